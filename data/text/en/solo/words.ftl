# What is called otherwise here.

log-assigned = { $seat } acts { $in-room }: { $card }.
log-action-lost = Nothing comes of { $card }: it is lost.
# The first brings all its Strength, every other 1 more.
log-exposed = { $n ->
    [one] The Thing breaks out of { $seat }, with { $n } Strength more.
   *[other] The Thing breaks out of { $seat }, with { $n } Strength.
}
log-suspected-yellow = The suspicion disk of { $seat } is on yellow.
log-boarded = { $seat } gets in { $in-vehicle }.
log-chain-human = The card of { $seat } was Human.
log-chain-alien = The card of { $seat } was Alien.
log-chain-first = The card of { $seat } was Alien.

status-exposed = lost to the Thing
status-dead = assimilated

ending-humans-escaped = You win: every Human got away { $in-vehicle }, and no Alien with them.
ending-frozen = The Thing wins: the base has frozen over.
ending-alien-boarded = The Thing wins: an Alien came aboard { $the-vehicle }.
ending-alien-left-among-us = The Thing wins: an Alien got away among the others { $in-vehicle }.
ending-alien-left-alone = The Thing wins: an Alien got away alone { $in-vehicle }.
ending-human-left-behind = The Thing wins: { $the-vehicle } left a Human behind.
ending-round-limit = The Thing wins: the last round is over, and the base freezes.

problem-dormitory-full = One Character in the Dormitory is enough for a round.
problem-not-there = The Alien does not reach that Character.
problem-not-another-character = Only another Character can get it.
problem-no-such-claim-here = There are no claims in this game: just talk.

fate-title = What were they?
fate-humans = With a Human card
