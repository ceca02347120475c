# Una frase per tutto ciò che accade. Le frasi con il "tu" vanno a una parte sola.

log-sealed-team = La scelta di { $seat }: { $choice }.

log-role-dealt = Il tuo ruolo: { $role }.
log-board-laid = La base è pronta.
log-leader-is = Ora il Leader è { $seat }.
log-leader-token-at = Il Segnalino Leader si trova { $in-room }.

log-round-began = Comincia il round { $n }.
log-weather-rolled = Il dado del meteo mostra: { $weather }.
log-weather-is = Il meteo di questo round: { $weather }.
log-fuel-burnt = { $the-room } consuma { $n ->
    [one] 1 segnalino carburante
   *[other] { $n } segnalini carburante
}.
log-damaged = { $the-room } subisce { $n ->
    [one] 1 danno
   *[other] { $n } danni
}.
log-repaired = { $n ->
    [one] Viene riparato 1 danno { $in-room }.
   *[other] Vengono riparati { $n } danni { $in-room }.
}
log-fuelled = { $n ->
    [one] 1 segnalino carburante va { $from-store } { $to-room }.
   *[other] { $n } segnalini carburante vanno { $from-store } { $to-room }.
}
log-boiler-lost = La caldaia è perduta per sempre e la base comincia a gelare.
log-froze = Il freddo aumenta: il segnalino congelamento avanza di { $n ->
    [one] 1 passo
   *[other] { $n } passi
} ed è a { $at } su { $all }.
log-power-failed = Salta la corrente e la base resta al buio.
log-power-back = Torna la luce.
log-rescue-flies = L'Elicottero di Soccorso avanza di { $n ->
    [one] 1 passo
   *[other] { $n } passi
} ed è a { $at } su { $all }.
log-rescue-waits = { $n ->
    [0] L'Elicottero di Soccorso attende alla base con l'ultima goccia di carburante.
    [one] L'Elicottero di Soccorso attende alla base; gli resta 1 segnalino carburante.
   *[other] L'Elicottero di Soccorso attende alla base; gli restano { $n } segnalini carburante.
}
log-rescue-left = Il serbatoio dell'Elicottero di Soccorso è vuoto: se ne va per sempre.

log-speaker-is = Ora a parlare per l'Alieno è { $seat }.
log-drafted = La tua bozza manda l'Alieno { $to-room } con Forza { $n }.
log-proposed = { $seat } propone di mandare l'Alieno { $plan }.
log-plan-fixed = Il piano manda l'Alieno { $plan }.
log-plan-made = L'Alieno ha fatto il suo piano.
log-stacks-sealed = { $n ->
    [one] L'Alieno verrà in un solo luogo, con quale Forza nessuno lo sa.
   *[other] L'Alieno verrà in { $n } luoghi, con quale Forza nessuno lo sa.
}
log-stacks-seen = { $n ->
    [one] L'Alieno ha giocato una carta, con Forza { $sizes }.
   *[other] L'Alieno ha giocato { $n } carte, con Forza { $sizes }.
}
log-brood-known = { $count ->
    [one] Per ora l'unico Alieno è { $seats }.
   *[other] Gli Alieni si conoscono: { $seats }.
}

log-drew = { $seat } pesca { $n ->
    [one] 1 carta Azione
   *[other] { $n } carte Azione
}.
log-you-draw = Peschi { $things }.
log-you-keep = Tieni { $thing }.
log-reshuffled = Le carte Azione scartate vengono rimescolate nel mazzo.
log-exchanged = { $seat } scarta una carta per pescarne un'altra.
log-threw = Scarti { $card }.
log-leader-drew = La carta extra del Leader comincia la pila.
log-leader-drew-card = La carta extra del Leader è { $card }.
log-placed-card = { $seat } va { $to-room } e consegna una carta.
log-placed-lit = { $seat } va { $to-room } e sceglie una carta alla luce di una Torcia.
log-placed-dark = { $seat } va { $to-room } e al buio consegna una carta a caso.
log-placed-special = { $seat } va { $to-room } con un'Azione Speciale e scarta tutta la mano.
log-placed-lit-special = { $seat } va { $to-room } con un'Azione Speciale, mostra una Torcia e scarta tutta la mano.
log-gave = Consegni { $card }.
log-shown = Tutti vedono che { $seat } consegna { $card }.
log-special-drew = { $seat } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
} per l'Azione Speciale.
log-special-given = { $seat } consegna una carta pescata con l'Azione Speciale.
log-took-leader-token = { $seat } prende il Segnalino Leader.
log-leader-token-back = Il Segnalino Leader viene messo da parte.
log-went-to-sleep = { $seat } si sdraia nel Dormitorio per cambiare carte.
log-deck-seen = Nel mazzo Azione ci sono { $things }.
log-hand-chosen = Scegli { $things }.
log-chose-hand = { $seat } ha una nuova mano di { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, e il mazzo Azione viene mescolato.
log-boarded = { $seat } prende il primo posto { $in-vehicle }.

log-stacks-revealed = L'Alieno arriva { $plan }.
log-entered-alien = L'Alieno colpisce { $in-room }.
log-entered-meeting = Comincia l'incontro { $in-room }.
log-fire-used = { $seat } rivolge il fuoco contro l'Alieno { $in-room } con { $thing }: l'Alieno perde 1 Forza e { $seat } si sdraia.
log-alien-wrecks = L'Alieno sabota { $the-room }.
log-alien-passes = L'Alieno non fa nulla { $in-room }.
log-stack-card-lost = Una carta della pila va persa senza essere vista.
log-stack-lost = La carta persa è { $card }.
log-alien-ran = L'Alieno { $in-room } fugge.
log-laid-down = { $count ->
    [one] { $seats } si sdraia.
   *[other] { $seats } si sdraiano.
}
log-fled = { $count ->
    [one] { $seats } fugge e si sdraia in Sala Ricreativa.
   *[other] { $seats } fuggono e si sdraiano in Sala Ricreativa.
}
log-eaten = L'Alieno prende { $seat } { $in-room } e guadagna 1 Forza.
log-dog-eaten = L'Alieno prende un cane { $in-room } e guadagna 1 Forza.
log-weapons-lost = { $n ->
    [one] Una carta Arma esce dal gioco senza essere vista.
   *[other] { $n } carte Arma escono dal gioco senza essere viste.
}
log-items-lost = { $n ->
    [one] Una carta Oggetto esce dal gioco senza essere vista.
   *[other] { $n } carte Oggetto escono dal gioco senza essere viste.
}
log-food-lost = { $n ->
    [one] Va a male 1 segnalino cibo della Dispensa.
   *[other] Vanno a male { $n } segnalini cibo della Dispensa.
}
log-fuel-lost = { $n ->
    [one] Va perso 1 segnalino carburante del Deposito Sotterraneo.
   *[other] Vanno persi { $n } segnalini carburante del Deposito Sotterraneo.
}
log-lab-lost = { $n ->
    [one] Un segnalino del sacchetto del Laboratorio esce dal gioco senza essere visto.
   *[other] { $n } segnalini del sacchetto del Laboratorio escono dal gioco senza essere visti.
}
log-lab-lost-tokens = Persi dal sacchetto del Laboratorio: { $things }.
log-blood-bag-lost = Una Sacca di Sangue viene tolta dal sacchetto del Laboratorio.
log-blood-bag-missing = Nel sacchetto del Laboratorio non c'è alcuna Sacca di Sangue da togliere.
log-dog-caught = Il cane { $in-room } viene catturato e chiuso nel Canile.
log-avoided = { $seat } mostra { $thing } e resta fuori dall'incontro.
log-took = { $seat } prende un segnalino contagio da { $other }.
log-learnt-human = Il segnalino preso da { $other } è umano: il tuo ruolo resta quello di prima.
log-learnt-alien = Il segnalino preso da { $other } è alieno: il tuo ruolo è Alieno.
log-lent-human = { $seat } ha preso da te un segnalino umano.
log-lent-alien = { $seat } ha preso il tuo segnalino alieno.
log-dog-bit = { $seat } è da solo con un cane e pesca dal sacchetto del contagio.
log-learnt-of-dog-human = Il segnalino del cane è sano: il tuo ruolo resta quello di prima.
log-learnt-of-dog-alien = Il segnalino del cane è alieno: il tuo ruolo è Alieno.
log-suspected = Il disco sospetto di { $seat } è a { $n }.
log-suspected-green = Il disco sospetto di { $seat } va nel verde: è certamente Umano.
log-suspected-yellow = Il disco sospetto di { $seat } torna sul giallo.
log-suspected-red = Il disco sospetto di { $seat } è al massimo rosso.
log-stacks-returned = L'Alieno riprende le sue carte e la sua Forza.

log-burn-asked = { $seat } vuole bruciare { $the-room } con { $thing }.
log-burn-refused = Il Leader dice di no e { $seat } non brucia nulla.
log-room-burned = { $seat } brucia { $the-room } con { $thing }.

log-turned = Il Leader scopre una carta: { $card }.
log-assigned = { $seat } riceve { $card } { $in-room }.
log-action-lost = La carta { $card } va persa senza effetto.
log-stack-dropped = Il resto della pila si scarta senza guardarlo.
log-weapons-drawn = { $seat } pesca { $n ->
    [one] 1 carta Arma
   *[other] { $n } carte Arma
}.
log-weapon-kept = { $seat } tiene una carta Arma.
log-flamethrower-kept = { $seat } tiene un Lanciafiamme e lo mette scoperto.
log-items-drawn = { $seat } pesca { $n ->
    [one] 1 carta Oggetto
   *[other] { $n } carte Oggetto
}.
log-item-kept = { $seat } tiene una carta Oggetto.
log-lab-drawn = { $seat } pesca un Segnalino Laboratorio.
log-lab-kept = { $seat } tiene il Segnalino Laboratorio.
log-lab-thrown = { $seat } scarta il Segnalino Laboratorio.
log-cooked = { $n ->
    [one] In Cucina si prepara 1 segnalino cibo.
   *[other] In Cucina si preparano { $n } segnalini cibo.
}
log-sos-sent = L'S.O.S. è inviato: l'Elicottero di Soccorso è in viaggio.
log-die-rolled = Il dado tirato nella Stazione Meteo mostra: { $weather }.
log-die-kept = Il dado del meteo resta nella Stazione Meteo con questo esito: { $weather }.
log-item-used = { $seat } usa { $thing }.
log-keys-shown = { $seat } mostra le Chiavi: comincia la fuga.

log-gathered = Tutti tornano in Sala Ricreativa.
log-offer-opened = { $seat } vuole fare uno scambio con { $other }.
log-added = Aggiungi { $thing }.
log-offer-sent = { $seat } offre a { $other } { $parcel }.
log-return-sent = { $seat } dà in cambio a { $other } { $parcel }.
log-return-nothing = { $seat } non dà nulla in cambio a { $other }.
log-parcel-shown = Ti viene mostrato: { $things }.
log-trade-off = Lo scambio fra { $seat } e { $other } non si fa.
log-received = Ricevi { $things }.
log-trade-done = Lo scambio fra { $seat } e { $other } è fatto.
log-voted = { $seat } indica { $other }.
log-voted-nobody = { $seat } non indica nessuno.
log-exposed = { $seat } è un Alieno rivelato e porta { $n } Forza.
log-stripped = Tutto ciò che { $seat } aveva è perso.
log-test-offered = { $seat } offre { $test }.
log-tested-blood = { $seat } spende una Sacca di Sangue ed esamina { $other }.
log-tested-fire = { $seat } arroventa un Cavo con il Lanciafiamme ed esamina { $other }.
log-role-shown-human = { $seat } è Umano.
log-role-shown-alien = { $seat } è un Alieno.

log-ate-kitchen = La base mangia { $n ->
    [one] il segnalino cibo cucinato
   *[other] i { $n } segnalini cibo cucinati
} in Cucina.
log-ate-pantry = Nessuno ha cucinato: { $n ->
    [one] la Dispensa perde 1 segnalino cibo
   *[other] la Dispensa perde { $n } segnalini cibo
}.
log-ate-nothing = Non resta più nulla da mangiare.
log-hungry = Il cibo è finito: d'ora in poi tutti hanno fame.
log-starved = { $seat } scarta una carta per la fame.
log-dogs-gathered = I cani liberi vengono raccolti.
log-dog-placed = Un cane si aggira { $in-room }.
log-pack-leader-at = Il Capobranco si aggira { $in-room }.
log-kennel-opened = Il Canile si apre e i suoi cani sono liberi.

log-wants-aboard = { $seat } vuole salire a bordo.
log-stays-behind = { $seat } non vuole salire a bordo.
log-agreed = { $seat } acconsente.
log-refused = { $seat } non acconsente.
log-came-aboard = { $seat } sale a bordo.
log-departed = { $the-vehicle } parte.
log-hand-shown = { $seat } aveva ancora { $things }.
log-hand-shown-empty = { $seat } non aveva più nulla.
log-chain-human = { $seat } è rimasto Umano.
log-chain-escaped = { $seat } era già in salvo, da Umano.
log-chain-alien = { $seat } era un Alieno.
log-chain-first = { $seat } era il primo Alieno.
log-chain-dog = { $seat } è stato infettato da un cane.
log-chain-seat = { $seat } è stato infettato da { $other }.

log-record-dealt-fillings = La tua Dentatura mostra otturazioni.
log-record-dealt-healthy = La tua Dentatura è sana.
log-tested-teeth = { $seat } scarta una carta e guarda i denti di { $other } con la Torcia.
log-record-shown-fillings = { $seat } ha otturazioni ed è Umano.
log-record-shown-healthy = { $seat } ha denti sani.
log-record-was-fillings = { $seat } aveva otturazioni.
log-record-was-healthy = { $seat } aveva denti sani.
log-rifle-laid = { $seat } cala { $thing }: il cane ha { $n } spazi in più da correre.
log-dog-ran = Il cane corre avanti: spazio { $at } di { $all }.
log-escaped = Fuga riuscita { $in-vehicle } e vittoria per { $seats }.
