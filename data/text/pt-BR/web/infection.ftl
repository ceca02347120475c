# Words around Infection at Outpost 31 in the browser. What the game itself says stands in the files of the game.

inf-outpost = Posto avançado
inf-mission = Missão
inf-battle = Batalha
inf-no-mission = O Capitão ainda não abriu o Diário de missão.
inf-mission-over = Esta missão acabou.
inf-team-of = Equipe de { $n }
inf-contagion = Contágio { $n } de { $of }
inf-next-fallout = próximo: { $what }
inf-tracker = Trilha de infecção
inf-level = Nível { $n }: { $what }; { $tests ->
    [0] nenhum Teste de Sangue Final
    [one] 1 Teste de Sangue Final
   *[other] { $tests } Testes de Sangue Finais
}
inf-level-last = Nível { $n }: as Imitações venceram
inf-tests-now = Testes de Sangue Finais agora: { $n }
inf-decks = Baralhos e fichas
inf-log-deck = Registro: { $n }, descarte { $discarded }
inf-log-discarded = Descartes do Registro de Missões
inf-log-none = Nada foi descartado ainda.
inf-supply-deck = Suprimentos: { $n }, descarte { $discarded }
inf-supply-face-down = Seus descartes ficam fechados.
inf-destroyed-rooms = Salas destruídas: { $n } de { $of }
inf-possible = { $n ->
    [one] No máximo 1 Imitação
   *[other] No máximo { $n } Imitações
}
inf-possible-first = Uma foi dada no início. Quando um Setor se abre, o sangue é dado de novo.
inf-possible-later = O sangue foi dado de novo: podem ser menos, nunca mais.
inf-no-blood = Nenhuma Amostra de Sangue foi dada ainda.
inf-cleared = livre
inf-refused = recusada neste turno
inf-pad = Helicóptero
inf-power-captain = Só o Capitão usa poderes, um por turno.
inf-power-when = Você é o Capitão: um poder se acende quando chega a sua hora.
inf-power-spent = Seu poder deste turno já foi usado.
inf-by-power = seu poder: { $power }
inf-votes = Mais da metade precisa dizer sim.
inf-rejections = Recusas até agora: { $n }. Cada segunda recusa traz Contágio.
inf-tests-left = { $n ->
    [0] Não resta nenhum Teste de Sangue Final.
    [one] Resta 1 Teste de Sangue Final. A carta é mostrada a todos.
   *[other] Restam { $n } Testes de Sangue Finais. Cada carta é mostrada a todos.
}
inf-picked = Escolhidos: { $n }
inf-escape = Fuga
inf-blood-unseen = ainda não mostrado
inf-aboard = A bordo: de { $fewest } a { $most }
inf-objectives = Objetivos
inf-things = Coisas vencidas
inf-chips-left = Fichas restantes
inf-none-left = nenhuma
inf-rec-room = Sala de Recreação
inf-locked = trancada
inf-destroyed = destruída
inf-chip = uma ficha virada para baixo
inf-chip-thing = uma Coisa
inf-fire = fogo
inf-smoke = fumaça
inf-dark = sem luz
inf-captain = Capitão
inf-on-team = equipe
inf-tied = amarrado
inf-torched = queimado
inf-cards = { $n ->
    [one] 1 carta de Suprimento
   *[other] { $n } cartas de Suprimento
}
inf-hand = Suas cartas de Suprimento
inf-doubt = provável Imitação, pelo que você sabe
inf-worth = vale { $n }
inf-harm-ruin = falha na hora
inf-harm-dark = falha sem Lanterna
inf-harm-fire = falha sem Extintor
inf-harm-attack = falha sem Machado ou Pistola
inf-harm-luck = dado: falha de 1 a 3
inf-pick-more = Escolha quem vai
inf-found = Sabotagem no monte:
inf-in-pool = No monte:
inf-pool-seen = Você viu no monte:
inf-turned = Viradas:
inf-came = A carta que entrou:
inf-throws = { $n ->
    [one] resta 1 lance
   *[other] restam { $n } lances
}
inf-blood-two = Você tem estas duas cartas e devolve uma. A última carta de Imitação nunca é devolvida: quem tem uma é Imitação a partir de agora.
inf-blood-stays = Esta carta fica com você; a outra volta. A partir de agora você é o que ela diz.
inf-blood-now = É isto que você é agora, desde que o sangue foi dado pela última vez.
inf-return-one = Devolver uma carta
role-goal-inf-human = Você vence se o helicóptero partir sem Imitações. Limpem três Setores e descubram em quem confiar.
role-goal-inf-imitation = Você vence pelo Contágio, por salas destruídas ou por um lugar no helicóptero. Esconda-se e estrague as missões.
opening-among-blood = Um dos { $n } nesta mesa é uma Imitação. Quando um Setor se abre, o sangue é dado de novo, e alguém pode virar uma sem ninguém notar.
claim-short-take-me = Leve-me
claim-short-leave-me-out = Eu não
claim-short-i-help = Minha carta ajuda
claim-short-i-do-not-help = Minha carta não ajuda
claim-short-please-torch = Queimar …
claim-short-i-promise = Vou dar …

# What the present part of the turn is about.
phase-help-inf-set-up = Cada um pega um personagem e recebe uma amostra de sangue.
phase-help-inf-window = A missão é conhecida, a equipe não: Molotov, Corda ou Lança-chamas agora.
phase-help-inf-torch = Mais da metade precisa concordar; depois não há volta.
phase-help-inf-team = O Capitão diz quem vai. Os departamentos da missão devem ir, se possível.
phase-help-inf-room = O Capitão escolhe uma sala com ficha. Fogo custa um Extintor, escuridão uma Lanterna.
phase-help-inf-hand-in = Cada membro entrega uma carta virada. Ninguém saberá de quem era.
phase-help-inf-sabotage = A sabotagem no monte fica aberta e precisa ser respondida, ou a missão falha.
phase-help-inf-swap = Só o Capitão viu o monte, e pode trocar uma carta pela do topo.
phase-help-inf-reveal = O Capitão escolhe a próxima carta a virar.
phase-help-inf-power = Um Capitão pode usar um poder por turno.
phase-help-inf-dice = Dados iguais ficam, os outros são lançados de novo.
phase-help-inf-exchange = Cartas podem ser trocadas por novas, sem que os outros vejam.
phase-help-inf-fires = O fogo destrói a sala, a fumaça vira fogo.
phase-help-inf-assimilation = Um Setor se abre: cada um recebe uma segunda amostra e devolve uma.
phase-help-inf-escape = Quem lidera a fuga, e quem voa? Uma Imitação a bordo, e os Humanos perdem.
phase-help-inf-over = A partida acabou.

# One sentence for whoever meets a question for the first time; the key is the step of the game.
hint-inf-pick-character = Cada personagem tem dois poderes para os turnos em que é Capitão.
hint-inf-window = Perguntam a todos, tenham o que tiverem: não fazer nada não diz nada.
hint-inf-consent = Você é o Capitão: sem seu consentimento ninguém fica para trás.
hint-inf-torch-vote = Uma Imitação sai do jogo. Por um Humano, o Contágio sobe e uma sala sofre.
hint-inf-team = Você é o Capitão, e sempre vai. A quem confia uma carta?
hint-inf-room = Sob uma ficha há Equipamento, um Descarte ou uma Coisa. Os objetivos pedem Equipamento e Coisas.
hint-inf-entry = Se ninguém pagar, a sala é recusada, e ninguém saberá quem podia.
hint-inf-firefighter = Quem fica pode ser mandado a um fogo. É preciso um Extintor para apagá-lo.
hint-inf-hand-in = As cartas são embaralhadas: ninguém pode dizer qual era a sua.
hint-inf-sabotage = A primeira que não puder ser respondida encerra a missão.
hint-inf-answer = Basta uma carta da equipe. Ninguém é obrigado.
hint-inf-swap = A nova carta vem sem ser vista, e pode ser pior.
hint-inf-keep = O que se guarda fica por um lance, os outros são lançados de novo.
hint-inf-dynamite = Um uso gira um dado em 1 para cima ou para baixo.
hint-inf-boost = Um uso traz mais lances. Depois não pode testar nem queimar.
hint-inf-exchange-molotov = Um Molotov: você pode jogar fora uma carta sem mostrar e comprar outra. Quem o usou também pode.
hint-inf-exchange-hand-in = Antes da entrega, cada membro da equipe pode jogar fora uma carta sem mostrar e comprar outra.
hint-inf-exchange-chip = A ficha é um Descarte: cada membro da equipe pode jogar fora uma carta sem mostrar e comprar outra.
hint-inf-exchange-rec-room = Quem ficou na Sala de Recreação pode jogar fora uma carta sem mostrar e comprar outra.
hint-inf-exchange-passed = O turno foi passado: quem está livre pode jogar fora uma carta sem mostrar e comprar outra.
hint-inf-exchange-after = Depois do turno, cada membro da equipe pode jogar fora uma carta sem mostrar e comprar outra.
hint-inf-firefight = Sem Extintor o Fogo destrói sua sala agora, e a Fumaça logo vira Fogo.
hint-inf-skip-fires = Uma vez por partida os fogos podem ser deixados em paz.
hint-inf-return = Quem tem uma carta de Imitação é uma a partir de agora. Perguntam a todos.
hint-inf-nominate = O Capitão final decide quem voa. Escolha alguém em quem acredite.
hint-inf-nomination = O Capitão Final decide quem voa. Diga sim a quem você acredita.
hint-inf-end-test = Teste quem lhe deixa dúvidas: uma Imitação mostrada não pode voar.
hint-inf-board = Uma Imitação a bordo, e os Humanos perdem.
