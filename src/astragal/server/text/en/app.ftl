### What the browser app says.

close = Close
copy = Copy
copied = Copied
waiting = The table is being laid…
rule-link = Rule { $rule }
menu-on = { $label } (on)

problem-unreachable = The server can't be reached. Check your connection and try again.
problem-unknown = The server could not do that (status { $status }). Try again.

## Going around

nav-label = Astragal
nav-home = Astragal, to the front page
nav-settings = Settings
nav-about = About
nav-rules = Rules

## Landing page

landing-title = Heroes, dice and cards, on one table
landing-lead = Play at once against a bot, around this screen, or with friends anywhere. The rules are kept for you, and every roll can be proved.
landing-games = Games
landing-mine = My matches
landing-turn = Your turn
landing-open = Open tables
landing-open-none = No public table is open now. Open one yourself: set up a table and make it public.
landing-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
landing-watch = Watch
landing-replays = Replays
landing-replays-none = Matches that you have played can be watched again here.
landing-won = { $name } won
status-gathering = Waiting for players
status-playing = Being played
status-over = Over

play-now = Play now
play-tour = Guided first match
play-friends = Play with friends
play-screen = Around this screen
play-setup = Set up a table
play-ways = Ways to play { $game }
play-seats = { $count } players

import-title = Bring in a record
import-text = The text of a record
import-file = A file with a record
import-send = Watch this record

name-label = Your name at the table
name-keep = Keep this name

## Setting a table up

new-title = { $game }: a new table
new-seats = Seats
new-count = How many seats
new-links = Each open seat gets a link that you can send to whoever shall sit there.
new-rules = Rules
new-more =
    { $count ->
        [one] { $count } more rule
       *[other] { $count } more rules
    }
new-clock = Clock
new-public = Public table
new-public-help = Anybody may take an open seat or watch.
new-start = Begin the match
new-gather = Open the table
clock-kind-none = No clock
clock-kind-none-help = Take your time.
clock-kind-quick = Quick
clock-kind-quick-help = 5 minutes each, and 10 seconds for every decision.
clock-kind-calm = Calm
clock-kind-calm-help = 15 minutes each, and 20 seconds for every decision.
clock-kind-days = By turns
clock-kind-days-help = 3 days each, and 1 day for every decision.
clock-table-none = No clock
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

seat-number = Seat { $number }
seat-bot = Bot
seat-deciding = deciding
seat-away = away
seat-stand-in = a bot plays for them
seat-return = Play { $name } again yourself
seat-kind = Who sits on seat { $number }
seat-kind-me = A person at this screen
seat-kind-bot = A bot
seat-kind-open = A person elsewhere, by link
seat-kind-person = A person
seat-level = How well the bot on seat { $number } plays
seat-name = Name on seat { $number }
seat-name-here = Name
seat-link = Link for seat { $number }
seat-sit = Sit down here

level-random = Dizzy: plays at random
level-easy = Novice
level-greedy = Grabber
level-smart = Sage

gathering-title = { $game }: the table fills
gathering-open =
    { $count ->
        [one] One seat is free. Send its link to whoever shall sit there.
       *[other] { $count } seats are free. Send each link to whoever shall sit there.
    }
gathering-ready = Everybody is here.
gathering-fill = Every seat must be filled first; a bot will do.
gathering-host = The match begins when the host starts it.
gathering-watch = Link for those who want to watch
fair-commit = Word given on the dice

join-title = A seat is kept for you
join-name = What shall the others call you?
join-sit = Sit down
join-watch = Only watch

## The table

table-others = The other seats
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
table-leave = Leave the table
title-turn = Your turn

skip-decision = To the decision
decision-label = Decision
decision-options = What you can do
decision-yours = Your decision: { $sentence }
decision-until = Time left to answer:
decision-waiting = Still to be asked: { $names }
decision-all =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
decision-if = If you choose: { $words }
decision-again = Press again: { $words }
why-turn = It is up to { $name } now.

yield-label = Pass for a while
yield-none = Don't pass by itself
yield-attack = Pass this attack
yield-turn = Pass until my turn

orders-title = Automatic passing
orders-preset = When to ask me
orders-ask = Ask me
orders-ask-help = Every time I might answer.
orders-smart = Smart
orders-smart-help = When I can answer and it concerns me.
orders-fast = Full speed
orders-fast-help = Only when I would be defeated, or for cards that I marked.
orders-note = Every automatic pass is written in the log. Nobody else sees what you ordered.
order-ask = Ask
order-always = Always stop
order-never = Never stop

undo = Take back
undo-can = Takes your last move back.
undo-not = Take back: not now. { $words }

log-title = What happened
log-empty = Nothing has happened yet.

chat-title = Chat
chat-empty = Nobody has said anything.
chat-write = Say something
chat-send = Say
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
say-hello = Hello!
say-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-oops = Oops!
say-thinking = Let me think.
say-hurry = Your move!
say-again = Once more?
say-bye = Goodbye!

clock-label = Clocks
clock-none = This match has no clock.
clock-days = d
clock-hours = h

move-label = Type a move
move-send = Do it

line-lost = The connection is lost. It will be back by itself.
line-kept = Your move is kept and will be sent again.

curtain-title = { $name }, the table is yours
curtain-text = Give the screen to { $name }. Nobody else should look.
curtain-waiting = The match is about to begin.
curtain-lift = I am { $name }: show my table

end-label = Result
end-first = First
end-rematch = Play again
end-replay = Watch the replay
end-verify = Prove the dice
end-home = To the front page

keys-title = Keys
keys-off = Single keys are switched off in the settings.
key-digits = The option with that number
key-default = The main button
key-cancel = Cancel, close
key-undo = Take the last move back
key-last = What happened last
key-options = What I can do
key-clock = The clocks
key-type = Type a move
key-help = This list

generic-facts = On the table
generic-more = More

## Settings

settings-lead = These are yours alone and never change the rules of a match.
settings-all = All settings
setting-language = Language
setting-theme = Colours
theme-system = As the device
theme-dark = Dark
theme-light = Light
setting-speed = Animations
speed-0 = None
speed-0-5 = Fast
speed-1 = Normal
speed-2 = Slow
setting-odds = Show odds
setting-odds-help = The chances of each ability, now and with the best keep.
setting-previews = Show what would come of a choice
setting-previews-help = Damage and its terms, before you decide.
setting-confirm = Press twice for every move
setting-confirm-help = Against slips of the finger.
setting-shortcuts = Single-key shortcuts
setting-shortcuts-help = Press ? at a table for the list.
setting-notifications = Tell me when it is my turn
setting-notifications-help = The browser shows a note while you look elsewhere.
setting-notifications-first = A note like this one says that it is your turn.
setting-notifications-refused = This browser does not let Astragal show notes. You can allow it in the settings of the browser for this page; some phones have no such notes.
setting-preset = Automatic passing in new matches

account-title = Account
account-lead = You play as a guest, known by this browser. With a login you keep your matches on every device.
account-in = You are logged in as { $login }.
account-login = Login
account-password = Password
account-enter = Log in
account-make = Make me an account
account-logout = Log out
token-title = A key for a bot of your own
token-lead = With this key a program may sit down in your name. It is shown only once.
token-make = Make a key

## Other pages

missing-title = Nothing lies here
missing-page = There is no such page.
missing-table = There is no such table, or it is not open to you.
missing-record = There is no such record.
missing-game = There is no such game here.
missing-home = To the front page

rules-search = Search by word or rule id
rules-none = No rule says that.
replay-title = Replay
verify-title = Prove the dice
record-download = Download the record

about-title = About Astragal
about-what = Astragal is a digital table for dice-and-card hero games. An astragal is the knucklebone that people threw before there were dice.
about-publishers = The games belong to their publishers. Astragal is an independent implementation of their rules; it contains none of their pictures and none of their text. To support the people who made these games, buy the boxes.
about-fair = Fair dice
about-fair-text = Before a match the server shows the fingerprint of a secret; every player then adds a number of their own, and all dice and shuffles follow from both. After the last move the secret is shown, and anyone can compute every roll again.
about-licences = Licences and thanks
about-code = Astragal itself is free software under the MIT licence.
about-icons = The icons are from game-icons.net, under CC BY 3.0, drawn by:
about-fonts = The typefaces are Forum (Denis Masharov) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the SIL Open Font License.
