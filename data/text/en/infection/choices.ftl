# Labels of choices, questions and phases.

choice-pick = Play { $character } ({ $department })
choice-molotov = Discard a Molotov
choice-tie-captain = Tie the Captain up
choice-leave-behind = Tie { $seat } up, to be left behind
choice-blood-test = Make a Blood Test of { $seat }
choice-torch = Accuse { $seat }, to be torched
choice-hand-over = Give { $seat } { $thing }
choice-new-mission = Draw another mission
choice-team = Team: { $seats }
choice-look-under = Look at the chip { $in-room }
choice-ignore-power-out = Ignore Power Out this turn
choice-enter = Go { $to-room }
choice-send = Send { $seat } { $to-room }
choice-add-helper = Have { $seat } hand in a card too
choice-see-random = See a random card of { $seat }
choice-see-handed-in = See the card of { $seat }
choice-team-exchange = Let the team exchange cards
choice-hand-in = Hand in { $thing }
choice-face = Face { $card }
choice-cancel = Cancel { $card }
choice-pay = Discard { $thing }
choice-pay-both = Discard a Fire Extinguisher and a Flashlight
choice-swap = Swap out { $things }
choice-swap-seeing = Swap out { $thing } and see the new card
choice-look-at-top = Look at the two top Supply cards
choice-put-on-top = Put { $thing } on top
choice-flip = Turn { $thing }
choice-flip-unseen = Turn a card that came in unseen
choice-shift = Turn a die from { $from } to { $to }
choice-keep = Keep { $dice }
choice-keep-none = Keep no die
choice-boost = Use the Flamethrower
choice-exchange = Exchange { $things }
choice-remove-smoke = Remove the Smoke { $in-room }
choice-return-human = Return a Human card
choice-return-imitation = Return an Imitation card
choice-nominate = Nominate { $seat }
choice-end-test = Test { $seat } in front of all
choice-board = Aboard: { $seats }

choice-yes-consent = Agree
choice-yes-torch = Torch { $seat }
choice-yes-nomination = Accept { $seat }
choice-yes-keep-swapped = Keep the card
choice-yes-power = Use the power
choice-yes-skip-fires = Leave the fires as they are

choice-no-consent = Refuse
choice-no-torch = Spare { $seat }
choice-no-nomination = Reject { $seat }
choice-no-keep-swapped = Throw it away and take the next unseen
choice-no-power = Do not use it
choice-no-skip-fires = Resolve the fires

choice-pass-window = Do nothing
choice-pass-room = Stay in the Rec Room
choice-pass-pay = Discard nothing
choice-pass-firefighter = Send nobody
choice-pass-power = Use no power
choice-pass-dynamite = Use no Dynamite
choice-pass-swap = Swap nothing
choice-pass-boost = Do not use it
choice-pass-end-test = Test nobody

prompt-window-first = use a Molotov, Rope, Flamethrower or power before the team is named?
prompt-window-second = use a Molotov, now that the room was refused?
prompt-consent = may { $seat } tie { $other } up and leave them behind?
prompt-torch-vote = { $seat } accuses { $other }. Torch { $other }?
prompt-exchange = exchange cards for new ones from the deck?
prompt-team = who goes on the mission? { $n } in all.
prompt-team-departments = who goes on the mission? { $n } in all, with { $departments }.
prompt-room = which room does the team go to?
prompt-entry = discard { $things } for the way { $to-room }?
prompt-firefighter = send somebody to a fire?
prompt-prepare = use a power before cards are handed in?
prompt-hand-in = which card do you hand in? The mission: { $directive }.
prompt-hand-in-battle = which card do you hand in for the battle? It takes { $n } dice alike in { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
}.
prompt-see-handed-in = see a card before the pool is shuffled?
prompt-sabotage = which Sabotage do you face now?
prompt-answer = discard { $things } against { $card }? Otherwise the team fails.
prompt-sabotage-die = the die for the Sabotage shows { $n }. Use Dynamite?
prompt-swap = swap a card of the pool for the top Supply card?
prompt-order-top = which card comes on top?
prompt-keep-swapped = does the card you saw join the pool?
prompt-flip = which card of the pool is turned next?
prompt-power = use your power: { $power }?
prompt-dynamite = the dice show { $dice }. Use Dynamite?
prompt-shift-die = the dice show { $dice }. Change one by your power?
prompt-keep = the dice show { $dice }. Which do you keep?
prompt-boost = use a Flamethrower for more throws?
prompt-firefight = discard a Fire Extinguisher to put the fire out?
prompt-remove-smoke = remove a Smoke by your power?
prompt-skip-fires = leave Smoke and Fire as they are? That can be done once a game.
prompt-return = which Blood Sample card do you return?
prompt-nominate = who is to be Final Captain?
prompt-nomination = shall { $seat } be Final Captain?
prompt-end-test = { $n ->
    [one] whom do you test in front of all? 1 test is left.
   *[other] whom do you test in front of all? { $n } tests are left.
}
prompt-board = who flies? At least { $fewest } and at most { $most }, with you.

phase-window = Before the team
phase-torch = Accusation
phase-team = Team
phase-room = Room
phase-hand-in = Handing in
phase-look = Pool and Sabotage
phase-swap = Swap
phase-reveal = Turning the cards
phase-dice = Dice
phase-chip = Chip
phase-battle = Battle
phase-fires = Smoke and Fire
phase-home = Back in the Rec Room
phase-fallout = Fallout
phase-assimilation = Assimilation
phase-turn-end = End of the turn
phase-nomination = Escape: Final Captain
phase-end-tests = Escape: last tests
phase-boarding = Escape: boarding

fact-imitations = { $n ->
    [one] At most one player can be an Imitation.
   *[other] At most { $n } players can be Imitations.
}
