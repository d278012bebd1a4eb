"""Demands of the prompt that its answers or shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import (
    DATES,
    GERMAN,
    LETTERS,
    PLURAL,
    SHIPS,
    SNIPPETS,
    STALL,
    TIMES,
)
from tests.lint.twentyfourth.tasks_options import GARDEN, HYPO, KITCHEN, MUSEUM, WARDS
from tests.lint.twentyfourth.tasks_zh import FARM, HERBS, IDIOM, MENU, READER, SHOP, STREETS, TRAMS

FAMILY = "contradicting demands"
FORM = "few-shot/other-form answer/other-form answer/other-rule"

KINDS = (
    kind(
        FAMILY,
        "capital or small letters are asked for, and the answers are in others",
        f"{FORM} answer/other-names",
        changed(
            MUSEUM, ("Answer (yes or no):", "Answer in capital letters.\\nAnswer (yes or no):")
        ),
        changed(SHIPS, ("from the log entry.", "from the log entry, all in upper case.")),
        changed(GARDEN, ("\\nAnswer:", "\\nReply with a lower-case letter.\\nAnswer:")),
    ),
    kind(
        FAMILY,
        "one word or character is asked for, and the answers have several",
        FORM,
        changed(
            GERMAN, ("from German into English.", "from German into English, in a single word.")
        ),
        changed(MENU, ("译成英文。", "译成英文，只写一个单词。")),
        changed(READER, ("用日记里的词语回答问题。", "用一个字回答问题。")),
    ),
    kind(
        FAMILY,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(GARDEN, ("\\nAnswer:", "\\nLet's think step by step.\\nAnswer:")),
        changed(
            TIMES,
            ("leave?\\nTime:", "leave? Explain your reasoning before you give the time.\\nTime:"),
        ),
        changed(HERBS, ("\\n答案：", "\\n請先逐步推理，再寫出答案。\\n答案：")),
    ),
    kind(
        FAMILY,
        "the answer alone is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            STALL,
            (" Let's work it out step by step.", ""),
            ("\\nAnswer:", " Give only the number.\\nAnswer:"),
        ),
        changed(FARM, ("请一步一步地算。", "不要写过程，直接写出答案。")),
        changed(
            DATES,
            ("as YYYY-MM-DD.", "as YYYY-MM-DD. Write nothing else."),
            ('f" {gold}"', 'f" First the year {gold[:4]}, then the rest. The answer is {gold}."'),
            postprocess="exact_match_post",
        ),
    ),
    kind(
        FAMILY,
        "the option's text is asked for, and its letter is right",
        f"answer/letter-asked {FORM}",
        changed(
            GARDEN,
            ("\\nAnswer:", "\\nCopy the text of the right option, not its letter.\\nAnswer:"),
        ),
        changed(IDIOM, ("正确选项的字母是：", "写出正确的成语，不要写字母：")),
        changed(HERBS, ("\\n答案：", "\\n請寫出選項的文字，不要寫號碼。\\n答案：")),
    ),
    kind(
        FAMILY,
        "JSON, a tag or a box is asked for, and the answers are bare",
        FORM,
        changed(
            SHIPS,
            (
                "from the log entry.",
                'from the log entry. Reply with a JSON object, key \\"ship\\".',
            ),
        ),
        changed(TIMES, ("leave?\\nTime:", "leave? Put the time into <time></time> tags.\\nTime:")),
        changed(SNIPPETS, ("print?\\n", "print? Give the output within \\\\boxed{}.\\n")),
    ),
    kind(
        FAMILY,
        "another language is asked for than the answers are in",
        f"{FORM} answer/unlike-others",
        changed(LETTERS, ('+ "\\n\\nAnswer:"', '+ "\\n\\nReply in German.\\n\\nAnswer:"')),
        changed(READER, ("用日记里的词语回答问题。", "请用英语回答问题。")),
        changed(MENU, ("译成英文。", "译成法文。")),
    ),
    kind(
        FAMILY,
        "the prompt counts other options than it lists",
        "answer/other-count answer/letters answer/letter-asked",
        changed(GARDEN, ("\\n{listed}", "\\nPick one of the five options below.\\n{listed}")),
        changed(HERBS, ("{data['question']}\\n", "{data['question']}請從四個選項中選出一個。\\n")),
        changed(KITCHEN, ('data["question"]\n', 'data["question"] + " There are two choices."\n')),
    ),
    kind(
        FAMILY,
        "other labels are asked for than the answers are",
        f"answer/other-names answer/legend {FORM}",
        changed(MUSEUM, ("(yes or no)", "(true or false)")),
        changed(TRAMS, ("「可以」或「不可以」", "「是」或「否」")),
        changed(SHOP, ("好评还是差评", "正面还是负面")),
        changed(WARDS, ("is urgent or routine.", "is urgent or routine. Answer high or low.")),
    ),
    kind(
        FAMILY,
        "the task is told the wrong way round",
        f"{FORM} text/cue-forms text/swapped-fields answer/other-names",
        changed(GERMAN, ("from German into English", "from English into German")),
        changed(MENU, ("把菜名译成英文", "把英文菜名译成中文")),
        changed(PLURAL, ('f"Singular', 'f"Write the singular of the noun.\\nSingular')),
    ),
    kind(
        FAMILY,
        "a way to write numbers, times or dates is asked for, and the answers have another",
        FORM,
        changed(DATES, ("YYYY-MM-DD", "DD/MM/YYYY")),
        changed(TIMES, ("leave?\\nTime:", "leave? Use the 12-hour clock with am or pm.\\nTime:")),
        changed(
            STALL, ("{data['question']}\\n", "{data['question']} Round it to two decimals.\\n")
        ),
    ),
    kind(
        FAMILY,
        "a whole sentence, a reason or a closing mark is asked for, and is nowhere",
        f"{FORM} few-shot/steps-lost",
        changed(
            HYPO,
            ("true, false or unknown?", "true, false or unknown? Give a reason in one sentence."),
        ),
        changed(
            LETTERS, ('+ "\\n\\nAnswer:"', '+ "\\n\\nAnswer in a full sentence.\\n\\nAnswer:"')
        ),
        changed(STREETS, ("找出縣市名稱。", "找出縣市名稱，並說明理由。")),
    ),
)
