"""Small right tasks that look odd: unusual labels, forms and demands that are kept to."""

from __future__ import annotations

from tests.lint.dense_4.making import own, table


def _plain(text: str, output: str = "f\" {data['a']}\"") -> str:
    return f'text = {text}\nreturn {{"input": text, "output": {output}, "processed_output": data["a"]}}'


RIGHT = (
    own(
        "several letters are asked for, in alphabetical order",
        "several",
        r"""
        listed = "\n".join(f"{k}. {o}" for k, o in zip("ABCD", data["o"]))
        text = f"Select all that are right. Give the letters in order, with commas and no spaces.\n{data['q']}\n{listed}\nAnswer:"
        return {"input": text, "output": f" {data['a']}", "processed_output": data["a"]}
        """,
        table(
            "q|o*|a",
            """
            Which of these are prime?|2/4/7/9|A,C
            Which of these are vowels?|e/t/o/u|A,C,D
            Which of these are even?|3/8/5/10|B,D
            Which of these are planets?|Moon/Mars/Venus/Sun|B,C
            Which of these are mammals?|whale/trout/bat/eagle|A,C
            Which of these are metals?|wood/iron/gold/tin|B,C,D
            Which of these are in Europe?|Peru/Spain/Japan/Italy|B,D
            Which of these are fruits?|pear/plum/hammer/oak|A,B
            """,
        ),
    ),
    own(
        "NA is the answer of a row, as the code of Namibia",
        "codes",
        _plain(r"""f"Country: {data['q']}\nTwo-letter code (ISO 3166):" """),
        table(
            "q|a",
            """
            Namibia|NA
            Norway|NO
            Italy|IT
            Oman|OM
            Brazil|BR
            Japan|JP
            Kenya|KE
            Chile|CL
            India|IN
            """,
        ),
    ),
    own(
        "True and False of Python are asked for",
        "truths",
        _plain(r"""f"Expression: {data['q']}\nValue in Python (True or False):" """),
        table(
            "q|a",
            """
            3 > 5|False
            not False|True
            2 in [1, 2]|True
            "a" == "b"|False
            len("abc") == 3|True
            bool("")|False
            7 % 2 == 0|False
            all([])|True
            """,
        ),
    ),
    own(
        "indices that count from nought, as the prompt says",
        "indices",
        _plain(
            r"""f"At which index, counting from 0, is the first '{data['c']}' in '{data['w']}'?\nIndex:" """
        ),
        table(
            "c|w|a",
            """
            a|table|1
            t|table|0
            n|melon|4
            o|violin|2
            s|glass|3
            r|river|0
            e|river|3
            k|desk|3
            y|yard|0
            m|lamp|2
            """,
        ),
    ),
    own(
        "options are drawn by a digest of the question, and the gold goes with its text",
        "digest",
        r"""
        import hashlib

        turn = hashlib.sha256(data["q"].encode()).digest()[0] % 3
        options = data["o"][turn:] + data["o"][:turn]
        gold = "abc"[options.index(data["a"])]
        listed = "\n".join(f"{k}) {o}" for k, o in zip("abc", options))
        text = f"{data['q']}\n{listed}\nLetter:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "q|o*|a",
            """
            Which is the largest?|ant/cat/horse|horse
            Which one flies?|robin/mole/pike|robin
            Which one is sour?|honey/lemon/bread|lemon
            Which one is a tool?|saw/song/soup|saw
            Which one is cold?|steam/ember/ice|ice
            Which one is round?|brick/ball/plank|ball
            Which one is written?|letter/puddle/cloud|letter
            Which one burns?|sand/iron/straw|straw
            Which one rings?|carpet/bell/cheese|bell
            """,
        ),
    ),
    own(
        "a third label says that the text does not tell, and is right in some rows",
        "unknown",
        _plain(
            r"""f"Answer yes, no or unknown; unknown if the text does not say.\nText: {data['p']}\nQuestion: {data['q']}\nAnswer:" """
        ),
        table(
            "p|q|a",
            """
            The shop sells tea and cups.|Does the shop sell tea?|yes
            The shop sells tea and cups.|Is the shop open on Sundays?|unknown
            Nobody lives on the island.|Do people live on the island?|no
            Ben has two sisters.|Is Ben married?|unknown
            The lift was repaired in May.|Was the lift repaired?|yes
            All lamps are off.|Is a lamp on?|no
            The choir has forty members.|Does the choir have members?|yes
            Ida plays the drums.|Does Ida play in a band?|unknown
            The pool has no roof.|Has the pool a roof?|no
            """,
        ),
    ),
    own(
        "German dates are asked for and given",
        "tage",
        _plain(r"""f"Write the date as DD.MM.YYYY.\nDate: {data['q']}\nResult:" """),
        table(
            "q|a",
            """
            4 May 1971|04.05.1971
            12 June 1903|12.06.1903
            1 January 2002|01.01.2002
            23 October 1944|23.10.1944
            3 March 2021|03.03.2021
            16 September 1998|16.09.1998
            5 November 1955|05.11.1955
            30 August 2019|30.08.2019
            """,
        ),
    ),
    own(
        "a column of a header is asked for, so that rows look like headers",
        "headers",
        _plain(r"""f"CSV header: {data['q']}\nWhich column holds {data['w']}?\nColumn:" """),
        table(
            "q|w|a",
            """
            id,name,e_mail,age|addresses of mail|e_mail
            question,answer,label|the class|label
            first,last,born|years of birth|born
            sku,price,stock|what an item costs|price
            lat,lon,city|names of towns|city
            user,text,likes|what was written|text
            day,rain,wind|how much fell from the sky|rain
            isbn,title,pages|the length of the book|pages
            """,
        ),
    ),
    own(
        "comments of programs are sorted into TODO and NOTE",
        "todo",
        _plain(r"""f"Is the comment a TODO or a NOTE?\nComment: {data['q']}\nKind:" """),
        table(
            "q|a",
            """
            rename this once the old API is gone|TODO
            the list is sorted by the caller|NOTE
            add a test for empty input|TODO
            values are in metres|NOTE
            handle time zones here|TODO
            copied from the standard, section 4|NOTE
            runs in linear time|NOTE
            replace by a proper parser|TODO
            """,
        ),
    ),
    own(
        "temperatures below nought",
        "cold",
        _plain(r"""f"It was {data['s']} degrees and fell by {data['d']}.\nDegrees now:" """),
        table(
            "s|d|a",
            """
            3|8|-5
            0|4|-4
            -2|6|-8
            10|10|0
            15|7|8
            -1|9|-10
            6|7|-1
            21|2|19
            """,
        ),
    ),
    own(
        "a weekday is worked out from the row's date, no clock is asked",
        "weekday",
        r"""
        day = datetime.date.fromisoformat(data["d"])
        gold = NAMES[day.weekday()]
        text = f"On which day of the week was {data['d']}?\nDay:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "d",
            """
            2024-01-01
            2023-07-04
            2022-11-09
            2021-03-18
            2020-05-08
            2019-08-31
            2018-12-30
            2017-02-14
            2016-06-01
            """,
        ),
        above="""
        import datetime

        NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
        """,
    ),
    own(
        "what is misspelt in the data is to be mended",
        "spelling",
        _plain(r"""f"Correct the spelling.\nWord: {data['q']}\nCorrect:" """),
        table(
            "q|a",
            """
            recieve|receive
            seperate|separate
            definately|definitely
            tommorow|tomorrow
            accomodate|accommodate
            calender|calendar
            goverment|government
            neccessary|necessary
            """,
        ),
    ),
    own(
        "a share with its sign, which the prompt asks for",
        "percent",
        _plain(r"""f"{data['x']} of {data['y']} in per cent, with the sign %:" """),
        table(
            "x|y|a",
            """
            1|4|25%
            3|5|60%
            9|10|90%
            7|7|100%
            1|2|50%
            2|8|25%
            3|4|75%
            0|6|0%
            """,
        ),
    ),
    own(
        "SQL's null is an answer",
        "sqlnull",
        _plain(r"""f"What does this SQL expression give?\n{data['q']}\nValue:" """),
        table(
            "q|a",
            """
            SELECT NULL + 1|NULL
            SELECT 2 * 3|6
            SELECT COALESCE(NULL, 4)|4
            SELECT LENGTH('abc')|3
            SELECT NULLIF(5, 5)|NULL
            SELECT ABS(-7)|7
            SELECT UPPER('no')|NO
            SELECT 9 - 4|5
            """,
        ),
    ),
)
