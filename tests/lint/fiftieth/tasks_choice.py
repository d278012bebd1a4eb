"""Right tasks with options to choose from, in English."""

from __future__ import annotations

from tests.lint.making import records, starred, table
from tests.lint.shape import SmallTask, code

NURSING = SmallTask(
    "nursing-exam",
    code(
        """
    rows = [f"{letter}. {data[letter]}" for letter in "ABCD"]
    text = "Question: " + data["Question"] + "\\n" + "\\n".join(rows) + "\\nAnswer:"
    return {"input": text, "output": " " + data["Key"], "processed_output": data["Key"]}
    """
    ),
    table(
        "Question|A|B|C|D|Key",
        """
    Which vitamin is given to newborns to prevent bleeding?|vitamin A|vitamin C|vitamin K|biotin|C
    Where is the radial pulse felt?|at the wrist|at the neck|in the groin|behind the knee|A
    What does a sphygmomanometer measure?|weight|blood pressure|temperature|height|B
    Which organ makes insulin?|liver|spleen|kidney|pancreas|D
    What is a normal adult body temperature?|34 °C|37 °C|40 °C|42 °C|B
    Which position eases breathing?|sitting upright|flat on the back|head down|prone|A
    What is dysphagia?|trouble seeing|trouble hearing|trouble swallowing|trouble sleeping|C
    Which blood group is the universal donor?|A positive|B negative|AB positive|O negative|D
    What does NPO on a chart mean?|nothing by mouth|no visitors|new patient|normal pulse|A
    Which cells carry oxygen?|platelets|red cells|white cells|stem cells|B
    What is the first aid for a burn?|butter|rubbing with salt|cool running water|dry heat|C
    How long should hands be rubbed with soap?|1 second|2 seconds|5 seconds|20 seconds|D
    """,
    ),
    description="The following are multiple choice questions about basic nursing.",
    fewshot=5,
)

HANDBOOK = SmallTask(
    "driving-theory",
    code(
        """
    options = data["options"]
    assert len(options) == 3
    lines = [data["stem"]]
    lines += [f"({n}) {option}" for n, option in enumerate(options, start=1)]
    lines.append("Correct option (1, 2 or 3):")
    gold = str(data["right"] + 1)
    return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
    """
    ),
    starred(
        """
    A light flashes amber at a junction. What do you do?|*slow down, be ready to stop/speed up/sound the horn and drive on at once
    When must dipped headlights be on?|only in towns/*in fog, rain and at dusk/at noon in summer
    Your car skids on ice. What helps?|brake hard/pull the handbrake/*steer gently where you want to go
    Who goes first on a roundabout?|*traffic that is already on it/the larger of the two vehicles/whoever enters
    What does a solid white line in the middle mean?|parking is free/*do not cross it/end of the town
    A child runs after a ball. You should|hoot and go on/change to the left lane/*brake at once
    How far behind a lorry do you keep on a dry road?|*two seconds at least/one car's length, more or less/half a second
    What does a red ring with nothing inside mean?|one way/*no vehicles/hospital ahead
    Where may you not overtake?|on a wide road/on a straight dual carriageway/*just before the brow of a hill
    """,
        question="stem",
        choices="options",
        answer="right",
    ),
)

GAPS = SmallTask(
    "pronoun-gaps",
    code(
        """
    before = data["sentence"].split("_")[0]
    best = next(each for each, score in data["target_scores"].items() if score)
    return {"input": before.rstrip(), "output": best, "processed_output": best}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                " " + each + row["sentence"].split("_")[1]: int(each == row["fits"])
                for each in row["names"]
            },
        }
        for row in table(
            "sentence|names*|fits",
            """
    The trunk would not fit in the car, because the _ was too large.|trunk/car|trunk
    Ines thanked Karl warmly, for the _ had got a gift from him.|woman/man|woman
    The knife could not cut the rope, so the _ was sharpened.|rope/knife|knife
    Dad lifted the baby since the _ was crying.|father/infant|infant
    The ladder was too short for the roof, so we fetched a longer _ instead.|roof/ladder|ladder
    The soup burned in the pot when the _ was left on the fire alone.|pot/spoon|pot
    The cat chased the mouse until the _ slipped into its hole.|cat/mouse|mouse
    We moved the lamp to the desk since the _ was too dark for reading.|desk/lamp|desk
    The goat ate the hay because the _ was hungry.|hay/goat|goat
    The letter did not go into the envelope, as the _ was too small.|envelope/letter|envelope
    """,
        )
    ),
    method="ppl",
)

REPLY = SmallTask(
    "chat-next-turn",
    code(
        """
    def said(turn):
        return f"{turn['who']}: {turn['says']}"

    talk = "\\n".join(said(turn) for turn in data["turns"])
    marks = "abc"
    choices = "\\n".join(f"{m}) {c}" for m, c in zip(marks, data["candidates"], strict=True))
    gold = marks[data["candidates"].index(data["reply"])]
    text = f"{talk}\\n\\nWhich line comes next?\\n{choices}\\nBest (a, b or c):"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "turns": [{"who": "Guest", "says": first}, {"who": "Host", "says": second}],
            "candidates": candidates.split("/"),
            "reply": reply,
        }
        for first, second, candidates, reply in [
            (
                "Do you have a room for tonight?",
                "For how many people?",
                "Two adults, please./It rains all day in the hills./I cooked it.",
                "Two adults, please.",
            ),
            (
                "I would like to pay.",
                "Cash or card?",
                "On Monday, if the weather is fine./By card, please./Upstairs.",
                "By card, please.",
            ),
            (
                "The shower is cold.",
                "Which room is it?",
                "No sugar./Half past six./Number 12.",
                "Number 12.",
            ),
            (
                "When is breakfast?",
                "From seven to ten.",
                "Great, see you then./My bag is red./He left.",
                "Great, see you then.",
            ),
            (
                "Could I leave my luggage here?",
                "Of course. When will you fetch it?",
                "It is made of heavy gold coins./Around four o'clock./With milk.",
                "Around four o'clock.",
            ),
            (
                "Is there a bus to the castle?",
                "Yes, the 9. Do you need a ticket?",
                "I dislike eggs./She is seven./Two, if you have any.",
                "Two, if you have any.",
            ),
            (
                "My key does not work.",
                "Did you keep it near your phone?",
                "Yes, in the same pocket./The blue one sings./In May.",
                "Yes, in the same pocket.",
            ),
            (
                "What is the wifi password?",
                "It is on the card in your room.",
                "Five kilos./Oh, I see it now./They swim.",
                "Oh, I see it now.",
            ),
            (
                "I would like to stay one more night.",
                "The same room?",
                "A green tie./Under the bridge./If that is possible.",
                "If that is possible.",
            ),
        ]
    ),
)

SORTING = SmallTask(
    "order-of-events",
    code(
        """
    items = data["events"]
    listing = "\\n".join(f"[{letter}] {event}" for letter, event in zip("ABC", items))
    order = sorted(range(3), key=lambda n: data["years"][n])
    gold = " < ".join("ABC"[n] for n in order)
    head = "Put the events into the order in which they happened, e.g. B < C < A."
    text = f"{head}\\n{listing}\\nOrder:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    records(
        "events years",
        (["Moon landing", "fall of the Berlin Wall", "first aeroplane"], [1969, 1989, 1903]),
        (["French Revolution", "printing press", "steam train"], [1789, 1450, 1804]),
        (["first e-mail", "telegraph", "World Wide Web"], [1971, 1837, 1989]),
        (["Titanic sinks", "Eiffel Tower opens", "Suez Canal opens"], [1912, 1889, 1869]),
        (["penicillin", "smallpox vaccine", "X-rays"], [1928, 1796, 1895]),
        (["Magna Carta", "Battle of Hastings", "Black Death"], [1215, 1066, 1347]),
        (["first iPhone", "euro coins", "Sputnik"], [2007, 2002, 1957]),
        (["Mayflower", "Brexit vote", "Great Fire of London"], [1620, 2016, 1666]),
        (["Mozart is born", "Beethoven dies", "Chopin dies"], [1756, 1827, 1849]),
    ),
)

TASKS = (NURSING, HANDBOOK, GAPS, REPLY, SORTING)
