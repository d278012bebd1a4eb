"""Right prompts with options that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_options as rows
from tests.lint.sixth.rows_world import KNOBEL, NOTEN, SLOVA
from tests.lint.sixth.styles import Right, styled

_SEA_READS = """question, options, letter = data["question"], data["options"], data["answer"]
place = "ABCD".index(letter)"""
_sea = partial(styled, "sea_styled", rows.SEA, _SEA_READS)
_law = partial(
    styled,
    "law_styled",
    rows.LAW,
    'case, choices, gold = data["case"], data["choices"], data["gold"]',
)
_kitchen = partial(
    styled,
    "kitchen_styled",
    rows.KITCHEN,
    """stem, choices, key = data["question"]["stem"], data["question"]["choices"], data["answerKey"]
texts = [choice["text"] for choice in choices]""",
)
_dynasty = partial(
    styled,
    "dynasty_styled",
    rows.DYNASTY,
    'question, letter = data["题目"], data["答案"]\noptions = [data[each] for each in "ABCD"]',
    lead="",
)
_cause = partial(
    styled,
    "cause_styled",
    rows.CAUSE,
    """premise, first, second = data["premise"].rstrip("."), data["choice1"], data["choice2"]
link = "because" if data["question"] == "cause" else "so"
right = [first, second][data["label"]]""",
)
_pronoun = partial(
    styled,
    "pronoun_styled",
    rows.PRONOUN,
    'sentence, one, two, number = (data[key] for key in ("sentence", "option1", "option2", "answer"))',
)
_alltag = partial(
    styled,
    "alltag_styled",
    rows.ALLTAG,
    'frage, optionen, antwort = data["frage"], data["optionen"], data["antwort"]',
)
_LIST = r'"".join(f"{x}. {o}\n" for x, o in zip("ABCD", options))'

RIGHT: tuple[Right, ...] = (
    (
        "options in round brackets, answer with them",
        _sea(
            rf'f"{{question}}\n" + "".join(f"({{x}}) {{o}}\n" for x, o in zip("ABCD", options)) + "Answer:"',
            "letter",
            output='f"({letter})"',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "options numbered by small Roman numerals",
        _sea(
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip(("i", "ii", "iii", "iv"), options)) + "Answer:"',
            '("i", "ii", "iii", "iv")[place]',
        ),
    ),
    (
        "options with circled numbers",
        _sea(
            r'f"{question}\n" + "".join(f"{x} {o}\n" for x, o in zip("①②③④", options)) + "Answer:"',
            '"①②③④"[place]',
        ),
    ),
    (
        "options counted from 1, answer a number",
        _sea(
            r'f"{question}\n" + "".join(f"{n}) {o}\n" for n, o in enumerate(options, 1)) + "Number of the right answer:"',
            "str(place + 1)",
        ),
    ),
    (
        "options on one line with semicolons",
        _sea(
            r'f"{question} " + "; ".join(f"({x}) {o}" for x, o in zip("ABCD", options)) + "\nAnswer:"',
            "letter",
        ),
    ),
    (
        "options in a Markdown table",
        _sea(
            r'f"{question}\n\n| option | text |\n| --- | --- |\n" + "".join(f"| {x} | {o} |\n" for x, o in zip("ABCD", options)) + "\nOption:"',
            "letter",
        ),
    ),
    (
        "options as tags of XML",
        _sea(
            r'f"<question>{question}</question>\n" + "".join(f"<{x}>{o}</{x}>\n" for x, o in zip("ABCD", options)) + "Answer:"',
            "letter",
        ),
    ),
    (
        "options as an object of JSON",
        _sea(
            r'f"{question}\n" + json.dumps(dict(zip("ABCD", options)), ensure_ascii=False) + "\nKey of the right value:"',
            "letter",
            above="import json",
        ),
    ),
    (
        "options stand before the question",
        _sea(rf'{_LIST} + f"Which of these answers the question? {{question}}\nAnswer:"', "letter"),
    ),
    (
        "options shuffled by the row, the gold computed anew",
        styled(
            "sea_styled",
            rows.SEA,
            _SEA_READS + '\norder = list(options)\nrandom.Random(data["id"]).shuffle(order)',
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", order)) + "Answer:"',
            '"ABCD"[order.index(options[place])]',
        ),
    ),
    (
        "options sorted by the alphabet, the gold computed anew",
        styled(
            "sea_styled",
            rows.SEA,
            _SEA_READS + "\norder = sorted(options)",
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", order)) + "Answer:"',
            '"ABCD"[order.index(options[place])]',
        ),
    ),
    (
        "a fifth option that is never right",
        _sea(rf'f"{{question}}\n" + {_LIST} + "E. I do not know\nAnswer:"', "letter"),
    ),
    (
        "options called by a word, Option A",
        _sea(
            r'f"{question}\n" + "".join(f"Option {x}: {o}\n" for x, o in zip("ABCD", options)) + "The best is Option"',
            "letter",
        ),
    ),
    (
        "options with the signs of the Chinese calendar",
        _sea(
            r'f"{question}\n" + "".join(f"{x}、{o}\n" for x, o in zip("甲乙丙丁", options)) + "答案："',
            '"甲乙丙丁"[place]',
            lead="",
        ),
    ),
    (
        "a cue that says what the letters are",
        _sea(rf'f"Question: {{question}}\n" + {_LIST} + "Answer (A, B, C or D):"', "letter"),
    ),
    (
        "the letters in lower case, list and answer",
        _sea(
            r'f"{question}\n" + "".join(f"{x}) {o}\n" for x, o in zip("abcd", options)) + "answer:"',
            "letter.lower()",
        ),
    ),
    (
        "steps asked for without shots, the letter read from the end",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Think step by step, then write: the answer is (X).\n"',
            "letter",
            lead="",
            output='f"The answer is ({letter})."',
            fewshot=0,
            stop=(),
            max_tokens=400,
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "the option's text is the answer, from a list with letters",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Write the right option\'s text.\nText:"',
            "options[place]",
        ),
    ),
    (
        "letter and text are both in the answer",
        _sea(
            rf'f"{{question}}\n" + {_LIST} + "Answer:"',
            "letter",
            output='f"{letter}. {options[place]}"',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "turns of a chat written out",
        _sea(
            rf'f"User: {{question}}\n" + {_LIST} + "Assistant:"', "letter", stop=("\nUser:", "\n")
        ),
    ),
    (
        "no options are shown, the answer is free",
        _sea(r'f"Quiz night! {question}\nTeam answer:"', "options[place]"),
    ),
    (
        "a question of five options with Roman capitals",
        _law(
            r'f"{case}\n" + "".join(f"{x}. {c}\n" for x, c in zip(("I", "II", "III", "IV", "V"), choices)) + "Numeral:"',
            '("I", "II", "III", "IV", "V")[gold]',
        ),
    ),
    (
        "choices counted from 0, and it is said",
        _law(
            r'f"{case}\nChoices, counted from 0:\n" + "".join(f"{n}: {c}\n" for n, c in enumerate(choices)) + "Index:"',
            "str(gold)",
        ),
    ),
    (
        "choices in a sentence, the answer one of them",
        _law(
            r'f"{case} Is this {\", \".join(choices[:-1])} or {choices[-1]}?\nIt is"'.replace(
                '\\"', "'"
            ),
            "choices[gold]",
        ),
    ),
    (
        "choices with bullets, the answer copied",
        _law(r'f"{case}\n" + "".join(f"• {c}\n" for c in choices) + "→"', "choices[gold]"),
    ),
    (
        "choices numbered within square brackets",
        _law(
            r'f"{case}\n" + "".join(f"[{n}] {c}\n" for n, c in enumerate(choices, 1)) + "Choice:"',
            "str(gold + 1)",
        ),
    ),
    (
        "a judge's role and a verdict",
        _law(
            r'f"You are a judge. Facts: {case}\nCounts: " + " / ".join(f"{x}) {c}" for x, c in zip("ABCDE", choices)) + "\nVerdict:"',
            '"ABCDE"[gold]',
        ),
    ),
    (
        "ARC's rows, letters from the labels",
        _kitchen(
            r'f"{stem}\n" + "".join(f" ({c[\"label\"]}) {c[\"text\"]}" for c in choices) + "\nAnswer:"'.replace(
                '\\"', "'"
            ),
            "key",
        ),
    ),
    (
        "ARC's rows, the text as the answer",
        _kitchen(
            r'f"{stem}\nPick one: " + " | ".join(texts) + "\nPick:"', 'texts["ABCD".index(key)]'
        ),
    ),
    (
        "ARC's rows, question and answer alone",
        _kitchen(r'f"Cook\'s question: {stem}\nCook\'s answer:"', 'texts["ABCD".index(key)]'),
    ),
    (
        "the answer in a sentence, read by a post-processor",
        _kitchen(
            r'f"{stem}\n" + "".join(f"{x}: {t}\n" for x, t in zip("ABCD", texts)) + "Reply:"',
            "key",
            output='f"The answer is {key}."',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "Chinese options with full-width letters, answer too",
        _dynasty(
            r'f"{question}\n" + "".join(f"{x}．{o}\n" for x, o in zip("ＡＢＣＤ", options)) + "答案："',
            "chr(ord(letter) + 0xFEE0)",
        ),
    ),
    (
        "Chinese options on one line",
        _dynasty(
            r'f"{question}（　）\n" + "　".join(f"{x}．{o}" for x, o in zip("ABCD", options)) + "\n答案："',
            "letter",
        ),
    ),
    (
        "Chinese brackets around each cue",
        _dynasty(
            r'f"【题目】{question}\n【选项】" + "；".join(f"{x}：{o}" for x, o in zip("ABCD", options)) + "\n【答案】"',
            "letter",
        ),
    ),
    (
        "Chinese options, the text as the answer",
        _dynasty(
            r'f"{question}\n可选：" + "、".join(options) + "\n答："',
            'options["ABCD".index(letter)]',
        ),
    ),
    (
        "C-Eval's worked example by hand",
        _dynasty(
            r'"题目：“焚书坑儒”与谁有关？\nA. 嬴政\nB. 刘彻\nC. 李渊\nD. 朱棣\n答案：A\n\n" + f"题目：{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", options)) + "答案："',
            "letter",
            fewshot=0,
        ),
    ),
    (
        "the answer in Chinese corner brackets",
        _dynasty(
            r'f"{question}\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\n请选择："',
            "letter",
            output='f"答案是{letter}"',
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "cause and effect as a sentence to go on with",
        _cause(r'f"{premise} {link}"', "right[0].lower() + right[1:]", fewshot=2),
    ),
    (
        "two numbered choices",
        _cause(
            r'f"{premise} {link} ...\n1 = {first}\n2 = {second}\nAnswer, 1 or 2:"',
            'str(data["label"] + 1)',
        ),
    ),
    (
        "the choice is copied",
        _cause(r'f"{premise}, {link} ... ?\n- {first}\n- {second}\nThe better one:"', "right"),
    ),
    (
        "a schema with the words as answers",
        _pronoun(
            r'f"{sentence}\nDoes _ stand for {one} or {two}?\nIt stands for"',
            "one if number == '1' else two",
        ),
    ),
    (
        "a schema with A and B",
        _pronoun(r'f"{sentence}\nA) {one}\nB) {two}\n_ ="', '"AB"[int(number) - 1]'),
    ),
    (
        "gaps drawn with more underscores",
        _pronoun(
            r'f"Fill in: {sentence.replace(\"_\", \"_____\")}\n(1) {one} (2) {two}\nNumber:"'.replace(
                '\\"', "'"
            ),
            "number",
        ),
    ),
    (
        "German question marks and quotes",
        _alltag(
            r'f"„{frage}“\nZur Wahl: " + ", ".join(f"„{o}“" for o in optionen) + "\nRichtig:"',
            "antwort",
        ),
    ),
    (
        "German numbers as ordinals",
        _alltag(
            r'f"{frage}\n" + "".join(f"{n}. {o}\n" for n, o in enumerate(optionen, 1)) + "Nummer:"',
            "str(optionen.index(antwort) + 1)",
        ),
    ),
    (
        "German options in capitals with a bracket, Antwort too",
        _alltag(
            r'f"{frage}\n" + "".join(f"{x}) {o}\n" for x, o in zip("ABC", optionen)) + "Buchstabe:"',
            '"ABC"[optionen.index(antwort)]',
        ),
    ),
    (
        "options are letters themselves",
        styled(
            "noten",
            NOTEN,
            'question, options, right = data["question"], data["options"], data["answer"]',
            r'f"{question} Choose from {\", \".join(options)}.\nNote:"'.replace('\\"', "'"),
            "right",
        ),
    ),
    (
        "options are letters, and are numbered",
        styled(
            "noten",
            NOTEN,
            'question, options, right = data["question"], data["options"], data["answer"]',
            r'f"{question}\n" + "".join(f"{n}. {o}\n" for n, o in enumerate(options, 1)) + "Number:"',
            "str(options.index(right) + 1)",
        ),
    ),
    (
        "options are numbers under letters",
        styled(
            "knobel",
            KNOBEL,
            'question, options, place = data["question"], data["options"], data["place"]',
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABCD", options)) + "Answer:"',
            '"ABCD"[place]',
        ),
    ),
    (
        "options are numbers, the number is the answer",
        styled(
            "knobel",
            KNOBEL,
            'question, options, place = data["question"], data["options"], data["place"]',
            r'f"{question} One of {\", \".join(options)}.\nAnswer:"'.replace('\\"', "'"),
            "options[place]",
        ),
    ),
    (
        "Cyrillic letters in a Russian list",
        styled(
            "slova",
            SLOVA,
            'question, options, place = data["вопрос"], data["варианты"], data["верный"]',
            r'f"Вопрос: {question}\n" + "".join(f"{x}) {o}\n" for x, o in zip("АБВ", options)) + "Ответ:"',
            '"АБВ"[place]',
        ),
    ),
    (
        "Latin letters in a Russian list",
        styled(
            "slova",
            SLOVA,
            'question, options, place = data["вопрос"], data["варианты"], data["верный"]',
            r'f"{question}\n" + "".join(f"{x}. {o}\n" for x, o in zip("ABC", options)) + "Ответ:"',
            '"ABC"[place]',
        ),
    ),
)
