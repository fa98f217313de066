why-no-such-move = nie ma tu takiego ruchu
why-match-over = partia jest skończona
why-unknown-word = żaden ruch nie zaczyna się od „{ $word }”
why-unknown-word-near = żaden ruch nie zaczyna się od „{ $word }”; może „{ $near }”?
why-none-of-these = tu można tylko: { $moves }
why-other-question = teraz pytanie jest inne: { $moves }
why-not-asked = teraz decyduje { PLAYER($seat) }
why-no-saying = tego nie można tu powiedzieć; w każdej chwili można: { $moves }
why-resigned = ten gracz już się poddał
why-out-of-play = ten gracz odpadł z partii
why-no-draws = w tej grze nie można umówić się na remis
why-nobody-to-agree = nie ma się z kim umówić: nie ma drugiej strony
why-offer-stands = propozycja { PLAYER($seat, "genitive") } czeka jeszcze na odpowiedź
why-offer-again = twojej propozycji nie przyjęto; możesz ją ponowić po { $count ->
    [one] { $count } decyzji
   *[other] { $count } decyzjach
}
why-no-offer = nikt tego nie proponuje
why-agreed-already = już się zgadzasz
ask-over = Partia jest skończona.
option-pass = Pas
saying-resign = Poddać się
saying-offer-draw = Zaproponować remis
saying-accept-draw = Przyjąć remis
saying-decline-draw = Odrzucić remis
event-dropped = Tego, co chce zrobić { PLAYER($seat) }, nie da się już zrobić. Nic to nie kosztuje.
event-dropped-move = { PLAYER($seat, "start") } chce zrobić to: { $move }.
event-resigned = { PLAYER($seat, "start") } poddaje się.
event-draw-offered = { PLAYER($seat, "start") } proponuje remis.
event-draw-accepted = { PLAYER($seat, "start") } przyjmuje remis.
event-draw-declined = { PLAYER($seat, "start") } odrzuca remis.
event-draw-withdrawn = { PLAYER($seat, "start") } wycofuje propozycję remisu.
event-draw-agreed = Partia kończy się remisem za zgodą stron.
fact-polling = Kogo pytać, czy chce odpowiedzieć
fact-polling-help = Gdy pyta się każdego, kto mógłby mieć odpowiedź, przerwa nic nie mówi o kartach na ręce.
value-polling-legal = Tylko tych, którzy mają odpowiedź
value-polling-public = Wszystkich, którzy mogą ją mieć
setup-no-packs = ta gra potrzebuje zestawów, którymi się gra
setup-not-one-of = { $name }: „{ $value }” nie pasuje; możliwe: { $listed }
setup-ambiguous = { $name }: „{ $value }” jest niejednoznaczne, napisz w całości: { $listed }
setup-quoted = { $name }: „{ $value }” to tutaj tekst; bez cudzysłowu możliwe: { $listed }
setup-no-number = { $name }: potrzebna jest liczba całkowita
setup-bounds = { $name }: { $value } nie mieści się w zakresie od { $low } do { $high }
setup-no-cards = { $name }: potrzebna jest lista kart
setup-no-such-card = { $name }: nie ma karty „{ $value }”
setup-cards-number = { $name }: potrzeba od { $low } do { $high } kart, a nie { $n }
setup-cards-many = { $name }: „{ $card }” × { $n }, a można najwyżej { $most }
setup-progress = { $name }: to nie jest stan kampanii ({ $what })
setup-unknown = nie ma tu ustawienia „{ $name }”; dostępne: { $known }
setup-seats = w tej grze jest od { $low } do { $high } miejsc, a nie { $n }
file-large = { $path }: plik jest za duży, zapis ma najwyżej { $most } znaków
file-no-text = { $path }: to nie jest tekst w UTF-8, a więc i nie zapis
file-taken = { $path }: plik już istnieje i nie jest zapisem; podaj inny plik
file-home = { $path }: nie ma takiego folderu domowego
file-read = { $path }: pliku nie da się odczytać: { $reason }
file-write = { $path }: pliku nie da się zapisać: { $reason }
file-folder = { $path }: folderu nie da się utworzyć: { $reason }
record-in-file = { $path }: { $reason }
record-no-record = powinien tu być zapis, taki jak daje astragal.parse, a jest { $found }
record-no-text = powinien tu być tekst zapisu, a jest { $found }
record-no-match = powinna tu być partia, a jest { $found }
record-decisions-range = decyzje liczy się od 0 do { $most }, a jest { $found }
record-long = zapis ma najwyżej { $most } znaków, ten ma { $count }
record-tag = wiersz { $line }: powinien tu być znacznik taki jak [Game "pig"], a jest { $found }
record-tag-unknown = wiersz { $line }: nieznany znacznik { $tag }
record-tag-unknown-near = wiersz { $line }: nieznany znacznik { $tag }; najbliższy: { $near }
record-tag-twice = wiersz { $line }: znacznik { $tag } stoi tu drugi raz
record-tag-json = wiersz { $line }: wartość { $tag } nie jest zapisana w JSON: { $found }
record-tag-number = wiersz { $line }: w znaczniku { $tag } stoją liczby całkowite, każda o najwyżej { $most } cyfrach, a nie { $found }
record-tag-kind = wiersz { $line }: { $tag } to { $kind ->
        [dict] nazwy z wartościami w nawiasach klamrowych
        [int] liczba całkowita
        [list] lista w nawiasach kwadratowych
       *[str] tekst w cudzysłowie
    }, a nie { $found }
record-tag-missing = wiersz { $line }: to nie jest zapis partii: brakuje znacznika { $tag }
record-move = wiersz { $line }: powinny tu być miejsce i decyzja, jak "1 roll", a jest { $found }
record-format = wiersz { $line }: ten zapis ma format { $format }, a ta wersja czyta format { $known }
record-cut-off = wiersz { $line }: zapis jest ucięty lub zmieniony: liczba decyzji w nim to { $count }, a nagłówek podaje { $said }
record-word-whole = wiersz { $line }: Match, Commit i Nonces (lista tekstów) stoją tylko wszystkie razem
record-hex = wiersz { $line }: wartość { $tag } nie jest szesnastkowa
record-bytes = wiersz { $line }: { $tag } powinien mieć 32 bajty, a ma { $count }
record-numbers = wiersz { $line }: { $tag } to lista liczb całkowitych
record-loaded = tę partię wczytano z bajtów; jej decyzje stoją w jej zapisie
record-no-such-game = nie ma tu gry { $game } (są: { $known })
record-other-game = to zapis gry { $game }, a nie { $wanted }
record-no-key = ten zapis nie ma klucza: gdy go robiono, partia jeszcze trwała
record-key-later = ten zapis nie ma jeszcze klucza: pojawi się, gdy partia się skończy
record-rules = w tym zapisie obowiązują zasady gry numer { $rules }, a ta wersja gra według zasad numer { $ours }
record-packs = ten zapis powstał z zestawami, których tu nie ma: { $packs }{ $help }{ $made }
record-packs-bring = dodaj { $names } za pomocą --pack albo połóż obok zapisu PLIK.packs
record-packs-other = zestaw „{ $name }” tu jest ({ $place }), ale ma inną treść
record-packs-renamed = treść zestawu „{ $name }” jest tu pod inną nazwą, „{ $found }”: nazwij go znów { $name }
record-texts = wiersz { $line }: { $tag } musi być listą tekstów
record-setup = tych miejsc i ustawień ta gra nie przyjmuje: { $reason }{ $made }
record-over = wiersz { $line }: partia skończyła się przed decyzją { $move }
record-seat = wiersz { $line }: decyduje miejsce { $seat }, a decydować ma miejsce { $asked }
record-no-seat = wiersz { $line }: nie ma miejsca { $seat }, które powiedziałoby { $move }; partia ma ich { $most }
record-illegal = wiersz { $line }: decyzja { $move } jest teraz niemożliwa: { $reason }{ $rule }{ $made }
record-illegal-near = wiersz { $line }: decyzja { $move } jest teraz niemożliwa: { $reason }{ $rule }; najbliższa możliwa: { $near }{ $made }
record-failed = wiersz { $line }: decyzji { $move } nie udało się wykonać: { $reason }{ $made }
record-dice = wiersz { $line }: kości ze znacznika Dice tu się skończyły albo nie pasują{ $made }
record-dice-start = kości ze znacznika Dice skończyły się przed pierwszą decyzją albo nie pasują{ $made }
record-dice-given = wyników kości w tym zapisie nie wyrzucono, lecz zapisano z góry
record-result = wynik według reguł: { $found ->
        [none] jeszcze brak
       *[other] { $found }
    }; w zapisie: { $said ->
        [none] jeszcze brak
       *[other] { $said }
    }
record-hash = ostatnia pozycja różni się od zapisanej{ $made }
record-secret-hidden = sekretu jeszcze nie pokazano; pokazuje się go, gdy partia się skończy
record-secret-wrong = pokazany sekret nie jest tym, do którego się zobowiązano
record-key-wrong = klucz nie wynika z sekretu i liczb graczy
record-nonce = liczba gracza ma najwyżej { $most } bajtów, ta ma { $count }
record-made-by = zapis zrobiono w Astragal { $engine }, tutaj jest { $version }
packs-long = zestawy obok zapisu mają najwyżej { $most } znaków, te mają { $count }
packs-many = obok zapisu leży najwyżej { $most } zestawów, a tu jest { $count }
packs-unread = to nie jest tekst z zestawami, który leży obok zapisu
packs-format = te zestawy mają format { $format }, a ta wersja czyta format { $known }
packs-wrong = zestaw obok zapisu nie nadaje się: { $reason }
save-format = tę partię zapisano w formacie { $format }, a ta wersja czyta format { $known }
save-packs = tę partię rozdano z zestawów, których tu nie ma: { $packs }
save-rules = w tej partii obowiązują zasady gry numer { $rules }, a ta wersja gra według zasad numer { $ours }
unknown-game = nie ma gry „{ $game }”; znane: { $known }
unknown-game-near = nie ma gry „{ $game }”; znane: { $known }; może chodzi o „{ $near }”?
unknown-bot = nie ma bota „{ $bot }”; znane: { $known }
unknown-bot-near = nie ma bota „{ $bot }”; znane: { $known }; może chodzi o „{ $near }”?
unknown-rule = nie ma zasady { $rule }
unknown-rule-near = nie ma zasady { $rule }; może chodzi o { $near }?
file-there = { $path } już istnieje; podaj inny plik
backup-no-database = nie ma bazy danych { $path }; podaj jej folder w --data
backup-damaged = kopia jest uszkodzona: { $reason }
store-there = { $path } już istnieje; kontynuuj z --resume albo podaj inny plik
store-unusable = nie można użyć { $path }: { $reason }
store-no-results = w { $path } nie ma wyników areny: { $reason }
store-other = w { $path } są wyniki innej areny: { $differs }
start-data = { $path } nie może być folderem dla --data: { $reason }
start-web = w --web { $path } nie ma zbudowanej aplikacji: brak tam pliku index.html
start-proxy = --trusted-proxy „{ $given }” nie jest adresem; adres to na przykład 127.0.0.1 albo 10.0.0.0/8
start-host = --allow-host „{ $given }” nie jest nazwą hosta; nazwa to na przykład play.example.org
start-db-address = --db „{ $given }” nie jest adresem bazy danych; adres to na przykład postgresql://USER@HOST/NAME albo sqlite:///FILE
start-db-silent = { $seconds ->
    [one] baza danych { $place } nie odpowiedziała w ciągu { $seconds } sekundy
   *[other] baza danych { $place } nie odpowiedziała w ciągu { $seconds } sekund
}
start-db-refused = baza danych { $place } odmówiła połączenia; czy działa tam PostgreSQL?
start-db-no-host = nie ma hosta „{ $host }” z bazą danych; sprawdź --db
start-db-unknown = pod { $place } nie ma bazy danych „{ $name }”; utwórz ją: createdb { $name }
start-db-no-entry = baza danych { $place } nie wpuszcza „{ $user }”: { $reason }
start-db-damaged = baza danych { $place } jest uszkodzona ({ $reason }); zastąp ją kopią
start-db-closed = nie można otworzyć bazy danych { $place }: { $reason }
start-held = inny serwer ma otwarte { $place }; najpierw go zakończ
start-newer = bazę danych utworzył nowszy Astragal (jej postać to „{ $found }”, w wersji { $version } „{ $ours }”); uruchom tamten

# Jak zdania mówią o miejscu: numerem albo imieniem tego, kto tam siedzi. Imion się nie odmienia.
seat-form = miejsce { $n }
seat-form-start = Miejsce { $n }
seat-form-genitive = miejsca { $n }
seat-form-dative = miejscu { $n }
player-form = { $name }
player-form-start = { $name }
player-form-genitive = gracza { $name }
player-form-dative = graczowi { $name }
fighter-form = { $name }
fighter-form-start = { $name }
fighter-form-genitive = postaci { $name }
fighter-form-dative = postaci { $name }
