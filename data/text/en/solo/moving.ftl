section-moving = Moves and meetings

solo-move = In turn order each player sends all own Characters, in any order, each to a green room, the Leisure Room or the Dormitory.
    .title = Moving

solo-move-limits = Three to a green room, where the Alien and a dog do not count; never the Kennel or a burned room. One Character in all goes to the Dormitory in a round; the Leisure Room takes any number.
    .title = Room for how many

solo-meet-order = When all stand, the rooms with two or more, or with one and a dog, are played one by one in the order the Leader picks. In a room all disks move at the same time and once only.
    .title = Meetings

solo-meet-green = Whoever meets at least one other whose disk is not green moves up one space, as the disks lay before the meeting. Two greens: nothing. Option `everyone_moves`: everybody who meets moves.
    .title = Who is suspected

solo-meet-leisure = Two or more who go to the Leisure Room meet there like anywhere else. Coming back in the evening is no meeting.
    .title = In the Leisure Room

solo-meet-avoid = Before people meet, each of them who may have a weapon for it is asked in turn order, knowing the earlier answers. Firearm, Melee Weapon or one reload of a Flamethrower takes its user out: no step for the user, who does not count for the others either and keeps standing. A Firearm is kept, a Melee Weapon leaves the game. Whoever is left alone does not meet. It never helps against dogs or the Alien.
    .title = Stepping out

solo-dog-several = With two or more in the room the dog is caught first, whoever steps out later, and the Kennel card joins the deck.
    .title = A dog among several

solo-dog-alone = A token of the dog bag is shown to all and put back. Alien: the Character is exposed at once; the dog stays and the Threat Token does not move. Healthy: one step of suspicion, green or not. Clark is not bothered. Option `dog_check_free`: a healthy token costs nothing.
    .title = Alone with a dog
