"""Right tasks in English whose answer is a number, an amount, a date, a time or a code."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

SHOP = SmallTask(
    "shop-steps",
    code(r"""
    text = f"Problem: {data['problem']}\nThink step by step, and write the result behind ####.\nSolution:"
    return {
        "input": text,
        "output": f" {data['steps']} #### {data['result']}",
        "processed_output": str(data["result"]),
    }
    """),
    table(
        "problem|steps|result#",
        """
        Ada buys 4 mugs at 6 dollars and a tray for 9. What does she pay?|4 * 6 = 24, and 24 + 9 = 33.|33
        A van carries 8 crates of 15 melons. 20 are rotten. How many are good?|8 * 15 = 120, and 120 - 20 = 100.|100
        Five children share 45 cards. How many has each?|45 / 5 = 9.|9
        Leo runs 7 km a day for 6 days. How far does he run?|7 * 6 = 42.|42
        A hall has 18 rows of 10 seats. 37 are taken. How many are free?|18 * 10 = 180, and 180 - 37 = 143.|143
        Of 96 eggs a third is sold. How many are left?|96 / 3 = 32, and 96 - 32 = 64.|64
        Rosa has 58 stamps and gets 14 more. How many has she?|58 + 14 = 72.|72
        A tap fills 12 litres a minute. How much in half an hour?|12 * 30 = 360.|360
        Two hens lay 5 eggs each a week. How many in 4 weeks?|2 * 5 = 10, and 10 * 4 = 40.|40
        A book of 210 pages is read in 7 days. How many pages a day?|210 / 7 = 30.|30
        """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

COUNTS = SmallTask(
    "count-letter",
    code(r"""
    text = "How often does the letter occur in the word?\n"
    text += f"Word: {data['word']}\nLetter: {data['letter']}\nNumber:"
    gold = str(data["word"].count(data["letter"]))
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "word|letter",
        """
        between|e
        banana|a
        mississippi|s
        garden|g
        parallel|l
        committee|t
        window|w
        bookkeeper|o
        sleeplessness|s
        radar|r
        kitchen|h
        assassination|a
        """,
    ),
)

CLOCK = SmallTask(
    "clock-times",
    code(
        r"""
        text = f"{ASKED}\nIn words: {data['words']}\nOn the clock:"
        return {"input": text, "output": " " + data["time"], "processed_output": data["time"]}
        """,
        'ASKED = "Write the time as a 24-hour clock shows it."',
    ),
    qa(
        """
        a quarter past three in the afternoon > 15:15
        half past eight in the evening > 20:30
        ten to six in the afternoon > 17:50
        five past one in the afternoon > 13:05
        twenty to ten in the evening > 21:40
        noon > 12:00
        a quarter to five in the afternoon > 16:45
        twenty-five past ten in the evening > 22:25
        ten past seven in the evening > 19:10
        half past two in the afternoon > 14:30
        five to midnight > 23:55
        twenty past six in the evening > 18:20
        """,
        "words|time",
    ),
)

DATES = SmallTask(
    "dates-to-iso",
    code(r"""
    text = "Write the date as year-month-day, all in digits.\n"
    text += f"Sentence: {data['sentence']}\nDate:"
    return {"input": text, "output": f" {data['date']}", "processed_output": data["date"]}
    """),
    qa(
        """
        The bridge was opened on 3 May 1932. > 1932-05-03
        She was born on 21 October 1987. > 1987-10-21
        The treaty was signed on 8 January 1815. > 1815-01-08
        Our lease ends on 30 June 2026. > 2026-06-30
        The comet was seen on 14 November 1866. > 1866-11-14
        He retired on 1 April 2009. > 2009-04-01
        The mine closed on 27 February 1964. > 1964-02-27
        The first issue came out on 19 August 1923. > 1923-08-19
        They met on 5 December 1999. > 1999-12-05
        The flood reached the town on 16 July 1954. > 1954-07-16
        """,
        "sentence|date",
    ),
)

BILLS = SmallTask(
    "bill-total",
    code(r"""
    lines = ["What does the customer pay in all?"]
    lines.append("Bill: " + "; ".join(f"{name} ${price}" for name, price in zip(data["items"], data["prices"])))
    lines.append("Total:")
    gold = "${:.2f}".format(sum(float(price) for price in data["prices"]))
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "items*|prices*",
        """
        soup/bread|4.25/1.50
        shirt/belt/socks|19.90/12.35/3.45
        lamp/bulb|28.70/2.15
        tea/cake|2.40/3.95
        nails/glue/brush|1.85/4.60/2.25
        novel/map|11.99/7.35
        roses/card|15.75/2.60
        rice/beans/oil|3.10/1.45/6.80
        ticket/popcorn|9.25/4.30
        pen/pad/ruler|1.15/2.95/0.85
        """,
    ),
)

FRACTIONS = SmallTask(
    "add-fractions",
    code(r"""
    prompt = f"Add the fractions.\nSum: {data['sum']}\nResult:"
    return {"input": prompt, "output": " " + data["result"], "processed_output": data["result"]}
    """),
    qa(
        """
        1/2 + 1/4 > 3/4
        1/3 + 1/6 > 1/2
        2/5 + 1/5 > 3/5
        1/8 + 3/8 > 1/2
        1/4 + 1/6 > 5/12
        1/9 + 4/9 > 5/9
        2/7 + 3/7 > 5/7
        1/10 + 1/5 > 3/10
        1/2 + 1/3 > 5/6
        3/16 + 1/16 > 1/4
        """,
        "sum|result",
    ),
)


def _shifted(word: str) -> str:
    return "".join(chr((ord(letter) - 97 + 3) % 26 + 97) for letter in word)


CAESAR = SmallTask(
    "caesar-three",
    code(r"""
    text = "Encrypt the word: replace each letter by the one three places later in the alphabet.\n"
    text += f"Plain: {data['plain']}\nEncrypted:"
    return {"input": text, "output": f" {data['secret']}", "processed_output": data["secret"]}
    """),
    tuple(
        {"plain": word, "secret": _shifted(word)}
        for word in [
            "cat",
            "moon",
            "zebra",
            "ladder",
            "yes",
            "planet",
            "quiz",
            "oxen",
            "valley",
            "fox",
        ]
    ),
)

PERCENT = SmallTask(
    "percentages",
    code(r"""
    part, whole = data["part"], data["whole"]
    gold = f"{100 * part // whole}%"
    text = f"What percentage of {whole} is {part}?\nPercentage:"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "part#|whole#",
        """
        20|80
        3|30
        45|60
        18|50
        7|70
        12|48
        33|44
        9|20
        6|8
        52|200
        14|25
        27|90
        """,
    ),
)

MEANS = SmallTask(
    "mean-value",
    code(r"""
    numbers = data["numbers"]
    text = f"{data['ask']}\nNumbers: {', '.join(map(str, numbers))}\nMean:"
    gold = f"{sum(numbers) / len(numbers):.2f}"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {"ask": "What is the mean of the numbers? Give two decimals.", "numbers": numbers}
        for numbers in (
            [4, 9, 2, 6],
            [1, 1, 8],
            [10, 25, 13, 5],
            [7, 2, 2, 12],
            [3, 30, 9],
            [40, 11, 22, 8],
            [6, 5, 18],
            [2, 17, 20, 4],
            [50, 14, 33],
            [9, 1, 1, 24],
        )
    ),
)

ROMAN = SmallTask(
    "roman-numerals",
    code(r"""
    return {
        "input": f"Write the number as a Roman numeral.\nNumber: {data['number']}\nNumeral:",
        "output": f" {data['roman']}",
        "processed_output": data["roman"],
    }
    """),
    table(
        "number#|roman",
        """
        4|IV
        9|IX
        14|XIV
        23|XXIII
        40|XL
        58|LVIII
        90|XC
        112|CXII
        400|CD
        619|DCXIX
        1066|MLXVI
        1999|MCMXCIX
        """,
    ),
)

LENGTHS = SmallTask(
    "convert-lengths",
    code(r"""
    text = f"Convert: {data['length']} = ? {data['unit']}\n"
    text += "Answer with the number and the unit.\nAnswer:"
    gold = f"{data['value']} {data['unit']}"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "length|unit|value",
        """
        3 km|m|3000
        250 cm|m|2.5
        4 m|cm|400
        70 mm|cm|7
        1.2 km|m|1200
        85 cm|mm|850
        600 m|km|0.6
        9 cm|mm|90
        5400 m|km|5.4
        32 mm|cm|3.2
        """,
    ),
)

TASKS = (
    SHOP,
    COUNTS,
    CLOCK,
    DATES,
    BILLS,
    FRACTIONS,
    CAESAR,
    PERCENT,
    MEANS,
    ROMAN,
    LENGTHS,
)
