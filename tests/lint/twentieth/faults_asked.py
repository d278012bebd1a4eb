"""Demands of a prompt that its answers or shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL, FRENCH, GROCERY, PERSON, TICKET
from tests.lint.twentieth.tasks_more import CELL, CHAT, ISO, SORT
from tests.lint.twentieth.tasks_options import DESK, MUSEUM, SCIENCE, SPAM
from tests.lint.twentieth.tasks_tw import ENGLISH, TRUTH
from tests.lint.twentieth.tasks_zh import IDIOM, ORDERS, READING, REVIEW, WORDS

FAMILY = "contradicting demands"
FORM = "few-shot/other-form answer/other-names answer/letter-asked answer/letters"

KINDS = (
    kind(
        FAMILY,
        "capitals or small letters are asked for, and the answers have the others",
        FORM,
        changed(TICKET, ("or account.\n", "or account. Print the team in upper case.\n")),
        changed(BOOL, ("yes or no.", "yes or no, all caps.")),
        changed(PERSON, ("from the text.", "from the text, in lowercase letters only.")),
    ),
    kind(
        FAMILY,
        "a sentence or an explanation is asked for, and the answers are a word",
        f"{FORM} few-shot/steps-*",
        changed(
            CHAT, ("{moods}?", "{moods}? Explain in one or two sentences what makes you think so.")
        ),
        changed(READING, ("请用原文中的词语回答。", "请用完整的句子回答，并说明理由。")),
        changed(BOOL, ("yes or no.", "a full sentence that begins with yes or no.")),
    ),
    kind(
        FAMILY,
        "nothing but the answer is asked for, and the answers have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            GROCERY,
            ("Show your steps and end with #### and the number.", "Give the final number only."),
        ),
        changed(WORDS, ("请写出步骤，最后写“#### 得数”。", "不要写过程，直接写得数。")),
        changed(
            SCIENCE,
            (
                'Think step by step and close with "The answer is (X)."',
                "Reply with the letter alone.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        FORM,
        changed(FRENCH, ("into French.", "into Spanish.")),
        changed(ENGLISH, ("翻譯成繁體中文", "翻譯成日文")),
        changed(READING, ("请用原文中的词语回答", "请用英文回答")),
    ),
    kind(
        FAMILY,
        "a wrapping is asked for that no answer has: JSON, tags, a box, brackets",
        FORM,
        changed(
            MUSEUM,
            ('"Answer:"', '\'Reply with a JSON object such as {"answer": "A"}.\\nAnswer:\''),
        ),
        changed(
            CELL,
            ("Answer from the table.", "Answer from the table, between <answer> and </answer>."),
        ),
        changed(IDIOM, ("只回答字母。", "只回答字母，并放在【】里。")),
    ),
    kind(
        FAMILY,
        "the labels that the prompt names are not those of the answers",
        f"{FORM} answer/legend",
        changed(BOOL, ("yes or no.", "true or false.")),
        changed(TRUTH, ("「對」或「錯」", "「是」或「否」")),
        changed(CHAT, ('MOODS[:-1]) + " or " + MOODS[-1]', '["happy", "furious"]) + " or gloomy"')),
    ),
    kind(
        FAMILY,
        "a list, date or number is asked for in another form than the answers have",
        f"{FORM} answer/other-rule",
        changed(ISO, ("as YYYY-MM-DD", "as DD/MM/YYYY")),
        changed(SORT, ("alphabetically, with", "in reverse alphabetical order, with")),
        changed(
            CELL, ("Answer from the table.", "Answer from the table, with two decimal places.")
        ),
    ),
    kind(
        FAMILY,
        "a length is asked for that the answers do not have",
        FORM,
        changed(FRENCH, ("into French.", "into French, in at most two words.")),
        changed(READING, ("请用原文中的词语回答", "请用不少于十个字回答")),
        changed(DESK, ("Send the headline", "In exactly three words, send the headline")),
    ),
    kind(
        FAMILY,
        "the number of options or labels that the prompt says is wrong",
        "answer/other-count answer/letters answer/other-names few-shot/other-count",
        changed(TICKET, ("to one team:", "to one of four teams:")),
        changed(ORDERS, ("给客户留言分类：", "把客户留言分成五类：")),
        changed(MUSEUM, ('"Answer:"', '"Choose one of the six options.\\nAnswer:"')),
    ),
    kind(
        FAMILY,
        "the config's description asks for something else than the transform, or for it once more",
        f"{FORM} few-shot/steps-* text/repeated-instruction text/said-again answer/legend",
        changed(SPAM, description="Label the message: 1 if it is spam, 0 if it is not.\n\n"),
        changed(GROCERY, description="Answer with a bare number, without any steps.\n\n"),
        changed(REVIEW, description="请回答 positive 或 negative。\n\n"),
    ),
    kind(
        FAMILY,
        "what all answers are is forbidden",
        FORM,
        changed(SPAM, ("if it is not.", "if it is not. Do not use digits.")),
        changed(IDIOM, ("只回答字母。", "不要用字母回答。")),
        changed(SORT, ("with a comma and a space between.", "without any commas.")),
    ),
)
