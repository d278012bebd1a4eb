"""Faults of how worked samples answer, and of where they stand."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CLAIMS, CLAUSE
from tests.lint.fortieth.tasks_other import DATES, SAFE, UNITS
from tests.lint.fortieth.tasks_work import DRUGS, NURSE, REVIEW, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF
from tests.lint.making import kind
from tests.lint.shape import Kind

F = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the worked sample calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        edit(TUTOR, ("60 - 43 = 17 are left. #### 17", "60 - 43 = 27 are left. #### 27")),
        edit(UNITS, ("3 * 1000 = 3000 m #### 3000", "3 * 1000 = 30000 m #### 30000")),
    ),
    kind(
        F,
        "the worked sample closes on another number than its steps",
        "answer/chain-differs few-shot/wrong-answer few-shot/wrong-sum",
        edit(TUTOR, ("#### 17", "#### 60")),
        edit(UNITS, ("m #### 3000", "m #### 300")),
    ),
    kind(
        F,
        "the steps of the worked sample are those of another exercise",
        "answer/chain-differs few-shot/wrong-answer few-shot/wrong-sum few-shot/worked-form",
        edit(
            TUTOR,
            (
                "fills 5 trays with 12 rolls each and sells 43 rolls",
                "fills 6 trays with 15 rolls each and sells 38 rolls",
            ),
        ),
        edit(UNITS, ("Mesure : 3 km en m", "Mesure : 4 km en m")),
    ),
    kind(
        F,
        "the answers of the samples have a full stop or quotes",
        "few-shot/worked-form few-shot/other-form few-shot/other-labels",
        edit(
            CLAUSE,
            ("Subject: payment", "Subject: payment."),
            ("Subject: confidentiality", "Subject: confidentiality."),
        ),
        edit(ESSAY, ("等级：优", "等级：“优”"), ("等级：差", "等级：“差”")),
        edit(
            DATES,
            ("Datum: 1890-02-04", "Datum: 1890-02-04."),
            ("Datum: 1922-11-30", "Datum: 1922-11-30."),
        ),
    ),
    kind(
        F,
        "the samples give the label with its reason, and the answers the label alone",
        "few-shot/worked-form few-shot/other-form few-shot/other-labels few-shot/worked-cue",
        edit(
            CLAUSE,
            ("Subject: payment", "Subject: The clause sets a due date, so it is about payment"),
            (
                "Subject: confidentiality",
                "Subject: The clause forbids disclosure, so it is about confidentiality",
            ),
        ),
        edit(RELATION, ("关系：任职", "关系：句中说“进入云帆科技担任工程师”，所以是任职")),
        edit(
            SAFE,
            ("危険度：高\n", "危険度：重いけがにつながるので高\n"),
            ("危険度：低\n", "危険度：けがのおそれがないので低\n"),
        ),
    ),
    kind(
        F,
        "the samples answer with words and the query with codes",
        (
            "few-shot/other-labels few-shot/worked-form few-shot/other-form few-shot/wrong-answer "
            "answer/other-names"
        ),
        edit(
            CLAIMS,
            ("Code: W\n", "Code: water\n"),
            ("Code: T\n", "Code: theft\n"),
            ("Code: F\n", "Code: fire\n"),
        ),
        edit(TARIFF, ("章：09\n", "章：咖啡、茶\n"), ("章：95\n", "章：玩具\n")),
        edit(NURSE, ("Answer: C\n", "Answer: dark urine\n")),
    ),
    kind(
        F,
        "the worked item answers with a letter that it does not list",
        "few-shot/wrong-answer answer/letters few-shot/other-labels few-shot/worked-form",
        edit(NURSE, ("Answer: C\n", "Answer: F\n")),
        edit(EXAM, ("答案：B\n", "答案：E\n")),
    ),
    kind(
        F,
        "the worked item has lost its options",
        "few-shot/no-options few-shot/worked-cue few-shot/other-cues answer/letters",
        edit(
            NURSE,
            ("A. moist lips\nB. clear urine\nC. dark urine\nD. wet cough\nE. warm feet\n", ""),
        ),
        edit(EXAM, ("A. 加速\nB. 减速\nC. 鸣笛超车\nD. 关闭雨刷\n", "")),
    ),
    kind(
        F,
        "the worked item lists its options with other marks than the query",
        "few-shot/worked-cue few-shot/other-cues answer/letters few-shot/worked-form",
        edit(
            NURSE,
            ("A. moist", "(1) moist"),
            ("B. clear", "(2) clear"),
            ("C. dark", "(3) dark"),
            ("D. wet", "(4) wet"),
            ("E. warm", "(5) warm"),
        ),
        edit(
            EXAM,
            (
                "A. 加速\nB. 减速\nC. 鸣笛超车\nD. 关闭雨刷\n",
                "（A）加速（B）减速（C）鸣笛超车（D）关闭雨刷\n",
            ),
        ),
    ),
    kind(
        F,
        "the prompt announces another number of samples than it has",
        "few-shot/other-count answer/other-count",
        edit(CLAUSE, ("Two samples from", "Four samples from")),
        edit(DATES, ("## Beispiele\n", "## Beispiele (drei Stück)\n")),
        edit(ESSAY, ("【参考】\n", "【参考】以下是五个例子：\n")),
    ),
    kind(
        F,
        "the numbers of the samples skip one",
        "few-shot/numbered few-shot/other-count few-shot/worked-cue few-shot/other-cues text/cut-item",
        edit(
            CLAIMS,
            ("  Notice: The hose", "  Sample 1\n  Notice: The hose"),
            ("  Notice: Somebody", "  Sample 2\n  Notice: Somebody"),
            ("  Notice: A candle", "  Sample 4\n  Notice: A candle"),
        ),
        edit(
            TARIFF,
            ("品名：龙井茶", "例1\n品名：龙井茶"),
            ("品名：篮球", "例3\n品名：篮球"),
        ),
    ),
    kind(
        F,
        "the samples stand behind the query",
        "few-shot/question-first few-shot/other-order few-shot/no-answer",
        edit(
            CLAIMS,
            (
                r"""text = HEAD + f"\n\nNotice: {data['notice']}\nCode:""" + '"',
                r"""text = f"Notice: {data['notice']}\nCode:\n\n" + HEAD""",
            ),
        ),
        edit(
            SAFE,
            (
                r"""text = HEAD + f"\n\n報告：{data['report']}\n危険度：""" + '"',
                r"""text = f"報告：{data['report']}\n危険度：\n\n" + HEAD""",
            ),
        ),
    ),
    kind(
        F,
        "two worked samples stand on one line",
        "few-shot/run-in text/run-together few-shot/worked-form text/lost-lines",
        edit(CLAUSE, ("Subject: payment\n\nClause:", "Subject: payment Clause:")),
        edit(DATES, ("1890-02-04\n\nAngabe: 30", "1890-02-04 Angabe: 30")),
        edit(ESSAY, ("等级：优\n\n评语：", "等级：优 评语：")),
    ),
    kind(
        F,
        "a worked sample's object has other keys than the answers",
        "few-shot/worked-form few-shot/other-form few-shot/worked-cue",
        edit(
            REVIEW,
            ('{"label": "style", "blocking": false}', '{"type": "style", "blocks": false}'),
            ('{"label": "bug", "blocking": true}', '{"type": "bug", "blocks": true}'),
        ),
        edit(DRUGS, ("Medicines: Voltaren; paracetamol", 'Medicines: ["Voltaren", "paracetamol"]')),
    ),
)
