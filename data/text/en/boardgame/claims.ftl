# What seats tell each other. Reasons follow the sentence they explain.

claim-i-am-human = I am Human.
claim-it-was-not-me = It was not me.
claim-i-trust = I trust { $seat }.
claim-i-suspect = I suspect { $seat }.
claim-i-gave = I gave { $card }.
claim-i-go-to = I am going { $to-room }.
claim-please-test = Somebody should test { $seat }.
claim-please-repair = Please repair something { $in-room }.
claim-please-fuel = Please bring fuel { $to-room }.

trust-cards = Their cards were good.
trust-company = They keep to themselves.
trust-contact = They met nobody I worry about.
trust-dog = They kept clear of the dogs.
trust-leading = They led us well.
trust-story = What they say fits.
trust-test = They passed a Test.
trust-token = I took their token and it was Human.
trust-vote = Their votes were right.
trust-work = They work hard.

suspect-cards = Somebody spoilt the cards, and they could have.
suspect-company = They follow people around.
suspect-contact = They met somebody who was an Alien.
suspect-dog = They were alone with a dog.
suspect-leading = They led us badly.
suspect-story = Their story does not fit.
suspect-test = They keep out of the way of every Test.
suspect-token = I did not like their token.
suspect-vote = Their votes were odd.
suspect-work = They do not do their share.
