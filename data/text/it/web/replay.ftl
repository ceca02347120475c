# Una partita finita, rivista, e la rivelazione alla sua fine.

replay = Replay
replay-watch = Guarda il replay
replay-loading = Si carica la pellicola …
replay-none-title = Qui non c'è un replay
replay-not-over-title = Non è ancora finita
replay-to-table = Al tavolo
to-replay = Ai comandi
replay-controls = Comandi
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti (→)
replay-back = Un passo indietro (←)
replay-round-forward = Al prossimo round (Pagina giù)
replay-round-back = All'inizio del round (Pagina su)
replay-speed = Velocità
replay-moment = Momento
replay-now = Che cosa accade ora
replay-jump = Salta a
replay-whose-eyes = Con gli occhi di chi
replay-truth = La verità
replay-truth-hint = Nulla è nascosto
replay-eyes = Con gli occhi di { $name }
replay-copy = Copia il link a questo momento
replay-held = Tenuto in segreto
replay-holds-nothing = nulla
tab-held = Nascosto
reveal = La rivelazione
reveal-look = rivedi quel momento
reveal-lies = { $n ->
    [one] Ha detto una bugia.
   *[other] Ha detto { $n } bugie.
}
reveal-again = Ancora una volta
reveal-close = Torna al replay
truth-title = Che cosa si è detto, e che cosa era vero
truth-nothing = Nessuno ha detto nulla che si possa verificare.
truth-word = «{ $said }»
truth-lie = Una bugia: { $what }.
truth-broken = Non mantenuto: { $what }.
truth-wrong = Sbagliato: { $what }.
truth-true = Vero: { $what }.
truth-kept = Mantenuto: { $what }.
truth-right = Giusto: { $what }.
truth-was-human = { $name } era Umano
truth-was-alien = { $name } era un Alieno
truth-was-imitation = { $name } era un’Imitazione
truth-cards = era { $what }
truth-no-token = quel segnalino non è mai stato preso
truth-lies = { $n ->
    [0] nessuna bugia
    [one] una bugia
   *[other] { $n } bugie
}
truth-opinions = sugli altri: { $right } giuste su { $of }
truth-more = { $n ->
    [one] Un'altra sua parola, verificata
   *[other] Altre { $n } sue parole, verificate
}
beliefs = Sospetti
belief-title-role = Chi pareva un Alieno, in percento
belief-title-blood = Chi pareva un'Imitazione, in percento
belief-turn = una svolta
hindsight-ask = Che cosa avrebbe fatto un esperto?
hindsight-better = Piuttosto: { $what } ({ $value } % di vincere invece di { $made } %).
hindsight-good = Nulla di meglio, o poco ne dipendeva.
picture-title = Un'immagine da pubblicare
picture-told = Un'immagine di questa partita: { $told }
picture-share = Condividi
picture-png = Salva come PNG
picture-svg = Salva come SVG
picture-failed = Il tuo browser non è riuscito a creare l'immagine.
together = Guardare insieme
together-lead = Mostralo agli altri
together-leading = Lo stai mostrando agli altri.
together-follows = { $name } mostra il replay. Lo segui.
together-shown = { $name } mostra il replay.
together-let-go = Smetti di mostrarlo
together-step-off = Guarda per conto tuo
together-rejoin = Segui di nuovo
together-watch = Guarda insieme
together-talk = Chiacchiere di adesso
together-say = Parla con chi guarda
together-silence = Dalla fine della partita nessuno ha parlato.
scores-title = Chi li ha smascherati
turns-title = Le scelte che contavano di più
turns-find = Trovale
turns-thinking = Un esperto ripensa la partita …
turns-none = Nessuna scelta di questa partita avrebbe cambiato molto.
turns-choice = contava: { $what }
beliefs-thinking = Si calcola che cosa ognuno poteva credere …
thinking-failed = Il calcolo si è interrotto.
