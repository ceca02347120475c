# Labels of choices, questions and phases.

choice-pick = Play { $character }
choice-keep-face = Keep { $weather }
choice-stack = Send the Alien { $to-room } with Strength { $n }
choice-propose = Propose this plan
choice-back = Support the plan of { $seat }
choice-exchange = Exchange { $card }
choice-place-card = Go { $to-room } and hand in { $card }
choice-place-lit-card = Go { $to-room }, show a Flashlight and hand in { $card }
choice-place-blind = Go { $to-room } and hand in a random card
choice-place-special = Go { $to-room } with a Special Action: throw the hand away and hand in a card from the deck
choice-place-lit-special = Go { $to-room } with a Special Action: show a Flashlight, throw the hand away and hand in one of two cards from the deck
choice-change-cards = Lie down in the Dormitory and change cards
choice-board = Board the Rescue Helicopter
choice-give-drawn = Hand in { $card }
choice-choose-hand = Take { $cards }
choice-next = Resolve { $the-room } next
choice-eat = Take { $seat }
choice-eat-dog = Take the dog
choice-wreck = Wreck { $the-room }
choice-fire = Use { $thing } against the Alien
choice-burn = Burn the room with { $thing }
choice-avoid = Show { $thing } and stay out
choice-tokens-human = Put down two Human tokens
choice-tokens-alien = Put down a Human token and the Alien token
choice-take-from = Take a token from { $seat }
choice-use-item = Use { $thing } here
choice-turn = Turn the next card
choice-stop = Stop and discard the rest
choice-assign = Give the card to { $seat } { $in-room }
choice-fuel = Bring the fuel { $to-room }
choice-keep = Keep { $thing }
choice-keep-token = Keep the token
choice-throw-token = Throw the token away
choice-escape = Show the Keys and escape
choice-offer = Offer { $seat } a trade
choice-add = Add { $thing }
choice-send-offer = Make this offer
choice-send-return = Answer with this
choice-vote = Point at { $seat }
choice-reveal = Reveal yourself as an Alien
choice-offer-test = Offer to make the Test
choice-tester = Let { $seat } make the Test
choice-test = Test { $seat }
choice-discard = Throw away { $card }

choice-yes-burn-leave = Allow it
choice-yes-board-ask = Come aboard
choice-yes-board-vote = Let { $seat } aboard
choice-yes-trade-confirm = Agree to the trade

choice-no-burn-leave = Forbid it
choice-no-board-ask = Stay behind
choice-no-board-vote = Keep { $seat } out
choice-no-trade-draft = Drop the offer
choice-no-trade-answer = Turn the offer down
choice-no-trade-confirm = Call the trade off
choice-no-pick-tester = Allow no Test

choice-pass-items = Use no Item
choice-pass-fight = Use no fire
choice-pass-alien-choice = Do nothing
choice-pass-avoid = Use no Weapon
choice-pass-burn = Burn nothing
choice-pass-board-now = Do not board
choice-pass-escape = Stay
choice-pass-trade = Done trading
choice-pass-vote = Point at nobody
choice-pass-reveal = Stay
choice-pass-offer-test = Offer no Test

prompt-keep-weather = is the weather { $weather }, as just rolled, or { $old }, as kept in the Weather Station?
prompt-plan = where does the Alien go, with { $n } Strength in all?
prompt-exchange = throw one Action card away for a new one?
prompt-place = which room do you go to, and how do you hand in a card?
prompt-pick-special = which of the two cards do you hand in?
prompt-choose-hand = { $n ->
    [one] which card do you take from the deck?
   *[other] which { $n } cards do you take from the deck?
}
prompt-items = use Fuel or Tools?
prompt-alien-room = which room of the Alien comes next?
prompt-fight = use fire against the Alien { $in-room }?
prompt-alien-choice-alone = what does the Alien do { $in-room }, where it is alone?
prompt-alien-choice-beaten = whom does the Alien take { $in-room }, or does it wreck the room?
prompt-alien-choice-kennel = does the Alien take a dog in the Kennel?
prompt-encounter-room = which meeting comes next?
prompt-avoid = use a Weapon to stay out of the meeting { $in-room }?
prompt-tokens = which two contagion tokens do you put down { $in-room }?
prompt-take-from = from whom do you take a token { $in-room }?
prompt-burn = burn the room you stand in?
prompt-burn-leave = may { $seat } burn { $the-room } with { $thing }?
prompt-board-now = board the Rescue Helicopter?
prompt-turn = { $n ->
    [one] turn the last card of the stack, or stop?
   *[other] turn one of the { $n } cards of the stack, or stop?
}
prompt-assign = who gets { $card }?
prompt-keep-die = which result stays in the Weather Station?
prompt-station-fuel = where does the fuel go?
prompt-keep-weapon = which Weapon do you keep?
prompt-keep-item = which Item do you keep?
prompt-keep-token = { $n ->
    [0] keep the Lab Token?
    [one] keep the Lab Token, with 1 more draw to come?
   *[other] keep the Lab Token, with { $n } more draws to come?
}
prompt-escape = escape { $in-vehicle }, or stay?
prompt-board-ask = come aboard?
prompt-board-vote = may { $seat } come aboard?
prompt-trade = offer somebody a trade, or are you done?
prompt-trade-draft = what do you offer { $other }?
prompt-trade-answer = { $other } offers { $parcel }; what do you give in return?
prompt-trade-confirm = { $other } answers with { $parcel }; do you agree?
prompt-trade-confirm-gift = { $other } gives nothing in return; do you agree?
prompt-vote = at whom do you point?
prompt-reveal = reveal yourself, or stay?
prompt-offer-test = offer { $test }?
prompt-pick-tester = who makes { $test }?
prompt-test-target = who takes { $test }?
prompt-starve = which card do you discard for hunger?

phase-weather = Phase 1: weather
phase-plan = Phase 3: plan of the Alien
phase-drawing = Phase 4: drawing
phase-placing = Phase 4: placing
phase-encounters = Phase 4: encounters
phase-burning = Phase 4: burning
phase-actions = Phase 4: actions
phase-boarding = Escape
phase-trading = Phase 5: trading
phase-vote = Phase 5: accusation
phase-reveal = Phase 5: revealing
phase-tests = Phase 6: tests
phase-food = Phase 7: food

choice-examine = Discard { $card } to look at the teeth of { $seat }
choice-snipe = Lay { $thing }: { $n } spaces more for the dog
choice-pass-examine = Look at no more teeth
prompt-examine = whose teeth do you look at, and which card do you discard for it?
