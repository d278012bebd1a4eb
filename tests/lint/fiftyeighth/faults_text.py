"""Faults of the text itself: characters, lines, cues."""

from __future__ import annotations

import unicodedata

from tests.lint.fiftyeighth.edits import cue
from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HIVE,
    MENU,
    MUSIC,
    ROTA,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import (
    FIETS,
    GENRE,
    KUAIDI,
    PLURAL,
    REGISTRO,
    SUTJA,
)
from tests.lint.making import kind, line, put
from tests.lint.shape import Kind, changed

F = "text"
BARE = 'PLAIN = lambda text: unicodedata.normalize("NFD", text).encode("ascii", "ignore").decode()'


def apart(text: str) -> str:
    """Return a text with its accents as characters of their own."""
    return unicodedata.normalize("NFD", text)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "join is given a text in the place of a list, and puts its sign between letters",
        "text/raw-value text/run-together text/changed text/no-question text/two-spaces "
        "text/said-again text/stray-sign text/lost-lines",
        changed(VINE, ("{data['note']}", "{', '.join(data['note'])}")),
        changed(HIVE, ('% data["note"]', '% " ".join(data["note"])')),
        changed(KUAIDI, ("{data['duanxin']}", "{'、'.join(data['duanxin'])}")),
        changed(FIRE, ("{data['question']}", "{'; '.join(data['question'])}")),
    ),
    kind(
        F,
        "the text is stripped of capitals, accents or signs that the answer has or hangs on",
        "text/changed answer/not-an-option answer/other-form answer/unlike-others "
        "text/no-question text/run-together text/encoding answer/two-spellings",
        line(
            PLURAL,
            'text = PEDIDO.format(singular=PLAIN(data["singular"]))',
            above="import unicodedata\n\n" + BARE,
        ),
        changed(ROTA, ("| {day} | {name} |", "| {day.lower()} | {name.lower()} |")),
        changed(TIDES, ('", ".join(data["high"])', '", ".join(data["high"]).replace(":", "")')),
        line(
            GENRE,
            r'text = "Nom : " + PLAIN(data["nom"]) + "\nGenre :"',
            above="import unicodedata\n\n" + BARE,
        ),
    ),
    kind(
        F,
        "what stood around a text on its page was copied along in some rows",
        "text/markup text/unlike-others text/note-left text/stray-sign text/changed",
        changed(VINE, rows=put("note", lambda row: row["note"] + " Share Tweet Print", 3)),
        changed(FIETS, rows=put("regel", lambda row: row["regel"] + " Lees meer »", 3)),
        changed(KUAIDI, rows=put("duanxin", lambda row: row["duanxin"] + "展开全文 ∨", 3)),
        changed(MUSIC, rows=put("question", lambda row: "Page 2 of 7 " + row["question"], 4)),
    ),
    kind(
        F,
        "a line of the template begins with the plus of a patch",
        "text/stray-sign text/note-left text/cue-forms few-shot/other-cues text/markup",
        changed(TIDES, ('"Low water: "', '"+Low water: "')),
        changed(PLURAL, ("\\nSingular:", "\\n+Singular:")),
        changed(VINE, ("Grower's note:", "+Grower's note:")),
        changed(KUAIDI, ("短信：{", "+短信：{")),
    ),
    kind(
        F,
        "the last cue is in another language than the rest",
        "text/cue-forms text/colons few-shot/other-cues text/shot-cue",
        cue(PLURAL, "Answer:"),
        cue(KUAIDI, "Status:"),
        cue(FIETS, "Answer:"),
        cue(SUTJA, "Number:"),
    ),
    kind(
        F,
        "a general cue was added beneath the task's own, which nothing follows now",
        "text/empty-slot text/said-again text/shot-cue text/cue-forms few-shot/other-cues "
        "text/stray-sign",
        cue(VINE, "{}\\nAnswer:"),
        cue(MUSIC, "{}\\nAnswer:"),
        cue(ROTA, "{}\\nAnswer:"),
        cue(REGISTRO, "{}\\nRisposta:"),
    ),
    kind(
        F,
        "the cue ends with a newline, and the answer begins with a space",
        "text/double-space text/double-newline text/trailing-space text/two-spaces",
        cue(TIDES, "{}\\n"),
        cue(MENU, "{}\\n"),
        cue(GENRE, "{}\\n"),
        cue(SUTJA, "{}\\n"),
    ),
    kind(
        F,
        "a sentence of the instruction breaks off, as its end was deleted",
        "text/cut-item text/no-question text/unclosed text/empty-slot text/note-left "
        "text/lost-lines text/run-together answer/other-names answer/other-count "
        "few-shot/other-form answer/not-an-option",
        changed(VINE, ("mildew, rot, mites or drought.", "mildew, rot, mites or")),
        changed(MENU, ("with commas between them.", "with commas between")),
        changed(PLURAL, ("Escreva o plural da palavra.", "Escreva o plural da")),
        changed(HIVE, ("Did the beekeeper see the queen that day?", "Did the beekeeper see the")),
    ),
    kind(
        F,
        "letters that an encoding lacks became question marks or replacement signs",
        "text/encoding text/look-alike text/changed text/unlike-others text/said-again "
        "text/stray-sign text/invisible text/no-question",
        changed(
            PLURAL,
            rows=put("singular", lambda row: row["singular"].encode("ascii", "replace").decode()),
        ),
        changed(
            GENRE,
            rows=put("nom", lambda row: row["nom"].replace("é", "�").replace("ê", "�")),
        ),
        changed(REGISTRO, ("La frase è formale", "La frase ? formale")),
        changed(KUAIDI, ("短信：{", "??：{")),
    ),
    kind(
        F,
        "accents or syllables are in pieces, as the file of another system has them",
        "text/not-composed",
        changed(PLURAL, rows=put("singular", lambda row: apart(row["singular"]))),
        changed(GENRE, rows=put("nom", lambda row: apart(row["nom"]))),
        changed(REGISTRO, ("La frase è formale", "La frase e\u0300 formale")),
        changed(SUTJA, rows=put("말", lambda row: apart(row["말"]))),
    ),
    kind(
        F,
        "the text was written by json.dumps, which spells out what is not ASCII",
        "text/escaped text/raw-value text/encoding text/changed text/no-question",
        changed(
            KUAIDI,
            ("{data['duanxin']}", "{json.dumps(data['duanxin'])}"),
            ("import random\n", "import json\nimport random\n"),
        ),
        changed(
            GENRE,
            ('data["nom"]', 'json.dumps(data["nom"])'),
            ("import random\n", "import json\nimport random\n"),
        ),
        changed(
            SUTJA,
            ("{data['말']}", "{json.dumps(data['말'])}"),
            ("import random\n", "import json\nimport random\n"),
        ),
        line(
            PLURAL,
            'text = PEDIDO.format(singular=json.dumps(data["singular"]))',
            above="import json",
        ),
    ),
)
