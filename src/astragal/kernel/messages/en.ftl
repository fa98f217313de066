why-no-such-move = there is no such move here
why-match-over = the match is over
why-unknown-word = no move begins with “{ $word }”
why-unknown-word-near = no move begins with “{ $word }”; did you mean “{ $near }”?
why-none-of-these = here the choices are: { $moves }
why-other-question = something else is asked now: { $moves }
why-not-asked = it is for seat { $seat } to decide
ask-over = The match is over.
option-pass = Pass
event-dropped = What seat { $seat } meant to do is no longer possible. It costs nothing.
event-dropped-move = Seat { $seat } meant to do this: { $move }.
fact-polling = Who is asked for reactions
fact-polling-help = If every seat is asked that might have an answer, a pause tells nothing about hands.
value-polling-legal = Only who has an answer
value-polling-public = Everybody who might have one
setup-not-one-of = { $name }: “{ $value }” is not one of { $listed }
setup-quoted = { $name }: “{ $value }” is text here; without quotes it is one of { $listed }
setup-no-number = { $name }: a whole number is needed
setup-bounds = { $name }: { $value } is not from { $low } to { $high }
setup-unknown = there is no “{ $name }” to be agreed on; known: { $known }
setup-seats = this game is for { $low } to { $high } seats, not for { $n }
file-large = { $path } is too large: a record has at most { $most } characters
file-no-text = { $path } is no text in UTF-8, so it is no record
file-taken = { $path } is there already and is no record; name another file
file-home = { $path }: there is no such home folder
file-read = { $path } can't be read: { $reason }
file-write = { $path } can't be written: { $reason }
file-folder = the folder { $path } can't be made: { $reason }
record-in-file = { $path }: { $reason }
record-long = a record has at most { $most } characters, this has { $count }
record-tag = line { $line }: expected a tag like [Game "pig"], found { $found }
record-tag-unknown = line { $line }: unknown tag { $tag }
record-tag-unknown-near = line { $line }: unknown tag { $tag }; nearest: { $near }
record-tag-twice = line { $line }: the tag { $tag } stands here a second time
record-tag-json = line { $line }: the value of { $tag } is not JSON: { $found }
record-tag-kind = line { $line }: { $tag } is { $kind ->
        [dict] names with values between braces
        [int] a whole number
        [list] a list between brackets
       *[str] a text between quotes
    }, not { $found }
record-tag-missing = line { $line }: this is no record: the tag { $tag } is missing
record-move = line { $line }: expected a seat and a move like "1 roll", found { $found }
record-format = line { $line }: record format { $format } is not known here; this reads { $known }
record-cut-off = line { $line }: this record is cut off or was edited: { $count ->
        [one] { $count } decision stands
       *[other] { $count } decisions stand
    } in it, its head says { $said }
record-word-whole = line { $line }: Match, Commit and Nonces (a list of texts) stand together or not at all
record-hex = line { $line }: { $tag } is not hexadecimal
record-bytes = line { $line }: { $tag } has 32 bytes, this one { $count }
record-numbers = line { $line }: { $tag } is a list of whole numbers
record-loaded = this match was loaded from bytes; its history is in its record
record-no-such-game = there is no game { $game } here (known: { $known })
record-other-game = this is a record of { $game }, not of { $wanted }
record-no-key = this record has no key: the match was still going on when it was written
record-key-later = this record has no key yet: it comes when the match is over
record-content = this record was made with other content packs; { record-made-by }
record-setup = the game does not take these seats and options: { $reason }; { record-made-by }
record-over = line { $line }: the match was over before { $move }
record-seat = line { $line }: seat { $seat } moves, but seat { $asked } must decide
record-illegal = line { $line }: { $move } is not legal now: { $reason }{ $rule }; { record-made-by }
record-illegal-near = line { $line }: { $move } is not legal now: { $reason }{ $rule }; nearest legal move: { $near }; { record-made-by }
record-failed = line { $line }: { $move } can't be made: { $reason }; { record-made-by }
record-dice = line { $line }: the dice that the tag Dice gives run out here or don't fit; { record-made-by }
record-dice-start = the dice that the tag Dice gives run out before the first decision or don't fit; { record-made-by }
record-dice-given = the dice of this record were written down beforehand, not drawn
record-result = the result is { $found ->
        [none] still open
       *[other] { $found }
    } by the rules, but { $said ->
        [none] still open
       *[other] { $said }
    } in the record
record-hash = the last position differs from the recorded one; { record-made-by }
record-secret-hidden = the secret was not revealed yet; it is shown when the match is over
record-secret-wrong = the revealed secret is not the one that was committed to
record-key-wrong = the key does not follow from the secret and the seats' nonces
record-nonce = a nonce has at most { $most } bytes, this one { $count }
record-made-by = { $same ->
        [yes] the record was made by this version, Astragal { $version }
       *[no] the record was made by Astragal { $engine }, this is { $version }
    }
