# The start page, the lobby and what stands around the table in the browser.

title = Whiteout
title-asked = ● Your turn · Whiteout
title-lobby = The table waits · Whiteout
home = Whiteout, to the start page
to-start = To the start page
close = Close
back = Back
copy = Copy
copied = Copied
link = Link
qr = The same link as a code for a camera
language = Language

start-eyebrow = Antarctica, the first week of winter, 1982
start-claim = Winter closes in, the radio is dead, and somebody at the table is not who they were this morning. Keep the heating on, call for help, choose whom you trust. A board game of hidden roles for 4 to 8, with friends or with bots, or for 1 to 3 against the Thing.
back-to-table = Back to your table
start-notice = Unofficial. Rules explained in our own words, drawings of our own. Icons from game-icons.net, CC BY 3.0.
way-bots = Play against bots
way-bots-hint = Begins at once, nothing to read first
way-alone = Alone against the Thing
way-alone-hint = All six Characters are yours; begins at once
way-friends = Open a table
way-friends-hint = Friends join by a link; bots fill empty seats
way-code = Join with a code
way-code-hint = Or paste the link you were sent
code-label = Code or link
join = Join
join-nothing = No table behind this code
begin = Begin the game
your-name = Your name
default-name = Guest
players = Players
bot-level = Bots
level-random = Chaotic
level-novice = Novice
level-regular = Regular
level-expert = Expert
clock = Time to decide
clock-off = No limit
clock-relaxed = Three minutes
clock-brisk = 45 seconds
clock-days = A day
clock-left = Time left
clock-hours = { $n } h
table-public = List it for everybody
table-watched = Others may look on
delay = When those who look on see it
delay-is = { $n ->
    [0] They see it at once
    [one] They see it a minute late
   *[other] They see it { $n } minutes late
}
stand-in-level = Plays for whoever is away
options = { $n ->
    [0] Options of the rules
    [one] Options of the rules: 1 changed
   *[other] Options of the rules: { $n } changed
}
table-open = Open the table
open-tables = Open tables
open-empty = Nobody yet
open-seats = { $n ->
    [one] 1 of { $of } seats free
   *[other] { $n } of { $of } seats free
}

lobby-title = The table waits
story-so-far = The dog got away from the Norwegian station. The story goes on at Outpost 31, where it leads the pack: only three together can catch it.
lobby-seats = { $n } of { $of } seats taken
fill-bots = { $n ->
    [one] Put a bot on the free seat
   *[other] Put bots on the { $n } free seats
}
seat-free = Free seat
add-bot = Add a bot
bot = Bot
remove = Remove
kick = Send away
make-host = Make host
host = host
you = you
ready = ready
not-ready = not ready yet
ready-no = I am ready
ready-yes = Ready, wait for me again
start-game = Start the game
stand-up = Stand up
sit-down = Sit down
table-is-full = All seats are taken. You can look on once the game begins.
lobby-late = { $n ->
    [one] The game reaches those who look on a minute late.
   *[other] The game reaches those who look on { $n } minutes late.
}
wait-seats = { $n ->
    [one] One seat is still free. Invite somebody, or let a bot sit there.
   *[other] { $n } seats are still free. Invite people, or let bots sit there.
}
wait-ready = { $n ->
    [one] Waiting for one player to be ready.
   *[other] Waiting for { $n } players to be ready.
}
wait-you = Everybody is ready. You start the game.
wait-host = Everybody is ready. The host starts the game.
shuffle-waiting = { $n ->
    [one] Shuffling: waiting for { $names }’s device.
   *[other] Shuffling: waiting for the devices of { $names }.
}
shuffle-failed = { $n ->
    [one] { $names }’s device did not answer, so the start was called off. Nothing was dealt.
   *[other] The devices of { $names } did not answer, so the start was called off. Nothing was dealt.
}
invite = Invite
invite-link = Link to this table
invite-code = Or by the code
wish = Character you would like
wish-none = no wish
look-colour = Colour
look-shape = Shape
colour-0 = amber
colour-1 = sky blue
colour-2 = green
colour-3 = yellow
colour-4 = violet blue
colour-5 = orange
colour-6 = pink
colour-7 = white
shape-0 = circle
shape-1 = square
shape-2 = diamond
shape-3 = hexagon
shape-4 = triangle
shape-5 = star
shape-6 = shield
shape-7 = cross

nowhere-title = Only snow here
nowhere = This address leads nowhere.

line-connecting = Calling the station …
line-waiting = The connection is lost. Trying again …
line-offline = You are offline. The table goes on as soon as you are back.
line-retry = Try now
line-gone-title = This table is gone
line-gone = There is no table under this address, or it was closed long ago.
line-closed-title = This game is private
line-closed = The game is under way, and its host lets nobody look on.
line-kicked-title = You were asked to leave
line-kicked = The host gave your seat away.
look-on = Look on
notice-back = Connected again. Nothing was missed.
notice-restarted = The station was restarted. Nothing is lost.
notice-taken-title = Your seat is on another device now.
notice-taken = It was handed over by a link. Here you only look on.
notice-already-here = You have a seat here already, and keep it.
notice-bad-link = This link does not work any more. Links for a seat work once.

refused-not-connected = Not connected right now.
refused-connection-lost = The connection broke just then. Look at the table: it shows what counts.
refused-server-trouble = The server had trouble. Try again in a moment.
refused-table-full = All seats are taken.
refused-look-taken = Somebody else has that already.
refused-name-taken = Somebody here has that name already.
refused-name-missing = A name is needed.
refused-name-reserved = That name belongs to the game or the server. Add something to it, such as an initial.
refused-name-mixed = A word of that name mixes alphabets that look alike.
refused-not-all-ready = Not everybody is ready.
refused-shuffling = The cards are being shuffled. Wait a moment.
refused-not-sealed = This device has added nothing to the shuffle.
refused-wrong-part = That is not what this device had sealed.
refused-seats-empty = Some seats are still free.
refused-host-only = Only the host can do that.
refused-not-now = That is not possible now.
refused-too-fast = A little slower, please.
refused-too-many-tables = Too many tables were opened from here. Try again later.
refused-muted = The host has muted you.
refused-no-such-table = There is no such table.
refused-no-such-code = Nobody knows this code. It may have been used already.
refused-somebody-leads = Somebody shows the replay already.
refused-already-revealed = Too late: somebody has learnt something by it.
refused-nothing-to-undo = There is nothing to take back.
refused-already-shown = Everybody has seen that already.
refused-already-seated = You have a seat already.
refused-too-many-requests = Too many requests from here. Wait a moment.
refused-too-late = Those who look on can be an hour late at most.
refused-no-such-clock = There is no such clock.
refused-never-played = This game was never played.
refused-no-such-choice = This choice was never made.
refused-no-sequel = This end leaves no story to go on with.
refused-no-giving-up = Players may only give up together in a game they win or lose together.
refused-away = A bot plays for you. Take your seat again first.
refused-bad-settings = These settings do not go together.
refused-character-taken = Somebody else has that character.
refused-no-spectators = This game lets nobody look on.
refused-no-such-bot = There is no such bot.
refused-no-such-game = There is no such game here.
refused-no-such-page = There is no such page.
refused-no-such-language = This language is not spoken here.
refused-no-such-character = There is no such character.
refused-nobody-there = Nobody sits there.
refused-not-away = You are at the table already.
refused-not-seated = Sit down first.
refused-not-started = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-not-practice = Advice is given only where all others are bots.
refused-not-understood = The server did not understand that. Load the page again.
refused-nothing-said = There is nothing in it.
refused-table-asleep = The table is just waking up. Try again in a moment.
refused-text-only = The server takes words only.
refused-too-long = That is too long.
refused-too-many-codes = Too many codes were tried from here. Wait a minute.
refused-wrong-origin = This page comes from another address than the table. Open the table’s own address.
refused-yourself = You cannot do that to yourself.
refused-dealt-at-random = Characters are dealt at random at this table.
refused-already-here = You have a seat here already.
refused-conflict = Somebody else was quicker. Look at the table and try again.
refused-full = The server’s disk is full. Nothing was changed.
refused-read-only = The server cannot write now. Nothing was changed.
refused-busy = The server is busy. Try again in a moment.
refused-corrupt = What is stored of this table cannot be read.
refused-unavailable = The server cannot reach its tables now. Try again in a moment.
refused-internal = The server made a mistake. It has been noted; try again.
refused-no-randomness = The server cannot draw lots now. Try again in a moment.
refused-wrong-host = The server is not called that. Open the table’s own address.
refused-too-many-sockets = Too many windows are open here. Close one of them.
refused-too-large = That is too long for the server.
refused-wrong-method = The server does not answer such a request. Load the page again.
refused-socket-only = This address is for the table’s own connection. Open the table’s page.
refused-kicked = The host sent you away from this table.
refused-said-enough = Enough has been said here.
refused-slow-request = That took too long to arrive. Please try again.
refused-in-use = Another server uses the database.
refused-undone-enough = You have taken back enough in this game.
refused-other = That was refused ({ $code }).

# How the deal can be checked, in the lobby and when the game is over.
fair-before = The deal is fair, and you can check it
fair-before-hint = The server has fixed its secret part of the shuffle, and every player’s device fixes one when its player is ready. These numbers are the proof: no part can be changed any more. The parts are opened when the host starts, and everybody sees them after the game.
fair-after = Check the deal
fair-wrong = Something is wrong with this deal
fair-after-hint = What your browser can say, from what it wrote down itself before the deal:
fair-promise-kept = The server’s part is the one it promised before the game.
fair-promise-broken = The server’s part is not the one it promised before the game.
fair-promise-unseen = This browser was not here before the deal. It cannot tell when the server made its promise.
fair-own-kept = The part that this browser added is in the deal, unchanged.
fair-own-broken = The part that this browser added is not in the deal.
fair-own-none = This browser added no part of its own.
fair-others-kept = Every other part is the one that was sealed before any part was opened.
fair-others-none = Nobody else’s device added a part.
fair-others-broken = Not what was sealed before the deal: the part of { $names }.
fair-others-unseen = This browser did not see the seals of the others. It cannot tell when they chose their parts.
fair-repeated = { $n ->
    [one] One start was called off before this deal, because a device did not answer.
   *[other] { $n } starts were called off before this deal, because devices did not answer.
}
fair-cards = Not checked here: that the cards follow from these parts. Save the game and let “whiteout verify” deal it again.
fair-promise = Promise of the server
fair-seed = Part of the server
fair-seal = Seal of { $name }
fair-part = Part of { $name }
bot-name = Bot { $n }
invite-local = This link works on this machine only. For friends, start the table with --listen 0.0.0.0:3131 and open it under the address that this machine has in your network.
game = Game
game-boardgame = The Thing: The Boardgame
game-norwegian = Norwegian Outpost
game-solo = Alone or up to three, against the Thing
game-infection = Infection at Outpost 31
