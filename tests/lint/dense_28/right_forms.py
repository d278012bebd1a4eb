"""Long right prompts in English that fill forms and take out what is needed."""

from __future__ import annotations

from tests.lint.dense_28.making import sheet

RIGHT = (
    sheet(
        "florist-json",
        "orders of a florist's phone as JSON",
        """
# Petal & Stem - phone orders

Turn the note from the phone into JSON so that Yusuf's screen can show it.

Keys, in this order:
- "flower": one word, plural, lower case ("roses", "tulips")
- "count": a number, not a string
- "day": the weekday in full, with a capital ("Friday")

Rules
- One line. No line breaks, no code fence.
- Only these three keys. Names and addresses are kept elsewhere because of privacy.
- A dozen is 12, half a dozen is 6.
- NEW: the screen does not like single quotes. Use double ones.

Bad (14 April): {'flower': 'rose', 'count': '12'}
Good: {"flower": "roses", "count": 12, "day": "Friday"}

Sample
Note: Mrs Adeyemi would like ten lilies on Wednesday.
JSON: {"flower": "lilies", "count": 10, "day": "Wednesday"}
""",
        "Note: {note}\nJSON:",
        "note|a",
        """
Half a dozen tulips for Monday, says Mr Brandt.|{"flower": "tulips", "count": 6, "day": "Monday"}
Twenty roses, red, to be collected on Saturday.|{"flower": "roses", "count": 20, "day": "Saturday"}
A dozen daffodils on Tuesday for the school.|{"flower": "daffodils", "count": 12, "day": "Tuesday"}
The dentist wants five orchids on Thursday.|{"flower": "orchids", "count": 5, "day": "Thursday"}
For Friday: thirty carnations, mixed colours.|{"flower": "carnations", "count": 30, "day": "Friday"}
Eight peonies for Sunday, a birthday.|{"flower": "peonies", "count": 8, "day": "Sunday"}
Two dozen asters by Wednesday for the town hall.|{"flower": "asters", "count": 24, "day": "Wednesday"}
On Monday fifteen sunflowers for Ms Ito, please.|{"flower": "sunflowers", "count": 15, "day": "Monday"}
""",
    ),
    sheet(
        "kiln-slip",
        "slips for a pottery studio's kiln, in a fixed order",
        """
Kiln slips, Studio Ember

You read what the member scribbled and write the slip. The slip has three parts with a semicolon between them:
piece; glaze; temperature

* piece: one word, singular, lower case
* glaze: as the member calls it, lower case
* temperature: in degrees Celsius, number only (no "C", no degree sign)

Please keep the order!! Greta once read "1240; bowl" as the number of the bowl.

Usual temperatures: 1060 for earthenware, 1240 for stoneware, but ALWAYS take what the member has written.

If the member writes a name or a phone number, leave it out.

Scribble: Hanna's jug, 1240 degrees, please in tenmoku
Slip: jug; tenmoku; 1240
""",
        "Scribble: {scribble}\nSlip:",
        "scribble|a",
        """
bowl by Piet, celadon, fire at 1240|bowl; celadon; 1240
1060 degrees for my plate, white glaze|plate; white; 1060
Vase! Cobalt! 1220 degrees! (Oksana)|vase; cobalt; 1220
My mug wants shino at 1250.|mug; shino; 1250
teapot, honey glaze, 1080 please|teapot; honey; 1080
tile in turquoise, 1040 degrees, Ravi|tile; turquoise; 1040
A dish, ash glaze, to 1260|dish; ash; 1260
copper for the lamp, at 1200|lamp; copper; 1200
""",
    ),
    sheet(
        "lab-tubes",
        "handwritten tube labels of a lab, brought into the register's form",
        """
Register of tubes: how the entry has to look
--------------------------------------------

The entry is PROJECT-TYPE-NUMBER:
  - PROJECT: three capitals. Lake survey = LAK, moss project = MOS, river survey = RIV
  - TYPE: W for water, S for soil, P for plant
  - NUMBER: three digits, with zeros in front (7 becomes 007)

Checklist before you write
  [x] three parts, two hyphens
  [x] no spaces
  [x] no date. Dates are in the other column (ask Wanjiru if you wonder why)

What went wrong before: "LAK-W-7" (two zeros missing, sorted behind LAK-W-650).

Label: moss project, soil, tube 45
Entry: MOS-S-045
Label: river survey, water, tube 112
Entry: RIV-W-112
""",
        "Label: {label}\nEntry:",
        "label|a",
        """
lake survey, water, tube 9|LAK-W-009
river survey, plant, tube 31|RIV-P-031
moss project, plant, tube 204|MOS-P-204
lake survey, soil, tube 77|LAK-S-077
river survey, soil, tube 5|RIV-S-005
moss project, water, tube 18|MOS-W-018
lake survey, plant, tube 130|LAK-P-130
river survey, water, tube 66|RIV-W-066
""",
        apart=True,
    ),
    sheet(
        "caterer-allergens",
        "allergens in a caterer's recipes, as a list or none",
        """
Saffron Catering: allergens for the buffet cards

We give you the ingredients of a dish. List which of OUR FOUR allergens are in it.

Our four (others are handled by the kitchen):
1. gluten - wheat, rye, barley, spelt, bread, pasta, couscous
2. milk - milk, butter, cream, yoghurt, any cheese
3. egg - whole eggs, yolk, mayonnaise
4. nuts - almonds, hazelnuts, walnuts, cashews, pistachios

Output
- in the order above, lower case, with ", " between them
- "none" when none of the four is in it

Attention!!
- Coconut milk is NOT milk. (Card of 8 May had it wrong, Delphine was not amused.)
- Oat flakes: ours are free of gluten, so they do not count.
- Peanuts are not on this list, they have their own sign.

Ingredients: spelt flour, butter, hazelnuts, sugar
Allergens: gluten, milk, nuts
""",
        "Ingredients: {list}\nAllergens:",
        "list|a",
        """
pasta, tomatoes, basil, olive oil|gluten
rice, coconut milk, lime, coriander|none
potatoes, mayonnaise, chives|egg
couscous, feta cheese, mint|gluten, milk
wheat flour, eggs, butter, lemon|gluten, milk, egg
spinach, walnuts, pears, oil|nuts
cream, egg yolk, sugar, vanilla|milk, egg
beetroot, apple, horseradish|none
yoghurt, pistachios, honey|milk, nuts
""",
    ),
    sheet(
        "rental-damage",
        "return reports of a van rental as key and value pairs",
        """
VANS4DAYS :: return desk :: short form

The driver tells us what happened, you write it as: part=...; damage=...; fault=...

part: bumper / door / mirror / windscreen / tyre
damage: dent / scratch / crack / puncture
fault: driver / other

* everything in lower case
* "fault=driver" if our customer did it, "fault=other" if anyone or anything else did (hail, thieves, a trolley, a nail)
* there is always one part only. The rest goes on a new form.
* NO full stop at the end, the import chokes.

Story: A stone from a truck hit the windscreen and now it has a crack.
Form: part=windscreen; damage=crack; fault=other

(Form agreed with the insurers on 2 September. Do not invent more fields, Paulo!)
""",
        "Story: {story}\nForm:",
        "story|a",
        """
I backed into a post and the bumper has a dent.|part=bumper; damage=dent; fault=driver
Somebody's trolley left a scratch on the door.|part=door; damage=scratch; fault=other
A nail on the road gave me a puncture in the rear tyre.|part=tyre; damage=puncture; fault=other
I came too close to a wall, there is a scratch on the mirror.|part=mirror; damage=scratch; fault=driver
Hail made a dent in the door.|part=door; damage=dent; fault=other
I slammed a ladder against the windscreen, it has a crack.|part=windscreen; damage=crack; fault=driver
Another car hit our parked van, the mirror shows a crack.|part=mirror; damage=crack; fault=other
I drove over a kerb too fast and got a puncture, left tyre.|part=tyre; damage=puncture; fault=driver
""",
    ),
    sheet(
        "podcast-guests",
        "introductions of a podcast, with the guest's name alone",
        """
Guest list for the back catalogue of "Third Coffee"

We want the name of the guest from each introduction, for the index on the web site.

How
- first name and family name, as in the introduction
- no titles: leave out Dr, Professor, Sir, Captain and the like
- not the hosts! The hosts are Mel Okafor and Stig Lund. They are in nearly every introduction.
- only one guest per episode (the double episodes were done by hand by Freya)

Earlier output that had to be corrected:
> Professor Ada Mensah
should have been
> Ada Mensah

> Mel Okafor
is a host, so wrong, always.

Introduction: Stig Lund meets Dr Inés Calvo, who maps caves in Asturias.
Guest: Inés Calvo
""",
        "Introduction: {intro}\nGuest:",
        "intro|a",
        """
Mel Okafor talks with the perfumer Luc Arnaud about rain.|Luc Arnaud
Today Captain Rhona Baird tells Stig Lund about tugs at night.|Rhona Baird
What does a piano tuner hear? Kenji Mori explains it to Mel Okafor.|Kenji Mori
Professor Tomas Havel counts bats, and Stig Lund counts with him.|Tomas Havel
Stig Lund visits Amina Diallo in her workshop for umbrellas.|Amina Diallo
Sir Peter Wynn on forty years of chess problems, with Mel Okafor.|Peter Wynn
Mel Okafor and Stig Lund ask Dr Salma Haddad why we yawn.|Salma Haddad
The glass blower Nils Berg has burnt his beard, as Mel Okafor finds out.|Nils Berg
""",
    ),
    sheet(
        "trip-consent",
        "parents' replies about a school trip, as JSON with truths",
        """
Year 4 trip to the farm - replies from parents

For each reply write JSON on one line with these keys:
{"coming": true or false, "lunch": "school" or "own" or null}

Meaning
- coming: does the child come along?
- lunch: "school" if they want our lunch bag, "own" if the child brings food. If the child stays at home: null.

Please please please:
- true and false in lower case, no quotation marks around them
- null without quotation marks
- both keys, always
- nothing before or after the braces

Mrs Lindqvist will paste it into the table on Thursday. If parents write about other things (boots, medicine, lifts),
she has read it already.

Reply: Leo comes with pleasure and brings his sandwiches.
JSON: {"coming": true, "lunch": "own"}
""",
        "Reply: {reply}\nJSON:",
        "reply|a",
        """
Sofia may go. Please order the lunch bag for her.|{"coming": true, "lunch": "school"}
We are away that week, so Max cannot take part.|{"coming": false, "lunch": null}
Aisha will be there, she has her own lunch box.|{"coming": true, "lunch": "own"}
Yes for Finn, and yes to the school lunch.|{"coming": true, "lunch": "school"}
Unfortunately Nora has her leg in plaster and stays at home.|{"coming": false, "lunch": null}
Happy to let Ben go, I will pack him something to eat.|{"coming": true, "lunch": "own"}
Zoe is allergic to hay, we keep her at home that day.|{"coming": false, "lunch": null}
Tariq joins in and would like a lunch bag from school.|{"coming": true, "lunch": "school"}
""",
    ),
    sheet(
        "stage-props",
        "lines of a script, with the prop that the actor needs",
        """
Props list, Mill Street Players
Season 2025, compiled by Dot with a lot of tea

From each stage direction we need the ONE thing that the props table must have ready.

- write it with "a" or "an" in front: a lantern, an axe
- only things that somebody holds in the hand. Furniture and doors belong to the set, costumes to Wilma.
- copy the word of the script, don't find a nicer one
- lower case, no dot

Quote of the bad run in March:
  "ANNA sits down at the table with a letter." gave "a table". No! It's "a letter". The table is set.

Direction: BORIS closes the door and lights a candle.
Prop: a candle
""",
        "Direction: {line}\nProp:",
        "line|a",
        """
MARTHA enters the kitchen, an umbrella in her hand.|an umbrella
The COUNT rises from his armchair and draws a sword.|a sword
JULIE sits down on the bench and opens a newspaper.|a newspaper
The DOCTOR kneels by the bed, holding a syringe.|a syringe
OLD TOM leans on the wall and peels an orange.|an orange
The NURSE opens the window and waves a handkerchief.|a handkerchief
PAVEL stands at the desk and winds up a clock.|a clock
EDITH crosses to the sofa with an envelope.|an envelope
""",
    ),
)
