"""Faults of shots and of examples that are written into the prompt."""

from __future__ import annotations

from tests.lint.fiftyninth.edits import pool, worked
from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    DOUGH,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "shots"
WORKED = (
    "few-shot/worked-form few-shot/worked-cue few-shot/other-cues few-shot/other-labels "
    "few-shot/no-options few-shot/other-form few-shot/wrong-answer answer/letters"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the description counts examples, and there are more or fewer",
        "few-shot/other-count few-shot/fewer few-shot/numbered",
        changed(VID, description=f"{VID.description} Сначала два примера."),
        changed(ACENTO, description="Siguen dos ejemplos resueltos."),
        changed(STARS, description="Six questions come with their answers; answer the last one."),
        changed(LAJI, description="先看八个例子，再回答最后一题。"),
    ),
    kind(
        F,
        "the file of shots was made of the very rows that are scored, lightly edited",
        "few-shot/near-copy few-shot/own-doc few-shot/same-docs few-shot/question-shown "
        "few-shot/repeated",
        pool(FLORIST, *({**row, "order": row["order"].lower()} for row in FLORIST.rows[:4])),
        pool(
            MUSEUM,
            *({**row, "label": row["label"].replace(".", " .")} for row in MUSEUM.rows[:4]),
        ),
        pool(LEASE, *({**row, "clause": row["clause"].upper()} for row in LEASE.rows[4:8])),
        pool(
            GODZINA,
            *({**row, "slowami": row["slowami"].capitalize() + "."} for row in GODZINA.rows[:4]),
        ),
    ),
    kind(
        F,
        "worked examples mark their options in another way than the question does",
        WORKED,
        worked(
            MINERAL,
            """
Which of these is a gem?
A. ruby
B. chalk
C. peat
D. loam
Answer: (a)

Which of these burns?
A. flint
B. slate
C. coal
D. quartz
Answer: (c)
""",
        ),
        worked(
            FAHR,
            """
Was bedeutet eine grüne Ampel?
a) Halten
b) Fahren
c) Wenden
Nummer der richtigen Antwort: 2

Womit zeigen Sie das Abbiegen an?
a) Mit dem Blinker
b) Mit der Hupe
c) Mit dem Radio
Nummer der richtigen Antwort: 1
""",
        ),
        worked(
            JOSUSHI,
            """
「皿」を数える言葉はどれですか。記号で答えなさい。
1. 本
2. 枚
3. 匹
4. 台
答え：イ

「馬」を数える言葉はどれですか。記号で答えなさい。
1. 頭
2. 冊
3. 足
4. 軒
答え：ア
""",
        ),
        worked(
            STARS,
            """
Which planet is closest to the Sun?
- Venus
- Mercury
- Jupiter
- Mars
Answer: B

What lights up the Moon?
- the Earth
- Venus
- a comet
- the Sun
Answer: D
""",
        ),
    ),
    kind(
        F,
        "what is to part the shots is a sign or a space, and no line ends",
        "few-shot/separator few-shot/run-in text/run-together few-shot/no-stop "
        "answer/stopped-early",
        changed(DOUGH, own={**DOUGH.own, "separator": " "}),
        changed(MUSEUM, own={"separator": ""}),
        changed(UNLU, own={"separator": "; "}),
        changed(GODZINA, own={"separator": " | "}),
    ),
    kind(
        F,
        "the last of the worked examples lost its answer",
        "few-shot/no-answer few-shot/worked-form few-shot/wrong-answer few-shot/other-cues "
        "text/empty-slot few-shot/worked-cue few-shot/question-first",
        worked(
            LEASE,
            """
Clause: The garden is for all tenants.
Claim: Every tenant may use the garden.
True or false? true

Clause: Music is to end at ten.
Claim: A tenant may play the drums at midnight.
True or false?
""",
        ),
        worked(
            GODZINA,
            """
Słowami: kwadrans po drugiej
Cyframi: 2:15

Słowami: za pięć ósma
Cyframi: 7:55

Słowami: wpół do szóstej
Cyframi:
""",
        ),
        worked(
            AUCTION,
            """
Lot 1: a tin drum
- Ito bids 12
- Kaur bids 18
The highest bid gets the lot. Who gets it?
Buyer: Kaur

Lot 2: a bust of Haydn
- Moyo bids 75
- Silva bids 60
The highest bid gets the lot. Who gets it?
Buyer:
""",
        ),
        worked(
            DURCHSAGE,
            """
Durchsage: Der Zug nach Greiz fällt heute aus.
Worum geht es: Verspätung, Ausfall oder Gleiswechsel?
Thema: Ausfall

Durchsage: Der Zug nach Zeitz fährt eine Stunde später.
Worum geht es: Verspätung, Ausfall oder Gleiswechsel?
Thema:
""",
        ),
    ),
    kind(
        F,
        "a worked example breaks the very rule that it is to teach",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule answer/chain-differs "
        "answer/gold-differs few-shot/other-form",
        worked(
            AUCTION,
            """
Lot 1: a tin drum
- Ito bids 12
- Kaur bids 18
The highest bid gets the lot. Who gets it?
Buyer: Ito

Lot 2: a bust of Haydn
- Moyo bids 75
- Silva bids 60
The highest bid gets the lot. Who gets it?
Buyer: Moyo
""",
        ),
        worked(
            METRO,
            """
Line 20: Gasworks - Forge - Market - Weir - Lock
Dana boards at Gasworks and rides to Weir. At how many stations does the train stop after hers, \
the last one included?
Stations: 5

Line 21: Abbey - Mews - Close - Dell
Dana boards at Mews and rides to Close. At how many stations does the train stop after hers, \
the last one included?
Stations: 1
""",
        ),
        worked(
            UNLU,
            """
Kelime: deniz
Çoğul eki (-lar ya da -ler): -lar

Kelime: balık
Çoğul eki (-lar ya da -ler): -lar

Kelime: tren
Çoğul eki (-lar ya da -ler): -lar
""",
        ),
        worked(
            DOUGH,
            """
A white dough has 400 g of flour and a hydration of 70 %.
How many grams of water go in? Work it out, and end with 'Water:' and the number.
Working: 400 * 70 / 100 = 260. Water: 260
""",
        ),
    ),
    kind(
        F,
        "all worked examples have one and the same label",
        "few-shot/lopsided answer/same-gold",
        worked(
            VET,
            """
Caller: I'd like to book the yearly check of my hamster.
Urgency: routine

Caller: Do you sell that light food for cats?
Urgency: routine

Caller: My dog will need his pass for the summer holidays.
Urgency: routine
""",
        ),
        worked(
            LEASE,
            """
Clause: The garden is for all tenants.
Claim: Every tenant may use the garden.
True or false? true

Clause: The landlord pays for the caretaker.
Claim: The caretaker costs the tenant nothing.
True or false? true

Clause: Pianos may be played until eight in the evening.
Claim: Playing the piano at noon is allowed.
True or false? true
""",
        ),
        worked(
            ACENTO,
            """
Palabra: sofá
Clase: aguda

Palabra: ciudad
Clase: aguda

Palabra: color
Clase: aguda
""",
        ),
        worked(
            LAJI,
            """
物品：旧书
类别：可回收物

物品：纸箱
类别：可回收物

物品：玻璃瓶
类别：可回收物
""",
        ),
    ),
    kind(
        F,
        "the last cue changes from text to text by chance or by length",
        "text/shot-cue text/cue-forms few-shot/worked-cue code/random",
        changed(STARS, ('"Answer:"', 'r.choice(["Answer:", "Your answer:", "The answer is"])')),
        changed(MUSEUM, ('"\\nMaker:"', 'r.choice(["\\nMaker:", "\\nName of the maker:"])')),
        changed(
            LEASE,
            (
                '\\nTrue or false?"',
                '\\n" + ("True or false?" if len(claim) % 2 else "Is it true or false? Answer:")',
            ),
        ),
        changed(VID, ('\\nВид:"', '\\n" + r.choice(["Вид:", "Вид глагола:", "Ответ:"])')),
    ),
)
