### The table of `astragal odds`.

odds-ability = Ability
odds-needs = Needs
odds-any = any of these
odds-now = Now
odds-best = Best
odds-keep = Keep
odds-start = From scratch
odds-damage = Damage
odds-dice = Dice
odds-attempts = { $n ->
    [one] { $n } attempt left
   *[other] { $n } attempts left
}
odds-attack = Best attack on { $hero }
odds-defeat = Defeat of { $hero } with { $health } health
odds-nothing = nothing
odds-first = before the first roll
