# A game that is over, seen again, and the reveal at its end.

replay = Replay
replay-watch = Watch the replay
replay-loading = The reel is being threaded …
replay-none-title = No replay here
replay-not-over-title = Not over yet
replay-to-table = To the table
to-replay = To the controls
replay-controls = Controls
replay-play = Play
replay-pause = Pause
replay-forward = One step forward (→)
replay-back = One step back (←)
replay-round-forward = Next round (Page Down)
replay-round-back = Back to the beginning of the round (Page Up)
replay-speed = Speed
replay-moment = Moment
replay-now = What happens now
replay-jump = Jump to
replay-whose-eyes = Whose eyes
replay-truth = The truth
replay-truth-hint = Nothing is hidden
replay-eyes = With the eyes of { $name }
replay-copy = Copy the link to this moment
replay-held = Secretly held
replay-holds-nothing = nothing
tab-held = Hidden
reveal = The reveal
reveal-look = see that moment
reveal-lies = { $n ->
    [one] Told one lie.
   *[other] Told { $n } lies.
}
reveal-again = Once more
reveal-close = Back to the replay
truth-title = What was said, and what was true
truth-nothing = Nobody said anything that can be checked.
truth-word = “{ $said }”
truth-lie = A lie: { $what }.
truth-broken = Did not keep it: { $what }.
truth-wrong = Wrong: { $what }.
truth-true = True: { $what }.
truth-kept = Kept it: { $what }.
truth-right = Right: { $what }.
truth-was-human = { $name } was Human
truth-was-alien = { $name } was an Alien
truth-was-imitation = { $name } was an Imitation
truth-cards = it was { $what }
truth-no-token = no such token was ever taken
truth-lies = { $n ->
    [0] no lie
    [one] one lie
   *[other] { $n } lies
}
truth-opinions = about others: { $right } of { $of } right
truth-more = { $n ->
    [one] One more word of theirs, checked
   *[other] { $n } more of their words, checked
}
beliefs = Beliefs
belief-title-role = Who looked like an Alien, in per cent
belief-title-blood = Who looked like an Imitation, in per cent
belief-turn = a turning point
hindsight-ask = What would an expert have done?
hindsight-better = Rather: { $what } ({ $value } % to win instead of { $made } %).
hindsight-good = Nothing better, or little hung on it.
picture-title = A picture to post
picture-told = A picture of this game: { $told }
picture-share = Share
picture-png = Save as PNG
picture-svg = Save as SVG
picture-failed = Your browser could not make the picture.
together = Watching together
together-lead = Show it to the others
together-leading = You show it to the others.
together-follows = { $name } shows the replay. You follow.
together-shown = { $name } shows the replay.
together-let-go = Stop showing it
together-step-off = Look on my own
together-rejoin = Follow again
together-watch = Watch along
together-talk = Talk now
together-say = Talk to those who watch
together-silence = Nothing has been said since the game.
scores-title = Who saw through them
turns-title = The choices that mattered most
turns-find = Find them
turns-thinking = An expert thinks the game over …
turns-none = No choice of this game would have changed much.
turns-choice = mattered: { $what }
beliefs-thinking = What everybody could have believed is being worked out …
thinking-failed = The thinking was interrupted.
