section-alien = O Alien exposto

bg-alien-plan = Na fase 3, o Alien exposto põe uma ou mais cartas de Local viradas para baixo, com pelo menos 1 de Força em cada. As cartas só são reveladas depois que todos os Personagens foram posicionados e as cartas entregues. A Força sobre uma carta é aquela com que o Alien luta e sabota naquele local.
    .title = Plano do Alien

bg-alien-must-play = Enquanto tiver Força, o Alien exposto deve jogar pelo menos uma carta com pelo menos 1 ponto. O resto pode ficar na reserva. Cada carta leva a sua própria Força; o mesmo local nunca é escolhido duas vezes na rodada.
    .title = Sem ficar de fora

bg-alien-stack-sizes = Durante a fase 3, os outros veem apenas que um plano foi feito. Quando a fase 4 começa, veem quantas cartas o Alien jogou e a Força em cada uma, em ordem embaralhada; os locais ficam ocultos até que todos tenham se posicionado. Opção `sealed_stacks`: a Força de cada carta também fica oculta.
    .title = O que os outros veem

bg-alien-team = Quem está exposto decide em um canal visível só para os Aliens expostos: cada um propõe um plano ou apoia um, e ele fica fixado quando todos apoiam o mesmo. Um porta-voz, que roda em sentido horário a cada rodada a partir do primeiro exposto, pode fixar a própria escolha depois que todos os expostos responderam. O mesmo vale para as escolhas nos encontros com o Alien.
    .title = Decidir em conjunto

bg-alien-brood = Os Aliens expostos não ficam sabendo quem está infectado em segredo, e os infectados só sabem uns dos outros o que as fichas de contágio mostraram. Aliens secretos não veem nada do plano. Opção `known_brood`: Aliens expostos e secretos se conhecem.
    .title = Quem conhece quem

bg-alien-beaten = Quando não resta Força na reserva nem no tabuleiro, o Alien exposto está derrotado: a fase 3 é pulada e seus jogadores esperam, ainda do lado dos Aliens. A próxima exposição traz exatamente 1 de Força, dividida por todos os expostos. Derrotá-lo ainda não dá a vitória aos Humanos.
    .title = Força em zero

bg-alien-pieces = A Força é um simples número e pode ser dividida livremente; o valor de cada ficha não importa. A caixa tem 18 pontos, que 4-8 jogadores nunca alcançam. As cartas jogadas e a Força restante voltam ao Alien depois de todos os encontros, antes de incêndios e ações.
    .title = Dividir a Força

bg-alien-kennel = A carta do Canil só pode ser jogada enquanto houver um cão preso. Ali o Alien toma exatamente um cão por +1 de Força, seja qual for a sua Força, ou não faz nada. Ele não pode sabotar o Canil, e os outros cães continuam presos.
    .title = Alien no Canil

bg-alien-choose = Sem Personagens no local, com ou sem um cão, o Alien também pode não fazer nada. Quando é mais forte que os Personagens presentes, deve assimilar um ser vivo ou sabotar. Uma sabotagem que não encontra nada a danificar é permitida e ainda assim põe os Personagens em fuga.
    .title = Escolha após vencer
