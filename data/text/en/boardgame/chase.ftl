# The chase through the UFO.

room-sector-a = Sector A
    .the = Sector A
    .in = in Sector A
    .to = to Sector A
room-sector-b = Sector B
    .the = Sector B
    .in = in Sector B
    .to = to Sector B
room-sector-c = Sector C
    .the = Sector C
    .in = in Sector C
    .to = to Sector C
room-sector-d = Sector D
    .the = Sector D
    .in = in Sector D
    .to = to Sector D
room-sector-e = Sector E
    .the = Sector E
    .in = in Sector E
    .to = to Sector E
room-sector-f = Sector F
    .the = Sector F
    .in = in Sector F
    .to = to Sector F
room-sector-g = Sector G
    .the = Sector G
    .in = in Sector G
    .to = to Sector G
room-sector-h = Sector H
    .the = Sector H
    .in = in Sector H
    .to = to Sector H

place-outside = Before the UFO
token-nothing = no token
token-face-down = a token face down
token-open = token { $n }

phase-chase = Escape by UFO

prompt-enter = which sector do you go to?
prompt-alien-sector = which sector with both sides comes next?
prompt-alien-choice-ufo = whom does the Alien take { $in-room }, or does it hold the sector?
prompt-collect-room = in which sector do the Humans collect next?
prompt-launch = activate the next launch card for { $n }?
prompt-order-tests = which test comes first?

choice-hold = Hold { $the-room } and take its tokens
choice-enter = Go { $to-room } ({ $lying })
choice-pay = { $count ->
    [one] Pay { $n } with token { $tokens }
   *[other] Pay { $n } with tokens { $tokens }
}
choice-pass-launch = Activate no launch card
choice-first = Begin with { $test }

log-tests-ordered = { $test } comes first tonight.
log-ufo-began = The Alien drives to the UFO, and { $seats } give chase. All Aliens show themselves, with { $n } Strength in all.
log-token-laid = A departure token { $n } lies { $in-room }.
log-entered-sector = { $seat } goes { $to-room }.
log-threw-card = { $seat } throws a card away for it.
log-fled-ufo = { $count ->
    [one] { $seats } leaves the sector and lies.
   *[other] { $seats } leave the sector and lie.
}
log-alien-holds = The Alien holds { $the-room }.
log-collected-alien = { $count ->
    [one] The Alien takes token { $tokens } { $in-room }.
   *[other] The Alien takes tokens { $tokens } { $in-room }.
}
log-collected-human = The Humans take token { $tokens } { $in-room } out of the game.
log-collected-reserve = The Humans { $in-room } take token { $tokens } of the reserve out of the game.
log-collected-nothing = Nothing is left to be taken { $in-room }.
log-launched = { $count ->
    [one] Launch card { $n } goes active, paid with token { $tokens }.
   *[other] Launch card { $n } goes active, paid with tokens { $tokens }.
}

ending-ufo-launched = The Aliens win: the UFO has taken off.
ending-ufo-overrun = The Aliens win: no Human is left in the UFO.
ending-ufo-alien-beaten = The Humans win: no Alien is left in the UFO.
ending-ufo-stopped = The Humans win: the UFO cannot take off any more.

problem-too-weak-for-the-sector = That sector asks for more Strength.
problem-sector-full = No more Humans fit into that sector.
problem-not-a-sector = That is not a sector of the UFO.
problem-no-card-for-fire = You have no Action card to throw away for it.
problem-not-a-fitting-payment = Those tokens do not pay for the card, or are more than it takes.
problem-not-in-this-place = That cannot be done in the UFO.
