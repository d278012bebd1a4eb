"""Right prompts with demands on the answer's form that all answers keep to."""

from __future__ import annotations

from tests.lint.dense_15.making import plain
from tests.lint.making import Right, right, table

RIGHT: tuple[Right, ...] = (
    plain(
        "one word in small letters, though the question has capitals",
        "one-small-word",
        "Answer with a single word in lower case.\n{q}\nWord:",
        """
        WHAT DO BEES MAKE?|honey
        WHAT DO SHEEP GIVE US TO KNIT WITH?|wool
        WHAT FALLS IN FLAKES?|snow
        WHAT DO COWS GIVE US TO DRINK?|milk
        WHAT DO CARPENTERS SAW?|wood
        WHAT DOES A HEN LAY?|eggs
        WHAT DO SAILS CATCH?|wind
        WHAT IS FROZEN WATER CALLED?|ice
        """,
    ),
    plain(
        "capitals alone, in answers that the text has in small letters",
        "capital-city-loud",
        "Name the city where it happens. Write it in CAPITAL LETTERS.\n{q}\nCITY:",
        """
        The canals of Venice were frozen that winter.|VENICE
        We spent a week in Porto with my aunt.|PORTO
        In Cairo the train was late again.|CAIRO
        He opened a shop in Vilnius.|VILNIUS
        Half of Lagos was without power.|LAGOS
        The trams of Zagreb are blue.|ZAGREB
        She was born in Quito in May.|QUITO
        A fire broke out in Hanoi.|HANOI
        """,
    ),
    plain(
        "two decimals, of prices that come in several forms",
        "two-decimals",
        "Write the price as a number with two decimals and no currency sign.\nTag: {q}\nPrice:",
        """
        $4|4.00
        3.5 EUR|3.50
        £12.99|12.99
        fifty cents|0.50
        7 dollars 20|7.20
        EUR 100|100.00
        2 pounds 5 pence|2.05
        99¢|0.99
        """,
    ),
    plain(
        "dates as YYYY-MM-DD",
        "iso-dates",
        "Rewrite the date as YYYY-MM-DD.\nDate: {q}\nRewritten:",
        """
        March 5, 1998|1998-03-05
        the 21st of July 2004|2004-07-21
        2 Feb 2011|2011-02-02
        December 31st, 1999|1999-12-31
        14 October 1066|1066-10-14
        August 9, 2020|2020-08-09
        1 May 1886|1886-05-01
        the 30th of June 1975|1975-06-30
        """,
    ),
    plain(
        "three words, parted by commas, in the order of the alphabet",
        "sorted-three",
        "Sort the three words alphabetically and part them by a comma and a space.\n{q}\nSorted:",
        """
        pear fig apple|apple, fig, pear
        tin gold iron|gold, iron, tin
        owl crow heron|crow, heron, owl
        drum harp bell|bell, drum, harp
        oak elm yew|elm, oak, yew
        salt mint dill|dill, mint, salt
        red blue pink|blue, pink, red
        cup jar bowl|bowl, cup, jar
        """,
    ),
    plain(
        "a full stop at each answer's end, as the instruction wants",
        "full-stop-wanted",
        "Turn the words into a sentence. Begin with a capital letter and end with a full stop.\n"
        "Words: {q}\nSentence:",
        """
        the / sleeps / cat|The cat sleeps.
        loud / is / music / the|The music is loud.
        have / two / we / cars|We have two cars.
        snow / white / is|Snow is white.
        often / she / sings|She often sings.
        the / to / runs / he / station|He runs to the station.
        tired / are / horses / the|The horses are tired.
        apples / eat / they|They eat apples.
        """,
    ),
    plain(
        "no digits: numbers as words",
        "number-words",
        "Give the result in words, without any digits.\n{q} =",
        """
        4 + 5|nine
        20 - 8|twelve
        3 * 7|twenty-one
        60 / 4|fifteen
        9 + 9|eighteen
        100 - 60|forty
        5 * 6|thirty
        77 / 7|eleven
        """,
    ),
    right(
        "JSON with two keys, in one line",
        "json-two-keys",
        r"""
        import json

        gold = json.dumps({"name": data["name"], "age": data["age"]})
        text = (
            'Return JSON in one line with the keys "name" (a string) and "age" (a number).\n'
            f"Text: {data['text']}\nJSON:"
        )
        """,
        table(
            "text|name|age#",
            """
            Olga is 34 and works as a nurse.|Olga|34
            At 71, Pedro still climbs mountains.|Pedro|71
            Our neighbour Lin turned 50 in spring.|Lin|50
            Sara, 8, won the spelling contest.|Sara|8
            The driver, Amir, was 29 years old.|Amir|29
            Bruno is 66 and has retired.|Bruno|66
            When she was 17, Greta left home.|Greta|17
            Yuki is 42 and plays the cello.|Yuki|42
            """,
        ),
        max_tokens=40,
    ),
    plain(
        "a tag around the answer, as the instruction shows it",
        "answer-tag",
        "Put the colour between <c> and </c>.\nSentence: {q}\nResult:",
        """
        The barn has a red door.|red
        She wore a green coat.|green
        A black cat crossed the lane.|black
        His new car is silver.|silver
        They painted the wall yellow.|yellow
        The lake looked blue at noon.|blue
        He lost a brown glove.|brown
        Her umbrella is pink.|pink
        """,
        gold="f\"<c>{data['a']}</c>\"",
    ),
    plain(
        "the unit belongs to the answer",
        "with-unit",
        "Convert into metres. Write the number and the unit m.\n{q} are",
        """
        3 km|3000 m
        250 cm|2.5 m
        0.4 km|400 m
        80 cm|0.8 m
        12 km|12000 m
        600 cm|6 m
        1500 mm|1.5 m
        7.2 km|7200 m
        """,
    ),
    plain(
        "unknown where the text does not say it, as the instruction tells",
        "unknown-allowed",
        "In which year was the house built? Give the year as a number, or unknown if the text does not say it.\n"
        "Text: {q}\nYear:",
        """
        The house on the hill dates from 1887.|1887
        It was sold in 1990, but nobody knows when it was built.|unknown
        Built in 1924, it has three floors.|1924
        A red house with a garden of roses.|unknown
        Masons finished the house in 1763.|1763
        The roof was mended in 2003.|unknown
        My grandfather built it in 1951.|1951
        Over its door stands the name of the miller.|unknown
        """,
    ),
    plain(
        "an exception in the instruction: proper names keep their capitals",
        "plural-exception",
        "Give the plural in small letters; names of people keep their capital.\nSingular: {q}\nPlural:",
        """
        CHILD|children
        Smith|Smiths
        TOOTH|teeth
        BOX|boxes
        Jones|Joneses
        KNIFE|knives
        CITY|cities
        Miller|Millers
        MOUSE|mice
        """,
    ),
    plain(
        "a question as answer, with its mark",
        "make-question",
        "Turn the statement into a yes-no question that ends with a question mark.\n"
        "Statement: {q}\nQuestion:",
        """
        You are tired.|Are you tired?
        The shop is open.|Is the shop open?
        They were at home.|Were they at home?
        He can swim.|Can he swim?
        We should wait.|Should we wait?
        She is at work.|Is she at work?
        It will rain.|Will it rain?
        I am late.|Am I late?
        """,
    ),
    plain(
        "at most three words, copied from the text",
        "copy-three",
        "Copy the answer from the text, three words at most.\nText: {t}\nQuestion: {q}\nAnswer:",
        """
        The old lighthouse was painted by Greek sailors.|Who painted it?|Greek sailors
        Rosa keeps her savings in a blue teapot.|Where are Rosa's savings?|a blue teapot
        The parade was cancelled because of heavy snow.|Why was it cancelled?|heavy snow
        Some stubborn goats blocked the road to Fez.|What blocked the road?|Some stubborn goats
        The first course was lentil soup.|What was the first course?|lentil soup
        Ivan learned chess from his grandmother.|From whom did he learn it?|his grandmother
        The bell rings at half past six.|When does it ring?|half past six
        The flag shows a white swan.|What does the flag show?|a white swan
        """,
        fields="t|q|a",
    ),
    plain(
        "newest first, with semicolons",
        "newest-first",
        "List the years in the text from the newest to the oldest, with semicolons between them.\n"
        "Text: {q}\nYears:",
        """
        Founded in 1901, closed in 1944.|1944; 1901
        Floods came in 1953, 1962 and 1978.|1978; 1962; 1953
        The cup was won in 2010 and in 2006.|2010; 2006
        Wars began in 1618 and 1756.|1756; 1618
        She wrote novels in 1847, 1849 and 1853.|1853; 1849; 1847
        From 1999 to 2004 he lived in Rome.|2004; 1999
        Eclipses were seen in 1715 and 1836.|1836; 1715
        New roofs in 1888, 1920 and 1971.|1971; 1920; 1888
        """,
    ),
    plain(
        "Title Case, asked for by name",
        "title-case",
        "Write the title in Title Case, where each word begins with a capital letter.\nTitle: {q}\nTitle Case:",
        """
        the long way home|The Long Way Home
        a winter in rome|A Winter In Rome
        letters from my mill|Letters From My Mill
        blue is the night|Blue Is The Night
        under old bridges|Under Old Bridges
        seven small wonders|Seven Small Wonders
        how birds sing|How Birds Sing
        no country for cats|No Country For Cats
        """,
    ),
    plain(
        "thousands with commas",
        "thousands-commas",
        "Write the number with a comma between thousands.\nNumber: {q}\nWritten:",
        """
        45000|45,000
        1234567|1,234,567
        9801|9,801
        320450|320,450
        70007|70,007
        5000000|5,000,000
        12345|12,345
        8888|8,888
        """,
    ),
    plain(
        "times on the clock of 24 hours",
        "clock-24",
        "Write the time as HH:MM on the 24-hour clock.\nTime: {q}\nHH:MM:",
        """
        half past three in the afternoon|15:30
        9 a.m.|09:00
        quarter to eight in the evening|19:45
        midnight|00:00
        noon|12:00
        6.20 p.m.|18:20
        five past one in the morning|01:05
        11:10 PM|23:10
        """,
    ),
)
