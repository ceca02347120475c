# Nomes, e como ficam em sequência.
# Cada sala tem as formas que as preposições pedem: the (o nome com artigo), in (estar lá), to (ir para lá).

room-armory = Arsenal
    .the = o Arsenal
    .in = no Arsenal
    .to = para o Arsenal
room-base-helicopter = Helicóptero da Base
    .the = o Helicóptero da Base
    .in = no Helicóptero da Base
    .to = para o Helicóptero da Base
room-boiler = Sala da Caldeira
    .the = a Sala da Caldeira
    .in = na Sala da Caldeira
    .to = para a Sala da Caldeira
room-generator = Sala do Gerador
    .the = a Sala do Gerador
    .in = na Sala do Gerador
    .to = para a Sala do Gerador
room-laboratory = Laboratório
    .the = o Laboratório
    .in = no Laboratório
    .to = para o Laboratório
room-radio = Sala de Rádio
    .the = a Sala de Rádio
    .in = na Sala de Rádio
    .to = para a Sala de Rádio
room-warehouse = Depósito
    .the = o Depósito
    .in = no Depósito
    .to = para o Depósito
room-weather-station = Estação Climática
    .the = a Estação Climática
    .in = na Estação Climática
    .to = para a Estação Climática
room-unnamed = sala
    .the = a sala
    .in = ali
    .to = para lá

place-leisure-room = Sala de Lazer
place-dormitory = Dormitório
place-aboard = a bordo
place-gone = fora da base

status-character = em jogo
status-exposed = Alien exposto
status-dead = morto
status-escaped = fugiu

store-underground = Depósito Subterrâneo
    .from = do Depósito Subterrâneo
store-external = Reserva Externa
    .from = da Reserva Externa

vehicle-rescue-helicopter = Helicóptero de Resgate
    .the = o Helicóptero de Resgate
    .in = no Helicóptero de Resgate
vehicle-base-helicopter = Helicóptero da Base
    .the = o Helicóptero da Base
    .in = no Helicóptero da Base
vehicle-snow-cat = Motoneve
    .the = a Motoneve
    .in = na Motoneve
vehicle-unnamed = veículo
    .the = o veículo
    .in = no veículo

card-use = Usar
card-repair = Reparar
card-sabotage = Sabotar

weapon-dynamite = Dinamite
    .a = Dinamite
weapon-firearm = Arma de Fogo
    .a = uma Arma de Fogo
weapon-flamethrower = Lança-chamas
    .a = um Lança-chamas
weapon-melee = Arma Branca
    .a = uma Arma Branca
weapon-rifle-two = Rifle de Precisão 2
    .a = o Rifle de Precisão 2
weapon-rifle-three = Rifle de Precisão 3
    .a = o Rifle de Precisão 3
weapon-rifle-four = Rifle de Precisão 4
    .a = o Rifle de Precisão 4

item-flashlight = Lanterna
    .a = uma Lanterna
item-fuel = Combustível
    .a = Combustível
item-keys = Chaves
    .a = as Chaves
item-tools = Ferramentas
    .a = Ferramentas
item-wire = Fio
    .a = um Fio

lab-blood-bag = Bolsa de Sangue
    .a = uma Bolsa de Sangue
lab-failure = Falha
    .a = uma Falha

character-peder = Peder

weather-sun = sol
weather-cloud = nuvens
weather-snow = neve
weather-storm = tempestade

role-human = Humano
role-alien = Alien

test-blood = o Teste A (sangue)
test-fire = o Teste B (fogo)
test-teeth = o Teste B (dentes)

count-card-use = { $n } Usar
count-card-repair = { $n } Reparar
count-card-sabotage = { $n } Sabotar

count-weapon-dynamite = { $n ->
    [one] uma Dinamite
   *[other] { $n } Dinamites
}
count-weapon-firearm = { $n ->
    [one] uma Arma de Fogo
   *[other] { $n } Armas de Fogo
}
count-weapon-flamethrower = { $n ->
    [one] um Lança-chamas
   *[other] { $n } Lança-chamas
}
count-weapon-melee = { $n ->
    [one] uma Arma Branca
   *[other] { $n } Armas Brancas
}
count-weapon-rifle-two = { $n ->
    [one] o Rifle de Precisão 2
   *[other] { $n } Rifles de Precisão 2
}
count-weapon-rifle-three = { $n ->
    [one] o Rifle de Precisão 3
   *[other] { $n } Rifles de Precisão 3
}
count-weapon-rifle-four = { $n ->
    [one] o Rifle de Precisão 4
   *[other] { $n } Rifles de Precisão 4
}

count-item-flashlight = { $n ->
    [one] uma Lanterna
   *[other] { $n } Lanternas
}
count-item-fuel = { $n ->
    [one] uma carta de Combustível
   *[other] { $n } cartas de Combustível
}
count-item-keys = { $n ->
    [one] as Chaves
   *[other] { $n } cartas de Chaves
}
count-item-tools = { $n ->
    [one] uma carta de Ferramentas
   *[other] { $n } cartas de Ferramentas
}
count-item-wire = { $n ->
    [one] um Fio
   *[other] { $n } Fios
}

count-lab-blood-bag = { $n ->
    [one] uma Bolsa de Sangue
   *[other] { $n } Bolsas de Sangue
}
count-lab-failure = { $n ->
    [one] uma Falha
   *[other] { $n } Falhas
}

count-weapon-cards = { $n ->
    [one] uma carta de Arma
   *[other] { $n } cartas de Arma
}
count-item-cards = { $n ->
    [one] uma carta de Item
   *[other] { $n } cartas de Item
}
count-lab-tokens = { $n ->
    [one] uma Ficha de Laboratório
   *[other] { $n } Fichas de Laboratório
}

plan-stack = { $to-room } com Força { $n }

# Who was what, and since when.
round = Rodada { $n }
fate-title = Quem era o Alien?
fate-by = contágio por { $other }: { $when }, { $in-room }
fate-dog = contágio por um cachorro: { $when }, { $in-room }
