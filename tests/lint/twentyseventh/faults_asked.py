"""Faults of demands that the answers or the shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, HIST, NEWS, NLI, SCI, SENT
from tests.lint.twentyseventh.tasks_free import (
    CELLS,
    DATES,
    MAIL,
    OPPOSITE,
    PRINTS,
    SPAN,
    STEPS,
    TRANS,
)
from tests.lint.twentyseventh.tasks_zh import (
    TSPAN,
    TYES,
    ZEN,
    ZMC,
    ZNLI,
    ZPOEM,
    ZSENT,
    ZSUM,
)

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter is asked for, and words are right",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(ZSENT, ("这条评论是好评还是差评？", "A. 好评 B. 差评，只写字母。")),
        changed(SENT, ('"Review:",', '"Reply with the letter of the sentiment.\\nReview:",')),
        changed(NLI, ("Label:", "Respond with one letter only.\nLabel:")),
    ),
    kind(
        F,
        "capitals are asked for, and small letters are right",
        "few-shot/other-form answer/other-names",
        changed(NLI, ("neutral?", "neutral? Write it in ALL CAPS.")),
        changed(
            OPPOSITE,
            (
                '"\\n\\n".join(blocks)',
                '"Write the opposite in capital letters.\\n\\n" + "\\n\\n".join(blocks)',
            ),
        ),
        changed(BOOL, ("Answer yes or no.", "Use upper case: YES or NO.")),
    ),
    kind(
        F,
        "a whole sentence is asked for, and a word or two are right",
        "few-shot/other-form",
        changed(SPAN, ("Answer with words from the text:", "Answer in a complete sentence:")),
        changed(TSPAN, ("用新聞裡的詞。", "請用完整的句子回答。")),
        changed(ZPOEM, ("只写姓名。", "请写成一个完整的句子。")),
    ),
    kind(
        F,
        "the prompt names other labels than the right ones",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        changed(ZSENT, ("好评还是差评？", "正面还是负面？")),
        changed(ZNLI, ("蕴含、矛盾还是中立？", "支持、反对还是无关？")),
        changed(TYES, ("請回答「是」或「否」。", "請回答「對」或「錯」。")),
    ),
    kind(
        F,
        "another language is asked for than that of the answers",
        "few-shot/other-form text/cue-forms few-shot/*",
        changed(TRANS, ("from German into English", "from German into French")),
        changed(ZEN, ("翻译成英文", "翻译成日文")),
        changed(TSPAN, ("用新聞裡的詞。", "請用英文作答。")),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(
            SCI,
            ('"\\nAnswer:"', '"\\nExplain your reasoning step by step, then answer.\\nAnswer:"'),
        ),
        changed(ZMC, ('"答案："', '"请逐步推理，再给出答案。\\n答案："')),
        changed(CELLS, ("\\nA:", "\\nThink through it carefully, one step after another.\\nA:")),
    ),
    kind(
        F,
        "the bare answer is asked for, and the outputs have more",
        "few-shot/steps-forbidden few-shot/other-form answer/*",
        changed(STEPS, ("A: Let us work it out.", "A (number only, no working):")),
        changed(ZSUM, ("请一步一步计算，最后写出“#### ”和得数。", "不要写过程，只写得数。")),
        changed(
            MAIL,
            ('as JSON with the keys "name" and "city".', "as plain text, without JSON or braces."),
            ("\\nJSON:", "\\nResult:"),
        ),
    ),
    kind(
        F,
        "another notation is asked for than the answers have",
        "few-shot/other-form few-shot/worked-form answer/other-form",
        changed(DATES, ("as YYYY-MM-DD", "as DD/MM/YYYY")),
        changed(
            MAIL,
            ('as JSON with the keys "name" and "city".', "as XML with <name> and <city>."),
            ("\\nJSON:", "\\nXML:"),
        ),
        changed(ZSUM, ("最后写出“#### ”和得数。", "最后把得数写在【】里。")),
    ),
    kind(
        F,
        "a number of words or signs is asked for that the answers do not have",
        "few-shot/other-form",
        changed(TRANS, ("into English.", "into English, in at most two words.")),
        changed(SPAN, ("Answer with words from the text:", "Answer in exactly six words:")),
        changed(ZEN, ("翻译成英文。", "翻译成英文，不超过三个单词。")),
    ),
    kind(
        F,
        "the prompt counts options or labels, and is wrong",
        "answer/other-count",
        changed(NEWS, ("Topics: ", "Pick one of six topics: ")),
        changed(HIST, ("Choose one of:", "Choose one of the four:")),
        changed(
            SCI,
            (
                'data["question"] + "\\n"',
                'data["question"] + "\\nOne of these three options is right.\\n"',
            ),
        ),
    ),
    kind(
        F,
        "the prompt speaks of what it does not show",
        "text/no-question text/empty-slot few-shot/other-form few-shot/other-count",
        changed(SCI, ('"Question: " +', '"Read the passage below and answer.\\nQuestion: " +')),
        changed(ZMC, ('f"题目：', 'f"阅读下面的短文，回答问题。\\n题目：')),
        changed(STEPS, ('f"Q: ', 'f"Use the table below.\\nQ: ')),
    ),
    kind(
        F,
        "the instruction is that of another task",
        "few-shot/other-form text/no-question answer/other-names",
        changed(BOOL, ("Answer yes or no.", "Translate the passage into German.")),
        changed(
            PRINTS,
            (
                "What does this Python program print?",
                "Fix the bug in this Python program and print it in full.",
            ),
        ),
        changed(
            SENT, ('"Review:",', '"Write a headline of five words for the review.\\nReview:",')
        ),
    ),
)
