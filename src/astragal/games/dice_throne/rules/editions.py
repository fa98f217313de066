"""The differences between the editions, asked as questions.

The rules are those of 2.4.3; 2.2 differs in what stands here and in nothing else.
"""


class Edition:
    """Rules 2.4.3."""

    id = "2.4.3"
    any_action_reopens_declaration = True  # DT-035
    roller_is_undisturbed = True  # DT-160
    healing_waits_for_damage = False  # DT-015, DT-042, DT-061, DT-064
    non_attacks_open_defence_phase = True  # DT-056
    effects_after_damage = True  # DT-065
    may_sell_beyond_excess = True  # DT-069
    discard_is_for_selling_only = True  # DT-070
    modifiers_only_on_own_turn = True  # DT-149
    active_seat_forestalls = True  # DT-167
    priority_goes_clockwise = False  # DT-168


class Edition22(Edition):
    """Rules 2.2."""

    id = "2.2"
    any_action_reopens_declaration = False
    roller_is_undisturbed = False
    healing_waits_for_damage = True
    non_attacks_open_defence_phase = False
    effects_after_damage = False
    may_sell_beyond_excess = False
    discard_is_for_selling_only = False
    modifiers_only_on_own_turn = False
    active_seat_forestalls = False
    priority_goes_clockwise = True


EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (Edition(), Edition22())}
