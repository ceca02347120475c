section-together = One to three players

solo-setup-six = Six Characters are in play: one player runs all six, two run three each, three run two each. Everything that depends on the number of players, called n, is set up as for six, and all players win or lose together.
    .title = Six Characters

solo-setup-decks = The Item deck holds 3 Flashlights, 3 Fuel, 2 Keys, 3 Tools and 2 Wire; the Weapon deck is that of six players. There are no Action cards: Action Dice take their place, and what a rule says of a card holds for a die with that face.
    .title = Decks

solo-setup-leader = Nobody looks for a Leader Token. The first Leader is drawn or set by the host, and with two or three players the sheet passes to the left at the end of each round. Option `first_leader`: the host names the first Leader.
    .title = The Leader Sheet

solo-roles = Six Human and two Alien cards are shuffled, and one lies face down under each Character; two are put away. Nobody looks, not even the owner. Roles never change: people do not infect each other here. If everybody left is an Alien the game goes on all the same, since nobody can know.
    .title = Roles nobody has seen

solo-hands-open = Weapons, items and Lab Tokens lie open to players and spectators, and there is nothing to claim. Option `closed_hands`: each player sees the cards and tokens of the own Characters only.
    .title = Open hands

solo-hands-own = Every card and token belongs to one Character and only that one can use it: Wire and Flamethrower of two Characters of the same player do not work together.
    .title = Each holds their own

solo-round-order = Weather; upkeep; moves and meetings; the Alien; actions; Leisure Room; Tests; food; dogs, lead and Threat. Turn order is clockwise with the Leader first. Where the rules say that the Leader picks, nobody votes.
    .title = Nine phases
