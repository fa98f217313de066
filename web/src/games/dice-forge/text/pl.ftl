df-round = runda { $round } z { $rounds }
df-no-room = Przepadło:
df-show-dice = Pokaż kości: { $name }
df-dice-of = Kości: { $name }
df-dice-mine = Twoje kości
df-die-of = { $die }, { $name }
df-face-up = { $face }, leży na wierzchu
df-twin = Takich ścianek jest kilka: zmienia się ta w obwódce.
df-whose = Czyje kości
df-mean = Błogosławieństwo daje średnio
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
df-on-sale = cena { $price } szt. złota, zostało { $left }
df-islands = Wyspy
df-cost = Koszt:
df-left = zostało
df-total = Razem chwały
df-glory-long = Punkty chwały: zdobyte – { $glory }, na wyczynach – { $printed }
df-reserve = { $name }, { $resource }: { $held } z { $most }
df-ask-action = Dotknij ścianki, aby ją kupić, albo wyczynu, aby go dokonać.
df-ask-extra = Dodatkowa akcja kosztuje 2 odłamki słońca: wybierz ściankę albo wyczyn.
df-ask-offering = Kupić jeszcze jedną, inną ściankę, czy to wszystko?
df-ask-last = Możesz jeszcze użyć żetonu Trytona.
df-ask-ship = Twój statek: kup jedną ściankę taniej.
df-rested = Nic więcej nie da się zrobić: twoja tura dobiegła końca.
df-stat-gained = Zdobyto: { $resource }
df-stat-wasted = Przepadło z braku miejsca
df-stat-forged = Wymienione ścianki
df-stat-feats = Dokonane wyczyny
df-gained = Zdobyto w tej turze:
df-hammer-less = Mniej na młot
df-hammer-more = Więcej na młot
df-tab-forge = Kuźnia

df-end-summary = Chwała: { $glory }, rund: { $n }.
df-end-glory = Chwała
df-end-roll = Najhojniejsze błogosławieństwo
df-opening-lot = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: tak wypadło w losowaniu.
df-opening-first = { $own ->
    [yes] Zaczynasz ty
   *[no] Zaczyna { $name }
}: pierwszy gracz według ustawień stołu.
