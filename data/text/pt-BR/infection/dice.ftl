section-dice = Dados

inf-dice-most = Os valores em dados do monte, com o que os poderes somam, são o número de dados: nunca mais de 6.
    .title = Quantos dados
inf-dice-must = O Capitão lança até haver dados iguais suficientes ou acabarem os lançamentos. Nenhum lançamento pode ser desperdiçado, nem os de um Lança-chamas, e ninguém pode ser impedido de usar Dinamite. Os próprios poderes e o próprio Equipamento só se usam se quiser.
    .title = Todo lançamento vale
inf-dice-few = Com menos dados do que os que devem ser iguais, nada é lançado: a missão falha ou a batalha está perdida.
    .title = Dados de menos
inf-dice-keep = Entre os lançamentos guarda-se inteiro um maior grupo de dados iguais e lançam-se os outros; entre grupos do mesmo tamanho o Capitão escolhe. Sem dois iguais, guarda-se um dado ou nenhum. Opção `free_keep`: o Capitão guarda os dados que quiser.
    .title = Guardar dados
inf-dice-dynamite = Depois de cada lançamento, membros com Dinamite podem mudar dados em 1 para cima ou para baixo, entre 1 e 6. Cada uso muda um dado, e um dado só uma vez até ser lançado de novo. A Dinamite tem 2 usos.
    .title = Dinamite
inf-dice-boost = Acabados os lançamentos, pergunta-se em segredo a cada membro com Lança-chamas. O primeiro a partir da esquerda do Capitão que aceita gasta um uso por mais 3 lançamentos. Só uma vez por missão ou batalha.
    .title = Lançamentos do Lança-chamas
