"""Right prompts with options behind all sorts of marks."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, listed
from tests.lint.fifth.rows import chosen
from tests.lint.fifth.tasks_options import (
    HISTORY,
    JAPAN,
    RIVERS,
)
from tests.lint.shape import SmallTask, code

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

RIGHT: tuple[Right, ...] = (
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
        postprocess="agieval_single_answer_post",
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
