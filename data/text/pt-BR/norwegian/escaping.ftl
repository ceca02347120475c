section-escaping = A fuga

nw-esc-who = Só podem embarcar Personagens na sala do veículo, de pé ou deitados: primeiro o disco mais baixo, empates na ordem de posicionamento. Opção `board_from_anywhere`: Personagens em qualquer lugar da base, como no Outpost 31.
    .title = Quem pode ir junto

nw-esc-consent = Quem é perguntado pode recusar, e todos a bordo devem concordar, em segredo. Um motorista que recusa todos parte sozinho.
    .title = Todos a bordo de acordo

nw-esc-owner-role = Quem embarca mostra o papel ao embarcar; o motorista o mostra na partida, sempre. Se todos a bordo são Humanos, estão fora e venceram, e a partida continua para os outros.
    .title = O papel do motorista

nw-esc-heli = Um Alien no comando do Helicóptero da Base vence a partida para os Aliens na decolagem, sozinho ou acompanhado. Humanos a bordo perdem.
    .title = Um Alien no ar

nw-esc-cat = Um Alien sozinho ao volante de uma Motoneve vai até o OVNI, e começa a perseguição. Acompanhado, os Aliens vencem na partida, e Humanos a bordo perdem. Opção `snowcat_ufo`: vai até lá se nenhum Humano está a bordo (no_human_aboard), ou sempre, com os passageiros na perseguição (alien_owner).
    .title = Um Alien ao volante

nw-esc-stowaway = Um Alien admitido em qualquer veículo vence a partida na hora para os Aliens. Com a opção `snowcat_ufo`, só numa Motoneve, mostra-se primeiro o papel do motorista: um motorista Alien pode ir ao OVNI em vez disso.
    .title = Um Alien embarca

nw-esc-things = Quem foge deixa cartas de Arma e Item no fundo dos baralhos em ordem aleatória; mão e Fichas de Laboratório vão embora sem serem vistas, recargas para a reserva; uma carta na pilha fica. Opção `baggage_gone`: Armas e Itens saem do jogo.
    .title = O que deixam

nw-esc-counts = O máximo vermelho, as trilhas, o lado do clima, a comida e a primeira Força continuam os do número de jogadores no início.
    .title = Nada encolhe

nw-esc-leader = Se o Líder foge, a ficha passa na hora em sentido horário ao próximo Personagem, que vira a próxima carta ou para. Um Marcador de Líder que saiu volta, e na fase 8 ninguém o tem.
    .title = O Líder foge

nw-esc-several = Vários veículos podem partir numa rodada, um por carta Usar e carta de Chaves, também enquanto alguém espera no Helicóptero de Resgate; a pilha espera, e o Líder continua.
    .title = Várias partidas

nw-esc-rescue = O Helicóptero de Resgate segue as regras do Outpost 31 entre os que ainda estão na base e sempre encerra a partida. Quem fugiu antes não é deixado para trás e venceu em todo caso.
    .title = Helicóptero de Resgate

nw-esc-view = Quem fugiu vê o que todos veem, como os mortos, e só fala com outros que estão fora. Opção `ghosts_see_all`: veem tudo.
    .title = Quem está fora
