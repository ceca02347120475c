section-pack = O Líder da Matilha (opção)

bg-pack-leader = Opção `pack_leader`: um dos quatro cães é marcado como Líder da Matilha. Ele segue as regras dos cães, com as exceções abaixo; entre os cães que esperam à noite, é colocado primeiro. Enquanto houver vários cães presos, o Alien no Canil pega os outros antes dele.
    .title = Um cão marcado

bg-pack-draw = A partir da rodada 2, quando todos foram colocados e antes de qualquer encontro, um Líder da Matilha livre no tabuleiro se move: o baralho de Locais é embaralhado e a carta do topo diz para onde. Uma sala com outro cão é sorteada de novo; a dele vale. Se sair a carta do Canil, todos os cães presos são soltos e colocados com outras cartas, e então se sorteia a sala do Líder da Matilha. À noite ele se move como os outros.
    .title = Um movimento a mais

bg-pack-caught = Só três Personagens de pé capturam o Líder da Matilha; Clark é um deles. Quem está sozinho com ele verifica com a bolsa de contágio, como com qualquer cão; Clark não.
    .title = Capturado por três

bg-pack-two = Dois Personagens mantêm o Líder da Matilha longe: eles se encontram entre si como sempre, ele não morde ninguém e fica. Conta quem está de pé quando a sala é aberta, mesmo que depois um dos dois evite o outro com uma arma. Opção `pack_bites`: os dois não se encontram; cada um verifica com a bolsa de contágio em vez disso.
    .title = Dois o mantêm longe
