section-supply = Carte Rifornimento

inf-supply-cards = Il mazzo Rifornimenti ha 100 carte: 12 ciascuno di Coltello, Piastra di Petri, Torcia ed Estintore, 10 ciascuno di Ascia e Filo di Rame, 8 Molotov, 6 Pistole e 18 Sabotaggi. Ogni carta ha un valore in dadi da 0 a 3.
    .title = Mazzo Rifornimenti
inf-supply-exchange = Cambiare vuol dire scartare carte a faccia in giù e pescarne altrettante. Ognuno decide di nascosto; prima tutti gli scarti, poi tutte le pescate, dalla sinistra del Capitano fino al Capitano. Tutti vedono quante carte cambia ciascuno, nessuno vede quali.
    .title = Cambiare carte
inf-supply-closed = La pila degli scarti dei Rifornimenti è chiusa. Una Molotov, una carta pagata per una stanza, un incendio o un Sabotaggio, e le carte girate di un mazzetto si vedono una volta e poi finiscono lì. Gli scarti del Registro Missioni restano scoperti.
    .title = Cosa si vede degli scarti
inf-supply-empty = Quando il mazzo Rifornimenti finisce, si mescolano tutti i suoi scarti e si continua a pescare.
    .title = Mazzo Rifornimenti finito
