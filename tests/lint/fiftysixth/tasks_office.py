"""Right tasks of offices, schools, laboratories and studios, in English."""

from __future__ import annotations

import re

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

TRIAGE = SmallTask(
    "triage-level",
    code(
        r"""
    text = PROMPT.format(age=data["age"], complaint=data["complaint"])
    gold = data["level"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    LEVELS = {
        "emergency": "life is in danger, a doctor comes at once",
        "urgent": "a doctor is needed today",
        "routine": "an appointment in the next weeks will do",
    }
    PROMPT = (
        "Choose the triage level of the caller.\n"
        + "".join(f"{level}: {meaning}\n" for level, meaning in LEVELS.items())
        + "\nCaller, {age} years: {complaint}\nLevel:"
    )
    """,
    ),
    table(
        "complaint|age#|level",
        """
    Crushing pain in the chest for twenty minutes, cold sweat, left arm numb.|58|emergency
    I'd like to have my vaccinations checked before a trip in summer.|34|routine
    Fever of 39.6 since last night and it burns when I pass water.|41|urgent
    My husband fell down the stairs and doesn't wake up.|70|emergency
    A wart on my thumb that has been there since spring.|22|routine
    I cut my palm on a tin; it has stopped bleeding but gapes and needs stitches.|29|urgent
    My lips are swelling after a wasp sting and I can hardly breathe.|17|emergency
    I need a new prescription for the hay fever spray, no hurry.|45|routine
    The ankle is twice its size since the match this morning, I can't put weight on it.|19|urgent
    Half of her face droops all of a sudden and she slurs her words.|66|emergency
    Could somebody look at a mole one of these days? It hasn't changed.|51|routine
    An ear has been running with pus since yesterday, and it hurts badly.|8|urgent
    He has swallowed a whole pack of sleeping pills and is getting drowsy.|31|emergency
    I would like to talk about giving up smoking.|38|routine
    Vomiting since midnight, and now I can't keep even water down.|27|urgent
    """,
    ),
    fewshot=5,
)

LOAN = SmallTask(
    "loan-desk",
    code(
        r"""
    income, instalment = data["income"], data["instalment"]
    text = (
        "Approve the loan if the instalment is at most 30 % of the income, decline it if it is "
        "more than 45 % of the income, and refer it to a colleague otherwise.\n"
        "Answer with approve, decline or refer.\n\n"
        f"Purpose: {data['purpose']}\n"
        f"Monthly income: {income} euros\n"
        f"Monthly instalment: {instalment} euros\n"
        "Decision:"
    )
    gold = data["decision"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "purpose|income#|instalment#|decision",
        """
    a used van|2400|360|approve
    a new kitchen|1800|720|refer
    solar panels|3100|1550|decline
    a wedding|2000|600|approve
    repairs to the roof|2750|1100|refer
    a motorcycle|1500|750|decline
    a course in nursing|1900|285|approve
    a boat|4200|2310|decline
    a heat pump|3600|1440|refer
    furniture|2200|440|approve
    a camper|2600|1040|refer
    dental work|1700|935|decline
    a piano|2900|580|approve
    an old debt|2000|900|refer
    """,
    ),
    fewshot=4,
)

CLAUSE = SmallTask(
    "clause-letter",
    code(
        r"""
    text = "What is the clause about? Answer with the letter.\n"
    for letter, topic in TOPICS.items():
        text += f"{letter}) {topic}\n"
    text += f"\nClause: {data['clause']}\nLetter:"
    gold = next(letter for letter, topic in TOPICS.items() if topic == data["topic"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    TOPICS = {
        "A": "confidentiality",
        "B": "termination",
        "C": "payment",
        "D": "liability",
        "E": "governing law",
    }
    """,
    ),
    table(
        "clause|topic",
        """
    Neither party shall disclose to anybody what it learns of the other's trade.|confidentiality
    Invoices fall due thirty days after receipt and bear interest thereafter.|payment
    Either party may end this agreement by three months' notice in writing.|termination
    The supplier answers for loss of profit only where it acted with intent.|liability
    This contract is subject to the laws of Austria, its conflict rules excepted.|governing law
    The fee is 4,000 euros a month, plus value added tax.|payment
    Documents marked secret are returned or destroyed once the talks are over.|confidentiality
    Damages are capped at the price of the machine.|liability
    If a party becomes insolvent, the other one may withdraw with immediate effect.|termination
    Whatever is not settled here is judged by the Swiss Code of Obligations.|governing law
    A deposit of one fifth is to be transferred before the works begin.|payment
    The contractor holds the client harmless from claims of third parties.|liability
    Staff shall keep silent about the formula, also when they have left.|confidentiality
    The arrangement runs out on the last day of the season without notice.|termination
    """,
    ),
    fewshot=5,
)

PAST = SmallTask(
    "simple-past",
    code(
        r"""
    sentence = data["sentence"]
    text = "Put the verb in brackets into the simple past. Write the verb alone.\n\n"
    text += "Sentence: " + sentence + "\nVerb:"
    gold = data["verb"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "sentence|verb",
        """
    Grandma (buy) a hat at the fair.|bought
    The bus (stop) in front of the school.|stopped
    We (see) a fox behind the gym.|saw
    Tom (carry) the chairs into the hall.|carried
    Who (break) the window in room nine?|broke
    The choir (sing) two songs by Schubert.|sang
    They (go) home at four.|went
    Lena (write) a letter to the mayor.|wrote
    My brother (forget) his gym bag again.|forgot
    The dog (run) across the yard.|ran
    Mr Hill (teach) us how to swim.|taught
    The cat (sleep) on the radiator all day.|slept
    Nobody (laugh) at the joke.|laughed
    The twins (eat) all the cherries.|ate
    """,
    ),
)

QUEST = SmallTask(
    "quest-giver",
    code(
        r"""
    scene, item = (data[key] for key in ("scene", "item"))
    text = "\n".join(
        [
            "Read the scene and say who hands over the item. Answer with the name only.",
            "",
            scene,
            "",
            f"Item: {item}",
            "Handed over by:",
        ]
    )
    gold = data["giver"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "scene|item|giver",
        """
    Orla waits at the well. When Brandt comes by, she presses a rusty key into his hand and
      runs.|rusty key|Orla
    The gate is shut. Mirek begs, and old Tamsin sighs and gives him the lantern from her
      belt.|lantern|Tamsin
    "Take it, it brings me nothing but bad luck," says Doran and throws the black coin to
      Ysolde.|black coin|Doran
    Pell reads the map aloud. Then he folds it and leaves it with Hanne, who stays behind.|map|Pell
    At dawn Ysolde finds the smith asleep. His girl Wren brings her the mended sword.|mended
      sword|Wren
    Brandt asks three sailors. Only Okon has a rope to spare, and he lets Brandt have it.|rope|Okon
    Hanne is paid by the abbot, but it is Sister Ilve who slips the vial of salt into her
      bag.|vial of salt|Ilve
    Mirek wins at dice. Gustav, who has no money left, parts with his silver
      whistle.|silver whistle|Gustav
    Wren distracts the guards while Pell gets a loaf of bread from Agathe, the cook.|loaf of
      bread|Agathe
    The child Nuri watches Doran eat, then shyly holds out half an apple to him.|half an apple|Nuri
    Tamsin does not trust Okon. She passes the sealed letter to Orla when he looks
      away.|sealed letter|Tamsin
    Ilve and Gustav argue over the crown until Hanne, tired of it, hands it to the
      king.|crown|Hanne
    """,
    ),
)

BIN = SmallTask(
    "waste-bin",
    code(
        r"""
    lines = ["Which bin does it go into?"]
    lines.extend(each.line() for each in BINS)
    lines.append("")
    lines.append("Waste: " + data["waste"])
    lines.append("Bin:")
    text = "\n".join(lines)
    gold = next(each.colour for each in BINS if each.code == data["kind"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    from dataclasses import dataclass


    @dataclass(frozen=True)
    class Bin:
        code: str
        colour: str
        content: str

        def line(self):
            return f"- {self.colour}: {self.content}"


    BINS = (
        Bin("P", "blue", "paper and cardboard"),
        Bin("V", "yellow", "packaging of plastic or metal"),
        Bin("B", "brown", "food scraps and garden waste"),
        Bin("G", "green", "glass bottles and jars"),
    )
    """,
    ),
    table(
        "waste|kind",
        """
    last week's newspapers|P
    an empty shampoo bottle of plastic|V
    potato peelings|B
    a jam jar|G
    a shoe box|P
    a tuna tin, rinsed|V
    coffee grounds with the filter|B
    a wine bottle|G
    the cut grass from the lawn|B
    an old exercise book|P
    a yoghurt cup with its foil lid|V
    a broken pickle jar|G
    envelopes without a window|P
    egg shells|B
    the wrapper of a frozen pizza|V
    an oil bottle of brown glass|G
    """,
    ),
    fewshot=4,
)

AMINO = {
    "AUG": "Met",
    "UUU": "Phe",
    "AAA": "Lys",
    "GGC": "Gly",
    "GAA": "Glu",
    "UCU": "Ser",
    "CAC": "His",
    "UGG": "Trp",
}

CODON = SmallTask(
    "codon-chain",
    code(
        r"""
    rows = "\n".join(" = ".join(pair) for pair in TABLE.items())
    text = f"Translate the mRNA by the table and join the amino acids with hyphens.\n\n{rows}"
    text = text + "\n\nmRNA: " + data["mrna"] + "\nChain:"
    gold = data["chain"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    TABLE = dict(
        AUG="Met", UUU="Phe", AAA="Lys", GGC="Gly", GAA="Glu", UCU="Ser", CAC="His", UGG="Trp"
    )
    """,
    ),
    tuple(
        {"mrna": mrna, "chain": "-".join(AMINO[codon] for codon in mrna.split())}
        for mrna in (
            "AUG GGC AAA",
            "AUG UUU GAA UCU",
            "AUG CAC CAC UGG",
            "AUG UCU GGC",
            "AUG AAA UUU UUU GGC",
            "AUG GAA CAC",
            "AUG UGG AAA GAA",
            "AUG GGC GGC UCU",
            "AUG CAC UUU",
            "AUG UCU UGG AAA GAA",
            "AUG GAA GGC UUU",
            "AUG AAA CAC UCU",
        )
    ),
)

REGEX = SmallTask(
    "regex-full-match",
    code(
        r"""
    text = "Does the regular expression match the whole string? Answer yes or no.\n\n"
    text += "Pattern: %(pattern)s\nString: %(string)s\nMatch:" % data
    gold = "yes" if data["match"] else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {"pattern": pattern, "string": string, "match": bool(re.fullmatch(pattern, string))}
        for pattern, string in (
            (r"\d{4}-\d{2}", "2031-07"),
            (r"[a-c]+z", "abcaz"),
            (r"colou?r", "colouur"),
            (r"(ha){2}", "haha"),
            (r"[^x]*", "taxi"),
            (r"\w+@\w+\.org", "info@tree.org"),
            (r"a.c", "ac"),
            (r"x*y+", "xxx"),
            (r"[A-Z]\d?", "Q7"),
            (r"(cat|dog)s?", "dogs"),
            (r"\s+end", "end"),
            (r"0|1+", "10"),
            (r"[aeiou]{3}", "aei"),
            (r"\d+,\d\d", "12,5"),
            (r".*lo", "hello"),
            (r"b[ae]d", "bid"),
        )
    ),
    fewshot=4,
)

PROGRAMS = (
    (
        "return the sum of a list",
        2,
        "def total(xs):",
        "    result = 1",
        "    for x in xs:",
        "        result += x",
        "    return result",
    ),
    (
        "return the larger of two numbers",
        4,
        "def larger(a, b):",
        "    if a > b:",
        "        return a",
        "    return a",
    ),
    (
        "count the vowels of a word",
        4,
        "def vowels(word):",
        "    n = 0",
        "    for letter in word:",
        '        if letter not in "aeiou":',
        "            n += 1",
        "    return n",
    ),
    (
        "return the mean of a list",
        4,
        "def mean(xs):",
        "    s = sum(xs)",
        "    n = len(xs)",
        "    return n / s",
    ),
    ("say whether a number is even", 2, "def even(n):", "    return n % 2 == 1"),
    (
        "turn a text round",
        4,
        "def turned(text):",
        '    result = ""',
        "    for sign in text:",
        "        result = result + sign",
        "    return result",
    ),
    (
        "return the factorial of n",
        3,
        "def factorial(n):",
        "    result = 1",
        "    for k in range(1, n):",
        "        result *= k",
        "    return result",
    ),
    (
        "return the last item of a list",
        2,
        "def last(items):",
        "    place = len(items) - 2",
        "    return items[place]",
    ),
    (
        "convert Celsius to Fahrenheit",
        3,
        "def fahrenheit(c):",
        "    f = c * 9 / 5",
        "    f = f - 32",
        "    return f",
    ),
    (
        "return the names that begin with A",
        4,
        "def with_a(names):",
        "    found = []",
        "    for name in names:",
        '        if name.endswith("A"):',
        "            found.append(name)",
        "    return found",
    ),
    (
        "return the smallest of a list",
        5,
        "def smallest(xs):",
        "    best = xs[0]",
        "    for x in xs:",
        "        if x < best:",
        "            best = xs",
        "    return best",
    ),
    (
        "return the area of a circle",
        3,
        "def area(radius):",
        "    pi = 3.14159",
        "    return 2 * pi * radius",
    ),
)

BUG = SmallTask(
    "bug-line",
    code(
        r"""
    numbered = "\n".join(
        f"{number} {line}" for number, line in enumerate(data["program"].split("\n"), start=1)
    )
    text = (
        "One line of the program is wrong. Which one? Answer with its number.\n\n"
        f"It should: {data['purpose']}\n"
        f"```\n{numbered}\n```\n"
        "Line:"
    )
    gold = str(data["line"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {"purpose": purpose, "program": "\n".join(lines), "line": line}
        for purpose, line, *lines in PROGRAMS
    ),
)


def _arrival(departure: str, minutes: int) -> str:
    hours, rest = departure.split(":")
    total = (int(hours) * 60 + int(rest) + minutes) % 1440
    return f"{total // 60:02}:{total % 60:02}"


TIMES = SmallTask(
    "train-arrival",
    code(
        r"""
    text = ASK.substitute(data)
    gold = data["arrival"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    from string import Template

    ASK = Template(
        """When does the train arrive? Write the time as HH:MM on the 24-hour clock.

    From $start, departure $departure, travel time $duration
    Arrival:"""
    )
    ''',
    ),
    tuple(
        {
            "start": start,
            "departure": departure,
            "duration": f"{minutes // 60} h {minutes % 60} min",
            "arrival": _arrival(departure, minutes),
        }
        for start, departure, minutes in (
            ("Bergen", "07:58", 407),
            ("Lyon", "13:04", 118),
            ("Porto", "09:40", 171),
            ("Gdansk", "22:35", 145),
            ("Turin", "06:15", 63),
            ("Ghent", "18:47", 82),
            ("Malmo", "23:10", 200),
            ("Basel", "11:28", 95),
            ("Cork", "16:50", 155),
            ("Zadar", "05:05", 305),
            ("Leeds", "12:21", 139),
            ("Vigo", "20:00", 76),
        )
    ),
)

FR = SmallTask(
    "french-english",
    code(
        r"""
    head = "Translate the French sentence into English."
    text = "\n".join((head, "French: " + data["fr"], "English:"))
    gold = data["en"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "fr|en",
        """
    Où est la gare ?|Where is the station?
    Il pleut depuis ce matin.|It has been raining since this morning.
    Ma sœur travaille à l'hôpital.|My sister works at the hospital.
    Nous avons perdu nos clés.|We have lost our keys.
    Le pain est encore chaud.|The bread is still warm.
    Tu peux fermer la fenêtre ?|Can you close the window?
    Les enfants jouent dans la cour.|The children are playing in the yard.
    Je n'ai pas faim.|I am not hungry.
    Elle écrit une longue lettre.|She is writing a long letter.
    Ce livre coûte douze euros.|This book costs twelve euros.
    Demain, nous partons à la mer.|Tomorrow we are going to the seaside.
    Qui a mangé le dernier gâteau ?|Who ate the last cake?
    """,
    ),
)

SORT = SmallTask(
    "largest-first",
    code(
        r"""
    numbers = data["numbers"]
    shown = ", ".join(map(str, numbers))
    text = f"Sort the numbers from the largest to the smallest.\n{shown}\nSorted:"
    gold = data["sorted"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {"numbers": numbers, "sorted": ", ".join(map(str, sorted(numbers, reverse=True)))}
        for numbers in (
            [9, 120, 47, 3],
            [15, -4, 8, 102],
            [66, 7, 501, 70],
            [-12, 30, -3, 5],
            [88, 19, 210, 4, 37],
            [6, 61, 16, 600],
            [-40, -7, 11, 2],
            [300, 29, 31, 8],
            [14, 5, 99, 1000, 52],
            [73, -20, 9, 18],
            [2, 25, 250, 22],
            [41, 13, -1, 130],
        )
    ),
)

TASKS = (TRIAGE, LOAN, CLAUSE, PAST, QUEST, BIN, CODON, REGEX, BUG, TIMES, FR, SORT)
