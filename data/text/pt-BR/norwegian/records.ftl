section-records = Dentes e testes

nw-dental-adjust = Quem é infectado tem dentes sadios a partir do fim daquela verificação. A ficha de um Humano nunca muda. Quem pegou uma ficha olha o papel e a ficha dentária, mudados ou não. A ficha dentária de quem morreu, foi exposto ou fugiu sai do jogo sem ser vista; no fim da partida todas são mostradas.
    .title = Dentes curados

nw-dental-tells = Quem mostrou obturações e mais tarde dentes sadios foi infectado nesse meio-tempo. Todos podem concluir isso; nada mais decorre: nem exposição nem passo.
    .title = O que dizem dentes curados

nw-test-order = A fase 6 começa com o Teste A por inteiro, como no Outpost 31; depois vem o Teste B, o olhar aos dentes. Opção `leader_orders_tests`: o Líder diz qual vem primeiro.
    .title = Sangue, depois dentes

nw-test-teeth = Um examinador com Lanterna descarta uma carta de Ação virada para baixo e indica um Personagem, que mostra a todos a ficha dentária. Obturações provam um Humano: o disco vai para o verde. Dentes sadios por si sós não provam nada.
    .title = Teste B: dentes

nw-test-repeat = O examinador olha ao menos um e pode continuar enquanto tiver cartas de Ação na mão, uma carta por olhar, cada um uma vez, ele mesmo e os verdes incluídos. Sabe-se quantas cartas foram, não quais.
    .title = Enquanto houver cartas

nw-test-light = A todos que têm uma carta de Item e uma de Ação se pergunta se oferecem o Teste B; só uma Lanterna o permite. Ela é mostrada e mantida, com luz ou no escuro. Entre vários, o Líder escolhe. Opção `many_testers`: olha cada um que se oferece, na ordem das perguntas, quem vem depois do primeiro até ninguém, a não ser que o Líder possa proibir testes.
    .title = A Lanterna fica
