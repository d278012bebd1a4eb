"""Right prompts of students and engineers, in English."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "a bank of words for the gap",
        "word-bank",
        """
        text = f"Fill the blank with one word of the bank.\\nBank: {' / '.join(BANK)}\\n"
        text += data["q"].replace("BLANK", "[BLANK]") + "\\nWord:"
        gold = data["a"]
        """,
        qa("""
        She went BLANK the bridge. > across
        The keys are BLANK the drawer. > inside
        We met BLANK the war ended. > after
        He cannot sleep BLANK a pillow. > without
        They walked BLANK the old bridge to the far bank. > across
        I brush my teeth BLANK breakfast is over. > after
        Do not leave BLANK your coat. > without
        The cat hid BLANK the wardrobe. > inside
        """),
        above='BANK = ["across", "inside", "after", "without"]',
    ),
    right(
        "Boolean expressions of a well-known suite",
        "bool-expr",
        'text = data["q"] + " is"\ngold = str(eval(data["q"], {}))',
        records(
            "q",
            ("True and not False",),
            ("not ( True or False )",),
            ("False or ( True and True )",),
            ("not True or False",),
            ("( False or True ) and not False",),
            ("True and ( not True )",),
            ("not ( False and True )",),
        ),
    ),
    right(
        "steps on a plain that lead back or not",
        "navigate",
        """
        opts = "Options:\\n- Yes\\n- No"
        ask = "If you follow these instructions, do you return to the starting point?"
        text = f"{ask} {data['q']}\\n{opts}\\nA:"
        gold = data["a"]
        """,
        qa("""
        Take 3 steps. Turn around. Take 3 steps. > Yes
        Take 2 steps. Turn left. Take 2 steps. > No
        Turn right. Take 5 steps. Turn around. Take 5 steps. > Yes
        Take 4 steps. Turn around. Take 1 step. > No
        Always face forward. Take 2 steps left. Take 2 steps right. > Yes
        Always face forward. Take 6 steps forward. Take 3 steps backward. > No
        Take 1 step. Turn around. Take 1 step. > Yes
        Turn left. Turn right. Take 7 steps. > No
        """),
    ),
    right(
        "brackets that are to be closed",
        "dyck",
        'text = f"Close the brackets.\\nInput: {data[\'q\']}\\nOutput:"\ngold = data["a"]',
        qa("""
        ( [ { > } ] )
        [ [ ( ) > ] ]
        { ( > ) }
        ( ( [ ] > ) )
        { [ > ] }
        [ ( { } > ) ]
        ( { [ > ] } )
        """),
    ),
    right(
        "counting what is carried",
        "counting",
        """
        things = [f"{n} {name}" for name, n in data["bag"].items()]
        text = f"I have {', '.join(things[:-1])} and {things[-1]}. How many fruits do I have?\\nCount:"
        gold = str(sum(data["bag"].values()))
        """,
        records(
            "bag",
            ({"apples": 3, "plums": 4},),
            ({"pears": 2, "figs": 5, "limes": 2},),
            ({"bananas": 6, "kiwis": 2},),
            ({"oranges": 4, "mangos": 7, "peaches": 3},),
            ({"cherries": 9, "dates": 2},),
            ({"melons": 2, "grapes": 8, "lemons": 3},),
        ),
    ),
    right(
        "words in the order of the alphabet",
        "word-sort",
        'text = "Sort the words by alphabet: " + " ".join(data["w"]) + "\\nSorted:"\n'
        'gold = " ".join(sorted(data["w"]))',
        records(
            "w",
            (["tulip", "acorn", "maple"],),
            (["ridge", "canal", "delta", "basin"],),
            (["violet", "amber", "ochre"],),
            (["screw", "bolt", "nail", "hinge"],),
            (["pepper", "curry", "thyme"],),
            (["wagon", "sled", "cart"],),
        ),
    ),
    right(
        "short messages, wanted or not",
        "sms-spam",
        'text = "%s\\n\\nspam or ham?\\n" % data["q"]\ngold = data["a"]',
        qa("""
        WINNER! Claim your free cruise now, text YES to 80123 > spam
        Running ten minutes late, order me a tea > ham
        Your loan is approved, no checks, reply for cash > spam
        Can you pick up the kids at four > ham
        Mum says thanks for the flowers > ham
        Cheap pills, half price today only, click here > spam
        Did you find my blue scarf? > ham
        You have been selected for a gift card, act fast > spam
        """),
        lead="",
    ),
    right(
        "types of questions by abbreviation",
        "trec-types",
        """
        text = "Type of the answer: LOC (place), HUM (person), NUM (number)\\n"
        text += f"Question: {data['q']}\\nType:"
        gold = data["a"]
        """,
        qa("""
        Who painted the ceiling of the chapel? > HUM
        Where is Mount Kenya? > LOC
        How many strings has a cello? > NUM
        What year did the Titanic sink? > NUM
        Who was the first woman in space? > HUM
        What city hosts the Oktoberfest? > LOC
        How far is it to the Moon? > NUM
        Which general crossed the Alps with elephants? > HUM
        What country is Bergen in? > LOC
        """),
    ),
    right(
        "names in a sentence, and none where there are none",
        "names-or-none",
        """
        text = "Names of people in the sentence (with commas between them; none if there are none).\\n"
        text += f"Sentence: {data['text']}\\nNames:"
        gold = ", ".join(data["names"]) or "none"
        """,
        records(
            "text names",
            ("Yesterday Carmen called Dieter.", ["Carmen", "Dieter"]),
            ("The lift is out of order.", []),
            ("Is Fatima at home?", ["Fatima"]),
            ("Rain is expected in the north.", []),
            ("Gus, Hana and Ivo share a flat.", ["Gus", "Hana", "Ivo"]),
            ("The coach praised Jamal.", ["Jamal"]),
            ("Two windows were broken.", []),
        ),
    ),
    right(
        "a passage that may lack the answer",
        "maybe-unanswerable",
        """
        rule = "Answer from the text. If the text does not say it, write unanswerable."
        text = f"{rule}\\n\\nText: {data['text']}\\nQ: {data['ask']}\\nA:"
        gold = data["a"]
        """,
        table(
            "text|ask|a",
            """
            The tower was raised in 1421 by monks.|Who raised the tower?|monks
            The well in the yard is forty feet deep.|Who dug the well?|unanswerable
            Kim keeps her boat in Dover.|Where is the boat?|Dover
            The fair lasts nine days.|What does a ticket cost?|unanswerable
            The soup is made of leeks and cream.|What is in it besides cream?|leeks
            The twins were born in spring.|What are their names?|unanswerable
            Their new piano came from Vienna.|Where did the piano come from?|Vienna
            """,
        ),
    ),
    right(
        "which language a line of code is in",
        "code-lang",
        'text = "```\\n" + data["q"] + "\\n```\\nLanguage (Python, C, SQL or HTML):"\ngold = data["a"]',
        qa("""
        print("hi", end="") > Python
        printf("%d", n); > C
        SELECT name FROM pets; > SQL
        <p>Hello</p> > HTML
        def area(r): return 3.14 * r * r > Python
        int main(void) { return 0; } > C
        DELETE FROM jobs WHERE id = 7; > SQL
        <a href="/home">Home</a> > HTML
        """),
    ),
    right(
        "types of commits as a team has them",
        "commit-type",
        "text = f\"feat = new feature, fix = repaired bug, docs = documentation only\\nCommit: {data['q']}\\nType:\"\n"
        'gold = data["a"]',
        qa("""
        add dark mode to the settings page > feat
        stop crash when the cart is empty > fix
        explain the install steps in the README > docs
        allow login with a passkey > feat
        correct a typo in the user guide > docs
        repair broken paging on Safari > fix
        new export to PDF > feat
        describe all flags in the manual > docs
        no longer lose the session on refresh > fix
        """),
    ),
    right(
        "a temperature with its steps",
        "fahrenheit",
        """
        text = f"Convert {data['f']} °F to °C. Show your work, then write #### and the number.\\n"
        text += "Work:"
        gold = str((data["f"] - 32) * 5 // 9)
        steps = f" {data['f']} - 32 = {data['f'] - 32}; {data['f'] - 32} * 5 / 9 = {gold}."
        return {"input": text, "output": f"{steps} #### {gold}", "processed_output": gold}
        """,
        records("f", (50,), (68,), (86,), (104,), (212,), (77,), (95,)),
        postprocess="gsm8k_post",
        max_tokens=96,
    ),
    right(
        "formulas of physics in TeX",
        "tex-formulas",
        'text = f"{data[\'q\']}, in LaTeX between dollar signs:"\ngold = data["a"]',
        qa("""
        Kinetic energy > $E = \\frac{1}{2}mv^2$
        Ohm's law > $U = RI$
        Area of a circle > $A = \\pi r^2$
        Newton's second law > $F = ma$
        Hooke's law > $F = -kx$
        Period of a pendulum > $T = 2\\pi\\sqrt{l/g}$
        """),
    ),
    right(
        "abbreviations of a ward",
        "ward-abbr",
        'text = f"On the chart: {data[\'q\']}\\nWritten out:"\ngold = data["a"]',
        qa("""
        BP > blood pressure
        HR > heart rate
        BMI > body mass index
        ICU > intensive care unit
        ECG > electrocardiogram
        GP > general practitioner
        """),
    ),
)
