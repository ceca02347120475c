section-alien = L'Alieno rivelato

bg-alien-plan = Nella fase 3 l'Alieno rivelato gioca coperte una o più carte Luogo e mette almeno 1 Forza su ciascuna. Le carte si girano solo quando tutti i Personaggi sono stati piazzati e le carte consegnate. La Forza su una carta è quella con cui l'Alieno combatte e sabota in quel luogo.
    .title = Piano dell'Alieno

bg-alien-must-play = Finché ha Forza, l'Alieno rivelato deve giocare almeno una carta con almeno 1 punto. Il resto può rimanere nella riserva. Ogni carta porta la propria Forza; lo stesso luogo non si sceglie due volte in un round.
    .title = Niente attesa

bg-alien-stack-sizes = Durante la fase 3 gli altri vedono solo che un piano è stato fatto. All'inizio della fase 4 vedono quante carte dell'Alieno ci sono e la Forza su ciascuna, in ordine mescolato; i luoghi restano nascosti finché tutti hanno piazzato. Opzione `sealed_stacks`: è nascosta anche la Forza sulle carte.
    .title = Che cosa vedono gli altri

bg-alien-team = Chi è rivelato decide in un canale visibile solo agli Alieni rivelati: ciascuno propone un piano o ne appoggia uno, ed è fissato quando tutti appoggiano lo stesso. Un portavoce, che ruota in senso orario a ogni round dal primo rivelato, può fissare la propria scelta quando tutti gli Alieni rivelati hanno risposto. Lo stesso vale per le scelte negli incontri con l'Alieno.
    .title = Decidere insieme

bg-alien-brood = Gli Alieni rivelati non sanno chi è infetto in segreto, e gli infetti sanno gli uni degli altri solo ciò che hanno detto i segnalini contagio. Gli Alieni segreti non vedono nulla del piano. Opzione `known_brood`: Alieni rivelati e segreti si conoscono a vicenda.
    .title = Chi conosce chi

bg-alien-beaten = Quando non resta Forza né in riserva né sul tabellone, l'Alieno rivelato è sconfitto: la fase 3 si salta e i suoi giocatori attendono, sempre nella squadra degli Alieni. La rivelazione successiva porta esattamente 1 Forza, condivisa da tutti gli Alieni rivelati. Sconfiggerlo non basta agli Umani per vincere.
    .title = Forza a zero

bg-alien-pieces = La Forza è un semplice numero e si divide liberamente; il valore dei singoli segnalini non conta. La scatola ne contiene 18 punti, che in 4-8 giocatori non si raggiungono mai. Carte giocate e Forza rimasta tornano all'Alieno quando tutti gli incontri sono conclusi, prima di incendi e azioni.
    .title = Dividere la Forza

bg-alien-kennel = La carta Canile si può giocare solo finché vi è chiuso un cane. Lì l'Alieno prende esattamente un cane per +1 Forza, quale che sia la sua Forza, oppure non fa nulla. Non può sabotare il Canile, e gli altri cani restano chiusi.
    .title = Alieno nel Canile

bg-alien-choose = Senza Personaggi nel luogo, con o senza un cane, l'Alieno può anche non fare nulla. Quando è più forte dei Personaggi presenti, deve assimilare un essere vivente oppure sabotare. Un sabotaggio che non trova nulla da danneggiare è lecito e mette comunque in fuga i Personaggi.
    .title = Scelta dopo la vittoria
