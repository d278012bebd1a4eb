"""More right prompts of their own whose rows and demands look odd."""

from __future__ import annotations

from tests.lint.dense_8.making import ask, lines

RIGHT = (
    ask(
        "questions are French and texts English, as the task says",
        lines(
            "t|q|a",
            """
            The tailor lives above the bakery.|Où habite le tailleur ?|above the bakery
            Ann paints doors on Fridays.|Que peint Ann ?|doors
            The bus to Leeds leaves at nine.|Où va le bus ?|Leeds
            Two goats ate the roses.|Qui a mangé les roses ?|Two goats
            The clock was mended by a monk.|Qui a réparé l'horloge ?|a monk
            He hid the letter in a boot.|Où a-t-il caché la lettre ?|in a boot
            The soup was made of leeks.|De quoi était faite la soupe ?|leeks
            They met on a ferry in May.|Où se sont-ils rencontrés ?|on a ferry
            """,
        ),
        'f"The text is English and the question French. Answer with words of the text.\\n'
        "Text: {data['t']}\\nQuestion: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "all that are right are asked for, and keys have one letter to three",
        lines(
            "q|o*|a",
            """
            Which are mammals?|whale/trout/bat/frog|AC
            Which are metals?|iron/neon/sulfur/argon|A
            Which are even?|3/4/6/8|BCD
            Which are in Asia?|Peru/Japan/Chad/Nepal|BD
            Which are fruits?|fig/salmon/pear/plum|ACD
            Which are gases at 20 °C?|salt/gold/helium/iron|C
            Which are prime?|2/9/5/12|AC
            Which are colours?|red/seven/blue/sofa|AC
            Which can fly?|stone/gull/bee/cod|BC
            """,
        ),
        '"Give the letters of all right options, without spaces.\\n" + data[\'q\'] + "\\n"'
        ' + "".join(f"{z}. {o}\\n" for z, o in zip("ABCD", data[\'o\'])) + "Letters:"',
    ),
    ask(
        "answers are counted or worked out, and do not stand in the text",
        lines(
            "t|a",
            """
            Ada scored in minutes 4, 19 and 80; Bea once. How many goals did Ada score?|3
            The tram left at 9:10 and came at 9:45. How many minutes did it take?|35
            A red, a blue and a green flag hung there. How many flags?|3
            He was born in May 1950 and died in June 1990. How old was he?|40
            The north wing has 12 rooms, the south wing 9. How many together?|21
            She sold 5 of her 11 hens. How many did she keep?|6
            The first act is 50 minutes, the second 35. How much longer is the first?|15
            Four boats with two oars each. How many oars?|8
            """,
        ),
        "f\"{data['t']}\\nAnswer with a number:\"",
    ),
    ask(
        "a third of the questions have no answer, and the prompt says what to say then",
        lines(
            "t|q|a",
            """
            The barn is red and older than the house.|What colour is the barn?|red
            The barn is red and older than the house.|What colour is the house?|unknown
            Maya sails on Sundays with her aunt.|With whom does Maya sail?|her aunt
            Maya sails on Sundays with her aunt.|What is the boat called?|unknown
            The fair opens at ten in the main square.|When does it open?|at ten
            The fair opens at ten in the main square.|Where is it held?|in the main square
            The wolf was seen near Elk Lake by a nurse.|Who saw the wolf?|a nurse
            The wolf was seen near Elk Lake by a nurse.|How old is the nurse?|unknown
            Jam is made from the plums behind the inn.|What is made of the plums?|Jam
            """,
        ),
        '"Answer with words of the text, or with unknown if it does not say.\\n"'
        " f\"Text: {data['t']}\\nQuestion: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "what an interpreter shows has quotes, brackets and truth values",
        lines(
            "q|a",
            """
            'ab' + 'c'|'abc'
            [1, 2] + [3]|[1, 2, 3]
            3 > 2|True
            len('tea')|3
            'x' in 'abc'|False
            ('a', 1)|('a', 1)
            10 / 4|2.5
            'tea'.upper()|'TEA'
            {'k': 2}['k']|2
            """,
        ),
        "f\"What does the interpreter of Python show?\\n>>> {data['q']}\\n\"",
        output="gold",
    ),
    ask(
        "which one is not so is asked",
        lines(
            "q|o*|a",
            """
            Which of these is NOT a fruit?|pear/plum/brick|C
            Which of these is NOT a colour?|table/red/green|A
            Which of these does NOT swim?|cod/hawk/eel|B
            Which of these is NOT a month?|May/June/Monday|C
            Which of these is NOT in Europe?|Peru/Spain/Italy|A
            Which of these is NOT even?|4/7/12|B
            Which of these is NOT a tool?|saw/hammer/cloud|C
            Which of these is NOT a metal?|wood/iron/tin|A
            Which of these is NOT a verb?|run/blue/eat|B
            """,
        ),
        'data[\'q\'] + "\\n" + "".join(f"{z}) {o}\\n" for z, o in zip("ABC", data[\'o\']))'
        ' + "Letter:"',
    ),
    ask(
        "numbers are to be written in words, and are",
        lines(
            "q|a",
            """
            12|twelve
            40|forty
            7|seven
            19|nineteen
            100|one hundred
            65|sixty-five
            83|eighty-three
            31|thirty-one
            """,
        ),
        "f\"Write the number in English words.\\nNumber: {data['q']}\\nWords:\"",
    ),
    ask(
        "the smaller of two is asked for in some rows, the larger in others",
        lines(
            "w|x#|y#|a",
            """
            smaller|4|9|4
            larger|17|12|17
            larger|3|8|8
            smaller|55|51|51
            larger|20|2|20
            smaller|6|60|6
            smaller|31|13|13
            larger|44|45|45
            """,
        ),
        "f\"Which number is {data['w']}, {data['x']} or {data['y']}?\\nAnswer:\"",
    ),
)
