# Partidas que acabaram: o acervo, e o que resulta de contá-las.

library = Acervo
library-hint = Partidas que acabaram, as mais dramáticas primeiro. Reveja qualquer uma com os olhos de todos.
library-filter = Mostrar
library-game = Jogo
library-players = Jogadores
library-any-players = qualquer número
library-any-game = todos os jogos
library-end = Vencida por
library-any-end = qualquer um
library-text = Nome ou personagem
library-order = Ordem
library-order-drama = As mais dramáticas primeiro
library-order-newest = As mais novas primeiro
library-found = { $n ->
    [0] Nenhuma partida
    [one] Uma partida
   *[other] { $n } partidas
}
library-none-title = A estante está vazia
library-none = Quando acaba uma partida em uma mesa listada, ela aparece aqui. Você também pode importar uma partida salva.
library-nothing = Nenhuma partida é assim. Peça menos.
library-loading = Procurando na estante …
library-more = { $n ->
    [one] Mais uma
   *[other] Mais { $n }
}
library-rounds = { $n ->
    [one] 1 rodada
   *[other] { $n } rodadas
}
library-minutes = { $n ->
    [0] menos de um minuto
    [one] 1 minuto
   *[other] { $n } minutos
}
library-drama = Drama { $n } de 100
library-seats = { $n } jogadores
library-options = { $n ->
    [one] 1 opção mudada
   *[other] { $n } opções mudadas
}
library-winner = venceu
library-import = Importar uma partida salva
library-import-hint = Um arquivo salvo no fim de uma partida, nesta versão ou em uma anterior.
library-importing = Conferindo a partida …
library-import-done = Importada. Até você adicioná-la ao acervo, só quem tem o link pode revê-la.
library-import-unproven = Importada, mas as regras não a confirmam: estes eventos não decorrem das escolhas dela. Você pode revê-la, mas ela não pode entrar no acervo.
library-import-list = Adicionar ao acervo
library-listed = Agora ela está no acervo.
library-marks = Sobre esta partida
library-imported = Importada
library-imported-hint = Os nomes são os que estão no arquivo.
library-custom = Componentes modificados
library-custom-hint = Jogada com valores próprios de componentes e contada à parte.
library-unproven = Não confirmada
library-unproven-hint = As regras não confirmam estes eventos: o arquivo pode ter sido alterado.
library-delete = Apagar
library-delete-ask = Apagar esta partida para todos? Não há como recuperá-la.
library-delete-sure = Apagar para sempre
library-delete-keep = Manter
library-deleted = A partida se foi.
library-list = Mostrar as partidas desta mesa no acervo
side-humans = Humanos
side-aliens = Aliens
side-imitations = Imitações
side-nobody = ninguém
side-against = o lado oculto

reason-humans-escaped = Os Humanos escaparam
reason-last-human-turned = O último Humano foi infectado
reason-last-human-eaten = O último Humano foi assimilado
reason-frozen = A base congelou
reason-alien-boarded = Um Alien embarcou
reason-alien-left-among-us = Um Alien escapou entre os outros
reason-alien-left-alone = Um Alien escapou sozinho
reason-human-left-behind = Um Humano ficou para trás
reason-dog-escaped = O cachorro escapou
reason-deserted = Só restaram Aliens
reason-stranded = Não restou saída
reason-ufo-launched = O OVNI decolou
reason-ufo-overrun = O OVNI foi perdido para o Alien
reason-ufo-alien-beaten = O Alien foi vencido no OVNI
reason-ufo-stopped = O OVNI foi detido
reason-exterminated = Não restou Alien
reason-nobody-left = Não restou nenhum Personagem
reason-conceded = Os jogadores desistiram
reason-round-limit = A última rodada acabou
reason-escaped = O helicóptero partiu limpo
reason-imitations-torched = Não restou Imitação
reason-contagion-full = O Contágio chegou ao fim
reason-outpost-destroyed = O posto foi destruído
reason-objective-impossible = Perdeu-se o que era preciso
reason-stowed-away = Uma Imitação estava a bordo
reason-turn-limit = O último turno acabou

stats = Estatísticas
stats-hint = Contadas nas partidas que acabaram. A barra mostra onde está a parcela real, 95 vezes em 100: menos partidas, barra mais longa.
stats-whose = Partidas de quem
stats-all = Deste servidor
stats-own = Minhas
stats-own-hint = Das mesas em que este navegador se sentou. Ninguém mais pode pedir isso.
stats-loading = Contando …
stats-none = Ainda não há o que contar.
stats-none-own = Este navegador ainda não jogou aqui uma partida até o fim.
stats-games = { $n ->
    [one] Uma partida
   *[other] { $n } partidas
}
stats-imported = { $n ->
    [one] 1 importada
   *[other] { $n } importadas
}
stats-custom = { $n ->
    [one] 1 com componentes modificados, contada à parte
   *[other] { $n } com componentes modificados, contadas à parte
}
stats-with-custom = { $game }, componentes modificados
stats-side = Quem venceu
stats-side-own = Quanto venci, por lado
stats-reason = Como as partidas acabaram
stats-players = Vitória dos Humanos, por jogadores
stats-players-own = Vitória minha, por jogadores
stats-mode = Vitória dos Humanos, por opções
stats-mode-own = Vitória minha, por opções
stats-character = Personagens que vencem
stats-length = Quanto duram as partidas
stats-standard = como de costume
stats-share = { $percent } %
stats-of = { $count } de { $of }
stats-within = de { $low } a { $high } %
stats-length-rounds = Rodadas: de { $least } a { $most }, metade das partidas em até { $median }
stats-length-minutes = Minutos: de { $least } a { $most }, metade das partidas em até { $median }
stats-json = Salvar como JSON
stats-csv = Salvar como CSV

refused-file-foreign = Este não é o arquivo de uma partida.
refused-file-cut-off = Só há uma parte do arquivo: ele acaba cedo demais.
refused-file-version = Esta partida foi salva por uma versão mais nova que a deste servidor.
refused-file-other-game = Este é um jogo que ninguém joga aqui.
refused-file-unfinished = Esta partida não acabou.
refused-file-damaged = Algo neste arquivo foi mudado ou está quebrado: nenhuma partida é assim.
refused-file-too-long = Este arquivo contém mais do que cabe em uma partida.
refused-file-unproven = As regras não confirmam esta partida, por isso ela não pode entrar no acervo.
refused-game-too-long = Esta partida é longa demais para ser mostrada.
