"""Right tasks in English: exams, choices, classes and statements."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

MED = SmallTask(
    "ward-mcqa",
    code(r"""
    question = data["question"].strip()
    text = f"Question: {question}\n"
    for mark in "abcd":
        text += f"{mark.upper()}. {data['op' + mark]}\n"
    text += "Answer:"
    gold = "ABCD"[data["cop"] - 1]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "question|opa|opb|opc|opd|cop#",
        """
    Which vitamin is made in the skin under sunlight?|Vitamin A|Vitamin C|Vitamin D|Vitamin K|3
    Insulin is secreted by which cells of the pancreas?|Beta cells|Alpha cells|Delta cells|Acinar
      cells|1
    Which nerve supplies the diaphragm?|Vagus|Phrenic|Ulnar|Sciatic|2
    Scurvy is caused by a lack of|Iron|Iodine|Niacin|Ascorbic acid|4
    The normal adult heart has how many chambers?|Two|Four|Three|Six|2
    Which organ stores bile?|Gallbladder|Spleen|Kidney|Thymus|1
    Which bone is the longest in the body?|Tibia|Humerus|Fibula|Femur|4
    Cushing syndrome results from an excess of|Insulin|Thyroxine|Cortisol|Glucagon|3
    Which blood cells carry oxygen?|Platelets|Neutrophils|Erythrocytes|Lymphocytes|3
    The antidote for heparin is|Protamine|Naloxone|Atropine|Flumazenil|1
    """,
    ),
    description="The following are multiple choice questions (with answers) about medicine.",
)

CAUSE = SmallTask(
    "what-came-next",
    code(
        r"""
    stem = data["premise"].rstrip(".")
    word = CONNECTORS[data["asks_for"]]
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": f"{stem} {word}", "output": gold, "processed_output": gold}
    """,
        above="""
    CONNECTORS = {"cause": "because", "effect": "so"}
    """,
    ),
    keyed(
        "premise|asks_for",
        """
    The bucket overflowed.|cause|*the tap had been left on./the floor was swept by two men.
    The bus broke down.|effect|*we walked the rest of the way./we sat an exam at the end of term.
    The baby began to cry.|cause|the curtains were blue./*a door slammed in the hall.
    I forgot my umbrella.|effect|I learned to drive./*I got soaked.
    The cake did not rise.|cause|*she left out the baking powder./she owned a piano and a violin.
    The lights went out.|effect|the river was wide./*they lit a few candles.
    The grass turned brown.|cause|*it had not rained for weeks./a fence was built along it in May.
    He sprained his ankle.|effect|he bought stamps./*he had to miss the race.
    The shop closed early.|cause|the road was paved./*all the staff were ill.
    She won the lottery.|effect|*she paid off her house./she boiled an egg.
    """,
        " ",
    ),
    method="ppl",
)

NLI = SmallTask(
    "true-or-false-pairs",
    code(r"""
    premise, claim = data["premise"], data["hypothesis"]
    text = "%s\nQuestion: %s True or False?\nAnswer:" % (premise, claim)
    gold = ("True", "False")[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "premise|hypothesis|label#",
        """
    The bridge at Ostrow was rebuilt in 1958 after the flood.|The bridge is older than 1958.|1
    Kira speaks Dutch and a little Danish.|Kira speaks Dutch.|0
    No passengers were on board when the ferry sank.|A passenger drowned.|1
    The mayor opened the new library on Tuesday morning.|The library is open.|0
    Prices rose by four percent, the most in ten years.|Prices fell.|1
    Both brothers became carpenters like their father.|Their father was a carpenter.|0
    The museum is closed on Mondays except in August.|It is closed on every Monday.|1
    Anil finished third, behind two runners from Kenya.|Anil did not win.|0
    The novel was never translated into English.|An English translation exists.|1
    The valley gets more rain than the coast.|The coast is drier than the valley.|0
    """,
    ),
)

TREC = SmallTask(
    "question-types",
    code(
        r"""
    kinds = "\n".join(f"{number}: {name}" for number, name in KINDS.items())
    text = (
        "What kind of thing does the question ask for? Give the number.\n"
        f"{kinds}\n\n"
        f"Question: {data['text']}\n"
        "Kind:"
    )
    gold = str(data["coarse_label"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    KINDS = {0: "abbreviation", 1: "person", 2: "place", 3: "number"}
    """,
    ),
    table(
        "text|coarse_label#",
        """
    What does UNESCO stand for?|0
    Who painted the Night Watch?|1
    In which country is Timbuktu?|2
    How many strings has a cello?|3
    What is the short form of kilometre?|0
    Which composer went deaf?|1
    Where was the first zoo opened?|2
    How tall is the Eiffel Tower?|3
    Who was the first woman to win a Nobel Prize?|1
    What do the letters DNA mean?|0
    What city hosts the Oktoberfest?|2
    How long does light take from the Sun?|3
    """,
    ),
)

BOOL = SmallTask(
    "passage-yes-no",
    code(r"""
    lines = [data["title"], data["passage"], ""]
    lines += [f"Q: {data['question']}?", "A (yes/no):"]
    gold = {True: "yes", False: "no"}[data["answer"]]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "title|passage|question|answer?",
        """
    Capybara|The capybara is the largest living rodent. It swims well and lives in
      groups.|can capybaras swim|true
    Lake Natron|Lake Natron is so salty that few fish survive in it.|is lake natron fresh
      water|false
    Dial tone|A dial tone shows that the exchange is ready. Mobile phones have none.|do mobile
      phones have a dial tone|false
    Aspirin|Aspirin was first sold by Bayer in 1899.|did bayer sell aspirin|true
    Sgraffito|Sgraffito scratches a layer of plaster to show the colour below.|is sgraffito done
      with a brush|false
    Leap second|A leap second keeps clocks in step with the Earth's rotation.|are clocks adjusted
      by leap seconds|true
    Okapi|Though striped like a zebra, the okapi is a relative of the giraffe.|is an okapi related
      to giraffes|true
    Tonga|Tonga was never a colony and kept its own kings.|was tonga a colony|false
    Quartz|Quartz is harder than a steel knife.|can a steel knife scratch quartz|false
    Baguette|By law a traditional baguette has only flour, water, salt and yeast.|does a
      traditional baguette have salt|true
    """,
    ),
)

CIVICS = SmallTask(
    "civics-list",
    code(r"""
    options = [choice["text"] for choice in data["choices"]]
    listed = " ".join(f"({n}) {option}" for n, option in enumerate(options, start=1))
    text = f"{data['stem']}\n{listed}\nThe number of the correct option is"
    gold = next(n for n, choice in enumerate(data["choices"], 1) if choice["key"] == data["key"])
    return {"input": text, "output": f" {gold}", "processed_output": str(gold)}
    """),
    records(
        "stem choices key",
        *(
            (
                stem,
                [{"key": k, "text": t} for k, t in zip("xyz", texts.split("/"), strict=True)],
                key,
            )
            for stem, texts, key in (
                ("Who signs a bill into law in the US?", "A judge/The president/A mayor", "y"),
                ("How many senators does each state have?", "Two/Three/Ten", "x"),
                ("Which court is the highest?", "Tax Court/Traffic Court/Supreme Court", "z"),
                ("What is the first part of Congress?", "The Army/The House/The Mint", "y"),
                ("Which age allows one to vote?", "21/16/18", "z"),
                ("What does the mint make?", "Coins/Laws/Roads", "x"),
                ("Who leads a state?", "A governor/A sheriff/A senator", "x"),
                (
                    "Which document begins with We the People?",
                    "A will/A treaty/The Constitution",
                    "z",
                ),
                ("Who runs a city?", "A king/A mayor/A general", "y"),
            )
        ),
    ),
)

TASKS = (MED, CAUSE, NLI, TREC, BOOL, CIVICS)
