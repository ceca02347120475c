section-track = O cão

nw-dog-track = O cão começa no espaço 1 dos 13 da sua trilha e avança um espaço no fim de cada fase 8, depois dos NPCs e do novo Líder. No último espaço ele escapou.
    .title = A trilha do cão

nw-dog-end = Quando o cão escapa a partida acaba e os Aliens vencem, mesmo que todo Alien tenha sido vencido. Ele não pode ser encontrado, comido nem detido.
    .title = O cão escapa

nw-dog-sequel = Depois que o cão escapa, quem hospeda pode continuar a história: as mesmas pessoas jogam o jogo base no Outpost 31, onde um dos quatro cães é o Líder da Matilha. Os papéis são distribuídos de novo. A partida seguinte recomeça na estação norueguesa. Opção `sequel`: começa por esta parte. Opção `pack_bites`: lá, dois que estão com o Líder da Matilha não se encontram, e cada um verifica com a bolsa de contágio.
    .title = A história continua

nw-sniper-when = Um Rifle de Precisão é baixado na própria vez de posicionamento, antes do movimento, seja qual for. É mostrado a todos e fica no fim da trilha. Opção `sniper_anytime`: também sempre que itens podem ser usados, onde quer que se esteja, e durante as trocas.
    .title = Baixar um Rifle de Precisão

nw-sniper-one = O rifle acrescenta 2, 3 ou 4 espaços à trilha, como diz a carta. O primeiro baixado vale para sempre, seja de quem for; os outros são cartas mortas que ainda contam como cartas de Arma.
    .title = Só um para sempre
