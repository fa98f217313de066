### Co plansza Dice Throne mówi sama.

dt-kept = zachowana
dt-wanted = zachowaj
dt-die = Kość { $place }: { $symbol } { $face }
dt-die-kept = Kość { $place }: { $symbol } { $face }, zachowana
dt-dice = Kości
dt-tap-change = Zmień lub przerzuć
dt-which-change = Co zrobić z tą kością?
dt-tap-dice = Dotknij kości, które zachowujesz, i przerzuć resztę.
dt-your-roll = Twój rzut
dt-first-roll =
    { $n ->
        [one] Masz { $n } próbę.
        [few] Masz { $n } próby.
       *[other] Masz { $n } prób.
    }
dt-no-attempts = Nie ma już prób: ogłoś zdolność albo zrezygnuj.
dt-roll-dice = { $n ->
    [one] Rzuć { $n } kością
    [few] Rzuć { $n } kośćmi
    [many] Rzuć { $n } kośćmi
   *[other] Rzuć { $n } kości
}
dt-roll-of = { $name }: { $purpose }
dt-roll-for = Rzucaj na „{ $name }”
dt-keep-these = { $n ->
    [one] Zachowaj tę kość
    [few] Zachowaj te { $n } kości
    [many] Zachowaj tych { $n } kości
   *[other] Zachowaj te { $n } kości
}
dt-run = kolejno od { $from } do { $to }
dt-chance = szansa
dt-ready = gotowe
dt-small = mały
dt-large = duży
dt-small-straight = Mały strit: cztery kolejne cyfry
dt-large-straight = Duży strit: pięć kolejnych cyfr
dt-defence-dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}
dt-my-board = Moja plansza
dt-board-of = Plansza bohatera: { $name }
dt-show-board = Pokaż planszę bohatera: { $name }
dt-hand = Twoja ręka
dt-playable = można teraz zagrać
dt-hand-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
dt-deck = Talia { $n }
dt-discard = Odrzucone { $n }
dt-discard-of = Karty odrzucone: { $name }
dt-health = Zdrowie: { $n }
dt-cp = PW
dt-cp-long = Punkty walki
dt-token-count = { $n } (limit stosu: { $limit })
dt-token-health = Zdrowie: { $n } z { $most }
dt-turn-own = Twoja tura
dt-turn-of = Tura: { $name }
dt-defeated = już nie gra
dt-played = Zagrane w tej turze
dt-would-lose = { $name } traci
dt-no-ability = Bez zdolności
dt-to-dice = Przejdź do rzutu
dt-end-turn = Zakończ turę
dt-pass-take = { $n ->
   *[other] Przyjmij obrażenia: { $n }
}
dt-pass-dice = Przyjmij rzut
dt-pass-declared = Niech się aktywuje
dt-pass-declared-own = Aktywuj
dt-pass-attack = Przejdź do obrony
dt-pass-attack-own = Atakuj
dt-pass-damage-own = Zadaj obrażenia
dt-switch = Gdy można tego użyć
dt-switch-ask = pytaj jak zwykle
dt-switch-always = zawsze pytaj
dt-switch-never = nie pytaj
dt-details = Szczegóły
dt-close = Zamknij
dt-complexity = Złożoność { $n } z 6
dt-keys-dice = zachowaj kość albo rzucaj nią dalej

dt-next = następna
dt-you = Ty
dt-answers = Możliwe odpowiedzi
dt-lens-idle = Wskaż cokolwiek, a opis pojawi się tutaj.
dt-team-own = Twoja drużyna
dt-team-other = Przeciwko tobie
dt-team = Drużyna { $n }
dt-target = cel
dt-leader = lider
dt-tab-abilities = Zdolności
dt-tap-or-declare = Zaznacz kości, które zachowujesz, i rzuć resztą albo ogłoś zdolność.
dt-attempts = próba { $n } z { $of }
dt-declare = Ogłoś „{ $name }”
dt-keep = Zachowaj
dt-keep-and-roll =
    { $n ->
        [one] Zachowaj „{ $faces }”, rzuć { $n } kością
       *[other] Zachowaj „{ $faces }”, rzuć { $n } kośćmi
    }
dt-more-tokens =
    { $n ->
        [one] Jeszcze { $n } żeton
        [few] Jeszcze { $n } żetony
       *[other] Jeszcze { $n } żetonów
    }

## Statystyka

dt-stat-damage = Otrzymane obrażenia
dt-stat-damage-kind = z tego: { $kind }
dt-stat-prevented = Obrażenia, którym zapobieżono
dt-stat-healed = Uleczone zdrowie
dt-stat-abilities = Użyte zdolności
dt-stat-cards = Zagrane karty
dt-stat-cp = Zdobyte PW

dt-style = Styl
dt-bar-damage = Obrażenia
dt-bar-defence = Obrona
dt-bar-trickery = Podstępy
dt-bar-complexity = Złożoność
dt-bar-of = { $n } z { $of }
dt-marks = Efekty i towarzysze
dt-signatures = Popisowe zdolności

dt-end-summary = { $hero }: zostało zdrowia { $health }, rozegrano tur { $n }.
dt-end-health = Zdrowie
dt-end-blow = najmocniejszy cios
dt-end-by = { $ability }, tura { $n }
dt-end-dealt = zadane obrażenia
dt-end-lost = otrzymane: { $n }
dt-end-saved = uleczono, zapobieżono
dt-end-roll = Najlepszy rzut
dt-end-run = cyfry po kolei: { $n }
dt-end-house = trzy i dwie takie same cyfry
dt-end-alike = takie same cyfry: { $n }
dt-opening = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: najwyższy rzut, { $best } do { $next }.
