section-round = Il round: meteo e manutenzione

bg-round-phases = Un round ha otto fasi: 1 meteo, 2 manutenzione ed Elicottero di Soccorso, 3 piano dell'Alieno rivelato, 4 pesca, piazzamento, incontri e azioni, 5 Sala Ricreativa con scambi e accuse, 6 test, 7 cibo, 8 cani e nuovo Leader. La fase 3 si salta finché non c'è in gioco un Alieno rivelato con Forza.
    .title = Otto fasi

bg-weather-roll = Nella fase 1 il Leader tira il dado del meteo: 1 faccia sole, 2 nuvole, 2 neve, 1 tempesta. Il risultato, messo sulla tabella del meteo, stabilisce per questo round quanto carburante brucia la base, di quanto si muove il congelamento e quanto vola l'Elicottero di Soccorso.
    .title = Dado del meteo

bg-weather-die-home = Se all'inizio della fase 1 il dado era nella Stazione Meteo, il Leader tira e poi sceglie apertamente fra il nuovo risultato e il vecchio; il dado torna sulla tabella del meteo. Un tiro fatto nella stazione non cambia nulla nel round in corso. Se la stazione brucia, il dado torna sulla tabella e non c'è scelta.
    .title = Tenere il vecchio risultato

bg-weather-bennings = Bennings, se riceve un Usare nella Stazione Meteo, tira due volte e tiene il risultato che preferisce. Se il dado era già lì, sceglie fra tre: i due nuovi tiri e quello vecchio.
    .title = Bennings nella stazione

bg-weather-partial-use = Qui un Usare è sempre lecito. Si tira il dado, che resta nella stazione; se era già lì, chi agisce sceglie fra il nuovo risultato e il vecchio. Poi 1 carburante deve passare dal Deposito Sotterraneo alla Sala Generatore o alla Sala Caldaia, a scelta di chi agisce; se manca il carburante o lo spazio, questa parte si salta. Opzione `station_fuel_anywhere`: il carburante può andare in qualsiasi luogo con uno spazio libero.
    .title = Usare la Stazione Meteo

bg-maint-order = La fase 2 segue quest'ordine: Sala Caldaia (o segnalino congelamento), Sala Generatore, Elicottero di Soccorso. Se il congelamento chiude la partita, il resto non si svolge.
    .title = Ordine della manutenzione

bg-maint-boiler = Finché funziona, la caldaia brucia nella fase 2 il carburante richiesto dal meteo: sole, nuvole, neve, tempesta 1/1/1/2 in 4-6 giocatori, 1/2/2/3 in 7-8. Se non basta, si brucia tutto e la Sala Caldaia prende 1 danno per ogni carburante mancante, fino ai suoi 3 spazi.
    .title = Riscaldare la base

bg-maint-boiler-check = La caldaia è perduta se la fase 2 vi trova 3 danni, prima o dopo il consumo, anche se c'è ancora carburante. La tessera Congelamento la copre, con il segnalino sulla prima casella, che in quel round non avanza. Fino a quel controllo, un terzo danno dovuto a una carta Sabotare si può ancora riparare; dopo il sabotaggio dell'Alieno non resta lì in piedi nessuno che possa farlo.
    .title = Perdere la caldaia

bg-maint-boiler-covered = Nella Sala Caldaia perduta si può ancora entrare, e vi sono possibili incontri, attacchi dell'Alieno e incendi; la sua carta resta nel mazzo Luoghi. Lì non si può Usare, Riparare o Sabotare con carte, né giocare Carburante o Attrezzi. Il suo carburante esce dal gioco, i suoi danni tornano nella scorta.
    .title = Stanza della caldaia perduta

bg-maint-freezing = Dal round successivo alla perdita della caldaia, in ogni fase 2 il segnalino congelamento avanza: 1 con sole o nuvole, 2 con neve, 3 con tempesta. Il passo 7 dall'inizio è la morte. Bruciare un luogo riporta il segnalino all'inizio.
    .title = La base si congela

bg-maint-freeze-end = Un passo che raggiunge o supera l'ultima casella del congelamento chiude subito la partita con la vittoria degli Alieni, anche se ogni Alieno rivelato è stato sconfitto. In quel momento nella base c'è sempre almeno un Umano vivo.
    .title = Morte per congelamento

bg-maint-generator = Finché funziona, il generatore brucia nella fase 2 il carburante richiesto dal meteo: sole, nuvole, neve, tempesta 1/1/1/2 in 4-6 giocatori, 1/1/2/2 in 7-8. Se non basta, si brucia tutto e la Sala Generatore prende 1 danno per ogni carburante mancante, fino ai suoi 2 spazi.
    .title = Alimentare la base

bg-maint-power-failure = Il secondo danno sulla Sala Generatore porta subito il buio: da quel momento le carte si consegnano a caso. Un generatore rotto non brucia carburante, e il primo danno rimosso riporta la luce. Opzione `dark_at_upkeep`: il buio inizia solo quando la fase 2 vi trova due danni.
    .title = Blackout e buio

bg-maint-light-without-fuel = Il buio dipende dai danni, non dal carburante. Un generatore riparato ma vuoto dà luce fino alla fase 2 successiva, quando consuma di nuovo e subisce danni per ciò che manca.
    .title = Luce senza carburante

bg-rescue-advance = Inviato l'S.O.S., ogni fase 2 sposta di 1 casella il carburante dell'elicottero e fa avanzare l'Elicottero di Soccorso di 4 passi con sole, 3 con nuvole, 2 con neve, 1 con tempesta. Per arrivare servono 10 passi. Dopo l'arrivo si muove solo il carburante; il suo tracciato ha 7 caselle, il pieno e altre 6.
    .title = Volo di soccorso

bg-rescue-sos-once = L'S.O.S. si può inviare una sola volta per partita. L'Elicottero di Soccorso va sulla prima casella; il primo passo e il primo consumo avvengono nella fase 2 successiva, e i passi oltre l'arrivo sono persi. Da allora la Sala Radio non si può più Usare, e nuovi danni lì non fermano il volo.
    .title = Un solo S.O.S.

bg-rescue-dry = Se il carburante è già sull'ultima casella quando la fase 2 dovrebbe spostarlo, l'Elicottero di Soccorso se ne va per sempre. Vale sia se attende alla base sia se è ancora in volo.
    .title = Serbatoio vuoto
