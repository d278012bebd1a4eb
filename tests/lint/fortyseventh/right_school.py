"""Right prompts of schools, libraries and students."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "rhymes for a reading circle",
        "rhyme",
        """
        text = f"Which word rhymes with {data['word']}: {', '.join(data['choices'])}?\\nRhyme:"
        gold = data["choices"][data["answer"]]
        """,
        starred(
            """
            cat|dog/*hat/cow
            moon|*spoon/star/sun
            light|lamp/dark/*night
            bread|butter/*head/cake
            tree|*bee/leaf/bush
            house|garden/roof/*mouse
            ring|*king/gold/hand
            """,
            question="word",
        ),
    ),
    right(
        "a spelling test where the pupil's word is right or wrong",
        "spelling-tick",
        """
        text = "Mark the spelling with + (right) or - (wrong).\\n" + data["q"] + "\\nMark:"
        gold = data["a"]
        """,
        qa("""
        necessary > +
        recieve > -
        tomorrow > +
        untill > -
        separate > +
        wich > -
        because > +
        beleive > -
        """),
    ),
    right(
        "a teacher's mark with half points as a decimal",
        "half-points",
        """
        text = f"Full marks: {data['full']}. Lost: {data['lost']}.\\nPoints left:"
        gold = f"{float(data['full']) - float(data['lost']):.1f}"
        """,
        table(
            "full|lost",
            """
            10.0|2.5
            20.0|4.0
            15.0|1.5
            12.0|6.5
            30.0|0.5
            8.0|3.0
            """,
        ),
    ),
    right(
        "clock times from words",
        "clock-words",
        """
        text = f'Write "{data["q"]}" as HH:MM (24 hours, afternoon).\\nTime:'
        gold = data["a"]
        """,
        qa("""
        quarter past three > 15:15
        half past one > 13:30
        ten to six > 17:50
        five past four > 16:05
        twenty to nine > 20:40
        seven o'clock > 19:00
        """),
    ),
    right(
        "Roman numerals for a history class",
        "roman",
        """
        text = f"{data['q']} in Roman numerals is"
        gold = data["a"]
        """,
        qa("""
        14 > XIV
        9 > IX
        40 > XL
        66 > LXVI
        105 > CV
        1990 > MCMXC
        """),
    ),
    right(
        "a poem's missing last word from a list",
        "poem-list",
        """
        text = "\\n".join(data["lines"]) + "\\n\\nLast word (" + "/".join(data["bank"]) + "):"
        gold = data["word"]
        """,
        records(
            "lines bank word",
            (["The wind is loud,", "the sky has a ..."], ["tree", "cloud", "cup"], "cloud"),
            (["I lost my key", "beside the ..."], ["sea", "hill", "lamp"], "sea"),
            (["A tiny mouse", "lives in our ..."], ["shoe", "barn", "house"], "house"),
            (["We baked a cake", "down by the ..."], ["road", "lake", "wall"], "lake"),
            (["The snow is white,", "so is the ..."], ["light", "king", "door"], "light"),
            (["The owl can fly", "across the ..."], ["moon", "field", "sky"], "sky"),
        ),
    ),
    right(
        "a grammar drill that replaces a noun by a pronoun",
        "pronoun",
        """
        text = f"he, she, it or they?\\n[{data['q']}] is replaced by"
        gold = data["a"]
        """,
        qa("""
        the queen > she
        my uncle > he
        the two chairs > they
        a pencil > it
        Grandma > she
        the boys next door > they
        the river > it
        Mr Brown > he
        """),
    ),
    right(
        "word classes with abbreviations that the prompt explains",
        "word-class",
        """
        text = f"n. = noun, v. = verb, adj. = adjective\\n{data['sentence']}\\n{data['word']}:"
        gold = data["class"]
        """,
        table(
            "sentence|word|class",
            """
            The dog barks.|barks|v.
            A red kite flew by.|red|adj.
            My spoon is lost.|spoon|n.
            They sing at dawn.|sing|v.
            We saw a tall tower.|tall|adj.
            The clock stopped.|clock|n.
            """,
        ),
    ),
    right(
        "fractions are shortened",
        "shorten",
        """
        text = f"Simplify {data['q']} as far as possible.\\n="
        gold = data["a"]
        """,
        qa("""
        6/8 > 3/4
        10/15 > 2/3
        9/27 > 1/3
        14/21 > 2/3
        16/40 > 2/5
        18/24 > 3/4
        """),
    ),
    right(
        "steps with a last line, as a student's notebook has them",
        "notebook-steps",
        """
        text = f"Q: {data['q']}\\nA: Let's think step by step."
        gold = str(data["n"])
        return {
            "input": text,
            "output": f" {data['why']} The answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "q|why|n#",
            """
            Three boxes with 4 pens each. How many pens?|3 times 4 is 12.|12
            I had 20 stamps and gave away 7. How many are left?|20 minus 7 is 13.|13
            A film starts at 6 and lasts 2 hours. When is it over?|6 plus 2 is 8.|8
            Half of 18 eggs broke. How many broke?|18 divided by 2 is 9.|9
            5 cats have how many legs?|5 times 4 is 20.|20
            11 girls and 14 boys are how many children?|11 plus 14 is 25.|25
            """,
        ),
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    right(
        "chess openings by their first moves",
        "chess-mate",
        """
        text = f"After 1. {data['first']} Black replies 1... {data['reply']}. Name the opening.\\nOpening:"
        gold = data["name"]
        """,
        table(
            "first|reply|name",
            """
            e4|c5|Sicilian Defence
            e4|e6|French Defence
            e4|c6|Caro-Kann Defence
            d4|f5|Dutch Defence
            e4|d5|Scandinavian Defence
            e4|Nf6|Alekhine Defence
            """,
        ),
    ),
    right(
        "a quiz show asks with the category in capitals",
        "quiz-show",
        """
        text = f"{data['cat'].upper()} for {data['money']}: {data['clue']}\\nWhat is"
        gold = data["a"]
        return {"input": text, "output": f" {gold}?", "processed_output": f"{gold}?"}
        """,
        table(
            "cat|money|clue|a",
            """
            rivers|200|It flows through Vienna and Budapest.|the Danube
            metals|400|It rusts and is drawn to magnets.|iron
            letters|200|It is the first of the Greek alphabet.|alpha
            colours|100|It is blue mixed with yellow.|green
            planets|300|It is called the red one.|Mars
            shapes|100|It has three sides.|a triangle
            """,
        ),
    ),
    right(
        "Dewey classes at a town library",
        "dewey",
        """
        shelf = "\\n".join(f"{number:03}: {name}" for number, name in CLASSES)
        text = f"{shelf}\\n\\nTitle: {data['title']}\\nClass:"
        gold = data["class"]
        """,
        table(
            "title|class",
            """
            A Short History of Portugal|900
            Algebra for Beginners|500
            How to Repair a Tractor|600
            The Ancient Romans|900
            Birds and Beetles: a Biology|500
            Building Bridges of Steel|600
            """,
        ),
        above="""
        CLASSES = ((500, "Science"), (600, "Technology"), (900, "History"))
        """,
    ),
    right(
        "keys by their number of sharps",
        "key-sharps",
        """
        word = "sharp" if data["n"] == 1 else "sharps"
        text = f"Major key with {data['n']} {word}:"
        gold = data["key"]
        """,
        table(
            "n#|key",
            """
            1|G
            2|D
            3|A
            4|E
            5|B
            6|F#
            """,
        ),
    ),
    right(
        "an instrument by a clue, numbered from nought",
        "seat-clues",
        """
        text = data["clue"] + "\\n" + "  ".join(f"<{i}> {c}" for i, c in enumerate(data["seats"]))
        text += "\\nAnswer with 0, 1, 2 or 3:"
        gold = str(data["right"])
        """,
        starred(
            """
            It is tuned lowest.|violin/viola/cello/*double bass
            It has a slide.|horn/*trombone/tuba/trumpet
            It has a double reed.|*oboe/flute/clarinet/saxophone
            It is struck with mallets.|harp/celesta/*xylophone/organ
            It is plucked.|*harp/horn/cymbals/piccolo
            It has pedals for tuning.|triangle/*timpani/castanets/gong
            It is the smallest of the flutes.|alto flute/bass flute/concert flute/*piccolo
            It needs air from bellows.|gong/lute/*organ/harp
            """,
            question="clue",
            choices="seats",
            answer="right",
        ),
    ),
)
