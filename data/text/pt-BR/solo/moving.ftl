section-moving = Movimentos e encontros

solo-move = Na ordem do turno cada jogador envia todos os seus Personagens, na ordem que quiser, cada um a uma sala verde, à Sala de Lazer ou ao Dormitório.
    .title = Mover-se

solo-move-limits = Três por sala verde, sem contar o Alien e um cão; nunca no Canil ou em sala queimada. Um só Personagem ao todo vai ao Dormitório por rodada; a Sala de Lazer não tem limite.
    .title = Quantos cabem

solo-meet-order = Quando todos estão no lugar, as salas com dois ou mais, ou com um e um cão, são jogadas uma a uma na ordem que o Líder escolhe. Numa sala todos os discos andam juntos e uma só vez.
    .title = Encontros

solo-meet-green = Quem encontra ao menos um outro cujo disco não é verde avança um espaço, conforme os discos antes do encontro. Dois verdes: nada. Opção `everyone_moves`: todos os que se encontram avançam.
    .title = Quem é suspeito

solo-meet-leisure = Dois ou mais que vão à Sala de Lazer encontram-se como em qualquer lugar. Voltar à noite não é um encontro.
    .title = Na Sala de Lazer

solo-meet-avoid = Antes que as pessoas se encontrem pergunta-se, na ordem do turno, a cada uma que pode ter uma arma para isso, e as respostas anteriores são conhecidas. Arma de Fogo, Arma Branca ou uma recarga do Lança-chamas tira quem a usa: nenhum passo para ele, que também não conta para os outros e continua de pé. A Arma de Fogo fica, a Arma Branca sai do jogo. Quem fica só não encontra ninguém. Nunca serve contra cães ou o Alien.
    .title = Ficar de fora

solo-dog-several = Com dois ou mais na sala o cão é capturado primeiro, seja quem for que saia depois, e a carta do Canil entra no baralho.
    .title = Um cão entre vários

solo-dog-alone = Uma ficha do saco dos cães é mostrada a todos e volta. Alien: o Personagem é exposto na hora; o cão fica e o marcador de Ameaça não se move. Saudável: um passo de suspeita, verde ou não. Clark não se importa. Opção `dog_check_free`: uma ficha saudável nada custa.
    .title = A sós com um cão
