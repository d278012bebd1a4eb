"""Demands of the prompt that its answers or shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    LAWS,
    PLANETS,
    RELATIONS,
    TICKETS,
)
from tests.lint.seventeenth.tasks_free import (
    DATES,
    GERMAN,
    MUSEUM,
    PYTHON,
    SCIENCE,
    SHOP,
    TOPICS,
)
from tests.lint.seventeenth.tasks_zh import (
    CHENGYU,
    FANYI,
    PANDUAN,
    PINGLUN,
    XINWEN,
    YINGYONG,
    YUEDU,
    YUNHAN,
)
from tests.lint.shape import changed

FAMILY = "contradicting demands"
FORM = "few-shot/other-form few-shot/worked-form answer/letter-asked answer/other-names"

KINDS = (
    kind(
        FAMILY,
        "the text of the option is asked for, and letters or numbers are right, or the other way round",
        FORM + " answer/letters",
        changed(
            PLANETS,
            (
                "\\nAnswer:",
                "\\nWrite out the full text of the right option, not its letter.\\nAnswer:",
            ),
        ),
        changed(CHENGYU, ("只回答編號。", "請寫出完整的成語，不要寫編號。")),
        changed(
            TICKETS,
            ("Route the message", "Reply with a single letter (A-D) only. Route the message"),
        ),
    ),
    kind(
        FAMILY,
        "the answer alone is asked for, and the shots reason",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            SHOP,
            ("A: Let's think step by step.", "Give only the number, without any working.\\nA:"),
        ),
        changed(
            SCIENCE,
            ("Reason first, then give the letter.", "Do not explain. Output just the letter."),
        ),
        changed(YINGYONG, ("答案：让我们一步一步地想。", "不要写出过程，直接给出数字。\\n答案：")),
    ),
    kind(
        FAMILY,
        "steps or reasons are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(SHOP, ("{steps} The answer", "The answer")),
        changed(YINGYONG, ("{data['steps']}答案是", "答案是")),
        changed(LAWS, ("(yes or no)", "Explain your reasoning step by step, then say yes or no.")),
    ),
    kind(
        FAMILY,
        "JSON, a box, tags or quotes are asked for, and plain words are right",
        FORM,
        changed(
            FILMS,
            (
                "positive or negative.",
                'positive or negative. Return JSON such as {{\\"sentiment\\": \\"...\\"}}.',
            ),
        ),
        changed(
            MUSEUM, ("words from the text.", "words from the text, inside <answer></answer> tags.")
        ),
        changed(YUEDU, ("请用短文中的词语回答。", "请用短文中的词语回答，并用书名号《》括起来。")),
    ),
    kind(
        FAMILY,
        "capitals, a full stop, or another case is asked for, and not given",
        FORM + " answer/two-spellings",
        changed(
            FILMS,
            (
                "positive or negative.",
                "positive or negative. Write your verdict in CAPITAL LETTERS.",
            ),
        ),
        changed(LAWS, ("(yes or no)", "(yes or no, in upper case)")),
        changed(TOPICS, ("science or food.", "science or food. End your answer with a full stop.")),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms text/swapped-fields",
        changed(FANYI, ("翻译成英文", "翻译成法文")),
        changed(GERMAN, ("from English into German", "from German into English")),
        changed(PINGLUN, ("还是差评。", "还是差评，请用英文回答。")),
    ),
    kind(
        FAMILY,
        "the labels that are asked for are not those that count",
        FORM + " answer/legend answer/letters",
        changed(RELATIONS, ("entailment, neutral or contradiction?", "true, false or unknown?")),
        changed(PANDUAN, ("「對」或「錯」", "「是」或「否」")),
        changed(YUNHAN, ("蕴含、中立还是矛盾？", "支持、无关还是反对？")),
    ),
    kind(
        FAMILY,
        "a label is missing in the list of those that may be said",
        "answer/other-names answer/other-count answer/legend answer/not-an-option answer/letters",
        changed(
            TICKETS,
            (
                '["billing", "shipping", "returns", "accounts"]',
                '["billing", "shipping", "returns"]',
            ),
        ),
        changed(XINWEN, ("體育、財經、娛樂", "體育、財經")),
        changed(YUNHAN, ("蕴含、中立还是矛盾", "蕴含还是矛盾")),
    ),
    kind(
        FAMILY,
        "the prompt says another number of options or classes than it shows",
        "answer/other-count answer/letters few-shot/other-count",
        changed(CHENGYU, ("選出最適合", "從下列四個成語中選出最適合")),
        changed(TICKETS, ("one of the teams", "one of our three teams")),
        changed(XINWEN, ("分類為：", "分為以下五類：")),
    ),
    kind(
        FAMILY,
        "a length, a unit or a way to write is asked for that the answers do not have",
        FORM,
        changed(GERMAN, ("into German.", "into German. Answer with exactly one word.")),
        changed(DATES, ("write it as YYYY-MM-DD.", "write it as DD/MM/YYYY.")),
        changed(YUEDU, ("请用短文中的词语回答。", "请用不少于二十个字的完整句子回答。")),
    ),
    kind(
        FAMILY,
        "the prompt speaks of something that it does not show",
        "text/no-question answer/letters few-shot/other-form answer/letter-asked few-shot/other-count text/empty-slot",
        changed(SHOP, ('f"Q: {', 'f"Use the table below to answer.\\nQ: {')),
        changed(YINGYONG, ('f"问题：', 'f"阅读下面的短文，回答问题。\\n问题：')),
        changed(
            PYTHON,
            (
                "What does this program print?",
                "Which of the following options does this program print?",
            ),
        ),
    ),
)
