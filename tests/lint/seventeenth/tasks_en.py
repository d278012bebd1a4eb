"""Right tasks in English whose answers are letters, labels or options."""

from __future__ import annotations

from tests.lint.seventeenth.making import scored, table
from tests.lint.shape import SmallTask, code

PLANETS = SmallTask(
    "planets",
    code(
        r"""
        options = "\n".join(f"{letter}. {option}" for letter, option in zip(LETTERS, data["options"]))
        text = f"Question: {data['question']}\n{options}\nAnswer:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
        'LETTERS = "ABCD"',
    ),
    table(
        "question|options*|answer",
        """
        Which planet has the shortest year?|Venus/Mercury/Mars/Neptune|B
        Which planet is known for its Great Red Spot?|Jupiter/Saturn/Uranus/Earth|A
        Which planet rotates on its side?|Mars/Venus/Jupiter/Uranus|D
        Which of these is a moon of Saturn?|Io/Phobos/Titan/Triton|C
        What is the largest moon of Jupiter?|Europa/Ganymede/Callisto/Io|B
        Which planet has a day longer than its year?|Earth/Saturn/Venus/Mercury|C
        Which dwarf planet lies in the asteroid belt?|Ceres/Pluto/Eris/Haumea|A
        Which spacecraft left the heliosphere first?|Cassini/Galileo/Juno/Voyager 1|D
        What do we call a rock that reaches the ground?|asteroid/meteorite/comet/nebula|B
        Which star is the closest to the Sun?|Sirius/Vega/Rigel/Proxima Centauri|D
        Which gas is the most frequent in the air of Mars?|carbon dioxide/oxygen/nitrogen/argon|A
        Which planet has the moons Phobos and Deimos?|Venus/Neptune/Mars/Saturn|C
        """,
    ),
)

FILMS = SmallTask(
    "films",
    code(
        r"""
        prompt = TEMPLATE.format(review=data["review"])
        label = data["label"]
        return {"input": prompt, "output": " " + label, "processed_output": label}
        """,
        r"""
        TEMPLATE = (
            "Decide whether the review is positive or negative.\n"
            "Review: {review}\n"
            "Sentiment:"
        )
        """,
    ),
    table(
        "review|label",
        """
        A warm, funny film that my whole family wants to watch again.|positive
        Two hours of my life that nobody will give back to me.|negative
        The plot falls apart in the last act, and so does the acting.|negative
        Every scene is lit like a painting, and the cast is superb.|positive
        I left before the end, and I was not the only one.|negative
        The best debut that I have seen in years.|positive
        Loud, long and utterly without charm.|negative
        A clever script, played with great joy by all of them.|positive
        The dialogue sounds as if a committee had written it.|negative
        I laughed, I cried, and I bought the soundtrack.|positive
        A small miracle of a documentary, gentle and wise.|positive
        Not even the dog seems to know why it is in this movie.|negative
        """,
    ),
)

RELATIONS = SmallTask(
    "relations",
    code(
        r"""
        lines = []
        lines.append(f"Premise: {data['premise']}")
        lines.append(f"Hypothesis: {data['hypothesis']}")
        lines.append("Is the relation entailment, neutral or contradiction?")
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": "\n".join(lines) + "\n", "output": gold, "processed_output": gold}
        """
    ),
    scored(
        "premise|hypothesis",
        """
        A man is repairing a bicycle in his garage.|A man is working on a vehicle.|entailment
        Two girls are playing chess in the park.|The girls are sisters.|neutral
        The bakery opens at six every morning.|The bakery is closed all morning.|contradiction
        All seats on the train were taken.|Some seats on the train were free.|contradiction
        A chef is slicing three ripe tomatoes.|Someone is cutting vegetables.|entailment
        The boy is running towards the lake.|The boy wants to go for a swim.|neutral
        Nobody in the office speaks Finnish.|A clerk in the office is fluent in Finnish.|contradiction
        A woman in a red coat is waiting at the stop.|A person is waiting.|entailment
        The band played for two hours.|The audience loved the concert.|neutral
        An old dog is asleep on the sofa.|An animal is sleeping.|entailment
        The shop sells only used books.|Most of its customers are students.|neutral
        The lake is frozen from shore to shore.|Children are swimming in the lake.|contradiction
        """,
        ("entailment", "neutral", "contradiction"),
    ),
    method="ppl",
    metric="log_prob",
)

TICKETS = SmallTask(
    "tickets",
    code(
        r"""
        text = "Route the message to one of the teams: " + ", ".join(TEAMS) + ".\n"
        text += "Message: " + data["message"] + "\n"
        text += "Team:"
        return {"input": text, "output": " " + data["team"], "processed_output": data["team"]}
        """,
        'TEAMS = ["billing", "shipping", "returns", "accounts"]',
    ),
    table(
        "message|team",
        """
        I was charged twice for the same month.|billing
        My parcel has been stuck in Leipzig since Monday.|shipping
        The shoes are too small. How do I send them back?|returns
        I cannot log in since I changed my e-mail address.|accounts
        Where do I download the invoice for March?|billing
        The courier left the box with a neighbour I do not know.|shipping
        Please delete my profile and all data in it.|accounts
        The lamp arrived broken and I want my money for it.|returns
        Can I have it delivered to a locker instead?|shipping
        My password link has expired again.|accounts
        Why is there a fee of 3.50 on my card?|billing
        How long may I keep a dress before sending it back?|returns
        """,
    ),
)

WORDS = SmallTask(
    "gap-words",
    code(
        r"""
        text = "Which word fits the gap? Give its letter in parentheses.\n" + data["sentence"] + "\n"
        for index, word in enumerate(data["words"]):
            text += f"({'abc'[index]}) {word}\n"
        gold = "abc"[data["gold"]]
        return {"input": text + "Answer:", "output": f" ({gold})", "processed_output": f"({gold})"}
        """
    ),
    table(
        "sentence|words*|gold#",
        """
        She poured the ___ into the cup.|tea/chair/window|0
        The ___ landed ten minutes late.|carpet/plane/soup|1
        He tuned his ___ before the concert.|sandwich/pillow/violin|2
        They planted an apple ___ behind the barn.|tree/song/coin|0
        The judge read the ___ aloud.|puddle/verdict/breeze|1
        Put the milk back in the ___.|mirror/ladder/fridge|2
        The nurse bandaged his ___.|wrist/opinion/weather|0
        A ___ of geese flew over the marsh.|page/flock/slice|1
        We crossed the river by the old ___.|cloud/pencil/bridge|2
        The clock struck ___ and everyone went home.|midnight/purple/bread|0
        Her ___ was stamped at the border.|elbow/passport/shadow|1
        The baker dusted the dough with ___.|gravel/ink/flour|2
        """,
    ),
)

PAIRS = SmallTask(
    "word-pairs",
    code(
        r"""
        def best(scores):
            return [word for word, score in scores.items() if score][0]

        first, second, third = data["words"]
        text = f"{first} is to {second} as {third} is to"
        gold = best(data["target_scores"])
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "words": row["a"].split(),
            "target_scores": {" " + word: s for word, s in row["target_scores"].items()},
        }
        for row in scored(
            "a",
            """
            bird nest bee|*hive/honey/wing
            puppy dog kitten|milk/*cat/paw
            hot cold tall|tower/height/*short
            Paris France Rome|*Italy/pasta/Europe
            glove hand sock|wool/*foot/shoe
            pen write knife|steel/fork/*cut
            fish swim snake|*crawl/scale/venom
            author book painter|brush/*picture/gallery
            day night summer|heat/beach/*winter
            teacher school doctor|*hospital/nurse/pill
            leaf tree petal|garden/*flower/scent
            one two three|ten/six/*four
            """,
        )
    ),
    method="ppl",
    metric="log_prob",
)
SPAM = SmallTask(
    "sms",
    code(
        r"""
        text = INSTRUCTION + "\n\nSMS: " + data["sms"] + "\nLabel:"
        return {"input": text, "output": f" {data['label']}", "processed_output": str(data["label"])}
        """,
        'INSTRUCTION = "Classify the message: 0 = wanted, 1 = spam. Answer with the digit."',
    ),
    table(
        "sms|label#",
        """
        You have won a cruise! Reply YES to claim it today.|1
        Running late, start without me.|0
        Can you bring the charger when you come over?|0
        URGENT: your account is locked, click here to verify.|1
        Cheap loans without any checks, call this number now.|1
        Dinner at seven? I am cooking.|0
        Happy birthday, old man. See you on Sunday.|0
        Final notice: your prize expires in two hours.|1
        Lose ten pounds in a week with this one trick.|1
        The meeting has moved to room 4.|0
        Did you feed the cat this morning?|0
        Earn 500 a day from home, no skills needed.|1
        """,
    ),
)

LAWS = SmallTask(
    "handbook",
    code(
        r"""
        answer = "yes" if data["holds"] else "no"
        parts = ["Passage: " + data["passage"], "Question: " + data["question"] + " (yes or no)"]
        parts.append("Answer:")
        return {"input": "\n".join(parts), "output": " " + answer, "processed_output": answer}
        """
    ),
    table(
        "passage|question|holds?",
        """
        Staff may work from home on two days a week after their first three months.|May a new member of staff work from home in the first week?|false
        Visitors must wear a badge on every floor except the lobby.|Do visitors need a badge on the third floor?|true
        The canteen serves lunch until two; cold dishes are sold until four.|Can one buy a salad at three?|true
        Keys have to be handed in before a holiday of more than five days.|Must keys be handed in before a holiday of three days?|false
        Bicycles may be parked in the yard, but not along the fence.|Is parking along the fence allowed?|false
        Travel by taxi is paid for only after ten in the evening.|Is a taxi at eleven at night paid for?|true
        Every laptop is replaced after four years, earlier if it is damaged.|Is a damaged laptop replaced before four years are over?|true
        Rooms are booked for two hours at most.|Can a room be booked for half a day?|false
        Dogs are welcome on Fridays if all people in the room agree.|May a dog come on a Tuesday?|false
        A fire drill takes place each spring and each autumn.|Are there two drills a year?|true
        Overtime is paid out or taken as leave, as the employee wishes.|Can overtime be taken as leave?|true
        The lift must not be used for goods of more than 300 kilos.|May a crate of 400 kilos go by lift?|false
        """,
    ),
)

REPLIES = SmallTask(
    "replies",
    code(
        r"""
        turns = ["A: " + data["turns"][0], "B: " + data["turns"][1], "A:"]
        gold = next(key for key, value in data["target_scores"].items() if value == 1)
        return {"input": "\n".join(turns), "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "turns": [row["first"], row["second"]],
            "target_scores": {" " + text: s for text, s in row["target_scores"].items()},
        }
        for row in scored(
            "first|second",
            """
            Do you have this in blue?|Only in green, sorry.|*Then I will take the green one./It rained all night in the mountains.
            How was your flight?|Three hours late.|My sister plays golf./*Oh no, you must be tired.
            Is the museum open today?|No, it is closed on Mondays.|*Let us go tomorrow, then./I prefer black tea to coffee.
            I lost my wallet.|Where did you last see it?|The soup needs salt and pepper./*In the taxi, I think.
            Shall we order pizza?|I had pizza for lunch.|*How about noodles?/The bus to town is yellow.
            My laptop will not start.|Is it plugged in?|Pigeons are surprisingly clever birds./*Yes, I have checked that twice.
            Can I borrow your pen?|Sure, here you are.|*Thanks, I will bring it back./We live on the third floor.
            When is the exam?|On Friday at nine.|The carpet is soft./*That leaves me two days.
            You look happy today.|I got the job!|*Congratulations!/It is made of stainless steel.
            Is this seat taken?|No, go ahead.|My uncle sells boats./*Thank you very much.
            """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

TASKS = (PLANETS, FILMS, RELATIONS, TICKETS, WORDS, PAIRS, SPAM, LAWS, REPLIES)
