# A perseguição no OVNI.

room-sector-a = Setor A
    .the = o Setor A
    .in = no Setor A
    .to = para o Setor A
room-sector-b = Setor B
    .the = o Setor B
    .in = no Setor B
    .to = para o Setor B
room-sector-c = Setor C
    .the = o Setor C
    .in = no Setor C
    .to = para o Setor C
room-sector-d = Setor D
    .the = o Setor D
    .in = no Setor D
    .to = para o Setor D
room-sector-e = Setor E
    .the = o Setor E
    .in = no Setor E
    .to = para o Setor E
room-sector-f = Setor F
    .the = o Setor F
    .in = no Setor F
    .to = para o Setor F
room-sector-g = Setor G
    .the = o Setor G
    .in = no Setor G
    .to = para o Setor G
room-sector-h = Setor H
    .the = o Setor H
    .in = no Setor H
    .to = para o Setor H

place-outside = Diante do OVNI
token-nothing = nenhuma ficha
token-face-down = uma ficha virada para baixo
token-open = ficha { $n }

phase-chase = Fuga no OVNI

prompt-enter = a qual setor ir?
prompt-alien-sector = qual setor com os dois lados vem agora?
prompt-alien-choice-ufo = quem o Alien toma { $in-room }, ou ele mantém o setor?
prompt-collect-room = em qual setor os Humanos recolhem agora?
prompt-launch = ativar a próxima carta de lançamento por { $n }?
prompt-order-tests = qual teste vem primeiro?

choice-hold = Manter { $the-room } e pegar suas fichas
choice-enter = Ir { $to-room } ({ $lying })
choice-pay = { $count ->
    [one] Pagar { $n } com a ficha { $tokens }
   *[other] Pagar { $n } com as fichas { $tokens }
}
choice-pass-launch = Não ativar carta de lançamento
choice-first = Começar com { $test }

log-tests-ordered = Hoje { $test } vem primeiro.
log-ufo-began = O Alien vai até o OVNI, perseguido por { $seats }. Todos os Aliens se mostram, com { $n } de Força ao todo.
log-token-laid = Há uma ficha de partida { $n } { $in-room }.
log-entered-sector = { $seat } vai { $to-room }.
log-threw-card = { $seat } descarta uma carta por isso.
log-fled-ufo = { $count ->
    [one] { $seats } sai do setor e se deita.
   *[other] { $seats } saem do setor e se deitam.
}
log-alien-holds = O Alien mantém { $the-room }.
log-collected-alien = { $count ->
    [one] O Alien pega a ficha { $tokens } { $in-room }.
   *[other] O Alien pega as fichas { $tokens } { $in-room }.
}
log-collected-human = Os Humanos tiram do jogo a ficha { $tokens } { $in-room }.
log-collected-reserve = Os Humanos { $in-room } tiram do jogo a ficha { $tokens } da reserva.
log-collected-nothing = Não resta nada a pegar { $in-room }.
log-launched = { $count ->
    [one] A carta de lançamento { $n } está ativa, paga com a ficha { $tokens }.
   *[other] A carta de lançamento { $n } está ativa, paga com as fichas { $tokens }.
}

ending-ufo-launched = Vitória dos Aliens: o OVNI decolou.
ending-ufo-overrun = Vitória dos Aliens: não resta nenhum Humano no OVNI.
ending-ufo-alien-beaten = Vitória dos Humanos: não resta nenhum Alien no OVNI.
ending-ufo-stopped = Vitória dos Humanos: o OVNI não pode mais decolar.

problem-too-weak-for-the-sector = Esse setor pede mais Força.
problem-sector-full = Não cabem mais Humanos nesse setor.
problem-not-a-sector = Isso não é um setor do OVNI.
problem-no-card-for-fire = Você não tem carta de Ação para descartar por isso.
problem-not-a-fitting-payment = Essas fichas não pagam a carta, ou são mais do que ela pede.
problem-not-in-this-place = Isso não se faz no OVNI.
