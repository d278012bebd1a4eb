"""Letters and numbers of options, and what they mean."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.tenth import tasks_labels as lab
from tests.lint.tenth import tasks_options as opt

_letter = partial(kind, "letters")
_STEP = "answer/letters answer/gold-differs answer/legend answer/letter-asked"

KINDS = (
    _letter(
        "The list is marked from another letter or number on than the answers are.",
        f"{_STEP} answer/other-names answer/not-an-option",
        changed(opt.TRIAGE, ('"ABCD"', '"BCDE"')),
        changed(opt.BILMECE, ("start=1", "start=0")),
        changed(opt.FAYI, ('f"{letter}. {text}"', 'f"{chr(ord(letter) + 1)}. {text}"')),
    ),
    _letter(
        "The options are sorted for the list, and the gold's letter is that of the old order.",
        _STEP,
        changed(opt.TRIAGE, ('data["options"])', 'sorted(data["options"]))')),
        changed(
            opt.BILMECE,
            ('secenekler = data["secenekler"]', 'secenekler = sorted(data["secenekler"])'),
        ),
        changed(
            opt.FAYI, ('in data["选项"].items()', 'in zip("ABCD", sorted(data["选项"].values()))')
        ),
    ),
    _letter(
        "The answer is an index from zero, and the list counts from one.",
        f"{_STEP} answer/not-an-option answer/other-names answer/empty",
        changed(opt.BILMECE, ('str(data["dogru"] + 1)', 'str(data["dogru"])')),
        changed(lab.MODER, ('str(data["label"])', 'str(data["label"] - 1)')),
        changed(
            opt.TRIAGE,
            ('zip("ABCD", data["options"])', 'enumerate(data["options"], 1)'),
            ("f\" {data['answer']}\"", "f\" {'ABCD'.index(data['answer'])}\""),
            (
                '"processed_output": data["answer"]',
                '"processed_output": str("ABCD".index(data["answer"]))',
            ),
        ),
    ),
    _letter(
        "The answer letters are of another case than those of the list.",
        f"{_STEP} answer/two-spellings answer/other-names few-shot/other-form",
        changed(opt.HUKUM, ('data["kunci"]', 'data["kunci"].upper()')),
        changed(opt.TRIAGE, ('"ABCD"', '"abcd"')),
        changed(opt.FAYI, ('f"{letter}. {text}"', 'f"{letter.lower()}. {text}"')),
    ),
    _letter(
        "The last option is not listed.",
        f"{_STEP} text/cut-item answer/not-an-option text/no-question answer/other-count",
        changed(opt.TRIAGE, ('"ABCD"', '"ABC"')),
        changed(opt.HUKUM, ("        d) {pilihan_d}\n".strip(" "), "")),
        changed(opt.FAYI, ('data["选项"].items()]', 'list(data["选项"].items())[:3]]')),
    ),
    _letter(
        "One mark is written in front of two options.",
        f"{_STEP} text/said-again",
        changed(opt.HUKUM, ("c) {pilihan_c}", "b) {pilihan_c}")),
        changed(opt.TRIAGE, ('"ABCD"', '"ABBD"')),
        changed(opt.HUKUM, ("d) {pilihan_d}", "c) {pilihan_d}")),
    ),
    _letter(
        "The prompt names letters or numbers that the list does not have.",
        f"{_STEP} answer/other-count answer/other-names few-shot/other-form",
        changed(opt.TRIAGE, ('"Answer:"', '"Choose from A, B, C, D and E.\\nAnswer:"')),
        changed(opt.HUKUM, ("(a, b, c, atau d)", "(a, b, c, d, atau e)")),
        changed(opt.FAYI, ("请只回答选项字母。", "请从A、B、C、D、E中选择一个字母回答。")),
    ),
    _letter(
        "The options are listed without letters, and a letter is the answer.",
        f"{_STEP} answer/not-an-option",
        changed(opt.TRIAGE, ("{letter}. {option}", "- {option}")),
        changed(opt.FAYI, ('f"{letter}. {text}"', 'f"· {text}"')),
        changed(
            opt.HUKUM,
            *((f"{mark}) {{pilihan", "- {pilihan") for mark in "abcd"),
            (" (a, b, c, atau d)", ""),
        ),
    ),
    _letter(
        "Letters stand in the list and numbers are the answers, or the other way round.",
        f"{_STEP} answer/other-names",
        changed(opt.TRIAGE, ('zip("ABCD", ', 'zip("1234", ')),
        changed(opt.BILMECE, ("({i})", "({'abc'[i - 1]})")),
        changed(opt.FAYI, ('f"{letter}. {text}"', "f\"{'ABCD'.index(letter) + 1}. {text}\"")),
    ),
    _letter(
        "One option's text is shown at two places, by a copy that was not changed.",
        f"{_STEP} answer/same-option text/cut-item text/first-item text/no-question",
        changed(opt.HUKUM, ("c) {pilihan_c}", "c) {pilihan_b}")),
        changed(opt.TRIAGE, ("{letter}. {option}", "{letter}. {data['options'][0]}")),
        changed(opt.FAYI, ("{letter}. {text}", "{letter}. {data['选项']['A']}")),
    ),
    _letter(
        "The legend gives the numbers other meanings than the rows.",
        f"{_STEP} answer/other-names",
        changed(
            lab.MODER,
            ("1 = fine, 2 = spam, 3 = insult", "0 = fine, 1 = spam, 2 = insult"),
            ("4 = threat", "3 = threat"),
        ),
        changed(
            lab.SUCHE,
            (
                "Passt der Treffer zur Anfrage? Antworte mit ja oder nein.",
                "Relevanz (0 = passt, 1 = passt nicht).",
            ),
            ('"ja" if data["passt"] else "nein"', 'str(data["passt"])'),
        ),
        changed(
            lab.NLI_ZH,
            ("是蕴含、中立还是矛盾？", "是什么？0=矛盾，1=中立，2=蕴含"),
            ('data["标签"]', 'str(["蕴含", "中立", "矛盾"].index(data["标签"]))'),
        ),
    ),
)
