section-alien = The exposed Alien

bg-alien-plan = In phase 3 the exposed Alien lays one or more Location cards face down and puts at least 1 Strength on each. The cards are turned only after every Character has been placed and has handed in a card. The Strength on a card is what the Alien fights and sabotages with in that room.
    .title = Plan of the Alien

bg-alien-must-play = While it has Strength, the exposed Alien must play at least one card with at least 1 point on it. The rest may stay in the pool. Each card carries its own Strength; one room is never chosen twice in a round.
    .title = No staying away

bg-alien-stack-sizes = During phase 3 the others see only that a plan was made. When phase 4 opens, they see how many Alien cards lie there and the Strength on each, in shuffled order; the rooms stay hidden until all have placed. Option `sealed_stacks`: the Strength on each card is hidden too.
    .title = What others see

bg-alien-team = Exposed players decide in a channel only they see: each puts forward a plan or backs one, and it is fixed when all back the same. A speaker, passing clockwise each round from the first exposed, may fix their own choice once every exposed seat has answered. Choices in encounters with the Alien work the same way.
    .title = Deciding together

bg-alien-brood = Exposed players do not learn who is secretly infected, and the infected learn of one another only what contagion tokens told them. Secret Aliens see nothing of the plan. Option `known_brood`: exposed and secret Aliens know each other.
    .title = Who knows whom

bg-alien-beaten = When no Strength is left in the pool or on the board, the exposed Alien is beaten: phase 3 is skipped and its players wait, still on the Alien side. The next exposure brings exactly 1 Strength, shared by all exposed players. Beating it does not yet win the game for the Humans.
    .title = Strength at zero

bg-alien-pieces = Strength is a plain number that may be split freely; the values of single tokens do not matter. The box holds 18 points, which 4-8 players never reach. Played cards and leftover Strength return to the Alien once all encounters are over, before burning and actions.
    .title = Splitting Strength

bg-alien-kennel = The Kennel card can be played only while a dog is locked up. There the Alien takes exactly one dog for +1 Strength, however strong it is, or does nothing. It cannot sabotage the Kennel, and the other dogs stay locked.
    .title = Alien in the Kennel

bg-alien-choose = Without Characters in the room, with or without a dog, the Alien may also do nothing. When it is stronger than the Characters there, it must either take one living being or sabotage. A sabotage that finds nothing to harm is legal and still drives the Characters out.
    .title = Choice after winning
