"""Leaks that the code makes: by what it keeps, picks, dumps or derives from the gold."""

from __future__ import annotations

from tests.lint.dense_1.making import leak, put
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.nineteenth import tasks_tw as tw9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.seventeenth import tasks_zh as zh7
from tests.lint.shape import changed

KINDS = (
    leak(
        "the whole row is dumped for a look at its fields, and the dump stayed",
        changed(
            en9.RANK,
            (
                '"input": TEMPLATE.format(listed=listed)',
                '"input": f"{data}\\n" + TEMPLATE.format(listed=listed)',
            ),
        ),
        rules="text/raw-value",
    ),
    leak(
        "a list of what was translated before, to which this one is added too early",
        changed(
            free9.FRENCH,
            (
                '    source = data["en"].strip()',
                '    SEEN.append(data["fr"])\n    source = data["en"].strip()',
            ),
            ("import random\n", "import random\n\nSEEN = []\n"),
            (
                r'French:" % source',
                r'French:" % source' + '\n    prompt = "Latest: " + SEEN[-1] + "\\n" + prompt',
            ),
        ),
        rules="code/not-repeated code/outside",
    ),
    leak(
        "the article before the label is chosen for it: `an` goes with one label alone",
        changed(
            en8.INFER, (r'''"Label:"''', r'''f"This is {'an' if data['label'] == 0 else 'a'}"''')
        ),
    ),
    leak(
        "of the worked examples only those of the doc's own class are shown",
        changed(
            free7.TOPICS,
            (
                "for headline, topic in EXAMPLES]",
                'for headline, topic in EXAMPLES if topic == data["topic"]]',
            ),
        ),
        rules="few-shot/lopsided few-shot/own-doc",
    ),
    leak(
        "範例依是否同類排序，最後一則總與本題同類",
        changed(
            zh7.XINWEN,
            ("in SAMPLES:", 'in sorted(SAMPLES, key=lambda pair: pair[1] == data["label"]):'),
        ),
    ),
    leak(
        "類號是類別的數字代碼，也印在標題後面",
        changed(
            tw9.XINWEN,
            (r'title + "\n類別', r'title + f"（類號 {data[' + "'topic'" + r"]:02d}）\n類別"),
        ),
    ),
    leak(
        "说明里的例句就是要考的几行",
        changed(
            tw9.FANYI,
            description="例句：\n"
            + "\n".join(f"{row['zh']} → {row['en']}" for row in tw9.FANYI.rows[:6])
            + "\n\n",
        ),
        rules="few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs",
    ),
    leak(
        "a comment of HTML with the key was stored with each question",
        changed(
            free8.WARD,
            rows=put("question", lambda row: f"{row['question']} <!-- key={row['key']} -->"),
        ),
        rules="text/note-left text/markup",
    ),
    leak(
        "the cue counts the letters of the label and gives its last one",
        changed(
            en7.TICKETS,
            ('"Team:"', "f\"Team ({len(data['team'])} letters, ends with {data['team'][-1]}):\""),
        ),
    ),
    leak(
        "the last line of the solution is shown as a check",
        changed(
            free7.GARDEN,
            (r'"\nAnswer:"', r'"\nCheck: " + solution.strip().splitlines()[-1] + "\nAnswer:"'),
        ),
    ),
    leak(
        "both halves of the pair are shown already put together, as the key of a cache",
        changed(
            free9.CAPITALS,
            (
                "FORM.format(country",
                "f\"[cache: {data['country']}|{data['capital']}]\\n\" + FORM.format(country",
            ),
        ),
    ),
)
