# What seats tell each other.

claim-i-trust = I trust { $seat }.
claim-i-suspect = I suspect { $seat }.
claim-take-me = Take me along.
claim-leave-me-out = Take somebody else.
claim-i-promise = I will hand in { $thing }.
claim-i-gave = I handed in { $thing }.
claim-i-help = What I hand in helps.
claim-i-do-not-help = What I hand in does not help.
claim-please-test = Somebody should test { $seat }.
claim-please-torch = Somebody should torch { $seat }.
