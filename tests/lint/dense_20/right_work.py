"""Right prompts in English on tables, code, mails and lists, as notebooks of companies have them."""

from __future__ import annotations

from tests.lint.making import records, right, table

RIGHT = (
    right(
        "people in a sentence as a list with commas",
        "people-list",
        r"""
        text = (
            "List all people mentioned in the text, separated by commas.\n"
            f"Text: {data['text']}\nPeople:"
        )
        gold = ", ".join(data["people"])
        """,
        table(
            "text|people*",
            """
            Angela met Boris at the airport in Rome.|Angela/Boris
            The prize went to Chen Li, who thanked her teacher Mr. Brown.|Chen Li/Mr. Brown
            Dmitri wrote to his aunt Olga about the farm.|Dmitri/Olga
            Only Farah came to the meeting on Monday.|Farah
            Gina, Hugo and Ivan share a flat in Leeds.|Gina/Hugo/Ivan
            The book by Jean was translated by Karl.|Jean/Karl
            Lucia sold the boat to Mario.|Lucia/Mario
            Nadia was elected, and Oscar congratulated her.|Nadia/Oscar
            """,
        ),
    ),
    right(
        "an order turned into JSON",
        "order-json",
        r"""
        text = (
            "Extract the order as JSON with the keys \"item\", \"quantity\" and \"city\".\n\n"
            f"Message: {data['message']}\nJSON:"
        )
        gold = json.dumps({key: data[key] for key in ("item", "quantity", "city")})
        """,
        table(
            "message|item|quantity#|city",
            """
            Please send 3 lamps to our office in Bristol.|lamps|3|Bristol
            We need 12 chairs delivered to Dublin.|chairs|12|Dublin
            Could I get 2 desks shipped to Cardiff?|desks|2|Cardiff
            Our Glasgow branch is out of pens, 200 would be fine.|pens|200|Glasgow
            Kindly deliver 5 printers to York by Friday.|printers|5|York
            I'd like to order 40 folders for Belfast.|folders|40|Belfast
            Send 8 monitors to the site in Oxford, please.|monitors|8|Oxford
            The team in Leeds is waiting for 15 keyboards.|keyboards|15|Leeds
            """,
        ),
        above="import json",
    ),
    right(
        "a question on a table in Markdown",
        "markdown-table",
        r"""
        header = "| Name | Department | Years |\n| --- | --- | --- |"
        lines = [f"| {name} | {unit} | {years} |" for name, unit, years in data["rows"]]
        text = "Answer the question based on the table.\n\n" + "\n".join([header, *lines])
        text += f"\n\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        records(
            "rows question answer",
            (
                [["Abbott", "Sales", 4], ["Barnes", "Legal", 11], ["Clark", "IT", 7]],
                "In which department does Barnes work?",
                "Legal",
            ),
            (
                [["Dunn", "IT", 2], ["Ellis", "HR", 9], ["Frost", "Sales", 5]],
                "Who has worked there for 9 years?",
                "Ellis",
            ),
            (
                [["Grant", "HR", 3], ["Hayes", "IT", 14], ["Irwin", "Legal", 6]],
                "How many years has Irwin worked there?",
                "6",
            ),
            (
                [["James", "Sales", 8], ["Kerr", "HR", 1], ["Lowe", "IT", 10]],
                "Who works in HR?",
                "Kerr",
            ),
            (
                [["Moss", "Legal", 12], ["Nash", "Sales", 3], ["Owen", "HR", 5]],
                "Who has worked there the longest?",
                "Moss",
            ),
            (
                [["Park", "IT", 6], ["Quinn", "Legal", 2], ["Reid", "HR", 13]],
                "In which department does Quinn work?",
                "Legal",
            ),
            (
                [["Shaw", "HR", 7], ["Todd", "IT", 4], ["Usher", "Sales", 1]],
                "How many years has Shaw worked there?",
                "7",
            ),
            (
                [["Vance", "Sales", 9], ["Webb", "Legal", 5], ["York", "IT", 3]],
                "Who works in IT?",
                "York",
            ),
        ),
    ),
    right(
        "what a program prints",
        "code-output",
        r"""
        text = f"What is the output of the following Python code?\n\n{data['code']}\n\nOutput:"
        gold = data["output"]
        """,
        table(
            "code|output",
            """
            x = [1, 2, 3]⏎print(sum(x))|6
            s = "hello"⏎print(s.upper())|HELLO
            for i in range(5):⏎    if i == 3:⏎        print(i * 10)|30
            a = {"k": 4}⏎a["k"] += 5⏎print(a["k"])|9
            print(len("abc" + "de"))|5
            n = 10⏎while n > 4:⏎    n -= 3⏎print(n)|4
            print("-".join(["a", "b", "c"]))|a-b-c
            def twice(n):⏎    return 2 * n⏎⏎print(twice(21))|42
            print(17 % 5)|2
            """,
        ),
    ),
    right(
        "questions turned into SQL, the schema above them, as in Spider's prompts",
        "text-to-sql",
        r"""
        text = f"### SQLite table\n# {data['schema']}\n### Question: {data['question']}\n### SQL:"
        gold = data["sql"]
        """,
        table(
            "schema|question|sql",
            """
            singer(id, name, age)|How many singers are there?|SELECT count(*) FROM singer
            city(id, name, country)|Which cities are in Norway?|SELECT name FROM city WHERE country = 'Norway'
            book(id, title, price)|What is the highest price of a book?|SELECT max(price) FROM book
            flight(id, origin, target)|Show the targets of flights from Rome.|SELECT target FROM flight WHERE
             origin = 'Rome'
            staff(id, name, salary)|List the names of the staff by salary.|SELECT name FROM staff ORDER BY salary
            pet(id, kind, weight)|What is the average weight of dogs?|SELECT avg(weight) FROM pet WHERE
             kind = 'dog'
            film(id, title, year)|Which films are from before 1950?|SELECT title FROM film WHERE year < 1950
            shop(id, name, district)|List the different districts.|SELECT DISTINCT district FROM shop
            """,
        ),
    ),
    right(
        "log lines, normal or an anomaly",
        "log-level",
        r"""
        text = "Is the log line normal or an anomaly? Answer with exactly one of: normal, anomaly.\n"
        text += f"Log: {data['line']}\nAnswer:"
        gold = data["label"]
        """,
        table(
            "line|label",
            """
            10:02:11 sshd[311]: session opened for user backup|normal
            10:05:47 kernel: Out of memory: killed process 2291 (java)|anomaly
            11:14:03 nginx: GET /index.html 200 in 12 ms|normal
            11:30:25 disk0: I/O error, sector 88213 cannot be read|anomaly
            12:00:00 cron[97]: daily report finished without errors|normal
            12:41:38 db: connection refused after 5 retries, giving up|anomaly
            13:07:19 dhcp: lease renewed for 10.0.0.17|normal
            13:55:02 auth: 214 failed logins for root within one minute|anomaly
            """,
        ),
        fewshot=4,
    ),
)
