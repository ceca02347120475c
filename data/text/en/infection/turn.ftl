section-turn = The turn and the Mission Log

inf-turn-steps = A turn: the Captain opens a mission, players may act in the Rec Room, the Captain names a team and a room, each member hands in a card, the Captain looks and may swap one, and the cards are turned. A passed mission opens the chip of the room. Then fires, the way home, Contagion, and the next Captain.
    .title = The course of a turn
inf-log-mission = The Captain draws from the Mission Log. Events happen at once, and another card is drawn, until a mission lies open.
    .title = Opening a mission
inf-log-events = The Mission Log holds two kinds of events, Smoke and Power Out. A die picks the room they fall on.
    .title = Events
inf-log-rooms = The die picks one of the six rooms of the highest open Sector, cleared ones included. If the room is destroyed, nothing happens. A new Sector is the highest from the moment it opens.
    .title = Which room an event hits
inf-log-ladder = Smoke on Smoke makes Fire, and Fire on Smoke too. Smoke or Fire on Fire destroys the room. Power Out where it is already dark does nothing. This holds for events and for Fallout.
    .title = Tokens on tokens
inf-log-tokens = There are 10 tokens for Smoke and Fire and 10 cards for Power Out and destroyed rooms. When none is left, new Smoke, Fire or Power Out is ignored; a destroyed room is always marked.
    .title = Tokens run out
inf-log-empty = When the Mission Log runs out, its discards are shuffled, events included. The mission in play stays where it is.
    .title = Mission Log empty
