section-ufo = La fuga con l'UFO

nw-ufo-who = Il round si ferma, e la base con le sue carte, i PNG, il cane e i tracciati è fuori. Ogni Umano nella base insegue, steso, addormentato o nell'Elicottero di Soccorso; non i morti né chi è fuggito. Ogni Alieno tranne i morti si rivela, così nessun ruolo resta nascosto.
    .title = Chi partecipa

nw-ufo-strength = Tutti gli Alieni sono una squadra e pianificano con 8 carte settore. Chi si rivela ora aggiunge 1 Forza, anche a una riserva battuta fino a 0; se nessun Alieno è mai stato rivelato, il guidatore porta la metà dei giocatori iniziali, per difetto.
    .title = La forza dell'Alieno

nw-ufo-tokens = Di 22 segnalini partenza - dieci da 1, otto da 2, quattro da 3 - uno sta scoperto in ognuno degli 8 settori e 14 coperti nella riserva. Nulla si rinnova; ciò che è preso resta scoperto. Opzione `ufo_face_down`: anche nei settori stanno coperti e si girano quando sono presi.
    .title = Segnalini partenza

nw-ufo-things = Granate e Lanciafiamme funzionano come prima. Tutto il resto non serve più; nessuno scambia, vota, fa test o muove dischi, e gli Umani che si incontrano non verificano nulla.
    .title = Che cosa resta

nw-ufo-plan = A ogni round l'Alieno gioca almeno una carta settore, ognuna con Forza non inferiore al valore del settore: 1, 1, 1, 1, 2, 2, 3 e 4. Quante pile ci sono e quanto sono forti si vede. Il valore poi non conta più.
    .title = Il piano dell'Alieno

nw-ufo-place = Poi gli Umani vanno in un settore ciascuno nell'ordine di piazzamento, al massimo tre per settore, e nessuno resta fuori. Opzione `ufo_no_limit`: quanti si vuole.
    .title = Gli Umani si dividono

nw-ufo-fight = Il Leader ordina i settori in cui sono entrambe le parti, e in ognuno si combatte come nella base: prima le armi, poi l'Alieno più debole scappa, e un pareggio stende tutti i Personaggi presenti mentre l'Alieno scappa. La Forza scappata non si usa più in questo round. Un Alieno da solo tiene il settore, e gli Umani da soli restano in piedi.
    .title = Entrambe le parti in un settore

nw-ufo-fire = Il fuoco costa la Granata o una ricarica, ma nessuna carta della pila. Chi lo usa è steso e non raccoglie; gli altri in piedi lì sì. Opzione `ufo_fire_card`: costa anche una carta Azione a caso della mano di chi lo usa, e senza non c'è fuoco.
    .title = Il fuoco nell'UFO

nw-ufo-stronger = Un Alieno più forte o prende un Umano, guadagna 1 Forza e lascia il settore con tutta la sua Forza, o lo tiene; una delle due cose deve farla. Gli altri Umani lì se ne vanno e sono stesi.
    .title = L'Alieno più forte

nw-ufo-collect = Prima raccoglie l'Alieno, per ogni settore che tiene: il segnalino che vi sta e dalla riserva tanti a caso quanto il valore del settore. Poi gli Umani, per ogni settore con un Umano in piedi: uno a caso dalla riserva o, se è vuota, quello che vi sta; questi escono dal gioco. Se la riserva basta solo per alcuni, il Leader dice in quale ordine.
    .title = La raccolta

nw-ufo-launch = Poi l'Alieno può attivare la prossima carta di lancio, e dopo questa un'altra. Costano 2, 3, 4, 5 e 6, in quest'ordine.
    .title = Il lancio

nw-ufo-pay = Ogni carta si paga da sé, senza segnalini di troppo; ciò che supera il costo è perso. I segnalini non usati si tengono.
    .title = Niente resto

nw-ufo-empty = Se un round finisce con riserva e settori vuoti, e i segnalini dell'Alieno non pagano tutte le carte rimaste, ognuna con i suoi, l'UFO resta e gli Umani vincono. Opzione `ufo_tokens`: vincono appena tutto ciò che non è uscito dal gioco non basta (insufficient), o qualunque cosa l'Alieno abbia ancora (strict).
    .title = Segnalini finiti

nw-ufo-ends = Subito: con la quinta carta attiva vincono gli Alieni; senza più Umani vincono gli Alieni; con la Forza dell'Alieno a 0 vincono gli Umani. Dopo un round senza fine tutti si alzano, tutta la Forza ritorna, e ne inizia un altro.
    .title = Fine dell'inseguimento

nw-ufo-leader = Il Leader continua se è Umano, altrimenti il prossimo Umano in senso orario, fino alla morte: piazza per ultimo e ordina i settori. I round si contano di seguito. Opzione `max_rounds`: se quel round termina senza una conclusione il decollo è fermato e vincono gli Umani.
    .title = Chi guida

nw-clock = A tempo scaduto qui non si posa alcun fucile e non si fugge. Nell'UFO un Umano va in un settore a caso e non usa il fuoco; un Leader che deve ordinare i settori lo fa a caso. Gli Alieni ripetono il loro ultimo piano finché è legale, oppure mettono 1 Forza in un settore a caso di valore 1; se più forti tengono il settore, e pagano le prossime carte di lancio appena possono, con la minima eccedenza.
    .title = Tempo scaduto
