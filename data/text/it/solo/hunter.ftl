section-hunter = Il turno dell'Alieno

solo-alien-goal = In ogni round in cui ha Forza, anche in quello di una rivelazione nella fase 3, il suo obiettivo è il numero di Personaggi nella stanza verde più affollata, più 1. Opzione `goal_all_rooms`: contano anche Sala Ricreativa e Dormitorio.
    .title = Il suo obiettivo

solo-alien-cards = Si pescano carte Luogo una per volta; ciascuna riceve Forza pari all'obiettivo o a quanto resta, finché è tutta piazzata; l'ultima carta del mazzo prende tutto il resto. Poi il Leader sceglie l'ordine delle stanze. Alla fine carte e Forza tornano indietro.
    .title = Carte pescate

solo-alien-priorities = Più debole di chi c'è, fugge; pari, tutti si sdraiano; più forte, ne assimila uno e gli altri fuggono in Sala Ricreativa, mentre un cane lì accanto resta. Nessuno: prende il cane, e senza cane sabota la stanza secondo la Forza. Guadagna 1 per ogni essere a turno finito: non ancora nelle stanze che seguono, ma già contro una fuga nello stesso round. I dischi non si muovono mai per questo.
    .title = Che cosa fa

solo-alien-victim = Il Leader sceglie tra quelli che batte. Opzione `victim`: uno a caso, oppure il più sospettato; a parità sceglie il Leader.
    .title = Chi prende

solo-alien-kennel = Pescata per l'Alieno prende la sua parte di Forza e costa un cane nel Canile; non apre nulla.
    .title = La carta Canile

solo-alien-fire = Prima di confrontare la Forza si chiede, in ordine di turno, a ognuno nella stanza che può avere Dinamite o una ricarica, finché uno lo fa: l'Alieno, forte o debole che sia, perde 1 e se ne va dalla stanza, e chi l'ha usata si sdraia. Così resta senza dadi; non c'è altro prezzo. Opzione `fire_costs_extra`: un altro Personaggio resta senza dadi.
    .title = Fuoco
