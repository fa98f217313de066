### The page that proves the dice.

verify-not-over = This match is still in progress. Its secret is revealed when it is over; then everything can be recomputed.
verify-holds = Everything that can be recomputed matches.
verify-fails = Something does not match. Don't trust this record.
verify-proved = What was checked
verify-how = Your own browser has just computed all of this. It took nobody's word for it.
verify-sign-yes = Proven
verify-sign-no = Does not match
verify-sign-unknown = Unknown
verify-draws = Every die and every shuffle
verify-draws-yes = { $dice } dice and { $cards } shuffling steps are exactly what the key of the match gives.
verify-draws-no =
    { $count ->
        [one] { $count } draw is not what the key of the match gives.
       *[other] { $count } draws are not what the key of the match gives.
    }
verify-secret = The server kept its commitment
verify-secret-yes = The secret revealed after the match is the one whose fingerprint was given before it.
verify-secret-no = The revealed secret is not the one whose fingerprint was given.
verify-secret-unknown = There was no commitment for the dice of this match: it was a guided match, continued another match, or was played elsewhere. Whoever chose the key could have chosen a lucky one.
verify-key = Nobody could choose the dice
verify-key-yes =
    { $numbers ->
        [one] The key follows from the server's secret and a number added by a player, so neither side could choose it.
       *[other] The key follows from the server's secret and { $numbers } numbers added by players, so neither side could choose it.
    }
verify-key-alone = The key follows from the server's secret, but no player added a number: the server could have chosen a lucky secret before committing to it.
verify-key-no = The key does not follow from the secret and the players' numbers.
verify-key-unknown = Without a commitment, there is no telling where the key came from.
verify-seen = The commitment was made during the match
verify-seen-yes = This browser was at that table and noted the same fingerprint before the secret was revealed.
verify-seen-no = During the match, this browser noted a different fingerprint from the one in the record.
verify-seen-unknown = This browser did not note a fingerprint during the match. Anyone who played it can check here too.
verify-mine = Your number is in the key
verify-mine-yes = One of the numbers that the key was made from was added by this very browser. Nobody can have known the dice in advance.
verify-mine-unknown = None of the numbers that the key was made from was added by this browser.
verify-wrong = Draw { $at } (after decision { $number }) is recorded as { $told }; the key gives { $computed }.
verify-unproved = What this page does not prove
verify-unproved-rules = That each decision was legal, and that the game asked for these dice at these moments. For that, the whole match must be replayed by the rules, on your own machine:
verify-dice = How the dice fell
verify-all-dice = All dice
verify-numbers = All numbers
verify-key-name = Key of the match
verify-after = After decision
verify-stream = What
verify-drawn = Drawn
verify-stream-dice = Die with { $sides } sides
verify-stream-deck = Shuffle, a number below { $sides }
