# Rótulos das escolhas, perguntas e fases.

choice-pick = Jogar com { $character } ({ $department })
choice-molotov = Descartar uma Molotov
choice-tie-captain = Amarrar o Capitão
choice-leave-behind = Amarrar { $seat } e deixá-lo para trás
choice-blood-test = Fazer um Teste de Sangue em { $seat }
choice-torch = Acusar { $seat }, para queimá-lo
choice-hand-over = Dar a { $seat } { $thing }
choice-new-mission = Comprar outra missão
choice-team = Equipe: { $seats }
choice-look-under = Olhar a ficha { $in-room }
choice-ignore-power-out = Ignorar o Apagão neste turno
choice-enter = Ir { $to-room }
choice-send = Mandar { $seat } { $to-room }
choice-add-helper = Fazer { $seat } entregar uma carta também
choice-see-random = Ver uma carta ao acaso de { $seat }
choice-see-handed-in = Ver a carta de { $seat }
choice-team-exchange = Deixar a equipe trocar cartas
choice-hand-in = Entregar { $thing }
choice-face = Enfrentar { $card }
choice-cancel = Cancelar { $card }
choice-pay = Descartar { $thing }
choice-pay-both = Descartar um Extintor e uma Lanterna
choice-swap = Substituir { $things }
choice-swap-seeing = Substituir { $thing } e ver a carta nova
choice-look-at-top = Olhar as duas cartas de cima dos Suprimentos
choice-put-on-top = Pôr em cima { $thing }
choice-flip = Virar { $thing }
choice-flip-unseen = Virar uma carta que entrou sem ser vista
choice-shift = Levar um dado de { $from } a { $to }
choice-keep = Guardar { $dice }
choice-keep-none = Não guardar nenhum dado
choice-boost = Usar o Lança-chamas
choice-exchange = Trocar { $things }
choice-remove-smoke = Tirar a Fumaça { $in-room }
choice-return-human = Devolver uma carta de Humano
choice-return-imitation = Devolver uma carta de Imitação
choice-nominate = Indicar { $seat }
choice-end-test = Testar { $seat } na frente de todos
choice-board = A bordo: { $seats }

choice-yes-consent = Concordar
choice-yes-torch = Queimar { $seat }
choice-yes-nomination = Aceitar { $seat }
choice-yes-keep-swapped = Ficar com a carta
choice-yes-power = Usar o poder
choice-yes-skip-fires = Deixar os incêndios como estão

choice-no-consent = Recusar
choice-no-torch = Poupar { $seat }
choice-no-nomination = Rejeitar { $seat }
choice-no-keep-swapped = Descartá-la e pegar a seguinte sem olhar
choice-no-power = Não usar
choice-no-skip-fires = Resolver os incêndios

choice-pass-window = Não fazer nada
choice-pass-room = Ficar na Sala de Recreação
choice-pass-pay = Não descartar nada
choice-pass-firefighter = Não mandar ninguém
choice-pass-power = Não usar poderes
choice-pass-dynamite = Não usar Dinamite
choice-pass-swap = Não substituir nada
choice-pass-boost = Não usar
choice-pass-end-test = Não testar ninguém

prompt-window-first = usar Molotov, Corda, Lança-chamas ou um poder antes da escolha da equipe?
prompt-window-second = usar uma Molotov, agora que a sala foi recusada?
prompt-consent = { $seat } pode amarrar { $other } e deixá-lo para trás?
prompt-torch-vote = { $seat } acusa { $other }. Queimar { $other }?
prompt-exchange = trocar cartas por novas do baralho?
prompt-team = quem vai na missão? Ao todo { $n }.
prompt-team-departments = quem vai na missão? Ao todo { $n }, com { $departments }.
prompt-room = para qual sala vai a equipe?
prompt-entry = descartar { $things } para ir { $to-room }?
prompt-firefighter = mandar alguém a um incêndio?
prompt-prepare = usar um poder antes da entrega?
prompt-hand-in = qual carta entregar? A missão: { $directive }.
prompt-hand-in-battle = qual carta entregar para a batalha? São precisos { $n } dados iguais em { $throws ->
    [one] 1 lançamento
   *[other] { $throws } lançamentos
}.
prompt-see-handed-in = ver uma carta antes de embaralhar o monte?
prompt-sabotage = qual Sabotagem enfrentar agora?
prompt-answer = descartar { $things } contra { $card }? Senão, a equipe falha.
prompt-sabotage-die = o dado da Sabotagem dá { $n }. Usar Dinamite?
prompt-swap = substituir uma carta do monte pela de cima dos Suprimentos?
prompt-order-top = qual carta fica em cima?
prompt-keep-swapped = a carta vista entra no monte?
prompt-flip = qual carta do monte virar agora?
prompt-power = usar o poder: { $power }?
prompt-dynamite = os dados dão { $dice }. Usar Dinamite?
prompt-shift-die = os dados dão { $dice }. Mudar um com o poder?
prompt-keep = os dados dão { $dice }. Quais guardar?
prompt-boost = usar um Lança-chamas por mais lançamentos?
prompt-firefight = descartar um Extintor para apagar o fogo?
prompt-remove-smoke = tirar uma Fumaça com o poder?
prompt-skip-fires = deixar Fumaça e Fogo como estão? Só se pode uma vez por partida.
prompt-return = qual Amostra de Sangue devolver?
prompt-nominate = quem indicar para Capitão Final?
prompt-nomination = { $seat } como Capitão Final?
prompt-end-test = { $n ->
    [one] quem testar na frente de todos? Resta 1 teste.
   *[other] quem testar na frente de todos? Restam { $n } testes.
}
prompt-board = quem voa? Pelo menos { $fewest } e no máximo { $most }, com o Capitão Final.

phase-window = Antes da equipe
phase-torch = Acusação
phase-team = Equipe
phase-room = Sala
phase-hand-in = Entrega
phase-look = Monte e Sabotagem
phase-swap = Substituição
phase-reveal = Virando as cartas
phase-dice = Dados
phase-chip = Ficha
phase-battle = Batalha
phase-fires = Fumaça e Fogo
phase-home = De volta à Sala de Recreação
phase-fallout = Consequência
phase-assimilation = Assimilação
phase-turn-end = Fim do turno
phase-nomination = Fuga: Capitão Final
phase-end-tests = Fuga: últimos testes
phase-boarding = Fuga: embarque

fact-imitations = { $n ->
    [one] No máximo um jogador pode ser uma Imitação.
   *[other] No máximo { $n } jogadores podem ser Imitações.
}
