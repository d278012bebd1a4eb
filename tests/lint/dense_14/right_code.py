"""Right prompts: programs, queries, markup and other text of machines, in English."""

from __future__ import annotations

import json

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "questions on a schema that are answered in SQL",
        "shop-sql",
        r"""
        text = f"-- Schema: {SCHEMA}\n-- Question: {data['question']}\n-- SQLite query:"
        gold = data["query"]
        """,
        table(
            "question|query",
            """
        How many customers are there?|SELECT COUNT(*) FROM customers;
        Which cities do customers live in, each once?|SELECT DISTINCT city FROM customers;
        What are the names of the customers in Lima?|SELECT name FROM customers WHERE city = 'Lima';
        What is the largest total of an order?|SELECT MAX(total) FROM orders;
        How many orders has each customer_id?|SELECT customer_id, COUNT(*) FROM orders GROUP BY customer_id;
        What are the ids of orders over 500?|SELECT id FROM orders WHERE total > 500;
        What are all names, sorted by name?|SELECT name FROM customers ORDER BY name;
        What is the sum of all totals?|SELECT SUM(total) FROM orders;
        What are the ids of customers without a city?|SELECT id FROM customers WHERE city IS NULL;
        What are the three latest order ids?|SELECT id FROM orders ORDER BY placed DESC LIMIT 3;
        """,
        ),
        above='SCHEMA = "customers(id, name, city); orders(id, customer_id, total, placed)"',
    ),
    right(
        "sentences about flights that become one object of JSON",
        "flight-json",
        r"""
        text = (
            "Extract the flight as JSON with the keys from, to and seats (null if not said).\n"
            f"Request: {data['request']}\nJSON:"
        )
        gold = json.dumps({key: data["slots"][key] for key in ("from", "to", "seats")})
        """,
        tuple(
            {"request": request, "slots": {"from": start, "to": end, "seats": seats}}
            for request, start, end, seats in (
                ("Two seats from Oslo to Rome, please.", "Oslo", "Rome", 2),
                ("I need to get to Lima.", None, "Lima", None),
                ("We are 4 and want to leave Cairo.", "Cairo", None, 4),
                ("Is there anything from Delhi to Tokyo?", "Delhi", "Tokyo", None),
                ("One seat to Perth.", None, "Perth", 1),
                ("Out of Boston for three people.", "Boston", None, 3),
                ("Book Accra to Paris for 6.", "Accra", "Paris", 6),
                ("Quito, then home to Bogota, 5 of us.", "Quito", "Bogota", 5),
                ("Any flight that leaves Minsk!", "Minsk", None, None),
            )
        ),
        above="import json",
        max_tokens=48,
    ),
    right(
        "pages of HTML as data, and the text of one element is asked for",
        "html-element",
        r"""
        text = f"{data['html']}\n\nWhat is the text of the <{data['tag']}> element?\nText:"
        gold = data["inner"]
        """,
        table(
            "html|tag|inner",
            """
        <h1>Tide times</h1><p>High at six.</p>|h1|Tide times
        <ul><li>figs</li></ul><em>fresh</em>|em|fresh
        <title>Log in</title><body><a href="/new">Join</a></body>|a|Join
        <p>Salt &amp; vinegar</p><b>2.50</b>|b|2.50
        <article><h2>Storm</h2><p>No ferries.</p></article>|h2|Storm
        <table><tr><td>Mon</td></tr></table><i>closed</i>|i|closed
        <label>Mail</label><button>Send</button>|button|Send
        <nav>Home</nav><main><q>Know thyself</q></main>|q|Know thyself
        <p>See <code>ls -l</code> for files.</p>|code|ls -l
        <footer><small>since 1907</small></footer>|small|since 1907
        """,
        ),
    ),
    right(
        "programs in a fence, and what they print",
        "fenced-output",
        r"""
        text = "\n".join(["```python", data["program"], "```", "Printed:"])
        gold = data["printed"]
        """,
        table(
            "program|printed",
            """
        a, b = 3, 8⏎a, b = b, a⏎print(a - b)|5
        print(*[i * i for i in range(3)])|0 1 4
        name = "Ada"⏎print(f"{name}!")|Ada!
        print([n for n in range(9) if n % 4 == 0])|[0, 4, 8]
        print({"x": 1}.get("y"))|None
        print(7 // 2, 7 / 2)|3 3.5
        def f(n):⏎    return 1 if n < 2 else n * f(n - 1)⏎print(f(4))|24
        print("\\\\n" == "n")|False
        s = "banana"⏎print(s.count("an"))|2
        t = (1, 2)⏎print(t + t)|(1, 2, 1, 2)
        print(not [])|True
        """,
        ),
    ),
    right(
        "bodies of a function are ranked, and begin with a newline and four spaces",
        "one-line-bodies",
        r'''
        text = f'def {data["signature"]}:\n    """{data["doc"]}"""'
        gold = max(data["target_scores"], key=data["target_scores"].get)
        ''',
        keyed(
            "signature|doc",
            """
        double(x)|Return twice x.|*return 2 * x/return x + 2/return x ** 2
        is_even(n)|Return whether n is even.|return n % 2 == 1/*return n % 2 == 0/return n == 2
        last(items)|Return the last of items.|return items[0]/return items[1:]/*return items[-1]
        shout(text)|Return text in capitals.|*return text.upper()/return text.lower()/return text.title()
        absolute(n)|Return n without its sign.|return -n/*return abs(n)/return n * n
        first_word(line)|Return the first word of line.|return line.split()/return line[0]/*return line.split()[0]
        is_empty(text)|Return whether text is empty.|*return text == ""/return text is None/return len(text) > 0
        larger(a, b)|Return the larger of a and b.|return min(a, b)/*return max(a, b)/return a > b
        backwards(text)|Return text turned round.|return text[1:]/return sorted(text)/*return text[::-1]
        total(prices)|Return the sum of prices.|return len(prices)/*return sum(prices)/return max(prices)
        """,
            "\n    ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "escapes of a string are counted, so backslashes are meant",
        "escape-lengths",
        r"""
        text = f"In Python, what is len({data['literal']})?\nLength:"
        gold = str(data["length"])
        """,
        table(
            "literal|length#",
            r"""
        "a\nb"|3
        "tab\t"|4
        r"\n"|2
        "C:\\temp"|7
        "\\\\"|2
        "\"hi\""|4
        "\x41"|1
        r"\d+"|3
        "no escape"|9
        "\u00e9t\u00e9"|3
        ""|0
        """,
        ),
    ),
    right(
        "does the pattern match the whole string, with all the signs of patterns",
        "regex-fullmatch",
        r"""
        text = f"Pattern: {data['pattern']}\nString: {data['string']}\nDoes the pattern match the whole string?"
        gold = "Yes" if re.fullmatch(data["pattern"], data["string"]) else "No"
        """,
        tuple(
            {"pattern": pattern, "string": string}
            for pattern, string in (
                ("[a-z]+", "lemon"),
                ("[a-z]+", "Lemon7"),
                (r"\d{4}-\d{2}", "2024-06"),
                (r"\d{4}-\d{2}", "24-06"),
                ("colou?r", "color"),
                ("gr(a|e)y", "groy"),
                ("a.c", "ac"),
                ("(ha)*", "hahaha"),
                ("^x$|y", "y"),
                ("[^0-9]*", "room 9"),
                (r"\w+@\w+\.org", "jo@mail.org"),
                ("z{2,3}", "zzzz"),
            )
        ),
        above="import re",
    ),
    right(
        "which line of a program is wrong, with the lines numbered by the template",
        "find-bug-line",
        r"""
        lines = data["program"].split("\n")
        listing = "\n".join(f"{number}: {line}" for number, line in enumerate(lines, 1))
        text = f"{data['goal']} One line is wrong.\n{listing}\nWrong line:"
        gold = str(data["line"])
        """,
        table(
            "goal|program|line#",
            """
        Add the numbers 1 to n.|def f(n):⏎    s == 0⏎    for k in range(1, n + 1):⏎        s += k⏎    return s|2
        Return the smaller of two.|def f(a, b):⏎    if a < b:⏎        return a⏎    return a|4
        Count the vowels of a word.|def f(w):⏎    n = 0⏎    for c in w:⏎        if c
            not in "aeiou":⏎            n += 1⏎    return n|4
        Say whether a list is empty.|def f(x):⏎    return len(x) == 1|2
        Multiply all items.|def f(x):⏎    p = 1⏎    for i in x:⏎        p = i⏎    return p|4
        Square a number.|def f(x)⏎    return x * x|1
        Return the last letter.|def f(w):⏎    n = -1⏎    return n[w]|3
        Greet by name.|def f(name):⏎    text = "Hi " + nam⏎    return text|2
        Join with dashes.|def f(parts):⏎    mark = "-"⏎    return parts.join(mark)|3
        Subtract b from a.|def f(b; a):⏎    d = a - b⏎    return d|1
        """,
        ),
    ),
    right(
        "lines of a shell that begin with a dollar, to be told in words of a fixed list",
        "shell-purposes",
        r"""
        text = f"$ {data['command']}\nThis command can (list, copy, delete, search or count):"
        gold = data["does"]
        """,
        table(
            "command|does",
            """
        ls -la ~/notes|list
        cp a.txt /tmp/|copy
        rm -r build/|delete
        grep -n "error" app.log|search
        wc -l *.csv|count
        rsync -a src/ dst/|copy
        find . -name "*.py"|search
        unlink old.lock|delete
        dir C:\\Users|list
        rmdir empty/|delete
        scp x.tgz me@host:|copy
        wc -w essay.txt|count
        """,
        ),
    ),
    right(
        "coded addresses are decoded, so percent signs are the data",
        "percent-decode",
        r"""
        text = f"Decode the URL component.\nEncoded: {data['encoded']}\nDecoded:"
        gold = data["decoded"]
        """,
        table(
            "encoded|decoded",
            """
        caf%C3%A9|café
        50%25%20off|50% off
        a%26b|a&b
        what%3F|what?
        rock%20%27n%27%20roll|rock 'n' roll
        1%2B1%3D2|1+1=2
        C%23|C#
        home%2Fuser|home/user
        smile%21|smile!
        me%40host|me@host
        """,
        ),
    ),
    right(
        "a diff is summed up by one of four words that its own lines may have, too",
        "diff-kinds",
        r"""
        text = f"{data['diff']}\n---\nKind of change (add, remove, rename or fix):"
        gold = data["kind"]
        """,
        table(
            "diff|kind",
            """
        - def add(a, b): return a - b⏎+ def add(a, b): return a + b|fix
        - total = 0⏎+ amount = 0|rename
        + import logging|add
        - print("debug: remove me")|remove
        - if x = 3:⏎+ if x == 3:|fix
        - def get_usr(): ...⏎+ def get_user(): ...|rename
        + def remove(item): items.pop(item)|add
        - # old helper⏎- def fix(s): return s|remove
        + timeout: 30|add
        - for i in range(1, len(x)):⏎+ for i in range(len(x)):|fix
        - class Cat: ...⏎+ class Dog: ...|rename
        - rename = True|remove
        """,
        ),
    ),
    right(
        "records of JSON as inputs, where a value that is null is asked about",
        "null-keys",
        r"""
        text = f"{data['record']}\nWhich key is null?\nKey:"
        gold = data["key"]
        """,
        tuple(
            {"record": json.dumps(record), "key": key}
            for key, record in (
                ("mail", {"id": 4, "name": "Ove", "mail": None}),
                ("size", {"sku": "B7", "size": None, "price": 3.5}),
                ("end", {"start": "09:00", "end": None}),
                ("parent", {"parent": None, "child": "Eve", "age": 2}),
                ("score", {"home": "Ajax", "away": "Porto", "score": None}),
                ("fax", {"phone": "555-0101", "fax": None, "open": True}),
                ("isbn", {"isbn": None, "title": "Emma"}),
                ("tags", {"post": 12, "tags": None, "likes": 0}),
                ("gate", {"flight": "LH 400", "gate": None, "delay": False}),
            )
        ),
    ),
)
