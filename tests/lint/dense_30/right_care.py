"""Long right prompts in English of those who look after people, animals and samples."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "ward-handover",
        "handover notes of a ward, by who has to look at them first",
        """
# Role
You are the coordinator of a 28-bed surgical ward. At 06:45 you read the night's handover notes and decide who has to see
each of them first.

# Background
The night shift types one line per patient. The day team meets at 07:00, and whatever is routed wrongly is found an hour
later at the earliest.

# Routes
- **surgeon**: the wound, a drain, bleeding, a bowel that does not move after the operation
- **anaesthetist**: pain that the plan does not hold, a pain pump, nausea from opioids, an epidural
- **physio**: getting up, breathing exercises, walking aids
- **social worker**: where the patient goes afterwards, care at home, rehabilitation papers

# Edge cases
1. Pain *because* a dressing is soaked: surgeon. The wound comes before the pain.
2. A patient who cannot get up because the epidural still numbs the legs: anaesthetist.
3. A walking frame that is needed at home: social worker, since it has to be ordered.

# Samples
Note: bed 3, drain has given 400 ml of fresh blood since midnight
Route: surgeon
Note: bed 16, daughter asks who will wash her mother after discharge
Route: social worker

# Output
Only the route, in lower case, as it is written above.
""",
        "Note: {note}\nRoute:",
        "note|a",
        """
bed 5, morphine pump empty, scores pain at 8|anaesthetist
bed 9, has not sat on the edge of the bed yet, should start today|physio
bed 11, dressing soaked through twice, hurts around the stitches|surgeon
bed 2, lives alone on the third floor, no lift, wants to know about rehab|social worker
bed 20, legs still numb from the epidural, could not stand|anaesthetist
bed 7, belly swollen, no wind or stool since Tuesday|surgeon
bed 14, needs to practise with crutches before the stairs|physio
bed 22, walking frame has to be at home by Friday|social worker
bed 18, vomits after each dose of oxycodone|anaesthetist
""",
    ),
    sheet(
        "triage-category",
        "emergency department arrivals with a category from 1 to 4",
        """
TRIAGE DESK — WORKING INSTRUCTION 7 (training copy)

PURPOSE
To give every arrival a category within five minutes. This copy is used to test software, not to treat anyone.

CATEGORIES
1  Immediate. Airway, breathing or circulation fails: no pulse, gasping, unconscious, severe bleeding.
2  Within 10 minutes. A threat that may turn: chest pain, sudden weakness of one side, a fever in a baby under 3 months.
3  Within 60 minutes. Needs a doctor today and a test or a stitch: a broken arm, a deep cut, a kidney stone.
4  Can wait, or see a family doctor: a sore throat, a tick, a repeat prescription.

RULES
a) Take the worst complaint if there are several.
b) Age alone changes nothing, except for the fever rule under category 2.
c) A deep cut is 3 as long as pressure stops the blood. If it spurts and does not stop, it is severe bleeding.
d) Who brought the patient in (ambulance, police, a neighbour) does not count.

WORKED SAMPLES
Arrival: man, 44, stung by a wasp, small swelling on the hand, feels fine
Category: 4
Arrival: woman, 81, face drooping on the left for twenty minutes
Category: 2

FORMAT
One digit.
""",
        "Arrival: {arrival}\nCategory:",
        "arrival|a",
        """
man, 58, pressure on the chest since breakfast|2
girl, 9, fell off a swing, forearm bent|3
man, 23, found unconscious in the corridor, gasping|1
woman, 35, needs her asthma spray renewed, breathes well|4
baby, 6 weeks, 38.9 degrees|2
butcher, 40, thigh wound that spurts and does not stop|1
woman, 29, cut her palm on glass, deep, stops under pressure|3
student, 20, sore throat for two days|4
man, 50, pain in the flank that comes in waves, has had stones before|3
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "pharmacy-dose",
        "doses of a syrup counted out by weight at a pharmacy",
        """
You help the trainees at Linden Pharmacy to practise sums with the (invented) syrup Calmotin.

Calmotin has 20 mg of active substance in each millilitre. A child gets 10 mg per kilogram of body weight and dose.

How to count:
  1. Multiply the weight in kilograms by 10. That is the dose in milligrams.
  2. Divide by 20. That is the dose in millilitres.
  3. If the result is more than 15 ml, write 15 ml, because no child gets more in one dose.

Weights are always even whole numbers, so no rounding is needed.

What the answer looks like: the number, one space, ml. For a child of 8 kg it is

Weight: 8 kg
Dose: 4 ml

and for a child of 40 kg, where the limit holds,

Weight: 40 kg
Dose: 15 ml

Please do not write the steps: the trainees write these themselves and only compare the last line.
""",
        "Weight: {kg} kg\nDose:",
        "kg#|a",
        """
12|6 ml
20|10 ml
34|15 ml
26|13 ml
6|3 ml
18|9 ml
46|15 ml
24|12 ml
""",
    ),
    sheet(
        "lab-sample-check",
        "tubes that reach a laboratory, taken in or sent back",
        """
<role>
You stand at the reception of a clinical laboratory and decide whether a sample is taken in.
</role>

<tubes>
lavender cap: blood count
light blue cap: clotting, has to be filled to the mark
yellow cap: chemistry
grey cap: glucose
</tubes>

<rules>
accept: the cap fits the test, the label has name and date of birth, and nothing below speaks against it
reject: any one of these
  - the label lacks the name or the date of birth
  - the cap does not fit the test
  - a light blue tube is not filled to the mark
  - the sample is older than 24 hours
</rules>

<hints>
A torn request form is no reason to reject; we print a new one.
Other tubes than light blue may be half full.
Exactly 24 hours old is still accepted.
</hints>

<samples>
<tube>lavender cap, blood count, name and date of birth on the label, 3 hours old</tube> accept
<tube>grey cap, clotting, name and date of birth on the label, 1 hour old</tube> reject
</samples>

<output>accept or reject, one word in lower case</output>
""",
        "<tube>{tube}</tube>",
        "tube|a",
        """
yellow cap, chemistry, name and date of birth on the label, 5 hours old, half full|accept
light blue cap, clotting, name and date of birth on the label, 2 hours old, half full|reject
lavender cap, blood count, name only on the label, 1 hour old|reject
grey cap, glucose, name and date of birth on the label, 24 hours old|accept
light blue cap, clotting, name and date of birth on the label, filled to the mark, 4 hours old|accept
yellow cap, blood count, name and date of birth on the label, 2 hours old|reject
lavender cap, blood count, name and date of birth on the label, 31 hours old|reject
yellow cap, chemistry, name and date of birth on the label, 6 hours old, request form torn|accept
""",
        labels="accept/reject",
    ),
    sheet(
        "zoo-log",
        "lines of a zoo's keeper log as JSON",
        """
## Keeper log → database

We are moving eleven years of handwritten logs of the Westmoor Zoo into a database. You get one line and return one object.

### Schema

```json
{
  "type": "object",
  "properties": {
    "species": {"type": "string"},
    "event": {"enum": ["birth", "death", "transfer", "treatment"]},
    "count": {"type": "integer", "minimum": 1}
  },
  "required": ["species", "event", "count"]
}
```

### Notes on the fields

| field | note |
| --- | --- |
| species | the English name as in the log, singular, lower case |
| event | hatching is a birth; an animal that comes or goes is a transfer; vaccination and wound care are treatment |
| count | how many animals it happened to; a single animal is 1 |

### Sample

Line: 4 May, two of the otters vaccinated, Karim held them.
Object: {"species": "otter", "event": "treatment", "count": 2}

### Remember

Keep the order of the keys, write everything on one line, and leave out dates and the names of keepers.
""",
        "Line: {line}\nObject:",
        "line|a",
        """
9 May, three flamingo chicks have hatched overnight.|{"species": "flamingo", "event": "birth", "count": 3}
11 May, the old lynx died in his sleep.|{"species": "lynx", "event": "death", "count": 1}
12 May, four meerkats left for Antwerp with Joanna.|{"species": "meerkat", "event": "transfer", "count": 4}
15 May, cleaned and bandaged the cut of one zebra.|{"species": "zebra", "event": "treatment", "count": 1}
20 May, a giraffe calf was born at noon.|{"species": "giraffe", "event": "birth", "count": 1}
21 May, two penguins came from Vienna.|{"species": "penguin", "event": "transfer", "count": 2}
30 May, vaccinated all five alpacas.|{"species": "alpaca", "event": "treatment", "count": 5}
2 June, found two of the newts dead.|{"species": "newt", "event": "death", "count": 2}
""",
    ),
    sheet(
        "nursery-notes",
        "notes of a kindergarten turned into a sentence for the parents",
        """
Dear colleague (human or not),

the educators of the Firefly group jot down notes in a hurry. In the evening each note becomes one sentence for the parents'
app. You write that sentence.

Our tone: warm, plain, no baby talk, no judgement.

What goes in: what the child did, and with whom if another adult is named.
What stays out: other children's names. Write "a friend" instead, or "two friends" if there are two.

Form: one sentence in the past tense that begins with the child's name and ends with a full stop. Hours are written in words,
minutes in figures.

Two notes from last week, and what we made of them:

Note: Mila / blocks / w. Jonas / 1 h
Sentence: Mila built with blocks with a friend for one hour.

Note: Theo / nap / 40 min
Sentence: Theo took a nap for 40 minutes.

Please don't add wishes ("Have a lovely evening!"), they are in the footer of the app.
""",
        "Note: {note}\nSentence:",
        "note|a",
        """
Ella / painting / w. Noor / 30 min|Ella painted with a friend for 30 minutes.
Sam / sandpit / w. Lena + Paul / 1 h|Sam played in the sandpit with two friends for one hour.
Ida / nap / 50 min|Ida took a nap for 50 minutes.
Oskar / puzzle / w. Ms Berg / 20 min|Oskar did a puzzle with Ms Berg for 20 minutes.
Noor / singing / w. Mr Hale / 15 min|Noor sang with Mr Hale for 15 minutes.
Jonas / blocks / 45 min|Jonas built with blocks for 45 minutes.
Lena / dancing / w. Ella / 10 min|Lena danced with a friend for 10 minutes.
""",
        metric="chrf",
    ),
    sheet(
        "vet-weights",
        "a shelter's notes, with the date of the next check",
        """
Harbour Street Animal Shelter: when is the next check?

Q: What do you need from me?
A: You get the date of a check and its outcome. Give us the date of the next check.

Q: What are the intervals?
A: It depends on the outcome.
   - "healthy": 14 days later
   - "underweight": 7 days later
   - "on medication": 3 days later

Q: What if an animal is underweight and on medication?
A: Then the shorter interval counts, so 3 days.

Q: Sundays?
A: We are open every day. Don't move anything.

Q: How do you want the date?
A: As YYYY-MM-DD, nothing behind it. If a check was on 2025-01-30 and the outcome was "underweight", you write 2025-02-06.

Q: Leap years?
A: All dates are from 2025, so February has 28 days.
""",
        "Check: {day}\nOutcome: {outcome}\nNext check:",
        "day|outcome|a",
        """
2025-03-02|healthy|2025-03-16
2025-03-10|on medication|2025-03-13
2025-04-25|underweight|2025-05-02
2025-06-20|healthy|2025-07-04
2025-02-27|on medication|2025-03-02
2025-08-11|underweight, on medication|2025-08-14
2025-09-01|underweight|2025-09-08
2025-11-29|on medication|2025-12-02
""",
        apart=True,
        fewshot=2,
    ),
    sheet(
        "care-home-wishes",
        "wishes of a care home's residents, quoted word for word",
        """
CARE HOME ST ANNE: THE WISH BOOK

Every Sunday a volunteer talks with the residents and writes down what they said. The activity team only needs the wish
itself. Find it in the text and copy it, word for word.

WHAT COUNTS AS A WISH
- something the resident would like to do, eat, see or have
- it stands in the text exactly once

WHAT DOES NOT COUNT
- complaints ("the soup is cold")
- memories ("I used to swim")
- what relatives want

HOW TO COPY
- begin right after "would like", "wants" or "wishes for", and stop before the next comma or full stop
- change nothing, not even the case of a letter
- no quotation marks around it

SAMPLE
Text: Mr Dunne used to race pigeons. He would like to visit the coast once more, and his son wants him to rest.
Wish: to visit the coast once more
""",
        "Text: {text}\nWish:",
        "text|a",
        """
Mrs Ortega says the radio is too quiet. She would like to hear an opera, any opera.|to hear an opera
Mr Blake was a baker. He wants fresh rye bread on Fridays.|fresh rye bread on Fridays
The food is fine, says Mrs Iqbal. She wishes for a bench near the roses, in the shade.|a bench near the roses
Mr Lund cannot sleep well. He would like to play chess with somebody young.|to play chess with somebody young
Mrs Peel was a teacher in Leeds. She wants to read to the children, as she did then.|to read to the children
Her room is small, Mrs Kovač finds. She would like a window that opens.|a window that opens
Mr Adair had a boat. He wishes for a day on the lake, with a picnic.|a day on the lake
""",
    ),
)
