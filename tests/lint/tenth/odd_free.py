"""Right prompts whose answers are numbers or cells, odd at first sight."""

from __future__ import annotations

from tests.lint.shape import changed, put_into
from tests.lint.tenth import tasks_free as free

_OUTPUT = "f\" {data['solution']} The answer is {data['answer']}.\""
_CUE = "\\nSolution: Let's think step by step."

RIGHT = (
    (
        "The final number stands in a box.",
        changed(
            free.OLYMP,
            (_OUTPUT, "f\" {data['solution']} The answer is $\\\\boxed{{{data['answer']}}}$.\""),
            postprocess="agieval_cloze_post",
        ),
    ),
    (
        "A box is asked for, and the solution has one.",
        changed(
            free.OLYMP,
            (_CUE, "\\nPut the final answer in \\\\boxed{{}}.\\nSolution:"),
            (_OUTPUT, "f\" {data['solution']} $\\\\boxed{{{data['answer']}}}$\""),
            postprocess="agieval_cloze_post",
        ),
    ),
    (
        "Four hashes stand before the number.",
        changed(
            free.OLYMP,
            (_CUE, "\\nSolution:"),
            (_OUTPUT, "f\" {data['solution']}\\n#### {data['answer']}\""),
        ),
    ),
    (
        "The sentence is that of BBH.",
        changed(
            free.OLYMP,
            (_OUTPUT, "f\" {data['solution']} So the answer is {data['answer']}.\""),
            postprocess="bbh_post",
        ),
    ),
    (
        "The answer alone, and no steps are asked for.",
        changed(
            free.OLYMP,
            (_CUE, "\\nAnswer:"),
            (_OUTPUT, "f\" {data['answer']}\""),
            postprocess="until_return_post",
            stop=("\n",),
            max_tokens=16,
        ),
    ),
    (
        "The number alone is asked for, and said.",
        changed(
            free.OLYMP,
            (_CUE, "\\nGive only the final number.\\nAnswer:"),
            (_OUTPUT, "f\" {data['answer']}\""),
            stop=("\n",),
            max_tokens=16,
        ),
    ),
    ("Steps are asked for without shots.", changed(free.OLYMP, fewshot=0)),
    ("Eight shots.", changed(free.OLYMP, fewshot=8)),
    (
        "The steps are a list of numbered lines.",
        changed(
            free.OLYMP,
            (
                _OUTPUT,
                "\"\\n\" + \"\\n\".join(f\"{place}. {step}\" for place, step in enumerate(data['solution'].rstrip('.').split('. '), 1)) + f\"\\nThe answer is {data['answer']}.\"",
            ),
        ),
    ),
    (
        "The steps stand in tags, and the answer behind them.",
        changed(
            free.OLYMP,
            (_CUE, "\\n"),
            (_OUTPUT, "f\"<think>{data['solution']}</think>\\nThe answer is {data['answer']}.\""),
        ),
    ),
    (
        "Formulas of LaTeX in the problems.",
        changed(free.OLYMP, rows=put_into("problem", "Let $\\mathbb{N} = \\{1, 2, \\dots\\}$. {}")),
    ),
    (
        "A competition's name stands in the heading.",
        changed(free.OLYMP, ('f"Problem: {', 'f"[AMC 10] Problem: {')),
    ),
    (
        "A Chinese chain ends with a sentence.",
        changed(
            free.AOSHU,
            ("最后一行写“#### 答案”。", "最后写“答案是X”。"),
            ('"\\n#### " + data["答案"]', '"答案是" + data["答案"]'),
            postprocess="agieval_cloze_post",
        ),
    ),
    (
        "A Chinese answer alone.",
        changed(
            free.AOSHU,
            ("请一步一步计算，最后一行写“#### 答案”。", "请直接写出得数。"),
            ('data["解答"] + "\\n#### " + data["答案"]', 'data["答案"]'),
            ("\\n解：", "\\n答："),
            stop=("\n",),
            max_tokens=16,
        ),
    ),
    (
        "The frame of Chinese sums is English.",
        changed(
            free.AOSHU,
            (
                "请一步一步计算，最后一行写“#### 答案”。",
                "Solve step by step in Chinese. Write the number on a last line after ####.",
            ),
            ("问题：", "Problem: "),
            ("\\n解：", "\\nSolution: ".rstrip()),
            ('output = data["解答"]', 'output = " " + data["解答"]'),
        ),
    ),
    ("The unit is in the question.", changed(free.AOSHU, rows=put_into("问题", "{}（只写数字）"))),
    (
        "Worked sums with blank lines less.",
        changed(
            free.AOSHU_HAND,
            ("\n解：3", " 解：3"),
            ("\n解：28", " 解：28"),
            ('"\\n解："', '" 解："'),
        ),
    ),
    (
        "Worked sums are numbered on.",
        changed(
            free.AOSHU_HAND,
            ("问题：书架", "例1 问题：书架"),
            ("问题：小华", "例2 问题：小华"),
            ('+ "问题："', '+ "例3 问题："'),
        ),
    ),
    (
        "A table in the manner of Markdown.",
        changed(
            free.TABEL,
            ('[data["kop"], *data["rijen"]])', '[data["kop"], ["---"] * 3, *data["rijen"]])'),
            ('" | ".join(cellen)', '"| " + " | ".join(cellen) + " |"'),
        ),
    ),
    ("A table with commas.", changed(free.TABEL, ('" | ".join(cellen)', '",".join(cellen)'))),
    ("A table with tabs.", changed(free.TABEL, ('" | ".join(cellen)', '"\\t".join(cellen)'))),
    (
        "A table of HTML, which is meant.",
        changed(
            free.TABEL,
            (
                '" | ".join(cellen)',
                '"<tr>" + "".join(f"<td>{cel}</td>" for cel in cellen) + "</tr>"',
            ),
            ('f"{tabel}\\n', 'f"<table>\\n{tabel}\\n</table>\\n'),
        ),
    ),
    (
        "A table as JSON, record by record.",
        changed(
            free.TABEL,
            (
                '"\\n".join(" | ".join(cellen) for cellen in [data["kop"], *data["rijen"]])',
                '"\\n".join(json.dumps(dict(zip(data["kop"], rij))) for rij in data["rijen"])',
            ),
            ("import random", "import json\nimport random"),
        ),
    ),
    (
        "A table in sentences.",
        changed(
            free.TABEL,
            (
                '"\\n".join(" | ".join(cellen) for cellen in [data["kop"], *data["rijen"]])',
                '" ".join("; ".join(f"{naam}: {cel}" for naam, cel in zip(data["kop"], rij)) + "." for rij in data["rijen"])',
            ),
        ),
    ),
    (
        "The question comes before the table.",
        changed(
            free.TABEL,
            (
                "f\"{tabel}\\n\\nVraag: {data['vraag']}\\nAntwoord:\"",
                "f\"Vraag: {data['vraag']}\\n\\n{tabel}\\n\\nAntwoord:\"",
            ),
        ),
    ),
    ("f1_score compares words.", changed(free.TABEL, metric="f1_score")),
    (
        "Several golds in a list.",
        changed(
            free.TABEL, ('": data["antwoord"]}', '": [data["antwoord"], data["antwoord"].lower()]}')
        ),
    ),
)
