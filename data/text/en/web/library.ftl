# Games that are over: the library, and what comes of counting them.

library = Library
library-hint = Games that are over, the most dramatic first. Watch any of them again with everybody’s eyes.
library-filter = Show
library-game = Game
library-players = Players
library-any-players = any number
library-any-game = every game
library-end = Won by
library-any-end = anybody
library-text = Name or character
library-order = Order
library-order-drama = Most dramatic first
library-order-newest = Newest first
library-found = { $n ->
    [0] No game
    [one] One game
   *[other] { $n } games
}
library-none-title = The shelf is empty
library-none = When a game at a listed table is over, it stands here. You can also import a saved game.
library-nothing = No game is like that. Ask for less.
library-loading = Looking along the shelf …
library-more = { $n ->
    [one] One more
   *[other] { $n } more
}
library-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
library-minutes = { $n ->
    [0] under a minute
    [one] 1 minute
   *[other] { $n } minutes
}
library-drama = Drama { $n } of 100
library-seats = { $n } players
library-options = { $n ->
    [one] 1 option changed
   *[other] { $n } options changed
}
library-winner = won
library-import = Import a saved game
library-import-hint = A file saved at the end of a game, with this version or an earlier one.
library-importing = Checking the game …
library-import-done = Imported. Until you add it to the library, only people with its link can watch it.
library-import-unproven = Imported, but the rules do not confirm it: these events do not follow from its choices. You can watch it, but it cannot be in the library.
library-import-list = Add it to the library
library-listed = It is in the library now.
library-marks = About this game
library-imported = Imported
library-imported-hint = Its names are whatever the file says.
library-custom = Custom components
library-custom-hint = Played with component values of its own, and counted separately.
library-unproven = Unproven
library-unproven-hint = The rules do not confirm these events: the file may have been changed.
library-delete = Delete
library-delete-ask = Delete this game for everybody? It cannot be brought back.
library-delete-sure = Delete for ever
library-delete-keep = Keep it
library-deleted = The game is gone.
library-list = Show games of this table in the library
side-humans = Humans
side-aliens = Aliens
side-imitations = Imitations
side-nobody = nobody
side-against = the hidden side

reason-humans-escaped = The Humans got away
reason-last-human-turned = The last Human was infected
reason-last-human-eaten = The last Human was assimilated
reason-frozen = The base froze over
reason-alien-boarded = An Alien was let aboard
reason-alien-left-among-us = An Alien got away among the others
reason-alien-left-alone = An Alien got away alone
reason-human-left-behind = A Human was left behind
reason-dog-escaped = The dog got away
reason-deserted = Only Aliens were left
reason-stranded = No way out was left
reason-ufo-launched = The UFO took off
reason-ufo-overrun = The UFO was lost to the Alien
reason-ufo-alien-beaten = The Alien was beaten in the UFO
reason-ufo-stopped = The UFO was stopped
reason-exterminated = No Alien was left
reason-nobody-left = No Character was left
reason-conceded = The players gave up
reason-round-limit = The last round was over
reason-escaped = The helicopter got away clean
reason-imitations-torched = No Imitation was left
reason-contagion-full = Contagion reached its end
reason-outpost-destroyed = The outpost was destroyed
reason-objective-impossible = What was needed was lost
reason-stowed-away = An Imitation was aboard
reason-turn-limit = The last turn was over

stats = Statistics
stats-hint = Counted from games that are over. A bar shows where the true share lies, 95 times of 100: the fewer games, the longer.
stats-whose = Whose games
stats-all = This server’s
stats-own = Mine
stats-own-hint = From the tables that this browser has sat at. Nobody else can ask for it.
stats-loading = Counting …
stats-none = There is nothing to count yet.
stats-none-own = This browser has not yet played a game to its end here.
stats-games = { $n ->
    [one] One game
   *[other] { $n } games
}
stats-imported = { $n ->
    [one] 1 of them imported
   *[other] { $n } of them imported
}
stats-custom = { $n ->
    [one] 1 with custom components, counted separately
   *[other] { $n } with custom components, counted separately
}
stats-with-custom = { $game }, custom components
stats-side = Who won
stats-side-own = What I won, by side
stats-reason = How games ended
stats-players = Humans win, by players
stats-players-own = I win, by players
stats-mode = Humans win, by options
stats-mode-own = I win, by options
stats-character = Characters who win
stats-length = How long games take
stats-standard = as usual
stats-share = { $percent } %
stats-of = { $count } of { $of }
stats-within = { $low } to { $high } %
stats-length-rounds = Rounds: { $least } to { $most }, half of the games within { $median }
stats-length-minutes = Minutes: { $least } to { $most }, half of the games within { $median }
stats-json = Save as JSON
stats-csv = Save as CSV

refused-file-foreign = This is not the file of a game.
refused-file-cut-off = Only a part of the file is here: it ends too soon.
refused-file-version = This game was saved by a newer version than this server has.
refused-file-other-game = This is a game that nobody plays here.
refused-file-unfinished = This game is not over.
refused-file-damaged = Something in this file was changed or is broken: no game goes like that.
refused-file-too-long = This file holds more than any game could.
refused-file-unproven = The rules do not confirm this game, so it cannot be in the library.
refused-game-too-long = This game is too long to be shown.
