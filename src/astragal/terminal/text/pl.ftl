table-which-game = W co gramy?
table-which-prompt = Numer gry albo Enter dla pierwszej:
table-no-such-game = Wpisz numer od 1 do { $count } albo nazwę z listy.

table-seat = { PLAYER($seat, "start") }
table-seats = { $count ->
    [one] Miejsce { $seats }
   *[other] Miejsca { $seats }
}
table-seat-column = Miejsce
table-player-column = Kto gra
table-you = ty
table-human = człowiek
table-bot = bot
table-yes = tak
table-no = nie

table-choose = Miejsce { $seat } decyduje: { $reason }
table-prompt = miejsce { $seat } >
table-prompt-over = rematch (rewanż), log, save PLIK albo Enter, by wyjść >
table-hint = Wpisz numer, ruch albo polecenie; lista poleceń: ?
table-numbers = { $count ->
    [0] Nie ma z czego wybierać: partia jest skończona.
   *[other] Wpisz numer od 1 do { $count }.
}
table-illegal = „{ $move }”: { $reason }
table-nearest = Może chodzi o „{ $move }”?
table-legal = „{ $move }” to teraz dozwolony ruch.
table-usage = Pisze się to tak: { $usage }
table-a-move = RUCH
table-a-file = PLIK
table-undo-refused = Niczego nie można cofnąć: nie da się wrócić za cudzą decyzję, odkrytą kartę ani rzut.
table-log-empty = Nic się jeszcze nie wydarzyło.

table-curtain = Teraz miejsce { $seat }. Pozostali nie patrzą na ekran.
table-curtain-prompt = Enter, gdy wszyscy są gotowi:
table-curtain-close = Enter zakrywa stół:

table-saved = Zapisano: { $path }
table-loaded = { $count ->
    [one] Wczytano: { $path }, { $count } decyzja.
    [few] Wczytano: { $path }, { $count } decyzje.
   *[other] Wczytano: { $path }, { $count } decyzji.
}
table-not-loaded = Nie udało się wczytać: { $reason }
table-not-kept = Zapis partii nie jest prowadzony: { $reason }
table-kept = Zapis partii: { $path }
table-over-already = Partia jest skończona.
table-resign-ends = Poddanie się kończy partię, a wygrywa druga strona. Jeśli na pewno, wpisz resign jeszcze raz:
table-resign-bot = Partia toczy się dalej bez ciebie: na twoim miejscu gra bot. Jeśli na pewno, wpisz resign jeszcze raz:
table-rematch-early = Rewanż dopiero po zakończeniu tej partii.
table-input-ended = Wejście się skończyło, stół zostaje zamknięty.
table-interrupted = Partia została przerwana.

table-winner = Wygrywa miejsce { $seat }.
table-winners = Wspólna wygrana: miejsca { $seats }.
table-nobody-won = Nikt nie wygrywa.
table-open-end = Partia jeszcze trwa.

table-help = Wpisz numer opcji, ruch (na przykład roll) albo jedno z poleceń:
command-help = ta lista
command-why = dlaczego ten ruch jest teraz niedozwolony
command-undo = cofnij ostatni ruch
command-resign = poddaj partię
command-draw = zaproponuj remis albo go przyjmij
command-view = pokaż stół jeszcze raz
command-log = wszystko, co się wydarzyło
command-save = zapisz partię do pliku
command-load = graj dalej partię z pliku
command-rematch = ta sama gra jeszcze raz, po zakończeniu partii
command-quit = wyjdź; zapis zostanie zachowany

replay-at = Po decyzji { $number } z { $last }
replay-prompt = { $number }/{ $last }  Enter: dalej, b: wstecz, numer: przejdź, q: wyjdź >
replay-help = Naciśnij Enter albo wpisz b, q lub numer od 0 do { $last }.

review-head = Analiza: { $level } ({ $budget } na decyzję). Szanse na wygraną przed każdą decyzją, w procentach według miejsc; wszystkie różnice w punktach.
review-better = lepiej: { $move } ({ $points })
review-luck = szczęście { $points }
review-great-luck = wielkie szczęście { $points }
review-bad-luck = wielki pech { $points }
review-turning = punkt zwrotny: prowadzi miejsce { $seat }
review-seat = { $count ->
    [one] Miejsce { $seat }: { $count } decyzja, średnia strata { $loss }, szczęście { $luck }.
    [few] Miejsce { $seat }: { $count } decyzje, średnia strata { $loss }, szczęście { $luck }.
   *[other] Miejsce { $seat }: { $count } decyzji, średnia strata { $loss }, szczęście { $luck }.
}

verify-holds = Zapis jest poprawny.
verify-decisions = { $count ->
    [one] Powtórzono { $count } decyzję, zgodną z zasadami.
    [few] Powtórzono { $count } decyzje, wszystkie zgodne z zasadami.
   *[other] Powtórzono { $count } decyzji, wszystkie zgodne z zasadami.
}
verify-chance = Przeliczono od nowa z klucza: rzuty – { $dice }, tasowania – { $shuffles }.
verify-scripted = Wyników kości nie wyrzucono: zapisano je z góry, razem – { $dice }.
verify-result = Wynik: { $result }
verify-hash = Ostatnia pozycja zgadza się z zapisaną: { $hash }
verify-no-hash = Zapis nie podaje ostatniej pozycji do porównania.
verify-word-kept = Uczciwie: klucz był objęty zobowiązaniem sprzed partii i zobowiązania dotrzymano.
verify-no-word = W zapisie nie ma zobowiązania: nie widać, że klucz wybrano przed partią.
verify-fails = Zapis jest niepoprawny: { $reason }
verify-unchecked = Zapisu nie można sprawdzić: { $reason }

# -- astragal backup
backup-done = Pełna kopia jest w pliku { $file } ({ $kib } KiB).
backup-postgres = PostgreSQL ma do tego własne narzędzie. Wpisz: { $command }
