# O que os lugares dizem uns aos outros. As razões vêm depois da frase que explicam.

claim-i-am-human = Eu sou humano.
claim-it-was-not-me = Não fui eu.
claim-i-trust = Confio em { $seat }.
claim-i-suspect = Suspeito de { $seat }.
claim-i-gave = Eu dei { $card }.
claim-i-go-to = Vou { $to-room }.
claim-please-test = Alguém deveria testar { $seat }.
claim-please-repair = Há o que consertar { $in-room }, por favor.
claim-please-fuel = Levem combustível { $to-room }, por favor.

trust-cards = As cartas que deu eram boas.
trust-company = Fica na sua.
trust-contact = Não encontrou ninguém que me preocupe.
trust-dog = Ficou longe dos cachorros.
trust-leading = Liderou bem.
trust-story = O que diz faz sentido.
trust-test = Passou em um Teste.
trust-token = Peguei a ficha que ofereceu e era humana.
trust-vote = Votou certo.
trust-work = Trabalha duro.

suspect-cards = Alguém estragou as cartas, e teve como fazer isso.
suspect-company = Anda atrás dos outros.
suspect-contact = Encontrou alguém que era Alienígena.
suspect-dog = Esteve a sós com um cachorro.
suspect-leading = Liderou mal.
suspect-story = A história não fecha.
suspect-test = Foge de todos os Testes.
suspect-token = Não gostei da ficha que ofereceu.
suspect-vote = Votou de um jeito estranho.
suspect-work = Não faz a sua parte.
