"""Demands of the prompt that its answers or its data contradict."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import CAUSE, HOTELS, INFER, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import (
    GERMAN,
    LOOKUP,
    PEOPLE,
    PRINTS,
    SHOP,
    SORTED,
    SPANS,
    UNITS,
    WARD,
)
from tests.lint.eighteenth.tasks_labels import ACCEPT, INTENT, TOPICS
from tests.lint.eighteenth.tasks_tw import CIHUI, FANYI, TOUSU
from tests.lint.eighteenth.tasks_zh import CHENGYU, SHIFEI, WAIMAI, YINGYONG, YUEDU
from tests.lint.making import kind
from tests.lint.shape import changed

FAMILY = "contradicting demands"
FORM = "few-shot/other-form few-shot/worked-form answer/letter-asked"
NAMES = f"answer/other-names few-shot/other-labels answer/legend answer/not-an-option {FORM}"

KINDS = (
    kind(
        FAMILY,
        "capitals are asked for, and the answers have none",
        f"{FORM} answer/other-names",
        changed(HOTELS, ("or mixed.", "or mixed (write the label in upper case).")),
        changed(CIHUI, ("只写一个单词。", "只写一个单词，全部用大写字母。")),
        changed(INTENT, ("four verbs.", "four verbs, in block capitals.")),
    ),
    kind(
        FAMILY,
        "a number of words is asked for that the answers do not keep to",
        FORM,
        changed(SPANS, ("Answer with words from", "Answer with exactly one word from")),
        changed(YUEDU, ("词语回答问题", "两个字回答问题")),
        changed(
            GERMAN, ("Translate into German.", "Translate into German, in three words at most.")
        ),
    ),
    kind(
        FAMILY,
        "whole sentences are asked for, and the answers are single words",
        FORM,
        changed(ZOO, ("Answer yes or no.", "Reply in a full sentence.")),
        changed(YUEDU, ("用材料中的词语回答", "用完整的句子回答")),
        changed(LOOKUP, ("\\nAnswer:", "\\nWrite a complete sentence.\\nAnswer:")),
    ),
    kind(
        FAMILY,
        "steps are asked for, and the shots answer at once",
        f"few-shot/steps-lost few-shot/steps-only-here {FORM}",
        changed(UNITS, ("\\nResult:", "\\nShow your working, then give the result.\\nResult:")),
        changed(
            PRINTS,
            (
                '"\\n\\nOutput:"',
                '"\\n\\nTrace the program line by line before you answer.\\nOutput:"',
            ),
        ),
        changed(CHENGYU, ("\\n答案：", "\\n请先逐项分析，再给出答案。\\n答案：")),
    ),
    kind(
        FAMILY,
        "the bare answer is asked for, and the shots reason first",
        f"few-shot/steps-forbidden {FORM}",
        changed(
            SHOP, ("A: Let's work it out step by step.", "A (just the number, no explanation):")
        ),
        changed(YINGYONG, ("解答：我们一步一步来算。", "直接写出得数，不要列式：")),
        changed(WARD, ("Let's think step by step.", "(letter only)")),
    ),
    kind(
        FAMILY,
        "the labels that are named are not those that count",
        NAMES,
        changed(
            INFER, ("an entailment, a contradiction or neutral", "true, false or undetermined")
        ),
        changed(WAIMAI, ("“正面”或“负面”", "“好评”或“差评”")),
        changed(TOUSU, ("交通、環境或房屋", "運輸署、食環署或房委會")),
        changed(
            ACCEPT,
            ("'''Sentence: The", "'''Say whether each sentence is good or bad.\n\nSentence: The"),
            (
                "{data['sentence']}\\nGrammatical (yes or no):",
                "{data['sentence']}\\nGrammatical (good or bad):",
            ),
        ),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        f"{FORM} text/cue-forms answer/other-names",
        changed(GERMAN, ("Translate into German.", "Translate into Dutch.")),
        changed(FANYI, ("繁體中文", "日文")),
        changed(CIHUI, ("写出英文单词", "写出法文单词")),
        changed(SPANS, ("Answer with words from the text:", "Answer in French:")),
    ),
    kind(
        FAMILY,
        "another order or way of writing is asked for",
        FORM,
        changed(SORTED, ("alphabetically", "in reverse alphabetical order")),
        changed(
            PEOPLE,
            (
                "name, age and city as JSON on one line.",
                "name, age and city as a JSON list of three strings.",
            ),
        ),
        changed(LOOKUP, ('text = f"', 'text = f"Give times in the 12-hour form (am/pm).\\n')),
    ),
    kind(
        FAMILY,
        "a unit is asked for, and the answers are bare numbers",
        FORM,
        changed(UNITS, ("\\nResult:", "\\nDo not forget the unit.\\nResult:")),
        changed(YINGYONG, ("解答：我们", "解答（得数要写单位）：我们")),
        changed(SHOP, ('"Q: {}', '"End with the number and its unit.\\nQ: {}')),
    ),
    kind(
        FAMILY,
        "wrapping is asked for that no answer has",
        FORM,
        changed(
            SCIENCE,
            (
                'lines.append("Answer:")',
                'lines.append("Put the letter between <ans> and </ans>.")\n    lines.append("Answer:")',
            ),
        ),
        changed(
            GERMAN,
            (
                "Translate into German.",
                "Translate into German. Put the translation in double quotes.",
            ),
        ),
        changed(SHIFEI, ("（是/否）", "（是/否，答案写在【】里）")),
        changed(SHOP, ("step by step.", "step by step and box the result as \\\\boxed{{}}.")),
    ),
    kind(
        FAMILY,
        "the prompt speaks of what is not there",
        "text/no-question few-shot/other-form answer/letters answer/other-count few-shot/other-count answer/letter-asked",
        changed(SCIENCE, ("Question: {data", "Look at the table below. Question: {data")),
        changed(CHENGYU, ("填入横线", "根据下面的短文，填入横线")),
        changed(CAUSE, ("?\\n", "? Choose (A) or (B).\\n")),
    ),
    kind(
        FAMILY,
        "what is forbidden is what the answers are",
        f"{NAMES} few-shot/steps-forbidden",
        changed(TOPICS, ("Number of its topic:", "Topic (in words, no digits):")),
        changed(
            GERMAN, ("Translate into German.", "Translate into German, without any punctuation.")
        ),
        changed(SHIFEI, ("（是/否）", "不要只回答是或否。")),
    ),
)
