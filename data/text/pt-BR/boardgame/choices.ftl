# Rótulos das escolhas, perguntas e fases.

choice-pick = Jogar com { $character }
choice-keep-face = Manter { $weather }
choice-stack = Mandar o Alien { $to-room } com Força { $n }
choice-propose = Propor este plano
choice-back = Apoiar o plano de { $seat }
choice-exchange = Trocar { $card }
choice-place-card = Ir { $to-room } e entregar { $card }
choice-place-lit-card = Ir { $to-room }, mostrar uma Lanterna e entregar { $card }
choice-place-blind = Ir { $to-room } e entregar uma carta ao acaso
choice-place-special = Ir { $to-room } com uma Ação Especial: descartar a mão e entregar uma carta do baralho
choice-place-lit-special = Ir { $to-room } com uma Ação Especial: mostrar uma Lanterna, descartar a mão e entregar uma de duas cartas do baralho
choice-change-cards = Deitar no Dormitório e trocar cartas
choice-board = Embarcar no Helicóptero de Resgate
choice-give-drawn = Entregar { $card }
choice-choose-hand = Pegar { $cards }
choice-next = Resolver agora { $the-room }
choice-eat = Tomar { $seat }
choice-eat-dog = Tomar o cão
choice-wreck = Sabotar { $the-room }
choice-fire = Usar { $thing } contra o Alien
choice-burn = Queimar a sala com { $thing }
choice-avoid = Mostrar { $thing } e ficar de fora
choice-tokens-human = Pôr duas fichas humanas
choice-tokens-alien = Pôr uma ficha humana e a alienígena
choice-take-from = Pegar uma ficha de { $seat }
choice-use-item = Usar { $thing } aqui
choice-turn = Virar a próxima carta
choice-stop = Parar e descartar o resto
choice-assign = Dar a carta a { $seat } { $in-room }
choice-fuel = Levar o combustível { $to-room }
choice-keep = Ficar com { $thing }
choice-keep-token = Guardar a ficha
choice-throw-token = Descartar a ficha
choice-escape = Mostrar as Chaves e fugir
choice-offer = Propor uma troca a { $seat }
choice-add = Acrescentar { $thing }
choice-send-offer = Fazer esta oferta
choice-send-return = Responder com isto
choice-vote = Apontar { $seat }
choice-reveal = Revelar-se como Alien
choice-offer-test = Oferecer-se para fazer o Teste
choice-tester = Deixar { $seat } fazer o Teste
choice-test = Testar { $seat }
choice-discard = Descartar { $card }

choice-yes-burn-leave = Permitir
choice-yes-board-ask = Embarcar
choice-yes-board-vote = Deixar { $seat } embarcar
choice-yes-trade-confirm = Aceitar a troca

choice-no-burn-leave = Proibir
choice-no-board-ask = Ficar para trás
choice-no-board-vote = Deixar { $seat } de fora
choice-no-trade-draft = Desistir da oferta
choice-no-trade-answer = Recusar a oferta
choice-no-trade-confirm = Cancelar a troca
choice-no-pick-tester = Não permitir nenhum Teste

choice-pass-items = Não usar Itens
choice-pass-fight = Não usar fogo
choice-pass-alien-choice = Não fazer nada
choice-pass-avoid = Não usar Armas
choice-pass-burn = Não queimar nada
choice-pass-board-now = Não embarcar
choice-pass-escape = Ficar
choice-pass-trade = Encerrar as trocas
choice-pass-vote = Não apontar ninguém
choice-pass-reveal = Ficar
choice-pass-offer-test = Não oferecer o Teste

prompt-keep-weather = qual clima vale, { $weather } que acaba de sair ou { $old } que ficou na Estação Climática?
prompt-plan = aonde vai o Alien, com { $n } de Força ao todo?
prompt-exchange = descartar uma carta de Ação e comprar outra?
prompt-place = para qual sala ir, e como entregar uma carta?
prompt-pick-special = qual das duas cartas entregar?
prompt-choose-hand = { $n ->
    [one] qual carta pegar do baralho?
   *[other] quais { $n } cartas pegar do baralho?
}
prompt-items = usar Combustível ou Ferramentas?
prompt-alien-room = qual sala do Alien vem agora?
prompt-fight = usar fogo contra o Alien { $in-room }?
prompt-alien-choice-alone = o que faz o Alien, sozinho { $in-room }?
prompt-alien-choice-beaten = quem o Alien toma { $in-room }, ou ele sabota a sala?
prompt-alien-choice-kennel = o Alien toma um cão no Canil?
prompt-encounter-room = qual encontro vem agora?
prompt-avoid = usar uma Arma para ficar fora do encontro { $in-room }?
prompt-tokens = quais duas fichas de contágio pôr { $in-room }?
prompt-take-from = de quem pegar uma ficha { $in-room }?
prompt-burn = queimar a sala em que se está?
prompt-burn-leave = { $seat } pode queimar { $the-room } com { $thing }?
prompt-board-now = embarcar no Helicóptero de Resgate?
prompt-turn = { $n ->
    [one] virar a última carta da pilha, ou parar?
   *[other] virar uma das { $n } cartas da pilha, ou parar?
}
prompt-assign = quem recebe { $card }?
prompt-keep-die = qual resultado fica na Estação Climática?
prompt-station-fuel = para onde vai o combustível?
prompt-keep-weapon = com qual Arma ficar?
prompt-keep-item = com qual Item ficar?
prompt-keep-token = { $n ->
    [0] guardar a Ficha de Laboratório?
   *[other] guardar a Ficha de Laboratório, com mais { $n } por tirar?
}
prompt-escape = fugir { $in-vehicle }, ou ficar?
prompt-board-ask = embarcar?
prompt-board-vote = { $seat } pode embarcar?
prompt-trade = propor uma troca a alguém, ou encerrar?
prompt-trade-draft = o que oferecer a { $other }?
prompt-trade-answer = { $other } oferece { $parcel }; o que dar em troca?
prompt-trade-confirm = { $other } responde com { $parcel }; aceitar?
prompt-trade-confirm-gift = { $other } não dá nada em troca; aceitar?
prompt-vote = quem apontar?
prompt-reveal = revelar-se ou ficar?
prompt-offer-test = oferecer { $test }?
prompt-pick-tester = quem faz { $test }?
prompt-test-target = em quem fazer { $test }?
prompt-starve = qual carta descartar por causa da fome?

phase-weather = Fase 1: clima
phase-plan = Fase 3: plano do Alien
phase-drawing = Fase 4: compra
phase-placing = Fase 4: posicionamento
phase-encounters = Fase 4: encontros
phase-burning = Fase 4: incêndios
phase-actions = Fase 4: ações
phase-boarding = Fuga
phase-trading = Fase 5: trocas
phase-vote = Fase 5: acusações
phase-reveal = Fase 5: revelações
phase-tests = Fase 6: testes
phase-food = Fase 7: comida

choice-examine = Descartar { $card } para olhar os dentes de { $seat }
choice-snipe = Baixar { $thing }: { $n } espaços a mais para o cão
choice-pass-examine = Não olhar mais dentes
prompt-examine = de quem olhar os dentes, e qual carta descartar para isso?
