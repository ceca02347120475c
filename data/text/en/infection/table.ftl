section-table = At this table

inf-table-talk = Hands and Blood Samples are never shown by choice, but anything may be said, true or not. Option `talk`: `free` is this rule; with `helpful` nobody names a card, only whether it helps: no button does, and in their own words the players keep to it themselves; with `silent` nobody who plays says anything until the game is over.
    .title = Talk
inf-table-public = Open to all at any time: Gear and its uses, tokens, trackers, sizes of hands and decks, discards of the Mission Log, chips found or lost, powers used, and votes once all are in. After the end everything is shown.
    .title = What is open
inf-table-order = Wherever an order is needed, it begins at the Captain's left and ends with the Captain.
    .title = Order of the table
inf-table-asked = Who is asked, and what others see of it, never depends on a secret.
    .title = No tell by silence
inf-table-sealed = Where several players answer, they answer unseen, and the answers open together. An answer that had no effect is never shown.
    .title = Sealed answers
inf-table-clock = A seat that runs out of time does the same on either side: nothing, no, no exchange; a random card; for a Captain an even random choice. A card seen at the swap is kept.
    .title = Out of time
inf-table-limit = There is no last turn. Option `max_turns` (0 for none): when that turn ends without a result, the Imitations win.
    .title = Limit of turns
