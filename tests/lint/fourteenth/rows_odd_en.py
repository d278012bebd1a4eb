"""Rows of the right prompts in English."""

from __future__ import annotations

from tests.lint.fourteenth.making import table

FRACTIONS = table(
    "tex|value",
    r"""
    \frac{1}{2} + \frac{3}{2}|2
    \sqrt{49} - 3|4
    2^{5} - 2^{3}|24
    \sum_{k=1}^{4} k|10
    \binom{5}{2}|10
    |-9| + 3|12
    \int_0^6 1\,dx|6
    \log_{10} 1000|3
    \gcd(18, 30)|6
    \det\begin{pmatrix} 3 & 1 \\ 2 & 4 \end{pmatrix}|10
    """.replace("|-9|", r"\lvert -9 \rvert"),
)
SUMS = table(
    "left|value",
    "\n".join(
        f"{a} + {b}|{a + b}"
        for a, b in [
            (48, 17),
            (23, 9),
            (305, 40),
            (7, 88),
            (64, 64),
            (19, 81),
            (250, 125),
            (33, 58),
            (412, 9),
            (76, 15),
        ]
    ),
)
TWEETS = table(
    "tweet|label",
    """
    @user best concert of my life 😍😍 #grateful|positive
    my bus never came. again. 😡|negative
    new flavour is amaaazing 🍓|positive
    @user why is your app down ALL the time?!|negative
    sunrise run with @user ☀️ feeling great|positive
    lost my keys AND my phone today 🙃|negative
    so proud of this team!!! 🏆|positive
    cold pizza, flat soda, rude waiter 👎|negative
    can't stop smiling :-)|positive
    worst. update. ever. :(|negative
    """,
)
BRACKETS = table(
    "open|close",
    """
    ( [ {|} ] )
    [ [ (|) ] ]
    { ( )  [|] }
    < ( <|> ) >
    ( ( [ ]|) )
    [ { }  {|} ]
    { < >  (|) }
    ( < [|] > )
    [ ( )  [|] ]
    { { [|] } }
    """.replace("  ", " "),
)
DATES = table(
    "text|iso",
    """
    March 5, 2021|2021-03-05
    July 19, 1998|1998-07-19
    December 1, 2010|2010-12-01
    May 30, 2004|2004-05-30
    October 12, 1987|1987-10-12
    January 8, 2016|2016-01-08
    August 23, 1975|1975-08-23
    June 2, 2019|2019-06-02
    April 14, 1992|1992-04-14
    February 27, 2008|2008-02-27
    """,
)
ANALOGIES = table(
    "a|b|c|d",
    """
    king|queen|man|woman
    hot|cold|up|down
    bird|nest|bee|hive
    hand|glove|foot|sock
    author|book|painter|picture
    day|night|summer|winter
    cow|calf|horse|foal
    car|road|train|rail
    France|Paris|Japan|Tokyo
    eye|see|ear|hear
    """,
)
LAST = table(
    "text|word",
    """
    He knocked twice, but nobody opened the|door
    She put a stamp on the envelope and posted the|letter
    The baker pulled the loaves out of the|oven
    After the rain a rainbow stood above the|valley
    We had no umbrella, so we got|wet
    The captain gave the order to lower the|sails
    He blew out all the candles on the|cake
    The children built a castle out of|sand
    Turn left at the church, then cross the|bridge
    The thief climbed in through an open|window
    """,
)
SQL = table(
    "ask|sql",
    """
    names of all pupils|name FROM pupils;
    how many books there are|COUNT(*) FROM books;
    titles of books after 1990|title FROM books WHERE year > 1990;
    the highest salary|MAX(salary) FROM staff;
    cities without repeats|DISTINCT city FROM customers;
    orders of customer 7|* FROM orders WHERE customer_id = 7;
    the average price of tea|AVG(price) FROM goods WHERE name = 'tea';
    the three oldest members|name FROM members ORDER BY age DESC LIMIT 3;
    staff per department|department, COUNT(*) FROM staff GROUP BY department;
    emails that are missing|id FROM users WHERE email IS NULL;
    """,
)
PEOPLE = table(
    "text|name|city",
    """
    Ida Holm, a nurse, lives in Bergen.|Ida Holm|Bergen
    Yesterday Marco Reni opened his shop in Turin.|Marco Reni|Turin
    In Leeds, a driver named Tom Ash saved a cat.|Tom Ash|Leeds
    Lea Faber teaches chemistry at a school in Graz.|Lea Faber|Graz
    The prize went to Sven Dahl from Malmö.|Sven Dahl|Malmö
    Born in Porto, Rui Alves now paints ships.|Rui Alves|Porto
    Dublin's new mayor is Nora Quinn.|Nora Quinn|Dublin
    José Peña sells maps by the station of Cádiz.|José Peña|Cádiz
    The pilot, Amy Cole, landed safely in Perth.|Amy Cole|Perth
    Zoë Maas runs a bakery in Ghent.|Zoë Maas|Ghent
    """,
)
GRAMMAR = tuple(
    {
        "sentence": row["s"],
        "target_scores": {"acceptable": int(row["ok"]), "unacceptable": 1 - int(row["ok"])},
    }
    for row in table(
        "s|ok",
        """
        The cat that I saw was asleep.|1
        Him went to the market yesterday.|0
        Few of the boys has finished.|0
        Whose coat is this?|1
        She gave to him it.|0
        What did you say that he bought?|1
        The more you read, the more you know.|1
        I am knowing the answer since Monday.|0
        There seems to be a problem.|1
        They was late again.|0
        """,
    )
)
CONVERSATION = table(
    "word|scrambled",
    "\n".join(
        f"{w}|{s}"
        for w, s in [
            ("river", "e r v i r"),
            ("stone", "n o t s e"),
            ("bread", "d a b r e"),
            ("cloud", "u o l c d"),
            ("table", "b l e t a"),
            ("horse", "s e r o h"),
            ("green", "n e r g e"),
            ("light", "t h g i l"),
            ("music", "c i s u m"),
            ("house", "u s e o h"),
        ]
    ),
)
