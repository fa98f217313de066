df-round = Runda { $round } z { $rounds }
df-blessings = Kości wszystkich graczy
df-rolls = rzuty: { $count }
df-no-room = przepadło:
df-show-dice = Pokaż kości: { $name }
df-dice-of = Kości: { $name }
df-die-of = { $die }, { $name }
df-face-up = { $face }, leży na wierzchu
df-whose = Czyje kości
df-forging = Nowa ścianka: { $face }. Dotknij ścianki, którą ma zastąpić.
df-mean = Błogosławieństwo daje średnio
df-mean-die = Średnio:
df-feats-of = Wyczyny: { $name }
df-feats = { $count ->
    [one] { $count } wyczyn
    [few] { $count } wyczyny
    [many] { $count } wyczynów
   *[other] { $count } wyczynu
}
df-ready = gotowe
df-token = { $count ->
    [one] żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
df-hammer = { $waiting ->
    [0] Młot: okrążenie { $lap }, pole { $space } z 15
   *[other] Młot: okrążenie { $lap }, pole { $space } z 15; czeka jeszcze: { $waiting }
}
df-sanctuary = Sanktuarium
df-pool = Za { $price } szt. złota
df-on-sale = { $face }: cena { $price } szt. złota, zostało { $left }
df-islands = Wyspy
df-start = Na portalu startowym:
df-cost = Koszt:
df-left = zostało
df-total = Razem chwały
df-glory-long = Punkty chwały: zdobyte – { $glory }, na wyczynach – { $printed }
df-reserve = { $name }, { $resource }: { $held } z { $most }
df-ask-action = Dotknij ścianki w sanktuarium, aby ją kupić i wprawić w kość, albo wyczynu na wyspach, aby go dokonać.
df-ask-extra = Za 2 odłamki słońca możesz wykonać jeszcze jedną akcję.
df-ask-offering = Kupić jeszcze jedną, inną ściankę, czy to wszystko?
df-ask-last = Dodatkowa akcja wykonana. Przed końcem tury można jeszcze użyć żetonu Trytona.
df-ask-ship = Twój statek: kup jedną ściankę taniej.
df-stat-gained = Zdobyto: { $resource }
df-stat-wasted = Przepadło z braku miejsca
df-stat-forged = Wymienione ścianki
df-stat-feats = Dokonane wyczyny
