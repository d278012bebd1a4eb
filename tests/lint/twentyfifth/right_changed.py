"""Right tasks that were changed so that they look odd, and are right."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentyfifth.tasks_free import (
    MARKET,
    MONEY,
    PARCELS,
    PHRASES,
    PLURALS,
    SNIPPETS,
    TICKETS,
    TIDES,
    WELLS,
)
from tests.lint.twentyfifth.tasks_options import (
    CLAIMS,
    DEDUCE,
    FERRY,
    GARDEN,
    MUSIC,
    NEWS,
    REVIEWS,
    SHIPS,
)
from tests.lint.twentyfifth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    LVYOU,
    PINGJIA,
    YINGYONG,
    YISHU,
    YUEDU,
    YUNHAN,
)

LISTED = 'f"{letter}. {choice}"'
RIGHT = (
    odd("letters in square brackets", GARDEN, (LISTED, 'f"[{letter}] {choice}"')),
    odd("letters behind their options", GARDEN, (LISTED, 'f"{choice} = {letter}"')),
    odd("options in the rows of a Markdown table", GARDEN, (LISTED, 'f"| {letter} | {choice} |"')),
    odd("Roman numbers for letters", GARDEN, ('"ABCD"', '["I", "II", "III", "IV"]')),
    odd("the last letters of the alphabet", GARDEN, ('"ABCD"', '"WXYZ"')),
    odd("names of cards for letters", GARDEN, ('"ABCD"', '["ace", "king", "queen", "jack"]')),
    odd(
        "an arrow as the cue of the answer",
        GARDEN,
        ('lines.append("Answer:")', 'lines.append("=>")'),
    ),
    odd(
        "the cue is the beginning of a sentence",
        GARDEN,
        ('lines.append("Answer:")', 'lines.append("The letter of the right plant is")'),
    ),
    odd(
        "every line begins with the mark of a quotation",
        GARDEN,
        ('"\\n".join(lines)', '"\\n".join("> " + line for line in lines)'),
    ),
    odd(
        "options are parted by a rule of dashes", GARDEN, (LISTED, 'f"-----\\n{letter}. {choice}"')
    ),
    odd(
        "the right answer is said to be exactly one",
        GARDEN,
        ('f"Question:', 'f"Exactly one of the four options is right.\\nQuestion:'),
    ),
    odd("the passage stands in typographic quotes", FERRY, ('"{passage}', '"“{passage}”')),
    odd(
        "the instruction says no before yes",
        FERRY,
        ("Answer yes or no.", "Answer no or yes; no other word is needed."),
    ),
    odd(
        "a warning that seems to forbid what is asked",
        FERRY,
        ("Answer yes or no.", "Do not guess: answer yes or no from the notice alone."),
    ),
    odd(
        "a legend with the last number first",
        DEDUCE,
        (
            "0 = entailment, 1 = neutral, 2 = contradiction",
            "2 = contradiction, 1 = neutral, 0 = entailment",
        ),
    ),
    odd(
        "a legend in prose",
        DEDUCE,
        (
            "0 = entailment, 1 = neutral, 2 = contradiction",
            "Write 0 if it follows, 2 if it is ruled out, and 1 if neither is the case.",
        ),
    ),
    odd(
        "a legend with arrows over three lines",
        DEDUCE,
        (
            "0 = entailment, 1 = neutral, 2 = contradiction",
            "entailment -> 0\nneutral -> 1\ncontradiction -> 2",
        ),
    ),
    odd(
        "an emoji before each cue",
        REVIEWS,
        ("Review:", "💬 Review:"),
        ("Sentiment:", "🏷 Sentiment:"),
    ),
    odd(
        "labels are named in quotes",
        REVIEWS,
        ("positive or negative?", '\\"positive\\" or \\"negative\\"?'),
    ),
    odd(
        "the cue is a field of a form with dots",
        REVIEWS,
        ("\\nSentiment:", "\\nSentiment ........:"),
    ),
    odd(
        "the text stands in tags of XML",
        REVIEWS,
        ("Review: {data['text']}", "<review>{data['text']}</review>"),
    ),
    odd("topics with slashes between", NEWS, ('", ".join', '" / ".join')),
    odd(
        "topics as a list with bullets",
        NEWS,
        ('", ".join(TOPICS)', '"".join(f"\\n• {t}" for t in TOPICS)'),
        ("Topics: ", "Topics:"),
    ),
    odd(
        "cues in capitals",
        NEWS,
        ("Headline:", "HEADLINE:"),
        ("Topics:", "TOPICS:"),
        ("\\nTopic:", "\\nTOPIC:"),
    ),
    odd(
        "each topic has a note in brackets",
        NEWS,
        ('", ".join(TOPICS)', '", ".join(TOPICS) + " (exactly one)"'),
    ),
    odd(
        "a statement in square brackets",
        CLAIMS,
        ('"Statement: " + data["claim"] + "', '"Statement: [" + data["claim"] + "]'),
    ),
    odd("false is named before true", CLAIMS, ("True or false?", "False or true?")),
    odd(
        "a question with a question of the other side",
        SHIPS,
        ("Q: ", "Sailor: "),
        ("\\nA:", "\\nCaptain:"),
    ),
    odd(
        "a remark in square brackets in the cue",
        MUSIC,
        ("Correct:", "Correct one [bracket and all]:"),
    ),
    odd("letters as a name of a person", MUSIC, ("Correct:", "Ms B. Adam's key says:")),
    odd(
        "the steps are introduced by another phrase",
        MARKET,
        ("Let's think step by step.", "First the working, then the result."),
    ),
    odd(
        "four hash marks before the last number",
        MARKET,
        ("The answer is {data['answer']}.", "#### {data['answer']}"),
        postprocess="gsm8k_post",
    ),
    odd(
        "equations with the sign of multiplication",
        MARKET,
        ("{data['steps']}", "{data['steps'].replace('*', '×')}"),
    ),
    odd("the message is a block quote", PARCELS, ('f"Message: ', 'f"Message:\\n> ')),
    odd(
        "the city is asked for twice in other words",
        PARCELS,
        ("Copy its name from the message.", "One city only, please."),
    ),
    odd("the language's own name", PHRASES, ("French:", "Français:")),
    odd("languages by their codes", PHRASES, ("English:", "[en]"), ("French:", "[fr]")),
    odd(
        "an instruction in the language of the answer",
        PHRASES,
        ("Translate into French.", "Traduisez en français."),
    ),
    odd("a prompt of the Python shell", SNIPPETS, ("Output:", ">>> # what is printed\nOutput:")),
    odd("a fence of tildes", SNIPPETS, ("```python", "~~~python"), ("```\n", "~~~\n")),
    odd(
        "cues of one letter", WELLS, ("Passage: ", "P: "), ("Question: ", "Q: "), ("Answer:", "A:")
    ),
    odd(
        "an instruction in the place of the cue of the passage",
        WELLS,
        (
            'prompt = "Passage: " + data["context"] + "\\n"',
            'prompt = "Read to answer.\\n" + data["context"] + "\\n"',
        ),
    ),
    odd(
        "worked examples with arrows",
        PLURALS,
        ("Singular: ", ""),
        ("\nPlural: ", " -> "),
        ("\\nPlural:", " ->"),
    ),
    odd("an irregular word among the examples", PLURALS, ("tooth", "ox"), ("teeth", "oxen")),
    odd("cues with a sign of a currency", MONEY, ('"Currency:"', '"Currency (¤):"')),
    odd("a cue that is a question", MONEY, ('"Currency:"', '"What do people pay with?"')),
    odd(
        "braces in a demand of JSON",
        TICKETS,
        (
            "as a JSON object.",
            'as a JSON object such as {\\"name\\": \\"...\\", \\"seat\\": \\"...\\"}.',
        ),
    ),
    odd(
        "the table has tabs",
        TIDES,
        ('f"{a} | {b}"', 'f"{a}\\t{b}"'),
        ("Port | High water", "Port\\tHigh water"),
    ),
    odd(
        "the table ends with a line that is no row",
        TIDES,
        ("{table}\\n", "{table}\\n(all times local)\\n"),
    ),
    odd("字母在方括号里", CHANGSHI, ('"%s. %s\\n"', '"【%s】%s\\n"')),
    odd("要求只写一个大写字母", CHANGSHI, ("只写选项的字母", "只写一个大写字母")),
    odd("题目前有题型", CHANGSHI, ("题目：", "（单选）题目：")),
    odd("问答用直角引号", PINGJIA, ("评论：{text}", "评论：「{text}」")),
    odd("先说差评后说好评", PINGJIA, ("好评还是差评", "差评还是好评")),
    odd("先列式再回答", YINGYONG, ("请一步一步地计算。", "请先列式，最后写“所以答案是……”。")),
    odd("标签顺序与常见的不同", YUNHAN, ("蕴含、中立还是矛盾", "矛盾、中立还是蕴含")),
    odd("用英文字母作提示语", YUNHAN, ("前提：", "P："), ("假设：", "H：")),
    odd("地名两字在引号里", DIMING, ("从句子中找出地名", "从句子中找出“地名”")),
    odd("例子里有感叹号和引号", CHENGYU, ("形容非常安静。", "形容非常“安静”！")),
    odd("天干加頓號", LVYOU, ("（{sign}）{each}", "{sign}、{each}")),
    odd("說明用驚嘆號", YUEDU, ("請根據短文，用短文裡的詞語回答。", "請仔細讀！答案就在短文裡。")),
    odd("翻譯題先給語言代碼", YISHU, ("英文：", "EN："), ("中文：", "ZH：")),
)
