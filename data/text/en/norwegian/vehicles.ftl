section-vehicles = Vehicles

nw-veh-use = A Use card at the Base Helicopter or in the Shed does one thing: escape. It can be done while an undamaged vehicle is there, Keys or not; the assigned player is asked to escape or stay, and only Keys allow the first.
    .title = Use at a vehicle

nw-veh-sabotage = A Sabotage card can be done on any vehicle that is there and has a free damage space, undamaged or not. Repair and Tools work as at Outpost 31, with the cooperation bonus for Repair. In the Shed each counter falls on one Snow Cat.
    .title = Harm and repair

nw-veh-alien = The exposed Alien who sabotages the Shed places one counter for each point of Strength, so 2 or more hit both Snow Cats. Option `shed_one_damage`: one counter whatever its Strength.
    .title = The Alien in the Shed

nw-veh-room = The room stays open when its vehicle has left: one may go there and meet there, and its card stays in the deck, but no action can be done for a vehicle that is gone.
    .title = A room without its vehicle

nw-veh-burn = Burning such a room destroys every vehicle in it, in the Shed both Snow Cats.
    .title = Burning vehicles

nw-veh-keys = Any Keys fit any vehicle. The card used stays on the vehicle, which is gone. Vehicles may be left without Keys; that ends nothing.
    .title = Keys
