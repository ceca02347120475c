section-placing = Pescare e piazzare

bg-draw-up = La fase 4 comincia dal Leader e procede in senso orario: ogni Personaggio pesca carte Azione fino al limite di mano, 3 oppure 2 da quando la base ha fame. Chi è già al limite non pesca. Un mazzo vuoto si riforma mescolando gli scarti.
    .title = Completare la mano

bg-draw-leader-extra = Quando tutti hanno pescato, la prima carta del mazzo Azione va, senza guardarla, a iniziare la pila. Non appartiene a nessuno e più tardi viene mescolata con le altre.
    .title = Carta extra del Leader

bg-draw-garry = Una volta per round, subito dopo la propria pesca, anche se non ha pescato nulla, Garry può scartare 1 carta Azione senza mostrarla e pescarne una nuova. Avviene prima della carta extra del Leader.
    .title = Lo scambio di Garry

bg-draw-discards = La pila degli scarti Azione è coperta. Le carte scartate dalla mano o dalla pila delle carte consegnate non le vede nessun altro; sono note solo quelle girate dal Leader o mostrate al massimo sospetto.
    .title = Scarti coperti

bg-place-order = Nella fase 4.1 inizia chi siede a sinistra del Leader, poi in senso orario, e il Leader per ultimo; l'ordine è quello di quando la 4.1 è cominciata. Ognuno deve fare una cosa: entrare in un luogo con una carta della mano, entrarvi con l'Azione Speciale, o cambiare carte nel Dormitorio. Salire sull'Elicottero di Soccorso, quando è permesso, sostituisce tutto ciò.
    .title = Ordine di piazzamento

bg-place-with-card = Chi piazza il Personaggio in un luogo sceglie 1 carta Azione dalla mano e la consegna coperta. Queste carte, con la carta extra del Leader, formano la pila. La carta non è legata al luogo: il Leader potrà poi assegnarla a qualsiasi Personaggio in piedi.
    .title = Consegnare una carta

bg-place-where = Muoversi è obbligatorio: nessuno resta nella Sala Ricreativa o in piedi nel Dormitorio. Si sceglie un luogo non bruciato con meno di tre Personaggi, oppure ci si sdraia nel Dormitorio per cambiare carte, oppure ci si imbarca. Lo spazio c'è sempre: possono bruciare al massimo 6 luoghi su 10.
    .title = Dove andare

bg-place-capacity = Un luogo contiene al massimo 3 Personaggi; un Alieno rivelato e un cane non contano. Dormitorio e Sala Ricreativa non hanno limite, e nessun Personaggio può entrare nel Canile. Anche la fuga con un veicolo non ha limite di posti.
    .title = Tre per luogo

bg-place-leader-token = Il primo Personaggio piazzato nel luogo del Segnalino Leader lo prende subito e lo tiene anche se fugge o viene sdraiato. Non si può scambiare. Chi lo possiede diventa Leader nella fase 8.
    .title = Prendere il Segnalino Leader

bg-place-leader-token-lost = Se chi lo possiede muore o viene rivelato, il Segnalino Leader viene rimesso da parte. Nella fase 8 non lo ha nessuno, quindi il Leader attuale resta in carica.
    .title = Perdere il Segnalino Leader

bg-place-max-shown = Chi è al massimo rosso mostra a tutti la carta nel momento in cui la consegna; nella pila è poi una carta come le altre. Nell'Azione Speciale si mostra solo la carta consegnata, non la mano scartata né un'eventuale seconda carta pescata. Cambiare carte non mostra nulla.
    .title = Carte al massimo sospetto

bg-dark-draw = Al buio nessuno sceglie la carta da consegnare: il tavolo ne estrae una a caso dalla mano, con uguale probabilità per ciascuna. Chi la possedeva vede quale è andata; gli altri no, salvo al massimo sospetto.
    .title = Carte al buio

bg-dark-flashlight = Una Torcia permette di scegliere la carta nonostante il buio. Quando si usa, la si mostra a tutti e poi torna nascosta. Chi la possiede può anche non usarla e consegnare a caso. Norris sceglie sempre, senza bisogno della carta.
    .title = Torcia al buio

bg-dark-special = Al buio l'Azione Speciale resta lecita e invariata: la prima carta del mazzo, vista da chi la pesca, va nella pila. Con una Torcia, o se si è Norris, se ne pescano due e se ne sceglie una.
    .title = Azione Speciale al buio

bg-special-action = Entrando in un luogo, invece di dare una carta della mano si può scartare tutta la mano di carte Azione, pescare 1 carta dal mazzo, guardarla e consegnarla. Con una Torcia, o se si è Norris, se ne pescano 2: una si consegna, l'altra si scarta. La mano si completa di nuovo nella fase 4 successiva.
    .title = Azione Speciale

bg-special-no-stacking = Con l'Azione Speciale Norris pesca due carte anche se ha una Torcia, non tre. Se il mazzo finisce, si riforma con gli scarti, compresa la mano appena scartata.
    .title = Mai tre carte

bg-dorm-change = Chi si sdraia nel Dormitorio scarta tutta la mano Azione, sceglie altrettante carte dal mazzo Azione ed è fuori per il round; poi mazzo e scarti si mescolano insieme. Se il mazzo è troppo piccolo, prima vi si mescolano gli scarti, questa mano compresa, e si sceglie fra tutte. Solo chi dorme sa quante carte di ogni tipo ci sono, mai l'ordine.
    .title = Cambiare carte

bg-dorm-limit = Nello stesso round può cambiare carte un numero qualsiasi di Personaggi. Opzione `dormitory_limit`: al massimo questo numero di Personaggi può farlo in un round (0 = nessun limite), così dopo l'S.O.S. non si nascondono tutti nel Dormitorio.
    .title = Limite nel Dormitorio

bg-talk-claims = Dalla 4.2 fino alla fine della serata il tavolo permette di dichiarare, sinceramente o no, quale carta si è data. Non offre mai dichiarazioni sulle carte in mano. Le chiacchiere libere non sono sorvegliate. Opzione `no_claims`: niente dichiarazioni neppure sulla carta data.
    .title = Dichiarazioni sulle carte
