game-name = Испытание
effect-wound = { $who ->
    [me] потеряйте { $n } здоровья
   *[other] { $subject } теряет { $n } здоровья
}
event-wounded = { PLAYER($seat, "start") } теряет { $n } здоровья.
