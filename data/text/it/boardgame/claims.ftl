# Quello che i posti si dicono. Le ragioni seguono la frase che spiegano.

claim-it-was-not-me = { $way ->
    [0] Non sono stato io.
    [1] Guardate da un'altra parte.
   *[other] Avete sbagliato persona.
}
claim-i-trust = { $way ->
    [0] Mi fido di { $seat }.
    [1] { $seat } è a posto.
   *[other] Accanto a { $seat } starei tranquillo.
}
claim-i-suspect = { $way ->
    [0] Sospetto di { $seat }.
    [1] { $seat } mi preoccupa.
   *[other] Tengo d'occhio { $seat }.
}
claim-i-gave = Ho dato { $card }.
claim-i-go-to = Vado { $to-room }.
claim-please-test = { $way ->
    [0] Qualcuno dovrebbe sottoporre al Test { $seat }.
    [1] Voglio un Test per { $seat }.
   *[other] Un Test ci direbbe chi è { $seat }.
}
claim-please-repair = { $way ->
    [0] C'è da riparare { $in-room }, per favore.
    [1] C'è un guasto { $in-room }. Chi va?
   *[other] Servono attrezzi { $in-room }, per favore.
}
claim-please-fuel = { $way ->
    [0] Portate carburante { $to-room }, per favore.
    [1] Il carburante va portato { $to-room }, o geliamo.
   *[other] Chi porta carburante { $to-room }?
}

claim-i-knew-it = { $way ->
    [0] Lo sapevo: { $seat }.
    [1] { $seat }! Ve l'avevo detto.
   *[other] Che vi avevo detto? Era { $seat }.
}
claim-i-was-wrong = { $way ->
    [0] Mi sbagliavo su { $seat }.
    [1] Di { $seat } pensavo ben altro.
   *[other] { $seat }? Avrei giurato il contrario.
}
claim-so-it-was = { $way ->
    [0] Allora era { $seat }.
    [1] { $seat }. Per tutto questo tempo.
   *[other] E stavamo a tavola con { $seat }.
}
claim-now-you-know = { $way ->
    [0] Ora lo sapete. È troppo tardi.
    [1] Dovevate guardare meglio.
   *[other] Non sono mai stato dei vostri.
}
claim-one-of-us = { $way ->
    [0] { $seat } è dei nostri.
    [1] Bene. { $seat } non c'entra.
   *[other] Almeno su { $seat } possiamo contare.
}
claim-we-lost = { $way ->
    [0] Abbiamo perso { $seat }.
    [1] Ha preso { $seat }. Restiamo uniti.
   *[other] { $seat } non c'è più. Mi chiedo a chi tocca adesso.
}
claim-it-burns = { $way ->
    [0] Se ne va { $the-room }. Almeno fa caldo.
    [1] Brucia { $the-room }. Spero che non ci manchi.
   *[other] Non possiamo bruciare molto altro dopo { $the-room }.
}
claim-take-us-home = { $way ->
    [0] Tieni il motore acceso, { $seat }.
    [1] Non partire senza di noi, { $seat }.
   *[other] Portaci a casa, { $seat }.
}
claim-of-all-people = { $way ->
    [0] Proprio { $seat }.
    [1] Doveva essere { $seat }.
   *[other] Non mi piace vedere { $seat } a bordo.
}

trust-cards = { $way ->
    [0] Le sue carte erano buone.
    [1] Quello che ha dato ci è servito.
   *[other] Le sue carte non ci hanno mai tradito.
}
trust-company = { $way ->
    [0] Non pedina nessuno.
    [1] Non dà fastidio a nessuno.
   *[other] Non va dietro a nessuno.
}
trust-contact = { $way ->
    [0] Non ha incontrato nessuno che mi preoccupi.
    [1] Ha frequentato gente sicura.
   *[other] Ho visto chi ha incontrato.
}
trust-dog = È rimasto lontano dai cani.
trust-leading = { $way ->
    [0] Ci ha guidati bene.
    [1] Da Leader ha fatto quello che serviva.
   *[other] Ha usato bene le nostre carte.
}
trust-story = { $way ->
    [0] Quello che dice torna.
    [1] Finora ha detto la verità.
   *[other] Le sue parole e le carte vanno d'accordo.
}
trust-test = Ha superato un Test.
trust-token = { $way ->
    [0] Ho preso il suo segnalino ed era umano.
    [1] Ho visto il suo segnalino.
   *[other] Ci siamo incontrati, e io sono ancora io.
}
trust-vote = I suoi voti erano giusti.
trust-work = { $way ->
    [0] Ha fatto la sua parte.
    [1] Ha fatto quello che c'era da fare.
   *[other] Senza il suo lavoro staremmo peggio.
}

suspect-cards = { $way ->
    [0] Qualcuno ha rovinato le carte, e ha potuto farlo.
    [1] Una di quelle brutte carte può essere la sua.
   *[other] Quando c'è la sua carta, il mazzetto va male.
}
suspect-company = { $way ->
    [0] Segue gli altri ovunque.
    [1] È entrato dove c'era già qualcuno.
   *[other] Non sta mai dove non c'è nessuno.
}
suspect-contact = { $way ->
    [0] Ha incontrato qualcuno che era un Alieno.
    [1] È stato in una stanza con un Alieno.
   *[other] Chissà che cosa ha portato via da quell'incontro.
}
suspect-dog = È stato da solo con un cane.
suspect-leading = { $way ->
    [0] Ci ha guidati male.
    [1] Quello che ha fatto con le nostre carte non ci è servito.
   *[other] Non è così che si guida.
}
suspect-story = { $way ->
    [0] La sua storia non torna.
    [1] Quello che dice e quello che ho visto sono due cose diverse.
   *[other] Non può essere andata così.
}
suspect-test = { $way ->
    [0] Schiva ogni Test.
    [1] Non vuole farsi sottoporre a un Test.
   *[other] Chi non ha niente da nascondere il Test lo fa.
}
suspect-token = Il suo segnalino non mi è piaciuto.
suspect-vote = { $way ->
    [0] I suoi voti erano strani.
    [1] Indica le persone sbagliate.
   *[other] Non capisco perché abbia votato così.
}
suspect-work = { $way ->
    [0] Non fa la sua parte.
    [1] Quello che fa non serve a nessuno.
   *[other] Il lavoro lo fanno gli altri.
}
