"""Faults of shots and of worked examples."""

from __future__ import annotations

from tests.lint.fiftyseventh.edits import above, cue, say
from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    TURNS,
)
from tests.lint.making import keyed, kind, records, table
from tests.lint.shape import Kind, changed

F = "shots"
SHOWN = (
    "few-shot/other-* few-shot/unlike-docs few-shot/worked-* few-shot/wrong-* "
    "few-shot/not-a-choice "
    "answer/unlike-others answer/not-an-option answer/other-form answer/letters text/shot-cue "
    "answer/gold-differs answer/other-rule answer/legend answer/chain-differs"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the prompt says another number of examples than it has, or speaks of some it has not",
        "few-shot/other-count text/no-question few-shot/fewer",
        say(LABS, "Here are three solved cases."),
        changed(DESK, description="Five examples follow, then the message to route."),
        say(GERMAN, "Two examples are given first."),
        say(SPELL, "The eight examples below show how.", fewshot=5),
        say(NOTICE, "Do as in the examples above.", fewshot=0),
        changed(SKY, description="Below are 5 worked questions about astronomy, then yours."),
        changed(STARS, description="Here are 16 reviews with their sentiment.", fewshot=4),
        say(MASU, "次の三つの例を見てください。"),
        say(PINGJIA, "请参考下面的两个例子。"),
        say(SECCION, "Fíjese en los tres ejemplos.", fewshot=1),
        say(ANTONIM, "Ниже даны пять примеров.", fewshot=2),
        say(DATES, "See the ten samples above.", fewshot=0),
        changed(TOWN, description="Seven letters that were filed already come first."),
    ),
    kind(
        F,
        "a worked example in the prompt answers wrongly",
        SHOWN,
        above(
            LABS,
            """
Test: Magnesium (mmol/l)
Reference range: 0.7 to 1.0
Result: 1.4
Flag: low

Test: Lactate (mmol/l)
Reference range: 0.5 to 2.2
Result: 1.1
Flag: normal

""",
        ),
        above(
            PARK,
            """
Car AA 101 stood there for 50 minutes.
Fee in euros: 9

Car AB 202 stood there for 10 minutes.
Fee in euros: 0

""",
        ),
        above(
            BEASTS,
            """
Animal: cod
Number: 2

Animal: badger
Number: 1

Animal: owl
Number: 2

""",
        ),
        above(
            GRADE,
            """
Question: A hut has 4 rooms with 6 beds each. How many beds are there?
Answer: There are 4 * 6 = 28 beds.
#### 28

Question: Tom had 50 euros and spent 18. What is left?
Answer: 50 - 18 = 32 euros are left.
#### 32

""",
        ),
        above(
            SCALE,
            """
A recipe for 2 people takes 100 g of oats.
How much oats is needed for 4 people? Give the number and the unit.
Needed: 400 g

""",
        ),
        above(
            DATES,
            """
Note: The library closes on 5 July 2031 at noon.
Date: 2031-05-07

Note: On November 3, 2030, the lift is serviced.
Date: 2030-11-03

""",
        ),
        above(
            COUNTS,
            """
Species: swift
* Reed Bank: 12
* Old Weir: 40
* Gull Point: 9
Place: Reed Bank

Species: coot
* Reed Bank: 22
* Old Weir: 7
* Gull Point: 1
Place: Reed Bank

""",
        ),
        above(
            SKY,
            """
The following are multiple choice questions (with answers) about astronomy.

What is the Earth's only natural satellite?
A. the Moon
B. Titan
C. Sirius
D. Vesta
Answer: E

""",
        ),
        above(
            NOTICE,
            """
<clause>The tenant may object within two weeks of the letter.</clause>
Period: six weeks

<clause>Refunds are paid within ninety days of the claim.</clause>
Period: ninety days

""",
        ),
        above(MASU, "辞書形：読む\nます形：聞きます\n\n辞書形：立つ\nます形：立ちます\n\n"),
        above(
            QISM,
            """
المتصل: المكيف لا يبرد الغرفة.
حرف القسم: د

المتصل: كم سعر الفرن الجديد؟
حرف القسم: أ

""",
        ),
        above(
            LOOT,
            """
Scene: Mags finds 3 ropes in the boat.
JSON: {"item": "rope", "count": 5}

Scene: Kara takes 2 shields from the wall.
JSON: {"item": "shield", "count": 2}

""",
        ),
        above(
            CHAT,
            """
Player: Rok
Message: I will find your house and kill you
Action: allow

Player: Una
Message: well played!
Action: allow

""",
        ),
    ),
    kind(
        F,
        "worked examples have other cues, another layout or another order than the question",
        "few-shot/other-cues few-shot/other-order few-shot/no-options text/cue-forms "
        "text/shot-cue " + SHOWN,
        above(GERMAN, "DE: Guten Morgen.\nEN: Good morning.\n\nDE: Danke.\nEN: Thank you.\n\n"),
        above(
            SPELL,
            """
Text: It happend yesterday.
Fix: happened

Text: She was realy glad.
Fix: really

""",
        ),
        above(
            DESK,
            """
User: My card was stolen.
Department => cards

User: I can't log in.
Department => login

""",
        ),
        above(
            SKY,
            """
Q: Which planet has the most rings? (1) Saturn (2) Mars (3) Venus (4) Earth
A: (1)

Q: What orbits the Earth? (1) Mars (2) the Moon (3) Titan (4) Ceres
A: (2)

""",
        ),
        above(
            BEASTS,
            """
Number: 1
Animal: badger

Number: 2
Animal: owl

""",
        ),
        above(STARS, "Great shoes! -> positive\nTorn on day one. -> negative\n\n"),
        above(
            HOUSE,
            """
Q: is the sea salty
A: yes

Q: can a stone swim
A: no

""",
        ),
        above(
            PINGJIA, "用户说：布料太硬了。\n答案是：质量\n\n用户说：送得真快。\n答案是：物流\n\n"
        ),
        above(
            SECCION,
            """
Noticia: Sube el precio del pan
Categoría: Economía

Noticia: Empate en el derbi
Categoría: Deportes

""",
        ),
        above(
            COUNTS,
            """
Place: Old Weir
Species: swift
* Reed Bank: 12
* Old Weir: 40

Place: Gull Point
Species: gull
* Gull Point: 80
* Old Weir: 3

""",
        ),
        above(ANTONIM, "хороший ~ плохой\nсила ~ слабость\n\n"),
        above(DATES, "Input: It is on 5 July 2031.\nOutput: 2031-07-05\n\n"),
        above(
            TOWN,
            """
Complaint: The siren howls all day.
Filed as: N2

Complaint: The bin is full.
Filed as: W1

""",
        ),
    ),
    kind(
        F,
        "the file of shots writes its labels or answers in another form than the docs",
        SHOWN + " answer/not-extracted answer/other-names answer/two-spellings",
        changed(
            LABS,
            shots=records(
                "test unit low high result flag",
                ("Magnesium", "mmol/l", "0.7", "1.0", "1.4", "H"),
                ("Iron", "µmol/l", "10", "30", "6", "L"),
                ("Zinc", "µmol/l", "11", "18", "14", "N"),
                ("Lactate", "mmol/l", "0.5", "2.2", "3.0", "H"),
                ("Phosphate", "mmol/l", "0.8", "1.5", "0.5", "L"),
            ),
        ),
        changed(
            DESK,
            shots=records(
                "message queue",
                ("My card was eaten.", "Cards Department"),
                ("Where is my transfer?", "Transfers Department"),
                ("I need a mortgage.", "Loans Department"),
                ("My code does not come.", "Login Department"),
                ("Please block my card.", "Cards Department"),
            ),
        ),
        changed(
            SPELL,
            shots=records(
                "sentence slip word",
                ("It happend at noon.", "happend", "happend -> happened"),
                ("She was realy glad.", "realy", "realy -> really"),
                ("We had a wonderfull time.", "wonderfull", "wonderfull -> wonderful"),
                ("The begining was slow.", "begining", "begining -> beginning"),
            ),
        ),
        changed(
            NOTICE,
            shots=records(
                "clause period",
                ("The tenant may object within two weeks of the letter.", "2 weeks"),
                ("Refunds are paid within ninety days of the claim.", "90 days"),
                ("The patent lasts for twenty years.", "20 years"),
                ("Notice is four months.", "4 months"),
            ),
        ),
        changed(
            BEASTS,
            shots=records(
                "animal class",
                ("cod", "fish"),
                ("badger", "mammal"),
                ("owl", "bird"),
                ("viper", "reptile"),
                ("common frog", "amphibian"),
                ("wren", "bird"),
            ),
        ),
        changed(
            DATES,
            shots=records(
                "note date",
                ("The library closes on 5 July 2031.", "05.07.2031"),
                ("On November 3, 2030, the lift is serviced.", "03.11.2030"),
                ("School starts on 20 August 2031.", "20.08.2031"),
                ("The vote is on 8 May 2032.", "08.05.2032"),
            ),
        ),
        changed(
            SCALE,
            shots=records(
                "served amount unit what guests needed",
                (2, 100, "g", "oats", 4, "two hundred"),
                (4, 80, "ml", "oil", 2, "forty"),
                (3, 60, "g", "nuts", 6, "one hundred and twenty"),
                (5, 50, "g", "yeast", 10, "one hundred"),
            ),
        ),
        changed(
            PINGJIA,
            shots=table(
                "pingjia|fangmian",
                """
    布料太硬了。|1
    送得真快。|2
    客服态度差。|3
    太贵了。|4
    用了一年还很新。|1
    """,
            ),
        ),
        changed(
            QISM,
            shots=table(
                "kalam|harf",
                """
    المكيف لا يبرد الغرفة.|الصيانة
    كم سعر الفرن الجديد؟|المبيعات
    أين فاتورتي؟|المحاسبة
    المصباح لا يعمل.|الصيانة
    """,
            ),
        ),
        changed(
            PHYSICS,
            shots=keyed(
                "question",
                """
    What is measured in volts?|(A) mass/*(B) voltage/(C) heat/(D) time
    What do magnets pull?|*(A) iron/(B) wood/(C) paper/(D) glass
    Which is the hottest?|(A) ice/(B) snow/*(C) steam/(D) fog
    What is measured in metres?|(A) mass/(B) heat/(C) time/*(D) length
    """,
                lead=" ",
            ),
        ),
        changed(
            ANTONIM,
            shots=table(
                "slovo|antonim",
                """
    хороший|Плохой.
    сила|Слабость.
    старый|Новый.
    чёрный|Белый.
    """,
            ),
        ),
    ),
    kind(
        F,
        "steps are asked for, and the shots or worked examples have none",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form few-shot/worked-form "
        "few-shot/steps-forbidden",
        changed(LABS, ('        "Flag:",', '        "Let\'s think step by step.",')),
        cue(PARK, "Let's work this out step by step."),
        changed(SKY, ("\\nAnswer:", "\\nAnswer: Let's think step by step.")),
        cue(SCALE, "Explain your reasoning, then give the amount.\\n{}"),
        changed(COUNTS, ("\\nPlace:", "\\nLet's reason step by step.")),
        changed(
            GRADE,
            ('f" {steps}\\n#### {gold}"', 'f" {gold}"'),
            ("\\nAnswer:", "\\nLet's think step by step.\\nAnswer:"),
        ),
        changed(
            PRINTS,
            ("\\nOutput:", "\\nTrace the program line by line, then say what it prints.\\nOutput:"),
        ),
        changed(DESK, ("\\nQueue:", "\\nThink step by step before you answer.\\nQueue:")),
        changed(PINGJIA, ("\\n方面：", "\\n让我们一步一步地思考。")),
        changed(SECCION, ("\\nSección:", "\\nPensemos paso a paso.")),
        changed(
            TURNS,
            (
                "\\nIt is a",
                "\\nFirst explain what each one wants. Let's think step by step.\\nIt is a",
            ),
        ),
        changed(QISM, ("\\nحرف القسم:", "\\nلنفكر خطوة بخطوة.\\nحرف القسم:")),
        changed(TOWN, ("\\n\\nCode:", "\\n\\nLet's think step by step.\\nCode:")),
    ),
    kind(
        F,
        "all worked examples, or all shots of the file, have one label",
        "few-shot/lopsided few-shot/other-labels answer/same-gold few-shot/unlike-docs",
        changed(
            LABS,
            shots=records(
                "test unit low high result flag",
                ("Magnesium", "mmol/l", "0.7", "1.0", "1.4", "high"),
                ("Iron", "µmol/l", "10", "30", "41", "high"),
                ("Zinc", "µmol/l", "11", "18", "25", "high"),
                ("Lactate", "mmol/l", "0.5", "2.2", "3.0", "high"),
                ("Phosphate", "mmol/l", "0.8", "1.5", "2.1", "high"),
            ),
        ),
        changed(
            DESK,
            shots=records(
                "message queue",
                ("My card was eaten.", "cards"),
                ("Please block my card.", "cards"),
                ("The chip no longer works.", "cards"),
                ("I lost my wallet with the Visa in it.", "cards"),
                ("A new card, please, the old one is bent.", "cards"),
            ),
        ),
        above(
            BEASTS,
            """
Animal: badger
Number: 1

Animal: whale
Number: 1

Animal: mole
Number: 1

Animal: lynx
Number: 1

""",
        ),
        above(
            STARS,
            """
Review: Broke at once.
Sentiment: negative

Review: Never again.
Sentiment: negative

Review: The sleeves are too short.
Sentiment: negative

Review: Stale bread.
Sentiment: negative

""",
        ),
        above(
            HOUSE,
            """
Cod is a fish that lives in cold seas.
Question: is cod a fish?
Answer: yes

Paper is made of wood.
Question: is wood used for paper?
Answer: yes

The shop opens at nine.
Question: is the shop open at ten?
Answer: yes

Snow melts above zero.
Question: does snow melt at five degrees?
Answer: yes

""",
        ),
        changed(
            PINGJIA,
            shots=table(
                "pingjia|fangmian",
                """
    布料太硬了。|质量
    用了一年还很新。|质量
    螺丝松了。|质量
    做工很细。|质量
    颜色掉得厉害。|质量
    """,
            ),
        ),
        changed(
            SECCION,
            shots=table(
                "titular|numero#",
                """
    Empate en el derbi|0
    El tenista se retira|0
    Oro para la gimnasta|0
    El portero renueva hasta 2033|0
    Gana la regata un novato|0
    """,
            ),
        ),
        above(
            QISM,
            """
المتصل: المكيف لا يبرد الغرفة.
حرف القسم: ب

المتصل: المصباح لا يعمل.
حرف القسم: ب

المتصل: الباب مكسور.
حرف القسم: ب

المتصل: المضخة متوقفة.
حرف القسم: ب

""",
        ),
        changed(
            SKY,
            shots=table(
                "question|choices*|answer#",
                """
    Which planet is red?|Venus/Jupiter/Mars/Earth|2
    What orbits the Earth?|Titan/Ceres/the Moon/Io|2
    Which is a comet?|Vesta/Rhea/Halley/Pallas|2
    What has rings?|the Moon/Mars/Saturn/Venus|2
    Where is the Great Red Spot?|Mars/Uranus/Jupiter/Pluto|2
    """,
            ),
        ),
        above(
            TURNS,
            """
Ann: It's cold. / Bo: Shall I shut the door?
It is a question

Ann: I'm off. / Bo: When will you be back?
It is a question

Ann: I saw Kim. / Bo: How is she?
It is a question

""".replace(" / ", "\n").replace(
                "?\nIt", "?\n\nIs the last turn a question, promise, refusal or compliment?\nIt"
            ),
        ),
    ),
    kind(
        F,
        "a worked example has no answer, or the worked examples stand behind the question",
        "few-shot/no-answer few-shot/question-first few-shot/other-cues few-shot/worked-cue "
        "few-shot/worked-form answer/empty few-shot/unlike-docs text/empty-slot",
        above(
            LABS,
            """
Test: Magnesium (mmol/l)
Reference range: 0.7 to 1.0
Result: 1.4
Flag:

Test: Iron (µmol/l)
Reference range: 10 to 30
Result: 6
Flag: low

""",
        ),
        above(
            GERMAN, "German: Guten Morgen.\nEnglish: Good morning.\n\nGerman: Danke.\nEnglish:\n\n"
        ),
        above(SPELL, "Sentence: It happend at noon.\nCorrect word:\n\n"),
        changed(
            NOTICE,
            (
                'Period:"',
                "Period:\\n\\n<clause>Refunds are paid within ninety days.</clause>\\n"
                'Period: ninety days"',
            ),
            fewshot=0,
        ),
        changed(
            BEASTS,
            (
                '"\\nNumber:"',
                '"\\nNumber:\\n\\nAnimal: cod\\nNumber: 5\\n\\nAnimal: owl\\nNumber: 2"',
            ),
            fewshot=0,
        ),
        above(
            STARS,
            "Review: Never again.\nSentiment: negative\n\nReview: Lovely shoes.\nSentiment:\n\n",
        ),
        above(MASU, "辞書形：読む\nます形：\n\n辞書形：立つ\nます形：立ちます\n\n"),
        above(
            SECCION,
            "Titular: Empate en el derbi\nSección:\n\nTitular: Sube el pan\nSección: Economía\n\n",
        ),
        changed(
            ANTONIM,
            ('"Антоним:"', '"Антоним:\\n\\nНапример:\\nСлово: сила\\nАнтоним: слабость"'),
            fewshot=0,
        ),
        changed(
            DATES,
            (
                "\\nDate:",
                "\\nDate:\\n\\nExample:\\nNote: It is on 5 July 2031.\\nDate: 2031-07-05\\n",
            ),
            fewshot=0,
        ),
        above(PINGJIA, "评价：布料太硬了。\n方面：\n\n评价：送得真快。\n方面：物流\n\n"),
    ),
    kind(
        F,
        "the same worked example, or the same row of the shots' file, is shown twice",
        "few-shot/same-twice few-shot/repeated few-shot/fewer few-shot/same-docs "
        "text/repeated-instruction text/said-again",
        above(
            GERMAN,
            "German: Guten Morgen.\nEnglish: Good morning.\n\n" * 2
            + "German: Danke.\nEnglish: Thank you.\n\n",
        ),
        above(BEASTS, "Animal: cod\nNumber: 5\n\nAnimal: owl\nNumber: 2\n\n" * 2),
        above(
            STARS,
            "Review: Never again.\nSentiment: negative\n\nReview: Lovely shoes.\n"
            "Sentiment: positive\n\nReview: Never again.\nSentiment: negative\n\n",
        ),
        changed(
            SPELL,
            shots=records(
                "sentence slip word",
                ("It happend at noon.", "happend", "happened"),
                ("She was realy glad.", "realy", "really"),
                ("It happend at noon.", "happend", "happened"),
                ("She was realy glad.", "realy", "really"),
            ),
        ),
        changed(
            NOTICE,
            shots=records(
                "clause period",
                *[("Refunds are paid within ninety days of the claim.", "ninety days")] * 3,
                ("Notice is four months.", "four months"),
            ),
        ),
        above(ANTONIM, "Слово: сила\nАнтоним: слабость\n\n" * 3),
        above(MASU, "辞書形：読む\nます形：読みます\n\n辞書形：立つ\nます形：立ちます\n\n" * 2),
        changed(
            PINGJIA,
            shots=table(
                "pingjia|fangmian",
                """
    布料太硬了。|质量
    送得真快。|物流
    布料太硬了。|质量
    送得真快。|物流
    布料太硬了。|质量
    """,
            ),
            fewshot=4,
        ),
        above(
            PARK,
            "Car AA 101 stood there for 50 minutes.\nFee in euros: 2\n\n" * 2
            + "Car AB 202 stood there for 10 minutes.\nFee in euros: 0\n\n",
        ),
        changed(
            DATES,
            shots=records(
                "note date",
                *[("The library closes on 5 July 2031.", "2031-07-05")] * 4,
            ),
        ),
        changed(
            CHORES,
            shots=keyed(
                "activity|context",
                """
    Baking|The dough has risen in its bowl. She|*shapes a loaf./sues it./sells the sky./naps on it.
    Baking|The dough has risen in its bowl. She|*shapes a loaf./sues it./sells the sky./naps on it.
    """,
                lead=" ",
            ),
        ),
    ),
)
