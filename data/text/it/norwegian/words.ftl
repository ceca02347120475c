# Che cosa qui si chiama altrimenti.

room-kennel = Baracca
    .the = la Baracca
    .in = nella Baracca
    .to = nella Baracca

weapon-dynamite = Granata
    .a = una Granata
count-weapon-dynamite = { $n ->
    [one] una Granata
   *[other] { $n } Granate
}

character-bennings = Lars
character-blair = Dr. Sander
character-clark = Derek
character-garry = Kate
character-macready = Sam Carter
character-nauls = Juliette
character-windows = Jonas

log-dog-eaten = L'Alieno prende un PNG { $in-room } e guadagna 1 Forza.
log-dog-caught = Il PNG { $in-room } viene sopraffatto e chiuso nella Baracca.
log-dog-bit = { $seat } è da solo con un PNG e pesca dal sacchetto del contagio.
log-learnt-human = Il segnalino preso da { $other } è umano: il tuo ruolo e i tuoi denti restano quelli di prima.
log-learnt-alien = Il segnalino preso da { $other } è alieno: il tuo ruolo è Alieno, e i tuoi denti sono sani.
log-learnt-of-dog-human = Il segnalino del PNG è sano: il tuo ruolo e i tuoi denti restano quelli di prima.
log-learnt-of-dog-alien = Il segnalino del PNG è alieno: il tuo ruolo è Alieno, e i tuoi denti sono sani.
log-dogs-gathered = I PNG liberi vengono raccolti.
log-dog-placed = Un PNG si aggira { $in-room }.
log-kennel-opened = La Baracca si apre e i suoi PNG sono liberi.
log-chain-dog = { $seat } è stato infettato da un PNG.
choice-eat-dog = Prendi il PNG
prompt-alien-choice-kennel = l'Alieno prende un PNG nella Baracca?
trust-dog = È rimasto lontano dai PNG.
suspect-dog = È stato da solo con un PNG.

ending-humans-escaped = Vittoria degli Umani: chi era ancora Umano alla stazione è fuggito { $in-vehicle }, senza alcun Alieno.
fate-dog = contagio da un PNG: { $when }, { $in-room }
