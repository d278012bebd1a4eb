"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import (
    GERMAN,
    PEOPLE,
    PRINTS,
    SHOP,
    SORTED,
    SPANS,
    WARD,
)
from tests.lint.eighteenth.tasks_labels import ACCEPT, TOPICS
from tests.lint.eighteenth.tasks_tw import CHANGSHI, FANYI, TOUSU
from tests.lint.eighteenth.tasks_zh import CHENGYU, SHIFEI, YINGYONG, YUEDU
from tests.lint.making import each, kind, put
from tests.lint.shape import changed

FAMILY = "leaks"


def _right(row, make, key="choices"):
    """Change the right choice of a row."""
    place = row["label"] if "label" in row else "ABC".index(row["key"])
    row[key][place] = make(row[key][place])


def _scores(make):
    """Return what changes the right one of a row's scored options."""

    def change(row):
        row["target_scores"] = {make(k) if v else k: v for k, v in row["target_scores"].items()}

    return each(change)


KINDS = (
    kind(
        FAMILY,
        "the path, id or number of the source tells the class",
        "answer/in-id answer/leaked text/snake-name",
        changed(
            TOPICS,
            ("Headline: {data", "File: {data['file']}\\nHeadline: {data"),
            rows=put("file", lambda row: f"/corpus/{row['topic']}/{len(row['headline']):04}.txt"),
        ),
        changed(
            HOTELS,
            ("Review: {review}", "Review {id}: {review}"),
            ('review=data["review"]', 'review=data["review"], id=data["id"]'),
            rows=put("id", lambda row: f"{row['sentiment'][:3]}-{len(row['review'])}"),
        ),
        changed(
            TOUSU,
            ("投訴：{data", "編號：{data['no']}\\n投訴：{data"),
            rows=put("no", lambda row: f"{row['dept']}{len(row['complaint']):03}"),
        ),
    ),
    kind(
        FAMILY,
        "a note of the annotators that says the verdict is shown as context",
        "answer/leaked answer/reasoning-in-input",
        changed(
            ZOO,
            ('"Question": data', '"Note": data["rationale"],\n        "Question": data'),
            rows=put(
                "rationale",
                lambda row: f"{'yes' if row['label'] else 'no'} - the passage says so explicitly",
            ),
        ),
        changed(
            SHIFEI,
            ('"情况：" + data["case"]', '"情况：" + data["case"], "解析：" + data["explain"]'),
            rows=put(
                "explain",
                lambda row: "做法与规定一致，选是。" if row["ok"] else "做法与规定不一致，选否。",
            ),
        ),
        changed(
            ACCEPT,
            ("{data['sentence']}\\n", "{data['sentence']} [{data['remark']}]\\n"),
            rows=put(
                "remark", lambda row: "well-formed" if row["acceptable"] else "contains an error"
            ),
        ),
    ),
    kind(
        FAMILY,
        "what is to be found is set off in the text",
        "answer/marked answer/leaked text/changed answer/stands-out text/markup",
        changed(
            SPANS,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answer"], f"__{row['answer']}__", 1),
            ),
        ),
        changed(
            YUEDU,
            rows=put(
                "material",
                lambda row: row["material"].replace(row["answer"], f"【{row['answer']}】", 1),
            ),
        ),
        changed(
            PEOPLE,
            rows=put(
                "text",
                lambda row: (
                    row["text"]
                    .replace(row["name"], f"[PER {row['name']}]")
                    .replace(row["city"], f"[LOC {row['city']}]")
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "the right option is written in another way than the wrong ones",
        "answer/stands-out answer/leaked text/two-spaces",
        changed(SCIENCE, rows=each(lambda row: _right(row, lambda text: text + "."))),
        changed(CHENGYU, rows=each(lambda row: _right(row, lambda text: f"“{text}”", "options"))),
        changed(
            CHANGSHI,
            (
                '"、".join(data["target_scores"])',
                '"、".join(k if v else f"{k}？" for k, v in data["target_scores"].items())',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the input has done the work already",
        "answer/leaked answer/marked answer/stands-out",
        changed(
            PRINTS, rows=put("program", lambda row: f"{row['program']}  # prints {row['prints']}")
        ),
        changed(
            SORTED, ('words = ", ".join(data["words"])', 'words = ", ".join(sorted(data["words"]))')
        ),
        changed(GERMAN, ('"German:"', '"Draft: " + data["de"].rstrip(".?") + "\\n" + "German:"')),
    ),
    kind(
        FAMILY,
        "the wrong labels are ruled out in the prompt",
        "answer/leaked",
        changed(
            SCIENCE,
            (
                'lines.append("Answer:")',
                'lines.append("It is not " + ", not ".join(c for i, c in enumerate(data["choices"]) if i != data["label"]) + ".")\n    lines.append("Answer:")',
            ),
        ),
        changed(
            TOUSU,
            ('\\n部門：",\n', '（與{bie}無關）\\n部門：",\n'),
            (
                "    bu_men = ",
                '    bie = "、".join(b for b in ("交通", "環境", "房屋") if b != data["dept"])\n    bu_men = ',
            ),
        ),
        changed(
            ZOO, ('" Answer yes or no."', '" (Not: " + ("no" if data["label"] else "yes") + ".)"')
        ),
    ),
    kind(
        FAMILY,
        "the worked solution stands in the question",
        "answer/reasoning-in-input answer/leaked",
        changed(SHOP, ('data["question"])', 'data["question"] + " (" + data["steps"] + ")")')),
        changed(
            YINGYONG,
            ('hang["question"] + "', 'hang["question"] + "\\n参考过程：" + hang["steps"] + "'),
        ),
        changed(
            WARD,
            (
                "Question: {data['question']}\\n",
                "Question: {data['question']}\\nHint: {data['why']}\\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "only the right option is spelled out at length",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(
            SCIENCE,
            rows=each(
                lambda row: _right(row, lambda text: text + " and its usual forms in everyday life")
            ),
        ),
        changed(CHANGSHI, rows=_scores(lambda text: text + "這一個大家都很熟悉的")),
        changed(
            WARD,
            rows=each(
                lambda row: _right(row, lambda text: f"exactly {text} when rounded", "options")
            ),
        ),
    ),
    kind(
        FAMILY,
        "a part of the gold, or its size, is put before the answer",
        "answer/leaked text/missing-space answer/cue-again",
        changed(
            SPANS,
            (
                'prompt(data["context"], data["question"])',
                'prompt(data["context"], data["question"] + " (" + data["answer"][:4] + "...)")',
            ),
        ),
        changed(
            FANYI,
            ("%s\\n中文：", "%s\\n開頭：%s\\n中文："),
            ('(data["en"],)', '(data["en"], data["zh"][:3])'),
        ),
        changed(
            SHOP,
            ("A: Let's", "A: (it ends in {}) Let's"),
            ('data["question"])', 'data["question"], data["answer"])'),
        ),
    ),
)
