section-nightfall = Sera e notte

solo-share = In Sala Ricreativa armi (un Lanciafiamme con le sue ricariche), oggetti e Segnalini Laboratorio passano da un Personaggio all'altro se entrambi i proprietari sono d'accordo. Finisce quando ogni giocatore ha finito; un Personaggio dà tante volte quante sono le cose in tutte le mani e gli altri Personaggi insieme, così niente va avanti e indietro senza fine. Opzione `no_lab_trades`: i Segnalini Laboratorio restano dove sono.
    .title = Condividere

solo-tests = Uno per tipo in un round, nell'ordine scelto dal Leader; tra più offerte sceglie il Leader. Non ci sono accuse né rivelazioni volontarie. La carta si mostra a tutti: un Umano diventa verde e resta noto come Umano per il resto della partita, un Alieno è subito rivelato, e il segnalino Minaccia resta dov'è. Opzione `leader_may_forbid_tests`: il Leader può rifiutarne uno.
    .title = Test

solo-night = Dopo i cani la scheda passa a sinistra, e il segnalino Minaccia va di uno spazio a sinistra se è solo; se ci sono dischi sul suo spazio va a destra del loro numero. Se ne segue una perdita, sceglie il nuovo Leader.
    .title = La notte
