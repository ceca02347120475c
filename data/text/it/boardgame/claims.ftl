# Quello che i posti si dicono. Le ragioni seguono la frase che spiegano.

claim-i-am-human = Sono umano.
claim-it-was-not-me = Non sono stato io.
claim-i-trust = Mi fido di { $seat }.
claim-i-suspect = Sospetto di { $seat }.
claim-i-gave = Ho dato { $card }.
claim-i-go-to = Vado { $to-room }.
claim-please-test = Qualcuno dovrebbe sottoporre al Test { $seat }.
claim-please-repair = C'è da riparare { $in-room }, per favore.
claim-please-fuel = Portate carburante { $to-room }, per favore.

trust-cards = Le sue carte erano buone.
trust-company = Se ne sta per conto suo.
trust-contact = Non ha incontrato nessuno che mi preoccupi.
trust-dog = È rimasto lontano dai cani.
trust-leading = Ci ha guidati bene.
trust-story = Quello che dice torna.
trust-test = Ha superato un Test.
trust-token = Ho preso il suo segnalino ed era umano.
trust-vote = I suoi voti erano giusti.
trust-work = Lavora sodo.

suspect-cards = Qualcuno ha rovinato le carte, e ha potuto farlo.
suspect-company = Segue gli altri ovunque.
suspect-contact = Ha incontrato qualcuno che era un Alieno.
suspect-dog = È stato da solo con un cane.
suspect-leading = Ci ha guidati male.
suspect-story = La sua storia non torna.
suspect-test = Schiva ogni Test.
suspect-token = Il suo segnalino non mi è piaciuto.
suspect-vote = I suoi voti erano strani.
suspect-work = Non fa la sua parte.
