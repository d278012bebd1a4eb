"""Right tasks whose answers are labels: yes and no, classes, inference."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

PANTRY = SmallTask(
    "pantry",
    code(
        """
        gold = "yes" if data["answer"] else "no"
        text = f"{data['passage']}\\n\\nQuestion: {data['question']} Answer yes or no.\\nAnswer:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "passage|question|answer?",
        """
        Honey keeps for years because it holds too little water for microbes.|Can honey be kept for
         a long time?|true
        Brown rice turns rancid sooner than white rice, as its bran is full of oil.|Does white rice
         spoil first?|false
        Eggs in Europe are sold unwashed and stand on open shelves.|Are European eggs washed before
         sale?|false
        Potatoes that lie in the light grow green and bitter.|Should potatoes be stored in the
         dark?|true
        Baking powder loses its strength once the tin has been open for a year.|Does baking powder
         last for ever?|false
        Dried beans must boil for ten minutes to be safe.|Are dried beans safe uncooked?|false
        Cocoa butter blooms white on chocolate that was too warm.|Can warmth discolour
         chocolate?|true
        Salt draws water out of cabbage, which starts the fermentation.|Does salting help cabbage to
         ferment?|true
        Olive oil hardens in the fridge and clears again on the table.|Is oil that hardened in the
         fridge lost?|false
        Sourdough needs no yeast from a shop.|Can sourdough rise without bought yeast?|true
        Vinegar needs no date on its label by law.|Must vinegar carry a date?|false
        Nuts stay fresh longer when frozen.|Does freezing help nuts to keep?|true
        """,
    ),
    fewshot=2,
)

REVIEWS = SmallTask(
    "reviews",
    code(
        """
        text = f"Review: {data['review']}\\n"
        text += "Is this review positive or negative?\\n"
        text += "Sentiment:"
        name = NAMES[data["label"]]
        return {"input": text, "output": " " + name, "processed_output": name}
        """,
        'NAMES = {0: "negative", 1: "positive"}',
    ),
    table(
        "review|label#",
        """
        The kettle leaked on its first day and the shop never wrote back.|0
        Lovely fabric, perfect fit, I have ordered two more.|1
        Two hours of a film and not one joke that lands.|0
        The guide knew every bird by its song, a wonderful morning.|1
        Cold soup, rude waiter, huge bill.|0
        My son has not put the book down since Friday, brilliant.|1
        The battery dies before lunch, useless.|0
        Quiet rooms, friendly staff and an excellent breakfast.|1
        The zip broke within a week, very disappointing.|0
        Easy to build and sturdy, great value.|1
        Boring songs and awful sound, we left early.|0
        A delightful little theatre, the cast was superb.|1
        """,
    ),
    fewshot=4,
)

NLI = SmallTask(
    "nli",
    code(
        """
        parts = [
            "Premise: " + data["premise"],
            "Hypothesis: " + data["hypothesis"],
            "Does the premise entail the hypothesis? "
            "Answer entailment, neutral or contradiction.",
            "Relation:",
        ]
        label = ("entailment", "neutral", "contradiction")[data["label"]]
        return {"input": "\\n".join(parts), "output": f" {label}", "processed_output": label}
        """
    ),
    table(
        "premise|hypothesis|label#",
        """
        Three girls are rowing on the lake.|Some girls are on the water.|0
        A man repairs a clock at his bench.|The man is a retired teacher.|1
        The square is empty.|Crowds fill the square.|2
        A cook slices onions.|Someone is preparing food.|0
        Two boys read on the stairs.|The boys are asleep in bed.|2
        A woman in red waits for a bus.|She is late for work.|1
        The cat sits on the piano.|An animal is on an instrument.|0
        Nobody bought a ticket.|The hall was sold out.|2
        The runner crosses the line.|He has won a medal.|1
        All the lamps are lit.|It is dark because no lamp burns.|2
        A girl hums while she paints.|The girl makes a sound.|0
        Men unload a van.|The van belongs to a museum.|1
        """,
    ),
)

SPAM = SmallTask(
    "spam",
    code(
        """
        text = (
            "Decide whether the message is spam.\\n"
            "0 = ordinary message\\n"
            "1 = spam\\n\\n"
            f"Message: {data['sms']}\\n"
            "Label:"
        )
        return {"input": text, "output": f" {data['spam']}", "processed_output": str(data["spam"])}
        """
    ),
    table(
        "sms|spam#",
        """
        Running ten minutes late, start without me|0
        WINNER!! Claim your free cruise now, text GO to 81818|1
        Can you bring the blue folder tomorrow?|0
        Dinner is at eight, mum made lasagne|0
        Urgent: your prize of 5000 pounds expires today, call now|1
        Cheap loans approved in one minute, click to apply|1
        The dentist moved us to Thursday|0
        You have been chosen for a free phone, reply YES to claim|1
        Did the parcel arrive?|0
        Hot singles near you, join free now|1
        Happy birthday! See you on Sunday|0
        Get rich with bitcoin, guaranteed profit, sign up free|1
        """,
    ),
    fewshot=4,
)

DESK = SmallTask(
    "desk",
    code(
        """
        prompt = "\\n\\n".join(f"Ticket: {t}\\nQueue: {q}" for t, q in EXAMPLES)
        prompt = f"{INSTRUCTION}\\n\\n{prompt}\\n\\nTicket: {data['ticket']}\\nQueue:"
        return dict(input=prompt, output=" " + data["queue"], processed_output=data["queue"])
        """,
        """
        INSTRUCTION = "Route each ticket to one queue: billing, delivery, login or returns."
        EXAMPLES = [
            ("I was charged twice for one order.", "billing"),
            ("The courier left my box at the wrong house.", "delivery"),
            ("The reset link for my password never comes.", "login"),
            ("How do I send these shoes back?", "returns"),
        ]
        """,
    ),
    table(
        "ticket|queue",
        """
        My invoice shows the wrong VAT number.|billing
        Where is my parcel? It should have come on Monday.|delivery
        I cannot sign in since the update.|login
        The jacket is too small, I want to return it.|returns
        Why was my card debited before shipping?|billing
        My account is locked after three tries.|login
        Can the driver ring the bell next time?|delivery
        Is there a label for sending an item back?|returns
        Please refund the fee for express that I was billed.|billing
        The code for two-step verification is rejected.|login
        Tracking has said 'in transit' for nine days.|delivery
        May I exchange a used lamp within thirty days?|returns
        """,
    ),
    fewshot=0,
)

CLAIMS = SmallTask(
    "claims",
    code(
        """
        verdict = {"SUPPORTS": "true", "REFUTES": "false"}[data["verdict"]]
        text = "Evidence:\\n"
        for sentence in data["evidence"]:
            text += f"- {sentence}\\n"
        text += f"Claim: {data['claim']}\\nTrue or false:"
        return {"input": text, "output": " " + verdict, "processed_output": verdict}
        """
    ),
    table(
        "evidence*|claim|verdict",
        """
        The fair opened in 1851./It closed in October./Six million came.|The fair lasted past
         December.|REFUTES
        The tower has 99 steps./It leans to the south.|The tower is tilted.|SUPPORTS
        Owls hunt at night./Their hearing is keen.|Owls hunt in the dark hours.|SUPPORTS
        The law was passed in May./It was repealed in June.|The law is still in force.|REFUTES
        The lake freezes each winter./Skaters come from afar.|The lake never freezes.|REFUTES
        She trained as a chemist./She later wrote novels.|The novelist had studied
         chemistry.|SUPPORTS
        The mine employed 400 men./It shut in 1987.|The mine still works today.|REFUTES
        The comet returns every 76 years./It was seen in 1986.|The comet can be seen more than
         once.|SUPPORTS
        The island has no airport./A boat calls weekly.|One can fly to the island.|REFUTES
        Tea came by sea./It was taxed heavily.|There was a tax on tea.|SUPPORTS
        The choir has forty singers./All are volunteers.|The singers are paid.|REFUTES
        The path is steep./Mules carry the luggage.|Animals carry bags up the path.|SUPPORTS
        """,
    ),
    fewshot=2,
)

TASKS = (PANTRY, REVIEWS, NLI, SPAM, DESK, CLAIMS)
