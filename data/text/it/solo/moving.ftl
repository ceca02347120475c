section-moving = Spostamenti e incontri

solo-move = In ordine di turno ogni giocatore manda tutti i propri Personaggi, nell'ordine che vuole, ciascuno in una stanza verde, in Sala Ricreativa o nel Dormitorio.
    .title = Spostarsi

solo-move-limits = Tre per stanza verde, senza contare l'Alieno e un cane; mai nel Canile o in una stanza bruciata. Un solo Personaggio in tutto va nel Dormitorio in un round; la Sala Ricreativa non ha limiti.
    .title = Quanti ci stanno

solo-meet-order = Quando tutti sono al loro posto, le stanze con due o più persone, o con una e un cane, si giocano una per volta nell'ordine scelto dal Leader. In una stanza tutti i dischi avanzano insieme e una volta sola.
    .title = Incontri

solo-meet-green = Chi incontra almeno un altro il cui disco non è verde avanza di uno spazio, secondo i dischi di prima dell'incontro. Due verdi: nulla. Opzione `everyone_moves`: avanza chiunque partecipi.
    .title = Chi è sospettato

solo-meet-leisure = Due o più che vanno in Sala Ricreativa si incontrano come altrove. Tornarci la sera non è un incontro.
    .title = In Sala Ricreativa

solo-meet-avoid = Prima che le persone si incontrino si chiede, in ordine di turno, a ciascuna che può avere un'arma adatta, e le risposte precedenti sono note. Arma da Fuoco, Arma da Mischia o una ricarica del Lanciafiamme toglie chi la usa: nessun passo per lui, che non conta nemmeno per gli altri e resta in piedi. L'Arma da Fuoco si tiene, l'Arma da Mischia esce dal gioco. Chi resta solo non incontra nessuno. Non serve mai contro cani o Alieno.
    .title = Tirarsi fuori

solo-dog-several = Con due o più nella stanza il cane viene prima catturato, chiunque si tiri poi fuori, e la carta Canile entra nel mazzo.
    .title = Un cane tra più persone

solo-dog-alone = Un gettone del sacchetto dei cani si mostra a tutti e si rimette. Alieno: il Personaggio è subito rivelato; il cane resta e il segnalino Minaccia non si muove. Sano: un passo di sospetto, verde o no. A Clark non succede. Opzione `dog_check_free`: un gettone sano non costa nulla.
    .title = Soli con un cane
