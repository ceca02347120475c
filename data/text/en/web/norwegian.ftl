# What a question means at the Norwegian station, where it is not as at Outpost 31.

hint-nw-exchange = Kate's own right, once a round: nobody sees the card you throw away.
hint-nw-keep-weapon = One you keep in secret, the rest goes under the deck. A Sniper Rifle slows the dog down, but only the first one played.
hint-nw-keep-item = One you keep in secret, the rest goes under the deck. Keys start any vehicle, a Flashlight makes Test B possible.
hint-nw-escape = Whoever shows Keys takes the vehicle and may be joined by those in this room. Humans who leave have won; an Alien alone in a Snow Cat heads for the UFO.
hint-nw-board-ask = Leave without an Alien and you have won, whatever becomes of the others. Only in the Rescue Helicopter may nobody be left behind.
hint-nw-offer-test = Everybody is asked. Test A needs a Blood Bag, Test B a Flashlight and a card in hand.
hint-nw-order-tests = You are the Leader: what Test B shows may change whom Test A is for.
hint-nw-examine = Each look costs one card, and nobody sees which. Fillings prove a Human; healthy teeth alone prove nothing.

phase-help-nw-tests = Blood shows for certain what somebody is, teeth only when they have fillings.

does-nw-base-helicopter = Use here is the way out: with Keys, while nothing is damaged. Sabotage keeps others from taking it.
does-nw-shed = Use here is the way out: with Keys, while a Snow Cat is undamaged. Sabotage keeps others from taking it.
does-nw-warehouse = Use here brings an Item: Keys, Flashlight, Tools or Fuel.

hint-ufo-plan = Face down, and at least as much as the red number of the sector. A sector you hold brings its token and as many more as that number.
hint-ufo-enter = A sector where a Human stands costs the Alien a token. Where it comes with more Strength than you have heads, it takes somebody or holds the sector.
hint-ufo-alien-room = You are the Leader: every sector with both sides must be settled, in the order you like.
hint-ufo-fight = Fire drives it off whatever its Strength, and takes 1 of it for good. You lie down, and collect nothing.
hint-ufo-alien-choice = Whoever is taken makes the Alien stronger by 1, but only a sector that is held brings tokens.
hint-ufo-collect-room = You are the Leader: each sector with somebody standing takes one token out of the game.
hint-ufo-launch = Cards go active in this order, each paid by itself and without change, two a round at most. The fifth is the launch.

examine-card = Choose the card to throw away
ufo-launched = { $n } of { $of } launch cards active
ufo-next = The next card costs { $cost }; the Alien has { $n }
