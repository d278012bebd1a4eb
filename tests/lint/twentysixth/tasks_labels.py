"""Right tasks in English whose answer is a label."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

REVIEWS = SmallTask(
    "cafe-reviews",
    code(
        """
        text = "Is this review of a cafe positive, negative or neutral?\\n"
        text += f"Review: {data['review']}\\n"
        text += "Sentiment:"
        name = NAMES[data["label"]]
        return {"input": text, "output": f" {name}", "processed_output": name}
        """,
        'NAMES = ["negative", "neutral", "positive"]',
    ),
    table(
        "review|label#",
        """
        The espresso was wonderful and the staff were lovely.|2
        Cold soup, rude waiter, never again.|0
        They open at eight and close at six.|1
        Best croissants in town, I adore this place!|2
        Filthy tables and an awful smell.|0
        It is on the corner next to the bank.|1
        Terrible coffee at a horrible price.|0
        A delightful terrace and excellent cake.|2
        The menu has tea, coffee and sandwiches.|1
        I loved every bite of the brunch.|2
        We waited an hour and the food was disgusting.|0
        The cafe seats about thirty people.|1
        """,
    ),
    fewshot=4,
)

NLI = SmallTask(
    "premise-check",
    code(
        """
        def build(premise, hypothesis):
            return (
                f"Premise: {premise}\\nHypothesis: {hypothesis}\\n"
                "Does the premise entail the hypothesis? Answer Yes, No or Maybe.\\nAnswer:"
            )

        word = WORDS[data["gold_label"]]
        return {
            "input": build(data["premise"], data["hypothesis"]),
            "output": " " + word,
            "processed_output": word,
        }
        """,
        'WORDS = {"entailment": "Yes", "contradiction": "No", "neutral": "Maybe"}',
    ),
    table(
        "premise|hypothesis|gold_label",
        """
        A man is playing a guitar on stage.|A man is making music.|entailment
        Two dogs run through the snow.|The dogs are asleep.|contradiction
        A woman reads a letter at a desk.|The letter is from her son.|neutral
        Children are swimming in a lake.|Children are in the water.|entailment
        The shop is closed on Sundays.|You can shop there every Sunday.|contradiction
        A boy eats an ice cream.|The ice cream is vanilla.|neutral
        All the seats were taken.|No seat was free.|entailment
        The train left at noon sharp.|The train never left.|contradiction
        A cyclist repairs a flat tyre.|She is late for work.|neutral
        Some birds sat on the wire.|There were birds on the wire.|entailment
        The room was completely dark.|A bright lamp lit the room.|contradiction
        An old man feeds the ducks.|He comes here every day.|neutral
        """,
    ),
)

SPAM = SmallTask(
    "spam-filter",
    code("""
    text = "Message:\\n%s\\nIs this message spam?\\n" % data["message"]
    gold = [key for key, value in data["target_scores"].items() if value][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "message|target_scores=",
        """
        You have WON a free cruise! Click here now!|*yes/no
        Are we still on for lunch on Friday?|yes/*no
        Cheap pills, no prescription needed, order today|*yes/no
        Your parcel from Grandma arrived this morning.|yes/*no
        Earn $5000 a week working from home!!!|*yes/no
        Please send me the minutes of the meeting.|yes/*no
        Claim your inheritance of 4 million dollars|*yes/no
        The plumber comes at nine tomorrow.|yes/*no
        Final notice: verify your bank password at once|*yes/no
        Happy birthday, Tom! See you tonight.|yes/*no
        Hot singles are waiting in your area|*yes/no
        Can you water my plants next week?|yes/*no
        """,
    ),
    method="ppl",
    metric="log_prob",
)

NEWS = SmallTask(
    "news-desk",
    code(
        """
        legend = ", ".join(f"{code} = {name}" for code, name in DESKS.items())
        text = f"Desks: {legend}\\nHeadline: {data['headline']}\\nDesk number:"
        gold = str(data["desk"])
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'DESKS = {1: "World", 2: "Sports", 3: "Business", 4: "Science"}',
    ),
    table(
        "headline|desk#",
        """
        Striker scores twice as Rovers win the cup|2
        Central bank raises interest rates again|3
        Telescope finds water vapour on distant planet|4
        Peace talks between the two governments resume|1
        Shares tumble after profit warning|3
        Sprinter breaks the national record|2
        New vaccine shows promise in mice|4
        Foreign minister resigns after embassy scandal|1
        Tennis champion withdraws with knee injury|2
        Retailer to cut prices as sales fall|3
        Physicists measure the mass of a rare particle|4
        Thousands flee across the border after coup|1
        """,
    ),
)

GRAMMAR = SmallTask(
    "grammar-letters",
    code("""
    gold = "A" if data["acceptable"] else "U"
    text = (
        "A = acceptable English, U = unacceptable English\\n"
        f"Sentence: {data['sentence']}\\n"
        "Letter:"
    )
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "sentence|acceptable?",
        """
        The cat sat on the mat.|true
        Him goed to school yesterday.|false
        She has never been to Rome.|true
        They is waiting for the bus.|false
        I would rather stay at home.|true
        Book the on table is the.|false
        We were asked to leave early.|true
        He don't likes tea no.|false
        The letters that she wrote are lost.|true
        Much people was at party.|false
        Nobody knew where the key was.|true
        I am agree with you am.|false
        """,
    ),
)

INTENT = SmallTask(
    "bank-intents",
    code(
        """
        prompt = "Sort each customer message into one of these intents: "
        prompt += ", ".join(INTENTS) + ".\\n\\n"
        for message, intent in EXAMPLES:
            prompt += f"Message: {message}\\nIntent: {intent}\\n\\n"
        prompt += f"Message: {data['text']}\\nIntent:"
        return {"input": prompt, "output": " " + data["intent"], "processed_output": data["intent"]}
        """,
        """
        INTENTS = ["lost card", "balance", "transfer"]
        EXAMPLES = [
            ("My wallet was stolen with the card in it.", "lost card"),
            ("How much money do I have left?", "balance"),
            ("Send 50 euros to my sister.", "transfer"),
        ]
        """,
    ),
    table(
        "text|intent",
        """
        I can't find my credit card anywhere.|lost card
        What is in my savings account?|balance
        I want to pay my landlord by wire.|transfer
        I left my card in a taxi.|lost card
        Show me the current amount on my account.|balance
        Move 200 dollars to my checking account.|transfer
        Someone took my debit card.|lost card
        Do I still have enough money for rent?|balance
        Please wire 80 pounds to Anna.|transfer
        My card fell into the river.|lost card
        Tell me how much is left after the rent.|balance
        Can I send money to Kenya?|transfer
        """,
    ),
    fewshot=0,
)

TOXIC = SmallTask(
    "comment-review",
    code(
        """
        question = "Should the moderator remove this comment? Reply with remove or keep."
        parts = [question, "Comment: " + data["comment"], "Decision:"]
        gold = LABELS[int(data["flagged"])]
        return {"input": "\\n".join(parts), "output": " " + gold, "processed_output": gold}
        """,
        'LABELS = ("keep", "remove")',
    ),
    table(
        "comment|flagged?",
        """
        You are an idiot and nobody likes you.|true
        Thanks, this recipe worked for me.|false
        Go away, you stupid pig.|true
        I disagree, but it is well argued.|false
        Shut up, moron.|true
        Where did you buy the blue lamp?|false
        People like you should be beaten.|true
        Great photo of the harbour!|false
        What a worthless piece of trash you are.|true
        The second link is broken, by the way.|false
        I hope your house burns down.|true
        Could you post the measurements?|false
        """,
    ),
)

TASKS = (REVIEWS, NLI, SPAM, NEWS, GRAMMAR, INTENT, TOXIC)
