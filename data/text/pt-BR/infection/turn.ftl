section-turn = O turno e o Registro de Missões

inf-turn-steps = Um turno: o Capitão abre uma missão, na Sala de Recreação se pode agir, o Capitão escolhe equipe e sala, cada membro entrega uma carta, o Capitão olha e pode substituir uma, e as cartas são viradas. Uma missão cumprida abre a ficha da sala. Depois vêm os incêndios, a volta, o Contágio e o próximo Capitão.
    .title = Como corre um turno
inf-log-mission = O Capitão compra do Registro de Missões. Os eventos acontecem na hora e se compra outra carta, até haver uma missão aberta.
    .title = Abrir uma missão
inf-log-events = O Registro de Missões tem dois tipos de evento, Fumaça e Apagão. Um dado escolhe a sala atingida.
    .title = Eventos
inf-log-rooms = O dado escolhe uma das seis salas do Setor aberto mais alto, inclusive as já limpas. Se a sala está destruída, nada acontece. Um Setor novo é o mais alto desde o momento em que se abre.
    .title = Qual sala o evento atinge
inf-log-ladder = Fumaça sobre Fumaça vira Fogo, e Fogo sobre Fumaça também. Fumaça ou Fogo sobre Fogo destrói a sala. Apagão onde já está escuro não faz nada. Vale para eventos e para a Consequência.
    .title = Marcador sobre marcador
inf-log-tokens = Há 10 marcadores de Fumaça e Fogo e 10 cartas de Apagão e sala destruída. Quando acabam, nova Fumaça, novo Fogo ou novo Apagão é ignorado; uma sala destruída é sempre marcada.
    .title = Marcadores esgotados
inf-log-empty = Quando o Registro de Missões acaba, seus descartes são embaralhados, eventos inclusive. A missão em jogo fica onde está.
    .title = Registro de Missões vazio
