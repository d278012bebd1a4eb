"""More right prompts that are the right tasks written in an odd way, the last ones in Chinese."""

from __future__ import annotations

from tests.lint.making import odd, put
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
from tests.lint.twentyfourth.tasks_options import (
    CALLS,
    KITCHEN,
)
from tests.lint.twentyfourth.tasks_zh import (
    FARM,
    HERBS,
    IDIOM,
    MENU,
    PAIRS,
    READER,
    SHOP,
    STREETS,
    TRAMS,
)

RIGHT = (
    odd(
        "a sentence that the answer completes",
        KITCHEN,
        ("\\nThe right option is", "\\nI would choose option"),
    ),
    odd(
        "a talk whose turns have angle brackets",
        CALLS,
        ("{turn['who']}: {turn['text']}", "<{turn['who']}> {turn['text']}"),
    ),
    odd(
        "a talk with a dash before each turn and no names",
        CALLS,
        ("{turn['who']}: {turn['text']}", "- {turn['text']}"),
    ),
    odd(
        "letters that no alphabet's order gives",
        CALLS,
        (
            '{"B": "booking", "C": "cancelling", "Q": "a question"}',
            '{"X": "booking", "K": "cancelling", "A": "a question"}',
        ),
    ),
    odd(
        "steps in brackets of LaTeX",
        STALL,
        ("{data['steps']} The", "\\\\( {data['steps']} \\\\) The"),
    ),
    odd(
        "a remark that nothing is missing, before the steps",
        STALL,
        (
            "Answer: Let's work it out step by step.",
            "No number is missing.\\nAnswer: Let's work it out step by step.",
        ),
    ),
    odd(
        "the prompt wants no words but the name, which is two words at times",
        SHIPS,
        (
            "Copy the name of the ship from the log entry.",
            "Write the ship's name and nothing else.",
        ),
    ),
    odd(
        "the template is in capitals",
        SHIPS,
        (
            "Copy the name of the ship from the log entry.",
            "COPY THE NAME OF THE SHIP FROM THE LOG ENTRY.",
        ),
        ("Entry:", "ENTRY:"),
        ("Ship:", "SHIP:"),
    ),
    odd(
        "an instruction in German for answers in English",
        GERMAN,
        ("Translate the sign from German into English.", "Übersetze das Schild ins Englische."),
        ("German: %s\\nEnglish:", "Deutsch: %s\\nEnglisch:"),
    ),
    odd("codes of languages as cues", GERMAN, ("German: %s\\nEnglish:", "[de] %s\\n[en]")),
    odd(
        "quotes around the sign and around its translation",
        GERMAN,
        ("German: %s\\nEnglish:", 'German: \\"%s\\"\\nEnglish:'),
        (
            '" " + gold, processed_output=gold',
            "' \"' + gold + '\"', processed_output='\"' + gold + '\"'",
        ),
    ),
    odd(
        "a prompt of the shell shows what a program prints",
        SNIPPETS,
        ("\\n\\nOutput:", "\\n\\n$ python program.py\\n"),
        ('" " + data["prints"]', 'data["prints"]'),
    ),
    odd("a fence without a language", SNIPPETS, ("```python", "```")),
    odd("tildes as a fence", SNIPPETS, ("```python", "~~~"), ("\\n```\\n", "\\n~~~\\n")),
    odd(
        "an example of the form in the instruction, which is no answer",
        DATES,
        ("as YYYY-MM-DD.", "as YYYY-MM-DD, for example 1066-10-14."),
    ),
    odd(
        "a form in words of a standard",
        DATES,
        ("as YYYY-MM-DD", "in the form of ISO 8601 (%Y-%m-%d)"),
    ),
    odd(
        "a table of two columns without its rule",
        TIMES,
        ("| Port | Departs |\\n| --- | --- |\\n", "| Port | Departs |\\n"),
    ),
    odd(
        "a table with tabs",
        TIMES,
        ("| {port} | {time} |", "{port}\\t{time}"),
        ("| Port | Departs |\\n| --- | --- |\\n", "Port\\tDeparts\\n"),
    ),
    odd(
        "a table whose last column is empty for all",
        TIMES,
        ("| {time} |", "| {time} | – |"),
        ("| Port | Departs |\\n| --- | --- |", "| Port | Departs | Delay |\\n| --- | --- | --- |"),
    ),
    odd(
        "an equals sign as a cue",
        PLURAL,
        ("Singular: {row['one']}\\nPlural:", "one {row['one']} = two"),
    ),
    odd(
        "a rhyme-like template with an ellipsis",
        PLURAL,
        ("Singular: {row['one']}\\nPlural:", "Here is one {row['one']} ... and there are many"),
    ),
    odd(
        "the question comes before the letter and once more after it",
        LETTERS,
        (
            '"Letter": data["letter"],',
            '"Read with this question in mind": data["question"],\n        "Letter": data["letter"],',
        ),
    ),
    odd(
        "a description that asks for the shortest answer",
        LETTERS,
        description="Answer from the letter, as briefly as you can.\n\n",
    ),
    odd(
        "a number that is the row's own before each letter",
        LETTERS,
        (
            '"Letter": data["letter"],',
            '"Shelf mark": data["mark"],\n        "Letter": data["letter"],',
        ),
        rows=put("mark", lambda row: f"MS {len(row['letter']) * 7}-{len(row['question'])}"),
    ),
    odd(
        "选项的记号是甲乙丙丁，答案也是",
        IDIOM,
        ("正确选项的字母是", "正确选项是"),
        ('zip("ABCD"', 'zip("甲乙丙丁"'),
        ('"ABCD"[', '"甲乙丙丁"['),
    ),
    odd(
        "选项都在一行里",
        IDIOM,
        ("{letter}、{choice}\\n", "（{letter}）{choice}"),
        ('"正确', '"\\n正确'),
    ),
    odd(
        "圆圈数字作选项",
        HERBS,
        ("({n}) {each}", "{chr(9311 + n)}{each}"),
        ("f\"({data['answer'] + 1})\"", "chr(9312 + data['answer'])"),
    ),
    odd("直角引號括住題目", HERBS, ("{data['question']}\\n", "題目：『{data['question']}』\\n")),
    odd("方括号里的提示词", SHOP, ("评论：", "【评论】"), ("\\n回答：", "\\n【回答】")),
    odd("先说差评后说好评", SHOP, ("好评还是差评", "差评还是好评")),
    odd("日记放在引号里", READER, ("日记：{diary}", "日记：“{diary}”")),
    odd(
        "问题在日记之前",
        READER,
        ("日记：{diary}\\n问题：{question}", "问题：{question}\\n日记：{diary}"),
    ),
    odd(
        "算式里用乘号和除号",
        FARM,
        ("{data['steps']}", "{data['steps'].replace('*', '×').replace('/', '÷')}"),
    ),
    odd(
        "英文提示、中文内容",
        FARM,
        (
            "问题：%s\\n请一步一步地算。\\n解答：",
            "Question: %s\\nThink step by step, in Chinese.\\nSolution:",
        ),
        ('f"{data', 'f" {data'),
    ),
    odd(
        "没有冒号的句子，由答案补完", PAIRS, ("两句话意思", "以上两句话的意思是否一致？它们的意思")
    ),
    odd("句子用甲乙标出", PAIRS, ("句子一：", "甲："), ("句子二：", "乙：")),
    odd(
        "要求小写，专名却大写",
        MENU,
        ("把菜名译成英文。\\n", "把菜名译成英文，全部小写，专名除外。\\n"),
    ),
    odd(
        "規定用引號，問題不用",
        TRAMS,
        ('"規定：" + data["rule"]', '"規定：「" + data["rule"] + "」"'),
    ),
    odd(
        "先問後附規定",
        TRAMS,
        (
            '"規定：" + data["rule"], "問題：" + data["question"]',
            '"問題：" + data["question"], "規定：" + data["rule"]',
        ),
    ),
    odd(
        "地址後面帶註解說明，答案仍是縣市",
        STREETS,
        ("從地址中找出縣市名稱。", "從地址中找出縣市名稱（含「市」或「縣」字）。"),
    ),
)
