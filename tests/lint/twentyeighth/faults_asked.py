"""Demands of the prompt that contradict its answers."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import EMO, GEO, GRAM, NURSE, PARA, SPAM
from tests.lint.twentyeighth.tasks_free import (
    CELLS,
    CHAIN,
    CLUES,
    PAST,
    PRINTED,
    SPAN,
    SPANISH,
    UNITS,
)
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMATH, ZMCQ, ZSENT, ZSPAN

F = "contradicting demands"
FORM = "few-shot/other-form answer/other-names answer/letter-asked answer/other-form "

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the prompt names other labels than those that are right",
        FORM + "answer/legend answer/other-count few-shot/other-labels",
        changed(PARA, ("Answer yes or no.", "Answer true or false.")),
        changed(ZSENT, ("是好评还是差评", "的情感是正面还是负面")),
        changed(
            SPAM,
            (
                "Is the message spam or ham? Use one of these two words.",
                "Classify the message as junk or legitimate.",
            ),
        ),
    ),
    kind(
        F,
        "a whole sentence is asked for, and the answers are a word",
        FORM,
        changed(CLUES, ('"Word:"]', '"Answer in a complete sentence.", "Word:"]')),
        changed(ZSPAN, ("请用文章中的原词回答。", "请用一个完整的句子回答。")),
        changed(CELLS, ("\\n\\nQuestion:", "\\n\\nAnswer in a full sentence.\\nQuestion:")),
    ),
    kind(
        F,
        "JSON is asked for, and the answers are bare",
        FORM + "answer/not-extracted",
        changed(
            SPAN,
            (
                "Copy the shortest answer from the passage.",
                'Reply with a JSON object that has the key \\"answer\\".',
            ),
        ),
        changed(TCALL, ("請從{names}中選擇。", "請從{names}中選擇，並以JSON格式輸出。")),
        changed(
            SPAM, ("Use one of these two words.", "Use one of these two words, in JSON format.")
        ),
    ),
    kind(
        F,
        "capital letters are asked for, and the answers are small",
        FORM + "answer/two-spellings",
        changed(SPAM, ("Use one of these two words.", "Answer in capital letters.")),
        changed(PARA, ("Answer yes or no.", "Answer YES or NO.")),
        changed(
            PAST,
            ("Give the simple past of the verb.", "Give the simple past of the verb in uppercase."),
            ("Past: sang", "Past: SANG"),
            ("Past: walked", "Past: WALKED"),
        ),
    ),
    kind(
        F,
        "the answer alone is asked for, and the outputs have steps",
        FORM + "few-shot/steps-forbidden answer/cue-again",
        changed(
            CHAIN,
            (
                "Think step by step, then give the result after ####.",
                "Give only the final number, without any explanation.",
            ),
        ),
        changed(ZMATH, ("请先写出步骤，再在 #### 后面写出结果。", "请直接写出结果，不要写步骤。")),
        changed(
            PRINTED,
            ("What is printed?\\n", "What is printed? Reply with the output only.\\n"),
            ('"output": " "', '"output": " The program runs line by line, so it prints "'),
        ),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        FORM + "text/cue-forms text/swapped-fields",
        changed(
            SPANISH,
            ("from Spanish into English.", "from Spanish into German."),
            ("\\nEnglish:", "\\nGerman:"),
        ),
        changed(ZSPAN, ("请用文章中的原词回答。", "请用英文回答。")),
        changed(TNLI, description="請判斷前提與假設的關係，並用英文作答。"),
    ),
    kind(
        F,
        "the prompt says another number of options or labels than it lists",
        FORM + "answer/other-count",
        changed(GEO, ('"Question: "', '"Choose one of the five options.\\nQuestion: "')),
        changed(TGAP, ("請選擇最適合", "請從下列四個成語中選擇最適合")),
        changed(EMO, ("Which feeling", "Which of these four feelings")),
    ),
    kind(
        F,
        "the prompt speaks of a passage that is not there",
        "text/no-question text/empty-slot " + FORM,
        changed(CLUES, ("parts = [", 'parts = ["Use the passage to solve the clue.", ')),
        changed(ZMCQ, ('f"题目', 'f"请阅读下面的短文，然后回答问题。\\n题目')),
        changed(
            NURSE,
            (
                'text = data["stem"]',
                'text = "Read the passage below and answer.\\n" + data["stem"]',
            ),
        ),
    ),
    kind(
        F,
        "decimals are asked for, and the answers are whole numbers",
        FORM + "answer/python-value",
        changed(
            UNITS,
            (
                "Write the number only, without its unit.",
                "Write the number with two decimals, without its unit.",
            ),
        ),
        changed(
            CHAIN, ("give the result after ####", "give the result with two decimals after ####")
        ),
        changed(ZMATH, ("写出结果。", "写出结果（保留两位小数）。")),
    ),
    kind(
        F,
        "a unit is asked for, and the answers have none",
        FORM,
        changed(
            UNITS,
            (
                "Write the number only, without its unit.",
                "Write the number together with its unit.",
            ),
        ),
        changed(ZMATH, ("写出结果。", "写出结果，并带上单位。")),
        changed(CHAIN, ("give the result after ####", "give the result with its unit after ####")),
    ),
    kind(
        F,
        "tags or quotes are to stand around the answer, and none do",
        FORM + "answer/not-extracted text/unclosed",
        changed(
            SPAN,
            (
                "Copy the shortest answer from the passage.",
                "Put your answer between <answer> and </answer>.",
            ),
        ),
        changed(GEO, ("\\nCorrect answer:", "\\nPut the letter in \\\\boxed{}.\\nCorrect answer:")),
        changed(ZSPAN, ("请用文章中的原词回答。", "请用文章中的原词回答，并把答案放在【】中。")),
    ),
    kind(
        F,
        "another number of words is asked for than the answers have",
        FORM + "answer/other-count",
        changed(SPANISH, ("into English.", "into English, in exactly three words.")),
        changed(ZSPAN, ("请用文章中的原词回答。", "请用至少十个字回答。")),
        changed(GRAM, ("\\nVerdict:", "\\nReply in three words.\\nVerdict:")),
    ),
    kind(
        F,
        "a label that is right is missing in the list of those to choose from",
        FORM + "answer/legend answer/not-an-option text/cut-item answer/letters",
        changed(TNLI, description="請判斷前提與假設的關係，從「蘊涵」、「矛盾」中選一個。"),
        changed(
            EMO,
            ('for key in data["target_scores"])', 'for key in list(data["target_scores"])[:2])'),
        ),
        changed(TCALL, ('names = "、".join(INTENTS)', 'names = "查詢、投訴、換貨"')),
    ),
)
