# Uma frase para tudo o que acontece. As frases com "você" vão para um só lugar.

log-board-laid = O posto está montado: em cada sala há uma ficha virada para baixo.
log-rolled-for-captain = { $seat } lança { $dice } para ser o primeiro Capitão.
log-captain-is = Agora o Capitão é { $seat }.
log-blood-dealt = Cada um recebe uma Amostra de Sangue. Uma delas é de Imitação.
log-blood-received-human = Sua Amostra de Sangue diz Humano.
log-blood-received-imitation = Sua Amostra de Sangue diz Imitação.

log-drew = { $seat } compra { $n ->
    [one] uma carta de Suprimento
   *[other] { $n } cartas de Suprimento
}.
log-you-draw = Você compra { $things }.
log-supply-shuffled = Os descartes de Suprimentos são embaralhados num novo baralho.
log-exchanged = { $seat } troca { $n ->
    [one] uma carta
   *[other] { $n } cartas
}.
log-threw = Você descarta { $thing }.
log-paid = { $seat } descarta { $thing } à vista de todos.

log-turn-began = Começa o turno { $n }.
log-mission-drawn = A missão: { $mission }.
log-smoke-drawn = O Registro de Missões traz Fumaça.
log-power-out-drawn = O Registro de Missões traz um Apagão.
log-log-shuffled = Os descartes do Registro de Missões são embaralhados num novo baralho.
log-room-rolled = O dado escolhe { $the-room }.
log-smoked = Sobe Fumaça { $in-room }.
log-ignited = O Fogo se alastra { $in-room }.
log-darkened = Acaba a luz { $in-room }.
log-doused = Não há mais Fumaça nem Fogo { $in-room }.
log-destroyed = Uma sala está destruída: { $the-room }.
log-destroyed-chip = Uma sala está destruída: { $the-room }, e com ela { $chip }.

log-molotov-used = { $seat } descarta uma Molotov: quem está livre pode trocar uma carta.
log-rope-asked = { $seat } quer amarrar { $other } e deixá-lo para trás.
log-rope-refused = O Capitão recusa: { $seat } fica com a Corda, e { $other } continua livre.
log-tied = { $seat } amarra { $other }.
log-tied-captain = { $seat } amarra o Capitão: { $other } fica para trás.
log-tested = { $seat } faz um Teste de Sangue em { $other }.
log-blood-seen-human = A Amostra de Sangue de { $other } diz Humano.
log-blood-seen-imitation = A Amostra de Sangue de { $other } diz Imitação.
log-torch-called = { $seat } acusa { $other } e pede fogo.
log-voted-yes = { $seat } vota sim.
log-voted-no = { $seat } vota não.
log-torch-failed = O voto poupa { $seat }.
log-torched-human = { $seat } é queimado, e era Humano.
log-torched-imitation = { $seat } é queimado, e era uma Imitação.
log-torched-gear = { $torched } Seu Equipamento vai para { $other }.
log-gear-given = { $seat } dá a { $other } { $thing }.
log-power-used = { $seat } usa um poder: { $power }.
log-mission-dropped = A missão é posta de lado.

log-team-is = { $count ->
    [one] A equipe: só { $seats }.
   *[other] A equipe: { $seats }.
}
log-team-is-no-swap = { $count ->
    [one] A equipe: só { $seats }. Falta um departamento, então não há substituição.
   *[other] A equipe: { $seats }. Falta um departamento, então não há substituição.
}
log-chip-looked = O Capitão olha a ficha { $in-room }.
log-chip-seen = A ficha { $in-room } é { $chip }.
log-room-proposed = O Capitão quer ir { $to-room }.
log-room-refused = Sem pagamento, a equipe não vai { $to-room }.
log-entered = A equipe vai { $to-room }.
log-turn-passed = O turno é passado: ninguém deixa a Sala de Recreação.
log-fires-skipped = Desta vez Fumaça e Fogo ficam como estão.
log-sent = { $seat } é mandado { $to-room } contra o fogo.

log-helper-is = { $seat } tem de entregar uma carta da Sala de Recreação.
log-hand-looked = O Capitão vê uma carta ao acaso de { $seat }.
log-card-seen = A carta de { $seat } que o Capitão vê: { $card }.
log-handed-in = { $count ->
    [one] { $seats } entrega uma carta.
   *[other] { $seats } entregam uma carta cada.
}
log-handed-in-nothing = Ninguém tem carta para entregar.
log-gave = Você entrega { $thing }.
log-hand-in-looked = O Capitão olha a carta que { $seat } entregou.
log-hand-in-seen = { $seat } entregou { $thing }.
log-pool-shuffled = O monte é embaralhado.
log-pool-seen = Você vê o monte: { $things }.
log-sabotage-none = O Capitão não encontra Sabotagem.
log-sabotage-found = O Capitão mostra { $things }.
log-sabotage-gone = Neutralizada: { $card }.
log-sabotage-struck = Ninguém deteve: { $card }.
log-sabotage-rolled = O dado da Sabotagem dá { $n }.
log-sabotage-shifted = { $seat } usa Dinamite: o dado passa a { $n }.
log-swapped = { $n ->
    [one] O Capitão tira uma carta do monte.
   *[other] O Capitão tira { $n } cartas do monte.
}
log-swapped-out = Você tira { $thing } do monte.
log-pool-fed = A carta de cima dos Suprimentos entra no monte sem ser vista.
log-swap-drawn = O Capitão compra uma carta para o monte e olha.
log-swap-seen = A carta para o monte é { $thing }.
log-swap-kept = A carta entra no monte.
log-swap-thrown = A carta é descartada pela seguinte.
log-top-looked = O Capitão olha as duas cartas de cima dos Suprimentos.
log-top-seen = Em cima está { $first }, depois { $second }.
log-top-left = Você deixa as duas cartas como estão.
log-top-turned = Você muda a ordem das duas cartas.
log-flip-picked = A carta nunca vista que você vira é { $thing }.
log-flipped = Vira-se uma carta: { $card }.
log-pool-dropped = O resto do monte some sem ser visto.
log-mission-passed = A missão está cumprida.
log-mission-failed = A missão falhou.

log-dice-ready = { $n ->
    [0] O monte não dá dados.
    [one] O monte dá 1 dado, para { $throws ->
        [one] 1 lançamento
       *[other] { $throws } lançamentos
    }.
   *[other] O monte dá { $n } dados, para { $throws ->
        [one] 1 lançamento
       *[other] { $throws } lançamentos
    }.
}
log-thrown = O lançamento dá { $dice }.
log-die-shifted-gear = { $seat } usa Dinamite: um dado passa de { $from } a { $to }.
log-die-shifted-power = { $seat } leva um dado de { $from } a { $to }.
log-dice-kept = O Capitão guarda { $dice }.
log-dice-kept-none = O Capitão não guarda nenhum dado.
log-boosted = { $seat } usa um Lança-chamas: { $n ->
    [one] mais 1 lançamento
   *[other] mais { $n } lançamentos
}.

log-chip-shown = A ficha { $in-room } mostra { $chip }.
log-gear-taken = { $seat } pega { $thing }.
log-thing-beaten = A Coisa { $in-room } está vencida.
log-battle-lost = A batalha { $in-room } está perdida.
log-chip-stays = A Coisa volta virada para baixo { $in-room }.
log-chips-mixed = As fichas do { $sector } são misturadas e voltam viradas para baixo.

log-came-home = Todos voltam à Sala de Recreação.
log-contagion-rose = O Contágio sobe para { $n } de { $all }.
log-fallout-rolled = O dado contra a Consequência dá { $n }.
log-sector-unlocked = Abre-se o { $sector }.
log-second-blood-dealt = Cada um recebe uma segunda Amostra de Sangue.
log-second-blood-received-human = Sua segunda Amostra de Sangue diz Humano.
log-second-blood-received-imitation = Sua segunda Amostra de Sangue diz Imitação.
log-blood-returned-human = Você devolve uma carta de Humano.
log-blood-returned-imitation = Você devolve uma carta de Imitação.
log-blood-collected = Todos devolveram uma carta, e o baralho de sangue é embaralhado.
log-turn-ended = O turno acabou.

log-escape-began = O posto está limpo: começa a Fuga.
log-nominated = { $seat } é indicado para Capitão Final.
log-nomination-rejected = { $seat } é rejeitado.
log-nominations-cleared = Todos foram rejeitados, então todos podem ser indicados de novo.
log-final-captain-is = O Capitão Final é { $seat }.
log-blood-shown-human = { $seat } mostra a Amostra de Sangue: Humano.
log-blood-shown-imitation = { $seat } mostra a Amostra de Sangue: Imitação.
log-boarded = { $count ->
    [one] Só { $seats } embarca no helicóptero.
   *[other] Embarcam no helicóptero { $seats }.
}
log-unmasked-human = { $seat } era Humano. Na mão: { $things }.
log-unmasked-imitation = { $seat } era uma Imitação. Na mão: { $things }.
