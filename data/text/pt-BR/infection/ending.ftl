section-ending = Fim da partida

inf-end-humans = Os Humanos vencem quando o helicóptero parte sem nenhuma Imitação e, de 4 a 6 jogadores, também quando nenhuma Imitação está viva.
    .title = Vitória dos Humanos
inf-end-imitations = As Imitações vencem quando o Contágio chega ao último nível, quando 4 salas estão destruídas, quando um objetivo não pode mais ser alcançado ou quando uma Imitação voa. Com 4 jogadores, também quando um Humano vivo fica para trás.
    .title = Vitória das Imitações
inf-end-check = Depois de cada mudança a mesa verifica se a partida acabou e, nesse caso, a encerra na hora, mesmo no meio de um passo.
    .title = Quando se verifica o fim
inf-end-impossible = Um objetivo está perdido quando um Setor ainda precisa de mais fichas de um tipo do que há nas suas salas. Coisas destruídas não contam como vencidas; Descartes perdidos não importam.
    .title = Objetivo fora de alcance
inf-end-winners = Cada um vence ou perde com o lado da sua última Amostra de Sangue, mesmo queimado ou deixado para trás. Opção `torched_lose`: quem foi queimado nunca vence.
    .title = Quem vence
