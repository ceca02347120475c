# Palavras em volta do jogo no navegador. O que o jogo diz está nos arquivos dele.

rules = Regras
menu = Menu
settings = Configurações
station = Estação
side = Diário, conversa e notas
views = Visões
people = À mesa
log = Diário
talk = Conversa
tab-plan = Planta
tab-people = Pessoas
tab-log = Diário
tab-talk = Conversa
tab-notes = Notas
tab-mine = Meu
to-question = À pergunta
skip = Pular
why = Qual regra?
rule = Ler a regra
undo = Desfazer
sure = Mesmo? { $what }

phase-help-set-up = A base é montada e cada um recebe um papel.
phase-help-weather = O clima decide quanto combustível a base queima e quão rápido vem o socorro.
phase-help-plan = O Alien exposto decide em segredo onde atacar.
phase-help-drawing = Todos completam a mão de cartas de Ação.
phase-help-placing = Cada um vai a uma sala e dá ao Líder uma carta virada para baixo.
phase-help-encounters = Quem se encontra numa sala pode ser infectado. Primeiro ataca o Alien exposto.
phase-help-burning = Uma sala pode ser queimada, se o Líder concordar.
phase-help-actions = O Líder vira as cartas uma a uma e diz quem faz o quê.
phase-help-boarding = Quem sobe a bordo? Um só Alien entre eles, e os Humanos perdem.
phase-help-trading = Armas, Itens e Fichas de Laboratório podem trocar de mãos.
phase-help-vote = Cada um aponta para quem menos confia.
phase-help-reveal = Um Alien pode se mostrar agora. Todos são perguntados.
phase-help-tests = Um teste mostra com certeza o que alguém é.
phase-help-chase = No OVNI: o Alien junta fichas para o lançamento, os Humanos o detêm.
phase-help-food = A base come.
phase-help-over = A partida acabou.

plan = Planta da base
plan-ufo = Planta do OVNI
plan-vehicles = { $n ->
    [0] partiu
    [one] 1 veículo
   *[other] { $n } veículos
}
say-sector = pede Força { $n }, { $token }
say-npc = um NPC
say-launch = { $n } de { $of } cartas de lançamento ativas, { $reserve } fichas na reserva, o Alien tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
ufo-reserve = { $n } na reserva
ufo-points = { $n ->
    [one] Alien: { $n } ponto
   *[other] Alien: { $n } pontos
}
pack-leader-in = Líder da Matilha: { $room }. Só três juntos o capturam
pack-leader-waiting = O Líder da Matilha vem à noite. Só três juntos o capturam
pack-leader-locked = O Líder da Matilha está preso no Canil
dog-track = { $n ->
    [one] O cão escapa em 1 rodada
   *[other] O cão escapa em { $n } rodadas
}
teeth-fillings = Seus dentes têm obturações: mostrados a todos, provam que você é Humano.
teeth-healthy = Seus dentes são sadios, o que por si só não prova nada.
role-goal-nw-human = Você vence se escapar num veículo sem um Alien; no Helicóptero de Resgate, só com todos os Humanos da estação. A partida pode continuar para os outros.
role-goal-nw-alien = Você vence se o último Humano for infectado ou tomado, se um de vocês escapar ou se o cão fugir. Sozinho numa Motoneve você vai para o OVNI. Esconda-se, infecte, parta.
plan-burned = queimada
plan-boiler-lost = perdida para o frio
plan-locked = { $n ->
    [one] 1 cão preso
   *[other] { $n } cães presos
}
plan-locked-npcs = { $n ->
    [one] { $n } NPC preso
   *[other] { $n } NPCs presos
}
plan-die = à espera: { $weather }
plan-pantry = Despensa
plan-short-underground = abaixo
plan-short-external = fora
plan-short-pantry = comida
say-fuel = combustível { $n } de { $of }
say-damage = dano { $n } de { $of }
say-dog = um cão
say-pack-leader = o Líder da Matilha
say-alien = o Alien com Força { $n }
say-leader-token = a Marcador de Líder
say-lying = { $name } (deitado)
say-store = { $name }: { $n }

leader = Líder
is-asked = precisa responder
away = ausente
stand-in = { $name }, um bot joga
count-cards = { $n ->
    [one] 1 carta de Ação
   *[other] { $n } cartas de Ação
}
count-weapons = { $n ->
    [one] 1 Arma
   *[other] { $n } Armas
}
count-items = { $n ->
    [one] 1 Item
   *[other] { $n } Itens
}
count-labs = { $n ->
    [one] 1 Ficha de Laboratório
   *[other] { $n } Fichas de Laboratório
}
count-flames = Lança-chamas, { $n } recargas
suspicion-is = suspeita { $n } de { $of }
suspicion-red = suspeita no máximo: entrega as cartas à vista
suspicion-green = Humano comprovado
proven-human = Humano comprovado

mine = Só você vê isto
looking-on = Você assiste
looking-on-hint = Você vê o que todos à mesa veem, e nada mais.
looking-late = { $n ->
    [one] Você vê tudo com um minuto de atraso.
   *[other] Você vê tudo com { $n } minutos de atraso.
}
peek-news = Seu papel pode ter mudado: segure para espiar
no-items-this-round = Nenhum nesta rodada
peek = Segure para espiar seu papel
role-goal-human = Você vence quando todo Humano vivo escapa e nenhum Alien vem junto.
role-goal-alien = Você vence se nenhum Humano escapar, ou se um de vocês for junto. Esconda-se, infecte, sabote.
hand = Suas cartas de Ação
hand-empty = Nenhuma carta de Ação
card-hint-use = a sala funciona
card-hint-repair = um dano a menos
card-hint-sabotage = causa um estrago

place-both = Escolha uma carta e uma sala
place-card = Escolha uma carta
place-room = Escolha uma sala
rooms-list = Escolha uma sala: na planta, ou nesta lista
by-flashlight = com a Lanterna
give-blind = Ao acaso
give-hint-blind = no escuro, uma das suas cartas
give-special = Especial
give-hint-special = descarte a mão, dê uma carta do baralho
give-lit-special = Especial com luz
give-hint-lit-special = descarte a mão, escolha uma de duas do baralho
one-more = Mais um: { $what }
one-less = Menos um: { $what }
in-the-deck = { $n } no baralho
hand-more = { $n ->
    [one] Falta uma carta
   *[other] Faltam { $n } cartas
}
plan-left = Força restante: { $n } de { $of }
plan-tap = Toque nas salas para mandar o Alien
plan-tap-sectors = Toque nos setores para mandar o Alien
plan-propose = Propor este plano
trade-give = Você dá
trade-get = Você recebe
trade-nothing = nada
trade-answer-nothing = Não dar nada em troca
away-hint = Um bot joga por você.
return = Voltar ao seu lugar

weather-generator = O Gerador queima { $n } de combustível por rodada
weather-boiler = A Caldeira queima { $n } de combustível por rodada
weather-freeze = O frio avança { $n }
weather-helicopter = O Helicóptero de Resgate voa { $n }
rescue-unaware = Nenhum S.O.S. ainda
rescue-flying = { $n ->
    [one] Resgate: a 1 passo
   *[other] Resgate: a { $n } passos
}
rescue-landed = O Helicóptero de Resgate está aqui
rescue-gone = O Helicóptero de Resgate se foi
tank = { $n ->
    [0] Voa com a última gota
    [one] Combustível dele: 1 rodada
   *[other] Combustível dele: { $n } rodadas
}
freezing = { $n ->
    [one] Morte por frio em 1 passo
   *[other] Morte por frio em { $n } passos
}
food = { $cooked ->
    [0] Comida: { $n }
   *[other] Comida: { $n }, pronta: { $cooked }
}
hungry = Fome: no máximo duas cartas
strength = Força do Alien: { $n }
strength-none = O Alien exposto está vencido
stacks = Está à espreita com { $sizes }
leader-stack = { $n ->
    [one] Pilha do Líder: 1 carta
   *[other] Pilha do Líder: { $n } cartas
}
alarm-dark = A luz se apagou: as cartas são dadas ao acaso
alarm-generator = Gerador: mais um dano e a luz se apaga
alarm-boiler = Caldeira: mais um dano e a base congela
alarm-boiler-now = Caldeira: reparem agora ou está perdida
alarm-freezing = A base está congelando

past-title = { $round }, como era:
past-back = Voltar ao agora
log-jump = Rever este momento
talk-nothing = Ninguém disse nada ainda.
talk-silent = Quem joga não diz nada até o fim da partida.
talk-say = Diga algo
say = Dizer
somebody = Alguém
unsay = Remover esta linha
mute = Silenciar { $name }
unmute = Deixar { $name } falar
muted = silenciado
claims = Diga com um botão
claim-short-i-am-human = Sou Humano
claim-short-it-was-not-me = Não fui eu
claim-short-i-trust = Confio em …
claim-short-i-suspect = Suspeito de …
claim-short-i-gave = Dei …
claim-short-i-go-to = Vou …
claim-short-please-test = Testem …
claim-short-please-repair = Reparem …
claim-short-please-fuel = Combustível …
notes-hint = Notas para você. Ninguém mais as vê.
guess-title-role = Quem é um Alien?
guess-title-blood = Quem é uma Imitação?
guess-hint = Ninguém vê seus palpites. Eles são contados no fim do jogo.
guess-score = palpites certos: { $right } de { $of }
guess-sharpest = o olho mais atento: { $right } de { $of } certos
guess-right = ✓ seu palpite: { $side }
guess-wrong = ✗ seu palpite: { $side }

rules-title = As regras
rules-search = Procurar nas regras
rules-near = Por trás da pergunta de agora
rules-found = { $n ->
    [0] Nada encontrado
    [one] 1 regra
   *[other] { $n } regras
}

menu-device = Jogar também em outro aparelho
menu-hand-over = Passar seu lugar a outra pessoa
menu-leave = Deixar um bot jogar por você
menu-watch = Outros assistem por este link:
menu-host = Esta mesa é sua
menu-give-host = Passar a mesa para { $name }
link-device = Abra este link no seu outro aparelho. Funciona uma vez.
link-hand-over = Quem abrir este link recebe seu lugar, e você o perde. Funciona uma vez.

pace = Ritmo do que acontece e do que os bots dizem
pace-calm = calmo
pace-normal = normal
pace-brisk = rápido
pace-instant = imediato
motion = Movimento
motion-system = como o aparelho diz
motion-full = completo
motion-reduced = reduzido
size = Tamanho do texto
size-small = pequeno
size-normal = normal
size-large = grande
signals = Avisos
sound = Som
volume = Volume
notify = Avise quando for a minha vez
shortcuts = Teclas: números escolhem, Espaço pula, ? abre as regras

end-title = A partida acabou
end-won = Você venceu
end-lost = Você perdeu
end-winner = venceu
end-mood-away = A tempestade ainda uiva, mas alguém sobreviveu a esta noite.
end-mood-dark = Quando o socorro chega na primavera, nenhuma luz está acesa.
end-look = Ver a mesa
end-show = O resultado
end-save = Salvar a partida
go-on = Continuar: o cão corre para o Outpost 31
again = Jogar de novo
go-on-host = O cão corre para o Outpost 31. O anfitrião pode continuar a história lá, nesta mesa.
again-host = O anfitrião pode abrir a próxima partida nesta mesa.
covered-line = Só seu: segure para ler
covered-beat = Um segredo só para você, nem que seja que nada mudou. Segure sua carta de papel, ou a linha do diário, para olhar.
covered-aside = Algo só para você: segure a linha no diário para ler.
waiting-for = Esperando por

opening-you = Você é { $name }
opening-among-role = Um dos { $n } nesta mesa é o Alien, e ninguém mais sabe quem. Quem é infectado muda de lado em segredo.
opening-go = À mesa
