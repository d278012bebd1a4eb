"""Rows for odd prompts: other scripts, options that are letters or numbers."""

from __future__ import annotations

from tests.lint.sixth.tables import table

_NOTES = ["A", "B", "C", "D", "E", "F", "G"]
NOTEN = tuple(
    {
        "question": f"Which note comes right after {note} in C major?",
        "options": sorted({_NOTES[(n + step) % 7] for step in (1, 3, 5)}),
        "answer": _NOTES[(n + 1) % 7],
    }
    for n, note in enumerate(_NOTES)
) + tuple(
    {
        "question": f"Which note comes right before {note} in C major?",
        "options": sorted({_NOTES[(n + step) % 7] for step in (2, 4, 6)}),
        "answer": _NOTES[(n + 6) % 7],
    }
    for n, note in enumerate(_NOTES)
)
"""Options that are letters."""

KNOBEL = tuple(
    {
        "question": f"How much is {a} less {b}?",
        "options": [str(a - b + 3 * (k - place)) for k in range(4)],
        "place": place,
    }
    for (a, b), place in zip(
        (
            *((71, 18), (64, 25), (93, 47), (58, 39), (82, 56), (45, 17)),
            *((90, 33), (67, 28), (51, 24), (76, 49), (84, 35), (62, 16)),
        ),
        [2, 0, 3, 1, 1, 3, 0, 2, 3, 1, 2, 0],
        strict=True,
    )
)
"""Options that are numbers."""

_SLOVA = table("""
вопрос | а | б | в | верный
Какая река самая длинная в Европе? | Дунай | Волга | Рейн | 1
Кто написал «Мёртвые души»? | Гоголь | Чехов | Толстой | 0
Какой металл обозначается Au? | серебро | медь | золото | 2
Сколько струн у балалайки? | три | пять | шесть | 0
Где находится озеро Байкал? | на Урале | в Сибири | на Кавказе | 1
Какая планета ближе всех к Солнцу? | Венера | Марс | Меркурий | 2
Чем питается коала? | бамбуком | эвкалиптом | мхом | 1
Кто первым полетел в космос? | Гагарин | Титов | Леонов | 0
Как называется дом эскимосов? | чум | юрта | иглу | 2
Какое море самое солёное? | Чёрное | Мёртвое | Белое | 1
Из чего делают кефир? | из молока | из ржи | из мёда | 0
Какой город называют Северной Венецией? | Псков | Казань | Петербург | 2
""")
SLOVA = tuple(
    {
        "вопрос": row["вопрос"],
        "варианты": [row["а"], row["б"], row["в"]],
        "верный": int(row["верный"]),
    }
    for row in _SLOVA
)

ARABI = tuple(
    table("""
سؤال | جواب
ما عاصمة المغرب؟ | الرباط
كم يوما في الأسبوع؟ | سبعة
ما أطول نهر في أفريقيا؟ | النيل
ما لون العشب؟ | أخضر
ما عكس كبير؟ | صغير
من أين تشرق الشمس؟ | الشرق
ما عاصمة الأردن؟ | عمان
ما صوت الأسد؟ | زئير
ماذا يصنع النحل؟ | العسل
كم ضلعا للمثلث؟ | ثلاثة
""")
)

HINDI = tuple(
    table("""
प्रश्न | उत्तर
भारत की राजधानी क्या है? | दिल्ली
सप्ताह में कितने दिन होते हैं? | सात
आम किस ऋतु में पकता है? | गर्मी
ताजमहल किस शहर में है? | आगरा
सूरज किस दिशा में उगता है? | पूर्व
गाय क्या देती है? | दूध
मकड़ी के कितने पैर होते हैं? | आठ
दिन का विपरीत क्या है? | रात
मछली कहाँ रहती है? | पानी
चाय किससे बनती है? | पत्ती
""")
)

HANGUL = tuple(
    table("""
리뷰 | 감정
배송도 빠르고 맛도 좋아요. | 긍정
두 번 입었는데 구멍이 났어요. | 부정
아이가 정말 좋아합니다. | 긍정
소음이 심해서 못 쓰겠어요. | 부정
색이 예쁘고 튼튼해요. | 긍정
설명서가 엉망이고 부품이 없어요. | 부정
다시 살 거예요. | 긍정
환불이 안 된대요. | 부정
가볍고 따뜻합니다. | 긍정
냄새가 너무 나요. | 부정
""")
)

ELLINIKA = tuple(
    table("""
λέξη | αντίθετο
μέρα | νύχτα
μεγάλος | μικρός
ζεστό | κρύο
πάνω | κάτω
μαύρο | άσπρο
γρήγορος | αργός
αρχή | τέλος
πόλεμος | ειρήνη
παλιός | νέος
φως | σκοτάδι
""")
)

LIHKKU = tuple(
    table("""
singular | plural
child | children
mouse | mice
leaf | leaves
tooth | teeth
ox | oxen
city | cities
wolf | wolves
foot | feet
hero | heroes
goose | geese
knife | knives
woman | women
""")
)
"""Words and their plurals."""

PROGRAMS = (
    ("the square of a number", "def square(n):\n    return n * n"),
    ("the last item of a list", "def last(items):\n    return items[-1]"),
    ("whether a word is a palindrome", "def palindrome(word):\n    return word == word[::-1]"),
    ("the vowels in a text", "def vowels(text):\n    return [c for c in text if c in 'aeiou']"),
    ("a greeting for a name", "def greet(name):\n    return f'Hello, {name}!'"),
    (
        "how often each item occurs",
        "def count(items):\n    return {i: items.count(i) for i in items}",
    ),
    (
        "the sum of the even numbers",
        "def even_sum(ns):\n    return sum(n for n in ns if n % 2 == 0)",
    ),
    ("the longer of two texts", "def longer(a, b):\n    return a if len(a) >= len(b) else b"),
    ("a list without its doubles", "def unique(items):\n    return list(dict.fromkeys(items))"),
    ("the words of a text, reversed", "def turn(text):\n    return ' '.join(text.split()[::-1])"),
    ("an average", "def mean(ns):\n    return sum(ns) / len(ns)"),
    ("a number with two decimals", "def money(n):\n    return '{:.2f}'.format(n)"),
)
PROGRAMS_ROWS = tuple({"wish": wish, "program": program} for wish, program in PROGRAMS)
"""What a function is to give, and the function."""

REGLES = tuple(
    table("""
pattern | text | match
[a-c]+ | xxabcx | abc
\\d{2} | tel 4711 | 47
(?<=\\$)\\w+ | cost $price now | price
^\\s*# | # note | #
{{(\\w+)}} | Dear {{name}} | {{name}}
<[^>]+> | a <b>bold</b> | <b>
\\bcat\\b | concat cat | cat
[^\\x00-\\x7F] | naïve | ï
.{3}$ | elephant | ant
a.c | aac abc | aac
""")
)
"""Regular expressions, full of braces, tags and backslashes."""
