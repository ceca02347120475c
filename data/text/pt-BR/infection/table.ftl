section-table = Nesta mesa

inf-table-talk = Mãos e Amostras de Sangue nunca se mostram por vontade própria, mas pode-se dizer qualquer coisa, verdade ou não. Opção `talk`: `free` é esta regra; com `helpful` ninguém diz o nome de uma carta, só se ela ajuda: nenhum botão diz, e com as próprias palavras são os jogadores que cumprem isso; com `silent` quem joga não diz nada até o fim da partida.
    .title = Conversa
inf-table-public = Sempre à vista de todos: o Equipamento e seus usos, os marcadores, as trilhas, o tamanho de mãos e baralhos, os descartes do Registro de Missões, as fichas achadas ou perdidas, os poderes usados e os votos quando todos votaram. Depois do fim tudo é mostrado.
    .title = O que está à vista
inf-table-order = Onde é preciso uma ordem, ela começa à esquerda do Capitão e termina no Capitão.
    .title = Ordem da mesa
inf-table-asked = Quem recebe uma pergunta, e o que os outros veem dela, nunca depende de um segredo.
    .title = O silêncio não entrega
inf-table-sealed = Onde várias pessoas respondem, respondem em segredo, e as respostas se abrem juntas. Uma resposta sem efeito nunca é mostrada.
    .title = Respostas seladas
inf-table-clock = Um lugar sem tempo faz o mesmo em qualquer lado: nada, não, nenhuma troca; uma carta ao acaso; para um Capitão uma escolha aleatória, todas com a mesma chance. Uma carta vista na substituição é mantida.
    .title = Tempo esgotado
inf-table-limit = Não existe último turno. Opção `max_turns` (0 para nenhum): se esse turno termina sem desfecho, vencem as Imitações.
    .title = Limite de turnos
