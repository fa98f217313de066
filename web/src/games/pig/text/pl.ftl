### Świnia przy stole.

pig-your-turn = Twoja tura
pig-turn-of = Tura: { $name }
pig-ask = Stawka: { $total }. Rzucasz dalej czy zachowujesz punkty?
pig-ask-first = Rzuć kością. Jedynka kończy turę bez niczego.
pig-roll = Rzuć kością
pig-roll-again = Rzuć jeszcze raz
pig-hold = Zachowaj { $total }
pig-hold-effect = Wynik: { $score }
pig-total = W tej turze
pig-of = z { $goal }
pig-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
pig-track =
    { $name }: { $score } z { $goal }{ $stake ->
        [0] .
       *[other] , stawka { $stake }.
    }
pig-die =
    { $face ->
        [0] Kość. Nikt jeszcze nie rzucał.
       *[other] Kość pokazuje { $face }.
    }
pig-die-roll =
    { $face ->
        [0] Rzuć kością.
       *[other] Kość pokazuje { $face }. Rzuć jeszcze raz.
    }
pig-turn-dice = Kości tej tury: { $dice }
pig-rolled = { $name }: wypadło { $die }.
pig-lost =
    { $lost ->
        [0] Od razu jedynka: { $name } nie dostaje nic.
       *[other] Jedynka! { $name } traci { $lost }.
    }
pig-held = { $name } zachowuje { $total }.
pig-key-roll = Rzuć kością
pig-key-hold = Zachowaj punkty
pig-stat-turns = Tury
pig-stat-rolls = Rzuty
pig-stat-best = Najlepsza tura
pig-stat-ones = Tury zakończone jedynką
pig-stat-lost = Punkty stracone przez jedynkę

pig-end-summary = Punkty: { $score }, tury: { $n }.
pig-end-points = Punkty
