section-records = Teeth and tests

nw-dental-adjust = Whoever is infected has healthy teeth from the end of that check on. A Human's record never changes. Everybody who took a token looks at role and record, changed or not. The record of a dead, exposed or escaped player leaves the game unseen; when the game is over all are shown.
    .title = Healed teeth

nw-dental-tells = Whoever showed fillings once and healthy teeth later has been infected in between. Everybody may conclude so; nothing else follows: no exposure and no step.
    .title = What healed teeth tell

nw-test-order = Phase 6 begins with Test A wholly, as at Outpost 31; then comes Test B, the look at teeth. Option `leader_orders_tests`: the Leader says which comes first.
    .title = Blood, then teeth

nw-test-teeth = One tester with a Flashlight discards an Action card face down and names a Character, who shows the dental record to all. Fillings prove a Human: the disk goes to green. Healthy teeth alone prove nothing.
    .title = Test B: teeth

nw-test-repeat = The tester looks at one at least and may go on while Action cards are in hand, one card a look, at everybody once, the tester and green ones included. How many cards went is open, not which.
    .title = As long as cards last

nw-test-light = Everybody with an Item card and an Action card is asked whether they offer Test B; only a Flashlight allows it. It is shown and kept, in the light or in darkness. Of several who offer, the Leader picks one. Option `many_testers`: each who offers looks in asking order, those after the first at nobody if they like, unless the Leader may forbid tests.
    .title = The Flashlight stays
