# Names, and how several of them stand in a row.
# A room has the forms its prepositions ask for: the (itself), in (being there), to (going there).

room-armory = Armory
    .the = the Armory
    .in = in the Armory
    .to = to the Armory
room-base-helicopter = Base Helicopter
    .the = the Base Helicopter
    .in = at the Base Helicopter
    .to = to the Base Helicopter
room-boiler = Boiler Room
    .the = the Boiler Room
    .in = in the Boiler Room
    .to = to the Boiler Room
room-generator = Generator Room
    .the = the Generator Room
    .in = in the Generator Room
    .to = to the Generator Room
room-laboratory = Laboratory
    .the = the Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
room-radio = Radio Room
    .the = the Radio Room
    .in = in the Radio Room
    .to = to the Radio Room
room-warehouse = Warehouse
    .the = the Warehouse
    .in = in the Warehouse
    .to = to the Warehouse
room-weather-station = Weather Station
    .the = the Weather Station
    .in = in the Weather Station
    .to = to the Weather Station
room-unnamed = room
    .the = the room
    .in = there
    .to = there

place-leisure-room = Leisure Room
place-dormitory = Dormitory
place-aboard = aboard
place-gone = gone

status-character = in play
status-exposed = exposed Alien
status-dead = dead
status-escaped = escaped

store-underground = Underground Warehouse
    .from = from the Underground Warehouse
store-external = External Reserve
    .from = from the External Reserve

vehicle-rescue-helicopter = Rescue Helicopter
    .the = the Rescue Helicopter
    .in = in the Rescue Helicopter
vehicle-base-helicopter = Base Helicopter
    .the = the Base Helicopter
    .in = in the Base Helicopter
vehicle-snow-cat = Snow Cat
    .the = the Snow Cat
    .in = in the Snow Cat
vehicle-unnamed = vehicle
    .the = the vehicle
    .in = in the vehicle

card-use = Use
card-repair = Repair
card-sabotage = Sabotage

weapon-dynamite = Dynamite
    .a = Dynamite
weapon-firearm = Firearm
    .a = a Firearm
weapon-flamethrower = Flamethrower
    .a = a Flamethrower
weapon-melee = Melee Weapon
    .a = a Melee Weapon
weapon-rifle-two = Sniper Rifle 2
    .a = the Sniper Rifle 2
weapon-rifle-three = Sniper Rifle 3
    .a = the Sniper Rifle 3
weapon-rifle-four = Sniper Rifle 4
    .a = the Sniper Rifle 4

item-flashlight = Flashlight
    .a = a Flashlight
item-fuel = Fuel
    .a = Fuel
item-keys = Keys
    .a = Keys
item-tools = Tools
    .a = Tools
item-wire = Wire
    .a = a Wire

lab-blood-bag = Blood Bag
    .a = a Blood Bag
lab-failure = Failure
    .a = a Failure

character-peder = Peder

weather-sun = sun
weather-cloud = clouds
weather-snow = snow
weather-storm = storm

role-human = Human
role-alien = Alien

test-blood = Test A (blood)
test-fire = Test B (fire)
test-teeth = Test B (teeth)

count-card-use = { $n } Use
count-card-repair = { $n } Repair
count-card-sabotage = { $n } Sabotage

count-weapon-dynamite = { $n ->
    [one] Dynamite
   *[other] { $n } Dynamite cards
}
count-weapon-firearm = { $n ->
    [one] a Firearm
   *[other] { $n } Firearms
}
count-weapon-flamethrower = { $n ->
    [one] a Flamethrower
   *[other] { $n } Flamethrowers
}
count-weapon-melee = { $n ->
    [one] a Melee Weapon
   *[other] { $n } Melee Weapons
}
count-weapon-rifle-two = { $n ->
    [one] the Sniper Rifle 2
   *[other] { $n } Sniper Rifles 2
}
count-weapon-rifle-three = { $n ->
    [one] the Sniper Rifle 3
   *[other] { $n } Sniper Rifles 3
}
count-weapon-rifle-four = { $n ->
    [one] the Sniper Rifle 4
   *[other] { $n } Sniper Rifles 4
}

count-item-flashlight = { $n ->
    [one] a Flashlight
   *[other] { $n } Flashlights
}
count-item-fuel = { $n ->
    [one] Fuel
   *[other] { $n } Fuel cards
}
count-item-keys = { $n ->
    [one] Keys
   *[other] { $n } Keys cards
}
count-item-tools = { $n ->
    [one] Tools
   *[other] { $n } Tools cards
}
count-item-wire = { $n ->
    [one] a Wire
   *[other] { $n } Wires
}

count-lab-blood-bag = { $n ->
    [one] a Blood Bag
   *[other] { $n } Blood Bags
}
count-lab-failure = { $n ->
    [one] a Failure
   *[other] { $n } Failures
}

count-weapon-cards = { $n ->
    [one] a Weapon card
   *[other] { $n } Weapon cards
}
count-item-cards = { $n ->
    [one] an Item card
   *[other] { $n } Item cards
}
count-lab-tokens = { $n ->
    [one] a Lab Token
   *[other] { $n } Lab Tokens
}

plan-stack = { $to-room } with Strength { $n }

# Who was what, and since when.
round = Round { $n }
fate-title = Who was the Alien?
fate-by = infected by { $other }: { $when }, { $in-room }
fate-dog = infected by a dog: { $when }, { $in-room }
