"""Faults of demands that the answers do not keep, and of what is read and scored."""

from __future__ import annotations

from tests.lint.fortyninth.tasks_exam import HEIGHTS, OPTICS, SQL, SUMS, TRACE
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    DOSE,
    HEADLINE,
    INVOICE,
    JOBS,
    SENSOR,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import KANA, LECTURE, NOTICIAS, SINONIM, VERDADE, VERTALING
from tests.lint.fortyninth.tasks_zh import HISTORY, ORDERS, POEMS, READING, SHOP, ZHSUM
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

D = "contradicting demands"
A = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "a limit of words or signs is smaller than the answers",
        "few-shot/other-form answer/other-form",
        changed(HEADLINE, ("at most six words", "at most two words")),
        changed(LECTURE, ("avec les mots du texte", "en un seul mot")),
        changed(POEMS, description="请写出古诗的下一句，不超过三个字。"),
        changed(DOSE, ("parted by semicolons.", "parted by semicolons, in one word.")),
    ),
    kind(
        D,
        "the keys that are asked for are not those of the answers",
        "few-shot/other-form answer/other-form answer/other-names",
        changed(
            INVOICE, ("with vendor, total and currency", 'with the keys "supplier" and "amount"')
        ),
        changed(ORDERS, ("抽取收货人、城市和数量", "抽取收货人、电话和数量")),
        changed(DOSE, ("List drug, dose and times a day", "List drug, route and times a day")),
    ),
    kind(
        D,
        "another sign is to part the items than the answers have",
        "few-shot/other-form answer/other-form",
        changed(DOSE, ("parted by semicolons", "parted by commas")),
        changed(JOBS, (", a bar,", ", a slash,")),
        changed(HEIGHTS, ("with > between", "with commas between")),
        changed(ORDERS, ("城市和数量。", "城市和数量，用逗号隔开。")),
    ),
    kind(
        D,
        "the order that is asked for is not that of the answers",
        "few-shot/other-form answer/other-rule answer/other-form",
        changed(HEIGHTS, ("from the highest to the lowest", "from the lowest to the highest")),
        changed(DOSE, ("List drug, dose and times a day", "List dose, drug and times a day")),
        changed(HEIGHTS, ("-peak[", "peak[")),
    ),
    kind(
        D,
        "another language is asked for than the answers are in",
        "few-shot/other-form answer/other-names text/cue-forms few-shot/other-cues",
        changed(VERTALING, ("text = shown", 'text = "Translate into Spanish.\\n" + shown')),
        changed(READING, ("回答问题。", "用英文回答问题。")),
        changed(LECTURE, ("Réponse, avec les mots du texte :", "Réponse en anglais :")),
        changed(NOTICIAS, ("\\nTema:", "\\nResponde en inglés con una palabra.\\nTema:")),
    ),
    kind(
        D,
        "another script is asked for than the answers are in",
        "few-shot/other-form",
        changed(KANA, ("ひらがなで", "カタカナで")),
        changed(KANA, ("ひらがなで", "ローマ字で")),
        changed(READING, ("用短文里的词语", "用拼音")),
    ),
    kind(
        D,
        "a word is asked for where a number is right, or the reverse",
        "few-shot/other-form answer/other-names answer/letter-asked answer/letters answer/legend",
        changed(NOTICIAS, ("\\nTema:", "\\nResponde con el nombre del tema.\\nTema:")),
        changed(SENSOR, ("(cold, normal or hot)", "(1, 2 or 3)")),
        changed(SINONIM, ("Выберите номер синонима", "Напишите сам синоним"), ("Номер:", "Слово:")),
        changed(OPTICS, ("with a single letter", "with a number from 1 to 4")),
    ),
    kind(
        D,
        "capitals or small letters are asked for, and the answers have the others",
        "few-shot/other-form answer/other-names answer/letters answer/two-spellings answer/letter-asked",
        changed(TICKETS, ("these queues.", "these queues. Write its name in capital letters.")),
        changed(OPTICS, ("a single letter.", "a single lower-case letter.")),
        changed(VERDADE, ('"Responda', '"Use só letras minúsculas. Responda')),
    ),
    kind(
        D,
        "quotes, a box or a fence are asked for, and the answers are bare",
        "few-shot/other-form",
        changed(SUMS, ("step by step.", "step by step and put the result in \\\\boxed{{}}.")),
        changed(READING, ("回答问题。", "回答问题，答案用书名号《》括起来。")),
        changed(TRACE, ("program print?", "program print? Put the output in double quotes.")),
        changed(SQL, ("Write one SQLite query.", "Write one SQLite query in a ```sql block.")),
    ),
    kind(
        D,
        "a whole sentence is asked for, and the answers are words",
        "few-shot/other-form",
        changed(
            LECTURE, ("Réponse, avec les mots du texte :", "Réponse, par une phrase complète :")
        ),
        changed(STOCK, ("Q: {data", "Answer in a full sentence.\\nQ: {data")),
        changed(READING, ("用短文里的词语回答", "用完整的句子回答")),
    ),
    kind(
        D,
        "JSON is asked for, and the answers are lines",
        "few-shot/other-form answer/other-form",
        changed(ORDERS, ("城市和数量。", "城市和数量，以JSON格式输出。")),
        changed(DOSE, ("\\nPlan:", "\\nReturn valid JSON only.\\nPlan:")),
        changed(CHAT, ("or cancel?", "or cancel? Return a JSON object.")),
    ),
    kind(
        D,
        "the answers have no full stop or unit that is asked for",
        "few-shot/other-form answer/other-form",
        changed(
            DOSE, ("times a day, parted", "times a day, with the unit written out in full, parted")
        ),
        changed(STOCK, ("\\nA:", " End your answer with a full stop.\\nA:")),
        changed(SUMS, ("step by step.", "step by step and give the result with its unit.")),
    ),
    kind(
        D,
        "the answers' form lost a part that the prompt still asks for",
        "few-shot/other-form answer/other-form answer/not-in-output answer/gold-differs",
        changed(DOSE, ('data["dose"], data["times"]]', 'data["dose"]]')),
        changed(ORDERS, ("；数量：{count}", "")),
        changed(JOBS, (" | {data['place']}", "")),
        changed(INVOICE, (', "currency": data["currency"]', "")),
    ),
    kind(
        D,
        "a rule for the closing sentence and the chains' last words differ",
        "few-shot/other-form answer/not-extracted",
        changed(SUMS, ("step by step.", "step by step and end with '#### ' and the number.")),
        changed(ZHSUM, ("最后写“答案是”和结果", "最后写“所以结果为”和结果")),
    ),
    kind(
        A,
        "a stop sequence is one of the signs that the answers have",
        "answer/stopped-early",
        changed(DOSE, stop=(";",)),
        changed(ORDERS, stop=("\n", "；")),
        changed(JOBS, stop=("|",)),
        changed(HEADLINE, stop=(" ",)),
    ),
    kind(
        A,
        "the room for the answer is that of a letter",
        "tokens/answer-too-long",
        changed(INVOICE, max_tokens=2),
        changed(SUMS, max_tokens=4),
        changed(HEADLINE, max_tokens=1),
        changed(VERTALING, max_tokens=1),
    ),
    kind(
        A,
        "the post-processor is that of a task of sums",
        "answer/not-extracted",
        changed(TICKETS, postprocess="gsm8k_post"),
        changed(READING, postprocess="gsm8k_post"),
        changed(INVOICE, postprocess="gsm8k_post"),
    ),
    kind(
        A,
        "golds are floats, truths or lists as Python prints them",
        "answer/python-value answer/other-names answer/letters few-shot/other-form answer/legend "
        "answer/not-extracted",
        changed(NOTICIAS, ('gold = str(data["tema"])', 'gold = str(float(data["tema"]))')),
        changed(
            VERDADE, ('gold = "V" if data["verdadeira"] else "F"', 'gold = str(data["verdadeira"])')
        ),
        changed(INVOICE, ("json.dumps(fields)", "str(fields)")),
        changed(
            HEIGHTS,
            ('" > ".join(peak["name"] for peak in order)', 'str([peak["name"] for peak in order])'),
        ),
    ),
    kind(
        A,
        "a word processor has set the quotes of code",
        "text/typeset-code answer/other-form answer/unlike-others few-shot/other-form",
        changed(TRACE, ('data["program"]', 'data["program"].replace(\'"\', "”")')),
        changed(SQL, ('"output": data["query"]', '"output": data["query"].replace("\'", "’")')),
        changed(INVOICE, ("json.dumps(fields)", "json.dumps(fields).replace('\"', '”')")),
    ),
    kind(
        A,
        "the label is said in a sentence by some branch of the code",
        "answer/other-form answer/two-spellings answer/not-in-output answer/other-names "
        "few-shot/other-form answer/unlike-others answer/python-value",
        changed(
            TICKETS,
            (
                'gold = data["queue"]',
                'gold = data["queue"] if len(data["body"]) < 50 else "the " + data["queue"]',
            ),
        ),
        changed(
            SHOP,
            (
                '    return {"input": text, "output": data["label"], "processed_output": data["label"]}',
                '    gold = data["label"] + ("。" if data["label"] == "差评" else "")\n'
                '    return {"input": text, "output": gold, "processed_output": gold}',
            ),
        ),
        changed(
            SENSOR,
            (
                '" " + data["state"], "processed_output": data["state"]',
                '" " + GOLD(data), "processed_output": GOLD(data)',
            ),
            (
                "import random",
                'import random\n\nGOLD = lambda row: row["state"].title() if row["reading"] > 90 else row["state"]',
            ),
        ),
    ),
    kind(
        A,
        "gold is the question's own text",
        "answer/leaked answer/gold-differs answer/not-an-option answer/unlike-others",
        changed(
            POEMS,
            ('"output": data["second"]', '"output": data["first"]'),
            ('"processed_output": data["second"]', '"processed_output": data["first"]'),
        ),
        changed(
            VERTALING,
            ("f\" {data['it']}\"", "f\" {data['en']}\""),
            ('"processed_output": data["it"]', '"processed_output": data["en"]'),
        ),
        changed(KANA, ('gold = data["yomi"]', 'gold = data["kanji"]')),
    ),
    kind(
        A,
        "the letter's case is changed on the way to the gold",
        "answer/letters answer/other-names answer/two-spellings few-shot/other-form answer/gold-differs "
        "answer/not-in-output",
        changed(HISTORY, ('gold = MARKS[data["answer"]]', 'gold = MARKS[data["answer"]].lower()')),
        changed(
            OPTICS,
            ("f\" {data['key']}\"", "f\" {data['key'].lower()}\""),
            ('"processed_output": data["key"]', '"processed_output": data["key"].lower()'),
        ),
        changed(TICKETS, ('gold = data["queue"]', 'gold = data["queue"].upper()')),
    ),
)
