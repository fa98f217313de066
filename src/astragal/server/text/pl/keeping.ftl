gone-name = Były gracz

problem-banned = Administrator tego serwera zablokował ci dostęp.
problem-muted = Administrator tego serwera wyciszył cię: możesz grać, ale nie możesz pisać w rozmowie.
problem-closed = Administrator tego serwera zamknął ten stół.{ $said ->
        [no] { "" }
       *[yes] { "\u000A" }„{ $why }”
    }
problem-no-such-user = Nie ma tu nikogo o identyfikatorze lub loginie { $user }.
problem-no-such-report = Nie ma otwartego zgłoszenia { $report }.
problem-wrong-password = To nie jest twoje hasło.
problem-no-password = Gość nie ma hasła; ma je tylko konto.
problem-nothing-to-report = Nie ma czego zgłosić: wiadomości już nie ma albo nikt tam nie siedzi.
problem-own-words = Nie możesz zgłosić siebie.
problem-too-many-reports = Za dużo zgłoszeń naraz. Następne za { $wait } s.
problem-wrong-token = To nie jest klucz administratora.
