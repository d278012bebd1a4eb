"""Right tasks: choices and labels as suites ask for them, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

MEDQ = SmallTask(
    "med-columns",
    code(
        r"""
    options = [data["opa"], data["opb"], data["opc"], data["opd"]]
    body = "".join(f"({mark}) {option}\n" for mark, option in zip("abcd", options))
    prompt = Template("$question\n${body}Answer with a letter:").substitute(
        question=data["question"], body=body
    )
    gold = "abcd"[data["cop"] - 1]
    return {"input": prompt, "output": " " + gold, "processed_output": gold}
    """,
        above="from string import Template",
    ),
    table(
        "question|opa|opb|opc|opd|cop#",
        """
    Which vitamin is lacking in scurvy?|vitamin A|vitamin B1|vitamin C|vitamin D|3
    Insulin is made in the|liver|pancreas|spleen|kidney|2
    The mitral valve lies between|left atrium and ventricle|right atrium and ventricle|both
     atria|both ventricles|1
    Night blindness points to a lack of|iron|iodine|zinc|vitamin A|4
    The functional unit of the kidney is the|alveolus|nephron|neuron|acinus|2
    Which cells make antibodies?|platelets|red cells|plasma cells|mast cells|3
    Rickets affects mainly the|bones|skin|lungs|eyes|1
    Malaria is carried by|lice|ticks|fleas|mosquitoes|4
    The longest bone of the body is the|tibia|humerus|femur|radius|3
    Bile is stored in the|gall bladder|stomach|colon|duodenum|1
    The normal pH of blood is about|6.8|7.4|8.1|5.5|2
    A lack of iodine enlarges the|heart|tonsils|pituitary|thyroid|4
    """,
    ),
)

RACE = SmallTask(
    "race-dicts",
    code(
        r"""
    class Sheet:
        def __init__(self, row):
            self.row = row

        def __str__(self):
            shown = "\n".join(f"{o['label']}: {o['text']}" for o in self.row["options"])
            return (
                f"{self.row['article']}\n\n{self.row['question']}\n{shown}\nThe right letter is"
            )

    return {
        "input": str(Sheet(data)),
        "output": " " + data["key"],
        "processed_output": data["key"],
    }
    """
    ),
    tuple(
        {
            "article": row["article"],
            "question": row["question"],
            "options": [
                {"label": label, "text": text}
                for label, text in zip("ABC", row["options"], strict=True)
            ],
            "key": row["key"],
        }
        for row in table(
            "article|question|options*|key",
            """
    Lena sold her car and cycles to the mill each day.|How does Lena get to work?|by car/by
     bicycle/on foot|B
    The ferry was full, so the twins slept at the harbour and sailed at dawn.|When did they
     sail?|at dawn/at noon/at night|A
    Grandpa keeps bees because the garden is too small for goats.|Why no goats?|They are
     loud/They are dear/There is no room|C
    Only Priya finished the marathon; Sam and Joe gave up in the rain.|Who finished?|Sam/Priya/Joe|B
    The bakery moved from Hill Street to the square in spring.|Where is it now?|in the
     square/in Hill Street/at the harbour|A
    Noah wanted to be a pilot, but his eyes were weak; he became a cook.|What is he?|a pilot/an
     optician/a cook|C
    The choir sings in German, though nobody in it was born there.|What do they sing
     in?|English/Dutch/German|C
    Ice closed the pass in October and it opened again in May.|When did it open?|in May/in
     October/in March|A
    Mr Abe painted the fence green since blue was sold out.|What colour is the
     fence?|blue/green/white|B
    """,
        )
    ),
)

SNLI = SmallTask(
    "snli-ints",
    code(r"""
    names = {0: "entailment", 1: "neutral", 2: "contradiction"}
    text = "\n".join(
        [
            "Premise: " + data["premise"],
            "Hypothesis: " + data["hypothesis"],
            "Relation (entailment, neutral or contradiction):",
        ]
    )
    gold = names[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "premise|hypothesis|label#",
        """
    A boy is kicking a ball on the beach.|A child is outdoors.|0
    Two women are drinking tea.|The women are sisters.|1
    A man sleeps on a bench.|A man is running.|2
    A dog jumps into a lake.|An animal gets wet.|0
    Workers are mending a roof.|They are paid well.|1
    The street is empty.|A crowd fills the street.|2
    A girl reads a comic on a train.|A girl is reading.|0
    A chef cuts onions.|The chef is making soup.|1
    Three men sit in a boat.|Nobody is in the boat.|2
    A band plays on a stage.|People are making music.|0
    An old man feeds pigeons.|He comes here every day.|1
    A woman in a red coat waits.|The woman wears a blue coat.|2
    """,
    ),
)

GAP = SmallTask(
    "wino-gap",
    code(r"""
    text = "Who or what fits the gap?\n" + data["sentence"] + "\nThe gap is"
    gold = next(key for key, score in data["target_scores"].items() if score == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "sentence",
        """
    The trophy did not fit the case because the _ was too big.|*the trophy/the case
    Ann thanked Beth because _ had helped her.|Ann/*Beth
    The truck passed the bus since the _ was slow.|the truck/*the bus
    Paul envied Dan although _ was very rich.|*Paul/Dan
    The ball broke the table because the _ was made of foam.|the ball/*the table
    Jane gave Joan sweets because _ was hungry.|Jane/*Joan
    The knife went through the melon as the _ was sharp.|*the knife/the melon
    Tom lifted Max up so that _ could see the parade.|Tom/*Max
    Eve beat Sue at chess since _ was the better player.|*Eve/Sue
    The rope tore under the sack because the _ was thin.|*the rope/the sack
    """,
        lead=" ",
    ),
    method="ppl",
    metric="log_prob",
)

BOOLQ = SmallTask(
    "boolq-page",
    code(
        r"""
    text = TEMPLATE.format(title=data["title"], page=data["page"], ask=data["question"])
    gold = {True: "Yes", False: "No"}[data["truth"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    from textwrap import dedent

    TEMPLATE = dedent("""
        # {title}

        {page}

        Q: {ask}? (Yes/No)
        A:""").lstrip()
    ''',
    ),
    table(
        "title|page|question|truth?",
        """
    Okapi|The okapi looks like a zebra but is a relative of the giraffe.|is the okapi a zebra|false
    Lake Baikal|Baikal holds more fresh water than any other lake.|is the water of Baikal
     fresh|true
    Tofu|Tofu is made by pressing curds of soy milk.|does tofu contain soy|true
    Penny black|The stamp was used in Britain for one year only.|was the stamp used for a
     decade|false
    Cork|Cork oaks are stripped every nine years and live on.|does stripping kill the cork
     oak|false
    Sloth|A sloth comes down from its tree about once a week.|do sloths leave their trees|true
    Basalt|Basalt forms from lava that cools quickly.|does basalt form from lava|true
    Esperanto|Esperanto was made up by one man in the 1880s.|did Esperanto grow over
     centuries|false
    Saffron|Each flower gives three threads, picked by hand.|is saffron picked by machine|false
    Quokka|Quokkas live mainly on Rottnest Island.|are there quokkas on Rottnest Island|true
    """,
    ),
)

SENSE = SmallTask(
    "wic-sense",
    code(r"""
    text = f'Does "{data["word"]}" mean the same in both sentences?\n'
    text += "".join(f"{number}. {line}\n" for number, line in enumerate(data["lines"], start=1))
    text += "Write same or different.\nAnswer:"
    return {"input": text, "output": " " + data["verdict"], "processed_output": data["verdict"]}
    """),
    records(
        "word lines verdict",
        ("bank", ["They sat on the bank of the river.", "The bank raised its fees."], "different"),
        ("cold", ["A cold wind blew.", "The soup is cold."], "same"),
        ("bat", ["The bat slept in the barn.", "He swung the bat."], "different"),
        ("run", ["I run every morning.", "We run along the shore."], "same"),
        ("light", ["Turn on the light.", "The bag is light."], "different"),
        ("letter", ["She posted a letter.", "He read my letter."], "same"),
        ("spring", ["A spring broke in the sofa.", "Spring comes late here."], "different"),
        ("hand", ["Give me your hand.", "Her hand was cold."], "same"),
        ("match", ["The match ended 2:1.", "He struck a match."], "different"),
        ("fish", ["The fish swam off.", "A fish jumped."], "same"),
    ),
)

RANKS = SmallTask(
    "rank-sizes",
    code(r"""
    items = sorted(data["sizes"])
    head = "Put the animals in order, largest first, with > between them."
    text = head + "\nAnimals: " + ", ".join(items) + "\nOrder:"
    gold = " > ".join(sorted(data["sizes"], key=lambda name: -data["sizes"][name]))
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "sizes",
        ({"cat": 45, "horse": 240, "mouse": 8},),
        ({"whale": 2500, "goat": 130, "hen": 40},),
        ({"ant": 1, "dog": 90, "lion": 190},),
        ({"elephant": 600, "rabbit": 40, "sheep": 120},),
        ({"bee": 2, "cow": 230, "fox": 70},),
        ({"frog": 9, "giraffe": 450, "pig": 150},),
        ({"wolf": 130, "rat": 22, "rhino": 380},),
        ({"duck": 55, "moose": 280, "snail": 4},),
    ),
)

TASKS = (MEDQ, RACE, SNLI, GAP, BOOLQ, SENSE, RANKS)
