# Regras de The Boardgame que valem também aqui, tal como valem aqui.

bg-setup-characters = Seis dos 8 Personagens são distribuídos ao acaso, um para cada um dos seis lugares. Todos começam de pé na Sala de Lazer, e todos os discos de suspeita ficam na casa amarela inicial (0). Opção `characters`, valor draft: os jogadores escolhem um lugar após o outro, a partir do lugar do primeiro Líder, antes da distribuição das cartas de papel.
    .title = Distribuir os Personagens

bg-setup-dogs = Os 4 cães esperam ao lado do tabuleiro e entram no fim da rodada 1, na fase 9. A carta do Canil começa no seu próprio espaço, fora do baralho de Locais.
    .title = Cães no início

bg-setup-components = Os componentes são limitados: 34 combustíveis, 20 marcadores de dano, 16 comidas, 6 Marcadores de Fogo e 12 recargas. Uma peça do Alien de 4 pontos serve de marcador de Ameaça; os outros 14 pontos de Força são tantos quantos podem ser necessários. Uma trilha cheia não recebe mais nada. O dano para o qual não resta marcador no estoque é ignorado.
    .title = Componentes limitados

bg-maint-power-failure = O segundo dano na Sala do Gerador traz a escuridão na hora: a partir da próxima rolagem, alguém é nomeado antes de rolar os dados. Um gerador quebrado não queima combustível, e o primeiro dano removido traz a luz de volta. Opção `dark_at_upkeep`: a escuridão só começa quando a fase 2 encontra dois danos ali.
    .title = Queda de energia

bg-enc-lying = Um Personagem deitado não recebe dados, não usa Combustível nem Ferramentas, não vira dados e não conta para a cooperação, mas ainda pode embarcar. Na fase 6 todos vão à Sala de Lazer e se levantam.
    .title = Personagens deitados

bg-act-legal-public = Um dado Reparar serve onde há um marcador de dano. Um dado Usar serve onde resta carta, ficha ou comida, ou há combustível no estoque e casa livre; na Sala de Rádio sem dano e com o S.O.S. não enviado; na Estação Climática sempre; num veículo pronto só com as Chaves. Um dado Sabotar causa dano onde há casa de dano livre, ou resta algo no baralho, na bolsa, na Despensa ou no Depósito Subterrâneo.
    .title = O que pode ser feito

bg-act-lab = No Laboratório, tira-se uma ficha por vez, e cada uma é guardada ou descartada antes da próxima. Há uma retirada por Personagem de pé ali, e mais uma se os dados forem de Blair. Falhas podem ser guardadas.
    .title = Retiradas no Laboratório

bg-loc-armory = Baralho de Armas: 10 cartas, 3 Dinamites, 2 Armas de Fogo, 1 Lança-chamas e 4 Armas Brancas. Usar: compre 2 cartas de Arma, fique com 1 e ponha a outra no fundo; um Lança-chamas mantido recebe 6 recargas. Dado Sabotar: 1 carta de Arma sai do jogo sem ser vista; pelo Alien, 1 por ponto de Força. Sem Reparar, sem bônus de cooperação.
    .title = Arsenal

bg-loc-dormitory = Por rodada, um só Personagem ao todo pode ser enviado para cá. Enquanto está de pé, seu dono pode deitá-lo para virar um dado para qualquer face. Ele também pode receber dados, mas aqui não há nada a fazer nem a danificar. Sem Alien, sem cães.
    .title = Dormitório

bg-loc-kitchen = A Despensa começa com 16 de comida. Usar: mova 2 de comida da Despensa para a Cozinha, e a fase 8 tira só o que está lá em vez de 4 da Despensa; a Nauls basta 1. Dado Sabotar: descarte 2 de comida da Despensa; pelo Alien, 2 por ponto de Força. Sem Reparar, sem bônus de cooperação.
    .title = Cozinha e Despensa

bg-loc-laboratory = A bolsa começa com 12 Bolsas de Sangue e 18 Falhas. Usar: tire 1 Ficha de Laboratório, guarde-a ou descarte-a. Dado Sabotar: remova 1 Bolsa de Sangue da bolsa; pelo Alien, 1 ficha ao acaso por ponto de Força, sem ser vista. Sem Reparar. Bônus de cooperação.
    .title = Laboratório

bg-loc-leisure-room = Todos os Personagens começam aqui. Na fase 3 qualquer número pode vir para cá, e dois ou mais se encontram. A partir da fase 6 todos estão aqui, de pé, para partilhar e fazer Testes. Quem foge é deitado aqui. Sem Alien, sem cães, nada a fazer nem a danificar.
    .title = Sala de Lazer

bg-loc-warehouse = Baralho de Itens: 13 cartas, 3 Lanternas, 3 Combustíveis, 2 Chaves, 3 Ferramentas e 2 Fios. Usar: compre 2 cartas de Item, fique com 1 e ponha a outra no fundo. Dado Sabotar: 1 carta de Item sai do jogo sem ser vista; pelo Alien, 1 por ponto de Força. Sem Reparar, sem bônus de cooperação.
    .title = Depósito

bg-weapon-dynamite = Uso único; o Molotov é a mesma carta. Contra o Alien na sala: ele perde 1 de Força e sai dali, e quem a usa se deita no lugar. Com um dado Usar ou Reparar e a permissão do Líder, queima a sala onde está de pé quem a usa. Não evita encontros. No baralho: 3.
    .title = Dinamite

bg-weapon-firearm = Mostrada, tira quem a usa de um encontro entre Personagens: nenhuma suspeita para ele nem por causa dele; continua de pé e guarda a carta. Não ajuda contra cães nem contra o Alien. No baralho: 2.
    .title = Arma de Fogo

bg-weapon-flamethrower = Fica à vista com 6 recargas. Cada uso custa 1 recarga: contra o Alien ou para queimar a sala como com a Dinamite, para ficar fora de um encontro entre Personagens, ou para o Teste B junto com um Fio. No baralho: 1; há 12 recargas no total.
    .title = Lança-chamas

bg-weapon-melee = Uso único: mostrada, tira quem a usa de um encontro entre Personagens: nenhuma suspeita para ele nem por causa dele; continua de pé e a carta sai do jogo. Não ajuda contra cães nem contra o Alien. No baralho: 4.
    .title = Arma Branca

bg-item-flashlight = Na escuridão quem a tem, estando com os dados, pode rolar cada um mais uma vez, um a um. Uma segunda Lanterna não dá mais nada. A carta continua com você. No baralho: 3.
    .title = Lanterna

bg-item-fuel = Uso único: coloque 1 ficha de combustível no local onde o Personagem está de pé. Não custa dado. No baralho: 3.
    .title = Combustível

bg-item-keys = Com um dado Usar no Helicóptero da Base ou na Motoneve prontos começa uma fuga, e quem as tem é a primeira pessoa a bordo. Se os dados do Alien a param, as Chaves ficam. No baralho: 2.
    .title = Chaves

bg-item-tools = Uso único: remova 1 marcador de dano do local onde o Personagem está de pé. Não custa dado. No baralho: 3.
    .title = Ferramentas

bg-item-wire = Nas mãos do mesmo Personagem que tem um Lança-chamas, permite o Teste B ao custo de 1 recarga. O Fio continua com ele. No baralho: 2.
    .title = Fio

bg-char-garry = Com os dados, Garry pode rolar um deles de novo, com luz e na escuridão, mesmo um que a luz já fez rolar de novo.
    .title = Garry

bg-char-norris = Com os dados na escuridão, Norris pode rolar cada um mais uma vez, um a um; uma Lanterna nada acrescenta. Com luz ele não tem vantagem.
    .title = Norris

bg-dogs-move = Na fase 9 recolhem-se todos os cães que não estão no Canil, também os postos de lado, e embaralha-se o baralho de Locais. Vira-se uma carta por cão, que vai para onde ela diz. As cartas ficam fora até o fim da fase, de modo que nenhuma sala recebe dois cães. Os 4 cães entram assim pela primeira vez no fim da rodada 1.
    .title = Os cães se movem

bg-kennel-cycle = A carta do Canil está no baralho de Locais exatamente enquanto há um cão preso, desde o momento da captura. Tirada na fase 9, ela solta na hora todos os cães presos, não posiciona nada e volta ao seu espaço; as cartas seguem saindo até que todos os cães estejam posicionados. Só se tiram cartas para cães fora do Canil. Também sai do baralho quando o último cão preso é devorado. Opção `no_kennel_card`: a carta fica fora do jogo, os cães presos continuam presos e o Canil também fica fechado para o Alien.
    .title = Carta do Canil

bg-info-public = Sempre à vista de jogadores e espectadores: o tabuleiro, todas as trilhas e discos, os dados, o que cada Personagem tem, o tamanho de baralhos, bolsas e pilhas, e toda carta de papel que foi mostrada. Ninguém vê as outras cartas de papel, a ordem dos baralhos, o que sairá em seguida, nem o que a sabotagem tirou sem mostrar. No fim todas as seis cartas de papel são mostradas.
    .title = O que está à vista

bg-table-asked = Quem recebe uma pergunta, e o que os outros veem dela, nunca depende de um segredo. Onde os fatos visíveis a todos deixam uma única escolha, quase sempre a mesa a faz sozinha.
    .title = O silêncio não entrega

bg-clock-defaults = Quem fica sem tempo não usa arma nem Item, não dá nada, não faz Teste, não embarca e não concorda com nada; os dados ficam como estão, nem anulados, nem rolados de novo, nem virados, e nenhuma ação é feita com eles. Só um Personagem oferecido a quem não tem mais ninguém é aceito. No resto, uma escolha legal aleatória, todas com a mesma chance. Um Líder faz uma só atribuição e para.
    .title = Tempo esgotado
