"""Right prompts in English that look odd: passages and others."""

from __future__ import annotations

from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth.right_making import ok, scored
from tests.lint.twelfth.rows_en import _rows

_CODE = _rows(
    "prompt result",
    ("print(2 + 3)", "5"),
    ("print('a' * 3)", "aaa"),
    ("print(len([1, 2]))", "2"),
    ("print(10 // 4)", "2"),
    ("print('Hi'.lower())", "hi"),
    ("x = [4, 5]\nprint(x[1])", "5"),
    ("d = {'k': 9}\nprint(d['k'])", "9"),
    ("for i in range(3):\n    pass\nprint(i)", "2"),
    ("print(sum([1, 2, 3]))", "6"),
)
_LOGS = _rows(
    "line level",
    ("2024-03-01 10:00:03 <db> connection lost; retry=3", "error"),
    ("2024-03-01 10:00:09 <web> GET /index.html 200", "info"),
    ("2024-03-01 10:01:12 <disk> 91% full", "warning"),
    ("2024-03-01 10:02:44 <web> GET /a?b=1&c=2 500", "error"),
    ("2024-03-01 10:03:02 <auth> user {42} signed in", "info"),
    ("2024-03-01 10:04:51 <cache> slow answer: 2.1 s", "warning"),
    ("2024-03-01 10:05:20 <db> cannot write [table: users]", "error"),
    ("2024-03-01 10:06:33 <job> finished in 12 s", "info"),
)
_CLOZE = _rows(
    "text word",
    ("She poured the milk into a ___.", "glass"),
    ("At night the ___ shone through the window.", "moon"),
    ("He cut the bread with a ___.", "knife"),
    ("The fisherman mended his ___.", "net"),
    ("We missed the last ___ home.", "train"),
    ("The ___ barked at the postman.", "dog"),
    ("In winter the lake turns to ___.", "ice"),
    ("The author signed her new ___.", "book"),
)
_CHAT = _rows(
    "turns intent",
    ("Agent: How can I help?\nCaller: I want to cancel my plan.", "cancel"),
    ("Agent: Good morning.\nCaller: Hi, I'd like to add a line.", "upgrade"),
    ("Agent: What's the matter?\nCaller: My line is dead.", "repair"),
    ("Agent: Hello?\nCaller: Please end my contract.", "cancel"),
    ("Agent: Yes?\nCaller: Nothing works since the storm.", "repair"),
    ("Agent: Welcome.\nCaller: Can I get the faster tariff?", "upgrade"),
    ("Agent: Hi.\nCaller: I'm moving abroad and must stop the service.", "cancel"),
    ("Agent: Hello.\nCaller: The router blinks red.", "repair"),
)
_SQL = _rows(
    "question query",
    ("How many users are there?", "SELECT COUNT(*) FROM users;"),
    ("List all names.", "SELECT name FROM users;"),
    ("Who is older than 30?", "SELECT name FROM users WHERE age > 30;"),
    ("What is the highest age?", "SELECT MAX(age) FROM users;"),
    ("Which names begin with A?", "SELECT name FROM users WHERE name LIKE 'A%';"),
    ("Sort the names by age.", "SELECT name FROM users ORDER BY age;"),
    ("Who is from Rome?", "SELECT name FROM users WHERE city = 'Rome';"),
    ("Show the cities once each.", "SELECT DISTINCT city FROM users;"),
)
_Q = 'gold = data["queue"]'
_A = 'gold = data["answer"]'
_B = 'gold = "yes" if data["answer"] else "no"'

RIGHT = (
    ok(
        "eqa01",
        "SQuAD's title and background",
        f"""
text = f"Title: {{data['title']}}\\n\\nBackground: {{data['context']}}\\n\\nQuestion: {{data['question']}}\\n\\nAnswer:"
{_A}""",
        en.PASSAGES,
        lead=" ",
    ),
    ok(
        "eqa02",
        "question before the passage",
        f'text = f\'Answer from the text: {{data["question"]}}\\nText: {{data["context"]}}\\nAnswer:\'\n{_A}',
        en.PASSAGES,
        lead=" ",
    ),
    ok(
        "eqa03",
        "square brackets as cues",
        f'text = f\'[PASSAGE] {{data["context"]}}\\n[QUESTION] {{data["question"]}}\\n[ANSWER]\'\n{_A}',
        en.PASSAGES,
        lead=" ",
    ),
    ok(
        "eqa04",
        "a quoted block of Markdown",
        f'text = f\'> {{data["context"]}}\\n\\n{{data["question"]}}\\n\\n**Answer:**\'\n{_A}',
        en.PASSAGES,
        lead=" ",
    ),
    ok(
        "eqa05",
        "a closed book",
        f'text = f\'Q: {{data["context"]}} {{data["question"]}}\\nA:\'\n{_A}',
        en.PASSAGES,
        lead=" ",
        fewshot=2,
    ),
    ok(
        "ebool1",
        "BoolQ's wording",
        f'text = f\'{{data["passage"]}}\\nQuestion: {{data["question"]}}?\\nAnswer:\'\n{_B}',
        scored(en.BOOL, "answer", {True: " yes", False: " no"}),
        method="ppl",
        metric="log_prob",
        lead=" ",
    ),
    ok(
        "ebool2",
        "1 and 0",
        "text = f'{data[\"passage\"]}\\n{data[\"question\"].capitalize()}? (1 = yes, 0 = no)\\nAnswer:'\ngold = str(int(data['answer']))",
        en.BOOL,
        lead=" ",
    ),
    ok(
        "ecopa",
        "PPL with a dash for cause and effect",
        r"""
text = f"{data['premise']} What was the {data['asks']}?\n-"
gold = data["choice2"] if data["label"] else data["choice1"]""",
        tuple(
            r
            | {
                "target_scores": {
                    " " + r["choice1"]: 1 - r["label"],
                    " " + r["choice2"]: r["label"],
                }
            }
            for r in en.CAUSES
        ),
        method="ppl",
        metric="log_prob",
        lead=" ",
    ),
    ok(
        "enews",
        "TL;DR",
        "text = data['article'] + '\\n\\nTL;DR:'\ngold = data['headline']",
        en.NEWS,
        lead=" ",
        metric="rouge",
        fewshot=2,
    ),
    ok(
        "etick1",
        "labels from the row's file, joined by bars",
        f"text = f'queues: billing|shipping|technical\\nmessage: {{data[\"message\"]}}\\nqueue ='\n{_Q}",
        en.TICKETS,
        lead=" ",
    ),
    ok(
        "etick2",
        "YAML",
        f'text = f\'- message: "{{data["message"]}}"\\n  queue (billing, shipping, technical):\'\n{_Q}',
        en.TICKETS,
        lead=" ",
    ),
    ok(
        "etick3",
        "Python call as prompt",
        f"text = f'>>> classify(\"{{data[\"message\"]}}\")  # billing, shipping or technical\\n'.replace('  #', ' #')\n{_Q}",
        en.TICKETS,
    ),
    ok(
        "ecode",
        "what a program prints",
        "text = f'```python\\n{data[\"prompt\"]}\\n```\\nOutput:'\ngold = data['result']",
        _CODE,
        lead=" ",
    ),
    ok(
        "elogs",
        "lines of a log",
        "text = f'Levels: info, warning, error.\\n{data[\"line\"]}\\nLevel:'\ngold = data['level']",
        _LOGS,
        lead=" ",
    ),
    ok(
        "ecloze",
        "three underscores",
        "text = f'Fill in the blank: {data[\"text\"]}\\nWord:'\ngold = data['word']",
        _CLOZE,
        lead=" ",
    ),
    ok(
        "echat",
        "a call's turns",
        "text = data['turns'] + '\\nIntent (cancel, upgrade, repair):'\ngold = data['intent']",
        _CHAT,
        lead=" ",
    ),
    ok(
        "esql",
        "SQL with its schema",
        "text = f'-- users(name TEXT, age INT, city TEXT)\\n-- {data[\"question\"]}\\n'\ngold = data['query']",
        _SQL,
        max_tokens=96,
    ),
)
