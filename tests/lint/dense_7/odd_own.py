"""Right prompts of this list's own whose answers look like slips and are none."""

from __future__ import annotations

from tests.lint.dense_7.making import ask, table

EXPRESSION = """
text = f"What is the value of this expression of Python?\\n{data['q']}\\nValue:"
gold = data["a"]
"""

RIGHT = (
    ask(
        "comparisons in Python are True or False",
        table(
            "q|a",
            """
            3 > 2|True
            4 == 5|False
            'a' in 'cat'|True
            not True|False
            bool('')|False
            7 % 2 == 1|True
            1 > 1|False
            len('ab') == 2|True
            'B' < 'A'|False
            10 >= 10|True
            """,
        ),
        EXPRESSION,
    ),
    ask(
        "quotients in Python are floats",
        table(
            "q|a",
            """
            6 / 2|3.0
            9 / 4|2.25
            10 / 5|2.0
            1 / 2|0.5
            7 / 1|7.0
            8 / 16|0.5
            12 / 3|4.0
            5 / 2|2.5
            100 / 8|12.5
            18 / 2|9.0
            """,
        ),
        EXPRESSION,
    ),
    ask(
        "values of Python are of many types",
        table(
            "q|a",
            """
            [1, 2] + [3]|[1, 2, 3]
            'a' * 3|'aaa'
            (1, 2)[::-1]|(2, 1)
            dict(a=1)|{'a': 1}
            {}.get('x')|None
            2 ** 5|32
            list('hi')|['h', 'i']
            max(4, 9)|9
            'x'.upper()|'X'
            sorted([3, 1])|[1, 3]
            """,
        ),
        EXPRESSION,
    ),
    ask(
        "all letters that apply, joined",
        table(
            "q|c*|a",
            """
            Which are metals?|iron/wood/copper/glass|AC
            Which are birds?|bat/owl/wren/moth|BC
            Which are even?|2/4/7/8|ABD
            Which are in Europe?|Chad/Peru/Malta/Fiji|C
            Which are planets?|Mars/Moon/Venus/Sirius|AC
            Which are fruits?|plum/fig/pear/kale|ABC
            Which are verbs?|lamp/run/desk/sing|BD
            Which are colours?|door/chair/green/blue|CD
            Which are rivers?|Rhine/Etna/Fuji/Danube|AD
            Which are tools?|saw/cloud/song/rain|A
            """,
        ),
        """
        text = data["q"] + "\\n"
        text += "\\n".join(f"{letter}. {each}" for letter, each in zip("ABCD", data["c"]))
        text += "\\nGive all letters that apply, in order and without spaces.\\nAnswer:"
        gold = data["a"]
        """,
    ),
    ask(
        "sums that are wrong on purpose are to be told",
        table(
            "q|a",
            """
            3 + 4 = 7|right
            5 + 5 = 11|wrong
            8 - 2 = 6|right
            9 * 2 = 19|wrong
            6 * 7 = 42|right
            30 / 5 = 5|wrong
            12 + 9 = 21|right
            40 - 15 = 35|wrong
            7 * 8 = 56|right
            16 / 4 = 3|wrong
            """,
        ),
        """
        text = "Say whether the sum is right or wrong.\\n\\nSum: 2 + 2 = 5\\nVerdict: wrong\\n\\n"
        text += f"Sum: 4 * 3 = 12\\nVerdict: right\\n\\nSum: {data['q']}\\nVerdict:"
        gold = data["a"]
        """,
        fewshot=0,
    ),
    ask(
        "misspelt words are to be mended",
        table(
            "q|a",
            """
            recieve|receive
            adress|address
            beleive|believe
            tommorow|tomorrow
            seperate|separate
            wich|which
            freind|friend
            wierd|weird
            libary|library
            begining|beginning
            """,
        ),
        """
        text = f"Correct the spelling.\\nWord: {data['q']}\\nCorrected:"
        gold = data["a"]
        """,
    ),
    ask(
        "questions without an answer have the words that the prompt names",
        table(
            "p|q|a",
            """
            The mill has stood idle since 1950.|Since when has the mill stood idle?|1950
            The baker sells rye bread.|What does the smith sell?|no answer
            Lou plays the flute.|What does Lou play?|the flute
            The path leads to a lake.|Who built the path?|no answer
            Ines keeps bees.|What does Ines keep?|bees
            A goat ate the hat.|Whose hat was it?|no answer
            The school is in Bonn.|Where is the school?|Bonn
            The song has no title.|Who sings the song?|no answer
            Snow fell in May.|When did snow fall?|May
            The bus is green.|What does the bus cost?|no answer
            """,
        ),
        """
        text = 'Answer with words of the text, or "no answer" where it does not say.\\n'
        text += f"Text: {data['p']}\\nQuestion: {data['q']}\\nAnswer:"
        gold = data["a"]
        """,
    ),
)
