"""Demands of the prompt that its answers or its shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import (
    BILLS,
    CITY,
    FRENCH,
    PLURAL,
    READING,
    TABLE,
)
from tests.lint.twentysixth.tasks_labels import NEWS, NLI, REVIEWS, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, GEOGRAPHY, SCIENCE, SYNONYMS
from tests.lint.twentysixth.tasks_zh import COMMON, FEEL, PASSAGE, SERVICE, SUMS, TO_EN

FAMILY = "contradicting demands"
FORM = "few-shot/other-form answer/letter-asked answer/other-names answer/legend"

KINDS = (
    kind(
        FAMILY,
        "a letter or a number is asked for, and the answers are words",
        FORM + " answer/letters",
        changed(
            SYNONYMS,
            (
                '"Closest in meaning:"',
                '"Answer with the letter of the closest word.\\nClosest in meaning:"',
            ),
        ),
        changed(SERVICE, ('。\\n"', '。只寫類別的編號。\\n"')),
        changed(
            REVIEWS,
            (
                "positive, negative or neutral?",
                "positive, negative or neutral? Reply with a number from 0 to 2.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the words of the option are asked for, and the answers are letters or numbers",
        FORM,
        changed(COMMON, ('text += "答案："', 'text += "请写出选项的内容，不要写字母。\\n答案："')),
        changed(CIVICS, ("Number of the right option:", "Copy the words of the right option:")),
        changed(NEWS, ("\\nDesk number:", "\\nGive the name of the desk, not its number.\\nDesk:")),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms",
        changed(FRENCH, ("into French", "into German"), ("French:", "German:")),
        changed(TO_EN, ("翻译成英文", "翻译成日文")),
        changed(PASSAGE, ("回答问题。", "用英文回答问题。")),
    ),
    kind(
        FAMILY,
        "capital letters are asked for, and the answers are in small ones",
        FORM + " answer/letters",
        changed(PLURAL, ("\\nPlural:", "\\nWrite the plural IN CAPITAL LETTERS.\\nPlural:")),
        changed(TOXIC, ("Reply with remove or keep.", "Reply with REMOVE or KEEP.")),
        changed(REVIEWS, ("or neutral?", "or neutral? Use uppercase only.")),
    ),
    kind(
        FAMILY,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(
            SCIENCE,
            (
                'lines.append("Answer:")',
                'lines.append("Think step by step before you answer.")\n    lines.append("Answer:")',
            ),
        ),
        changed(BILLS, (" {data['steps']} The answer", " The answer")),
        changed(COMMON, ('text += "答案："', 'text += "请先写出推理过程，再给出答案。\\n答案："')),
    ),
    kind(
        FAMILY,
        "the answer alone is asked for, and the outputs have steps or sentences",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(BILLS, ("Let's work it out.", "Give only the final number, no working.")),
        changed(SUMS, ("\\n解：", "\\n不要写过程，只写得数。\\n解：")),
        changed(FRENCH, ("into French.", "into French. Leave out the final punctuation mark.")),
    ),
    kind(
        FAMILY,
        "yes or no, or other labels, are asked for than the answers are",
        FORM,
        changed(TOXIC, ("Reply with remove or keep.", "Answer yes or no.")),
        changed(FEEL, ("回答“好评”或“差评”", "回答“是”或“否”")),
        changed(NLI, ("Answer Yes, No or Maybe.", "Answer True, False or Unknown.")),
    ),
    kind(
        FAMILY,
        "the prompt speaks of another number of options or labels than it lists",
        "answer/other-count answer/letters answer/letter-asked answer/other-names",
        changed(GEOGRAPHY, ("A, B, C or D", "A, B, C, D or E")),
        changed(SERVICE, ("屬於哪一類：", "屬於以下四類中的哪一類：")),
        changed(NEWS, ("Desks: {", "The two desks: {")),
    ),
    kind(
        FAMILY,
        "JSON, tags or a box are asked for, and the answers are bare",
        FORM,
        changed(
            TABLE,
            (
                "{data['question']}\\nA:",
                "{data['question']} Return a JSON object with the key \\\"answer\\\".\\nA:",
            ),
        ),
        changed(PASSAGE, ("回答问题。", "回答问题，把答案写在<answer></answer>标签里。")),
        changed(
            BILLS, ("Solution: Let's", "Put the final answer in \\\\boxed{{}}.\\nSolution: Let's")
        ),
    ),
    kind(
        FAMILY,
        "a whole sentence is asked for, and the answers are single words",
        FORM,
        changed(
            READING, ('text += "Answer:"', 'text += "Answer in a complete sentence.\\nAnswer:"')
        ),
        changed(PASSAGE, ("回答问题。", "用完整的句子回答问题。")),
        changed(
            CITY,
            (
                "Write down the city that the sentence names.",
                "Say in a full sentence which city is named.",
            ),
        ),
    ),
)
