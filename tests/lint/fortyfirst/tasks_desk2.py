"""Right tasks in English: units, a rota, dialogues and an exam of forklift drivers."""

from __future__ import annotations

from tests.lint.fortyfirst.shaped import task
from tests.lint.making import keyed, records, starred, table

UNIT = task(
    "kitchen-units",
    r"""
    text = HEAD + f"\n\nAmount: {data['amount']}\nGrams:"
    gold = data["grams"]
    """,
    '''
    HEAD = """A cookery publisher turns old British recipes into metric ones. You are the last step:
    every amount in ounces or pounds becomes grams.

    Conversion table of the house
      1 ounce = 28 grams
      1 pound = 450 grams

    Notes for the converter
      (1) Use the table above even if you know better figures; all our books are printed with it.
      (2) A half and a quarter are exact: half a pound is 225 grams.
      (3) Do not round.
      (4) The ingredient does not matter, only its amount.

    Samples
      Amount: 5 ounces of flour
      Grams: 140

      Amount: 3 pounds of potatoes
      Grams: 1350

    Write the number of grams in digits, without a unit and without a thousands separator."""
    ''',
    table(
        "amount|grams",
        """
    2 ounces of butter|56
    2 pounds of plums|900
    4 ounces of rice|112
    half a pound of sugar|225
    6 ounces of lentils|168
    4 pounds of apples|1800
    10 ounces of cheddar|280
    1 pound of cherries|450
    """,
    ),
)

ROTA = task(
    "ward-rota",
    r"""
    shown = "\n".join(f"| {day} | {early} | {late} |" for day, early, late in data["rota"])
    text = HEAD + "\n\nRota:\n| date | early | late |\n| --- | --- | --- |\n" + shown
    text += "\nQuestion: " + data["question"] + "\nAnswer:"
    gold = data["day"]
    """,
    '''
    HEAD = """You help the secretary of a small hospital ward to look things up in the rota.

    What a rota looks like
    - There is one row per date; dates are written year-month-day.
    - The column "early" names who works from 6 to 14, the column "late" who works from 14 to 22.
    - Nobody works twice on one date.

    How to answer
    - Every question asks for a date, and exactly one date in the rota is right.
    - Copy the date as the rota has it; do not add the weekday and do not change its order.
    - If you are unsure, read the column names again: most mistakes mix up the two shifts.

    A question and its answer could look like this:

    Rota:
    | date | early | late |
    | --- | --- | --- |
    | 2023-01-09 | Zoe | Karl |
    | 2023-01-10 | Karl | Zoe |
    Question: When does Karl work late?
    Answer: 2023-01-09

    Write nothing but the date."""
    ''',
    records(
        "rota question day",
        (
            [["2024-03-04", "Ann", "Bo"], ["2024-03-05", "Bo", "Cy"], ["2024-03-06", "Cy", "Ann"]],
            "When does Bo work early?",
            "2024-03-05",
        ),
        (
            [["2024-04-11", "Dee", "Eli"], ["2024-04-12", "Eli", "Fay"]],
            "When does Eli work late?",
            "2024-04-11",
        ),
        (
            [
                ["2024-05-20", "Gus", "Ida"],
                ["2024-05-21", "Ida", "Jon"],
                ["2024-05-22", "Kim", "Gus"],
            ],
            "When does Gus work late?",
            "2024-05-22",
        ),
        (
            [["2024-06-01", "Lou", "Max"], ["2024-06-02", "Max", "Ned"]],
            "When does Max work early?",
            "2024-06-02",
        ),
        (
            [
                ["2024-07-15", "Oz", "Pam"],
                ["2024-07-16", "Pam", "Ray"],
                ["2024-07-17", "Ray", "Oz"],
            ],
            "When does Pam work late?",
            "2024-07-15",
        ),
        (
            [["2024-08-08", "Sue", "Tim"], ["2024-08-09", "Uma", "Sue"]],
            "When does Uma work early?",
            "2024-08-09",
        ),
        (
            [
                ["2024-09-23", "Val", "Wes"],
                ["2024-09-24", "Wes", "Xia"],
                ["2024-09-25", "Xia", "Val"],
            ],
            "When does Xia work late?",
            "2024-09-24",
        ),
        (
            [["2024-10-30", "Yan", "Abe"], ["2024-10-31", "Abe", "Yan"]],
            "When does Yan work early?",
            "2024-10-30",
        ),
    ),
)

DIAL = task(
    "clerk-replies",
    r"""
    text = HEAD + f"\n\nCustomer: {data['question']}\nClerk:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    """,
    '''
    HEAD = """The following are exchanges at the counter of a railway station.

    The clerk is trained like this:
    1. Answer what the customer asks before anything else.
    2. Stay polite even when the customer is not.
    3. Never guess: a clerk who does not know says where to ask.
    4. Keep it to one sentence.

    The customers are travellers, school classes, and now and then somebody who has lost a hat. The
    clerk knows the timetable, the prices and the building.

    Customer: Where is the waiting room?
    Clerk: It is on platform one, next to the kiosk.

    Customer: Is the night train late again?
    Clerk: I am afraid so, it will be here in twenty minutes."""
    ''',
    keyed(
        "question",
        """
    Two tickets to Ulm, please.|*That will be forty euros, please./The kiosk by the door is closed today, I fear./No dogs here.
    Does this train have a dining car?|It is raining again, and the roof leaks./*Yes, it is the third car./Ask your mother.
    I left my hat on the bench.|Hats are silly./*The lost property office is upstairs./At noon.
    Which platform for Graz?|*It leaves from platform six./Graz is an old town with a clock tower./I like trains.
    May I take my bike?|Bikes rust when they are left out in the rain./The moon is full./*You may, with a ticket for the bike.
    When does the last train leave?|Platform two has a new bench since last week./*It leaves at ten past eleven./Nobody knows you.
    How much is a coffee here?|*A coffee is three euros at the kiosk./By bus./On Mondays only.
    Is there a lift?|Stairs are healthy./Four euros./*Yes, it is behind the ticket machines.
    """,
        lead=" ",
    ),
    lead="",
    method="ppl",
)

FORK = task(
    "forklift-exam",
    r"""
    listed = "\n".join(f"{sign}. {each}" for sign, each in zip("ABCD", data["choices"]))
    text = HEAD + f"\n\n## Question\n{data['question']}\n\n## Choices\n{listed}\n\n## Answer\nLetter:"
    gold = "ABCD"[data["answer"]]
    """,
    '''
    HEAD = """# Theory exam for drivers of forklift trucks

    You sit the exam of a training centre. These instructions are read out before it starts.

    - There are four choices for each question, lettered A to D.
    - One choice is right. Three are wrong, though they may sound harmless.
    - Rules of the house are not asked for; the law and common sense are enough.
    - "Load" means the goods on the fork, "mast" the upright frame in front of the driver.
    - If a question says "always" or "never", take it at its word.

    ## How to fill in the sheet

    After "Letter:" write the letter of the right choice, in capitals and without a full stop. A sheet
    with two letters, or with words, counts as wrong."""
    ''',
    starred("""
    How should a load be carried?|*low and tilted back/as high as it goes/on one prong/by hand
    What do you do before you start?|turn on music/*check brakes and fork/eat/polish the mast
    Who may ride on the fork?|children/anyone brave/*nobody/the foreman
    Where do you look when you reverse?|*behind you/at the mast/at your phone/up
    What must you do on a ramp with a load?|turn round/drive fast/jump off/*keep the load uphill
    What does a leaking hose call for?|*reporting it at once/more speed/a rag/waiting for Friday
    When may you leave the key in the truck?|at lunch/overnight/*never/on Sundays
    What limits the weight of a load?|the colour/*the plate on the truck/the weather/your mood
    """),
)

TASKS = (UNIT, ROTA, DIAL, FORK)
