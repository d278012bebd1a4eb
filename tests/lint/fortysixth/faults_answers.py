"""Faults of the answers, their scoring, and of rows and labels."""

from __future__ import annotations

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHANGSHI,
    CHENGYU,
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECHNUNG,
    RECLAMA,
    VERBOS,
    VRAIFAUX,
    XINWEN,
    YINGYONG,
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, MINUTES, PROVERB, REGEX, TIDES, TRAIL
from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "answers"
R = "rows and labels"


def _all(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


def _none(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _more(number: int, **values: object):
    def change(rows: list[Row]) -> None:
        rows.append({**rows[number], **values})

    return change


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a sentence stands around the answer, and the whole is compared",
        "answer/not-extracted few-shot/other-form answer/letter-asked",
        changed(QUAKE, ('f" {gold}"', 'f" The magnitude was {gold} on the scale."')),
        changed(ZHONGKAO, ('"output": data["答案"]', '"output": f"我认为选{data[\'答案\']}。"')),
        changed(KOREAN, ('" " + gold', 'f" 정답은 {gold}입니다."')),
        changed(
            HELPDESK, ('" " + data["team"]', "f\" Please send it to the {data['team']} team.\"")
        ),
    ),
    kind(
        F,
        "the post-processor belongs to another kind of task",
        "answer/not-extracted",
        changed(RECLAMA, postprocess="gsm8k_post"),
        changed(KOREAN, postprocess="gsm8k_post"),
        changed(BAKERY, postprocess="until_return_post"),
        changed(YINGYONG, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a stop sequence cuts the answers",
        "answer/stopped-early answer/not-extracted",
        changed(RECHNUNG, stop=("\n", ";")),
        changed(TELLER, stop=("\n", " FROM")),
        changed(LOOT, stop=("\n", ",")),
        changed(YINGYONG, stop=("\n", "#")),
    ),
    kind(
        F,
        "there is room for a token or two alone",
        "tokens/answer-too-long",
        changed(TELLER, max_tokens=2),
        changed(BAKERY, max_tokens=3),
        changed(RECHNUNG, max_tokens=2),
    ),
    kind(
        F,
        "what is compared was read from another field",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs "
        "answer/python-value answer/not-an-option answer/other-names code/error",
        changed(XINWEN, ('"processed_output": gold', '"processed_output": data["topic"]')),
        changed(
            LEASE, ('"processed_output": f"({gold})"', '"processed_output": data["options"][gold]')
        ),
        changed(OTZYV, ('"processed_output": gold', '"processed_output": str(data["stars"])')),
        changed(BAKERY, ('str(data["result"])', 'data["working"]')),
    ),
    kind(
        F,
        "the answer begins with the cue again",
        "answer/cue-again answer/not-extracted few-shot/not-a-choice",
        changed(QUAKE, ('f" {gold}"', 'f" Magnitude: {gold}"')),
        changed(XINWEN, ('"output": gold', '"output": "類別：" + gold')),
        changed(RECLAMA, ('" " + data["categoria"]', '" Categoria: " + data["categoria"]')),
    ),
    kind(
        F,
        "choices that are ranked begin with a space, and the shots' answers do not",
        "few-shot/not-a-choice text/missing-space answer/not-in-output answer/not-extracted",
        changed(MINUTES, ('"output": gold', '"output": gold.strip()')),
        changed(PROVERB, ('"output": gold', '"output": gold.lstrip()')),
    ),
    kind(
        F,
        "the gold is read where the test split keeps it, and is empty",
        "answer/empty answer/empty-is-right answer/not-in-output answer/same-gold answer/no-gold "
        "answer/not-extracted text/absent-field few-shot/no-answer",
        changed(TRAIL, ('"processed_output": gold', '"processed_output": data.get("gold", "")')),
        changed(KOREAN, ('gold = data["답"]', 'gold = data.get("정답", "")')),
        changed(VERBOS, ('forma = data["forma"]', 'forma = data.get("respuesta", "")')),
    ),
    kind(
        F,
        "a truth is printed as Python has it",
        "answer/python-value answer/other-names answer/two-spellings answer/legend few-shot/other-form",
        changed(
            REGEX,
            ('" true" if data["match"] else " false"', '" " + str(data["match"])'),
            ('"true" if data["match"] else "false"', 'str(data["match"])'),
        ),
        changed(TRAIL, ('{True: "yes", False: "no"}[data["answer"]]', 'str(data["answer"])')),
        changed(VRAIFAUX, ('"vrai" if data["juste"] else "faux"', 'str(data["juste"])')),
    ),
    kind(
        F,
        "numbers and lists are written as Python prints them",
        "answer/python-value answer/other-form answer/other-names answer/letters answer/letter-asked "
        "answer/not-an-option few-shot/other-form answer/not-extracted",
        changed(CUSTOMS, ('str(data["group"])', 'str(float(data["group"]))')),
        changed(KOREAN, ('gold = data["답"]', 'gold = str([data["답"]])')),
        changed(
            TIDES,
            ('" " + data["a"]', '" " + str([data["a"]])'),
            ('"processed_output": data["a"]', '"processed_output": str([data["a"]])'),
        ),
    ),
    kind(
        F,
        "the gold differs in case from what the shots show",
        "answer/not-extracted answer/not-in-output answer/two-spellings answer/other-names",
        changed(
            HELPDESK,
            ('"processed_output": data["team"]', '"processed_output": data["team"].upper()'),
        ),
        changed(TRIAGE, ('"processed_output": gold', '"processed_output": gold.title()')),
        changed(
            RECLAMA,
            (
                '"processed_output": data["categoria"]',
                '"processed_output": data["categoria"].capitalize()',
            ),
        ),
    ),
    kind(
        F,
        "a chain closes on another number than the gold",
        "answer/chain-differs answer/gold-differs few-shot/wrong-sum answer/not-extracted answer/not-in-output",
        changed(BAKERY, rows=put("result", lambda row: row["result"] + 10, 3)),
        changed(YINGYONG, rows=put("answer", lambda row: row["answer"] * 10, 3)),
    ),
    kind(
        R,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-names answer/unlike-others answer/other-form code/error "
        "few-shot/other-labels few-shot/unlike-docs answer/not-an-option",
        changed(HELPDESK, rows=put("team", lambda row: row["team"].title(), 3)),
        changed(RECLAMA, rows=put("categoria", lambda row: row["categoria"].replace("ç", "c"), 1)),
        changed(TRIAGE, rows=put("colour", lambda row: row["colour"] + " ", 4)),
        changed(KEFU, rows=put("意图", lambda row: row["意图"] + "类", 4)),
    ),
    kind(
        R,
        "all options are right, or none is",
        "answer/several-golds answer/no-gold answer/not-an-option code/error",
        changed(MINUTES, rows=each(_all, 3)),
        changed(PROVERB, rows=each(_none, 3)),
        changed(CHANGSHI, rows=each(_all, 3)),
    ),
    kind(
        R,
        "an option is there twice",
        "answer/same-option answer/stands-out answer/letters",
        changed(ZHONGKAO, rows=at(0, A="瓦特")),
        changed(JOSHIKI, rows=at(2, choices=["砂", "砂", "雪", "葉"])),
        changed(LEASE, rows=at(3, options={"a": "felony", "b": "tort", "c": "felony"})),
        changed(CHENGYU, rows=at(1, choices=["势均力敌", "井底之蛙", "井底之蛙", "一诺千金"])),
    ),
    kind(
        R,
        "a text is empty in some rows",
        "text/empty-slot text/unlike-others text/no-question answer/empty-option answer/not-an-option "
        "few-shot/unlike-docs answer/unlike-others text/nothing",
        changed(KOREAN, rows=put("글", lambda row: "", 4, 1)),
        changed(HELPDESK, rows=put("body", lambda row: "", 4, 2)),
        changed(ZHONGKAO, rows=at(4, B="")),
        changed(MINUTES, rows=put("claim", lambda row: "", 4, 1)),
    ),
    kind(
        R,
        "one text is there with two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc answer/gold-differs",
        changed(RECLAMA, rows=_more(0, categoria="defeito")),
        changed(OTZYV, rows=_more(1, stars=5)),
        changed(REGEX, rows=_more(2, match=False)),
        changed(XINWEN, rows=_more(4, topic="財經")),
    ),
    kind(
        R,
        "a few answers are in another language",
        "answer/unlike-others answer/other-names answer/two-spellings answer/not-an-option "
        "answer/other-form few-shot/other-labels few-shot/other-form",
        changed(KEFU, rows=at(4, 意图="reminder")),
        changed(RECLAMA, rows=at(2, categoria="defect")),
        changed(KOREAN, rows=at(2, 답="potatoes")),
        changed(HELPDESK, rows=at(5, team="硬件")),
    ),
    kind(
        R,
        "the columns slipped in one row",
        "text/unlike-others answer/unlike-others answer/not-an-option answer/other-names code/error "
        "text/swapped-fields answer/other-form answer/leaked",
        changed(
            HELPDESK,
            rows=at(
                4, subject="I cannot join a call with the tunnel.", body="network", team="VPN drops"
            ),
        ),
        changed(
            KOREAN,
            rows=at(
                5,
                글="동생은 무엇을 받았습니까?",
                질문="자전거",
                답="동생은 생일 선물로 자전거를 받았습니다.",
            ),
        ),
        changed(
            QUAKE, rows=at(6, bulletin="4.3", magnitude="Iceland, Reykjanes: swarm continues.")
        ),
    ),
    kind(
        R,
        "a few answers have a unit or a note behind them",
        "answer/other-form answer/unlike-others answer/two-spellings answer/other-names "
        "answer/not-an-option answer/not-extracted",
        changed(QUAKE, rows=put("magnitude", lambda row: row["magnitude"] + " Mw", 4, 1)),
        changed(HELPDESK, rows=put("team", lambda row: row["team"] + " (2nd level)", 4)),
        changed(TIDES, rows=at(3, a="8 (new pier)")),
        changed(VERBOS, rows=at(5, forma="puede (irregular)")),
    ),
    kind(
        R,
        "two accepted answers were joined in one cell",
        "answer/other-form answer/unlike-others answer/not-an-option answer/two-spellings answer/other-names",
        changed(KOREAN, rows=at(7, 답="오전 아홉 시|아홉 시")),
        changed(VERBOS, rows=at(2, forma="vivimos|vivímos")),
        changed(RECLAMA, rows=at(3, categoria="cobrança|entrega")),
    ),
    kind(
        R,
        "an answer is not in the text that it is to be taken from",
        "answer/not-an-option answer/unlike-others answer/gold-differs",
        changed(KOREAN, rows=at(0, 답="운동장")),
        changed(TIDES, rows=at(1, a="Walrus")),
        changed(QUAKE, rows=at(3, magnitude="8.6")),
        changed(RECHNUNG, rows=at(2, firma="Autohaus Vogt")),
    ),
    kind(
        R,
        "the key names an option that the row lacks",
        "answer/letters code/error answer/not-an-option answer/gold-differs answer/unlike-others answer/letter-asked",
        changed(ZHONGKAO, rows=at(3, 答案="E")),
        changed(LEASE, rows=at(2, key="d")),
        changed(CHENGYU, rows=at(6, answer=4)),
        changed(JOSHIKI, rows=at(6, answer=5)),
    ),
    kind(
        R,
        "all rows are of one label, as the file was sorted and cut",
        "answer/same-gold few-shot/lopsided answer/one-place",
        changed(
            TRIAGE,
            rows=lambda rows: (
                [{**row, "colour": "red"} for row in rows if row["colour"] == "red"] * 1
                + [
                    {"note": note, "colour": "red"}
                    for note in (
                        "Found without a pulse in the lift.",
                        "Fit that does not end, 20 minutes.",
                        "Gunshot wound of the chest.",
                        "Choking child, face blue.",
                        "Stroke signs for half an hour.",
                    )
                ]
            ),
        ),
        changed(OTZYV, rows=put("stars", lambda row: 5)),
        changed(REGEX, rows=put("match", lambda row: True)),
    ),
    kind(
        R,
        "some amounts are in another form than the text has",
        "answer/other-form answer/unlike-others answer/not-an-option answer/two-spellings",
        changed(
            RECHNUNG,
            rows=put(
                "betrag", lambda row: "EUR " + row["betrag"].replace(" €", "").replace(",", "."), 3
            ),
        ),
        changed(TIDES, rows=at(0, a="9.45 am")),
        changed(QUAKE, rows=put("magnitude", lambda row: row["magnitude"].replace(".", ","), 4)),
    ),
    kind(
        R,
        "a label of another data set got in with a merge",
        "answer/other-names answer/unlike-others answer/not-an-option answer/legend code/error few-shot/other-labels",
        changed(HELPDESK, rows=at(7, team="facilities")),
        changed(TRIAGE, rows=at(4, colour="blue")),
        changed(CUSTOMS, rows=at(9, group=7)),
        changed(RECLAMA, rows=at(8, categoria="atendimento")),
    ),
)
