### Co stół mówi o Świni poza jej zasadami.

game-tagline = Jedna kość: zaryzykuj albo się zatrzymaj
fact-goal-help = Wygrywa, kto pierwszy zdobędzie tyle punktów.
