section-escaping = La fuga

nw-esc-who = Possono salire solo i Personaggi nella stanza del veicolo, in piedi o stesi: prima il disco più basso, i pari nell'ordine di piazzamento. Opzione `board_from_anywhere`: i Personaggi ovunque nella base, come all'Outpost 31.
    .title = Chi può salire

nw-esc-consent = Chi è interpellato può rifiutare, e tutti a bordo devono essere d'accordo, in segreto. Un guidatore che rifiuta tutti parte da solo.
    .title = Tutti a bordo d'accordo

nw-esc-owner-role = Chi sale mostra il ruolo salendo; il guidatore lo mostra alla partenza, sempre. Se tutti a bordo sono Umani sono fuori e hanno vinto, e la partita continua per gli altri.
    .title = Il ruolo del guidatore

nw-esc-heli = Un Alieno ai comandi dell'Elicottero della Base fa vincere gli Alieni alla partenza, da solo o in compagnia. Gli Umani a bordo perdono.
    .title = Un Alieno in volo

nw-esc-cat = Un Alieno da solo alla guida di un Gatto delle Nevi va all'UFO, e inizia l'inseguimento. In compagnia gli Alieni vincono alla partenza, e gli Umani a bordo perdono. Opzione `snowcat_ufo`: vi va se nessun Umano è a bordo (no_human_aboard), o sempre, con i passeggeri che inseguono (alien_owner).
    .title = Un Alieno alla guida

nw-esc-stowaway = Un Alieno fatto salire su qualsiasi veicolo fa vincere subito gli Alieni. Con l'opzione `snowcat_ufo`, solo in un Gatto delle Nevi, prima si mostra il ruolo del guidatore: un guidatore Alieno può invece andare all'UFO.
    .title = Un Alieno sale a bordo

nw-esc-things = Chi fugge lascia le carte Arma e Oggetto in fondo ai loro mazzi in ordine casuale; mano e Segnalini Laboratorio vanno via senza essere visti, le ricariche alla riserva; una carta nella pila resta. Opzione `baggage_gone`: Armi e Oggetti escono dal gioco.
    .title = Che cosa lasciano

nw-esc-counts = Il massimo rosso, i tracciati, il lato meteo, il cibo e la prima Forza restano quelli del numero di giocatori all'inizio.
    .title = Nulla si riduce

nw-esc-leader = Se fugge il Leader, la scheda passa subito in senso orario al Personaggio seguente, che gira la prossima carta o si ferma. Un Segnalino Leader uscito torna indietro, e nella fase 8 non lo ha nessuno.
    .title = Fugge il Leader

nw-esc-several = In un round possono partire più veicoli, uno per carta Usare e carta Chiavi, anche mentre qualcuno aspetta nell'Elicottero di Soccorso; la pila attende, e il Leader prosegue.
    .title = Più partenze

nw-esc-rescue = L'Elicottero di Soccorso segue le regole dell'Outpost 31 tra chi è ancora nella base e chiude sempre la partita. Chi è fuggito prima non è lasciato indietro e ha vinto in ogni caso.
    .title = Elicottero di Soccorso

nw-esc-view = Chi è fuggito vede ciò che vedono tutti, come i morti, e parla solo con gli altri che sono fuori. Opzione `ghosts_see_all`: vedono tutto.
    .title = Chi è fuori
