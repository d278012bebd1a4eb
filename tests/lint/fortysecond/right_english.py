"""Right guidelines in English by people of trades: nurses, clerks, shopkeepers, referees."""

from __future__ import annotations

from tests.lint.fortysecond.writing import signed
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    signed(
        "a nurse's guide to the colour of a queue",
        "right-en-colours",
        """
        Colours in our waiting room

        When somebody walks in, the clerk at the desk types one line. We turn it into a colour so
        that the doctor on duty sees at a glance who goes first.

        red - cannot wait: chest pain, trouble breathing, heavy bleeding
        amber - within the hour: high fever, broken bones, deep cuts
        green - can wait: coughs, rashes, prescriptions, certificates

        Some advice from experience:

        - Children with a fever are amber even if they play.
        - People who shout are not sicker than people who sit quietly.
        - If a line names two complaints, go by the worse one.

        Say the colour, in lower case, nothing more.
        """,
        r"""f"\n\nDesk: {data['line']}\nColour:" """.strip(),
        table(
            "line|gold",
            """
        Man, 60, pressure on the chest since breakfast.|red
        Needs a certificate for the gym.|green
        Girl of four, fever of 39.5, playing on the floor.|amber
        Itchy rash on both arms for a week.|green
        Fell off a ladder, forearm looks bent.|amber
        Woman gasping for air, lips blue.|red
        """,
        ),
    ),
    signed(
        "a parcel firm's damage codes",
        "right-en-damage-codes",
        """
        DAMAGE CODES - POCKET CARD (rev. 7)

        D1  outer box wet
        D2  outer box torn or crushed
        D3  box intact, contents broken
        D4  contents missing

        Reading order
          1. Is something missing? Then D4, whatever the box looks like.
          2. Is the box intact and something inside broken? Then D3.
          3. Is the box wet? Then D1, even if it is torn as well.
          4. Otherwise D2.

        Example
        Driver: Box soaked by rain and split open at one corner.
        Code: D1

        Write the code only.
        """,
        r'"\n\nDriver: " + data["note"] + "\nCode:"',
        table(
            "note|gold",
            """
        Carton dented on all sides, customer took it anyway.|D2
        Seal broken, two of three phones gone.|D4
        Box perfect, but glass rattles inside.|D3
        Stood in a puddle, bottom dripping.|D1
        Package squashed under a pallet.|D2
        Nothing in the envelope when opened.|D4
        """,
        ),
    ),
    signed(
        "a chess club's rule desk with yes and no",
        "right-en-chess-desk",
        """
        <persona>You are the arbiter of a small chess club.</persona>
        <job>Players ask whether a move is allowed. You answer with yes or no.</job>
        <reminders>
        <r>A king may not castle out of check.</r>
        <r>A pawn may move two squares from its first square only.</r>
        <r>A bishop stays on squares of its colour.</r>
        <r>A knight may jump over other pieces.</r>
        </reminders>
        <style>One word, no full stop. yes means that the move is allowed, no that it is not.</style>
        """,
        r"""f"\n\nPlayer: {data['q']}\nArbiter:" """.strip(),
        table(
            "q|gold",
            """
        My king is in check. May I castle?|no
        May my knight jump over my own pawn?|yes
        May my pawn on its first square go forward by two?|yes
        May my bishop move from a white square to a black one?|no
        May my pawn go two squares on its second move?|no
        May a bishop move along a white diagonal from a white square?|yes
        """,
        ),
    ),
    signed(
        "a letting agent's instructions with a check list in capitals",
        "right-en-letting",
        """
        Hi team,

        we get around eighty messages a day through the portal. From now on each is tagged before
        anybody answers it. Please stick to the following so that the tags stay usable:

        VIEWING ... wants to see a flat
        REPAIR ... something in a flat we already let is broken
        PAYMENT ... rent, deposit, bank details
        OTHER ... everything else, adverts for roofers included

        If in doubt between REPAIR and PAYMENT (say, somebody holds back rent because of a leak),
        use REPAIR: the leak has to be fixed first.

        Tags are in capitals. One tag for each message. Thanks, Moira
        """,
        r"""f"\n\nMessage: {data['m']}\nTag:" """.strip(),
        table(
            "m|gold",
            """
        Could I come and look at the flat in Mill Lane on Friday?|VIEWING
        The boiler has been cold since last night.|REPAIR
        Which account should the September rent go to?|PAYMENT
        We offer roof cleaning at low prices.|OTHER
        I will not pay rent until the leak in the bath is mended.|REPAIR
        Is the studio still free, and when can we see it?|VIEWING
        When will I get my deposit back?|PAYMENT
        """,
        ),
        fewshot=2,
    ),
    signed(
        "a referee's grading of abstracts with letters that are no alphabet",
        "right-en-referee",
        """
        ## Screening form of the programme committee

        For each abstract, record a recommendation.

        | letter | recommendation | condition |
        | :--- | :--- | :--- |
        | A | accept | says what was done and what was found |
        | M | minor revision | says what was done, leaves out what was found |
        | R | reject | says neither, or announces plans only |

        * Results in words count as results; numbers are not needed.
        * Do not judge the English.
        * The letters are those of our conference system, therefore they are not in a row.

        Record: one of A, M, R.
        """,
        r"""f"\n\nAbstract: {data['abs']}\nRecord:" """.strip(),
        table(
            "abs|gold",
            """
        We counted bees in forty gardens. Gardens with clover had twice as many.|A
        We interviewed sixty teachers about homework.|M
        In the coming years we hope to study the moons of Saturn.|R
        We trained a parser on old letters. It found most names.|A
        Next spring, a survey of shepherds will be carried out.|R
        We measured the salt in twelve wells.|M
        """,
        ),
    ),
    signed(
        "a wine shop's pairing sheet with names as labels",
        "right-en-wine",
        """
        Pairing sheet for new staff

        Our shop sells four house wines. A customer names a dish; you name the wine. That is all.

        Riesling: fish, seafood, spicy Asian dishes
        Merlot: beef, lamb, game
        Rosé: salads, grilled vegetables, cold starters
        Muscat: cakes, puddings, blue cheese

        Keep in mind:
        1) Go by the main ingredient, not by the sauce.
        2) A dessert is always Muscat, also when there is fruit in it.
        3) A salad with fish in it is still a salad.

        Customer: Grilled sea bass with lemon
        Wine: Riesling

        Customer: Tuna salad
        Wine: Rosé

        Name the wine as it is spelled above.
        """,
        r"""f"\n\nCustomer: {data['dish']}\nWine:" """.strip(),
        table(
            "dish|gold",
            """
        Roast leg of lamb with mint|Merlot
        Chocolate pudding|Muscat
        Green salad with tomatoes|Rosé
        Fried prawns with chilli|Riesling
        Venison stew|Merlot
        Grilled courgettes and peppers|Rosé
        Strawberry cake|Muscat
        Steamed mussels|Riesling
        """,
        ),
    ),
    signed(
        "a museum's labels with a number and the label itself as the answer",
        "right-en-museum",
        """
        Cataloguing of the teaching collection. Version of 3 March.

        Background. Some two thousand objects came without papers. A volunteer has written one
        sentence about each. We now enter the material, since the store is arranged by it.

        Materials in use:
            1. ceramic
            2. metal
            3. textile
            4. wood

        Notes for the person who enters them. The material is that of the largest part: a wooden
        spade with an iron edge is wood. Glazes and paints are ignored. Porcelain is ceramic.
        Leather does not occur in this collection.

        The entry is the word for the material; its number in the list is not entered.
        """,
        r"""f"\n\nObject: {data['o']}\nEntry:" """.strip(),
        table(
            "o|gold",
            """
        A brass candlestick with a broken foot.|metal
        A porcelain cup with a painted rose.|ceramic
        A linen tablecloth with red stitching.|textile
        An oak chest with two iron hinges.|wood
        A woollen shawl, eaten by moths.|textile
        A carved pear-wood butter mould.|wood
        A tin box for tea.|metal
        A glazed clay jug.|ceramic
        """,
        ),
    ),
    signed(
        "a language school's placement rubric in CEFR levels",
        "right-en-placement",
        """
        Placement test: marking guide for the speaking part

        The learner describes a picture in one sentence. Mark the level that the sentence shows.

        A1 = single words or fragments without a verb
        A2 = a short main clause with a verb
        B1 = a main clause and a clause with because, when or if

        (1) Mistakes in spelling are not counted, for the sentence was spoken.
        (2) The topic of the picture is irrelevant.
        (3) Do not reward length as such.

        Return the level.
        """,
        r"""f"\n\nLearner: {data['s']}\nLevel:" """.strip(),
        table(
            "s|gold",
            """
        Two dogs, a park, sun.|A1
        The man drinks a coffee.|A2
        The girl is happy because she has a balloon.|B1
        A red car.|A1
        They get wet when it rains.|B1
        The children play football.|A2
        """,
        ),
    ),
    signed(
        "a hotline's scale with words for its ends",
        "right-en-scale",
        """
        How satisfied was the caller?

        Listen to (here: read) the last sentence of the call and give a mark.

        0 ... the caller complains
        1 ... the caller is neutral
        2 ... the caller thanks us or praises somebody

        Irony: "Well, thank you very much for nothing" is a complaint, so the mark is 0.
        A plain goodbye is neutral.

        Format: the digit. No decimals, no words.
        """,
        r"""f"\n\nLast sentence: {data['s']}\nMark:" """.strip(),
        table(
            "s|gold",
            """
        You have been so helpful, thank you!|2
        This is the third time I call, it is a disgrace.|0
        All right, goodbye.|1
        Your colleague was wonderful.|2
        Fine, I will wait for the letter.|1
        I want my money back, this service is useless.|0
        """,
        ),
    ),
)
