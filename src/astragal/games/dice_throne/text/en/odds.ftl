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

odds-no-face = “{ $found }” is not a face of a die: faces are 1 to 6
odds-dice-count = --dice takes { $wanted } dice, for example 1,1,4,5,6; { $given } were given
odds-no-upgrade = { $whose } has no upgrade “{ $found }”; known: { $known }
odds-no-upgrade-near = { $whose } has no upgrade “{ $found }”; did you mean “{ $near }”?
odds-one-side = the board of { $whose } has only one side
odds-no-side = { $whose } has no side “{ $found }”; known: { $known }
