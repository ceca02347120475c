section-nightfall = Tarde e noite

solo-share = Na Sala de Lazer armas (um Lança-chamas com suas recargas), itens e Fichas de Laboratório passam de um Personagem a outro quando ambos os donos concordam. Termina quando cada jogador termina; um Personagem dá tantas vezes quantas são as coisas em todas as mãos e os outros Personagens juntos, para que nada vá e volte sem fim. Opção `no_lab_trades`: as Fichas de Laboratório ficam onde estão.
    .title = Partilhar

solo-tests = Um de cada tipo por rodada, na ordem que o Líder escolhe; entre várias ofertas o Líder escolhe uma. Não há acusação nem revelação voluntária. A carta é mostrada a todos: um Humano fica verde e conhecido como Humano pelo resto do jogo, um Alien é exposto na hora, e o marcador de Ameaça fica onde está. Opção `leader_may_forbid_tests`: o Líder pode recusar um.
    .title = Testes

solo-night = Depois dos cães a Folha de Líder passa à esquerda, e o marcador de Ameaça anda um espaço à esquerda se está só; se há discos no espaço dele anda à direita tantos quantos são. Se há uma perda, quem escolhe é o novo Líder.
    .title = A noite
