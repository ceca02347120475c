section-characters = Personaggi

bg-char-bennings = Quando riceve Usare nella Stazione Meteo, Bennings tira due volte il dado meteo e sceglie il risultato che resta lì. Se il dado era già nella stazione, sceglie fra tre: i due tiri e il vecchio risultato.
    .title = Bennings
bg-char-blair = Quando riceve Usare nel Laboratorio, il dottor Blair può pescare un Segnalino Laboratorio in più: uno per ogni Personaggio in piedi lì, più uno.
    .title = Dottor Blair
bg-char-clark = Clark ignora i cani: da solo con un cane non ha alcun incontro e non pesca nulla. Se accanto a lui c'è un altro Personaggio, contano per due e il cane viene catturato come al solito.
    .title = Clark
bg-char-garry = Una volta per round nella fase 4, subito dopo la propria pescata (anche se non ha pescato nulla) e prima della carta extra del Leader, Garry può scartare coperta una carta Azione e pescarne un'altra.
    .title = Garry
bg-char-macready = Quando riceve Usare nell'Armeria, MacReady può pescare 3 carte Arma invece di 2 e ne tiene 1; le altre due vanno in fondo al mazzo in ordine casuale.
    .title = MacReady
bg-char-nauls = Quando riceve Usare in Cucina, Nauls sposta 1 segnalino cibo dalla Dispensa invece di 2, e per questo round la base è sfamata comunque.
    .title = Nauls
bg-char-norris = Norris non risente dell'oscurità e sceglie sempre la carta che consegna. Con un'Azione Speciale pesca due carte, ne consegna una e scarta l'altra; una Torcia non le fa diventare tre.
    .title = Norris
bg-char-windows = Quando riceve Riparare, Windows toglie un segnalino danno in più di quanto dia l'azione: 2 da solo, oppure il bonus cooperazione più 1. L'abilità non viene moltiplicata.
    .title = Windows
