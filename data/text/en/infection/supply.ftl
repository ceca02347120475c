section-supply = Supply cards

inf-supply-cards = The Supply deck has 100 cards: 12 each of Knife, Petri Dish, Flashlight and Fire Extinguisher, 10 each of Axe and Copper Wire, 8 Molotovs, 6 Guns and 18 Sabotages. Every card has a dice value from 0 to 3.
    .title = Supply deck
inf-supply-exchange = To exchange is to discard cards face down and draw as many. Everybody decides unseen; all discards come first, then all draws, from the Captain's left round to the Captain. All see how many each player exchanged, nobody sees which.
    .title = Exchanging cards
inf-supply-closed = The discard pile of the Supply is closed. A Molotov, a card paid for a room, a fire or a Sabotage, and the turned cards of a pool are seen once and then lie in it. Discards of the Mission Log stay open.
    .title = What is seen of discards
inf-supply-empty = When the Supply deck runs out, its whole discard pile is shuffled and drawing goes on.
    .title = Supply deck empty
