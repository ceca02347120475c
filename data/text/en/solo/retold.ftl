# Rules of The Boardgame that hold here too, as they hold here.

bg-setup-characters = Six of the 8 Characters are dealt at random, one to each seat of the six. All begin standing in the Leisure Room, and all suspicion disks lie on the yellow start space (0). Option `characters`, value draft: the players choose for one seat after the other, from the first Leader's on, before any role card is dealt.
    .title = Dealing the Characters

bg-setup-dogs = The 4 dogs wait beside the board and come in at the end of round 1, in phase 9. The Kennel card starts on its own space, outside the Location deck.
    .title = Dogs at the start

bg-setup-components = Components are finite: 34 fuel, 20 damage counters, 16 food, 6 Fire Tokens and 12 reloads. An Alien piece of 4 points is the Threat Token; the other 14 points of Strength are as many as can ever be needed. A full track takes no more. Damage for which the pile has no counter left is dropped.
    .title = Limited components

bg-maint-power-failure = The second damage on the Generator Room brings darkness at once: from the next roll on, somebody is named before the dice are rolled. A broken generator burns no fuel, and the first damage removed brings the light back. Option `dark_at_upkeep`: darkness begins only when phase 2 finds two damage there.
    .title = Power failure

bg-enc-lying = A Character who lies gets no dice, uses no Fuel or Tools, turns no die and does not count for cooperation, but may still board. In phase 6 all go to the Leisure Room and stand up.
    .title = Lying Characters

bg-act-legal-public = A Repair die works where a damage counter lies. A Use die works where a card, token or food is left, or fuel in the store and a free space for it; in the Radio Room undamaged and S.O.S. unsent; in the Weather Station always; at a ready vehicle with Keys only. A Sabotage die harms where a damage space is free, or something is left in the deck, bag, Pantry or Underground Warehouse.
    .title = What can be done

bg-act-lab = In the Laboratory, tokens are drawn one at a time, and each is kept or thrown away before the next. There is one draw for each standing Character there, plus one if Blair has the dice. Failures may be kept.
    .title = Drawing Lab Tokens

bg-loc-armory = Weapon deck: 10 cards, 3 Dynamite, 2 Firearms, 1 Flamethrower and 4 Melee Weapons. Use: draw 2 Weapon cards, keep 1, the other goes to the bottom; a Flamethrower kept gets 6 reloads. Sabotage die: 1 Weapon card leaves the game unseen; by the Alien, 1 per Strength. No Repair, no cooperation bonus.
    .title = Armory

bg-loc-dormitory = One Character in all may be sent here in a round. While it stands, its owner may lay it down to turn one die to any face. It may also get dice itself, though there is nothing to do or to harm here. No Alien, no dogs.
    .title = Dormitory

bg-loc-kitchen = The Pantry starts with 16 food. Use: cook by putting 2 Pantry food into the Kitchen, so that phase 8 takes only what lies there instead of 4 from the Pantry; Nauls needs just 1. Sabotage die: discard 2 food from the Pantry; by the Alien, 2 per Strength. No Repair, no cooperation bonus.
    .title = Kitchen and Pantry

bg-loc-laboratory = The bag starts with 12 Blood Bags and 18 Failures. Use: draw 1 Lab Token, keep it or discard it. Sabotage die: remove 1 Blood Bag from the bag; by the Alien, 1 random token per Strength, unseen. No Repair. Cooperation bonus.
    .title = Laboratory

bg-loc-leisure-room = All Characters start here. Any number may be sent here in phase 3, and two or more meet. From phase 6 on all are here, standing, to share and to test. Those who flee are laid down here. No Alien, no dogs, nothing to do or to harm.
    .title = Leisure Room

bg-loc-warehouse = Item deck: 13 cards, 3 Flashlights, 3 Fuel, 2 Keys, 3 Tools and 2 Wire. Use: draw 2 Item cards, keep 1, the other goes to the bottom. Sabotage die: 1 Item card leaves the game unseen; by the Alien, 1 per Strength. No Repair, no cooperation bonus.
    .title = Warehouse

bg-weapon-dynamite = Single use; a Molotov is the same card. Against the Alien in the room: it loses 1 Strength and is gone from there, and the user lies down in place. With a Use or Repair die and the Leader's leave it burns the room where the user stands. It keeps nobody out of a meeting. In the deck: 3.
    .title = Dynamite

bg-weapon-firearm = Shown, it takes its user out of a meeting of Characters: no suspicion for or because of the user, who keeps standing and keeps the card. No help against dogs or the Alien. In the deck: 2.
    .title = Firearm

bg-weapon-flamethrower = It lies open with 6 reloads. Each use costs 1 reload: against the Alien or to burn the room as with Dynamite, to step out of a meeting of Characters, or to make Test B together with a Wire. In the deck: 1; there are 12 reload tokens.
    .title = Flamethrower

bg-weapon-melee = Single use: shown, it takes its user out of a meeting of Characters: no suspicion for or because of the user, who keeps standing; the card leaves the game. No help against dogs or the Alien. In the deck: 4.
    .title = Melee Weapon

bg-item-flashlight = In darkness its holder, having the dice, may roll each of them once again, one by one. A second Flashlight gives no more. The card is kept. In the deck: 3.
    .title = Flashlight

bg-item-fuel = Single use: place 1 fuel token in the location where the Character stands. It costs no die. In the deck: 3.
    .title = Fuel

bg-item-keys = With a Use die at a ready Base Helicopter or Snow Cat they begin an escape, their holder aboard first. If the Alien's dice stop it, the Keys are kept. In the deck: 2.
    .title = Keys

bg-item-tools = Single use: remove 1 damage counter from the location where the Character stands. It costs no die. In the deck: 3.
    .title = Tools

bg-item-wire = Held by the same Character as a Flamethrower it allows Test B for 1 reload. The Wire is kept. In the deck: 2.
    .title = Wire

bg-char-garry = Having the dice, Garry may roll one of them again, in light and in darkness, even one that light has rolled again.
    .title = Garry

bg-char-norris = Having the dice in darkness, Norris may roll each of them once again, one by one; a Flashlight adds nothing. In light he has no advantage.
    .title = Norris

bg-dogs-move = In phase 9 every dog outside the Kennel is picked up, those set aside too, and the location deck is shuffled. One card is turned for each dog, which goes where it says. Cards stay out until the phase ends, so no room gets two dogs. The 4 dogs enter this way for the first time at the end of round 1.
    .title = Dogs roam

bg-kennel-cycle = The Kennel card is in the location deck exactly while a dog is locked up, from the moment of the catch. Drawn in phase 9 it frees all locked dogs at once, places nothing, goes back to its space, and drawing goes on until every dog is placed. Cards are drawn for dogs outside only. It also leaves the deck when the last locked dog is eaten. Option `no_kennel_card`: the card is out of the game, locked dogs stay locked, and the Kennel is closed to the Alien too.
    .title = Kennel card

bg-info-public = Open to players and spectators at any time: the board, all tracks and disks, the dice, what every Character holds, the sizes of decks, bags and piles, and every role card that was shown. Nobody sees the other role cards, the order of the decks, what is drawn next, or what sabotage threw away unseen. After the end all six role cards are shown.
    .title = What is open

bg-table-asked = Who is asked, and what the others see of it, never depends on a secret. Where open facts leave just one choice, the table makes it by itself in most cases.
    .title = No tell by silence

bg-clock-defaults = Whoever runs out of time uses no weapon and no Item, gives nothing, makes no Test, boards nothing and agrees to nothing; dice stay as they are, neither cancelled nor rolled again nor turned, and no action is done with them. Only a Character offered to a player who has nobody left is taken. Otherwise an even random legal choice. A Leader makes one assignment and stops.
    .title = Out of time
