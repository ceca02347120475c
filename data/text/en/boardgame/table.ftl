section-table = At this table

bg-info-public = Open to all at any time: where Characters are and whether they stand or lie, all tracks, the Alien's Strength, Flamethrowers with their reloads, the Leader Token, the sizes of decks, bags and piles, and how many Action, Weapon and Item cards and Lab Tokens each seat holds. The dead and spectators see only this, the exposed also their team. After the end everything is shown, the chain of infections first. Option `ghosts_see_all`: the dead see every secret, spectators still do not.
    .title = What is open
bg-info-step-by-step = You alone know your role, your cards, the two contagion tokens you place and the tokens you look at; whoever places also learns which token each taker had. All see who took from whom, every disk, each weapon used, each card turned with its assignee and result, and every vote, reveal, offer, Test and boarding answer. Drawing in the Armory, Warehouse or Laboratory shows the others numbers only, except a Flamethrower kept. Only exposed players see the plan of phase 3 until its cards are opened. Nobody learns who handed in which card (except at red), which card of the stack was lost, a dead player's role, or the first boarder's role before departure.
    .title = Who learns what
bg-table-asked = Who is asked, and what the others see of it, never depends on a secret. A Human must place two tokens, look at the role and answer the reveal question although only one answer is possible. Where open facts leave just one choice, the table makes it by itself in most cases.
    .title = No tell by silence
bg-clock-defaults = A seat that runs out of time does the same whatever its role: two Human tokens; no weapon, Item, trade, vote, reveal, Test, boarding or agreement; otherwise an even random legal choice. A Leader turns one card and stops. The exposed Aliens repeat their last legal plan, or play one random location with 1 Strength.
    .title = Out of time
