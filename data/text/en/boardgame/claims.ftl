# What seats tell each other. Reasons follow the sentence they explain.

claim-it-was-not-me = { $way ->
    [0] It was not me.
    [1] Look somewhere else.
   *[other] You have got the wrong one.
}
claim-i-trust = { $way ->
    [0] I trust { $seat }.
    [1] { $seat } is all right.
   *[other] I would stand next to { $seat } any time.
}
claim-i-suspect = { $way ->
    [0] I suspect { $seat }.
    [1] { $seat } worries me.
   *[other] I have my eye on { $seat }.
}
claim-i-gave = I gave { $card }.
claim-i-go-to = I am going { $to-room }.
claim-please-test = { $way ->
    [0] Somebody should test { $seat }.
    [1] I want to see { $seat } tested.
   *[other] A Test would tell us about { $seat }.
}
claim-please-repair = { $way ->
    [0] Please repair something { $in-room }.
    [1] Something is broken { $in-room }. Who goes?
   *[other] Tools, please: we need them { $in-room }.
}
claim-please-fuel = { $way ->
    [0] Please bring fuel { $to-room }.
    [1] Fuel has to go { $to-room }, or we freeze.
   *[other] Who takes fuel { $to-room }?
}

claim-i-knew-it = { $way ->
    [0] I knew it: { $seat }.
    [1] { $seat }! I told you so.
   *[other] Did I not say it? It was { $seat }.
}
claim-i-was-wrong = { $way ->
    [0] I was wrong about { $seat }.
    [1] That is not what I thought of { $seat }.
   *[other] { $seat }? I would have sworn otherwise.
}
claim-so-it-was = { $way ->
    [0] So it was { $seat }.
    [1] { $seat }. All this time.
   *[other] And we sat at one table with { $seat }.
}
claim-now-you-know = { $way ->
    [0] Now you know. It is too late.
    [1] You should have looked closer.
   *[other] I was never one of you.
}
claim-one-of-us = { $way ->
    [0] { $seat } is one of us.
    [1] Good. That leaves { $seat } out of it.
   *[other] At least we can count on { $seat }.
}
claim-we-lost = { $way ->
    [0] We have lost { $seat }.
    [1] It took { $seat }. Stay close together.
   *[other] Poor { $seat }. I wonder who is next.
}
claim-it-burns = { $way ->
    [0] There goes { $the-room }. At least it is warm.
    [1] Nobody will miss { $the-room }. I hope.
   *[other] We cannot burn much more than { $the-room }.
}
claim-take-us-home = { $way ->
    [0] Keep the engine running, { $seat }.
    [1] Do not leave without us, { $seat }.
   *[other] Take us home, { $seat }.
}
claim-of-all-people = { $way ->
    [0] { $seat }, of all people.
    [1] It had to be { $seat }.
   *[other] I do not like { $seat } sitting there.
}

trust-cards = { $way ->
    [0] Their cards were good.
    [1] Whatever they handed in, it helped.
   *[other] Their cards have never let us down.
}
trust-company = { $way ->
    [0] They follow nobody around.
    [1] They stay out of other people's way.
   *[other] They do not go after anybody.
}
trust-contact = { $way ->
    [0] They met nobody I worry about.
    [1] They kept good company.
   *[other] I have seen whom they met.
}
trust-dog = They kept clear of the dogs.
trust-leading = { $way ->
    [0] They led us well.
    [1] As Leader they did what was needed.
   *[other] They used our cards well.
}
trust-story = { $way ->
    [0] What they say fits.
    [1] So far they have told the truth.
   *[other] Their story and the cards agree.
}
trust-test = They passed a Test.
trust-token = { $way ->
    [0] I took their token and it was Human.
    [1] I have seen their token.
   *[other] We met, and I am still myself.
}
trust-vote = Their votes were right.
trust-work = { $way ->
    [0] They have done their share.
    [1] They did what had to be done.
   *[other] Without them we would be worse off.
}

suspect-cards = { $way ->
    [0] Somebody spoilt the cards, and they could have.
    [1] One of those bad cards may well be theirs.
   *[other] The stack is bad whenever they are in it.
}
suspect-company = { $way ->
    [0] They follow people around.
    [1] They walked in on somebody.
   *[other] They went where somebody already stood.
}
suspect-contact = { $way ->
    [0] They met somebody who was an Alien.
    [1] They were in one room with an Alien.
   *[other] Who knows what they brought back from that meeting.
}
suspect-dog = They were alone with a dog.
suspect-leading = { $way ->
    [0] They led us badly.
    [1] What they did with our cards was no help.
   *[other] That was not how one leads.
}
suspect-story = { $way ->
    [0] Their story does not fit.
    [1] What they say and what I saw are two things.
   *[other] That cannot be how it was.
}
suspect-test = { $way ->
    [0] They keep out of the way of every Test.
    [1] They do not want to be tested.
   *[other] Somebody with nothing to hide would take a Test.
}
suspect-token = I did not like their token.
suspect-vote = { $way ->
    [0] Their votes were odd.
    [1] They point at the wrong people.
   *[other] I do not see why they voted like that.
}
suspect-work = { $way ->
    [0] They do not do their share.
    [1] What they do helps nobody.
   *[other] Others do the work for them.
}
