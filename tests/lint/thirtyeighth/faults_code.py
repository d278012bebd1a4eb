"""Faults of the code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TWEA, ZINT, ZTALK

F = "code"
ABOVE = "import random\n"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer is popped from the row",
        "code/changes-row code/error code/not-repeated",
        changed(TICKET, ('gold = data["label"]', 'gold = data.pop("label")')),
        changed(LOGS, ('gold = data["code"]', 'gold = data.pop("code")')),
        changed(ZTALK, ('gold = data["city"]', 'gold = data.pop("city")')),
    ),
    kind(
        F,
        "what is shown is drawn from the global stream",
        "code/random code/not-repeated",
        changed(GAME, ("    shown =", "    random.shuffle(options)\n    shown =")),
        changed(TRIP, ('in data["board"])', 'in random.sample(data["board"], 2))')),
        changed(
            RECIPE,
            (
                '        "Read the line of a recipe. ',
                '        random.choice(("Please ", "Now ")) + "read the line of a recipe. ',
            ),
        ),
    ),
    kind(
        F,
        "a set is gone through",
        "code/set-order code/not-repeated",
        changed(
            GAME,
            (
                '[key.strip() for key in data["target_scores"]]',
                'list({key.strip() for key in data["target_scores"]})',
            ),
        ),
        changed(
            SPORT,
            ('f"Report:', "f\"Choose from: {', '.join({'yes', 'no'})}.\\nReport:"),
        ),
        changed(
            ZINT,
            ('f"留言：', "f\"可选：{'、'.join(set(('退款', '物流', '质量', '发票')))}\\n\\n留言："),
        ),
    ),
    kind(
        F,
        "an except hides rows that break",
        "code/hidden-errors text/absent-field",
        changed(
            SUMS,
            (
                '    gold = str(data["answer"])',
                '    try:\n        gold = str(data["answer"])\n    except:\n        gold = "0"',
            ),
        ),
        changed(
            MAIL,
            (
                '    gold = str(data["level"])',
                '    try:\n        gold = str(data["level"])\n'
                '    except Exception:\n        gold = "1"',
            ),
        ),
        changed(
            TWEA,
            (
                '    gold = str(data["high"])',
                '    try:\n        gold = str(data["high"])\n'
                '    except Exception:\n        gold = ""',
            ),
        ),
    ),
    kind(
        F,
        "today's date is written into the prompt",
        "code/time code/not-repeated",
        changed(
            MAIL,
            (ABOVE, "import random\nfrom datetime import date\n"),
            ("text = TEMPLATE", 'text = f"Today is {date.today()}.\\n" + TEMPLATE'),
        ),
        changed(
            TWEA,
            (ABOVE, "import random\nimport time\n"),
            ("text = TEMPLATE", "text = time.strftime('%Y-%m-%d') + '\\n' + TEMPLATE"),
        ),
    ),
    kind(
        F,
        "a package of the old framework is imported",
        "code/imports code/error",
        changed(QUIZ, (ABOVE, "import random\nfrom langchain.prompts import PromptTemplate\n")),
        changed(LOGS, (ABOVE, "import random\nfrom lm_eval.api.task import ConfigurableTask\n")),
        changed(ZTALK, (ABOVE, "import random\nfrom opencompass.openicl import PromptTemplate\n")),
    ),
)
