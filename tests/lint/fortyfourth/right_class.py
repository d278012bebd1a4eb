"""Right prompts of a class: analogies, sums in words and spelling."""

from __future__ import annotations

from tests.lint.making import ask, qa, records, right

RIGHT = (
    right(
        "analogies with a colon, among four",
        "right-analogies",
        """
        stem = "{} is to {} as {} is to ?".format(*data["terms"])
        listed = "; ".join(f"{i}: {word}" for i, word in enumerate(data["words"], 1))
        text = f"{stem}\\n{listed}\\nNumber of the missing word:"
        gold = str(data["words"].index(data["missing"]) + 1)
        """,
        records(
            "terms words missing",
            (["bird", "nest", "bee"], ["hive", "web", "den", "sty"], "hive"),
            (["cow", "calf", "dog"], ["cub", "kid", "puppy", "foal"], "puppy"),
            (["hand", "glove", "foot"], ["hat", "sock", "ring", "belt"], "sock"),
            (["day", "night", "black"], ["grey", "dark", "blue", "white"], "white"),
            (["pen", "ink", "car"], ["petrol", "wheel", "road", "horn"], "petrol"),
            (["cook", "kitchen", "actor"], ["film", "ticket", "stage", "mask"], "stage"),
            (["wolf", "pack", "fish"], ["herd", "school", "flock", "pride"], "school"),
            (["up", "down", "in"], ["on", "at", "by", "out"], "out"),
        ),
    ),
    ask(
        "a sum in words with words as answer",
        qa("""
    two plus three > five
    nine minus one > eight
    six plus four > ten
    seven minus seven > zero
    one plus one > two
    five plus four > nine
    eight minus five > three
    ten minus four > six
    """),
        "f\"{data['q'].capitalize()} is\"",
    ),
    right(
        "spelling: which of two is right, as a letter",
        "right-spelling",
        """
        a, b = data["pair"]
        text = f"Which spelling is right?\\na) {a}\\nb) {b}\\nLetter:"
        gold = "a" if data["correct"] == a else "b"
        """,
        records(
            "pair correct",
            (["recieve", "receive"], "receive"),
            (["believe", "beleive"], "believe"),
            (["seperate", "separate"], "separate"),
            (["definite", "definate"], "definite"),
            (["neccessary", "necessary"], "necessary"),
            (["rhythm", "rythm"], "rhythm"),
            (["calender", "calendar"], "calendar"),
            (["argument", "arguement"], "argument"),
        ),
    ),
)
