why-no-such-move = there is no such move here
why-match-over = the match is over
why-unknown-word = no move begins with “{ $word }”
why-unknown-word-near = no move begins with “{ $word }”; did you mean “{ $near }”?
why-none-of-these = you can only choose: { $moves }
why-other-question = a different question is being asked now: { $moves }
why-not-asked = it is { PLAYER($seat) }'s decision now
why-no-saying = this can't be said here; what can be said at any time: { $moves }
why-resigned = you have already resigned
why-out-of-play = you are out of the match
why-no-draws = no draw can be agreed on in this game
why-nobody-to-agree = there is no other side to agree with
why-offer-stands = the offer of { PLAYER($seat, "genitive") } is still waiting for an answer
why-offer-again = your offer was not accepted; you can make it again after { $count ->
    [one] { $count } more decision
   *[other] { $count } more decisions
}
why-no-offer = nothing of the kind is offered
why-agreed-already = you have agreed already
ask-over = The match is over.
option-pass = Pass
saying-resign = Resign
saying-offer-draw = Offer a draw
saying-accept-draw = Accept the draw
saying-decline-draw = Decline the draw
event-dropped = What { PLAYER($seat) } wants to do is no longer possible. Nothing is spent.
event-dropped-move = { PLAYER($seat, "start") } wants to do this: { $move }.
event-resigned = { PLAYER($seat, "start") } resigns.
event-draw-offered = { PLAYER($seat, "start") } offers a draw.
event-draw-accepted = { PLAYER($seat, "start") } accepts the draw.
event-draw-declined = { PLAYER($seat, "start") } declines the draw.
event-draw-withdrawn = { PLAYER($seat, "start") } withdraws the offer of a draw.
event-draw-agreed = The match ends in a draw by agreement.
fact-polling = Who is asked to respond
fact-polling-help = If everybody who might have a response is asked, a pause gives nothing away about their hand.
value-polling-legal = Only players who have a response
value-polling-public = Everybody who might have one
setup-no-packs = this game needs packs to be dealt from
setup-not-one-of = { $name }: “{ $value }” is not one of { $listed }
setup-ambiguous = { $name }: “{ $value }” is not clear, write which one is meant: { $listed }
setup-quoted = { $name }: “{ $value }” is text here; without quotes it can be one of { $listed }
setup-no-number = { $name }: must be a whole number
setup-bounds = { $name }: { $value } is not between { $low } and { $high }
setup-no-cards = { $name }: must be a list of cards
setup-no-such-card = { $name }: there is no card “{ $value }”
setup-cards-number = { $name }: must have { $low } to { $high } cards, not { $n }
setup-cards-many = { $name }: “{ $card }” is there { $n } times, at most { $most } are allowed
setup-progress = { $name }: this is no state of a campaign ({ $what })
setup-unknown = there is no setting “{ $name }” here; the settings are: { $known }
setup-seats = this game has { $low } to { $high } seats, not { $n }
file-large = { $path } is too large: a record has at most { $most } characters
file-no-text = { $path } is not UTF-8 text, so it is not a record
file-taken = { $path } already exists and is not a record; choose another file
file-home = { $path }: there is no such home folder
file-read = { $path } can't be read: { $reason }
file-write = { $path } can't be written: { $reason }
file-folder = the folder { $path } can't be created: { $reason }
record-in-file = { $path }: { $reason }
record-no-record = expected a record, as astragal.parse gives it, found { $found }
record-no-text = expected the text of a record, found { $found }
record-no-match = expected a match, found { $found }
record-decisions-range = decisions go from 0 to { $most }, found { $found }
record-long = a record has at most { $most } characters; this one has { $count }
record-tag = line { $line }: expected a tag like [Game "pig"], found { $found }
record-tag-unknown = line { $line }: unknown tag { $tag }
record-tag-unknown-near = line { $line }: unknown tag { $tag }; nearest: { $near }
record-tag-twice = line { $line }: the tag { $tag } appears twice
record-tag-json = line { $line }: the value of { $tag } is not JSON: { $found }
record-tag-number = line { $line }: { $tag } holds whole numbers of at most { $most } digits, not { $found }
record-tag-kind = line { $line }: { $tag } is { $kind ->
        [dict] names with values between braces
        [int] a whole number
        [list] a list between brackets
       *[str] a text between quotes
    }, not { $found }
record-tag-missing = line { $line }: this is not a record: the tag { $tag } is missing
record-move = line { $line }: expected a seat and a move like "1 roll", found { $found }
record-format = line { $line }: this record has format { $format }; this version reads format { $known }
record-cut-off = line { $line }: this record has been cut off or edited: it contains { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }, but its header says { $said }
record-word-whole = line { $line }: Match, Commit and Nonces (a list of texts) only appear together
record-hex = line { $line }: { $tag } is not hexadecimal
record-bytes = line { $line }: { $tag } must have 32 bytes; this one has { $count }
record-numbers = line { $line }: { $tag } is a list of whole numbers
record-loaded = this match was loaded from bytes; its history is in its record
record-no-such-game = there is no game { $game } here (known: { $known })
record-other-game = this is a record of { $game }, not of { $wanted }
record-no-key = this record has no key: the match was still in progress when it was written
record-key-later = this record has no key yet: it is revealed when the match is over
record-rules = this record goes by rules { $rules } of the game; this version plays by rules { $ours }
record-packs = this record was made with packs that are not here: { $packs }{ $help }{ $made }
record-packs-bring = bring { $names } with --pack, or lay FILE.packs beside the record
record-packs-other = a pack “{ $name }” is here ({ $place }), but it says something else
record-packs-renamed = what “{ $name }” says is here under another name, “{ $found }”: call it { $name } again
record-texts = line { $line }: { $tag } must be a list of texts
record-setup = the game does not accept these seats and settings: { $reason }{ $made }
record-over = line { $line }: the match was over before { $move }
record-seat = line { $line }: seat { $seat } decides here, but it is seat { $asked }'s decision
record-no-seat = line { $line }: there is no seat { $seat } to say { $move }; the match has { $most }
record-illegal = line { $line }: { $move } is not legal now: { $reason }{ $rule }{ $made }
record-illegal-near = line { $line }: { $move } is not legal now: { $reason }{ $rule }; nearest legal move: { $near }{ $made }
record-failed = line { $line }: { $move } could not be carried out: { $reason }{ $made }
record-dice = line { $line }: the dice given in the tag Dice run out here or don't fit{ $made }
record-dice-start = the dice given in the tag Dice run out before the first decision or don't fit{ $made }
record-dice-given = the dice of this record were not rolled but given in advance
record-result = the result is { $found ->
        [none] still open
       *[other] { $found }
    } by the rules, but { $said ->
        [none] still open
       *[other] { $said }
    } in the record
record-hash = the last position differs from the recorded one{ $made }
record-secret-hidden = the secret has not been revealed yet; it is shown when the match is over
record-secret-wrong = the revealed secret is not the one that was committed to
record-key-wrong = the key does not follow from the secret and the seats' nonces
record-nonce = a nonce has at most { $most } bytes; this one has { $count }
record-made-by = the record was made by Astragal { $engine }, this is { $version }
packs-long = the packs beside a record have at most { $most } characters; these have { $count }
packs-many = beside a record lie at most { $most } packs, not { $count }
packs-unread = this is no text of packs that lies beside a record
packs-format = these packs have format { $format }; this version reads format { $known }
packs-wrong = a pack beside the record can't be used: { $reason }
save-format = this match was saved in format { $format }; this version reads format { $known }
save-packs = this match was dealt from packs that are not here: { $packs }
save-rules = this match goes by rules { $rules } of the game; this version plays by rules { $ours }
unknown-game = there is no game “{ $game }”; known: { $known }
unknown-game-near = there is no game “{ $game }”; known: { $known }; did you mean “{ $near }”?
unknown-bot = there is no bot “{ $bot }”; known: { $known }
unknown-bot-near = there is no bot “{ $bot }”; known: { $known }; did you mean “{ $near }”?
unknown-rule = there is no rule { $rule }
unknown-rule-near = there is no rule { $rule }; did you mean { $near }?
file-there = { $path } already exists; choose another file
backup-no-database = there is no database { $path }; name its folder with --data
backup-damaged = the copy is damaged: { $reason }
store-there = { $path } already exists; continue with --resume or choose another file
store-unusable = { $path } can't be used: { $reason }
store-no-results = { $path } does not hold arena results: { $reason }
store-other = { $path } holds the results of another arena: { $differs }
start-data = { $path } can't be the folder for --data: { $reason }
start-web = --web { $path } does not hold a built app: there is no index.html in it
start-proxy = --trusted-proxy “{ $given }” is not an address; an address is, for example, 127.0.0.1 or 10.0.0.0/8
start-host = --allow-host “{ $given }” is not a host name; a host name is, for example, play.example.org
start-db-address = --db “{ $given }” is not a database address; an address is, for example, postgresql://USER@HOST/NAME or sqlite:///FILE
start-db-silent = { $seconds ->
    [one] the database at { $place } did not answer within { $seconds } second
   *[other] the database at { $place } did not answer within { $seconds } seconds
}
start-db-refused = the database at { $place } refused the connection; is PostgreSQL running there?
start-db-no-host = there is no host “{ $host }” for the database; check --db
start-db-unknown = there is no database “{ $name }” at { $place }; create it: createdb { $name }
start-db-no-entry = the database at { $place } does not let “{ $user }” in: { $reason }
start-db-damaged = the database { $place } is damaged ({ $reason }); replace it with a backup
start-db-closed = the database { $place } can't be opened: { $reason }
start-held = another server has { $place } open; stop it first
start-newer = the database was made by a newer version of Astragal (its schema is “{ $found }”, that of { $version } is “{ $ours }”); run that version

# How sentences speak of a seat, by its number or by the name of who sits there.
seat-form = seat { $n }
seat-form-start = Seat { $n }
seat-form-genitive = seat { $n }
seat-form-dative = seat { $n }
player-form = { $name }
player-form-start = { $name }
player-form-genitive = { $name }
player-form-dative = { $name }
fighter-form = { $name }
fighter-form-start = { $name }
fighter-form-genitive = { $name }
fighter-form-dative = { $name }
