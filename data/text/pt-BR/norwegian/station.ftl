section-station = A estação

nw-setup-words = O que não é dito aqui vale como no Outpost 31. Onde aquelas regras falam de um cão no tabuleiro, leia NPC, uma das pessoas que ninguém joga; para Canil leia Barraca. Não há Fio nem teste de fogo.
    .title = Como ler as regras base

nw-setup-teams = No começo há um único Alien contra todos os outros, que são Humanos, e ninguém sabe o papel de ninguém. Quem é infectado muda de lado em segredo. Os Humanos tentam fugir, poucos de cada vez em um veículo ou juntos no Helicóptero de Resgate, sem nenhum Alien entre eles; os Aliens tentam impedir isso, fugir eles mesmos ou ganhar tempo para o cão.
    .title = Dois lados

nw-setup-npcs = 4 NPCs esperam fora do tabuleiro e entram na fase 8 da rodada 1. A carta da Barraca entra no baralho de Locais enquanto houver um NPC preso nela.
    .title = NPCs

nw-setup-damage = A Sala de Rádio começa com n danos, os veículos com nenhum. O Helicóptero da Base tem n-2 espaços de dano, cada Motoneve 1.
    .title = Danos no início

nw-setup-counters = Com 8 jogadores há 21 espaços de dano, mas só 20 marcadores. Com a pilha vazia, nenhuma carta Sabotar pode ser feita numa sala com espaços de dano; o Alien e a fase 2 colocam o que houver.
    .title = Poucos marcadores

nw-setup-fuel = Os veículos ficam sempre de tanque cheio; não há Reserva Externa. Cartas de Combustível só servem na Sala do Gerador e na Sala da Caldeira.
    .title = Tanques cheios

nw-setup-shed = O Galpão é uma só sala com uma só carta, para três Personagens e um NPC; nele há duas Motoneves iguais, cada uma com seu espaço de dano.
    .title = Duas Motoneves

nw-setup-weapons = Números para 4-5 / 6-7 / 8 jogadores: Lança-chamas 1/1/2, Granada 3/3/4, Arma Branca 3/4/4, Arma de Fogo 1/2/2, e os três Rifles de Precisão 2, 3 e 4.
    .title = Baralho de Armas

nw-setup-items = Números para 4-5 / 6 / 7 / 8 jogadores: Chaves 3, Lanterna 2/3/3/3, Ferramentas 2/2/3/4, Combustível 2/2/3/4.
    .title = Baralho de Itens

nw-setup-records = Cada jogador tem uma ficha dentária que só ele conhece. A de um Humano mostra obturações ou dentes sadios com chance igual, cada um por si; os dentes do primeiro Alien são sadios.
    .title = Fichas dentárias

nw-setup-characters = Sete pessoas têm o poder de alguém do Outpost 31: Sam Carter o de MacReady, Dr. Sander o de Blair, Lars o de Bennings, Jonas o de Windows, Juliette o de Nauls, Kate o de Garry e Derek o de Clark, com NPCs. Ninguém tem o de Norris; Peder tem um só seu.
    .title = Oito pessoas

nw-char-peder = Peder, designado para um Usar no Depósito, compra 3 Itens, fica com 1 e põe os outros no fundo do baralho em ordem aleatória.
    .title = Peder
