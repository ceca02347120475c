section-ends = Fine della partita

nw-end-all-out = Quando l'ultimo Umano nella base fugge, gli Umani vincono e la partita finisce, anche se restano Alieni segreti. Solo un Alieno segreto che già aspetta nell'Elicottero di Soccorso la vince invece per gli Alieni. Opzione `hidden_play_on`: la partita continua finché un Alieno segreto è nella base, ed è persa per chi c'è quando non ce n'è più; allora andare all'UFO vince subito, e il congelamento vale come restare senza vie d'uscita.
    .title = Tutti gli Umani sono fuori

nw-end-eaten = Se resta un Alieno segreto, o nessuno è mai fuggito, gli Alieni vincono. Se restano solo quelli rivelati e qualcuno è fuggito, perdono e vince solo chi è fuggito. Opzione `exposed_alone`: perdono in ogni caso (lose) o vincono (win).
    .title = L'ultimo Umano è mangiato

nw-end-turned = Se l'ultimo Umano nella base viene infettato gli Alieni vincono, chi è stato mutato perde, e chi è fuggito prima vince anch'esso.
    .title = L'ultimo Umano è infettato

nw-end-stranded = Quando ogni veicolo è usato o bruciato e non c'è da sperare in un soccorso - l'Elicottero di Soccorso andato, o nessun S.O.S. inviato e la Sala Radio bruciata - la partita finisce subito e vince solo chi è fuggito. Danni e Chiavi mancanti non contano. Opzione `stranded_strict`: veicoli bruciati e Sala Radio bruciata non contano.
    .title = Senza scampo

nw-end-order = Se due fini coincidono decide quest'ordine: un Alieno sale a bordo, l'ultimo Umano è fuori, mangiato o infettato, congelamento, senza scampo. Così l'ultimo Umano che parte con l'ultimo veicolo fa vincere gli Umani.
    .title = Due fini insieme

nw-end-personal = Chi fugge da Umano ha vinto, qualunque cosa segua; così entrambe le parti possono avere vincitori, e una partita può finire senza che vinca una parte. Gli Umani morti vincono solo con gli Umani.
    .title = Vittorie personali

nw-end-beaten = Se ogni Alieno è battuto o non ne resta alcuno la partita continua: i PNG possono ricominciare tutto, e il cane corre ancora.
    .title = Ogni Alieno battuto
