section-round = A rodada: clima e manutenção

bg-round-phases = Uma rodada tem oito fases: 1 clima, 2 manutenção e Helicóptero de Resgate, 3 plano do Alien exposto, 4 compra, posicionamento, encontros e ações, 5 Sala de Lazer com trocas e acusações, 6 testes, 7 comida, 8 cães e novo Líder. A fase 3 é pulada enquanto não houver em jogo um Alien exposto com Força.
    .title = Oito fases

bg-weather-roll = Na fase 1, o Líder rola o dado do clima: 1 face de sol, 2 de nuvens, 2 de neve, 1 de tempestade. O resultado, posto na tabela do clima, define nesta rodada quanto combustível a base queima, quanto anda o congelamento e quanto voa o Helicóptero de Resgate.
    .title = Dado do clima

bg-weather-die-home = Se o dado estava na Estação Climática no início da fase 1, o Líder rola e depois escolhe abertamente entre o resultado novo e o antigo; o dado volta para a tabela do clima. Uma rolagem feita na estação não muda nada na rodada em curso. Se a estação for queimada, o dado volta para a tabela e não há escolha.
    .title = Manter o resultado antigo

bg-weather-bennings = Bennings, ao receber um Usar na Estação Climática, rola duas vezes e fica com o resultado que preferir. Se o dado já estava lá, escolhe entre três: as duas novas rolagens e a antiga.
    .title = Bennings na estação

bg-weather-partial-use = Um Usar aqui é sempre permitido. O dado é rolado e fica na estação; se já estava lá, quem age escolhe entre o resultado novo e o antigo. Depois 1 combustível deve ir do Depósito Subterrâneo para a Sala do Gerador ou a Sala da Caldeira, à escolha de quem age; se faltar combustível ou espaço, essa parte é ignorada. Opção `station_fuel_anywhere`: o combustível pode ir para qualquer local com espaço livre.
    .title = Usar a Estação Climática

bg-maint-order = A fase 2 segue esta ordem: Sala da Caldeira (ou marcador de congelamento), Sala do Gerador, Helicóptero de Resgate. Se o congelamento encerrar a partida, o resto não acontece.
    .title = Ordem da manutenção

bg-maint-boiler = Enquanto funciona, a caldeira queima na fase 2 o combustível que o clima pede: sol, nuvens, neve, tempestade 1/1/1/2 com 4-6 jogadores, 1/2/2/3 com 7-8. Se não houver o bastante, queima-se tudo e a Sala da Caldeira sofre 1 dano por combustível que faltou, até os seus 3 espaços.
    .title = Aquecer a base

bg-maint-boiler-check = A caldeira está perdida se a fase 2 encontrar 3 danos nela, antes ou depois do consumo, mesmo com combustível sobrando. A peça de Congelamento a cobre, com o marcador na primeira casa, e ele não anda nessa rodada. Até essa verificação, um terceiro dano vindo de uma carta Sabotar ainda pode ser reparado; depois da sabotagem do próprio Alien não resta ninguém de pé ali para fazê-lo.
    .title = Perder a caldeira

bg-maint-boiler-covered = Ainda se pode entrar na Sala da Caldeira perdida, e lá podem ocorrer encontros, ataques do Alien e incêndios; a carta dela continua no baralho de Locais. Nenhuma carta de Usar, Reparar ou Sabotar pode ser feita ali, nem se pode usar Combustível ou Ferramentas. O combustível dela sai do jogo e os danos voltam ao estoque.
    .title = Sala da caldeira perdida

bg-maint-freezing = A partir da rodada seguinte à perda da caldeira, o marcador de congelamento anda em cada fase 2: 1 com sol ou nuvens, 2 com neve, 3 com tempestade. O passo 7 desde o início é a morte. Queimar um local leva o marcador de volta ao início.
    .title = A base congela

bg-maint-freeze-end = Um passo que alcance ou ultrapasse a última casa do congelamento encerra a partida na hora, com vitória dos Aliens, mesmo que todo Alien exposto tenha sido derrotado. Nesse momento sempre há um Humano vivo na base.
    .title = Morte por congelamento

bg-maint-generator = Enquanto funciona, o gerador queima na fase 2 o combustível que o clima pede: sol, nuvens, neve, tempestade 1/1/1/2 com 4-6 jogadores, 1/1/2/2 com 7-8. Se não houver o bastante, queima-se tudo e a Sala do Gerador sofre 1 dano por combustível que faltou, até os seus 2 espaços.
    .title = Energia da base

bg-maint-power-failure = O segundo dano na Sala do Gerador traz a escuridão na hora: a partir daí as cartas são entregues ao acaso. Um gerador quebrado não queima combustível, e o primeiro dano removido traz a luz de volta. Opção `dark_at_upkeep`: a escuridão só começa quando a fase 2 encontra dois danos ali.
    .title = Queda de energia

bg-maint-light-without-fuel = A escuridão depende dos danos, não do combustível. Um gerador reparado, mas vazio, dá luz até a próxima fase 2, quando volta a consumir e sofre dano pelo que faltar.
    .title = Luz sem combustível

bg-rescue-advance = Enviado o S.O.S., cada fase 2 move 1 casa a ficha de combustível do helicóptero e avança o Helicóptero de Resgate 4 passos com sol, 3 com nuvens, 2 com neve, 1 com tempestade. Ele precisa de 10 passos para chegar. Depois da chegada só o combustível anda; a trilha dele tem 7 casas, o tanque cheio e mais 6.
    .title = Voo de resgate

bg-rescue-sos-once = O S.O.S. só pode ser enviado uma vez por partida. O Helicóptero de Resgate vai para a primeira casa; o primeiro passo e o primeiro consumo acontecem na fase 2 seguinte, e os passos além da chegada se perdem. Depois disso não há mais Usar na Sala de Rádio, e novos danos ali não interrompem o voo.
    .title = Um só S.O.S.

bg-rescue-dry = Se a ficha de combustível já está na última casa quando a fase 2 deveria movê-la, o Helicóptero de Resgate vai embora de vez. Isso vale para o que espera na base e para o que ainda está a caminho.
    .title = Tanque vazio
