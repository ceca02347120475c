section-ends = Fim da partida

nw-end-all-out = Quando o último Humano na base foge, os Humanos vencem e a partida acaba, mesmo que restem Aliens secretos. Só um Alien secreto que já espera no Helicóptero de Resgate a vence para os Aliens. Opção `hidden_play_on`: a partida continua enquanto um Alien secreto está na base, e está perdida para quem está nela quando não há mais nenhum; então ir ao OVNI vence na hora, e congelar conta como ficar sem saída.
    .title = Todos os Humanos estão fora

nw-end-eaten = Se resta um Alien secreto, ou ninguém jamais fugiu, os Aliens vencem. Se só restam expostos e alguém fugiu, eles perdem e só vence quem fugiu. Opção `exposed_alone`: perdem em todo caso (lose) ou vencem (win).
    .title = O último Humano é comido

nw-end-turned = Se o último Humano na base é infectado, os Aliens vencem, o transformado perde, e quem fugiu antes também vence.
    .title = O último Humano é infectado

nw-end-stranded = Quando todo veículo foi usado ou queimado e não há resgate a esperar - o Helicóptero de Resgate se foi, ou nenhum S.O.S. foi enviado e a Sala de Rádio queimou - a partida acaba na hora e só vence quem fugiu. Danos e Chaves que faltam não contam. Opção `stranded_strict`: veículos queimados e Sala de Rádio queimada não contam.
    .title = Sem saída

nw-end-order = Se dois fins coincidem, decide esta ordem: um Alien embarca, o último Humano está fora, comido ou infectado, congelamento, sem saída. Assim o último Humano que parte no último veículo vence para os Humanos.
    .title = Dois fins ao mesmo tempo

nw-end-personal = Quem foge como Humano venceu, aconteça o que acontecer; assim os dois lados podem ter vencedores, e uma partida pode acabar sem lado vencedor. Humanos mortos só vencem com os Humanos.
    .title = Vitórias pessoais

nw-end-beaten = Se todo Alien foi vencido ou não resta nenhum, a partida continua: os NPCs podem recomeçar tudo, e o cão ainda corre.
    .title = Todo Alien vencido
