# Nomes, e como ficam em sequência.
# Cada sala tem as formas que as preposições pedem: the (o nome com artigo), in (estar lá), to (ir para lá).
# Uma carta ou um Equipamento tem a forma que toma como objeto de uma frase: a.

room-laundry-room = Lavanderia
    .the = a Lavanderia
    .in = na Lavanderia
    .to = para a Lavanderia
room-greenhouse = Estufa
    .the = a Estufa
    .in = na Estufa
    .to = para a Estufa
room-common-office = Escritório Comum
    .the = o Escritório Comum
    .in = no Escritório Comum
    .to = para o Escritório Comum
room-sleeping-quarters = Dormitório
    .the = o Dormitório
    .in = no Dormitório
    .to = para o Dormitório
room-bathroom = Banheiro
    .the = o Banheiro
    .in = no Banheiro
    .to = para o Banheiro
room-geology-lab = Laboratório de Geologia
    .the = o Laboratório de Geologia
    .in = no Laboratório de Geologia
    .to = para o Laboratório de Geologia
room-first-supply-room = Depósito 1
    .the = o Depósito 1
    .in = no Depósito 1
    .to = para o Depósito 1
room-infirmary = Enfermaria
    .the = a Enfermaria
    .in = na Enfermaria
    .to = para a Enfermaria
room-biology-lab = Laboratório de Biologia
    .the = o Laboratório de Biologia
    .in = no Laboratório de Biologia
    .to = para o Laboratório de Biologia
room-radio-room = Sala de Rádio
    .the = a Sala de Rádio
    .in = na Sala de Rádio
    .to = para a Sala de Rádio
room-garage = Garagem
    .the = a Garagem
    .in = na Garagem
    .to = para a Garagem
room-generator-room = Sala do Gerador
    .the = a Sala do Gerador
    .in = na Sala do Gerador
    .to = para a Sala do Gerador
room-ice-store = Depósito de Gelo
    .the = o Depósito de Gelo
    .in = no Depósito de Gelo
    .to = para o Depósito de Gelo
room-second-supply-room = Depósito 2
    .the = o Depósito 2
    .in = no Depósito 2
    .to = para o Depósito 2
room-balloon-tower = Torre do Balão
    .the = a Torre do Balão
    .in = na Torre do Balão
    .to = para a Torre do Balão

sector-one = Setor 1
sector-two = Setor 2
sector-three = Setor 3

card-knife = Faca
    .a = uma Faca
card-petri-dish = Placa de Petri
    .a = uma Placa de Petri
card-flashlight = Lanterna
    .a = uma Lanterna
card-fire-extinguisher = Extintor
    .a = um Extintor
card-axe = Machado
    .a = um Machado
card-copper-wire = Fio de Cobre
    .a = um Fio de Cobre
card-molotov = Molotov
    .a = uma Molotov
card-gun = Pistola
    .a = uma Pistola
card-sabotage-ruin = Sabotagem (Ruína)
    .a = uma Sabotagem (Ruína)
card-sabotage-dark = Sabotagem (Escuridão)
    .a = uma Sabotagem (Escuridão)
card-sabotage-fire = Sabotagem (Incêndio)
    .a = uma Sabotagem (Incêndio)
card-sabotage-attack = Sabotagem (Ataque)
    .a = uma Sabotagem (Ataque)
card-sabotage-luck = Sabotagem (Sorte)
    .a = uma Sabotagem (Sorte)

gear-rope = Corda
    .a = uma Corda
gear-dynamite = Dinamite
    .a = Dinamite
gear-flamethrower = Lança-chamas
    .a = um Lança-chamas

chip-rope = Corda
    .a = uma Corda
chip-dynamite = Dinamite
    .a = Dinamite
chip-flamethrower = Lança-chamas
    .a = um Lança-chamas
chip-thing = Coisa
    .a = uma Coisa
chip-discard = Descarte
    .a = um Descarte

blood-human = Humano
blood-imitation = Imitação

department-maintenance = Manutenção
department-science = Ciência
department-operations = Operações

character-childs = Childs
character-palmer = Palmer
character-fuchs = Fuchs
character-copper = Copper

power-battle-throw = mais um lançamento na batalha
power-second-on-the-left = o próximo Capitão é a segunda pessoa à esquerda
power-battle-die = mais um dado na batalha
power-swap-two = substituir duas cartas
power-exchange-after = a equipe troca cartas depois do turno
power-zero-counts-one = uma carta de valor 0 vale 1
power-see-handed-in = ver uma carta antes de embaralhar
power-no-mixing = as fichas ficam onde estão
power-see-chip = olhar uma ficha
power-petri-counts-any = uma Placa de Petri vale como qualquer item
power-new-mission = outra missão
power-ignore-power-out = ignorar o Apagão
power-see-swapped = ver a carta que entra
power-one-more = mais um para a missão
power-add-top = a carta de cima dos Suprimentos entra no monte
power-order-top = ordenar as duas cartas de cima dos Suprimentos
power-cancel-sabotage = cancelar uma Sabotagem
power-swap-anyway = substituir embora falte um departamento
power-rec-room-card = uma carta da Sala de Recreação
power-see-random = ver uma carta ao acaso de um membro
power-exchange-before = a equipe troca cartas antes da entrega
power-remove-smoke = tirar uma Fumaça
power-shift-die = mudar um dado em 1
power-spare-fallout = um lançamento contra a Consequência

fallout-power-out = Apagão
fallout-smoke = Fumaça
fallout-fire = Fogo
fallout-destroyed = sala destruída

count-card-knife = { $n ->
    [one] uma Faca
   *[other] { $n } Facas
}
count-card-petri-dish = { $n ->
    [one] uma Placa de Petri
   *[other] { $n } Placas de Petri
}
count-card-flashlight = { $n ->
    [one] uma Lanterna
   *[other] { $n } Lanternas
}
count-card-fire-extinguisher = { $n ->
    [one] um Extintor
   *[other] { $n } Extintores
}
count-card-axe = { $n ->
    [one] um Machado
   *[other] { $n } Machados
}
count-card-copper-wire = { $n ->
    [one] um Fio de Cobre
   *[other] { $n } Fios de Cobre
}
count-card-molotov = { $n ->
    [one] uma Molotov
   *[other] { $n } Molotovs
}
count-card-gun = { $n ->
    [one] uma Pistola
   *[other] { $n } Pistolas
}
count-card-sabotage-ruin = { $n ->
    [one] uma Sabotagem (Ruína)
   *[other] { $n } Sabotagens (Ruína)
}
count-card-sabotage-dark = { $n ->
    [one] uma Sabotagem (Escuridão)
   *[other] { $n } Sabotagens (Escuridão)
}
count-card-sabotage-fire = { $n ->
    [one] uma Sabotagem (Incêndio)
   *[other] { $n } Sabotagens (Incêndio)
}
count-card-sabotage-attack = { $n ->
    [one] uma Sabotagem (Ataque)
   *[other] { $n } Sabotagens (Ataque)
}
count-card-sabotage-luck = { $n ->
    [one] uma Sabotagem (Sorte)
   *[other] { $n } Sabotagens (Sorte)
}

count-department-maintenance = { $n ->
    [one] Manutenção
   *[other] { $n } de Manutenção
}
count-department-science = { $n ->
    [one] Ciência
   *[other] { $n } de Ciência
}
count-department-operations = { $n ->
    [one] Operações
   *[other] { $n } de Operações
}

# O que uma missão pede, sem ponto final.
mission = { $directive } (equipe de { $n })
mission-departments = { $directive } (equipe de { $n }, com { $departments })
directive-set = cada carta vale { $values }
directive-find = { $n ->
    [one] entre { $among } cartas, uma é { $items }
   *[other] entre { $among } cartas, { $n } são { $items }
}
directive-find-also = { $n ->
    [one] entre { $among } cartas, uma é { $items } e outra { $also }
   *[other] entre { $among } cartas, { $n } são { $items } e outra { $also }
}
directive-sum = as cartas valem ao todo pelo menos { $n }
directive-roll = { $n } dados iguais em { $throws ->
    [one] 1 lançamento
   *[other] { $throws } lançamentos
}

# Who was what, and since when.
turn = Turno { $n }
fate-title = Quem era uma Imitação?
fate-blood = por sangue novo: { $when }, na abertura do { $sector }
