section-ends = Fine della partita

nw-end-humans = Gli Umani vincono quando l'ultimo Umano nella base fugge con un veicolo, quando l'Elicottero di Soccorso parte con tutti gli Umani che sono nella base e senza Alieni, o quando l'UFO viene fermato.
    .title = Vittoria degli Umani

nw-end-aliens = Gli Alieni vincono quando un Alieno sale su un veicolo, pilota l'Elicottero della Base o guida un Gatto delle Nevi in compagnia; quando l'Elicottero di Soccorso parte con un Alieno, o senza un Umano che è nella base; quando l'ultimo Umano nella base è infettato oppure, a meno che restino solo Alieni rivelati e qualcuno sia fuggito, mangiato; quando degli Umani congelano; quando il cane fugge; e quando l'UFO decolla o non vi resta alcun Umano.
    .title = Vittoria degli Alieni

nw-end-check = Dopo ogni singola infezione, morte e partenza il tavolo controlla se nella base resta un Umano vivo. Chi siede nell'Elicottero di Soccorso conta, chi è fuggito no. Se non ce n'è più, la partita finisce subito, anche nel mezzo degli incontri.
    .title = Nessun Umano rimasto

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

nw-end-personal = Chi fugge da Umano ha vinto, qualunque cosa segua; così entrambe le parti possono avere vincitori, e una partita può finire senza che vinca una parte. Tutti gli altri vincono o perdono con la parte del proprio ruolo alla fine, o al momento della morte: gli Alieni segreti, rivelati, sconfitti e divorati con gli Alieni, gli Umani morti solo con gli Umani. L'ultimo Umano trasformato perde benché ora sia un Alieno. Opzione `dead_stay_human`: chi viene assimilato conta sempre come Umano.
    .title = Vittorie personali

nw-end-beaten = Se ogni Alieno è battuto o non ne resta alcuno la partita continua: i PNG possono ricominciare tutto, e il cane corre ancora.
    .title = Ogni Alieno battuto
