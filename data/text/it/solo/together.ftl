section-together = Da uno a tre giocatori

solo-setup-six = In gioco ci sono sei Personaggi: un giocatore solo li guida tutti e sei, due ne guidano tre ciascuno, tre ne guidano due ciascuno. Tutto ciò che dipende dal numero di giocatori, detto n, si prepara come per sei, e i giocatori vincono o perdono tutti insieme.
    .title = Sei Personaggi

solo-setup-decks = Il mazzo Oggetti contiene 3 Torce, 3 Carburante, 2 Chiavi, 3 Attrezzi e 2 Cavi; il mazzo Armi è quello per sei giocatori. Non ci sono carte Azione: al loro posto ci sono i Dadi Azione, e ciò che una regola dice di una carta vale per un dado con quella faccia.
    .title = Mazzi

solo-setup-leader = Nessuno cerca il Segnalino Leader. Il primo Leader è estratto o scelto da chi ospita, e con due o tre giocatori la scheda passa a sinistra alla fine di ogni round. Opzione `first_leader`: chi ospita nomina il primo Leader.
    .title = La scheda del Leader

solo-roles = Sei carte Umano e due Alieno vengono mescolate e una sta coperta sotto ogni Personaggio; due si tolgono. Nessuno guarda, nemmeno il proprietario. I ruoli non cambiano mai: qui le persone non si contagiano. Se tutti i rimasti sono Alieni il gioco continua, perché nessuno può saperlo.
    .title = Ruoli che nessuno ha visto

solo-hands-open = Armi, oggetti e Segnalini Laboratorio sono visibili a giocatori e spettatori, e non c'è nulla da dichiarare. Opzione `closed_hands`: ciascuno vede solo carte e gettoni dei propri Personaggi.
    .title = Carte scoperte

solo-hands-own = Ogni carta e gettone appartiene a un Personaggio e solo lui può usarlo: Cavo e Lanciafiamme di due Personaggi dello stesso giocatore non funzionano insieme.
    .title = Ognuno ha le sue cose

solo-round-order = Meteo; manutenzione; spostamenti e incontri; l'Alieno; azioni; Sala Ricreativa; Test; cibo; cani, comando e Minaccia. L'ordine di turno è orario, con il Leader per primo. Dove le regole dicono che il Leader sceglie, nessuno vota.
    .title = Nove fasi
