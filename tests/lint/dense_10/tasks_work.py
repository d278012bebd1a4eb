"""Right tasks on letters, tickets, contracts and reports."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

COMMITS = SmallTask(
    "commit-kinds",
    code(
        r"""
        text = "What kind of commit is it?\nfix: repairs a bug\nfeat: adds something new for users\n"
        text += f"docs: changes the documentation alone\n\nMessage: {data['message']}\nKind:"
        gold = KINDS[data["label"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'KINDS = ["fix", "feat", "docs"]',
    ),
    table(
        "message|label#",
        """
        Prevent crash when the file is empty|0
        Add dark mode to the settings page|1
        Correct typos in the README|2
        Stop leaking connections after a timeout|0
        Support export to CSV|1
        Explain the install steps in the user guide|2
        Repair off-by-one error in pagination|0
        Introduce a keyboard shortcut for search|1
        Update the changelog and the tutorial|2
        Handle null pointer in the parser instead of crashing|0
        New command to merge two projects|1
        Rewrite the manual's chapter on plugins|2
        """,
    ),
    shots=table(
        "message|label#",
        """
        Avoid division by zero in the average|0
        Add login by fingerprint|1
        Describe all options in the handbook|2
        """,
    ),
)

CLAUSES = SmallTask(
    "contract-clauses",
    code(
        r"""
        prompt = "Clause types: T = termination, P = payment, C = confidentiality.\n"
        for clause, letter in EXAMPLES:
            prompt += f"Clause: {clause}\nType: {letter}\n"
        prompt += f"Clause: {data['clause']}\nType:"
        gold = LETTER[data["type"]]
        return {"input": prompt, "output": " " + gold, "processed_output": gold}
        """,
        """
        LETTER = {"termination": "T", "payment": "P", "confidentiality": "C"}
        EXAMPLES = [
            ("Either party may end this agreement on sixty days' notice.", "T"),
            ("The client shall settle each invoice within thirty days.", "P"),
            ("Neither party shall disclose the other's trade secrets.", "C"),
        ]
        """,
    ),
    table(
        "clause|type",
        """
        The licensee shall pay a fee of 2,000 euros per quarter.|payment
        The recipient shall keep all documents secret for five years.|confidentiality
        This contract ends at once if a party becomes insolvent.|termination
        Late sums bear interest at eight per cent a year.|payment
        Information marked as private may not be shown to third parties.|confidentiality
        The employer may dismiss the employee with three months' notice.|termination
        Invoices are due on the first of each month by bank transfer.|payment
        The consultant shall not reveal the recipe to anyone.|confidentiality
        Upon a serious breach the other side may cancel the agreement.|termination
        A deposit of half the price is owed on signing.|payment
        """,
    ),
    fewshot=0,
)

HYGIENE = SmallTask(
    "kitchen-inspections",
    code(r"""
    text = "Inspection note: {}\nResult (0 if the kitchen failed, 1 if it passed):".format(data["note"])
    if data["outcome"] == "pass":
        gold = "1"
    else:
        gold = "0"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "note|outcome",
        """
        Mouse droppings behind the fridge and rotten meat on the shelf.|fail
        Spotless counters, all food labelled and chilled.|pass
        Raw chicken dripping onto salad, no soap at the sink.|fail
        Staff wash their hands, the records are complete and tidy.|pass
        Cockroaches in the flour; we closed the place at once.|fail
        Everything clean, temperatures right, an exemplary kitchen.|pass
        The freezer stood at plus nine and the fish stank.|fail
        Separate boards, fresh cloths, no complaints at all.|pass
        Sewage on the floor of the pantry.|fail
        Well kept, well lit, all rules observed.|pass
        """,
    ),
    shots=table(
        "note|outcome",
        """
        Mould on the walls and rats in the yard.|fail
        Gleaming, orderly, and every date in order.|pass
        Rancid oil and filthy fryers.|fail
        """,
    ),
)

RSVP = SmallTask(
    "invitation-replies",
    code(
        r"""
        text = f"{TASK}\nReply: {data['reply']}\nLabel:"
        gold = LABELS[int(data["comes"])]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        LABELS = ["n", "y"]
        TASK = """Will the guest come to the party? Answer y or n.
        y means that the guest will be there
        n means that the guest stays away
        Reply: Count me in, I will bring a cake!
        Label: y
        Reply: Alas, we are abroad that week.
        Label: n"""
        ''',
    ),
    table(
        "reply|comes?",
        """
        We would not miss it, see you on Saturday!|true
        So sorry, I have to work that night.|false
        Unfortunately I must decline.|false
        Yes please, all four of us.|true
        Happy to join you, what shall I wear?|true
        I have flu and shall be in bed, sorry.|false
        Sadly we cannot make it.|false
        With pleasure! I will be there at eight.|true
        Wonderful, I accept with thanks.|true
        Not this time, the babysitter cancelled.|false
        """,
    ),
    fewshot=0,
)

FLIGHT = SmallTask(
    "flight-phases",
    code(
        r"""
        text = "Phase of flight. TO is take-off, CR is cruise, LD is landing.\n"
        text += "Report: " + data["report"] + "\nPhase:"
        gold = PHASES[data["phase"] - 1]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'PHASES = "TO CR LD".split()',
    ),
    table(
        "report|phase#",
        """
        While accelerating down the runway before lift-off, a tyre burst.|1
        At 37,000 feet, three hours from either coast, the crew smelt smoke.|2
        The aircraft touched down hard and veered off the runway.|3
        A bird struck the engine seconds after rotation, as we left the ground.|1
        In level flight over the ocean a passenger fell ill.|2
        The gear did not lock on final approach; it collapsed at touchdown.|3
        The crew rejected the departure at 90 knots on the runway.|1
        Turbulence at flight level 350 halfway along the route threw a trolley over.|2
        Brakes overheated as the plane slowed down after arrival on the runway.|3
        """,
    ),
    shots=table(
        "report|phase#",
        """
        As the jet left the ground on departure, a panel came off.|1
        Midway across the Atlantic at 39,000 feet the radio failed.|2
        On touchdown both main tyres burst.|3
        """,
    ),
)

PHISH = SmallTask(
    "mail-risk",
    code(
        r"""
        prompt = f"{GUIDE}\n\nMail: {data['mail']}\nRisk:"
        gold = "2" if data["is_scam"] else "1"
        return {"input": prompt, "output": " " + gold, "processed_output": gold}
        """,
        '''
        GUIDE = """Give each mail its level of risk.
        * 1: harmless, from someone the reader deals with
        * 2: a trick to get passwords or money

        Mail: Your mailbox is full! Enter your password here within 24 hours or lose it.
        Risk: 2

        Mail: Hi Jo, the minutes of Tuesday's meeting are attached.
        Risk: 1"""
        ''',
    ),
    table(
        "mail|is_scam?",
        """
        Dear customer, your account is locked, confirm your PIN at bank-secure-login.xyz|true
        Lunch at one? I booked the table by the window.|false
        I am a prince and need your help to move 20 million dollars.|true
        The dentist confirms your appointment on 4 May.|false
        You have won a phone! Pay two euros for postage with your card now.|true
        Your library books are due back next week.|false
        Boss here, I'm in a meeting, buy gift cards and send me the codes at once.|true
        Thanks for the photos, Mum loved them.|false
        Tax refund waiting: type in your card number and its code.|true
        Choir practice moves to Thursday this month.|false
        """,
    ),
    fewshot=0,
)

BUGS = SmallTask(
    "bug-sorts",
    code(
        r"""
        legend = "\n".join(["1. the program crashes", "2. the program is slow", "3. the text has a typo"])
        text = f"Sort bug reports.\n{legend}\nReport: {data['report']}\nSort:"
        gold = NUMBERS[data["sort"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'NUMBERS = dict(crash="1", speed="2", typo="3")',
    ),
    table(
        "report|sort",
        """
        It dies with a segmentation fault when I press Save.|crash
        The list takes forty seconds to load.|speed
        The button says Cancle instead of Cancel.|typo
        The app closes itself with a stack trace.|crash
        Scrolling lags badly and the fan howls.|speed
        "Recieve" is misspelt on the login page.|typo
        Opening a second window kills the whole process.|crash
        Search got ten times slower since the update.|speed
        The dialog reads "Are you shure?"|typo
        Fatal exception on start, nothing opens.|crash
        """,
    ),
    shots=table(
        "report|sort",
        """
        The editor aborts with a core dump.|crash
        Each click needs half a minute.|speed
        The menu spells "Langauge".|typo
        """,
    ),
)

TRIAGE = SmallTask(
    "triage-colours",
    code(
        r"""
        text = "Red means that the patient is in danger of death. Yellow means that a doctor has to look "
        text += "within hours. Green means that the patient can wait or go home.\n"
        text += f"Patient: {data['patient']}\nColour:"
        gold = COLOUR[data["level"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'COLOUR = {3: "Red", 2: "Yellow", 1: "Green"}',
    ),
    table(
        "patient|level#",
        """
        No pulse, not breathing, found on the floor.|3
        A splinter in the thumb, otherwise well.|1
        Broken wrist, in pain, awake and stable.|2
        Massive bleeding from the thigh, losing consciousness.|3
        A mild cold for two days.|1
        High fever and a stiff belly since the morning, talking clearly.|2
        Choking, lips blue.|3
        Wants a repeat of a prescription for hay fever.|1
        Deep cut on the arm that has stopped bleeding, needs stitches.|2
        A mosquito bite that itches.|1
        Cardiac arrest in the waiting room.|3
        """,
    ),
    shots=table(
        "patient|level#",
        """
        Gunshot to the chest, pressure falling fast.|3
        A blister on the heel.|1
        Dislocated shoulder, stable.|2
        """,
    ),
)

TASKS = (COMMITS, CLAUSES, HYGIENE, RSVP, FLIGHT, PHISH, BUGS, TRIAGE)
