"""Leaks: the query has its own answer."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import CHANGSHI, COPA, KENTEI, MED, MED_TEXT, SHUFFLED, VIET
from tests.lint.ninth.tasks_free import (
    ALGEBRA,
    DEPECHES,
    DEUTSCH,
    FEIRA,
    MAILS,
    SHOP,
    YUEDU,
)
from tests.lint.ninth.tasks_labels import ARAB, BOOL, EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import Row, changed

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"


def _ends_with_stop(rows: list[Row], listed: str, gold: str, letters: str = "") -> None:
    for row in rows:
        place = letters.index(row[gold]) if letters else row[gold]
        row[listed][place] += "."


def _urls(rows: list[Row], label: str) -> None:
    for place, row in enumerate(rows):
        row["id"] = f"{row[label]}_{place:04}"


KINDS = (
    _leak(
        "The answer stands behind its cue in the input, as it should in shots only.",
        f"{_LEAKED} answer/cue-again",
        changed(ARAB, ("الجواب:", "الجواب: {data['جواب']}")),
        changed(
            EMOCIONES, (r"\nEmoción:", r"\nEmoción: {emoción}"), ('frase=data["frase"]', "**data")
        ),
        changed(YUEDU, ('"回答："]', '"回答：" + data["答案"]]')),
    ),
    _leak(
        "A line of metadata at the top has the label.",
        f"{_LEAKED} answer/in-id",
        changed(VIET, ("Câu hỏi:", "[#{data['id']} key={data['đáp_án']}] Câu hỏi:")),
        changed(TOUTIAO, ('return f"新闻标题', "return f\"栏目：{data['类别']}\\n新闻标题")),
        changed(OTZYVY, ("Отзыв: {", "Отзыв ({data['оценка']}): {")),
    ),
    _leak(
        "The whole row is written into the prompt.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(OTZYVY, ("Отзыв: {data['текст']}", "Отзыв: {data}")),
        changed(BOOL, ("{data['passage']}", "{data}")),
        changed(YUEDU, ('"阅读：" + data["段落"]', '"阅读：" + " ".join(data.values())')),
    ),
    _leak(
        "The worked solution stands in the input, the answer with it.",
        _LEAKED,
        changed(SHOP, (r"{data['question']}\n", r"{data['question']}\nHint: {data['steps']}\n")),
        changed(FEIRA, (r"\nResolução:", r"\nResolução: {data['passos']}")),
        changed(
            ALGEBRA,
            (
                r"{data['problem']}\n\n",
                r"{data['problem']}\n{data['solution']} {data['answer']}\n\n",
            ),
        ),
    ),
    _leak(
        "The answer is set off in the text in which it is to be found.",
        "answer/marked answer/stands-out answer/leaked text/markup",
        changed(
            YUEDU, ('data["段落"]', 'data["段落"].replace(data["答案"], f"【{data[\'答案\']}】")')
        ),
        changed(
            MAILS,
            (
                "{data['mail']}",
                "{data['mail'].replace(data['guest'], '**' + data['guest'] + '**').replace(data['city'], '**' + data['city'] + '**')}",
            ),
        ),
        changed(CHANGSHI, ("{data[letter]}", "{'*' * (letter == data['答案'])}{data[letter]}")),
    ),
    _leak(
        "The right option is always the first of the list.",
        "answer/one-place answer/leaked answer/stands-out answer/same-gold",
        changed(
            MED_TEXT,
            (
                '", ".join(data["choices"])',
                '", ".join(sorted(data["choices"], key=data["choices"][data["answer"]].__ne__))',
            ),
        ),
        changed(
            SHUFFLED,
            (
                'options = r.sample(data["options"], len(data["options"]))',
                'options = [data["answer"]] + [o for o in data["options"] if o != data["answer"]]',
            ),
        ),
        changed(
            COPA,
            ("{options[0]}", "{options[data['label']]}"),
            ("{options[1]}", "{options[1 - data['label']]}"),
        ),
    ),
    _leak(
        "The shots are the very docs that are asked.",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(OTZYVY, shots=OTZYVY.rows[:4]),
        changed(KOREAN, shots=KOREAN.rows[:4]),
        changed(EMOCIONES, shots=EMOCIONES.rows),
    ),
    _leak(
        "A hint shows how the answer begins.",
        _LEAKED,
        changed(
            YUEDU, ('"请用原文中的词语回答。"', '"提示：答案以“" + data["答案"][:2] + "”开头。"')
        ),
        changed(
            DEUTSCH,
            ("German: {", "Hint: {data['en'].split()[0]} {data['en'].split()[1]}\\nGerman: {"),
        ),
        changed(DEPECHES, (r"\nTitre :", r"\nDébut du titre : {data['titre'][:12]}\nTitre :")),
    ),
    _leak(
        "An id in the prompt is made of the label.",
        "answer/in-id answer/leaked",
        changed(
            TREC,
            ('"Question: " + data["text"]', '"[" + data["id"] + "] Question: " + data["text"]'),
            rows=partial(_urls, label="coarse"),
        ),
        changed(
            TOUTIAO,
            ('return f"新闻标题', "return f\"编号：{data['id']}\\n新闻标题"),
            rows=partial(_urls, label="类别"),
        ),
        changed(
            EMOCIONES,
            ('"Frase: {frase}', '"Nº {id}\\nFrase: {frase}'),
            ('frase=data["frase"]', "**data"),
            rows=partial(_urls, label="emoción"),
        ),
    ),
    _leak(
        "In the rows the right option alone ends with a full stop.",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            VIET, rows=partial(_ends_with_stop, listed="lựa_chọn", gold="đáp_án", letters="ABCD")
        ),
        changed(KENTEI, rows=partial(_ends_with_stop, listed="選択肢", gold="正解")),
        changed(
            MED,
            (
                'd=data["opd"]\n    )',
                'd=data["opd"]\n    )\n    right = data["op" + "abcd"[data["cop"]]]\n    prompt = prompt.replace(f") {right}\\n", f") {right}.\\n")',
            ),
        ),
    ),
)
