"""Long right prompts in English of hospitals, pharmacies and laboratories."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "discharge-when",
        "time of the next visit, copied from a discharge note",
        """
<role>
You support the discharge office of a general hospital. The office books the next visit for every patient who goes home.
</role>

<task>
Read one discharge note and copy the words that say how long it is until the patient is to be seen again.
</task>

<rules>
1. Copy the words exactly as they stand in the note. Do not turn "six weeks" into "6 weeks" or into days.
2. Copy the span of time alone, without "in", "after" or "within" before it and without the place behind it.
3. Notes mention other spans, too: how long a drug is taken, how long the patient may not drive, how long ago the
   operation was. Leave those aside. Only the next visit counts.
4. Every note names exactly one next visit.
</rules>

<example>
Note: Amoxicillin for 5 days. Wound check at the surgical clinic in ten days.
Next visit: ten days
</example>

<reminder>
A clerk types your answer into the booking system as it is. Write nothing around it.
</reminder>
""",
        "Note: {note}\nNext visit:",
        "note|answer",
        """
Stitches out at the GP after 12 days. No lifting for six weeks.|12 days
Heparin for 4 weeks. Cardiology outpatients will see her in three months.|three months
Admitted two weeks ago with pneumonia. Repeat chest film and review in 6 weeks.|6 weeks
May not drive for 7 days. Eye clinic within 48 hours to measure the pressure.|48 hours
Prednisolone tapered over ten days; rheumatology follow-up after one month.|one month
Plaster stays on; fracture clinic in 8 days. Off work for a month.|8 days
Iron tablets for twelve weeks. Blood count at the practice in four weeks.|four weeks
Fall three days ago. Memory clinic will review him within two months.|two months
""",
    ),
    manual(
        "allergy-json",
        "allergies from an admission interview as JSON by a schema",
        """
# Admission interview: allergy record

You are given one sentence from the nurse's admission interview. Write the allergy record that belongs to it.

## Schema

```json
{
  "type": "object",
  "properties": {
    "substance": {"type": "string", "description": "what the patient reacts to, lower case, singular"},
    "reaction": {"enum": ["rash", "swelling", "breathing", "stomach"]},
    "kind": {"enum": ["drug", "food", "other"]}
  },
  "required": ["substance", "reaction", "kind"],
  "additionalProperties": false
}
```

## How to choose the reaction

- rash: hives, itching, red skin
- swelling: lips, face, tongue or eyelids get thick
- breathing: wheezing, tight chest, short of breath
- stomach: vomiting, cramps, diarrhoea

## How to choose the kind

- drug: everything a doctor prescribes or a pharmacy sells
- food: everything that is eaten or drunk
- other: latex, metals, insects, animals, plants

## Output

One object on one line, keys in the order of the schema, double quotes, a space after each colon and comma.
""",
        "Interview: {said}\nRecord:",
        "said|record",
        """
Whenever she takes penicillin she gets hives all over.|{"substance": "penicillin", "reaction": "rash", "kind": "drug"}
Eats shrimp, then his lips get thick.|{"substance": "shrimp", "reaction": "swelling", "kind": "food"}
After a wasp sting he was wheezing and short of breath.|{"substance": "wasp", "reaction": "breathing", "kind": "other"}
Codeine made her vomit each time.|{"substance": "codeine", "reaction": "stomach", "kind": "drug"}
Red, itching skin under anything with nickel in it.|{"substance": "nickel", "reaction": "rash", "kind": "other"}
A tight chest after aspirin, twice.|{"substance": "aspirin", "reaction": "breathing", "kind": "drug"}
Milk gives him cramps and diarrhoea.|{"substance": "milk", "reaction": "stomach", "kind": "food"}
The dentist's latex gloves made her eyelids swell.|{"substance": "latex", "reaction": "swelling", "kind": "other"}
Celery: itching and hives within minutes.|{"substance": "celery", "reaction": "rash", "kind": "food"}
""",
        fewshot=2,
    ),
    manual(
        "lab-flags",
        "flag of a blood value against a table of reference ranges, ranked",
        """
CLINICAL CHEMISTRY - FLAGGING OF RESULTS

Purpose
The analyser prints values without flags when it runs in manual mode. You add the flag that the ward sees.

Reference ranges for adults

| analyte | unit | from | to |
|---|---|---|---|
| sodium | mmol/L | 135 | 145 |
| potassium | mmol/L | 3.5 | 5.0 |
| calcium | mmol/L | 2.15 | 2.55 |
| glucose, fasting | mmol/L | 3.9 | 5.6 |
| albumin | g/L | 35 | 50 |

Flags
H - the value is above the upper limit
L - the value is below the lower limit
N - the value is within the range

Notes
a) Both limits belong to the range: sodium 145 is N.
b) Compare the printed value. Do not round it first.
c) Whether a value is dangerous is for the physician to say; there is no flag for it.

Sample
Result: albumin 52 g/L
Flag: H
""",
        "Result: {analyte} {value} {unit}\nFlag:",
        "analyte|value|unit|flag",
        """
potassium|5.6|mmol/L|H
sodium|131|mmol/L|L
glucose, fasting|5.6|mmol/L|N
calcium|2.08|mmol/L|L
albumin|41|g/L|N
sodium|149|mmol/L|H
potassium|3.5|mmol/L|N
glucose, fasting|7.2|mmol/L|H
albumin|28|g/L|L
calcium|2.40|mmol/L|N
""",
        labels="H/L/N",
    ),
    manual(
        "imaging-certainty",
        "how sure a radiology report is of a finding",
        """
You are helping a research group that builds a register of chest X-rays. For each report the group wants to know one
thing about one finding: does the radiologist say that it is there, say that it is not there, or leave it open?

Read the sentence from the report and the finding that is asked about. Answer "present" when the sentence states the
finding as a fact, however small it is. Answer "absent" when the sentence rules it out or says that it has gone since
the last film. Answer "uncertain" when the radiologist hedges: words such as possible, cannot be excluded, may represent,
suspicious for, or a request for another film to clarify.

Two points have led to arguments among the annotators, so we settle them here. First, "no definite pneumothorax" is
uncertain, because the word definite leaves a door open, whereas "no pneumothorax" is absent. Second, "unchanged effusion"
is present, because something that has not changed must still be there.

If the sentence mentions several findings, look only at the one that is asked about. The answer is one lower-case word.
""",
        "Sentence: {sentence}\nFinding: {finding}\nStatus:",
        "sentence|finding|status",
        """
Small left effusion, no focal consolidation.|effusion|present
Small left effusion, no focal consolidation.|consolidation|absent
Opacity in the right base, may represent pneumonia.|pneumonia|uncertain
The apical pneumothorax seen yesterday has resolved.|pneumothorax|absent
Unchanged cardiomegaly compared with March.|cardiomegaly|present
Nodule in the left upper lobe cannot be excluded; CT is advised.|nodule|uncertain
No definite rib fracture.|fracture|uncertain
There is no evidence of oedema; a hiatus hernia is noted.|oedema|absent
There is no evidence of oedema; a hiatus hernia is noted.|hernia|present
""",
        fewshot=3,
        stop=("\n", "Sentence:"),
    ),
    manual(
        "pharmacy-label",
        "prescription shorthand written out for a label",
        """
PHARMACY LABELS

Role: you are the labelling assistant of a community pharmacy. You write out the doctor's shorthand so that any patient
can read it.

Shorthand we use
  po = by mouth            od = once a day
  pr = into the rectum     bd = twice a day
  top = on the skin        tds = three times a day
  tab = tablet             prn = when needed
  cap = capsule            pc = after food

Building the sentence
  1. Begin with "Take" for po, "Insert" for pr, "Apply" for top.
  2. Then the amount: "1 tablet", "2 capsules". Creams have the amount "thinly", suppositories are counted.
  3. Then the way (by mouth / into the rectum / on the skin).
  4. Then how often; if it is prn, "when needed" stands in place of how often.
  5. "after food" comes last, if pc is there.
  6. End with a full stop. Digits stay digits.

Samples
  Rx: 1 tab po tds pc
  Label: Take 1 tablet by mouth three times a day after food.
  Rx: cream top prn
  Label: Apply thinly on the skin when needed.

One sentence per prescription. Doses in milligrams are printed elsewhere on the label, so there are none here.
""",
        "Rx: {rx}\nLabel:",
        "rx|label",
        """
1 tab po od|Take 1 tablet by mouth once a day.
2 cap po bd pc|Take 2 capsules by mouth twice a day after food.
cream top bd|Apply thinly on the skin twice a day.
1 suppository pr od|Insert 1 suppository into the rectum once a day.
2 tab po prn|Take 2 tablets by mouth when needed.
1 cap po tds pc|Take 1 capsule by mouth three times a day after food.
cream top tds|Apply thinly on the skin three times a day.
1 suppository pr prn|Insert 1 suppository into the rectum when needed.
""",
    ),
    manual(
        "nodes-count",
        "positive and examined lymph nodes from a pathology report",
        """
## Extraction sheet: lymph nodes

**Goal.** Fill the column *nodes* of the tumour registry from the pathologist's text.

**Format.** `positive/examined`, both as digits, no spaces. Two of fourteen nodes with tumour: `2/14`.

**Step by step**

1. Add up the nodes of all stations that the text names. That is the number examined.
2. Add up those with metastasis, deposits or tumour cells. That is the number positive.
3. Isolated tumour cells (ITC) do **not** make a node positive in our registry.
4. Fat without a node counts for nothing.

**Worked case**

> Text: Station 7: three nodes, one with metastasis. Station 4R: two nodes, free.

Examined 3 + 2 = 5, positive 1 + 0 = 1, so the entry reads:

> Nodes: 1/5

**Do not** write the steps into the registry. Only the entry.
""",
        "Text: {text}\nNodes:",
        "text|nodes",
        """
Sentinel: two nodes, one with metastasis. Axilla: ten nodes, all free.|1/12
Eleven nodes from the mesorectum, three of them with tumour deposits.|3/11
Left pelvis: six nodes, free. Right pelvis: seven nodes, free.|0/13
Sentinel: one node with isolated tumour cells (ITC). No further tissue.|0/1
Station 5: four nodes, two with metastasis. Station 7: one node with metastasis.|3/5
Level II: eight nodes, one with metastasis. Level III: five nodes, free. Level IV: fat only.|1/13
Nine axillary nodes, four with tumour, one more with ITC.|4/9
Greater curvature: twelve nodes, free. Lesser curvature: six nodes, five with metastasis.|5/18
""",
        apart=True,
    ),
    manual(
        "isolation-faq",
        "which precautions a patient needs, after the questions that nurses ask",
        """
ISOLATION PRECAUTIONS: FREQUENTLY ASKED QUESTIONS (for the bed-planning assistant)

Q. What is my job?
A. You read why a patient is admitted and name the precaution that goes on the door sign.

Q. Which signs are there?
A. Four: contact, droplet, airborne and standard.

Q. When is it contact?
A. For what travels on hands and surfaces: MRSA, scabies, C. difficile, norovirus without vomiting.

Q. When is it droplet?
A. For what is coughed or vomited over a metre or two: influenza, mumps, whooping cough, norovirus with vomiting.

Q. When is it airborne?
A. For what floats in a room for hours: measles, chickenpox, tuberculosis of the lung.

Q. And standard?
A. For everything that is not passed on from person to person in hospital: fractures, strokes, appendicitis, Lyme disease.

Q. Tuberculosis outside the lung?
A. Standard, as long as no wound is draining. All such patients you will see have closed wounds.

Q. Is suspicion enough?
A. Yes. Put up the sign as if the illness were proven.

Q. How do I write it?
A. One word in lower case, as in the list of signs.

The next admission follows.
""",
        "Admission: {reason}\nSign:",
        "reason|sign",
        """
MRSA in a nasal swab, for hip replacement|contact
suspected measles, rash since this morning|airborne
whooping cough in a six-year-old|droplet
broken wrist after a fall from a ladder|standard
norovirus, vomiting since last night|droplet
tuberculosis of the lung, smear positive|airborne
scabies, nursing home resident|contact
stroke, left-sided weakness|standard
tuberculosis of the spine, wound closed|standard
chickenpox in an adult|airborne
""",
        labels="contact/droplet/airborne/standard",
    ),
    manual(
        "sample-points",
        "urgency points of a laboratory sample",
        """
TASK: GIVE EACH SAMPLE ITS URGENCY POINTS.

WHY: THE NIGHT SHIFT HAS ONE ANALYSER. THE SAMPLE WITH THE MOST POINTS GOES FIRST.

POINTS
- SENT BY INTENSIVE CARE: 4
- SENT BY THE EMERGENCY ROOM: 3
- SENT BY ANY OTHER WARD: 1
- MARKED "STAT" ON THE TUBE: 2 MORE
- OLDER THAN ONE HOUR ON ARRIVAL: 1 MORE

NOTES
- ADD THE POINTS UP. THE LOWEST SUM THERE IS IS 1, THE HIGHEST IS 7.
- EXACTLY ONE HOUR IS NOT OLDER THAN ONE HOUR.
- THE AGE OF THE PATIENT DOES NOT MATTER.

EXAMPLE
SAMPLE: EMERGENCY ROOM, NOT STAT, 90 MINUTES OLD
POINTS: 4

WRITE THE SUM AS A DIGIT. THE SCHEDULER READS ONE CHARACTER.
""",
        "SAMPLE: {ward}, {stat}, {age} MINUTES OLD\nPOINTS:",
        "ward|stat|age|points",
        """
INTENSIVE CARE|STAT|20|6
MATERNITY|NOT STAT|35|1
EMERGENCY ROOM|STAT|15|5
SURGERY|STAT|75|4
INTENSIVE CARE|STAT|95|7
NEUROLOGY|NOT STAT|80|2
EMERGENCY ROOM|NOT STAT|60|3
ONCOLOGY|STAT|10|3
INTENSIVE CARE|NOT STAT|70|5
""",
    ),
)
