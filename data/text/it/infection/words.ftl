# Nomi, e come stanno in fila.
# Ogni stanza ha le forme richieste dalle preposizioni: the (il nome con l'articolo), in (stato), to (moto).
# Una carta o un'Attrezzatura ha la forma che prende come oggetto di una frase: a.

room-laundry-room = Lavanderia
    .the = la Lavanderia
    .in = in Lavanderia
    .to = in Lavanderia
room-greenhouse = Serra
    .the = la Serra
    .in = nella Serra
    .to = nella Serra
room-common-office = Ufficio Comune
    .the = l'Ufficio Comune
    .in = nell'Ufficio Comune
    .to = nell'Ufficio Comune
room-sleeping-quarters = Dormitorio
    .the = il Dormitorio
    .in = nel Dormitorio
    .to = nel Dormitorio
room-bathroom = Bagno
    .the = il Bagno
    .in = in Bagno
    .to = in Bagno
room-geology-lab = Laboratorio di Geologia
    .the = il Laboratorio di Geologia
    .in = nel Laboratorio di Geologia
    .to = nel Laboratorio di Geologia
room-first-supply-room = Magazzino 1
    .the = il Magazzino 1
    .in = nel Magazzino 1
    .to = nel Magazzino 1
room-infirmary = Infermeria
    .the = l'Infermeria
    .in = in Infermeria
    .to = in Infermeria
room-biology-lab = Laboratorio di Biologia
    .the = il Laboratorio di Biologia
    .in = nel Laboratorio di Biologia
    .to = nel Laboratorio di Biologia
room-radio-room = Sala Radio
    .the = la Sala Radio
    .in = in Sala Radio
    .to = in Sala Radio
room-garage = Garage
    .the = il Garage
    .in = in Garage
    .to = in Garage
room-generator-room = Sala Generatore
    .the = la Sala Generatore
    .in = in Sala Generatore
    .to = in Sala Generatore
room-ice-store = Deposito del Ghiaccio
    .the = il Deposito del Ghiaccio
    .in = nel Deposito del Ghiaccio
    .to = nel Deposito del Ghiaccio
room-second-supply-room = Magazzino 2
    .the = il Magazzino 2
    .in = nel Magazzino 2
    .to = nel Magazzino 2
room-balloon-tower = Torre dei Palloni
    .the = la Torre dei Palloni
    .in = nella Torre dei Palloni
    .to = nella Torre dei Palloni

sector-one = Settore 1
sector-two = Settore 2
sector-three = Settore 3

card-knife = Coltello
    .a = un Coltello
card-petri-dish = Piastra di Petri
    .a = una Piastra di Petri
card-flashlight = Torcia
    .a = una Torcia
card-fire-extinguisher = Estintore
    .a = un Estintore
card-axe = Ascia
    .a = un'Ascia
card-copper-wire = Filo di Rame
    .a = un Filo di Rame
card-molotov = Molotov
    .a = una Molotov
card-gun = Pistola
    .a = una Pistola
card-sabotage-ruin = Sabotaggio (Rovina)
    .a = un Sabotaggio (Rovina)
card-sabotage-dark = Sabotaggio (Buio)
    .a = un Sabotaggio (Buio)
card-sabotage-fire = Sabotaggio (Rogo)
    .a = un Sabotaggio (Rogo)
card-sabotage-attack = Sabotaggio (Attacco)
    .a = un Sabotaggio (Attacco)
card-sabotage-luck = Sabotaggio (Sorte)
    .a = un Sabotaggio (Sorte)

gear-rope = Corda
    .a = una Corda
gear-dynamite = Dinamite
    .a = la Dinamite
gear-flamethrower = Lanciafiamme
    .a = un Lanciafiamme

chip-rope = Corda
    .a = una Corda
chip-dynamite = Dinamite
    .a = la Dinamite
chip-flamethrower = Lanciafiamme
    .a = un Lanciafiamme
chip-thing = Cosa
    .a = una Cosa
chip-discard = Scarto
    .a = uno Scarto

blood-human = Umano
blood-imitation = Imitazione

department-maintenance = Manutenzione
department-science = Scienza
department-operations = Operazioni

character-childs = Childs
character-palmer = Palmer
character-fuchs = Fuchs
character-copper = Copper

power-battle-throw = un lancio in più nella battaglia
power-second-on-the-left = il prossimo Capitano è la seconda persona a sinistra
power-battle-die = un dado in più nella battaglia
power-swap-two = due carte sostituite
power-exchange-after = la squadra cambia carte dopo il turno
power-zero-counts-one = una carta di valore 0 vale 1
power-see-handed-in = una carta vista prima di mescolare
power-no-mixing = i gettoni restano dove sono
power-see-chip = un gettone guardato
power-petri-counts-any = una Piastra di Petri vale come qualsiasi oggetto
power-new-mission = un'altra missione
power-ignore-power-out = Blackout ignorato
power-see-swapped = la carta che entra è vista
power-one-more = uno in più per la missione
power-add-top = la prima carta dei Rifornimenti entra nel mazzetto
power-order-top = le prime due carte dei Rifornimenti in ordine
power-cancel-sabotage = un Sabotaggio annullato
power-swap-anyway = sostituzione benché manchi un reparto
power-rec-room-card = una carta dalla Sala Ricreativa
power-see-random = una carta a caso di un membro
power-exchange-before = la squadra cambia carte prima della consegna
power-remove-smoke = un Fumo tolto
power-shift-die = un dado cambiato di 1
power-spare-fallout = un lancio contro la Ricaduta

fallout-power-out = Blackout
fallout-smoke = Fumo
fallout-fire = Incendio
fallout-destroyed = stanza distrutta

count-card-knife = { $n ->
    [one] un Coltello
   *[other] { $n } Coltelli
}
count-card-petri-dish = { $n ->
    [one] una Piastra di Petri
   *[other] { $n } Piastre di Petri
}
count-card-flashlight = { $n ->
    [one] una Torcia
   *[other] { $n } Torce
}
count-card-fire-extinguisher = { $n ->
    [one] un Estintore
   *[other] { $n } Estintori
}
count-card-axe = { $n ->
    [one] un'Ascia
   *[other] { $n } Asce
}
count-card-copper-wire = { $n ->
    [one] un Filo di Rame
   *[other] { $n } Fili di Rame
}
count-card-molotov = { $n ->
    [one] una Molotov
   *[other] { $n } Molotov
}
count-card-gun = { $n ->
    [one] una Pistola
   *[other] { $n } Pistole
}
count-card-sabotage-ruin = { $n ->
    [one] un Sabotaggio (Rovina)
   *[other] { $n } Sabotaggi (Rovina)
}
count-card-sabotage-dark = { $n ->
    [one] un Sabotaggio (Buio)
   *[other] { $n } Sabotaggi (Buio)
}
count-card-sabotage-fire = { $n ->
    [one] un Sabotaggio (Rogo)
   *[other] { $n } Sabotaggi (Rogo)
}
count-card-sabotage-attack = { $n ->
    [one] un Sabotaggio (Attacco)
   *[other] { $n } Sabotaggi (Attacco)
}
count-card-sabotage-luck = { $n ->
    [one] un Sabotaggio (Sorte)
   *[other] { $n } Sabotaggi (Sorte)
}

count-department-maintenance = { $n ->
    [one] Manutenzione
   *[other] { $n } di Manutenzione
}
count-department-science = { $n ->
    [one] Scienza
   *[other] { $n } di Scienza
}
count-department-operations = { $n ->
    [one] Operazioni
   *[other] { $n } di Operazioni
}

# Che cosa chiede una missione, senza punto finale.
mission = { $directive } (squadra di { $n })
mission-departments = { $directive } (squadra di { $n }, con { $departments })
directive-set = ogni carta vale { $values }
directive-find = { $n ->
    [one] fra { $among } carte, una è { $items }
   *[other] fra { $among } carte, { $n } sono { $items }
}
directive-find-also = { $n ->
    [one] fra { $among } carte, una è { $items } e un'altra { $also }
   *[other] fra { $among } carte, { $n } sono { $items } e un'altra { $also }
}
directive-sum = le carte valgono in tutto almeno { $n }
directive-roll = { $n } dadi uguali in { $throws ->
    [one] 1 lancio
   *[other] { $throws } lanci
}

# Who was what, and since when.
turn = Turno { $n }
fate-title = Chi era un'Imitazione?
fate-blood = per sangue nuovo: { $when }, all'apertura di { $sector }
