"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import CRUX, GSM, SQUAD, WMT, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

F = "contradicting demands"
NAMES = (
    "answer/other-names answer/letter-asked answer/letters few-shot/other-form answer/other-form "
    "answer/legend few-shot/other-labels answer/two-spellings"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the labels that the prompt names are those of another data set",
        NAMES,
        changed(RTE, ("True or False?", "Yes or No?")),
        changed(CIVIL, ("toxic or civil?", "hateful or neutral?"), ("A toxic", "A hateful")),
        changed(OCNLI, ("蕴含、中立或矛盾", "是、否或不确定")),
    ),
    kind(
        F,
        "the answer alone is asked for, and steps are shown",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(GSM, ("Let's think step by step.", "Give only the final number, no working.")),
        changed(
            GSM,
            ("Let's think step by step.\\nAnswer:", "Reply with a single number only.\\nAnswer:"),
        ),
    ),
    kind(
        F,
        "the language that is asked for is not that of the answers",
        "few-shot/other-form text/cue-forms answer/other-names answer/unlike-others",
        changed(WMT, ("from English into German", "from English into French")),
        changed(DRCD, ("請用文章裡的詞回答問題。", "請用英文回答問題。")),
    ),
    kind(
        F,
        "the range of letters or the number of options is that of another task",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(CSQA, ("answer, A, B, C, D or E.", "answer, A, B, C or D.")),
        changed(ARC, ('f"Question', 'f"Choose one of the five options.\\nQuestion')),
        changed(CEVAL, ("请选出正确答案的字母", "请从A、B、C、D、E五个选项中选出正确答案的字母")),
    ),
    kind(
        F,
        "JSON is asked for, and the answers are bare",
        "few-shot/other-form answer/other-form",
        changed(SQUAD, ("from the passage.", "from the passage. Reply in JSON.")),
        changed(NER, ("用顿号隔开。", "用顿号隔开，以JSON格式输出。")),
        changed(BANK, ("Dialogue:\\n", "Reply with a JSON object.\\nDialogue:\\n")),
    ),
    kind(
        F,
        "a number is asked for, and the answers are words, or the reverse",
        NAMES + " answer/not-extracted",
        changed(SENTI, ("請判斷評論的情感", "請用文字「正面」或「負面」回答評論的情感")),
        changed(BANK, ("Dialogue:\\n", "Answer with the number of the intent.\\nDialogue:\\n")),
        changed(OCNLI, ("蕴含、中立或矛盾", "0为蕴含，1为中立，2为矛盾，只回答数字")),
    ),
    kind(
        F,
        "one word is asked for, or a sentence, and the answers have another length",
        "few-shot/other-form answer/other-form",
        changed(WMT, ("from English into German.", "from English into German, in one word.")),
        changed(WTQ, ("\\nAnswer:", "\\nReply in a complete sentence.\\nAnswer:")),
        changed(SQUAD, ("words from the passage.", "a full sentence of at least ten words.")),
    ),
    kind(
        F,
        "another form of the list or of letters is asked for than the answers have",
        "few-shot/other-form answer/other-form answer/other-names answer/two-spellings",
        changed(NER, ("用顿号隔开", "用分号隔开")),
        changed(CIVIL, ("toxic or civil?", "toxic or civil? Reply in capital letters.")),
        changed(CRUX, ("return?\\n", "return? Put the answer in \\\\boxed{{}}.\\n")),
    ),
)
