# La pagina iniziale, l'attesa e ciò che sta intorno al tavolo nel browser.

title = Whiteout
title-asked = ● Tocca a te · Whiteout
title-lobby = Il tavolo aspetta · Whiteout
home = Whiteout, alla pagina iniziale
to-start = Alla pagina iniziale
close = Chiudi
back = Indietro
copy = Copia
copied = Copiato
link = Collegamento
qr = Lo stesso collegamento come codice per la fotocamera
language = Lingua

start-eyebrow = Antartide, prima settimana d'inverno, 1982
start-claim = L'inverno si chiude, la radio tace, e qualcuno al tavolo non è più chi era stamattina. Tenete acceso il riscaldamento, chiamate aiuto, scegliete di chi fidarvi. Un gioco da tavolo a ruoli nascosti da 4 a 8, con gli amici o con i bot.
start-notice = Non ufficiale. Regole spiegate con parole nostre, disegni nostri. Icone da game-icons.net, CC BY 3.0.
way-bots = Gioca contro i bot
way-bots-hint = Si comincia subito, niente da leggere prima
way-friends = Apri un tavolo
way-friends-hint = Gli amici entrano con un collegamento; i bot riempiono i posti vuoti
way-code = Entra con un codice
way-code-hint = O incolla il collegamento che hai ricevuto
code-label = Codice o collegamento
join = Entra
join-nothing = Nessun tavolo dietro questo codice
begin = Comincia la partita
your-name = Il tuo nome
default-name = Ospite
players = Giocatori
bot-level = Bot
level-random = Caotici
level-novice = Principianti
level-regular = Esperti del tavolo
level-expert = Maestri
clock = Tempo per decidere
clock-off = Senza limite
clock-relaxed = Tre minuti
clock-brisk = 45 secondi
clock-days = Un giorno
clock-left = Tempo rimasto
clock-hours = { $n } h
table-public = Mostralo a tutti
table-watched = Altri possono guardare
delay = Quando lo vede chi guarda
delay-is = { $n ->
    [0] Lo vedono subito
    [one] Lo vedono un minuto dopo
   *[other] Lo vedono { $n } minuti dopo
}
stand-in-level = Gioca per chi è assente
options = { $n ->
    [0] Opzioni delle regole
    [one] Opzioni delle regole: 1 cambiata
   *[other] Opzioni delle regole: { $n } cambiate
}
table-open = Apri il tavolo
open-tables = Tavoli aperti
open-empty = Ancora nessuno
open-seats = { $n ->
    [one] 1 posto libero su { $of }
   *[other] { $n } posti liberi su { $of }
}

lobby-title = Il tavolo aspetta
lobby-seats = { $n } posti occupati su { $of }
fill-bots = { $n ->
    [one] Metti un bot al posto libero
   *[other] Metti i bot ai { $n } posti liberi
}
seat-free = Posto libero
add-bot = Aggiungi un bot
bot = Bot
remove = Togli
kick = Allontana
make-host = Rendi padrone di casa
host = padrone di casa
you = tu
ready = pronto
not-ready = non ancora pronto
ready-no = Sono pronto
ready-yes = Pronto: aspettatemi ancora
start-game = Comincia la partita
stand-up = Alzati
sit-down = Siediti
table-is-full = Tutti i posti sono occupati. Quando la partita comincia puoi guardare.
lobby-late = { $n ->
    [one] Chi guarda vede la partita con un minuto di ritardo.
   *[other] Chi guarda vede la partita con { $n } minuti di ritardo.
}
wait-seats = { $n ->
    [one] Un posto è ancora libero. Invita qualcuno, o fai sedere un bot.
   *[other] { $n } posti sono ancora liberi. Invita altri, o fai sedere dei bot.
}
wait-ready = { $n ->
    [one] Si aspetta che un giocatore sia pronto.
   *[other] Si aspetta che { $n } giocatori siano pronti.
}
wait-you = Tutti sono pronti. Cominci tu la partita.
wait-host = Tutti sono pronti. Il padrone di casa comincia la partita.
invite = Invita
invite-link = Collegamento a questo tavolo
invite-code = O con il codice
wish = Personaggio che vorresti
wish-none = nessun desiderio
look-colour = Colore
look-shape = Forma
colour-0 = ambra
colour-1 = celeste
colour-2 = verde
colour-3 = giallo
colour-4 = blu violetto
colour-5 = arancione
colour-6 = rosa
colour-7 = bianco
shape-0 = cerchio
shape-1 = quadrato
shape-2 = rombo
shape-3 = esagono
shape-4 = triangolo
shape-5 = stella
shape-6 = scudo
shape-7 = croce

nowhere-title = Qui c'è solo neve
nowhere = Questo indirizzo non porta da nessuna parte.

line-connecting = Si chiama la stazione …
line-waiting = La connessione è caduta. Si riprova …
line-offline = Sei senza rete. Il tavolo riprende appena torni.
line-retry = Prova ora
line-gone-title = Questo tavolo non c'è più
line-gone = A questo indirizzo non c'è nessun tavolo, o è stato chiuso da tempo.
line-closed-title = Questa partita è privata
line-closed = La partita è in corso, e il padrone di casa non lascia guardare nessuno.
line-kicked-title = Sei stato invitato ad andartene
line-kicked = Il padrone di casa ha dato via il tuo posto.
look-on = Guarda
notice-back = Di nuovo connesso. Non ti sei perso niente.
notice-restarted = La stazione è stata riavviata. Niente è andato perso.
notice-taken-title = Il tuo posto ora è su un altro dispositivo.
notice-taken = È passato con un collegamento. Qui puoi solo guardare.
notice-already-here = Hai già un posto qui, e lo tieni.
notice-bad-link = Questo link non funziona più. I link per un posto valgono una volta sola.

refused-not-connected = In questo momento non c'è connessione.
refused-connection-lost = La connessione è caduta proprio ora. Guarda il tavolo: mostra ciò che vale.
refused-server-trouble = Il server ha avuto un problema. Riprova tra un momento.
refused-table-full = Tutti i posti sono occupati.
refused-look-taken = Ce l'ha già qualcun altro.
refused-name-taken = Qualcuno qui si chiama già così.
refused-name-missing = Serve un nome.
refused-not-all-ready = Non tutti sono pronti.
refused-seats-empty = Ci sono ancora posti liberi.
refused-host-only = Può farlo solo il padrone di casa.
refused-not-now = Adesso non è possibile.
refused-too-fast = Un po' più piano, per favore.
refused-too-many-tables = Da qui sono stati aperti troppi tavoli. Riprova più tardi.
refused-muted = Il padrone di casa ti ha tolto la parola.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessuno conosce questo codice. Forse è già stato usato.
refused-already-revealed = Troppo tardi: qualcuno ne ha saputo qualcosa.
refused-nothing-to-undo = Non c'è niente da annullare.
refused-already-seated = Hai già un posto.
refused-too-many-requests = Troppe richieste da qui. Aspetta un momento.
refused-too-late = Chi guarda può essere in ritardo di un'ora al massimo.
refused-no-such-clock = Un orologio così non c'è.
refused-never-played = Questa partita non è mai stata giocata.
refused-other = È stato rifiutato ({ $code }).
