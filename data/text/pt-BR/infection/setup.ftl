section-setup = Preparação

inf-setup-teams = Uma pessoa começa como Imitação, todas as outras são Humanos, e ninguém sabe quem é o quê. Os Humanos limpam três Setores e depois vão embora voando sem nenhuma Imitação a bordo. As Imitações vencem pelo Contágio, pela ruína do posto ou por um lugar no helicóptero.
    .title = Dois lados
inf-setup-captain = Cada lugar lança dois dados, e a maior soma é o primeiro Capitão. Só quem empata na maior lança de novo. Opção `first_captain`: quem abriu a mesa indica o primeiro Capitão.
    .title = Primeiro Capitão
inf-setup-draft = Começando pelo Capitão e seguindo para a esquerda, cada um pega um Personagem de um departamento entre os que têm mais Personagens sobrando, à vista de todos e antes de distribuir o sangue. Opção `characters`, valor random: os Personagens são sorteados, divididos por igual entre os departamentos.
    .title = Escolha dos Personagens
inf-setup-count = Tudo o que depende do número de jogadores usa o número do começo: trilha, Registro de Missões, sangue, lugares no helicóptero, limites e vitória pelo fogo. Quem é queimado não muda nada disso.
    .title = Número de jogadores
inf-setup-board = O posto tem três Setores de seis salas. Cada Setor tem seis fichas próprias, embaralhadas e postas viradas para baixo, uma em cada sala. Só o Setor 1 está aberto. Todos estão na Sala de Recreação com 5 cartas, e o Contágio está em 0. De 6 a 8 jogadores usa-se o Registro de Missões inteiro, de 40 cartas; com 4 ou 5, as 28 que não são só para grupos maiores.
    .title = O posto
inf-setup-blood = Cada um recebe uma Amostra de Sangue e olha: uma é Imitação, todas as outras são Humano. Depois se monta um baralho de sangue para mais tarde: 7 cartas de Humano e 1 de Imitação com 4 jogadores, 4 e 1 com 5, 5 e 1 com 6, 5 e 2 com 7, 6 e 2 com 8. As Imitações nunca ficam sabendo umas das outras.
    .title = Distribuição do sangue
inf-setup-most = Nunca há mais Imitações do que cartas de Imitação: no máximo 2 de 4 a 6 jogadores, no máximo 3 com 7 ou 8, e com 7 ou 8 pelo menos 2 depois que todos receberam sangue de novo. A mesa sempre mostra quantas ainda podem estar entre quem está em jogo.
    .title = Quantas Imitações
