"""Right prompts that calculate: tariffs, doses, conversions and dates, with steps and without."""

from __future__ import annotations

from tests.lint.dense_27.making import STEPS, final, long
from tests.lint.making import table

RIGHT = (
    long(
        "pay of a shift by a wage agreement with supplements, step by step",
        "shift-pay",
        """
        # Payroll assistant

        ## Agreement (extract)
        | item | amount |
        | --- | --- |
        | basic wage | 14 euros an hour |
        | night supplement, hours between 22:00 and 06:00 | 4 euros an hour on top |
        | Sunday supplement | 6 euros an hour on top |
        | meal allowance, shifts of 8 hours or more | 5 euros a shift |

        ## Rules
        1. Supplements are added to the basic wage for the hours that they concern.
        2. A shift can have more than one supplement.
        3. Breaks are paid.

        ## Output
        - First the sums, one after the other.
        - Then, on a line of its own: `Final answer:` and the pay in whole euros, as digits without a unit.

        ## Example
        Shift: Tuesday, 18:00 to 24:00
        Working: 6 * 14 = 84. 2 night hours: 2 * 4 = 8. 84 + 8 = 92.
        Final answer: 92

        ## Example
        Shift: Sunday, 08:00 to 16:00
        Working: 8 * 14 = 112. 8 * 6 = 48 for Sunday. 112 + 48 + 5 = 165.
        Final answer: 165

        ## Shift
        Shift: {shift}
        Working:
        """,
        table(
            "shift|steps|answer",
            """
            Monday, 09:00 to 14:00|5 * 14 = 70.|70
            Wednesday, 08:00 to 17:00|9 * 14 = 126. 126 + 5 = 131.|131
            Thursday, 20:00 to 24:00|4 * 14 = 56. 2 night hours: 2 * 4 = 8. 56 + 8 = 64.|64
            Sunday, 10:00 to 13:00|3 * 14 = 42. 3 * 6 = 18 for Sunday. 42 + 18 = 60.|60
            Friday, 00:00 to 06:00|6 * 14 = 84. 6 night hours: 6 * 4 = 24. 84 + 24 = 108.|108
            Saturday, 12:00 to 20:00|8 * 14 = 112. 112 + 5 = 117.|117
            Sunday, 18:00 to 23:00|5 * 14 = 70. 5 * 6 = 30 for Sunday. 1 night hour: 1 * 4 = 4. 70 + 30 + 4 = 104.|104
            Tuesday, 13:00 to 15:00|2 * 14 = 28.|28
            Monday, 21:00 to 24:00|3 * 14 = 42. 2 night hours: 2 * 4 = 8. 42 + 8 = 50.|50
            """,
        ),
        output=STEPS,
        style="replace",
        **final(),
    ),
    long(
        "parcel prices from a table of zones and weights, the price alone",
        "parcel-price",
        """
        <instructions>
        You quote the price of a parcel. Use the tariff below and answer with the price in euros, always with two
        decimals and without a currency sign.
        </instructions>

        <tariff>
        | up to | zone 1 | zone 2 | zone 3 |
        | --- | --- | --- | --- |
        | 2 kg | 5.50 | 8.00 | 14.00 |
        | 5 kg | 7.50 | 11.00 | 19.50 |
        | 10 kg | 9.90 | 15.00 | 28.00 |
        </tariff>

        <zones>
        zone 1: Austria
        zone 2: Germany, Italy, Hungary, Slovenia
        zone 3: all other countries
        </zones>

        <surcharges>
        insurance: 2.00 for each parcel
        express: 6.00 for each parcel
        </surcharges>

        <hints>
        * "Up to 5 kg" includes 5 kg.
        * Parcels above 10 kg do not occur.
        * Do not show how you got there.
        </hints>

        <samples>
        Parcel: 1 kg to Italy
        Price: 8.00

        Parcel: 5 kg to Austria, insured
        Price: 9.50

        Parcel: 7 kg to Japan, express
        Price: 34.00
        </samples>

        Parcel: {parcel}
        Price:
        """,
        table(
            "parcel|answer",
            """
            2 kg to Austria|5.50
            3 kg to Germany|11.00
            9 kg to Spain|28.00
            4 kg to Austria, express|13.50
            1 kg to Hungary, insured|10.00
            10 kg to Slovenia|15.00
            6 kg to Austria, insured|11.90
            2 kg to Norway, express|20.00
            5 kg to Greece|19.50
            8 kg to Italy, insured|17.00
            """,
        ),
        style="lines",
    ),
    long(
        "knitting and weaving sums for an apprentice, with sum, answer and a rubric for style",
        "loom-sums",
        """
        You are a patient master weaver who checks the sums of apprentices.

        1. What you are given
           1.1 A problem from the workshop, in words.

        2. What you write
           2.1 One equation for each step, with a semicolon between two equations.
           2.2 Then a full stop.
           2.3 Then, on a new line, the sentence "The answer is N." with the number in place of N.

        3. Style
           3.1 Signs: + - * / =
           3.2 Digits only; no unit inside equations.
           3.3 No greeting, no praise.

        4. Constants
           4.1 An ell has 60 centimetres.
           4.2 A bobbin holds 80 metres of yarn.

        5. Model solutions
        Problem: A ribbon is 3 ells long. How many centimetres is that?
        Solution: 3 * 60 = 180.
        The answer is 180.

        Problem: 2 full bobbins and 25 metres of yarn are left. How many metres is that?
        Solution: 2 * 80 = 160; 160 + 25 = 185.
        The answer is 185.

        6. Problem to be solved
        Problem: {problem}
        Solution:
        """,
        table(
            "problem|steps|answer",
            """
            A cloth is 5 ells long, and 40 centimetres are cut off. How many centimetres are left?|5 * 60 = 300; 300 -
             40 = 260.|260
            How many metres of yarn do 7 full bobbins hold?|7 * 80 = 560.|560
            A loom makes 12 rows a minute. How many rows does it make in a quarter of an hour?|12 * 15 = 180.|180
            480 metres of yarn are wound up. How many bobbins are filled?|480 / 80 = 6.|6
            Two scarves need 90 metres each, and a cap needs 35. How many metres is that?|2 * 90 = 180; 180 + 35 =
             215.|215
            A rug of 9 ells is cut into 3 equal parts. How many centimetres has each?|9 * 60 = 540; 540 / 3 = 180.|180
            Of 400 metres 3 bobbins are filled. How many metres are left?|3 * 80 = 240; 400 - 240 = 160.|160
            An apprentice weaves 14 centimetres an hour for 6 hours. How many centimetres is that?|14 * 6 = 84.|84
            A border has 24 knots an ell. How many knots have 4 ells?|24 * 4 = 96.|96
            """,
        ),
        output='" " + data["steps"] + f"\\nThe answer is {gold}."',
        style="template",
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    long(
        "due dates by the rules of a library, with weekdays and closing days",
        "loan-due",
        """
        ### Library assistant: due dates

        #### Loan periods
        - book: 28 days
        - film: 7 days
        - magazine: 14 days

        #### How to count
        1. The day of the loan is day 0.
        2. If the due date is a Sunday, the item is due on the Monday after it.
        3. If the due date is 1 May or 25 December, the item is due on the day after it.
        4. There are no other closing days.

        #### Output
        The due date as DD.MM.YYYY, and no other word

        #### Examples
        Loan: film, Monday 03.02.2025
        Due: 10.02.2025

        Loan: magazine, Sunday 09.03.2025
        Due: 24.03.2025

        Loan: book, Thursday 03.04.2025
        Due: 02.05.2025

        #### Why the last one
        28 days after 3 April is 1 May, which is a closing day, so the book is due on 2 May.

        #### Loan to work out
        Loan: {loan}
        Due:
        """,
        table(
            "loan|answer",
            """
            film, Tuesday 11.02.2025|18.02.2025
            book, Monday 06.01.2025|03.02.2025
            magazine, Friday 28.02.2025|14.03.2025
            film, Sunday 16.03.2025|24.03.2025
            book, Wednesday 07.05.2025|04.06.2025
            magazine, Thursday 11.12.2025|26.12.2025
            film, Saturday 27.12.2025|03.01.2026
            book, Friday 01.08.2025|29.08.2025
            magazine, Monday 23.06.2025|07.07.2025
            film, Wednesday 01.10.2025|08.10.2025
            """,
        ),
        style="fstring",
    ),
    long(
        "workshop measures converted by a table of constants, with a check of plausibility",
        "old-units",
        """
        System
        ------
        You convert measures from old account books into modern units. The book is from a town with its own
        measures, so general tables do not help.

        Constants
        ---------
        * 1 rod = 4 metres
        * 1 barrel = 120 litres
        * 1 bushel = 30 litres
        * 1 stone = 6 kilograms
        * 1 score = 20 pieces

        Format
        ------
        Write the number, a space and the unit in words: `240 litres`. Always use the plural.

        Check yourself
        --------------
        (1) Lengths end in metres, volumes in litres, weights in kilograms, counts in pieces.
        (2) All results are whole numbers.

        Solved entries
        --------------
        Entry: 2 barrels of ale
        Modern: 240 litres

        Entry: half a score of eggs
        Modern: 10 pieces

        Entry: 5 stone of wool
        Modern: 30 kilograms

        Entry
        -----
        Entry: {entry}
        Modern:
        """,
        table(
            "entry|answer",
            """
            7 rods of fence|28 metres
            3 barrels of herring brine|360 litres
            half a bushel of oats|15 litres
            4 score of nails|80 pieces
            9 stone of cheese|54 kilograms
            6 bushels of rye|180 litres
            25 rods of rope|100 metres
            half a barrel of tar|60 litres
            11 stone of tallow|66 kilograms
            2 score of candles|40 pieces
            """,
        ),
        style="format",
    ),
)
