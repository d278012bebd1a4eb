"""Rows of right prompts that have none of their own tasks: sums, code, formulas, tables."""

from __future__ import annotations

from tests.lint.thirteenth.making import table

TRIVIA = table(
    "q a",
    """
Which instrument has 88 keys? | piano
What is the chemical formula of water? | H₂O
At what temperature in °C does water freeze? | 0
Which sea lies between Sweden and Finland's south coast? | Baltic Sea
How many µm are in one mm? | 1000
What does “e.g.” stand for in plain English? | for example
Which number system uses only 0 and 1? | binary
What is the plural of “mouse”? | mice
Which month has 28 days in most years? | February
""",
)
LAST_WORDS = table(
    "text word",
    """
She put the key into the lock, but the door would not | open
He had forgotten his umbrella, and now it began to | rain
The baby was asleep, so we all spoke in a | whisper
After the long climb they sat down at the top and enjoyed the | view
The soup was so hot that he burned his | tongue
I looked for my glasses everywhere, and they were on my | nose
The fire was out, and the room grew slowly | cold
They missed the last bus and had to go home on | foot
She had read the letter so often that she knew it by | heart
He opened the cage, and the bird flew | away
""",
)
WORDS = (
    "apple",
    "river",
    "window",
    "garden",
    "silver",
    "basket",
    "pencil",
    "market",
    "bridge",
    "candle",
)
SUMS = [
    {"a": a, "b": b}
    for a, b in (
        (12, 7),
        (48, 25),
        (99, 13),
        (30, 62),
        (7, 85),
        (51, 49),
        (23, 18),
        (64, 36),
        (15, 77),
        (80, 5),
    )
]
LATEX = table(
    "problem steps answer",
    r"""
$\frac{1}{2}+\frac{1}{3}$ | Over 6 this is $\frac{3+2}{6}$. | \frac{5}{6}
$\sqrt{50}$ | We have $50 = 25 \cdot 2$. | 5\sqrt{2}
$2^{3} \cdot 2^{4}$ | The exponents add up to 7. | 128
$\frac{3}{4} \div \frac{1}{2}$ | Multiply by the reciprocal, which is 2. | \frac{3}{2}
$\binom{5}{2}$ | This is $\frac{5 \cdot 4}{2}$. | 10
$\sin 30^{\circ}$ | It is half of the hypotenuse of length 1. | \frac{1}{2}
$\log_{10} 1000$ | We look for the power of 10 that gives 1000. | 3
$(-3)^{2}$ | A minus times a minus is a plus. | 9
$\sqrt{\frac{9}{16}}$ | Take the root above and below. | \frac{3}{4}
$5! \div 3!$ | Of the product only $5 \cdot 4$ is left. | 20
""",
)
SQL = table(
    "ask table sql",
    """
How many rows are there? | birds(id, name, weight) | SELECT COUNT(*) FROM birds;
List all names. | birds(id, name, weight) | SELECT name FROM birds;
Which is the heaviest weight? | birds(id, name, weight) | SELECT MAX(weight) FROM birds;
Names of towns with more than 5000 people? | towns(name, people) | SELECT name FROM towns WHERE people > 5000;
How many people live in all towns? | towns(name, people) | SELECT SUM(people) FROM towns;
The mean price of a book? | books(title, price) | SELECT AVG(price) FROM books;
Titles that begin with A? | books(title, price) | SELECT title FROM books WHERE title LIKE 'A%';
All titles, the cheapest first. | books(title, price) | SELECT title FROM books ORDER BY price;
The three dearest books' titles? | books(title, price) | SELECT title FROM books ORDER BY price DESC LIMIT 3;
Each town once, by name. | towns(name, people) | SELECT DISTINCT name FROM towns;
""",
)
GERMAN = table(
    "en de",
    """
The shop closes at six. | Der Laden schließt um sechs.
Where is the key? | Wo ist der Schlüssel?
My sister lives in Köln. | Meine Schwester wohnt in Köln.
It has been raining since Monday. | Es regnet seit Montag.
Please close the window. | Bitte schließen Sie das Fenster.
We have no milk left. | Wir haben keine Milch mehr.
The train is late. | Der Zug hat Verspätung.
He plays the piano very well. | Er spielt sehr gut Klavier.
The children are asleep. | Die Kinder schlafen.
That was a good idea. | Das war eine gute Idee.
""",
)
DATES = table(
    "said iso",
    """
3 March 2021 | 2021-03-03
July 14, 1998 | 1998-07-14
the 1st of May 2010 | 2010-05-01
12/24/2005 (US) | 2005-12-24
Nov. 9, 1989 | 1989-11-09
29 Feb 2016 | 2016-02-29
31 Dec 1999 | 1999-12-31
August the 8th, 2008 | 2008-08-08
7 Sept 1940 | 1940-09-07
April 2, 1977 | 1977-04-02
""",
)
HTML = table(
    "html answer",
    """
<p>One <b>two</b> three</p> | 1
<ul><li>tea</li><li>milk &amp; sugar</li></ul> | 0
<b>a</b><b>b</b><i>c</i> | 2
<div><b>x</b><p><b>y</b></p><b>z</b></div> | 3
<h1>Menu</h1><p>&lt;b&gt; is for bold</p> | 0
<td><b>5&nbsp;kg</b></td> | 1
<p><b>no</b> <b>yes</b></p> | 2
<b>1</b><b>2</b><b>3</b><br/> | 3
<a href="?a=1&amp;b=2">link</a> | 0
<b><i>both</i></b> | 1
""",
)
TEMPLATES = table(
    "template names",
    """
Dear {name}, your order {order_id} is on its way. | name, order_id
Hi {first}! See you on {day}. | first, day
{count} new messages in {folder} | count, folder
Your code is {code}. | code
{city}: {temp} °C | city, temp
Thanks for your help, {agent}! | agent
{user} liked {post} | user, post
Page {page} of {pages} | page, pages
Welcome back, {name}. | name
Table {table} is ready at {time}. | table, time
""",
)
PRINTS = [
    {"code": code, "out": out}
    for code, out in (
        ('print("a\\nb".count("\\n"))', "1"),
        ("print([].sort())", "None"),
        ("print(3 / 2)", "1.5"),
        ('print("x\\ty".split("\\t"))', "['x', 'y']"),
        ("print({1: 'a'}.get(2))", "None"),
        ("print(bool('False'))", "True"),
        ("print((1,))", "(1,)"),
        ('print(len("\\\\"))', "1"),
        ("print(2 ** 0.5 > 1)", "True"),
        ("print(f'{7:03d}')", "007"),
    )
]
FACTS = [
    {
        "table": f"| town | people |\n|---|---|\n| {a} | {m} |\n| {b} | {n} |",
        "asked": asked,
        "people": str(m if asked == a else n),
    }
    for a, m, b, n, asked in (
        *(("Arven", 812, "Selby", 4310, "Selby"), ("Brack", 95, "Tarn", 1200, "Brack")),
        *(("Orum", 677, "Lorne", 230, "Lorne"), ("Kesh", 18000, "Halden", 754, "Kesh")),
        *(("Ulm", 3300, "Fell", 41, "Fell"), ("Viv", 505, "Moor", 960, "Viv")),
        *(("Elm", 77, "Oak", 1450, "Oak"), ("Dunn", 388, "Pike", 2900, "Dunn")),
    )
]
