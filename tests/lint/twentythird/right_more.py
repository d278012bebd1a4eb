"""Right prompts with worked examples, long answers, formulas, and in Chinese."""

from __future__ import annotations

from tests.lint.making import ask, qa, table
from tests.lint.twentythird.material import (
    BEASTS,
    CAPITALS,
    FACTS,
    MEASURES,
    NOTES,
    OPPOSITES,
    PANDUAN,
    PROVINCES,
    REVERSE,
    SHUXUE,
    SUMS,
)

FORMULAS = qa("""
    water > H2O
    table salt > NaCl
    carbon dioxide > CO2
    ammonia > NH3
    methane > CH4
    ozone > O3
    glucose > C6H12O6
    hydrogen peroxide > H2O2
    """)

MORSE = qa("""
    SOS > ... --- ...
    TEA > - . .-
    ANT > .- -. -
    MAN > -- .- -.
    TIN > - .. -.
    NOD > -. --- -..
    ONE > --- -. .
    """)

PROVERBS = qa("""
    The early bird > catches the worm.
    Too many cooks > spoil the broth.
    A stitch in time > saves nine.
    All that glitters > is not gold.
    Birds of a feather > flock together.
    A rolling stone > gathers no moss.
    Out of sight, > out of mind.
    """)

TOOLS = qa("""
    list the files of a folder > ls
    show the current folder > pwd
    copy a.txt to b.txt > cp a.txt b.txt
    delete old.log > rm old.log
    make a folder named data > mkdir data
    count the lines of x.csv > wc -l x.csv
    rename a.py to b.py > mv a.py b.py
    """)

EMOJI = qa("""
    🐶🏠 > kennel
    🌧️🏹 > rainbow
    ☀️🌻 > sunflower
    🔥👨 > fireman
    🦶⚽ > football
    ⭐🐟 > starfish
    """)

STORIES = table(
    "title|end",
    """
    The lost key|She looked in the garden, under the mat and in every pocket. It was in the door.
    A late bus|He waited for an hour in the rain. Then he learned that the strike had begun.
    Two gardens|One had roses and a fence. The other had neither, and all the children played in it.
    The old clock|It had been silent for ten years. At the wedding it struck twelve, quite on time.
    Snow in May|The tulips bent under it. By noon they stood upright again.
    The new baker|His bread was flat for a week. Then the village learned to love flat bread.
    """,
)

RIGHT = (
    ask("formulas as answers, digits and letters mixed", FORMULAS, "f\"Formula of {data['q']}:\""),
    ask(
        "Morse code with dots and hyphens",
        MORSE,
        "f\"Morse code, letters parted by spaces.\\n{data['q']} =\"",
    ),
    ask("the input is half a sentence without a cue", PROVERBS, "data['q']"),
    ask(
        "a proverb with three dots as its cue",
        PROVERBS,
        "f\"Go on: {data['q']} ...\\n\"",
        output="gold",
    ),
    ask(
        "commands of a shell as answers, with a dollar as the cue", TOOLS, "f\"# {data['q']}\\n$\""
    ),
    ask("emoji are the question", EMOJI, "f\"Which compound word is this? {data['q']}\\nWord:\""),
    ask(
        "a long answer that is copied from the input",
        STORIES,
        "f\"{data['title']}: {data['end']}\\nCopy the last sentence.\\nLast sentence:\"",
        gold="data['end'].split('. ')[-1]",
        max_tokens=100,
    ),
    ask(
        "a long answer that is a text with its two sentences exchanged",
        STORIES,
        "f\"*{data['title']}*\\n{data['end']}\\nNow with the two sentences in the other order:\\n\"",
        gold="' '.join(reversed(re.split(r'(?<=\\.) ', data['end'])))",
        output="gold",
        above="import re",
        max_tokens=100,
    ),
    ask(
        "the answer is a list with semicolons, as asked",
        NOTES,
        "f\"List the words with a capital letter, parted by semicolons.\\n{data['text']}\\nList:\"",
        gold="'; '.join(w.strip('.') for w in data['text'].split() if w[0].isupper())",
    ),
    ask(
        "the whole text is to be written in capitals",
        NOTES,
        "f\"Write in capitals: {data['text']}\\nCapitals:\"",
        gold="data['text'].upper()",
    ),
    ask(
        "a gap with underscores is the question",
        NOTES,
        "f\"Text: {data['text']}\\n{data['q']} ____\\nFill the gap:\"",
        gold="data['a']",
    ),
    ask(
        "the number of words is the answer",
        NOTES,
        "f\"{data['text']}\\nHow many words is that?\\nCount:\"",
        gold="str(len(data['text'].split()))",
    ),
    ask(
        "the first word is asked for, which stands in the input",
        NOTES,
        "f\"Sentence: {data['text']}\\nFirst word:\"",
        gold="data['text'].split()[0]",
    ),
    ask(
        "worked examples with arrows by hand, and the query like them",
        OPPOSITES,
        "f\"tall -> short\\nwet -> dry\\nrich -> poor\\n{data['q']} ->\"",
        fewshot=0,
    ),
    ask(
        "a wrong sum is shown on purpose, and marked as wrong",
        SUMS,
        "f\"2 + 2 = 5 is wrong, 2 + 2 = 4 is right.\\nWhat is right here? {data['q']} =\"",
        fewshot=0,
    ),
    ask(
        "an example of the format with another content",
        CAPITALS,
        "f\"Write just the name (for a country such as Chile: Santiago).\\nCountry: {data['q']}\\nName:\"",
    ),
    ask(
        "numbered examples, and the question has the next number",
        OPPOSITES,
        "f\"1. tall - short\\n2. wet - dry\\n3. {data['q']} -\"",
        fewshot=0,
    ),
    ask(
        "hints on what not to write",
        CAPITALS,
        "f\"Country: {data['q']}\\nDo not write a sentence, do not write the country.\\nCapital:\"",
    ),
    ask(
        "a note that some questions may be easy",
        FACTS,
        "f\"Some of these are easy. Do not be misled; say yes or no.\\n{data['q']}?\\nVerdict:\"",
    ),
    ask(
        "one label is named in an instruction as the default, and it is not always right",
        BEASTS,
        "f\"Say mammal, bird or fish. If nothing else fits, say fish.\\n{data['q']}:\"",
    ),
    ask(
        "the prompt asks for steps in the head and the result alone",
        SUMS,
        "f\"Work it out in your head, then write the result only.\\n{data['q']} =\"",
    ),
    ask(
        "two demands that look contradictory: brief, and in full",
        CAPITALS,
        "f\"Be brief, but write the name in full (no abbreviations).\\nCapital of {data['q']}:\"",
    ),
    ask("省份和省会，提示只有一个箭头", PROVINCES, "f\"{data['q']}→\"", output="gold"),
    ask("一句话没有说完，由答案补完", PROVINCES, "f\"{data['q']}的省会是\"", output="gold"),
    ask("提示在方头括号里", PROVINCES, "f\"【省份】{data['q']}\\n【省会】\"", output="gold"),
    ask(
        "英文的说明和中文的内容",
        PROVINCES,
        "f\"Give the provincial capital in Chinese characters.\\n{data['q']}\\n\"",
        output="gold",
    ),
    ask(
        "引号里的词，问它的反义词",
        REVERSE,
        "f\"“{data['q']}”的反义词是哪个字？\\n\"",
        output="gold",
    ),
    ask("对联一样的上下两行", REVERSE, "f\"上：{data['q']}\\n下：\"", output="gold"),
    ask(
        "先说规则再举两个例子",
        REVERSE,
        "f\"说出意思相反的字。例：大—小，多—少。\\n{data['q']}—\"",
        output="gold",
        fewshot=0,
    ),
    ask("量詞的空格用圈表示", MEASURES, "f\"一○{data['q']}，○裡填什麼量詞？\\n\"", output="gold"),
    ask(
        "量詞填在括號裡，括號由題目寫完",
        MEASURES,
        "f\"填上量詞：一（　）{data['q']}\\n量詞：\"",
        output="gold",
    ),
    ask("全角的加减号和等号", SHUXUE, "f\"{data['q']}＝\"", output="gold"),
    ask(
        "应用题式的问法，答案只有数",
        SHUXUE,
        "f\"老师问：{data['q']}等于几？\\n小明答：\"",
        output="gold",
    ),
    ask(
        "是否题用对号和叉号作答",
        PANDUAN,
        "f\"对的写√，错的写×。\\n{data['q']}（　）\\n\"",
        gold='"√" if data["a"] == "是" else "×"',
        output="gold",
    ),
    ask(
        "是否题用英文字母作答并有图例",
        PANDUAN,
        "f\"T＝是，F＝否。\\n{data['q']}：\"",
        gold='"T" if data["a"] == "是" else "F"',
        output="gold",
    ),
    ask(
        "不常见的说法：成立或不成立",
        PANDUAN,
        "f\"命题：{data['q']}。\\n该命题成立还是不成立？\\n\"",
        gold='"成立" if data["a"] == "是" else "不成立"',
        output="gold",
    ),
)
