"""Right prompts about queries, reviews of code and what programs print, in English."""

from __future__ import annotations

from tests.lint.making import right, scored, starred, table

RIGHT = (
    right(
        "text to SQL with the schema in each row",
        "text-to-sql",
        r"""
        text = f"-- Schema: {data['schema']}\n-- {data['request']}\nSELECT"
        gold = data["sql"].removeprefix("SELECT ")
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "schema|request|sql",
            """
            staff(id, name, city)|names of all staff in Lyon|SELECT name FROM staff WHERE city = 'Lyon';
            orders(id, day, amount)|number of orders above 500|SELECT COUNT(*) FROM orders WHERE amount > 500;
            books(isbn, title, year)|titles from oldest to newest|SELECT title FROM books ORDER BY year;
            sensors(id, room, temp)|highest temperature per room|SELECT room, MAX(temp) FROM sensors GROUP BY room;
            guests(name, country)|countries, each once|SELECT DISTINCT country FROM guests;
            cars(plate, owner, km)|plates with a km of NULL|SELECT plate FROM cars WHERE km IS NULL;
            shops(id, town), sales(shop, sum)|towns of shops with a sale over 9|SELECT DISTINCT town FROM shops JOIN
             sales ON shop = id WHERE sum > 9;
            films(title, minutes)|the three longest films|SELECT title FROM films ORDER BY minutes DESC LIMIT 3;
            pets(name, kind, age)|mean age of the dogs|SELECT AVG(age) FROM pets WHERE kind = 'dog';
            """,
        ),
    ),
    right(
        "what a query gives on a small table",
        "sql-result",
        r"""
        text = f"Table {data['name']} (CSV):\n{data['csv']}\n\nQuery: {data['query']}\nResult:"
        gold = data["result"]
        """,
        table(
            "name|csv|query|result",
            """
            t|a,b⏎1,4⏎2,5⏎3,6|SELECT SUM(a) FROM t|6
            runs|who,km⏎Ida,8⏎Per,5⏎Ida,3|SELECT SUM(km) FROM runs WHERE who = 'Ida'|11
            stock|item,n⏎nut,40⏎bolt,15⏎cog,22|SELECT item FROM stock WHERE n < 20|bolt
            log|id,code⏎1,200⏎2,404⏎3,200|SELECT COUNT(*) FROM log WHERE code = 200|2
            fees|club,eur⏎chess,30⏎rowing,90⏎judo,55|SELECT MAX(eur) FROM fees|90
            beds|ward,free⏎A,3⏎B,0⏎C,1|SELECT ward FROM beds WHERE free = 0|B
            trips|city,days⏎Oslo,4⏎Rome,7⏎Bern,1|SELECT city FROM trips ORDER BY days DESC LIMIT 1|Rome
            tools|name,eur⏎saw,12⏎axe,35⏎file,8|SELECT MIN(eur) FROM tools|8
            """,
        ),
    ),
    right(
        "a diff is fine or needs work",
        "diff-review",
        r"""
        text = (
            "Does the change do what its title says? Reply LGTM or NEEDS WORK.\n\n"
            f"Title: {data['title']}\n```diff\n{data['diff']}\n```\nReply:"
        )
        gold = "LGTM" if data["fine"] else "NEEDS WORK"
        """,
        table(
            "title|diff|fine?",
            """
            Raise the timeout from 10 to 30 seconds|-TIMEOUT = 10⏎+TIMEOUT = 30|true
            Count from one to n|-for i in range(n):⏎+for i in range(n + 1):|false
            Close the file in all cases|-f = open(p)⏎-s = f.read()⏎+with open(p) as f:⏎+    s = f.read()|true
            Allow an empty name|-if name is None:⏎+if not name:⏎     raise ValueError(name)|false
            Sort users by age, oldest first|-users.sort()⏎+users.sort(key=lambda u: u.age)|false
            Do not fail on a missing key|-return d["k"]⏎+return d.get("k")|true
            Compare with None by identity|-if x == None:⏎+if x is None:|true
            Round to two digits|-return x⏎+return round(x, 1)|false
            Log the error before it is raised|-raise e⏎+log.error(e)⏎+raise e|true
            Drop the unused import of os|-import sys⏎ import os|false
            """,
        ),
    ),
    right(
        "the line of a program that is wrong, by its number",
        "bug-line",
        r"""
        lines = data["program"].split("\n")
        shown = "\n".join(f"{n} {line}" for n, line in enumerate(lines, start=1))
        text = f"{data['purpose']}\n\n{shown}\n\nNumber of the wrong line:"
        gold = str(data["line"])
        """,
        table(
            "purpose|program|line#",
            """
            Adds up a list.|def add(xs):⏎    total = 0⏎    for x in xs:⏎        total -= x⏎    return total|4
            Says whether n is even.|def even(n):⏎    return n % 2 == 1|2
            Finds the longest word.|def longest(words):⏎    best = ""⏎    for w in words:⏎        if len(w) <
             len(best):⏎            best = w⏎    return best|4
            Counts down from n to 1.|def down(n):⏎    while n > 0:⏎        print(n)⏎        n += 1|4
            Doubles items.|def twice(xs):⏎    out = None⏎    for x in xs:⏎        out.append(2 * x)⏎    return out|2
            Returns the last item.|def last(xs):⏎    return xs[0]|2
            Joins words with commas.|def join(words):⏎    sign = ";"⏎    return sign.join(words)|2
            Returns the mean.|def mean(xs):⏎    total = sum(xs)⏎    return total * len(xs)|3
            Greets by name.|def greet(name):⏎    text = "Hello, " + name⏎    return name|3
            """,
        ),
    ),
    right(
        "types of commits",
        "commit-type",
        r"""
        text = f"Subject: {data['subject']}\nFiles: {', '.join(data['files'])}\nType (feat, fix, docs or test):"
        gold = data["type"]
        """,
        table(
            "subject|files*|type",
            """
            do not crash on an empty cart|cart.py|fix
            explain how to install on Windows|README.md/INSTALL.md|docs
            let users log in by a passkey|auth.py/keys.py|feat
            cover the parser's error branch|test_parser.py|test
            wrong tax for books|tax.py|fix
            add a dark mode|theme.css/settings.py|feat
            typos in the changelog|CHANGELOG.md|docs
            check rounding with random numbers|test_money.py|test
            export to PDF|export.py/pdf.py|feat
            time zone lost when saving|dates.py|fix
            """,
        ),
    ),
    right(
        "expressions that fit a text or do not",
        "regex-fits",
        r"""
        text = f"Does /{data['pattern']}/ match the whole of '{data['text']}'? (y/n)"
        gold = "y" if re.fullmatch(data["pattern"], data["text"]) else "n"
        """,
        table(
            "pattern|text",
            r"""
            a+b|aaab
            \d{4}|20245
            [A-Z][a-z]*|Oslo
            x?y|xxy
            (ab)*|ababab
            [^0-9]+|no1
            \w+@\w+|kim@home
            colou?r|colouur
            .{3}|fig
            t[ae]n|tin
            """,
        ),
        above="import re",
    ),
    right(
        "bodies of functions behind their docstrings",
        "docstring-body",
        r'''
        text = f'def {data["head"]}:\n    """{data["doc"]}"""'
        gold = data["body"]
        return {"input": text, "output": f"\n    {gold}", "processed_output": gold}
        ''',
        table(
            "head|doc|body",
            """
            square(x)|Return x times x.|return x * x
            shout(s)|Return s in capitals.|return s.upper()
            first(xs)|Return the first item of xs.|return xs[0]
            is_odd(n)|Say whether n is odd.|return n % 2 == 1
            area(w, h)|Return the area of a rectangle.|return w * h
            backwards(s)|Return s turned round.|return s[::-1]
            total(xs)|Return the sum of the numbers xs.|return sum(xs)
            uniq(xs)|Return the number of different items.|return len(set(xs))
            larger(a, b)|Return the larger of two numbers.|return max(a, b)
            """,
        ),
        stop=("\n\n",),
    ),
    right(
        "commands for what is wanted, behind a prompt of a shell",
        "shell-command",
        r"""
        text = "# " + data["wish"] + "\n$"
        gold = data["command"]
        """,
        table(
            "wish|command",
            """
            list all files, hidden ones too|ls -a
            show the last 20 lines of app.log|tail -n 20 app.log
            make the directory out/img with its parents|mkdir -p out/img
            count the lines of names.txt|wc -l names.txt
            copy the directory a to b|cp -r a b
            find files that end with .tmp below here|find . -name '*.tmp'
            print the third column of data.csv|cut -d, -f3 data.csv
            show lines with "error" in any case in app.log|grep -i error app.log
            make run.sh executable|chmod +x run.sh
            """,
        ),
    ),
    right(
        "codes of HTTP, numbered options",
        "http-codes",
        r"""
        rows = [f"{n}. {text}" for n, text in enumerate(data["choices"], 1)]
        text = "\n".join(["What does the server say with " + data["question"] + "?", *rows, "Option number:"])
        gold = str(data["answer"] + 1)
        """,
        starred(
            """
            200|*all is well/not found/try later
            404|come in/*there is no such page/moved for good
            301|all is well/your fault/*the page has moved for good
            500|*something failed on my side/log in first/not found
            401|all is well/*log in first/gone on holiday
            429|nothing has changed/moved for now/*too many requests
            403|*you may not see this/here it is/moved for good
            304|not found/*nothing has changed since/log in first
            503|your request is malformed/all is well/*I am overloaded, try later
            """
        ),
    ),
    right(
        "JSON into YAML",
        "json-yaml",
        r"""
        text = "Write it as YAML.\nJSON: " + data["json"] + "\nYAML:"
        return {"input": text, "output": "\n" + data["yaml"], "processed_output": data["yaml"]}
        """,
        table(
            "json|yaml",
            """
            {"port": 8080, "host": "web1"}|port: 8080⏎host: web1
            {"tags": ["a", "b"]}|tags:⏎- a⏎- b
            {"debug": true}|debug: true
            {"db": {"name": "shop", "pool": 5}}|db:⏎  name: shop⏎  pool: 5
            {"mode": "fast", "retries": 3}|mode: fast⏎retries: 3
            {"users": ["eva", "ole", "kim"]}|users:⏎- eva⏎- ole⏎- kim
            {"cache": null}|cache: null
            {"log": {"level": "info"}}|log:⏎  level: info
            """,
        ),
        postprocess="bbh_post",
        stop=("\n\n",),
    ),
    right(
        "what comments of a forum break, by likelihood",
        "forum-rules",
        r"""
        text = f'Comment: "{data["question"]}"\nThis comment is\n'
        gold = [key for key in data["target_scores"] if data["target_scores"][key]][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            Buy followers at cheapfame.example, 50 % off today!|*advertising/an insult/allowed
            You have the brain of a brick, mate.|advertising/*an insult/allowed
            I replaced the fuse and it works again.|advertising/an insult/*allowed
            Shut up, you miserable clown.|advertising/*an insult/allowed
            Get my coupon code SAVE20 for all sneakers, link in bio|*advertising/an insult/allowed
            Does anybody know a quiet campsite near Split?|advertising/an insult/*allowed
            Only an idiot like you could like that film.|advertising/*an insult/allowed
            Thanks, the second answer helped me a lot.|advertising/an insult/*allowed
            Order slimming tea from our shop, free delivery!!|*advertising/an insult/allowed
            """
        ),
        method="ppl",
    ),
    right(
        "what reviews think of one aspect",
        "aspect-view",
        r"""
        text = f"Review: {data['review']}\nWhat does it say about the {data['aspect']}: good, bad or nothing?"
        gold = data["view"]
        """,
        table(
            "review|aspect|view",
            """
            The battery lasts three days, but the screen is dim.|battery|good
            The battery lasts three days, though the speaker rattles.|speaker|bad
            A pretty phone, and light as a feather.|camera|nothing
            Great photos even at night. The price is outrageous.|price|bad
            Delivery took one day, the box was spotless.|delivery|good
            Love the colour; the zip broke in a week.|zip|bad
            Soft, warm, washes well.|price|nothing
            The manual is a joke, the machine itself is superb.|machine|good
            Comfortable seat, wobbly legs.|seat|good
            My son plays with it every day.|packaging|nothing
            """,
        ),
    ),
)
