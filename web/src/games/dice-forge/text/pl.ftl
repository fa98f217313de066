df-round = Runda { $round } z { $rounds }
df-blessings = Kości wszystkich graczy
df-rolls = rzuty: { $count }
df-no-room = brak miejsca:
df-show-dice = Pokaż kości: { $name }
df-dice-of = Kości: { $name }
df-die-of = { $die }, { $name }
df-face-up = { $face }, leży na wierzchu
df-whose = Czyje kości
df-forging = Do wykucia: { $face }. Dotknij ścianki, którą zastąpi.
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
df-pool = Za { $price } złota
df-on-sale = { $face }: cena { $price } złota, zostało { $left }
df-islands = Wyspy
df-start = Jeszcze na starcie:
df-cost = Koszt:
df-left = zostało
df-total = Razem chwały
df-glory-long = { $glory } chwały zdobytej i { $printed } na wyczynach
df-reserve = { $name }, { $resource }: { $held } z { $most }
df-ask-action = Dotknij ścianki w sanktuarium, aby ją kupić i wykuć, albo wyczynu na wyspach, aby go dokonać.
df-ask-extra = Za 2 odłamki słońca możesz wykonać jeszcze jedną akcję.
df-ask-offering = Kupić jeszcze jedną, inną ściankę, czy to wszystko?
df-ask-last = Dodatkowa akcja wykonana. Przed końcem tury można jeszcze użyć żetonu Trytona.
df-ask-ship = Twój statek: kup jedną ściankę taniej.
df-stat-gained = Zdobyto: { $resource }
df-stat-wasted = Stracono z braku miejsca
df-stat-forged = Wykute ścianki
df-stat-feats = Dokonane wyczyny
