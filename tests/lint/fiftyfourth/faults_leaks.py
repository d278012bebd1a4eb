"""Faults by which a prompt gives its answer away."""

from __future__ import annotations

from tests.lint.fiftyfourth.tasks_bench import CAUSE, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    LOAD,
    PAST,
    STATUS,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import (
    CARTAS,
    CHENGYU,
    FREN,
    KEFU,
    KOSHO,
    PISMA,
    TALAB,
)
from tests.lint.making import each, kind, line, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"
LEAK = "answer/leaked answer/stands-out answer/marked answer/reasoning-in-input"


def _near(text: str, label: str):
    """Return what gives each row its nearest neighbours, itself among them."""

    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            other = rows[number - 1]
            row["near"] = [[other[text], other[label]], [row[text], row[label]]]

    return run


def _ids(label: str, every: dict[str, str]):
    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{every[row[label]]}-{number * 37 + 104}"

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a line for checking the gold is left in the prompt",
        LEAK + " text/note-left",
        line(TRIAGE, 'text = f"[gold={gold}]\\n" + text'),
        line(GEO, 'text = text.replace("\\nAnswer:", f"\\n# key {gold}\\nAnswer:")'),
        line(KEFU, 'text = "（标注：" + gold + "）" + text'),
        line(STATUS, 'text = f"expected={gold}\\n{text}"'),
    ),
    kind(
        F,
        "the cue has the answer in brackets",
        LEAK + " text/shot-cue",
        line(GEO, 'text = text.replace("Answer:", f"Answer ({gold}):")'),
        line(CLAUSE, 'text = text[:-1] + f" ({gold}):"'),
        line(PISMA, 'text = text.replace("Буква:", f"Буква ({gold}):")'),
        line(KOSHO, 'text = text.replace("番号：", f"番号（{gold}）：")'),
    ),
    kind(
        F,
        "the list of options is made of the row's own label alone",
        LEAK + " answer/other-names answer/same-option answer/letters answer/other-count "
        "text/shot-cue",
        changed(
            TRIAGE,
            (
                'lines = ["How urgent is this patient: immediate, urgent or routine?"]',
                "lines = [f\"How urgent is this patient: {data['urgency']}?\"]",
            ),
        ),
        changed(
            CARTAS,
            ('posturas = ("a favor", "en contra", "neutral")', 'posturas = [data["postura"]]'),
        ),
        changed(KEFU, ('"、".join(YITU)', '"、".join(y for y in YITU if y == data["intent"])')),
        changed(STATUS, ("in sorted(CODES)", 'in [data["code"]]')),
    ),
    kind(
        F,
        "the row's label is listed first",
        LEAK + " answer/one-place",
        changed(
            CARTAS,
            (
                '", ".join(posturas)',
                '", ".join(sorted(posturas, key=lambda p: p != data["postura"]))',
            ),
        ),
        changed(
            KEFU,
            (
                '"、".join(YITU)',
                '"、".join([data["intent"]] + [y for y in YITU if y != data["intent"]])',
            ),
        ),
        changed(
            STATUS, ("in sorted(CODES)", 'in sorted(CODES, key=lambda code: code != data["code"])')
        ),
    ),
    kind(
        F,
        "the options were sorted so that the right one is always A",
        "answer/one-place answer/same-gold answer/leaked",
        changed(
            GEO,
            (
                'zip("ABCD", data["choices"])',
                'zip("ABCD", sorted(data["choices"], '
                'key=lambda each: each != data["choices"][data["answer"]]))',
            ),
            ('"ABCD"[data["answer"]]', '"A"'),
        ),
        changed(
            KOSHO,
            (
                "enumerate(GENIN, 1)",
                'enumerate(sorted(GENIN, key=lambda g: g != data["genin"]), 1)',
            ),
            ('str(GENIN.index(data["genin"]) + 1)', '"1"'),
        ),
    ),
    kind(
        F,
        "the number of a case begins with its label's short form",
        LEAK + " answer/in-id",
        line(
            TRIAGE,
            "text = f\"Case {data['id']}\\n\" + text",
            rows=_ids("urgency", {"immediate": "IMM", "urgent": "URG", "routine": "ROU"}),
        ),
        line(
            CARTAS,
            "text = f\"Ref. {data['id']}\\n\" + text",
            rows=_ids("postura", {"a favor": "FAV", "en contra": "CON", "neutral": "NEU"}),
        ),
        line(
            KEFU,
            "text = f\"工单{data['id']}\\n\" + text",
            rows=_ids("intent", {"退货": "TH", "查物流": "WL", "开发票": "FP", "改地址": "DZ"}),
        ),
    ),
    kind(
        F,
        "the solution stands in brackets in the row's text",
        LEAK + " text/said-again",
        changed(
            GEO,
            rows=put(
                "question", lambda row: f"{row['question']} ({row['choices'][row['answer']]})"
            ),
        ),
        changed(
            CHENGYU,
            rows=put(
                "yisi",
                lambda row: (
                    f"{row['yisi']}（{max(row['target_scores'], key=row['target_scores'].get)}）"
                ),
            ),
        ),
        changed(BINOM, ('" ".join([genus, epithet])', "f\"{genus} {epithet} ({data['short']})\"")),
        changed(PAST, rows=put("verb", lambda row: f"{row['verb']} – {row['past']}")),
        changed(FREN, rows=put("fr", lambda row: f"{row['fr']} ({row['en']})")),
    ),
    kind(
        F,
        "the gap was filled before the sentence was shown",
        LEAK + " text/no-question text/empty-slot",
        line(PAST, 'text = text.replace("___", gold)'),
        line(CAUSE, "text += gold"),
        line(MUSEUM, "text += gold"),
    ),
    kind(
        F,
        "the annotator's reason is shown with the question",
        LEAK,
        line(
            TRIAGE,
            'text = text.replace("\\nUrgency:", f"\\nWhy: {data[\'why\']}\\nUrgency:")',
            rows=put("why", lambda row: f"The signs in the note make this case {row['urgency']}."),
        ),
        line(
            MUSEUM,
            "text = text.replace('Answer:', 'Reason: ' + data['why'] + '\\nAnswer:')",
            rows=put(
                "why",
                lambda row: (
                    f"The text says so, hence"
                    f"{max(row['target_scores'], key=row['target_scores'].get)}."
                ),
            ),
        ),
        line(
            CLAUSE,
            'text = text.replace("\\nLetter:", f"\\nNote: {data[\'why\']}\\nLetter:")',
            rows=put("why", lambda row: f"A lawyer would file it under {row['type']}."),
        ),
        line(
            NLI,
            'text = text.replace("\\nVerdict:", f"\\nReason: {data[\'why\']}\\nVerdict:")',
            rows=put(
                "why",
                lambda row: (
                    "It is "
                    + ["true", "undecided", "false"][row["label"]]
                    + " since one reads the premise with care."
                ),
            ),
        ),
    ),
    kind(
        F,
        "the neighbours that a search found have the row itself among them",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked "
        "few-shot/same-docs text/repeated-instruction text/said-again",
        line(
            TRIAGE,
            "near = [f\"Nurse's note: {n}\\nUrgency: {u}\" for n, u in data['near']]",
            'text = "\\n\\n".join([*near, text])',
            rows=_near("note", "urgency"),
            fewshot=0,
        ),
        line(
            KEFU,
            'near = [f"买家：{m}\\n意图：{i}" for m, i in data["near"]]',
            'text = "\\n\\n".join([*near, text])',
            rows=_near("msg", "intent"),
            fewshot=0,
        ),
        line(
            FREN,
            'near = [f"French: {f}\\nEnglish: {e}" for f, e in data["near"]]',
            'text = "\\n\\n".join([*near, text])',
            rows=_near("fr", "en"),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "what is to be copied is in bold in its text",
        LEAK + " text/markup",
        changed(
            AMOUNT,
            rows=put(
                "order", lambda row: row["order"].replace(row["amount"], f"**{row['amount']}**")
            ),
        ),
        changed(
            TALAB,
            rows=put(
                "message", lambda row: row["message"].replace(row["order"], f"«{row['order']}»")
            ),
        ),
        changed(
            WASTE,
            (
                'f"| {district} | {day} |"',
                'f"| {district} | **{day}** |" if day == data["day"] else '
                'f"| {district} | {day} |"',
            ),
        ),
    ),
    kind(
        F,
        "the working is in the input instead of the output",
        LEAK,
        changed(TILL, ("\\nSolution:", "\\nSolution: {steps} So it is")),
        line(
            LOAD,
            'sums = " + ".join(str(t["kg"]) for t in data["things"])',
            'text = text.replace("\\nWeight:", f"\\n{sums} = {gold}\\nWeight:")',
        ),
    ),
    kind(
        F,
        "a line tells all wrong options and not the right one",
        LEAK,
        line(
            STATUS,
            'text = text[:-5] + "Not: " + '
            '", ".join(str(c) for c in sorted(CODES) if c != data["code"]) + "\\nCode:"',
        ),
        line(
            KEFU,
            'text = text[:-3] + "已排除：" + "、".join(y for y in YITU if y != gold) + "\\n意图："',
        ),
        line(
            CLAUSE,
            'text = text[:-7] + "Ruled out: " + '
            '", ".join(x for x in LETTERS if x != gold) + "\\nLetter:"',
        ),
    ),
    kind(
        F,
        "a row's tags, made of its label, are printed above it",
        LEAK + " answer/in-id",
        line(
            TRIAGE,
            'text = "Tags: " + ", ".join(data["tags"]) + "\\n" + text',
            rows=each(lambda row: row.update(tags=["ward-7", row["urgency"]])),
        ),
        line(
            CARTAS,
            'text = "Etiquetas: " + ", ".join(data["tags"]) + "\\n" + text',
            rows=each(lambda row: row.update(tags=[row["postura"], "tráfico"])),
        ),
        line(
            PISMA,
            'text = "Теги: " + ", ".join(data["tags"]) + "\\n" + text',
            rows=each(lambda row: row.update(tags=["2024", row["kind"]])),
        ),
    ),
)
