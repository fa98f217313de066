### Co mówi aplikacja w przeglądarce.

close = Zamknij
copy = Kopiuj
copied = Skopiowano
waiting = Rozkładamy grę…
rule-link = Zasada { $rule }
menu-on = { $label } (włączone)

problem-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
offline-since = Bez sieci, stan z { $when }
offline-help = Serwer jest nieosiągalny. Widać to, co przeglądarka zachowała ostatnio.
problem-unknown = Serwer nie mógł tego zrobić (kod { $status }). Spróbuj jeszcze raz.

## Poruszanie się

nav-label = Astragal
nav-home = Astragal, na stronę główną
nav-settings = Ustawienia
nav-about = O programie
nav-rules = Zasady

## Strona główna

landing-title = Bohaterowie, kości i karty przy jednym stole
landing-lead = Zagraj od razu z botem, przy jednym ekranie albo ze znajomymi gdziekolwiek. Stół pilnuje zasad, a każdy rzut można sprawdzić.
landing-games = Gry
landing-mine = Moje partie
landing-all = Pokaż wszystkie ({ $count })
landing-turn = Twoja tura
landing-paused = Wstrzymana do twojego powrotu
landing-remembered = Został tylko dziennik
landing-lost = Nie można dokończyć
landing-open = Otwarte stoły
landing-open-none = Nie ma teraz otwartych stołów. Otwórz własny: przygotuj stół i ustaw go jako publiczny.
landing-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
landing-watch = Oglądaj
landing-replays = Powtórki
landing-replays-none = Tu obejrzysz jeszcze raz rozegrane partie.
landing-won = Wygrywa: { $name }
status-gathering = Czekamy na graczy
status-playing = Trwa gra
status-over = Zakończona

play-now = Graj
play-tour = Pierwsza partia krok po kroku
play-friends = Ze znajomymi
play-screen = Przy jednym ekranie
play-choose = Wybierz bohatera
play-setup = Przygotuj stół
play-ways = Jak zagrać: { $game }
play-seats = Graczy: { $count }

import-title = Wczytaj zapis
import-text = Tekst zapisu
import-packs = Zestawy obok niego zostaną dołączone.
import-file = Plik z zapisem
import-send = Obejrzyj ten zapis

name-label = Twoje imię przy stole
name-keep = Zachowaj imię

## Przygotowanie stołu

new-title = { $game }: nowy stół
new-seats = Miejsca
new-count = Ile miejsc
new-links = Każde wolne miejsce dostanie link, który wyślesz temu, kto ma tam usiąść.
new-rules = Zasady
new-more =
    { $count ->
        [one] Jeszcze { $count } zasada
        [few] Jeszcze { $count } zasady
        [many] Jeszcze { $count } zasad
       *[other] Jeszcze { $count } zasady
    }
new-clock = Zegar
new-public = Stół publiczny
new-public-help = Każdy może zająć wolne miejsce albo oglądać.
new-start = Zacznij partię
new-gather = Otwórz stół
clock-kind-none = Bez zegara
clock-kind-none-help = Bez pośpiechu.
clock-kind-quick = Szybko
clock-kind-quick-help = Po 5 minut i 10 sekund na każdą decyzję.
clock-kind-calm = Spokojnie
clock-kind-calm-help = Po 15 minut i 20 sekund na każdą decyzję.
clock-kind-days = Korespondencyjnie
clock-kind-days-help = Po 3 dni i dzień na każdą decyzję.
clock-table-none = Bez zegara
clock-table-live = { $minutes } min + { $seconds } s
clock-table-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }

seat-number = Miejsce { $number }
seat-bot = Bot
seat-bot-level = bot, { $level }
seat-deciding = decyduje
seat-away = brak połączenia
seat-stand-in = gra bot
seat-return = Wróć do gry: { $name }
seat-kind = Kto siedzi na miejscu { $number }
seat-kind-me = Osoba przy tym ekranie
seat-kind-bot = Bot
seat-kind-open = Osoba z linkiem
seat-free = wolne miejsce
seat-kind-person = Osoba
seat-level = Jak dobrze gra bot na miejscu { $number }
seat-name = Imię na miejscu { $number }
seat-name-here = Imię
seat-link = Link do miejsca { $number }
seat-sit = Usiądź tutaj

level-random = Gapa: gra na chybił trafił
level-easy = Nowicjusz
level-greedy = Chciwiec
level-smart = Mędrzec

gathering-title = { $game }: zbieramy się przy stole
gathering-open =
    { $count ->
        [one] { $count } miejsce jest wolne. Wyślij link temu, kto ma tam usiąść.
        [few] { $count } miejsca są wolne. Wyślij każdy link temu, kto ma tam usiąść.
        [many] { $count } miejsc jest wolnych. Wyślij każdy link temu, kto ma tam usiąść.
       *[other] { $count } miejsca jest wolne. Wyślij każdy link temu, kto ma tam usiąść.
    }
gathering-watching = Oglądasz ten stół.
gathering-ready = Wszyscy są na miejscach.
gathering-fill = Najpierw trzeba zająć wszystkie miejsca; wystarczy bot.
gathering-host = Partia zacznie się, gdy zacznie ją gospodarz stołu.
gathering-watch = Link dla widzów
fair-commit = Zobowiązanie dotyczące kości

join-title = Czeka na ciebie miejsce
join-name = Jak mają cię nazywać przy stole?
join-sit = Usiądź
join-watch = Tylko oglądaj

## Wybór bohatera lub tego, co wybierają miejsca gry

pick-title = Wybierz bohatera
pick-title-for = Wybór dla: { $name }
pick-seat = Miejsce { $n } z { $of }
pick-random = Losowo
pick-last = Ostatnio
pick-last-short = ostatnio
pick-record = Ty i { $name }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, wygrane: { $won }
pick-play = Graj: { $name }
pick-give = Wybierz: { $name }

## Stół

table-others = Pozostałe miejsca
table-board = Plansza
table-mine = Twoje miejsce
table-hand = Twoja ręka
table-phases = Fazy tury
table-watching = Oglądasz
table-spectators =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }
table-paused = Przerwa, aż wróci któryś z graczy.
table-leave = Odejdź od stołu
title-turn = Twoja tura

skip-decision = Do decyzji
decision-label = Decyzja
decision-options = Co możesz zrobić
decision-yours = Twoja decyzja: { $sentence }
decision-until = Czas na odpowiedź:
decision-waiting = Zapytamy jeszcze: { $names }
decision-all =
    { $count ->
        [one] Jeszcze { $count } możliwość
        [few] Jeszcze { $count } możliwości
        [many] Jeszcze { $count } możliwości
       *[other] Jeszcze { $count } możliwości
    }
decision-more = więcej
decision-if = Jeśli wybierzesz: { $words }
decision-again = Naciśnij jeszcze raz: { $words }
why-turn = Teraz decyduje { $name }.

yield-label = Pasuj przez jakiś czas
yield-none = Nie pasuj automatycznie
yield-turn = Pas do mojej tury

orders-title = Pasowanie automatyczne
orders-preset = Kiedy mnie pytać
orders-ask = Pytaj mnie
orders-ask-help = Za każdym razem, gdy mogę odpowiedzieć.
orders-smart = Mądrze
orders-smart-help = Gdy mam czym odpowiedzieć i to mnie dotyczy.
orders-fast = Pełna prędkość
orders-fast-help = Tylko gdy grozi mi porażka albo dla oznaczonych kart.
orders-note = Każdy automatyczny pas trafia do dziennika. Twoich poleceń nikt inny nie widzi.
order-ask = Pytaj
order-always = Zawsze się zatrzymuj
order-never = Nigdy się nie zatrzymuj

undo = Cofnij ruch
undo-can = Cofa twój ostatni ruch.
undo-not = Teraz nie można cofnąć. { $words }

opening-seat = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: pierwsze miejsce przy stole.
log-title = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-passes = Pasy

chat-title = Rozmowa
chat-empty = Nikt się jeszcze nie odezwał.
chat-write = Napisz coś
chat-send = Wyślij
chat-spectator = { $name } (widz)
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znowu: { $name }
say-hello = Cześć!
say-luck = Powodzenia!
say-well-played = Dobrze zagrane!
say-thanks = Dzięki!
say-oops = Ojej!
say-thinking = Daj pomyśleć.
say-hurry = Twój ruch!
say-again = Jeszcze raz?
say-bye = Do zobaczenia!

clock-label = Zegary
clock-none = Ta partia jest bez zegara.
clock-days = d
clock-hours = h

move-label = Wpisz ruch
move-send = Wykonaj

line-lost = Połączenie zostało przerwane. Zostanie wznowione automatycznie.
line-kept = Twój ruch jest zachowany i zostanie wysłany ponownie.

curtain-text = Przekaż ekran: { $name }. Nikt inny nie powinien patrzeć.
curtain-cards = { $name }: najpierw zobacz swoje karty
curtain-lift = Jestem { $name }: pokaż mój stół

end-label = Wynik
end-first = Pierwsze miejsce
end-rematch = Rewanż
end-rematch-help = to samo jeszcze raz
end-stronger = Silniejszy bot
end-easier = Słabszy bot
end-review = Analiza
end-review-help = co zdecydowało
end-new = Nowa partia
end-new-help = wybierz od nowa
end-board = Obejrzyj planszę
end-open = Pokaż wynik
end-turning = Przełom: tura { $n }
end-swing = Największa zmiana ({ $unit }): tura { $n }
end-chance = { $name }: szansa na wygraną
end-turn = tura { $n }
end-of = { $name }, tura { $n }
end-other = { $name }: { $n }
end-replay = Obejrzyj powtórkę
end-verify = Sprawdź kości
end-home = Na stronę główną

keys-title = Klawisze
keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
key-digits = Możliwość o tym numerze
key-default = Główny przycisk
key-cancel = Anuluj, zamknij
key-undo = Cofnij ostatni ruch
key-last = Co się ostatnio wydarzyło
key-options = Co mogę zrobić
key-clock = Zegary
key-sound = Włącz lub wyłącz dźwięki
key-type = Wpisz ruch
key-help = Ta lista

generic-facts = Na stole

## Ustawienia

settings-lead = Są tylko twoje i nigdy nie zmieniają zasad partii.
settings-all = Wszystkie ustawienia
setting-language = Język
setting-theme = Kolory
theme-system = Jak w urządzeniu
theme-dark = Ciemne
theme-light = Jasne
setting-speed = Animacje
speed-0 = Brak
speed-0-5 = Szybkie
speed-1 = Zwykłe
speed-2 = Wolne
setting-sound = Dźwięki
setting-volume = Głośność
sound-on = Dźwięki włączone
sound-off = Dźwięki wyłączone
sound-key = Klawisz M
setting-odds = Pokazuj szanse
setting-odds-help = Szanse każdej zdolności teraz i przy najlepszym wyborze kości.
setting-previews = Pokazuj skutki wyboru
setting-previews-help = Obrażenia i ich składniki, zanim zdecydujesz.
setting-confirm = Naciskaj dwa razy przy każdym ruchu
setting-confirm-help = Chroni przed przypadkowym naciśnięciem.
setting-shortcuts = Skróty jednoklawiszowe
setting-shortcuts-help = Naciśnij ? przy stole, by zobaczyć listę.
setting-notifications = Powiadamiaj o mojej turze
setting-notifications-help = Przeglądarka pokaże powiadomienie, gdy patrzysz gdzie indziej.
setting-notifications-first = Takie powiadomienie powie, że czas na twój ruch.
setting-notifications-refused = Przeglądarka nie pozwala Astragalowi pokazywać powiadomień. Można na nie zezwolić w ustawieniach przeglądarki dla tej strony; niektóre telefony nie mają takich powiadomień.
setting-preset = Pasowanie automatyczne w nowych partiach

account-title = Konto
account-lead = Grasz jako gość, którego zna tylko ta przeglądarka. Z loginem masz swoje partie na każdym urządzeniu.
account-in = Zalogowano jako { $login }.
account-login = Login
account-password = Hasło
account-enter = Zaloguj się
account-make = Załóż konto
account-logout = Wyloguj się
token-title = Klucz dla własnego bota
token-lead = Z tym kluczem program może usiąść do stołu w twoim imieniu. Jest pokazywany tylko raz.
token-make = Utwórz klucz

## Inne strony

missing-title = Nic tu nie ma
missing-page = Nie ma takiej strony.
missing-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
missing-record = Nie ma takiego zapisu.
missing-game = Nie ma tu takiej gry.
missing-home = Na stronę główną

rules-search = Szukaj po słowie albo numerze zasady
rules-none = Nie ma takiej zasady.
replay-title = Powtórka
verify-title = Sprawdzanie kości
record-packs = Pobierz jego zestawy
record-download = Pobierz zapis

about-title = O Astragalu
about-what = Astragal to cyfrowy stół do gier o bohaterach, w których rzuca się kośćmi i zagrywa karty. Astragal to kostka skokowa, którą rzucano, zanim powstały kości do gry.
about-publishers = Gry należą do swoich wydawców. Astragal jest niezależną realizacją ich zasad; nie ma w nim ani ich obrazków, ani ich tekstów. Aby wesprzeć autorów, kup samą grę.
about-fair = Uczciwe kości
about-fair-text = Przed partią serwer pokazuje odcisk swojego sekretu; potem każdy gracz dodaje własną liczbę, a wszystkie rzuty i tasowania wynikają z obu. Po ostatnim ruchu sekret zostaje ujawniony i każdy może przeliczyć każdy rzut.
about-licences = Licencje i podziękowania
about-code = Sam Astragal jest wolnym oprogramowaniem na licencji MIT.
about-icons = Ikony pochodzą z game-icons.net, licencja CC BY 3.0, narysowali je:
about-fonts = Kroje pisma: Forum (Denis Masharov) i Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), licencja SIL Open Font License.
