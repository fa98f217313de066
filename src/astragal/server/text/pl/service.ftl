
problem-too-many-watchers = Przy tym stole nie ma już miejsca dla widzów: może ich być najwyżej { $most }.
problem-too-many-words = Widzowie nie mogą pisać tak często. Odczekaj { $wait } s.
problem-host = Ten serwer nie odpowiada pod tą nazwą. Kto go prowadzi, może ją dodać: astragal serve --allow-host NAZWA.
problem-metrics = Te dane są dla tego, kto okaże token serwera albo zapyta z tej samej maszyny.
problem-origin = To wywołanie pochodzi ze strony innej witryny i pozostaje bez odpowiedzi.
problem-not-json = Wywołania, które coś zmieniają, niosą JSON: Content-Type: application/json.
problem-too-large = Za dużo danych. Wiadomość ma najwyżej 64 KiB, zapis partii 4 MiB.
problem-too-deep = Zbyt głębokie zagnieżdżenie: najwyżej 32 poziomy.
problem-too-many = Za dużo naraz. Odczekaj chwilę i graj dalej.
problem-too-many-tries = Za dużo prób. Następna za { $wait } s.
problem-bad-login = Login ma od 3 do 64 liter, cyfr lub znaków . _ - + @
problem-bad-password = Hasło ma od { $shortest } do { $longest } znaków.
problem-login-taken = Login { $login } jest zajęty. Wybierz inny.
problem-has-account = Masz już konto: { $login }.
problem-wrong-login = Nieprawidłowy login lub hasło.
problem-too-many-tokens = Nie można mieć więcej niż { $most } kluczy. Najpierw unieważnij któryś z nich.
problem-too-many-tables = Masz już { $most ->
        [one] { $most } niedokończony stół
        [few] { $most } niedokończone stoły
       *[other] { $most } niedokończonych stołów
    }, a więcej mieć nie można. Najpierw dokończ partię albo odejdź od któregoś stołu.
problem-host-too-many = Gospodarz tego stołu ma już tyle niedokończonych stołów, ile wolno. Utwórz nowy stół.
problem-too-many-public = Masz już { $most ->
        [one] { $most } stół publiczny
        [few] { $most } stoły publiczne
       *[other] { $most } stołów publicznych
    }, a więcej mieć nie można. Najpierw dokończ tam partię, odejdź od stołu, który czeka na graczy, albo pozostaw ten stół prywatnym.
problem-too-many-imports = Nie można wczytać więcej niż { $most } zapisów.
problem-long-record = Wczytywany zapis ma najwyżej { $most } decyzji.
problem-record = Ten zapis jest niepoprawny: { $detail }
problem-no-such-level = Analizę robi greedy albo smart, nie { $level }.
problem-review-busy = Zbyt wiele analiz czeka w kolejce. Spróbuj za kilka minut.
problem-review-failed = Nie udało się przeanalizować tego zapisu. Błąd odnotowano na serwerze.
problem-review-long = Analizę przerwano po { $minutes } min: dla { $level } ten zapis jest za długi.
problem-method = Ten adres nie przyjmuje tej metody; właściwa to { $allowed }.
problem-broken = Wystąpił błąd; odnotowaliśmy go. Spróbuj jeszcze raz.
