section-placing = Comprar e posicionar

bg-draw-up = A fase 4 começa pelo Líder e segue em sentido horário: cada Personagem compra cartas de Ação até o limite da mão, 3 ou, quando a base já passa fome, 2. Quem está no limite não compra. Um baralho vazio é refeito embaralhando os descartes.
    .title = Completar a mão

bg-draw-leader-extra = Depois que todos compraram, a carta do topo do baralho de Ação vai, sem ser vista, iniciar a pilha. Ela não é de ninguém e mais tarde é embaralhada com as outras.
    .title = Carta extra do Líder

bg-draw-garry = Uma vez por rodada, logo após a sua compra, mesmo que não tenha comprado nada, Garry pode descartar 1 carta de Ação sem mostrá-la e comprar outra. Isso acontece antes da carta extra do Líder.
    .title = A troca de Garry

bg-draw-discards = A pilha de descarte de Ação é fechada. Cartas descartadas da mão ou da pilha das cartas entregues não são vistas por mais ninguém; só se conhecem as viradas pelo Líder ou mostradas na suspeita máxima.
    .title = Descartes ocultos

bg-place-order = Na fase 4.1 começa quem está à esquerda do Líder, depois em sentido horário, e o Líder por último; a ordem é a do momento em que a 4.1 começou. Cada pessoa deve fazer uma coisa: entrar em um local com uma carta da mão, entrar por Ação Especial ou trocar cartas no Dormitório. Embarcar no Helicóptero de Resgate, quando permitido, substitui essas opções.
    .title = Ordem de posicionamento

bg-place-with-card = Quem posiciona o Personagem em um local escolhe 1 carta de Ação da mão e a entrega virada para baixo. Essas cartas, com a carta extra do Líder, formam a pilha. A carta não fica ligada ao local: o Líder poderá atribuí-la a qualquer Personagem de pé.
    .title = Entregar uma carta

bg-place-where = Mover-se é obrigatório: ninguém fica na Sala de Lazer nem de pé no Dormitório. Escolha um local que não esteja queimado e tenha menos de três Personagens, ou deite-se no Dormitório para trocar cartas, ou embarque. Sempre há espaço, pois no máximo 6 dos 10 locais podem queimar.
    .title = Para onde ir

bg-place-capacity = Um local comporta no máximo 3 Personagens; um Alien exposto e um cão não contam. O Dormitório e a Sala de Lazer não têm limite, e nenhum Personagem pode entrar no Canil. A fuga em um veículo também não tem limite de lugares.
    .title = Três por local

bg-place-leader-token = O primeiro Personagem posicionado no local do Marcador de Líder o pega na hora e o mantém mesmo que fuja ou seja deitado. Ele não pode ser trocado. Quem o tem vira Líder na fase 8.
    .title = Pegar o Marcador de Líder

bg-place-leader-token-lost = Se quem o tem morre ou é exposto, o Marcador de Líder é posto de lado. Na fase 8 ninguém o tem, então o Líder atual continua.
    .title = Perder o Marcador de Líder

bg-place-max-shown = Quem está no máximo vermelho mostra a todos a carta no momento em que a entrega; na pilha ela passa a ser uma carta como as outras. Na Ação Especial mostra-se só a carta entregue, não a mão descartada nem uma segunda carta comprada. Trocar cartas não mostra nada.
    .title = Cartas na suspeita máxima

bg-dark-draw = Na escuridão ninguém escolhe a carta a entregar: a mesa sorteia uma da mão, com a mesma chance para cada carta. Quem a tinha vê qual saiu; os outros não, a menos que a pessoa esteja na suspeita máxima.
    .title = Cartas no escuro

bg-dark-flashlight = Uma Lanterna permite escolher a carta apesar da escuridão. Ao ser usada, é mostrada a todos e depois volta a ficar oculta. Quem a tem pode não usá-la e entregar ao acaso. Norris sempre escolhe, sem precisar da carta.
    .title = Lanterna no escuro

bg-dark-special = Na escuridão a Ação Especial continua permitida e igual: a carta do topo do baralho, vista por quem a compra, vai para a pilha. Com uma Lanterna, ou sendo Norris, compram-se duas e escolhe-se uma.
    .title = Ação Especial no escuro

bg-special-action = Ao entrar em um local, em vez de dar uma carta da mão, pode-se descartar toda a mão de cartas de Ação, comprar 1 carta do baralho, olhá-la e entregá-la. Com uma Lanterna, ou sendo Norris, compram-se 2: uma é entregue, a outra descartada. A mão é completada de novo na próxima fase 4.
    .title = Ação Especial

bg-special-no-stacking = Na Ação Especial, Norris com uma Lanterna compra duas cartas, não três. Se o baralho acabar, é refeito com os descartes, inclusive a mão recém-descartada.
    .title = Nunca três cartas

bg-dorm-change = Quem se deita no Dormitório descarta toda a mão de Ação, escolhe o mesmo número de cartas do baralho de Ação e fica fora da rodada; depois baralho e descartes são embaralhados juntos. Se o baralho for pequeno demais, os descartes, incluindo essa mão, entram antes e escolhe-se entre todas. Só quem dorme fica sabendo quantas cartas de cada tipo há, nunca a ordem.
    .title = Trocar cartas

bg-dorm-limit = Qualquer número de Personagens pode trocar cartas na mesma rodada. Opção `dormitory_limit`: no máximo esse número de Personagens pode fazer isso por rodada (0 = sem limite), para que nem todos se escondam no Dormitório depois do S.O.S.
    .title = Limite no Dormitório

bg-talk-claims = Da 4.2 até o fim da noite a mesa permite declarar, com verdade ou não, qual carta você deu. Nunca oferece declarações sobre as cartas na mão. A conversa livre não é fiscalizada. Opção `no_claims`: nenhuma declaração sobre a carta dada também.
    .title = Declarações sobre cartas
