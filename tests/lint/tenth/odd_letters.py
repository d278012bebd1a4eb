"""Right prompts with options, odd at first sight."""

from __future__ import annotations

from tests.lint.shape import SmallTask, changed
from tests.lint.tenth import rows_options as rows
from tests.lint.tenth import tasks_options as opt

_ANSWER = "f\" {data['answer']}\""
_HEAD = "text = f\"Question: {data['question']}\\n\""
RIGHT = (
    (
        "The answer is letter and text, and the letter is read.",
        changed(
            opt.TRIAGE,
            (_ANSWER, "f\" {data['answer']}. {data['options']['ABCD'.index(data['answer'])]}\""),
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "The answer is a sentence with the letter.",
        changed(
            opt.TRIAGE,
            (_ANSWER, "f\" The answer is {data['answer']}.\""),
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "All options stand on one line.",
        changed(
            opt.TRIAGE,
            ('text += f"{letter}. {option}\\n"', 'text += f"({letter}) {option} "'),
            ('text += "Answer:"', 'text = text.rstrip() + "\\nAnswer:"'),
        ),
    ),
    (
        "The options are shuffled by a stream of their own, and the gold goes along.",
        changed(
            opt.TRIAGE,
            (
                _HEAD,
                f'{_HEAD}\n    right = data["options"]["ABCD".index(data["answer"])]\n    options = list(data["options"])\n    random.Random(data["question"]).shuffle(options)\n    gold = "ABCD"[options.index(right)]',
            ),
            ('zip("ABCD", data["options"])', 'zip("ABCD", options)'),
            (_ANSWER, 'f" {gold}"'),
            ('"processed_output": data["answer"]', '"processed_output": gold'),
        ),
    ),
    (
        "The options are sorted, and the gold goes along.",
        changed(
            opt.BILMECE,
            ('secenekler = data["secenekler"]', 'secenekler = sorted(data["secenekler"])'),
            (
                'str(data["dogru"] + 1)',
                'str(secenekler.index(data["secenekler"][data["dogru"]]) + 1)',
            ),
        ),
    ),
    (
        "The options count from zero, and so do the answers.",
        changed(opt.BILMECE, ("start=1", "start=0"), ('data["dogru"] + 1', 'data["dogru"]')),
    ),
    (
        "The options are letters, and so are the answers.",
        changed(
            opt.BILMECE,
            ("({i})", "{'abc'[i - 1]})"),
            ('str(data["dogru"] + 1)', '"abc"[data["dogru"]]'),
            ("numarası", "harfi"),
        ),
    ),
    (
        "The text of the option is the answer, in a list with numbers.",
        changed(
            opt.BILMECE,
            ("Doğru seçeneğin numarası:", "Cevabı yaz:"),
            ('str(data["dogru"] + 1)', 'secenekler[data["dogru"]]'),
        ),
    ),
    (
        "The riddle's options are not shown, and its answer is free.",
        changed(
            opt.BILMECE,
            (
                '    for i, secenek in enumerate(secenekler, start=1):\n        text += f"({i}) {secenek}\\n"\n',
                "",
            ),
            ("Doğru seçeneğin numarası:", "Cevap:"),
            ('str(data["dogru"] + 1)', 'secenekler[data["dogru"]]'),
        ),
    ),
    (
        "Capital letters in brackets, in Indonesian.",
        changed(
            opt.HUKUM,
            *((f"{mark}) ", f"({mark.upper()}) ") for mark in "abcd"),
            ("(a, b, c, atau d)", "(A, B, C, atau D)"),
            ('data["kunci"]', 'data["kunci"].upper()'),
        ),
    ),
    (
        "The description is long, and the template short.",
        changed(
            opt.HUKUM,
            (" (a, b, c, atau d)", ""),
            description="Berikut ini adalah soal pilihan ganda tentang hukum Indonesia. Pilih satu jawaban yang paling tepat dan tulis hurufnya saja.",
        ),
    ),
    (
        "Full-width points behind the letters, in Chinese.",
        changed(opt.FAYI, ('f"{letter}. {text}"', 'f"{letter}．{text}"')),
    ),
    (
        "Ideographs mark the options.",
        changed(
            opt.FAYI,
            ('f"{letter}. {text}"', "f\"{'甲乙丙丁'['ABCD'.index(letter)]}、{text}\""),
            ("选项字母", "甲、乙、丙或丁"),
            ('data["答案"]', '"甲乙丙丁"["ABCD".index(data["答案"])]'),
            postprocess="until_return_post",
        ),
    ),
    (
        "The answer is said in a sentence in Chinese.",
        changed(
            opt.FAYI,
            ('"output": data["答案"]', '"output": f"答案是{data[\'答案\']}。"'),
            ("请只回答选项字母。", "请以“答案是X”的形式作答。"),
            ('"答案："', '"回答："'),
        ),
    ),
    (
        "Brackets like a Chinese exam.",
        changed(
            opt.FAYI,
            ('f"题目：{', 'f"【单选题】{'),
            ('"答案："', '"【答案】"'),
            postprocess="gaokao_single_choice_post",
        ),
    ),
    (
        "An English frame around Chinese questions.",
        changed(
            opt.FAYI,
            ('f"题目：{', 'f"Question: {'),
            ("请只回答选项字母。", "Reply with the letter only."),
            ('"答案："', '"Answer:"'),
            ('"output": data["答案"]', '"output": " " + data["答案"]'),
        ),
    ),
    ("No description, no shots.", changed(opt.TRIAGE, fewshot=0, description="")),
    ("Five shots.", changed(opt.TRIAGE, fewshot=5)),
    ("A rule of signs parts the shots.", changed(opt.TRIAGE, own={"separator": "\n\n---\n\n"})),
    (
        "A single newline parts the shots, whose lines begin with a cue.",
        changed(opt.BILMECE, own={"separator": "\n"}),
    ),
    (
        "The delimiter of the config is the space before the answer.",
        changed(opt.TRIAGE, (_ANSWER, 'data["answer"]'), own={"target_delimiter": " "}),
    ),
    (
        "A newline is the delimiter.",
        changed(opt.TRIAGE, (_ANSWER, 'data["answer"]'), own={"target_delimiter": "\n"}),
    ),
    (
        "By PPL, letters are ranked.",
        SmallTask(
            "triage",
            opt.TRIAGE.source.replace(_ANSWER, 'data["answer"]'),
            tuple(
                row | {"target_scores": {letter: int(letter == row["answer"]) for letter in "ABCD"}}
                for row in rows.TRIAGE
            ),
            method="ppl",
            metric="log_prob",
            own={"target_delimiter": " "},
        ),
    ),
    (
        "By PPL, the options' texts are ranked and not listed.",
        changed(opt.RIDDLES, ("\\nChoices: {'; '.join(scores)}", "")),
    ),
    (
        "The choices are a list with dashes.",
        changed(
            opt.RIDDLES,
            (
                "Choices: {'; '.join(scores)}",
                "Choices:\\n{chr(10).join('- ' + name for name in scores)}",
            ),
        ),
    ),
    (
        "The choices are joined by or.",
        changed(opt.RIDDLES, ("Choices: {'; '.join(scores)}", "Is it {' or '.join(scores)}?")),
    ),
    (
        "Quotes around the choices, as a manner of listing.",
        changed(
            opt.RIDDLES,
            ("{'; '.join(scores)}", "{', '.join(repr(name)[1:-1].join('“”') for name in scores)}"),
        ),
    ),
    (
        "Idioms in corner brackets.",
        changed(
            opt.CHENGYU, ('"、".join(options)', '"".join(f"「{option}」" for option in options)')
        ),
    ),
    (
        "A poem's manner: the gap is asked for first.",
        changed(opt.CHENGYU, ("选择合适的成语填入括号。\\n", ""), ("\\n应填：", "\\n括号里应填：")),
    ),
    (
        "The options are sorted by their letters, and texts are ranked.",
        changed(opt.CHENGYU, ('、".join(options)', '、".join(sorted(options))')),
    ),
    (
        "Texts are picked from lines without marks.",
        changed(opt.TRIAGE_TEXT, ('f"- {option}"', "option")),
    ),
    (
        "Texts are picked from a line with slashes.",
        changed(opt.TRIAGE_TEXT, ('"\\n".join(f"- {option}"', '" / ".join(f"{option}"')),
    ),
)
