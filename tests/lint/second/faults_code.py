"""Faults of the transform's code."""

from __future__ import annotations

from tests.lint.second.faults import above, fault, kind
from tests.lint.shape import Kind, Names

FAMILY = "code"
LABELS = [Names("few-shot/* answer/* text/*", "choice|label|option|answer|gold")]
STATE = [
    Names(
        "code/* few-shot/* text/*",
        "repeat|again|state|global|call|changes|process|other|random|time|seed|row|outside",
    )
]

KINDS: tuple[Kind, ...] = (
    kind(
        "the time or the date is in the prompt",
        FAMILY,
        STATE,
        fault(
            "conversions",
            above("import time"),
            ("Convert:", "[{time.strftime('%H:%M:%S')}] Convert:"),
        ),
        fault(
            "stars",
            above("from datetime import date"),
            ("Review:\\n", "Review ({date.today()}):\\n"),
        ),
        fault(
            "zh-problems",
            above("import datetime"),
            ("问题：", "{datetime.datetime.now():%Y年%m月%d日}，问题："),
        ),
    ),
    kind(
        "an id is made anew at each call",
        FAMILY,
        STATE,
        fault("conversions", above("import uuid"), ("Convert:", "{uuid.uuid4().hex[:6]} Convert:")),
        fault(
            "support",
            above("import secrets"),
            ("Customer: {data", "Customer {secrets.token_hex(2)}: {data"),
        ),
        fault("claims", ("Claim:", "Claim {id(object()) % 97}:")),
    ),
    kind(
        "something is kept from call to call",
        FAMILY,
        STATE,
        fault(
            "conversions",
            above("SEEN = []"),
            ("    text =", "    SEEN.append(data['question'])\n    text ="),
            ("Convert:", "After {SEEN[-2:][0]}. Convert:"),
        ),
        fault(
            "stances",
            above("def count(so_far=[0]):\n    so_far[0] += 1\n    return so_far[0]"),
            ("Comment:", "Comment {count()}:"),
        ),
        fault(
            "poems",
            above("from itertools import cycle\n\nCUES = cycle(['下句', '对句'])"),
            ("\\n下句：", "\\n{next(CUES)}："),
        ),
    ),
    kind(
        "the number of shots picks a part of the row",
        FAMILY,
        [Names("code/*", "num_sample|shots|part|argument"), *LABELS],
        fault(
            "one-line",
            ('options = data["options"]', 'options = data["options"][: max(num_sample, 5)]'),
        ),
        fault("mentions", ("{data['passage']}", "{data['passage'][: num_sample * 20]}")),
        fault("dialogue", ('in data["turns"])', 'in data["turns"][:num_sample])')),
    ),
    kind(
        "the workbench, or a package that UltraEval lacks, is imported",
        FAMILY,
        [Names("code/*", "import|package|UltraEval")],
        fault("conversions", above("import workbench")),
        fault("stars", above("try:\n    import nltk\nexcept ImportError:\n    nltk = None")),
        fault(
            "zh-problems", above("try:\n    import jieba\nexcept ImportError:\n    jieba = None")
        ),
    ),
    kind(
        "the global stream of random is seeded, or drawn from",
        FAMILY,
        STATE,
        fault(
            "one-line",
            (
                'options = data["options"]',
                'options = random.sample(data["options"], len(data["options"]))',
            ),
        ),
        fault(
            "stars",
            ("How many stars (1-5)?", "{random.choice(('How many stars', 'Which rating'))} (1-5)?"),
        ),
        fault(
            "conversions",
            (
                "    text =",
                "    random.seed(hash(data['question']))\n    lead = random.choice(('', 'Please. '))\n    text =",
            ),
            ("Convert:", "{lead}Convert:"),
        ),
    ),
    kind(
        "the order of a set or of its union decides the text",
        FAMILY,
        [*STATE, Names("code/*", "set|order|hash")],
        fault(
            "mentions", ('" " + data["answer"]', '" " + ", ".join(set(data["answer"].split(", ")))')
        ),
        fault(
            "csv",
            ('",".join(data["rows"][0])', '",".join({key for row in data["rows"] for key in row})'),
        ),
        fault(
            "one-line",
            (
                '" ".join(f"({letter}) {option}" for letter, option in zip("ABCDE", options))',
                '" / ".join(frozenset(options) | {data["answer"]})',
            ),
        ),
    ),
    kind(
        "an item is taken out of the row",
        FAMILY,
        [Names("code/* few-shot/*", "row|changed|place|mutat|error|fails")],
        fault(
            "one-line",
            (
                'options = data["options"]',
                'options = data["options"]\n    options.append(options.pop(0))',
            ),
        ),
        fault("dialogue", ("    turns =", '    data["turns"].pop()\n    turns =')),
        fault(
            "pairs",
            (
                'one, other = data["passage"]',
                'one, other = sorted(data["passage"], key=len)\n    data["passage"].reverse()',
            ),
        ),
        fault(
            "conversions",
            (
                "    text =",
                '    data["question"] = data.pop("question").replace(" in ", " into ")\n    text =',
            ),
        ),
    ),
    kind(
        "errors are suppressed, and the prompt lacks what broke",
        FAMILY,
        [
            Names("code/*", "except|error|suppress|hidden|fail"),
            Names("text/*", "passage|field|question"),
        ],
        fault(
            "mentions",
            above("import contextlib"),
            (
                "    text =",
                '    context = ""\n    with contextlib.suppress(Exception):\n        context = data["sentence"]\n    text =',
            ),
            ("{data['passage']}", "{context}"),
        ),
        fault(
            "queries",
            (
                "    text =",
                '    try:\n        schema = data["schema"]["tables"]\n    except Exception:\n        schema = ""\n    text =',
            ),
            ("{data['schema']}", "{schema}"),
        ),
        fault(
            "zh-problems",
            (
                "    text =",
                '    try:\n        question = data["题目"]\n    except:\n        question = data["question"]\n    text =',
            ),
            ("{data['question']}", "{question}"),
        ),
    ),
    kind(
        "rows that lack a field, or have another type, break the transform",
        FAMILY,
        [Names("code/error"), Names("code/*", "fails|error|row")],
        fault(
            "conversions",
            rows=lambda rows: [
                {k: v for k, v in r.items() if n % 5 != 3 or k != "question"}
                for n, r in enumerate(rows)
            ],
        ),
        fault(
            "pairs",
            rows=lambda rows: [
                r | ({"passage": r["passage"][:1]} if n == 4 else {}) for n, r in enumerate(rows)
            ],
        ),
        fault(
            "mentions",
            rows=lambda rows: [
                r | ({"answer": None} if n % 4 == 1 else {}) for n, r in enumerate(rows)
            ],
        ),
    ),
    kind(
        "the host, a folder or a program is asked",
        FAMILY,
        [Names("code/*", "file|network|environment|outside|read|import|process|system|error")],
        fault(
            "conversions", above("import socket"), ("Convert:", "[{socket.gethostname()}] Convert:")
        ),
        fault("stars", above("import os"), ("Review:\\n", "Review {len(os.listdir('.'))}:\\n")),
        fault(
            "mentions",
            above("import getpass\nimport os"),
            ("People:", "People ({os.getenv('USER', '')}):"),
        ),
    ),
)
