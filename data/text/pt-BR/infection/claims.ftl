# O que os lugares dizem uns aos outros.

claim-i-trust = Confio em { $seat }.
claim-i-suspect = Suspeito de { $seat }.
claim-take-me = Me leve junto.
claim-leave-me-out = Leve outra pessoa.
claim-i-promise = Vou entregar { $thing }.
claim-i-gave = Entreguei { $thing }.
claim-i-help = O que eu entrego ajuda.
claim-i-do-not-help = O que eu entrego não ajuda.
claim-please-test = Alguém deveria testar { $seat }.
claim-please-torch = Alguém deveria queimar { $seat }.
