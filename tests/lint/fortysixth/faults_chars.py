"""Faults of characters."""

from __future__ import annotations

import unicodedata

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHENGYU,
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
from tests.lint.making import each, kind, put, sub
from tests.lint.shape import Kind, Row, changed

F = "characters"
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")


def _garbled(*keys: str):
    def change(row: Row) -> None:
        for key in keys:
            row[key] = row[key].encode().decode("latin-1")

    return each(change)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a space is left at the cue's end",
        "text/trailing-space text/double-space text/two-spaces",
        changed(QUAKE, ("\\nMagnitude:", "\\nMagnitude: ")),
        changed(RECLAMA, ('"\\nCategoria:"', '"\\nCategoria: "')),
        changed(PROVERB, ('data["start"],', 'data["start"] + " ",')),
        changed(LEASE, ("option is", "option is ")),
    ),
    kind(
        F,
        "nothing stands between the cue and the answer",
        "text/missing-space few-shot/not-a-choice",
        changed(HELPDESK, ('" " + data["team"]', 'data["team"]')),
        changed(OTZYV, ('f" {gold}"', "gold")),
        changed(KOREAN, ('" " + gold', "gold")),
        changed(LEASE, ('f" ({gold})"', 'f"({gold})"')),
    ),
    kind(
        F,
        "one of the cues has the colon of another keyboard",
        "text/colons text/cue-forms text/look-alike text/missing-space",
        changed(XINWEN, ("\\n類別：", "\\n類別:")),
        changed(ZHONGKAO, ("\\n答案：", "\\n答案:")),
        changed(HELPDESK, ("\\nBody:", "\\nBody：")),
        changed(KOREAN, ("질문:", "질문：")),
    ),
    kind(
        F,
        "entities or tags of a web page are in the rows",
        "text/markup text/unlike-others text/stray-sign text/special-token",
        changed(HELPDESK, rows=sub("body", " ", "&nbsp;")),
        changed(OTZYV, rows=put("text", lambda row: f"<p>{row['text']}</p>")),
        changed(RECLAMA, rows=put("texto", lambda row: row["texto"] + "<br/>")),
        changed(KEFU, ("：{turn['话']}", "：<span>{turn['话']}</span>")),
    ),
    kind(
        F,
        "the export was read as Latin-1",
        "text/encoding",
        changed(RECLAMA, rows=_garbled("texto")),
        changed(RECHNUNG, rows=_garbled("text", "firma")),
        changed(VRAIFAUX, ("Réponse", "RÃ©ponse"), ("répondez", "rÃ©pondez")),
    ),
    kind(
        F,
        "characters that nobody sees came along from a PDF",
        "text/invisible text/unlike-others",
        changed(TRIAGE, ('"Note: "', '"Note:\\u00a0"')),
        changed(ZHONGKAO, rows=put("题目", lambda row: "\u200b" + row["题目"])),
        changed(
            QUAKE, rows=put("bulletin", lambda row: row["bulletin"].replace("i", "i\u00ad", 1))
        ),
        changed(TRAIL, rows=put("passage", lambda row: row["passage"] + "\r")),
    ),
    kind(
        F,
        "marks of a chat template were copied with the prompt",
        "text/special-token tokens/special-text text/markup text/unclosed",
        changed(TRIAGE, ('["You sort', '["<|system|>You sort')),
        changed(BAKERY, ("\\nSolution:", "</s>\\nSolution:")),
        changed(OTZYV, ('f"Отзыв', 'f"[INST] Отзыв')),
        changed(KEFU, ("{chat}\\n意图", "{chat}<|im_end|>\\n意图")),
    ),
    kind(
        F,
        "a letter of the template is of another script",
        "text/look-alike text/cue-forms",
        changed(HELPDESK, ("Body:", "Bоdy:")),
        changed(CUSTOMS, ("Group:", "Grоup:")),
        changed(REGEX, ("answer:", "аnswer:")),
        changed(RECLAMA, ("Categoria", "Cаtegoria")),
    ),
    kind(
        F,
        "accents stand apart from their letters, as a Mac's file names have them",
        "text/not-composed",
        changed(RECLAMA, rows=put("texto", lambda row: unicodedata.normalize("NFD", row["texto"]))),
        changed(
            VRAIFAUX, rows=put("phrase", lambda row: unicodedata.normalize("NFD", row["phrase"]))
        ),
        changed(KOREAN, rows=put("글", lambda row: unicodedata.normalize("NFD", row["글"]))),
    ),
    kind(
        F,
        "a word processor made the quotes of code curly",
        "text/typeset-code text/look-alike answer/python-value few-shot/other-form answer/other-form",
        changed(TELLER, rows=put("sql", lambda row: row["sql"].replace("'", "’"))),
        changed(
            LOOT,
            (
                'gold = json.dumps({"item": data["item"], "rarity": data["rarity"]})',
                "gold = f\"{{“item”: “{data['item']}”, “rarity”: “{data['rarity']}”}}\"",
            ),
        ),
    ),
    kind(
        F,
        "texts are coded as in an address",
        "text/url-coded",
        changed(HELPDESK, rows=sub("body", " ", "%20")),
        changed(OTZYV, rows=sub("text", ",", "%2C")),
        changed(
            TRAIL,
            rows=put("passage", lambda row: row["passage"].replace(" ", "+").replace(".", "%2E")),
        ),
    ),
    kind(
        F,
        "some answers have full-width digits",
        "text/mixed-widths answer/two-spellings answer/unlike-others answer/other-form answer/other-names "
        "answer/not-an-option text/look-alike answer/gold-differs",
        changed(
            XINWEN,
            ('gold = str(ORDER.index(data["topic"]))', 'gold = "0１2"[ORDER.index(data["topic"])]'),
        ),
        changed(
            QUAKE,
            rows=put("magnitude", lambda row: row["magnitude"].translate(WIDE), 3),
        ),
        changed(
            TIDES,
            rows=put("a", lambda row: row["a"].translate(WIDE), 3),
        ),
    ),
    kind(
        F,
        "a scanner read digits as letters",
        "text/scanned-digits answer/not-an-option text/unlike-others",
        changed(
            BAKERY, rows=lambda rows: rows[1].update(problem=rows[1]["problem"].replace("60", "6O"))
        ),
        changed(
            RECHNUNG, rows=lambda rows: rows[6].update(text=rows[6]["text"].replace("450", "45O"))
        ),
        changed(
            TRAIL,
            rows=lambda rows: rows[7].update(passage=rows[7]["passage"].replace("1938", "l938")),
        ),
    ),
    kind(
        F,
        "words are cut at the lines' ends, as on a page",
        "text/hyphenated",
        changed(
            TRAIL,
            rows=lambda rows: (
                [
                    row.update(
                        passage=row["passage"]
                        .replace("tation", "ta-\ntion")
                        .replace("reserve", "re-\nserve")
                        .replace("October", "Octo-\nber")
                    )
                    for row in rows
                ]
                and None
            ),
        ),
        changed(
            TRIAGE,
            rows=lambda rows: (
                [
                    row.update(
                        note=row["note"]
                        .replace("breathing", "brea-\nthing")
                        .replace("prescription", "prescrip-\ntion")
                        .replace("swollen", "swol-\nlen")
                    )
                    for row in rows
                ]
                and None
            ),
        ),
    ),
    kind(
        F,
        "two spaces inside the line, where a variable came out empty",
        "text/two-spaces",
        changed(CUSTOMS, ("Put the goods into", "Put the goods  into")),
        changed(MINUTES, ("\\nClaim: ", "\\nClaim:  ")),
        changed(VERBOS, ("{verbo} (", "{verbo}  (")),
    ),
    kind(
        F,
        "the last cue is in the other kind of Chinese characters",
        "text/cue-forms text/colons",
        changed(XINWEN, ("\\n類別：", "\\n类别：")),
        changed(ZHONGKAO, ("题目：", "題目：")),
        changed(CHENGYU, ("\\n序号：", "\\n序號：")),
    ),
    kind(
        F,
        "the cue before the answer is misspelt",
        "text/cue-forms text/unknown-name",
        changed(REGEX, ("\\nanswer:", "\\nanwser:")),
        changed(BAKERY, ("\\nSolution:", "\\nSoltuion:")),
        changed(RECLAMA, ("\\nCategoria:", "\\nCatgoria:")),
    ),
    kind(
        F,
        "a mark of the cue is there twice",
        "text/stray-sign text/said-again text/cue-forms",
        changed(HELPDESK, ("\\nTeam:", "\\nTeam::")),
        changed(XINWEN, ("\\n類別：", "\\n類別：：")),
        changed(KOREAN, ("\\n답:", "\\n답::")),
    ),
    kind(
        F,
        "a bracket or a quote is never closed",
        "text/unclosed",
        changed(OTZYV, ("или плохо):", "или плохо:")),
        changed(CUSTOMS, ("({rules}).", "({rules}.")),
        changed(REGEX, ("`{data['string']}`", "`{data['string']}")),
        changed(LEASE, ("The right option is", "The right option (a, b or c is")),
    ),
    kind(
        F,
        "marks of an annotation tool are left in the rows",
        "text/markup text/special-token text/unlike-others text/said-again",
        changed(
            BAKERY, rows=put("working", lambda row: row["working"].replace("=", "= <<1+1=2>>"))
        ),
        changed(TRAIL, rows=sub("passage", ".", " [edit].")),
        changed(MINUTES, rows=put("minutes", lambda row: row["minutes"] + "<ref name=a/>")),
    ),
    kind(
        F,
        "steps of the sums lost their signs",
        "text/markup few-shot/wrong-sum answer/chain-differs text/encoding text/invisible "
        "text/unlike-others text/stray-sign",
        changed(YINGYONG, rows=sub("steps", "÷", "Ã·")),
        changed(BAKERY, rows=sub("working", "*", "&times;")),
    ),
)
