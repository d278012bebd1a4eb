"""Right tasks with long prompts in English: tutoring, code review, hiring, exams and entities."""

from __future__ import annotations

from tests.lint.fortieth.forms import led, task
from tests.lint.making import starred, table

TUTOR = led(
    "evening-tutor",
    """
    **Who you are**
    You tutor pupils of the sixth grade in an evening school. They learn from your worked solutions, so
    every solution has to be one that they could have written themselves.

    **How a solution looks**
    - Write all steps in one line, one calculation per step.
    - Say in a few words what each calculation is for.
    - Use fractions only where the exercise does.
    - Close with `####` and the result, without its unit.

    **What to avoid**
    - Algebra with x and y; the class has not met it yet.
    - Rounding. All results are whole numbers.
    - Comments on how easy the exercise is.

    **Sample**
    Exercise: A baker fills 5 trays with 12 rolls each and sells 43 rolls. How many are left?
    Solution: He bakes 5 * 12 = 60 rolls. After the sale 60 - 43 = 17 are left. #### 17

    **Before you finish**
    Check the last calculation once more. The result behind the signs is what is graded.
    """,
    r"""
    text = f"Exercise: {data['exercise']}\nSolution:"
    return {
        "input": text,
        "output": f" {data['steps']} #### {data['result']}",
        "processed_output": data["result"],
    }
    """,
    table(
        "exercise|steps|result",
        """
        A cinema has 14 rows of 20 seats. 35 seats are empty. How many are taken?|There are 14 * 20 =
            280 seats. Of these 280 - 35 = 245 are taken.|245
        Mia buys 3 books at 9 euros and pays with 50 euros. What does she get back?|The books cost 3 * 9
            = 27 euros. She gets back 50 - 27 = 23 euros.|23
        A hen lays 5 eggs a week. How many eggs do 8 hens lay in 4 weeks?|In one week 8 hens lay 8 * 5 =
            40 eggs. In 4 weeks they lay 4 * 40 = 160.|160
        84 sweets are shared among 7 children. Each eats 5. How many has each left?|Each gets 84 / 7 =
            12 sweets. After eating 12 - 5 = 7 are left.|7
        A pool loses 15 litres an hour. How much does it lose in 2 days?|Two days have 2 * 24 = 48
            hours. The pool loses 48 * 15 = 720 litres.|720
        A train of 6 cars carries 72 people in each. 130 get off. How many stay?|It carries 6 * 72 =
            432 people. After the stop 432 - 130 = 302 stay.|302
        Four tickets cost 52 euros. What do 7 tickets cost?|One ticket costs 52 / 4 = 13 euros. Seven
            cost 7 * 13 = 91 euros.|91
        A farmer plants 9 rows of 16 trees and 8 trees by the gate. How many trees are there?|The rows
            have 9 * 16 = 144 trees. With the gate there are 144 + 8 = 152.|152
        """,
    ),
    postprocess="gsm8k_post",
    fewshot=2,
    max_tokens=128,
)

REVIEW = led(
    "review-comments",
    """
    ## Labelling comments of code reviews

    You label the comments that reviewers leave on pull requests. The labels feed a dashboard on which
    teams see what their reviews are about.

    ### The four labels

    | label | the comment … | blocking |
    |-------|---------------|----------|
    | bug | says that the code does something wrong or will crash | true |
    | test | says that a test is missing or checks the wrong thing | true |
    | style | is about names, layout, spelling or the order of imports | false |
    | question | asks for an explanation and wants no change yet | false |

    ### Instructions

    1. Decide on the label first, then read the value of `blocking` off the table.
    2. A polite question that plainly wants a change ("could you rename this?") gets the label of the change.
    3. Praise does not occur in this data.
    4. Do not judge whether the reviewer is right.

    ### Format

    One JSON object on one line with two keys, `label` (a string) and `blocking` (a boolean), in this
    order. For example:

    Comment: Please sort these imports.
    JSON: {"label": "style", "blocking": false}

    Comment: This divides by zero when the list is empty.
    JSON: {"label": "bug", "blocking": true}
    """,
    r"""
    gold = json.dumps({"label": data["label"], "blocking": data["label"] in ("bug", "test")})
    text = f"Comment: {data['comment']}\nJSON:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    table(
        "comment|label",
        """
        The loop starts at 1, so the first order is never sent.|bug
        Nothing checks what happens when the token has expired. Please add a case.|test
        `tmp2` says nothing, could you call it `retry_count`?|style
        Why do we need a second cache here?|question
        This raises KeyError for users without an address.|bug
        There is a blank line too many after the decorator.|style
        The assertion compares the mock with itself, so the test can never fail.|test
        Is this value in seconds or in milliseconds?|question
        The file is never closed when parsing fails.|bug
        Typo in the docstring: "recieve".|style
        Can you explain how this behaves with two workers?|question
        We should have a test with an empty basket.|test
        """,
    ),
    more="import json\n",
)

HIRE = task(
    "shortlist-grade",
    """
    You are a recruiter for a logistics company. For each applicant you compare one requirement of the
    job advertisement with one sentence of the CV and grade how well the sentence meets it.

    GRADES
    3 = fully met: the sentence shows all that is required
    2 = partly met: the same skill, but less of it or for a shorter time than required
    1 = related: another skill that would help to learn the required one
    0 = not met: the sentence has nothing to do with the requirement

    STEPS
    First, underline in your mind what the requirement asks for: which skill, and how much of it.
    Second, look for this skill in the sentence. If it is there, compare the amounts.
    Third, if it is not there, ask whether a near skill is. A near skill never earns more than 1.
    Last, choose the grade.

    FAIRNESS
    Age, name, gender, origin and hobbies must not change the grade. Gaps in a CV are not our business.
    More than is required is still a 3.

    ANSWER
    One digit from 0 to 3 behind "Grade:".
    """,
    r"""
    text = HEAD + f"\n\nRequirement: {data['need']}\nCV: {data['cv']}\nGrade:"
    gold = str(data["grade"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    table(
        "need|cv|grade#",
        """
        Two years as a forklift driver|I drove a forklift at a harbour from 2015 to 2021.|3
        Fluent spoken Polish|In my free time I sing in a choir.|0
        Five years of leading a team|I have led a team of six for one year.|2
        Knowledge of SAP|I kept the stock in Microsoft Dynamics for three years.|1
        Two years of welding steel|I soldered circuit boards for four years.|1
        Three years in customer service|I answered customers' calls at a bank for eight years.|3
        Experience with Excel macros|My last job was to water the plants of a nursery.|0
        One year of night shifts|I worked night shifts for three months in 2022.|2
        Certificate in first aid|I passed the first-aid course in May, with certificate.|3
        Four years of planning routes|I planned routes for couriers during two years.|2
        """,
    ),
)

NURSE = task(
    "nursing-exam",
    """
    # Exam items for nursing assistants

    ## Context
    The items below come from the final written exam of a one-year course. The exam office wants to know
    whether the key of each item is the only defensible one.

    ## Your part
    Answer the item as a well-prepared candidate would.

    ## Rules
    1. Each item has five options, A to E.
    2. One option is right; the others are wrong in any hospital.
    3. When an option is right only under special conditions that the item does not name, it is wrong.
    4. Units are those of the item.
    5. Do not write a rationale.

    ## Solved item

    Item: Which finding is a sign of dehydration?
    A. moist lips
    B. clear urine
    C. dark urine
    D. wet cough
    E. warm feet
    Answer: C

    ## Output
    The letter of the right option.
    """,
    r"""
    listed = "\n".join(f"{letter}. {each}" for letter, each in zip("ABCDE", data["options"]))
    text = HEAD + f"\n\nItem: {data['item']}\n{listed}\nAnswer:"
    gold = "ABCDE"[data["key"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    starred(
        """
        Which vessel carries blood away from the heart?|vein/*artery/nerve/tendon/duct
        What is measured in millimetres of mercury?|weight/pulse/fever/*blood pressure/height
        Which position helps a patient who is short of breath?|*upright/prone/head down/supine/kneeling
        What does a nurse do first before a sterile dressing?|eat/phone/write/sit/*wash the hands
        Which hormone lowers the sugar in the blood?|adrenaline/cortisol/*insulin/thyroxine/oestrogen
        Where is the pulse usually felt?|ear/*wrist/chin/heel/elbow tip
        Which vitamin is made in the skin by sunlight?|niacin/biotin/folic acid/*vitamin D/vitamin C
        What prevents bedsores best?|cold air/tight sheets/*regular turning/salt/dim light
        Which organ filters the blood and makes urine?|liver/spleen/lung/stomach/*kidney
        Which temperature is a fever in an adult?|*39 °C/35 °C/36 °C/36.5 °C/34 °C
        """,
        "item",
        "options",
        "key",
    ),
)

DRUGS = led(
    "drug-mentions",
    """
    Annotation guideline: names of medicines in letters of discharge

    1 Task
    Copy every medicine that the sentence names. A medicine is a substance or a brand that a patient
    takes, not a group of substances.

    2 What counts
    2.1 Substances: ibuprofen, metformin
    2.2 Brands: Aspirin, Voltaren
    2.3 Medicines that were stopped or refused count as well.

    3 What does not count
    3.1 Groups: antibiotics, painkillers, statins
    3.2 Doses, forms and times: 5 mg, tablets, in the evening
    3.3 Food and drink, even where they are healthy

    4 Form
    4.1 Keep the spelling of the sentence, capitals included.
    4.2 Keep the order of the sentence.
    4.3 Put a semicolon and a space between two names.
    4.4 If no medicine is named, write: none

    5 Worked sentences
    Sentence: We stopped Voltaren and started paracetamol 500 mg.
    Medicines: Voltaren; paracetamol

    Sentence: Antibiotics were not needed.
    Medicines: none
    """,
    r"""
    gold = "; ".join(data["names"]) if data["names"] else "none"
    text = f"Sentence: {data['sentence']}\nMedicines:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    tuple(
        {"sentence": row["sentence"], "names": [each for each in row["names"] if each]}
        for row in table(
            "sentence|names*",
            """
            She takes ramipril 5 mg in the morning.|ramipril
            The patient refused amoxicillin and was given clarithromycin.|amoxicillin/clarithromycin
            He drinks two litres of water a day and feels well.|
            Metformin was stopped before the scan.|Metformin
            Continue bisoprolol, torasemide and Xarelto as before.|bisoprolol/torasemide/Xarelto
            The statin was well tolerated.|
            Pain was treated with Novalgin drops.|Novalgin
            Start pantoprazole while he takes prednisolone.|pantoprazole/prednisolone
            An inhaler with salbutamol is used as needed.|salbutamol
            """,
        )
    ),
    max_tokens=48,
)
