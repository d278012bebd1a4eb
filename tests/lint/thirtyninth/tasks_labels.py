"""Right tasks with long prompts in English: labels, letters and ratings."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

DESK = SmallTask(
    "helpdesk-route",
    code(
        r"""
    text = HEAD + "\n\n## Ticket\n\n" + data["ticket"] + "\n\nQueue:"
    gold = data["queue"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """# Role

    You are a dispatcher at the helpdesk of an online shop for garden tools.

    # Task

    Read one ticket and name the queue that should handle it.

    ## Queues

    - billing: charges, invoices, refunds and payment methods
    - delivery: parcels that are late, lost, damaged or sent to the wrong place
    - account: sign-in, passwords, profile data and closing an account
    - product: how a tool works, spare parts and advice before buying

    ## Rules

    1. Choose exactly one of the four queues.
    2. Judge by what the customer wants done now, not by what happened earlier.
    3. If money is mentioned only to say what the parcel was worth, it is not billing.
    4. Ignore greetings, signatures and the tone of the message.

    ## Output format

    Reply with the name of the queue in lower case, and nothing else."""
    ''',
    ),
    table(
        "ticket|queue",
        """
    My card was charged twice for the same rake. Please return one payment.|billing
    The hedge trimmer should have come on Monday and is still not here.|delivery
    I no longer get the e-mail that lets me set a new password.|account
    Does the pole saw take the same chain as the older model?|product
    I need an invoice with our company's tax number on it.|billing
    The box was crushed and the handle of the spade is broken off.|delivery
    Please change the e-mail address in my profile to the new one.|account
    Which blade do I need for wet grass?|product
    The courier left my wheelbarrow at a house in another street.|delivery
    Please close my user profile and remove my data.|account
    How often should I oil the shears?|product
    The refund for the returned hose has not reached my bank yet.|billing
    """,
    ),
)

CLAIM = SmallTask(
    "claim-evidence",
    code(
        r"""
    text = HEAD + f"\n\nEvidence: {data['evidence']}\nClaim: {data['claim']}\nVerdict:"
    gold = LETTERS[data["verdict"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    LETTERS = {"supported": "A", "refuted": "B", "not enough information": "C"}
    HEAD = """You are a careful fact checker for a small newspaper.
    You are given a piece of evidence and a claim. Decide what the evidence says about the claim.

    Verdicts:
    A = supported: the evidence alone shows that the claim is true
    B = refuted: the evidence alone shows that the claim is false
    C = not enough information: the evidence leaves the claim open

    How to decide:
    1. Read the evidence twice.
    2. Use nothing that you know from elsewhere.
    3. If the claim adds a detail that the evidence does not settle, the verdict is C.
    4. A claim that swaps a number, a name or a date of the evidence is B.
    5. A claim that only rewords the evidence is A.

    Answer with one letter: A, B or C."""
    ''',
    ),
    table(
        "evidence|claim|verdict",
        """
    The library lends up to ten books at a time.|One may borrow ten books at once.|supported
    The ferry leaves at seven and at nineteen hours.|The ferry leaves three times a day.|refuted
    The choir was founded in 1952 by two teachers.|The choir has won a national prize.|not
        enough information
    The old mill burned down in 1911.|The old mill was destroyed by fire.|supported
    Entry is free for children under twelve.|A child of eight must pay for entry.|refuted
    The town council has twenty-one members.|Most council members are women.|not enough information
    The bakery opens at six on weekdays.|On a Tuesday one can buy bread at half past six.|supported
    The new bridge is longer than the old one.|The old bridge is the longer of the two.|refuted
    The museum bought the painting from a private owner.|The painting cost two million
        euros.|not enough information
    """,
    ),
)

QUIZ = SmallTask(
    "tagged-quiz",
    code(
        r"""
    options = "\n".join(f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"]))
    text = HEAD + f"\n\n<question>\n{data['question']}\n</question>\n"
    text += f"<options>\n{options}\n</options>\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """<role>
    You are an examiner in general knowledge who checks an answer key.
    </role>
    <task>
    Choose the one option that answers the question correctly.
    </task>
    <rules>
    1. Every question has four options, marked A) to D).
    2. Exactly one option is correct.
    3. Read all four options before you choose.
    4. If two options look alike, choose the one that fits the wording of the question.
    5. Do not explain your choice.
    </rules>
    <output_format>
    One capital letter from A to D, without a bracket or a full stop.
    </output_format>"""
    ''',
    ),
    starred("""
    Which planet has the shortest year?|Venus/Mars/*Mercury/Earth
    What is the largest organ of the human body?|*skin/liver/lung/heart
    Which language is spoken in Brazil?|Spanish/*Portuguese/French/Italian
    How many sides has a hexagon?|five/seven/eight/*six
    Which ocean lies between Africa and Australia?|Atlantic/Arctic/*Indian/Pacific
    Who wrote Don Quixote?|Lope de Vega/*Cervantes/Quevedo/Calderon
    Which metal has the symbol Fe?|*iron/lead/tin/gold
    In which country is the city of Kyoto?|China/Korea/Vietnam/*Japan
    What do caterpillars turn into?|*butterflies/beetles/spiders/ants
    Which instrument has black and white keys?|violin/trumpet/*piano/flute
    Which river flows through Cairo?|Congo/*Nile/Niger/Zambezi
    What is frozen water called?|steam/mist/dew/*ice
    """),
)

RATE = SmallTask(
    "reply-rubric",
    code(
        r"""
    text = HEAD.replace("[QUESTION]", data["question"]).replace("[REPLY]", data["reply"])
    gold = str(data["score"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    HEAD = """You grade replies of a chat assistant on a scale from 1 to 4.

    Rubric

    | Score | Meaning |
    | --- | --- |
    | 1 | off topic: the reply does not deal with the question |
    | 2 | wrong: the reply deals with the question and its main statement is false |
    | 3 | incomplete: what is said is true, and a part of the question stays open |
    | 4 | complete: all parts of the question are answered correctly |

    Steps

    1. List for yourself the parts of the question.
    2. Check whether the reply deals with each part.
    3. Check whether what it says is true.
    4. Take the lowest score whose meaning fits.

    Length and politeness do not count.

    Question: [QUESTION]
    Reply: [REPLY]

    Give only the number of the score.
    Score:"""
    ''',
    ),
    table(
        "question|reply|score#",
        """
    What is the capital of Chile, and which ocean is near?|I like to cook pasta on Sundays.|1
    How many legs has a spider?|A spider has six legs.|2
    Who painted Guernica, and when?|It was painted by Pablo Picasso.|3
    What is 12 times 12?|12 times 12 is 144.|4
    Name the two colours of the flag of Poland.|One of them is white.|3
    Which gas do we breathe out more of than we breathe in?|Carbon dioxide.|4
    At what temperature does water boil at sea level?|Have you tried turning it off and on?|1
    Which animal is the largest alive today?|The African elephant is the largest.|2
    """,
    ),
)

TOPIC = SmallTask(
    "abstract-field",
    code(
        r"""
    text = f"Abstract: {data['abstract']}\nField:"
    gold = FIELDS[data["label"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    FIELDS = ("biology", "physics", "economics")
    """,
    ),
    table(
        "abstract|label#",
        """
    We sequence the genome of a moss and find genes that help it to survive drought.|0
    A laser cools a cloud of atoms to a few billionths of a degree.|1
    We estimate how a rise of the minimum wage changes employment in small firms.|2
    The decay of a heavy particle is measured with a new detector.|1
    Higher taxes on sugar reduce the demand for soft drinks.|2
    Bats of two species share one cave and hunt different insects.|0
    Interest rates and the prices of houses move together in ten countries.|2
    A mutation in one enzyme makes the bacteria resistant.|0
    We derive the spectrum of a vibrating membrane in a magnetic field.|1
    """,
    ),
    shots=table(
        "abstract|label#",
        """
    Tariffs on steel raise the cost of cars for households.|2
    Young salmon find their way home by smell.|0
    Superconducting wires lose no energy as heat.|1
    """,
    ),
    description="""You are a librarian who sorts abstracts of papers into three fields.

Fields
- biology: living things, their cells, genes, behaviour and habitats
- physics: matter, energy, forces, light and particles
- economics: markets, prices, wages, trade and public finance

Instructions
1. Read the abstract to its end before you decide.
2. Choose the field of the main question, not that of the tools that were used.
3. Statistics alone do not make a paper economics.
4. A device that is built for an experiment belongs to the field of the experiment.
5. Write the field in lower case and add nothing.""",
)

TASKS = (DESK, CLAIM, QUIZ, RATE, TOPIC)
