section-nightfall = Evening and night

solo-share = In the Leisure Room weapons (a Flamethrower with its reloads), items and Lab Tokens pass from one Character to another when both owners agree. It ends when every player is done; a Character gives as often as there are things in all hands and other Characters together, so that nothing goes back and forth for ever. Option `no_lab_trades`: Lab Tokens stay where they are.
    .title = Sharing

solo-tests = One of each kind in a round, in the order the Leader picks; of several who offer the Leader picks one. There is no accusation and no showing oneself. The card is shown to all: a Human turns green and stays known as Human for the rest of the game, an Alien is exposed at once, and the Threat Token stays where it is. Option `leader_may_forbid_tests`: the Leader may refuse one.
    .title = Tests

solo-night = After the dogs the sheet passes to the left, and the Threat Token moves one space to the left if it is alone; if disks share its space it moves right by their number. Where a loss follows, the new Leader picks.
    .title = The night
