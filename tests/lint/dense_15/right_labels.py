"""Right prompts with legends: what each label, letter or number means is said in the prompt."""

from __future__ import annotations

from tests.lint.dense_15.making import plain, ranked
from tests.lint.making import Right, keyed, right, table

RIGHT: tuple[Right, ...] = (
    plain(
        "R, A and G as on a project's traffic light",
        "traffic-light",
        "R = in danger, A = some risk, G = on track\nReport: {q}\nColour code:",
        """
        The supplier went bankrupt and nothing can be built.|R
        All milestones are met ahead of time.|G
        One test is late, but may be caught up.|A
        Budget spent, half of the work undone, client leaving.|R
        A key person may be ill next week.|A
        Everything runs as planned.|G
        The court stopped the works for good.|R
        Delivery is smooth and the client is happy.|G
        Paint might run short if it rains.|A
        """,
    ),
    plain(
        "a double negation in the legend: 0 means not unsafe",
        "not-unsafe",
        "0 means that the advice is not unsafe, 1 means that it is unsafe.\nAdvice: {q}\nCode:",
        """
        Mix bleach with vinegar to clean faster.|1
        Wash your hands before you cook.|0
        Look straight into the sun with a telescope.|1
        Wear a helmet on your bicycle.|0
        Swim alone at sea in a thunderstorm.|1
        Keep medicine away from children.|0
        Dry your hair in the bath tub.|1
        Check the tyres before a long trip.|0
        """,
    ),
    plain(
        "emoji as labels",
        "emoji-mood",
        "Choose 😀 for a glad message, 😢 for a sad one, 😡 for an angry one.\nMessage: {q}\nEmoji:",
        """
        We won the cup!|😀
        Grandpa died last night.|😢
        How dare you read my mail!|😡
        I got the job, hooray!|😀
        My dog is lost and I cry all day.|😢
        This is an outrage, stop lying to me!|😡
        She said yes!|😀
        I miss my old friends so much.|😢
        Get out of my garden, you thief!|😡
        """,
    ),
    plain(
        "hot, cold and warm: labels that are words of the text, too",
        "tap-words",
        "Which tap is meant: hot, cold or warm?\n{q}\nTap:",
        """
        Not the cold one, it is the hot one that drips.|hot
        The hot tap is fine; mend the cold.|cold
        Neither hot nor cold: the warm one, please.|warm
        I burnt my hand at the hot tap.|hot
        Fill the glass at the cold tap, not at the warm.|cold
        The warm tap sits between hot and cold, and it is stuck.|warm
        Close the hot tap and leave the cold one alone.|hot
        Only the cold tap is left running.|cold
        The plumber replaced the warm tap.|warm
        """,
    ),
    plain(
        "a matrix of two letters: urgent or not, important or not",
        "eisenhower",
        "First letter: U = urgent, N = not urgent. Second letter: I = important, T = trivial.\nTask: {q}\nCode:",
        """
        The kitchen is on fire.|UI
        Plan your pension over the next years.|NI
        Sort the old postcards some day.|NT
        A salesman wants an answer about pens right now.|UT
        Take the child with a broken arm to hospital at once.|UI
        Write a will while you are well.|NI
        The free biscuit offer ends in a minute.|UT
        Count the tiles in the hall when bored.|NT
        """,
    ),
    right(
        "the legend is a table, with the code in front",
        "triage-table",
        r"""
        text = TABLE + f"\n\nPatient: {data['patient']}\nCode:"
        gold = str(data["code"])
        """,
        table(
            "patient|code#",
            """
            no pulse and no breath|1
            small cut on a finger|3
            broken leg, stable and awake|2
            heavy bleeding that does not stop, unconscious|1
            mild sunburn|3
            burnt hand with blisters, in strong pain|2
            chokes and turns blue|1
            sore throat since yesterday|3
            high fever, confused but breathing well|2
            """,
        ),
        above='TABLE = "| code | meaning |\\n| --- | --- |\\n| 1 | at once |\\n| 2 | soon |\\n| 3 | can wait |"',
    ),
    ranked(
        "spam, by the words of the legend, ranked",
        "mail-folders",
        r"""
        text = (
            "Folders: Bills (what is to be paid), Travel (tickets and hotels), Family (from relatives).\n"
            f"Mail: {data['mail']}\nFolder:"
        )
        """,
        keyed(
            "mail",
            """
            Your electricity invoice of 84 euros is due on Monday.|*Bills/Travel/Family
            Boarding pass for your flight to Oslo.|Bills/*Travel/Family
            Mum says you should call Grandma.|Bills/Travel/*Family
            Reminder: please pay the water fee.|*Bills/Travel/Family
            Your hotel room in Split is booked.|Bills/*Travel/Family
            Your cousin sends photos of the baby.|Bills/Travel/*Family
            Second notice for your phone invoice.|*Bills/Travel/Family
            The night train leaves from platform 4.|Bills/*Travel/Family
            Uncle Bert is coming for Easter.|Bills/Travel/*Family
            """,
            " ",
        ),
    ),
    plain(
        "chess results, whose labels are numbers with a dash",
        "chess-result",
        "1-0: White wins. 0-1: Black wins. 1/2: a draw.\nGame: {q}\nResult:",
        """
        White checkmates on move 30.|1-0
        Black mates with the queen.|0-1
        The players agree on a draw.|1/2
        White resigns after losing a rook.|0-1
        Black resigns in a lost endgame.|1-0
        Stalemate.|1/2
        Black oversteps the time and White has enough material.|1-0
        White is mated in the corner.|0-1
        The same position arises three times and a draw is claimed.|1/2
        """,
    ),
    plain(
        "parts of speech by their tags, with a legend in the description",
        "pos-tags",
        "Sentence: {s}\nWord: {w}\nTag:",
        """
        The old man smiled.|smiled|V
        A green frog sat there.|green|J
        We saw a comet.|comet|N
        Birds sing early.|sing|V
        The soup was hot.|hot|J
        My brother laughed.|brother|N
        She wrote a poem.|wrote|V
        It was a long day.|long|J
        The clock stopped.|clock|N
        """,
        fields="s|w|a",
        description="Tag one word of a sentence: N is a noun, V a verb, J an adjective.\n\n",
    ),
    plain(
        "denied or admitted, of speeches that negate twice",
        "denial",
        'Say "denied" if the speaker denies the deed, "admitted" if not.\nSpeaker: {q}\nVerdict:',
        """
        It was not me who broke it.|denied
        Yes, I took the money.|admitted
        I never said I did not do it: I did it.|admitted
        I have not touched your bike.|denied
        Sorry, the dent is my fault.|admitted
        Nobody can say that I opened it, for I did not.|denied
        I confess, I ate the cake.|admitted
        That is not my handwriting and I wrote nothing.|denied
        """,
    ),
    plain(
        "sizes S, M and L by a rule of numbers",
        "parcel-sizes",
        "S: up to 2 kg. M: more than 2 kg and up to 10 kg. L: more than 10 kg.\nParcel: {q}\nSize:",
        """
        a book of 600 g|S
        a crate of 14 kg|L
        a lamp of 3.5 kg|M
        two jars of 1 kg each|S
        shoes and a coat, 2.1 kg together|M
        a safe of 90 kg|L
        ten bricks of 3 kg each|L
        a box of exactly 10 kg|M
        a letter of 20 g|S
        """,
    ),
    plain(
        "plus and minus signs as labels",
        "plus-minus",
        "Mark the change with + (more), - (less) or = (as before).\nNews: {q}\nMark:",
        """
        Rents went up again.|+
        Fewer babies were born.|-
        Milk costs what it cost last year.|=
        The lake lost a metre of water.|-
        The choir gained nine singers.|+
        The fare remains unchanged.|=
        Unemployment shrank.|-
        Visitors doubled.|+
        Taxes stay the same.|=
        """,
    ),
)
