# A página inicial, a espera e o que fica em volta da mesa no navegador.

title = Whiteout
title-asked = ● Sua vez · Whiteout
title-lobby = A mesa espera · Whiteout
home = Whiteout, para a página inicial
to-start = Para a página inicial
close = Fechar
back = Voltar
copy = Copiar
copied = Copiado
link = Link
qr = O mesmo link como código para a câmera
language = Idioma

start-eyebrow = Antártida, primeira semana do inverno, 1982
start-claim = O inverno se fecha, o rádio está mudo, e alguém à mesa não é mais quem era de manhã. Mantenham o aquecimento ligado, peçam socorro, escolham em quem confiar. Um jogo de tabuleiro de papéis ocultos para 4 a 8, com amigos ou com bots, ou para 1 a 3 contra a Coisa.
back-to-table = Voltar à sua mesa
start-notice = Não oficial. Regras explicadas com palavras nossas, desenhos nossos. Ícones de game-icons.net, CC BY 3.0.
way-bots = Jogar contra bots
way-bots-hint = Começa na hora, nada para ler antes
way-alone = Sozinho contra a Coisa
way-alone-hint = Os seis Personagens são seus: começa já
way-friends = Abrir uma mesa
way-friends-hint = Amigos entram por um link; bots ocupam os lugares vazios
way-code = Entrar com um código
way-code-hint = Ou cole o link que você recebeu
code-label = Código ou link
join = Entrar
join-nothing = Nenhuma mesa com este código
begin = Começar a partida
your-name = Seu nome
default-name = Visitante
players = Jogadores
bot-level = Bots
level-random = Caóticos
level-novice = Novatos
level-regular = Experientes
level-expert = Mestres
clock = Tempo para decidir
clock-off = Sem limite
clock-relaxed = Três minutos
clock-brisk = 45 segundos
clock-days = Um dia
clock-left = Tempo restante
clock-hours = { $n } h
table-public = Mostrar para todos
table-watched = Outros podem assistir
delay = Quando quem assiste vê
delay-is = { $n ->
    [0] Veem na hora
    [one] Veem um minuto depois
   *[other] Veem { $n } minutos depois
}
stand-in-level = Jogam por quem está ausente
options = { $n ->
    [0] Opções das regras
    [one] Opções das regras: 1 alterada
   *[other] Opções das regras: { $n } alteradas
}
table-open = Abrir a mesa
open-tables = Mesas abertas
open-empty = Ninguém ainda
open-seats = { $n ->
    [one] 1 de { $of } lugares livre
   *[other] { $n } de { $of } lugares livres
}

lobby-title = A mesa espera
story-so-far = O cão escapou da estação norueguesa. A história continua no Outpost 31, onde ele lidera a matilha: só três juntos podem capturá-lo.
lobby-seats = { $n } de { $of } lugares ocupados
fill-bots = { $n ->
    [one] Pôr um bot no lugar livre
   *[other] Pôr bots nos { $n } lugares livres
}
seat-free = Lugar livre
add-bot = Adicionar um bot
bot = Bot
remove = Tirar
kick = Mandar embora
make-host = Tornar anfitrião
host = anfitrião
you = você
ready = pronto
not-ready = ainda não está pronto
ready-no = Estou pronto
ready-yes = Pronto: esperem mais um pouco
start-game = Começar a partida
stand-up = Levantar
sit-down = Sentar
table-is-full = Todos os lugares estão ocupados. Você pode assistir quando a partida começar.
lobby-late = { $n ->
    [one] Quem assiste vê a partida com um minuto de atraso.
   *[other] Quem assiste vê a partida com { $n } minutos de atraso.
}
wait-seats = { $n ->
    [one] Um lugar ainda está livre. Convide alguém ou ponha um bot.
   *[other] { $n } lugares ainda estão livres. Convide pessoas ou ponha bots.
}
wait-ready = { $n ->
    [one] Esperando um jogador ficar pronto.
   *[other] Esperando { $n } jogadores ficarem prontos.
}
wait-you = Todos estão prontos. Você começa a partida.
wait-host = Todos estão prontos. O anfitrião começa a partida.
shuffle-waiting = { $n ->
    [one] Embaralhando: falta o aparelho de { $names }.
   *[other] Embaralhando: faltam os aparelhos de { $names }.
}
shuffle-failed = { $n ->
    [one] O aparelho de { $names } não respondeu, e o início foi cancelado. Nada foi distribuído.
   *[other] Os aparelhos de { $names } não responderam, e o início foi cancelado. Nada foi distribuído.
}
invite = Convidar
invite-link = Link desta mesa
invite-code = Ou pelo código
wish = Personagem que você gostaria
wish-none = sem preferência
look-colour = Cor
look-shape = Forma
colour-0 = âmbar
colour-1 = azul-claro
colour-2 = verde
colour-3 = amarelo
colour-4 = azul-violeta
colour-5 = laranja
colour-6 = rosa
colour-7 = branco
shape-0 = círculo
shape-1 = quadrado
shape-2 = losango
shape-3 = hexágono
shape-4 = triângulo
shape-5 = estrela
shape-6 = escudo
shape-7 = cruz

nowhere-title = Aqui só há neve
nowhere = Este endereço não leva a lugar nenhum.

line-connecting = Chamando a estação …
line-waiting = A conexão caiu. Tentando de novo …
line-offline = Você está sem rede. A mesa continua assim que você voltar.
line-retry = Tentar agora
line-gone-title = Esta mesa não existe mais
line-gone = Não há mesa neste endereço, ou ela foi fechada há muito tempo.
line-closed-title = Esta partida é particular
line-closed = A partida está em andamento, e o anfitrião não deixa ninguém assistir.
line-kicked-title = Pediram que você saísse
line-kicked = O anfitrião deu o seu lugar a outro.
look-on = Assistir
notice-back = Conectado de novo. Você não perdeu nada.
notice-restarted = A estação foi reiniciada. Nada se perdeu.
notice-taken-title = Seu lugar agora está em outro aparelho.
notice-taken = Ele foi passado por um link. Aqui você só assiste.
notice-already-here = Você já tem um lugar aqui, e fica com ele.
notice-bad-link = Este link não funciona mais. Links para um lugar valem uma vez só.

refused-not-connected = Sem conexão neste momento.
refused-connection-lost = A conexão caiu bem agora. Olhe a mesa: ela mostra o que vale.
refused-server-trouble = O servidor teve um problema. Tente de novo daqui a pouco.
refused-table-full = Todos os lugares estão ocupados.
refused-look-taken = Outra pessoa já escolheu isso.
refused-name-taken = Alguém aqui já tem esse nome.
refused-name-missing = É preciso um nome.
refused-name-reserved = Esse nome é do jogo ou do servidor. Acrescente algo, como uma inicial.
refused-name-mixed = Uma palavra desse nome mistura alfabetos que se parecem.
refused-not-all-ready = Nem todos estão prontos.
refused-shuffling = As cartas estão sendo embaralhadas. Um momento.
refused-not-sealed = Este aparelho não acrescentou nada ao embaralhamento.
refused-wrong-part = Isso não é o que este aparelho tinha selado.
refused-seats-empty = Ainda há lugares livres.
refused-host-only = Só o anfitrião pode fazer isso.
refused-not-now = Isso não é possível agora.
refused-too-fast = Um pouco mais devagar, por favor.
refused-too-many-tables = Mesas demais foram abertas daqui. Tente mais tarde.
refused-muted = O anfitrião silenciou você.
refused-no-such-table = Esta mesa não existe.
refused-no-such-code = Ninguém conhece este código. Talvez já tenha sido usado.
refused-somebody-leads = Alguém já está mostrando o replay.
refused-already-revealed = Tarde demais: alguém já soube de algo.
refused-nothing-to-undo = Não há nada para desfazer.
refused-already-shown = Todos já viram isso.
refused-already-seated = Você já tem um lugar.
refused-too-many-requests = Pedidos demais daqui. Espere um momento.
refused-too-late = Quem assiste pode ter no máximo uma hora de atraso.
refused-no-such-clock = Não existe esse relógio.
refused-never-played = Esta partida nunca foi jogada.
refused-no-such-choice = Esta escolha nunca foi feita.
refused-no-sequel = Este fim não deixa história para continuar.
refused-no-giving-up = Só se pode desistir em conjunto onde todos vencem ou perdem juntos.
refused-away = Um bot joga por você. Volte primeiro ao seu lugar.
refused-bad-settings = Essas configurações não combinam.
refused-character-taken = Esse personagem já é de outra pessoa.
refused-no-spectators = Esta partida não aceita espectadores.
refused-no-such-bot = Não existe um bot assim.
refused-no-such-game = Não existe um jogo assim aqui.
refused-no-such-page = Não existe uma página assim.
refused-no-such-language = Este idioma não é falado aqui.
refused-no-such-character = Não existe um personagem assim.
refused-nobody-there = Ninguém está sentado ali.
refused-not-away = Você já está à mesa.
refused-not-seated = Sente-se primeiro.
refused-not-started = A partida ainda não começou.
refused-not-over = A partida ainda não terminou.
refused-not-practice = Só há conselhos onde todos os outros são bots.
refused-not-understood = O servidor não entendeu. Recarregue a página.
refused-nothing-said = Não há nada escrito.
refused-table-asleep = A mesa está acordando. Tente de novo em um instante.
refused-text-only = O servidor aceita só texto.
refused-too-long = É longo demais.
refused-too-many-codes = Códigos demais foram tentados daqui. Espere um minuto.
refused-wrong-origin = Esta página vem de outro endereço. Abra o endereço da mesa.
refused-yourself = Você não pode fazer isso consigo.
refused-dealt-at-random = Nesta mesa os personagens são sorteados.
refused-already-here = Você já tem um lugar aqui.
refused-conflict = Alguém foi mais rápido. Olhe a mesa e tente de novo.
refused-full = O disco do servidor está cheio. Nada mudou.
refused-read-only = O servidor não consegue gravar agora. Nada mudou.
refused-busy = O servidor está ocupado. Tente de novo em um instante.
refused-corrupt = O que está guardado desta mesa não pode ser lido.
refused-unavailable = O servidor não alcança as mesas agora. Tente de novo em um instante.
refused-internal = O servidor cometeu um erro. Ficou registrado; tente de novo.
refused-no-randomness = O servidor não consegue sortear agora. Tente de novo em um instante.
refused-wrong-host = O servidor não tem esse nome. Abra o endereço da própria mesa.
refused-too-many-sockets = Há janelas demais abertas aqui. Feche uma.
refused-too-large = Isso é longo demais para o servidor.
refused-wrong-method = O servidor não responde a um pedido assim. Recarregue a página.
refused-socket-only = Este endereço serve à conexão da mesa. Abra a página da mesa.
refused-kicked = O anfitrião mandou você sair desta mesa.
refused-said-enough = Já se falou o bastante aqui.
refused-slow-request = Demorou demais para chegar. Tente de novo.
refused-in-use = Outro servidor está usando o banco de dados.
refused-undone-enough = Você já desfez jogadas demais nesta partida.
refused-other = Isso foi recusado ({ $code }).

# How the deal can be checked, in the lobby and when the game is over.
fair-before = A distribuição é justa, e dá para conferir
fair-before-hint = O servidor já fixou a parte secreta dele do embaralhamento, e o aparelho de cada jogador fixa uma quando o jogador fica pronto. Estes números são a prova: nenhuma parte pode mais ser mudada. As partes são abertas quando o anfitrião começa, e depois da partida todos as veem.
fair-after = Conferir a distribuição
fair-wrong = Há algo errado com esta distribuição
fair-after-hint = O que o seu navegador pode dizer, a partir do que ele mesmo anotou antes da distribuição:
fair-promise-kept = A parte do servidor é a que ele prometeu antes da partida.
fair-promise-broken = A parte do servidor não é a que ele prometeu antes da partida.
fair-promise-unseen = Este navegador não estava aqui antes da distribuição. Não sabe quando o servidor fez a promessa.
fair-own-kept = A parte que este navegador acrescentou está na distribuição, sem mudança.
fair-own-broken = A parte que este navegador acrescentou não está na distribuição.
fair-own-none = Este navegador não acrescentou uma parte própria.
fair-others-kept = Cada uma das outras partes é a que foi selada antes de qualquer parte ser aberta.
fair-others-none = Nenhum outro aparelho acrescentou uma parte.
fair-others-broken = Não é o que foi selado antes da distribuição: a parte de { $names }.
fair-others-unseen = Este navegador não viu os selos dos outros. Não sabe quando eles escolheram as partes deles.
fair-repeated = { $n ->
    [one] Um início foi cancelado antes desta distribuição, porque um aparelho não respondeu.
   *[other] { $n } inícios foram cancelados antes desta distribuição, porque aparelhos não responderam.
}
fair-cards = Não conferido aqui: que as cartas resultem destas partes. Salve a partida e deixe “whiteout verify” distribuí-la de novo.
fair-promise = Promessa do servidor
fair-seed = Parte do servidor
fair-seal = Selo de { $name }
fair-part = Parte de { $name }
bot-name = Bot { $n }
invite-local = Este link só funciona nesta máquina. Para jogar com amigos, inicie a mesa com --listen 0.0.0.0:3131 e abra-a pelo endereço que esta máquina tem na sua rede.
game = Jogo
game-boardgame = O Enigma de Outro Mundo: o jogo de tabuleiro
game-norwegian = Posto Norueguês
game-solo = Sozinho ou até três, contra a Coisa
game-infection = Infecção no Posto 31
