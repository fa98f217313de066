### Co stół mówi o Świni poza jej zasadami.

game-tagline = Jedna kość: zaryzykuj albo się zatrzymaj
fact-goal-help = Wygrywa, kto pierwszy zdobędzie tyle punktów.
line-score = Punkty
line-bust = Utrata punktów z tury
line-average = W tej turze średnio
line-total = W tej turze
line-wins = Wygrana

## Pierwsza partia z przewodnikiem

tour-goal = Świnia to wyścig: wygrywa, kto pierwszy zdobędzie 100 punktów.
tour-roll = Rzuć kością. Wyrzucona liczba dolicza się do punktów tej tury.
tour-risk = Rzucać możesz do woli. Ale jedynka zabiera wszystkie punkty tej tury i ją kończy. Zaryzykuj jeszcze raz!
tour-hold = W puli jest 11 punktów. Zatrzymaj się, a nikt ci ich nie odbierze.
tour-free = Teraz gra przeciwnik, a potem decyzja należy do ciebie: jak wielka jest twoja chciwość?

points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
