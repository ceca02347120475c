# Who won, and why.

ending-humans-escaped = The Humans win: every living Human got away { $in-vehicle }, and no Alien with them.
ending-last-human-turned = The Aliens win: the last Human has been infected.
ending-last-human-eaten = The Aliens win: the last Human has been assimilated.
ending-frozen = The Aliens win: the base has frozen over.
ending-alien-boarded = The Aliens win: an Alien was let aboard { $the-vehicle }.
ending-alien-left-among-us = The Aliens win: an Alien got away among the others { $in-vehicle }.
ending-alien-left-alone = The Aliens win: an Alien got away alone { $in-vehicle }.
ending-human-left-behind = The Aliens win: { $the-vehicle } left a living Human behind.
ending-exterminated = The Humans win: no Alien is left.
ending-round-limit = The Aliens win: the last round is over, and the base freezes.
ending-dog-escaped = The Aliens win: the dog has got away.
ending-deserted = Nobody in the base wins: only exposed Aliens are left in it.
ending-stranded = Nobody in the base wins: no way out is left.
