"""Right tasks of people who make benchmarks anew with rows of their own, in English."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

GEO = SmallTask(
    "exam-geography",
    code(
        r"""
    choices = [f"{letter}. {choice}" for letter, choice in zip("ABCD", data["choices"])]
    text = "\n".join([data["question"].strip(), *choices, "Answer:"])
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    Which river flows through Vienna?|the Rhine/*the Danube/the Elbe/the Oder
    What is the capital of Mongolia?|Astana/Bishkek/*Ulaanbaatar/Tashkent
    Which of these countries has no coast?|*Bolivia/Peru/Ecuador/Chile
    In which country is Mount Kilimanjaro?|Kenya/Uganda/Rwanda/*Tanzania
    Which ocean lies between Africa and Australia?|Atlantic/*Indian/Arctic/Southern
    Which desert covers much of northern Africa?|*Sahara/Gobi/Atacama/Kalahari
    What do we call a piece of land with water on all sides?|cape/isthmus/delta/*island
    Which strait parts Spain from Morocco?|Bosporus/Bering/*Gibraltar/Magellan
    Which city is the largest in Brazil?|Salvador/*Sao Paulo/Recife/Brasilia
    Which line has the latitude of nought?|the prime meridian/the Arctic Circle/*the equator/the
      date line
    Which sea is the saltiest of these?|*the Dead Sea/the Baltic Sea/the North Sea/the Black Sea
    Which two countries share the island of Hispaniola?|Cuba and Jamaica/Fiji and Tonga/Malta and
      Italy/*Haiti and the Dominican Republic
    """
    ),
    description="The following are multiple choice questions (with answers) about geography.\n\n",
    fewshot=4,
)

TILL = SmallTask(
    "shop-maths",
    code(
        r"""
    steps, gold = re.match(r"(.*)\n#### (.*)", data["answer"], re.S).groups()
    text = f"Problem: {data['question']}\nSolution:"
    shown = " " + steps + " The answer is " + gold
    return {"input": text, "output": shown, "processed_output": gold}
    """,
        above="import re",
    ),
    table(
        "question|answer",
        """
    A baker sells rolls for 2 dollars each. On Monday he sells 45 and on Tuesday 30. What does he
      take in on both days?|He sells 45 + 30 = 75 rolls. He takes in 75 * 2 = 150 dollars.⏎#### 150
    Lea has 200 euros. She buys 3 lamps at 42 euros each. How many euros are left?|The lamps cost
      3 * 42 = 126 euros. So 200 - 126 = 74 euros are left.⏎#### 74
    A box holds 24 bottles. A truck carries 15 boxes. 10 bottles break. How many are whole?|There
      are 24 * 15 = 360 bottles. So 360 - 10 = 350 are whole.⏎#### 350
    Five friends share a bill of 85 dollars and a tip of 15 dollars. What does each pay?|Together
      they pay 85 + 15 = 100 dollars. Each pays 100 / 5 = 20 dollars.⏎#### 20
    A coat of 120 dollars is sold for a quarter less. What does it cost now?|A quarter of 120 is
      120 / 4 = 30. Now it costs 120 - 30 = 90 dollars.⏎#### 90
    A florist binds 7 roses into each bunch. She has 96 roses. How many roses are left over?|She
      binds 13 bunches, which is 13 * 7 = 91 roses. So 96 - 91 = 5 roses are left.⏎#### 5
    Omar works 6 hours a day for 18 dollars an hour. What does he earn in 5 days?|He works 6 * 5 =
      30 hours. He earns 30 * 18 = 540 dollars.⏎#### 540
    A kilo of cherries costs 9 dollars. Ada buys 4 kilos and pays with 50 dollars. What is her
      change?|The cherries cost 4 * 9 = 36 dollars. Her change is 50 - 36 = 14 dollars.⏎#### 14
    A shelf has 8 rows of 12 tins. Half of them are sold. How many are left?|There are 8 * 12 = 96
      tins. So 96 / 2 = 48 are left.⏎#### 48
    A cafe uses 3 litres of milk an hour and is open for 11 hours. A can holds 20 litres. How many
      litres are missing if it has one can?|It uses 3 * 11 = 33 litres. So 33 - 20 = 13 litres
      are missing.⏎#### 13
    Pens come in packs of 6 for 4 dollars. A school needs 72 pens. What does it pay?|It needs 72 /
      6 = 12 packs. It pays 12 * 4 = 48 dollars.⏎#### 48
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=200,
)

ENDINGS = SmallTask(
    "howto-endings",
    code(
        r"""
    scores = data["target_scores"]
    gold = next(ending for ending, score in scores.items() if score == 1)
    text = data["title"] + ": " + data["begin"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "title|begin",
        """
    How to pot a plant|Put some gravel into the pot and fill it half with soil. Then|*set the plant
      on it and add soil around the roots./drink the gravel through a straw./paint the soil blue
      and sell it./send the pot by post to your bank.
    How to hang a picture|Hold the frame against the wall and mark the spot. Next,|eat the pencil
      that you used./*drive a nail into the mark./wash the wall with orange juice./turn the house
      round.
    How to make tea|Bring fresh water to the boil. Meanwhile,|throw the cup out of the window./call
      the fire brigade./*put a spoonful of leaves into the pot./iron the tea towels while wearing
      them.
    How to change a bulb|Switch off the light and let the bulb cool. After that,|bury the lamp in
      the garden./fill the bulb with sand./sing to the socket until it hums./*unscrew the old bulb
      and put in the new one.
    How to wash a dog|Wet the coat with lukewarm water. Now|dry the bath with the dog./*rub in some
      shampoo and rinse it out./teach the dog to read labels./fold the dog and store it.
    How to send a parcel|Wrap the goods in paper and close the box with tape. Then|*write the
      address on it and take it to the counter./climb into the box and wait./cut the tape into
      letters and eat them./leave the box in the oven.
    How to boil an egg|Lower the egg into boiling water with a spoon. After eight minutes|plant
      the spoon./hatch the egg under a lamp./*take it out and cool it under the tap./read the water
      a story.
    How to light a campfire|Build a small tent of dry twigs over some birch bark. Finally,|pour the
      lake over it./roll the twigs into a carpet./dial the number of the bark./*hold a match to the
      bark.
    How to sew on a button|Thread a needle and knot the end. Lay the button on its place and|*pull
      the thread through its holes several times./boil it until it is soft./press it to order a
      taxi./hammer it flat.
    How to write a letter|Put the date in the corner and greet your friend. In the end,|chew the
      envelope slowly./*sign it with your name./water it twice a week./weigh your friend.
    """,
        lead=" ",
    ),
    method="ppl",
)

MUSEUM = SmallTask(
    "museum-yesno",
    code(
        r"""
    text = "\n".join(
        f"{cue}: {data[field]}" for cue, field in (("Text", "text"), ("Question", "question"))
    )
    text += "\nAnswer:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "text|question",
        """
    The museum is closed on Mondays, but opens on all other days from ten to six.|Can one visit
      the museum on a Sunday?|*yes/no
    Children under six get in free; from six on they pay half.|Does a child of nine get in
      free?|yes/*no
    The clock tower was built in 1612 and rebuilt after the fire of 1788.|Is the tower older than
      the fire?|*yes/no
    Dogs have to wait outside, unless they guide a blind person.|May a guide dog come in?|*yes/no
    The cafe serves soup until two and cakes until it closes.|Is soup served in the
      evening?|yes/*no
    Of the 40 portraits only three are by women.|Were most portraits painted by women?|yes/*no
    A tour takes about an hour and starts at the fountain.|Does a tour take longer than a
      day?|yes/*no
    The east wing has a lift, the west wing has stairs alone.|Can one take a lift in the east
      wing?|*yes/no
    Photographs may be taken without flash.|Is the use of flash allowed?|yes/*no
    The ship in hall two was dug out of the harbour mud in 1962.|Was the ship found in the
      harbour?|*yes/no
    Audio guides can be had in English, Dutch and Polish.|Is there an audio guide in
      Dutch?|*yes/no
    The garden opens in April and closes for the winter in November.|Is the garden open in
      January?|yes/*no
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)

NLI = SmallTask(
    "three-way-nli",
    code(
        r"""
    parts = {"p": data["premise"], "h": data["hypothesis"]}
    text = (
        "Premise: {p}\nHypothesis: {h}\n"
        "Is the hypothesis true, false or undecided, given the premise?\nVerdict:"
    ).format(**parts)
    gold = NAMES[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='NAMES = {0: "true", 1: "undecided", 2: "false"}',
    ),
    table(
        "premise|hypothesis|label#",
        """
    A woman in a red coat walks three dogs in the park.|A woman is outdoors with dogs.|0
    The band plays in front of an empty hall.|The hall is full of people.|2
    Two men repair a roof in the sun.|The men are brothers.|1
    A boy sleeps on the back seat of a car.|The boy is driving.|2
    A chef slices onions in a hotel kitchen.|Someone is preparing food.|0
    A girl holds a letter and smiles.|The letter is from her grandmother.|1
    Snow covers the whole village.|There is snow in the village.|0
    The shop has been shut since March.|The shop is open today.|2
    An old man feeds pigeons near a statue.|The man feeds birds.|0
    A train stands at a platform.|The train is late.|1
    Nobody came to the lecture.|Fifty students heard the lecture.|2
    Three nurses talk in a corridor.|They talk about their holidays.|1
    """,
    ),
    fewshot=5,
)

CAUSE = SmallTask(
    "cause-effect",
    code(
        r"""
    link = {"cause": "because", "effect": "so"}[data["asks"]]
    text = data["premise"].rstrip(".") + ", " + link
    best = [choice for choice in data["target_scores"] if data["target_scores"][choice]]
    gold = best[0]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "premise|asks",
        """
    The window was broken.|cause|*a ball had flown into it./the curtains were green.
    It rained for three days.|effect|the river dried up./*the cellar was full of water.
    Mia could not sleep.|cause|she liked pears./*the neighbours were having a party.
    The battery was empty.|effect|*the radio fell silent./the radio became louder.
    The bread was as hard as stone.|cause|*it had lain there for a week./it had been baked that
      morning.
    Jon missed the bus.|effect|*he walked to school./he got there early by bus.
    The dog barked all night.|cause|the moon is round./*a fox crept round the house.
    The teacher fell ill.|effect|the pupils grew taller./*the lesson was cancelled.
    The soup was too salty.|cause|*the cook had salted it twice./the cook had forgotten the salt.
    She sold her car.|effect|*she takes the train now./she drives it to work each day.
    The ice on the lake cracked.|cause|it had been cold for weeks./*the sun had warmed it.
    The lights went out.|effect|everybody read on./*we lit some candles.
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)

TASKS = (GEO, TILL, ENDINGS, MUSEUM, NLI, CAUSE)
