# Who won, and why.

ending-escaped = The Humans win: the helicopter is away, and no Imitation is aboard.
ending-imitations-torched = The Humans win: no Imitation is left alive.
ending-contagion-full = The Imitations win: Contagion has reached its last level.
ending-outpost-destroyed = The Imitations win: the outpost is destroyed.
ending-objective-impossible = The Imitations win: what the crew still needs is lost.
ending-stowed-away = The Imitations win: an Imitation is aboard.
ending-human-left-behind = The Imitations win: a living Human was left behind.
ending-turn-limit = The Imitations win: the last turn is over.
