section-pack = The Pack Leader (option)

bg-pack-leader = Option `pack_leader`: one of the four dogs is marked as the Pack Leader. It follows the rules for dogs, with the exceptions below; among the dogs that wait at night it is placed first. While several dogs are locked, the Alien in the Kennel takes the others before it.
    .title = A marked dog

bg-pack-draw = From round 2 on, when everybody has been placed and before any encounter, a Pack Leader that is free on the board moves: the Location deck is shuffled and its top card says where to. A room with another dog is drawn again; its own room counts. If the Kennel card comes, all locked dogs are let out and placed by further cards, then the Pack Leader's room is drawn. It moves at night like the others too.
    .title = One more move

bg-pack-caught = Only three standing Characters catch the Pack Leader; Clark is one of them. Alone with it, a Character checks with the contagion bag as with any dog; Clark does not.
    .title = Caught by three

bg-pack-two = Two Characters keep the Pack Leader off: they meet each other as usual, it bites nobody and stays. Who stands there when the room is opened counts, even if one of the two then avoids the other with a weapon. Option `pack_bites`: the two do not meet each other; each checks with the contagion bag instead.
    .title = Two keep it off
