"""Demands of the prompt that its answers or its shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import FERRIES, FRENCH, INFERENCE, SPAM, TILLS
from tests.lint.twentythird.tasks_more import CLAIMS, GLOSSES, HARBOURS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import LAWS, NATURE
from tests.lint.twentythird.tasks_zh import DIDIAN, FANYI, PINGJIA, SHICI, YINGYONG, YUEDU

FAMILY = "contradicting demands"
FORM = "few-shot/other-form answer/other-names answer/letter-asked few-shot/worked-form"

KINDS = (
    kind(
        FAMILY,
        "the prompt asks for the text of the option, and the answers are letters",
        FORM + " answer/letters",
        changed(
            NATURE,
            ('lines.append("Answer:")', 'lines += ["Copy the right choice in full.", "Answer:"]'),
        ),
        changed(SHICI, ("请选出正确的一项，只写字母。", "请写出正确选项的内容，不要写字母。")),
        changed(
            LAWS,
            (
                "Pick the right option and give its letter in parentheses.",
                "Pick the right option and write out its words, not its letter.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the prompt asks for capitals, and the answers are small",
        FORM + " answer/two-spellings",
        changed(TALKS, ("In one word,", "In one word, all in capitals,")),
        changed(SPAM, ("as spam or ham.", "as spam or ham. Write the class in upper case.")),
        changed(GLOSSES, ("Give {gap}.", "Give {gap}, in block letters.")),
    ),
    kind(
        FAMILY,
        "the prompt asks for another language than the answers are in",
        FORM + " text/cue-forms",
        changed(
            FRENCH,
            ('"""Translate from English into French.', '"""Translate from English into Italian.'),
        ),
        changed(YUEDU, ("回答问题。", "回答问题，请用英文作答。")),
        changed(
            FERRIES, ("with words from it.", "with words from it. Write your answer in German.")
        ),
        changed(FANYI, ("把中文句子翻译成英文。", "把中文句子翻译成日文。")),
    ),
    kind(
        FAMILY,
        "the prompt asks for steps, and the answers have none",
        FORM + " few-shot/steps-lost few-shot/steps-only-here answer/chain-differs",
        changed(
            NATURE,
            ('lines.append("Answer:")', 'lines.append("Answer: Let us think step by step.")'),
        ),
        changed(
            HARBOURS,
            (
                '"Question: " + data["question"]',
                '"Question: " + data["question"] + '
                '" First write down which cells you compare, then give the answer."',
            ),
        ),
        changed(DIDIAN, ("從新聞中找出地名。", "從新聞中找出地名，請先說明理由，再寫出地名。")),
    ),
    kind(
        FAMILY,
        "the prompt wants the bare result, and the answers work it out first",
        FORM + " few-shot/steps-forbidden",
        changed(TILLS, ("Let's work it out step by step.", "(just the number, no working)")),
        changed(YINGYONG, ("让我们一步一步地算。", "（只写最后的数，不写过程）")),
        changed(
            FERRIES,
            ('{answer}"', "The passage says: {data['passage']} So the answer is {answer}.\""),
            ("with words from it.", "with words from it, and nothing else."),
            postprocess="exact_match_post",
        ),
    ),
    kind(
        FAMILY,
        "the prompt asks for labels that the answers do not have",
        FORM + " answer/letters answer/legend few-shot/other-labels",
        changed(CLAIMS, ("is true or false.", "is correct. Reply yes or no.")),
        changed(PINGJIA, ("是好评还是差评。", "是正面、负面还是中性。")),
        changed(
            INFERENCE,
            (
                '"(contradiction), or neither (neutral).',
                '"(contradiction), or neither (neutral). Answer with E, C or N.',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the prompt forbids what all answers are",
        FORM,
        changed(FERRIES, ("with words from it.", "in your own words; do not quote it.")),
        changed(YUEDU, ("用文中的词语回答问题。", "回答问题，不得使用文中出现过的词语。")),
        changed(
            UNITS, ("Convert the amounts.", "Convert the amounts. Spell numbers out, no digits.")
        ),
    ),
    kind(
        FAMILY,
        "the prompt asks for a length, a wrapping or a sentence that no answer has",
        FORM,
        changed(GLOSSES, ("Give {gap}.", "Give {gap}, between <word> and </word>.")),
        changed(DIDIAN, ("找出地名。", "找出地名，用一個完整的句子回答。")),
        changed(
            HARBOURS,
            (
                '"Question: " + data["question"]',
                '"Question: " + data["question"] + " (Answer in at least twenty words.)"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the prompt names another number of options than it lists",
        FORM + " answer/other-count answer/letters",
        changed(
            NATURE,
            ('lines = [f"', 'lines = [f"Which of the five answers is right?", f"'),
            ('[f"Which', '["Which'),
        ),
        changed(SHICI, ("请选出正确的一项", "请从三个选项中选出正确的一项")),
        changed(
            TALKS,
            ("what is the customer's mood (calm", "which of the two moods has the customer (calm"),
        ),
    ),
)
