"""Demands that contradict the answers or each other."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.tenth import tasks_free as free
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_demand = partial(kind, "demands")
_FORM = "few-shot/other-form"

KINDS = (
    _demand(
        "One word or the number alone is asked for, and the shots reason.",
        f"few-shot/steps-forbidden {_FORM}",
        changed(
            free.OLYMP,
            ("\\nSolution: Let's think step by step.", "\\nGive only the final number.\\nAnswer:"),
        ),
        changed(
            free.AOSHU, ("请一步一步计算，最后一行写“#### 答案”。", "请直接写出答案，不要写过程。")
        ),
        changed(free.OLYMP, ("Let's think step by step.", "The answer, without any explanation:")),
    ),
    _demand(
        "Another language is asked for than the answers are in.",
        f"{_FORM} few-shot/other-labels answer/other-names",
        changed(free.NIHONGO, description="Read the passage and answer the question in English."),
        changed(
            free.RESUME,
            ("Donnez un titre à cet article.", "Donnez un titre à cet article, en anglais."),
        ),
        changed(free.TRADUCE, ("Spanish to English", "Spanish to French")),
    ),
    _demand(
        "Other labels are named than those that are right.",
        "answer/other-names few-shot/other-form answer/letter-asked",
        changed(lab.REVIEW, ("Say bug or fine.", "Say yes or no.")),
        changed(
            lab.SUCHE, ("Antworte mit ja oder nein.", "Antworte mit relevant oder irrelevant.")
        ),
        changed(lab.NLI_ZH, ("蕴含、中立还是矛盾", "支持、反对还是无关")),
    ),
    _demand(
        "One of the labels is not named.",
        "answer/other-names answer/other-count few-shot/other-form",
        changed(lab.NLI_ZH, ("蕴含、中立还是矛盾", "蕴含还是矛盾")),
        changed(lab.DIALOG, ("boka, avboka, fråga eller klaga", "boka, fråga eller klaga")),
        changed(lab.MODER_WORDS, ("', '.join(NAMES)", "', '.join(NAMES[:3])")),
    ),
    _demand(
        "A letter is asked for, and the text of the option is the answer.",
        f"answer/letter-asked answer/letters {_FORM}",
        changed(
            opt.TRIAGE_TEXT,
            ("Pick one of:", "Answer with the letter of the right option (A, B, C or D)."),
        ),
        changed(opt.RIDDLES, ("\\nAnswer:", "\\nGive the letter of the right choice.\\nAnswer:")),
        changed(opt.CHENGYU, ("选择合适的成语填入括号。", "请选择正确选项的字母。")),
    ),
    _demand(
        "The text of the option is asked for, and its letter or number is the answer.",
        f"answer/letter-asked answer/letters {_FORM}",
        changed(
            opt.TRIAGE,
            (
                '"Answer:"',
                '"Write out the full text of the right option, not its letter.\\nAnswer:"',
            ),
        ),
        changed(
            opt.BILMECE,
            ("Doğru seçeneğin numarası:", "Numarayı değil, doğru seçeneğin kendisini yaz:"),
        ),
        changed(opt.FAYI, ("请只回答选项字母。", "请写出正确选项的完整内容，不要写字母。")),
    ),
    _demand(
        "JSON, tags or a box is asked for, and the answers are plain.",
        _FORM,
        changed(lab.REVIEW, ("Say bug or fine.", "Say bug or fine, as JSON with the key verdict.")),
        changed(
            free.OLYMP,
            ("\\nSolution: Let's", "\\nPut the final answer in \\\\boxed{{}}.\\nSolution: Let's"),
        ),
        changed(lab.SUCHE, ("oder nein.", "oder nein, in <antwort>-Tags.")),
    ),
    _demand(
        "The prompt says another number of options or labels than it lists.",
        "answer/other-count answer/other-names answer/letters",
        changed(opt.TRIAGE_TEXT, ("Pick one of:", "Pick one of these five:")),
        changed(opt.TRIAGE, ('"Answer:"', '"Which of the three options is right?\\nAnswer:"')),
        changed(lab.MODER, ("Categories:", "There are five categories:")),
    ),
    _demand(
        "Capitals or a whole sentence are asked for, and the answers are small words.",
        f"{_FORM} answer/other-names answer/two-spellings",
        changed(lab.REVIEW, ("Say bug or fine.", "Say bug or fine. Answer in capital letters.")),
        changed(free.TABEL, ("\\nAntwoord:", "\\nAntwoord in een volledige zin.\\nAntwoord:")),
        changed(lab.SUCHE, ("mit ja oder nein.", "in GROSSBUCHSTABEN mit ja oder nein.")),
    ),
    _demand(
        "The instruction is that of another task.",
        f"{_FORM} text/no-question answer/other-names answer/letter-asked answer/letters text/cue-forms",
        changed(
            free.GRAMMAR,
            ("Correct the grammar of the sentence.", "Translate the sentence into German."),
        ),
        changed(free.NIHONGO, description="次の文章を英語に翻訳してください。"),
        changed(lab.CONTRACT, description="Choose the right option, A, B, C or D."),
    ),
    _demand(
        "Decimals, a unit or another writing of dates is asked for, and the answers have none.",
        _FORM,
        changed(
            free.OLYMP,
            ("\\nSolution: Let's", "\\nGive the answer with two decimals.\\nSolution: Let's"),
        ),
        changed(
            free.MAILS,
            (
                "with the keys date and place.",
                "with the keys date and place. Write the date as YYYY-MM-DD.",
            ),
        ),
        changed(free.AOSHU, ("请一步一步计算，", "请一步一步计算，答案保留两位小数，")),
    ),
)
