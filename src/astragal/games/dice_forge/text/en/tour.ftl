### The guided first match

tour-goal = The gods are looking for a hero. Gather the most glory in nine rounds, and it is you. Your gold, sun shards and moon shards lie here; each reserve has a limit.
tour-dice = These are your two dice, unfolded: all six faces of each. The light one is mostly gold; the dark one has a little glory. Soon they will be better.
tour-blessing = At the start of every turn, everybody rolls both dice and gains what lies up. With two players this happens twice each turn.
tour-offering = Now your action. With gold you buy faces for your dice. Tap the face of 4 gold; it costs 3.
tour-forge = It goes on one of your dice and stays there. Tap a face of 1 gold on the light die: the new one replaces it.
tour-another = In one offering you may buy several faces, if they differ. 2 gold are left: take the moon shard.
tour-forge-again = Put it on the dark die, in place of 1 gold.
tour-gains = The other seat has bought a sun face, and everybody was blessed again. You see what the dice brought each of you.
tour-feat = Shards buy feats, which bring glory and more. The Silver Hind costs 2 moon shards; in each of your turns it lets you roll one die once more. Tap it.
tour-oust = Your hero went to its portal. Whoever goes to a portal where another hero stands sends that one back, and the ousted hero is blessed for it.
tour-extra = For 2 sun shards you may act once more. You have 9 gold, enough for 2 sun shards on one face: tap it.
tour-last-forge = The forecast says what a blessing brings on average, now and afterwards. Replace a 1 gold of the light die.
tour-end = The laurels count your glory and what is printed on your feats. The most of it wins.
tour-free = That is all you need. Forge dice early, perform feats later. The match is yours now.
