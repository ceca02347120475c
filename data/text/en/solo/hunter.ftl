section-hunter = The Alien's turn

solo-alien-goal = In each round with Strength left, that of an exposure in phase 3 included, its goal is the number of Characters in the fullest green room, plus 1. Option `goal_all_rooms`: Leisure Room and Dormitory count as well.
    .title = Its goal

solo-alien-cards = Location cards are drawn one by one, each gets as much Strength as the goal or what is left, until all is placed; the last card of the deck takes any rest. Then the Leader picks the order of the rooms. Afterwards cards and Strength go back.
    .title = Drawn cards

solo-alien-priorities = Weaker than those there it runs; as strong, they lie down; stronger, it assimilates one and the others flee to the Leisure Room, while a dog beside them stays. Nobody there: it takes the dog, and without a dog it sabotages the room by its Strength. It gains 1 for every being once its turn is over: not yet in the rooms that follow, but already against an escape in the same round. Disks never move for it.
    .title = What it does

solo-alien-victim = The Leader picks among those it beats. Option `victim`: one of them at random, or the most suspected; of several alike the Leader picks.
    .title = Whom it takes

solo-alien-kennel = Drawn for the Alien it takes its share of Strength and costs one dog in the Kennel; it opens nothing.
    .title = The Kennel card

solo-alien-fire = Before Strength is compared, each in the room who may have Dynamite or a reload is asked in turn order, until one uses it: the Alien loses 1 and is gone from the room, however strong or weak it was, and the user lies down. So this one gets no dice; there is no other price. Option `fire_costs_extra`: one more Character goes without dice.
    .title = Fire
