"""Faults of shots and query, and of the code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, COPA, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import CRUX, GSM, SQUAD, WMT, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

S = "shots and query"
D = "code"


KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "the few-shot file has other labels than the docs",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names "
        "answer/two-spellings answer/other-form few-shot/other-form",
        changed(
            CIVIL,
            shots=tuple({**row, "label": str(int(row["label"] == "toxic"))} for row in CIVIL.shots),
        ),
        changed(
            OCNLI,
            shots=(
                {"sentence1": "他买了苹果。", "sentence2": "他买了水果。", "label": "entailment"},
                {"sentence1": "门是关着的。", "sentence2": "门开着。", "label": "contradiction"},
                {"sentence1": "她在写信。", "sentence2": "信是写给妈妈的。", "label": "neutral"},
            ),
        ),
    ),
    kind(
        S,
        "an example is one of the docs that are asked",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(
            WMT,
            ("My uncle lives in Vienna.", "The train is late again."),
            ("Mein Onkel wohnt in Wien.", "Der Zug hat wieder Verspätung."),
        ),
        changed(CIVIL, shots=(*CIVIL.shots[:3], CIVIL.rows[1])),
        changed(
            DRCD,
            ('"\\n".join(parts)', 'SHOT + "\\n".join(parts)'),
            (
                "import random",
                'import random\n\nSHOT = "文章：蘭嶼的達悟族人在春天捕捉飛魚。\\n'
                '問題：達悟族人捕捉什麼？\\n答案：飛魚\\n\\n"',
            ),
            fewshot=0,
        ),
    ),
    kind(
        S,
        "the worked examples have another cue for the answer than the question",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue few-shot/other-form",
        changed(WMT, ("{data['en']}\\nGerman:", "{data['en']}\\nTranslation:")),
        changed(
            SENTI,
            ('f"請判斷', 'SHOT + f"請判斷'),
            (
                "import random",
                'import random\n\nSHOT = "評論：早餐很豐盛，大家都喜歡。\\n答案：1\\n\\n'
                '評論：冷氣壞了，沒人處理。\\n答案：0\\n\\n"',
            ),
            fewshot=0,
        ),
    ),
    kind(
        S,
        "the shots lose the steps that the prompt asks for",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(GSM, ("f\" {data['steps']} #### {gold}\"", 'f" #### {gold}"')),
        changed(
            CSQA,
            ('lines.append("A:")', 'lines.append("A: Let\'s think step by step.")'),
        ),
        changed(
            CRUX, ("\\nOutput:", "\\nTrace the call step by step before you answer.\\nOutput:")
        ),
    ),
    kind(
        S,
        "each answer ends with a space",
        "few-shot/trailing-space answer/two-spellings few-shot/not-a-choice answer/not-extracted "
        "few-shot/separator",
        changed(SQUAD, ('" " + gold,', '" " + gold + " ",')),
        changed(ARC, ('" " + gold,', 'f" {gold} ",')),
    ),
    kind(
        S,
        "the worked examples answer before the question",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(
            WMT,
            (
                "English: The shop is closed today.\nGerman: Der Laden ist heute geschlossen.",
                "German: Der Laden ist heute geschlossen.\nEnglish: The shop is closed today.",
            ),
            (
                "English: My uncle lives in Vienna.\nGerman: Mein Onkel wohnt in Wien.",
                "German: Mein Onkel wohnt in Wien.\nEnglish: My uncle lives in Vienna.",
            ),
        ),
        changed(
            DRCD,
            ('"\\n".join(parts)', 'SHOT + "\\n".join(parts)'),
            (
                "import random",
                'import random\n\nSHOT = "答案：玉山\\n文章：玉山是臺灣最高的山。\\n'
                '問題：臺灣最高的山是哪一座？\\n\\n"',
            ),
            fewshot=0,
        ),
    ),
    kind(
        D,
        "options are shuffled with the global stream",
        "code/random code/not-repeated answer/gold-differs answer/letter*",
        changed(
            BANK,
            ("', '.join(INTENTS)", "', '.join(random.sample(INTENTS, len(INTENTS)))"),
        ),
        changed(
            SQUAD,
            (
                'text = "Answer the question',
                'text = random.choice(["", "Please: "]) + "Answer the question',
            ),
        ),
    ),
    kind(
        D,
        "a set is gone through",
        "code/set-order code/not-repeated",
        changed(BANK, ("', '.join(INTENTS)", "', '.join(set(INTENTS))")),
        changed(NER, ('"、".join(data["names"])', '"、".join(set(data["names"]))')),
    ),
    kind(
        D,
        "the row is changed in place",
        "code/changes-row code/error code/not-repeated",
        changed(SQUAD, ('data["answers"][0]', 'data["answers"].pop(0)')),
        changed(
            WTQ,
            (
                'lines = [" | ".join(data["header"])]',
                'data["rows"].insert(0, data["header"])\n    lines = []',
            ),
        ),
        changed(OCNLI, ('data["label"]', 'data.pop("label")')),
    ),
    kind(
        D,
        "an import of another harness is left at the top",
        "code/imports code/error",
        changed(RTE, ("import random", "import random\nimport datasets")),
        changed(
            GSM, ("import random", "import random\nfrom lm_eval.api.registry import register_task")
        ),
    ),
    kind(
        D,
        "an error of any kind is swallowed",
        "code/hidden-errors",
        changed(
            CRUX,
            (
                'fence = "```"',
                'try:\n        fence = "```" if data["code"] else ""\n'
                '    except:\n        fence = ""',
            ),
        ),
        changed(
            COPA,
            (
                'ask = "cause" if data["kind"] == "cause" else "result"',
                'try:\n        ask = {"cause": "cause", "effect": "result"}[data["kind"]]\n'
                '    except Exception:\n        ask = "cause"',
            ),
        ),
    ),
    kind(
        D,
        "a field of the old data set is read, and the new rows lack it in part",
        "code/error",
        changed(CEVAL, rows=lambda rows: [row.pop("D") for row in rows[1::4]] and None),
        changed(
            BANK,
            (
                'data["intent"]',
                '{"lost card": "lost card", "exchange rate": "exchange '
                'rate", "new address": "new address"}[data["intent"]]',
            ),
        ),
    ),
)
