"""Right code in other styles, and right shots of other kinds."""

from __future__ import annotations

from tests.lint.shape import SmallTask
from tests.lint.third import hand as shots
from tests.lint.third.faults import above, after, before, by_hand
from tests.lint.third.odd_options import odd


def hand(what: str, name: str, text: str, *changes: tuple[str, str]) -> tuple[str, SmallTask]:
    """Return a right prompt whose shots are written into the transform."""
    return f"{name}: {what}", by_hand(name, text, *changes)[1]


NUMBERED = """\
Example 1
Is the guest's verdict good or bad?
Guest: The best pie in town.
Verdict: good

Example 2
Is the guest's verdict good or bad?
Guest: Never again, my steak was raw.
Verdict: bad

Example 3
"""
ZH_READ = """\
阅读短文，回答问题。
短文：小丁养了一只黑猫和一只白狗。
问题：猫是什么颜色的？
A．黄色
B．白色
C．黑色
D．灰色
答案：C

阅读短文，回答问题。
短文：今天星期三，明天有雨。
问题：哪一天有雨？
A．星期四
B．星期三
C．星期二
D．星期五
答案：A

"""

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    hand("shots written by hand", "rivers", shots.QUIZ),
    hand("shots written by hand for moods", "moods", shots.MOODS),
    hand("worked sums written by hand", "bills", shots.SUMS),
    hand("worked Chinese sums written by hand", "zh-bills", shots.ZH_SUMS),
    hand("Chinese shots written by hand", "zh-reading", ZH_READ),
    hand("numbered shots, and the question has the next number", "moods", NUMBERED),
    hand(
        "a sentence before the shots", "rivers", "You are a teacher of geography.\n\n" + shots.QUIZ
    ),
    hand(
        "a sentence between shots and question",
        "bills",
        shots.SUMS + "Now solve this one in the same way.\n\n",
    ),
    odd("shots of a file of their own", "moods", shots=shots.SHOT_ROWS["moods"]),
    odd(
        "shots of a file of their own, in French",
        "translations",
        shots=shots.SHOT_ROWS["translations"],
    ),
    odd("shots of a file of their own, with steps", "bills", shots=shots.SHOT_ROWS["bills"]),
    odd("shots of a file of their own, for JSON", "topics", shots=shots.SHOT_ROWS["topics"]),
    odd("a description in the config", "rivers", description="The questions are about geography."),
    odd("a Chinese description in the config", "zh-bills", description="请解答下面的应用题。"),
    odd("a line of signs as separator", "moods", own={"separator": "\n\n###\n\n"}),
    odd("two empty lines as separator", "translations", own={"separator": "\n\n\n"}),
    odd("the metric counts words", "places", metric="f1_score"),
    odd(
        "options come from a generator that is made a list",
        "bullets",
        ('options = data["choices"]', 'options = list(option for option in data["choices"])'),
    ),
    odd(
        "a set that is sorted before it is shown",
        "topics",
        (
            "'Topics: sport, economy, science.",
            "'Topics: ' + ', '.join(sorted({'sport', 'economy', 'science'})) + '.",
        ),
    ),
    odd(
        "a copy of the row is changed",
        "nli",
        ("import random", "import copy\nimport random"),
        before(
            "fields =",
            "data = copy.deepcopy(data)",
            'data["premise"] = data["premise"].strip()',
            'data["seen"] = True',
        ),
    ),
    odd(
        "a list is copied, then sorted",
        "bullets",
        ('options = data["choices"]', 'options = data["choices"][:]\n    options.sort()'),
        ("gold = options[", 'gold = data["choices"]['),
    ),
    odd(
        "a match statement chooses the label's number of words",
        "feelings",
        before(
            "text =",
            "match len(data['question']):",
            "    case 0:",
            '        raise ValueError("no message")',
            "    case _:",
            "        pass",
        ),
    ),
    odd(
        "a class makes the text",
        "translations",
        above(
            'class Prompt:\n    """What a model is asked."""\n\n    def __init__(self, row):\n        self.row = row\n\n    def __str__(self):\n        return f"English: {self.row[\'question\']}\\nFrench:"'
        ),
        ("f\"English: {data['question']}\\nFrench:\"", "str(Prompt(data))"),
    ),
    odd(
        "a partial function makes the text",
        "translations",
        ("import random", "import random\nfrom functools import partial"),
        before("text =", 'ask = partial("English: {0}\\n{language}:".format, language="French")'),
        ("f\"English: {data['question']}\\nFrench:\"", 'ask(data["question"])'),
    ),
    odd(
        "a buffer is written",
        "rivers",
        ("import random", "import io\nimport random"),
        (
            "f\"Question: {data['question']}\\n\"",
            "''\n    out = io.StringIO()\n    print('Question:', data['question'], file=out)\n    text = out.getvalue()",
        ),
    ),
    odd(
        "format_map fills the template",
        "cells-digits",
        (
            'TEMPLATE.format(question=data["question"], listed=listed)',
            'TEMPLATE.format_map({"question": data["question"], "listed": listed})',
        ),
    ),
    odd(
        "letters by chr and a walrus",
        "zh-reading",
        before(
            "options =", 'if (count := len(data["options"])) > 26:', "    raise ValueError(count)"
        ),
        ('zip("ABCD", data["options"])', "zip(map(chr, range(65, 65 + count)), data['options'])"),
    ),
    odd(
        "a regular expression folds spaces of the question alone",
        "facts",
        ("import random", "import random\nimport re"),
        ("{data['question']}", "{re.sub(' +', ' ', data['question'])}"),
    ),
    odd(
        "a seed by a checksum of the question",
        "rivers",
        ("import random", "import hashlib\nimport random"),
        after(
            'options = list(data["target_scores"])',
            'seed = hashlib.sha256(data["question"].encode()).hexdigest()',
            "random.Random(seed).shuffle(options)",
        ),
        before(
            'text += "Answer:"',
            'gold = max(data["target_scores"], key=data["target_scores"].get)',
            'letter = "ABCD"[options.index(gold)]',
        ),
        (
            'f" {data[\'answer\']}", "processed_output": data["answer"]',
            'f" {letter}", "processed_output": letter',
        ),
    ),
    odd(
        "a field that only some rows have, by an except",
        "places",
        before(
            "values =",
            "try:",
            '    note = "(" + data["note"] + ") "',
            "except KeyError:",
            '    note = ""',
        ),
        ('"passage": data["passage"]', '"passage": note + data["passage"]'),
        rows=lambda rows: [
            row | ({"note": "from a guide"} if number % 3 == 0 else {})
            for number, row in enumerate(rows)
        ],
    ),
    odd(
        "comments and a todo in the code",
        "bills",
        before("text =", "# TODO: try other cues here {question}"),
    ),
    odd(
        "constants with braces that are filled in",
        "bills",
        above('CUE = "Problem: {problem}\\nSolution: {cue}"'),
        (
            "f\"Problem: {data['question']}\\nSolution: Let's think step by step.\"",
            'CUE.format(problem=data["question"], cue="Let\'s think step by step.")',
        ),
    ),
    odd(
        "Template with a dollar of its own",
        "places",
        ("Context: $passage", "Context ($$ are dollars): $passage"),
    ),
    odd(
        "bytes are decoded",
        "translations",
        ("{data['question']}", "{data['question'].encode('utf-8').decode('utf-8')}"),
    ),
    odd(
        "the turns of a talk are copied and added to",
        "talks",
        (
            'turns = [*data["turns"], {"role": "user", "text": data["question"]}]',
            'turns = list(data["turns"])\n    turns.append({"role": "user", "text": data["question"]})',
        ),
    ),
    odd(
        "an iterator is used once",
        "orders",
        before("items =", 'pairs = zip("ABCD", data["items"])'),
        ('for letter, item in zip("ABCD", data["items"])', "for letter, item in pairs"),
    ),
    odd(
        "a nested function joins the lines",
        "weather",
        before("text =", "def joined(*parts):", '    return "\\n".join(parts)', ""),
        (
            '"\\n".join([*lines, "", data["question"], "Cell:"])',
            'joined(*lines, "", data["question"], "Cell:")',
        ),
    ),
)
