# Quello che i posti si dicono.

claim-i-trust = Mi fido di { $seat }.
claim-i-suspect = Sospetto di { $seat }.
claim-take-me = Portami con te.
claim-leave-me-out = Prendi qualcun altro.
claim-i-promise = Consegnerò { $thing }.
claim-i-gave = Ho consegnato { $thing }.
claim-i-help = Quello che consegno aiuta.
claim-i-do-not-help = Quello che consegno non aiuta.
claim-please-test = Qualcuno dovrebbe esaminare { $seat }.
claim-please-torch = Qualcuno dovrebbe bruciare { $seat }.
