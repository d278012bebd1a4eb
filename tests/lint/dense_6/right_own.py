"""Right small tasks on signs, code, markup and numbers, whose matter looks like a fault."""

from __future__ import annotations

from tests.lint.dense_6.making import own

RIGHT = (
    own(
        "broken text is to be repaired",
        "q|a",
        """
        CafÃ© Central|Café Central
        garÃ§on|garçon
        MÃ¼nchen|München
        SeÃ±or LÃ³pez|Señor López
        crÃ¨me brÃ»lÃ©e|crème brûlée
        KÃ¶ln|Köln
        naÃ¯ve|naïve
        piÃ±ata|piñata
        """,
        """f"UTF-8 was read as Latin-1. Repair the text.\\nBroken: {data['q']}\\nRepaired:\"""",
    ),
    own(
        "escapes of an address are to be decoded",
        "q|a",
        """
        new%20york|new york
        50%25|50%
        a%26b|a&b
        caf%C3%A9|café
        x%3D1|x=1
        %23tag|#tag
        c%2B%2B|c++
        why%3F|why?
        """,
        """f"Decode the part of a URL.\\nCoded: {data['q']}\\nDecoded:\"""",
    ),
    own(
        "entities of HTML are to be decoded",
        "q|a",
        """
        Tom &amp; Jerry|Tom & Jerry
        1 &lt; 2|1 < 2
        caf&eacute;|café
        &copy; 2020|© 2020
        5 &gt; 3|5 > 3
        &quot;yes&quot;|"yes"
        10 &euro;|10 €
        &frac12; cup|½ cup
        """,
        """f"Write the HTML as a browser shows it.\\nHTML: {data['q']}\\nShown:\"""",
    ),
    own(
        "tags of HTML are what is asked for",
        "q|a",
        """
        a line break|<br>
        a paragraph|<p>
        a list item|<li>
        a table row|<tr>
        an image|<img>
        a link|<a>
        bold text|<b>
        a horizontal rule|<hr>
        """,
        """f"Which HTML tag makes {data['q']}? Give the opening tag.\\nTag:\"""",
    ),
    own(
        "formulas of LaTeX are to be worked out",
        "q|a",
        r"""
        \frac{6}{3} + 1|3
        2 \times 7|14
        \sqrt{81}|9
        3^{2} - 1|8
        \frac{10}{4} \times 2|5
        \left(2 + 3\right)^{2}|25
        5!|120
        \sum_{k=1}^{4} k|10
        """,
        """f"What is ${data['q']}$?\\nValue:\"""",
    ),
    own(
        "placeholders of template languages are the matter",
        "q|a",
        """
        {{ name }}|Jinja
        ${name}|JavaScript
        <%= name %>|ERB
        %(name)s|Python
        {{ user.age }}|Jinja
        ${total}|JavaScript
        <%= price %>|ERB
        %(count)d|Python
        """,
        """("Which language inserts a value like this: ERB, JavaScript, Jinja or Python?"
            + "\\nCode: `" + data["q"] + "`\\nLanguage:")""",
    ),
    own(
        "conversions of printf are the answers",
        "q|a",
        """
        an int in decimal|%d
        a string|%s
        an int in hexadecimal|%x
        a single character|%c
        a double in fixed notation|%f
        an int in octal|%o
        a pointer|%p
        a literal per cent sign|%%
        """,
        """f"Which conversion of C's printf prints {data['q']}?\\nConversion:\"""",
    ),
    own(
        "errors of a spreadsheet are the answers",
        "q|a",
        """
        A formula divides by zero.|#DIV/0!
        A formula points to a deleted cell.|#REF!
        A function's name is misspelt.|#NAME?
        A lookup finds nothing.|#N/A
        Text is added to a number.|#VALUE!
        The root of a negative number is taken.|#NUM!
        VLOOKUP has no such key.|#N/A
        =1/0 is typed in.|#DIV/0!
        """,
        """f"Which error does Excel show?\\nCase: {data['q']}\\nError:\"""",
    ),
    own(
        "values of Python are the answers",
        "q|a",
        """
        sorted([3, 1, 2])|[1, 2, 3]
        list("ab")|['a', 'b']
        {"k": 2}["k"]|2
        7 / 2|3.5
        (1, 2) + (3,)|(1, 2, 3)
        not []|True
        dict(a=1)|{'a': 1}
        b"x" * 2|b'xx'
        """,
        """f"What does Python's shell show for the expression?\\n>>> {data['q']}\\nShown:\"""",
    ),
    own(
        "a doubled word is to be found",
        "q|a",
        """
        Paris in the the spring is mild.|the
        She said that that he was late.|that
        We went to to the lake.|to
        It is a a long road.|a
        We are proud of of our team.|of
        He has has no keys.|has
        The cat sat on on the mat.|on
        Come and and see us.|and
        """,
        """f"One word is doubled by mistake. Which one?\\nSentence: {data['q']}\\nWord:\"""",
    ),
    own(
        "scanned numbers are to be put right",
        "q|a",
        """
        l5O|150
        2O24|2024
        I00|100
        7S|75
        4l|41
        3O0|300
        l2|12
        9O|90
        """,
        """("A scanner took digits for letters (0 for O, 1 for l or I, 5 for S). Write the number."
            + "\\nScanned: " + data["q"] + "\\nNumber:")""",
    ),
    own(
        "words that a page has cut are to be joined",
        "q|a",
        """
        infor-⏎mation|information
        win-⏎dow|window
        gar-⏎den|garden
        pic-⏎ture|picture
        moun-⏎tain|mountain
        ques-⏎tion|question
        but-⏎ter|butter
        num-⏎ber|number
        """,
        """f"Join the word that the end of a line cut in two.\\n\\n{data['q']}\\n\\nJoined:\"""",
    ),
    own(
        "letters with spaces between make a word",
        "q|a",
        """
        c a t|cat
        h o u s e|house
        r i v e r|river
        m o o n|moon
        b r e a d|bread
        s t o n e|stone
        l a m p|lamp
        f i s h|fish
        """,
        """f"Which word do the letters spell?\\nLetters: {data['q']}\\nWord:\"""",
    ),
    own(
        "numbers with an exponent are to be written out",
        "q|a",
        """
        1.2e+03|1200
        5e-01|0.5
        3.04e+02|304
        7e+00|7
        2.5e-02|0.025
        9.9e+04|99000
        6e+05|600000
        1.75e+01|17.5
        """,
        """f"Write the number without an exponent.\\nNumber: {data['q']}\\nPlain:\"""",
    ),
    own(
        "timestamps of a log at full hours",
        "q|a",
        """
        2024-03-05 00:00:00 backup started|backup
        2024-03-05 00:00:07 mail queue flushed|mail
        2024-03-05 01:30:00 backup finished|backup
        2024-03-05 02:00:00 disk check passed|disk
        2024-03-06 00:00:00 mail relay restarted|mail
        2024-03-06 04:12:44 disk almost full|disk
        2024-03-06 05:00:00 backup skipped|backup
        2024-03-07 00:00:00 mail spool rotated|mail
        """,
        """f"Which part wrote the line: backup, mail or disk?\\nLog: {data['q']}\\nPart:\"""",
    ),
)
