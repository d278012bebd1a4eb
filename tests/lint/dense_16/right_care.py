"""Right prompts of nurses, doctors and pharmacists: notes, doses, triage and charts."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "tablets for a day worked out in steps",
        table(
            "order|steps|n#",
            """
            500 mg three times a day, tablets of 250 mg|500 / 250 = 2 tablets each time. 2 * 3 = 6.|6
            10 mg once a day, tablets of 5 mg|10 / 5 = 2 tablets each time. 2 * 1 = 2.|2
            75 mg twice a day, tablets of 25 mg|75 / 25 = 3 tablets each time. 3 * 2 = 6.|6
            1000 mg four times a day, tablets of 500 mg|1000 / 500 = 2 tablets each time. 2 * 4 = 8.|8
            40 mg twice a day, tablets of 40 mg|40 / 40 = 1 tablet each time. 1 * 2 = 2.|2
            60 mg three times a day, tablets of 20 mg|60 / 20 = 3 tablets each time. 3 * 3 = 9.|9
            100 mg once a day, tablets of 25 mg|100 / 25 = 4 tablets each time. 4 * 1 = 4.|4
            200 mg five times a day, tablets of 200 mg|200 / 200 = 1 tablet each time. 1 * 5 = 5.|5
            """,
        ),
        r"""f"Order: {data['order']}\nHow many tablets are that in a day? Show the sums, then ####.\nSums:" """,
        'str(data["n"])',
        """f" {data['steps']} #### {gold}" """,
        postprocess="gsm8k_post",
        max_tokens=96,
    ),
    ask(
        "triage colours that are words of the notes too",
        table(
            "note|colour",
            """
            Pt pale, not breathing well, BP 70/40.|red
            Small cut on thumb, bleeding stopped.|green
            Red rash on arm since 2 wks, no fever, walks, laughs.|green
            Broken wrist, pain 7/10, stable.|yellow
            Unconscious after fall, green jacket, pulse weak.|red
            Abdominal pain 6/10 since morning, vomited once, stable.|yellow
            Wants a repeat prescription.|green
            Cardiac arrest, CPR under way.|red
            Deep cut on leg, yellow work boots, bleeding slowly, stable.|yellow
            """,
        ),
        r"""(
            "Triage: red = life in danger, yellow = urgent but stable, green = can wait.\n"
            f">> {data['note']}\nColour >>"
        )""",
        'data["colour"]',
    ),
    ask(
        "abbreviations on a chart written out in full",
        table(
            "short|full",
            """
            BP|blood pressure
            HR|heart rate
            RR|respiratory rate
            IV|intravenous
            IM|intramuscular
            NPO|nothing by mouth
            SOB|shortness of breath
            ICU|intensive care unit
            ECG|electrocardiogram
            """,
        ),
        r"""f"Chart says: {data['short']}\nIn full, small letters:" """,
        'data["full"]',
    ),
    ask(
        "fever or none with both scales in the rows",
        table(
            "reading|label",
            """
            39.2 °C|fever
            98.6 °F|no fever
            36.4 °C|no fever
            102.5 °F|fever
            37.0 °C|no fever
            104 °F|fever
            38.9 °C|fever
            97.9 °F|no fever
            """,
        ),
        r"""f"A reading above 38 °C (100.4 °F) is fever.\nReading: {data['reading']}\nFinding:" """,
        'data["label"]',
    ),
    ask(
        "double negations on an intake form",
        table(
            "line|smokes",
            """
            Patient denies that he has never smoked.|unclear
            Patient smokes ten a day.|yes
            Patient has never smoked.|no
            It is not so that the patient does not smoke: a pack a day.|yes
            Patient refused to answer.|unclear
            Non-smoker, by her own account and her husband's.|no
            Smells of smoke; says it is from the bar where he works. Not asked further.|unclear
            Gave up in 1999 and has not smoked since.|no
            Says he can't not smoke after dinner; two cigars each evening.|yes
            """,
        ),
        r"""f"Does the patient smoke at present? yes, no or unclear\nIntake: {data['line']}\nSmokes:" """,
        'data["smokes"]',
    ),
    ask(
        "anatomy in the manner of MMLU",
        starred(
            """
            Which bone is in the thigh?|tibia/ulna/*femur/radius
            Which valve lies between the left atrium and the left ventricle?|*mitral/tricuspid/aortic/pulmonary
            Which organ makes insulin?|liver/*pancreas/spleen/thyroid
            Which nerve is the tenth cranial nerve?|optic/facial/trigeminal/*vagus
            Which cells carry oxygen in the blood?|platelets/*red cells/white cells/plasma cells
            Which part of the brain is chiefly for balance?|*cerebellum/thalamus/hippocampus/pons
            Which vessel carries blood from the lungs to the heart?|aorta/vena cava/*pulmonary vein/carotid
            Which gland sits at the base of the brain?|adrenal/thymus/parotid/*pituitary
            How many chambers has the human heart?|two/three/*four/five
            """
        ),
        r"""(
            data["question"] + "\n"
            + "\n".join(f"{mark}. {text}" for mark, text in zip("ABCD", data["choices"]))
            + "\nAnswer:"
        )""",
        '"ABCD"[data["answer"]]',
        description="The following are multiple choice questions (with answers) about anatomy.\n\n",
    ),
    ask(
        "what to give first as a choice by likelihood",
        scored(
            """
            bee sting with swelling of the throat|*adrenaline/a plaster/cough syrup
            low blood sugar in a patient who is awake|insulin/*sugar by mouth/a laxative
            a nosebleed|*pressure on the nose/an enema/eye drops
            a scald on the hand|butter/a hot bath/*cool running water
            overdose of an opioid|more of the opioid/*naloxone/vitamin C
            dehydration after diarrhoea|coffee/a sleeping pill/*oral rehydration salts
            an asthma attack|*an inhaler with salbutamol/a foot bath/an antacid
            heartburn after a meal|a tetanus shot/*an antacid/adrenaline
            """,
            "case",
        ),
        r"""f"Case: {data['case']}\nWhich of these is given first? {' | '.join(data['target_scores'])}\n" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=2,
    ),
    ask(
        "night shift log with times of which one is asked",
        table(
            "log|q|a",
            """
            22:10 obs done. 23:45 pt asked for water. 02:30 alarm, lead off, fixed.|When did the alarm go?|02:30
            21:00 handover. 21:20 dressing changed. 00:15 asleep.|When was the dressing changed?|21:20
            23:00 bed 4 restless. 23:30 bed 4 given paracetamol. 01:00 asleep.|When was paracetamol given?|23:30
            20:45 visitor left. 22:00 lights out. 05:50 bloods taken.|When were bloods taken?|05:50
            00:05 fall in corridor, no injury. 00:20 doctor called.|When was the doctor called?|00:20
            21:15 drip started. 03:15 drip finished. 03:20 line flushed.|When did the drip end?|03:15
            22:22 pt phoned wife. 22:40 pt upset. 23:10 calm.|When did he phone?|22:22
            04:00 obs. 04:10 temp high, doctor told. 04:40 cultures sent.|When were cultures sent?|04:40
            """,
        ),
        r"""f"[LOG] {data['log']} [/LOG]\n{data['q']} hh:mm\n=>" """,
    ),
    ask(
        "drug interactions marked by one sign",
        table(
            "pair|sign",
            """
            warfarin + aspirin|!
            paracetamol + vitamin D|-
            sildenafil + nitroglycerin|!
            penicillin + paracetamol|-
            warfarin + ibuprofen|!
            vitamin C + vitamin D|-
            tramadol + alcohol|!
            folic acid + vitamin D|-
            """,
        ),
        r"""f"! = known to be dangerous together, - = no known danger\n{data['pair']}:" """,
        'data["sign"]',
    ),
    ask(
        "reports of a radiologist with the side that is asked",
        table(
            "report|side",
            """
            Fracture of the left fifth rib. Right lung clear.|left
            Right kidney normal. Stone of 4 mm in the left ureter.|left
            Effusion on the right, none on the left.|right
            Left knee: no finding. Right knee: torn meniscus.|right
            Nodule in the right upper lobe; the left lung is free.|right
            Cyst in the left ovary, 2 cm. The right one is normal.|left
            Left hip replaced in 2010, sound. Arthritis of the right hip.|right
            Dislocation of the left shoulder; the right was not imaged.|left
            """,
        ),
        r"""f"{data['report']}\n\nOn which side is there something wrong now - left or right?\nSide:" """,
        'data["side"]',
    ),
)
