section-characters = Personagens

bg-char-bennings = Ao receber Usar na Estação Climática, Bennings rola o dado do clima duas vezes e escolhe o resultado que fica ali. Se o dado já estava na estação, ele escolhe entre três: as duas rolagens e o resultado antigo.
    .title = Bennings
bg-char-blair = Ao receber Usar no Laboratório, o Dr. Blair pode tirar uma Ficha de Laboratório a mais: uma para cada Personagem de pé ali, mais uma.
    .title = Dr. Blair
bg-char-clark = Clark ignora os cães: sozinho com um cão, não tem encontro e não tira nada. Com outro Personagem ao lado, contam como dois e o cão é capturado normalmente.
    .title = Clark
bg-char-garry = Uma vez por rodada, na fase 4, logo após a própria compra (mesmo sem ter comprado nada) e antes da carta extra do Líder, Garry pode descartar uma carta de Ação sem mostrá-la e comprar outra.
    .title = Garry
bg-char-macready = Ao receber Usar no Arsenal, MacReady pode comprar 3 cartas de Arma em vez de 2 e fica com 1; as outras duas vão para o fundo do baralho em ordem aleatória.
    .title = MacReady
bg-char-nauls = Ao receber Usar na Cozinha, Nauls move 1 ficha de comida da Despensa em vez de 2, e a base fica alimentada nesta rodada do mesmo jeito.
    .title = Nauls
bg-char-norris = Norris não sofre com a escuridão e sempre escolhe a carta que entrega. Com uma Ação Especial, ele compra duas cartas, entrega uma e descarta a outra; uma Lanterna não as transforma em três.
    .title = Norris
bg-char-windows = Ao receber Reparar, Windows remove um marcador de dano a mais do que a ação dá: 2 sozinho, ou o bônus de cooperação mais 1. A habilidade em si não é multiplicada.
    .title = Windows
