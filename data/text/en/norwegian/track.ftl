section-track = The dog

nw-dog-track = The dog starts on space 1 of the 13 of its track and goes one space on at the end of every phase 8, after the NPCs and the new Leader. On the last space it is away.
    .title = The track of the dog

nw-dog-end = When the dog is away the game ends and the Aliens win, even if every Alien has been beaten. It cannot be met, eaten or stopped.
    .title = The dog gets away

nw-dog-sequel = After the dog has got away the host may go on with the story: the same people play the base game at Outpost 31, where one of the four dogs is the Pack Leader. Roles are dealt anew. Another game after that begins at the Norwegian station again. Option `sequel`: begin with this part. Option `pack_bites`: there, two who stand with the Pack Leader do not meet each other, and each checks with the contagion bag.
    .title = The story goes on

nw-sniper-when = A Sniper Rifle is laid in one's own placing turn, before the move, whatever that will be. It is shown to all and stays at the end of the track. Option `sniper_anytime`: also whenever items may be used, wherever one is, and during the trades.
    .title = Laying a Sniper Rifle

nw-sniper-one = The rifle adds 2, 3 or 4 spaces to the track, as its card says. The first one laid counts for good, by whomever; the others are dead cards that still count as Weapon cards.
    .title = Only one ever
