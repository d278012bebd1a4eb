"""Right prompts of notebooks: code, tables, slots, proverbs and poems."""

from __future__ import annotations

from tests.lint.making import records, right, scored, starred, table

RIGHT = (
    right(
        "an ordering task by numbers",
        "right-steps-order",
        """
        steps = "\\n".join(f"{i}. {step}" for i, step in enumerate(data["steps"], 1))
        text = f"How do you {data['goal']}?\\n{steps}\\nRight order of the numbers:"
        gold = " ".join(map(str, data["order"]))
        """,
        records(
            "goal steps order",
            ("make tea", ["drink it", "boil water", "pour it on the leaves"], [2, 3, 1]),
            ("post a letter", ["write it", "drop it in the box", "put a stamp on it"], [1, 3, 2]),
            ("paint a wall", ["open the tin", "let it dry", "brush the paint on"], [1, 3, 2]),
            ("wash clothes", ["hang them up", "start the machine", "fill the machine"], [3, 2, 1]),
            ("fry an egg", ["heat the pan", "crack the egg into it", "serve it"], [1, 2, 3]),
            ("plant a tree", ["water it", "put the tree in", "dig a hole"], [3, 2, 1]),
            ("take a bus", ["get off", "wait at the stop", "get on"], [2, 3, 1]),
            ("read mail", ["open the envelope", "read the page", "unfold the page"], [1, 3, 2]),
        ),
    ),
    right(
        "a table in CSV and a cell to find",
        "right-csv-cell",
        """
        csv = "\\n".join(",".join(map(str, row)) for row in [HEAD, *data["table"]])
        text = f"{csv}\\n\\nWhat is the {data['column']} of {data['name']}?\\nValue:"
        row = next(row for row in data["table"] if row[0] == data["name"])
        gold = str(row[HEAD.index(data["column"])])
        """,
        records(
            "table name column",
            ([["Ash", 31, "grey"], ["Elm", 22, "brown"]], "Elm", "height"),
            ([["Fir", 45, "green"], ["Oak", 28, "black"]], "Oak", "colour"),
            ([["Yew", 12, "red"], ["Box", 4, "white"]], "Yew", "height"),
            ([["Pine", 38, "orange"], ["Lime", 25, "silver"]], "Pine", "colour"),
            ([["Palm", 19, "yellow"], ["Teak", 33, "golden"]], "Teak", "height"),
            ([["Fig", 8, "beige"], ["Plum", 9, "purple"]], "Fig", "colour"),
            ([["Alder", 21, "rust"], ["Aspen", 24, "pale"]], "Aspen", "height"),
            ([["Holly", 10, "olive"], ["Larch", 41, "amber"]], "Holly", "colour"),
        ),
        above='HEAD = ["name", "height", "colour"]',
    ),
    right(
        "a label of the subject in words",
        "right-subject-title",
        """
        topic = data["subject"].replace("_", " ")
        text = f"Topic: {topic}\\n{data['question']}\\n(a) {data['a']}\\n(b) {data['b']}\\nAnswer: ("
        gold = data["key"]
        return {"input": text, "output": gold + ")", "processed_output": gold + ")"}
        """,
        table(
            "subject|question|a|b|key",
            """
        music_theory|How many beats has a whole note in 4/4?|four|two|a
        road_safety|Which side do the British drive on?|right|left|b
        home_economics|At what point does water boil?|80 degrees|100 degrees|b
        space_travel|Who was first on the Moon?|Armstrong|Aldrin|a
        music_theory|Which clef is the higher one?|bass|treble|b
        road_safety|Which light means stop?|red|green|a
        space_travel|What was Laika?|a dog|a rocket|a
        home_economics|Which oven setting grills?|bottom heat|top heat|b
        """,
        ),
    ),
    right(
        "a dialogue's last turn in slots",
        "right-slots",
        """
        talk = " ".join(f"{who.upper()}: {said}" for who, said in data["talk"])
        text = f"{talk}\\nSlots as key=value, in the order food, people\\nSlots:"
        gold = f"food={data['food']}, people={data['people']}"
        """,
        records(
            "talk food people",
            ([("user", "Thai for two, please."), ("bot", "Sure.")], "Thai", 2),
            ([("user", "We are 4 and want Greek food.")], "Greek", 4),
            ([("bot", "What food?"), ("user", "Indian, and we are 3.")], "Indian", 3),
            ([("user", "A table for 6 with Italian food.")], "Italian", 6),
            ([("user", "Mexican!"), ("bot", "How many?"), ("user", "5 of us.")], "Mexican", 5),
            ([("user", "Just me, 1 person, Korean.")], "Korean", 1),
            ([("bot", "Yes?"), ("user", "Turkish food for 8.")], "Turkish", 8),
            ([("user", "French place for 7 people.")], "French", 7),
        ),
    ),
    right(
        "a cloze on a proverb, gap at the end",
        "right-proverb",
        """
        text = data["start"]
        gold = data["end"]
        """,
        table(
            "start|end",
            """
        A stitch in time saves|nine
        The early bird catches the|worm
        Too many cooks spoil the|broth
        Every cloud has a silver|lining
        Actions speak louder than|words
        A rolling stone gathers no|moss
        Practice makes|perfect
        Honesty is the best|policy
        """,
        ),
        description="Finish the proverb with one word.",
    ),
    right(
        "emotion in a tag, as the data set has it",
        "right-emotion-tag",
        """
        text = f"<text>{data['text']}</text>\\nGive joy, anger or fear inside <label></label>.\\n"
        gold = f"<label>{data['label']}</label>"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "text|label",
            """
        We are going to be parents!|joy
        He lied to me again, I could scream.|anger
        There is somebody in the cellar.|fear
        Best concert of my life.|joy
        How dare they cancel it a third time!|anger
        My hands shake before the operation.|fear
        She said yes!|joy
        The neighbour keyed my car on purpose.|anger
        The plane is dropping, I do not want to die.|fear
        """,
        ),
    ),
    right(
        "a code review as yes or no",
        "right-bug",
        """
        text = f"Function:\\n{data['code']}\\n\\nIt should {data['goal']}. Is it correct?\\nyes/no:"
        gold = "yes" if data["fine"] else "no"
        """,
        table(
            "code|goal|fine?",
            """
        def f(x):⏎    return x * 2|double x|true
        def f(x):⏎    return x + 2|double x|false
        def f(s):⏎    return s[::-1]|reverse s|true
        def f(s):⏎    return s[1:]|reverse s|false
        def f(a, b):⏎    return a if a > b else b|give the larger one|true
        def f(a, b):⏎    return a if a < b else b|give the larger one|false
        def f(n):⏎    return n % 2 == 0|tell whether n is even|true
        def f(n):⏎    return n % 2 == 1|tell whether n is even|false
        """,
        ),
    ),
    right(
        "CommonsenseQA with letters in a dict of lists",
        "right-csqa",
        """
        label, words = data["choices"]["label"], data["choices"]["text"]
        text = f"Q: {data['question']}\\n"
        text += "\\n".join(f"{mark}: {word}" for mark, word in zip(label, words))
        text += "\\nAnswer:"
        gold = data["answerKey"]
        """,
        tuple(
            {
                "question": row["question"],
                "choices": {"label": list("ABC"), "text": row["choices"]},
                "answerKey": "ABC"[row["answer"]],
            }
            for row in starred("""
            Where do you borrow books?|bakery/*library/stable
            Where do ships stay overnight?|*harbour/desert/attic
            What do you wear in the rain?|sandals/a swimsuit/*a raincoat
            Where do you see lions?|bank/*zoo/garage
            What cuts paper?|*scissors/spoon/pillow
            Where is milk kept cold?|oven/drawer/*fridge
            What do you need to see at night?|a comb/*a torch/a fork
            Where do planes land?|*airport/cinema/church
            What tells the time?|ladder/carpet/*clock
            """)
        ),
    ),
    right(
        "temperature of a reading as a class with bounds",
        "right-bounds",
        """
        text = "cold: below 10, mild: 10 to 20, hot: above 20\\n%d degrees\\nClass:" % data["t"]
        gold = "cold" if data["t"] < 10 else "mild" if data["t"] <= 20 else "hot"
        """,
        table("t#", "4\n15\n31\n-2\n20\n27\n9\n10\n21"),
    ),
    right(
        "a haiku's season as PPL with the label in a sentence",
        "right-haiku",
        """
        text = data["question"] + "\\nThe season of this poem is"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in scored("""
            Snow on the old roof - nobody walks.|*winter/summer
            Ice holds the still pond - a crow waits.|*winter/summer
            Cicadas all noon - the road melts.|winter/*summer
            Children run barefoot - melon juice drips.|winter/*summer
            Breath hangs in the air - a sledge goes by.|*winter/summer
            Swimming till sundown - sand in our shoes.|winter/*summer
            Frost on the window - I draw a cat.|*winter/summer
            Sunburn on my nose - gulls laugh.|winter/*summer
            """)
        ),
        lead="",
        method="ppl",
    ),
)
