section-dice = Dice

inf-dice-most = The dice values of the pool, with what powers add, are the number of dice: never more than 6.
    .title = How many dice
inf-dice-must = The Captain throws until enough dice are alike or no throw is left. No throw may be given away, also none from a Flamethrower, and nobody can be kept from using Dynamite. One's own powers and Gear are a free choice.
    .title = All throws count
inf-dice-few = With fewer dice than must be alike, nothing is thrown: the mission fails or the battle is lost.
    .title = Too few dice
inf-dice-keep = Between throws a whole largest group of like dice is kept and all others are thrown; between groups of the same size the Captain chooses. With no two alike, one die is kept or none. Option `free_keep`: the Captain keeps any dice.
    .title = Keeping dice
inf-dice-dynamite = After each throw, members with Dynamite may change dice by 1 up or down, within 1 and 6. Each use changes one die, and a die only once until it is thrown again. Dynamite has 2 uses.
    .title = Dynamite
inf-dice-boost = When all throws are used, each member with a Flamethrower is asked unseen. The first from the Captain's left spends a use for 3 more throws. A mission or battle is boosted once.
    .title = Boost by Flamethrower
