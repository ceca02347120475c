# Uma frase para tudo o que acontece. Frases com "você" vão só para um dos lados.

log-sealed-team = A escolha de { $seat }: { $choice }.

log-role-dealt = Seu papel: { $role }.
log-board-laid = A base está montada.
log-leader-is = Agora o Líder é { $seat }.
log-leader-token-at = O Marcador de Líder está { $in-room }.

log-round-began = Começa a rodada { $n }.
log-weather-rolled = O dado do clima mostra: { $weather }.
log-weather-is = O clima desta rodada: { $weather }.
log-fuel-burnt = { $the-room } queima { $n } de combustível.
log-damaged = { $the-room } sofre { $n } de dano.
log-repaired = { $n ->
    [one] É reparado { $n } de dano { $in-room }.
   *[other] São reparados { $n } de dano { $in-room }.
}
log-fuelled = { $n ->
    [one] Vai { $n } de combustível { $from-store } { $to-room }.
   *[other] Vão { $n } de combustível { $from-store } { $to-room }.
}
log-boiler-lost = A caldeira está perdida de vez, e a base começa a congelar.
log-froze = O frio aperta: o marcador de congelamento anda { $n ->
    [one] { $n } passo
   *[other] { $n } passos
} e fica em { $at } de { $all }.
log-power-failed = A energia cai, e a base fica na escuridão.
log-power-back = A luz volta.
log-rescue-flies = O Helicóptero de Resgate avança { $n ->
    [one] { $n } passo
   *[other] { $n } passos
} e está em { $at } de { $all }.
log-rescue-waits = { $n ->
    [0] O Helicóptero de Resgate espera na base com a última gota de combustível.
   *[other] O Helicóptero de Resgate espera na base com mais { $n } de combustível.
}
log-rescue-left = O tanque do Helicóptero de Resgate está vazio: ele vai embora de vez.

log-speaker-is = Agora quem fala pelo Alien é { $seat }.
log-drafted = Seu rascunho manda o Alien { $to-room } com Força { $n }.
log-proposed = { $seat } propõe mandar o Alien { $plan }.
log-plan-fixed = O plano manda o Alien { $plan }.
log-plan-made = O Alien fez o seu plano.
log-stacks-sealed = { $n ->
    [one] O Alien virá a um único lugar, com que Força ninguém sabe.
   *[other] O Alien virá a { $n } lugares, com que Força ninguém sabe.
}
log-stacks-seen = { $n ->
    [one] O Alien jogou uma carta, com Força { $sizes }.
   *[other] O Alien jogou { $n } cartas, com Força { $sizes }.
}
log-brood-known = { $count ->
    [one] Por enquanto o único Alien é { $seats }.
   *[other] Os Aliens se conhecem: { $seats }.
}

log-drew = { $seat } compra { $n ->
    [one] { $n } carta de Ação
   *[other] { $n } cartas de Ação
}.
log-you-draw = Você tira { $things }.
log-you-keep = Você fica com { $thing }.
log-reshuffled = As cartas de Ação descartadas voltam embaralhadas ao baralho.
log-exchanged = { $seat } descarta uma carta e compra outra.
log-threw = Você descarta { $card }.
log-leader-drew = A carta extra do Líder começa a pilha.
log-leader-drew-card = A carta extra do Líder é { $card }.
log-placed-card = { $seat } vai { $to-room } e entrega uma carta.
log-placed-lit = { $seat } vai { $to-room } e escolhe uma carta à luz de uma Lanterna.
log-placed-dark = { $seat } vai { $to-room } e, no escuro, entrega uma carta ao acaso.
log-placed-special = { $seat } vai { $to-room } com uma Ação Especial e descarta a mão inteira.
log-placed-lit-special = { $seat } vai { $to-room } com uma Ação Especial, mostra uma Lanterna e descarta a mão inteira.
log-gave = Você entrega { $card }.
log-shown = Todos veem { $seat } entregar { $card }.
log-special-drew = { $seat } compra { $n ->
    [one] uma carta
   *[other] { $n } cartas
} para a Ação Especial.
log-special-given = { $seat } entrega uma carta comprada com a Ação Especial.
log-took-leader-token = { $seat } pega o Marcador de Líder.
log-leader-token-back = O Marcador de Líder é posto de lado.
log-went-to-sleep = { $seat } se deita no Dormitório para trocar cartas.
log-deck-seen = No baralho de Ação há { $things }.
log-hand-chosen = Você escolhe { $things }.
log-chose-hand = { $seat } tem uma nova mão de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, e o baralho de Ação é embaralhado.
log-boarded = { $seat } ocupa o primeiro assento { $in-vehicle }.

log-stacks-revealed = O Alien vai { $plan }.
log-entered-alien = O Alien ataca { $in-room }.
log-entered-meeting = Começa o encontro { $in-room }.
log-fire-used = { $seat } volta o fogo contra o Alien { $in-room } com { $thing }: ele perde 1 de Força, e { $seat } se deita.
log-alien-wrecks = O Alien sabota { $the-room }.
log-alien-passes = O Alien não faz nada { $in-room }.
log-stack-card-lost = Uma carta da pilha se perde sem ser vista.
log-stack-lost = A carta perdida é { $card }.
log-alien-ran = O Alien { $in-room } foge.
log-laid-down = { $count ->
    [one] { $seats } se deita.
   *[other] { $seats } se deitam.
}
log-fled = { $count ->
    [one] { $seats } foge e se deita na Sala de Lazer.
   *[other] { $seats } fogem e se deitam na Sala de Lazer.
}
log-eaten = O Alien toma { $seat } { $in-room } e ganha 1 de Força.
log-dog-eaten = O Alien toma um cão { $in-room } e ganha 1 de Força.
log-weapons-lost = { $n ->
    [one] Uma carta de Arma sai do jogo sem ser vista.
   *[other] { $n } cartas de Arma saem do jogo sem ser vistas.
}
log-items-lost = { $n ->
    [one] Uma carta de Item sai do jogo sem ser vista.
   *[other] { $n } cartas de Item saem do jogo sem ser vistas.
}
log-food-lost = { $n ->
    [one] Estraga-se { $n } de comida da Despensa.
   *[other] Estragam-se { $n } de comida da Despensa.
}
log-fuel-lost = { $n ->
    [one] Perde-se { $n } de combustível do Depósito Subterrâneo.
   *[other] Perdem-se { $n } de combustível do Depósito Subterrâneo.
}
log-lab-lost = { $n ->
    [one] Uma ficha da bolsa do Laboratório sai do jogo sem ser vista.
   *[other] { $n } fichas da bolsa do Laboratório saem do jogo sem ser vistas.
}
log-lab-lost-tokens = Perdidas da bolsa do Laboratório: { $things }.
log-blood-bag-lost = Uma Bolsa de Sangue é removida da bolsa do Laboratório.
log-blood-bag-missing = Na bolsa do Laboratório não há Bolsa de Sangue para remover.
log-dog-caught = O cão { $in-room } é capturado e preso no Canil.
log-avoided = { $seat } mostra { $thing } e fica fora do encontro.
log-took = { $seat } pega uma ficha de contágio de { $other }.
log-learnt-human = A ficha que você pegou de { $other } é humana: seu papel continua o mesmo.
log-learnt-alien = A ficha que você pegou de { $other } é alienígena: seu papel é Alien.
log-lent-human = { $seat } pegou de você uma ficha humana.
log-lent-alien = { $seat } pegou a sua ficha alienígena.
log-dog-bit = { $seat } está a sós com um cão e tira da bolsa de contágio.
log-learnt-of-dog-human = A ficha do cão é saudável: seu papel continua o mesmo.
log-learnt-of-dog-alien = A ficha do cão é alienígena: seu papel é Alien.
log-suspected = O disco de suspeita de { $seat } está em { $n }.
log-suspected-green = O disco de suspeita de { $seat } vai para o verde: comprovadamente Humano.
log-suspected-yellow = O disco de suspeita de { $seat } volta ao amarelo.
log-suspected-red = O disco de suspeita de { $seat } está no máximo vermelho.
log-stacks-returned = O Alien recolhe suas cartas e sua Força.

log-burn-asked = { $seat } quer queimar { $the-room } com { $thing }.
log-burn-refused = O Líder diz não, e { $seat } não queima nada.
log-room-burned = { $seat } queima { $the-room } com { $thing }.

log-turned = O Líder vira uma carta: { $card }.
log-assigned = { $seat } recebe { $card } { $in-room }.
log-action-lost = A carta { $card } se perde sem efeito.
log-stack-dropped = O resto da pilha é descartado sem olhar.
log-weapons-drawn = { $seat } compra { $n ->
    [one] { $n } carta de Arma
   *[other] { $n } cartas de Arma
}.
log-weapon-kept = { $seat } fica com uma carta de Arma.
log-flamethrower-kept = { $seat } fica com um Lança-chamas e o deixa à vista.
log-items-drawn = { $seat } compra { $n ->
    [one] { $n } carta de Item
   *[other] { $n } cartas de Item
}.
log-item-kept = { $seat } fica com uma carta de Item.
log-lab-drawn = { $seat } tira uma Ficha de Laboratório.
log-lab-kept = { $seat } guarda a Ficha de Laboratório.
log-lab-thrown = { $seat } descarta a Ficha de Laboratório.
log-cooked = { $n ->
    [one] Na Cozinha se prepara { $n } de comida.
   *[other] Na Cozinha se preparam { $n } de comida.
}
log-sos-sent = O S.O.S. foi enviado: o Helicóptero de Resgate está a caminho.
log-die-rolled = O dado rolado na Estação Climática mostra: { $weather }.
log-die-kept = O dado do clima fica na Estação Climática com este resultado: { $weather }.
log-item-used = { $seat } usa { $thing }.
log-keys-shown = { $seat } mostra as Chaves: a fuga começa.

log-gathered = Todos voltam à Sala de Lazer.
log-offer-opened = { $seat } quer fazer uma troca com { $other }.
log-added = Você acrescenta { $thing }.
log-offer-sent = { $seat } oferece a { $other } { $parcel }.
log-return-sent = { $seat } dá em troca a { $other } { $parcel }.
log-return-nothing = { $seat } não dá nada em troca a { $other }.
log-parcel-shown = Mostram a você: { $things }.
log-trade-off = A troca entre { $seat } e { $other } não acontece.
log-received = Você recebe { $things }.
log-trade-done = A troca entre { $seat } e { $other } está feita.
log-voted = { $seat } aponta { $other }.
log-voted-nobody = { $seat } não aponta ninguém.
log-exposed = { $seat } é um Alien exposto e traz { $n } de Força.
log-stripped = Tudo o que { $seat } tinha se perde.
log-test-offered = { $seat } oferece { $test }.
log-tested-blood = { $seat } gasta uma Bolsa de Sangue e testa { $other }.
log-tested-fire = { $seat } esquenta um Fio com o Lança-chamas e testa { $other }.
log-role-shown-human = { $seat } é Humano.
log-role-shown-alien = { $seat } é um Alien.

log-ate-kitchen = A base come o que foi preparado na Cozinha: { $n } de comida.
log-ate-pantry = Ninguém cozinhou: { $n ->
    [one] sai { $n } de comida
   *[other] saem { $n } de comida
} da Despensa.
log-ate-nothing = Não resta nada para comer.
log-hungry = A comida acabou: de agora em diante todos têm fome.
log-starved = { $seat } descarta uma carta por causa da fome.
log-dogs-gathered = Os cães soltos são recolhidos.
log-dog-placed = Um cão ronda { $in-room }.
log-pack-leader-at = O Líder da Matilha ronda { $in-room }.
log-kennel-opened = O Canil se abre, e seus cães estão soltos.

log-wants-aboard = { $seat } quer embarcar.
log-stays-behind = { $seat } não quer embarcar.
log-agreed = { $seat } concorda.
log-refused = { $seat } não concorda.
log-came-aboard = { $seat } embarca.
log-departed = { $the-vehicle } parte.
log-hand-shown = { $seat } ainda tinha { $things }.
log-hand-shown-empty = { $seat } não tinha mais nada.
log-chain-human = { $seat } continuou Humano.
log-chain-escaped = { $seat } escapou como Humano.
log-chain-alien = { $seat } era um Alien.
log-chain-first = { $seat } era o primeiro Alien.
log-chain-dog = { $seat } foi infectado por um cão.
log-chain-seat = { $seat } foi infectado por { $other }.

log-record-dealt-fillings = Sua ficha dentária mostra obturações.
log-record-dealt-healthy = Sua ficha dentária mostra dentes sadios.
log-tested-teeth = { $seat } descarta uma carta e olha os dentes de { $other } com a Lanterna.
log-record-shown-fillings = { $seat } tem obturações e é Humano.
log-record-shown-healthy = { $seat } tem dentes sadios.
log-record-was-fillings = { $seat } tinha obturações.
log-record-was-healthy = { $seat } tinha dentes sadios.
log-rifle-laid = { $seat } baixa { $thing }: o cão tem { $n } espaços a mais para correr.
log-dog-ran = O cão corre adiante: espaço { $at } de { $all }.
log-escaped = Fuga { $in-vehicle } e vitória de { $seats }.
