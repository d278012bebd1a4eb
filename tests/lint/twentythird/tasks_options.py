"""Right tasks in English whose answer is one of several options."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

NATURE = SmallTask(
    "nature",
    code("""
    letters = "ABCD"
    lines = [f"Question: {data['question']}"]
    for letter, choice in zip(letters, data["choices"]):
        lines.append(f"{letter}. {choice}")
    lines.append("Answer:")
    gold = letters[data["answer"]]
    return {"input": "\\n".join(lines), "output": f" {gold}", "processed_output": gold}
    """),
    starred("""
    Which gas do green plants take in for photosynthesis?|oxygen/nitrogen/*carbon dioxide/helium
    What is the largest organ of the human body?|*the skin/the liver/the stomach/the left lung
    Which planet is closest to the Sun?|Venus/*Mercury/Earth/Jupiter
    What do bees collect from flowers?|pollen grains and bark/resin/sand/*nectar
    At what temperature does pure water boil at sea level?|90 °C/*100 °C/110 °C/120 °C
    Which animal is a mammal?|*the bat/the penguin/the crocodile/the trout
    What force pulls objects towards the ground?|friction/magnetism/*gravity/surface tension
    Which metal is liquid at room temperature?|aluminium/iron/copper/*mercury
    How many legs does a spider have?|6/*8/10/12
    Which rock forms from cooled lava?|limestone/sandstone/*basalt/slate
    What part of a plant takes up water?|the flower/the leaf/the fruit/*the root
    Which of these is a renewable source of energy?|*wind/coal/natural gas/crude oil
    """),
)

CAUSES = SmallTask(
    "causes",
    code("""
    link = "because" if data["asks_for"] == "cause" else "so"
    start = data["premise"].rstrip(".")
    gold = next(text for text, score in data["target_scores"].items() if score)
    return {"input": f"{start} {link}", "output": " " + gold, "processed_output": gold}
    """),
    table(
        "premise|asks_for|target_scores=",
        """
    The pipes froze overnight.|cause|*the temperature fell below zero./the kettle was on.
    Marta missed her train.|effect|she bought a newspaper stand./*she arrived an hour late.
    The lawn turned brown.|cause|it rained all week./*there had been no rain for weeks.
    He left the milk out in the sun.|effect|*it went sour./it became colder than before.
    The audience stood up.|cause|*the concert had moved them./the seats were new and soft.
    Ivan forgot his umbrella.|effect|the bus was early./*he got wet.
    The battery was flat.|effect|*the phone switched off./the phone rang loudly all day.
    The bridge was closed.|cause|*the flood had damaged it./fishermen liked the quiet river.
    Lena trained every morning.|effect|she lost her keys./*she won the race.
    The dough rose.|cause|the table was made of oak./*the baker had added yeast.
    """,
    ),
    method="ppl",
    metric="log_prob",
)

LAWS = SmallTask(
    "laws",
    code(
        """
    prompt = TEMPLATE.format(question=data["question"], options=listed(data["options"]))
    return {"input": prompt, "output": f"({data['key']})", "processed_output": data["key"]}
    """,
        '''
    TEMPLATE = """Pick the right option and give its letter in parentheses.

    {question}
    {options}

    The right option is:
    """


    def listed(options):
        return "\\n".join(f"({letter}) {text}" for letter, text in sorted(options.items()))
    ''',
    ),
    tuple(
        {
            "question": row["question"],
            "options": dict(zip("ABC", row["choices"], strict=True)),
            "key": "ABC"[row["answer"]],
        }
        for row in starred("""
    A tenant does not pay rent for three months. What may the landlord usually do?|*give notice
        to quit/sell the furniture at once/lock the tenant in
    Who decides whether a statute is void in most constitutional states?|the police/*a court/a
        private association
    What is needed for a contract?|a notary's seal in every case/two witnesses/*an offer and its
        acceptance
    Which of these is a crime?|being late with a bill/*burglary/losing a lawsuit
    Who represents the accused in a trial?|the prosecutor/the clerk/*the defence counsel
    What does a will settle?|*who inherits/who governs a town/who may drive a car
    What ends when a patent expires?|the company that made it/*the exclusive right to use it/the
        need for a name
    Which body passes laws?|*parliament/the fire brigade/the central bank
    When is a person presumed innocent?|after an appeal only/never in criminal matters/*until
        proven guilty
    Who may appeal against a judgment?|*a party to the case/any newspaper reader/the neighbours
    """)
    ),
    postprocess="agieval_single_answer_post",
)

TROPHIES = SmallTask(
    "trophies",
    code("""
    options = list(data["target_scores"])
    parts = [
        data["sentence"],
        f"What does the gap stand for: {options[0]} or {options[1]}?",
        "It stands for",
    ]
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": "\\n".join(parts), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "sentence|target_scores=",
        """
    The cup does not fit into the bag, because the ___ is too big.|*the cup/the bag
    The truck passed the cyclist, since the ___ was slow.|the truck/*the cyclist
    Rosa lent Nadia a coat, for ___ was cold.|Rosa/*Nadia
    The soup went down the sink after the cook had tasted the ___.|*the soup/the sink
    The cat hid from the dog until the ___ had left the yard.|the cat/*the dog
    Paul thanked Omar for the help that ___ had given.|Paul/*Omar
    The rope broke under the piano, as the ___ was too thin.|*the rope/the piano
    The nurse asked the doctor a question, but the ___ had no reply.|the nurse/*the doctor
    Iris beat Clara at chess, since ___ had practised more.|*Iris/Clara
    The ball hit the window and the ___ broke.|the ball/*the window
    The lamp stood on the shelf until the ___ fell off it.|*the lamp/the shelf
    """,
    ),
    method="ppl",
    metric="log_prob",
)

BRIDGES = SmallTask(
    "bridges",
    code("""
    text = "Passage: " + data["passage"] + "\\n"
    text += "Question: " + data["question"] + "?\\n"
    text += "Answer with yes or no.\\nAnswer:"
    scores = data["target_scores"]
    gold = "yes" if scores["yes"] else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {
            "passage": row["passage"],
            "question": row["question"],
            "target_scores": {"yes": int(row["a"] == "yes"), "no": int(row["a"] == "no")},
        }
        for row in table(
            "passage|question|a",
            """
    The Forth Bridge was opened in 1890 and carries trains.|do trains cross the Forth Bridge|yes
    The Rialto is one of four bridges over the Grand Canal.|is the Rialto the only bridge over the
     canal|no
    Tower Bridge lifts its road for tall ships.|can the road of Tower Bridge be lifted|yes
    The Bosphorus Bridge links Europe with Asia.|does the Bosphorus Bridge link two continents|yes
    London Bridge was sold in 1968 and rebuilt in Arizona.|did the old London Bridge stay in
     London|no
    Cars may not use the Sky Bridge, which is for walkers.|may cars use the Sky Bridge|no
    The Akashi bridge has a span of 1991 metres.|is the span of the Akashi bridge over a
     kilometre long|yes
    The Tay Bridge fell in a storm in 1879.|is the first Tay Bridge still standing|no
    The Golden Gate Bridge was painted orange.|is the Golden Gate Bridge painted grey|no
    The Pont Neuf is the oldest bridge in Paris.|is there an older bridge in Paris than the Pont
     Neuf|no
    The Charles Bridge was built of sandstone.|is the Charles Bridge made of stone|yes
    The Capilano bridge sways when people walk on it.|does the Capilano bridge move|yes
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

ODDONES = SmallTask(
    "oddones",
    code("""
    def block(row):
        numbered = (f"{n}) {word}" for n, word in enumerate(row["words"], 1))
        return "Words:\\n" + "\\n".join(numbered) + "\\nNumber of the odd one out:"

    gold = str(data["odd"])
    return {"input": block(data), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "words*|odd#",
        """
    apple/pear/hammer/plum|3
    violin/cello/harp/bread|4
    lorry/tulip/bus/tram|2
    March/June/Tuesday/August|3
    chair/salmon/trout/pike|1
    red/green/loud/blue|3
    wheat/copper/iron/zinc|1
    lion/tiger/leopard/sparrow|4
    Oslo/Danube/Lisbon/Prague|2
    shirt/trousers/jacket/window|4
    square/circle/candle/triangle|3
    aunt/spoon/uncle/niece|2
    """,
    ),
)

REVIEWS = SmallTask(
    "reviews",
    code("""
    names = sorted(data["target_scores"])
    prompt = (
        "Is the review " + " or ".join(names) + "?\\n\\n"
        "Review: " + data["review"].strip() + "\\nThe review is"
    )
    gold = next(name for name in names if data["target_scores"][name] == 1)
    return {"input": prompt, "output": f" {gold}", "processed_output": gold}
    """),
    tuple(
        {
            "review": row["review"],
            "target_scores": {"positive": int(row["p"] == "+"), "negative": int(row["p"] == "-")},
        }
        for row in table(
            "review|p",
            """
    A wonderful film with a brilliant cast.|+
    Dull, slow and far too long.|-
    I loved every minute of it.|+
    The plot is a mess and the jokes are terrible.|-
    Waste of money, we left after half an hour.|-
    Beautiful pictures and a great score.|+
    The best comedy I have seen this year.|+
    The acting is awful, and the ending is worse.|-
    Charming, clever and very funny.|+
    A boring sequel nobody needed.|-
    Superb performances all round, highly recommended.|+
    Poor sound and a ridiculous story.|-
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

TASKS = (NATURE, CAUSES, LAWS, TROPHIES, BRIDGES, ODDONES, REVIEWS)
