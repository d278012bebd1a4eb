"""Right tasks of people who make benchmarks anew, with rows of their own, in English."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

PHYS = SmallTask(
    "exam-science",
    code(
        r"""
    text = data["question"].strip() + "\n"
    for letter, choice in zip("ABCD", data["choices"]):
        text += f"{letter}. {choice}\n"
    text += "Answer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    What is the unit of electric resistance?|volt/*ohm/ampere/watt
    Which gas do plants take in for photosynthesis?|oxygen/nitrogen/*carbon dioxide/helium
    Which planet is closest to the sun?|*Mercury/Venus/Earth/Mars
    What carries oxygen in human blood?|plasma/platelets/white cells/*red cells
    At sea level, water boils at|90 degrees Celsius/*100 degrees Celsius/110 degrees Celsius/120
      degrees Celsius
    Which force keeps the moon on its path round the earth?|*gravity/friction/magnetism/buoyancy
    What is the chemical symbol of iron?|Ir/In/*Fe/Fr
    Which part of a plant takes up most of its water?|leaf/flower/stem/*root
    A sound's pitch depends on its|*frequency/loudness/colour/direction
    Which of these is a mammal?|penguin/trout/*bat/gecko
    Which metal is liquid at room temperature?|lead/*mercury/tin/zinc
    What do we call animals that eat plants only?|carnivores/omnivores/parasites/*herbivores
    """
    ),
    description="The following are multiple choice questions (with answers) about science.",
    fewshot=4,
)

FARM = SmallTask(
    "farm-sums",
    code(
        r"""
    steps, gold = [part.strip() for part in data["answer"].split("####")]
    text = f"Question: {data['question']}\nAnswer: Let's think step by step."
    shown = f" {steps} So the answer is {gold}"
    return {"input": text, "output": shown, "processed_output": gold}
    """
    ),
    table(
        "question|answer",
        """
    A farmer has 14 cows and buys 9 more. Then he sells 6. How many cows has he now?|First he has
      14 + 9 = 23 cows. Then he has 23 - 6 = 17 cows. #### 17
    Nadia picks 5 baskets of 18 pears and gives 20 pears away. How many has she left?|She picks
      5 * 18 = 90 pears. She keeps 90 - 20 = 70 pears. #### 70
    A field of 96 acres is split among 4 brothers. Each plants half of his part. How many acres does
      each plant?|Each gets 96 / 4 = 24 acres. Half of it is 24 / 2 = 12 acres. #### 12
    Hens lay 40 eggs a day. The farmer fills boxes of 10 eggs. How many boxes does he fill in a
      week?|In a week there are 40 * 7 = 280 eggs. They fill 280 / 10 = 28 boxes. #### 28
    A tractor uses 6 litres an hour. It runs 5 hours a day for 3 days. How many litres does it
      use?|It runs 5 * 3 = 15 hours. It uses 15 * 6 = 90 litres. #### 90
    Honey costs 8 dollars a jar and wax 3 dollars a bar. What do 4 jars and 5 bars cost?|The jars
      cost 4 * 8 = 32 dollars. The bars cost 5 * 3 = 15 dollars. Together 32 + 15 = 47. #### 47
    A barn holds 250 bales. There are 130 in it, and 45 come each day. How many are in it after 2
      days?|In 2 days 45 * 2 = 90 bales come. Then 130 + 90 = 220 are in it. #### 220
    Of 60 lambs a third are black. How many are not black?|A third is 60 / 3 = 20 lambs. The others
      are 60 - 20 = 40 lambs. #### 40
    Two dogs eat 3 tins a day each. A tin costs 2 dollars. What does a day's food cost?|They eat
      2 * 3 = 6 tins. These cost 6 * 2 = 12 dollars. #### 12
    A fence needs 7 posts on each of 4 sides and 5 more for gates. How many posts is that?|The sides
      need 7 * 4 = 28 posts. With the gates it is 28 + 5 = 33 posts. #### 33
    Corn brings 150 dollars a ton. He sells 12 tons and pays 300 dollars for the lorry. What is
      left?|The corn brings 150 * 12 = 1800 dollars. Of it 1800 - 300 = 1500 are left. #### 1500
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=200,
)

SCENE = SmallTask(
    "scene-endings",
    code(
        r"""
    scores = data["target_scores"]
    gold = max(scores, key=scores.get)
    text = f"[{data['activity']}] {data['context']}"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "activity|context",
        """
    Ironing|A man spreads a shirt on the board and tests the heat of the iron. He|*moves it over the
      collar first./jumps into the swimming pool with it./pours it into a glass and drinks./hands
      the board a bunch of flowers.
    Fishing|Two girls sit on the pier with their rods. One of the floats sinks, and she|falls asleep
      on the moon./*winds in the line quickly./bakes a loaf of bread in the oven./votes for the
      mayor.
    Skiing|The skier stands at the top and tightens his boots. Then he|plants tomatoes in the
      snow./reads the menu to the lift./*pushes off with both sticks./peels the mountain like an
      orange.
    Haircut|The barber puts a cape on the boy and wets his hair. Next he|sells the boy's shoes to
      the mirror./paints the comb green and eats it./rides home on the chair./*trims the sides
      with scissors.
    Archery|She lays the arrow on the string and draws the bow. After a moment of aiming she|*lets
      go and hits the outer ring./folds the target into an envelope./asks the arrow for its
      name./boils the string.
    Changing a tyre|He has lifted the car and loosened the nuts. Now he|waters the jack with a
      can./*takes off the flat tyre and puts on the spare one./sings the road a lullaby./counts the
      clouds with a fork.
    Violin|The player rubs rosin on the bow and tunes the strings. She|buries the bow under a
      tree./feeds the strings to a goat./*begins to play a slow piece./sets the music stand on
      wheels and drives away.
    Painting a wall|The room is empty and tape runs along the floor. The painter|invites the wall to
      dinner./licks the brush clean, then the tin./knits a scarf out of the tape./*dips the roller
      and starts in a corner.
    Washing up|The plates are piled up beside the sink. She|*runs hot water and adds some
      soap./throws them at the moon one by one./teaches them to swim./hangs them on the line by
      their ears.
    Juggling|The clown holds three balls and bows. At first he|melts the balls in a pan./*throws
      them slowly, one after the other./marries the smallest ball./writes a letter to the curtain.
    Pottery|The clay turns on the wheel and her hands are wet. She|cuts the wheel into slices and
      fries it./drives the clay to school./*presses her thumbs into the middle./sends her hands away
      by post.
    Rowing|Eight men sit in the boat with their oars in the water. When the horn sounds they|comb
      the river./sell the horn at an auction./hide under a blanket of leaves./*pull with all their
      might.
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

CLAIM = SmallTask(
    "passage-yesno",
    code(
        r"""
    parts = [data["passage"], "Question: " + data["question"] + "?", "Answer:"]
    text = "\n".join(parts)
    gold = [key for key, score in data["target_scores"].items() if score][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "passage|question",
        """
    The Brenner Pass lies 1,370 metres above the sea and stays open in winter.|is the Brenner Pass
      closed in winter|yes/*no
    Peanuts are legumes, so they belong with beans and peas rather than with walnuts.|are peanuts
      legumes|*yes/no
    The okapi looks like a zebra but is the giraffe's nearest living relative.|is the okapi related
      to the giraffe|*yes/no
    The bridge was meant for trains, and cars have never been allowed on it.|can you drive a car
      over the bridge|yes/*no
    Greenland belongs to the kingdom of Denmark and left the European Community in 1985.|is
      Greenland part of the kingdom of Denmark|*yes/no
    In the novel the captain drowns in the last chapter, and the cook brings the ship home.|does the
      captain survive in the novel|yes/*no
    The prize has been given every year since 1901, save for some years of the wars.|was the prize
      given in every year since 1901|yes/*no
    A koala spends up to twenty hours a day asleep, since its food gives little energy.|do koalas
      sleep for most of the day|*yes/no
    Under the rules of the league a match that is level after ninety minutes ends as a draw.|is
      there extra time in the league|yes/*no
    The tower leaned before its third floor was done, because the ground was soft on one side.|did
      the tower lean before it was finished|*yes/no
    Honey does not spoil if it is kept dry and closed; jars from ancient tombs were still good.|does
      dry honey go bad after a year|yes/*no
    The museum is free on the first Sunday of a month and costs nine euros otherwise.|is the museum
      free on some days|*yes/no
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)

STRAY = SmallTask(
    "odd-one-out",
    code(
        r"""
    scores = data["target_scores"]
    gold = next(word for word in scores if scores[word])
    words = [word.strip() for word in scores]
    text = f"Which word does not fit with the others: {', '.join(words)}?\nAnswer:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "group",
        """
    fruit|apple/pear/*hammer/plum
    birds|*trout/sparrow/eagle/owl
    tools|saw/*violin/pliers/drill
    colours|green/purple/red/*table
    metals|copper/*cotton/silver/lead
    months|April/June/*Tuesday/March
    body|elbow/knee/ankle/*pillow
    rivers|*Everest/Danube/Nile/Amazon
    furniture|chair/wardrobe/*cloud/stool
    weather|rain/*carpet/hail/snow
    vehicles|bus/tram/lorry/*daisy
    music|*ladder/flute/trumpet/cello
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=3,
)

SPAN = SmallTask(
    "passage-span",
    code(
        r"""
    text = TEMPLATE % (data["passage"], data["question"])
    gold = data["answers"][0]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    TEMPLATE = "Passage: %s\nAnswer the question with words of the passage.\nQuestion: %s\nAnswer:"
    """,
    ),
    table(
        "passage|question|answers*",
        """
    The lighthouse at Cape Vane was built in 1871 by Ada Holm, and burnt oil of whales until
      1923.|Who built the lighthouse?|Ada Holm
    On the island of Mirra goats outnumber people, and cheese is sold at the harbour every
      Thursday.|On which day is cheese sold?|Thursday
    The orchestra of Tolm lost its drums in a flood; a brewer paid for new ones.|Who paid for the
      new drums?|a brewer
    Kestrel Mine yielded silver for two centuries, and later tin, before it was closed in 1958.|What
      did the mine yield first?|silver
    The night train from Orsa to Belling takes eleven hours and stops in Karlby only.|Where does the
      train stop on its way?|Karlby
    Professor Nwosu found that the moths avoid blue light, while red light draws them.|Which light
      do the moths avoid?|blue light
    The bakers' strike of 1904 began in Lund Street and spread to the mills within a week.|Where did
      the strike begin?|Lund Street
    Ferries leave the old quay at noon; those of the new quay sail at dusk.|When do ferries leave
      the old quay?|at noon
    The painter Ilse Brandt sold one picture in her life, to a dentist from Aldern.|How many
      pictures did the painter sell?|one
    The dam holds back the river Sel and gives power to nine villages.|Which river does the dam hold
      back?|Sel
    Queen Maud the Younger forbade hunting in the royal woods, save for wild boar.|Which animal was
      still hunted?|wild boar
    """,
    ),
)

DATES = SmallTask(
    "oldest-first",
    code(
        r"""
    marks = "ABC"
    lines = [f"{mark}) {event}" for mark, event in zip(marks, data["events"])]
    text = "Put the events in order, the oldest first. Write the letters with commas.\n"
    text += "\n".join(lines) + "\nOrder:"
    gold = ", ".join(marks[place] for place in data["order"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "events": [event for event, _ in events],
            "order": sorted(range(3), key=lambda place, years=events: years[place][1]),
        }
        for events in (
            (
                ("first moon landing", 1969),
                ("fall of the Berlin Wall", 1989),
                ("Titanic sinks", 1912),
            ),
            (
                ("French Revolution begins", 1789),
                ("Magna Carta", 1215),
                ("first telephone call", 1876),
            ),
            (("Battle of Waterloo", 1815), ("Columbus reaches America", 1492), ("Sputnik", 1957)),
            (
                ("Gutenberg prints his Bible", 1455),
                ("Eiffel Tower opens", 1889),
                ("euro coins", 2002),
            ),
            (("Suez Canal opens", 1869), ("Great Fire of London", 1666), ("Apollo 13", 1970)),
            (
                ("Chernobyl accident", 1986),
                ("Wall Street crash", 1929),
                ("Battle of Hastings", 1066),
            ),
            (
                ("Battle of Trafalgar", 1805),
                ("United Nations founded", 1945),
                ("Luther's theses", 1517),
            ),
            (
                ("first iPhone", 2007),
                ("penicillin is discovered", 1928),
                ("first Olympics in Athens", 1896),
            ),
            (("Panama Canal opens", 1914), ("Lisbon earthquake", 1755), ("Hubble telescope", 1990)),
            (
                ("Spanish Armada", 1588),
                ("Wright brothers fly", 1903),
                ("first climb of Everest", 1953),
            ),
            (
                ("Woodstock festival", 1969),
                ("American Civil War ends", 1865),
                ("Fall of Constantinople", 1453),
            ),
        )
    ),
)

TASKS = (PHYS, FARM, SCENE, CLAIM, STRAY, SPAN, DATES)
