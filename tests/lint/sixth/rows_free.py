"""Rows whose answer is written freely: sums, spans, translations, programs."""

from __future__ import annotations

from tests.lint.sixth.tables import table

_MARKET = (
    ("Ines picks {a} pears and {b} plums. How many pieces of fruit has she?", "+"),
    ("A van brings {a} crates, {b} of which are empty. How many are full?", "-"),
    ("There are {a} shelves with {b} jars each. How many jars are there?", "*"),
    ("Tom reads {a} pages on Monday and {b} on Tuesday. How many pages does he read?", "+"),
    ("Of {a} tickets {b} are sold. How many are left?", "-"),
    ("A baker fills {a} trays with {b} rolls each. How many rolls does he bake?", "*"),
)
_NUMBERS = ((14, 9), (63, 18), (7, 12), (45, 38), (120, 74), (11, 24), (27, 56), (90, 35))
_NUMBERS += ((8, 15), (132, 69), (77, 29), (6, 48), (205, 96), (51, 17), (13, 9), (34, 88))


def _sum(n: int) -> dict[str, str]:
    text, sign = _MARKET[n % len(_MARKET)]
    a, b = _NUMBERS[n]
    result = {"+": a + b, "-": a - b, "*": a * b}[sign]
    steps = f"The numbers are {a} and {b}. {a} {sign} {b} = {result}."
    return {"question": text.format(a=a, b=b), "answer": f"{steps}\n#### {result}"}


MARKET = tuple(_sum(n) for n in range(len(_NUMBERS)))
"""GSM8K's rows: steps, four hashes, a number."""

_ALGEBRA = [(3, 5, 20), (2, 7, 19), (5, 4, 49), (4, 9, 41), (6, 1, 67), (7, 3, 45), (8, 2, 34)]
_ALGEBRA += [(9, 6, 60), (3, 8, 44), (2, 1, 31), (5, 6, 71), (4, 3, 55), (11, 5, 38), (12, 4, 88)]
ALGEBRA = tuple(
    {
        "problem": f"Solve ${a}x + {b} = {c}$ for $x$.",
        "solution": f"We subtract ${b}$ to get ${a}x = {c - b}$, so $x = \\boxed{{{(c - b) // a}}}$.",
        "level": f"Level {1 + n % 3}",
    }
    for n, (a, b, c) in enumerate(_ALGEBRA)
)
"""MATH's rows: the answer is boxed at the end of a solution."""

_SPANS = table("""
context | question | answer
The windmill at Dorn was raised in 1764 by Pieter Vos and burnt down twice. | Who raised the windmill? | Pieter Vos
Saffron is picked by hand in October, mostly in Khorasan, and dried over coals. | When is saffron picked? | October
The ferry Halcyon carries ninety cars and crosses the sound in forty minutes. | How many cars does the ferry carry? | ninety
After the flood the archive was moved to Ghent, where monks copied what was left. | Where was the archive moved? | Ghent
The comet was first seen by Maria Mitchell from the roof of a bank. | From where was the comet seen? | the roof of a bank
Basalt columns form when thick lava cools slowly and shrinks into hexagons. | What shape do the columns shrink into? | hexagons
The tailor Ayub invented a pocket for watches that soldiers later wore. | What was Ayub's trade? | tailor
In Tilcara the market is held on Thursdays under the old carob trees. | On which day is the market held? | Thursdays
The library keeps a globe of 1541 by Mercator, made of wood and plaster. | Who made the globe? | Mercator
The tunnel took eleven years to dig because water broke in at both ends. | How long did digging take? | eleven years
The orchard's oldest tree is a medlar that a bishop brought from Trier. | What kind of tree is the oldest? | a medlar
Clara Haskil won the contest at fifteen with a sonata by Scarlatti. | Whose sonata did she play? | Scarlatti
The bell called Osanna weighs four tonnes and rings only at Easter. | What is the bell called? | Osanna
Nomads of the plateau press butter tea into bricks and pay with them. | What do nomads pay with? | bricks
""")
SPANS = tuple(
    {
        "id": f"5f{n * 7919:06x}",
        "context": row["context"],
        "question": row["question"],
        "answers": {
            "text": [row["answer"]],
            "answer_start": [row["context"].find(row["answer"])],
        },
    }
    for n, row in enumerate(_SPANS)
)
"""SQuAD's rows: the answer is a span of the context."""

_TRIVIA = table("""
question | answer | alias
Which composer wrote The Four Seasons? | Vivaldi | Antonio Vivaldi
What is the capital of Mongolia? | Ulaanbaatar | Ulan Bator
Which metal is liquid at room temperature? | mercury | quicksilver
Who painted The Starry Night? | Van Gogh | Vincent van Gogh
What is the chemical sign of tungsten? | W | Wolfram
Which river flows through Baghdad? | Tigris | the Tigris
Who wrote Frankenstein? | Mary Shelley | Shelley
Which planet has the Great Red Spot? | Jupiter | planet Jupiter
What is the largest desert of sand? | Rub' al Khali | the Empty Quarter
Who discovered penicillin? | Alexander Fleming | Fleming
Which city hosted the Olympics of 1936? | Berlin | Berlin, Germany
What do lepidopterists study? | butterflies | moths and butterflies
Which language has the most native speakers? | Mandarin | Mandarin Chinese
Who was the first woman in space? | Valentina Tereshkova | Tereshkova
""")
TRIVIA = tuple(
    {"question": row["question"], "aliases": [row["answer"], row["alias"]]} for row in _TRIVIA
)
"""Questions without a passage; several spellings are right."""

SATZ = tuple(
    table("""
en | de
The bread is still warm. | Das Brot ist noch warm.
We missed the last bus. | Wir haben den letzten Bus verpasst.
My sister lives by the sea. | Meine Schwester wohnt am Meer.
Please close the window. | Bitte schließen Sie das Fenster.
The children are asleep. | Die Kinder schlafen.
He forgot his keys again. | Er hat wieder seine Schlüssel vergessen.
It will snow tonight. | Heute Nacht wird es schneien.
I like this old song. | Ich mag dieses alte Lied.
The shop opens at nine. | Der Laden öffnet um neun.
She speaks four languages. | Sie spricht vier Sprachen.
Our garden is small. | Unser Garten ist klein.
Nobody answered the phone. | Niemand ging ans Telefon.
The soup needs salt. | Die Suppe braucht Salz.
They married in spring. | Sie haben im Frühling geheiratet.
""")
)
"""English sentences and their German."""

LUECKE = tuple(
    table("""
text | word
The fisherman threw his net into the water and pulled it back full of | fish
She struck a match, and for a moment the whole cave was full of | light
He had packed the tent, but at the camp he saw that he had left the poles at | home
The clock on the church struck twelve, and all of them waited for the thirteenth | stroke
They had walked since dawn, and at last, behind the hill, they saw the | sea
The old dog lay by the door and waited for his master to come | back
Mother counted the plates again; for seven guests there were only six | plates
The judge looked at the thief for a long time before she gave her | verdict
The violinist broke a string, so his friend lent him her own | violin
At the fair he shot three paper roses and gave her the reddest | rose
They followed the tracks in the snow until there were no more | tracks
The letter had no stamp, so he had to pay for the | postage
When the lamp went out she felt her way along the | wall
The captain wanted to turn round, but the wind drove them toward the | rocks
""")
)
"""LAMBADA's task: the last word of a text."""

_AUSGABE = (
    ("def f(s):\n    return s[::-1]", "'lamp'", "'pmal'"),
    ("def f(x, y):\n    return x * y - x", "4, 6", "20"),
    ("def f(xs):\n    return sorted(xs)[1]", "[9, 2, 5]", "5"),
    ("def f(d):\n    return {v: k for k, v in d.items()}", "{'a': 1}", "{1: 'a'}"),
    ("def f(s):\n    return s.title().swapcase()", "'red fox'", "'rED fOX'"),
    ("def f(n):\n    return [i for i in range(n) if i % 3 == 0]", "8", "[0, 3, 6]"),
    ("def f(a, b):\n    return len(set(a) & set(b))", "'stone', 'notes'", "5"),
    ("def f(s):\n    return s.split('-')[-1]", "'k-12-z'", "'z'"),
    ("def f(xs):\n    return sum(x for x in xs if x > 2)", "[1, 2, 3, 4]", "7"),
    ("def f(s):\n    return f'{s:>6}'.replace(' ', '.')", "'owl'", "'...owl'"),
    ("def f(n):\n    return bin(n).count('1')", "13", "3"),
    ("def f(xs):\n    return list(zip(xs, xs[1:]))", "[1, 2, 3]", "[(1, 2), (2, 3)]"),
    ("def f(s):\n    return ''.join(c for c in s if c.isdigit())", "'a4b7'", "'47'"),
    ("def f(x):\n    return x // 7, x % 7", "40", "(5, 5)"),
)
AUSGABE = tuple({"code": code, "input": given, "output": out} for code, given, out in _AUSGABE)
"""CRUXEval's rows: what does the program give?"""

_PEOPLE = (
    ("Ada met Charles in London.", ["Ada", "Charles"], ["London"]),
    ("In Quito it rained when Diego arrived.", ["Diego"], ["Quito"]),
    ("Fatima and Noor opened a bakery in Lahore.", ["Fatima", "Noor"], ["Lahore"]),
    ("Old Jakob sailed from Riga to Visby.", ["Jakob"], ["Riga", "Visby"]),
    ("Yuki sent Emre a postcard from Kyoto.", ["Yuki", "Emre"], ["Kyoto"]),
    ("The road from Fez to Meknes was closed, said Samir.", ["Samir"], ["Fez", "Meknes"]),
    ("Greta never left Uppsala.", ["Greta"], ["Uppsala"]),
    ("Luis taught Carmen to dive near Cadiz.", ["Luis", "Carmen"], ["Cadiz"]),
    ("When Wanda sang in Gdansk, Piotr wept.", ["Wanda", "Piotr"], ["Gdansk"]),
    ("Kwame drove through Accra and Kumasi in a day.", ["Kwame"], ["Accra", "Kumasi"]),
    ("Olga wrote to Boris about the fire in Tomsk.", ["Olga", "Boris"], ["Tomsk"]),
    ("Only Mei knew the way to Dali.", ["Mei"], ["Dali"]),
)
PEOPLE = tuple({"sentence": text, "persons": who, "places": where} for text, who, where in _PEOPLE)
"""Sentences with the persons and places in them."""

_SHOP = (
    ("How many customers are there?", "SELECT COUNT(*) FROM customers;"),
    (
        "List the names of all customers in Porto.",
        "SELECT name FROM customers WHERE city = 'Porto';",
    ),
    ("What is the highest price?", "SELECT MAX(price) FROM orders;"),
    ("Which orders cost more than 50?", "SELECT id FROM orders WHERE price > 50;"),
    ("Show all cities once.", "SELECT DISTINCT city FROM customers;"),
    ("What is the mean price?", "SELECT AVG(price) FROM orders;"),
    ("List orders from cheap to dear.", "SELECT id FROM orders ORDER BY price;"),
    (
        "Which customers have no order?",
        "SELECT name FROM customers WHERE id NOT IN (SELECT customer FROM orders);",
    ),
    (
        "How many orders has each customer?",
        "SELECT customer, COUNT(*) FROM orders GROUP BY customer;",
    ),
    ("Delete the orders of customer 7.", "DELETE FROM orders WHERE customer = 7;"),
    ("Who placed order 12?", "SELECT customer FROM orders WHERE id = 12;"),
    ("Add up all prices.", "SELECT SUM(price) FROM orders;"),
)
SHOP = tuple({"wish": wish, "query": query} for wish, query in _SHOP)
"""Wishes in words and what SQL says for them."""

PREFEITURA = tuple(
    table("""
pergunta | resposta
Qual é a capital do Peru? | Lima
Quantos lados tem um hexágono? | seis
Que animal dá lã? | ovelha
Quem escreveu Os Lusíadas? | Camões
Qual é o maior órgão do corpo humano? | pele
Em que continente fica o Egito? | África
Qual é o oposto de claro? | escuro
Que gás respiramos para viver? | oxigênio
Qual é o rio mais longo da França? | Loire
Que estação vem depois do verão? | outono
Quantos minutos tem uma hora? | sessenta
De que planta se faz o chocolate? | cacau
""")
)
"""Portuguese questions with short answers."""

MELDUNG = tuple(
    table("""
article | summary
The town council of Arnstadt voted on Tuesday to turn the disused station into a library. Works begin in May and will cost two million euros. | Arnstadt's old station becomes a library.
A storm tore the roof off a gym in Kolding on Sunday night. Nobody was hurt, but lessons are cancelled for a week. | Storm destroys gym roof in Kolding.
Researchers in Pune have bred a wheat that needs a third less water. Farmers will test it on forty fields this year. | New wheat from Pune saves water.
The ferry company Norlink raises its fares by a tenth from June, since fuel has become dearer. Commuters protested at the quay. | Norlink fares go up in June.
A ten-year-old from Cork has won the national chess title after nine games without a loss. | Ten-year-old wins Irish chess title.
The zoo of Lahti has lent its two snow leopards to Berlin, where a mate is hoped for. | Lahti lends snow leopards to Berlin.
Police in Turin found forty stolen violins in a garage. Their owners are asked to come forward. | Stolen violins turn up in Turin.
The bakery chain Kern closes half of its shops, as it cannot find bakers for the night shift. | Kern shuts shops for want of bakers.
An amateur diver has discovered a Roman anchor off Split; it will be shown in the city's museum. | Diver finds Roman anchor near Split.
From next term pupils in Ghent start school an hour later. A trial had shown that they slept longer and learnt more. | Schools in Ghent start later.
The river Oda has fallen to its lowest level since 1921. Barges carry only half their load. | Oda at lowest level in a century.
A library book came back to Leeds after ninety years; the fine was waived. | Book returned to Leeds after ninety years.
""")
)
"""News and a headline that sums it up."""

_KANA = [
    "一月",
    "二月",
    "三月",
    "四月",
    "五月",
    "六月",
    "七月",
    "八月",
    "九月",
    "十月",
    "十一月",
    "十二月",
]
KOYOMI = tuple(
    {"質問": f"{month}の次の月は何月ですか。", "答え": _KANA[(n + 1) % 12]}
    for n, month in enumerate(_KANA)
)
"""Japanese: the month that comes next."""
