section-ends = Fim da partida

nw-end-humans = Os Humanos vencem quando o último Humano na base foge em um veículo, quando o Helicóptero de Resgate parte com todos os Humanos que estão na base e sem nenhum Alien, ou quando o OVNI é detido.
    .title = Vitória dos Humanos

nw-end-aliens = Os Aliens vencem quando um Alien embarca em um veículo, pilota o Helicóptero da Base ou dirige uma Motoneve acompanhado; quando o Helicóptero de Resgate parte com um Alien, ou sem um Humano que está na base; quando o último Humano na base é infectado ou, a não ser que só restem Aliens expostos e alguém tenha fugido, comido; quando Humanos congelam; quando o cão escapa; e quando o OVNI decola ou não resta nele nenhum Humano.
    .title = Vitória dos Aliens

nw-end-check = Depois de cada infecção, morte e partida, a mesa verifica se resta um Humano vivo na base. Quem está no Helicóptero de Resgate conta, quem fugiu não. Se não restar nenhum, a partida acaba na hora, mesmo no meio dos encontros.
    .title = Nenhum Humano restante

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

nw-end-personal = Quem foge como Humano venceu, aconteça o que acontecer; assim os dois lados podem ter vencedores, e uma partida pode acabar sem lado vencedor. Todos os outros vencem ou perdem com o lado de seu papel no fim, ou na hora da morte: Aliens secretos, expostos, derrotados e devorados com os Aliens, Humanos mortos só com os Humanos. O último Humano transformado perde, embora agora seja Alien. Opção `dead_stay_human`: quem foi assimilado conta sempre como Humano.
    .title = Vitórias pessoais

nw-end-beaten = Se todo Alien foi vencido ou não resta nenhum, a partida continua: os NPCs podem recomeçar tudo, e o cão ainda corre.
    .title = Todo Alien vencido
