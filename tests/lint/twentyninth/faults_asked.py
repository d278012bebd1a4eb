"""Faults of what is asked for: demands that the answers do not keep to."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyninth.tasks_choice import COOK, MOOD, SIGNS, SPAM, STARS, TALK
from tests.lint.twentyninth.tasks_free import CONTEXT, DATES, GRID, PRINTS, RENDER, STEPS, WORKED
from tests.lint.twentyninth.tasks_zh import TNLI, TQUIZ, TSPAN, ZMATH, ZNEWS, ZREAD

F = "contradicting demands"
FORM = "few-shot/other-form answer/other-names"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one word is asked for, and the answers have several",
        FORM,
        changed(RENDER, ("into French.", "into French. Reply with a single word.")),
        changed(STEPS, ('f"Q:', 'f"Reply with one word only.\\nQ:')),
        changed(TSPAN, ("找出問題的答案。", "找出問題的答案，只用一個字回答。")),
    ),
    kind(
        F,
        "the prompt names other labels than the answers",
        f"{FORM} answer/legend few-shot/other-labels",
        changed(TALK, ("Say solved or open.", "Say yes or no.")),
        changed(TNLI, ("蘊含、矛盾還是中立", "真、假還是未知")),
        changed(MOOD, description="Say whether each message is positive, negative or neutral."),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        FORM,
        changed(RENDER, ("Translate into French.", "Translate into German.")),
        changed(ZNEWS, ("所属类别：", "请用英文回答。\\n所属类别：")),
        changed(TSPAN, ("找出問題的答案。", "找出問題的答案，並以英文作答。")),
    ),
    kind(
        F,
        "JSON is asked for, and the answers are plain",
        FORM,
        changed(CONTEXT, description=CONTEXT.description + " Reply in JSON with the key answer."),
        changed(GRID, (r"\nAnswer:", r"\nGive your answer as a JSON object.\nAnswer:")),
        changed(ZREAD, ("请回答“是”或“否”。", "请以JSON格式输出“是”或“否”。")),
    ),
    kind(
        F,
        "the answer alone is asked for, and the outputs have steps",
        f"{FORM} few-shot/steps-forbidden",
        changed(STEPS, ("Let's think step by step.", "Give the final number only.")),
        changed(ZMATH, ("请一步一步地计算。", "请直接写出答案，不要写过程。")),
        changed(
            STEPS,
            ("Let's think step by step.", ""),
            (r"\nA: ", r"\nDo not explain your answer.\nA:"),
        ),
    ),
    kind(
        F,
        "the numbers that are named lack some that are right",
        f"{FORM} answer/legend answer/letters answer/letter-asked answer/other-count",
        changed(STARS, ("from 1 to 5", "from 1 to 3")),
        changed(SPAM, ("1 means spam, 0 means no spam", "1 means spam, 2 means no spam")),
        changed(SIGNS, ("Reply with its number.", "Reply with 1, 2 or 3.")),
    ),
    kind(
        F,
        "capitals are asked for, and the answers are in small letters",
        FORM,
        changed(MOOD, description=MOOD.description + " Write it in capital letters."),
        changed(WORKED, ("that each word is.", "that each word is, in upper case.")),
        changed(TALK, ("Say solved or open.", "Say SOLVED or OPEN.")),
    ),
    kind(
        F,
        "a frame around the answer is asked for that it does not have",
        FORM,
        changed(STEPS, ('f"Q:', 'f"Put the final result into \\\\boxed{{}}.\\nQ:')),
        changed(GRID, (r"\nAnswer:", r"\nPut the answer between <answer> and </answer>.\nAnswer:")),
        changed(ZMATH, ("请一步一步地计算。", "请一步一步地计算，并把最后的答案写在【】里。")),
    ),
    kind(
        F,
        "the instruction is that of another task",
        f"{FORM} text/no-question answer/letter-asked answer/letters",
        changed(CONTEXT, description="Translate each sentence into Spanish."),
        changed(MOOD, description="Choose the right option, A, B, C or D."),
        changed(TSPAN, ("請從文章中找出問題的答案。", "請將下列句子翻譯成日文。")),
    ),
    kind(
        F,
        "the prompt counts other options than it lists",
        "answer/other-count answer/letters",
        changed(COOK, ("of the right option.", "of the right one of the five options.")),
        changed(SIGNS, ("Which of these words", "Which of these five words")),
        changed(TQUIZ, ('f"問：', 'f"請從四個選項中選出一個。\\n問：')),
    ),
    kind(
        F,
        "a whole sentence is asked for, and the answers are words",
        FORM,
        changed(GRID, (r"\nAnswer:", r"\nAnswer in a complete sentence.\nAnswer:")),
        changed(PRINTS, ("What does this program print?", "Say in full sentences what it prints.")),
        changed(ZREAD, ("请回答“是”或“否”。", "请用一句完整的话回答。")),
    ),
    kind(
        F,
        "another way to write numbers or dates is asked for",
        FORM,
        changed(DATES, ("YYYY-MM-DD", "DD/MM/YYYY")),
        changed(STEPS, ('f"Q:', 'f"Give the result with two decimals.\\nQ:')),
        changed(ZMATH, ("请一步一步地计算。", "请一步一步地计算，结果保留两位小数。")),
    ),
)
