# Nomi, e come stanno in fila.
# Ogni stanza ha le forme richieste dalle preposizioni: the (il nome con l'articolo), in (stato), to (moto).

room-armory = Armeria
    .the = l'Armeria
    .in = in Armeria
    .to = in Armeria
room-base-helicopter = Elicottero della Base
    .the = l'Elicottero della Base
    .in = all'Elicottero della Base
    .to = all'Elicottero della Base
room-boiler = Sala Caldaia
    .the = la Sala Caldaia
    .in = in Sala Caldaia
    .to = in Sala Caldaia
room-generator = Sala Generatore
    .the = la Sala Generatore
    .in = in Sala Generatore
    .to = in Sala Generatore
room-laboratory = Laboratorio
    .the = il Laboratorio
    .in = in Laboratorio
    .to = in Laboratorio
room-radio = Sala Radio
    .the = la Sala Radio
    .in = in Sala Radio
    .to = in Sala Radio
room-warehouse = Magazzino
    .the = il Magazzino
    .in = in Magazzino
    .to = in Magazzino
room-weather-station = Stazione Meteo
    .the = la Stazione Meteo
    .in = nella Stazione Meteo
    .to = nella Stazione Meteo
room-unnamed = stanza
    .the = la stanza
    .in = lì
    .to = lì

place-leisure-room = Sala Ricreativa
place-dormitory = Dormitorio
place-aboard = a bordo
place-gone = fuori dalla base

status-character = in gioco
status-exposed = Alieno rivelato
status-dead = morto
status-escaped = in fuga

store-underground = Deposito Sotterraneo
    .from = dal Deposito Sotterraneo
store-external = Riserva Esterna
    .from = dalla Riserva Esterna

vehicle-rescue-helicopter = Elicottero di Soccorso
    .the = l'Elicottero di Soccorso
    .in = sull'Elicottero di Soccorso
vehicle-base-helicopter = Elicottero della Base
    .the = l'Elicottero della Base
    .in = sull'Elicottero della Base
vehicle-snow-cat = Gatto delle Nevi
    .the = il Gatto delle Nevi
    .in = sul Gatto delle Nevi
vehicle-unnamed = veicolo
    .the = il veicolo
    .in = sul veicolo

card-use = Usare
card-repair = Riparare
card-sabotage = Sabotare

weapon-dynamite = Dinamite
    .a = la Dinamite
weapon-firearm = Arma da Fuoco
    .a = un'Arma da Fuoco
weapon-flamethrower = Lanciafiamme
    .a = un Lanciafiamme
weapon-melee = Arma da Mischia
    .a = un'Arma da Mischia
weapon-rifle-two = Fucile da Cecchino 2
    .a = il Fucile da Cecchino 2
weapon-rifle-three = Fucile da Cecchino 3
    .a = il Fucile da Cecchino 3
weapon-rifle-four = Fucile da Cecchino 4
    .a = il Fucile da Cecchino 4

item-flashlight = Torcia
    .a = una Torcia
item-fuel = Carburante
    .a = il Carburante
item-keys = Chiavi
    .a = le Chiavi
item-tools = Attrezzi
    .a = gli Attrezzi
item-wire = Cavo
    .a = un Cavo

lab-blood-bag = Sacca di Sangue
    .a = una Sacca di Sangue
lab-failure = Fallimento
    .a = un Fallimento

character-peder = Peder

weather-sun = sole
weather-cloud = nuvole
weather-snow = neve
weather-storm = tempesta

role-human = Umano
role-alien = Alieno

test-blood = il Test A (sangue)
test-fire = il Test B (fuoco)
test-teeth = il Test B (denti)

count-card-use = { $n } Usare
count-card-repair = { $n } Riparare
count-card-sabotage = { $n } Sabotare

count-weapon-dynamite = { $n ->
    [one] una Dinamite
   *[other] { $n } Dinamiti
}
count-weapon-firearm = { $n ->
    [one] un'Arma da Fuoco
   *[other] { $n } Armi da Fuoco
}
count-weapon-flamethrower = { $n ->
    [one] un Lanciafiamme
   *[other] { $n } Lanciafiamme
}
count-weapon-melee = { $n ->
    [one] un'Arma da Mischia
   *[other] { $n } Armi da Mischia
}
count-weapon-rifle-two = { $n ->
    [one] il Fucile da Cecchino 2
   *[other] { $n } Fucili da Cecchino 2
}
count-weapon-rifle-three = { $n ->
    [one] il Fucile da Cecchino 3
   *[other] { $n } Fucili da Cecchino 3
}
count-weapon-rifle-four = { $n ->
    [one] il Fucile da Cecchino 4
   *[other] { $n } Fucili da Cecchino 4
}

count-item-flashlight = { $n ->
    [one] una Torcia
   *[other] { $n } Torce
}
count-item-fuel = { $n ->
    [one] una carta Carburante
   *[other] { $n } carte Carburante
}
count-item-keys = { $n ->
    [one] le Chiavi
   *[other] { $n } carte Chiavi
}
count-item-tools = { $n ->
    [one] una carta Attrezzi
   *[other] { $n } carte Attrezzi
}
count-item-wire = { $n ->
    [one] un Cavo
   *[other] { $n } Cavi
}

count-lab-blood-bag = { $n ->
    [one] una Sacca di Sangue
   *[other] { $n } Sacche di Sangue
}
count-lab-failure = { $n ->
    [one] un Fallimento
   *[other] { $n } Fallimenti
}

count-weapon-cards = { $n ->
    [one] una carta Arma
   *[other] { $n } carte Arma
}
count-item-cards = { $n ->
    [one] una carta Oggetto
   *[other] { $n } carte Oggetto
}
count-lab-tokens = { $n ->
    [one] un Segnalino Laboratorio
   *[other] { $n } Segnalini Laboratorio
}

plan-stack = { $to-room } con Forza { $n }

# Who was what, and since when.
round = Round { $n }
fate-title = Chi era l'Alieno?
fate-by = contagio da { $other }: { $when }, { $in-room }
fate-dog = contagio da un cane: { $when }, { $in-room }
