"""Right tasks: answers in words and numbers of their own, in English."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

SPAN = SmallTask(
    "museum-spans",
    code(r"""
    text = f"Passage: {data['context']}\nQuestion: {data['question']}\n"
    text += "Copy the shortest answer from the passage.\nAnswer:"
    gold = data["answers"][0]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "context|question|answers*",
        """
    The harbour museum shows a canoe that was found in 1931 near Ghent.|When was the canoe found?|1931
    Clara Weiss restored the altar with glue made of rabbit skin.|Who restored the altar?|Clara Weiss
    The east wing was paid for by a brewer and opened by the queen.|Who opened the wing?|the queen
    Visitors may borrow a lamp at the desk, since the crypt is dark.|What may one borrow?|a lamp
    The oldest coin was struck in Corinth and bears a winged horse.|Where was it struck?|Corinth
    The tapestry lost its blue because it hung opposite a window.|What did it lose?|its blue
    In a cave above the Danube two flutes of bone came to light.|What came to light?|two flutes
    The curator keeps the letters of Lord Hume in a chest of cedar.|What is in the chest?|the letters
    Tickets cost six euros, and nothing on the first Sunday.|What does a ticket cost?|six euros
    The globe of 1492 was made in Nuremberg and shows no America.|Which land is missing?|America
    """,
    ),
)
CHAIN = SmallTask(
    "garden-sums",
    code(r"""
    text = f"Problem: {data['problem']}\nThink step by step, then give the result after ####.\n"
    text += "Solution:"
    solution = f" {data['steps']} #### {data['result']}"
    return {"input": text, "output": solution, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    A bed has 6 rows of 9 tulips. How many tulips is that?|6 rows hold 6 * 9 = 54 tulips.|54
    Of 70 seeds 18 did not sprout. How many sprouted?|70 - 18 = 52 seeds sprouted.|52
    A hose fills 15 litres a minute. How much in 8 minutes?|It fills 15 * 8 = 120 litres.|120
    Eva picked 23 plums, Jon 29. How many in all?|They picked 23 + 29 = 52 plums.|52
    96 pots stand on 4 shelves alike. How many on each?|Each shelf has 96 / 4 = 24 pots.|24
    A tree of 210 cm grows by 35 cm. How tall is it then?|It is 210 + 35 = 245 cm tall.|245
    A sack of 50 kg loses 3 kg, then 8 kg. What is left?|50 - 3 = 47. 47 - 8 = 39.|39
    7 children plant 12 bulbs each. How many bulbs?|They plant 7 * 12 = 84 bulbs.|84
    A fence of 144 m has a post every 12 m. How many parts?|It has 144 / 12 = 12 parts.|12
    3 boxes of 14 bees lose 5 bees. How many stay?|3 * 14 = 42. 42 - 5 = 37.|37
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

SPANISH = SmallTask(
    "spanish-lines",
    code(r"""
    text = "Translate the sentence from Spanish into English.\n\n"
    text += f"Spanish: {data['es']}\nEnglish:"
    return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
    """),
    qa(
        """
        ¿Dónde está la biblioteca? > Where is the library?
        Mañana vamos a la montaña. > Tomorrow we are going to the mountains.
        El niño tiene mucha hambre. > The boy is very hungry.
        Perdí el último tren. > I missed the last train.
        La sopa está fría. > The soup is cold.
        Mi hermano habla tres idiomas. > My brother speaks three languages.
        ¿Cuánto cuesta este sombrero? > How much does this hat cost?
        No había nadie en la plaza. > There was nobody in the square.
        Ella canta mejor que yo. > She sings better than I do.
        Llueve desde el miércoles. > It has been raining since Wednesday.
        """,
        "es|en",
    ),
)

PRINTED = SmallTask(
    "py-output",
    code(r"""
    fence = "```"
    text = f"{fence}python\n{data['program']}\n{fence}\nWhat is printed?\nPrinted:"
    return {"input": text, "output": " " + data["stdout"], "processed_output": data["stdout"]}
    """),
    table(
        "program|stdout",
        """
    x = [3, 1, 2]⏎x.sort()⏎print(x[0])|1
    def half(n):⏎    return n // 2⏎print(half(9))|4
    print("-".join(["a", "b", "c"]))|a-b-c
    n = 1⏎for k in range(5):⏎    n *= 2⏎print(n)|32
    print(len("banana".replace("a", "")))|3
    d = {"x": 5, "y": 7}⏎print(d["y"] - d["x"])|2
    if 10 > 3 * 4:⏎    print("big")⏎else:⏎    print("small")|small
    print(sum(i for i in range(7) if i % 2))|9
    s = "Oslo"⏎print(s.lower()[1:])|slo
    a, b = 4, 9⏎a, b = b, a⏎print(a)|9
    print("xyz".index("z"))|2
    """,
    ),
)

CELLS = SmallTask(
    "ferry-times",
    code(r"""
    head = "| port | leaves | deck |\n|---|---|---|\n"
    body = "\n".join("| " + " | ".join(cells) + " |" for cells in data["table"])
    text = f"Timetable:\n{head}{body}\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """),
    tuple(
        {
            "table": [part.split(",") for part in cells.split(";")],
            "question": question,
            "cell": cell,
        }
        for cells, question, cell in (
            ("Dover,07:10,A;Hull,08:45,C", "When does the ferry from Hull leave?", "08:45"),
            ("Brest,09:20,B;Cork,11:05,D", "Which deck does the ferry from Brest use?", "B"),
            (
                "Ystad,06:30,A;Riga,22:15,E",
                "From which port does the ferry at 22:15 leave?",
                "Riga",
            ),
            ("Bari,19:40,F;Split,20:00,B", "When does the ferry from Bari leave?", "19:40"),
            ("Oban,10:10,C;Mull,12:25,A", "Which deck does the ferry from Mull use?", "A"),
            ("Genoa,13:00,D;Bastia,15:50,C", "When does the ferry from Bastia leave?", "15:50"),
            (
                "Turku,08:15,E;Kiel,17:35,B",
                "From which port does the ferry at 08:15 leave?",
                "Turku",
            ),
            ("Calais,05:55,F;Ostend,14:40,D", "Which deck does the ferry from Ostend use?", "D"),
            ("Larne,16:20,B;Troon,18:05,E", "When does the ferry from Troon leave?", "18:05"),
            (
                "Izmir,21:30,C;Chios,23:10,F",
                "From which port does the ferry at 21:30 leave?",
                "Izmir",
            ),
        )
    ),
)

PAST = SmallTask(
    "past-forms",
    code(
        r"""
    text = f"{EXAMPLES}\n\nVerb: {data['verb']}\nPast:"
    return {"input": text, "output": " " + data["past"], "processed_output": data["past"]}
    """,
        above='''
    EXAMPLES = """Give the simple past of the verb.

    Verb: sing
    Past: sang

    Verb: walk
    Past: walked"""
    ''',
    ),
    qa(
        """
        bring > brought
        play > played
        swim > swam
        catch > caught
        laugh > laughed
        freeze > froze
        open > opened
        teach > taught
        wear > wore
        jump > jumped
        know > knew
        """,
        "verb|past",
    ),
    fewshot=0,
)

CARD = SmallTask(
    "card-json",
    code(
        r"""
    text = f"Text: {data['text']}\nWrite the person's name and town as JSON.\nJSON:"
    gold = json.dumps({"name": data["name"], "town": data["town"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "text|name|town",
        """
    Hello, I am Rosa Lind and I run a bakery in Malmo.|Rosa Lind|Malmo
    Our plumber Ivo Petrov lives in Varna with two cats.|Ivo Petrov|Varna
    In Galway you should ask for Sean Burke, the piper.|Sean Burke|Galway
    Letters go to Mina Sato, who has moved to Kobe.|Mina Sato|Kobe
    The winner is Olga Reyes from Quito.|Olga Reyes|Quito
    Paul Adler teaches the violin in Graz.|Paul Adler|Graz
    I met Nadia Haddad on a train to Tunis, her home.|Nadia Haddad|Tunis
    From Perth writes Colin Ford, a farmer.|Colin Ford|Perth
    Eva Novak has sold her house in Brno.|Eva Novak|Brno
    The keys are with Tom Baker of Leeds.|Tom Baker|Leeds
    """,
    ),
)

UNITS = SmallTask(
    "unit-change",
    code(
        r"""
    text = HEAD.format(amount=data["amount"], old=data["from"], new=data["to"])
    gold = str(data["result"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """Convert the amount. Write the number only, without its unit.

    Convert 4 hours into minutes.
    Result: 240

    Convert 3 metres into centimetres.
    Result: 300

    Convert {amount} {old} into {new}.
    Result:"""
    ''',
    ),
    table(
        "amount#|from|to|result#",
        """
    2|kilometres|metres|2000
    5|weeks|days|35
    7|hours|minutes|420
    6|metres|centimetres|600
    9|kilograms|grams|9000
    3|days|hours|72
    8|minutes|seconds|480
    12|centimetres|millimetres|120
    4|litres|millilitres|4000
    11|weeks|days|77
    """,
    ),
    fewshot=0,
)

CLUES = SmallTask(
    "crossword-clues",
    code(r"""
    parts = [f"Clue: {data['clue']}", f"Letters: {len(data['word'])}", "Word:"]
    text = "\n".join(parts)
    return {"input": text, "output": " " + data["word"], "processed_output": data["word"]}
    """),
    qa(
        """
        Frozen water > ice
        Opposite of night > day
        Boxy vehicle for deliveries > van
        Baby of a cow > calf
        Instrument with eighty-eight keys > piano
        Yellow curved fruit > banana
        Season after summer > autumn
        Planet with bright rings > saturn
        Person who bakes bread > baker
        Metal that rusts > iron
        Number of legs of a spider > eight
        """,
        "clue|word",
    ),
    description="Solve the clues of a crossword. All words are in small letters.",
)

ELDEST = SmallTask(
    "who-is-eldest",
    code(r"""
    text = f"Q: {data['facts']} Who is the {data['asked']}?\nA: Let us go step by step."
    solution = f" {data['steps']} So the answer is {data['name']}."
    return {"input": text, "output": solution, "processed_output": data["name"]}
    """),
    table(
        "facts|asked|steps|name",
        """
    Ann is older than Bob. Bob is older than Cid.|eldest|Ann is older than Bob and Cid.|Ann
    Dee runs faster than Eli. Fay runs faster than Dee.|fastest|Fay beats Dee, who beats Eli.|Fay
    Gus is taller than Hal. Ivy is shorter than Hal.|shortest|Gus and Hal are taller than Ivy.|Ivy
    Jan is younger than Kim. Kim is younger than Lou.|youngest|Kim and Lou are older than Jan.|Jan
    Meg is richer than Ned. Ona is richer than Meg.|poorest|Ona and Meg are richer than Ned.|Ned
    Pia is stronger than Quin. Rob is weaker than Quin.|strongest|Pia beats Quin and Rob.|Pia
    Sam is heavier than Tea. Uri is heavier than Sam.|lightest|Sam and Uri weigh more than Tea.|Tea
    Val is older than Wes. Xia is older than Val.|eldest|Xia is older than Val and Wes.|Xia
    Yan is slower than Zoe. Zoe is slower than Ada.|fastest|Ada beats Zoe, who beats Yan.|Ada
    Ben is taller than Coy. Dot is taller than Ben.|shortest|Ben and Dot are taller than Coy.|Coy
    """,
    ),
    postprocess="bbh_post",
    max_tokens=96,
)

TASKS = (ELDEST, SPAN, CHAIN, SPANISH, PRINTED, CELLS, PAST, CARD, UNITS, CLUES)
