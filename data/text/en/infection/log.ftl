# One sentence for everything that happens. Sentences with "you" go to one seat only.

log-board-laid = The outpost is laid out: in every room a chip lies face down.
log-rolled-for-captain = { $seat } rolls { $dice } to be the first Captain.
log-captain-is = { $seat } is the Captain now.
log-blood-dealt = Everybody gets a Blood Sample card. One of them is an Imitation.
log-blood-received-human = Your Blood Sample says Human.
log-blood-received-imitation = Your Blood Sample says Imitation.

log-drew = { $seat } draws { $n ->
    [one] a Supply card
   *[other] { $n } Supply cards
}.
log-you-draw = You draw { $things }.
log-supply-shuffled = The discarded Supply cards are shuffled into a new deck.
log-exchanged = { $seat } exchanges { $n ->
    [one] a card
   *[other] { $n } cards
}.
log-threw = You throw away { $thing }.
log-paid = { $seat } discards { $thing } face up.

log-turn-began = Turn { $n } begins.
log-mission-drawn = The mission: { $mission }.
log-smoke-drawn = The Mission Log brings Smoke.
log-power-out-drawn = The Mission Log brings Power Out.
log-log-shuffled = The discards of the Mission Log are shuffled into a new deck.
log-room-rolled = The die picks { $the-room }.
log-smoked = Smoke rises { $in-room }.
log-ignited = Fire burns { $in-room }.
log-darkened = The power is out { $in-room }.
log-doused = No more Smoke or Fire { $in-room }.
log-destroyed = A room is destroyed: { $the-room }.
log-destroyed-chip = A room is destroyed: { $the-room }, and with it { $chip }.

log-molotov-used = { $seat } discards a Molotov: everybody who is free may exchange a card.
log-rope-asked = { $seat } wants to tie { $other } up and leave them behind.
log-rope-refused = The Captain refuses: { $seat } keeps the Rope, and { $other } stays free.
log-tied = { $seat } ties { $other } up.
log-tied-captain = { $seat } ties the Captain up: { $other } stays behind.
log-tested = { $seat } makes a Blood Test of { $other }.
log-blood-seen-human = The Blood Sample of { $other } says Human.
log-blood-seen-imitation = The Blood Sample of { $other } says Imitation.
log-torch-called = { $seat } accuses { $other } and calls for fire.
log-voted-yes = { $seat } votes yes.
log-voted-no = { $seat } votes no.
log-torch-failed = The vote spares { $seat }.
log-torched-human = { $seat } is torched, and was Human.
log-torched-imitation = { $seat } is torched, and was an Imitation.
log-torched-gear = { $torched } Their Gear goes to { $other }.
log-gear-given = { $seat } gives { $other } { $thing }.
log-power-used = { $seat } uses a power: { $power }.
log-mission-dropped = The mission is put away.

log-team-is = { $count ->
    [one] The team: { $seats } alone.
   *[other] The team: { $seats }.
}
log-team-is-no-swap = { $count ->
    [one] The team: { $seats } alone. A department is missing, so there is no swap.
   *[other] The team: { $seats }. A department is missing, so there is no swap.
}
log-chip-looked = The Captain looks at the chip { $in-room }.
log-chip-seen = The chip { $in-room } is { $chip }.
log-room-proposed = The Captain wants to go { $to-room }.
log-room-refused = The way { $to-room } stays unpaid: the team does not go there.
log-entered = The team goes { $to-room }.
log-turn-passed = The turn is passed: nobody leaves the Rec Room.
log-fires-skipped = Smoke and Fire are left as they are, this once.
log-sent = { $seat } is sent { $to-room } to fight the fire.

log-helper-is = { $seat } is to hand in a card from the Rec Room.
log-hand-looked = The Captain sees a random card of { $seat }.
log-card-seen = The card that the Captain sees of { $seat }: { $card }.
log-handed-in = { $count ->
    [one] { $seats } hands in a card.
   *[other] { $seats } hand in a card each.
}
log-handed-in-nothing = Nobody has a card to hand in.
log-gave = You hand in { $thing }.
log-hand-in-looked = The Captain looks at the card that { $seat } handed in.
log-hand-in-seen = { $seat } handed in { $thing }.
log-pool-shuffled = The pool is shuffled.
log-pool-seen = You see the pool: { $things }.
log-sabotage-none = The Captain finds no Sabotage.
log-sabotage-found = The Captain shows { $things }.
log-sabotage-gone = { $card } is dealt with.
log-sabotage-struck = { $card } strikes.
log-sabotage-rolled = The die for the Sabotage shows { $n }.
log-sabotage-shifted = { $seat } uses Dynamite: the die shows { $n }.
log-swapped = { $n ->
    [one] The Captain takes a card out of the pool.
   *[other] The Captain takes { $n } cards out of the pool.
}
log-swapped-out = You take { $thing } out of the pool.
log-pool-fed = The top Supply card joins the pool unseen.
log-swap-drawn = The Captain draws a card for the pool and looks at it.
log-swap-seen = The card for the pool is { $thing }.
log-swap-kept = The card joins the pool.
log-swap-thrown = The card is thrown away for the next.
log-top-looked = The Captain looks at the two top Supply cards.
log-top-seen = On top lies { $first }, then { $second }.
log-top-left = You leave the two cards as they lie.
log-top-turned = You change the order of the two cards.
log-flip-picked = The unseen card you turn is { $thing }.
log-flipped = A card is turned: { $card }.
log-pool-dropped = The rest of the pool goes away unseen.
log-mission-passed = The mission is passed.
log-mission-failed = The mission has failed.

log-dice-ready = { $n ->
    [0] The pool gives no dice.
    [one] The pool gives 1 die, and there { $throws ->
        [one] is 1 throw
       *[other] are { $throws } throws
    }.
   *[other] The pool gives { $n } dice, and there { $throws ->
        [one] is 1 throw
       *[other] are { $throws } throws
    }.
}
log-thrown = The throw shows { $dice }.
log-die-shifted-gear = { $seat } uses Dynamite: a die goes from { $from } to { $to }.
log-die-shifted-power = { $seat } turns a die from { $from } to { $to }.
log-dice-kept = The Captain keeps { $dice }.
log-dice-kept-none = The Captain keeps no die.
log-boosted = { $seat } uses a Flamethrower: { $n ->
    [one] 1 more throw
   *[other] { $n } more throws
}.

log-chip-shown = The chip { $in-room } shows { $chip }.
log-gear-taken = { $seat } takes { $thing }.
log-thing-beaten = The Thing { $in-room } is beaten.
log-battle-lost = The battle { $in-room } is lost.
log-chip-stays = The Thing lies face down again { $in-room }.
log-chips-mixed = The chips of { $sector } are mixed and laid face down again.

log-came-home = Everybody comes back to the Rec Room.
log-contagion-rose = Contagion rises to { $n } of { $all }.
log-fallout-rolled = The roll against the Fallout shows { $n }.
log-sector-unlocked = { $sector } opens.
log-second-blood-dealt = Everybody gets a second Blood Sample card.
log-second-blood-received-human = Your second Blood Sample card says Human.
log-second-blood-received-imitation = Your second Blood Sample card says Imitation.
log-blood-returned-human = You return a Human card.
log-blood-returned-imitation = You return an Imitation card.
log-blood-collected = Everybody has returned a card, and the blood deck is shuffled.
log-turn-ended = The turn is over.

log-escape-began = The outpost is cleared: the Escape begins.
log-nominated = { $seat } is nominated as Final Captain.
log-nomination-rejected = { $seat } is rejected.
log-nominations-cleared = Everybody was rejected, so everybody may be nominated again.
log-final-captain-is = { $seat } is the Final Captain.
log-blood-shown-human = { $seat } shows the Blood Sample: Human.
log-blood-shown-imitation = { $seat } shows the Blood Sample: Imitation.
log-boarded = { $count ->
    [one] { $seats } boards the helicopter alone.
   *[other] { $seats } board the helicopter.
}
log-unmasked-human = { $seat } was Human. In hand: { $things }.
log-unmasked-imitation = { $seat } was an Imitation. In hand: { $things }.
