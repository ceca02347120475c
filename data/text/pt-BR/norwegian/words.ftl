# O que aqui tem outro nome.

room-kennel = Barraca
    .the = a Barraca
    .in = na Barraca
    .to = para a Barraca

weapon-dynamite = Granada
    .a = uma Granada
count-weapon-dynamite = { $n ->
    [one] uma Granada
   *[other] { $n } Granadas
}

character-bennings = Lars
character-blair = Dr. Sander
character-clark = Derek
character-garry = Kate
character-macready = Sam Carter
character-nauls = Juliette
character-windows = Jonas

log-dog-eaten = O Alien toma um NPC { $in-room } e ganha 1 de Força.
log-dog-caught = O NPC { $in-room } é dominado e preso na Barraca.
log-dog-bit = { $seat } está a sós com um NPC e tira da bolsa de contágio.
log-learnt-human = A ficha que você pegou de { $other } é humana: seu papel e seus dentes continuam os mesmos.
log-learnt-alien = A ficha que você pegou de { $other } é alienígena: seu papel é Alien, e seus dentes são sadios.
log-learnt-of-dog-human = A ficha do NPC é saudável: seu papel e seus dentes continuam os mesmos.
log-learnt-of-dog-alien = A ficha do NPC é alienígena: seu papel é Alien, e seus dentes são sadios.
log-dogs-gathered = Os NPCs soltos são recolhidos.
log-dog-placed = Um NPC ronda { $in-room }.
log-kennel-opened = A Barraca se abre, e seus NPCs estão soltos.
log-chain-dog = { $seat } foi infectado por um NPC.
choice-eat-dog = Tomar o NPC
prompt-alien-choice-kennel = o Alien toma um NPC na Barraca?
trust-dog = Ficou longe dos NPCs.
suspect-dog = Esteve a sós com um NPC.

ending-humans-escaped = Vitória dos Humanos: quem ainda era Humano na estação escapou { $in-vehicle }, sem nenhum Alien.
fate-dog = contágio por um NPC: { $when }, { $in-room }
