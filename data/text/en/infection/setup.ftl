section-setup = Set-up

inf-setup-teams = One player starts as an Imitation, all the others are Humans, and nobody knows who is what. The Humans clear three Sectors, then fly out with no Imitation aboard. The Imitations win by Contagion, by the ruin of the outpost, or by a seat in the helicopter.
    .title = Two sides
inf-setup-captain = Every seat rolls two dice, and the highest sum is the first Captain. Only those who tie for it roll again. Option `first_captain`: the host names the first Captain instead.
    .title = First Captain
inf-setup-draft = Beginning with the Captain and going round to the left, each player takes a Character of a department that has the most Characters left, in the open and before any blood is dealt. Option `characters`, value random: the Characters are dealt at random, as evenly over the departments.
    .title = Choosing Characters
inf-setup-count = Everything that depends on the number of players uses the number at the start: tracker, Mission Log, blood, seats in the helicopter, limits and win by torching. A torched player changes none of it.
    .title = Player count
inf-setup-board = The outpost has three Sectors of six rooms. Each Sector has six chips of its own, shuffled and laid face down, one in each room. Only Sector 1 is open. All stand in the Rec Room with 5 cards, and Contagion is at 0. With 6 to 8 players the whole Mission Log of 40 cards is used, with 4 or 5 the 28 that are not for larger crews.
    .title = The outpost
inf-setup-blood = Each player gets one Blood Sample card and looks at it: one is Imitation, all others are Human. A blood deck for later is then made of 7 Human and 1 Imitation cards with 4 players, 4 and 1 with 5, 5 and 1 with 6, 5 and 2 with 7, 6 and 2 with 8. Imitations are never told of one another.
    .title = Dealing the blood
inf-setup-most = There are never more Imitations than Imitation cards: at most 2 with 4 to 6 players, at most 3 with 7 or 8, and with 7 or 8 at least 2 once all of them were dealt blood again. The table always shows how many there can still be among the crew.
    .title = How many Imitations
