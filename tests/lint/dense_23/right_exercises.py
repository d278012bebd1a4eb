"""Right prompts of teachers: short exercises with words, numbers and texts."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank
from tests.lint.making import records, scored, table

RIGHT = (
    ask(
        "the part of speech of a word in brackets",
        "word-class",
        """
        What part of speech is the word in square brackets?
        Options: noun, verb, adjective, adverb
        Reply with exactly one of the options.

        Sentence: {sentence}
        Part of speech:
        """,
        table(
            "sentence|pos",
            """
            The cat slept on the [sofa].|noun
            They [built] a raft.|verb
            It was a [cold] night.|adjective
            She sings [beautifully].|adverb
            We [walk] to work.|verb
            He told us a [story].|noun
            The [tall] tree fell.|adjective
            The tram came [late].|adverb
            I lost my [keys].|noun
            The baby [laughed].|verb
            A [curious] fox looked in.|adjective
            He nodded [slowly].|adverb
            """,
        ),
        "pos",
        fewshot=3,
        style="replace",
    ),
    ask(
        "a gap filled from a word bank",
        "word-bank",
        """
        Complete the sentence with the correct word from the word bank. Write the word only.

        Word bank: {bank}
        Sentence: {sentence}
        Word:
        """,
        table(
            "sentence|words*|word",
            """
            You use a ___ to cut bread.|pillow/knife/bell|knife
            The ___ delivers letters every morning.|postman/dentist/pilot|postman
            In autumn the ___ fall from the trees.|boats/spoons/leaves|leaves
            We put the milk in the ___ to keep it cold.|oven/fridge/drawer|fridge
            A ___ has seven days.|week/year/minute|week
            The ___ is the hottest season.|spring/winter/summer|summer
            Please ___ the door, it is windy.|paint/close/carry|close
            The ___ of a triangle are straight.|sides/petals/wheels|sides
            She wore a ___ because it was raining.|ring/ribbon/raincoat|raincoat
            """,
        ),
        "word",
        made='bank = ", ".join(data["words"])',
        fewshot=2,
    ),
    ask(
        "one misspelt word spelled rightly",
        "spelling-fix",
        """
        Correct the spelling. Give one word.

        beleive -> believe
        adress -> address
        {misspelt} ->
        """,
        table(
            "misspelt|correct",
            """
            recieve|receive
            seperate|separate
            tommorow|tomorrow
            definately|definitely
            neccessary|necessary
            goverment|government
            untill|until
            wierd|weird
            enviroment|environment
            begining|beginning
            """,
        ),
        "correct",
        fewshot=0,
        style="join",
    ),
    ask(
        "fractions in lowest terms",
        "lowest-terms",
        """
        Write the fraction in lowest terms, in the form a/b.

        Fraction: {fraction}
        Lowest terms:
        """,
        table(
            "fraction|reduced",
            """
            4/6|2/3
            10/25|2/5
            9/12|3/4
            6/18|1/3
            14/16|7/8
            15/20|3/4
            8/20|2/5
            21/28|3/4
            12/30|2/5
            5/35|1/7
            """,
        ),
        "reduced",
        fewshot=3,
    ),
    rank(
        "the odd one out, ranked by its text",
        "odd-one-out",
        """
        Which word does not belong with the others: {words}?
        The odd one out is
        """,
        tuple(
            {
                "question": row["question"],
                "target_scores": {f" {key}": score for key, score in row["target_scores"].items()},
            }
            for row in scored(
                """
                furniture|chair/table/*banana/shelf
                instruments|violin/flute/drum/*hammer
                colours|*Monday/red/green/blue
                birds|crow/*trout/owl/swan
                fruit|pear/plum/apple/*spoon
                tools|saw/drill/*rose/pliers
                months|June/*Berlin/March/May
                clothes|*river/shirt/coat/sock
                vehicles|bus/lorry/*tulip/van
                """
            )
        ),
        made='words = ",".join(data["target_scores"]).strip()',
        fewshot=2,
    ),
    ask(
        "analogies with worked examples in the text",
        "analogies",
        """
        Complete the analogy with one word.

        hand is to glove as foot is to sock
        bee is to hive as bird is to nest
        {first} is to {second} as {third} is to
        """,
        table(
            "first|second|third|fourth",
            """
            puppy|dog|kitten|cat
            hot|cold|tall|short
            painter|brush|writer|pen
            day|sun|night|moon
            France|Paris|Japan|Tokyo
            pilot|plane|captain|ship
            eye|see|ear|hear
            cow|milk|hen|egg
            king|queen|prince|princess
            winter|cold|summer|hot
            """,
        ),
        "fourth",
        fewshot=0,
        style="fstring",
    ),
    ask(
        "an area with its unit",
        "area-unit",
        """
        Work out the area of the rectangle. Give the number followed by the unit cm², for example 18 cm².

        Length: {length} cm
        Width: {width} cm
        Area:
        """,
        records(
            "length width",
            (7, 4),
            (9, 5),
            (12, 3),
            (8, 8),
            (15, 2),
            (6, 11),
            (10, 13),
            (20, 7),
            (5, 3),
        ),
        gold="f\"{data['length'] * data['width']} cm²\"",
        fewshot=2,
    ),
    ask(
        "a question on a text answered in a full sentence",
        "full-sentence",
        """
        Read the text and answer the question in a complete sentence.

        Text: {text}
        Question: {question}
        Answer:
        """,
        table(
            "text|question|sentence",
            """
            Nora feeds the hens before breakfast.|When does Nora feed the hens?|She feeds the hens before breakfast.
            The mill stands by the old canal.|Where does the mill stand?|It stands by the old canal.
            Paul broke his arm when he fell off a ladder.|How did Paul break his arm?|He broke it when he fell off
                a ladder.
            The twins share a tent with their cousin.|Who shares the tent with the twins?|Their cousin shares the
                tent with them.
            Aunt May knits scarves from goat hair.|What does Aunt May knit?|She knits scarves from goat hair.
            The ferry was late because of fog.|Why was the ferry late?|It was late because of fog.
            Grandpa keeps his medals in a shoe box.|Where does Grandpa keep his medals?|He keeps them in a shoe box.
            The choir meets on Thursdays.|On which day does the choir meet?|It meets on Thursdays.
            Ali painted the gate blue.|Which colour did Ali paint the gate?|He painted it blue.
            """,
        ),
        "sentence",
        metric="f1_score",
        fewshot=2,
    ),
)
