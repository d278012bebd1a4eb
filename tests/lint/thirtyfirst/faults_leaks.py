"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, FACT, GEO, MED, MOOD, ODD
from tests.lint.thirtyfirst.tasks_free import CELLS, JSONS, PRINTS, READ, SQL, SUMS
from tests.lint.thirtyfirst.tasks_zh import (
    TEXAM,
    TNEWS,
    ZGAP,
    ZGEO,
    ZNAME,
    ZREAD,
    ZSENT,
    ZSUM,
)

F = "leaks"
LEAKED = "answer/leaked answer/stands-out answer/in-id answer/marked"
SECTIONS = {
    "payment": "Fees and invoices",
    "termination": "End of the contract",
    "confidentiality": "Secrecy",
    "liability": "Damages",
}
FACES = {" joy": "😄", " anger": "😡", " sadness": "😢", " fear": "😱"}


def _best(row):
    return max(row["target_scores"], key=row["target_scores"].get)


def _first(row):
    """Return the scores with the right option in front."""
    return dict(sorted(row["target_scores"].items(), key=lambda item: -item[1]))


def _longer(row):
    row[row["answer"]] += ", as every textbook of the subject says"


def _explained(row):
    row[row["key"]] += "，這一點在各版課本裡都有說明"


def _longest(row):
    texts = list(row["choices"])
    texts[row["answer"]] += "（全国各地的中小学课本都有介绍）"
    return texts


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind the cue already",
        f"{LEAKED} answer/cue-again text/said-again text/shot-cue text/missing-space",
        changed(MED, ('"\\nAnswer:"', "f\"\\nAnswer: {data['answer']}\"")),
        changed(ZREAD, ("\\n回答：", "\\n回答：{data['answer']}")),
        changed(SQL, ("\\nSQL:", "\\nSQL: {data['sql']}")),
    ),
    kind(
        F,
        "the right option is listed with a mark",
        LEAKED,
        changed(MED, ('{data[mark]}"', "{data[mark]}{' *' if mark == data['answer'] else ''}\"")),
        changed(
            ZGEO,
            (
                '{choice}" for letter, choice in zip(',
                "{choice}{'√' if data['choices'][data['answer']] == choice else ''}\" "
                "for letter, choice in zip(",
            ),
        ),
        changed(TEXAM, ("{data[mark]}", "{data[mark]}{'（正確）' if mark == data['key'] else ''}")),
    ),
    kind(
        F,
        "the solution of the row stands in the input",
        f"{LEAKED} answer/reasoning-in-input",
        changed(SUMS, ("Q: {data['question']}\\n", "Q: {data['question']}\\n{data['steps']}\\n")),
        changed(ZSUM, ("\\n请写出", "\\n解析：{data['steps']}\\n请写出")),
        changed(
            MED,
            ('"\\nAnswer:"', '"\\nExplanation: " + data["why"] + "\\nAnswer:"'),
            rows=put("why", lambda row: f"Of the four, {row[row['answer']]} is correct."),
        ),
    ),
    kind(
        F,
        "the key stands in brackets or as a remark in each question",
        f"{LEAKED} text/markup text/note-left",
        changed(PRINTS, rows=put("program", lambda row: f"{row['program']}  # {row['printed']}")),
        changed(ZREAD, rows=put("question", lambda row: f"{row['question']}（{row['answer']}）")),
        changed(CELLS, rows=put("question", lambda row: f"{row['question']} [{row['answer']}]")),
    ),
    kind(
        F,
        "an id in the prompt is made of the label",
        LEAKED,
        changed(
            CLAUSE,
            ('"\\nClause: "', '"\\nNo. " + data["id"] + "\\nClause: "'),
            rows=put("id", lambda row: f"{row['kind']}_{len(row['clause']):04}"),
        ),
        changed(
            TNEWS,
            ('f"新聞標題', "f\"編號：{data['id']}\\n新聞標題"),
            rows=put("id", lambda row: f"{'體財科娛'[row['topic']]}{len(row['headline']) * 37:04}"),
        ),
        changed(
            MOOD,
            ('text = "\\n"', 'text = f"[{data[\'id\']}]\\n" + "\\n"'),
            rows=put("id", lambda row: f"{_best(row).strip()}-{len(row['turns'][1]):03}"),
        ),
    ),
    kind(
        F,
        "another field of the row that is shown goes with the label",
        LEAKED,
        changed(
            CLAUSE,
            ('"\\nClause: "', '"\\nHeading: " + data["heading"] + "\\nClause: "'),
            rows=put("heading", lambda row: SECTIONS[row["kind"]]),
        ),
        changed(
            TNEWS,
            ('f"新聞標題', "f\"版面：{data['page']}\\n新聞標題"),
            rows=put("page", lambda row: ("運動版", "理財版", "數位版", "影視版")[row["topic"]]),
        ),
        changed(
            MOOD,
            rows=put(
                "turns", lambda row: [row["turns"][0], f"{row['turns'][1]} {FACES[_best(row)]}"]
            ),
        ),
    ),
    kind(
        F,
        "the right option comes first in every list",
        "answer/one-place answer/leaked",
        changed(
            GEO,
            (
                "\\nA:",
                "\\nOptions: {', '.join(each.strip() for each in data['target_scores'])}\\nA:",
            ),
            rows=put("target_scores", _first),
        ),
        changed(ZGAP, rows=put("target_scores", _first)),
        changed(
            ODD,
            rows=put(
                "words", lambda row: sorted(row["words"], key=lambda word: word != row["odd"])
            ),
        ),
    ),
    kind(
        F,
        "the answer is set off in the text that it is to be found in",
        f"{LEAKED} text/markup",
        changed(
            READ,
            rows=put(
                "passage", lambda row: row["passage"].replace(row["answer"], f"**{row['answer']}**")
            ),
        ),
        changed(
            ZREAD,
            rows=put(
                "text", lambda row: row["text"].replace(row["answer"], f"【{row['answer']}】")
            ),
        ),
        changed(
            JSONS,
            rows=put("text", lambda row: row["text"].replace(row["name"], f"<b>{row['name']}</b>")),
        ),
    ),
    kind(
        F,
        "the whole row, answer included, is shown where its text was meant",
        f"{LEAKED} text/raw-value",
        changed(MED, ("Question: {data['question']}", "Question: {data}")),
        changed(CLAUSE, ('data["clause"] +', "str(data) +")),
        changed(JSONS, ("Text: {data['text']}", "Text: {data}")),
    ),
    kind(
        F,
        "a file's path in the prompt has the label as a folder",
        LEAKED,
        changed(
            CLAUSE, ('"\\nClause: "', '"\\nFile: corpus/" + data["kind"] + "/a.txt\\nClause: "')
        ),
        changed(
            ZSENT,
            (
                '"评论："',
                "f\"文件：{max(data['target_scores'], key=data['target_scores'].get)}/1.txt\\n评论：\"",
            ),
        ),
        changed(
            FACT,
            (
                "gold = LABELS",
                "prompt = f\"Source: train/{LABELS[data['label']]}.jsonl\\n{prompt}\"\n"
                "    gold = LABELS",
            ),
        ),
    ),
    kind(
        F,
        "the right option is by far the longest in every list",
        "answer/length-tells answer/stands-out answer/leaked text/repeated-instruction",
        changed(MED, rows=each(_longer)),
        changed(ZGEO, rows=put("choices", _longest)),
        changed(TEXAM, rows=each(_explained)),
    ),
    kind(
        F,
        "the names or words that are to be found are listed beside the text",
        LEAKED,
        changed(
            ZNAME,
            ('text=data["text"]', 'text=data["text"] + "\\n关键词：" + "、".join(data["names"])'),
        ),
        changed(JSONS, ("\\nJSON:", "\\nTags: {data['name']}, {data['city']}\\nJSON:")),
        changed(READ, ("\\nAnswer:", "\\nKeyword: {data['answer']}\\nAnswer:")),
    ),
)
