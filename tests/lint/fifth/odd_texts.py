"""Right prompts of extraction, tables, summaries and translation, in several languages."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, asked, odd, written
from tests.lint.fifth.rows import table
from tests.lint.fifth.tasks_free import FRENCH, NEWS, PEOPLE, READING, SPANS, TABLES

_EVENTS = tuple(
    table(
        """\
The fair opens on 3 May in Leer.|2023-05-03|Leer
On 17 June the choir sings in Emden.|2023-06-17|Emden
Norden holds its market on 9 July.|2023-07-09|Norden
The ferry returns to Juist on 1 April.|2023-04-01|Juist
A talk on whales is given in Esens on 22 May.|2023-05-22|Esens
Wittmund shows films from 5 August.|2023-08-05|Wittmund
The run through Jever starts on 30 April.|2023-04-30|Jever
Aurich lights its trees on 2 December.|2023-12-02|Aurich""",
        "text date town",
    )
)


_GERMAN = """\
Der Hund schläft unter dem Tisch.|The dog is sleeping under the table.
Wir fahren morgen nach Köln.|We are going to Cologne tomorrow.
Sie hat ihren Schlüssel verloren.|She has lost her key.
Das Fenster war die ganze Nacht offen.|The window was open all night.
Er trinkt seinen Kaffee ohne Milch.|He drinks his coffee without milk.
Im Winter ist der See zugefroren.|In winter the lake is frozen.
Meine Großmutter backt am Sonntag Brot.|My grandmother bakes bread on Sundays.
Niemand wusste, wie spät es war.|Nobody knew what time it was."""


_CHINESE = """\
我每天早上六点起床。|I get up at six every morning.
这本书是谁写的？|Who wrote this book?
昨天下了一场大雨。|It rained heavily yesterday.
她想学弹钢琴。|She wants to learn to play the piano.
请把门关上。|Please close the door.
火车站离这里不远。|The railway station is not far from here.
弟弟比我高。|My younger brother is taller than I am.
我们在湖边吃了午饭。|We had lunch by the lake."""


_JAPANESE = """\
猫が窓のそばで寝ています。|猫
駅前に新しい本屋ができました。|本屋
父は毎朝、庭で新聞を読みます。|父
雨が降ったので、試合は中止です。|雨
姉は京都で着物を買いました。|姉
電車が十分遅れました。|電車
先生は生徒に手紙を書きました。|先生
桜が川沿いに咲いています。|桜"""


_SUMMARY_ZH = """\
昨夜一场大雨使城西两条街道积水，公交三十路改道，预计今天中午恢复。|城西积水致三十路公交改道
市图书馆新馆将于下月一日开放，藏书六十万册，周末延长到晚上九点。|市图书馆新馆下月开放
渔民在近海发现一头搁浅的小鲸，数十名志愿者用六个小时把它送回大海。|志愿者救助搁浅小鲸
因木材涨价，本地家具厂宣布从九月起上调部分产品价格。|家具厂九月起上调价格
一名退休教师十年里为山村小学捐书四千本，上周获得市里表彰。|退休教师捐书四千本获表彰
新修的跨江步行桥昨天通行，全长九百米，禁止自行车进入。|跨江步行桥昨日通行"""


RIGHT: tuple[Right, ...] = (
    # Extraction.
    odd(
        "the passage with a heading",
        SPANS,
        ("f\"{data['context']}", "f\"Text\\n====\\n{data['context']}"),
    ),
    odd(
        "the passage behind the question",
        SPANS,
        (
            "{data['context']}\\n\\nQ: {data['question']}\\nA:",
            "Q: {data['question']}\\nLook here: {data['context']}\\nA:",
        ),
    ),
    odd(
        "the passage in a quote of Markdown",
        SPANS,
        ("f\"{data['context']}", "f\"> {data['context']}"),
    ),
    odd(
        "the passage in triple quotes",
        SPANS,
        ("f\"{data['context']}\\n\\n", 'f"\\"\\"\\"\\n{data[\'context\']}\\n\\"\\"\\"\\n'),
    ),
    odd(
        "an answer in quotes",
        SPANS,
        ('f" {answer}"', "f' \"{answer}\"'"),
        ('"processed_output": answer', "'processed_output': f'\"{answer}\"'"),
    ),
    odd(
        "the id of the row in the prompt, which tells nothing",
        SPANS,
        ("f\"{data['context']}", "f\"[{data['id']}] {data['context']}"),
    ),
    odd("shots with a passage each and no description", SPANS, description="", fewshot=3),
    written(
        "a date in one form in the text and another as the answer",
        _EVENTS,
        '"Notice: " + data["text"] + "\\nDate (YYYY-MM-DD, all in 2023):"',
        '" " + data["date"]',
        'data["date"]',
    ),
    written(
        "two facts as JSON",
        _EVENTS,
        '"Notice: " + data["text"] + "\\nJSON with town and date:"',
        '" " + found',
        "found",
        first='found = json.dumps({"town": data["town"], "date": data["date"]})',
        above="import json",
    ),
    written(
        "a JSON scheme with braces in the prompt",
        _EVENTS,
        '"Answer as {\\"town\\": ...}.\\n" + data["text"] + "\\nAnswer:"',
        "' {\"town\": \"' + data['town'] + '\"}'",
        "'{\"town\": \"' + data['town'] + '\"}'",
    ),
    written(
        "two lines as answer",
        _EVENTS,
        '"Notice: " + data["text"]',
        '"\\nTown: " + data["town"] + "\\nDate: " + data["date"]',
        '"Town: " + data["town"] + "\\nDate: " + data["date"]',
        postprocess="new_mbpp_post",
        stop=("\n\n",),
    ),
    odd(
        "names with semicolons between",
        PEOPLE,
        ('", ".join', '"; ".join'),
        ("with commas between", "with semicolons between"),
    ),
    odd(
        "names as a JSON list, as the prompt says",
        PEOPLE,
        ('", ".join(data["people"])', 'json.dumps(data["people"])'),
        ("People in it, with commas between:", "People in it, as a JSON list:"),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "names behind bullets",
        PEOPLE,
        ('", ".join(data["people"])', '"\\n- ".join(["", *data["people"]]).strip()'),
        ("People in it, with commas between:", "People in it, one in a line:"),
        ('" " + names', '"\\n" + names'),
        postprocess="new_mbpp_post",
        stop=("\n\n",),
    ),
    # Tables.
    odd(
        "a table with commas",
        TABLES,
        ('"| " + " | ".join(header) + " |", "|" + " --- |" * len(header)', '",".join(header)'),
        ('"| " + " | ".join(row) + " |"', '",".join(row)'),
    ),
    odd(
        "a table with tabs",
        TABLES,
        ('"| " + " | ".join(header) + " |", "|" + " --- |" * len(header)', '"\\t".join(header)'),
        ('"| " + " | ".join(row) + " |"', '"\\t".join(row)'),
    ),
    odd(
        "a table as lines of facts",
        TABLES,
        ('"| " + " | ".join(header) + " |", "|" + " --- |" * len(header)', '"Facts:"'),
        ('"| " + " | ".join(row) + " |"', '", ".join(f"{h}: {c}" for h, c in zip(header, row))'),
    ),
    odd(
        "a table without outer bars",
        TABLES,
        ('"| " + " | ".join(header) + " |", "|" + " --- |" * len(header)', '" | ".join(header)'),
        ('"| " + " | ".join(row) + " |"', '" | ".join(row)'),
    ),
    odd(
        "a table as JSON records",
        TABLES,
        (
            '"\\n".join(lines) + f"',
            'json.dumps([dict(zip(header, row)) for row in data["table"]["rows"]]) + f"',
        ),
        ("import random\n", "import json\nimport random\n"),
    ),
    # Summaries and translations.
    odd(
        "TL;DR as the cue",
        NEWS,
        (
            "Article: {data['article']}\\n\\nWrite a headline for this article.\\nHeadline:",
            "{data['article']}\\n\\nTL;DR:",
        ),
    ),
    odd(
        "a headline before its article, in words of the prompt",
        NEWS,
        (
            "Article: {data['article']}\\n\\nWrite a headline for this article.\\nHeadline:",
            "What headline fits?\\n\\n{data['article']}\\n\\nHeadline:",
        ),
    ),
    odd(
        "an article with a line for each sentence",
        NEWS,
        ("{data['article']}", "{data['article'].replace('. ', '.' + chr(10))}"),
    ),
    odd("a headline scored by words in common", NEWS, metric="f1_score"),
    asked(
        "Chinese headlines",
        _SUMMARY_ZH,
        '"新闻：" + data["q"] + "\\n标题："',
        'data["a"]',
        metric="rouge",
    ),
    asked(
        "translation out of German",
        _GERMAN,
        '"German: " + data["q"] + "\\nEnglish:"',
        metric="bleu",
    ),
    asked(
        "translation with the languages in brackets",
        _GERMAN,
        '"[de] " + data["q"] + "\\n[en]"',
        metric="chrf",
    ),
    asked("translation with an equals sign", _GERMAN, 'data["q"] + " ="', metric="chrf"),
    asked(
        "translation out of Chinese, cues in Chinese",
        _CHINESE,
        '"中文：" + data["q"] + "\\n英文："',
        'data["a"]',
        metric="chrf",
    ),
    asked(
        "translation out of Chinese, cues in English",
        _CHINESE,
        '"Chinese: " + data["q"] + "\\nEnglish:"',
        metric="chrf",
    ),
    odd(
        "translation told as a request",
        FRENCH,
        (
            '"English: " + data["en"] + "\\nFrench:"',
            '"Translate into French: “" + data["en"] + "”\\nTranslation:"',
        ),
        description="",
    ),
    odd(
        "French marks with their spaces before them",
        FRENCH,
        ('"English: "', '"English : "'),
        ('"\\nFrench:"', '"\\nFrench :"'),
    ),
    # Languages.
    odd(
        "Chinese text with an English instruction",
        READING,
        description="Read the Chinese text and answer in Chinese.",
    ),
    odd(
        "Chinese cues in black brackets",
        READING,
        ("材料：", "【材料】"),
        ("\\n问题：", "\\n【问题】"),
        ("\\n回答：", "\\n【回答】"),
    ),
    odd(
        "Chinese text, and an answer in corner brackets",
        READING,
        ('"output": data["回答"]', '"output": "「" + data["回答"] + "」"'),
        ('"processed_output": data["回答"]', '"processed_output": "「" + data["回答"] + "」"'),
    ),
    odd(
        "Chinese with ASCII colons all through",
        READING,
        ("材料：", "材料: "),
        ("\\n问题：", "\\n问题: "),
        ("\\n回答：", "\\n回答:"),
        ('"output": data["回答"]', '"output": " " + data["回答"]'),
    ),
    asked(
        "Japanese words out of sentences",
        _JAPANESE,
        '"文：" + data["q"] + "\\n名詞を一つ："',
        'data["a"]',
    ),
    asked(
        "Japanese in quotes",
        _JAPANESE,
        '"「" + data["q"] + "」から名詞を一つ選びなさい。\\n"',
        'data["a"]',
    ),
)
