### Rules help and guided first matches.

rules-of = { $game }: rules
rules-part = Part of the rules
rules-everything = Everything
rules-areas = Rules
rules-content = Texts
rules-abilities = Abilities
rules-cards = Cards
rules-tokens = Tokens
rules-feats = Feats
rules-back = Back
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-found-content =
    { $count ->
        [one] { $count } text
       *[other] { $count } texts
    }
rules-english = The rules are kept in English.
rules-ruling = Ruling:
rules-more = Show more

tour-label = Guided first match
tour-place = { $n } of { $of }
tour-next = Go on
tour-do = Now you: do what is lit.
tour-free = Play on by myself
tour-leave = Leave the tour
tour-only = The tour shows another move here. Leave it to play as you like.
