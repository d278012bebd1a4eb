"""Faults between the shots and the query."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, NLI, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_free import (
    CELLS,
    DATES,
    MAIL,
    OPPOSITE,
    SPAN,
    STEPS,
)
from tests.lint.twentyseventh.tasks_zh import ZNLI, ZPOEM, ZSENT

F = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an example is one of the rows that are asked",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(OPPOSITE, ('"buy": "sell"', '"wet": "dry"')),
        changed(
            ZPOEM, ("春眠不觉晓，处处闻啼鸟。", "白日依山尽，黄河入海流。"), ("孟浩然", "王之涣")
        ),
        changed(TOX, shots=(*TOX.shots[:3], TOX.rows[3])),
    ),
    kind(
        F,
        "the shots of a file answer with other labels",
        "few-shot/other-labels few-shot/unlike-docs few-shot/not-a-choice few-shot/other-form answer/other-names answer/two-spellings",
        changed(
            TOX,
            shots=tuple(
                {**row, "verdict": {"allowed": "ok", "removed": "toxic"}[row["verdict"]]}
                for row in TOX.shots
            ),
        ),
        changed(
            ZNLI,
            shots=(
                {"sentence1": "他养了两只猫。", "sentence2": "他有宠物。", "label": "entailment"},
                {
                    "sentence1": "天已经黑了。",
                    "sentence2": "现在是中午。",
                    "label": "contradiction",
                },
                {"sentence1": "她在写信。", "sentence2": "信写给妈妈。", "label": "neutral"},
            ),
        ),
        changed(
            SENT,
            shots=(
                {"review": "A gem of a film.", "target_scores": {" good": 1, " bad": 0}},
                {"review": "A waste of time.", "target_scores": {" good": 0, " bad": 1}},
                {"review": "Pure joy.", "target_scores": {" good": 1, " bad": 0}},
            ),
        ),
    ),
    kind(
        F,
        "all shots have one label",
        "few-shot/lopsided",
        changed(
            TOX,
            fewshot=4,
            shots=tuple(
                {"comment": each, "verdict": "removed"}
                for each in (
                    "Go away, you fool.",
                    "What a moron you are.",
                    "Choke on it, loser.",
                    "You smell like your posts.",
                )
            ),
        ),
        changed(
            BOOL,
            fewshot=4,
            shots=tuple(
                {"passage": each, "question": ask, "label": True}
                for each, ask in (
                    ("The inn has a bar.", "Is there a bar?"),
                    ("Owls hunt at night.", "Do owls hunt?"),
                    ("The gate is green.", "Is it green?"),
                    ("Mia has twins.", "Is Mia a mother?"),
                )
            ),
        ),
        changed(
            ZSENT,
            fewshot=4,
            shots=tuple(
                {"comment": each, "target_scores": {"好评": 0, "差评": 1}}
                for each in (
                    "味道怪怪的，不好吃。",
                    "客服态度恶劣。",
                    "床单有污渍。",
                    "买来就是坏的。",
                )
            ),
        ),
    ),
    kind(
        F,
        "nothing parts the examples from the question, or from each other",
        "few-shot/run-in few-shot/separator text/run-together few-shot/*",
        changed(DATES, ("{EXAMPLES}\\n\\nNote", "{EXAMPLES} Note")),
        changed(OPPOSITE, ('"\\n\\n".join(blocks)', '"".join(blocks)')),
        changed(ZPOEM, ("{SHUOMING}\\n\\n", "{SHUOMING}")),
    ),
    kind(
        F,
        "the question ends with another cue than the examples",
        "few-shot/worked-cue text/shot-cue few-shot/other-cues text/cue-forms",
        changed(DATES, ("{data['note']}\\nDate:", "{data['note']}\\nISO form:")),
        changed(OPPOSITE, ("{data['word']}\\nOpposite:", "{data['word']}\\nAntonym:")),
        changed(ZPOEM, ("{data['verse']}\\n作者：", "{data['verse']}\\n诗人：")),
    ),
    kind(
        F,
        "an example has no answer",
        "few-shot/no-answer text/empty-slot few-shot/*",
        changed(DATES, ("Date: 2022-10-11", "Date:")),
        changed(OPPOSITE, ('"buy": "sell"', '"buy": ""')),
        changed(ZPOEM, ("作者：骆宾王", "作者：")),
    ),
    kind(
        F,
        "the examples write their answers in another form",
        "few-shot/worked-form few-shot/other-form few-shot/other-labels answer/other-form few-shot/wrong-answer",
        changed(DATES, ("2019-05-02", "2 May 2019"), ("2022-10-11", "11 October 2022")),
        changed(OPPOSITE, ("Opposite: {other}", "Opposite: '{other}'")),
        changed(ZPOEM, ("孟浩然", "作者是孟浩然。"), ("骆宾王", "作者是骆宾王。")),
    ),
    kind(
        F,
        "a space ends the last cue",
        "text/trailing-space text/double-space",
        changed(SPAN, ("from the text:", "from the text: ")),
        changed(MAIL, ("\\nJSON:", "\\nJSON: ")),
        changed(CELLS, ("\\nA:", "\\nA: "), ('" " + data["cell"]', 'data["cell"]')),
    ),
    kind(
        F,
        "the answer is glued to its cue",
        "text/missing-space",
        changed(SCI, ('" " + gold', "gold")),
        changed(BOOL, ('f" {gold}"', "gold")),
        changed(NLI, ('" " + data["label"]', 'data["label"]')),
    ),
    kind(
        F,
        "an example stands there twice",
        "few-shot/same-twice few-shot/repeated few-shot/fewer",
        changed(
            DATES,
            ("The dentist sees me on 11 October 2022.", "Paid the rent on May 2nd, 2019."),
            ("2022-10-11", "2019-05-02"),
        ),
        changed(
            OPPOSITE,
            (
                "for word, other in KNOWN.items()]",
                "for word, other in [*KNOWN.items(), *KNOWN.items()]]",
            ),
        ),
        changed(ZPOEM, ("鹅鹅鹅，曲项向天歌。", "春眠不觉晓，处处闻啼鸟。"), ("骆宾王", "孟浩然")),
    ),
    kind(
        F,
        "the question comes before the examples",
        "few-shot/question-first few-shot/* answer/leaked",
        changed(
            DATES,
            (
                "f\"{EXAMPLES}\\n\\nNote: {data['note']}\\nDate:\"",
                "f\"Note: {data['note']}\\nDate:\\n\\n{EXAMPLES}\"",
            ),
        ),
        changed(OPPOSITE, ("blocks.append(", "blocks.insert(0, ")),
        changed(
            ZPOEM,
            (
                "f\"{SHUOMING}\\n\\n诗句：{data['verse']}\\n作者：\"",
                "f\"诗句：{data['verse']}\\n作者：\\n\\n{SHUOMING}\"",
            ),
        ),
    ),
    kind(
        F,
        "an example's label contradicts its own text, or its sum is wrong",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/other-rule answer/gold-differs",
        changed(DATES, ("Date: 2022-10-11", "Date: 2021-10-11")),
        changed(
            STEPS,
            fewshot=2,
            shots=(
                {
                    "problem": "A box has 6 cups. How many cups in 7 boxes?",
                    "steps": "7 boxes have 6 * 7 = 48 cups.",
                    "result": 48,
                },
                {
                    "problem": "Ann has 9 pins and buys 5. How many has she?",
                    "steps": "She has 9 + 5 = 14 pins.",
                    "result": 14,
                },
            ),
        ),
        changed(
            CELLS,
            fewshot=1,
            shots=(
                {
                    "table": {
                        "columns": ["Pet", "Age"],
                        "rows": [["Rex", "4"], ["Tom", "9"], ["Kit", "2"]],
                    },
                    "ask": "How old is Rex?",
                    "cell": "9",
                },
            ),
        ),
    ),
)
