### Co się mówi przy stole: pytania, ruchy, dziennik, fakty z planszy, odmowy.

game-name = Dice Forge
game-tagline = Wykuwaj swoje kości i zdobądź przychylność bogów

## Słowa zasad

stage-draft = wybór wyczynów
stage-blessing = boskie błogosławieństwo
stage-reinforcement = wsparcie
stage-action = akcja
stage-extra = dodatkowa akcja
stage-end = koniec gry
portal-start = portal startowy
portal-p1 = pierwszy portal księżyca
portal-p2 = drugi portal księżyca
portal-p3 = trzeci portal księżyca
portal-p4 = odległy portal
portal-p5 = trzeci portal słońca
portal-p6 = drugi portal słońca
portal-p7 = pierwszy portal słońca
die-light = jasna kość
die-dark = ciemna kość
boars-red = czerwony
boars-yellow = żółty
boars-green = zielony
boars-blue = niebieski
standing-ask = pytaj za każdym razem
standing-always = zawsze na młot
standing-never = zawsze do rezerwy

## Pytania

ask-draft = { TO($seat, ":") } który wyczyn będzie w grze?
ask-reinforce = { TO($seat, ",") } wsparcie: użyć karty czy przejść do akcji?
ask-action = { TO($seat, ",") } akcja: złożyć ofiarę bogom, dokonać wyczynu czy zakończyć turę?
ask-offering = { TO($seat, ":") } kupić jeszcze jedną, inną ściankę, czy to już wszystko?
ask-extra = { TO($seat, ":") } zapłacić 2 odłamki słońca za dodatkową akcję czy zakończyć turę?
ask-last = { TO($seat, ":") } użyć żetonu przed końcem tury?
ask-forge = { TO($seat, ":") } którą ściankę swoich kości wymieniasz na nową?
ask-face = { TO($seat, ":") } którą ściankę bierzesz z ogrodu?
ask-die = { TO($seat, ":") } którą kością rzucasz na mniejsze błogosławieństwo?
ask-mirror = { TO($seat, ":") } którą ściankę kopiuje zwierciadło?
ask-take = { TO($seat, ":") } co zyskujesz?
ask-lose = { TO($seat, ":") } co tracisz?
ask-cash = { TO($seat, ":") } zachować to, co daje ścianka, czy wziąć punkty chwały?
ask-order = { TO($seat, ":") } złoto nie zmieści się w rezerwie. Najpierw złoto czy najpierw statek?
ask-ship = { TO($seat, ":") } którą ściankę kupujesz dzięki statkowi?
ask-hammer = { TO($seat, ":") } ile złota kładziesz na młot?
ask-repeat = { TO($seat, ":") } użyć żetonu, aby zastosować te ścianki ponownie?
ask-boar = { TO($seat, ":") } zadziałał twój dzik. Co zyskujesz?
ask-bearer = { TO($seat, ":") } komu oddajesz ściankę z dzikiem?
ask-pick = { TO($seat, ":") } które dwie ścianki stosujesz?

## Ruchy

option-draft = Wybierz wyczyn „{ $feat }”
option-use = Użyj karty „{ $feat }”
option-buy = { $price ->
    [0] Weź ściankę „{ $face }” za darmo
   *[other] Kup ściankę „{ $face }” za { $price } szt. złota
}
option-feat = „{ $feat }” ({ $cost })
option-forge = Wymień ściankę „{ $face }” ({ $die })
option-face = Weź ściankę „{ $face }”
option-die = Rzut: { $die }
option-copy = Skopiuj ściankę „{ $face }”
option-pick = Zastosuj: { $faces }
option-take = Zyskaj { $amounts }
option-lose = Strać { $amounts }
option-keep = Zachowaj: { $amounts }
option-cash = Weź zamiast tego: { $amounts }
option-first = { $what ->
    [gold] Najpierw złoto
   *[ship] Najpierw statek
}
option-hammer = { $what ->
    [always] Zawsze jak najwięcej
    [never] Zawsze do rezerwy
    [ask] Znów pytaj o młot
   *[other] Połóż na młot: { $what }
}
option-give = { PLAYER($seat, "start") }
option-done = To wszystko
option-end = Zakończ turę
option-pass = Nie teraz

## Dziennik

event-drafted = { PLAYER($seat, "start") } wybiera wyczyn „{ $feat }”.
event-turn = – Runda { $round }, { PLAYER($seat) } –
event-rolled = { PLAYER($seat, "start") } rzuca: { $faces }.
event-copied = Zwierciadło { PLAYER($seat, "genitive") } kopiuje ściankę „{ $face }”.
event-picked = { PLAYER($seat, "start") } stosuje: { $faces }.
event-gained = { PLAYER($seat, "start") } zyskuje: { $amounts }.
event-wasted = U { PLAYER($seat, "genitive") } przepada: { $amounts }.
event-lost = { PLAYER($seat, "start") } traci: { $amounts }.
event-paid = { PLAYER($seat, "start") } płaci: { $amounts }.
event-hammered = { PLAYER($seat, "start") } kładzie na młot złoto: { $count }.
event-bought = { PLAYER($seat, "start") } kupuje ściankę „{ $face }”.
event-forged = { PLAYER($seat, "start") } wprawia ściankę „{ $face }” zamiast ścianki „{ $replaced }”.
event-gave = { PLAYER($seat, "start") } oddaje ściankę „{ $face }” { PLAYER($target_seat, "dative") }.
event-moved = Bohater { PLAYER($seat, "genitive") } przechodzi na { $portal }.
event-ousted = { PLAYER($seat, "start") } wypędza bohatera { PLAYER($target_seat, "genitive") }.
event-took = { PLAYER($seat, "start") } dokonuje wyczynu „{ $feat }”.
event-used = { PLAYER($seat, "start") } używa karty „{ $feat }”.
event-rested = { PLAYER($seat, "start") } nie może już nic zrobić: tura dobiega końca.
event-scored = { PLAYER($seat, "start") }: razem punktów chwały – { $glory }.

## Co się dzieje i co z tego wyniknie

about-applying = Rozpatrywane
about-forging = Nowa ścianka
forecast-ousts = Wypędzony bohater
forecast-total = Razem chwały
forecast-mean = Błogosławieństwo średnio

## Fakty z planszy

fact-feats = wyczyny
fact-offering_max = ścianek w jednej ofierze
fact-equal_faces = bez jednakowych ścianek
fact-two_player_blessings = podwójne błogosławieństwo w grze dwuosobowej
fact-mirror_through = zwierciadło kopiuje przez zwierciadło
fact-m2 = wyczyn za 2 odłamki księżyca
fact-m3 = wyczyn za 3 odłamki księżyca
fact-m4 = wyczyn za 4 odłamki księżyca
fact-m6 = wyczyn za 6 odłamków księżyca
fact-x5 = wyczyn za 5 odłamków słońca i 5 odłamków księżyca
fact-s6 = wyczyn za 6 odłamków słońca
fact-s4 = wyczyn za 4 odłamki słońca
fact-s3 = wyczyn za 3 odłamki słońca
fact-s2 = wyczyn za 2 odłamki słońca
fact-round = Runda
fact-rounds = { "" }
told-round = Runda { $round } z { $rounds }
fact-stage = Etap
fact-first = Pierwszy gracz
fact-gold = Złoto
fact-sun = Słońce
fact-moon = Księżyc
fact-glory = Chwała
fact-printed = Na wyczynach
fact-total = Razem
fact-portal = Portal
fact-limits = Pojemność
fact-dice = Kości
fact-light = jasna:
fact-dark = ciemna:
fact-up = Na wierzchu
fact-replaced = Wymienione ścianki
fact-piles = Wyczyny
fact-plain = bez stałego efektu
fact-automatic = automatyczne
fact-reinforcement = wsparcie
fact-attached = przy planszy
fact-tokens = Żetony
fact-ready = Do użycia
fact-hammer = Młot
fact-lap = okrążenie
fact-space = pole
fact-waiting = w kolejce:
fact-standing = złoto:
fact-boars = Dziki
fact-islands = Wyczyny na wyspach
fact-sanctuary = Sanktuarium
# Te ścianki dają tylko wyczyny; rzadko ktoś pyta, ile ich zostało.
fact-garden = { "" }
fact-applying = Rozpatrywane
fact-seat = miejsce
fact-faces = ścianki:
fact-forging = Nowa ścianka
fact-drafting = Jeszcze do wyboru

## Co mówi lobby

fact-feats-help = Wyczyny wprowadzające są na pierwszą grę; w alternatywnych jest więcej interakcji.
fact-first-help = Kto zaczyna każdą rundę.
fact-offering_max-help = Zasady mówią o dwóch ściankach, a w przykładzie kupuje się trzy.
fact-equal_faces-help = Czy druga ofiara w tej samej turze może powtórzyć ściankę.
fact-two_player_blessings-help = W grze dwuosobowej błogosławieństwo jest podwójne: w każdej turze albo tylko w pierwszej turze rundy.
fact-mirror_through-help = Czy zwierciadło naprzeciw zwierciadła może skopiować to, co tamto mogłoby skopiować.
value-feats-introductory = Wprowadzające
value-feats-alternate = Alternatywne
value-feats-random = Losowe
value-feats-draft = Wybrane przez graczy
value-first-random = Losowo
setup-first = pierwszy gracz to jedno z miejsc od 1 do { $seats }, a nie miejsce { $seat }
value-offering_max-none = Dowolnie wiele
value-equal_faces-per_action = W jednej ofierze
value-equal_faces-per_turn = W jednej turze
value-two_player_blessings-per_turn = W każdej turze
value-two_player_blessings-per_round = W pierwszej turze rundy
value-mirror_through-true = Tak
value-mirror_through-false = Nie
value-m2-as-agreed = Jak ustalono wyżej
value-m3-as-agreed = Jak ustalono wyżej
value-m4-as-agreed = Jak ustalono wyżej
value-m6-as-agreed = Jak ustalono wyżej
value-x5-as-agreed = Jak ustalono wyżej
value-s6-as-agreed = Jak ustalono wyżej
value-s4-as-agreed = Jak ustalono wyżej
value-s3-as-agreed = Jak ustalono wyżej
value-s2-as-agreed = Jak ustalono wyżej

## Dlaczego ruch jest niemożliwy

why-unknown-face = nie ma ścianki „{ $word }”
why-unknown-face-near = nie ma ścianki „{ $word }”; może „{ $near }”?
why-unknown-feat = nie ma wyczynu „{ $word }”
why-unknown-feat-near = nie ma wyczynu „{ $word }”; może „{ $near }”?
why-say-instead = tutaj mówi się „{ $near }”
why-which-face = powiedz, która ścianka
why-which-feat = powiedz, który wyczyn
why-garden = ścianki „{ $face }” nie można kupić: dają ją tylko wyczyny
why-start-face = ścianki „{ $face }” nie można kupić: jest na kościach od początku
why-sold-out = nie ma już ścianek „{ $face }”
why-too-dear = ścianka „{ $face }” kosztuje { $price } szt. złota, a masz { $gold }
why-equal-action = w tej ofierze ścianka „{ $face }” została już kupiona
why-equal-turn = w tej turze ścianka „{ $face }” została już kupiona
why-enough-faces = { $n ->
    [one] w jednej ofierze można kupić najwyżej { $n } ściankę
    [few] w jednej ofierze można kupić najwyżej { $n } ścianki
   *[many] w jednej ofierze można kupić najwyżej { $n } ścianek
}
why-not-laid = wyczynu „{ $feat }” nie ma w tej grze
why-no-cards = nie ma już kart „{ $feat }”
why-feat-cost = wyczyn „{ $feat }” kosztuje { $cost }, a masz { $held }
why-feat-extra-cost = wyczyn „{ $feat }” kosztuje { $cost }, a dodatkowa akcja jeszcze { $extra }; masz { $held }
why-extra-cost = dodatkowa akcja kosztuje { $cost }, a masz { $held }
why-forge-first = najpierw trzeba wprawić nową ściankę
why-not-owned = nie masz karty „{ $feat }”
why-no-use = na karcie „{ $feat }” nie ma czego użyć
why-used-up = efekt karty „{ $feat }” został już użyty
why-stage = wsparcia używa się w swojej turze między błogosławieństwem a akcją
why-use-cost = karta „{ $feat }” wymaga: { $cost }; masz: { $held }
why-repeat-later = tego żetonu używa się zaraz po własnym błogosławieństwie
why-own-turn = tego żetonu używa się w swojej turze
why-locked = ścianki „{ $face }” nie można wymienić
why-not-on-die = na tej kości nie ma ścianki „{ $face }”
why-not-up = na żadnej kości przeciwników ścianka „{ $face }” nie leży na wierzchu
why-mirror-mirror = zwierciadło nie może skopiować zwierciadła
why-hammer-room = na młot można teraz położyć złota najwyżej { $n }
why-hammer-gain = na młot kładzie się tylko złoto, które się właśnie zyskuje
why-no-wish = nie ma stałego polecenia dla młota, które można by cofnąć
why-wish-later = stałe polecenie dla młota cofa się w swojej turze przy wyborze akcji
why-not-yourself = dzika oddaje się innemu graczowi
why-pick-dice = wybierz ścianki dwóch różnych kości przeciwników
why-pick-order = ścianki wymienia się w tej kolejności: { $move }
why-pick-two = wymień dwie ścianki, które wyrzucili przeciwnicy

points = { $n ->
    [one] { $n } punkt chwały
    [few] { $n } punkty chwały
   *[many] { $n } punktów chwały
}
