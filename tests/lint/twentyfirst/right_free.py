"""Right prompts with rows of their own that look odd: marks, letters, code, signs."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "vitamins are letters and no options",
        qa("""
        Which vitamin prevents scurvy? > C
        Which vitamin does sunlight make in the skin? > D
        Which vitamin helps blood to clot? > K
        Which vitamin is retinol? > A
        Which vitamin is tocopherol? > E
        Which vitamin is ascorbic acid? > C
        """),
        '"Q: " + data["q"] + "\\nVitamin:"',
    ),
    ask(
        "grades of school, A to F",
        qa("""
        95 points > A
        83 points > B
        71 points > C
        64 points > D
        40 points > F
        91 points > A
        """),
        '"A from 90, B from 80, C from 70, D from 60, otherwise F.\\n" + data["q"] + " ->"',
    ),
    ask(
        "notes of music",
        qa("""
        C, D, E, F > G
        A, B, C, D > E
        E, F, G, A > B
        F, G, A, B > C
        G, A, B, C > D
        D, E, F, G > A
        """),
        '"Name the next white key: " + data["q"] + ","',
    ),
    ask(
        "braces are the question: what an f-string makes",
        qa("""
        f"{2 + 3} eggs" > 5 eggs
        f"{'ab'.upper()}!" > AB!
        f"{7:03d}" > 007
        f"{{x}}" > {x}
        f"{10 / 4}" > 2.5
        f"{'no'}-{'go'}" > no-go
        """),
        '"Python: " + data["q"] + "\\nText:"',
    ),
    ask(
        "escapes are the question",
        qa(r"""
        a\tb > 1
        x\ny\nz > 2
        plain > 0
        \n > 1
        \t\t\t > 3
        q\nr\ts\n > 3
        """),
        '"How many escape sequences does the literal have?\\n" + data["q"] + "\\nCount:"',
    ),
    ask(
        "entities are the question",
        qa(
            """
        &amp; > &
        &lt; > <
        &yen; > ¥
        &quot; > "
        &copy; > ©
        &euro; > €
        """
        ),
        '"Which character does the HTML entity stand for?\\n" + data["q"] + " ="',
    ),
    ask(
        "what an address codes is the question",
        qa("""
        %20 > space
        %2C > comma
        %3F > question mark
        %26 > ampersand
        %2F > slash
        %23 > hash
        """),
        '"Name the character that " + data["q"] + " codes in a URL.\\nName:"',
    ),
    ask(
        "tags are the question",
        qa("""
        bold text > <b>
        a paragraph > <p>
        an image > <img>
        a link > <a>
        a table > <table>
        a line break > <br>
        """),
        '"Which HTML tag makes " + data["q"] + "?\\nTag:"',
    ),
    ask(
        "to-do lists are the subject",
        qa("""
        TODO: water the ferns (Mia) > Mia
        TODO: call the bank (Sam) > Sam
        TODO: mend the tent (Ada) > Ada
        TODO: sort the post (Lou) > Lou
        TODO: book the hall (Kim) > Kim
        TODO: feed the hens (Ben) > Ben
        """),
        '"Whose task is it?\\n" + data["q"] + "\\nName:"',
    ),
    ask(
        "none is a label that is named",
        qa("""
        The lake is calm. > none
        I hate this queue! > anger
        What a lovely gift! > joy
        The bus has 40 seats. > none
        He shouted at the clerk. > anger
        We danced all night. > joy
        """),
        '"Emotion (joy, anger or none) of: " + data["q"] + "\\nEmotion:"',
    ),
    ask(
        "null is what the language prints",
        qa("""
        undefined == null > true
        null === undefined > false
        typeof null === "object" > true
        NaN === NaN > false
        [] == false > true
        null == 0 > false
        """),
        '"JavaScript: what is the value of `" + data["q"] + "`?\\nValue:"',
    ),
    ask(
        "Python's own True and False",
        qa("""
        3 in [1, 2, 3] > True
        not True > False
        "a" < "b" > True
        bool("") > False
        all([]) > True
        1 == "1" > False
        """),
        '">>> " + data["q"] + "\\n"',
        output="gold",
    ),
    ask(
        "SQL with a star",
        qa("""
        SELECT * FROM cats; > cats
        SELECT name FROM shops WHERE id = 3; > shops
        DELETE FROM logs; > logs
        SELECT COUNT(*) FROM votes; > votes
        SELECT a, b FROM pairs ORDER BY b; > pairs
        UPDATE wages SET pay = 9; > wages
        """),
        '"-- which table?\\n" + data["q"] + "\\n-- table:"',
    ),
    ask(
        "a formula of LaTeX with braces",
        qa(r"""
        \frac{6}{3} > 2
        \sqrt{49} > 7
        2^{5} > 32
        \frac{9}{2} + \frac{1}{2} > 5
        \binom{4}{2} > 6
        \sqrt{16} - 1 > 3
        """),
        '"Evaluate $" + data["q"] + "$ and give an integer.\\nValue:"',
    ),
    ask(
        "sums without words, the sign of equality as cue",
        qa("""
        7 + 8 > 15
        30 - 12 > 18
        9 * 6 > 54
        81 / 9 > 9
        14 + 27 > 41
        5 - 11 > -6
        """),
        'data["q"] + " ="',
    ),
    ask(
        "numbers that are less than nought among others",
        qa("""
        3 degrees, 5 colder > -2
        10 degrees, 4 colder > 6
        0 degrees, 7 colder > -7
        -3 degrees, 8 warmer > 5
        -6 degrees, 2 warmer > -4
        12 degrees, 20 colder > -8
        """),
        '"Temperature: " + data["q"] + "\\nNow:"',
    ),
)
