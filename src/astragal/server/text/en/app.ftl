### What the browser app says.

close = Close
copy = Copy
copied = Copied
waiting = Setting the table…
rule-link = Rule { $rule }
menu-on = { $label } (on)

problem-unreachable = The server can't be reached. Check your connection and try again.
offline-since = Offline, as of { $when }
offline-help = The server can't be reached. You see what this browser saved last time.
problem-unknown = The server could not do that (status { $status }). Please try again.

## Going around

nav-label = Astragal
nav-home = Astragal, home page
nav-settings = Settings
nav-about = About
nav-rules = Rules

## Landing page

landing-title = Heroes, dice and cards, on one table
landing-lead = Play right away against a bot, around one screen, or with friends anywhere. The table knows the rules, and every roll can be verified.
landing-games = Games
landing-mine = My matches
landing-all = Show all ({ $count })
landing-turn = Your turn
landing-paused = Paused until you return
landing-remembered = Only its log is left
landing-lost = Can't be continued
landing-open = Open tables
landing-open-none = There are no open tables right now. Open one yourself: set up a table and make it public.
landing-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
landing-watch = Watch
landing-replays = Replays
landing-replays-none = You can watch the matches you have played again here.
landing-won = { $name } won
status-gathering = Waiting for players
status-playing = In progress
status-over = Over

play-now = Play now
play-tour = Guided first match
play-friends = Play with friends
play-screen = Around one screen
play-choose = Choose a hero
play-setup = Set up a table
play-ways = Ways to play { $game }
play-seats = { $count } players

import-title = Import a record
import-text = The text of a record
import-packs = The packs beside it come along.
import-file = A file with a record
import-send = Watch this record

name-label = Your name at the table
name-keep = Keep this name

## Setting a table up

new-title = { $game }: a new table
new-seats = Seats
new-count = How many seats
new-links = Each open seat gets a link to send to the person who will sit there.
new-rules = Rules
new-more =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
new-clock = Clock
new-public = Public table
new-public-help = Anyone may take an open seat or watch.
new-start = Start the match
new-gather = Open the table
clock-kind-none = No clock
clock-kind-none-help = Take your time.
clock-kind-quick = Quick
clock-kind-quick-help = 5 minutes each, plus 10 seconds per decision.
clock-kind-calm = Calm
clock-kind-calm-help = 15 minutes each, plus 20 seconds per decision.
clock-kind-days = Correspondence
clock-kind-days-help = 3 days each, plus 1 day per decision.
clock-table-none = No clock
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

seat-number = Seat { $number }
seat-bot = Bot
seat-bot-level = bot, { $level }
seat-deciding = deciding
seat-away = away
seat-stand-in = a bot is playing for them
seat-return = Return to the game: { $name }
seat-kind = Who sits in seat { $number }
seat-kind-me = A person at this screen
seat-kind-bot = A bot
seat-kind-open = A person elsewhere, via link
seat-free = free seat
seat-kind-person = A person
seat-level = How well the bot in seat { $number } plays
seat-name = Name for seat { $number }
seat-name-here = Name
seat-link = Link for seat { $number }
seat-sit = Sit down here

level-random = Dizzy: plays at random
level-easy = Novice
level-greedy = Grabber
level-smart = Sage

gathering-title = { $game }: waiting for players
gathering-open =
    { $count ->
        [one] One seat is free. Send its link to the person who will sit there.
       *[other] { $count } seats are free. Send each link to the person who will sit there.
    }
gathering-watching = You are watching.
gathering-ready = Everybody is here.
gathering-fill = All seats must be filled first; a bot will do.
gathering-host = The match begins when the host starts it.
gathering-watch = Link for spectators
fair-commit = Commitment for the dice

join-title = There is a seat for you
join-name = What should the others call you?
join-sit = Sit down
join-watch = Just watch

## Choosing a hero, or whatever the seats of a game choose

pick-title = Choose your hero
pick-title-for = Choose for { $name }
pick-seat = Seat { $n } of { $of }
pick-random = Random
pick-last = Last played
pick-last-short = last
pick-record = You and { $name }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } won
pick-play = Play as { $name }
pick-give = Choose { $name }

## The table

table-others = Other seats
table-board = Board
table-mine = Your seat
table-hand = Your hand
table-phases = Phases of the turn
table-watching = Watching
table-spectators =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
table-paused = Paused until the players are back.
table-leave = Leave the table
title-turn = Your turn

skip-decision = To the decision
decision-label = Decision
decision-options = What you can do
decision-yours = Your decision: { $sentence }
decision-until = Time left:
decision-waiting = Still to be asked: { $names }
decision-all =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
decision-more = more
decision-if = If you choose: { $words }
decision-again = Press again: { $words }
why-turn = { $name } decides now.

yield-label = Pass for a while
yield-none = Don't pass automatically
yield-turn = Pass until my turn

orders-title = Automatic passing
orders-preset = When to ask me
orders-ask = Ask me
orders-ask-help = Every time I could respond.
orders-smart = Smart
orders-smart-help = When I can respond and it concerns me.
orders-fast = Full speed
orders-fast-help = Only when I am about to be defeated, or for cards I marked.
orders-note = Every automatic pass is noted in the log. Nobody else sees your settings.
order-ask = Ask
order-always = Always stop
order-never = Never stop

undo = Undo
undo-can = Undoes your last move.
undo-not = You can't undo now. { $words }

opening-seat = { $own ->
    [yes] You begin
   *[no] { $name } begins
}: the first seat does.
log-title = Log
log-empty = Nothing has happened yet.
log-passes = Passes

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-spectator = { $name } (spectator)
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
say-hello = Hello!
say-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = Let me think.
say-hurry = Your move!
say-again = Another game?
say-bye = Goodbye!

clock-label = Clocks
clock-none = This match has no clock.
clock-days = d
clock-hours = h

move-label = Type a move
move-send = Do it

line-lost = The connection was lost. It will be restored automatically.
line-kept = Your move is saved and will be sent again.

curtain-text = Pass the screen to { $name }. Nobody else should look.
curtain-cards = { $name }: see my cards first
curtain-lift = I am { $name }: show my table

end-label = Result
end-first = First
end-rematch = Rematch
end-rematch-help = same again
end-stronger = Stronger bot
end-easier = Easier bot
end-review = Review
end-review-help = what mattered
end-new = New match
end-new-help = choose anew
end-board = Look at the board
end-open = Show the result
end-turning = The turning point: turn { $n }
end-swing = The largest swing ({ $unit }): turn { $n }
end-chance = { $name }: chance to win
end-turn = turn { $n }
end-of = { $name }, turn { $n }
end-other = { $name }: { $n }
end-replay = Watch the replay
end-verify = Verify the dice
end-home = Home page

keys-title = Keys
keys-off = Single-key shortcuts are turned off in the settings.
key-digits = The option with that number
key-default = The main button
key-cancel = Cancel, close
key-undo = Undo the last move
key-last = What happened last
key-options = What I can do
key-clock = The clocks
key-sound = Sounds on or off
key-type = Type a move
key-help = This list

generic-facts = On the table

## Settings

settings-lead = These are yours alone and never change the rules of a match.
settings-all = All settings
setting-language = Language
setting-theme = Colour theme
theme-system = Same as device
theme-dark = Dark
theme-light = Light
setting-speed = Animations
speed-0 = None
speed-0-5 = Fast
speed-1 = Normal
speed-2 = Slow
setting-sound = Sounds
setting-volume = Volume
sound-on = Sounds on
sound-off = Sounds off
sound-key = Key M
setting-odds = Show odds
setting-odds-help = The chance of each ability, now and when keeping the best dice.
setting-previews = Show the results of a choice
setting-previews-help = Damage and how it adds up, before you decide.
setting-confirm = Press twice to confirm a move
setting-confirm-help = Prevents accidental moves.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-help = Press ? at a table to see the list.
setting-notifications = Notify me when it is my turn
setting-notifications-help = The browser shows a notification while you are looking elsewhere.
setting-notifications-first = A notification like this tells you that it is your turn.
setting-notifications-refused = This browser does not let Astragal show notifications. You can allow them for this page in the browser's settings; some phones don't support them.
setting-preset = Automatic passing in new matches

account-title = Account
account-lead = You are playing as a guest, known only to this browser. With a login you have your matches on every device.
account-in = You are logged in as { $login }.
account-login = Login
account-password = Password
account-enter = Log in
account-make = Create an account
account-logout = Log out
token-title = A key for your own bot
token-lead = With this key, a program can sit down in your name. It is shown only once.
token-make = Create a key

## Other pages

missing-title = Nothing here
missing-page = There is no such page.
missing-table = There is no such table, or it is not open to you.
missing-record = There is no such record.
missing-game = There is no such game here.
missing-home = Home page

rules-search = Search by word or rule number
rules-none = There is no such rule.
replay-title = Replay
verify-title = Verify the dice
record-packs = Download its packs
record-download = Download the record

about-title = About Astragal
about-what = Astragal is a digital table for dice-and-card hero games. An astragal is the knucklebone that people threw before there were dice.
about-publishers = The games belong to their publishers. Astragal is an independent implementation of their rules; it contains none of their artwork and none of their text. To support the people who made these games, buy them.
about-fair = Fair dice
about-fair-text = Before a match, the server shows the fingerprint of a secret; every player then adds a number of their own, and all dice and shuffles follow from both. After the last move the secret is revealed, and anyone can compute every roll again.
about-licences = Licences and thanks
about-code = Astragal itself is free software under the MIT licence.
about-icons = The icons are from game-icons.net, licensed under CC BY 3.0, drawn by:
about-fonts = The typefaces are Forum (Denis Masharov) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licensed under the SIL Open Font License.
