"""Right prompts of analysts: figures, tables, dates and the language of markets."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import records, table

RIGHT = (
    ask(
        "a change in per cent with one decimal and a sign",
        "percent-change",
        """
        Calculate the percentage change from the first quarter to the second.
        Give the result with its sign and one decimal, e.g. +4.2 or -0.7. Leave out the percent sign.

        First quarter: {first}
        Second quarter: {second}
        Change:
        """,
        table(
            "first#|second#",
            """
            200|230
            160|120
            80|100
            400|410
            1000|937
            250|245
            125|160
            640|720
            300|282
            150|159
            """,
        ),
        gold="f\"{(data['second'] - data['first']) / data['first'] * 100:+.1f}\"",
        fewshot=2,
    ),
    ask(
        "a cell looked up in a table of CSV",
        "csv-lookup",
        """
        Answer the question with the value from the table. Return only the number.

        ```csv
        city,stores,staff
        Antwerp,14,210
        Bruges,6,75
        Ghent,11,168
        Leuven,8,96
        Namur,5,61
        ```

        Q: {question}
        A:
        """,
        table(
            "question|value",
            """
            How many stores are in Ghent?|11
            How many people work in Bruges?|75
            How many stores does Antwerp have?|14
            What is the staff in Namur?|61
            How many stores are there in Leuven?|8
            How many employees has Ghent?|168
            What is the number of stores in Namur?|5
            How large is the staff in Antwerp?|210
            How many stores are in Bruges?|6
            How many people are employed in Leuven?|96
            """,
        ),
        "value",
        fewshot=0,
    ),
    ask(
        "dates in the format YYYY-MM-DD",
        "iso-dates",
        """
        Text: {text}
        Date:
        """,
        table(
            "text|date",
            """
            The lease begins on March 5, 2021.|2021-03-05
            We met on the 17th of October 2019.|2019-10-17
            Payment is due by 1 July 2024.|2024-07-01
            The audit took place on Dec 12, 2022.|2022-12-12
            She was hired on 9 Sept. 2016.|2016-09-09
            On August 30, 2018 the plant was closed.|2018-08-30
            The bond matures on 15 January 2030.|2030-01-15
            Their website went live on 4 May 2011.|2011-05-04
            The merger was signed on February 28, 2007.|2007-02-28
            """,
        ),
        "date",
        style="fstring",
        description="Extract the date from the text and write it in the format YYYY-MM-DD.",
    ),
    ask(
        "an amount and its currency in one spelling",
        "amount-normal",
        """
        Normalize the amount: digits with two decimals, a space, and the three-letter currency code (e.g. 1200.00 EUR).

        Amount: {raw}
        Normalized:
        """,
        table(
            "raw|normal",
            """
            $45|45.00 USD
            three hundred euros|300.00 EUR
            £7.5|7.50 GBP
            1,250 dollars|1250.00 USD
            €99.90|99.90 EUR
            two thousand yen|2000.00 JPY
            £640|640.00 GBP
            18 euros and 20 cents|18.20 EUR
            500 Swiss francs|500.00 CHF
            sixty pounds sterling|60.00 GBP
            """,
        ),
        "normal",
        style="replace",
        fewshot=2,
    ),
    ask(
        "miles in kilometres with one decimal and the unit",
        "miles-to-km",
        """
        Convert the distance to kilometres. Use 1 mile = 1.609 km, round to one decimal and add the unit.

        Example: 2 miles -> 3.2 km

        {miles} miles ->
        """,
        records("miles", *((number,) for number in (5, 10, 13, 20, 26, 40, 62, 100, 150, 300))),
        gold="f\"{data['miles'] * 1.609:.1f} km\"",
        fewshot=0,
    ),
    rank(
        "the tone of a sentence of a company's report, three labels with definitions, ranked",
        "earnings-tone",
        """
        Classify the sentence from a quarterly report from an investor's point of view.

        positive: good news for the share price
        negative: bad news for the share price
        neutral: neither of the two

        Sentence: {sentence}
        Label:
        """,
        ranked(
            "sentence",
            ("positive", "negative", "neutral"),
            """
            Operating profit rose by 18 % to a record level.|positive
            The company issued a profit warning for the second time this year.|negative
            The annual meeting will be held in Tampere in April.|neutral
            Net sales fell sharply in all regions.|negative
            Orders doubled and margins improved.|positive
            The group has offices in eleven countries.|neutral
            Heavy losses forced the closure of two plants.|negative
            The dividend was raised after strong growth.|positive
            The report covers the months from July to September.|neutral
            """,
        ),
        fewshot=3,
    ),
    ask(
        "a headline's sector by number from a list",
        "headline-sector",
        """
        Task: pick the sector that the headline belongs to.

        Sectors:
        1 Energy
        2 Health care
        3 Banking
        4 Retail

        Output: the number of the sector, nothing else.

        Headline: {headline}
        Number:
        """,
        table(
            "headline|sector#",
            """
            Oil prices climb as rigs shut down in the Gulf|1
            Trial of new insulin pump shows promise|2
            Lender cuts mortgage rates for first-time buyers|3
            Supermarket chain to open forty shops|4
            Vaccine maker wins approval in Japan|2
            Wind farm off Denmark starts to feed the grid|1
            Department store extends its Christmas sale|4
            Deposits shrink as savers move their money|3
            Hospital group buys eleven clinics|2
            Gas pipeline to be finished by autumn|1
            """,
        ),
        gold='str(data["sector"])',
        style="parts",
        fewshot=0,
    ),
    ask(
        "a figure of a report as a JSON object in a block of its own keys",
        "kpi-json",
        """
        Extract the key figure from the sentence as JSON with the keys "metric", "value" and "unit".
        "value" is a number, the other two are strings.

        Sentence: Churn came to 4 percent in May.
        JSON: {{"metric": "churn", "value": 4, "unit": "percent"}}

        Sentence: {sentence}
        JSON:
        """,
        table(
            "sentence|metric|value#|unit",
            """
            Revenue reached 82 million euros last year.|revenue|82|million euros
            The headcount grew to 340 people.|headcount|340|people
            Costs were cut to 19 million dollars.|costs|19|million dollars
            The margin widened to 23 percent.|margin|23|percent
            Output stood at 900 tons in June.|output|900|tons
            The fleet now has 57 vans.|fleet|57|vans
            Traffic rose to 6 million visits.|traffic|6|million visits
            Inventory sank to 45 days.|inventory|45|days
            The order book was worth 12 billion yen.|order book|12|billion yen
            """,
        ),
        gold='json.dumps({"metric": data["metric"], "value": data["value"], "unit": data["unit"]})',
        above="import json",
        fewshot=0,
    ),
    ask(
        "a sum of an expense report with the steps written out",
        "expense-steps",
        """
        {report} What is the total in euros?
        Let us think step by step and finish with "The answer is" and the number.
        """,
        table(
            "report|steps|total#",
            """
            Ada paid 120 for a train and 3 nights at 90 each.|The nights cost 3 * 90 = 270. Together that is 120 +
                270 = 390.|390
            Ben bought 4 lunches at 15 each and paid 22 for a taxi.|The lunches cost 4 * 15 = 60. With the taxi it is 60
                + 22 = 82.|82
            Cora bought 5 tickets at 12 each and got 10 back.|The tickets cost 5 * 12 = 60. Less the refund it is
                60 - 10 = 50.|50
            Dan drove 200 km at 0.30 each and paid 8 for parking.|The drive costs 200 * 0.30 = 60. With parking it
                is 60 + 8 = 68.|68
            Elsa stayed 2 nights at 110 each and had a breakfast for 14.|The nights cost 2 * 110 = 220. With
                breakfast it is 220 + 14 = 234.|234
            Finn rented a car for 6 days at 45 each.|The car costs 6 * 45 = 270.|270
            Gail bought 30 pens at 2 each and 4 folders at 5 each.|The pens cost 30 * 2 = 60, the folders 4 * 5 =
                20. Together that is 60 + 20 = 80.|80
            Hans paid 99 for a course and 7 coffees at 3 each.|The coffees cost 7 * 3 = 21. With the course it is
                99 + 21 = 120.|120
            Ines spent 250 on a flight and half of that on a hotel.|The hotel costs 250 / 2 = 125. Together that
                is 250 + 125 = 375.|375
            """,
        ),
        gold='str(data["total"])',
        output="f\" {data['steps']} The answer is {gold}.\"",
        postprocess="gsm8k_post",
        max_tokens=128,
        style="fstring",
    ),
    ask(
        "whether a transaction looks like fraud by rules with an exception",
        "fraud-flag",
        """
        Decide whether the payment must be reviewed.

        Rules:
        1. Review every payment above 5000 EUR, except payroll.
        2. Review every payment to a country that is not on the list: Austria, Belgium, Italy.
        3. Do not review anything else.

        Return REVIEW or PASS.

        Payment: {amount} EUR to {country}, purpose: {purpose}
        Decision:
        """,
        table(
            "amount#|country|purpose|decision",
            """
            7200|Austria|machine parts|REVIEW
            300|Belgium|office rent|PASS
            9800|Italy|payroll|PASS
            150|Panama|advice|REVIEW
            4999|Austria|transport|PASS
            12000|Belgium|consulting|REVIEW
            80|Italy|stamps|PASS
            2500|Bermuda|licences|REVIEW
            6100|Austria|payroll|PASS
            5600|Italy|marble|REVIEW
            """,
        ),
        "decision",
        fewshot=2,
    ),
)
