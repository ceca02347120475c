# Regole di The Boardgame che valgono anche qui, così come valgono qui.

bg-setup-characters = Sei degli 8 Personaggi vengono distribuiti a caso, uno per ciascuno dei sei posti. Tutti iniziano in piedi nella Sala Ricreativa e tutti i dischi sospetto sono sulla casella gialla di partenza (0). Opzione `characters`, valore draft: i giocatori scelgono un posto dopo l'altro, a partire da quello del primo Leader, prima di distribuire le carte ruolo.
    .title = Assegnare i Personaggi

bg-setup-dogs = I 4 cani attendono accanto al tabellone ed entrano alla fine del round 1, nella fase 9. La carta Canile parte sul proprio spazio, fuori dal mazzo Luoghi.
    .title = Cani all'inizio

bg-setup-components = I componenti sono limitati: 34 carburanti, 20 danni, 16 cibi, 6 segnalini fuoco e 12 ricariche. Una pedina Alieno da 4 punti fa da segnalino Minaccia; gli altri 14 punti di Forza sono quanti possono mai servire. Un tracciato pieno non riceve altro. I danni per cui non restano segnalini nella scorta vanno persi.
    .title = Componenti limitati

bg-maint-power-failure = Il secondo danno sulla Sala Generatore porta subito il buio: dal tiro successivo si nomina qualcuno prima di tirare i dadi. Un generatore rotto non brucia carburante, e il primo danno rimosso riporta la luce. Opzione `dark_at_upkeep`: il buio inizia solo quando la fase 2 vi trova due danni.
    .title = Blackout e buio

bg-enc-lying = Un Personaggio sdraiato non riceve dadi, non usa Carburante o Attrezzi, non gira dadi e non conta per la cooperazione, ma può ancora salire a bordo. Nella fase 6 tutti vanno nella Sala Ricreativa e si rialzano.
    .title = Personaggi sdraiati

bg-act-legal-public = Un dado Riparare serve dove c'è un segnalino danno. Un dado Usare serve dove resta una carta, un segnalino o del cibo, oppure c'è carburante nel deposito e una casella libera; in Sala Radio se è intatta e l'S.O.S. non è stato inviato; nella Stazione Meteo sempre; a un veicolo pronto solo con le Chiavi. Un dado Sabotare danneggia dove c'è una casella danno libera, o resta qualcosa nel mazzo, nel sacchetto, nella Dispensa o nel Deposito Sotterraneo.
    .title = Cosa si può fare

bg-act-lab = In Laboratorio si pesca un segnalino alla volta, e prima del successivo lo si tiene o lo si scarta. Si pesca una volta per ogni Personaggio in piedi presente, più una se i dadi sono di Blair. I Fallimenti si possono tenere.
    .title = Pescare in Laboratorio

bg-loc-armory = Mazzo Armi: 10 carte, 3 Dinamite, 2 Armi da Fuoco, 1 Lanciafiamme e 4 Armi da Mischia. Usare: si pescano 2 carte Arma, se ne tiene 1 e l'altra va in fondo; un Lanciafiamme tenuto riceve 6 ricariche. Dado Sabotare: 1 carta Arma esce dal gioco senza essere vista; l'Alieno ne toglie 1 per punto di Forza. Niente Riparare, niente bonus di cooperazione.
    .title = Armeria

bg-loc-dormitory = In un round può essere mandato qui un solo Personaggio in tutto. Finché è in piedi, il suo proprietario può sdraiarlo per girare un dado su una faccia qualsiasi. Può anche ricevere dadi, ma qui non c'è nulla da fare né da danneggiare. Niente Alieno, niente cani.
    .title = Dormitorio

bg-loc-kitchen = La Dispensa parte con 16 cibo. Usare: sposta 2 cibo dalla Dispensa alla Cucina, così la fase 8 toglie solo quello che c'è lì invece di 4 dalla Dispensa; a Nauls ne basta 1. Dado Sabotare: scarta 2 cibo dalla Dispensa; l'Alieno, 2 per punto di Forza. Niente Riparare, niente bonus di cooperazione.
    .title = Cucina e Dispensa

bg-loc-laboratory = Il sacchetto parte con 12 Sacche di Sangue e 18 Fallimenti. Usare: pesca 1 Segnalino Laboratorio, tienilo o scartalo. Dado Sabotare: togli 1 Sacca di Sangue dal sacchetto; l'Alieno, 1 segnalino a caso per punto di Forza, non visto. Niente Riparare. Bonus di cooperazione.
    .title = Laboratorio

bg-loc-leisure-room = Tutti i Personaggi iniziano qui. Nella fase 3 ci può andare qualsiasi numero, e due o più si incontrano. Dalla fase 6 tutti sono qui, in piedi, per condividere e fare i Test. Chi fugge viene sdraiato qui. Niente Alieno, niente cani, nulla da fare né da danneggiare.
    .title = Sala Ricreativa

bg-loc-warehouse = Mazzo Oggetti: 13 carte, 3 Torce, 3 Carburante, 2 Chiavi, 3 Attrezzi e 2 Cavi. Usare: pesca 2 carte Oggetto, tienine 1 e metti l'altra in fondo. Dado Sabotare: 1 carta Oggetto esce dal gioco senza essere vista; l'Alieno ne toglie 1 per punto di Forza. Niente Riparare, niente bonus di cooperazione.
    .title = Magazzino

bg-weapon-dynamite = Uso singolo; la Molotov è la stessa carta. Contro l'Alieno nella stanza: perde 1 Forza e se ne va da lì, e chi la usa si sdraia sul posto. Con un dado Usare o Riparare e il permesso del Leader brucia la stanza in cui sta in piedi chi la usa. Non evita gli incontri. Nel mazzo: 3.
    .title = Dinamite

bg-weapon-firearm = Mostrata, toglie chi la usa da un incontro tra Personaggi: nessun sospetto per lui né a causa sua; resta in piedi e tiene la carta. Non serve contro i cani né contro l'Alieno. Nel mazzo: 2.
    .title = Arma da Fuoco

bg-weapon-flamethrower = Sta scoperto con 6 ricariche. Ogni uso costa 1 ricarica: contro l'Alieno o per bruciare la stanza come con la Dinamite, per tirarsi fuori da un incontro tra Personaggi, oppure per il Test B insieme a un Cavo. Nel mazzo: 1; le ricariche sono 12 in tutto.
    .title = Lanciafiamme

bg-weapon-melee = Uso singolo: mostrata, toglie chi la usa da un incontro tra Personaggi: nessun sospetto per lui né a causa sua; resta in piedi e la carta esce dal gioco. Non serve contro i cani né contro l'Alieno. Nel mazzo: 4.
    .title = Arma da Mischia

bg-item-flashlight = Nell'oscurità chi ce l'ha, quando ha i dadi, può ritirare ciascuno una volta, uno per uno. Una seconda Torcia non dà di più. La carta si conserva. Nel mazzo: 3.
    .title = Torcia

bg-item-fuel = Uso singolo: metti 1 segnalino carburante nel luogo in cui il Personaggio è in piedi. Non costa dadi. Nel mazzo: 3.
    .title = Carburante

bg-item-keys = Con un dado Usare all'Elicottero della Base o al Gatto delle Nevi pronti comincia una fuga, e chi le ha è la prima persona a bordo. Se i dadi dell'Alieno la fermano, le Chiavi restano. Nel mazzo: 2.
    .title = Chiavi

bg-item-tools = Uso singolo: togli 1 segnalino danno dal luogo in cui il Personaggio è in piedi. Non costa dadi. Nel mazzo: 3.
    .title = Attrezzi

bg-item-wire = Nelle mani dello stesso Personaggio che ha un Lanciafiamme permette il Test B al costo di 1 ricarica. Il Cavo si conserva. Nel mazzo: 2.
    .title = Cavo

bg-char-garry = Quando ha i dadi, Garry può ritirarne uno, con la luce e al buio, anche se la luce l'ha già fatto ritirare.
    .title = Garry

bg-char-norris = Quando ha i dadi al buio, Norris può ritirare ciascuno una volta, uno per uno; una Torcia non aggiunge nulla. Con la luce non ha vantaggi.
    .title = Norris

bg-dogs-move = Nella fase 9 si prendono tutti i cani che non sono nel Canile, anche quelli messi da parte, e si mescola il mazzo Luoghi. Si gira una carta per cane, che va dove dice. Le carte restano fuori fino alla fine della fase, così nessuna stanza riceve due cani. I 4 cani entrano così per la prima volta alla fine del round 1.
    .title = I cani si muovono

bg-kennel-cycle = La carta Canile è nel mazzo Luoghi esattamente finché c'è un cane rinchiuso, già dal momento della cattura. Pescata nella fase 9 libera subito tutti i cani rinchiusi, non piazza nulla e torna al suo spazio; si continua a pescare finché tutti i cani sono piazzati. Si pesca soltanto per i cani fuori dal Canile. Lascia il mazzo anche quando l'ultimo cane rinchiuso viene divorato. Opzione `no_kennel_card`: la carta è fuori dal gioco, i cani rinchiusi restano dentro e il Canile è chiuso anche all'Alieno.
    .title = Carta Canile

bg-info-public = Sempre visibili a giocatori e pubblico: il tabellone, tutti i tracciati e i dischi, i dadi, ciò che ha ogni Personaggio, la dimensione di mazzi, sacchetti e pile, e ogni carta ruolo mostrata. Nessuno vede le altre carte ruolo, l'ordine dei mazzi, ciò che si pescherà, né ciò che il sabotaggio ha tolto senza mostrarlo. Alla fine si mostrano tutte e sei le carte ruolo.
    .title = Cosa è visibile

bg-table-asked = A chi si fa una domanda, e cosa ne vedono gli altri, non dipende mai da un segreto. Dove i fatti noti a tutti lasciano una sola scelta, di solito il tavolo la fa da sé.
    .title = Il silenzio non tradisce

bg-clock-defaults = A tempo scaduto niente arma, Oggetto, dono, Test, imbarco o consenso; i dadi restano come sono, né annullati né ritirati né girati, e non se ne fa alcuna azione. Solo un Personaggio offerto a chi non ha più nessuno viene preso. Per il resto una scelta legale a caso, tutte con la stessa probabilità. Un Leader fa una sola assegnazione e si ferma.
    .title = Tempo scaduto
