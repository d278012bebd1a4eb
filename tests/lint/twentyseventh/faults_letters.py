"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import GAP, HIST, NEWS, NLI, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_zh import TMC, ZMC, ZNLI, ZSENT

F = "what a letter means"
NUMBER = '"ABCD"[data["answer"]]'

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options are listed with other marks than the answers name",
        "answer/letters answer/letter-asked answer/leaked",
        changed(SCI, ('zip("ABCD"', 'zip("abcd"')),
        changed(ZMC, ('zip("ABCD"', 'zip("①②③④"')),
        changed(TMC, ("({mark}) {options[mark]}", "{'甲乙丙'.index(mark) + 1}. {options[mark]}")),
    ),
    kind(
        F,
        "a gold that counts from nought is taken for one that counts from one",
        "answer/gold-differs answer/legend answer/letters",
        changed(SCI, (NUMBER, '"ABCD"[data["answer"] - 1]')),
        changed(ZMC, (NUMBER, '"DABC"[data["answer"]]')),
        changed(NEWS, ('str(data["topic"])', 'str((data["topic"] + 1) % 4)')),
    ),
    kind(
        F,
        "a legend says the reverse of what the labels mean",
        "answer/legend answer/gold-differs",
        changed(
            TOX, ("allowed or removed.", "allowed = it attacks someone, removed = it is harmless.")
        ),
        changed(
            ZSENT, ("好评还是差评？", "好评还是差评？（好评表示顾客不满意，差评表示顾客满意）")
        ),
        changed(SENT, ('["Review:"', '["negative: the author liked it; positive: not.\\nReview:"')),
    ),
    kind(
        F,
        "a label that is right for many rows is not offered",
        "answer/legend answer/other-names answer/not-an-option answer/other-count few-shot/*",
        changed(NEWS, ("enumerate(TOPICS))", "enumerate(TOPICS[:3]))")),
        changed(
            NLI,
            ("an entailment, a contradiction, or neutral?", "an entailment or a contradiction?"),
        ),
        changed(ZNLI, ("蕴含、矛盾还是中立？", "蕴含还是矛盾？")),
    ),
    kind(
        F,
        "the options are put into another order after their letters were given",
        "answer/gold-differs answer/letters answer/legend",
        changed(SCI, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(ZMC, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
        changed(
            TMC,
            ("{options[mark]}", "{[*options.values()][::-1]['甲乙丙'.index(mark)]}"),
        ),
    ),
    kind(
        F,
        "one mark is given to two options",
        "answer/letters answer/same-option",
        changed(SCI, ('zip("ABCD"', 'zip("ABBD"')),
        changed(ZMC, ('zip("ABCD"', 'zip("ABCC"')),
        changed(TMC, ("({mark})", "({mark.replace('丙', '乙')})")),
    ),
    kind(
        F,
        "the prompt names letters that its list does not have",
        "answer/letters answer/letter-asked answer/other-count",
        changed(SCI, ('"\\nAnswer:"', '"\\nRespond with A, B, C, D or E.\\nAnswer:"')),
        changed(TMC, ("只回答代號", "只回答A、B或C")),
        changed(HIST, ("The answer is:", "Letter (a, b or c):")),
    ),
    kind(
        F,
        "the last option is not shown",
        "answer/* text/cut-item",
        changed(SCI, ('zip("ABCD"', 'zip("ABC"')),
        changed(GAP, ('.join(data["target_scores"])', '.join(list(data["target_scores"])[:2])')),
        changed(TMC, ("for mark in options)", "for mark in '甲乙')")),
    ),
)
