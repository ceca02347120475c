section-ends = Ends of the game

nw-end-humans = The Humans win when the last Human in the base escapes by vehicle, when the Rescue Helicopter leaves with every Human who is in the base and without an Alien, or when the UFO is stopped.
    .title = Humans win

nw-end-aliens = The Aliens win when an Alien comes aboard a vehicle, flies the Base Helicopter or drives a Snow Cat in company; when the Rescue Helicopter leaves with an Alien, or without a Human who is in the base; when the last Human in the base is infected or, unless only exposed Aliens remain and somebody escaped, eaten; when Humans freeze; when the dog gets away; and when the UFO takes off or no Human is left in it.
    .title = Aliens win

nw-end-check = After every single infection, death and departure the table checks whether a living Human is left in the base. Whoever sits in the Rescue Helicopter counts, whoever escaped does not. If there is none the game ends at once, even in the middle of the encounters.
    .title = No Human left

nw-end-all-out = When the last Human in the base escapes, the Humans win and the game ends, even if secret Aliens remain. Only a secret Alien who already waits in the Rescue Helicopter wins it for the Aliens instead. Option `hidden_play_on`: the game goes on while a secret Alien is in the base, and is lost for all in it when none is; heading for the UFO then wins at once, and freezing counts as being stranded.
    .title = All Humans are out

nw-end-eaten = If a secret Alien remains, or nobody ever escaped, the Aliens win. If only exposed ones remain and somebody escaped, they lose and only those who escaped win. Option `exposed_alone`: they lose in any case (lose) or win (win).
    .title = The last Human is eaten

nw-end-turned = If the last Human in the base is infected the Aliens win, the one turned loses, and those who escaped before win too.
    .title = The last Human is infected

nw-end-stranded = When every vehicle is used or burned and no rescue is to be hoped for - the Rescue Helicopter gone, or no S.O.S. sent and the Radio Room burned - the game ends at once and only those who escaped win. Damage and missing Keys do not count. Option `stranded_strict`: burned vehicles and a burned Radio Room do not count.
    .title = Stranded

nw-end-order = If two ends come at one moment this order decides: an Alien boards, the last Human is out, eaten or infected, freezing, stranded. So the last Human who leaves by the last vehicle wins for the Humans.
    .title = Two ends at once

nw-end-personal = Whoever escapes as a Human has won, whatever follows; so both sides can have winners, and a game can end with none of the sides. Everybody else wins or loses with the side of the role at the end, or at death: secret, exposed, beaten and eaten Aliens with the Aliens, dead Humans only with the Humans. The last Human turned loses although now an Alien. Option `dead_stay_human`: every assimilated player counts as Human.
    .title = Personal wins

nw-end-beaten = If every Alien is beaten or none is left the game goes on: NPCs can start it anew, and the dog still runs.
    .title = Every Alien beaten
