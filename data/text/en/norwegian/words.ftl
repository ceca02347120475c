# What is called otherwise here.

room-kennel = Shack
    .the = the Shack
    .in = in the Shack
    .to = to the Shack

weapon-dynamite = Grenade
    .a = a Grenade
count-weapon-dynamite = { $n ->
    [one] a Grenade
   *[other] { $n } Grenades
}

character-bennings = Lars
character-blair = Dr. Sander
character-clark = Derek
character-garry = Kate
character-macready = Sam Carter
character-nauls = Juliette
character-windows = Jonas

log-dog-eaten = The Alien takes an NPC { $in-room } and gains 1 Strength.
log-dog-caught = The NPC { $in-room } is overpowered and locked in the Shack.
log-dog-bit = { $seat } is alone with an NPC and draws from the contagion bag.
log-learnt-human = The token you took from { $other } is Human: your role and your teeth stay as they were.
log-learnt-alien = The token you took from { $other } is Alien: your role is Alien, and your teeth are healthy.
log-learnt-of-dog-human = The token of the NPC is healthy: your role and your teeth stay as they were.
log-learnt-of-dog-alien = The token of the NPC is Alien: your role is Alien, and your teeth are healthy.
log-dogs-gathered = The NPCs at large are picked up.
log-dog-placed = An NPC wanders { $in-room }.
log-kennel-opened = The Shack opens, and its NPCs are free.
log-chain-dog = { $seat } was infected by an NPC.
choice-eat-dog = Take the NPC
prompt-alien-choice-kennel = does the Alien take an NPC in the Shack?
trust-dog = They kept clear of the NPCs.
suspect-dog = They were alone with an NPC.

ending-humans-escaped = The Humans win: whoever was still Human at the station got away { $in-vehicle }, and no Alien with them.
fate-dog = infected by an NPC: { $when }, { $in-room }
