"""Faults of demands that the answers or the rest of the prompt contradict."""

from __future__ import annotations

from tests.lint.fifteenth.tasks_en import (
    ACCEPT,
    CAPITALS,
    CAUSES,
    NEWS,
    NLI,
    REVIEWS,
    SHELTER,
    UNITS,
)
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    PRONOUNS,
    SCIENCE,
    SPAN,
    WORDY,
)
from tests.lint.fifteenth.tasks_zh import (
    COMMENTS,
    COMMON,
    FOLLOWS,
    INTO_ZH,
    READING,
    STEPS,
    TOPICS,
    TRUE_FALSE,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

ASKED = "contradicting demands"
FORM = "few-shot/other-form answer/other-form answer/other-names answer/letter-asked"

KINDS: tuple[Kind, ...] = (
    kind(
        ASKED,
        "a letter is asked for, and the answers are words",
        f"{FORM} answer/letters",
        changed(
            CAPITALS,
            ('"Answer:"', '"Give only the letter.\\nAnswer:"'),
            ('gold = data["answer"]', 'gold = data[data["answer"]]'),
        ),
        changed(NLI, ("or contradiction?", "or contradiction? Answer with A, B or C.")),
        changed(
            COMMON,
            ('"\\n答案："', '"\\n请只写选项字母。\\n答案："'),
            ('gold = data["answer"]', 'gold = data[data["answer"]]'),
        ),
        changed(
            PRONOUNS,
            ('Answer:"', 'Letter of the answer:"'),
            ('f" ({gold})"', 'f" {gold}"'),
            ('"A" if data["right"] == first else "B"', 'data["right"]'),
        ),
    ),
    kind(
        ASKED,
        "JSON, tags or a box are asked for, and the answers are plain",
        FORM,
        changed(SPAN, ("words from the text.", 'words from the text, as JSON: {{"answer": ...}}.')),
        changed(UNITS, ("Give the number only.", "Put the number into \\\\boxed{}.")),
        changed(READING, ("回答问题。", "回答问题，答案放在<answer></answer>标签里。")),
        changed(
            INTENTS, ("\\nIntent:", "\\nReply as a JSON object with the key intent.\\nIntent:")
        ),
    ),
    kind(
        ASKED,
        "the labels that are asked for are not those of the answers",
        FORM,
        changed(SHELTER, ("Answer yes or no.", "Say true or false.")),
        changed(TRUE_FALSE, ("對的答「是」，錯的答「否」", "對的答「對」，錯的答「錯」")),
        changed(FOLLOWS, ("蕴含、矛盾还是中立", "支持、反对还是无关")),
        changed(ACCEPT, ("yes or no?", "acceptable or unacceptable?")),
        changed(INTENTS, description="Name the intent: cards, payments or accounts.\n"),
    ),
    kind(
        ASKED,
        "steps are asked for, and the shots answer at once",
        f"few-shot/steps-* {FORM}",
        changed(
            UNITS,
            ("\\nNumber:", "\\nThink step by step.\\nNumber:"),
            (" Give the number only.", ""),
        ),
        changed(CAPITALS, ('"Answer:"', '"Answer: Let\'s reason step by step."')),
        changed(COMMON, ('"\\n答案："', '"\\n请先写出推理过程，再给出答案。\\n答案："')),
        changed(
            SHELTER, ("Answer yes or no.", "Explain your reasoning first, then say yes or no.")
        ),
    ),
    kind(
        ASKED,
        "the bare answer is asked for, and the shots give steps",
        f"few-shot/steps-* {FORM}",
        changed(WORDY, ("Let's work it out step by step.", "Reply with the number alone.")),
        changed(
            SCIENCE,
            (
                "Answer: Let's think step by step.",
                "Give the letter only, no explanation.\\nAnswer:",
            ),
        ),
        changed(STEPS, ("让我们一步一步地想。", "只写最后的数字，不要写过程。")),
    ),
    kind(
        ASKED,
        "the prompt counts its options or labels wrongly",
        "answer/other-count few-shot/other-form few-shot/other-count answer/letters",
        changed(CAPITALS, ('f"Question: {', 'f"Pick one of the five options.\\nQuestion: {')),
        changed(COMMON, ('"问题：" +', '"下列三个选项中只有一个正确。\\n问题：" +')),
        changed(ODD_ONE, ("with the others?", "with the others? One of these six is the odd one.")),
        changed(NEWS, ("the number of the topic:", "the number of one of these five topics:")),
    ),
    kind(
        ASKED,
        "another language is asked for than the answers are in",
        f"{FORM} few-shot/* text/cue-forms",
        changed(FRENCH, ("into French.", "into German.")),
        changed(INTO_ZH, ("翻译成中文", "翻译成法文")),
        changed(READING, ("回答问题。", "用英文回答问题。"), ("用原文中的词语", "读后")),
        changed(CAUSES, ('"\\nAnswer:"', '"\\nReply in Spanish.\\nAnswer:"')),
    ),
    kind(
        ASKED,
        "a length is asked for that the answers do not have",
        FORM,
        changed(FRENCH, ("into French.", "into French. Reply with a single word.")),
        changed(SPAN, ("Answer with words from the text.", "Answer in two full sentences.")),
        changed(READING, ("用原文中的词语回答问题", "用不少于五十个字回答问题")),
        changed(INTENTS, ("\\nIntent:", "\\nDescribe it in at least ten words.\\nIntent:")),
    ),
    kind(
        ASKED,
        "a way of writing is asked for that the answers do not follow",
        FORM,
        changed(DATES, ("YYYY-MM-DD", "DD/MM/YYYY")),
        changed(NLI, ("or contradiction?", "or contradiction? Use capital letters only.")),
        changed(UNITS, ("Give the number only.", "Give the number with two decimals.")),
        changed(STEPS, ("\\n解答：", "（答案用汉字数字书写）\\n解答：")),
        changed(PRINTS, ("program print?", "program print? Put the output in double quotes.")),
    ),
    kind(
        ASKED,
        "the prompt speaks of a passage, table or list that it does not show",
        "text/no-question few-shot/other-form answer/letter* text/*",
        changed(CAPITALS, ('f"Question: {', 'f"Use the passage below.\\nQuestion: {')),
        changed(STEPS, ('f"题目：', 'f"根据下表回答问题。\\n题目：')),
        changed(UNITS, ('"Convert.', '"Look at the table above. Convert.')),
        changed(WORDY, ('f"Question', 'f"Read the article and answer.\\nQuestion')),
    ),
    kind(
        ASKED,
        "two demands of one prompt exclude each other",
        f"few-shot/steps-* {FORM} text/repeated-instruction answer/other-count",
        changed(
            SHELTER,
            ("Answer yes or no.", "Answer yes or no. Do not answer yes or no; quote the passage."),
        ),
        changed(REVIEWS, ("or neutral.\n", "or neutral. Answer with a number from 1 to 5.\n")),
        changed(COMMENTS, ("正面还是负面。\n", "正面还是负面，用1到5分打分。\n")),
        changed(TOPICS, ("类别编号（", "类别名称，不要写编号（")),
    ),
)
