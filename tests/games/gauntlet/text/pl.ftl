game-name = Próba
effect-wound = { $who ->
    [me] stracić { $n } zdrowia
   *[other] { $subject } traci { $n } zdrowia
}
event-wounded = { PLAYER($seat, "start") } traci { $n } zdrowia.
