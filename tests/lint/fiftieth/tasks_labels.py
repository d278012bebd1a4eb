"""Right tasks that give a text a label, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

TICKETS = SmallTask(
    "helpdesk-queue",
    code(
        """
    text = (
        "Route the support ticket to one of these queues: " + ", ".join(QUEUES) + ".\\n\\n"
        + f"Subject: {data['subject']}\\n"
        + f"Message: {data['message']}\\n"
        + "Queue:"
    )
    return {"input": text, "output": f" {data['queue']}", "processed_output": data["queue"]}
    """,
        above="""
    QUEUES = ["Billing", "Shipping", "Technical", "Account"]
    """,
    ),
    table(
        "ticket_id|subject|message|queue",
        """
    T-4410|Charged twice|My card shows two payments of 29.90 for one order.|Billing
    T-4411|Where is my parcel|Tracking has not moved since Tuesday.|Shipping
    T-4412|App closes by itself|It crashes whenever I open the camera tab.|Technical
    T-4413|New e-mail address|Please change the address I sign in with.|Account
    T-4414|Refund still missing|You promised the money back two weeks ago.|Billing
    T-4415|Wrong house number|Can the driver be told that it is 14, not 41?|Shipping
    T-4416|Blank screen after update|Version 5.2 shows nothing but white.|Technical
    T-4417|Locked out|I tried my password too often and now I am blocked.|Account
    T-4418|Need an invoice|Our bookkeeping wants a PDF with the VAT number.|Billing
    T-4419|Box arrived crushed|The carton was wet and one side is torn.|Shipping
    T-4420|Bluetooth drops|Headphones lose the signal every few minutes.|Technical
    T-4421|Delete my profile|I no longer want to be a member here.|Account
    """,
    ),
    fewshot=4,
)

STARS = SmallTask(
    "kettle-reviews",
    code(
        """
    parts = [
        "Read the review of a kitchen appliance and give its sentiment.",
        "0 = negative, 1 = neutral, 2 = positive",
        "",
        "Review: %s" % data["review"].strip(),
        "Sentiment:",
    ]
    gold = str(data["label"])
    return {"input": "\\n".join(parts), "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "review|product|label#",
        """
    Boils in no time and looks lovely on the shelf.|kettle|2
    Leaked all over the counter on day one.|kettle|0
    Does what it says, no more and no less.|toaster|1
    The handle broke off, and nobody answers my mails.|pan|0
    Best blender I have ever owned!|blender|2
    It is a toaster. It toasts.|toaster|1
    Awful smell of plastic that never goes away.|kettle|0
    My whole family fights over who may use it.|waffle iron|2
    Average quality at an average price.|mixer|1
    Stopped working after a week, total waste of money.|mixer|0
    So quiet that I forget it is on. Wonderful.|blender|2
    Neither good nor bad, it came with the flat.|fridge|1
    """,
    ),
)

CLAUSES = SmallTask(
    "contract-clauses",
    code(
        """
    legend = "\\n".join(f"{number}. {name}" for number, name in KINDS.items())
    text = PROMPT.format(legend=legend, clause=data["clause"])
    gold = next(number for number, name in KINDS.items() if name == data["kind"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    KINDS = {"1": "Termination", "2": "Confidentiality", "3": "Payment", "4": "Liability"}
    PROMPT = """What does the clause regulate?
    {legend}
    Reply with the number only.

    Clause: {clause}
    Number:"""
    ''',
    ),
    table(
        "clause|kind",
        """
    Either party may end this agreement on thirty days' written notice.|Termination
    The Recipient shall not disclose the Documents to any third party.|Confidentiality
    Fees fall due within fourteen days of the date of the invoice.|Payment
    The Supplier is not answerable for loss of profit.|Liability
    This contract expires when the last delivery has been made.|Termination
    Staff must be bound to secrecy before they see the plans.|Confidentiality
    Late sums bear interest at four per cent a year.|Payment
    Damages are capped at the price of the goods.|Liability
    A breach that is not cured in ten days ends the licence.|Termination
    Trade secrets remain protected for five years.|Confidentiality
    The deposit is credited against the final bill.|Payment
    The Carrier makes good any harm done by its drivers.|Liability
    """,
    ),
)

ENTAIL = SmallTask(
    "pairs-nli",
    code(
        """
    question = (
        f"Premise: {data['premise']}\\n"
        f"Hypothesis: {data['hypothesis']}\\n"
        "Does the premise entail the hypothesis, contradict it, or neither "
        "(entailment, contradiction, neutral)?\\n"
        "Relation:"
    )
    gold = ("entailment", "neutral", "contradiction")[data["label"]]
    return {"input": question, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "pair_id|premise|hypothesis|label#",
        """
    17n|Two cooks are chopping onions.|People are preparing food.|0
    17e|A boy on a skateboard jumps over a bin.|The boy is asleep.|2
    18c|A woman reads on a park bench.|She is reading a love story.|1
    18e|Three dogs run through the surf.|There are animals in the water.|0
    19c|An old man tunes a violin.|The man plays at weddings.|1
    19n|Nobody is left in the stadium.|The stadium is full of fans.|2
    20e|A nurse pushes an empty wheelchair.|The nurse is working a night shift.|1
    20n|The band is playing in the rain.|It is raining.|0
    21c|Children are building a sandcastle.|The children are indoors at their desks.|2
    22n|A painter stands on a ladder.|Someone is off the ground.|0
    22e|A cyclist repairs a flat tyre.|The cyclist is late for work.|1
    23c|The shop window is dark and shuttered.|The shop is open.|2
    """,
    ),
)

TRIAGE = SmallTask(
    "ward-triage",
    code(
        """
    prompt = Prompt("You sort notes from the emergency desk. Urgency is red, amber or green.")
    for note, level in SHOTS:
        prompt.add(note, level)
    return {
        "input": prompt.ask(data["note"]),
        "output": " " + data["urgency"],
        "processed_output": data["urgency"],
    }
    """,
        above='''
    SHOTS = [
        ("M, 71, crushing chest pain since an hour, cold sweat.", "red"),
        ("F, 25, sprained ankle, can walk.", "green"),
        ("M, 8, fever 39.2 for two days, drinks little.", "amber"),
    ]


    class Prompt:
        """A head, examples and the question, with empty lines between."""

        def __init__(self, head):
            self.parts = [head]

        def add(self, note, level):
            self.parts.append(f"Note: {note}\\nUrgency: {level}")

        def ask(self, note):
            return "\\n\\n".join([*self.parts, f"Note: {note}\\nUrgency:"])
    ''',
    ),
    table(
        "case#|note|urgency",
        """
    301|F, 54, sudden slurred speech, left arm weak.|red
    302|M, 33, insect bite on the hand, slight itch.|green
    303|F, 40, kidney colic, pain 7 of 10, stable.|amber
    304|M, 62, unconscious, breathing shallow.|red
    305|F, 19, wants the stitches taken out.|green
    306|M, 48, deep cut in the palm, bleeding has stopped.|amber
    307|F, 30, anaphylaxis after peanuts, lips swollen.|red
    308|M, 22, sore throat, no fever.|green
    309|F, 77, fell from a chair, hip hurts, awake.|amber
    310|M, 58, needs a repeat prescription.|green
    """,
    ),
    fewshot=0,
)

BOOL = SmallTask(
    "passage-bool",
    code(
        """
    text = f"{data['title']} -- {data['passage']}\\nQuestion: {data['question']}?\\nAnswer:"
    best = max(data["target_scores"].items(), key=lambda pair: pair[1])[0]
    return {"input": text, "output": best, "processed_output": best}
    """
    ),
    records(
        "title passage question target_scores",
        (
            "Basalt",
            "Basalt is a dark volcanic rock that forms when lava cools fast.",
            "is basalt a volcanic rock",
            {" yes": 1, " no": 0},
        ),
        (
            "Kiwi",
            "The kiwi is a bird of New Zealand. Its wings are too small for flight.",
            "can a kiwi fly",
            {" yes": 0, " no": 1},
        ),
        (
            "Chess",
            "In chess a pawn that reaches the last rank is promoted.",
            "can a pawn become another piece",
            {" yes": 1, " no": 0},
        ),
        (
            "Bornholm",
            "Bornholm lies in the Baltic Sea and belongs to Denmark.",
            "does bornholm belong to sweden",
            {" yes": 0, " no": 1},
        ),
        (
            "Linoleum",
            "Linoleum is made of linseed oil, cork dust and resin.",
            "is there cork in linoleum",
            {" yes": 1, " no": 0},
        ),
        (
            "Theremin",
            "The theremin is played with no touch, by moving both hands in the air.",
            "do players touch a theremin",
            {" yes": 0, " no": 1},
        ),
        (
            "Saffron",
            "Saffron is picked by hand, which makes it the dearest of spices.",
            "is saffron harvested by machines",
            {" yes": 0, " no": 1},
        ),
        (
            "Curling",
            "Curling teams sweep the ice so that the stone slides farther.",
            "does sweeping make a stone slide farther",
            {" yes": 1, " no": 0},
        ),
        (
            "Lynx",
            "The lynx hunts alone and mostly at night.",
            "do lynxes hunt in packs",
            {" yes": 0, " no": 1},
        ),
        (
            "Papaya",
            "Unripe papaya is eaten cooked, ripe papaya raw.",
            "is ripe papaya eaten raw",
            {" yes": 1, " no": 0},
        ),
    ),
    method="ppl",
)

TASKS = (TICKETS, STARS, CLAUSES, ENTAIL, TRIAGE, BOOL)
