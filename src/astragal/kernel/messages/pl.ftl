why-no-such-move = nie ma tu takiego ruchu
why-match-over = partia jest skończona
why-unknown-word = żaden ruch nie zaczyna się od „{ $word }”
why-unknown-word-near = żaden ruch nie zaczyna się od „{ $word }”; może „{ $near }”?
why-none-of-these = tu można tylko: { $moves }
why-other-question = teraz pytanie jest inne: { $moves }
why-not-asked = teraz decyduje miejsce { $seat }
ask-over = Partia jest skończona.
option-pass = Pas
event-dropped = Tego, co zamierzało miejsce { $seat }, nie da się już zrobić. Nic to nie kosztuje.
event-dropped-move = Miejsce { $seat } zamierzało zrobić to: { $move }.
fact-polling = Kto jest pytany o reakcje
fact-polling-help = Gdy pyta się każdego, kto mógłby mieć odpowiedź, przerwa nic nie mówi o kartach na ręce.
value-polling-legal = Tylko ten, kto ma odpowiedź
value-polling-public = Każdy, kto mógłby ją mieć
setup-not-one-of = { $name }: „{ $value }” nie należy do: { $listed }
setup-quoted = { $name }: „{ $value }” to tutaj tekst; bez cudzysłowu pasuje jedno z: { $listed }
setup-no-number = { $name }: potrzebna jest liczba całkowita
setup-bounds = { $name }: { $value } nie mieści się od { $low } do { $high }
setup-unknown = nie ma tu „{ $name }” do ustalenia; znane: { $known }
setup-seats = ta gra jest dla { $low } do { $high } miejsc, a nie dla { $n }
file-large = { $path }: plik jest za duży, zapis ma najwyżej { $most } znaków
file-no-text = { $path }: to nie jest tekst w UTF-8, a więc i nie zapis
file-taken = { $path }: plik już istnieje i nie jest zapisem; podaj inny plik
file-home = { $path }: nie ma takiego folderu domowego
file-read = { $path }: pliku nie da się odczytać: { $reason }
file-write = { $path }: pliku nie da się zapisać: { $reason }
file-folder = { $path }: folderu nie da się utworzyć: { $reason }
record-in-file = { $path }: { $reason }
record-long = zapis ma najwyżej { $most } znaków, ten ma { $count }
record-tag = wiersz { $line }: powinien tu być znacznik taki jak [Game "pig"], a jest { $found }
record-tag-unknown = wiersz { $line }: nieznany znacznik { $tag }
record-tag-unknown-near = wiersz { $line }: nieznany znacznik { $tag }; najbliższy: { $near }
record-tag-twice = wiersz { $line }: znacznik { $tag } stoi tu drugi raz
record-tag-json = wiersz { $line }: wartość { $tag } nie jest zapisana w JSON: { $found }
record-tag-kind = wiersz { $line }: { $tag } to { $kind ->
        [dict] nazwy z wartościami w nawiasach klamrowych
        [int] liczba całkowita
        [list] lista w nawiasach kwadratowych
       *[str] tekst w cudzysłowie
    }, a nie { $found }
record-tag-missing = wiersz { $line }: to nie jest zapis partii: brakuje znacznika { $tag }
record-move = wiersz { $line }: powinny tu być miejsce i ruch, jak "1 roll", a jest { $found }
record-format = wiersz { $line }: format zapisu { $format } nie jest tu znany; czytany jest { $known }
record-cut-off = wiersz { $line }: zapis jest ucięty lub zmieniony: liczba decyzji w nim to { $count }, a nagłówek podaje { $said }
record-word-whole = wiersz { $line }: Match, Commit i Nonces (lista tekstów) stoją tylko wszystkie razem
record-hex = wiersz { $line }: wartość { $tag } nie jest szesnastkowa
record-bytes = wiersz { $line }: { $tag } powinien mieć 32 bajty, a ma { $count }
record-numbers = wiersz { $line }: { $tag } to lista liczb całkowitych
record-loaded = tę partię wczytano z bajtów; jej ruchy stoją w jej zapisie
record-no-such-game = nie ma tu gry { $game } (są: { $known })
record-other-game = to zapis gry { $game }, a nie { $wanted }
record-no-key = ten zapis nie ma klucza: gdy go robiono, partia jeszcze trwała
record-key-later = ten zapis nie ma jeszcze klucza: pojawi się, gdy partia się skończy
record-content = ten zapis zrobiono z innymi zestawami treści; { record-made-by }
record-setup = z takimi miejscami i opcjami w tę grę się nie gra: { $reason }; { record-made-by }
record-over = wiersz { $line }: partia skończyła się przed ruchem { $move }
record-seat = wiersz { $line }: ruch robi miejsce { $seat }, a decydować ma miejsce { $asked }
record-illegal = wiersz { $line }: ruch { $move } jest teraz niemożliwy: { $reason }{ $rule }; { record-made-by }
record-illegal-near = wiersz { $line }: ruch { $move } jest teraz niemożliwy: { $reason }{ $rule }; najbliższy możliwy ruch: { $near }; { record-made-by }
record-failed = wiersz { $line }: ruchu { $move } nie udało się zrobić: { $reason }; { record-made-by }
record-dice = wiersz { $line }: kości ze znacznika Dice tu się skończyły albo nie pasują; { record-made-by }
record-dice-start = kości ze znacznika Dice skończyły się przed pierwszą decyzją albo nie pasują; { record-made-by }
record-dice-given = kości w tym zapisie nie są rzucone, lecz zapisane z góry
record-result = wynik według reguł: { $found ->
        [none] jeszcze brak
       *[other] { $found }
    }; w zapisie: { $said ->
        [none] jeszcze brak
       *[other] { $said }
    }
record-hash = ostatnia pozycja różni się od zapisanej; { record-made-by }
record-secret-hidden = sekretu jeszcze nie pokazano; pokazuje się go, gdy partia się skończy
record-secret-wrong = pokazany sekret nie jest tym, którego odcisk podano
record-key-wrong = klucz nie wynika z sekretu i liczb graczy
record-nonce = liczba gracza ma najwyżej { $most } bajtów, ta ma { $count }
record-made-by = { $same ->
        [yes] zapis zrobiono w tej wersji, Astragal { $version }
       *[no] zapis zrobiono w Astragal { $engine }, tutaj jest { $version }
    }
