section-track = Il cane

nw-dog-track = Il cane parte dallo spazio 1 dei 13 del suo tracciato e avanza di uno spazio alla fine di ogni fase 8, dopo i PNG e il nuovo Leader. Sull'ultimo spazio è fuggito.
    .title = Il tracciato del cane

nw-dog-end = Quando il cane è fuggito la partita finisce e gli Alieni vincono, anche se ogni Alieno è stato battuto. Non si può incontrare, mangiare o fermare.
    .title = Il cane fugge

nw-dog-sequel = Dopo che il cane è scappato, chi ospita può continuare la storia: le stesse persone giocano il gioco base all'Outpost 31, dove uno dei quattro cani è il Capobranco. I ruoli si distribuiscono di nuovo. La partita successiva ricomincia dalla stazione norvegese. Opzione `sequel`: si comincia da questa parte. Opzione `pack_bites`: lì due che stanno con il Capobranco non si incontrano, e ciascuno verifica con il sacchetto del contagio.
    .title = La storia continua

nw-sniper-when = Un Fucile da Cecchino si cala nel proprio turno di piazzamento, prima del movimento, qualunque esso sia. Viene mostrato a tutti e resta in fondo al tracciato. Opzione `sniper_anytime`: anche quando si possono usare oggetti, ovunque si sia, e durante gli scambi.
    .title = Calare un Fucile da Cecchino

nw-sniper-one = Il fucile aggiunge al tracciato 2, 3 o 4 spazi, come dice la carta. Conta per sempre il primo calato, da chiunque; gli altri sono carte morte che valgono ancora come carte Arma.
    .title = Uno solo per sempre
