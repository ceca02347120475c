section-setup = Set-up

bg-setup-teams = One player starts as the Alien, all the others are Humans, and nobody knows who is what. A Human who gets infected changes sides in secret. The Humans must all get away without an Alien among them; the Aliens must prevent that. Each player wins or loses with the side of their role.
    .title = Two sides

bg-setup-n = Every number that depends on the player count uses n, the number of seats at the start. That covers the red maximum of the suspicion track (n), the first Strength of the exposed Alien, the weather side and all tracks. No death, exposure or escape changes it.
    .title = Player count

bg-setup-first-leader = The first Leader is drawn at random among the seats. Option `first_leader`: the host names the first Leader instead.
    .title = First Leader

bg-setup-characters = Each seat gets one of the 8 Characters at random. All Characters begin standing in the Leisure Room, and all suspicion disks lie on the yellow start space (0). Option `characters`, value draft: seats choose in turn, first Leader first, before any role is dealt.
    .title = Dealing the Characters

bg-setup-hand = The Action deck has 51 cards: 17 Use, 17 Repair and 17 Sabotage. Everyone is dealt 2 of them before round 1; phase 4 fills hands up to 3 as in any round.
    .title = Action deck and hands

bg-setup-weather-side = Games of 4, 5 or 6 use the 1-6 side, games of 7 or 8 the other. Values are Generator fuel / Boiler fuel / freezing steps / Rescue Helicopter steps. 1-6 side: sun 1/1/1/4, cloud 1/1/1/3, snow 1/1/2/2, storm 2/2/3/1. 7-8 side: sun 1/1/1/4, cloud 1/2/1/3, snow 2/2/2/2, storm 2/3/3/1.
    .title = Weather table

bg-setup-fuel = Generator Room and Boiler Room start full with 4 fuel each, and 1 fuel token marks the full tank of the Rescue Helicopter. The Underground Warehouse holds 10 with 4-5 players, 14 with 6, 18 with 7-8. The External Reserve holds n-1, just enough for the vehicles, which start empty: the Base Helicopter needs 1 and the Snow Cat n-2.
    .title = Fuel at the start

bg-setup-food = The Pantry starts with 16 food, whatever the player count. The Kitchen starts empty.
    .title = Food at the start

bg-setup-damage = The Shed starts with 1 damage, the Base Helicopter with n-2 and the Radio Room with n; each of these tracks is then full. The Boiler Room (3 damage spaces) and the Generator Room (2) start undamaged. The counters left over form the pile in the Operations Room.
    .title = Damage at the start

bg-setup-weapons = The Weapon deck lies shuffled in the Armory. Numbers for 4-5 / 6-7 / 8 players: Dynamite 3/3/4, Firearm 1/2/2, Flamethrower 1/1/2, Melee Weapon 3/4/4, so 8, 10 or 12 cards. Molotov cards count as Dynamite.
    .title = Weapon deck

bg-setup-items = The Item deck lies shuffled in the Warehouse. Numbers for 4-5 / 6 / 7 / 8 players: Flashlight 2/3/3/3, Fuel 2/2/3/4, Keys 2/2/2/2, Tools 2/2/3/4, Wire 1/1/2/2, so 9, 10, 13 or 15 cards.
    .title = Item deck

bg-setup-lab = For each seat, 2 Blood Bags and 3 Failures go into the Laboratory bag: 2n good tokens out of 5n.
    .title = Laboratory bag

bg-setup-roles = Roles are dealt with n dog tokens, one of them Alien: its receiver is the first Alien, the others are Humans. Each player sees only their own role. Everybody, Human or not, owns 2 Human contagion tokens, 1 Alien contagion token and one role card of either kind.
    .title = Dealing the roles

bg-setup-contagion-bag = Once roles are dealt, all 9 dog tokens go into the Contagion bag: 7 healthy and 2 Alien. A token drawn from it goes back in after the look, so the odds stay at 2 in 9.
    .title = Contagion bag

bg-setup-dogs = The 4 dogs wait beside the board and come in at the end of round 1, in phase 8. The Kennel card starts on its own space, outside the Location deck. Option `dogs_start_locked`: the four dogs begin locked in the Kennel and its card is in the deck.
    .title = Dogs at the start

bg-setup-leader-token = The 10 Location cards other than the Kennel are shuffled and the top one is turned: the Leader Token starts in that room. The card is then shuffled back in.
    .title = Leader Token

bg-setup-components = Components are finite: 34 fuel, 20 damage counters, 16 food, 6 Fire Tokens, 12 reloads, and 18 points of Alien Strength in all. A full track takes no more. Damage for which the pile has no counter left is dropped.
    .title = Limited components
