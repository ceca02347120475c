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
start-claim = L'inverno stringe la morsa, la radio tace, e qualcuno al tavolo non è più chi era stamattina. Tenete acceso il riscaldamento, chiamate aiuto, scegliete di chi fidarvi. Un gioco da tavolo a ruoli nascosti da 4 a 8, con gli amici o con i bot, oppure da 1 a 3 contro la Cosa.
back-to-table = Torna al tuo tavolo
start-notice = Non ufficiale. Regole spiegate con parole nostre, disegni nostri. Icone da game-icons.net, CC BY 3.0.
way-bots = Gioca contro i bot
way-bots-hint = Si comincia subito, niente da leggere prima
way-alone = Da soli contro la Cosa
way-alone-hint = I sei Personaggi sono tuoi: si comincia subito
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
level-regular = Abituali
level-expert = Esperti
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
stand-in-level = Giocano per chi è assente
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
story-so-far = Il cane è scappato dalla stazione norvegese. La storia continua all'Outpost 31, dove guida il branco: solo in tre lo si può catturare.
lobby-seats = { $n ->
    [one] 1 posto occupato su { $of }
   *[other] { $n } posti occupati su { $of }
}
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
shuffle-waiting = { $n ->
    [one] Si mescola: manca il dispositivo di { $names }.
   *[other] Si mescola: mancano i dispositivi di { $names }.
}
shuffle-failed = { $n ->
    [one] Il dispositivo di { $names } non ha risposto, quindi la partenza è annullata. Nessuna carta è stata distribuita.
   *[other] I dispositivi di { $names } non hanno risposto, quindi la partenza è annullata. Nessuna carta è stata distribuita.
}
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
refused-name-reserved = Questo nome appartiene al gioco o al server. Aggiungi qualcosa, per esempio un’iniziale.
refused-name-mixed = Una parola di questo nome mescola alfabeti che si somigliano.
refused-not-all-ready = Non tutti sono pronti.
refused-shuffling = Si stanno mescolando le carte. Un momento.
refused-not-sealed = Questo dispositivo non ha aggiunto nulla alla mescolata.
refused-wrong-part = Non è ciò che questo dispositivo aveva sigillato.
refused-seats-empty = Ci sono ancora posti liberi.
refused-host-only = Può farlo solo il padrone di casa.
refused-not-now = Adesso non è possibile.
refused-too-fast = Un po' più piano, per favore.
refused-too-many-tables = Da qui sono stati aperti troppi tavoli. Riprova più tardi.
refused-muted = Il padrone di casa ti ha tolto la parola.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessuno conosce questo codice. Forse è già stato usato.
refused-somebody-leads = Qualcuno sta già mostrando il replay.
refused-already-revealed = Troppo tardi: qualcuno ne ha saputo qualcosa.
refused-nothing-to-undo = Non c'è niente da annullare.
refused-already-shown = Lo hanno già visto tutti.
refused-already-seated = Hai già un posto.
refused-too-many-requests = Troppe richieste da qui. Aspetta un momento.
refused-too-late = Chi guarda può essere in ritardo di un'ora al massimo.
refused-no-such-clock = Un orologio così non c'è.
refused-never-played = Questa partita non è mai stata giocata.
refused-no-such-choice = Questa scelta non è mai stata fatta.
refused-no-sequel = Questo finale non lascia una storia da continuare.
refused-no-giving-up = Si può rinunciare insieme solo dove si vince o si perde insieme.
refused-away = Un bot gioca per te. Prima riprendi il tuo posto.
refused-bad-settings = Queste impostazioni non vanno insieme.
refused-character-taken = Quel personaggio è già di qualcun altro.
refused-no-spectators = Questa partita non ammette spettatori.
refused-no-such-bot = Non esiste un bot così.
refused-no-such-game = Qui non c’è un gioco così.
refused-no-such-page = Non esiste una pagina così.
refused-no-such-language = Questa lingua qui non si parla.
refused-no-such-character = Non esiste un personaggio così.
refused-nobody-there = Lì non siede nessuno.
refused-not-away = Sei già al tavolo.
refused-not-seated = Prima siediti.
refused-not-started = La partita non è ancora iniziata.
refused-not-over = La partita non è ancora finita.
refused-not-practice = I consigli ci sono solo dove tutti gli altri sono bot.
refused-not-understood = Il server non ha capito. Ricarica la pagina.
refused-nothing-said = Non c’è scritto niente.
refused-table-asleep = Il tavolo si sta svegliando. Riprova fra un attimo.
refused-text-only = Il server accetta solo testo.
refused-too-long = È troppo lungo.
refused-too-many-codes = Da qui sono stati provati troppi codici. Aspetta un minuto.
refused-wrong-origin = Questa pagina viene da un altro indirizzo. Apri l’indirizzo del tavolo.
refused-yourself = Non puoi farlo a te stesso.
refused-dealt-at-random = A questo tavolo i personaggi sono assegnati a caso.
refused-already-here = Hai già un posto qui.
refused-conflict = Qualcuno è stato più svelto. Guarda il tavolo e riprova.
refused-full = Il disco del server è pieno. Nulla è cambiato.
refused-read-only = Il server ora non può scrivere. Nulla è cambiato.
refused-busy = Il server è occupato. Riprova fra un attimo.
refused-corrupt = Ciò che è salvato di questo tavolo non si può leggere.
refused-unavailable = Il server ora non raggiunge i suoi tavoli. Riprova fra un attimo.
refused-internal = Il server ha commesso un errore. È stato annotato; riprova.
refused-no-randomness = Il server ora non può tirare a sorte. Riprova fra un attimo.
refused-wrong-host = Il server non ha questo nome. Apri l’indirizzo del tavolo.
refused-too-many-sockets = Qui ci sono troppe finestre aperte. Chiudine una.
refused-too-large = È troppo lungo per il server.
refused-wrong-method = Il server non risponde a una richiesta così. Ricarica la pagina.
refused-socket-only = Questo indirizzo serve alla connessione del tavolo. Apri la pagina del tavolo.
refused-kicked = Il padrone di casa ti ha mandato via da questo tavolo.
refused-said-enough = Qui è già stato detto abbastanza.
refused-slow-request = Ci ha messo troppo ad arrivare. Riprova.
refused-in-use = Un altro server sta usando il database.
refused-undone-enough = In questa partita hai già annullato abbastanza mosse.
refused-other = È stato rifiutato ({ $code }).

# How the deal can be checked, in the lobby and when the game is over.
fair-before = La distribuzione è onesta, e si può controllare
fair-before-hint = Il server ha già fissato la sua parte segreta della mescolata, e il dispositivo di ogni giocatore ne fissa una quando il giocatore è pronto. Questi numeri lo provano: nessuna parte può più cambiare. Le parti si aprono quando il padrone di casa comincia, e dopo la partita tutti le vedono.
fair-after = Controlla la distribuzione
fair-wrong = In questa distribuzione qualcosa non torna
fair-after-hint = Che cosa può dire il tuo browser, da ciò che ha annotato lui stesso prima della distribuzione:
fair-promise-kept = La parte del server è quella promessa prima della partita.
fair-promise-broken = La parte del server non è quella promessa prima della partita.
fair-promise-unseen = Questo browser non c’era prima della distribuzione. Non può dire quando il server ha fatto la sua promessa.
fair-own-kept = La parte aggiunta da questo browser è nella distribuzione, immutata.
fair-own-broken = La parte aggiunta da questo browser non è nella distribuzione.
fair-own-none = Questo browser non ha aggiunto una parte sua.
fair-others-kept = Ogni altra parte è quella sigillata prima che se ne aprisse una qualsiasi.
fair-others-none = Nessun altro dispositivo ha aggiunto una parte.
fair-others-broken = Non è ciò che era sigillato prima della distribuzione: la parte di { $names }.
fair-others-unseen = Questo browser non ha visto i sigilli degli altri. Non può dire quando hanno scelto le loro parti.
fair-repeated = { $n ->
    [one] Una partenza è stata annullata prima di questa distribuzione, perché un dispositivo non ha risposto.
   *[other] { $n } partenze sono state annullate prima di questa distribuzione, perché dei dispositivi non hanno risposto.
}
fair-cards = Non controllato qui: che le carte derivino da queste parti. Salva la partita e falla ridistribuire da «whiteout verify».
fair-promise = Promessa del server
fair-seed = Parte del server
fair-seal = Sigillo di { $name }
fair-part = Parte di { $name }
bot-name = Bot { $n }
invite-local = Questo link funziona solo su questo computer. Per giocare con amici avvia il tavolo con --listen 0.0.0.0:3131 e aprilo con l’indirizzo che questo computer ha nella tua rete.
game = Gioco
game-boardgame = La Cosa: il gioco da tavolo
game-norwegian = Avamposto Norvegese
game-solo = Da soli o fino a tre, contro la Cosa
game-infection = Infezione all’Avamposto 31
