"""Right tasks: labels and options, in English."""

from __future__ import annotations

from tests.lint.making import records, scored, table
from tests.lint.shape import SmallTask, code

STORE = SmallTask(
    "store-quiz",
    code(
        r"""
    text = TEMPLATE.format(**data)
    return {"input": text, "output": " " + data["key"], "processed_output": data["key"]}
    """,
        above='''
    TEMPLATE = """New staff at the hardware store take this quiz.

    {stem}
    A. {opt_a}
    B. {opt_b}
    C. {opt_c}
    D. {opt_d}
    Correct letter:"""
    ''',
    ),
    table(
        "stem|opt_a|opt_b|opt_c|opt_d|key",
        """
    Which screw head has a cross?|slotted|Phillips|hex|square|B
    What do you use to smooth wood?|sandpaper|a level|pliers|a chisel|A
    Which glue holds glass best?|wood glue|paste|epoxy|chalk|C
    What measures whether a shelf is straight?|a ruler|a drill|a vice|a spirit level|D
    Which tool cuts metal pipe?|a hacksaw|a trowel|a plane|a mallet|A
    What goes between tiles?|plaster|grout|varnish|putty|B
    Which paint suits a radiator?|chalk paint|watercolour|lime wash|heat-resistant enamel|D
    What holds a picture on plaster board?|a nail|tape|a hollow-wall anchor|string|C
    Which brush cleans a grill?|a wire brush|a paint brush|a toothbrush|a broom|A
    What stops a tap from dripping?|a hinge|a new washer|a fuse|a bracket|B
    Which bulb uses the least power?|halogen|incandescent|LED|xenon|C
    What keeps a door from slamming?|a latch|a knob|a hook|a door closer|D
    """,
    ),
)

LEASE = SmallTask(
    "lease-nli",
    code(
        r"""
    text = "Clause: %s\nClaim: %s\nDoes the clause support the claim? Yes, No or Unclear.\nVerdict:"
    gold = NAMES[data["label"]]
    return {
        "input": text % (data["premise"], data["hypothesis"]),
        "output": " " + gold,
        "processed_output": gold,
    }
    """,
        above="""
    NAMES = {0: "Yes", 1: "Unclear", 2: "No"}
    """,
    ),
    table(
        "premise|hypothesis|label#",
        """
    The tenant shall keep no animals in the flat.|A dog may live in the flat.|2
    Rent is due on the third working day of each month.|Rent is paid monthly.|0
    The landlord provides a fitted kitchen.|The kitchen has a dishwasher.|1
    Either party may end the lease with three months' notice.|The lease can be ended.|0
    Smoking is forbidden in the staircase.|Tenants smoke on the balcony.|1
    The cellar is not part of the lease.|The tenant rents the cellar as well.|2
    The deposit equals two months' rent.|There is no deposit.|2
    The flat is on the second floor.|The house has a lift.|1
    The tenant pays for heating and water.|Heating is paid by the tenant.|0
    Subletting needs written consent.|Subletting is allowed without asking.|2
    The garden may be used by all tenants.|Every tenant may use the garden.|0
    The owner insures the building.|The insurance costs 300 euros a year.|1
    """,
    ),
)

PRIO = SmallTask(
    "ticket-priority",
    code(
        r"""
    guide = "\n".join(f"{level.code}: {level.meaning}" for level in LEVELS)
    text = f"{guide}\n\nTicket: {data['summary']}\nPriority:"
    gold = data["priority"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    class Level:
        def __init__(self, code, meaning):
            self.code = code
            self.meaning = meaning

    LEVELS = [
        Level("P1", "the whole company cannot work"),
        Level("P2", "one team cannot work"),
        Level("P3", "one person is hindered"),
    ]
    """,
    ),
    table(
        "summary|priority",
        """
    All offices are without network since 8 am.|P1
    My second monitor stays black.|P3
    Nobody in accounting can open the ledger.|P2
    The mail server rejects every message, company-wide.|P1
    The design team has lost access to its shared drive.|P2
    I forgot the PIN of my headset.|P3
    Power failure in the data centre, every service is down.|P1
    Sales in Lyon cannot reach the order form.|P2
    My keyboard types double letters.|P3
    The legal team's scanner software is locked for all of them.|P2
    """,
    ),
    shots=table(
        "summary|priority",
        """
    The login page is down for everybody.|P1
    The lab team cannot print labels.|P2
    My mouse pointer jumps.|P3
    """,
    ),
)

RIVER = SmallTask(
    "river-passage",
    code(r"""
    answer = "yes" if data["answer"] else "no"
    parts = [data["passage"], f"Question: {data['question']}?", "Answer:"]
    return {"input": "\n".join(parts), "output": " " + answer, "processed_output": answer}
    """),
    table(
        "passage|question|answer?",
        """
    The Tana is a river of 1,000 km in Kenya. It ends in the Indian Ocean.|does the tana end
      in an ocean|true
    The Elbe rises in the Czech Republic and flows to the North Sea.|does the elbe rise in
      poland|false
    The Jordan is fed by three springs and runs into the Dead Sea.|is the jordan fed by
      springs|true
    The Okavango never reaches the sea; it ends in a swamp.|does the okavango reach the sea|false
    Ferries cross the Mersey between Liverpool and Birkenhead.|are there ferries across the
      mersey|true
    The Amur forms a border of Russia and China.|is the amur a border of two countries|true
    The Darling often dries up in years of drought.|does the darling carry water all the
      time|false
    The Po is the longest river in Italy, at 652 km.|is there a longer river in italy than the
      po|false
    Salmon have come back to the Thames since 1974.|are there salmon in the thames today|true
    The Shannon has no dam above Lough Allen.|is there a dam above lough allen on the
      shannon|false
    """,
    ),
    description="Read the passage and answer the question with yes or no.",
)

SCI = SmallTask(
    "grade-five-science",
    code(
        r"""
    listing = [f"({key}) {text}" for key, text in data["options"].items()]
    text = ask(data["question"], listing)
    gold = data["answerKey"]
    return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
    """,
        above=r"""
    def ask(question, listing):
        return "Question: " + question + "\n" + " ".join(listing) + "\nAnswer:"
    """,
    ),
    records(
        "question options answerKey",
        (
            "Which force pulls a ball to the ground?",
            {"A": "gravity", "B": "friction", "C": "wind"},
            "A",
        ),
        (
            "What do plants take from the air?",
            {"A": "oxygen", "B": "helium", "C": "carbon dioxide"},
            "C",
        ),
        ("Which of these conducts heat best?", {"A": "cork", "B": "copper", "C": "wool"}, "B"),
        ("Which organ pumps blood?", {"A": "the heart", "B": "the lung", "C": "the liver"}, "A"),
        (
            "What causes day and night?",
            {
                "A": "clouds that cover the whole sky",
                "B": "the Earth's spin",
                "C": "the Moon's orbit",
            },
            "B",
        ),
        (
            "Which state of matter has no shape of its own?",
            {"A": "a rock", "B": "ice", "C": "gas"},
            "C",
        ),
        ("Which animal is an amphibian?", {"A": "a lizard", "B": "a frog", "C": "a trout"}, "B"),
        ("What does a thermometer measure?", {"A": "temperature", "B": "weight", "C": "time"}, "A"),
        ("Which metal is magnetic?", {"A": "aluminium", "B": "gold", "C": "iron"}, "C"),
        ("What is the centre of an atom called?", {"A": "shell", "B": "nucleus", "C": "ion"}, "B"),
    ),
)

GOAL = SmallTask(
    "kitchen-goal",
    code(r"""
    best = [way for way, score in data["target_scores"].items() if score == 1][0]
    return {
        "input": "Goal: {}\nBest way:\n".format(data["question"]),
        "output": best,
        "processed_output": best,
    }
    """),
    scored("""
    Keep cut apples from turning brown.|*Sprinkle them with lemon juice./Leave them in the sun.
    Peel garlic quickly.|Freeze it for a week./*Crush the clove with a knife.
    Get the last ketchup out of the bottle.|*Stand the bottle on its cap./Shake the empty cap.
    Cool soup fast.|Cover the pot with two towels./*Set the pot in cold water.
    Tell whether an egg is fresh.|*See if it sinks in water./Weigh it on a letter scale.
    Soften hard butter.|Add a handful of salt to it./*Grate it.
    Stop onions from making you cry.|*Chill them before cutting./Cut them next to the stove flame.
    Clean a burnt pan.|Rub it with cooking oil./*Boil water with baking soda in it.
    Keep bread fresh.|*Store it in a bread box./Put it on the window sill.
    Keep pasta from sticking together.|Cook it in as little water as possible./*Stir it while it
      cooks.
    """),
    method="ppl",
)

STARS = SmallTask(
    "hotel-stars",
    code(
        r"""
    gold = str(data["stars"])
    text = SHOTS + "\n\nGuest: " + data["text"] + "\nStars:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    import textwrap

    SHOTS = textwrap.dedent('''\
        How many stars did the guest give, 1 (worst) to 5 (best)?

        Guest: Bed bugs and a broken window. Never again.
        Stars: 1

        Guest: It was fine, nothing special, nothing wrong.
        Stars: 3

        Guest: The best stay of my life, we cried when we left.
        Stars: 5''')
    """,
    ),
    table(
        "text|stars#",
        """
    Mould in the shower and a rude night porter.|1
    Lovely room, only the coffee was weak.|4
    Perfect from the first minute to the last!|5
    Average place, average price.|3
    Noisy and dusty, though the breakfast was edible.|2
    Everything was wonderful, the view is a dream.|5
    We left after an hour, the stench was unbearable.|1
    Neither good nor bad, okay for one night.|3
    Very nice staff, a small room, we would return.|4
    Disappointing: thin walls, a cold pool, one kind manager.|2
    """,
    ),
    fewshot=0,
)

ODDS = SmallTask(
    "odd-one-out",
    code(r"""
    words = data["words"]
    text = "Three of these belong together. Give the number of the one that does not.\n"
    text += "".join(f"{place}) {word}\n" for place, word in enumerate(words, start=1))
    gold = str(data["odd"] + 1)
    return {"input": text + "Number:", "output": " " + gold, "processed_output": gold}
    """),
    table(
        "words*|odd#",
        """
    apple/pear/hammer/plum|2
    Monday/March/June/May|0
    trout/carp/pike/sparrow|3
    red/loud/green/blue|1
    violin/oven/cello/harp|1
    spoon/oak/birch/elm|0
    Peru/Chile/Norway/Brazil|2
    shirt/coat/sock/lamp|3
    iron/milk/zinc/lead|1
    seven/lion/tiger/bear|0
    doctor/nurse/surgeon/violet|3
    chess/poker/butter/draughts|2
    """,
    ),
)

TASKS = (STORE, LEASE, PRIO, RIVER, SCI, GOAL, STARS, ODDS)
