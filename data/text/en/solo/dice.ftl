section-dice = Action Dice

solo-dice-who = The Leader rolls three Action Dice (two Use, two Repair, one Sabotage, one Threat on each) and then gives them to any standing Character, in a room or not. Somebody in the Dormitory may get them too, turn one of them, and lies down afterwards like anybody.
    .title = Who gets them

solo-dice-cancel = The owner may cancel any of the dice, good ones too, each for one step of that Character's suspicion.
    .title = Cancelling

solo-dice-bad = Every Sabotage left does the harm of a Sabotage card to the room, then every Threat moves the token one space to the left. With any of them there is no action, even if nothing could be harmed.
    .title = Bad dice

solo-dice-gone = If the Character is exposed while cancelling, that die is cancelled; what Sabotage is left hits the room where they stood, Threats move the token, good dice are lost. The same holds for what is left if a Threat die takes the Character.
    .title = Lost over the dice

solo-dice-one = With no bad die left, one Use or Repair die may be spent: the action of the room, with the cooperation bonus of those who stand there, or burning it. Then the Character lies down. It may also do nothing.
    .title = One action

solo-dice-stop = At least one assignment is made each round if anybody stands. After each the Leader stops or goes on while somebody stands.
    .title = Going on or stopping

solo-dormitory = The owner of the Character standing there may lay it down to turn one die that is not cancelled to any face: between roll and assignment, while the owner of the Character with the dice uses them, and once more when that owner would bear the harm that is left, or the Character is lost while cancelling. Whoever still has the dice then goes on with them. Whoever stands alone takes the dice first. Never the Alien's dice.
    .title = The Dormitory

solo-dark = The Leader names a Character first, and only then the dice are rolled. Whether it is dark is judged at each roll.
    .title = Darkness

solo-dark-rerolls = In darkness Norris, or whoever has a Flashlight, may roll each die once again, one by one. Garry may roll one die again in light and darkness. Not a die turned in the Dormitory, and none once cancelling has begun.
    .title = Rolling again

solo-hunger = Once the base is hungry only two dice are rolled for Characters, for good.
    .title = Hunger

solo-items = In phase 5 a standing Character may use them for the own room while no dice are on the table, or while having the dice, before lying down.
    .title = Fuel and Tools

solo-burn = It costs a Use or Repair die, with no bad die left, and Dynamite or a reload, and the Leader must allow it; a refusal holds for this assignment. Only the green room where the Character stands can burn, freezing or not, while one of 6 Fire Tokens is left. Option `burn_without_leave`: the Leader is not asked.
    .title = Burning a room
