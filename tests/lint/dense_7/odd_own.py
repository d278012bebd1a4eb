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
    ask(
        "numbers below nought",
        table(
            "q#|a",
            """
            5|-5
            -3|3
            12|-12
            -8|8
            1|-1
            -20|20
            7|-7
            -15|15
            30|-30
            -1|1
            """,
        ),
        """
        text = f"Change the sign of the number.\\nNumber: {data['q']}\\nChanged:"
        gold = data["a"]
        """,
    ),
    ask(
        "Roman numerals that look like letters of options",
        table(
            "q|a",
            """
            1|I
            5|V
            10|X
            50|L
            100|C
            500|D
            4|IV
            9|IX
            40|XL
            6|VI
            """,
        ),
        """
        text = f"Write the number in Roman numerals.\\nNumber: {data['q']}\\nRoman:"
        gold = data["a"]
        """,
    ),
    ask(
        "the answer has its unit, as is asked",
        table(
            "q|a",
            """
            3 m|300 cm
            5 m|500 cm
            12 m|1200 cm
            1 m|100 cm
            20 m|2000 cm
            7 m|700 cm
            9 m|900 cm
            2 m|200 cm
            4 m|400 cm
            15 m|1500 cm
            """,
        ),
        """
        text = f"Convert to centimetres, and write the unit cm behind the number.\\n{data['q']} ="
        gold = data["a"]
        """,
    ),
    ask(
        "a word is to be said three times",
        table(
            "q",
            """
            tea
            lamp
            river
            salt
            moon
            glove
            stone
            bird
            paper
            wheel
            """,
        ),
        """
        text = f"Write the word three times, with spaces between.\\nWord: {data['q']}\\nThree times:"
        gold = " ".join([data["q"]] * 3)
        """,
    ),
    ask(
        "the text is to be copied as it is",
        table(
            "q",
            """
            Mind the step!
            OPEN at 9
            no. 12, 2nd floor
            (closed)
            A to Z
            "Hello"
            row 5 / seat 7
            100 % wool
            do not feed
            24 h
            """,
        ),
        """
        text = f"Copy the text exactly.\\nText: {data['q']}\\nCopy:"
        gold = data["q"]
        """,
    ),
    ask(
        "a list in JSON is the answer",
        table(
            "q*",
            """
            red/blue
            one/two/three
            oak/elm
            fox/hen/cow
            tea/milk
            sun/moon/star
            pen/ink
            salt/oil/egg
            north/south
            sea/lake/pond
            """,
        ),
        """
        text = "Write the words as a JSON list.\\nWords: " + " ".join(data["q"]) + "\\nJSON:"
        gold = json.dumps(data["q"])
        """,
        "import json",
    ),
    ask(
        "numbers of classes are given by a legend that begins with nought",
        table(
            "q|a",
            """
            I could cry all day.|0
            What a lovely morning!|1
            I miss my dog so much.|0
            We won the cup!|1
            Nobody came to my party.|0
            She said yes!|1
            My best friend moved away.|0
            The baby laughed at me!|1
            I lost her ring for ever.|0
            Holidays at last!|1
            """,
        ),
        """
        text = f"Classify the message: 0 = sad, 1 = happy.\\nMessage: {data['q']}\\nClass:"
        gold = data["a"]
        """,
        fewshot=4,
    ),
    ask(
        "a marker stands before the final answer, and is read off",
        table(
            "q|s|a",
            """
            4 + 9|4 + 9 = 13.|13
            7 * 6|7 * 6 = 42.|42
            50 - 8|50 - 8 = 42.|42
            81 / 9|81 / 9 = 9.|9
            15 + 16|15 + 16 = 31.|31
            3 * 13|3 * 13 = 39.|39
            64 / 4|64 / 4 = 16.|16
            70 - 26|70 - 26 = 44.|44
            8 * 12|8 * 12 = 96.|96
            29 + 33|29 + 33 = 62.|62
            """,
        ),
        """
        text = f"Work it out: {data['q']}\\nEnd with #### and the result.\\nWork:"
        gold = data["a"]
        output = f" {data['s']} #### {gold}"
        """,
        postprocess="gsm8k_post",
    ),
    ask(
        "the label is a sign",
        table(
            "q|a",
            """
            2 and 5|<
            9 and 4|>
            7 and 7|=
            1 and 3|<
            8 and 6|>
            5 and 5|=
            0 and 9|<
            6 and 2|>
            3 and 3|=
            4 and 1|>
            """,
        ),
        """
        text = f"Compare the numbers: write <, > or =.\\nNumbers: {data['q']}\\nSign:"
        gold = data["a"]
        """,
    ),
    ask(
        "no class is meant by the word none, which the prompt lists",
        table(
            "q|a",
            """
            Anna met Boris in the park.|2
            It rained all day.|0
            Carl slept.|1
            The shop is shut.|0
            Dora called Emil and Fritz.|3
            Greta sings.|1
            Snow fell on the roofs.|0
            Hugo and Ines danced.|2
            Jan, Kim and Lou ran.|3
            Max saw nobody.|1
            """,
        ),
        """
        text = f"How many people are named: none, one, two or three?\\nText: {data['q']}\\nNamed:"
        gold = ("none", "one", "two", "three")[int(data["a"])]
        """,
    ),
)
