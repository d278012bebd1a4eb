"""Right prompts that look odd, most with rows of their own."""

from __future__ import annotations

from tests.lint.making import ask, odd, qa, table
from tests.lint.nineteenth.tasks_own import EMAIL

_LATEX = qa(
    r"""
    \frac{1}{2} + \frac{1}{4} > \frac{3}{4}
    2^3 \cdot 2^2 > 32
    \sqrt{81} - 4 > 5
    (x+1)(x-1) > x^2-1
    \log_{10} 1000 > 3
    3! + 2! > 8
    |{-7}| + 1 > 8
    \frac{d}{dx} x^3 > 3x^2
    \binom{4}{2} > 6
    5^2 - 3^2 > 16
    """
)
_TYPOS = qa(
    """
    I recieved you're letter yesterday. > I received your letter yesterday.
    Their is no milk left. > There is no milk left.
    We definately need a new car. > We definitely need a new car.
    The whether was lovely. > The weather was lovely.
    He past the exam easily. > He passed the exam easily.
    Its to late now. > It's too late now.
    She has alot of books. > She has a lot of books.
    The dog wagged it's tail. > The dog wagged its tail.
    """
)
_BARE = qa(
    """
    where is the station > Where is the station?
    we met in paris > We met in Paris.
    call me on monday please > Call me on Monday, please.
    what a goal > What a goal!
    anna sings and leo plays > Anna sings, and Leo plays.
    who wrote emma > Who wrote Emma?
    my dog max is old > My dog Max is old.
    stop it now > Stop it now!
    """
)
_TALK = table(
    "talk*|q|a",
    """
    A: Shall we eat out tonight?/B: I would rather stay in, it is pouring.|Where does B want to eat?|at home
    A: Did you feed the cat?/B: Twice, she was so hungry.|How often was the cat fed?|twice
    A: I lost my umbrella on the bus./B: Ask at the depot.|What did A lose?|an umbrella
    A: The film starts at eight./B: Then let us meet at half past seven.|When do they meet?|half past seven
    A: Who made this cake?/B: My aunt, she is a baker.|What is B's aunt?|a baker
    A: My train is late again./B: Take my car, then.|What does B lend to A?|a car
    A: Is it far to the lake?/B: Ten minutes on foot.|How far is the lake?|ten minutes on foot
    A: You look tired./B: The baby cried all night.|Why is B tired?|the baby cried
    """,
)
_PEOPLE = table(
    "q|a",
    """
    A. is older than B., and B. is older than C. Who is the oldest?|A.
    D. runs faster than E., but slower than F. Who is the fastest?|F.
    G. sits left of H., and H. sits left of I. Who sits in the middle?|H.
    K. has more coins than L. and fewer than M. Who has the fewest?|L.
    N. came before O. and after P. Who came first?|P.
    Q. is taller than R., and S. is taller than Q. Who is the shortest?|R.
    T. owes money to U., and U. owes money to V. Who owes to V.?|U.
    W. lives above X., and Y. lives below X. Who lives at the top?|W.
    """,
)
_UNITS = qa(
    """
    3 km > 3000 m
    250 cm > 2.5 m
    0.5 km > 500 m
    75 cm > 0.75 m
    12 km > 12000 m
    1800 mm > 1.8 m
    4 cm > 0.04 m
    2.2 km > 2200 m
    """
)
_REGEX = table(
    "pattern|text|a",
    r"""
    ^\d{3}$|407|match
    ^[a-c]+$|abcd|no match
    colou?r|my color|match
    ^\s*$|x|no match
    (ha){2}|haha|match
    ^[^@]+@[^@]+$|me at home|no match
    \bcat\b|concatenate|no match
    ^(yes{0,2})$|yess|match
    """,
)
_SQL = table(
    "schema|q|a",
    """
    staff(id, name, pay)|names of all staff|SELECT name FROM staff;
    books(id, title, year)|titles after 1990|SELECT title FROM books WHERE year > 1990;
    pets(id, kind, age)|number of pets|SELECT COUNT(*) FROM pets;
    trips(id, city, km)|cities farther than 50 km|SELECT city FROM trips WHERE km > 50;
    wines(id, name, price)|the highest price|SELECT MAX(price) FROM wines;
    films(id, title, length)|titles, shortest film first|SELECT title FROM films ORDER BY length;
    shops(id, town, size)|the towns, each once|SELECT DISTINCT town FROM shops;
    bills(id, sum, paid)|the total of all sums|SELECT SUM(sum) FROM bills;
    """,
)
_POEM = qa(
    """
    床前明月光， > 疑是地上霜。
    白日依山尽， > 黄河入海流。
    春眠不觉晓， > 处处闻啼鸟。
    千山鸟飞绝， > 万径人踪灭。
    红豆生南国， > 春来发几枝。
    离离原上草， > 一岁一枯荣。
    锄禾日当午， > 汗滴禾下土。
    空山不见人， > 但闻人语响。
    """
)
_MANY = qa(
    """
    Hund > dog
    Haus > house
    Wasser > water
    Apfel > apple
    Schule > school
    Brot > bread
    Fenster > window
    Vogel > bird
    """
)

RIGHT = (
    ask(
        "Mathematics between dollars, question and answer",
        _LATEX,
        "f\"Simplify ${data['q']}$.\\nAnswer:\"",
        "f\"${data['a']}$\"",
    ),
    ask(
        "Brackets of LaTeX around the formula",
        _LATEX,
        'r"Simplify \\[ " + data["q"] + r" \\]" + "\\nResult:"',
    ),
    ask(
        "A box around the result, as asked",
        _LATEX,
        "f\"Simplify ${data['q']}$. Put the result in \\\\boxed{{}}.\\nResult:\"",
        '"\\\\boxed{" + data["a"] + "}"',
    ),
    ask(
        "Misspelt sentences that are to be mended",
        _TYPOS,
        "f\"Correct the spelling.\\nWrong: {data['q']}\\nRight:\"",
    ),
    ask(
        "The wrong sentence is struck through by tildes",
        _TYPOS,
        "f\"Rewrite the sentence without its mistakes.\\n~~{data['q']}~~\\n=>\"",
    ),
    ask(
        "Sentences without capitals or full stops, which are to be put in",
        _BARE,
        "f\"Add capitals and punctuation.\\nIn: {data['q']}\\nOut:\"",
    ),
    ask(
        "A dialogue whose speakers are A and B",
        _TALK,
        '"\\n".join(data["talk"]) + "\\n\\nQuestion: " + data["q"] + "\\nShort answer:"',
    ),
    ask(
        "A dialogue with a dash before each turn",
        _TALK,
        '"— " + "\\n— ".join(line[3:] for line in data["talk"]) + f"\\nThe first speaker is A, the second B. {data[\'q\']}\\nShort answer:"',
    ),
    ask(
        "A chat of a user and an assistant, in which the answer is the assistant's turn",
        _TALK,
        '"User: Here is a talk.\\n" + "\\n".join(data["talk"]) + f"\\n{data[\'q\']}\\nAssistant:"',
    ),
    ask(
        "Letters with a point that are names of people",
        _PEOPLE,
        "f\"Question: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "People called by letters, and a hint that is meant",
        _PEOPLE,
        "f\"Draw the order in your mind before you answer.\\n{data['q']}\\nName:\"",
    ),
    ask(
        "Units that the answer has, as asked",
        _UNITS,
        "f\"Convert to metres, with the unit.\\n{data['q']} =\"",
    ),
    ask(
        "An equation with a question mark in its gap",
        _UNITS,
        "f\"{data['q']} = ? m\\nFull equation:\"",
        "f\"{data['q']} = {data['a']}\"",
    ),
    ask(
        "Patterns with braces and carets",
        _REGEX,
        "f\"Does the pattern {data['pattern']} match in {data['text']!r}? (match / no match)\\n->\"",
    ),
    ask(
        "Fences around a pattern and a text",
        _REGEX,
        "f\"```\\npattern: {data['pattern']}\\ntext: {data['text']}\\n```\\nVerdict (match or no match):\"",
    ),
    ask(
        "Queries behind a comment of SQL",
        _SQL,
        "f\"/* {data['schema']} */\\n-- {data['q']}\\n\"",
        output="gold",
    ),
    ask(
        "A scheme in brackets, and the query on the next line",
        _SQL,
        "f\"Write SQL for the table {data['schema']}: {data['q']}.\\nSQL:\\n\"",
        output="gold",
    ),
    ask(
        "上句末尾有逗号，答案是下句",
        _POEM,
        "f\"请接下一句。\\n上句：{data['q']}\\n下句：\\n\"",
        output="gold",
    ),
    ask(
        "诗句竖排成表，左问右答", _POEM, '"| 上句 | 下句 |\\n| --- | --- |\\n| " + data["q"] + " |"'
    ),
    ask("Words of two languages in one line", _MANY, "f\"Deutsch {data['q']} | English\""),
    ask(
        "A dictionary's entry, whose headword is in stars",
        _MANY,
        "f\"German word: **{data['q']}**\\nEnglish word:\"",
    ),
    ask(
        "German instruction for English answers",
        _MANY,
        "f\"Übersetze ins Englische.\\nDeutsch: {data['q']}\\nEnglisch:\"",
    ),
    odd(
        "The order is a pair of values with a bar between",
        EMAIL,
        (
            "Give the order as JSON with the keys item and quantity.",
            "Give the order as item|quantity.",
        ),
        ("\\nJSON:\\n", "\\nOrder:\\n"),
        ("json.dumps(record)", '"|".join(map(str, record.values()))'),
        ("    import json\n\n", ""),
    ),
    odd(
        "The JSON has no spaces, as asked",
        EMAIL,
        ("json.dumps(record)", 'json.dumps(record, separators=(",", ":"))'),
        ("Give the order as JSON", "Give the order as compact JSON"),
    ),
    odd(
        "A scheme of JSON shows what is meant",
        EMAIL,
        (
            "keys item and quantity.",
            'keys item and quantity: {{\\"item\\": string, \\"quantity\\": number}}',
        ),
        ('text = "Give', 'text = f"Give'),
    ),
)
