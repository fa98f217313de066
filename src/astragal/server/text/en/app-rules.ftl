### Rules help and guided first matches.

rules-howto = In two minutes
rules-of = { $game }: rules
rules-part = Section
rules-everything = Everything
rules-areas = Rules
rules-content = Texts
rules-abilities = Abilities
rules-cards = Cards
rules-tokens = Tokens
rules-feats = Feats
rules-faces = Faces
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
rules-ruling = Ruling:
rules-more = Show more

tour-label = Guided first match
tour-place = { $n } of { $of }
tour-next = Next
tour-do = Your turn: do what is highlighted.
tour-free = Continue without the guide
tour-leave = Leave the guide
tour-only = The guide shows a different move here. Leave it to play as you like.
