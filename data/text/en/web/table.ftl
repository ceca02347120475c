# Words around the game in the browser. What the game itself says stands in the files of the game.

rules = Rules
menu = Menu
settings = Settings
station = Station
side = Log, talk and notes
views = Views
people = At the table
log = Log
talk = Talk
tab-plan = Plan
tab-people = People
tab-log = Log
tab-talk = Talk
tab-notes = Notes
tab-mine = Mine
to-question = To the question
skip = Skip
why = Which rule?
rule = Read the rule
undo = Take it back
sure = Really? { $what }

phase-help-set-up = The base is laid out and everybody gets a role.
phase-help-weather = The weather decides how much fuel the base burns and how fast help comes.
phase-help-plan = The exposed Alien decides in secret where to strike.
phase-help-drawing = Everybody fills up their hand of Action cards.
phase-help-placing = Everybody goes to a room and gives the Leader one card, face down.
phase-help-encounters = Whoever meets in a room may be infected. First the exposed Alien strikes.
phase-help-burning = A room can be burnt down, if the Leader agrees.
phase-help-actions = The Leader turns the cards one by one and says who does what.
phase-help-boarding = Who comes aboard? One Alien among them, and the Humans lose.
phase-help-trading = Weapons, Items and Lab Tokens may change hands.
phase-help-vote = Everybody points at the one they trust least.
phase-help-reveal = An Alien may show itself now. Everybody is asked.
phase-help-tests = A test shows for certain what somebody is.
phase-help-chase = In the UFO: the Alien gathers tokens for the launch, the Humans stop it.
phase-help-food = The base eats.
phase-help-over = The game is over.

plan = Plan of the base
plan-ufo = Plan of the UFO
plan-vehicles = { $n ->
    [0] gone
    [one] 1 vehicle
   *[other] { $n } vehicles
}
say-sector = asks for Strength { $n }, { $token }
say-npc = an NPC
say-launch = { $n } of { $of } launch cards active, { $reserve } tokens in the reserve, the Alien has { $points ->
    [one] 1 point
   *[other] { $points } points
}
ufo-reserve = { $n } in reserve
ufo-points = { $n ->
    [one] Alien: 1 point
   *[other] Alien: { $n } points
}
pack-leader-in = Pack Leader: { $room }. Only three together catch it
pack-leader-waiting = The Pack Leader comes at night. Only three together catch it
pack-leader-locked = The Pack Leader is locked up in the Kennel
dog-track = { $n ->
    [one] The dog is away in 1 round
   *[other] The dog is away in { $n } rounds
}
teeth-fillings = Your teeth have fillings: shown to all, they prove you Human.
teeth-healthy = Your teeth are healthy, which alone proves nothing.
role-goal-nw-human = You win when you get away in a vehicle without an Alien, in the Rescue Helicopter only with every Human of the station. The game may go on for the others.
role-goal-nw-alien = You win when the last Human is infected or taken, when one of you gets away, or when the dog escapes. Alone in a Snow Cat you head for the UFO. Stay hidden, infect, drive off.
plan-burned = burnt down
plan-boiler-lost = lost to the cold
plan-locked = { $n ->
    [one] 1 dog locked up
   *[other] { $n } dogs locked up
}
plan-locked-npcs = { $n ->
    [one] 1 NPC locked up
   *[other] { $n } NPCs locked up
}
plan-die = waiting: { $weather }
plan-pantry = Pantry
plan-short-underground = below
plan-short-external = outside
plan-short-pantry = food
say-fuel = fuel { $n } of { $of }
say-damage = damage { $n } of { $of }
say-dog = a dog
say-pack-leader = the Pack Leader
say-alien = the Alien with Strength { $n }
say-leader-token = the Leader Token
say-lying = { $name } (lying)
say-store = { $name }: { $n }

leader = Leader
is-asked = is asked now
away = away
stand-in = { $name }, a bot plays
count-cards = { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}
count-weapons = { $n ->
    [one] 1 Weapon
   *[other] { $n } Weapons
}
count-items = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
count-labs = { $n ->
    [one] 1 Lab Token
   *[other] { $n } Lab Tokens
}
count-flames = Flamethrower, { $n } reloads
suspicion-is = suspicion { $n } of { $of }
suspicion-red = suspicion at its maximum: hands in cards openly
suspicion-green = proven Human
proven-human = proven Human

mine = Only you see this
looking-on = You look on
looking-on-hint = You see what everybody at the table sees, and nothing more.
looking-late = { $n ->
    [one] You see everything a minute late.
   *[other] You see everything { $n } minutes late.
}
peek-news = Your role may have changed: hold to peek
no-items-this-round = None this round
peek = Hold to peek at your role
role-goal-human = You win when every living Human gets away and no Alien comes along.
role-goal-alien = You win when no Human gets away, or when one of you comes along. Stay hidden, infect, sabotage.
hand = Your Action cards
hand-empty = No Action cards
card-hint-use = the room works
card-hint-repair = one damage less
card-hint-sabotage = harm is done

place-both = Choose a card and a room
place-card = Choose a card
place-room = Choose a room
rooms-list = Choose a room: on the plan, or from this list
by-flashlight = by Flashlight
give-blind = Random
give-hint-blind = in the dark, one of your cards
give-special = Special
give-hint-special = throw the hand away, give a card from the deck
give-lit-special = Special with light
give-hint-lit-special = throw the hand away, choose one of two from the deck
one-more = One more: { $what }
one-less = One less: { $what }
in-the-deck = { $n } in the deck
hand-more = { $n ->
    [one] One more card
   *[other] { $n } more cards
}
plan-left = { $n } of { $of } Strength left
plan-tap = Tap rooms to send the Alien there
plan-tap-sectors = Tap sectors to send the Alien there
plan-propose = Propose this plan
trade-give = You give
trade-get = You get
trade-nothing = nothing
trade-answer-nothing = Give nothing in return
away-hint = A bot plays for you.
return = Take your seat again

weather-generator = The Generator burns { $n } fuel each round
weather-boiler = The Boiler burns { $n } fuel each round
weather-freeze = The cold moves { $n } steps
weather-helicopter = The Rescue Helicopter flies { $n } steps
rescue-unaware = No S.O.S. sent yet
rescue-flying = { $n ->
    [one] Rescue: 1 step away
   *[other] Rescue: { $n } steps away
}
rescue-landed = The Rescue Helicopter is here
rescue-gone = The Rescue Helicopter is gone
tank = { $n ->
    [0] It flies on its last drop
    [one] Its fuel: 1 round
   *[other] Its fuel: { $n } rounds
}
freezing = { $n ->
    [one] Death by cold in 1 step
   *[other] Death by cold in { $n } steps
}
food = { $cooked ->
    [0] Food: { $n }
   *[other] Food: { $n }, cooked: { $cooked }
}
hungry = Hungry: two cards at most
strength = Alien Strength: { $n }
strength-none = The exposed Alien is beaten
stacks = It lies in wait with { $sizes }
leader-stack = { $n ->
    [one] Leader's stack: 1 card
   *[other] Leader's stack: { $n } cards
}
alarm-dark = The light is out: cards are given at random
alarm-generator = Generator: one more damage and the light goes out
alarm-boiler = Boiler: one more damage and the base freezes
alarm-boiler-now = Boiler: repair it now or it is lost
alarm-freezing = The base is freezing

past-title = { $round }, as it was:
past-back = Back to now
log-jump = Look at this moment again
talk-nothing = Nobody has said anything yet.
talk-silent = Nobody who plays says anything until the game is over.
talk-say = Say something
say = Say
somebody = Somebody
unsay = Remove this line
mute = Mute { $name }
unmute = Let { $name } speak
muted = muted
claims = Say it by a button
claim-short-i-am-human = I am Human
claim-short-it-was-not-me = It was not me
claim-short-i-trust = I trust …
claim-short-i-suspect = I suspect …
claim-short-i-gave = I gave …
claim-short-i-go-to = I go to …
claim-short-please-test = Test …
claim-short-please-repair = Repair …
claim-short-please-fuel = Fuel …
notes-hint = Notes for yourself. Nobody else ever sees them.
guess-title-role = Who is an Alien?
guess-title-blood = Who is an Imitation?
guess-hint = Nobody sees your guesses. They are counted when the game is over.
guess-score = guessed right: { $right } of { $of }
guess-sharpest = the sharpest eye: { $right } of { $of } right
guess-right = ✓ you guessed: { $side }
guess-wrong = ✗ you guessed: { $side }

rules-title = The rules
rules-search = Search the rules
rules-near = Behind the present question
rules-found = { $n ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $n } rules
}

menu-device = Play on another device too
menu-hand-over = Hand your seat to somebody else
menu-leave = Let a bot play for you
menu-watch = Others look on by this link:
menu-host = You keep this table
menu-give-host = Make { $name } the host
link-device = Open this link on your other device. It works once.
link-hand-over = Whoever opens this link gets your seat, and you lose it. It works once.

pace = Pace of what happens and of what bots say
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
pace-instant = at once
motion = Motion
motion-system = as the device says
motion-full = full
motion-reduced = reduced
size = Size of the text
size-small = small
size-normal = normal
size-large = large
signals = Signals
sound = Sound
volume = Volume
notify = Tell me when it is my turn
shortcuts = Keys: numbers choose, Space skips, ? opens the rules

end-title = The game is over
end-won = You have won
end-lost = You have lost
end-winner = won
end-mood-away = The storm howls on, but somebody has outlived this night.
end-mood-dark = When the relief team comes in spring, no light is burning.
end-look = Look at the table
end-show = The result
end-save = Save the game
go-on = Go on: the dog runs to Outpost 31
again = Play again
go-on-host = The dog runs to Outpost 31. The host can go on with the story there, at this table.
again-host = The host can open the next game at this table.
covered-line = Yours alone: hold to read
covered-beat = A secret for you alone, even if it is only that nothing has changed. Hold your role card, or the line in the log, to look.
covered-aside = Something for you alone: hold the line in the log to read it.
waiting-for = Waiting for

opening-you = You are { $name }
opening-among-role = One of the { $n } at this table is the Alien, and nobody else knows who. Whoever is infected changes sides in secret.
opening-go = To the table
