section-placing = Drawing and placing

bg-draw-up = Phase 4 starts with the Leader and goes clockwise: every player with a Character fills their hand of Action cards to 3, or to 2 once the base is hungry. Whoever is at the limit draws none. An empty deck is refilled by shuffling the discards.
    .title = Drawing up

bg-draw-leader-extra = After all have drawn, the top card of the Action deck is laid unseen as the first card of the stack. It belongs to nobody and is shuffled with the others later.
    .title = Leader's extra card

bg-draw-garry = Once a round, right after his own draw, even if he drew nothing, Garry may discard 1 Action card unseen by the others and draw a new one. This happens before the Leader's extra card is laid.
    .title = Garry's exchange

bg-draw-discards = The Action discard pile is closed. Cards discarded from a hand or out of the stack are seen by nobody else; only cards turned by the Leader, or shown at maximum suspicion, are known.
    .title = Hidden discards

bg-place-order = In 4.1 the left neighbour of the Leader goes first, then clockwise, the Leader last; the order stands as it was when 4.1 began. Each must do one thing: enter a room with a card from hand, enter a room by Special Action, or change cards in the Dormitory. Boarding the Rescue Helicopter, where allowed, takes the place of these.
    .title = Placing order

bg-place-with-card = Whoever places a Character in a room picks 1 Action card from hand and hands it in face down. These cards, with the Leader's extra card, form the stack. The card says nothing about the room: the Leader may later assign it to any standing Character.
    .title = Handing in a card

bg-place-where = Moving is a must: nobody stays in the Leisure Room or stands in the Dormitory. Choose a room that is not burned and has fewer than three Characters, or lie in the Dormitory to change cards, or board. There is always space, since at most 6 of the 10 rooms can burn.
    .title = Where to go

bg-place-capacity = A room holds at most 3 Characters; an exposed Alien and a dog there do not count. The Dormitory and the Leisure Room have no limit, and no Character may enter the Kennel. An escape by vehicle has no limit of seats either.
    .title = Three to a room

bg-place-leader-token = The first Character placed in the room of the Leader Token takes it at once and keeps it when driven out or laid down. It cannot be traded. Its holder becomes Leader in phase 8.
    .title = Taking the Leader Token

bg-place-leader-token-lost = If its holder dies or is exposed, the Leader Token is set aside. Nobody holds it in phase 8, so the present Leader stays Leader.
    .title = Losing the Leader Token

bg-place-max-shown = Whoever stands at the red maximum shows the card handed in to all at that moment; in the stack it is then a card like any other. In a Special Action only the card given is shown, not the hand discarded nor a second card drawn. Changing cards shows nothing.
    .title = Cards at maximum suspicion

bg-dark-draw = In darkness nobody chooses which card to hand in: the table draws one at random from the hand, each card equally likely. The owner sees which card is gone; no one else does, unless the owner is at maximum suspicion.
    .title = Cards in darkness

bg-dark-flashlight = A Flashlight lets its holder choose the card despite the darkness. It is shown to all when used and then kept hidden again. The holder may leave it unused and give at random. Norris always chooses, without a card.
    .title = Flashlight in darkness

bg-dark-special = The Special Action stays legal and unchanged in darkness: the top card of the deck, seen by its owner, goes to the stack. With a Flashlight or as Norris, two are drawn and one of them chosen.
    .title = Special Action in darkness

bg-special-action = Instead of giving a card from hand, a player entering a room may discard the whole hand of Action cards, draw 1 card from the deck, look at it and hand it in. With a Flashlight or as Norris, draw 2, hand in one and discard the other. The hand is filled up again in the next phase 4.
    .title = Special Action

bg-special-no-stacking = Norris with a Flashlight draws two cards in a Special Action, not three. If the deck runs out, it is refilled from the discards, including the hand just discarded.
    .title = Never three cards

bg-dorm-change = Whoever lies down in the Dormitory discards the whole Action hand, chooses as many cards from the Action deck, and is out for the round; then deck and discards are shuffled together. If the deck is too small, the discards, this hand included, are shuffled in first and the choice is made from all. Only the sleeper learns how many of each kind are there, never the order.
    .title = Changing cards

bg-dorm-limit = As many Characters as like may change cards in the same round. Option `dormitory_limit`: at most this many Characters may do so in a round (0 = no limit), so that not everybody hides in the Dormitory after the S.O.S.
    .title = Limit in the Dormitory

bg-talk-claims = From 4.2 until the evening is over the table offers the statement which card you gave, true or not. It never offers statements about cards in hand. Free talk is not policed. Option `no_claims`: no statement about the card given either.
    .title = Claims about cards
