### The page that proves the dice.

verify-not-over = This match is still being played. Its secret is shown when it is over; then everything can be recomputed.
verify-holds = Everything that could be recomputed fits.
verify-fails = Something does not fit. Don't trust this record.
verify-proved = What was checked
verify-how = Your browser has just computed all of this itself. It took nobody's word for it.
verify-sign-yes = Proved
verify-sign-no = Does not fit
verify-sign-unknown = Not known
verify-draws = Every die and every shuffle
verify-draws-yes = { $dice } dice and { $cards } draws of shuffles are exactly those that the key of the match gives.
verify-draws-no =
    { $count ->
        [one] { $count } draw is not what the key of the match gives.
       *[other] { $count } draws are not what the key of the match gives.
    }
verify-secret = The server kept its word
verify-secret-yes = The secret that was shown after the match is the one whose fingerprint was given before it.
verify-secret-no = The secret that was shown is not the one whose fingerprint was given.
verify-secret-unknown = No word was given on the dice of this match: it was a guided match, went on from a moment, or was played elsewhere. Whoever chose the key could have chosen a lucky one.
verify-key = Nobody could choose the dice
verify-key-yes =
    { $numbers ->
        [one] The key follows from the server's secret and a number that a player's own machine made up, so that neither side could choose it.
       *[other] The key follows from the server's secret and { $numbers } numbers that the players' own machines made up, so that neither side could choose it.
    }
verify-key-alone = The key follows from the server's secret, but no player added a number: the server could have chosen a lucky secret before it gave its word.
verify-key-no = The key does not follow from the secret and the players' numbers.
verify-key-unknown = Without a word on the dice, where the key comes from can't be told.
verify-seen = The word was given during the match
verify-seen-yes = This browser sat at that table and noted the same fingerprint before the secret was shown.
verify-seen-no = This browser noted another fingerprint during the match than the one in the record.
verify-seen-unknown = This browser did not note a fingerprint during the match. Somebody who played it can look here too.
verify-mine = Your own number is in it
verify-mine-yes = A number that this very browser made up is among those that the key was made from. Nobody can have known the dice beforehand.
verify-mine-unknown = None of the numbers in it was made up by this browser.
verify-wrong = Draw { $at } (after { $number } decisions) was told as { $told }; the key gives { $computed }.
verify-unproved = What this page does not prove
verify-unproved-rules = That each move was legal, and that the game asked for these dice at these moments. For that the whole match must be played again by the rules, on your own machine:
verify-dice = How the dice fell
verify-all-dice = All dice
verify-numbers = All numbers
verify-key-name = Key of the match
verify-after = After decision
verify-stream = What
verify-drawn = Drawn
verify-stream-dice = Die with { $sides } sides
verify-stream-deck = Shuffle, 0 to below { $sides }
