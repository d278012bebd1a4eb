"""Right prompts: the tasks themselves, and these in another dress."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.shape import SmallTask
from tests.lint.thirtythird import tasks_en, tasks_zh
from tests.lint.thirtythird.tasks_en import (
    CELLS,
    CLAIM,
    MAPS,
    NET,
    OPP,
    PRINTS,
    SHOP,
    SPAN,
    TALK,
    TICKET,
)
from tests.lint.thirtythird.tasks_zh import TPLACE, ZGAP, ZLIFE, ZREV

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    *((f"the task {task.name}", task) for task in (*tasks_en.TASKS, *tasks_zh.TASKS)),
    odd(
        "options by small Roman numerals",
        NET,
        ('zip("ABCD", data', 'zip(("i", "ii", "iii", "iv"), data'),
        ('"ABCD"[data', '("i", "ii", "iii", "iv")[data'),
    ),
    odd(
        "the letter in brackets, in the list and in the answer",
        NET,
        ("{letter}) ", "({letter}) "),
        ('" " + gold', 'f" ({gold})"'),
        ('"processed_output": gold', '"processed_output": f"({gold})"'),
    ),
    odd("options on one line", NET, ('"\\n".join(lines)', '"; ".join(lines)')),
    odd(
        "the answer is the option's text",
        NET,
        ('"ABCD"[data["correct"]]', 'data["options"][data["correct"]]'),
        ("{letter}) {text}", "- {text}"),
        ("Question: ", "Copy the right option.\\nQuestion: "),
    ),
    odd(
        "headings of Markdown as cues",
        TICKET,
        ("Message: ", "### Message\\n"),
        ("\\nQueue:", "\\n\\n### Queue\\n"),
        ('" " + data["queue"]', 'data["queue"]'),
        method="ppl",
        shots=(),
        rows=lambda rows: [
            {
                **r,
                "target_scores": {
                    each: int(each == r["queue"]) for each in ("billing", "login", "delivery")
                },
            }
            for r in rows
        ],
    ),
    odd("no shots", CLAIM, fewshot=0),
    odd(
        "tags around the text, closed",
        CLAIM,
        ("Text: {data['text']}", "<text>\\n{data['text']}\\n</text>"),
    ),
    odd("a sentence as the cue", SPAN, ("\\nYear:", "\\nIt was founded in the year")),
    odd(
        "the answer behind an arrow",
        OPP,
        ("Word: early\nOpposite: late", "early -> late"),
        ("Word: tall\nOpposite: short", "tall -> short"),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} ->"),
    ),
    odd("the program without a fence", PRINTS, ("```python\\n", ""), ("\\n```", "")),
    odd(
        "a table with tabs",
        CELLS,
        ('"| " + " | ".join(', '"\\t".join('),
        (' + " |" for', " for"),
        ('    lines.insert(1, "|---|---|---|")\n', ""),
    ),
    odd("turns with dashes", TALK, ("{turn['speaker']}: {turn", "{turn['speaker']} - {turn")),
    odd("quotes around the claim", CLAIM, ("Claim: {data['claim']}", "Claim: “{data['claim']}”")),
    odd(
        "options in the question's own sentence",
        MAPS,
        ('"\\n".join("- " + each', '" or ".join(each'),
        ("{options}\\n", "Is it {options}?\\n"),
    ),
    odd(
        "a persona and a description",
        SHOP,
        description="You are a patient teacher of arithmetic.\n\n",
    ),
    odd(
        "仿选择题：选项用甲乙丙丁",
        ZLIFE,
        ('zip("ABCD", data', 'zip("甲乙丙丁", data'),
        ('"ABCD"[data', '"甲乙丙丁"[data'),
        ("{letter}. ", "{letter}、"),
    ),
    odd(
        "提示词放在方头括号里",
        ZREV,
        ("评论：{data['comment']}\\n情感：", "【评论】{data['comment']}\\n【情感】"),
    ),
    odd(
        "照原文抄寫的要求",
        TPLACE,
        ("請從句子中找出事情發生的地點。", "請從句子中找出事情發生的地點，照原文抄寫。"),
    ),
    odd("词语之间用斜线", ZGAP, ('"、".join', '"／".join')),
)
