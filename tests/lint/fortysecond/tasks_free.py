"""Right tasks with guidelines in English whose answers are free."""

from __future__ import annotations

from tests.lint.fortysecond.writing import guide
from tests.lint.making import table
from tests.lint.shape import SmallTask, code

RELATION = guide(
    "company-relations",
    """
    ### Instructions for annotators (version 3)

    You extract one relation from one sentence of business news.

    **Relations**

    * `acquired`: the first company bought the second
    * `supplies`: the first company delivers goods to the second
    * `sued`: the first company took the second to court

    **Procedure**

    1. Find the two companies.
    2. Decide which of them acts. The acting company comes first, even if the sentence is in the
       passive.
    3. Write company, relation and company with a vertical bar between them.
    4. Copy the names of the companies as they stand in the sentence.

    **Examples**

    Sentence: Norwell was taken to court by Abex over a patent.
    Triple: Abex | sued | Norwell

    Sentence: Tarn bought its rival Ostrava Glass last year.
    Triple: Tarn | acquired | Ostrava Glass

    **Reminder**

    One triple per sentence, on one line, with no explanation.
    """,
    r'''f"\n\nSentence: {data['sentence']}\nTriple:"''',
    table(
        "sentence|first|relation|second",
        """
    Helix Foods has bought the dairy maker Lowland Milk.|Helix Foods|acquired|Lowland Milk
    The tyres of Viamotor come from Gumtec.|Gumtec|supplies|Viamotor
    Redstone was sued by Calder Mining for breach of contract.|Calder Mining|sued|Redstone
    Oriel Steel provides Marden Ships with plates.|Oriel Steel|supplies|Marden Ships
    Pinto filed a lawsuit against Quill Media.|Pinto|sued|Quill Media
    Last spring Sabre Air was acquired by Nordwing.|Nordwing|acquired|Sabre Air
    All screens of Teleta are delivered by Vitrum.|Vitrum|supplies|Teleta
    Gale Energy took over the start-up Sunlet.|Gale Energy|acquired|Sunlet
    """,
    ),
    gold="f\"{data['first']} | {data['relation']} | {data['second']}\"",
)

UNITS = guide(
    "kitchen-units",
    """
    You are a kitchen assistant who converts recipes from American to metric measures.

    Use exactly these factors and no others:

    | from | to |
    | --- | --- |
    | 1 cup | 240 ml |
    | 1 tablespoon | 15 ml |
    | 1 teaspoon | 5 ml |
    | 1 pound | 450 g |

    How to work
    Step 1. Name the factor that you use.
    Step 2. Multiply the amount by the factor and show the product.
    Step 3. Finish with four hash signs and the bare number of millilitres or grams.

    Keep everything on one line. Round nothing: all amounts are chosen so that whole numbers come
    out. Never write the unit behind the hash signs, because a script reads the number.

    Example
    Amount: 3 tablespoons of oil
    Conversion: One tablespoon is 15 ml, so 3 * 15 = 45 ml. #### 45
    """,
    r'''f"\n\nAmount: {data['amount']}\nConversion:"''',
    table(
        "amount|steps|total",
        """
    2 cups of milk|One cup is 240 ml, so 2 * 240 = 480 ml.|480
    4 teaspoons of vanilla|One teaspoon is 5 ml, so 4 * 5 = 20 ml.|20
    3 pounds of flour|One pound is 450 g, so 3 * 450 = 1350 g.|1350
    6 tablespoons of soy sauce|One tablespoon is 15 ml, so 6 * 15 = 90 ml.|90
    5 cups of stock|One cup is 240 ml, so 5 * 240 = 1200 ml.|1200
    2 pounds of carrots|One pound is 450 g, so 2 * 450 = 900 g.|900
    7 teaspoons of sugar|One teaspoon is 5 ml, so 7 * 5 = 35 ml.|35
    """,
    ),
    gold='data["total"]',
    output="f\" {data['steps']} #### {gold}\"",
    postprocess="gsm8k_post",
)

DRUGS = guide(
    "drug-names",
    """
    <instructions>
    Read the note of a nurse and list every medicine that the patient received.
    </instructions>

    <definitions>
    A medicine is a named drug. Drug classes (antibiotics, painkillers), food and fluids are not
    medicines for our purpose.
    </definitions>

    <rules>
    - Copy the names from the note, in the order in which they appear.
    - Separate names with a comma and a space.
    - Leave out doses, routes and times.
    - A medicine that was refused or withheld is not listed.
    - Each note contains at least one medicine that was given.
    </rules>

    <example>
    Note: Gave ibuprofen 400 mg at 8, held warfarin, later gave cetirizine.
    Medicines: ibuprofen, cetirizine
    </example>
    """,
    r'''f"\n\nNote: {data['note']}\nMedicines:"''',
    table(
        "note|given*",
        """
    Patient took paracetamol 1 g and slept well.|paracetamol
    Given amoxicillin by mouth and metoclopramide against nausea.|amoxicillin/metoclopramide
    Refused aspirin; took ramipril and bisoprolol with water.|ramipril/bisoprolol
    Morphine 2 mg given at noon, tea and toast afterwards.|Morphine
    Insulin and metformin given before breakfast, atorvastatin at night.|Insulin/metformin/atorvastatin
    Warfarin held because of bleeding, pantoprazole given.|pantoprazole
    Heparin and furosemide given as charted.|Heparin/furosemide
    """,
    ),
    gold='", ".join(data["given"])',
)

TUTOR = SmallTask(
    "algebra-tutor",
    code(
        r"""
    text = TEMPLATE.format(equation=data["equation"])
    return {
        "input": text,
        "output": f" {data['steps']} Therefore x = {data['x']}",
        "processed_output": str(data["x"]),
    }
    """,
        above='''
    TEMPLATE = """You tutor pupils of the eighth grade in linear equations.

    Context
    The pupil has already tried the equation and is stuck. Your solution is shown beside the
    pupil's own, line by line, so that both can be compared.

    What we expect of a solution
    1. Every step says what is done to both sides and shows the equation that results.
    2. Steps are written as short sentences, one after the other, on a single line.
    3. Numbers stay on the right, x stays on the left.
    4. The last words are "Therefore x = " and the number.
    5. All solutions are whole numbers; do not write fractions.

    What to avoid
    - guessing a value and testing it
    - words such as obviously or simply, which discourage weak pupils

    Sample
    Equation: 3x + 4 = 19
    Solution: Subtract 4 from both sides: 3x = 15. Divide both sides by 3: x = 5. Therefore x = 5

    Now the pupil's equation.

    Equation: {equation}
    Solution:"""
    ''',
    ),
    table(
        "equation|steps|x#",
        """
    2x + 6 = 20|Subtract 6 from both sides: 2x = 14. Divide both sides by 2: x = 7.|7
    5x - 10 = 30|Add 10 to both sides: 5x = 40. Divide both sides by 5: x = 8.|8
    4x + 1 = 13|Subtract 1 from both sides: 4x = 12. Divide both sides by 4: x = 3.|3
    7x - 7 = 14|Add 7 to both sides: 7x = 21. Divide both sides by 7: x = 3.|3
    x + 25 = 31|Subtract 25 from both sides: x = 6.|6
    9x + 2 = 20|Subtract 2 from both sides: 9x = 18. Divide both sides by 9: x = 2.|2
    6x - 12 = 48|Add 12 to both sides: 6x = 60. Divide both sides by 6: x = 10.|10
    """,
    ),
    fewshot=0,
    postprocess="gsm8k_post",
)

TASKS = (RELATION, UNITS, DRUGS, TUTOR)
