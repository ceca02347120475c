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

claim-i-knew-it = { $way ->
    [0] Eu sabia: { $seat }.
    [1] { $seat }! Eu avisei.
   *[other] Eu não disse? Era { $seat }.
}
claim-i-was-wrong = { $way ->
    [0] Eu errei sobre { $seat }.
    [1] Eu pensava outra coisa de { $seat }.
   *[other] { $seat }? Eu juraria o contrário.
}
claim-so-it-was = { $way ->
    [0] Então era { $seat }.
    [1] { $seat }. Esse tempo todo.
   *[other] E nós à mesa com { $seat }.
}
claim-now-you-know = Agora vocês sabem. É tarde demais.
claim-one-of-us = { $way ->
    [0] { $seat } é dos nossos.
    [1] Ótimo. { $seat } está fora de dúvida.
   *[other] Ao menos com { $seat } podemos contar.
}
claim-we-lost = { $way ->
    [0] Perdemos { $seat }.
    [1] A coisa levou { $seat }. Fiquem juntos.
   *[other] Pobre { $seat }. Eu me pergunto quem vem agora.
}
claim-it-burns = Lá se vai { $the-room }. Pelo menos esquenta.
claim-take-us-home = { $way ->
    [0] Deixe o motor ligado, { $seat }.
    [1] Não vá sem a gente, { $seat }.
   *[other] Leve-nos para casa, { $seat }.
}
claim-of-all-people = { $way ->
    [0] Logo { $seat }.
    [1] Tinha que ser { $seat }.
   *[other] Não gosto de ver { $seat } ali.
}

trust-cards = { $way ->
    [0] As cartas que deu eram boas.
    [1] O que entregou nos ajudou.
   *[other] As cartas que dá nunca nos deixaram na mão.
}
trust-company = { $way ->
    [0] Não segue ninguém.
    [1] Não atrapalha ninguém.
   *[other] Não vai atrás de ninguém.
}
trust-contact = Não encontrou ninguém que me preocupe.
trust-dog = Ficou longe dos cachorros.
trust-leading = Liderou bem.
trust-story = O que diz faz sentido.
trust-test = Passou em um Teste.
trust-token = Peguei a ficha que ofereceu e era humana.
trust-vote = Votou certo.
trust-work = { $way ->
    [0] Fez a sua parte.
    [1] Fez o que precisava ser feito.
   *[other] Sem esse trabalho estaríamos pior.
}

suspect-cards = { $way ->
    [0] Alguém estragou as cartas, e teve como fazer isso.
    [1] Uma daquelas cartas ruins pode ser de quem eu digo.
   *[other] Sempre que participa, a pilha vem ruim.
}
suspect-company = { $way ->
    [0] Anda atrás dos outros.
    [1] Entrou onde já havia alguém.
   *[other] Nunca fica onde não há ninguém.
}
suspect-contact = Encontrou alguém que era Alien.
suspect-dog = Esteve a sós com um cachorro.
suspect-leading = { $way ->
    [0] Liderou mal.
    [1] O que fez com as nossas cartas não ajudou.
   *[other] Não é assim que se lidera.
}
suspect-story = { $way ->
    [0] A história não fecha.
    [1] O que diz e o que eu vi são coisas diferentes.
   *[other] Não pode ter sido assim.
}
suspect-test = Foge de todos os Testes.
suspect-token = Não gostei da ficha que ofereceu.
suspect-vote = { $way ->
    [0] Votou de um jeito estranho.
    [1] Aponta para as pessoas erradas.
   *[other] Não entendo por que votou assim.
}
suspect-work = { $way ->
    [0] Não faz a sua parte.
    [1] O que faz não ajuda ninguém.
   *[other] O trabalho fica para os outros.
}
