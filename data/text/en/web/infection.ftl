# Words around Infection at Outpost 31 in the browser. What the game itself says stands in the files of the game.

inf-outpost = Outpost
inf-mission = Mission
inf-battle = Battle
inf-no-mission = The Captain has not opened the Mission Log yet.
inf-mission-over = This mission is over.
inf-team-of = Team of { $n }
inf-contagion = Contagion { $n } of { $of }
inf-next-fallout = next: { $what }
inf-tracker = Infection tracker
inf-level = Level { $n }: { $what }; { $tests ->
    [0] no End Blood Test
    [one] 1 End Blood Test
   *[other] { $tests } End Blood Tests
}
inf-level-last = Level { $n }: the Imitations have won
inf-tests-now = End Blood Tests now: { $n }
inf-decks = Decks and chips
inf-log-deck = Mission Log: { $n } left, { $discarded } discarded
inf-log-discarded = Discarded from the Mission Log
inf-log-none = Nothing is discarded yet.
inf-supply-deck = Supply: { $n } left, { $discarded } discarded
inf-supply-face-down = Its discards lie face down.
inf-destroyed-rooms = Rooms destroyed: { $n } of { $of }
inf-possible = { $n ->
    [one] At most 1 Imitation
   *[other] At most { $n } Imitations
}
inf-possible-first = One was dealt at the start. When a Sector opens, blood is dealt again.
inf-possible-later = Blood has been dealt again: there may be fewer, never more.
inf-no-blood = No Blood Sample has been dealt yet.
inf-cleared = cleared
inf-refused = refused this turn
inf-pad = Helicopter
inf-power-captain = Only the Captain uses powers, one a turn.
inf-power-when = You are the Captain: a power lights up when its moment has come.
inf-power-spent = Your power of this turn is used.
inf-by-power = your power: { $power }
inf-votes = More than half must say yes.
inf-rejections = Rejected so far: { $n }. Every second rejection brings Contagion.
inf-tests-left = { $n ->
    [0] No End Blood Test is left.
    [one] 1 End Blood Test left. Its card is shown to all.
   *[other] { $n } End Blood Tests left. Each card is shown to all.
}
inf-picked = { $n } chosen
inf-escape = Escape
inf-blood-unseen = not shown yet
inf-aboard = Aboard: { $fewest } to { $most }
inf-objectives = Objectives
inf-things = Things beaten
inf-chips-left = Chips left
inf-none-left = none
inf-rec-room = Rec Room
inf-locked = locked
inf-destroyed = destroyed
inf-chip = a face-down chip
inf-chip-thing = a Thing
inf-fire = fire
inf-smoke = smoke
inf-dark = no light
inf-captain = Captain
inf-on-team = team
inf-tied = tied up
inf-torched = torched
inf-cards = { $n ->
    [one] 1 Supply card
   *[other] { $n } Supply cards
}
inf-hand = Your Supply cards
inf-doubt = likely an Imitation, by what you know
inf-worth = worth { $n }
inf-harm-ruin = fails at once
inf-harm-dark = fails without a Flashlight
inf-harm-fire = fails without a Fire Extinguisher
inf-harm-attack = fails without an Axe or Gun
inf-harm-luck = die: fails on 1 to 3
inf-pick-more = Choose who comes along
inf-found = Sabotage in the pool:
inf-in-pool = In the pool:
inf-pool-seen = You saw in the pool:
inf-turned = Turned:
inf-came = The card that came in:
inf-throws = { $n ->
    [one] 1 throw left
   *[other] { $n } throws left
}
inf-blood-two = You hold both of these, and return one. The last Imitation card is never returned: whoever has one is an Imitation from now on.
inf-blood-stays = This card stays with you; the other goes back. From now on you are what it says.
inf-blood-now = This is what you are now, since blood was last dealt.
inf-return-one = Return a card
role-goal-inf-human = You win when the helicopter leaves without an Imitation. Clear three Sectors, find out whom to trust.
role-goal-inf-imitation = You win by Contagion, by destroyed rooms, or by a seat in the helicopter. Stay hidden and spoil the missions.
opening-among-blood = One of the { $n } at this table is an Imitation. When a Sector is opened, blood is dealt again, and somebody may become one without anybody noticing.
claim-short-take-me = Take me
claim-short-leave-me-out = Not me
claim-short-i-help = My card helps
claim-short-i-do-not-help = My card does not help
claim-short-please-torch = Torch …
claim-short-i-promise = I will give …

# What the present part of the turn is about.
phase-help-inf-set-up = Everybody takes a Character and gets a Blood Sample card.
phase-help-inf-window = The mission is known, the team is not: Molotov, Rope or Flamethrower now.
phase-help-inf-torch = More than half must agree; then there is no way back.
phase-help-inf-team = The Captain names who goes. Departments of the mission must be there if they can.
phase-help-inf-room = The Captain picks a room with a chip. Fire costs an Extinguisher, darkness a Flashlight.
phase-help-inf-hand-in = Each member hands in one card, face down. Nobody will know whose it was.
phase-help-inf-sabotage = Sabotage in the pool lies open and must be answered, or the mission fails.
phase-help-inf-swap = The Captain alone has seen the pool, and may swap one card for the top of the deck.
phase-help-inf-reveal = The Captain picks the card that is turned next.
phase-help-inf-power = A Captain may use one power a turn.
phase-help-inf-dice = Like dice are kept, the others thrown again.
phase-help-inf-exchange = Cards may be exchanged for new ones, unseen by the others.
phase-help-inf-fires = Fire destroys its room, smoke turns to fire.
phase-help-inf-assimilation = A Sector opens: everybody gets a second blood card and returns one.
phase-help-inf-escape = Who leads the way out, and who flies? One Imitation aboard, and the Humans lose.
phase-help-inf-over = The game is over.

# One sentence for whoever meets a question for the first time; the key is the step of the game.
hint-inf-pick-character = Each Character has two powers for the turns in which they are Captain.
hint-inf-window = Everybody is asked, whatever they hold: doing nothing tells nothing.
hint-inf-consent = You are the Captain: without your consent nobody is left behind.
hint-inf-torch-vote = An Imitation is out of the game. For a Human, Contagion rises and a room suffers.
hint-inf-team = You are the Captain, and always come along. Whom do you trust with a card?
hint-inf-room = Under a chip lies Gear, a Discard or a Thing. Objectives of the Sector need Gear and Things.
hint-inf-entry = If nobody pays, the room is refused, and nobody learns who could have.
hint-inf-firefighter = Somebody who stays behind can be sent to a fire. It takes an Extinguisher to put it out.
hint-inf-hand-in = The cards are shuffled: nobody can tell which one was yours.
hint-inf-sabotage = The first one that cannot be answered ends the mission.
hint-inf-answer = One card of the team is enough. Nobody has to.
hint-inf-swap = The new card comes unseen, and may be worse.
hint-inf-keep = What is kept lies still for one throw, the others are thrown again.
hint-inf-dynamite = One use turns one die up or down by 1.
hint-inf-boost = One use brings more throws. Afterwards it can neither test nor torch.
hint-inf-exchange-molotov = A Molotov: you may throw one card away unseen and draw another. Whoever used it may do so too.
hint-inf-exchange-hand-in = Before the hand-in each member of the team may throw one card away unseen and draw another.
hint-inf-exchange-chip = The chip is a Discard: each member of the team may throw one card away unseen and draw another.
hint-inf-exchange-rec-room = Whoever stayed in the Rec Room may throw one card away unseen and draw another.
hint-inf-exchange-passed = The turn was passed: everybody who is free may throw one card away unseen and draw another.
hint-inf-exchange-after = After the turn each member of the team may throw one card away unseen and draw another.
hint-inf-firefight = Without an Extinguisher Fire destroys its room now, and Smoke turns to Fire before long.
hint-inf-skip-fires = Once a game the fires can be left alone.
hint-inf-return = Whoever holds an Imitation card is one from now on. Everybody is asked.
hint-inf-nominate = The Final Captain decides who flies. Choose somebody you believe.
hint-inf-nomination = The Final Captain decides who flies. Say yes to somebody you believe.
hint-inf-end-test = Test whom you doubt: an Imitation that was shown cannot fly.
hint-inf-board = One Imitation aboard, and the Humans lose.
