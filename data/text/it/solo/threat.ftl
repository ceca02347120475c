section-threat = La Minaccia

solo-threat-compare = Il segnalino Minaccia parte dal 6. Dopo ogni passo di un disco o del segnalino, in qualsiasi fase, un Personaggio il cui disco è sul suo spazio viene rivelato, provato Umano o no; nulla lo scavalca. Opzione `compare_phases_3_and_9`: solo dopo gli incontri e a fine round.
    .title = Sullo stesso spazio

solo-threat-pick = Se ne perde uno solo, scelto dal Leader. Poi il segnalino va a destra di tanti spazi quanti dischi restano su quello spazio.
    .title = Più dischi sul suo spazio

solo-threat-right-end = Il segnalino non va oltre l'8, l'ultimo spazio; il resto va perso.
    .title = L'estremo destro

solo-threat-left-end = Il segnalino non va oltre il giallo e lì resta. Il verde è fuori dalla sua portata; chi dal verde passa sul suo giallo viene rivelato.
    .title = L'estremo sinistro

solo-threat-six = Resta lì: un incontro o un cane non lo muove più, e il suo Personaggio non può pagare per annullare dadi. Il rosso qui non ha altri effetti.
    .title = Un disco sul 6

solo-expose-strength = Il primo Personaggio rivelato nella partita, da un Test, un cane o la Minaccia, dà un Alieno di Forza 5; ogni altro aggiunge 1, anche dopo che è stato sconfitto. Solo un Test mostra la carta ruolo.
    .title = Rivelato

solo-lost = Di un Personaggio rivelato o assimilato armi e oggetti vanno in fondo ai mazzi in ordine casuale, le ricariche nella riserva e i Segnalini Laboratorio via, non visti. La carta ruolo resta com'è fino alla fine.
    .title = Ciò che resta dei perduti

solo-leader-loss = Con due o tre giocatori la scheda passa subito a sinistra. Opzione `leader_stays`: solo quando il Leader perde l'ultimo Personaggio. Da soli il comando non cambia mai.
    .title = Il Leader perde un Personaggio

solo-takeover = Chi perde l'ultimo Personaggio può subito prenderne uno, con le sue carte, da chi ne ha di più, a parità il primo a sinistra; chi dà sceglie e deve tenerne uno. Chi rifiuta, o a cui nessuno può darne, aspetta e condivide il risultato.
    .title = Senza più nessuno
