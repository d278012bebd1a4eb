"""Right prompts on code, tables, SQL, JSON and other text that machines read."""

from __future__ import annotations

from tests.lint.dense_15.making import plain, ranked
from tests.lint.making import Right, records, right, table

SALES = "id,item,qty"

RIGHT: tuple[Right, ...] = (
    plain(
        "what a line of Python prints, behind its prompt",
        "python-prompt",
        ">>> {q}",
        """
        sorted([3, 1, 2])|[1, 2, 3]
        "ab" * 3|'ababab'
        len({1, 1, 2})|2
        (4, 5)[1]|5
        "x-y-z".split("-")|['x', 'y', 'z']
        7 // 2|3
        {"k": 1}.get("k")|1
        not []|True
        """,
        lead="\n",
        stop=("\n>>>", "\n\n"),
        description="Give the value as the Python shell shows it.\n\n",
    ),
    plain(
        "a one-line function to be completed, in the style of HumanEval",
        "return-line",
        'def {head}:\n    """{doc}"""\n    return',
        """
        double(x)|Return twice x.|2 * x
        last(items)|Return the last of the items.|items[-1]
        shout(text)|Return the text in capitals.|text.upper()
        mean(a, b)|Return the mean of a and b.|(a + b) / 2
        is_even(n)|Say whether n is even.|n % 2 == 0
        first_word(text)|Return the first word of the text.|text.split()[0]
        area(w, h)|Return the area of a rectangle.|w * h
        count(items)|Return how many items there are.|len(items)
        """,
        fields="head|doc|a",
    ),
    right(
        "text to SQL with its schema, one line that ends with a semicolon",
        "sql-one-line",
        r"""
        text = f"-- {data['schema']}\n-- {data['question']}\nSELECT"
        gold = data["query"].removeprefix("SELECT ")
        """,
        table(
            "schema|question|query",
            """
            pets(name, kind, age)|Names of all cats.|SELECT name FROM pets WHERE kind = 'cat';
            books(title, year)|How many books are there?|SELECT COUNT(*) FROM books;
            staff(name, salary)|The highest salary.|SELECT MAX(salary) FROM staff;
            trips(city, days)|Cities with trips of more than 5 days.|SELECT city FROM trips WHERE days > 5;
            songs(title, length)|All titles by length, shortest first.|SELECT title FROM songs ORDER BY length;
            orders(id, total)|The sum of all totals.|SELECT SUM(total) FROM orders;
            users(mail, active)|Mails of active users.|SELECT mail FROM users WHERE active = 1;
            rivers(name, km)|The mean of all lengths in km.|SELECT AVG(km) FROM rivers;
            """,
        ),
        max_tokens=40,
    ),
    right(
        "table QA with cells between bars",
        "bars-table",
        r"""
        lines = ["| " + " | ".join(line) + " |" for line in data["table"]]
        lines.insert(1, "|---" * len(data["table"][0]) + "|")
        text = "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        records(
            "table question answer",
            (
                [["town", "people"], ["Ulm", "126000"], ["Jena", "111000"]],
                "How many people has Jena?",
                "111000",
            ),
            (
                [["team", "won"], ["Reds", "9"], ["Blues", "12"]],
                "Which team won 12 times?",
                "Blues",
            ),
            (
                [["dish", "price"], ["soup", "4"], ["stew", "9"], ["pie", "6"]],
                "What does the pie cost?",
                "6",
            ),
            (
                [["peak", "metres"], ["Rigi", "1798"], ["Säntis", "2502"]],
                "Which peak is 2502 metres high?",
                "Säntis",
            ),
            ([["day", "rain"], ["Mon", "yes"], ["Tue", "no"]], "Did it rain on Mon?", "yes"),
            ([["bus", "to"], ["7", "Harbour"], ["12", "Zoo"]], "Which bus goes to the Zoo?", "12"),
            (
                [["metal", "sign"], ["iron", "Fe"], ["gold", "Au"]],
                "What is the sign of gold?",
                "Au",
            ),
            (
                [["room", "guest"], ["101", "Lee"], ["102", ""], ["103", "Roy"]],
                "Who is in room 103?",
                "Roy",
            ),
        ),
    ),
    right(
        "CSV with empty cells, whose count is asked for",
        "csv-gaps",
        r"""
        text = "CSV:\n" + "\n".join(data["lines"]) + "\n\nHow many cells are empty?\nCount:"
        gold = str(data["count"])
        """,
        records(
            "lines count",
            ([SALES, "1,pen,4", "2,,3"], 1),
            ([SALES, "1,,", "2,ink,"], 3),
            ([SALES, "5,cup,2", "6,jar,1"], 0),
            ([SALES, ",,", "8,map,9"], 3),
            ([SALES, "3,bag,", "4,hat,7"], 1),
            ([SALES, "9,,2", "10,,8"], 2),
            ([SALES, "11,fan,6", "12,rug,5"], 0),
            ([SALES, ",oar,1", "14,net,"], 2),
        ),
    ),
    plain(
        "HTML as data: the text of its heading is asked for",
        "html-heading",
        "Page:\n{q}\n\nText of the h1 element:",
        """
        <html><body><h1>Opening hours</h1><p>Daily</p></body></html>|Opening hours
        <h1 class="big">Our team</h1>|Our team
        <div><h2>News</h2><h1>Welcome</h1></div>|Welcome
        <h1>Lost &amp; found</h1><hr>|Lost & found
        <body><p>Hi</p><h1 id="t">Prices</h1></body>|Prices
        <main><h1>Contact</h1><h2>Mail</h2></main>|Contact
        <h1><em>Very</em> old maps</h1>|Very old maps
        <header><h1>Recipes</h1></header>|Recipes
        """,
    ),
    plain(
        "a regular expression: does it match, in words that are not of Python",
        "regex-match",
        'Does the regular expression {p} match the whole of "{s}"? match or fail:',
        """
        a+b|aaab|match
        a+b|b|fail
        [0-9]{3}|407|match
        [0-9]{3}|40|fail
        colou?r|color|match
        x.z|xz|fail
        (ab)*|abab|match
        ^cat$|cats|fail
        """,
        fields="p|s|a",
    ),
    plain(
        "JSON in, a value out, with braces that are the data's own",
        "json-path",
        "{j}\nValue at {p}:",
        """
        {"user": {"id": 7, "name": "Ada"}}|user.name|Ada
        {"items": [{"sku": "K1"}, {"sku": "K2"}]}|items[1].sku|K2
        {"a": {"b": {"c": 3}}}|a.b.c|3
        {"size": [40, 60]}|size[0]|40
        {"tags": ["red", "new"], "n": 2}|tags[1]|new
        {"city": {"name": "Bonn", "zip": "53111"}}|city.zip|53111
        {"ok": "no", "why": {"text": "late"}}|why.text|late
        {"x": [[1, 2], [3, 4]]}|x[1][0]|3
        """,
        fields="j|p|a",
    ),
    right(
        "a program in a fence, and whether it raises an error",
        "raises-error",
        r"""
        text = f"```python\n{data['program']}\n```\nDoes it run without an error? Answer yes or no.\nAnswer:"
        gold = data["answer"]
        """,
        table(
            "program|answer",
            """
            x = [1, 2]⏎print(x[2])|no
            d = {}⏎d["k"] = 5⏎print(d)|yes
            print(1 / 0)|no
            for i in range(3):⏎    pass⏎print(i)|yes
            s = "7"⏎print(s + 1)|no
            s = "7"⏎print(int(s) + 1)|yes
            import math⏎print(math.sqrt(16))|yes
            a = 3⏎print(b)|no
            """,
        ),
    ),
    plain(
        "shell: a question and the command, with options that begin with dashes",
        "shell-command",
        "# {q}\n$",
        """
        list all files, hidden ones too|ls -a
        show where I am|pwd
        make the folder out|mkdir out
        show the last 5 lines of log.txt|tail -n 5 log.txt
        count the lines of a.csv|wc -l a.csv
        rename old.txt to new.txt|mv old.txt new.txt
        show the first 3 lines of b.txt|head -n 3 b.txt
        delete the file tmp.bin|rm tmp.bin
        """,
    ),
    plain(
        "LaTeX in questions and answers",
        "latex-values",
        "Simplify. Write LaTeX.\n${q} = ?$\nResult:",
        r"""
        \frac{2}{4}|$\frac{1}{2}$
        \sqrt{49}|$7$
        x \cdot x^2|$x^3$
        \frac{6}{9}|$\frac{2}{3}$
        2^{3} \cdot 2|$16$
        \sqrt{8}|$2\sqrt{2}$
        3y + 4y|$7y$
        \frac{a^2}{a}|$a$
        """,
    ),
    plain(
        "hexadecimal to decimal, with its prefix",
        "hex-decimal",
        "Decimal value of {q}?\nDecimal:",
        """
        0x0A|10
        0xFF|255
        0x10|16
        0x2B|43
        0x64|100
        0x7F|127
        0x1E|30
        0x40|64
        """,
    ),
    right(
        "a log with times, and the level of its last line",
        "log-level",
        r"""
        text = "\n".join(data["log"]) + "\nWhat is the level of the last entry?\nLevel:"
        gold = data["level"]
        """,
        records(
            "log level",
            (["[08:00:01] INFO start", "[08:00:02] ERROR disk full"], "ERROR"),
            (["[09:12:40] ERROR no route", "[09:12:44] INFO retry"], "INFO"),
            (["[10:03:09] INFO ping", "[10:03:10] WARN slow answer"], "WARN"),
            (["[11:30:00] WARN low battery", "[11:31:00] ERROR power lost"], "ERROR"),
            (["[12:01:15] INFO login bob", "[12:01:19] INFO logout bob"], "INFO"),
            (["[13:45:02] ERROR bad token", "[13:45:03] WARN locked"], "WARN"),
            (["[14:20:59] WARN cache cold", "[14:21:30] INFO cache warm"], "INFO"),
            (["[15:05:05] INFO job 7", "[15:05:06] WARN job 8 late"], "WARN"),
            (["[16:40:00] INFO upload", "[16:40:02] ERROR checksum"], "ERROR"),
        ),
    ),
    ranked(
        "which of two lines is Python, ranked",
        "python-or-java",
        r"""
        text = f"Code: {data['line']}\nLanguage:"
        """,
        records(
            "line target_scores",
            ("print(f'{x:.2f}')", {" Python": 1, " Java": 0}),
            ("System.out.println(x);", {" Python": 0, " Java": 1}),
            ("for i in range(9): pass", {" Python": 1, " Java": 0}),
            ("public static void main(String[] args) {}", {" Python": 0, " Java": 1}),
            ("items = [n * n for n in row]", {" Python": 1, " Java": 0}),
            ("final int size = list.size();", {" Python": 0, " Java": 1}),
            ("def area(w, h): return w * h", {" Python": 1, " Java": 0}),
            ("String name = null;", {" Python": 0, " Java": 1}),
        ),
    ),
)
