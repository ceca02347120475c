# Parole intorno al gioco nel browser. Ciò che dice il gioco sta nei suoi file.

rules = Regole
menu = Menu
settings = Impostazioni
station = Stazione
side = Diario, parole e appunti
views = Viste
people = Al tavolo
log = Diario
talk = Voci
tab-plan = Pianta
tab-people = Persone
tab-log = Diario
tab-talk = Voci
tab-notes = Appunti
tab-mine = Mio
to-question = Alla domanda
skip = Salta
why = Quale regola?
rule = Leggi la regola
undo = Annulla
sure = Davvero? { $what }

phase-help-set-up = Si prepara la base e ognuno riceve un ruolo.
phase-help-weather = Il tempo decide quanto carburante brucia la base e quanto in fretta arrivano i soccorsi.
phase-help-plan = L'Alieno rivelato decide in segreto dove colpire.
phase-help-drawing = Ognuno completa la propria mano di carte Azione.
phase-help-placing = Ognuno va in una stanza e dà al Leader una carta coperta.
phase-help-encounters = Chi si incontra in una stanza può essere infettato. Prima colpisce l'Alieno rivelato.
phase-help-burning = Si può bruciare una stanza, se il Leader è d'accordo.
phase-help-actions = Il Leader gira le carte una alla volta e dice chi fa cosa.
phase-help-boarding = Chi sale a bordo? Un solo Alieno tra loro, e gli Umani perdono.
phase-help-trading = Armi, Oggetti e Segnalini di Laboratorio possono passare di mano.
phase-help-vote = Ognuno indica chi gli ispira meno fiducia.
phase-help-reveal = Un Alieno può mostrarsi adesso. Si chiede a tutti.
phase-help-tests = Un test mostra con certezza che cosa è qualcuno.
phase-help-chase = Nell'UFO: l'Alieno raccoglie segnalini per il lancio, gli Umani lo fermano.
phase-help-food = La base mangia.
phase-help-over = La partita è finita.

plan = Pianta della base
plan-ufo = Pianta dell'UFO
plan-vehicles = { $n ->
    [0] partito
    [one] 1 veicolo
   *[other] { $n } veicoli
}
say-sector = richiede Forza { $n }, { $token }
say-npc = un PNG
say-launch = { $n } di { $of } carte di lancio attive, { $reserve } segnalini nella riserva, l'Alieno ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ufo-reserve = { $n } in riserva
ufo-points = { $n ->
    [one] Alieno: 1 punto
   *[other] Alieno: { $n } punti
}
pack-leader-in = Capobranco: { $room }. Lo si cattura solo in tre
pack-leader-waiting = Il Capobranco arriva di notte. Lo si cattura solo in tre
pack-leader-locked = Il Capobranco è rinchiuso nel Canile
dog-track = { $n ->
    [one] Il cane fugge tra 1 round
   *[other] Il cane fugge tra { $n } round
}
teeth-fillings = I tuoi denti hanno otturazioni: mostrati a tutti, provano che sei Umano.
teeth-healthy = I tuoi denti sono sani, il che da solo non prova nulla.
role-goal-nw-human = Vinci se fuggi in un veicolo senza un Alieno, nell'Elicottero di Soccorso solo con tutti gli Umani della stazione. La partita può continuare per gli altri.
role-goal-nw-alien = Vinci se l'ultimo Umano è infettato o preso, se uno di voi fugge o se il cane scappa. Da solo in un Gatto delle Nevi vai verso l'UFO. Resta nascosto, infetta, fuggi.
plan-burned = bruciata
plan-boiler-lost = persa al gelo
plan-locked = { $n ->
    [one] 1 cane rinchiuso
   *[other] { $n } cani rinchiusi
}
plan-locked-npcs = { $n ->
    [one] 1 PNG rinchiuso
   *[other] { $n } PNG rinchiusi
}
plan-die = in attesa: { $weather }
plan-pantry = Dispensa
plan-short-underground = sotto
plan-short-external = fuori
plan-short-pantry = cibo
say-fuel = carburante { $n } su { $of }
say-damage = danni { $n } su { $of }
say-dog = un cane
say-pack-leader = il Capobranco
say-alien = l'Alieno con Forza { $n }
say-leader-token = il Segnalino Leader
say-lying = { $name } (a terra)
say-store = { $name }: { $n }

leader = Leader
is-asked = deve rispondere
away = assente
stand-in = { $name }, gioca un bot
count-cards = { $n ->
    [one] 1 carta Azione
   *[other] { $n } carte Azione
}
count-weapons = { $n ->
    [one] 1 Arma
   *[other] { $n } Armi
}
count-items = { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}
count-labs = { $n ->
    [one] 1 Segnalino di Laboratorio
   *[other] { $n } Segnalini di Laboratorio
}
count-flames = Lanciafiamme, { $n } ricariche
suspicion-is = sospetto { $n } su { $of }
suspicion-red = sospetto al massimo: consegna le carte scoperte
suspicion-green = Umano accertato
proven-human = Umano accertato

mine = Lo vedi solo tu
looking-on = Stai guardando
looking-on-hint = Vedi ciò che vedono tutti al tavolo, e niente di più.
looking-late = { $n ->
    [one] Vedi tutto con un minuto di ritardo.
   *[other] Vedi tutto con { $n } minuti di ritardo.
}
peek-news = Il tuo ruolo può essere cambiato: tieni premuto per sbirciare
no-items-this-round = Nessuno in questo round
peek = Tieni premuto per sbirciare il ruolo
role-goal-human = Vinci se ogni Umano vivo fugge e nessun Alieno viene con voi.
role-goal-alien = Vinci se nessun Umano fugge, o se uno di voi fugge con loro. Resta nascosto, infetta, sabota.
hand = Le tue carte Azione
hand-empty = Nessuna carta Azione
card-hint-use = la stanza funziona
card-hint-repair = un danno in meno
card-hint-sabotage = si fa un danno

place-both = Scegli una carta e una stanza
place-card = Scegli una carta
place-room = Scegli una stanza
rooms-list = Scegli una stanza: sulla pianta, o da questo elenco
by-flashlight = con la Torcia
give-blind = A caso
give-hint-blind = al buio, una delle tue carte
give-special = Speciale
give-hint-special = scarta la mano, dai una carta dal mazzo
give-lit-special = Speciale con luce
give-hint-lit-special = scarta la mano, scegli una di due dal mazzo
one-more = Uno in più: { $what }
one-less = Uno in meno: { $what }
in-the-deck = { $n } nel mazzo
hand-more = { $n ->
    [one] Ancora una carta
   *[other] Ancora { $n } carte
}
plan-left = Forza rimasta: { $n } su { $of }
plan-tap = Tocca le stanze per mandarci l'Alieno
plan-tap-sectors = Tocca i settori per mandarci l'Alieno
plan-propose = Proponi questo piano
trade-give = Tu dai
trade-get = Tu ricevi
trade-nothing = niente
trade-answer-nothing = Non dare nulla in cambio
away-hint = Un bot gioca per te.
return = Riprendi il tuo posto

weather-generator = Il Generatore brucia { $n } carburante a round
weather-boiler = La Caldaia brucia { $n } carburante a round
weather-freeze = Il gelo avanza di { $n }
weather-helicopter = L'Elicottero di Soccorso vola di { $n }
rescue-unaware = Nessun S.O.S. ancora
rescue-flying = { $n ->
    [one] Soccorsi: a 1 passo
   *[other] Soccorsi: a { $n } passi
}
rescue-landed = L'Elicottero di Soccorso è qui
rescue-gone = L'Elicottero di Soccorso è andato
tank = { $n ->
    [0] Vola con l'ultima goccia
    [one] Il suo carburante: 1 round
   *[other] Il suo carburante: { $n } round
}
freezing = { $n ->
    [one] Morte per gelo tra 1 passo
   *[other] Morte per gelo tra { $n } passi
}
food = { $cooked ->
    [0] Cibo: { $n }
   *[other] Cibo: { $n }, cotto: { $cooked }
}
hungry = Fame: due carte al massimo
strength = Forza dell'Alieno: { $n }
strength-none = L'Alieno rivelato è sconfitto
stacks = È in agguato con { $sizes }
leader-stack = { $n ->
    [one] Pila del Leader: 1 carta
   *[other] Pila del Leader: { $n } carte
}
alarm-dark = La luce è spenta: le carte si danno a caso
alarm-generator = Generatore: ancora un danno e la luce si spegne
alarm-boiler = Caldaia: ancora un danno e la base gela
alarm-boiler-now = Caldaia: riparatela ora o è persa
alarm-freezing = La base sta gelando

past-title = { $round }, com'era:
past-back = Torna ad ora
log-jump = Rivedi questo momento
talk-nothing = Nessuno ha ancora detto niente.
talk-silent = Chi gioca non dice nulla fino alla fine della partita.
talk-say = Di' qualcosa
say = Di'
somebody = Qualcuno
unsay = Togli questa riga
mute = Zittisci { $name }
unmute = Lascia parlare { $name }
muted = zittito
claims = Dillo con un pulsante
claim-short-i-am-human = Sono Umano
claim-short-it-was-not-me = Non sono stato io
claim-short-i-trust = Mi fido di …
claim-short-i-suspect = Sospetto …
claim-short-i-gave = Ho dato …
claim-short-i-go-to = Vado …
claim-short-please-test = Test a …
claim-short-please-repair = Riparate …
claim-short-please-fuel = Carburante …
notes-hint = Appunti per te. Nessun altro li vedrà mai.
guess-title-role = Chi è un Alieno?
guess-title-blood = Chi è un'Imitazione?
guess-hint = Nessuno vede i tuoi sospetti. Si contano a fine partita.
guess-score = sospetti giusti: { $right } su { $of }
guess-sharpest = l'occhio più acuto: { $right } su { $of } giusti
guess-right = ✓ sospettavi: { $side }
guess-wrong = ✗ sospettavi: { $side }

rules-title = Le regole
rules-search = Cerca nelle regole
rules-near = Dietro la domanda di adesso
rules-found = { $n ->
    [0] Nessun risultato
    [one] 1 regola
   *[other] { $n } regole
}

menu-device = Gioca anche su un altro dispositivo
menu-hand-over = Cedi il tuo posto a un altro
menu-leave = Lascia giocare un bot per te
menu-watch = Altri guardano con questo collegamento:
menu-host = Questo tavolo è tuo
menu-give-host = Affida il tavolo a { $name }
link-device = Apri questo collegamento sull'altro dispositivo. Funziona una volta sola.
link-hand-over = Chi apre questo collegamento riceve il tuo posto, e tu lo perdi. Funziona una volta sola.

pace = Ritmo di ciò che accade e di ciò che dicono i bot
pace-calm = calmo
pace-normal = normale
pace-brisk = svelto
pace-instant = subito
motion = Movimento
motion-system = come dice il dispositivo
motion-full = pieno
motion-reduced = ridotto
size = Dimensione del testo
size-small = piccola
size-normal = normale
size-large = grande
signals = Segnali
sound = Suono
volume = Volume
notify = Avvisami quando tocca a me
shortcuts = Tasti: i numeri scelgono, Spazio salta, ? apre le regole

end-title = La partita è finita
end-won = Hai vinto
end-lost = Hai perso
end-winner = ha vinto
end-mood-away = La tempesta urla ancora, ma qualcuno è sopravvissuto a questa notte.
end-mood-dark = Quando in primavera arrivano i soccorsi, nessuna luce è accesa.
end-look = Guarda il tavolo
end-show = Il risultato
end-save = Salva la partita
go-on = Continua: il cane corre all'Outpost 31
again = Gioca ancora
go-on-host = Il cane corre all'Outpost 31. Il padrone di casa può continuare lì la storia, a questo tavolo.
again-host = Il padrone di casa può aprire la prossima partita a questo tavolo.
covered-line = Solo tuo: tieni premuto per leggere
covered-beat = Un segreto solo per te, fosse anche che nulla è cambiato. Tieni premuta la carta del ruolo, o la riga del diario, per guardare.
covered-aside = Qualcosa solo per te: tieni premuta la riga nel diario per leggerla.
waiting-for = Si aspetta

opening-you = Tu sei { $name }
opening-among-role = Uno dei { $n } a questo tavolo è l'Alieno, e nessun altro sa chi. Chi viene infettato cambia parte in segreto.
opening-go = Al tavolo
