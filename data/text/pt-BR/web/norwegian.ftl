# O que uma pergunta significa na estação norueguesa, onde não é como no Outpost 31.

hint-nw-exchange = É um direito de Kate, uma vez por rodada: ninguém vê a carta que você descarta.
hint-nw-keep-weapon = Uma você guarda em segredo, as outras vão para baixo do baralho. Um Rifle de Precisão atrasa o cão, mas só o primeiro baixado.
hint-nw-keep-item = Um você guarda em segredo, os outros vão para baixo do baralho. As Chaves ligam qualquer veículo, a Lanterna permite o Teste B.
hint-nw-escape = Quem mostrar as Chaves pega o veículo, e quem está nesta sala pode ir junto. Humanos que partem venceram; um Alien sozinho numa Motoneve vai ao OVNI.
hint-nw-board-ask = Parta sem um Alien e você venceu, aconteça o que acontecer aos outros. Só no Helicóptero de Resgate ninguém pode ficar para trás.
hint-nw-offer-test = Todos são perguntados. O Teste A pede uma Bolsa de Sangue, o Teste B uma Lanterna e uma carta na mão.
hint-nw-order-tests = Você é o Líder: o que o Teste B mostra pode mudar a quem cabe o Teste A.
hint-nw-examine = Cada olhada custa uma carta, e ninguém vê qual. Obturações provam um Humano; dentes sadios por si sós não provam nada.

phase-help-nw-tests = O sangue mostra com certeza o que alguém é; os dentes, só quando têm obturações.

does-nw-base-helicopter = Usar aqui é a saída: com as Chaves, enquanto nada está danificado. Uma Sabotagem impede que outros o peguem.
does-nw-shed = Usar aqui é a saída: com as Chaves, enquanto uma Motoneve está inteira. Uma Sabotagem impede que outros a peguem.
does-nw-warehouse = Usar aqui traz um Item: Chaves, Lanterna, Ferramentas ou Combustível.

hint-ufo-plan = Virada para baixo, e no mínimo o número vermelho do setor. Um setor mantido traz sua ficha e tantas outras quanto esse número.
hint-ufo-enter = Um setor com um Humano custa uma ficha ao Alien. Onde ele vier com mais Força do que vocês são, ele toma alguém ou mantém o setor.
hint-ufo-alien-room = Você é o Líder: todo setor com os dois lados precisa ser resolvido, na ordem que quiser.
hint-ufo-fight = O fogo o espanta seja qual for a Força, e tira 1 dela para sempre. Você se deita e não recolhe nada.
hint-ufo-alien-choice = Quem é tomado deixa o Alien 1 mais forte, mas só um setor mantido traz fichas.
hint-ufo-collect-room = Você é o Líder: cada setor com alguém de pé tira uma ficha do jogo.
hint-ufo-launch = As cartas são ativadas nesta ordem, cada uma paga por si e sem troco, no máximo duas por rodada. A quinta é o lançamento.

examine-card = Escolha a carta a descartar
ufo-launched = { $n } de { $of } cartas de lançamento ativas
ufo-next = A próxima carta custa { $cost }; o Alien tem { $n }
