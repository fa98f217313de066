# The help of commands and options in English stands beside them in the code.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND [ARGUMENTS]...
help-default = default: { $value }
help-required = required

error = Error: { $message }
error-help = See “{ $command }” for how to use it.
error-interrupted = interrupted
error-missing = { $name } is missing
error-choice = { $name } must be one of { $listed }
error-whole-number = { $name } must be a whole number
error-whole-number-from = { $name } must be a whole number of at least { $low }
error-whole-number-between = { $name } must be a whole number from { $low } to { $high }
error-number-from = { $name } must be a number of at least { $low }
error-number-over = { $name } must be a number above { $low }
error-number-between = { $name } must be a number from { $low } to { $high }
error-no-option = there is no option { $name }
error-no-option-near = there is no option { $name }; did you mean { $near }?
error-no-value = { $name } takes no value
error-value-missing = { $name } needs a value
error-no-command = there is no command “{ $name }”
error-no-command-near = there is no command “{ $name }”; did you mean “{ $near }”?

rules-both = give the id of a rule or --missing, not both
rules-no-game = there are no rules for a game “{ $game }”; known: { $known }
rules-no-game-near = there are no rules for a game “{ $game }”; known: { $known }; did you mean “{ $near }”?
rules-only-in-checkout = Proofs are only in the repository: run this in a checkout of it.
rules-game = game
rules-count = rules
rules-proved = with proof
rules-missing = missing
rules-all-proved = Every rule has a proof.
rules-rule = rule: { $words }
rules-ruling = ruling: { $words }
rules-differs = differs: { $words }
rules-rulings = rulings: { $words } in docs/rulings.md
rules-proofs = proofs:
rules-cited = cited by:
rules-none = none

help-arena-matches = How many matches to play.
help-arena-alpha = The chance that --sprt finds a difference where there is none.
help-arena-beta = The chance that --sprt misses a difference.
help-serve-port = The port to listen on.

no-file = there is no file { $path }
no-file-or-folder = there is no file or folder { $path }
cannot-write = { $path } can't be written: { $reason }
check-no-scenarios = there are no scenarios (*.yaml) in { $path }
check-all-hold = { $count ->
    [one] { $count } scenario, all hold
   *[other] { $count } scenarios, all hold
}
check-some-fail = { $count ->
    [one] { $count } scenario, { $failed } failed
   *[other] { $count } scenarios, { $failed } failed
}
content-no-packs = there are no packs (*.yaml) in { $path }
content-warning = warning: { $warning }
facts-seats = --seat was given { $given } times, for { $seats } seats
facts-form = { $option } is written NAME=VALUE, not “{ $found }”
odds-needs-against = --health and --against-upgrade need --against HERO
play-nobody = there is nobody to choose a game; name one: play pig
play-humans = --humans lists seats from 1 to { $count }, all or none, not { $found }
play-humans-nobody = --humans lists seats from 1 to { $count }, all or none; nothing was given
play-record-there = --record: { $path } already exists; choose another file
replay-from = --from is a number from 0 to { $most }, not { $found }
replay-seat = --seat is 1 to { $count }, referee or spectator, not “{ $found }”
review-json-record = --json names the record itself; choose another file
review-json-folder = --json: { $path } can't be written: choose a file in an existing folder
text-one-at-a-time = give only one of these: a hero, --cards, --statuses or --feats
text-ambiguous = “{ $hero }” is not clear, write which one is meant: { $listed }
text-no-hero = there is no hero “{ $hero }”; a hero from outside is brought with --pack FILE
text-no-hero-near = there is no hero “{ $hero }”; did you mean “{ $near }”?
arena-resume = --resume continues the file given by --out: name it
arena-bots = --bots takes at least two, for example greedy,smart
arena-records = --records: { $path } can't be created: { $reason }
arena-records-locked = --records: { $path } can't be written to
arena-sprt-two = --sprt compares two bots, not more
arena-sprt-form = --sprt is written ELO0,ELO1, for example 0,50, not “{ $found }”
arena-sprt-order = --sprt: the smaller number comes first: { $low },{ $high }
serve-open = Astragal is at { $address } (Ctrl-C stops it)
serve-missing =
    the server needs more than the plain package provides ({ $name } is missing).
    Install it with:  pip install "astragal[{ $extra }]"
serve-no-host = “{ $host }” is not a host name; --host takes an address of this machine, for example 127.0.0.1 or 0.0.0.0
serve-port-taken = can't listen on { $host }, port { $port }: { $reason }; try another port: --port 8001
serve-no-listening = can't listen on { $host }, port { $port }: { $reason }; --host takes an address of this machine, for example 127.0.0.1 or 0.0.0.0
facts-bring = { $reason }; a hero from outside is brought with --pack FILE
packs-variable = in { $variable }: { $reason }
packs-other-game = --pack { $pack } is for { $other }; { $game } has no place for it
