"""Right prompts with an oddity that is meant: marks, cues, exceptions and data of odd forms."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred, table

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "fields of an order as JSON",
        table(
            "t|i|n#",
            """
            Please send me three lamps.|lamps|3
            I would like to order 12 mugs.|mugs|12
            Two chairs, thanks.|chairs|2
            We need five rugs by Friday.|rugs|5
            Could I have 8 plates?|plates|8
            Send ten towels to my office.|towels|10
            I'll take 4 pillows.|pillows|4
            Seven candles for the party!|candles|7
            """,
        ),
        r'"Order: " + data["t"] + "\nJSON with the keys item and count:"',
        'json.dumps({"item": data["i"], "count": data["n"]})',
        above="import json",
    ),
    ask(
        "queries for one table of a database",
        qa("""
        How many books are there? > SELECT COUNT(*) FROM books;
        List all titles. > SELECT title FROM books;
        What is the highest price? > SELECT MAX(price) FROM books;
        Which titles came out in 1999? > SELECT title FROM books WHERE year = 1999;
        What is the average price? > SELECT AVG(price) FROM books;
        List the titles that cost less than 10. > SELECT title FROM books WHERE price < 10;
        Which authors are there, each once? > SELECT DISTINCT author FROM books;
        What is the lowest price? > SELECT MIN(price) FROM books;
        """),
        r'"-- Table: books(title, author, year, price)\n-- " + data["q"] + "\n-- SQL:"',
        output='"\\n" + gold',
        stop=("\n\n",),
    ),
    ask(
        "tables with an empty cell that is asked for",
        table(
            "r|q|a",
            """
            Ada,29,Rome⏎Bo,,Oslo|How old is Bo?|unknown
            Cy,41,Bonn⏎Di,35,|Where does Di live?|unknown
            Ed,18,Lima⏎Flo,22,Cork|How old is Flo?|22
            Gus,,Graz⏎Hal,63,York|Where does Gus live?|Graz
            Ike,50,⏎Jo,47,Bern|How old is Ike?|50
            Kit,33,Nice⏎Lou,,Kyiv|How old is Lou?|unknown
            Max,27,Riga⏎Ned,58,Turin|Where does Ned live?|Turin
            Ola,,Gent⏎Pia,44,|Where does Pia live?|unknown
            """,
        ),
        r'"Write unknown where the cell is empty.\nname,age,city\n" + data["r"] + "\nQ: " + data["q"] + "\nA:"',
    ),
    ask(
        "tags of HTML as data that are stripped",
        qa("""
        <b>Sale</b> ends today > Sale ends today
        <p>Hello, <i>world</i></p> > Hello, world
        Read <a href="/x">more</a> here > Read more here
        <h1>News</h1> > News
        <li>two eggs</li> > two eggs
        A <em>very</em> old <u>house</u> > A very old house
        <td>42</td> > 42
        <span class="red">Stop</span> now > Stop now
        """),
        r'"Take all tags out of the HTML.\nHTML: " + data["q"] + "\nText:"',
    ),
    ask(
        "what a line of Python prints",
        qa("""
        print(len("abc" * 2)) > 6
        print(7 // 2) > 3
        print("a".upper() + "b") > Ab
        print([1, 2, 3][-1]) > 3
        print(2 ** 5) > 32
        print("x,y".split(",")) > ['x', 'y']
        print(max(4, 9, 2)) > 9
        print(10 % 4 == 2) > True
        print("stop"[1:3]) > to
        """),
        r'">>> " + data["q"]',
        output='"\\n" + gold',
        stop=("\n>>>",),
    ),
    ask(
        "sign of a number with zero as an exception",
        qa("""
        3 - 8 > negative
        4 - 4 > none
        9 - 2 > positive
        -5 + 6 > positive
        -7 - 1 > negative
        -2 + 2 > none
        6 - 10 > negative
        12 - 11 > positive
        0 - 0 > none
        """),
        r'"Is the result positive or negative? Write none for zero.\n" + data["q"] + " = ?\nSign:"',
    ),
    ask(
        "answers that have the word of the cue",
        qa("""
        What is the reply to a question called? > an answer
        What does a witness do under oath? > answer truthfully
        What is an answering machine for? > recording calls
        What rises when you ask? > the voice
        What is the opposite of an answer? > a question
        What comes at the end of a proof? > Q.E.D.
        What do you shake at a meeting? > hands
        What is on the last page of a quiz book? > the answers
        """),
        r'data["q"] + "\nAnswer:"',
    ),
    ask(
        "options with Greek letters for marks",
        starred("""
        Which is a noble gas?|*neon/oxygen/iron
        Which is a halogen?|sodium/*chlorine/helium
        Which is an alkali metal?|zinc/silver/*potassium
        Which is a liquid element?|*bromine/carbon/copper
        Which has the symbol Fe?|tin/*iron/lead
        Which is the lightest?|lithium/helium/*hydrogen
        Which has atomic number 6?|*carbon/neon/calcium
        Which has the symbol Au?|silver/*gold/argon
        Which is in table salt?|nickel/cobalt/*sodium
        """),
        r'data["question"] + "\n" + "\n".join(f"{m}) {o}" for m, o in zip("αβγ", data["choices"])) + "\n→"',
        '"αβγ"[data["answer"]]',
    ),
    ask(
        "gaps for a letter in words that end the input",
        qa("""
        b_nana > a
        tig_r > e
        m_lk > i
        h_rse > o
        cl_ud > o
        tr_mpet > u
        br_ad > e
        k_te > i
        """),
        r'"One letter is hidden by an underscore; each word names a thing. Which letter is it?\nWord: "'
        r' + data["q"] + "\nLetter:"',
        shots=qa("""
        appl_ > e
        _range > o
        lem_n > o
        ch_rry > e
        """),
    ),
    ask(
        "dates written in the way that the row says",
        table(
            "d|f|a",
            """
            3 May 2021|YYYY-MM-DD|2021-05-03
            14 July 1999|DD.MM.YYYY|14.07.1999
            1 January 2000|MM/DD/YYYY|01/01/2000
            25 December 2018|YYYY-MM-DD|2018-12-25
            9 March 1987|DD.MM.YYYY|09.03.1987
            30 June 2011|MM/DD/YYYY|06/30/2011
            11 November 1918|YYYY-MM-DD|1918-11-11
            8 August 2008|DD.MM.YYYY|08.08.2008
            """,
        ),
        r'"Date: " + data["d"] + "\nFormat: " + data["f"] + "\nRewritten:"',
    ),
    ask(
        "several answers with a semicolon in the order of the text",
        qa("""
        We visited Rome and then Paris. > Rome; Paris
        From Oslo the train goes to Bergen and Voss. > Oslo; Bergen; Voss
        Nothing happened at home. > none
        Madrid is larger than Seville. > Madrid; Seville
        She moved to Dublin. > Dublin
        The road links Porto, Braga and Vigo. > Porto; Braga; Vigo
        He slept all day. > none
        Vienna was cold. > Vienna
        """),
        r'"List all cities in the order of the text, with semicolons between them (none if there is none).\n"'
        r' + data["q"] + "\nCities:"',
    ),
    ask(
        "text of a scan with letters that were misread",
        qa("""
        tbe cat sat > the cat sat
        a g1ass of milk > a glass of milk
        the 0ld house > the old house
        he is a1ive > he is alive
        tbree bears > three bears
        go0d morning > good morning
        a b1ue door > a blue door
        the s0up is hot > the soup is hot
        """),
        r'"Correct the errors of the OCR.\nScan: " + data["q"] + "\nCorrected:"',
    ),
    ask(
        "labels that are ordinary words of the texts",
        table(
            "t|a",
            """
            My order of a home trainer was charged twice.|billing
            I can't log in since the update.|access
            The parcel with the access card never came.|shipping
            Why was I billed for shipping I did not use?|billing
            My password is refused by the billing page.|access
            The courier left the box at my neighbour's.|shipping
            Please refund the fee of last month.|billing
            My account is locked after three tries.|access
            The tracking number shows nothing.|shipping
            """,
        ),
        r'"Queues: access, billing, shipping.\nTicket: " + data["t"] + "\nQueue:"',
    ),
    ask(
        "moves of chess with check and capture signs",
        qa("""
        The knight goes to f3. > Nf3
        The queen takes on d8. > Qxd8
        White castles on the king's side. > O-O
        The bishop goes to b5 with check. > Bb5+
        The rook takes on e7 with check. > Rxe7+
        Black castles on the queen's side. > O-O-O
        The king goes to e2. > Ke2
        The queen goes to h7 with mate. > Qh7#
        """),
        r'"Write the move in algebraic notation.\nMove: " + data["q"] + "\nNotation:"',
    ),
    ask(
        "units turned into others behind a double sign",
        qa("""
        5 km in m > 5000 m
        3 h in min > 180 min
        2.5 kg in g > 2500 g
        40 mm in cm > 4 cm
        7 t in kg > 7000 kg
        90 s in min > 1.5 min
        0.2 l in ml > 200 ml
        600 cm in m > 6 m
        """),
        r'"Convert: " + data["q"] + " =="',
        description="The sign == stands between a task and its result.\n",
    ),
    ask(
        "doubly denied orders that are yes or no",
        qa("""
        Don't forget not to lock the door. > open
        Do not leave the door unlocked. > locked
        Never fail to lock the door. > locked
        Don't lock the door. > open
        Do not neglect to lock the door. > locked
        Don't you dare not leave it open. > open
        It must not stay unlocked. > locked
        Avoid locking the door. > open
        """),
        r'"If the order is kept, is the door locked or open?\nOrder: " + data["q"] + "\nDoor:"',
    ),
    ask(
        "emotion of a line that is ranked by an emoji",
        scored("""
        I got the job!|*😀/😢/😡
        My grandpa died today.|😀/*😢/😡
        They stole my bike, the thieves!|😀/😢/*😡
        Best holiday ever.|*😀/😢/😡
        I miss her so much.|😀/*😢/😡
        How dare you lie to me!|😀/😢/*😡
        We won the cup!|*😀/😢/😡
        Nobody came to my birthday.|😀/*😢/😡
        Stop shouting at my kids, you brute!|😀/😢/*😡
        """),
        r'data["question"] + "\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "words of a mixed language turned to English",
        qa("""
        我想要一杯 coffee。 > I want a cup of coffee.
        今天的 meeting 取消了。 > Today's meeting is cancelled.
        她的 boyfriend 是医生。 > Her boyfriend is a doctor.
        这个 app 很好用。 > This app is easy to use.
        我的 password 忘了。 > I forgot my password.
        他每天去 gym。 > He goes to the gym every day.
        这件 T-shirt 太小了。 > This T-shirt is too small.
        周末有 party 吗？ > Is there a party at the weekend?
        """),
        r'"Mixed: " + data["q"] + "\nEnglish:"',
    ),
)
