### The guided first match

tour-goal = The gods are looking for a hero. Gather the most glory in nine rounds, and it will be you. Here are your gold, sun shards and moon shards; each reserve has a limit.
tour-dice = These are your two dice, unfolded: all six faces of each. The light one is mostly gold; the dark one has a little glory. Soon they will be better.
tour-blessing = At the start of every turn, everybody rolls both dice and gains what they show. With two players this happens twice per turn.
tour-offering = Now for your action. With gold you buy faces for your dice. Tap the face with 4 gold: it costs 3.
tour-forge = It goes onto one of your dice and stays there. Tap a face with 1 gold on the light die: the new face replaces it.
tour-another = In one offering you may buy several faces, as long as they differ. You have 2 gold left: take the moon shard.
tour-forge-again = Forge it onto the dark die, replacing 1 gold.
tour-gains = Your opponent bought a sun face, and everybody was blessed again. Here you can see what the dice gave each of you.
tour-feat = Shards pay for feats, which give glory and more. The Silver Hind costs 2 moon shards; on each of your turns it lets you roll one die again. Tap it.
tour-oust = Your hero moved to its portal. A hero who arrives at a portal where another hero stands ousts that hero, who is blessed in return.
tour-extra = For 2 sun shards you may take an extra action. You have 9 gold, enough for the face with 2 sun shards: tap it.
tour-last-forge = The forecast shows what a blessing gives on average, now and afterwards. Replace a 1 gold on the light die.
tour-end = The laurels count your glory, including the glory printed on your feats. The most glory wins.
tour-free = That is all you need to know. Forge your dice early, perform feats later. From here on the match is yours.
