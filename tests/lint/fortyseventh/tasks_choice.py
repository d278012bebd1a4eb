"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

CHEM = SmallTask(
    "chem-vocab",
    code(r"""
    opts = data["options"]
    listed = "\n".join(f"  {key}) {opts[key]}" for key in sorted(opts))
    text = (
        "General chemistry, first semester. Choose a, b, c or d.\n\n"
        f"{data['stem']}\n{listed}\nCorrect choice:"
    )
    return {"input": text, "output": " " + data["key"], "processed_output": data["key"]}
    """),
    records(
        "stem options key",
        (
            "Which species is the conjugate base of HF?",
            {"a": "H2F+", "b": "F-", "c": "HF2", "d": "OH-"},
            "b",
        ),
        (
            "Which element has the highest electronegativity?",
            {"a": "oxygen", "b": "chlorine", "c": "nitrogen", "d": "fluorine"},
            "d",
        ),
        (
            "What is the oxidation state of Mn in KMnO4?",
            {"a": "+7", "b": "+4", "c": "+2", "d": "+5"},
            "a",
        ),
        (
            "Which gas is given off when zinc meets dilute acid?",
            {"a": "oxygen", "b": "carbon dioxide", "c": "hydrogen", "d": "chlorine"},
            "c",
        ),
        (
            "Which indicator is colourless in acid?",
            {"a": "methyl orange", "b": "phenolphthalein", "c": "litmus", "d": "bromothymol blue"},
            "b",
        ),
        (
            "Which bond is the most polar?",
            {"a": "C-H", "b": "N-H", "c": "O-H", "d": "S-H"},
            "c",
        ),
        (
            "What shape does methane have?",
            {"a": "tetrahedral", "b": "linear", "c": "bent", "d": "trigonal planar"},
            "a",
        ),
        (
            "Which of these is a noble gas?",
            {"a": "bromine", "b": "sodium", "c": "sulfur", "d": "krypton"},
            "d",
        ),
        (
            "What is the formula of slaked lime?",
            {"a": "CaO", "b": "CaCO3", "c": "Ca(OH)2", "d": "CaSO4"},
            "c",
        ),
        (
            "Which metal is liquid at room temperature?",
            {"a": "indium", "b": "mercury", "c": "tin", "d": "lead"},
            "b",
        ),
        (
            "Which particle has no charge?",
            {"a": "neutron", "b": "proton", "c": "electron", "d": "positron"},
            "a",
        ),
        (
            "Which acid is in vinegar?",
            {"a": "citric acid", "b": "formic acid", "c": "lactic acid", "d": "acetic acid"},
            "d",
        ),
    ),
)

ROBOT = SmallTask(
    "robot-quiz",
    code(
        r"""
    lines = [data["prompt"]]
    for number, option in enumerate(data["answers"], start=1):
        lines.append(f"({number}) {option}")
    lines.append("Your pick (1-4):")
    gold = str(data["correct"] + 1)
    return {"input": "\n".join(lines), "output": f" {gold}", "processed_output": gold}
    """
    ),
    starred(
        """
    Which sensor measures angular velocity?|*gyroscope/barometer/thermistor/microphone
    What does the I in PID stand for?|inertial/*integral/inverse/internal
    Which joint only slides along an axis?|revolute/spherical/*prismatic/universal
    What does ROS call a named bus for messages?|package/parameter/launch file/*topic
    Which filter estimates a state from noisy readings?|*Kalman/Bayer/Sobel/coffee
    How many degrees of freedom has a rigid body in space?|three/four/*six/nine
    Which motor turns by fixed small angles?|*stepper/induction/universal/linear
    What does a LIDAR send out?|sound/*light/heat/radio waves
    What is at the free end of an arm?|the base/the encoder/the gearbox/*the gripper
    Which planner grows a random tree?|A*/Dijkstra/*RRT/BFS
    What does SLAM build besides a pose?|a budget/*a map/a motor/a log
    Which unit is used for torque?|watt/pascal/hertz/*newton metre
    """,
        question="prompt",
        choices="answers",
        answer="correct",
    ),
)

LIBRARY = SmallTask(
    "part-family",
    code(
        r"""
    text = GUIDE + f"\n\nPart on the folder: {data['part']}\nFamily:"
    return {"input": text, "output": " " + data["family"], "processed_output": data["family"]}
    """,
        above='''
    GUIDE = """We file the parts of each work by family.
    strings - violin, viola, cello, double bass
    woodwind - flute, oboe, clarinet, bassoon and their relatives
    brass - horn, trumpet, trombone, tuba
    percussion - whatever is struck or shaken"""
    ''',
    ),
    table(
        "part|family",
        """
    Violin I, desk 3|strings
    Cor anglais|woodwind
    Bass trombone|brass
    Glockenspiel|percussion
    Contrabassoon|woodwind
    Viola, inside desk|strings
    Horn in F, 3 and 4|brass
    Side drum|percussion
    Piccolo|woodwind
    Double bass with low C|strings
    Trumpet in B flat, offstage|brass
    Tambourine and triangle|percussion
    """,
    ),
    fewshot=4,
)

CALLS = SmallTask(
    "call-routing",
    code(
        r"""
    shown = "\n".join(f"{short}: {meaning}" for short, meaning in QUEUES.items())
    text = f"Queues\n{shown}\n\nCaller says: \"{data['utterance']}\"\nQueue code:"
    gold = data["queue"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    QUEUES = {
        "BIL": "billing, charges and refunds",
        "TEC": "technical trouble with line or router",
        "CAN": "cancelling or ending a contract",
        "MOV": "moving the line to a new address",
    }
    """,
    ),
    table(
        "utterance|queue",
        """
    There is a refund I have been waiting for since May.|BIL
    My router blinks red all day.|TEC
    I want to end my contract this month.|CAN
    We are moving to Leeds and need the line there.|MOV
    Why is there a charge for a film on my account?|BIL
    The line crackles whenever it rains.|TEC
    Please cancel everything, I am going abroad.|CAN
    Our new address has no socket yet.|MOV
    I paid twice and would like a refund of one.|BIL
    The technical team left and the router is still dead.|TEC
    How do I get out of the contract early?|CAN
    From June I live at a new address.|MOV
    """,
    ),
    description="You sort calls of an internet provider. Answer with one code.",
)

MEDNLI = SmallTask(
    "ward-nli",
    code(r"""
    text = (
        f"Chart note: {data['note']}\nStatement: {data['statement']}\n"
        "Does the note support the statement? Reply yes, no or unclear.\nReply:"
    )
    gold = [k for k, v in data["target_scores"].items() if v == 1][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "note|statement",
        """
    Pt afebrile, lungs clear.|The patient has a fever.|yes/*no/unclear
    Mother of two, allergic to penicillin.|The patient has an allergy.|*yes/no/unclear
    Admitted after a fall at home.|The patient lives alone.|yes/no/*unclear
    BP 182/104 on arrival.|The blood pressure was raised.|*yes/no/unclear
    Denies alcohol and tobacco.|The patient says she smokes.|yes/*no/unclear
    Scheduled for MRI of the knee on Friday.|The knee needs surgery.|yes/no/*unclear
    Right leg amputated in 2009.|The patient has both legs.|yes/*no/unclear
    Insulin twice daily since age 12.|The patient takes insulin.|*yes/no/unclear
    Wound dry, sutures removed today.|The wound still has sutures.|yes/*no/unclear
    Referred by the family doctor.|The family doctor is a woman.|yes/no/*unclear
    Vomited three times overnight.|The patient was sick at night.|*yes/no/unclear
    Works shifts in a bakery.|The patient has asthma.|yes/no/*unclear
    """,
        lead=" ",
    ),
    method="ppl",
)

PASSAGE = SmallTask(
    "board-minutes",
    code(r"""
    parts = [
        "Minutes:\n" + data["minutes"],
        "Question: " + data["question"] + " (yes/no)",
        "Answer:",
    ]
    gold = " yes" if data["target_scores"][" yes"] else " no"
    return {"input": "\n\n".join(parts), "output": gold, "processed_output": gold}
    """),
    keyed(
        "minutes|question",
        """
    The board met on 3 March. The budget was passed with one vote against.|Was the budget
     passed?|*yes/no
    Ms Orr reported that the roof still leaks. No repair has been ordered.|Has a repair been
     ordered?|yes/*no
    Two members left early. The vote was put off until May.|Did the vote take place?|yes/*no
    The treasurer showed the accounts, which were approved by all.|Were the accounts
     approved?|*yes/no
    A lift will be built next year, paid for by a grant.|Is the lift paid for by a grant?|*yes/no
    Mr Hale offered to lead the garden group. Nobody else stood.|Did several people
     stand?|yes/*no
    The noise rule was read out and kept as it is.|Was the noise rule changed?|yes/*no
    Fees rise by two euros from July.|Will the fees go up?|*yes/no
    The insurer refused the claim for the cellar.|Did the insurer pay?|yes/*no
    Keys are kept at the porter's desk from now on.|Does the porter's desk keep the
     keys?|*yes/no
    """,
        lead=" ",
    ),
    method="ppl",
)

ADVERTS = SmallTask(
    "job-adverts",
    code(r"""
    text = "Read the advert and say which seniority it is for.\n"
    text += "Labels: junior | senior | lead\n"
    text += "Advert: %s\nSeniority:" % data["advert"]
    return {"input": text, "output": " %s" % data["level"], "processed_output": data["level"]}
    """),
    table(
        "advert|level",
        """
    First job in data? We train you from day one.|junior
    Eight years of Java, mentors others at times.|senior
    You head a group of six and own its budget.|lead
    Graduates welcome, no experience needed.|junior
    Runs the whole platform department.|lead
    A seasoned analyst who needs no supervision.|senior
    Entry role for school leavers.|junior
    Manages the testers and reports to the board.|lead
    Deep knowledge of SQL gained over many years.|senior
    Internship that may become a first post.|junior
    Builds and directs our new design team.|lead
    An expert welder with long practice.|senior
    """,
    ),
    shots=table(
        "advert|level",
        """
    Apprentices wanted for our workshop.|junior
    Takes charge of all ten editors.|lead
    A veteran programmer for hard problems.|senior
    Trainee nurse, we teach everything.|junior
    """,
    ),
)

TASKS = (CHEM, ROBOT, LIBRARY, CALLS, MEDNLI, PASSAGE, ADVERTS)
