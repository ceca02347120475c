section-dice = Dadi

inf-dice-most = I valori in dadi del mazzetto, con ciò che aggiungono i poteri, sono il numero di dadi: mai più di 6.
    .title = Quanti dadi
inf-dice-must = Il Capitano lancia finché ci sono abbastanza dadi uguali o finiscono i lanci. Nessun lancio si regala, nemmeno quelli di un Lanciafiamme, e a nessuno si può vietare la Dinamite. I propri poteri e la propria Attrezzatura si usano solo se si vuole.
    .title = Ogni lancio conta
inf-dice-few = Con meno dadi di quanti devono essere uguali non si lancia nulla: la missione fallisce o la battaglia è persa.
    .title = Troppo pochi dadi
inf-dice-keep = Fra un lancio e l'altro si tiene per intero il gruppo più grande di dadi uguali e si rilanciano gli altri; fra gruppi di pari grandezza sceglie il Capitano. Se non ce ne sono due uguali, si tiene un dado o nessuno. Opzione `free_keep`: il Capitano tiene i dadi che vuole.
    .title = Tenere i dadi
inf-dice-dynamite = Dopo ogni lancio, i membri con la Dinamite possono cambiare dei dadi di 1 in più o in meno, fra 1 e 6. Ogni uso cambia un dado, e un dado una volta sola finché non si rilancia. La Dinamite ha 2 usi.
    .title = Dinamite
inf-dice-boost = Finiti i lanci, si chiede di nascosto a ogni membro con un Lanciafiamme. Il primo dalla sinistra del Capitano che accetta spende un uso per altri 3 lanci. Succede una volta sola per missione o battaglia.
    .title = Lanci col Lanciafiamme
