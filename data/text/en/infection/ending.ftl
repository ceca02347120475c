section-ending = End of the game

inf-end-humans = The Humans win when the helicopter leaves without an Imitation, and with 4 to 6 players also when no Imitation is left alive.
    .title = Humans win
inf-end-imitations = The Imitations win when Contagion reaches its last level, 4 rooms are destroyed, an objective cannot be reached any more, or an Imitation flies. With 4 players also when a living Human is left behind.
    .title = Imitations win
inf-end-check = After every change the table looks whether the game is over, and then ends it at once, even in the middle of a step.
    .title = When the end is checked
inf-end-impossible = An objective is lost when a Sector still needs more of a kind of chip than lie in its rooms. Destroyed Things do not count as beaten; lost Discards do not matter.
    .title = Objective out of reach
inf-end-winners = Each player wins or loses with the side of their last Blood Sample card, torched or left behind too. Option `torched_lose`: torched players never win.
    .title = Who wins
