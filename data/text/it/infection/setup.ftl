section-setup = Preparazione

inf-setup-teams = Una persona comincia come Imitazione, tutte le altre sono Umani, e nessuno sa chi è che cosa. Gli Umani ripuliscono tre Settori, poi volano via senza Imitazioni a bordo. Le Imitazioni vincono con il Contagio, con la rovina dell'avamposto o con un posto sull'elicottero.
    .title = Due parti
inf-setup-captain = Ogni posto lancia due dadi: la somma più alta è il primo Capitano. Solo chi è in parità per il primo posto lancia di nuovo. Opzione `first_captain`: il primo Capitano lo indica chi ospita il tavolo.
    .title = Primo Capitano
inf-setup-draft = A cominciare dal Capitano e proseguendo verso sinistra, ognuno prende un Personaggio di un reparto fra quelli con più Personaggi rimasti, davanti a tutti e prima che si distribuisca il sangue. Opzione `characters`, valore random: i Personaggi si distribuiscono a caso, con la stessa uniformità fra i reparti.
    .title = Scelta dei Personaggi
inf-setup-count = Tutto ciò che dipende dal numero di giocatori usa il numero iniziale: tracciato, Registro Missioni, sangue, posti sull'elicottero, limiti e vittoria col fuoco. Chi viene bruciato non cambia nulla di tutto questo.
    .title = Numero di giocatori
inf-setup-board = L'avamposto ha tre Settori di sei stanze. Ogni Settore ha sei gettoni suoi, mescolati e messi a faccia in giù, uno per stanza. È aperto solo il Settore 1. Tutti sono in Sala Ricreativa con 5 carte, e il Contagio è a 0. Da 6 a 8 giocatori si usa tutto il Registro Missioni, 40 carte; con 4 o 5 le 28 non riservate ai gruppi più grandi.
    .title = L'avamposto
inf-setup-blood = Ognuno riceve un Campione di Sangue e lo guarda: uno è Imitazione, tutti gli altri Umano. Poi si prepara un mazzo del sangue per dopo: 7 carte Umano e 1 Imitazione in 4, 4 e 1 in 5, 5 e 1 in 6, 5 e 2 in 7, 6 e 2 in 8. Alle Imitazioni non si dice mai chi sono le altre.
    .title = Distribuzione del sangue
inf-setup-most = Le Imitazioni non sono mai più delle carte Imitazione: al massimo 2 da 4 a 6 giocatori, al massimo 3 con 7 o 8, e con 7 o 8 almeno 2 da quando tutti hanno ricevuto di nuovo il sangue. Il tavolo mostra sempre quante possono essercene ancora fra chi è in gioco.
    .title = Quante Imitazioni
