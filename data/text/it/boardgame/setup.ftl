section-setup = Preparazione

bg-setup-teams = All'inizio c'è un solo Alieno contro tutti gli altri, che sono Umani, e nessuno conosce il ruolo altrui. Chi viene infettato cambia squadra in segreto. Gli Umani devono fuggire tutti senza portare con sé un Alieno; gli Alieni devono impedirlo. Si vince o si perde con la squadra del proprio ruolo.
    .title = Due squadre

bg-setup-n = Ogni valore legato al numero di giocatori usa n, cioè i posti occupati all'inizio. Vale per il massimo rosso del tracciato del sospetto (n), per la prima Forza dell'Alieno rivelato, per il lato del meteo e per tutti i tracciati. Morti, rivelazioni e fughe non lo cambiano.
    .title = Numero di giocatori

bg-setup-first-leader = Il primo Leader è estratto a caso fra i posti al tavolo. Opzione `first_leader`: lo nomina invece chi ospita la partita.
    .title = Primo Leader

bg-setup-characters = Ogni posto riceve a caso uno degli 8 Personaggi. Tutti i Personaggi iniziano in piedi nella Sala Ricreativa e tutti i dischi sospetto sono sulla casella gialla di partenza (0). Opzione `characters`, valore draft: si sceglie a turno, a partire dal primo Leader, prima di distribuire i ruoli.
    .title = Assegnare i Personaggi

bg-setup-hand = Il mazzo Azione ha 51 carte: 17 Usare, 17 Riparare e 17 Sabotare. Prima del round 1 ciascuno ne riceve 2; la fase 4 porta poi la mano a 3, come in ogni round.
    .title = Mazzo Azione e mano

bg-setup-weather-side = In 4, 5 o 6 si usa il lato 1-6, in 7 o 8 l'altro. I valori sono carburante del Generatore / carburante della Caldaia / passi del congelamento / passi dell'Elicottero di Soccorso. Lato 1-6: sole 1/1/1/4, nuvole 1/1/1/3, neve 1/1/2/2, tempesta 2/2/3/1. Lato 7-8: sole 1/1/1/4, nuvole 1/2/1/3, neve 2/2/2/2, tempesta 2/3/3/1.
    .title = Tabella del meteo

bg-setup-fuel = Sala Generatore e Sala Caldaia partono piene con 4 carburanti ciascuna, e 1 segna il serbatoio pieno dell'Elicottero di Soccorso. Il Deposito Sotterraneo ne contiene 10 in 4-5 giocatori, 14 in 6, 18 in 7-8. La Riserva Esterna ne ha n-1, giusto quelli che servono ai veicoli, che partono vuoti: 1 per l'Elicottero della Base e n-2 per il Gatto delle Nevi.
    .title = Carburante iniziale

bg-setup-food = La Dispensa parte con 16 cibi, qualunque sia il numero di giocatori. La Cucina parte vuota.
    .title = Cibo iniziale

bg-setup-damage = Il Capanno parte con 1 danno, l'Elicottero della Base con n-2 e la Sala Radio con n: questi tracciati sono così pieni. Sala Caldaia (3 spazi danno) e Sala Generatore (2) partono intatte. I segnalini rimasti formano la scorta nella Sala Operativa.
    .title = Danni iniziali

bg-setup-weapons = Il mazzo Armi, mescolato, sta nell'Armeria. Quantità per 4-5 / 6-7 / 8 giocatori: Dinamite 3/3/4, Arma da Fuoco 1/2/2, Lanciafiamme 1/1/2, Arma da Mischia 3/4/4, cioè 8, 10 o 12 carte. Le Molotov valgono come Dinamite.
    .title = Mazzo Armi

bg-setup-items = Il mazzo Oggetti, mescolato, sta nel Magazzino. Quantità per 4-5 / 6 / 7 / 8 giocatori: Torcia 2/3/3/3, Carburante 2/2/3/4, Chiavi 2/2/2/2, Attrezzi 2/2/3/4, Cavo 1/1/2/2, cioè 9, 10, 13 o 15 carte.
    .title = Mazzo Oggetti

bg-setup-lab = Per ogni posto si mettono nel sacchetto del Laboratorio 2 Sacche di Sangue e 3 Fallimenti: 2n segnalini buoni su 5n.
    .title = Sacchetto del Laboratorio

bg-setup-roles = I ruoli si assegnano con n segnalini cane, di cui uno Alieno: chi lo riceve è il primo Alieno, gli altri sono Umani. Ciascuno vede soltanto il proprio ruolo. Tutti, Umani o no, possiedono 2 segnalini contagio umani, 1 segnalino contagio alieno e una carta ruolo di ciascun tipo.
    .title = Assegnare i ruoli

bg-setup-contagion-bag = Assegnati i ruoli, tutti i 9 segnalini cane finiscono nel sacchetto del contagio: 7 sani e 2 Alieni. Un segnalino pescato da lì viene guardato e rimesso dentro, quindi il rischio resta di 2 su 9.
    .title = Sacchetto del contagio

bg-setup-dogs = I 4 cani attendono accanto al tabellone ed entrano alla fine del round 1, nella fase 8. La carta Canile parte sul proprio spazio, fuori dal mazzo Luoghi. Opzione `dogs_start_locked`: i quattro cani partono chiusi nel Canile e la sua carta è nel mazzo.
    .title = Cani all'inizio

bg-setup-leader-token = Si mescolano le 10 carte Luogo diverse dal Canile e si gira la prima: il Segnalino Leader parte in quel luogo. Poi la carta torna nel mazzo, che si rimescola.
    .title = Segnalino Leader

bg-setup-components = I componenti sono limitati: 34 carburanti, 20 danni, 16 cibi, 6 segnalini fuoco, 12 ricariche e in tutto 18 punti di Forza dell'Alieno. Un tracciato pieno non riceve altro. I danni per cui non restano segnalini nella scorta vanno persi.
    .title = Componenti limitati
