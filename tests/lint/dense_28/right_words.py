"""Long right prompts in English that rewrite, translate, choose, mark and judge."""

from __future__ import annotations

from tests.lint.dense_28.making import sheet

RIGHT = (
    sheet(
        "menu-translation",
        "dishes translated from German by a restaurant's glossary",
        """
Menu of the Gasthof, German -> English

The card changes every week and Resi has no time, so please translate the dish.

GLOSSARY (always like this, guests know these words by now)
Knödel = dumplings
Kraut = cabbage
Schwammerl = mushrooms
Erdäpfel = potatoes
Rahm = cream
Forelle = trout
Hendl = chicken

- "mit" is "with", "und" is "and"
- lower case throughout, also the first word
- no articles, no adjectives that are not in the German ("delicious" !!!)
- no full stop

Forelle mit Erdäpfel
= trout with potatoes

Don't: "Delicious trout served with tasty potatoes". Resi was laughed at.
""",
        "{de}\n=",
        "de|a",
        """
Hendl mit Kraut|chicken with cabbage
Knödel mit Schwammerl|dumplings with mushrooms
Forelle mit Rahm|trout with cream
Erdäpfel und Kraut|potatoes and cabbage
Hendl mit Erdäpfel und Rahm|chicken with potatoes and cream
Schwammerl mit Rahm|mushrooms with cream
Knödel und Kraut|dumplings and cabbage
Forelle mit Kraut und Knödel|trout with cabbage and dumplings
""",
    ),
    sheet(
        "best-reply",
        "a help desk's choice of a ready reply by letter",
        """
Gym front desk: ready replies

Somebody writes in the app. Choose which of our four replies goes out. Answer with the letter, the app does the rest.

A - "We are open from 6 to 23 on weekdays and from 8 to 20 at weekends."
B - "You can freeze your membership in the app under Profile > Pause."
C - "Please bring your card to the desk, we will give you a new one for 5 pounds."
D - "Classes can be cancelled free of charge until two hours before they begin."

Hints
- Times of the building: A. Times of cancelling a class: D.
- Injured, travelling, pregnant -> wants a break -> B
- Card lost, snapped, not read by the gate -> C
- Capital letter, no bracket, no full stop

2024 we let the model write freely and it promised refunds. Hence the letters.

Message: My card does not open the gate any more.
Reply: C
""",
        "Message: {msg}\nReply:",
        "msg|a",
        """
Are you open on Sunday evening?|A
I broke my ankle and cannot train for two months.|B
I cannot come to yoga tonight, does it cost anything if I cancel?|D
I lost my card on the bus.|C
How early can I come on a Tuesday?|A
I will be abroad until March, can I stop paying meanwhile?|B
Until when may I cancel the spinning class?|D
The dog chewed my card.|C
""",
    ),
    sheet(
        "refund-rule",
        "a shop's decision on returns, yes or no",
        """
Returns at Tumble Toys

Can the customer have the money back? Say Yes or No.

Yes, if ALL of this holds:
 a) bought at most 30 days ago
 b) there is a receipt
 c) the box is unopened, OR the toy is faulty

No in all other cases.

Please note
 * day 30 still counts
 * vouchers are another matter: somebody who gets a voucher gets no money, but vouchers are not asked about here
 * be kind in person, be strict in the answer
 * NEW (Oct.): a photo of the receipt counts as a receipt

Samples
Case: bought 10 days ago, receipt, opened, works
Money back: No
Case: bought 10 days ago, photo of the receipt, opened, faulty
Money back: Yes
""",
        "Case: {case}\nMoney back:",
        "case|a",
        """
bought 5 days ago, receipt, unopened|Yes
bought 45 days ago, receipt, unopened|No
bought 30 days ago, receipt, opened, faulty|Yes
bought 3 days ago, no receipt, unopened|No
bought 12 days ago, photo of the receipt, unopened|Yes
bought 20 days ago, receipt, opened, works|No
bought 31 days ago, receipt, opened, faulty|No
bought 28 days ago, photo of the receipt, opened, faulty|Yes
""",
    ),
    sheet(
        "grade-capitals",
        "marks for pupils' answers in geography, 0 to 2",
        """
Marking guide, Geography 6b, Ms Oyelaran

For each answer give 0, 1 or 2 points.

2 points: right city, spelt right
1 point: right city, but misspelt (you can still tell which one it is)
0 points: another city, a country, or nothing

Keep in mind:
- Small first letter is fine. "paris" gets 2. I mark spelling, not capitals, in this test.
- A sentence around it is fine, too: "I think it is Rome" gets 2.
- Do not be soft. "Milan" for Italy is 0 even though it is a big city.

Only the digit, since I copy it into my list.

Question: Capital of Hungary?
Pupil: Budapesst
Points: 1
""",
        "Question: {q}\nPupil: {p}\nPoints:",
        "q|p|a",
        """
Capital of France?|paris|2
Capital of Spain?|Barcelona|0
Capital of Portugal?|Lissbon|1
Capital of Poland?|It is Warsaw.|2
Capital of Austria?|Viena|1
Capital of Turkey?|Istanbul|0
Capital of Greece?|Athens|2
Capital of Denmark?|Copenhagan|1
Capital of Norway?|Sweden|0
""",
        apart=True,
    ),
    sheet(
        "plain-signs",
        "notices of a block of flats, made shorter",
        """
Short signs for the stairwell

Our caretaker, Mr Petrov, writes long notices, and people do not read them. Make a sign of at most SIX words.

Rules:
- begins with "Please" or "No"
  - "Please" if something is to be done
  - "No" if something is forbidden
- no exclamation marks (they make Mrs Hahn angry)
- ends with a full stop
- don't name flats or persons

Long: It has come to my notice that bicycles are being left in the hallway. This is forbidden.
Sign: No bicycles in the hallway.

Long: I would be grateful if everybody closed the front door after dark.
Sign: Please close the front door.

Rejected: "PLEASE!!! Close the door, it is cold" (exclamation marks, too long)
""",
        "Long: {long}\nSign:",
        "long|a",
        """
Smoking in the lift is something I will not have any more, it is forbidden.|No smoking in the lift.
I ask everyone to be so good as to switch off the light in the cellar.|Please switch off the cellar light.
It is not permitted to play ball in the yard, as windows have been broken.|No ball games in the yard.
Would you all kindly sort your waste before you throw it away.|Please sort your waste.
Shoes may not be kept on the stairs, somebody fell over them.|No shoes on the stairs.
Kindly be so good as to empty the dryer when you have finished.|Please empty the dryer.
To feed pigeons from the balconies is forbidden.|No feeding pigeons from balconies.
I would like you to lock the bicycle shed at night.|Please lock the bicycle shed.
""",
    ),
    sheet(
        "first-aid-quiz",
        "first-aid questions with four options, by letter",
        """
FIRST AID REFRESHER - quiz for all staff
(used by the Red Cross group, room 2, bring your own pen)

You take the quiz like any of us. Read the question and the four options, choose the best one.

- Only one option is right.
- Answer with its letter: A, B, C or D.
- What counts is what is taught in the UK in 2025, not what your uncle did in the army.
- Don't be fooled by the longest option.
- In the spring the answers came as "Option B" and the marking sheet could not read them. Just B.

Example
Question: Which number do you ring for an ambulance in the UK?
A. 999
B. 555
C. 123
D. 411
Answer: A

Now your question. Good luck!
""",
        "Question: {q}\nA. {A}\nB. {B}\nC. {C}\nD. {D}\nAnswer:",
        "q|A|B|C|D|a",
        """
How do you cool a fresh burn?|With butter|With running water|With ice cubes|With flour|B
What do you do first at an accident?|Check that it is safe|Take photos|Give a drink|Move the car|A
Someone's nose bleeds. How should they sit?|Head back|Lying flat|Leaning forward|Legs raised|C
How many compressions go before two breaths in an adult?|5|10|15|30|D
What do you do with a deep wound that bleeds heavily?|Wash it|Press on it|Leave it open|Blow on it|B
What is an AED for?|Measuring fever|Cleaning wounds|Giving oxygen|Treating cardiac arrest|D
A person is unconscious but breathes normally. What now?|Recovery position|Sit them up|Give water|Walk them around|A
A man chokes and cannot speak or cough. What first?|Wait an hour|Let him sleep|Give back blows|Give him bread|C
""",
    ),
    sheet(
        "catalogue-names",
        "product names of a warehouse brought into one form",
        """
Product names: one form for all
===============================

The suppliers all write differently. We need: Noun, colour, size

1. Noun with a capital, singular
2. Colour in lower case
3. Size as one of S, M, L, XL
4. ", " between the three parts

Translation of sizes: small = S, medium = M, large = L, extra large = XL

Do NOT keep brand names (Norvik, Tallow & Co, Brisk) and article numbers. They have their own columns, and Irina had to
delete four hundred of them by hand in 2024. She is still talking about it.

Supplier: NORVIK large sweaters grey #4471
Name: Sweater, grey, L
Supplier: shirt, Brisk, white, medium
Name: Shirt, white, M
""",
        "Supplier: {raw}\nName:",
        "raw|a",
        """
Tallow & Co jackets black small|Jacket, black, S
#9020 red scarf (large) Norvik|Scarf, red, L
extra large vests, navy, Brisk|Vest, navy, XL
BRISK medium hoodie green #118|Hoodie, green, M
caps small yellow Norvik|Cap, yellow, S
Skirt - brown - medium - Tallow & Co|Skirt, brown, M
large coats beige #7003|Coat, beige, L
Norvik extra large apron, blue|Apron, blue, XL
""",
    ),
    sheet(
        "next-step",
        "the next step of a bakery's checklist, by number",
        """
Sourdough checklist for trainees

1. Feed the starter
2. Mix flour and water
3. Add salt
4. Fold the dough
5. Shape the loaf
6. Let it prove in the basket
7. Score the top
8. Bake

The trainee says what has just been done. You say the number of what comes NEXT.

* Do not skip. Everybody wants to skip number 3. The bread of 11 May had no salt and we sold forty of them.
* "I put it in the basket and waited" means that 6 is finished.
* Number only.

Trainee: I have just fed the starter.
Next: 2

(Flo says: laminate this. Not yet done.)
""",
        "Trainee: {said}\nNext:",
        "said|a",
        """
The salt is in now.|4
I scored the top with the blade.|8
The loaf is shaped.|6
Flour and water are mixed.|3
All the folds are done, the dough feels strong.|5
It has been proving in the basket all night, it is ready.|7
I added the salt and worked it in well.|4
Flour and water are together, no dry bits left.|3
""",
    ),
    sheet(
        "subtitle-register",
        "subtitles rewritten without contractions",
        """
House style for the English subtitles (documentary unit)

Broadcaster wants no contractions. Rewrite the line and change NOTHING else.

can't -> cannot
won't -> will not
don't / doesn't / didn't -> do not / does not / did not
it's -> it is
I'm, we're, they're -> I am, we are, they are
I've, we've -> I have, we have

- leave the punctuation as it is
- leave the possessive 's as it is: "Anna's boat" stays
- no quotation marks around the line

Once the model "improved" things: "We don't know." became "It is unknown to us." That is no longer the speaker's voice.
Right would have been: We do not know.

Line: They're late, and it's raining.
Rewritten: They are late, and it is raining.
""",
        "Line: {line}\nRewritten:",
        "line|a",
        """
I can't see the harbour from here.|I cannot see the harbour from here.
It's my father's house.|It is my father's house.
We've sold the last cow.|We have sold the last cow.
She doesn't speak about the war.|She does not speak about the war.
I'm not afraid, and I won't leave.|I am not afraid, and I will not leave.
The ferry didn't come that day.|The ferry did not come that day.
They're all gone now.|They are all gone now.
I've never liked Anna's boat, but we don't have another.|I have never liked Anna's boat, but we do not have another.
""",
    ),
    sheet(
        "review-stars",
        "feelings in reviews of a ferry line, three classes with few-shot examples",
        """
Passenger cards, Blue Strait Ferries

Please read the card and say how the passenger felt.

positive - they liked it, would come again, praise crew or food
negative - they complain, want money back, will not come again
mixed - clearly something good AND clearly something bad

Notes from the quality round:
- sarcasm happens. "Great, three hours late" is negative.
- short cards are fine, do not overthink.
- mixed needs both sides to be said. Do not guess the other side.
- lower case

The monthly chart is drawn from these, so keep to the three words.
""",
        "Card: {card}\nFeeling:",
        "card|a",
        """
Friendly crew and a wonderful sunset, we will come again.|positive
Wonderful, two hours in the queue and cold coffee. Never again.|negative
The cabin was spotless, but the food was awful.|mixed
Best crossing we ever had!|positive
I want my money back, the toilets were filthy.|negative
Nice staff, terrible seats.|mixed
The soup was excellent and the captain even waved.|positive
Rude at the counter and rude on board.|negative
Lovely deck, shame that it was so overcrowded and loud.|mixed
""",
        apart=True,
        fewshot=2,
    ),
)
