"""Faults of demands that the prompt's own rows, answers, options or shots contradict."""

from __future__ import annotations

from tests.lint.dense_8.making import also, listed

kind = listed("contradicting demands")

KINDS = (
    also(
        kind(
            "the prompt says that there are four options, and lists another number",
            "answer/other-count answer/letters few-shot/other-form",
            "gaps",
            ("with one of the words given", "with one of the four words given"),
        ),
        "changshi",
        ("题目：{data", "从下列五个选项中选出一个。\\n题目：{data"),
    ),
    kind(
        "one word is asked for, and most answers are of several",
        "few-shot/other-form answer/other-form",
        "parks",
        ("\\nA:", "\\nAnswer with a single word.\\nA:"),
    ),
    kind(
        "the direction of the translation is said the wrong way round",
        "few-shot/other-form text/swapped-fields text/cue-forms answer/other-names",
        "into-french",
        ("Translate from English into French.", "Translate from French into English."),
    ),
    kind(
        "a table is spoken of, and there is none",
        "text/no-question few-shot/other-form",
        "short-spans",
        ("Answer with words from the passage:", "Answer with a cell of the table above:"),
    ),
    kind(
        "the review is said to stand below, and it stands above",
        "few-shot/other-form few-shot/other-order text/no-question text/swapped-fields"
        " answer/other-names",
        "reviews",
        ("Is this review positive or negative?", "Is the following review positive or negative?"),
    ),
    kind(
        "the classes were renamed in the instruction alone",
        "answer/other-names answer/legend few-shot/other-form",
        "film-notes",
        ("Say whether a review is positive or negative.", "Say whether a review is good or bad."),
    ),
    kind(
        "capital letters are asked for, and the list has small ones with three options",
        "answer/letters answer/letter-asked answer/other-names answer/other-count",
        "chemistry",
        (
            'HEAD = """Which of',
            'HEAD = """Answer each question with A, B, C or D.\n\nWhich of',
        ),
    ),
    kind(
        "answers in English are asked for, and they are in Chinese",
        "few-shot/other-form answer/other-names",
        "chouqu",
        ("从原文中抄出答案。", "从原文中抄出答案，用英文回答。"),
    ),
    kind(
        "two characters at most are asked for, and most answers have three or four",
        "few-shot/other-form",
        "zh-yuedu",
        ("用文中的词语回答问题。", "用文中的词语回答问题，答案不超过两个字。"),
    ),
    kind(
        "an amount with its unit is asked for, and the answers are bare numbers",
        "few-shot/other-form",
        "market-sums",
        (
            "Show your steps and end with #### and the number.",
            "Show your steps and end with #### and the number with its unit, as in #### 5 kg.",
        ),
    ),
    kind(
        "a descending order is asked for, and the golds are in ascending order",
        "answer/other-rule few-shot/other-form answer/gold-differs",
        "word-sort",
        ("Sort the words alphabetically,", "Sort the words alphabetically from Z to A,"),
    ),
    kind(
        "semicolons are asked for, and commas part the answer",
        "few-shot/other-form answer/other-form few-shot/worked-form",
        "word-sort",
        ("with a comma and a space between.", "with a semicolon between."),
    ),
    kind(
        "keys are asked for by names that the answers do not have",
        "few-shot/other-form text/unknown-name answer/other-names",
        "order-json",
        ("the keys item and quantity", "the keys product and amount"),
    ),
    kind(
        "the description is that of another subject",
        "text/* few-shot/other-form answer/*",
        "chem-mcq",
        description="The following are multiple choice questions about European history.\n\n",
    ),
    kind(
        "three examples are said to follow, and four do",
        "few-shot/other-count answer/other-count",
        "film-notes",
        (
            "Say whether a review is positive or negative.",
            "Say whether a review is positive or negative, as in these three examples.",
        ),
    ),
    kind(
        "the description has a legend that turns that of the prompt round",
        "answer/legend answer/other-names",
        "spam",
        description="Classify each message (1 = ordinary message, 0 = spam).\n\n",
    ),
    kind(
        "dates are asked for with the day first, and the answers begin with the year",
        "few-shot/other-form",
        "iso-date",
        ("Write the date as YYYY-MM-DD.", "Write the date as DD/MM/YYYY."),
    ),
    kind(
        "two decimals are asked for, and all golds are whole",
        "few-shot/other-form",
        "yingyong",
        ("解答：让我们", "结果保留两位小数。\\n解答：让我们"),
    ),
    kind(
        "the closing sentence that is asked for is not the one that the answers have",
        "few-shot/other-form answer/not-extracted answer/letter-asked answer/other-names",
        "science-steps",
        ('close with "The answer is (X)."', 'close with "#### X".'),
    ),
    kind(
        "the steps are forbidden above, and asked for by the cue and shown",
        "few-shot/steps-forbidden few-shot/other-form few-shot/steps-*",
        "zh-yingyong",
        ("问题：{}", "只写最后的得数，不要写过程。\\n问题：{}"),
    ),
    kind(
        "the question calls the texts by other names than their cues",
        "text/unknown-name few-shot/other-form answer/letters answer/letter-asked text/cue-forms"
        " text/no-question",
        "follows-or-not",
        ("Does the hypothesis follow?", "Does Sentence B follow from Sentence A?"),
    ),
    kind(
        "a word is said to be underlined, and the sentence has no line",
        "text/no-question text/cut-item few-shot/other-form text/unclosed text/lost-lines",
        "who-is-it",
        (
            'text += "\\nIn this sentence, \\"" + data["pronoun"] + "\\" is "',
            'text += "\\nIn this sentence, the underlined word is "',
        ),
    ),
    kind(
        "two right options are asked for, and each question has one",
        "few-shot/other-form answer/other-count answer/several-golds",
        "zh-changshi",
        description="以下是多项选择题，每题请选出两个正确的选项。\n\n",
    ),
    kind(
        "a picture is spoken of in a task without any",
        "text/no-question few-shot/other-form text/note-left",
        "museum",
        ("Question: {data", "Look at the picture and answer the question.\\nQuestion: {data"),
    ),
    kind(
        "a scale of stars is asked for, and the answers are words",
        "answer/other-names few-shot/other-form answer/letter-asked",
        "dianping",
        ("判断下面的评论是好评还是差评。", "给下面的评论打分，从1星到5星。"),
    ),
    kind(
        "capital letters are demanded of a name that is copied as it is",
        "few-shot/other-form",
        "notices",
        (
            "Copy the name of the place from the notice.",
            "Write the name of the place from the notice in capital letters.",
        ),
    ),
)
