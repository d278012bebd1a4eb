"""Right tasks in English: choices and labels."""

from __future__ import annotations

from tests.lint.making import keyed, table
from tests.lint.shape import SmallTask, code

TICKETS = SmallTask(
    "helpdesk-queue",
    code(
        r"""
    prompt = HEAD + f"\nSubject: {data['subject']}\nBody: {data['body']}\nQueue:"
    return {"input": prompt, "output": " " + data["queue"], "processed_output": data["queue"]}
    """,
        above='''
    import textwrap

    QUEUES = ["billing", "login", "shipping", "refund"]
    HEAD = textwrap.dedent(f"""\\
        Route the support ticket to one of these queues: {', '.join(QUEUES)}.
        Reply with the name of the queue and nothing else.
        """)
    ''',
    ),
    table(
        "subject|body|queue",
        """
    Charged twice|My card shows two payments for October.|billing
    Locked out|I typed my password wrong five times and now I am blocked.|login
    Where is it?|The tracking page has not moved since Tuesday.|shipping
    Money back|I sent the lamp back two weeks ago and got nothing yet.|refund
    Reset mail missing|The link to choose a new password never arrives.|login
    Wrong VAT number|Please correct the tax id on invoice 20871.|billing
    Parcel at neighbour|The courier left my box with somebody I do not know.|shipping
    Returned jacket|When do I get my 60 euros for the jacket I returned?|refund
    Two-factor code|The app refuses every six-digit code I enter.|login
    Plan price|Why did my monthly fee go up by 3 dollars?|billing
    Late again|My order was promised for Friday and is still in the depot.|shipping
    Cancelled order|I cancelled before dispatch, please give me my money back.|refund
    """,
    ),
)

REVIEWS = SmallTask(
    "shop-reviews",
    code(r"""
    text = "Did the customer like the product? (1 = liked it, 0 = did not like it)\n"
    text += "Product: %s\nReview: %s\nVerdict:" % (data["item"], data["review"])
    gold = str(data["liked"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "item|review|liked#",
        """
    kettle|Boils fast and looks great on the counter.|1
    headphones|Left side went silent after three days.|0
    tent|Kept us dry through a whole night of rain.|1
    blender|Smells of burnt rubber, do not buy.|0
    desk lamp|The switch is flimsy and the light flickers.|0
    backpack|Comfortable straps, plenty of pockets, love it.|1
    mattress|Best sleep I have had in years.|1
    watch|Strap tore within a week and support ignored me.|0
    frying pan|Eggs slide right off, very happy.|1
    drone|Crashed on the first flight, waste of money.|0
    """,
    ),
)

NURSE = SmallTask(
    "nursing-board",
    code(
        r"""
    lines = [f"Q. {data['stem']}"]
    lines += [f"{letter}) {data[column]}" for letter, column in COLUMNS.items()]
    gold = list(COLUMNS)[data["cop"] - 1]
    return {
        "input": "\n".join([*lines, "Correct option:"]),
        "output": f" {gold}",
        "processed_output": gold,
    }
    """,
        above="""
    COLUMNS = {"A": "opa", "B": "opb", "C": "opc", "D": "opd"}
    """,
    ),
    table(
        "stem|opa|opb|opc|opd|cop#",
        """
    Which vitamin is made in the skin under sunlight?|vitamin A|vitamin D|vitamin K|vitamin C|2
    Normal resting pulse of an adult (beats per minute)?|60-100|20-40|120-160|180-200|1
    Which organ produces insulin?|liver|spleen|pancreas|kidney|3
    The instrument for taking blood pressure is the|otoscope|spirometer|thermometer|sphygmomanometer|4
    Scurvy is caused by a lack of|iron|vitamin C|iodine|zinc|2
    Which blood group is the universal donor?|AB positive|A positive|B negative|O negative|4
    The largest organ of the body is the|skin|liver|lung|brain|1
    Which valve lies between left atrium and left ventricle?|aortic|tricuspid|mitral|pulmonary|3
    Jaundice shows as a discolouration that is|blue|green|red|yellow|4
    Which joint is of the ball-and-socket type?|hip|knee|elbow|wrist|1
    Hypoglycaemia means a low level of|oxygen|calcium|glucose|sodium|3
    Bradycardia is a heart rate that is|irregular|slow|fast|absent|2
    """,
    ),
)

LEASE = SmallTask(
    "lease-nli",
    code(
        r"""
    gold = VERDICT[data["label"]]
    text = (
        f"Clause: {data['clause']}\n"
        f"Statement: {data['statement']}\n"
        "Is the statement supported by the clause, refuted by it, or not mentioned in it?\n"
        "Answer (supported / refuted / not mentioned):"
    )
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    VERDICT = {"E": "supported", "C": "refuted", "N": "not mentioned"}
    """,
    ),
    table(
        "clause|statement|label",
        """
    The tenant shall pay the rent on the first day of each month.|Rent is due monthly.|E
    No pets of any kind may be kept in the flat.|The tenant may keep a cat.|C
    The landlord shall repair the roof at his own cost.|The tenant pays for the garden.|N
    The deposit equals two months' rent.|A deposit has to be paid.|E
    Subletting requires the landlord's written consent.|The tenant may sublet freely.|C
    Heating costs are included in the rent.|There is a parking space.|N
    Either party may end the lease with three months' notice.|The lease can never be ended.|C
    The tenant shall clean the staircase every second week.|The tenant has duties of cleaning.|E
    The kitchen is rented with all its appliances.|The bathroom has a window.|N
    Smoking is forbidden in the stairwell.|One may not smoke in the stairwell.|E
    The lease runs for five years.|The lease runs for ten years.|C
    The landlord keeps one key for emergencies.|The house was built in 1962.|N
    """,
    ),
)

LOGS = SmallTask(
    "log-level",
    code(r"""
    text = "\n".join(
        [
            "You read the log of a web server. Grade the line:",
            "I - routine information",
            "W - something odd that did no harm yet",
            "E - a request or a job failed",
            "",
            "Line: " + data["line"],
            "Grade:",
        ]
    )
    return {"input": text, "output": " " + data["grade"], "processed_output": data["grade"]}
    """),
    table(
        "line|grade",
        """
    nightly backup finished in 214 s|I
    disk /var is 91 percent full|W
    POST /orders returned 500: connection refused|E
    worker 3 started, listening on port 8080|I
    certificate runs out in 6 days|W
    job resize-images aborted, out of memory|E
    configuration reloaded by admin|I
    GET /cart timed out after 30 s|E
    retrying slow query, second attempt worked|W
    cache warmed with 1200 entries|I
    could not write invoice 877, no such directory|E
    clock is 2 s behind the time server|W
    """,
    ),
)

SENSOR = SmallTask(
    "boiler-trend",
    code(r"""
    series = ", ".join(str(value) for value in data["readings"])
    text = (
        "The readings of a boiler sensor are listed from the oldest to the newest. "
        "Say whether they are rising, falling or steady.\n"
        "Unit: {}\nReadings: {}\nTrend:"
    ).format(data["unit"], series)
    return {"input": text, "output": " " + data["trend"], "processed_output": data["trend"]}
    """),
    tuple(
        {"unit": unit, "readings": readings, "trend": trend}
        for unit, readings, trend in (
            ("bar", [2, 3, 5, 6], "rising"),
            ("kPa", [90, 84, 71, 60], "falling"),
            ("bar", [4, 4, 4, 4], "steady"),
            ("litre", [10, 14, 19, 25], "rising"),
            ("kPa", [55, 55, 55, 55], "steady"),
            ("litre", [40, 33, 21, 12], "falling"),
            ("degree", [61, 64, 70, 77], "rising"),
            ("degree", [80, 75, 69, 66], "falling"),
            ("litre", [8, 8, 8, 8], "steady"),
            ("bar", [9, 7, 6, 2], "falling"),
            ("degree", [70, 70, 70, 70], "steady"),
            ("kPa", [31, 38, 42, 57], "rising"),
        )
    ),
)

NEXT = SmallTask(
    "what-happens-next",
    code(r"""
    text = data["activity"] + ": " + data["context"]
    gold = next(key for key, value in data["target_scores"].items() if value == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "activity|context",
        """
    Baking bread|She kneads the dough and covers the bowl. After an hour she|*shapes two loaves./paints a garden fence./tunes a violin.
    Changing a tyre|He jacks up the car and loosens the bolts. Then he|waters the roses./*pulls off the wheel./reads out a poem.
    Washing a dog|They fill a tub and lift the puppy into it. The puppy|signs a cheque./drives down to the town./*shakes off the water.
    Playing chess|The boy moves his queen beside the king. His rival|*frowns at the board./peels a bag of potatoes./mows the lawn.
    Sailing|The wind picks up and the boat leans over. The crew|opens a small shop./*pulls in the sail./bakes a cake.
    Making tea|The water has boiled and the pot is warm. She now|climbs a ladder./sells her car./*adds the leaves.
    Cutting hair|The barber combs the wet hair straight. He then|*trims the ends./feeds the hens./locks the safe.
    Camping|They put out the fire and zip up the tent. Soon they|vote for a mayor./*fall asleep./weld a pipe.
    Ironing|He spreads the shirt out on the board. Next he|dives for pearls./milks a goat./*runs the iron over it.
    """,
        lead=" ",
    ),
    method="ppl",
)

BOOLQ = SmallTask(
    "yes-no-passage",
    code(r"""
    def clean(text):
        return text.strip().rstrip("?") + "?"

    gold = "yes" if data["answer"] else "no"
    text = f"{data['passage']}\n\nquestion: {clean(data['question'])}\nanswer (yes or no):"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "passage|question|answer?",
        """
    The okapi lives in the forests of Congo. It is a relative of the giraffe.|is the okapi related to the giraffe|true
    Lake Baikal holds more water than any other lake and never dries up.|does lake baikal dry up in summer|false
    The recipe calls for ground almonds and has no wheat flour.|is there wheat flour in the recipe|false
    Since 2003 the bridge is open to cyclists and people on foot.|can you cross the bridge by bicycle|true
    The harpsichord plucks its strings with small quills.|does a harpsichord pluck its strings|true
    Only members of the guild may sell on the old market.|can anyone sell on the old market|false
    The ferry to the island sails once a week, on Mondays.|is there a ferry on thursdays|false
    Both versions of the painting hang in the same room in Oslo.|do the two versions hang together|true
    The species was last seen in 1936 and is held to be extinct.|is the species thought to be extinct|true
    The film was shot in Malta, though it is set in Greece.|was the film shot in greece|false
    """,
    ),
)

TASKS = (TICKETS, REVIEWS, NURSE, LEASE, LOGS, SENSOR, NEXT, BOOLQ)
