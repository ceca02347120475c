section-dice = Dados de Ação

solo-dice-who = O Líder rola três Dados de Ação (em cada um dois Usar, dois Reparar, um Sabotar, uma Ameaça) e depois os dá a qualquer Personagem de pé, numa sala ou não. Também quem está no Dormitório pode recebê-los, virar um deles, e depois se deita como qualquer um.
    .title = Para quem vão

solo-dice-cancel = O dono pode anular qualquer dado, mesmo bom, cada um por um passo de suspeita daquele Personagem.
    .title = Anular

solo-dice-bad = Cada Sabotar restante faz à sala o dano de uma carta Sabotar, depois cada Ameaça move o marcador um espaço à esquerda. Havendo algum não há ação, mesmo que nada pudesse ser danificado.
    .title = Dados ruins

solo-dice-gone = Se o Personagem é exposto ao anular, aquele dado é anulado; os Sabotar restantes atingem a sala onde estava, as Ameaças movem o marcador, os dados bons se perdem. O mesmo vale para o que resta se um dado de Ameaça leva o Personagem.
    .title = Perdido pelos dados

solo-dice-one = Sem dados ruins pode-se gastar um dado Usar ou Reparar: a ação da sala, com o bônus de cooperação de quem está de pé ali, ou queimá-la. Depois o Personagem se deita. Também pode nada fazer.
    .title = Uma ação

solo-dice-stop = A cada rodada faz-se ao menos uma atribuição se alguém estiver de pé. Depois de cada uma o Líder para ou continua enquanto alguém estiver de pé.
    .title = Continuar ou parar

solo-dormitory = O dono do Personagem de pé ali pode deitá-lo para virar um dado não anulado para qualquer face: entre a rolagem e a atribuição, enquanto o dono do Personagem com os dados os usa, e mais uma vez quando este aceitaria o dano que resta ou o Personagem se perde ao anular. Quem ainda tem os dados segue então com eles. Quem está de pé sozinho recebe primeiro os dados. Nunca os dados do Alien.
    .title = O Dormitório

solo-dark = O Líder nomeia primeiro um Personagem, e só então os dados são rolados. Se está escuro vê-se a cada rolagem.
    .title = Escuridão

solo-dark-rerolls = Na escuridão Norris, ou quem tem Lanterna, pode rolar cada dado mais uma vez, um a um. Garry pode rolar um dado de novo, com luz ou sem. Não um dado virado no Dormitório, e nenhum depois que se começou a anular.
    .title = Rolar de novo

solo-hunger = Depois que a base passa fome só dois dados são rolados para os Personagens, para sempre.
    .title = Fome

solo-items = Na fase 5 um Personagem de pé pode usá-los na própria sala enquanto não há dados na mesa, ou enquanto tem os dados, antes de se deitar.
    .title = Combustível e Ferramentas

solo-burn = Custa um dado Usar ou Reparar, sem dados ruins restantes, e Dinamite ou uma recarga, e o Líder precisa permitir; uma recusa vale para esta atribuição. Só pode queimar a sala verde onde o Personagem está de pé, congele a base ou não, enquanto resta um dos 6 Marcadores de Fogo. Opção `burn_without_leave`: o Líder não é consultado.
    .title = Queimar uma sala
