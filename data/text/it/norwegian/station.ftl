section-station = La stazione

nw-setup-words = Quanto non è detto qui vale come all'Outpost 31. Dove quelle regole parlano di un cane sul tabellone si legga PNG, una delle persone che nessuno gioca; per Canile si legga Baracca. Non ci sono Cavi né test del fuoco.
    .title = Leggere le regole base

nw-setup-teams = All'inizio c'è un solo Alieno contro tutti gli altri, che sono Umani, e nessuno conosce il ruolo altrui. Chi viene infettato cambia squadra in segreto. Gli Umani cercano di fuggire, pochi alla volta con un veicolo o insieme con l'Elicottero di Soccorso, senza un Alieno tra loro; gli Alieni cercano di impedirlo, di fuggire loro stessi o di guadagnare tempo per il cane.
    .title = Due squadre

nw-setup-npcs = 4 PNG aspettano fuori dal tabellone ed entrano nella fase 8 del round 1. La carta Baracca entra nel mazzo Luoghi finché vi è rinchiuso un PNG.
    .title = I PNG

nw-setup-damage = La Sala Radio comincia con n danni, i veicoli senza. L'Elicottero della Base ha n-2 spazi danno, ogni Gatto delle Nevi 1.
    .title = Danni all'inizio

nw-setup-counters = Con 8 giocatori ci sono 21 spazi danno ma solo 20 segnalini. Finché la pila è vuota nessuna carta Sabotare può essere svolta in una stanza con spazi danno; l'Alieno e la fase 2 piazzano quel che c'è.
    .title = Pochi segnalini

nw-setup-fuel = I veicoli hanno per sempre il pieno; la Riserva Esterna non c'è. Le carte Carburante servono solo nella Sala Generatore e nella Sala Caldaia.
    .title = Serbatoi pieni

nw-setup-shed = Il Capanno è una sola stanza con una sola carta, per tre Personaggi e un PNG; vi stanno due Gatti delle Nevi uguali, ciascuno con il suo spazio danno.
    .title = Due Gatti delle Nevi

nw-setup-weapons = Numeri per 4-5 / 6-7 / 8 giocatori: Lanciafiamme 1/1/2, Granata 3/3/4, Arma da Mischia 3/4/4, Arma da Fuoco 1/2/2, e i tre Fucili da Cecchino 2, 3 e 4.
    .title = Mazzo Armi

nw-setup-items = Numeri per 4-5 / 6 / 7 / 8 giocatori: Chiavi 3, Torcia 2/3/3/3, Attrezzi 2/2/3/4, Carburante 2/2/3/4.
    .title = Mazzo Oggetti

nw-setup-records = Ogni giocatore ha una Dentatura che conosce lui solo. Quella di un Umano mostra otturazioni o denti sani con pari probabilità, ciascuno per sé; i denti del primo Alieno sono sani.
    .title = Dentature

nw-setup-characters = Sette persone hanno il potere di qualcuno dell'Outpost 31: Sam Carter quello di MacReady, il Dr. Sander di Blair, Lars di Bennings, Jonas di Windows, Juliette di Nauls, Kate di Garry e Derek quello di Clark, con i PNG. Nessuno ha quello di Norris; Peder ne ha uno suo.
    .title = Otto persone

nw-char-peder = Peder, assegnato a un Usare nel Magazzino, pesca 3 Oggetti, ne tiene 1 e mette gli altri in fondo al mazzo in ordine casuale.
    .title = Peder
