section-leaving = A saída

solo-escape-who = No início das ações, com o Helicóptero de Resgate em terra, pode tentar o Personagem de disco mais baixo, mesmo deitado, e ninguém deixa de se mover por isso; no empate o primeiro dono na ordem do turno, entre os seus. Um não fecha por esta rodada. Com Chaves na sala de um veículo pronto um dado Usar faz o mesmo.
    .title = Quem pode tentar

solo-escape-dice = Antes que alguém embarque, o Alien rola um dado por ponto de Força. Três ou mais entre Sabotar e Ameaça param a fuga: a noite começa na hora, as Chaves ficam, ninguém se fere. Sem Força nada se rola.
    .title = Os dados do Alien

solo-board = O primeiro não mostra a carta. Depois, do disco mais baixo para cima, pergunta-se a cada um, onde quer que esteja, de pé ou deitado; todo outro jogador com alguém a bordo precisa concordar, e a carta de quem entra é mostrada: um Alien encerra o jogo na hora, um Humano recomeça a volta pelo mais baixo. Há lugar para todos. Uma volta inteira sem novato significa partida.
    .title = Embarcar

solo-end = Vencida: todos a bordo são Humanos e nenhum Humano fica para trás; os perdidos nada contam. Perdida: nenhum Personagem restante, base congelada, um Alien a bordo ou um Humano deixado para trás. Derrotar o Alien nada ganha.
    .title = Vencer e perder

solo-concede = A qualquer momento todos os jogadores podem desistir juntos de uma causa perdida: a partida está perdida e todas as cartas são mostradas. Os bots fazem como as pessoas.
    .title = Desistir
