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
dt-first-roll = Masz trzy próby.
dt-attempts-left = { $n ->
    [one] Została { $n } próba z { $of }. Dotknij kości, które zachowujesz.
    [few] Zostały { $n } próby z { $of }. Dotknij kości, które zachowujesz.
    [many] Zostało { $n } prób z { $of }. Dotknij kości, które zachowujesz.
   *[other] Zostało { $n } próby z { $of }. Dotknij kości, które zachowujesz.
}
dt-no-attempts = Nie ma już prób: ogłoś zdolność albo zrezygnuj.
dt-roll-dice = { $n ->
    [one] Rzuć { $n } kością
    [few] Rzuć { $n } kośćmi
    [many] Rzuć { $n } kośćmi
   *[other] Rzuć { $n } kości
}
dt-roll-of = { $name }: { $purpose }
dt-goal = Zdolność „{ $ability }” przy najlepszym wyborze:
dt-keep-these = { $n ->
    [one] Zachowaj tę kość
    [few] Zachowaj te { $n } kości
    [many] Zachowaj tych { $n } kości
   *[other] Zachowaj te { $n } kości
}
dt-run = kolejno od { $from } do { $to }
dt-chance = szansa
dt-ready = gotowe
dt-more = więcej:
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
dt-boards = Plansze bohaterów
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
dt-shares-health = wspólne zdrowie: { $name }
dt-cp = PW
dt-cp-long = Punkty walki
dt-token-count = { $n } (limit: { $limit })
dt-token-health = Zdrowie: { $n } z { $most }
dt-turn-own = Twoja tura
dt-turn-of = Tura: { $name }
dt-on-turn = tura
dt-defeated = już nie gra
dt-played = Zagrane w tej turze
dt-being-played = Zagrywane
dt-incoming = Nadchodzące obrażenia
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
dt-not-now = Nie teraz:
dt-switch = Gdy można tego użyć
dt-switch-ask = pytaj jak zwykle
dt-switch-always = zawsze pytaj
dt-switch-never = nie pytaj
dt-details = Szczegóły
dt-close = Zamknij
dt-complexity = Złożoność { $n } z 6
dt-keys-dice = zachowaj kość albo rzucaj nią dalej

## Statystyka

dt-stat-damage = Otrzymane obrażenia
dt-stat-damage-kind = z tego: { $kind }
dt-stat-prevented = Obrażenia, którym zapobieżono
dt-stat-healed = Uleczone zdrowie
dt-stat-abilities = Użyte zdolności
dt-stat-cards = Zagrane karty
dt-stat-cp = Zdobyte PW
