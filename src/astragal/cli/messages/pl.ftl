help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-metavar-options = [OPCJE]
help-metavar-command = POLECENIE [ARGUMENTY]...
help-default = domyślnie { $value }
help-required = wymagane

error = Błąd: { $message }
error-help = Jak użyć polecenia, pokaże „{ $command }”.
error-interrupted = przerwano
error-missing = nie podano { $name }
error-choice = { $name }: możliwe wartości to { $listed }
error-whole-number = { $name }: potrzebna jest liczba całkowita
error-whole-number-from = { $name }: potrzebna jest liczba całkowita nie mniejsza niż { $low }
error-whole-number-between = { $name }: potrzebna jest liczba całkowita od { $low } do { $high }
error-number-from = { $name }: potrzebna jest liczba nie mniejsza niż { $low }
error-number-over = { $name }: potrzebna jest liczba większa niż { $low }
error-number-between = { $name }: potrzebna jest liczba od { $low } do { $high }
error-no-option = nie ma opcji { $name }
error-no-option-near = nie ma opcji { $name }; może chodzi o { $near }?
error-no-value = { $name } zapisuje się bez wartości
error-value-missing = po { $name } potrzebna jest wartość
error-no-command = nie ma polecenia „{ $name }”
error-no-command-near = nie ma polecenia „{ $name }”; może chodzi o „{ $near }”?

rules-both = podaj numer zasady albo --missing, nie oba naraz
rules-no-game = nie ma zasad gry „{ $game }”; znane: { $known }
rules-no-game-near = nie ma zasad gry „{ $game }”; znane: { $known }; może chodzi o „{ $near }”?
rules-only-in-checkout = Dowody są tylko w repozytorium: uruchom polecenie w jego kopii.
rules-game = gra
rules-count = zasady
rules-proved = z dowodem
rules-missing = bez dowodu
rules-all-proved = Każda zasada ma dowód.
rules-rule = zasada: { $words }
rules-ruling = rozstrzygnięcie: { $words }
rules-differs = różnice: { $words }
rules-rulings = rozstrzygnięcia: { $words } w docs/rulings.md
rules-proofs = dowody:
rules-cited = powołują się na nią:
rules-none = brak

brief-arena = rozegraj wiele partii między botami i porównaj je
brief-backup = skopiuj dane serwera, nie zatrzymując go
brief-check = sprawdź scenariusze
brief-content = sprawdź własne pakiety
brief-odds = dokładne szanse rzutów i ataków bohatera
brief-play = zagraj w terminalu
brief-replay = przejdź przez zapis partii krok po kroku
brief-review = przeanalizuj każdą decyzję partii
brief-rules = pokaż zasady i to, które mają dowód
brief-serve = udostępnij stół przeglądarkom
brief-text = przeczytaj zdolności, karty i efekty bohatera
brief-verify = przelicz każdą kość i każde tasowanie z zapisu
brief-content-check = ściśle odczytaj pakiety i sprawdź wszystko, do czego się odwołują

help = Astragal: cyfrowy stół do gier o bohaterach, w których rzuca się kośćmi i zagrywa karty.
help-any-pack = Pakiet z zewnątrz: plik albo folder; także w ASTRAGAL_PACKS.
help-any-help = Pokaż tę pomoc i zakończ.
help-any-lang = Język; jeśli go nie podano – język systemu.
help-version = Pokaż wersję i zakończ.

help-arena = Rozegraj między botami wiele partii gry GAME, zamieniając boty miejscami, i zmierz, kto jest silniejszy.
help-arena-bots = Kto gra: greedy,smart. Także MODULE:NAME i external:COMMAND.
help-arena-matches = Ile partii rozegrać.
help-arena-jobs = Ile partii rozgrywać naraz; jeśli nie podano – po jednej na rdzeń.
help-arena-seats = Ile miejsc. Gdy więcej niż dwa, jeden z botów podanych później gra przeciwko pozostałym.
help-arena-option = Na przykład goal=50.
help-arena-seat = Miejsce 1, potem 2, …
help-arena-seed = Inny tekst – inne kości.
help-arena-nodes = Węzłów na decyzję.
help-arena-ms = Milisekund na decyzję.
help-arena-out = Plik, w którym zapisywana jest każda rozegrana partia.
help-arena-resume = Rozegraj partie, których brakuje w --out.
help-arena-records = Folder na zapisy wszystkich partii.
help-arena-sprt = Zakończ, gdy tylko jedno z dwojga stanie się prawdopodobne.
help-arena-alpha = Z jakim prawdopodobieństwem --sprt może znaleźć różnicę, której nie ma.
help-arena-beta = Z jakim prawdopodobieństwem --sprt może nie zauważyć różnicy.
help-arena-grace = Po ilu sekundach ponad przydzielony czas uznaje się, że bot się zawiesił.
help-arena-in-process = Ufaj botom: szybciej, ale żaden nie może się zawiesić.
help-arena-on-fault = Bot, który zawiódł, przegrywa partię (lose) albo ten ruch wykonuje za niego bot greedy (replace).
help-arena-markdown = Wypisz wiersze tabeli Markdown.

help-backup = Skopiuj wszystko, co przechowuje serwer, do pliku FILE; serwer może działać.
help-backup-data = Folder z danymi serwera.
help-backup-db = Baza danych, jeśli nie ma jej w tym folderze.

help-check = Sprawdź scenariusze, wypisz wiersz dla każdego i zakończ błędem, jeśli któryś się nie zgadza.
help-check-quiet = Wypisuj tylko to, co się nie zgadza.
help-check-trace = Wypisuj każdą decyzję i to, co z niej wynikło.

help-content = Pomoc dla tych, którzy piszą pakiety bohaterów, efektów i kart.
help-content-check = Ściśle odczytaj pakiety (pliki lub foldery) i sprawdź, czy istnieje wszystko, co wymieniają.

help-odds = Dokładne szanse zdolności ofensywnych bohatera HERO: teraz, przy najlepszym wyborze kości i od początku rzutu.
help-odds-dice = Kości na stole.
help-odds-attempts = Ile prób rzutu zostało; jeśli nie podano – 2, gdy kości leżą na stole, inaczej 3.
help-odds-upgrade = Ulepszenie w grze.
help-odds-side = Strona dwustronnej planszy, która leży na wierzchu.
help-odds-against = Obrońca: pokaż, co zrobiłyby ataki.
help-odds-against-upgrade = Ulepszenie obrońcy.
help-odds-health = Zdrowie obrońcy.

help-play = Zagraj w GAME w terminalu: przeciwko botom albo przy jednym ekranie.
help-play-seats = Ile miejsc; jeśli nie podano – najmniej, ile dopuszcza gra.
help-play-humans = Miejsca, na których ludzie grają przy tym ekranie: 1 albo 1,3, albo all, albo none.
help-play-bot = Kto gra na pozostałych miejscach: random, easy, greedy, smart.
help-play-option = Na przykład goal=50.
help-play-seat = Miejsce 1, potem 2, …
help-play-seed = Ten sam tekst daje te same kości i tasowania.
help-play-record = Gdzie zapisać partię.

help-replay = Przejrzyj zapis RECORD oczami sędziego, widza albo jednego z miejsc.
help-replay-seat = Numer miejsca, referee (sędzia) albo spectator (widz).
help-replay-from = Zacznij po N decyzjach.
help-replay-step = Krok po kroku albo wszystko naraz.

help-review = Powiedz o każdej decyzji zapisu RECORD, ile była warta, co było lepsze i o czym zdecydowało szczęście.
help-review-level = Kto ocenia.
help-review-nodes = Węzłów na decyzję.
help-review-ms = Milisekund na decyzję.
help-review-json = Zapisz analizę także tutaj; przy „-” zostaje wypisana zamiast tekstu.

help-rules = Pokaż, ile zasad ma dowód, albo jedną zasadę z jej dowodami i funkcjami, które się na nią powołują.
help-rules-missing = Wypisz zasady bez dowodu: jednej gry albo wszystkich.

help-serve = Udostępnij stół przeglądarkom.
help-serve-host = Pod jakim adresem czekać.
help-serve-port = Na jakim porcie czekać.
help-serve-data = Folder, w którym jest wszystko.
help-serve-db = Na przykład postgresql://USER@HOST/NAME.
help-serve-web = Zbudowana aplikacja przeglądarkowa zamiast tej z pakietu.
help-serve-open = Otwórz od razu przeglądarkę.
help-serve-tables = Ile niedokończonych stołów może mieć jeden użytkownik.
help-serve-public-tables = Ile z nich może być publicznych.
help-serve-pace = Jak powoli działają boty i pojawiają się pytania; 0 – bez przerw.
help-serve-rates = Ile razy większe niż zwykle są limity wywołań i wiadomości.
help-serve-db-patience = Ile sekund czekać na odpowiedź bazy danych.
help-serve-trusted-proxy = Proxy albo sieć proxy, którym ufa się co do adresu wywołującego; można powtórzyć.
help-serve-allow-host = Nazwa, pod którą odpowiada serwer, oprócz localhost; można powtórzyć.
help-serve-metrics-token = Otwiera /metrics temu, kto go okaże; w przeciwnym razie widać je tylko z tej maszyny.

help-text =
    Przeczytaj planszę, ulepszenia, karty, efekty i towarzyszy bohatera HERO; bez imienia – wypisz bohaterów.

    HERO to imię bohatera albo ścieżka pakietu (*.yaml). Za znakiem · stoi to, co trzeba napisać, aby to zrobić.
help-text-cards = Przeczytaj karty, które są w każdej talii.
help-text-statuses = Przeczytaj wszystkie efekty.
help-text-feats = Przeczytaj wyczyny i ścianki gry Dice Forge.

help-verify = Przelicz każdą kość i każde tasowanie z zapisu RECORD i powiedz, czy się zgadza.

no-file = nie ma pliku { $path }
no-file-or-folder = nie ma pliku ani folderu { $path }
cannot-write = nie można zapisać { $path }: { $reason }
check-no-scenarios = w { $path } nie ma scenariuszy (*.yaml)
check-all-hold = { $count ->
    [one] { $count } scenariusz, wszystko się zgadza
    [few] { $count } scenariusze, wszystko się zgadza
   *[other] { $count } scenariuszy, wszystko się zgadza
}
check-some-fail = { $count ->
    [one] { $count } scenariusz, nie zgadza się: { $failed }
    [few] { $count } scenariusze, nie zgadza się: { $failed }
   *[other] { $count } scenariuszy, nie zgadza się: { $failed }
}
content-no-packs = w { $path } nie ma pakietów (*.yaml)
content-warning = uwaga: { $warning }
facts-seats = liczba użyć --seat: { $given }, a miejsc: { $seats }
facts-form = { $option } zapisuje się jako NAME=VALUE, a nie „{ $found }”
odds-needs-against = --health i --against-upgrade wymagają --against HERO
play-nobody = nie ma kto wybrać gry; podaj ją: play pig
play-humans = w --humans wymienia się miejsca od 1 do { $count }, all albo none, a nie { $found }
play-humans-nobody = w --humans wymienia się miejsca od 1 do { $count }, all albo none; nic nie podano
play-record-there = --record: { $path } już istnieje; podaj inny plik
replay-from = --from to liczba od 0 do { $most }, a nie { $found }
replay-seat = --seat to 1–{ $count }, referee albo spectator, a nie „{ $found }”
review-json-record = w --json podano sam zapis; podaj inny plik
review-json-folder = --json: nie można zapisać { $path }: podaj plik w istniejącym folderze
text-one-at-a-time = podaj tylko jedno: bohatera, --cards, --statuses albo --feats
text-ambiguous = „{ $hero }” jest niejednoznaczne, napisz w całości: { $listed }
text-no-hero = nie ma bohatera „{ $hero }”; bohatera z zewnątrz dodaje się za pomocą --pack PLIK
text-no-hero-near = nie ma bohatera „{ $hero }”; może chodzi o „{ $near }”?
arena-resume = --resume kontynuuje plik z --out: podaj go
arena-bots = w --bots podaje się co najmniej dwa, na przykład greedy,smart
arena-records = --records: nie można utworzyć { $path }: { $reason }
arena-records-locked = --records: nie można zapisywać w { $path }
arena-sprt-two = --sprt porównuje dwa boty, nie więcej
arena-sprt-form = --sprt zapisuje się jako ELO0,ELO1, na przykład 0,50, a nie „{ $found }”
arena-sprt-order = --sprt: najpierw podaje się mniejszą liczbę: { $low },{ $high }
serve-open = Astragal jest pod adresem { $address } (Ctrl-C go kończy)
serve-missing =
    serwer potrzebuje więcej, niż ma zwykły pakiet (brakuje { $name }).
    Zainstaluj go tak:  pip install "astragal[{ $extra }]"
serve-no-host = „{ $host }” nie jest nazwą hosta; --host podaje adres tego komputera, na przykład 127.0.0.1 albo 0.0.0.0
serve-port-taken = nie można czekać pod { $host }, port { $port }: { $reason }; inny port: --port 8001
serve-no-listening = nie można czekać pod { $host }, port { $port }: { $reason }; --host podaje adres tego komputera, na przykład 127.0.0.1 albo 0.0.0.0
facts-bring = { $reason }; bohatera z zewnątrz dodaje się za pomocą --pack PLIK
packs-variable = w { $variable }: { $reason }
packs-other-game = --pack { $pack } to zestaw do { $other }; w { $game } nie ma dla niego miejsca
