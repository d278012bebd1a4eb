"""Faults of prompts that ask for another thing than their answers are."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtieth.tasks_choice import EMO, GEO, PARA, SPAM, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import (
    DATES,
    FRENCH,
    OPPOSITES,
    PLACES,
    PRINTS,
    SPAN,
    SQL,
    SUMS,
    TABLES,
)
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, TQUIZ, ZIDIOM, ZMATH, ZQUIZ, ZREAD

F = "contradicting demands"
FORM = "few-shot/other-form"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "JSON is asked for, and the answers are bare",
        FORM,
        changed(SPAN, ("\\nAnswer:", "\\nReply with a JSON object.\\nAnswer:")),
        changed(PLACES, ('"Towns:"', '"Give them as a JSON array.\\nTowns:"')),
        changed(ZREAD, ('"回答：",', '"请以JSON格式输出。",\n        "回答：",')),
    ),
    kind(
        F,
        "other labels are asked for than are right",
        f"answer/other-names {FORM} answer/legend answer/letter-asked",
        changed(PARA, ("yes or no?", "true or false?")),
        changed(
            TONE, ("say whether its tone is polite or rude.", "say yes if it is polite, else no.")
        ),
        changed(TNLI, ("「成立」、「不成立」或「無法判斷」", "「是」、「否」或「未知」")),
    ),
    kind(
        F,
        "a whole sentence is asked for, and the answers are words",
        FORM,
        changed(OPPOSITES, ('\\nOpposite:"', '\\nAnswer in a complete sentence.\\nOpposite:"')),
        changed(TABLES, ("\\nA:", "\\nReply in one full sentence.\\nA:")),
        changed(ZREAD, ('"回答：",', '"请用完整的句子回答。",\n        "回答：",')),
    ),
    kind(
        F,
        "capital letters are asked for, and the answers are small",
        f"{FORM} answer/other-names",
        changed(EMO, ("or fear?", "or fear? Answer in capital letters.")),
        changed(OPPOSITES, ("of each word.", "of each word, in UPPER CASE.")),
        changed(TONE, ("polite or rude.", "polite or rude, in capitals.")),
    ),
    kind(
        F,
        "the answer alone is asked for, and the outputs have steps",
        f"few-shot/steps-forbidden {FORM}",
        changed(
            SUMS,
            ("Solution: Let's think step by step.", "Give the number only, no steps.\\nSolution:"),
        ),
        changed(ZMATH, ("请一步一步地计算，最后写出答案。", "请直接写出答案，不要写计算过程。")),
    ),
    kind(
        F,
        "the answer is asked for in another language",
        f"{FORM} text/cue-forms",
        changed(SPAN, ("\\nAnswer:", "\\nAnswer in German.\\nAnswer:")),
        changed(FRENCH, ("\\nFrench:", "\\nGerman:")),
        changed(FRENCH, description="Translate each English sentence into Spanish."),
        changed(ZREAD, ("用文中的原话回答问题。", "请用英语回答问题。")),
    ),
    kind(
        F,
        "another way to write the answer is asked for",
        f"{FORM} answer/other-names",
        changed(DATES, ("YYYY-MM-DD", "DD.MM.YYYY")),
        changed(PLACES, ("with commas between them", "with semicolons between them")),
        changed(ZMATH, ("最后写出答案", "最后用汉字数字写出答案")),
    ),
    kind(
        F,
        "the prompt says another number of options than it lists",
        "answer/other-count answer/letters",
        changed(GEO, ("\\nAnswer:", "\\nWhich of the five options is right?\\nAnswer:")),
        changed(ZQUIZ, ("请选出正确的选项", "请从以上三个选项中选出正确的一个")),
        changed(WORDS, ("Its meaning is one of:", "Its meaning is one of these five:")),
    ),
    kind(
        F,
        "a box, tags or brackets are asked for around the answer",
        FORM,
        changed(SUMS, ("Solution: Let", "Put the final answer in \\\\boxed{{}}.\\nSolution: Let")),
        changed(SPAN, ("\\nAnswer:", "\\nPut it into <answer></answer> tags.\\nAnswer:")),
        changed(TNEWS, ("娛樂。", "娛樂。請用【】括住答案。")),
    ),
    kind(
        F,
        "another number of words is asked for than the answers have",
        f"{FORM} answer/other-count",
        changed(SPAN, ("\\nAnswer:", "\\nAnswer in at least ten words.\\nAnswer:")),
        changed(FRENCH, description="Translate into French, in at most two words."),
        changed(ZREAD, ("用文中的原话回答问题。", "用不少于二十个字回答问题。")),
    ),
    kind(
        F,
        "the instruction is that of another task, with a passage that is not there",
        f"text/no-question {FORM}",
        changed(GEO, ('f"Question', 'f"Read the passage and answer the question.\\nQuestion')),
        changed(SQL, ("Write one SQL query for the question.", "Use the passage below.")),
        changed(ZQUIZ, ('f"题目', 'f"阅读下面的短文，回答问题。\\n题目')),
    ),
    kind(
        F,
        "quotes are asked for around the answer, and there are none",
        FORM,
        changed(OPPOSITES, ("of each word.", "of each word, in double quotes.")),
        changed(EMO, ("or fear?", "or fear? Put your answer in quotation marks.")),
        changed(TQUIZ, ('"問題：" +', '"請把答案放在引號「」裡。\\n問題：" +')),
    ),
    kind(
        F,
        "the description names the labels of another task",
        f"answer/other-names answer/legend answer/other-count {FORM}",
        changed(EMO, description="Classify each text as positive, negative or neutral."),
        changed(SPAM, description="Answer each question with yes or no."),
        changed(TNEWS, description="請判斷每則新聞屬於政治、社會還是國際。"),
    ),
    kind(
        F,
        "a kind of answer is asked for that no answer is",
        f"{FORM} answer/letter-asked answer/letters answer/other-names few-shot/steps-lost",
        changed(TALK, ("Reply with A, B or C.", "Reply with a number from 1 to 3.")),
        changed(TABLES, ("\\nA:", "\\nAnswer with True or False.\\nA:")),
        changed(PRINTS, ("this Python program print?", "this Python program print? Explain why.")),
        changed(
            ZIDIOM, ("中选出适合填入括号的成语。", "中选出适合填入括号的成语，只写字母A、B或C。")
        ),
    ),
    kind(
        F,
        "decimals or a unit are asked for, and the answers have none",
        FORM,
        changed(SUMS, ("Solution: Let", "Give the result with two decimals.\\nSolution: Let")),
        changed(ZMATH, ("最后写出答案", "最后写出答案，保留两位小数")),
    ),
)
