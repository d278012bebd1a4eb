"""Right tasks in English whose answer is a label or one of several options."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

SAIL = SmallTask(
    "sailing-test",
    code(r"""
    text = f"Question: {data['question']}\n"
    for letter in "ABCD":
        text += f"{letter}. {data['option_' + letter.lower()]}\n"
    text += "Answer:"
    gold = data["answer"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "question|option_a|option_b|option_c|option_d|answer",
        """
        Which side of a boat is port?|right|left|front|back|B
        What is the rope that controls a sail called?|sheet|keel|cleat|rudder|A
        What is the front of a boat called?|stern|beam|bow|hull|C
        What is used to steer a boat?|mast|boom|anchor|rudder|D
        Which sail is flown downwind and bulges like a balloon?|jib|spinnaker|mainsail|trysail|B
        How long is a nautical mile?|1,852 m|1,609 m|1,000 m|2,000 m|A
        What does the yellow flag Q ask for?|fuel|a pilot|free pratique|a tow|C
        In what unit is a boat's speed given?|fathom|league|cable|knot|D
        What is the pole at the foot of the mainsail?|boom|mast|shroud|stay|A
        What is a boat with two hulls called?|sloop|ketch|catamaran|yawl|C
        Which light is carried on the port side?|green|red|white|blue|B
        Which scale of wind runs from 0 to 12?|Richter|Mohs|Kelvin|Beaufort|D
        """,
    ),
)

VET = SmallTask(
    "vet-triage",
    code(r"""
    text = "Sort the note of a vet's desk: is it urgent, soon or routine?\n"
    text += "Note: " + data["note"] + "\n"
    text += "Priority:"
    return {"input": text, "output": " " + data["priority"], "processed_output": data["priority"]}
    """),
    table(
        "note|priority",
        """
        The dog ate rat poison an hour ago.|urgent
        Yearly vaccination for a healthy cat.|routine
        The rabbit has had a runny eye since Sunday.|soon
        Hit by a car and cannot stand up.|urgent
        Nail clipping for two guinea pigs.|routine
        The parrot has been pulling out feathers this week.|soon
        The puppy is choking and its gums are blue.|urgent
        Microchip and passport before a holiday.|routine
        Itchy ears for three days, still eating well.|soon
        The tomcat has not passed water for two days.|urgent
        Weight check for an old Labrador.|routine
        A small limp after yesterday's walk.|soon
        """,
    ),
    fewshot=4,
)

DESK = SmallTask(
    "hotel-desk",
    code(
        r"""
    shown = "\n\n".join(f"Message: {text}\nTopic: {topic}" for text, topic in EXAMPLES)
    text = f"{HEAD}\n\n{shown}\n\nMessage: {data['message']}\nTopic:"
    return {"input": text, "output": " " + data["topic"], "processed_output": data["topic"]}
    """,
        above="""
    HEAD = "Give the topic of the guest's message: booking, complaint or question."
    EXAMPLES = [
        ("A double room from Friday to Sunday, please.", "booking"),
        ("The shower in 204 has been cold since Tuesday.", "complaint"),
        ("Until what time is breakfast served?", "question"),
    ]
    """,
    ),
    table(
        "message|topic",
        """
        I would like to reserve a single room for 3 May.|booking
        The people next door shouted until four in the morning.|complaint
        Is there a garage near the hotel?|question
        Our towels were dirty and nobody came.|complaint
        Please keep a family room for us in August.|booking
        Do you lend bicycles to guests?|question
        The heating rattles and the room smells of smoke.|complaint
        We want to stay one night longer.|booking
        How far is it to the station on foot?|question
        I was charged twice for the minibar.|complaint
        Two twin rooms for the night of the fair, please.|booking
        Are dogs allowed on the terrace?|question
        """,
    ),
    fewshot=0,
)

PARA = SmallTask(
    "same-meaning",
    code(
        r"""
    prompt = ASK.format(one=data["sentence1"], two=data["sentence2"])
    word = ("no", "yes")[data["label"]]
    return {"input": prompt, "output": f" {word}", "processed_output": word}
    """,
        above=r"""
    ASK = (
        "First: {one}\nSecond: {two}\n"
        "Do both sentences mean the same? Answer yes or no.\nAnswer:"
    )
    """,
    ),
    table(
        "sentence1|sentence2|label#",
        """
        The shop shuts at six.|At six the shop closes.|1
        The shop shuts at six.|The shop opens at six.|0
        Nobody was hurt in the fire.|The fire injured no one.|1
        He sold the car to his niece.|His niece sold him the car.|0
        It rained all through June.|June was wet from start to end.|1
        She is older than her brother.|Her brother is older than she is.|0
        The bridge was built in 1890.|They built the bridge in 1890.|1
        Half of the guests had left.|All guests were still there.|0
        I forgot to lock the door.|I did not remember to lock the door.|1
        The vase is on the shelf.|The vase is under the shelf.|0
        """,
    ),
    fewshot=2,
)

CLAIM = SmallTask(
    "garden-claims",
    code(r"""
    gold = "true" if data["holds"] else "false"
    return {
        "input": f"Claim: {data['claim']}\nIs the claim true or false?\nVerdict:",
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "claim|holds?",
        """
        Tomatoes need sun to ripen well.|true
        Tulip bulbs are planted in midsummer for spring.|false
        Earthworms loosen the soil.|true
        Cacti have to be watered every day.|false
        Beans climb up poles.|true
        Ladybirds eat aphids.|true
        Potatoes grow on trees.|false
        Compost is made of plastic.|false
        Most ferns like shade.|true
        Roses have no thorns at all.|false
        """,
    ),
)

MUSIC = SmallTask(
    "music-ranks",
    code(r"""
    text = f"Question: {data['question']}\nThe right answer is:\n"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    How many strings has a violin?|three/*four/six
    Which instrument has black and white keys?|*the piano/the flute/the drum
    What does piano mean in a score?|loudly/quickly/*softly
    Who composed The Magic Flute?|Haydn/*Mozart/Liszt
    Which voice is the lowest?|*bass/alto/tenor
    What is beaten with two sticks?|the harp/the horn/*the drum
    How many lines has a staff?|*five/four/seven
    Which of these is a brass instrument?|the oboe/*the trumpet/the cello
    What does a metronome give?|the key/the tune/*the beat
    Which sign raises a note by a half step?|flat/*sharp/rest
    Which dance is in three four time?|*the waltz/the tango/the polka
    Who leads an orchestra?|the usher/the critic/*the conductor
    """),
    method="ppl",
)

CHESS = SmallTask(
    "chess-basics",
    code(
        r"""
    listed = "\n".join(f"({n}) {text}" for n, text in enumerate(data["choices"], 1))
    text = f"{data['question']}\n{listed}\nGive the number of the right choice.\nNumber:"
    gold = str(data["correct"] + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    ),
    starred(
        """
        Which piece moves in an L?|bishop/*knight/rook
        How many squares has a board?|*64/81/100
        Which piece may castle with the king?|queen/pawn/*rook
        What is the king in if it is attacked?|*check/zugzwang/stalemate
        Which piece moves only diagonally?|rook/*bishop/pawn
        Who moves first?|Black/the older player/*White
        What may a pawn become on the last rank?|a king/*a queen/a second pawn
        How many pawns has each side at the start?|6/7/*8
        Which piece can jump over others?|*knight/queen/king
        What is a draw without a legal move called?|checkmate/*stalemate/gambit
        """,
        "question",
        "choices",
        "correct",
    ),
)

MENU = SmallTask(
    "menu-course",
    code(
        r"""
    return {
        "input": prompt_of(data["dish"]),
        "output": f" {data['course']}",
        "processed_output": data["course"],
    }
    """,
        above=r'''
    def prompt_of(dish):
        """Return what is asked of a dish."""
        return f"Dish: {dish}\nIs it a starter, a main or a dessert?\nCourse:"
    ''',
    ),
    table(
        "dish|course",
        """
        Small green salad with radishes|starter
        Roast duck with red cabbage and dumplings|main
        Warm apple pie with vanilla ice cream|dessert
        Clear beef broth with strips of pancake|starter
        Grilled trout with potatoes and spinach|main
        Lemon sorbet with mint|dessert
        Bruschetta with tomatoes and basil|starter
        Lamb curry with basmati rice|main
        Chocolate mousse with cherries|dessert
        Six oysters with lemon|starter
        Spaghetti with meatballs and a side of bread|main
        Rice pudding with cinnamon and sugar|dessert
        """,
    ),
    shots=table(
        "dish|course",
        """
        Melon with thin slices of ham|starter
        Pork roast with gravy and beans|main
        Baked pears in honey|dessert
        Cup of tomato soup|starter
        """,
    ),
)

TASKS = (SAIL, VET, DESK, PARA, CLAIM, MUSIC, CHESS, MENU)
