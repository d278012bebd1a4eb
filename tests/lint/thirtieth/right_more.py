"""Right prompts that look odd, in English: numbers, labels, code and longer answers."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

BINARY = tuple({"q": str(number), "a": f"{number:b}"} for number in (5, 12, 9, 16, 21, 30, 7, 34))
HEX = tuple(
    {"q": str(number), "a": f"0x{number:X}"} for number in (26, 255, 16, 47, 100, 171, 64, 200)
)
PRODUCTS = tuple(
    {"q": f"{a} × {b}", "a": str(a * b)}
    for a, b in zip((7, 12, 9, 15, 8, 11, 6, 14), (6, 5, 9, 4, 7, 13, 12, 3), strict=True)
)
DIFFERENCES = tuple(
    {"q": f"{a} - {b}", "a": str(a - b)}
    for a, b in zip((3, 10, 4, 25, 8, 1, 30, 7), (9, 4, 6, 11, 20, 5, 13, 7), strict=True)
)
PERCENTS = tuple(
    {"q": f"{a} out of {b}", "a": f"{100 * a // b}%"}
    for a, b in ((1, 4), (3, 5), (7, 10), (9, 20), (1, 2), (4, 25), (3, 4), (11, 50))
)
CELSIUS = tuple(
    {"q": f"{c} °C", "a": f"{c * 9 // 5 + 32} °F"} for c in (0, 10, 25, 100, 35, -5, 40, 15)
)
SORTED = tuple(
    {"q": " ".join(map(str, row)), "a": " ".join(map(str, sorted(row)))}
    for row in (
        (3, 1, 2),
        (9, 4, 7),
        (5, 8, 6),
        (10, 2, 30),
        (1, 0, 4),
        (7, 3, 11),
        (6, 5, 2),
        (20, 15, 18),
    )
)
SIGNS = tuple(
    {"q": f"{a} ? {b}", "a": "<" if a < b else ">"}
    for a, b in ((3, 8), (9, 2), (14, 41), (70, 17), (5, 6), (100, 99), (12, 21), (33, 30))
)
PARITY = tuple(
    {"q": number, "a": "odd" if number % 2 else "even"}
    for number in (14, 7, 33, 90, 51, 8, 26, 105)
)
TIMES = qa("""
quarter past three in the afternoon > 15:15
half past six in the morning > 06:30
ten to nine in the evening > 20:50
noon > 12:00
five past one in the afternoon > 13:05
quarter to eight in the morning > 07:45
eleven at night > 23:00
twenty past four in the morning > 04:20
""")
COMPARE = table(
    "q|a",
    """
    2 + 2 == 4|True
    len("abc") == 4|False
    5 in [1, 3, 5]|True
    "a" in "xyz"|False
    not True|False
    7 // 2 == 3|True
    bool([])|False
    "b" < "c"|True
    """,
)
REGEX = table(
    "pattern|text|a",
    r"""
    ^\d{4}$|2024|yes
    ^\d{4}$|20245|no
    ^[a-c]+$|abcab|yes
    ^[a-c]+$|abd|no
    colou?r|color|yes
    ^x.*y$|xyz|no
    \bcat\b|a cat sat|yes
    \bcat\b|concatenate|no
    """,
)
REVIEWS = table(
    "q|a#",
    """
    Worst stay ever, bugs in the bed.|1
    Perfect in every way, we shall return!|5
    It was all right, nothing special.|3
    Dirty towels and a rude clerk, avoid it.|1
    Wonderful staff and a splendid view.|5
    Neither good nor bad, fair for the price.|3
    Simply the best hotel of our lives.|5
    Average rooms, average food.|3
    Mould on the walls, and nobody cared.|1
    """,
)
BODY = qa("""
add two numbers a and b > lambda a, b: a + b
double a number n > lambda n: 2 * n
take the first item of xs > lambda xs: xs[0]
say whether n is even > lambda n: n % 2 == 0
negate a number n > lambda n: -n
give the length of xs > lambda xs: len(xs)
square a number n > lambda n: n ** 2
reverse a text s > lambda s: s[::-1]
""")
FORMATS = table(
    "q|a",
    """
    f"Hi {name}!" with name = "Bo"|Hi Bo!
    "%d kg" % 5|5 kg
    "{} and {}".format("x", "y")|x and y
    f"{3 * 4}"|12
    "a{{b}}".format()|a{b}
    f"{'ok':>4}".strip()|ok
    "%s-%s" % (1, 2)|1-2
    f"{7:03d}"|007
    """,
)
STEPS = table(
    "q|steps|a",
    """
    Ana is older than Ben, and Ben is older than Cem. Who is the youngest?|Ana > Ben and Ben > Cem,
      so Cem is below both.|Cem
    Dan ran faster than Eva, and Eva ran faster than Flo. Who won?|Dan > Eva and Eva > Flo, so Dan
      is above both.|Dan
    Gus is taller than Hal, and Ian is taller than Gus. Who is the tallest?|Gus > Hal and Ian >
      Gus, so Ian is above both.|Ian
    Jo has less money than Kim, and Kim has less than Lou. Who is the poorest?|Kim > Jo and Lou >
      Kim, so Jo is below both.|Jo
    Max came before Nia, and Nia came before Oz. Who came last?|Max, then Nia, then Oz, so Oz came
      last.|Oz
    Pia sits left of Quin, and Quin sits left of Ron. Who sits in the middle?|The order is Pia,
      Quin, Ron, so the middle is Quin.|Quin
    Sam is heavier than Ted, and Ted is heavier than Uma. Who is the lightest?|Sam > Ted and Ted >
      Uma, so Uma is below both.|Uma
    Val lives above Wes, and Wes lives above Xia. Who lives highest?|The order from above is Val,
      Wes, Xia, so it is Val.|Val
    """,
)
LOGS = table(
    "q|a",
    """
    2024-03-01 10:02:11 [ERROR] db: connection refused|ERROR
    2024-03-01 10:02:14 [INFO] web: server started|INFO
    2024-03-01 10:03:40 [WARN] disk: 91% full|WARN
    2024-03-01 10:05:02 [INFO] web: GET /index.html 200|INFO
    2024-03-01 10:06:59 [ERROR] mail: timeout after 30s|ERROR
    2024-03-01 10:07:21 [WARN] cpu: temperature high|WARN
    2024-03-01 10:09:33 [INFO] cron: job 17 finished|INFO
    2024-03-01 10:10:00 [ERROR] auth: bad token|ERROR
    """,
)
VALUES = table(
    "q|a",
    """
    {"name": "Ida", "age": 31, "town": "Bern"} -> age|31
    {"sku": "B-7", "price": 12, "stock": 0} -> sku|B-7
    {"user": {"id": 5, "role": "admin"}} -> user.role|admin
    {"x": [4, 8, 15]} -> x[1]|8
    {"a": 1, "b": {"c": 9}} -> b.c|9
    {"lang": "pt", "ok": true} -> lang|pt
    {"city": "Oslo", "zip": "0150"} -> zip|0150
    {"t": [{"n": "u"}, {"n": "v"}]} -> t[1].n|v
    """,
)
FIXES = qa("""
He go to school. > He goes to school.
She have a dog. > She has a dog.
They was late. > They were late.
I has two cats. > I have two cats.
We is ready. > We are ready.
You was right. > You were right.
It do not work. > It does not work.
The birds sings. > The birds sing.
""")
MASKED = table(
    "q|a",
    """
    The capital of France is [MASK].|Paris
    A spider has [MASK] legs.|eight
    Honey is made by [MASK].|bees
    The opposite of black is [MASK].|white
    Water boils at 100 degrees [MASK].|Celsius
    Dogs bark, and cats [MASK].|meow
    The sun rises in the [MASK].|east
    A week has [MASK] days.|seven
    """,
)
SPANISH = qa("""
¿Dónde está el baño? > Where is the bathroom?
Tengo hambre. > I am hungry.
¡Feliz cumpleaños! > Happy birthday!
No entiendo. > I do not understand.
¿Cuántos años tienes? > How old are you?
Hace mucho frío. > It is very cold.
Mañana es lunes. > Tomorrow is Monday.
¡Qué sorpresa! > What a surprise!
""")
ITEMS = table(
    "q|a",
    """
    hammer, milk, bread, cheese|hammer
    oak, tulip, birch, pine|tulip
    red, green, seven, blue|seven
    cello, violin, viola, drum|drum
    Asia, Paris, Rome, Madrid|Asia
    shark, eagle, tuna, cod|eagle
    shirt, sock, spoon, coat|spoon
    Mars, Venus, Saturn, Moscow|Moscow
    """,
)

RIGHT = (
    ask("numbers in base two", BINARY, "f\"Decimal: {data['q']}\\nBinary:\""),
    ask(
        "numbers in base sixteen with a prefix",
        HEX,
        "f\"Decimal: {data['q']}\\nHexadecimal (0x…):\"",
    ),
    ask("products with a cross", PRODUCTS, "f\"{data['q']} =\""),
    ask("differences below nought", DIFFERENCES, "f\"{data['q']} =\""),
    ask(
        "answers with a percent sign, as asked",
        PERCENTS,
        "f\"Write as a percentage, with the sign %: {data['q']}\\nPercentage:\"",
    ),
    ask(
        "answers with a unit, as asked",
        CELSIUS,
        "f\"Convert to °F and write the unit.\\n{data['q']} =\"",
    ),
    ask("numbers in order", SORTED, "f\"Sort from small to large.\\nIn: {data['q']}\\nOut:\""),
    ask(
        "a sign as label",
        SIGNS,
        "f\"Put < or > in the place of the question mark.\\n{data['q']}\\nSign:\"",
    ),
    ask("a number of the row as text", PARITY, "f\"Is {data['q']} odd or even?\\nIt is\""),
    ask(
        "times of day",
        TIMES,
        "f\"Write the time as HH:MM on a clock of 24 hours.\\nTime: {data['q']}\\nHH:MM:\"",
    ),
    ask(
        "values of Python as labels, as asked",
        COMPARE,
        "f\">>> {data['q']}\"",
        output="'\\n' + gold",
        stop=("\n\n",),
        description="Each expression is evaluated to True or False by Python.",
    ),
    ask(
        "patterns with backslashes",
        REGEX,
        "f\"Pattern: {data['pattern']}\\nText: {data['text']}\\nMatch, yes or no?\\nAnswer:\"",
    ),
    ask(
        "stars by number",
        REVIEWS,
        "f\"Rate the review with 1 (bad), 3 (fair) or 5 (good).\\nReview: {data['q']}\\nRating:\"",
        "str(data['a'])",
    ),
    ask(
        "labels named in the cue",
        REVIEWS,
        "f\"Review: {data['q']}\\nStars (1, 3 or 5):\"",
        "str(data['a'])",
    ),
    ask("code as answer", BODY, "f\"# a Python lambda to {data['q']}\\nf =\"", metric="in_match"),
    ask(
        "braces and percent signs in code",
        FORMATS,
        "f\"What text does this Python expression give?\\n{data['q']}\\nText:\"",
    ),
    ask(
        "steps in tags, the answer behind them",
        STEPS,
        "f\"{data['q']}\\nThink first, between <think> and </think>, then give the name.\"",
        output="f\"\\n<think>{data['steps']}</think> So the answer is {gold}.\"",
        stop=("\n\n",),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    ask(
        "steps before the answer",
        STEPS,
        "f\"Q: {data['q']}\\nA: Let's think step by step.\"",
        output="f\" {data['steps']} So the answer is {gold}.\"",
        postprocess="bbh_post",
        max_tokens=96,
    ),
    ask("lines of a log with their level", LOGS, "f\"{data['q']}\\nLevel:\""),
    ask("objects of JSON as rows have them", VALUES, "f\"{data['q']}\\nValue:\""),
    ask(
        "wrong grammar in the rows, meant so",
        FIXES,
        "f\"Wrong: {data['q']}\\nRight:\"",
        metric="in_match",
    ),
    ask(
        "a mask in the sentence", MASKED, "f\"Which word stands for [MASK]?\\n{data['q']}\\nWord:\""
    ),
    ask(
        "marks that stand on their head",
        SPANISH,
        "f\"Spanish: {data['q']}\\nEnglish:\"",
        metric="in_match",
    ),
    ask(
        "the answer is one of the words",
        ITEMS,
        "f\"Which word does not belong: {data['q']}?\\nOdd one out:\"",
    ),
    ask(
        "an instruction behind the text",
        FIXES,
        'f"\\"{data[\'q\']}\\"\\nCorrect the grammar of this sentence.\\nCorrected:"',
        metric="in_match",
    ),
)
