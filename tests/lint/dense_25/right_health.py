"""Right prompts of hospitals and medical research, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import BEST, described, filled, guided
from tests.lint.making import keyed, table

TRIAGE = guided(
    "triage by decision steps, with anchors for each colour",
    "ed-triage",
    """
    You are an experienced triage nurse in the emergency department of a general hospital.
    You read the first note on a patient and assign one of three colours. Doctors see patients in that order.

    ## Colours
    - RED: life or limb is in danger; the patient is seen at once.
      Examples: no breathing, severe shock, an ongoing seizure, a suspected heart attack.
    - YELLOW: urgent but stable; the patient is seen within an hour.
      Examples: a closed fracture, a high fever in an adult who is alert, abdominal pain for a day.
    - GREEN: not urgent; the patient can wait for several hours.
      Examples: a small cut, an insect bite, a request for a prescription.

    ## Decision steps
    1. First check airway, breathing, circulation and consciousness. If any of them fails, the colour is RED.
    2. Then look for a condition that needs treatment today, such as a fracture. If there is one, the colour is YELLOW.
    3. Otherwise the colour is GREEN.

    ## Edge cases
    - A symptom that has gone by itself is judged by the state of the patient now.
    - Anxiety of relatives does not raise the colour.

    ## Example
    Note: Man, 58, crushing chest pain for 30 minutes, pale and sweating.
    Colour: RED

    ## Output
    Write the colour in capitals and nothing else.
    """,
    """f"Note: {data['note']}\\nColour:\"""",
    table(
        "note|label",
        """
        Woman, 71, found unconscious at home, breathing slow and shallow.|RED
        Boy, 9, fell off a swing, forearm bent and swollen, alert.|YELLOW
        Man, 33, wants a renewal of his hay fever tablets.|GREEN
        Woman, 26, fever of 39.6 for two days, flank pain, alert, stable pulse.|YELLOW
        Man, 45, throat swelling and wheezing minutes after a bee sting.|RED
        Girl, 6, graze on the knee, cleaned by her mother.|GREEN
        Man, 62, bleeding heavily from the thigh after an accident, pulse 140, grey skin.|RED
        Woman, 39, mosquito bites on both ankles, itchy since yesterday.|GREEN
        Man, 51, pain in the lower right abdomen since last night, vomited once, stable.|YELLOW
        """,
    ),
)

ASSERTION = guided(
    "assertion status of a finding, with definitions and counter-examples",
    "finding-status",
    """
    You annotate clinical sentences for a research group. For each sentence one finding is given.
    Decide what the writer of the sentence says about that finding in the patient.

    Labels
    ------
    present: the writer states that the patient has the finding.
        Example: "She complains of nausea." (nausea)
        Counter-example: "Her sister suffers from nausea." is family, since it is not about the patient.
    absent: the writer states that the patient does not have it.
        Example: "No signs of infection." (infection)
    possible: the writer is not sure.
        Example: "Findings may represent pneumonia." (pneumonia)
    family: the finding is that of a relative.
        Example: "Mother had breast cancer." (breast cancer)

    Rules
    -----
    1. Judge by the sentence alone; use no medical knowledge of your own.
    2. "Denies", "without" and "ruled out" mean absent.
    3. "Suspected", "cannot be excluded" and "questionable" mean possible.
    4. A finding of a relative is family, whether it is present or absent there.
    5. Answer with one label in lower case, without a full stop.
    """,
    """f"Sentence: {data['sentence']}\\nFinding: {data['finding']}\\nStatus:\"""",
    table(
        "sentence|finding|label",
        """
        The patient denies chest pain on exertion.|chest pain|absent
        CT shows a fracture of the left eighth rib.|fracture|present
        His father died of colon cancer at 60.|colon cancer|family
        A small pulmonary embolism cannot be excluded.|pulmonary embolism|possible
        Wound edges are clean, without erythema.|erythema|absent
        She has had a productive cough for ten days.|cough|present
        Two brothers have type 1 diabetes.|type 1 diabetes|family
        Suspected appendicitis, surgical review requested.|appendicitis|possible
        Deep vein thrombosis was ruled out by ultrasound.|deep vein thrombosis|absent
        Examination reveals marked oedema of both legs.|oedema|present
        """,
    ),
)

DRUGS = guided(
    "an order for a drug as JSON, with a schema and a worked example",
    "drug-order-json",
    """
    # Role
    You are a careful assistant in a hospital pharmacy.

    # Task
    Turn the doctor's order into one JSON object.

    # Schema
    | key | type | meaning |
    | --- | --- | --- |
    | drug | string | the name of the drug, in lower case |
    | dose_mg | integer | milligrams of a single dose |
    | route | string | one of "oral", "iv", "sc" |
    | per_day | integer | how many doses are given in 24 hours |

    # Rules
    1. Keep the order of the keys: drug, dose_mg, route, per_day.
    2. Convert grams to milligrams: 1 g is 1000 mg.
    3. "By mouth" and "tablet" mean oral, "into the vein" means iv, "under the skin" means sc.
    4. Codes: od = 1 a day, bd = 2 a day, tds = 3 a day, qds = 4 a day.
    5. Write the object on a single line, with no text before or after it.

    # Example
    Order: Ibuprofen 400 mg by mouth tds
    JSON: {"drug": "ibuprofen", "dose_mg": 400, "route": "oral", "per_day": 3}
    """,
    """f"Order: {data['order']}\\nJSON:\"""",
    table(
        "order|drug|dose#|route|times#",
        """
        Paracetamol 1 g by mouth qds|paracetamol|1000|oral|4
        Enoxaparin 40 mg under the skin od|enoxaparin|40|sc|1
        Ceftriaxone 2 g into the vein od|ceftriaxone|2000|iv|1
        Metformin 500 mg tablet bd|metformin|500|oral|2
        Amoxicillin 500 mg by mouth tds|amoxicillin|500|oral|3
        Furosemide 20 mg into the vein bd|furosemide|20|iv|2
        Sumatriptan 6 mg under the skin od|sumatriptan|6|sc|1
        Flucloxacillin 1 g into the vein qds|flucloxacillin|1000|iv|4
        Ramipril 5 mg tablet od|ramipril|5|oral|1
        """,
    ),
    gold=(
        'json.dumps({"drug": data["drug"], "dose_mg": data["dose"], '
        '"route": data["route"], "per_day": data["times"]})'
    ),
    above="import json",
)

INFUSION = guided(
    "infusion rates with steps before the answer",
    "infusion-rate",
    """
    You are preparing student nurses for the exam in drug calculations.
    Work out how fast the infusion has to run, in millilitres per hour.

    Method
    1. First convert the time into hours if it is given in minutes: hours = minutes / 60.
    2. Then divide the volume in millilitres by the hours.
    3. If the volume is given in litres, multiply it by 1000 before you divide.
    4. Close with the sentence "The answer is N." where N is the rate as a whole number without a unit.

    Do
    - Show each calculation as an equation.
    - Keep to the numbers of the problem.
    Don't
    - Don't round: all rates are whole numbers.
    - Don't write anything after the closing sentence.

    Worked example 1
    Problem: 600 mL of saline are to run over 8 hours.
    Solution: 600 / 8 = 75. The answer is 75.

    Worked example 2
    Problem: 50 mL of an antibiotic are to run over 30 minutes.
    Solution: 30 / 60 = 0.5. 50 / 0.5 = 100. The answer is 100.

    Now solve this one.
    """,
    """f"Problem: {data['problem']}\\nSolution:\"""",
    table(
        "problem|steps|rate",
        """
        500 mL of glucose are to run over 4 hours.|500 / 4 = 125.|125
        1 litre of saline is to run over 8 hours.|1 * 1000 = 1000. 1000 / 8 = 125.|125
        100 mL of an antibiotic are to run over 30 minutes.|30 / 60 = 0.5. 100 / 0.5 = 200.|200
        250 mL of blood are to run over 5 hours.|250 / 5 = 50.|50
        2 litres of fluid are to run over 10 hours.|2 * 1000 = 2000. 2000 / 10 = 200.|200
        60 mL of potassium solution are to run over 90 minutes.|90 / 60 = 1.5. 60 / 1.5 = 40.|40
        480 mL of feed are to run over 12 hours.|480 / 12 = 40.|40
        20 mL of a drug are to run over 15 minutes.|15 / 60 = 0.25. 20 / 0.25 = 80.|80
        1.2 litres of saline are to run over 24 hours.|1.2 * 1000 = 1200. 1200 / 24 = 50.|50
        """,
    ),
    gold='data["rate"]',
    output="f\" {data['steps']} The answer is {gold}.\"",
    postprocess="gsm8k_post",
    max_tokens=128,
)

TRIAL = filled(
    "eligibility for a trial from criteria, yes or no",
    "trial-eligible",
    """
    You screen patients for the study LUMEN on the treatment of high blood pressure.
    Below are the criteria of the protocol, then a short profile. Decide whether the patient may take part.

    Inclusion criteria (all have to be met)
    I1. Age from 40 to 75 years, both ages included.
    I2. Systolic blood pressure of 140 mmHg or more at the last visit.
    I3. Able to come to the clinic once a month.

    Exclusion criteria (none may be met)
    E1. Pregnancy.
    E2. A stroke or heart attack within the last six months.
    E3. Takes part in another drug trial now.

    How to decide
    - First go through the inclusion criteria. If one is not met, the answer is No.
    - Then go through the exclusion criteria. If one is met, the answer is No.
    - Otherwise the answer is Yes.
    - What the profile does not mention counts as normal: no pregnancy, no stroke, no other trial, able to come.

    <profile>
    {profile}
    </profile>

    Reply with Yes or No only.
    Eligible:""",
    table(
        "profile|label",
        """
        Man, 55, systolic 152 mmHg, retired teacher.|Yes
        Woman, 38, systolic 160 mmHg, no other illness.|No
        Man, 75, systolic 140 mmHg, lives next to the clinic.|Yes
        Woman, 61, systolic 132 mmHg after a change of diet.|No
        Man, 66, systolic 158 mmHg, stroke two months ago.|No
        Woman, 47, systolic 149 mmHg, stroke nine years ago.|Yes
        Man, 50, systolic 171 mmHg, takes part in a trial of a new insulin.|No
        Woman, 70, systolic 144 mmHg, comes to the clinic every week anyway.|Yes
        Man, 44, systolic 155 mmHg, works at sea for six months at a time.|No
        Woman, 41, systolic 163 mmHg, mother of three.|Yes
        """,
    ),
)

PICO = described(
    "parts of abstracts by a code book in the description, with shots",
    "pico-parts",
    """
    You label sentences from abstracts of clinical trials with the part of the study that they describe.
    Four labels are used; each sentence has exactly one.

    Population - who was studied: number, age, illness, place of recruitment.
    Intervention - what the treatment group received: drug, dose, training, operation.
    Comparison - what the control group received: placebo, usual care, another drug.
    Outcome - what was measured or found: events, scores, survival, side effects.

    Guidelines
    1. Label the main message of the sentence, not a detail in passing.
    2. A sentence on the control group is Comparison, even if it names the dose.
    3. A sentence on how a result was measured is Outcome.
    4. If a sentence names the patients only as "patients", it is not Population for that reason alone.
    5. Write the label as it is spelled above.
    """,
    """f"Sentence: {data['sentence']}\\nLabel:\"""",
    table(
        "sentence|label",
        """
        We enrolled 212 adults with chronic low back pain from nine clinics in Norway.|Population
        The treatment group received 20 mg of the drug each morning for twelve weeks.|Intervention
        Controls were given an identical placebo.|Comparison
        Mean pain scores fell by 2.1 points at week twelve.|Outcome
        Participants were women aged 50 to 64 with early breast cancer.|Population
        Patients in the control arm continued with usual care.|Comparison
        The programme consisted of eight sessions of mindfulness training.|Intervention
        Survival at five years was 71 percent.|Outcome
        Nausea and headache were the most frequent side effects.|Outcome
        Sixty preterm infants born before week 32 were included.|Population
        Surgeons implanted a drug-eluting stent in the treated group.|Intervention
        The comparator was warfarin at a dose adjusted each month.|Comparison
        """,
    ),
)

ADVERSE = guided(
    "adverse events, PPL with an answer on its own line",
    "adverse-event",
    """
    Guidelines for annotating posts in patient forums (version 3.2)

    Aim: find posts in which a person reports an adverse event, that is, an unwanted effect that the person
    connects with a medicine that he or she took.

    Answer "adverse event" if all of these hold:
    (a) the post names a medicine or a class of medicines,
    (b) the post describes an unwanted effect,
    (c) the writer had the effect, and links it to the medicine.
    Answer "no adverse event" in all other cases, such as:
    - the medicine worked and nothing unwanted is told,
    - the writer only asks whether an effect could occur,
    - the effect is the illness itself, for which the medicine was taken,
    - the effect was read about or seen in someone else.

    Examples:
    "Since I started the antidepressant my mouth is dry all day." is an adverse event: see (a), (b), (c).
    "Can antidepressants cause a dry mouth?" is no adverse event: it is a question.

    If you hesitate, go through (a), (b) and (c) once more, one by one.
    """,
    """f"Post: {data['post']}\\nThis post reports:\"""",
    keyed(
        "post",
        """
        The new statin gave me terrible muscle cramps in both calves.|*adverse event/no adverse event
        Does anyone know if this inhaler may cause a cough?|adverse event/*no adverse event
        Ibuprofen took the headache away within half an hour.|adverse event/*no adverse event
        After the second antibiotic tablet I broke out in hives.|*adverse event/no adverse event
        My neighbour got dizzy from her blood pressure pills.|adverse event/*no adverse event
        Ever since I went on prednisone I cannot sleep at night.|*adverse event/no adverse event
        I take antihistamines because my nose runs every spring.|adverse event/*no adverse event
        The iron tablets have upset my stomach for a week now.|*adverse event/no adverse event
        I read that metformin can lead to a lack of vitamin B12.|adverse event/*no adverse event
        """,
        lead=" ",
    ),
    gold=BEST,
    lead="",
    method="ppl",
)

DURATION = guided(
    "how long a symptom lasts, in days, from a table of units",
    "symptom-days",
    """
    ### Instructions
    You receive one sentence from a patient's history. Work out for how many days the symptom has lasted.

    ### Table of units
    week = 7 days
    fortnight = 14 days
    month = 30 days
    year = 365 days

    ### Rules
    1. Multiply the number by the days of its unit.
    2. Written numbers count like digits: "three weeks" is 3 weeks.
    3. "A" and "one" both mean 1; "a couple of" means 2; "half a year" is 6 months.
    4. If the sentence names two durations, take that of the symptom, not that of the treatment.
    5. Give the number alone, in digits, with no unit.

    ### Examples
    Sentence: She has been coughing for two weeks.
    Days: 14
    Sentence: Back pain for a month, on tablets for three days.
    Days: 30

    ### Your sentence
    """,
    """f"Sentence: {data['sentence']}\\nDays:\"""",
    table(
        "sentence|label",
        """
        Ringing in the left ear for four weeks.|28
        He has had heartburn for a year.|365
        Itching of the scalp for ten days.|10
        A couple of weeks of loose stools after a trip.|14
        Knee pain for three months, physiotherapy for two weeks.|90
        Hoarse for a fortnight.|14
        Tired for half a year, sleeps well.|180
        The rash has been there for five days.|5
        Numb fingers for two years, on vitamins for a month.|730
        Blurred vision for one week.|7
        """,
    ),
)

RIGHT = (TRIAGE, ASSERTION, DRUGS, INFUSION, TRIAL, PICO, ADVERSE, DURATION)
