"""Right prompts of researchers, teachers and students, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, scored, starred, table

PLURALS = qa("""
mouse > mice
child > children
knife > knives
tooth > teeth
ox > oxen
sheep > sheep
city > cities
""")
STRESS = qa("""
record (noun) > first
record (verb) > second
present (verb) > second
object (noun) > first
permit (verb) > second
insult (noun) > first
produce (verb) > second
conflict (noun) > first
""")
ACCEPT = keyed(
    "sentence",
    """
    The cat sat on the mat.|*acceptable/unacceptable
    Cat the mat on sat the.|acceptable/*unacceptable
    She has gone home already.|*acceptable/unacceptable
    Him likes she very.|acceptable/*unacceptable
    Who did you see at the fair?|*acceptable/unacceptable
    They is running the to shop.|acceptable/*unacceptable
    We could not have known it.|*acceptable/unacceptable
    I am know the answer.|acceptable/*unacceptable
    """,
    lead=" ",
)
WINO = records(
    "text options answer",
    (
        "The trophy did not fit into the bag because it was too big. 'It' is the",
        ["trophy", "bag"],
        0,
    ),
    ("The jug filled the glass until it was full. 'It' is the", ["jug", "glass"], 1),
    ("Ann thanked Eve because she had helped her. 'She' is", ["Ann", "Eve"], 1),
    ("Tom beat Jim since he ran faster. 'He' is", ["Tom", "Jim"], 0),
    ("The nail bent as it was too soft for the wall. 'It' is the", ["nail", "wall"], 0),
    ("The dog chased the cat until it hid in a tree. 'It' is the", ["dog", "cat"], 1),
)
PHYSICS = starred("""
Unit of force|*newton/watt/pascal/joule
Unit of power|volt/*watt/tesla/ohm
Unit of pressure|ampere/henry/*pascal/farad
Unit of energy|kelvin/mole/lux/*joule
Unit of charge|*coulomb/hertz/gram/metre
Unit of frequency|weber/newton/*hertz/candela
Unit of resistance|joule/*ohm/second/tesla
Unit of temperature|ampere/watt/volt/*kelvin
""")
ANALOGY = scored("""
hot : cold = up :|*down/over/sky/high
bird : nest = bee :|honey/*hive/wing/flower
pen : write = knife :|fork/steel/*cut/sharp
puppy : dog = kitten :|*cat/milk/small/paw
Rome : Italy = Cairo :|Nile/*Egypt/desert/Africa
day : night = summer :|warm/June/*winter/sun
glove : hand = sock :|shoe/leg/wool/*foot
author : book = composer :|*symphony/piano/stage/note
""")
BOOLEANS = qa("""
not True or True > True
True and False > False
not (False or False) > True
False or not True > False
True and not False > True
(True or False) and False > False
not not True > True
False and (True or True) > False
""")
LISTS = records(
    "items",
    ([4, 8, 1],),
    ([7, 2, 9, 5],),
    ([3, 3, 6],),
    ([10, 0, 5],),
    ([12, 11, 13, 14],),
    ([6, 1, 2],),
    ([20, 15, 30],),
)
STARSPEC = table(
    "star|temp#|type",
    """
    Rigel|12100|B
    Sirius|9940|A
    Procyon|6530|F
    Sun|5772|G
    Epsilon Eridani|5084|K
    Proxima Centauri|2900|M
    Vega|9600|A
    Betelgeuse|3600|M
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("plurals by a slash, with one that stays", PLURALS, "f\"{data['q']} /\""),
    ask(
        "a teacher's sentence on plurals",
        PLURALS,
        "f\"One {data['q']}, two\"",
    ),
    ask(
        "stress of a word as an ordinal",
        STRESS,
        "f\"Is the first or the second syllable stressed?\\n{data['q']}:\"",
    ),
    right(
        "acceptability, ranked, with quotes",
        "cola",
        r"""
        text = f'"{data["sentence"]}"\nA linguist calls this sentence'
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        ACCEPT,
        lead="",
        method="ppl",
        postprocess="",
    ),
    right(
        "pronouns whose candidates are the answer",
        "pronouns",
        r"""
        text = data["text"]
        gold = data["options"][data["answer"]]
        """,
        WINO,
    ),
    right(
        "pronouns with numbered candidates",
        "pronouns-numbers",
        r"""
        first, second = data["options"]
        text = f"{data['text']} ...\n(1) {first}\n(2) {second}\nChoice (1 or 2):"
        gold = str(data["answer"] + 1)
        """,
        WINO,
    ),
    right(
        "units with lower-case letters",
        "units-lower",
        r"""
        listed = "  ".join(f"({mark}) {each}" for mark, each in zip("abcd", data["choices"]))
        text = f"{data['question']}: choose a, b, c or d.\n{listed}\n="
        gold = "abcd"[data["answer"]]
        """,
        PHYSICS,
    ),
    right(
        "units with Roman numbers",
        "units-roman",
        r"""
        marks = ["I", "II", "III", "IV"]
        listed = "\n".join(f"{mark}. {each}" for mark, each in zip(marks, data["choices"]))
        text = f"{data['question']}\n{listed}\nAnswer with the Roman number.\nAnswer:"
        gold = marks[data["answer"]]
        """,
        PHYSICS,
    ),
    right(
        "units whose text is the answer",
        "units-text",
        r"""
        text = f"{data['question']} ({' / '.join(data['choices'])}):"
        gold = data["choices"][data["answer"]]
        """,
        PHYSICS,
    ),
    right(
        "units counted from nought",
        "units-zero",
        r"""
        listed = "\n".join(f"{n}: {each}" for n, each in enumerate(data["choices"]))
        text = f"{data['question']}\n{listed}\nIndex (0-3):"
        gold = str(data["answer"])
        """,
        PHYSICS,
    ),
    right(
        "analogies as BIG-bench has them",
        "analogies",
        r"""
        text = "Complete the analogy.\n" + data["question"]
        gold = [key for key, value in data["target_scores"].items() if value][0]
        """,
        ANALOGY,
    ),
    right(
        "analogies with a list of choices",
        "analogies-choices",
        r"""
        keys = list(data["target_scores"])
        text = "Q: " + data["question"] + " ?"
        for key in keys:
            text += "\n  choice: " + key
        text += "\nA:"
        gold = max(keys, key=lambda key: data["target_scores"][key])
        """,
        ANALOGY,
    ),
    ask("booleans as BIG-bench hard has them", BOOLEANS, "data['q'] + ' is'"),
    ask("booleans in a shell", BOOLEANS, "'>>> ' + data['q'] + '\\n'", output="gold"),
    right(
        "sums of lists",
        "list-sum",
        r"""
        text = f"sum({data['items']}) ="
        gold = str(sum(data["items"]))
        """,
        LISTS,
    ),
    right(
        "largest number of a list, in words of the task",
        "list-max",
        r"""
        text = "Numbers: " + " ".join(str(each) for each in data["items"]) + "\nLargest:"
        gold = str(max(data["items"]))
        """,
        LISTS,
    ),
    right(
        "lists in rising order",
        "list-sort",
        r"""
        text = f"Sort in rising order, with commas: {', '.join(map(str, data['items']))}\nSorted:"
        gold = ", ".join(str(each) for each in sorted(data["items"]))
        """,
        LISTS,
    ),
    right(
        "spectral type by temperature",
        "spectral",
        r"""
        text = f"{data['star']} ({data['temp']} K) has the spectral type"
        gold = data["type"]
        """,
        STARSPEC,
        description="O, B, A, F, G, K and M run from hot to cool.",
    ),
    right(
        "hotter than the Sun or not",
        "hotter",
        r"""
        text = f"The Sun has 5772 K. {data['star']} has {data['temp']} K.\nIs it hotter? yes or no:"
        gold = "yes" if data["temp"] > 5772 else "no"
        """,
        tuple(row for row in STARSPEC if row["star"] != "Sun"),
    ),
)
