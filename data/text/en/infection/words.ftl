# Names, and how several of them stand in a row.
# A room has the forms its prepositions ask for: the (itself), in (being there), to (going there).
# A card or a piece of Gear has the form it takes as the object of a sentence: a.

room-laundry-room = Laundry Room
    .the = the Laundry Room
    .in = in the Laundry Room
    .to = to the Laundry Room
room-greenhouse = Greenhouse
    .the = the Greenhouse
    .in = in the Greenhouse
    .to = to the Greenhouse
room-common-office = Common Office
    .the = the Common Office
    .in = in the Common Office
    .to = to the Common Office
room-sleeping-quarters = Sleeping Quarters
    .the = the Sleeping Quarters
    .in = in the Sleeping Quarters
    .to = to the Sleeping Quarters
room-bathroom = Bathroom
    .the = the Bathroom
    .in = in the Bathroom
    .to = to the Bathroom
room-geology-lab = Geology Lab
    .the = the Geology Lab
    .in = in the Geology Lab
    .to = to the Geology Lab
room-first-supply-room = Supply Room 1
    .the = Supply Room 1
    .in = in Supply Room 1
    .to = to Supply Room 1
room-infirmary = Infirmary
    .the = the Infirmary
    .in = in the Infirmary
    .to = to the Infirmary
room-biology-lab = Biology Lab
    .the = the Biology Lab
    .in = in the Biology Lab
    .to = to the Biology Lab
room-radio-room = Radio Room
    .the = the Radio Room
    .in = in the Radio Room
    .to = to the Radio Room
room-garage = Garage
    .the = the Garage
    .in = in the Garage
    .to = to the Garage
room-generator-room = Generator Room
    .the = the Generator Room
    .in = in the Generator Room
    .to = to the Generator Room
room-ice-store = Ice Store
    .the = the Ice Store
    .in = in the Ice Store
    .to = to the Ice Store
room-second-supply-room = Supply Room 2
    .the = Supply Room 2
    .in = in Supply Room 2
    .to = to Supply Room 2
room-balloon-tower = Balloon Tower
    .the = the Balloon Tower
    .in = in the Balloon Tower
    .to = to the Balloon Tower

sector-one = Sector 1
sector-two = Sector 2
sector-three = Sector 3

card-knife = Knife
    .a = a Knife
card-petri-dish = Petri Dish
    .a = a Petri Dish
card-flashlight = Flashlight
    .a = a Flashlight
card-fire-extinguisher = Fire Extinguisher
    .a = a Fire Extinguisher
card-axe = Axe
    .a = an Axe
card-copper-wire = Copper Wire
    .a = a Copper Wire
card-molotov = Molotov
    .a = a Molotov
card-gun = Gun
    .a = a Gun
card-sabotage-ruin = Sabotage (Ruin)
    .a = a Sabotage (Ruin)
card-sabotage-dark = Sabotage (Darkness)
    .a = a Sabotage (Darkness)
card-sabotage-fire = Sabotage (Blaze)
    .a = a Sabotage (Blaze)
card-sabotage-attack = Sabotage (Attack)
    .a = a Sabotage (Attack)
card-sabotage-luck = Sabotage (Luck)
    .a = a Sabotage (Luck)

gear-rope = Rope
    .a = a Rope
gear-dynamite = Dynamite
    .a = Dynamite
gear-flamethrower = Flamethrower
    .a = a Flamethrower

chip-rope = Rope
    .a = a Rope
chip-dynamite = Dynamite
    .a = Dynamite
chip-flamethrower = Flamethrower
    .a = a Flamethrower
chip-thing = Thing
    .a = a Thing
chip-discard = Discard
    .a = a Discard

blood-human = Human
blood-imitation = Imitation

department-maintenance = Maintenance
department-science = Science
department-operations = Operations

character-childs = Childs
character-palmer = Palmer
character-fuchs = Fuchs
character-copper = Copper

power-battle-throw = one more throw in the battle
power-second-on-the-left = the second on the left is the next Captain
power-battle-die = one more die in the battle
power-swap-two = swap two cards
power-exchange-after = the team exchanges cards after the turn
power-zero-counts-one = a card of value 0 counts 1
power-see-handed-in = see a card before the shuffle
power-no-mixing = the chips stay where they are
power-see-chip = look at a chip
power-petri-counts-any = a Petri Dish counts as any item
power-new-mission = another mission
power-ignore-power-out = ignore Power Out
power-see-swapped = see the card that comes in
power-one-more = one more for the mission
power-add-top = the top Supply card joins the pool
power-order-top = put the two top Supply cards in order
power-cancel-sabotage = cancel a Sabotage
power-swap-anyway = swap although a department is missing
power-rec-room-card = a card from the Rec Room
power-see-random = see a random card of a member
power-exchange-before = the team exchanges cards before handing in
power-remove-smoke = remove a Smoke
power-shift-die = change a die by 1
power-spare-fallout = roll against the Fallout

fallout-power-out = Power Out
fallout-smoke = Smoke
fallout-fire = Fire
fallout-destroyed = room destroyed

count-card-knife = { $n ->
    [one] a Knife
   *[other] { $n } Knives
}
count-card-petri-dish = { $n ->
    [one] a Petri Dish
   *[other] { $n } Petri Dishes
}
count-card-flashlight = { $n ->
    [one] a Flashlight
   *[other] { $n } Flashlights
}
count-card-fire-extinguisher = { $n ->
    [one] a Fire Extinguisher
   *[other] { $n } Fire Extinguishers
}
count-card-axe = { $n ->
    [one] an Axe
   *[other] { $n } Axes
}
count-card-copper-wire = { $n ->
    [one] a Copper Wire
   *[other] { $n } Copper Wires
}
count-card-molotov = { $n ->
    [one] a Molotov
   *[other] { $n } Molotovs
}
count-card-gun = { $n ->
    [one] a Gun
   *[other] { $n } Guns
}
count-card-sabotage-ruin = { $n ->
    [one] a Sabotage (Ruin)
   *[other] { $n } Sabotages (Ruin)
}
count-card-sabotage-dark = { $n ->
    [one] a Sabotage (Darkness)
   *[other] { $n } Sabotages (Darkness)
}
count-card-sabotage-fire = { $n ->
    [one] a Sabotage (Blaze)
   *[other] { $n } Sabotages (Blaze)
}
count-card-sabotage-attack = { $n ->
    [one] a Sabotage (Attack)
   *[other] { $n } Sabotages (Attack)
}
count-card-sabotage-luck = { $n ->
    [one] a Sabotage (Luck)
   *[other] { $n } Sabotages (Luck)
}

count-department-maintenance = { $n ->
    [one] Maintenance
   *[other] { $n } of Maintenance
}
count-department-science = { $n ->
    [one] Science
   *[other] { $n } of Science
}
count-department-operations = { $n ->
    [one] Operations
   *[other] { $n } of Operations
}

# What a mission asks for, without a full stop.
mission = { $directive } (team of { $n })
mission-departments = { $directive } (team of { $n } with { $departments })
directive-set = every card is worth { $values }
directive-find = { $n ->
    [one] one of { $among } cards shows { $items }
   *[other] { $n } of { $among } cards show { $items }
}
directive-find-also = { $n ->
    [one] one of { $among } cards shows { $items } and another { $also }
   *[other] { $n } of { $among } cards show { $items } and another { $also }
}
directive-sum = the cards are worth at least { $n } in all
directive-roll = { $n } dice alike in { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
}

# Who was what, and since when.
turn = Turn { $n }
fate-title = Who was an Imitation?
fate-blood = by new blood: { $when }, when { $sector } opened
