section-hunter = A vez do Alien

solo-alien-goal = Em cada rodada em que tem Força, também na de uma exposição na fase 3, o objetivo é o número de Personagens na sala verde mais cheia, mais 1. Opção `goal_all_rooms`: Sala de Lazer e Dormitório também contam.
    .title = O objetivo dele

solo-alien-cards = Cartas de Local são compradas uma a uma; cada uma recebe Força igual ao objetivo ou o que resta, até colocar tudo; a última carta do baralho leva o resto. Depois o Líder escolhe a ordem das salas. No fim cartas e Força voltam.
    .title = Cartas compradas

solo-alien-priorities = Mais fraco que os presentes, foge; igual, todos se deitam; mais forte, assimila um e os outros fogem à Sala de Lazer, e um cão ao lado deles fica. Ninguém: leva o cão, e sem cão sabota a sala conforme a Força. Ganha 1 por ser ao fim da sua vez: ainda não nas salas que seguem, mas já contra uma fuga na mesma rodada. Os discos nunca se movem por isso.
    .title = O que ele faz

solo-alien-victim = O Líder escolhe entre os vencidos. Opção `victim`: um deles ao acaso, ou o mais suspeito; no empate o Líder escolhe.
    .title = Quem ele leva

solo-alien-kennel = Comprada para o Alien leva sua parte de Força e custa um cão no Canil; nada abre.
    .title = A carta do Canil

solo-alien-fire = Antes de comparar a Força pergunta-se, na ordem do turno, a cada um na sala que pode ter Dinamite ou uma recarga, até que um use: o Alien, forte ou fraco, perde 1 e sai da sala, e quem usou se deita. Por isso fica sem dados; não há outro preço. Opção `fire_costs_extra`: mais um Personagem fica sem dados.
    .title = Fogo
