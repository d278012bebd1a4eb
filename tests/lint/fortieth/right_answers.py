"""Right long prompts in English, with answers that are written out."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    told(
        "an archivist has American dates rewritten",
        "right-us-dates",
        """
        Normalising dates in shipping papers (USA, 1950 to 1999)

        Input: a date as a clerk typed it
        Output: the same date as YYYY-MM-DD

        How clerks typed
          • 3/14/62 means March 14, 1962. The month comes first.
          • All years with two digits belong to the 1900s.
          • Names of months may be cut: Jan., Sept.
          • "the 5th of May" is May 5.

        Not your job
          • Do not correct impossible weekdays; just drop the weekday.
          • Do not add a time.

        Samples
          Typed: Tue., Jan. 3, 1956
          Date: 1956-01-03

          Typed: 12/1/88
          Date: 1988-12-01
        """,
        r"""
        text = f"Typed: {data['typed']}\nDate:"
        gold = data["date"]
        """,
        table(
            "typed|date",
            """
            7/4/76|1976-07-04
            Sept. 30, 1951|1951-09-30
            the 5th of May, 1968|1968-05-05
            10/21/93|1993-10-21
            Friday, August 9, 1974|1974-08-09
            2/28/55|1955-02-28
            Nov. 11, 1999|1999-11-11
            4/6/80|1980-04-06
            """,
        ),
    ),
    told(
        "a cookery editor converts and keeps the unit",
        "right-cups",
        """
        You convert quantities for the British edition of an American cookbook.

        | from | to | multiply by |
        | --- | --- | --- |
        | cups | ml | 240 |
        | ounces | g | 28 |
        | pounds | g | 450 |

        We round the factors so that recipes stay readable; use the factors above and no others.

        Write the result as a number, a space and the new unit. Leave thousands without a separator. Say
        nothing about the ingredient.

        Two conversions as the printer wants them:

        Quantity: 2 cups of stock
        Converted: 480 ml

        Quantity: 5 ounces of walnuts
        Converted: 140 g
        """,
        r"""
        text = f"Quantity: {data['quantity']}\nConverted:"
        gold = data["converted"]
        """,
        table(
            "quantity|converted",
            """
            3 cups of milk|720 ml
            10 ounces of cheddar|280 g
            2 pounds of flour|900 g
            5 cups of water|1200 ml
            4 ounces of butter|112 g
            3 pounds of plums|1350 g
            6 cups of cream|1440 ml
            7 ounces of sugar|196 g
            """,
        ),
    ),
    told(
        "a press officer lists names behind their types",
        "right-typed-names",
        """
        Named entities in press releases: short guide

        1. Types
           PER  a person, without title: "Dr. Ida Falk" gives Ida Falk
           ORG  a firm, an authority, a club
           LOC  a town, a country, a river

        2. Order
           Entities come in the order of the text.

        3. Writing
           TYPE:name, and a bar with a space on each side between two entities.

        4. Counting
           An entity that is named twice is written once. Each text has at least one.

        5. Sample
           Text: Mayor Ole Brandt welcomed Ferrum Ltd to Esbjerg.
           Entities: PER:Ole Brandt | ORG:Ferrum Ltd | LOC:Esbjerg
        """,
        r"""
        text = f"Text: {data['text']}\nEntities:"
        gold = " | ".join(data["entities"])
        """,
        table(
            "text|entities*",
            """
            Helga Roth joins Lumen GmbH as head of sales.|PER:Helga Roth / ORG:Lumen GmbH
            The Drava has flooded parts of Maribor.|LOC:Drava / LOC:Maribor
            Prof. Jan Novak teaches in Brno.|PER:Jan Novak / LOC:Brno
            Oceanis opens a branch in Chile.|ORG:Oceanis / LOC:Chile
            FC Tarnow has sold its striker Emil Wrona.|ORG:FC Tarnow / PER:Emil Wrona
            Tickets are sold in Antwerp only.|LOC:Antwerp
            Mrs. Clara Diaz leads the Port Authority.|PER:Clara Diaz / ORG:Port Authority
            """,
        ),
    ),
    inside(
        "an office manager has deadlines picked from mails",
        "right-deadline",
        """
        You read e-mails for a busy architect and tell her by which day she has to reply.

        Guidelines:

        * The answer is a weekday, written as in the mail, or the word none.
        * A weekday counts only if a reply, an approval or a document is wanted by then.
        * The day of a meeting is no deadline.
        * When the mail names two deadlines, give the one that comes first in the week.
        * When no reply is wanted, the answer is none.

        Illustrations:

        Mail: We meet on Monday. Please send me the plan by Friday.
        Reply by: Friday

        Mail: The lift was repaired on Tuesday. Just so you know.
        Reply by: none

        Take the mail below.
        """,
        r"""
        text = HEAD + f"\n\nMail: {data['mail']}\nReply by:"
        gold = data["day"]
        """,
        table(
            "mail|day",
            """
            Could you approve the sketch until Wednesday? The client is back on Thursday.|Wednesday
            The site will be closed on Monday because of the storm.|none
            I need your signature by Tuesday at noon.|Tuesday
            Let me know before Thursday whether oak is fine.|Thursday
            Thanks for the cake on Friday!|none
            Send the invoice by Thursday, and tell me by Monday whether you come.|Monday
            The mason starts on Wednesday. Please confirm the tiles by Monday.|Monday
            See you at the fair on Saturday.|none
            By Friday at the latest I must have your answer.|Friday
            """,
        ),
    ),
    told(
        "a recruiter counts years of experience",
        "right-years",
        """
        You extract one number from a line of a CV: how many full years the person worked in the job that
        the line describes.

        Reading the line
        - "2010-2014" means from January 2010 to January 2014: 4 years.
        - "since 2018" is counted up to 2024, the year in which the CVs were collected: 6 years.
        - "for seven years" is 7.
        - Months are dropped: "3 years and 8 months" is 3.
        - Internships and school do not occur.

        Writing the number
        - Digits only. No unit, no plus sign, no words.
        - Below ten there is no leading nought.
        """,
        r"""
        text = f"Line: {data['line']}\nYears:"
        gold = str(data["years"])
        """,
        table(
            "line|years#",
            """
            Welder at Hansen Yard, 2006-2015|9
            Pastry cook, since 2020|4
            I taught swimming for eleven years.|11
            Crane operator for 2 years and 5 months|2
            Bookkeeper, 1999-2012|13
            Dental assistant since 2017|7
            Sold shoes for five years in Leeds|5
            Night porter, 2019-2022|3
            """,
        ),
    ),
    told(
        "an analyst wants one line of SQL",
        "right-sql-line",
        """
        Translate questions into SQL (SQLite dialect).

        Schema:
        ```sql
        CREATE TABLE orders (id INTEGER, city TEXT, amount REAL, year INTEGER);
        ```

        House style:
        1. One statement on one line.
        2. Keywords in capitals, names in lower case.
        3. Texts in single quotes.
        4. No alias, no semicolon, no comment.
        5. Ask for exactly what is wanted: a count gets COUNT(*), a sum gets SUM(amount).

        Example
        Question: How much was ordered in 2020?
        SQL: SELECT SUM(amount) FROM orders WHERE year = 2020
        """,
        r"""
        text = f"Question: {data['question']}\nSQL:"
        gold = data["sql"]
        """,
        table(
            "question|sql",
            """
            How many orders came from Oslo?|SELECT COUNT(*) FROM orders WHERE city = 'Oslo'
            What is the largest amount?|SELECT MAX(amount) FROM orders
            How many orders were there in 2021?|SELECT COUNT(*) FROM orders WHERE year = 2021
            How much was ordered from Bergen?|SELECT SUM(amount) FROM orders WHERE city = 'Bergen'
            What is the smallest amount of 2019?|SELECT MIN(amount) FROM orders WHERE year = 2019
            From which city is order 17?|SELECT city FROM orders WHERE id = 17
            In which year was order 5 placed?|SELECT year FROM orders WHERE id = 5
            """,
        ),
        max_tokens=64,
    ),
)
