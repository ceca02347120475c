section-ending = Fine della partita

inf-end-humans = Gli Umani vincono quando l'elicottero parte senza Imitazioni e, da 4 a 6 giocatori, anche quando non è viva alcuna Imitazione.
    .title = Vittoria degli Umani
inf-end-imitations = Le Imitazioni vincono quando il Contagio arriva all'ultimo livello, quando 4 stanze sono distrutte, quando un obiettivo non si può più raggiungere o quando un'Imitazione vola. In 4 anche quando un Umano vivo resta a terra.
    .title = Vittoria delle Imitazioni
inf-end-check = Dopo ogni cambiamento il tavolo guarda se la partita è finita e in quel caso la chiude subito, anche a metà di un passo.
    .title = Quando si controlla la fine
inf-end-impossible = Un obiettivo è perduto quando a un Settore servono ancora più gettoni di un tipo di quanti ce ne sono nelle sue stanze. Le Cose distrutte non contano come sconfitte; gli Scarti perduti non importano.
    .title = Obiettivo irraggiungibile
inf-end-winners = Ognuno vince o perde con la parte del suo ultimo Campione di Sangue, anche se bruciato o rimasto a terra. Opzione `torched_lose`: chi è bruciato non vince mai.
    .title = Chi vince
