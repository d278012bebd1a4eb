"""Right long prompts in English with labels, codes and ratings."""

from __future__ import annotations

from tests.lint.making import Right, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "shelves of a lost property office, by a letter from a table",
        "right-lost-shelf",
        r"""
        text = HEAD + f"\n\nFound: {data['thing']}\nShelf:"
        gold = data["shelf"]
        """,
        table(
            "thing|shelf",
            """
        a black umbrella with a wooden grip|U
        one child's glove, red|C
        a phone with a cracked screen|E
        a wool scarf|C
        a folding umbrella in its sleeve|U
        a laptop charger|E
        a paperback novel|P
        a folder with school reports|P
        """,
        ),
        above='''
        HEAD = """Welcome to the lost property office of the tram company.

        Whatever drivers hand in goes to one of four shelves:

        | Shelf | Goes there |
        | :---: | :--- |
        | C | clothes: hats, gloves, scarves, coats |
        | E | electronics: phones, cameras, chargers |
        | P | paper: books, folders, letters |
        | U | umbrellas of any size |

        A few things people ask about:

        1. An e-book reader is electronics, even though one reads it.
        2. A raincoat is clothes and not an umbrella.
        3. Money and identity cards never come to us; the police keep them.

        State the shelf by its letter."""
        ''',
        fewshot=2,
    ),
    right(
        "a marking scheme with three grades and the reasons for each",
        "right-lab-grade",
        r"""
        text = f"Report: {data['report']}\nGrade:"
        gold = data["grade"]
        """,
        table(
            "report|grade",
            """
        We heated 50 ml of water and it boiled at 99 degrees. Our thermometer may be
            off.|merit
        We heated water. It was fun.|resubmit
        We heated 50 ml of water and it boiled at 99 degrees.|pass
        The mass was 12 g on the old scale. The scale may be off by 1 g.|merit
        The mass was 12 g.|pass
        The mass was great.|resubmit
        The bulb glowed at 3 volts.|pass
        The bulb glowed nicely.|resubmit
        The bulb glowed at 3 volts. Our meter had a weak battery, so this may be low.|merit
        """,
        ),
        description="""You mark the one-paragraph lab reports of a ninth grade.

GRADES

merit - the report gives a measured value with its unit, and names a source of error
pass - the report gives a measured value with its unit, but no source of error
resubmit - the report gives no measured value

ADVICE FOR MARKERS

- Style, humour and spelling do not count.
- A value without a unit is no measured value.
- Naming an error without a value does not save a report.

FORMAT

Each report is followed by its grade, one of the three words above.

""",
    ),
    right(
        "triage of the injured by colour, as decision steps",
        "right-triage-colour",
        r"""
        text = HEAD + "\n\nPatient: " + data["patient"] + "\nColour:"
        gold = data["colour"]
        """,
        table(
            "patient|colour",
            """
        walks to the ambulance with a cut arm|green
        cannot walk, does not breathe, even with the airway opened|black
        cannot walk, breathes 36 times a minute|red
        cannot walk, breathes 20 times a minute, squeezes your hand when asked|yellow
        walks about and complains of a bruise|green
        cannot walk, breathes 16 times a minute, does not react to your words|red
        cannot walk, breathes 24 times a minute, lifts a foot when asked|yellow
        cannot walk, no breath, airway opened, still no breath|black
        """,
        ),
        above='''
        HEAD = """You train first responders. After an accident with many injured, each patient gets a
        coloured tag. The drill is simplified; use it exactly as written.

        Go through the steps in order and stop at the first one that gives a colour.

        Step 1. Can the patient walk? If yes: green.
        Step 2. Is there breathing after the airway was opened? If no: black.
        Step 3. Are there more than 30 breaths a minute? If yes: red.
        Step 4. Does the patient follow a simple command? If no: red. If yes: yellow.

        What the colours stand for:
        green = can wait, yellow = soon, red = at once, black = beyond help

        Pain, age and the amount of blood do not change the colour in this drill.

        Give the colour only."""
        ''',
        fewshot=0,
    ),
    right(
        "types of commits, with a legend, edge cases and samples in a fence",
        "right-commit-type",
        r"""
        text = HEAD + f"\n\nmessage: {data['message']}\ntype:"
        gold = data["type"]
        """,
        table(
            "message|type",
            """
        Add dark mode to the settings page|feat
        Stop the crash when the cart is empty|fix
        Explain the install steps in the readme|docs
        Bump the linter to its new release|chore
        Let users export invoices as PDF|feat
        Correct the rounding of the sales tax|fix
        Describe the return value of parse()|docs
        Remove an unused script|chore
        """,
        ),
        above='''
        HEAD = """## Purpose

        Our changelog is built from commit types. Older commits have none, so you add them.

        ## Types

        - `feat`: users can do something that they could not do before
        - `fix`: something that was broken works again
        - `docs`: only text for people changes, such as readmes and docstrings
        - `chore`: anything else, for instance dependencies, scripts and clean-up

        ## Edge cases

        - A typo in a message on the screen is `fix`; a typo in a readme is `docs`.
        - A faster page with the same abilities is `chore`.

        ## Samples

        message: Show the weather on the start page
        type: feat

        message: Delete the old build folder
        type: chore

        Types are written in lower case and without backticks."""
        ''',
    ),
    right(
        "relevance of search results on a scale from 1 to 4",
        "right-search-rating",
        r"""
        text = HEAD + f"\n\nQuery: {data['query']}\nResult: {data['result']}\nRating:"
        gold = str(data["rating"])
        """,
        table(
            "query|result|rating#",
            """
        opening hours city library|City library: opening hours and holidays|4
        opening hours city library|The ten most beautiful libraries of the world|2
        opening hours city library|Cheap flights to Rome|1
        bread recipe without yeast|Soda bread: a recipe without yeast in one hour|4
        bread recipe without yeast|All our bread recipes, with and without yeast|3
        bread recipe without yeast|How bread is made in Iceland|2
        train from Bonn to Mainz|Timetable of trains from Bonn to Mainz|4
        train from Bonn to Mainz|Timetable finder for all cities|3
        train from Bonn to Mainz|Learn to play the piano|1
        """,
        ),
        above='''
        HEAD = """You are a quality rater for a web search engine. You see what somebody typed and the
        title of one result. Imagine that you typed the query yourself, and rate the result.

        4 - Perfect: the page is about exactly what was asked.
        3 - Useful: the answer is in there, among much else.
        2 - Related: same topic, but it would not answer the query.
        1 - Off: another topic.

        Notes for raters

        Do not reward a famous site and do not punish an ugly title. Do not look anything up. When you
        waver between two ratings, take the lower one.

        The rating is a single digit."""
        ''',
        fewshot=2,
    ),
    right(
        "stances of letters to a paper, with the question in the description",
        "right-stance-letters",
        r"""
        text = f"Letter: {data['letter']}\nStance:"
        gold = data["stance"]
        """,
        table(
            "letter|stance",
            """
        Close the street to cars at last, my children want to play.|for
        Without cars my shop will die within a year.|against
        When will the council vote on the street?|neither
        I have waited for a quiet Mill Street since 1990.|for
        My mother cannot walk; how should I bring her to the doctor without a car?|against
        There were two articles on Mill Street last week.|neither
        Cafés and trees in place of traffic: yes, please.|for
        Keep Mill Street open, the detour is five kilometres.|against
        """,
        ),
        description="""The town of Ashby wants to close Mill Street to cars. Its newspaper printed letters
from readers, and a student of politics sorts them by their stance on the plan.

Stances
  for      the writer wants the street closed to cars
  against  the writer wants the street to stay open to cars
  neither  the writer takes no side, asks something or only reports

Some advice from last year's seminar
  (a) A complaint about traffic is "for" if it is about Mill Street.
  (b) Politeness is no stance.
  (c) Do not guess from the name or the age of the writer.

""",
    ),
    right(
        "fallacies with three options in the order of a shuffled key",
        "right-fallacies",
        r"""
        lines = [f"{sign}. {name}" for sign, name in zip("XYZ", data["choices"])]
        text = HEAD + "\n\nArgument: " + data["question"] + "\n" + "\n".join(lines) + "\nPick:"
        gold = "XYZ"[data["answer"]]
        """,
        starred("""
        You are too young to be right about taxes.|*attack on the person/false choice/circle
        Either we ban phones or nobody learns anything.|circle/*false choice/attack on the person
        The book is true because it says so itself.|false choice/attack on the person/*circle
        Why listen to him? He cannot even cook.|circle/*attack on the person/false choice
        You are with us or you hate the town.|*false choice/circle/attack on the person
        She is honest, for she never lies, as an honest woman.|false choice/*circle/attack on the person
        """),
        above='''
        HEAD = """Handout for the debating club: three fallacies

        Attack on the person. The speaker is blamed, and the claim is left alone.
        False choice. Two ways are offered as if there were no third.
        Circle. The claim is used to prove itself.

        In the exercise below, an argument is followed by the names of the three fallacies in any order,
        marked X, Y and Z. Find the fallacy that the argument commits. Each argument commits exactly
        one.

        Do not be misled by whether you agree with the argument. A fallacy can have a true conclusion.

        Write X, Y or Z."""
        ''',
        fewshot=2,
    ),
)
