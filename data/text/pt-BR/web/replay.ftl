# Uma partida que acabou, revista, e a revelação no seu fim.

replay = Replay
replay-watch = Assistir ao replay
replay-loading = O filme está sendo carregado …
replay-none-title = Nenhum replay aqui
replay-not-over-title = Ainda não acabou
replay-to-table = Para a mesa
to-replay = Para os controles
replay-controls = Controles
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Um passo à frente (→)
replay-back = Um passo atrás (←)
replay-round-forward = Próxima rodada (Page Down)
replay-round-back = Para o início da rodada (Page Up)
replay-speed = Velocidade
replay-moment = Momento
replay-now = O que acontece agora
replay-jump = Saltar para
replay-whose-eyes = Com os olhos de quem
replay-truth = A verdade
replay-truth-hint = Nada está escondido
replay-eyes = Com os olhos de { $name }
replay-copy = Copiar o link deste momento
replay-held = Guardado em segredo
replay-holds-nothing = nada
tab-held = Oculto
reveal = A revelação
reveal-look = ver esse momento
reveal-lies = { $n ->
    [one] Contou uma mentira.
   *[other] Contou { $n } mentiras.
}
reveal-again = Mais uma vez
reveal-close = Voltar ao replay
truth-title = O que foi dito, e o que era verdade
truth-nothing = Ninguém disse nada que se possa verificar.
truth-word = “{ $said }”
truth-lie = Uma mentira: { $what }.
truth-broken = Não cumpriu: { $what }.
truth-wrong = Errado: { $what }.
truth-true = Verdade: { $what }.
truth-kept = Cumpriu: { $what }.
truth-right = Certo: { $what }.
truth-was-human = { $name } era Humano
truth-was-alien = { $name } era um Alien
truth-was-imitation = { $name } era uma Imitação
truth-cards = era { $what }
truth-no-token = essa ficha nunca foi pega
truth-lies = { $n ->
    [0] nenhuma mentira
    [one] uma mentira
   *[other] { $n } mentiras
}
truth-opinions = sobre os outros: { $right } de { $of } certas
truth-more = { $n ->
    [one] Mais uma palavra sua, verificada
   *[other] Mais { $n } palavras suas, verificadas
}
beliefs = Suspeitas
belief-title-role = Quem parecia um Alien, em por cento
belief-title-blood = Quem parecia uma Imitação, em por cento
belief-turn = uma virada
hindsight-ask = O que um especialista teria feito?
hindsight-better = Antes: { $what } ({ $value } % de vencer em vez de { $made } %).
hindsight-good = Nada melhor, ou pouco dependia disso.
picture-title = Uma imagem para publicar
picture-told = Uma imagem desta partida: { $told }
picture-share = Compartilhar
picture-png = Salvar como PNG
picture-svg = Salvar como SVG
picture-failed = Seu navegador não conseguiu criar a imagem.
together = Ver juntos
together-lead = Mostrar aos outros
together-leading = Você está mostrando aos outros.
together-follows = { $name } mostra o replay. Você acompanha.
together-shown = { $name } mostra o replay.
together-let-go = Parar de mostrar
together-step-off = Ver por conta própria
together-rejoin = Acompanhar de novo
together-watch = Ver junto
together-talk = Conversa de agora
together-say = Fale com quem está vendo
together-silence = Ninguém falou desde o fim da partida.
scores-title = Quem percebeu tudo
turns-title = As escolhas que mais pesaram
turns-find = Encontrar
turns-thinking = Um especialista repensa a partida …
turns-none = Nenhuma escolha desta partida teria mudado muito.
turns-choice = pesou: { $what }
beliefs-thinking = Calculando o que cada um poderia acreditar …
thinking-failed = O cálculo foi interrompido.
