section-supply = Cartas de Suprimento

inf-supply-cards = O baralho de Suprimentos tem 100 cartas: 12 de cada de Faca, Placa de Petri, Lanterna e Extintor, 10 de cada de Machado e Fio de Cobre, 8 Molotovs, 6 Pistolas e 18 Sabotagens. Cada carta tem um valor em dados de 0 a 3.
    .title = Baralho de Suprimentos
inf-supply-exchange = Trocar é descartar cartas viradas para baixo e comprar outras tantas. Cada um decide em segredo; primeiro todos os descartes, depois todas as compras, da esquerda do Capitão até o Capitão. Todos veem quantas cada um trocou, ninguém vê quais.
    .title = Trocar cartas
inf-supply-closed = O descarte de Suprimentos fica fechado. Uma Molotov, uma carta paga por uma sala, um incêndio ou uma Sabotagem, e as cartas viradas de um monte são vistas uma vez e depois ficam nele. Os descartes do Registro de Missões ficam abertos.
    .title = O que se vê dos descartes
inf-supply-empty = Quando o baralho de Suprimentos acaba, embaralha-se todo o descarte e a compra continua.
    .title = Baralho de Suprimentos vazio
