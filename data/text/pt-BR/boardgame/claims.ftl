# O que os lugares dizem uns aos outros. As razões vêm depois da frase que explicam.

claim-it-was-not-me = { $way ->
    [0] Não fui eu.
    [1] Procurem em outro lugar.
   *[other] Vocês pegaram a pessoa errada.
}
claim-i-trust = { $way ->
    [0] Confio em { $seat }.
    [1] { $seat } é de confiança.
   *[other] Ao lado de { $seat } eu fico tranquilo.
}
claim-i-suspect = { $way ->
    [0] Suspeito de { $seat }.
    [1] { $seat } me preocupa.
   *[other] Estou de olho em { $seat }.
}
claim-i-gave = Eu dei { $card }.
claim-i-go-to = Vou { $to-room }.
claim-please-test = { $way ->
    [0] Alguém deveria testar { $seat }.
    [1] Quero ver { $seat } passar por um Teste.
   *[other] Um Teste nos diria quem é { $seat }.
}
claim-please-repair = { $way ->
    [0] Há o que consertar { $in-room }, por favor.
    [1] Algo quebrou { $in-room }. Quem vai?
   *[other] Precisamos de ferramentas { $in-room }, por favor.
}
claim-please-fuel = { $way ->
    [0] Levem combustível { $to-room }, por favor.
    [1] O combustível tem que ir { $to-room }, ou congelamos.
   *[other] Quem leva combustível { $to-room }?
}

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
claim-now-you-know = { $way ->
    [0] Agora vocês sabem. É tarde demais.
    [1] Deviam ter olhado melhor.
   *[other] Eu nunca fui um de vocês.
}
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
claim-it-burns = { $way ->
    [0] Lá se vai { $the-room }. Pelo menos esquenta.
    [1] Tomara que { $the-room } não faça falta.
   *[other] Não dá para queimar muito mais do que { $the-room }.
}
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
trust-contact = { $way ->
    [0] Não encontrou ninguém que me preocupe.
    [1] Andou em boa companhia.
   *[other] Eu vi com quem se encontrou.
}
trust-dog = Ficou longe dos cachorros.
trust-leading = { $way ->
    [0] Liderou bem.
    [1] Como Líder fez o que era preciso.
   *[other] Usou bem as nossas cartas.
}
trust-story = { $way ->
    [0] O que diz faz sentido.
    [1] Até agora disse a verdade.
   *[other] A história e as cartas combinam.
}
trust-test = Passou em um Teste.
trust-token = { $way ->
    [0] Peguei a ficha que ofereceu e era humana.
    [1] Eu vi a ficha que ofereceu.
   *[other] A gente se encontrou, e eu continuo sendo eu.
}
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
suspect-contact = { $way ->
    [0] Encontrou alguém que era Alien.
    [1] Esteve em uma sala com um Alien.
   *[other] Quem sabe o que trouxe daquele encontro.
}
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
suspect-test = { $way ->
    [0] Foge de todos os Testes.
    [1] Não quer fazer nenhum Teste.
   *[other] Quem não tem nada a esconder faz o Teste.
}
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
