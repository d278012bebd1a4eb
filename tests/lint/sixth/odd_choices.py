"""Right prompts with options that are copied, counted or in other scripts."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_options as rows
from tests.lint.sixth.rows_world import KNOBEL, NOTEN, SLOVA
from tests.lint.sixth.styles import Right, styled

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

RIGHT: tuple[Right, ...] = (
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
        "the answer in a Chinese sentence",
        _dynasty(
            r'f"{question}\n" + "\n".join(f"{x}. {o}" for x, o in zip("ABCD", options)) + "\n请选择："',
            "letter",
            output='f"答案是{letter}"',
            postprocess="agieval_single_answer_post",
        ),
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
