"""Right prompts with options, listed in many ways."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, listed, odd, written
from tests.lint.fifth.rows import chosen
from tests.lint.fifth.tasks_options import (
    BODY,
    COPA,
    ENDINGS,
    FRANCE,
    HISTORY,
    JAPAN,
    METALS,
    RIVERS,
    TOPICS,
)
from tests.lint.shape import Row, SmallTask, code

HISTORY_LIST = SmallTask(
    "history-list",
    code("return None"),
    tuple(
        {
            "question": row["问题"],
            "choices": [row[letter] for letter in "ABCD"],
            "answer": "ABCD".index(row["答案"]),
        }
        for row in HISTORY.rows
    ),
)
RUSSIAN = SmallTask(
    "russian",
    code("return None"),
    tuple(
        chosen(
            """\
Какая река течёт через Москву?|Москва|Волга|Дон|Нева
Столица Франции?|Париж|Лион|Рим|Берлин
Сколько дней в неделе?|семь|пять|шесть|восемь
Кто написал «Войну и мир»?|Толстой|Чехов|Гоголь|Пушкин
Какого цвета снег?|белого|синего|чёрного|красного
Что пьёт корова?|воду|молоко|чай|сок
Где живут рыбы?|в воде|в лесу|в небе|в доме
Какая планета третья от Солнца?|Земля|Марс|Венера|Юпитер"""
        )
    ),
)
KOREAN = SmallTask(
    "korean",
    code("return None"),
    tuple(
        chosen(
            """\
대한민국의 수도는 어디입니까?|서울|부산|대구|인천
한글을 만든 왕은 누구입니까?|세종|태조|정조|고종
일 년은 몇 달입니까?|열두 달|열 달|여섯 달|스무 달
바다에 사는 동물은 무엇입니까?|고래|사자|토끼|말
김치의 주재료는 무엇입니까?|배추|사과|콩|감자
겨울에 내리는 것은 무엇입니까?|눈|꽃|모래|불
제주도는 무엇입니까?|섬|산|강|사막
하루는 몇 시간입니까?|스물네 시간|열 시간|여덟 시간|백 시간"""
        )
    ),
)
SPANISH = SmallTask(
    "spanish",
    code("return None"),
    tuple(
        chosen(
            """\
¿Cuál es la capital de Perú?|Lima|Quito|La Paz|Bogotá
¿Qué animal ladra?|el perro|el gato|la vaca|el pez
¿Cuántos lados tiene un triángulo?|tres|cuatro|cinco|seis
¿De qué color es la nieve?|blanca|verde|negra|roja
¿Quién escribió el Quijote?|Cervantes|Lope|Borges|Neruda
¿Qué bebe un bebé?|leche|café|vino|cerveza
¿En qué continente está Egipto?|África|Asia|Europa|América
¿Qué fruta es amarilla?|el plátano|la fresa|la mora|la uva"""
        )
    ),
)

LISTS: tuple[Right, ...] = (
    listed(
        "small letters in brackets",
        'list("abcd")',
        'f"({mark}) {text}"',
        'f"({marks[right]})"',
        task=RIVERS,
    ),
    listed(
        "capitals before a bracket",
        'list("ABCD")',
        'f"{mark}) {text}"',
        "marks[right]",
        task=RIVERS,
    ),
    listed(
        "letters in square brackets",
        'list("ABCD")',
        'f"[{mark}] {text}"',
        'f"[{marks[right]}]"',
        task=JAPAN,
        cue='"答え："',
        output="gold",
    ),
    listed(
        "Roman numbers",
        '["I", "II", "III", "IV"]',
        'f"{mark}. {text}"',
        "marks[right]",
        task=RIVERS,
    ),
    listed(
        "small Roman numbers",
        '["i", "ii", "iii", "iv"]',
        'f"{mark}) {text}"',
        "marks[right]",
        task=RIVERS,
        cue='"Number of the right option:"',
    ),
    listed(
        "digits with full stops",
        "range(1, 5)",
        'f"{mark}. {text}"',
        "str(right + 1)",
        task=RIVERS,
        cue='"Number:"',
    ),
    listed(
        "digits in brackets, from 0",
        "range(4)",
        'f"({mark}) {text}"',
        "str(right)",
        task=RIVERS,
        cue='"Number (0 to 3):"',
    ),
    listed(
        "digits in full-width brackets",
        "range(1, 5)",
        'f"（{mark}）{text}"',
        "str(right + 1)",
        task=HISTORY_LIST,
        cue='"答案序号："',
        output="gold",
    ),
    listed(
        "bullets, answered by the text",
        "[0] * 4",
        'f"- {text}"',
        "options[right]",
        task=RIVERS,
        cue='"Which of these? Answer:"',
    ),
    listed(
        "stars, answered by the text",
        "[0] * 4",
        'f"* {text}"',
        "options[right]",
        task=SPANISH,
        cue='"Respuesta:"',
    ),
    listed(
        "round bullets, answered by the text",
        "[0] * 4",
        'f"• {text}"',
        "options[right]",
        task=RUSSIAN,
        cue='"Ответ:"',
    ),
    listed(
        "circled digits",
        'list("①②③④")',
        'f"{mark} {text}"',
        "marks[right]",
        task=JAPAN,
        cue='"答え："',
        output="gold",
    ),
    listed(
        "the heavenly stems",
        'list("甲乙丙丁")',
        'f"{mark}、{text}"',
        "marks[right]",
        task=HISTORY_LIST,
        cue='"答案："',
        output="gold",
    ),
    listed("Greek letters", 'list("αβγδ")', 'f"{mark}) {text}"', "marks[right]", task=RIVERS),
    listed("letters from P on", 'list("PQRS")', 'f"({mark}) {text}"', "marks[right]", task=RIVERS),
    listed(
        "letters from W on",
        'list("WXYZ")',
        'f"{mark}: {text}"',
        "marks[right]",
        task=RIVERS,
        cue='"The letter of the right one is"',
    ),
    listed(
        "letters of the Cyrillic alphabet in a Russian prompt",
        'list("АБВГ")',
        'f"{mark}) {text}"',
        "marks[right]",
        task=RUSSIAN,
        cue='"Ответ:"',
    ),
    listed(
        "Korean syllables",
        'list("가나다라")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=KOREAN,
        cue='"정답:"',
    ),
    listed(
        "Japanese syllables",
        'list("アイウエ")',
        'f"{mark}　{text}"',
        "marks[right]",
        task=JAPAN,
        cue='"正解の記号："',
        output="gold",
    ),
    listed(
        "full-width letters all through, in Japanese",
        'list("ＡＢＣＤ")',
        'f"{mark}．{text}"',
        "marks[right]",
        task=JAPAN,
        cue='"正解："',
        output="gold",
    ),
    listed(
        "small letters in Spanish",
        'list("abcd")',
        'f"{mark}) {text}"',
        "marks[right]",
        task=SPANISH,
        cue='"Respuesta (a, b, c o d):"',
    ),
    listed(
        "all options in one line",
        'list("ABCD")',
        'f"{mark}) {text}"',
        "marks[right]",
        task=RIVERS,
        join='" "',
    ),
    listed(
        "options in one line with semicolons",
        'list("abcd")',
        'f"({mark}) {text}"',
        'f"({marks[right]})"',
        task=SPANISH,
        join='"; "',
        cue='"Respuesta:"',
    ),
    listed(
        "the letter and the text as answer",
        'list("ABCD")',
        'f"{mark}. {text}"',
        'f"{marks[right]}. {options[right]}"',
        task=RIVERS,
    ),
    listed(
        "the text as answer, though options have letters",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "options[right]",
        task=RIVERS,
        cue='"Write out the right option, without its letter.\\nAnswer:"',
    ),
    listed(
        "`Option 1:` and so on",
        '[f"Option {n}" for n in range(1, 5)]',
        'f"{mark}: {text}"',
        "marks[right]",
        task=RIVERS,
    ),
    listed(
        "a table of options",
        'list("ABCD")',
        'f"| {mark} | {text} |"',
        "marks[right]",
        task=RIVERS,
        head='data["question"] + "\\n| letter | option |\\n| --- | --- |"',
    ),
    listed(
        "options as elements of XML",
        'list("ABCD")',
        "f'<option id=\"{mark}\">{text}</option>'",
        "marks[right]",
        task=RIVERS,
        head='"<question>" + data["question"] + "</question>"',
    ),
    listed(
        "options before the question",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=RIVERS,
        head='"Options:"',
        cue='data["question"] + "\\nAnswer:"',
    ),
    listed("letters in bold", 'list("ABCD")', 'f"**{mark}** {text}"', "marks[right]", task=RIVERS),
    listed(
        "a bracket that the input opens and the output closes",
        'list("ABCD")',
        'f"({mark}) {text}"',
        "marks[right]",
        task=RIVERS,
        cue='"Answer: ("',
        output='gold + ")"',
    ),
    listed(
        "options in alphabetical order, with the gold that goes with it",
        'list("ABCD")',
        'f"{mark}. {text}"',
        'marks[options.index(data["choices"][right])]',
        task=RIVERS,
        options='sorted(data["choices"])',
    ),
    listed(
        "options backwards, with the gold that goes with it",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[3 - right]",
        task=RIVERS,
        options='data["choices"][::-1]',
    ),
    listed(
        "a fifth option that is never right",
        'list("ABCDE")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=RIVERS,
        options='data["choices"] + ["none of these"]',
    ),
    listed(
        "the letters of a joined answer cue in Chinese",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=HISTORY_LIST,
        cue='"请问正确选项是（"',
        output='gold + "）"',
        postprocess="gaokao_single_choice_post",
    ),
    listed(
        "options with tabs between them",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=RIVERS,
        join='"\\t"',
    ),
    listed(
        "a legend between question and options",
        'list("ABCD")',
        'f"{mark} = {text}"',
        "marks[right]",
        task=RIVERS,
        head='data["question"] + "\\nOne letter stands for each option:"',
    ),
    listed(
        "colons behind the letters, and a full sentence as answer",
        'list("ABCD")',
        'f"{mark}: {text}"',
        "marks[right]",
        task=RIVERS,
        output='f" The answer is {gold}."',
        postprocess="agieval_single_answer_post",
    ),
)

_VARIED: tuple[Row, ...] = tuple(
    {**row, "choices": choices, "answer": choices.index(right)}
    for number, row in enumerate(RIVERS.rows)
    for right in [row["choices"][row["answer"]]]
    for wrong in [[choice for choice in row["choices"] if choice != right][: 1 + number % 3]]
    for choices in [[*wrong[: number % 2], right, *wrong[number % 2 :]]]
)

OTHERS: tuple[Right, ...] = (
    listed(
        "two to four options, row by row",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=SmallTask("varied", RIVERS.source, _VARIED),
    ),
    written(
        "options as a JSON object, on purpose",
        RIVERS,
        "f\"{data['question']}\\n{json.dumps(options)}\\nKey of the right option:\"",
        'f" {gold}"',
        "gold",
        first='options = dict(zip("ABCD", data["choices"]))\ngold = "ABCD"[data["answer"]]',
        above="import json",
    ),
    written(
        "options shuffled by `r`, with the gold found anew",
        JAPAN,
        '"問題：" + data["question"] + "\\n" + "\\n".join(lines) + "\\n答え："',
        "gold",
        "gold",
        first='order = list(data["choices"])\nr.shuffle(order)\nlines = [f"{i + 1}. {c}" for i, c in enumerate(order)]\n'
        'gold = str(order.index(data["choices"][data["answer"]]) + 1)',
    ),
    written(
        "letters from the columns' own names",
        BODY,
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nAnswer:"',
        '" " + gold',
        "gold",
        first='lines = [f"{name[-1].upper()}. {data[name]}" for name in ("opa", "opb", "opc", "opd")]\n'
        'gold = chr(ord("A") + data["cop"] - 1)',
    ),
    written(
        "PPL of letters, with the options shown",
        tuple(
            {**row, "target_scores": {m: int(i == row["answer"]) for i, m in enumerate("ABCD")}}
            for row in RIVERS.rows
        ),
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nAnswer:"',
        "gold",
        "gold",
        first='lines = [f"{m}. {c}" for m, c in zip("ABCD", data["choices"])]\ngold = "ABCD"[data["answer"]]',
        method="ppl",
        metric="log_prob",
        own={"target_delimiter": " "},
    ),
    written(
        "PPL of the options' texts, with letters before them in the prompt",
        METALS,
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nThe right option, in full:\\n"',
        "gold",
        "gold",
        first='scores = data["target_scores"]\nlines = [f"({m}) {c}" for m, c in zip("ABCD", scores)]\n'
        "gold = max(scores, key=scores.get)",
        method="ppl",
        metric="log_prob",
    ),
    odd("PPL without any shots", METALS, fewshot=0),
    odd("PPL with no cue at all", ENDINGS, fewshot=0),
    odd("PPL with eight shots", TOPICS, fewshot=8),
    odd(
        "PPL that asks in words between",
        COPA,
        ("because", "because of this"),
        ('"so"', '"with this effect"'),
    ),
    odd("Chinese options with commas in ink", HISTORY, ('letter + "．"', 'letter + "、"')),
    odd(
        "full stops of ASCII behind the letters of Chinese options",
        HISTORY,
        ('letter + "．"', 'letter + ". "'),
    ),
    odd("Chinese options without a question's cue", HISTORY, ('"问题：" + ', "")),
    odd(
        "French options by number",
        FRANCE,
        ('zip("abc", data', 'zip("123", data'),
        ('"abc"[data', '"123"[data'),
        description="Choisissez la bonne réponse : 1), 2) ou 3).",
    ),
    odd(
        "options behind dashes in French",
        FRANCE,
        ('f"{mark}) {text}"', 'f"{mark} — {text}"'),
        ("{gold})", "{gold}"),
        description="Choisissez la bonne réponse : a, b ou c.",
    ),
    odd("Japanese options with full stops in ink", JAPAN, ('f"{n}. {choice}"', 'f"{n}．{choice}"')),
    odd(
        "colons behind the numbers of Japanese options",
        JAPAN,
        ('lines += [f"{n}. {choice}"', 'lines += [f"{n}：{choice}"'),
    ),
    odd(
        "an instruction in each input, and no description",
        RIVERS,
        ('text = f"', 'text = f"Pick A, B, C or D.\\n'),
        description="",
    ),
    odd("five shots", RIVERS, fewshot=5),
    odd(
        "no shots, and the answer begins a new line",
        RIVERS,
        ('"Answer:"', '"Answer:\\n"'),
        ('f" {gold}"', "gold"),
        fewshot=0,
    ),
    odd("a cue that is a whole question", BODY, ('"The answer is"', '"Which letter is right?"')),
    odd(
        "a word before the letter in the output",
        BODY,
        ('" (" + gold + ")"', '" option (" + gold + ")"'),
    ),
)

RIGHT = (*LISTS, *OTHERS)
