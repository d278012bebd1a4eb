"""Right prompts of a bank, an HR desk and a town office."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import keyed, qa, records, right, table

RIGHT = (
    asked(
        "what a bank's customer wants",
        "bank-intent",
        """
        You will be given a message from a customer of a bank. Your task is to name what the customer wants.
        Choose exactly one of: lost_card, balance, transfer, loan.

        Message: {message}
        Intent:
        """,
        table(
            "message|label",
            """
            I left my debit card in a taxi, please block it.|lost_card
            How much money is in my savings account?|balance
            Please send 200 pounds to my landlord.|transfer
            I would like to borrow money to buy a car.|loan
            My wallet was stolen with my credit card in it.|lost_card
            Can you tell me what I have left in my account?|balance
            I need to move 50 pounds to my son's account.|transfer
            What interest would I pay if I borrowed 10,000 pounds?|loan
            I can't find my card anywhere since Saturday.|lost_card
            Wire 1,000 euros to my sister in Athens.|transfer
            """,
        ),
        fewshot=2,
    ),
    right(
        "lines of a bank statement, ranked by likelihood",
        "statement-lines",
        """
        text = "Statement line: " + data["line"] + "\\nCategory:"
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        """,
        keyed(
            "line",
            """
            FRESHMART SUPERMARKET 42.10|*groceries/transport/rent
            CITY BUS MONTHLY PASS 58.00|groceries/*transport/rent
            STANDING ORDER LANDLORD FLAT 7 950.00|groceries/transport/*rent
            GREEN VALLEY FARM SHOP VEGETABLES 17.35|*groceries/transport/rent
            NATIONAL RAIL TICKET 23.80|groceries/*transport/rent
            HOUSING ASSOC RENT MARCH 780.00|groceries/transport/*rent
            CORNER BAKERY AND FOOD STORE 6.20|*groceries/transport/rent
            BLUE TAXI RIDE 14.50|groceries/*transport/rent
            ROOM RENT APRIL J SMITH 410.00|groceries/transport/*rent
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
        description="Assign each line of the bank statement to a category: groceries, transport or rent.",
    ),
    asked(
        "mails that may be phishing",
        "phishing-check",
        """
        Is the following email a phishing attempt? Reply with only "yes" or "no".

        Subject: {subject}
        {body}

        Phishing:
        """,
        table(
            "subject|body|label",
            """
            Your account is locked|Click this link within 24 hours and enter your PIN to unlock your account.|yes
            Minutes of Tuesday|Hi all, please find the minutes of our meeting attached. Best, Carla|no
            You have won!!!|Send us your card number and we will pay out your prize of 50,000 dollars.|yes
            Lunch on Friday?|Shall we try the new place by the station at noon?|no
            Invoice overdue - act now|Confirm your password at secure-bank-login.example to avoid legal action.|yes
            Holiday rota|The rota for July is on the board. Tell me by Monday if a date does not suit you.|no
            Tax refund waiting|To receive your refund, reply with your bank login and date of birth.|yes
            Printer on floor 3|The printer is repaired and can be used again.|no
            Parcel held at customs|Enter your card number at parcel-fee.example within two hours or your parcel is
                destroyed.|yes
            Welcome, Jonas|Jonas joins our team on 1 September. Please say hello when you see him.|no
            """,
        ),
    ),
    asked(
        "skills named in an application",
        "cv-skills",
        """
        List all programming languages that the applicant mentions, in the order in which they are mentioned.
        Separate them with a comma and a space.

        Application: {q}
        Languages:
        """,
        qa(
            """
            I have used Python and SQL for six years. > Python, SQL
            My last project was written in Java, with some Kotlin. > Java, Kotlin
            I teach C and Python to beginners. > C, Python
            At work I write Go; in my spare time I learn Rust. > Go, Rust
            I moved a shop from PHP to Ruby and then to JavaScript. > PHP, Ruby, JavaScript
            I analyse surveys in R and sometimes in Julia. > R, Julia
            My thesis needed Fortran and Python. > Fortran, Python
            I maintain apps in Swift and know TypeScript well. > Swift, TypeScript
            Daily tools: Scala, SQL, Python. > Scala, SQL, Python
            I began with Pascal and now use Java. > Pascal, Java
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "comments of an exit survey in three classes",
        "exit-survey",
        """
        HR survey: classify the comment of a leaving employee as positive, neutral or negative.

        Comment: {comment}
        Class:
        """,
        table(
            "comment|label",
            """
            I loved working here and will miss my wonderful team.|positive
            I worked in the warehouse from 2019 to 2024.|neutral
            Terrible management, I was ignored for months.|negative
            Great training and very fair pay.|positive
            My desk was on the second floor.|neutral
            The constant overtime made me ill and miserable.|negative
            My boss was supportive and always kind.|positive
            I handed in my laptop and badge on Friday.|neutral
            Awful atmosphere, nobody trusted anybody.|negative
            The best job I have ever had.|positive
            """,
        ),
    ),
    right(
        "leave days looked up in a table",
        "leave-table",
        """
        lines = ["| Name | Total | Taken |", "| --- | --- | --- |"]
        lines += [f"| {name} | {total} | {taken} |" for name, total, taken in data["staff"]]
        table = "\\n".join(lines)
        text = "Use the table of leave days to answer the question.\\n\\n" + table
        text += f"\\n\\nQuestion: {data['question']}\\nAnswer:"
        gold = data["answer"]
        """,
        records(
            "staff question answer",
            (
                [["Ana", 30, 12], ["Bob", 28, 20], ["Cleo", 25, 5]],
                "How many days has Bob taken?",
                "20",
            ),
            ([["Dev", 26, 9], ["Eli", 30, 30], ["Fay", 24, 11]], "Who has no days left?", "Eli"),
            ([["Gus", 25, 3], ["Hal", 27, 16], ["Ida", 30, 8]], "What is Ida's total?", "30"),
            (
                [["Jan", 28, 14], ["Kim", 29, 2], ["Lou", 30, 21]],
                "Who has taken the fewest days?",
                "Kim",
            ),
            (
                [["Max", 24, 10], ["Nia", 26, 13], ["Oli", 31, 7]],
                "How many days has Max left?",
                "14",
            ),
            (
                [["Pam", 30, 19], ["Quin", 25, 4], ["Rea", 28, 6]],
                "Who has taken the most days?",
                "Pam",
            ),
            ([["Sam", 27, 15], ["Tia", 30, 1], ["Uma", 22, 18]], "What is Uma's total?", "22"),
            (
                [["Val", 29, 17], ["Wes", 26, 12], ["Xia", 30, 23]],
                "How many days has Xia left?",
                "7",
            ),
            ([["Yan", 25, 25], ["Zoe", 28, 3], ["Abe", 30, 16]], "Who has no days left?", "Yan"),
        ),
    ),
    asked(
        "letters to a town office, each for one department",
        "town-hall",
        """
        Which department should handle this letter?

        Departments:
        1 = Roads
        2 = Parks
        3 = Waste
        4 = Registry

        Letter: {letter}
        Reply with the number of the department only.
        Department:
        """,
        table(
            "letter|label",
            """
            There is a deep pothole in Elm Street.|1
            Our bin has not been emptied for two weeks.|3
            The swings in the playground of Castle Park are broken.|2
            I need a copy of my birth certificate.|4
            The traffic light at the school stays red for ever.|1
            Someone dumped old tyres and rubbish behind the station.|3
            Could you plant more trees on the green?|2
            We want to register our marriage in June.|4
            When is paper collected for recycling?|3
            The paving stones on Bridge Road are loose.|1
            """,
        ),
        fewshot=4,
    ),
    asked(
        "dates of letters in one format",
        "iso-letters",
        """
        Convert the date to the format YYYY-MM-DD.

        Date: {q}
        Converted:
        """,
        qa(
            """
            3 March 2024 > 2024-03-03
            December 25, 2023 > 2023-12-25
            the 1st of July 2022 > 2022-07-01
            17 August 2019 > 2019-08-17
            October 9, 2025 > 2025-10-09
            30 April 2018 > 2018-04-30
            the 22nd of January 2021 > 2021-01-22
            5 November 2020 > 2020-11-05
            June 14, 2017 > 2017-06-14
            the 28th of February 2023 > 2023-02-28
            """
        ),
        gold='data["a"]',
    ),
    asked(
        "the amount due on an invoice",
        "invoice-total",
        """
        What is the total amount due on this invoice? Give the amount in euros as a plain number without the currency.

        {q}

        Amount:
        """,
        qa(
            """
            Paper 40.00 EUR, toner 85.50 EUR. Total due: 125.50 EUR. > 125.50
            2 chairs at 60.00 EUR. Amount payable 120.00 EUR by 1 May. > 120.00
            Cleaning in March, 310.75 EUR, to be paid within 14 days. > 310.75
            Net 200.00 EUR, VAT 40.00 EUR, total 240.00 EUR. > 240.00
            Repair 75.20 EUR plus travel 20.00 EUR: please pay 95.20 EUR. > 95.20
            Flowers for the lobby: 48.90 EUR in total. > 48.90
            Licence fee 999.00 EUR less 100.00 EUR discount; due 899.00 EUR. > 899.00
            Coffee beans 33.40 EUR, delivery free. Total 33.40 EUR. > 33.40
            Printing of flyers. Sum due: 167.30 EUR. > 167.30
            Three hours at 45.00 EUR. Total: 135.00 EUR. > 135.00
            """
        ),
        gold='data["a"]',
    ),
)
