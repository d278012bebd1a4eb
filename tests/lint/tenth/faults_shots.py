"""Shots and query that differ."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.tenth import rows_free as rows
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_shots = partial(kind, "shots")
_CUES = "few-shot/other-cues few-shot/worked-cue text/cue-forms text/shot-cue few-shot/worked-form few-shot/other-order"
_BREAKFAST = (
    "Clause: The price includes breakfast.\nQuestion: Is lunch part of the price?\nAnswer: No\n\n"
)
_GUESTS = "Clause: Members may bring up to two guests.\nQuestion: May a member bring one guest?\nAnswer: Yes\n\n"


KINDS = (
    _shots(
        "The worked examples have other cues than the question.",
        _CUES,
        changed(lab.CONTRACT_HAND, ("?\\nAnswer:", "?\\nYes or No:")),
        changed(
            free.DATES,
            ("Q: {data['question']}\\nA: Let's", "Question: {data['question']}\\nAnswer: Let's"),
        ),
        changed(free.AOSHU_HAND, ('"\\n解："', '"\\n答："')),
    ),
    _shots(
        "The worked examples end in an answer cue that the question lacks.",
        f"{_CUES} few-shot/question-first few-shot/no-answer text/missing-space",
        changed(lab.CONTRACT_HAND, ("?\\nAnswer:", "?\\n"), ('f" {answer}"', "answer")),
        changed(free.DATES, ("\\nA: Let's think step by step.", ""), ('f" So', 'f"\\nSo')),
        changed(free.AOSHU_HAND, ('"\\n解："', '"\\n"')),
    ),
    _shots(
        "Nothing, or a space alone, parts the shots.",
        "few-shot/separator few-shot/run-in text/run-together",
        changed(opt.TRIAGE, own={"separator": ""}),
        changed(lab.HINDI, own={"separator": " "}),
        changed(lab.NLI_ZH, own={"separator": ""}),
    ),
    _shots(
        "The instruction stands in the description and in the template.",
        "text/repeated-instruction text/said-again",
        changed(
            lab.CONTRACT,
            (
                'f"Clause',
                'f"Read the clause of a contract and answer the question with Yes or No.\\nClause',
            ),
        ),
        changed(free.GRAMMAR, description="Correct the grammar of the sentence."),
        changed(opt.FAYI, description="请只回答选项字母。"),
    ),
    _shots(
        "A worked example stands in the prompt twice.",
        "few-shot/same-twice few-shot/repeated",
        changed(lab.CONTRACT_HAND, (_BREAKFAST, _GUESTS)),
        changed(
            free.AOSHU_HAND,
            (
                "问题：小华跑步4圈用了28分钟，平均每圈几分钟？\n解：28÷4=7。答案是7",
                "问题：书架有3层，每层放20本书，拿走7本，还剩几本？\n解：3×20=60，60-7=53。答案是53",
            ),
        ),
        changed(free.TRADUCE, fewshot=4, shots=(*rows.TRADUCE_SHOTS[:3], rows.TRADUCE_SHOTS[0])),
    ),
    _shots(
        "A worked example has no answer.",
        "few-shot/no-answer few-shot/other-cues few-shot/worked-form",
        changed(
            lab.CONTRACT_HAND,
            (
                "May a member bring one guest?\nAnswer: Yes",
                "May a member bring one guest?\nAnswer:",
            ),
        ),
        changed(
            free.DATES,
            (
                " If tomorrow is Monday, the day after tomorrow is Tuesday. So the answer is Tuesday.",
                "",
            ),
        ),
        changed(free.AOSHU_HAND, ("解：28÷4=7。答案是7", "解：")),
    ),
    _shots(
        "The steps of a worked example or a row close on another answer.",
        "few-shot/wrong-answer answer/chain-differs few-shot/wrong-sum answer/gold-differs",
        changed(
            free.DATES,
            ("is Tuesday. So the answer is Tuesday.", "is Tuesday. So the answer is Wednesday."),
        ),
        changed(free.AOSHU_HAND, ("60-7=53。答案是53", "60-7=53。答案是67")),
        changed(free.OLYMP, ("{data['answer']}.\"", "{int(data['answer']) + 1}.\"")),
    ),
    _shots(
        "A worked example calculates wrongly.",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(free.AOSHU_HAND, ("28÷4=7", "28÷4=9"), ("答案是7", "答案是9")),
        changed(free.AOSHU_HAND, ("3×20=60，60-7=53。答案是53", "3×20=80，80-7=73。答案是73")),
        changed(
            free.AOSHU,
            rows=lambda made: [
                made[0],
                made[1] | {"解答": "15-4=12，12+6=18。", "答案": "18"},
                *made[2:],
            ],
        ),
    ),
    _shots(
        "All shots bear one number that the template has written.",
        "few-shot/numbered",
        changed(lab.SUCHE, ('f"Suchanfrage', 'f"Beispiel 1\\nSuchanfrage')),
        changed(lab.CONTRACT, ('f"Clause', 'f"Example 1:\\nClause')),
        changed(free.NIHONGO, ('f"文章', 'f"例１\\n文章')),
    ),
    _shots(
        "The numbers of the worked examples are not gone on with.",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        changed(
            free.AOSHU_HAND,
            ("问题：书架", "问题1：书架"),
            ("问题：小华", "问题2：小华"),
        ),
        changed(
            free.DATES,
            ("Q: Today is Thursday", "Q1: Today is Thursday"),
            ("Q: Yesterday was T", "Q2: Yesterday was T"),
            ("Q: Tomorrow is Monday", "Q3: Tomorrow is Monday"),
        ),
        changed(
            lab.CONTRACT_HAND,
            ("Clause: Smoking", "Clause 1: Smoking"),
            ("Clause: Members", "Clause 2: Members"),
            ("Clause: The price", "Clause 3: The price"),
            ("Clause: {data", "Clause 1: {data"),
        ),
    ),
    _shots(
        "The output says the cue again.",
        "answer/cue-again text/said-again",
        changed(lab.CONTRACT, ('f" {answer}"', 'f" Answer: {answer}"')),
        changed(lab.NLI_ZH, ('"output": data["标签"]', '"output": "关系：" + data["标签"]')),
        changed(free.TRADUCE, ('" " + data["en"]', '" English: " + data["en"]')),
    ),
    _shots(
        "Answers in the shots end with a space or a newline of their own.",
        "few-shot/trailing-space few-shot/separator answer/stopped-early answer/two-spellings text/double-newline",
        changed(lab.SUCHE, ('f" {antwort}"', 'f" {antwort} "')),
        changed(free.OLYMP, ("{data['answer']}.\"", "{data['answer']}.\\n\"")),
        changed(lab.CONTRACT_HAND, ("guest?\nAnswer: Yes\n", "guest?\nAnswer: Yes \n")),
    ),
    _shots(
        "The worked examples stand behind the question.",
        "few-shot/question-first few-shot/other-order",
        changed(
            lab.CONTRACT_HAND,
            ('HEAD + f"Clause', 'f"Clause'),
            ('?\\nAnswer:"', '?\\nAnswer:\\n\\n" + HEAD'),
        ),
        changed(
            free.AOSHU_HAND, ('例题 + "问题', '"问题'), ('"\\n解："', '"\\n解：\\n\\n" + 例题')
        ),
        changed(
            free.DATES, ('SHOTS + f"Q', 'f"Q'), ('step by step."', 'step by step.\\n\\n" + SHOTS')
        ),
    ),
    _shots(
        "The question asks for steps, and the shots answer at once.",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here few-shot/worked-form few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(free.OLYMP, ("f\" {data['solution']} The answer", 'f" The answer')),
        changed(free.AOSHU, ('data["解答"] + "\\n#### "', '"#### "')),
        changed(lab.CONTRACT_HAND, ("?\\nAnswer:", "?\\nAnswer: Let's think step by step.")),
    ),
    _shots(
        "The prompt tells another number of examples than it shows.",
        "few-shot/other-count",
        changed(
            lab.CONTRACT_HAND, ("Answer Yes or No.", "Answer Yes or No. Here are five examples.")
        ),
        changed(free.TRADUCE, description="Here are 5 examples of translations."),
        changed(free.AOSHU_HAND, ('"""问题', '"""下面是三个例题。\n\n问题')),
    ),
    _shots(
        "The shots' file answers in another form than the rows.",
        "few-shot/other-labels few-shot/worked-form few-shot/other-form answer/other-form answer/other-names text/look-alike",
        changed(
            lab.SUCHE,
            (
                '"ja" if data["passt"] else "nein"',
                '{1: "ja", 0: "nein"}.get(data["passt"], data["passt"])',
            ),
            shots=tuple(
                {"anfrage": q, "titel": t, "passt": p}
                for q, t, p in (
                    ("tomaten gießen", "Tomaten richtig wässern", "relevant"),
                    ("auto winterreifen", "Kuchen im Glas", "irrelevant"),
                    ("hund bellt", "Wenn der Hund zu viel bellt", "relevant"),
                )
            ),
        ),
        changed(
            lab.HINDI,
            shots=(
                {"samiksha": "क्या शानदार फ़िल्म है!", "bhav": "positive"},
                {"samiksha": "नींद आ गई।", "bhav": "negative"},
            ),
        ),
        changed(
            lab.DIALOG,
            shots=tuple(
                {"turer": [{"vem": "Kund", "text": text}], "avsikt": label}
                for text, label in (
                    ("Jag vill ha ett rum.", "BOKNING"),
                    ("Soppan var sur.", "KLAGOMÅL"),
                    ("När öppnar ni?", "FRÅGA"),
                )
            ),
        ),
    ),
    _shots(
        "A worked example's answer has another form than the others.",
        "few-shot/worked-form few-shot/other-labels answer/two-spellings",
        changed(lab.CONTRACT_HAND, ("guest?\nAnswer: Yes", "guest?\nAnswer: yes")),
        changed(free.AOSHU_HAND, ("28÷4=7。答案是7", "28÷4=7。答案是七")),
        changed(free.DATES, ("So the answer is Tuesday.", "So the answer is **tuesday**.")),
    ),
    _shots(
        "The last cue is in another language than the rest of the prompt.",
        "text/cue-forms few-shot/other-form",
        changed(
            opt.FAYI,
            ('"答案："', '"Answer:"'),
            ('"output": data["答案"]', '"output": " " + data["答案"]'),
        ),
        changed(lab.DIALOG, ("\\nAvsikt:", "\\nIntent:")),
        changed(free.NIHONGO, ("\\n答え：", "\\nAnswer:\\n")),
    ),
    _shots(
        "The cue of the answer is misspelt or written in two ways.",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(lab.CONTRACT, ("\\nAnswer:", "\\nAnwser:")),
        changed(opt.TRIAGE, ('"Answer:"', '"Asnwer:"')),
        changed(lab.CONTRACT_HAND, ("guest?\nAnswer: Yes", "guest?\nAnswer : Yes")),
    ),
)
