### Strona, która dowodzi uczciwości kości.

verify-not-over = Ta partia jeszcze trwa. Sekret zostanie pokazany po jej zakończeniu; wtedy wszystko da się przeliczyć.
verify-holds = Wszystko, co dało się przeliczyć, się zgadza.
verify-fails = Coś się nie zgadza. Nie ufaj temu zapisowi.
verify-proved = Co sprawdzono
verify-how = Wszystko to właśnie obliczyła sama twoja przeglądarka. Nikomu nie uwierzyła na słowo.
verify-sign-yes = Dowiedzione
verify-sign-no = Nie zgadza się
verify-sign-unknown = Nie wiadomo
verify-draws = Każda kość i każde tasowanie
verify-draws-yes = Kości: { $dice }, kroków tasowania: { $cards }. Wszystkie są dokładnie takie, jakie daje klucz partii.
verify-draws-no =
    { $count ->
        [one] { $count } liczba jest inna, niż daje klucz partii.
        [few] { $count } liczby są inne, niż daje klucz partii.
        [many] { $count } liczb jest innych, niż daje klucz partii.
       *[other] { $count } liczby jest innych, niż daje klucz partii.
    }
verify-secret = Serwer dotrzymał zobowiązania
verify-secret-yes = Sekret pokazany po partii to ten, którego odcisk podano przed nią.
verify-secret-no = Pokazany sekret nie jest tym, którego odcisk podano.
verify-secret-unknown = W tej partii nie było zobowiązania dotyczącego kości: była partią z przewodnikiem, kontynuowała inną partię albo rozegrano ją gdzie indziej. Kto wybrał klucz, mógł wybrać szczęśliwy.
verify-key = Nikt nie mógł wybrać kości
verify-key-yes =
    { $numbers ->
        [one] Klucz wynika z sekretu serwera i z liczby dodanej przez gracza, więc żadna strona nie mogła go wybrać.
       *[other] Klucz wynika z sekretu serwera i z { $numbers } liczb dodanych przez graczy, więc żadna strona nie mogła go wybrać.
    }
verify-key-alone = Klucz wynika z sekretu serwera, ale żaden gracz nie dodał swojej liczby: serwer mógł wybrać szczęśliwy sekret, zanim podjął zobowiązanie.
verify-key-no = Klucz nie wynika z sekretu i liczb graczy.
verify-key-unknown = Bez zobowiązania nie da się powiedzieć, skąd pochodzi klucz.
verify-seen = Zobowiązanie podjęto podczas partii
verify-seen-yes = Ta przeglądarka była przy tym stole i zapisała ten sam odcisk, zanim pokazano sekret.
verify-seen-no = Podczas partii ta przeglądarka zapisała inny odcisk niż ten w zapisie.
verify-seen-unknown = Ta przeglądarka nie zapisała odcisku podczas partii. Kto grał, też może tu zajrzeć.
verify-mine = W kluczu jest twoja liczba
verify-mine-yes = Jedną z liczb, z których zrobiono klucz, dodała właśnie ta przeglądarka. Nikt nie mógł znać kości wcześniej.
verify-mine-unknown = Żadnej z liczb, z których zrobiono klucz, nie dodała ta przeglądarka.
verify-wrong = Liczba { $at } (po decyzji { $number }): podano { $told }, a klucz daje { $computed }.
verify-unproved = Czego ta strona nie dowodzi
verify-unproved-rules = Że każda decyzja była zgodna z zasadami i że gra prosiła o te kości w tych momentach. Do tego trzeba rozegrać całą partię od nowa według zasad, na własnym komputerze:
verify-dice = Jak padały kości
verify-all-dice = Wszystkie kości
verify-numbers = Wszystkie liczby
verify-key-name = Klucz partii
verify-after = Po decyzji
verify-stream = Co
verify-drawn = Wypadło
verify-stream-dice = Kość o { $sides } ściankach
verify-stream-deck = Tasowanie, liczba mniejsza niż { $sides }
