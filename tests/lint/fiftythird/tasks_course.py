"""Right tasks of schools, labs and benchmark makers, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import Row, SmallTask, code

ASTRO = SmallTask(
    "exam-astronomy",
    code(
        r"""
    lines = [data["question"]]
    for mark, choice in zip("ABCD", data["choices"]):
        lines.append(f"{mark}. {choice}")
    lines.append("Answer:")
    gold = "ABCD"[data["answer"]]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    Which planet is closest to the Sun?|Venus/*Mercury/Mars/Earth
    What is the Milky Way?|a comet/a nebula/a planet/*a galaxy
    How long does light from the Sun need to reach us?|*about 8 minutes/about 8 seconds/about 8
      hours/about 8 days
    Which planet has the most visible rings?|Jupiter/Neptune/*Saturn/Mars
    What is at the centre of our solar system?|the Earth/*the Sun/a black hole/the Moon
    What do we call rocks that orbit between Mars and Jupiter?|*asteroids/quasars/pulsars/moons
    Which planet is known for its Great Red Spot?|Saturn/Uranus/*Jupiter/Venus
    What causes the phases of the Moon?|clouds/its own light/the shadow of Mars/*its place around
      the Earth
    Which of these is a dwarf planet?|Neptune/*Pluto/Mercury/Titan
    Who first saw four moons of Jupiter through a telescope?|Kepler/Newton/*Galileo/Hubble
    Which gas is most common in the Sun?|*hydrogen/oxygen/nitrogen/carbon dioxide
    What is a light-year a measure of?|time/brightness/mass/*distance
    """
    ),
    description="The following are multiple choice questions (with answers) about astronomy.\n\n",
    fewshot=4,
)

FARM = SmallTask(
    "farm-maths",
    code(
        r"""
    steps, gold = data["answer"].split("\n#### ")
    text = "Question: " + data["question"] + "\nAnswer: Let's work it out."
    return {
        "input": text,
        "output": f" {steps} The answer is {gold}",
        "processed_output": gold,
    }
    """
    ),
    table(
        "question|answer",
        """
    A hen lays 5 eggs a week. How many eggs do 7 hens lay in 3 weeks?|In a week 7 hens lay 7 * 5 =
      35 eggs. In 3 weeks they lay 35 * 3 = 105 eggs.⏎#### 105
    Rosa picks 48 plums and packs them into bags of 6. She sells each bag for 4 dollars. What does
      she earn?|There are 48 / 6 = 8 bags. She earns 8 * 4 = 32 dollars.⏎#### 32
    A field has 12 rows of 15 vines. 20 vines died in the frost. How many are alive?|There were 12
      * 15 = 180 vines. After the frost 180 - 20 = 160 vines are alive.⏎#### 160
    A cow drinks 60 litres a day. A tank holds 900 litres. How many days does the tank last for 3
      cows?|Three cows drink 60 * 3 = 180 litres a day. The tank lasts 900 / 180 = 5 days.⏎#### 5
    Ben shears 9 sheep before lunch and 14 after it. Each sheep gives 4 kg of wool. How much wool
      is it?|He shears 9 + 14 = 23 sheep. They give 23 * 4 = 92 kg of wool.⏎#### 92
    A fence is 84 metres long with a post every 7 metres and one at its start. How many posts are
      there?|There are 84 / 7 = 12 gaps. With the first post it is 12 + 1 = 13 posts.⏎#### 13
    Hay costs 35 dollars a bale. Ines buys 6 bales and has 250 dollars. What is left?|The bales
      cost 35 * 6 = 210 dollars. She has 250 - 210 = 40 dollars left.⏎#### 40
    Two tractors plough 3 acres an hour each. How many acres do they plough in 4 hours?|Together
      they plough 2 * 3 = 6 acres an hour. In 4 hours they plough 6 * 4 = 24 acres.⏎#### 24
    A goat gives 2 litres of milk a day. One cheese takes 10 litres. How many days must 5 goats be
      milked for 4 cheeses?|Four cheeses take 4 * 10 = 40 litres. The goats give 5 * 2 = 10 litres
      a day. It takes 40 / 10 = 4 days.⏎#### 4
    A crate holds 24 pears. 11 crates were filled and 9 pears were left over. How many pears were
      there?|The crates hold 11 * 24 = 264 pears. In all there were 264 + 9 = 273 pears.⏎#### 273
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=160,
)

SCENES = SmallTask(
    "scene-endings",
    code(
        r"""
    best = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": data["scene"], "output": best, "processed_output": best}
    """
    ),
    keyed(
        "scene",
        """
    A man lathers his chin in front of a mirror. He|reads the morning paper./*picks up a razor and
      shaves./paints the mirror green./puts the soap into his coffee.
    Two girls hold a rope by its ends and turn it. A third girl|*jumps over it again and
      again./cuts it into slices and eats it./goes to sleep on it./plays it like a violin.
    The cook breaks four eggs into a bowl. Then she|throws the bowl out of the window./wears the
      shells./*whisks them with a fork./sings to the hens.
    A diver stands at the edge of the board with raised arms. He|writes a letter./climbs a
      mountain at dawn./opens his umbrella./*leaps and enters the water head first.
    The mechanic lifts the car with a jack. Next he|*takes off the flat wheel./drives the car to
      the sea./fills the boot with sand./waters the tyres every morning.
    A woman threads a needle and takes the torn shirt. She|pours it into a glass./*sews up the
      hole./boils it with two onions./reads it to the end.
    The boy puts a carrot into a ball of snow. He has|caught a fish./baked bread for the whole
      village./*made a snowman's face./learned to swim.
    A waiter brings the bill on a small plate. The guest|orders a haircut./plants it in the
      garden./licks it twice./*lays some money on it.
    Players in red and blue line up around a circle. The referee|*blows her whistle, and the game
      begins./serves a soup./sells them a house./counts the clouds above the sea.
    A nurse rolls up the patient's sleeve. She|paints his shoes./*cleans the skin and gives the
      injection./tunes the piano./shuts down the airport.
    """,
        lead=" ",
    ),
    method="ppl",
)

YESNO = SmallTask(
    "passage-yesno",
    code(
        r"""
    gold = [key for key in data["target_scores"] if data["target_scores"][key] == 1][0]
    text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "passage|question",
        """
    The kakapo is a large parrot of New Zealand. It cannot fly, but climbs well.|can a kakapo
      fly|yes/*no
    Dried lentils keep for years if they are stored in a cool, dark place.|can lentils be stored
      for a long time|*yes/no
    The bridge was closed to lorries in 1998; cars may still cross it.|are cars allowed on the
      bridge|*yes/no
    Tea from rooibos is made of a South African shrub and has no caffeine.|is there caffeine in
      rooibos|yes/*no
    Members over 65 pay half the fee, all others pay 40 euros.|is the fee the same for all
      members|yes/*no
    Glass is made of sand, soda and lime and can be melted again and again.|is it possible to
      recycle glass|*yes/no
    The night train to Malmo runs from April to October.|does the night train run in winter|yes/*no
    In chess a pawn that reaches the last rank is promoted, mostly to a queen.|can a pawn become a
      queen|*yes/no
    Lake Baikal holds a fifth of the world's fresh water on the surface.|is lake baikal
      salty|yes/*no
    A koala sleeps for up to twenty hours a day.|do koalas sleep a lot|*yes/no
    The museum gives free entry on the first Sunday of a month.|is entry to the museum ever
      free|*yes/no
    Basil dies at the first frost and is grown anew each spring.|does basil survive frost|yes/*no
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)

PAIRS = SmallTask(
    "question-pairs",
    code(
        r"""
    same = ("no", "yes")[data["is_duplicate"]]
    text = (
        f"Question 1: {data['question1']}\n"
        f"Question 2: {data['question2']}\n"
        "Do both questions ask the same thing, yes or no?\n"
        "Answer:"
    )
    return {"input": text, "output": " " + same, "processed_output": same}
    """
    ),
    table(
        "question1|question2|is_duplicate#",
        """
    How do I learn to cook?|What is the best way to learn cooking?|1
    How far away is the Moon?|How far away is Mars?|0
    Why is the sky blue?|What makes the sky look blue?|1
    How do I change a tyre?|How do I change a light bulb?|0
    Can dogs eat grapes?|Are grapes safe for dogs?|1
    Which phone has the best camera?|Which phone has the best battery?|0
    How can I sleep better at night?|What helps me to sleep well?|1
    What is the capital of Chile?|What is the currency of Chile?|0
    How do I remove red wine from a carpet?|How can I get a red wine stain out of a rug?|1
    Who wrote Dracula?|Who played Dracula in the film of 1931?|0
    Is it hard to learn Finnish?|Is Finnish difficult to learn?|1
    When should tomatoes be sown?|When are tomatoes ripe?|0
    """,
    ),
    fewshot=4,
)

MARKS = SmallTask(
    "exam-pass",
    code(
        r"""
    name, points = data["name"], data["points"]
    text = f"{RULE}\n\n{name} got {points} points.\nResult (pass or fail):"
    gold = "pass" if points >= 50 else "fail"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    RULE = "Who gets at least 50 points passes the exam; all others fail."
    """,
    ),
    table(
        "name|points#",
        """
    Amira|62
    Jonas|47
    Bella|50
    Kofi|33
    Yuki|91
    Pedro|49
    Sanne|55
    Oleg|12
    Mina|78
    Liam|44
    Tara|51
    Noah|38
    """,
    ),
    fewshot=4,
)

GAPS = SmallTask(
    "homophone-gap",
    code(
        r"""
    word = next(each for each, score in data["target_scores"].items() if score)
    text = "Fill the gap with their, there or they're.\n" + data["sentence"] + "\nWord:"
    return {"input": text, "output": word, "processed_output": word}
    """
    ),
    keyed(
        "sentence",
        """
    The twins have lost ___ keys.|*their/there/they're
    Put the boxes over ___, please.|their/*there/they're
    I think ___ going to be late.|their/there/*they're
    ___ is a spider in the bath.|their/*there/they're
    My parents sold ___ boat last year.|*their/there/they're
    Ask the boys whether ___ hungry.|their/there/*they're
    We lived ___ for nine years.|their/*there/they're
    The birds are feeding ___ young.|*their/there/they're
    She says ___ the best team in town.|their/there/*they're
    Are ___ any plums left?|their/*there/they're
    Both singers forgot ___ lines.|*their/there/they're
    They called to say ___ at the station.|their/there/*they're
    """,
        lead=" ",
    ),
    method="ppl",
    fewshot=4,
)


def _strand(dna: str) -> Row:
    return {"dna": dna, "mrna": dna.translate(str.maketrans("ATCG", "UAGC"))}


RNA = SmallTask(
    "dna-to-mrna",
    code(
        r"""
    asked = "Transcribe the template strand into mRNA."
    return {
        "input": asked + "\nDNA: " + data["dna"] + "\nmRNA:",
        "output": " " + data["mrna"],
        "processed_output": data["mrna"],
    }
    """
    ),
    tuple(
        _strand(dna)
        for dna in (
            [
                "TACGGA",
                "TACCTA",
                "GGTACA",
                "CCATGC",
                "TTGACC",
                "ATCGAT",
                "GCGTTA",
                "CAGTAC",
                "AACGTG",
                "TGCATT",
                "GATTCA",
            ]
        )
    ),
    fewshot=4,
)

SURNAMES = SmallTask(
    "sort-surnames",
    code(
        r"""
    given = ", ".join(data["names"])
    gold = ", ".join(sorted(data["names"]))
    text = f"Sort the surnames from A to Z: {given}\nSorted:"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """
    ),
    tuple(
        {"names": names.split()}
        for names in (
            "Meyer Abbot Singh Diaz",
            "Okoro Park Lund Bauer",
            "Weiss Costa Ito Greer",
            "Tanaka Ruiz Novak Hall",
            "Evans Zhou Kaya Pinto",
            "Fox Ahmed Young Mori",
            "Quinn Berg Shaw Castro",
            "Lopez Jung Adler Wood",
            "Rossi Patel Egger Nunez",
            "Vogel Hahn Silva Brandt",
        )
    ),
)

ANIMALS = SmallTask(
    "animal-class",
    code(
        r"""
    keys = "; ".join("%d: %s" % pair for pair in enumerate(CLASSES, start=1))
    text = "Classes: " + keys + "\nAnimal: " + data["animal"] + "\nNumber of its class:"
    gold = str(CLASSES.index(data["class"]) + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    CLASSES = ("mammal", "bird", "reptile", "fish")
    """,
    ),
    records(
        "animal class",
        ("otter", "mammal"),
        ("salmon", "fish"),
        ("stork", "bird"),
        ("gecko", "reptile"),
        ("bat", "mammal"),
        ("penguin", "bird"),
        ("crocodile", "reptile"),
        ("eel", "fish"),
        ("dolphin", "mammal"),
        ("tortoise", "reptile"),
        ("ostrich", "bird"),
        ("cod", "fish"),
    ),
    fewshot=4,
)

TASKS = (ASTRO, FARM, SCENES, YESNO, PAIRS, MARKS, GAPS, RNA, SURNAMES, ANIMALS)
