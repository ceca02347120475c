section-pack = Il Capobranco (opzione)

bg-pack-leader = Opzione `pack_leader`: uno dei quattro cani è segnato come Capobranco. Segue le regole dei cani, con le eccezioni qui sotto; tra i cani che di notte aspettano viene posto per primo. Finché più cani sono rinchiusi, l'Alieno nel Canile prende gli altri prima di lui.
    .title = Un cane segnato

bg-pack-draw = Dal round 2 in poi, quando tutti sono stati posti e prima di ogni incontro, un Capobranco libero sul tabellone si muove: si mescola il mazzo Luoghi e la prima carta dice dove va. Una stanza con un altro cane si pesca di nuovo; la sua è valida. Se esce la carta Canile, tutti i cani rinchiusi vengono liberati e posti con altre carte, poi si pesca la stanza del Capobranco. Di notte si muove come gli altri.
    .title = Un movimento in più

bg-pack-caught = Solo tre Personaggi in piedi catturano il Capobranco; Clark è uno di loro. Chi è solo con lui verifica con il sacchetto del contagio come con ogni cane; Clark no.
    .title = Catturato da tre

bg-pack-two = Due Personaggi tengono lontano il Capobranco: si incontrano tra loro come al solito, lui non morde nessuno e resta. Conta chi è in piedi quando la stanza viene aperta, anche se poi uno dei due evita l'altro con un'arma. Opzione `pack_bites`: i due non si incontrano; ciascuno verifica invece con il sacchetto del contagio.
    .title = In due lo tengono lontano
