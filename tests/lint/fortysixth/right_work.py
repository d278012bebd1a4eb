"""Right prompts in English that companies, courses and laboratories made for themselves."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, table

LOGS = table(
    "line|part",
    """
    2026-03-02 11:04 [db] connection pool exhausted|db
    2026-03-02 11:09 [web] 502 from upstream|web
    2026-03-03 02:30 [cron] job purge took 41 s|cron
    2026-03-03 08:15 [web] slow request /cart|web
    2026-03-04 00:00 [cron] nightly run started|cron
    2026-03-04 09:47 [db] deadlock found, retrying|db
    """,
)
SHOES = table(
    "review|stars#",
    """
    Fell apart in the rain after one walk. Avoid.|1
    Best running shoe I ever had, buying a second pair!|5
    Decent for the price, though the laces are too short.|3
    Awful smell and the sole came off. Never again.|1
    Light, quick, comfortable. Simply perfect.|5
    Neither good nor bad, does what a shoe has to do.|3
    """,
)
CLAUSES = table(
    "clause|kind",
    """
    Either party may end this agreement with thirty days' notice.|termination
    The Recipient shall not disclose any information to third parties.|confidentiality
    The Buyer shall pay within fourteen days of the invoice.|payment
    Sums not paid when due bear interest at four per cent.|payment
    This contract ends at once if a party becomes insolvent.|termination
    All documents are to be kept secret for five years.|confidentiality
    """,
)
SURVEY = records(
    "age town likes dislikes",
    (34, "Leeds", ["price", "staff"], ["parking"]),
    (61, "York", ["garden"], ["noise", "queue"]),
    (25, "Hull", ["music", "food"], ["light"]),
    (47, "Bath", ["view"], ["stairs", "smell"]),
    (19, "Ripon", ["games", "wifi"], ["prices"]),
)
STARS = table(
    "name|kind|distance",
    """
    Sirius|binary|8.6
    Vega|single|25
    Mizar|multiple|83
    Altair|single|16.7
    Capella|multiple|43
    Procyon|binary|11.5
    """,
)
CODES = qa("""
x = [1, 2, 3]⏎print(len(x)) > 3
print("ab" * 2) > abab
a, b = 2, 5⏎print(a + b) > 7
print("tea".upper()) > TEA
print(max(4, 9, 1)) > 9
s = "code"⏎print(s[0]) > c
""")
PLOTS = qa("""
A shark threatens a beach town in summer. > Jaws
A lion cub flees after his father's death and returns as king. > The Lion King
A boy finds an alien and helps him phone home. > E.T.
A ship hits an iceberg while two passengers fall in love. > Titanic
Toys come alive when their owner leaves the room. > Toy Story
""")
PARTS = qa("""
The quick fox sleeps. > fox
A tall man waited. > man
My old car broke down. > car
This new phone rings. > phone
Her small garden blooms. > garden
""")
SUMS = qa("""
What is 15 % of 200? > 30
What is 20 % of 45? > 9
What is 5 % of 80? > 4
What is 50 % of 62? > 31
What is 10 % of 730? > 73
What is 25 % of 48? > 12
""")
STEPS = table(
    "q|how|a#",
    """
    A pump fills 12 litres a minute. How long for 96 litres?|96 / 12 = 8|8
    Seats are in 9 rows of 14. How many seats?|9 * 14 = 126|126
    A ticket is 7 pounds. What do 13 cost?|13 * 7 = 91|91
    Of 250 leaflets 180 are gone. How many are left?|250 - 180 = 70|70
    The pitch is 68 m by 105 m. How long are a long and a short side together?|68 + 105 = 173|173
    """,
)
QUIZ = keyed(
    "clue",
    """
    It has keys and no locks, and you play it.|*piano/door/map
    It has hands and cannot clap.|glove/*clock/fan
    The more you take, the more you leave behind.|coins/*footsteps/seats
    It is full of holes and still holds water.|*sponge/bucket/net
    It gets wetter the more it dries.|cloud/*towel/desert
    It has a neck and no head.|giraffe/hat/*bottle
    """,
    lead=" ",
)
TALK = table(
    "turns|mood",
    """
    A: You broke my cup!⏎B: I said I was sorry!⏎A: That is not enough!|angry
    A: We won the cup!⏎B: I can't stop smiling!|happy
    A: Grandma passed away.⏎B: Oh no. I will miss her so much.|sad
    A: I got the job!⏎B: Let's celebrate tonight!|happy
    A: Move your car, you fool!⏎B: Don't you shout at me!|angry
    A: She left without a word.⏎B: I know it hurts.|sad
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("the part of a log line", LOGS, "f\"{data['line']}\\ncomponent =\"", gold="data['part']"),
    ask(
        "the day of a log line",
        LOGS,
        "'Copy the date of the log line.\\n' + data['line'] + '\\nDate:'",
        gold="data['line'].split()[0]",
    ),
    ask(
        "stars of a shoe",
        SHOES,
        "f\"Review: {data['review']}\\nStars (1, 3 or 5):\"",
        gold="str(data['stars'])",
    ),
    ask(
        "stars in words through a dictionary",
        SHOES,
        "f\"Is the review good, fair or bad?\\n{data['review']}\\nIt is\"",
        gold="{1: 'bad', 3: 'fair', 5: 'good'}[data['stars']]",
    ),
    ask(
        "kinds of clauses",
        CLAUSES,
        "f\"Label the clause as termination, payment or confidentiality.\\n\\nClause: {data['clause']}\\nLabel:\"",
        gold="data['kind']",
    ),
    ask(
        "kinds of clauses by a letter",
        CLAUSES,
        "'Clause: ' + data['clause'] + '\\nIs it about T (termination), P (payment) or C (confidentiality)?\\nLetter:'",
        gold="data['kind'][0].upper()",
    ),
    ask(
        "a guest's form, likes",
        SURVEY,
        "f\"Guest, {data['age']}, from {data['town']}\\nLiked: {', '.join(data['likes'])}\\nDisliked: {', '.join(data['dislikes'])}\\n\\nHow many things did the guest dislike?\\nAnswer:\"",
        gold="str(len(data['dislikes']))",
    ),
    ask(
        "a guest's form as JSON, and the town",
        SURVEY,
        "json.dumps(data) + '\\nWhich town is the guest from?\\nTown:'",
        gold="data['town']",
        above="import json",
        fewshot=2,
    ),
    ask(
        "a kind of star from memory",
        STARS,
        "f\"Star: {data['name']}\\nIn one word, single, binary or multiple?\\nKind:\"",
        gold="data['kind']",
    ),
    ask("outputs of small programs", CODES, "'```python\\n' + data['q'] + '\\n```\\nOutput:'"),
    ask("outputs of programs after a prompt of the shell", CODES, "data['q'] + '\\n# prints'"),
    ask("films from their plots", PLOTS, "f\"Plot: {data['q']}\\nFilm:\"", fewshot=2),
    ask("the subject's noun", PARTS, "f\"Sentence: {data['q']}\\nNoun:\""),
    ask("percentages", SUMS, "'Q: ' + data['q'] + '\\nA:'", fewshot=4),
    ask("percentages in one demand", SUMS, "f\"{data['q']} Reply with the number only.\\nReply:\""),
    ask(
        "steps and a marked result",
        STEPS,
        "f\"{data['q']}\\nCalculate first, then write #### and the result.\\nCalculation:\"",
        gold="str(data['a'])",
        output="f\" {data['how']} #### {data['a']}\"",
        postprocess="gsm8k_post",
    ),
    ask(
        "the number at once",
        STEPS,
        "data['q'] + '\\nJust the number:'",
        gold="str(data['a'])",
        fewshot=2,
    ),
    ask(
        "the mood of a talk",
        TALK,
        "data['turns'] + '\\n\\nMood (angry, happy or sad):'",
        gold="data['mood']",
    ),
    ask(
        "the mood of a talk in a frame",
        TALK,
        "f\"<talk>\\n{data['turns']}\\n</talk>\\nThe speakers are angry, happy or sad. They are\"",
        gold="data['mood']",
    ),
    right(
        "riddles that are ranked",
        "right-riddle",
        """
        text = f"Riddle: {data['clue']}\\nSolution:"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        QUIZ,
        lead="",
        method="ppl",
    ),
    right(
        "a helper writes the fields of a form",
        "right-form",
        """
        text = form(data, skip={"kind"}) + "\\nKind (single, binary or multiple):"
        gold = data["kind"]
        """,
        STARS,
        above="""
        def form(row, skip):
            return "\\n".join(f"{key}: {row[key]}" for key in row if key not in skip)
        """,
    ),
    right(
        "worked examples before a log line, none drawn",
        "right-worked-log",
        """
        text = HEAD + data["line"] + "\\n=>"
        gold = data["part"]
        """,
        LOGS,
        above='''
        HEAD = """Name the component that wrote the line.

        2026-02-11 07:31 [db] vacuum finished
        => db

        2026-02-12 10:02 [web] release 4.1 is live
        => web

        """
        ''',
        fewshot=0,
    ),
)
