section-ufo = Escape by UFO

nw-ufo-who = The round stops, and the base with its cards, NPCs, dog and tracks is out. Every Human in the base gives chase, lying, asleep or in the Rescue Helicopter; the dead and those who escaped do not. Every Alien but the dead shows itself, so no role is hidden any more.
    .title = Who takes part

nw-ufo-strength = All Aliens are one team and plan with 8 sector cards. Each who shows itself now adds 1 Strength, also to a pool that was beaten to 0; if no Alien was ever exposed, the driver brings half the number of players at the start, rounded down.
    .title = The strength of the Alien

nw-ufo-tokens = Of 22 departure tokens - ten 1, eight 2, four 3 - one lies face up in each of the 8 sectors and 14 face down in the reserve. Nothing is refilled; what is taken lies open. Option `ufo_face_down`: tokens in sectors lie face down too and are turned when taken.
    .title = Departure tokens

nw-ufo-things = Grenades and Flamethrowers work as before. Everything else has no use any more; nobody trades, votes, tests or moves a disk, and Humans who meet check nothing.
    .title = What is left of the things

nw-ufo-plan = Each round the Alien lays at least one sector card, each with Strength not below the value of its sector: 1, 1, 1, 1, 2, 2, 3 and 4. How many stacks there are and how strong they are is open. The value does not matter later on.
    .title = The plan of the Alien

nw-ufo-place = Then the Humans go to one sector each in placing order, at most three to a sector, and nobody stays away. Option `ufo_no_limit`: any number.
    .title = The Humans spread out

nw-ufo-fight = The Leader orders the sectors in which both sides are, and each is fought as in the base: weapons first, then the weaker Alien runs, and a tie lays all Characters there down while the Alien runs. Strength that ran is not used again this round. An Alien alone holds its sector, and Humans alone stand.
    .title = Both sides in a sector

nw-ufo-fire = Fire costs the Grenade or one reload, but no card of a stack. Its user lies and does not collect; others who stand there do. Option `ufo_fire_card`: it costs a random Action card of the user's hand as well, and without one there is no fire.
    .title = Fire in the UFO

nw-ufo-stronger = A stronger Alien either takes one Human, gains 1 Strength and leaves the sector with all its Strength, or holds it; one of both it must do. The other Humans there leave and lie.
    .title = The stronger Alien

nw-ufo-collect = First the Alien collects for each sector it holds: the token lying there and as many random ones from the reserve as the sector's value. Then the Humans, for each sector with a standing Human: one random token from the reserve, or when that is empty the one lying there; these are out of the game. When the reserve serves some only, the Leader says in which order.
    .title = Collecting tokens

nw-ufo-launch = Then the Alien may activate the next launch card, and after it one more. They cost 2, 3, 4, 5 and 6, in this order.
    .title = Launching

nw-ufo-pay = Each card is paid by itself, with no token that could be left out; what is paid beyond the cost is lost. Tokens not used are kept.
    .title = No change is given

nw-ufo-empty = When a round ends with reserve and sectors empty, and the Alien's own tokens cannot pay all cards left, each from tokens of its own, the UFO stays and the Humans win. Option `ufo_tokens`: they win as soon as everything not out of the game cannot pay (insufficient), or whatever the Alien still has (strict).
    .title = Out of tokens

nw-ufo-ends = At once: with the fifth card active the Aliens win; with no Human left the Aliens win; with the Strength of the Alien at 0 the Humans win. After a round without an end all stand up, all Strength returns, and the next one begins.
    .title = Ends of the chase

nw-ufo-leader = The Leader leads on if Human, otherwise the next Human clockwise does, until dead: places last and orders sectors. Rounds are counted on. Option `max_rounds`: when that round is over without an end, the launch is stopped and the Humans win.
    .title = Who leads

nw-clock = Whoever is out of time here lays no rifle and does not escape. In the UFO a Human goes to a random sector and uses no fire; a Leader who must order sectors does it at random. The Aliens repeat their last plan while it is legal, or lay 1 Strength in a random sector of value 1; when stronger they hold the sector, and they pay the next launch cards whenever they can, with the least excess.
    .title = Out of time
