"""A small hero, whole and correct, that tests take apart."""

SAMPLE = """\
id: brawler
names: {en: Brawler, ru: Боец, pl: Bijak}
icon: fist
hue: 10
season: 1
complexity: 1
dice: {1: fist, 2: fist, 3: fist, 4: heart, 5: heart, 6: star}
symbols:
  fist: {names: {en: fist, ru: кулак, pl: pięść}, icon: fist}
  heart: {names: {en: heart, ru: сердце, pl: serce}, icon: hearts}
  star: {names: {en: star, ru: звезда, pl: gwiazda}, icon: polar-star}
sides: [calm, wild]
start: {rage: 1}
abilities:
  - id: punch
    names: {en: Punch, ru: Удар, pl: Cios}
    icon: punch
    kind: offensive
    tiers:
      - needs: {fist: 3}
        do: [{deal: 4}]
      - needs: large-straight
        do: [{gain: rage}, then, {deal: {count: tokens, status: rage, times: 2, base: 3}}]
    also:
      - {if: {shows: star}, do: [{inflict: bruise}]}
  - id: guard
    names: {en: Guard, ru: Стойка, pl: Garda}
    icon: shield
    kind: defensive
    side: calm
    dice: 3
    do:
      - {each: fist, do: [{prevent: 1}]}
      - {on: [heart, star], do: [{heal: 1, companion: dog}]}
  - id: temper
    names: {en: Temper, ru: Нрав, pl: Temperament}
    icon: flame
    kind: passive
    triggers: [{when: upkeep, do: [{gain: rage}]}]
upgrades:
  - id: punch-2
    of: punch
    level: 2
    cost: 1
    ability:
      id: punch
      names: {en: Punch II, ru: Удар II, pl: Cios II}
      icon: punch
      kind: offensive
      tiers: [{needs: {fist: 3}, do: [{deal: 5}]}]
    adds:
      - id: howl
        names: {en: Howl, ru: Вой, pl: Wycie}
        icon: wolf-howl
        kind: offensive
        tiers: [{needs: {star: 2}, do: [{flip: wild}]}]
cards:
  - id: snack
    names: {en: Snack, ru: Перекус, pl: Przekąska}
    icon: shiny-apple
    type: main
    cost: 1
    do: [{may: [{heal: 2}], cost: {tokens: {rage: 1}}}]
statuses:
  - id: rage
    names: {en: Rage, ru: Ярость, pl: Szał}
    icon: enrage
    kind: positive
    limit: 3
companions:
  - {id: dog, names: {en: Dog, ru: Пёс, pl: Pies}, icon: sitting-dog, health: 5}
"""
