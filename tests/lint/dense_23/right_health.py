"""Right prompts of doctors, nurses and those who code their notes."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "a triage colour by definitions in their order",
        "triage-colour",
        """
        You are helping at the telephone desk of a clinic. Choose the triage level of the caller.

        RED: danger to life, call an ambulance
        AMBER: see a doctor today
        GREEN: self-care or a routine appointment is enough

        If you are unsure between two levels, choose the more urgent one. Reply with the level in uppercase.

        Caller: {caller}
        Level:
        """,
        table(
            "caller|level",
            """
            My husband has crushing chest pain and can hardly breathe.|RED
            I need a new prescription for my hay fever spray next month.|GREEN
            My daughter has had an earache and a fever since last night.|AMBER
            She is unconscious and does not react at all.|RED
            I have a runny nose and feel fine otherwise.|GREEN
            It burns when I pass water, and I have felt feverish since this morning.|AMBER
            He was stung by a bee and his throat is swelling shut.|RED
            I'd like to book my yearly check-up.|GREEN
            The cut on my hand has become red, hot and swollen.|AMBER
            """,
        ),
        "level",
        fewshot=0,
        style="parts",
    ),
    ask(
        "a prescription as a JSON object",
        "prescription-json",
        """
        Parse the prescription into a JSON object with the keys drug, dose_mg and times_per_day.
        dose_mg and times_per_day are integers.

        Prescription: {line}
        JSON:
        """,
        table(
            "line|drug|dose_mg#|times_per_day#",
            """
            metformin 500 mg twice a day with meals|metformin|500|2
            ramipril 5 mg once daily in the morning|ramipril|5|1
            amoxicillin 750 mg three times a day for a week|amoxicillin|750|3
            atorvastatin 40 mg once a day at night|atorvastatin|40|1
            paracetamol 1000 mg four times a day if needed|paracetamol|1000|4
            gabapentin 300 mg three times daily|gabapentin|300|3
            furosemide 20 mg twice daily|furosemide|20|2
            bisoprolol 10 mg once daily|bisoprolol|10|1
            ibuprofen 400 mg three times a day after meals|ibuprofen|400|3
            """,
        ),
        gold='json.dumps({key: data[key] for key in ("drug", "dose_mg", "times_per_day")})',
        above="import json",
        style="fstring",
    ),
    rank(
        "whether a finding is present, absent or uncertain, ranked",
        "finding-status",
        """
        Note: {note}
        Finding: {finding}
        Is the finding present, absent or uncertain according to the note?
        Answer:
        """,
        ranked(
            "note|finding",
            ("present", "absent", "uncertain"),
            """
            No fever, no cough.|fever|absent
            Wheezing over both lungs.|wheezing|present
            Possible fracture of the left wrist, X-ray ordered.|fracture|uncertain
            Patient denies nausea.|nausea|absent
            Marked swelling of the right knee.|swelling|present
            Appendicitis cannot be ruled out.|appendicitis|uncertain
            Abdomen soft, without tenderness.|tenderness|absent
            Itchy rash on both forearms for two days.|rash|present
            Findings may suggest early pneumonia.|pneumonia|uncertain
            """,
        ),
        fewshot=3,
    ),
    ask(
        "the department for a referral from a list with descriptions",
        "referral-department",
        """
        Referral: {referral}
        Department:
        """,
        table(
            "referral|department",
            """
            Palpitations and an irregular pulse for two weeks.|cardiology
            Changing mole on the back.|dermatology
            Recurrent migraines with flickering lights.|neurology
            Knee pain after a torn ligament.|orthopaedics
            Murmur heard at the left edge of the breastbone.|cardiology
            Scaly plaques on the elbows.|dermatology
            First seizure last Sunday.|neurology
            Frozen shoulder, lifting the arm is hardly possible.|orthopaedics
            Tingling and numbness in both feet.|neurology
            Swollen ankles and breathlessness when lying flat.|cardiology
            """,
        ),
        "department",
        style="join",
        description=(
            "Assign the referral to one of these departments:\n"
            "* cardiology (heart and circulation)\n"
            "* dermatology (skin)\n"
            "* neurology (brain and nerves)\n"
            "* orthopaedics (bones and joints)\n"
            "Give the department only."
        ),
        fewshot=3,
    ),
    ask(
        "a body mass index with one decimal",
        "bmi-decimal",
        """
        Calculate the body mass index: weight in kilograms divided by the square of the height in metres.
        Round to one decimal. Return the number only, without a unit.

        Weight: {weight} kg
        Height: {height} m
        BMI:
        """,
        table(
            "weight|height",
            """
            70|1.75
            92|1.80
            54|1.62
            81|1.70
            63|1.68
            110|1.90
            48|1.55
            77|1.83
            66|1.60
            """,
        ),
        gold="f\"{int(data['weight']) / float(data['height']) ** 2:.1f}\"",
        fewshot=0,
    ),
    ask(
        "an abbreviation of a chart in plain words",
        "chart-abbreviations",
        """
        Explain the abbreviation from a medical chart in plain English, in no more than four words, in lowercase.

        Abbreviation: {short}
        Meaning:
        """,
        table(
            "short|meaning",
            """
            bid|twice a day
            tid|three times a day
            po|by mouth
            prn|as needed
            npo|nothing by mouth
            qid|four times a day
            ac|before meals
            pc|after meals
            stat|immediately
            sob|shortness of breath
            """,
        ),
        "meaning",
        fewshot=2,
    ),
    ask(
        "a discharge letter with names, dates and places masked",
        "mask-letters",
        """
        Remove all identifying details from the sentence:
        - names of patients and doctors become [PERSON]
        - dates become [DATE]
        - hospitals become [HOSPITAL]
        Do not change any other word.

        <sentence>{sentence}</sentence>

        De-identified sentence:
        """,
        table(
            "sentence|clean",
            """
            Mr Alder was seen on 3 May 2023 with a cough.|[PERSON] was seen on [DATE] with a cough.
            She was moved to Northgate Hospital overnight.|She was moved to [HOSPITAL] overnight.
            Dr Mensah removed the stitches on 14 June 2022.|[PERSON] removed the stitches on [DATE].
            The scan at Hillside Hospital was normal.|The scan at [HOSPITAL] was normal.
            Please remind Mrs Falk to fast before the test.|Please remind [PERSON] to fast before the test.
            The wound had healed by 9 January 2024.|The wound had healed by [DATE].
            Dr Osei works at Riverside Hospital.|[PERSON] works at [HOSPITAL].
            Mr Brandt went home on 30 March 2021.|[PERSON] went home on [DATE].
            A bed is free at Lakeview Hospital from 2 April 2024.|A bed is free at [HOSPITAL] from [DATE].
            """,
        ),
        "clean",
        fewshot=0,
        style="fstring",
    ),
    ask(
        "allergies listed, or none where the note has none",
        "allergy-list",
        """
        List the allergies that the note mentions, separated by commas, in the order of the note.
        If the patient has no known allergies, write: none

        Note: {note}
        Allergies:
        """,
        table(
            "note|allergies",
            """
            Allergic to penicillin and latex.|penicillin, latex
            No known allergies. Smokes ten a day.|none
            Breaks out in hives after peanuts.|peanuts
            Reacts to nickel, strawberries and dust.|nickel, strawberries, dust
            Takes iron tablets. No allergies.|none
            Anaphylaxis to wasp stings in 2015.|wasp stings
            Swollen lips after shrimps and after walnuts.|shrimps, walnuts
            Denies any allergies to drugs or food.|none
            Allergic to iodine; tolerates eggs well.|iodine
            """,
        ),
        "allergies",
        fewshot=2,
        style="replace",
    ),
    ask(
        "the age in whole years on the day of a visit",
        "age-at-visit",
        """
        How old was the patient on the day of the visit? Give the age in completed years as a whole number.

        Date of birth: {born}
        Date of visit: {visit}

        Age:
        """,
        table(
            "born|visit|age#",
            """
            1980-04-12|2020-04-11|39
            1955-01-30|2021-06-15|66
            2001-09-09|2019-09-09|18
            1973-12-01|2010-03-20|36
            1990-07-22|2022-08-01|32
            1948-02-29|2000-03-01|52
            2012-11-05|2023-10-30|10
            1966-05-18|2015-05-19|49
            1988-08-08|2018-01-01|29
            """,
        ),
        gold='str(data["age"])',
        fewshot=2,
    ),
)
