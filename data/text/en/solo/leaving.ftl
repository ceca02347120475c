section-leaving = The way out

solo-escape-who = At the start of the actions, with the Rescue Helicopter on the ground, the Character with the lowest disk may try, lying or not, and nobody gives up a move for it; at a tie the first owner in turn order, among the own. A no closes it for this round. With Keys in the room of a ready vehicle a Use die does the same.
    .title = Who may try

solo-escape-dice = Before anybody boards, the Alien rolls a die for each point of Strength. Three or more Sabotage or Threat stop the escape: the evening begins at once, Keys are kept, nobody is harmed. Without Strength nothing is rolled.
    .title = The Alien's dice

solo-board = The first shows no card. Then from the lowest disk up each is asked, wherever they are, standing or lying; every other player with somebody aboard must agree, and the newcomer's card is shown: an Alien ends the game at once, a Human begins a new pass from the lowest. There is room for all. A full pass without a newcomer means departure.
    .title = Boarding

solo-end = Won: all aboard are Human and no Human is left behind; the lost count for nothing. Lost: no Character left, the base frozen, an Alien aboard, or a Human left behind. Beating the Alien wins nothing.
    .title = Winning and losing

solo-concede = All players may at any time agree to give up a lost cause: the game is lost, and every card is shown. Bots do as the people do.
    .title = Giving up
