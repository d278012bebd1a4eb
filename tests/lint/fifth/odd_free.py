"""Right prompts whose answers are texts and numbers: extraction, summaries, translation, sums, dialogues."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, asked, odd, written
from tests.lint.fifth.rows import table
from tests.lint.fifth.tasks_free import FRENCH, MATH, NEWS, PEOPLE, READING, SPANS, TABLES
from tests.lint.shape import Row

_STEPS: tuple[Row, ...] = tuple(
    {**row, "lines": [f"{part.strip('.')}." for part in str(row["steps"]).split(". ")]}
    for row in MATH.rows
)
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
_CLOZE = """\
The opposite of hot is ____.|cold
A dozen eggs are ____ eggs.|twelve
Bees make ____.|honey
The sun rises in the ____.|east
A baby cat is called a ____.|kitten
We hear with our ____.|ears
Ice melts into ____.|water
A week has ____ days.|seven"""
_WORDS = """\
cat|animal
oak|tree
rose|flower
salmon|fish
hammer|tool
violin|instrument
copper|metal
Norway|country"""
_LETTERS = """\
Karl Rot, Eva Lind|t d
Ida Falk, Tom Berg|k g
Max Ode, Lea Sturm|e m
Ute Hahn, Ben Falk|n k
Pia Voss, Jan Holz|s z
Ole Kray, Mia Graf|y f
Zoe Blum, Tim Karo|m o
Ada Well, Rob Saar|l r"""
_HAIKU = """\
old pond / a frog leaps in / water's sound|frog
first snow / on the half-finished / bridge|snow
lightning / a heron's cry / stabs the dark|heron
the light of a candle / is moved to another / candle|candle
a world of dew / and within every dewdrop / a struggle|dew
over the wintry / forest, winds howl in rage|wind
in the cicada's cry / no sign can foretell / how soon it dies|cicada
this road / no one goes down it / autumn evening|road"""
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
_ADD = """\
17 + 25|42
90 - 48|42
6 * 7|42
81 / 9|9
13 + 18|31
100 - 64|36
8 * 12|96
144 / 12|12
55 + 66|121"""
_MONEY = """\
A pen is $2 and a pad is $5. What do two pens and a pad cost?|9
Rent is $700 and heating $85. What is that in all?|785
A $40 coat is sold for half. What does it cost?|20
Three tickets at $12 each are bought. What is paid?|36
From $50, $18 is spent. How much is left?|32
A $90 bill is split by three. What does each pay?|30
Tom earns $15 an hour for 4 hours. How much is it?|60
A $5 fee is added to $120. What is the sum?|125"""
_TEX = """\
Solve $x + 3 = 10$.|7
What is $\\frac{12}{4}$?|3
Find $2^{5}$.|32
What is $\\sqrt{81}$?|9
Evaluate $\\sum_{i=1}^{4} i$.|10
If $f(x) = 3x$, what is $f(5)$?|15
What is $|-8|$?|8
Solve $2y = 28$ for $y$.|14""".replace("|-8|", "¦-8¦")
_RIDDLES = """\
What has keys and opens no door?|a piano
What has hands and cannot clap?|a clock
What gets wet while it dries?|a towel
What has a neck and no head?|a bottle
What runs and has no legs?|a river
What has teeth and cannot bite?|a comb
What goes up and never comes down?|age
What has one eye and cannot see?|a needle"""
_JAPANESE = """\
猫が窓のそばで寝ています。|猫
駅前に新しい本屋ができました。|本屋
父は毎朝、庭で新聞を読みます。|父
雨が降ったので、試合は中止です。|雨
姉は京都で着物を買いました。|姉
電車が十分遅れました。|電車
先生は生徒に手紙を書きました。|先生
桜が川沿いに咲いています。|桜"""
_NONE = """\
Which of Ida, Tom and Max is older than 90? Ida is 12, Tom 40, Max 71.|none
Who of the three speaks Dutch? Ann speaks Dutch, Bo and Cy do not.|Ann
Who has a car? Bo has one; Ann and Cy cycle.|Bo
Who was in Rome? None of them was ever in Italy.|none
Who plays chess? Cy does, the others play cards.|Cy
Who is taller than two metres? Ann is 1.62, Bo 1.80, Cy 1.75.|none
Who lives in Bonn? Ann lives there, Bo and Cy in Trier.|Ann
Who sings? Bo sings in a choir, the others don't.|Bo"""
_SUMMARY_ZH = """\
昨夜一场大雨使城西两条街道积水，公交三十路改道，预计今天中午恢复。|城西积水致三十路公交改道
市图书馆新馆将于下月一日开放，藏书六十万册，周末延长到晚上九点。|市图书馆新馆下月开放
渔民在近海发现一头搁浅的小鲸，数十名志愿者用六个小时把它送回大海。|志愿者救助搁浅小鲸
因木材涨价，本地家具厂宣布从九月起上调部分产品价格。|家具厂九月起上调价格
一名退休教师十年里为山村小学捐书四千本，上周获得市里表彰。|退休教师捐书四千本获表彰
新修的跨江步行桥昨天通行，全长九百米，禁止自行车进入。|跨江步行桥昨日通行"""

RIGHT: tuple[Right, ...] = (
    # Sums, with steps and without.
    odd(
        "steps with a hash line at the end",
        MATH,
        (" The answer is {data['answer']}.", "\\n#### {data['answer']}"),
    ),
    odd(
        "steps with a boxed answer",
        MATH,
        (" The answer is {data['answer']}.", " So it is $\\\\boxed{{{data['answer']}}}$."),
        postprocess="math_post",
    ),
    odd(
        "no steps, and no request for any",
        MATH,
        ("\\nAnswer: Let's think step by step.", "\\nAnswer:"),
        ("{data['steps']} The answer is {data['answer']}.", "{data['answer']}"),
    ),
    odd("steps without shots", MATH, fewshot=0),
    odd(
        "steps under a cue of their own",
        MATH,
        ("\\nAnswer: Let's think step by step.", "\\nSolution:"),
    ),
    odd(
        "an answer in another sentence",
        MATH,
        ("The answer is {data['answer']}.", "Therefore, the answer is {data['answer']}."),
    ),
    written(
        "steps as a list with numbers",
        _STEPS,
        "f\"Problem: {data['question']}\\nSteps:\"",
        '"\\n" + "\\n".join(lines) + f"\\nThe answer is {data[\'answer\']}."',
        'data["answer"]',
        first='lines = [f"{n}. {line}" for n, line in enumerate(data["lines"], 1)]',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    written(
        "steps as a list with dashes",
        _STEPS,
        "f\"{data['question']}\\nLet us work it out:\"",
        '"\\n" + "\\n".join(f"- {line}" for line in data["lines"]) + f"\\nThe answer is {data[\'answer\']}."',
        'data["answer"]',
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    asked("bare sums with an equals sign", _ADD, 'data["q"] + " ="'),
    asked(
        "bare sums without a space before the result",
        _ADD,
        'data["q"].replace(" ", "") + "="',
        'data["a"]',
    ),
    asked("sums told as code", _ADD, '">>> " + data["q"] + "\\n"', 'data["a"]'),
    asked(
        "sums with dollar signs in them",
        _MONEY,
        output="f\" ${data['a']}\"",
        postprocess="gsm8k_post",
    ),
    asked("sums in LaTeX", _TEX, output="f\" ${data['a']}$\"", gold="f\"${data['a']}$\""),
    asked(
        "sums in LaTeX with boxes",
        _TEX,
        '"Problem:\\n" + data["q"] + "\\n\\nSolution:"',
        r'''" $\\boxed{" + data["a"] + "}$"''',
        postprocess="math_post",
    ),
    # Short answers.
    asked(
        "a gap to fill, with the word behind the sentence",
        _CLOZE,
        '"Fill the gap: " + data["q"] + "\\nWord:"',
    ),
    asked(
        "a gap to fill, where the prompt stops at the gap",
        "\n".join(line for line in _CLOZE.splitlines() if "____.|" in line),
        'data["q"].split(" ____")[0]',
        "f\" {data['a']}.\"",
        postprocess="exact_match_post",
    ),
    asked(
        "a gap in square brackets", _CLOZE, 'data["q"].replace("____", "[MASK]") + "\\n[MASK] is"'
    ),
    asked("word and class with an arrow", _WORDS, 'data["q"] + " →"'),
    asked(
        "word and class with a colon, a line each",
        _WORDS,
        'data["q"] + ":"',
        own={"separator": "\n"},
        fewshot=4,
    ),
    asked(
        "word and class as a sentence",
        _WORDS,
        '"What kind of thing is this: " + data["q"] + "?\\nIt is a kind of"',
    ),
    asked(
        "word and class in tags",
        _WORDS,
        '"<word>" + data["q"] + "</word>\\n<class>"',
        'data["a"] + "</class>"',
        postprocess="general_torch",
        metric="prefix_match",
        stop=("\n\n",),
    ),
    asked("last letters, with spaces between", _LETTERS, '"Last letters of " + data["q"] + "?"'),
    asked(
        "poems over several lines",
        _HAIKU,
        'data["q"].replace(" / ", "\\n") + "\\n\\nOne word from it:"',
    ),
    asked(
        "poems with slashes between their lines", _HAIKU, '"Poem: " + data["q"] + "\\nIts picture:"'
    ),
    asked(
        "riddles told as a talk",
        _RIDDLES,
        '"Child: " + data["q"] + "\\nGrandmother:"',
        '" It is " + data["a"] + "."',
        postprocess="general_torch",
        metric="in_match",
    ),
    asked("the word none as an answer", _NONE),
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
