why-no-such-move = nie ma tu takiego ruchu
why-match-over = partia jest skończona
ask-over = Partia jest skończona.
option-pass = Pas
event-dropped = Miejsce { $seat } nie może już tego zrobić: { $move }. Nic to nie kosztuje.
