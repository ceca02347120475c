# One sentence for everything that happens. Sentences with "you" go to one side only.

log-sealed-team = { $seat } wants: { $choice }.

log-role-dealt = Your role: { $role }.
log-board-laid = The base is laid out.
log-leader-is = { $seat } is the Leader now.
log-leader-token-at = The Leader Token lies { $in-room }.

log-round-began = Round { $n } begins.
log-weather-rolled = The weather die shows { $weather }.
log-weather-is = The weather of this round: { $weather }.
log-fuel-burnt = { $the-room } burns { $n } fuel.
log-damaged = { $the-room } takes { $n } damage.
log-repaired = { $n } damage is repaired { $in-room }.
log-fuelled = { $n } fuel goes { $from-store } { $to-room }.
log-boiler-lost = The boiler is lost for good, and the base begins to freeze.
log-froze = It grows colder: the freezing marker moves { $n ->
    [one] 1 step
   *[other] { $n } steps
} and stands at { $at } of { $all }.
log-power-failed = The power fails, and the base lies in darkness.
log-power-back = The light is back.
log-rescue-flies = The Rescue Helicopter flies { $n ->
    [one] 1 step
   *[other] { $n } steps
} and is at { $at } of { $all }.
log-rescue-waits = { $n ->
    [0] The Rescue Helicopter waits at the base on its last drop of fuel.
   *[other] The Rescue Helicopter waits at the base with { $n } fuel left.
}
log-rescue-left = The tank of the Rescue Helicopter is empty: it is gone for good.

log-speaker-is = { $seat } speaks for the Alien now.
log-drafted = Your draft sends the Alien { $to-room } with Strength { $n }.
log-proposed = { $seat } proposes to send the Alien { $plan }.
log-plan-fixed = The plan sends the Alien { $plan }.
log-plan-made = The Alien has made its plan.
log-stacks-sealed = { $n ->
    [one] The Alien will come to one place, how strong nobody knows.
   *[other] The Alien will come to { $n } places, how strong nobody knows.
}
log-stacks-seen = { $n ->
    [one] The Alien has laid out one card, with Strength { $sizes }.
   *[other] The Alien has laid out { $n } cards, with Strength { $sizes }.
}
log-brood-known = { $count ->
    [one] So far you are the only Alien: { $seats }.
   *[other] The Aliens know each other: { $seats }.
}

log-drew = { $seat } draws { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}.
log-you-draw = You draw { $things }.
log-you-keep = You keep { $thing }.
log-reshuffled = The discarded Action cards are shuffled into the deck.
log-exchanged = { $seat } throws a card away for a new one.
log-threw = You throw away { $card }.
log-leader-drew = The Leader's extra card begins the stack.
log-leader-drew-card = The Leader's extra card is { $card }.
log-placed-card = { $seat } goes { $to-room } and hands in a card.
log-placed-lit = { $seat } goes { $to-room } and chooses a card by the light of a Flashlight.
log-placed-dark = { $seat } goes { $to-room } and hands in a random card in the dark.
log-placed-special = { $seat } goes { $to-room } with a Special Action and throws the whole hand away.
log-placed-lit-special = { $seat } goes { $to-room } with a Special Action, shows a Flashlight and throws the whole hand away.
log-gave = You hand in { $card }.
log-shown = Everybody sees { $seat } hand in { $card }.
log-special-drew = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
} for the Special Action.
log-special-given = { $seat } hands in a card drawn by Special Action.
log-took-leader-token = { $seat } takes the Leader Token.
log-leader-token-back = The Leader Token is set aside.
log-went-to-sleep = { $seat } lies down in the Dormitory to change cards.
log-deck-seen = The Action deck holds { $things }.
log-hand-chosen = You choose { $things }.
log-chose-hand = { $seat } has a new hand of { $n ->
    [one] 1 card
   *[other] { $n } cards
}, and the Action deck is shuffled.
log-boarded = { $seat } takes the first seat { $in-vehicle }.

log-stacks-revealed = The Alien comes { $plan }.
log-entered-alien = The Alien strikes { $in-room }.
log-entered-meeting = The encounter { $in-room } begins.
log-fire-used = { $seat } turns fire on the Alien { $in-room } with { $thing }: it loses 1 Strength, and { $seat } lies down.
log-alien-wrecks = The Alien wrecks { $the-room }.
log-alien-passes = The Alien does nothing { $in-room }.
log-stack-card-lost = One card of the stack is lost unseen.
log-stack-lost = The lost card is { $card }.
log-alien-ran = The Alien { $in-room } runs away.
log-laid-down = { $count ->
    [one] { $seats } lies down.
   *[other] { $seats } lie down.
}
log-fled = { $count ->
    [one] { $seats } flees and lies in the Leisure Room.
   *[other] { $seats } flee and lie in the Leisure Room.
}
log-eaten = The Alien takes { $seat } { $in-room } and gains 1 Strength.
log-dog-eaten = The Alien takes a dog { $in-room } and gains 1 Strength.
log-weapons-lost = { $n ->
    [one] One Weapon card leaves the game unseen.
   *[other] { $n } Weapon cards leave the game unseen.
}
log-items-lost = { $n ->
    [one] One Item card leaves the game unseen.
   *[other] { $n } Item cards leave the game unseen.
}
log-food-lost = { $n } food from the Pantry is spoilt.
log-fuel-lost = { $n } fuel from the Underground Warehouse is lost.
log-lab-lost = { $n ->
    [one] One token of the Laboratory bag leaves the game unseen.
   *[other] { $n } tokens of the Laboratory bag leave the game unseen.
}
log-lab-lost-tokens = Lost from the Laboratory bag: { $things }.
log-blood-bag-lost = A Blood Bag is removed from the Laboratory bag.
log-blood-bag-missing = The Laboratory bag holds no Blood Bag to remove.
log-dog-caught = The dog { $in-room } is caught and locked in the Kennel.
log-avoided = { $seat } shows { $thing } and stays out of the meeting.
log-took = { $seat } takes a contagion token from { $other }.
log-learnt-human = The token you took from { $other } is Human: your role stays as it was.
log-learnt-alien = The token you took from { $other } is Alien: your role is Alien.
log-lent-human = { $seat } got a Human token from you.
log-lent-alien = { $seat } got your Alien token.
log-dog-bit = { $seat } is alone with a dog and draws from the contagion bag.
log-learnt-of-dog-human = The token of the dog is healthy: your role stays as it was.
log-learnt-of-dog-alien = The token of the dog is Alien: your role is Alien.
log-suspected = The suspicion disk of { $seat } is at { $n }.
log-suspected-green = The suspicion disk of { $seat } goes to green: proven Human.
log-suspected-yellow = The suspicion disk of { $seat } is back on yellow.
log-suspected-red = The suspicion disk of { $seat } is at the red maximum.
log-stacks-returned = The Alien takes back its cards and Strength.

log-burn-asked = { $seat } wants to burn { $the-room } with { $thing }.
log-burn-refused = The Leader says no, and { $seat } burns nothing.
log-room-burned = { $seat } burns down { $the-room } with { $thing }.

log-turned = The Leader turns a card: { $card }.
log-assigned = { $seat } gets { $card } { $in-room }.
log-action-lost = Nothing comes of { $card }: it is lost.
log-stack-dropped = The rest of the stack is discarded unseen.
log-weapons-drawn = { $seat } draws { $n ->
    [one] 1 Weapon card
   *[other] { $n } Weapon cards
}.
log-weapon-kept = { $seat } keeps a Weapon card.
log-flamethrower-kept = { $seat } keeps a Flamethrower and lays it open.
log-items-drawn = { $seat } draws { $n ->
    [one] 1 Item card
   *[other] { $n } Item cards
}.
log-item-kept = { $seat } keeps an Item card.
log-lab-drawn = { $seat } draws a Lab Token.
log-lab-kept = { $seat } keeps the Lab Token.
log-lab-thrown = { $seat } throws the Lab Token away.
log-cooked = { $n } food is cooked in the Kitchen.
log-sos-sent = The S.O.S. is sent: the Rescue Helicopter is on its way.
log-die-rolled = The die rolled in the Weather Station shows { $weather }.
log-die-kept = The weather die stays in the Weather Station with { $weather }.
log-item-used = { $seat } uses { $thing }.
log-keys-shown = { $seat } shows the Keys: the escape begins.

log-gathered = Everybody comes back to the Leisure Room.
log-offer-opened = { $seat } wants to trade with { $other }.
log-added = You add { $thing }.
log-offer-sent = { $seat } offers { $other } { $parcel }.
log-return-sent = { $seat } gives { $other } { $parcel } in return.
log-return-nothing = { $seat } gives { $other } nothing in return.
log-parcel-shown = You are shown { $things }.
log-trade-off = Nothing comes of the trade between { $seat } and { $other }.
log-received = You get { $things }.
log-trade-done = The trade between { $seat } and { $other } is done.
log-voted = { $seat } points at { $other }.
log-voted-nobody = { $seat } points at nobody.
log-exposed = { $seat } is exposed as an Alien, which brings { $n } Strength.
log-stripped = Everything { $seat } held is gone.
log-test-offered = { $seat } offers { $test }.
log-tested-blood = { $seat } spends a Blood Bag and tests { $other }.
log-tested-fire = { $seat } heats a Wire with the Flamethrower and tests { $other }.
log-role-shown-human = { $seat } is Human.
log-role-shown-alien = { $seat } is an Alien.

log-ate-kitchen = The base eats the { $n } food cooked in the Kitchen.
log-ate-pantry = Nothing was cooked: { $n } food goes from the Pantry.
log-ate-nothing = There is nothing left to eat.
log-hungry = The food has run out: everyone is hungry from now on.
log-starved = { $seat } discards a card for hunger.
log-dogs-gathered = The dogs at large are picked up.
log-dog-placed = A dog roams { $in-room }.
log-pack-leader-at = The Pack Leader roams { $in-room }.
log-kennel-opened = The Kennel opens, and its dogs are free.

log-wants-aboard = { $seat } wants to come aboard.
log-stays-behind = { $seat } does not want to come aboard.
log-agreed = { $seat } agrees.
log-refused = { $seat } does not agree.
log-came-aboard = { $seat } comes aboard.
log-departed = { $the-vehicle } departs.
log-hand-shown = { $seat } still held { $things }.
log-hand-shown-empty = { $seat } held nothing any more.
log-chain-human = { $seat } stayed Human.
log-chain-escaped = { $seat } got away as a Human.
log-chain-alien = { $seat } was an Alien.
log-chain-first = { $seat } was the first Alien.
log-chain-dog = { $seat } was infected by a dog.
log-chain-seat = { $seat } was infected by { $other }.

log-record-dealt-fillings = Your dental record shows fillings.
log-record-dealt-healthy = Your dental record shows healthy teeth.
log-tested-teeth = { $seat } discards a card and looks at the teeth of { $other } by Flashlight.
log-record-shown-fillings = { $seat } has fillings, and is Human.
log-record-shown-healthy = { $seat } has healthy teeth.
log-record-was-fillings = { $seat } had fillings.
log-record-was-healthy = { $seat } had healthy teeth.
log-rifle-laid = { $seat } lays { $thing }: the dog has { $n } spaces more to run.
log-dog-ran = The dog runs on: space { $at } of { $all }.
log-escaped = { $seats } escaped { $in-vehicle }, and won.
