"""Right prompts of software teams, with long guides."""

from __future__ import annotations

from tests.lint.dense_25.making import BEST, described, filled, guided
from tests.lint.making import keyed, table

REVIEW = guided(
    "kinds of review comments with examples and counter-examples",
    "review-comments",
    """
    You are a senior engineer who studies how code review works in a large open-source project.
    Assign each review comment to one category.

    Categories:
    1. bug: the comment says that the code does something wrong.
       e.g. "This loop skips the last element."
       not: "This loop is slow." (that is performance)
    2. style: the comment is about names, layout or formatting.
       e.g. "Please use snake_case here."
       not: "This name shadows a builtin and breaks the call below." (that is bug)
    3. performance: the comment is about time or memory.
       e.g. "Build the set once, outside of the loop."
    4. security: the comment is about attacks, secrets or permissions.
       e.g. "Don't log the password."
    5. tests: the comment asks for tests, or is about tests.
       e.g. "Can you cover the empty list as well?"

    If a comment fits two categories, choose the one that would do more harm if it were ignored.
    Reply with the name of the category in lower case.
    """,
    """f"Comment: {data['comment']}\\nCategory:\"""",
    table(
        "comment|label",
        """
        The division fails when the list is empty.|bug
        Two blank lines between functions, please.|style
        This copies the whole array on every call; a view would do.|performance
        User input goes straight into the shell command here.|security
        Please add a case for negative numbers to the suite.|tests
        You compare with < where <= is meant, so day 31 is lost.|bug
        The API key should not be in the repository.|security
        Sorting twice is not needed and takes most of the time.|performance
        I would call this variable total instead of t.|style
        The new branch is not covered by any test yet.|tests
        """,
    ),
)

SEVERITY = filled(
    "severity of an incident, from a matrix",
    "incident-severity",
    """
    # Incident classification
    You are the on-call coordinator of an online shop. A report comes in and you set its severity.

    ## Matrix
    | level | who is affected | what no longer works |
    | --- | --- | --- |
    | SEV1 | all customers | ordering or paying |
    | SEV2 | some customers | ordering or paying |
    | SEV3 | customers, all or some | something else, such as search, pictures or e-mails |
    | SEV4 | staff only | any internal tool |

    ## Decision
    First ask who is affected. If it is staff only, the level is SEV4 and you are done.
    Then ask what no longer works. If customers can still order and pay, the level is SEV3.
    Otherwise it is SEV1 for all customers and SEV2 for some of them.

    ## Remarks
    - A country, a browser or a kind of card means some customers.
    - "Nobody", "everyone" and "the whole site" mean all customers.
    - How long the incident has lasted does not matter.

    ## Report
    {report}

    ## Your answer
    Write the level in capitals, without a reason.

    Level:""",
    table(
        "report|label",
        """
        The whole site answers with error 503, nobody can place an order.|SEV1
        Customers in Belgium cannot pay by card since nine o'clock.|SEV2
        Product pictures are missing for all customers.|SEV3
        The holiday planner of the staff does not load.|SEV4
        Checkout freezes for customers who use Firefox.|SEV2
        Confirmation e-mails arrive two hours late.|SEV3
        Payment fails for everyone, whatever they choose.|SEV1
        Warehouse staff cannot log in to the label printer.|SEV4
        The search box returns no results on phones.|SEV3
        Visa cards are refused at the last step, other cards work.|SEV2
        """,
    ),
)

LOGS = guided(
    "log lines as JSON with a schema",
    "log-json",
    """
    You convert log lines of a web service into JSON for a dashboard.

    Shape of a line
    time [LEVEL] service: message (code)

    Keys of the object, in this order
    "level" - one of "debug", "info", "warning", "error"; always lower case
    "service" - the name before the colon
    "code" - the number in the brackets at the end, as an integer

    Do
    - write one object on one line
    - turn WARN into "warning" and ERR into "error"
    Don't
    - don't copy the time or the message
    - don't put the object into a code fence

    Example 1
    Line: 12:00:01 [INFO] mailer: queue is empty (204)
    JSON: {"level": "info", "service": "mailer", "code": 204}

    Example 2
    Line: 12:00:07 [WARN] gateway: slow upstream (299)
    JSON: {"level": "warning", "service": "gateway", "code": 299}
    """,
    """f"Line: {data['line']}\\nJSON:\"""",
    table(
        "line|level|service|code#",
        """
        08:14:22 [ERR] billing: card was refused (402)|error|billing|402
        08:15:03 [INFO] search: index rebuilt (200)|info|search|200
        08:15:40 [WARN] auth: password is old (219)|warning|auth|219
        08:16:11 [DEBUG] cache: key renewed (100)|debug|cache|100
        08:17:58 [ERR] uploader: file too large (413)|error|uploader|413
        08:19:30 [WARN] billing: currency unknown (214)|warning|billing|214
        08:20:02 [INFO] auth: new account (201)|info|auth|201
        08:21:45 [DEBUG] search: query parsed (102)|debug|search|102
        08:22:19 [ERR] gateway: upstream is down (502)|error|gateway|502
        """,
    ),
    gold='json.dumps({key: data[key] for key in ("level", "service", "code")})',
    above="import json",
)

SQL = guided(
    "a question as SQL over a schema",
    "shop-sql",
    """
    You are a data analyst. Write one SQL query (SQLite) that answers the question.

    -- Schema
    CREATE TABLE customers (id INTEGER, name TEXT, city TEXT);
    CREATE TABLE orders (id INTEGER, customer_id INTEGER, total REAL, year INTEGER);
    -- orders.customer_id refers to customers.id

    Conventions
    1. Keywords in capitals, names in small letters.
    2. Everything on one line, closed by a semicolon.
    3. Use single quotes for texts: city = 'Oslo'.
    4. Count rows with COUNT(*).
    5. Join only if both tables are needed, with JOIN ... ON.
    6. No aliases and no comments.

    Example
    Question: How many customers live in Oslo?
    SQL: SELECT COUNT(*) FROM customers WHERE city = 'Oslo';

    Example
    Question: What is the highest total of an order from 2021?
    SQL: SELECT MAX(total) FROM orders WHERE year = 2021;

    Now it is your turn.
    """,
    """f"Question: {data['question']}\\nSQL:\"""",
    table(
        "question|sql",
        """
        What are the names of the customers in Paris?|SELECT name FROM customers WHERE city = 'Paris';
        How many orders are there?|SELECT COUNT(*) FROM orders;
        What is the sum of the totals in 2023?|SELECT SUM(total) FROM orders WHERE year = 2023;
        In which city does the customer with the id 7 live?|SELECT city FROM customers WHERE id = 7;
        What is the average total of the orders of customer 12?|SELECT AVG(total) FROM orders WHERE customer_id = 12;
        How many orders have a total above 100?|SELECT COUNT(*) FROM orders WHERE total > 100;
        What are the totals of the orders by customers in Rome?|SELECT orders.total FROM orders JOIN customers ON
         orders.customer_id = customers.id WHERE customers.city = 'Rome';
        What is the lowest total in 2020?|SELECT MIN(total) FROM orders WHERE year = 2020;
        How many customers are called Anna?|SELECT COUNT(*) FROM customers WHERE name = 'Anna';
        """,
    ),
    gold='data["sql"]',
    max_tokens=96,
)

COMMITS = described(
    "types of commits, few-shot with the rules in the description",
    "commit-types",
    """
    Conventional commits: choose the type of a commit from its message.

    feat: users can do something that they could not do before
    fix: something that was broken works again
    docs: only documentation has changed
    refactor: the code has another shape and does the same
    chore: versions, builds, licences and other housekeeping

    Decision list (stop at the first line that fits)
    1. Only a README, a manual or comments were touched -> docs
    2. A fault is gone -> fix
    3. There is a new option, page, command or format -> feat
    4. Code was moved, split, merged or renamed -> refactor
    5. Everything else -> chore

    Messages were taken from public repositories; their own prefixes have been cut off.
    Give the bare type, without a colon behind it.
    """,
    """f"Message: {data['message']}\\nType:\"""",
    table(
        "message|label",
        """
        add an option to export tables as CSV|feat
        correct the wrong month in the calendar|fix
        explain how to install on Windows|docs
        split the parser into three modules|refactor
        bump the version to 2.4.1|chore
        no longer crash when the file is empty|fix
        new command that lists all plugins|feat
        describe the settings in the README|docs
        rename helper functions, no change of behaviour|refactor
        update the year in the licence|chore
        stop losing the last line of uploads|fix
        support for files in YAML|feat
        """,
    ),
    shots=table(
        "message|label",
        """
        let users sort the list by date|feat
        repair the broken link in the footer|fix
        switch the build to a newer compiler|chore
        """,
    ),
    fewshot=3,
)

TICKETS = guided(
    "team and priority of tickets in a fixed form",
    "ticket-routing",
    """
    SYSTEM: You route support tickets for a provider of online storage.

    TEAMS
    billing: prices, invoices, refunds, cards
    access: passwords, logins, locked accounts
    sync: files that are missing, late or there twice

    PRIORITIES
    P1: the customer cannot work at all
    P2: the customer can work, but with trouble
    P3: a question or a wish

    FORMAT
    team, one space, priority. For example: sync P2

    CRITERIA
    - Choose exactly one team and exactly one priority.
    - Judge the priority by what the customer can still do, not by how angry he or she is.
    - A locked account is always P1.
    - A question about prices or invoices is always P3.

    EXAMPLES
    Ticket: Could you tell me whether there is a discount for students?
    Route: billing P3
    Ticket: My account is locked after three tries and I have a deadline tonight.
    Route: access P1
    """,
    """f"Ticket: {data['ticket']}\\nRoute:\"""",
    table(
        "ticket|team|priority",
        """
        Photos from my phone turn up on the laptop a day late, it is a nuisance.|sync|P2
        How do I change my password?|access|P3
        I was locked out this morning and can open nothing.|access|P1
        What does the family plan cost?|billing|P3
        All my folders are gone, I cannot do any work!|sync|P1
        The login asks for a code twice every time, which is tedious.|access|P2
        Why is there VAT on my invoice?|billing|P3
        Some documents are there twice, so I have to compare them by hand.|sync|P2
        It would be nice if syncing could be paused at night.|sync|P3
        """,
    ),
    gold="f\"{data['team']} {data['priority']}\"",
)

INJECTION = guided(
    "safe or unsafe queries, PPL",
    "query-safety",
    """
    Security review: database queries in Python

    A query is UNSAFE if text from outside can change its meaning. This is the case when the value of a variable
    becomes a part of the query's text, by any of these:
    - an f-string,
    - the operator + or %,
    - the method format.

    A query is SAFE if values are handed over apart from the text, as parameters of execute, or if the text is
    constant and has no values at all.

    Points to note
    * Quotes around a value do not help: f"... name = '{name}'" is UNSAFE.
    * A question mark in the text is the place of a parameter.
    * Whether the variable is called user_input or something harmless makes no difference.
    * Take the statement as it stands; do not assume that somebody has checked the value before.

    Verdicts are written in capitals.
    """,
    """f"Statement: {data['statement']}\\nVerdict:\"""",
    keyed(
        "statement",
        """
        db.execute("SELECT * FROM users WHERE id = ?", (user_id,))|*SAFE/UNSAFE
        db.execute(f"SELECT * FROM users WHERE name = '{name}'")|SAFE/*UNSAFE
        db.execute("DELETE FROM cart WHERE id = " + cart_id)|SAFE/*UNSAFE
        db.execute("SELECT COUNT(*) FROM visits")|*SAFE/UNSAFE
        db.execute("SELECT * FROM logs WHERE day = '%s'" % day)|SAFE/*UNSAFE
        db.execute("INSERT INTO notes VALUES (?, ?)", (title, text))|*SAFE/UNSAFE
        db.execute("UPDATE stock SET n = {} WHERE id = 4".format(n))|SAFE/*UNSAFE
        db.execute("UPDATE users SET mail = ? WHERE id = ?", (mail, key))|*SAFE/UNSAFE
        db.execute("DROP TABLE old_sessions")|*SAFE/UNSAFE
        db.execute(f"SELECT price FROM items ORDER BY {column}")|SAFE/*UNSAFE
        """,
        lead=" ",
    ),
    gold=BEST,
    lead="",
    method="ppl",
)

PRINTS = filled(
    "what a program prints, with rules for the form",
    "trace-output",
    """
    You are a Python 3 interpreter. You execute the program in your head and write down what it prints.

    How to proceed
    1. Read the program from top to bottom and keep a list of all variables with their values.
    2. At each loop, update the list once per pass.
    3. At print, write the value down.

    Rules for the answer
    - The program prints one line; write that line as it would stand on the screen.
    - Texts are printed without quotes; lists are printed with brackets, and a comma and a space between items.
    - Integer division // rounds down; % is the remainder.
    - Do not show your list of variables.

    A short example
    ```python
    n = 2
    n = n * 5
    print(n)
    ```
    Output: 10

    The program
    ```python
    {program}
    ```
    Output:""",
    table(
        "program|label",
        """
        a = [3, 1, 2]⏎a.sort()⏎print(a)|[1, 2, 3]
        x = 0⏎for i in range(1, 4):⏎    x += i * i⏎print(x)|14
        word = "lamp"⏎print(word[1:3])|am
        n = 29⏎print(n // 6, n % 6)|4 5
        d = {"a": 2, "b": 7}⏎print(d["b"] - d["a"])|5
        s = ""⏎for c in "abc":⏎    s = c + s⏎print(s)|cba
        x = [n for n in range(9) if n % 4 == 0]⏎print(x)|[0, 4, 8]
        i = 100⏎while i > 10:⏎    i = i // 3⏎print(i)|3
        print("-".join(["x", "y", "z"]))|x-y-z
        """,
    ),
)

RIGHT = (REVIEW, SEVERITY, LOGS, SQL, COMMITS, TICKETS, INJECTION, PRINTS)
