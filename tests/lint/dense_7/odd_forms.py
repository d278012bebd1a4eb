"""More right prompts of this list's own: forms, signs and numbers that look like slips."""

from __future__ import annotations

from tests.lint.dense_7.making import ask, table

RIGHT = (
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
        text = f"Write the word three times, with spaces.\\nWord: {data['q']}\\nThrice:"
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
