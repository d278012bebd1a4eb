"""Leaks: the query has its own answer."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.tenth import rows_free as rows
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input answer/cue-again"


def _with_note(key: str, label: str, notes: dict[object, str]):
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] += notes[row[label]]

    return put


def _with_id(label: str, names: dict[object, str]):
    def put(rows: list[Row]) -> None:
        for place, row in enumerate(rows):
            row["id"] = f"{names[row[label]]}_{place:04}"

    return put


KINDS = (
    _leak(
        "The answer stands behind its cue in the input already.",
        _LEAKED,
        changed(lab.CONTRACT, ("\\nAnswer:", "\\nAnswer: {answer}")),
        changed(free.NIHONGO, ("\\n答え：", "\\n答え：{data['答え']}")),
        changed(lab.DIALOG, ('\\nAvsikt:"', '\\nAvsikt: " + data["avsikt"]')),
    ),
    _leak(
        "The worked solution of the row stands in front of its own question's cue.",
        _LEAKED,
        changed(free.OLYMP, ("\\nSolution:", "\\nHint: {data['solution']}\\nSolution:")),
        changed(free.AOSHU, ('+ "\\n请', '+ "\\n提示：" + data["解答"] + "\\n请')),
        changed(free.AOSHU_HAND, ('data["问题"] + "', 'data["问题"] + data["解答"] + "')),
    ),
    _leak(
        "The options are printed with their scores.",
        f"{_LEAKED} text/raw-value answer/stands-out answer/marked",
        changed(opt.RIDDLES, ("{'; '.join(scores)}", "{scores}")),
        changed(opt.CHENGYU, ('"、".join(options)', 'str(data["target_scores"])')),
        changed(lab.GRAMATYKA, ("tak czy nie?", "{data['target_scores']}?")),
    ),
    _leak(
        "The right option is listed first, since the list is sorted by score.",
        "answer/one-place answer/leaked answer/stands-out answer/same-gold",
        changed(
            opt.RIDDLES,
            ("'; '.join(scores)", "'; '.join(sorted(scores, key=scores.get, reverse=True))"),
        ),
        changed(
            opt.CHENGYU,
            (
                'options = list(data["target_scores"])',
                'options = sorted(data["target_scores"], key=lambda o: -data["target_scores"][o])',
            ),
        ),
        changed(
            opt.TRIAGE_TEXT,
            ('in data["options"])', 'in [gold] + [o for o in data["options"] if o != gold])'),
        ),
    ),
    _leak(
        "The sentence that is asked for is shown as a reference.",
        _LEAKED,
        changed(free.GRAMMAR, ("\\nCorrected:", "\\nReference: {data['target']}\\nCorrected:")),
        changed(free.TRADUCE, ('"\\nEnglish:"', '"\\n(" + data["en"] + ")\\nEnglish:"')),
        changed(
            free.RESUME,
            ("Article : {data['article']}", "Article : {data['titre']}. {data['article']}"),
        ),
    ),
    _leak(
        "An id in the prompt begins with the label, as the files were named.",
        f"{_LEAKED} answer/in-id text/snake-name",
        changed(
            lab.REVIEW,
            ("Review this Python code.", "Review this Python code ({data['id']}.py)."),
            rows=_with_id("verdict", {"bug": "bug", "fine": "fine"}),
        ),
        changed(
            lab.MODER_WORDS,
            ("Post: {data", "Post {data['id']}: {data"),
            rows=_with_id("label", dict(enumerate(("fine", "spam", "insult", "threat"), 1))),
        ),
        changed(
            lab.HINDI,
            ('"समीक्षा: {}', '"[" + data["id"] + "] समीक्षा: {}'),
            ('prompt = "', 'prompt = ("'),
            ('):".format(data["samiksha"])', '):").format(data["samiksha"])'),
            rows=_with_id("bhav", {"सकारात्मक": "सकारात्मक", "नकारात्मक": "नकारात्मक"}),
        ),
    ),
    _leak(
        "A note of the annotators behind the text tells its label.",
        f"{_LEAKED} text/note-left text/markup answer/marked answer/in-id",
        changed(
            lab.REVIEW,
            rows=_with_note("code", "verdict", {"bug": "  # bug here", "fine": "  # looks fine"}),
        ),
        changed(
            lab.MODER_WORDS,
            rows=_with_note(
                "post", "label", {1: " [fine]", 2: " [spam]", 3: " [insult]", 4: " [threat]"}
            ),
        ),
        changed(lab.SUCHE, rows=_with_note("titel", "passt", {1: " (passt)", 0: " (passt nicht)"})),
    ),
    _leak(
        "The gap is filled in the text that is shown.",
        _LEAKED,
        changed(opt.CHENGYU, ('data["句子"] + ', 'data["句子"].replace("（　）", gold) + ')),
        changed(free.CLOZE, ('"input": data["text"]', '"input": data["text"] + " " + answer')),
        changed(
            opt.CHENGYU,
            (
                'text = "选择',
                'full = data["句子"].replace("（　）", gold)\n    text = full + "\\n选择',
            ),
        ),
    ),
    _leak(
        "Worked examples are taken from the rows that are scored.",
        "few-shot/own-doc few-shot/near-copy few-shot/same-docs few-shot/question-shown answer/leaked",
        changed(free.TRADUCE, shots=rows.TRADUCE[:4]),
        changed(
            free.DATES,
            (
                "Q: Today is Thursday. What day is it in 4 days?\nA: Let's think step by step. After Thursday come Friday, Saturday, Sunday and Monday. So the answer is Monday.",
                "Q: Today is Monday. What day is it in 3 days?\nA: Let's think step by step. After Monday come Tuesday, Wednesday and Thursday. So the answer is Thursday.",
            ),
        ),
        changed(
            lab.CONTRACT_HAND,
            (
                "Clause: The price includes breakfast.\nQuestion: Is lunch part of the price?\nAnswer: No",
                "Clause: Goods that were worn cannot be returned.\nQuestion: Can a worn coat be sent back?\nAnswer: No",
            ),
        ),
    ),
    _leak(
        "The whole record is dumped into the prompt, its label among the fields.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(lab.HINDI, ('format(data["samiksha"])', "format(data)")),
        changed(
            lab.NLI_ZH,
            (
                "前提：{data['前提']}\\n假设：{data['假设']}",
                "{'；'.join(f'{k}：{v}' for k, v in data.items())}",
            ),
        ),
        changed(free.MAILS, ("{data['mail']}", "{json.dumps(data, ensure_ascii=False)}")),
    ),
)
