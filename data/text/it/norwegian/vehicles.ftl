section-vehicles = Veicoli

nw-veh-use = Una carta Usare all'Elicottero della Base o nel Capanno serve a una cosa sola: fuggire. Può essere svolta finché c'è un veicolo senza danni, con o senza Chiavi; al giocatore assegnato si chiede se fugge o resta, e solo le Chiavi permettono la fuga.
    .title = Usare un veicolo

nw-veh-sabotage = Una carta Sabotare può essere svolta su ogni veicolo presente con uno spazio danno libero, danneggiato o no. Riparare e Attrezzi funzionano come all'Outpost 31, con il bonus di cooperazione per Riparare. Nel Capanno ogni segnalino tocca a un Gatto delle Nevi.
    .title = Danni e riparazioni

nw-veh-alien = L'Alieno rivelato che sabota il Capanno piazza un segnalino per punto di Forza, quindi con 2 o più colpisce entrambi i Gatti delle Nevi. Opzione `shed_one_damage`: un segnalino qualunque sia la Forza.
    .title = L'Alieno nel Capanno

nw-veh-room = La stanza resta aperta quando il suo veicolo è partito: vi si può andare e incontrarsi, e la sua carta resta nel mazzo, ma nessuna azione può essere svolta per un veicolo che non c'è più.
    .title = Stanza senza il suo veicolo

nw-veh-burn = Bruciare una di queste stanze distrugge ogni veicolo che vi si trova, nel Capanno entrambi i Gatti delle Nevi.
    .title = Bruciare i veicoli

nw-veh-keys = Qualsiasi Chiave va bene per qualsiasi veicolo. La carta usata resta sul veicolo, che è andato. Possono restare veicoli senza Chiavi; questo non pone fine a nulla.
    .title = Chiavi
