section-setup = Preparação

bg-setup-teams = No começo há um único Alien contra todos os outros, que são Humanos, e ninguém sabe o papel de ninguém. Quem é infectado muda de lado em segredo. Os Humanos precisam fugir todos sem levar nenhum Alien junto; os Aliens precisam impedir isso. Cada pessoa vence ou perde com o lado do seu papel.
    .title = Dois lados

bg-setup-n = Todo valor que depende do número de jogadores usa n, ou seja, os lugares ocupados no início. Isso vale para o máximo vermelho da trilha de suspeita (n), a primeira Força do Alien exposto, o lado do clima e todas as trilhas. Nenhuma morte, exposição ou fuga altera esse número.
    .title = Número de jogadores

bg-setup-first-leader = O primeiro Líder é sorteado entre os lugares da mesa. Opção `first_leader`: quem hospeda a partida indica o primeiro Líder.
    .title = Primeiro Líder

bg-setup-characters = Cada lugar recebe ao acaso um dos 8 Personagens. Todos os Personagens começam de pé na Sala de Lazer, e todos os discos de suspeita ficam na casa amarela inicial (0). Opção `characters`, valor draft: a escolha é feita em turnos, a partir do primeiro Líder, antes da distribuição dos papéis.
    .title = Distribuir os Personagens

bg-setup-hand = O baralho de Ação tem 51 cartas: 17 Usar, 17 Reparar e 17 Sabotar. Antes da rodada 1, cada pessoa recebe 2 delas; a fase 4 completa a mão até 3, como em qualquer rodada.
    .title = Baralho de Ação e mão

bg-setup-weather-side = Com 4, 5 ou 6 jogadores usa-se o lado 1-6; com 7 ou 8, o outro. Os valores são combustível do Gerador / combustível da Caldeira / passos do congelamento / passos do Helicóptero de Resgate. Lado 1-6: sol 1/1/1/4, nuvens 1/1/1/3, neve 1/1/2/2, tempestade 2/2/3/1. Lado 7-8: sol 1/1/1/4, nuvens 1/2/1/3, neve 2/2/2/2, tempestade 2/3/3/1.
    .title = Tabela do clima

bg-setup-fuel = A Sala do Gerador e a Sala da Caldeira começam cheias, com 4 combustíveis cada, e 1 marca o tanque cheio do Helicóptero de Resgate. O Depósito Subterrâneo tem 10 com 4-5 jogadores, 14 com 6 e 18 com 7-8. A Reserva Externa tem n-1, o suficiente para os veículos, que começam vazios: 1 para o Helicóptero da Base e n-2 para a Motoneve.
    .title = Combustível inicial

bg-setup-food = A Despensa começa com 16 comidas, seja qual for o número de jogadores. A Cozinha começa vazia.
    .title = Comida inicial

bg-setup-damage = O Galpão começa com 1 dano, o Helicóptero da Base com n-2 e a Sala de Rádio com n; essas trilhas ficam cheias. A Sala da Caldeira (3 espaços de dano) e a Sala do Gerador (2) começam intactas. Os marcadores restantes formam o estoque na Sala de Operações.
    .title = Danos iniciais

bg-setup-weapons = O baralho de Armas fica embaralhado no Arsenal. Quantidades para 4-5 / 6-7 / 8 jogadores: Dinamite 3/3/4, Arma de Fogo 1/2/2, Lança-chamas 1/1/2, Arma Branca 3/4/4, ou seja, 8, 10 ou 12 cartas. Molotov conta como Dinamite.
    .title = Baralho de Armas

bg-setup-items = O baralho de Itens fica embaralhado no Depósito. Quantidades para 4-5 / 6 / 7 / 8 jogadores: Lanterna 2/3/3/3, Combustível 2/2/3/4, Chaves 2/2/2/2, Ferramentas 2/2/3/4, Fio 1/1/2/2, ou seja, 9, 10, 13 ou 15 cartas.
    .title = Baralho de Itens

bg-setup-lab = Para cada lugar, 2 Bolsas de Sangue e 3 Falhas vão para a bolsa do Laboratório: 2n fichas boas em 5n.
    .title = Bolsa do Laboratório

bg-setup-roles = Os papéis são distribuídos com n fichas de cão, uma delas Alien: quem a recebe é o primeiro Alien, e o resto é Humano. Cada pessoa vê apenas o próprio papel. Todos, Humanos ou não, têm 2 fichas de contágio Humano, 1 ficha de contágio Alien e uma carta de papel de cada tipo.
    .title = Distribuir os papéis

bg-setup-contagion-bag = Distribuídos os papéis, todas as 9 fichas de cão vão para a bolsa de contágio: 7 saudáveis e 2 Alien. A ficha retirada é vista e devolvida, de modo que o risco continua sendo de 2 em 9.
    .title = Bolsa de contágio

bg-setup-dogs = Os 4 cães esperam ao lado do tabuleiro e entram no fim da rodada 1, na fase 8. A carta do Canil começa no seu próprio espaço, fora do baralho de Locais. Opção `dogs_start_locked`: os quatro cães começam presos no Canil e a carta dele fica no baralho.
    .title = Cães no início

bg-setup-leader-token = As 10 cartas de Local que não são o Canil são embaralhadas e a primeira é virada: o Marcador de Líder começa naquele local. Depois a carta volta ao baralho, que é embaralhado de novo.
    .title = Marcador de Líder

bg-setup-components = Os componentes são limitados: 34 combustíveis, 20 marcadores de dano, 16 comidas, 6 Marcadores de Fogo, 12 recargas e, ao todo, 18 pontos de Força do Alien. Uma trilha cheia não recebe mais nada. O dano para o qual não resta marcador no estoque é ignorado.
    .title = Componentes limitados
