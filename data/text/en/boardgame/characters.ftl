section-characters = Characters

bg-char-bennings = Assigned a Use in the Weather Station, Bennings rolls the Weather Die twice and picks the result that waits there. If the die already lay in the station, he picks among three: both rolls and the old result.
    .title = Bennings
bg-char-blair = Assigned a Use in the Laboratory, Dr. Blair may draw one Lab Token more: one for each Character standing there, plus one.
    .title = Dr. Blair
bg-char-clark = Clark ignores dogs: alone with a dog he has no encounter and draws nothing. With another Character beside him they count as two, and the dog is caught as usual.
    .title = Clark
bg-char-garry = Once a round in phase 4, right after his own draw (even if he drew nothing) and before the Leader's extra card, Garry may discard one Action card unseen and draw another.
    .title = Garry
bg-char-macready = Assigned a Use in the Armory, MacReady may draw 3 Weapon cards instead of 2 and keeps 1; the other two go under the deck in random order.
    .title = MacReady
bg-char-nauls = Assigned a Use in the Kitchen, Nauls moves 1 food token from the Pantry instead of 2, and the base is fed for this round all the same.
    .title = Nauls
bg-char-norris = Norris is free of darkness and always chooses the card he hands in. With a Special Action he draws two cards, hands in one and discards the other; a Flashlight does not make it three.
    .title = Norris
bg-char-windows = Assigned a Repair, Windows removes one damage counter more than the action gives: 2 alone, or the cooperation bonus plus 1. The ability itself is not multiplied.
    .title = Windows
