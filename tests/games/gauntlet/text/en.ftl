game-name = Gauntlet
effect-wound = { $who ->
    [me] lose { $n } health
   *[other] { $subject } loses { $n } health
}
event-wounded = { PLAYER($seat, "start") } loses { $n } health.
