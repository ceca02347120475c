section-station = The station

nw-setup-words = Whatever is not said here is as at Outpost 31. Where those rules speak of a dog on the board, read an NPC, one of the people nobody plays; for the Kennel read the Shack. There is no Wire and no fire test.
    .title = Reading the base rules

nw-setup-teams = One player starts as the Alien, all the others are Humans, and nobody knows who is what. A Human who gets infected changes sides in secret. The Humans try to get away, by vehicle a few at a time or together in the Rescue Helicopter, without an Alien among them; the Aliens try to prevent that, to get away themselves, or to gain time for the dog.
    .title = Two sides

nw-setup-npcs = 4 NPCs wait off the board and enter in phase 8 of round 1. The Shack card joins the Location deck while an NPC is locked there.
    .title = NPCs

nw-setup-damage = The Radio Room starts with n damage, the vehicles with none. The Base Helicopter has n-2 damage spaces, each Snow Cat 1.
    .title = Damage at the start

nw-setup-counters = With 8 players there are 21 damage spaces but only 20 counters. While the pile is empty no Sabotage card can be done in a room with damage spaces; the Alien and phase 2 place what there is.
    .title = Few counters

nw-setup-fuel = Vehicles are full of fuel for good; there is no External Reserve. Fuel cards work in the Generator Room and the Boiler Room only.
    .title = Full tanks

nw-setup-shed = The Shed is one room with one card, for three Characters and one NPC; two like Snow Cats stand in it, each with a damage space of its own.
    .title = Two Snow Cats

nw-setup-weapons = Numbers for 4-5 / 6-7 / 8 players: Flamethrower 1/1/2, Grenade 3/3/4, Melee Weapon 3/4/4, Firearm 1/2/2, and the three Sniper Rifles 2, 3 and 4.
    .title = Weapon deck

nw-setup-items = Numbers for 4-5 / 6 / 7 / 8 players: Keys 3, Flashlight 2/3/3/3, Tools 2/2/3/4, Fuel 2/2/3/4.
    .title = Item deck

nw-setup-records = Every player has a dental record that only they know. A Human's shows fillings or healthy teeth with even chance, each for themselves; the first Alien's teeth are healthy.
    .title = Dental records

nw-setup-characters = Seven people have the power of one at Outpost 31: Sam Carter that of MacReady, Dr. Sander of Blair, Lars of Bennings, Jonas of Windows, Juliette of Nauls, Kate of Garry, and Derek that of Clark, with NPCs. Nobody has Norris's; Peder has one of his own.
    .title = Eight people

nw-char-peder = Peder, assigned a Use in the Warehouse, draws 3 Items, keeps 1 and puts the others under the deck in random order.
    .title = Peder
