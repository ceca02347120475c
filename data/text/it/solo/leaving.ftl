section-leaving = La via d'uscita

solo-escape-who = All'inizio delle azioni, con l'Elicottero di Soccorso a terra, può tentare il Personaggio con il disco più basso, anche sdraiato, e nessuno rinuncia per questo a uno spostamento; a parità il primo proprietario in ordine di turno, tra i suoi. Un no chiude per questo round. Con le Chiavi nella stanza di un veicolo pronto lo stesso fa un dado Usare.
    .title = Chi può tentare

solo-escape-dice = Prima che qualcuno salga, l'Alieno tira un dado per punto di Forza. Tre o più tra Sabotare e Minaccia fermano la fuga: comincia subito la sera, le Chiavi restano, nessuno si fa male. Senza Forza non si tira.
    .title = I dadi dell'Alieno

solo-board = Il primo non mostra la carta. Poi dal disco più basso in su si chiede a ciascuno, ovunque sia, in piedi o sdraiato; ogni altro giocatore con qualcuno a bordo deve acconsentire, e la carta di chi sale viene mostrata: un Alieno chiude subito la partita, un Umano fa ricominciare il giro dal più basso. C'è posto per tutti. Un giro intero senza nuovi significa partenza.
    .title = Salire a bordo

solo-end = Vinta: a bordo sono tutti Umani e nessun Umano resta indietro; i perduti non contano. Persa: nessun Personaggio rimasto, base congelata, un Alieno a bordo o un Umano lasciato indietro. Sconfiggere l'Alieno non fa vincere.
    .title = Vincere e perdere

solo-concede = In ogni momento tutti i giocatori possono rinunciare insieme a una causa persa: la partita è persa e tutte le carte vengono mostrate. I bot fanno come le persone.
    .title = Rinunciare
