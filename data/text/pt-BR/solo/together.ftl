section-together = De um a três jogadores

solo-setup-six = Seis Personagens estão em jogo: um jogador sozinho conduz os seis, dois conduzem três cada, três conduzem dois cada. Tudo o que depende do número de jogadores, chamado n, é preparado como para seis, e todos vencem ou perdem juntos.
    .title = Seis Personagens

solo-setup-decks = O baralho de Itens tem 3 Lanternas, 3 Combustíveis, 2 Chaves, 3 Ferramentas e 2 Fios; o de Armas é o de seis jogadores. Não há cartas de Ação: os Dados de Ação ocupam o lugar delas, e o que uma regra diz de uma carta vale para um dado com aquela face.
    .title = Baralhos

solo-setup-leader = Ninguém procura o Marcador de Líder. O primeiro Líder é sorteado ou definido por quem hospeda, e com dois ou três jogadores a Folha de Líder passa à esquerda no fim de cada rodada. Opção `first_leader`: quem hospeda escolhe o primeiro Líder.
    .title = A Folha de Líder

solo-roles = Seis cartas Humano e duas Alien são embaralhadas, e uma fica virada para baixo sob cada Personagem; duas saem. Ninguém olha, nem o dono. Papéis nunca mudam: aqui as pessoas não se contagiam. Se todos os que restam forem Aliens o jogo continua, pois ninguém pode saber.
    .title = Papéis que ninguém viu

solo-hands-open = Armas, itens e Fichas de Laboratório ficam à vista de jogadores e espectadores, e não há nada a declarar. Opção `closed_hands`: cada um vê apenas as cartas e fichas dos próprios Personagens.
    .title = Mãos abertas

solo-hands-own = Cada carta e ficha pertence a um Personagem e só ele pode usá-la: Fio e Lança-chamas de dois Personagens do mesmo jogador não funcionam juntos.
    .title = Cada um tem o seu

solo-round-order = Tempo; manutenção; movimentos e encontros; o Alien; ações; Sala de Lazer; Testes; comida; cães, liderança e Ameaça. A ordem é horária, com o Líder primeiro. Onde as regras dizem que o Líder escolhe, ninguém vota.
    .title = Nove fases
