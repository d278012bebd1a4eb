"""Faults of the prompts' text: placeholders, characters, white space, what is lacking or twice."""

from __future__ import annotations

import json

from tests.lint.fiftyfifth.edits import asked, cue
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, PHYS, SCENE, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import kind, line, output, put, sub
from tests.lint.shape import Kind, changed

F = "text"
WRAP = ("import random\n", "import random\nimport textwrap\n")
PATTERNS = ("import random\n", "import random\nimport re\n")
SLOT = "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an f is missing before a text with braces",
        SLOT,
        changed(LAB, ("f\"Test: {data['test']}\"", "\"Test: {data['test']}\"")),
        changed(
            ORDERS, ("f\"Order: {data['order']}\\nJSON:\"", "\"Order: {data['order']}\\nJSON:\"")
        ),
        changed(PHYS, ('f"{letter}. {choice}\\n"', '"{letter}. {choice}\\n"')),
        changed(COMMIT, ('f"- {name}: {meaning}"', '"- {name}: {meaning}"')),
    ),
    kind(
        F,
        "a percent sign's place is never filled",
        SLOT,
        changed(HOURS, ('\\nAnswer:" % data["question"]', '\\nAnswer:"')),
        changed(
            SPAN,
            ("TEMPLATE % (data", "TEMPLATE + str(data"),
            ('str(data["passage"], data["question"])', 'data["passage"]'),
        ),
        changed(DEEN, ('"German: " + data["de"]', '"German: %s"')),
    ),
    kind(
        F,
        "placeholders are those of another template language",
        SLOT,
        changed(LEASE, ('"Clause: " + data["clause"]', '"Clause: {{clause}}"')),
        changed(CALLS, ('"المكالمة: " + data["call"]', '"المكالمة: ${call}"')),
        changed(CLAIM, ('"Question: " + data["question"] + "?"', '"Question: <<question>>?"')),
        changed(DNA, ("5'-{strand}-3'", "5'-{{strand}}-3'")),
    ),
    kind(
        F,
        "newlines are two characters",
        "text/escaped",
        changed(FRAC, ('"\\n" + data', 'r"\\n" + data')),
        changed(LAB, ('"\\n".join(', 'r"\\n".join(')),
        changed(NOTICIA, ("\\nSección:", "\\\\nSección:")),
        changed(ERROR, ('"\\n\\n文："', '"\\\\n\\\\n文："')),
    ),
    kind(
        F,
        "a space stands behind the last cue",
        "text/trailing-space text/double-space text/two-spaces",
        cue(LAB, "{} "),
        cue(NOTICIA, "{} "),
        cue(CLAIM, "{} "),
        cue(VOPROS, "{} "),
    ),
    kind(
        F,
        "a cue is misspelt",
        "text/cue-forms text/said-again",
        cue(SPAN, "Anwser:"),
        cue(PHYS, "Asnwer:"),
        changed(CARD, ("Message: {chat}", "Mesage: {chat}")),
        changed(CLAIM, ('"Question: "', '"Qusetion: "')),
    ),
    kind(
        F,
        "full-width and plain colons stand in one prompt",
        "text/colons text/cue-forms text/look-alike",
        cue(REVIEW, "类别:"),
        cue(ERROR, "エラーコード:"),
        cue(LAB, "Flag："),
        changed(DEEN, ('"German: "', '"German："')),
    ),
    kind(
        F,
        "a letter of another script is in the template",
        "text/look-alike text/cue-forms",
        cue(PHYS, "Аnswer:"),
        cue(NOTICIA, "Sеcción:"),
        cue(VOPROS, "Cлово:"),
        changed(LAB, ("Reference range", "Rеference range")),
    ),
    kind(
        F,
        "a character that nobody sees is in the template or in the rows",
        "text/invisible",
        changed(LEASE, ("Clause: ", "Clause:\u00a0")),
        changed(REVIEW, ("评价：", "评价：\u200b")),
        changed(DEEN, rows=put("de", lambda row: "\ufeff" + row["de"])),
        changed(CALLS, ("المكالمة: ", "\u202bالمكالمة: ")),
    ),
    kind(
        F,
        "rows were read with the wrong encoding",
        "text/encoding",
        changed(DEEN, rows=put("de", lambda row: row["de"].encode().decode("cp1252", "replace"))),
        changed(
            NOTICIA, rows=put("titular", lambda row: row["titular"].encode().decode("latin-1"))
        ),
    ),
    kind(
        F,
        "marks of HTML are left in the rows",
        "text/markup",
        changed(LEASE, rows=put("clause", lambda row: f"<p>{row['clause']}</p>")),
        changed(
            CARD,
            rows=put(
                "chat",
                lambda row: row["chat"].replace("'", "&#39;").replace(" ", "&nbsp;", 1),
                every=2,
            ),
        ),
        changed(SPAN, rows=sub("passage", ", ", "<br/>", every=2)),
        changed(COMMIT, rows=sub("subject", "the ", "the&nbsp;")),
    ),
    kind(
        F,
        "the template's lines are set in as its source",
        "text/indented text/two-spaces",
        changed(
            SPAN,
            (
                '"Passage: %s\\nAnswer the question with words of the passage.\\nQuestion: '
                '%s\\nAnswer:"',
                '"""Passage: %s\n        Answer the question with words of the '
                'passage.\n        Question: %s\n        Answer:"""',
            ),
        ),
        changed(DNA, ("\\nComplement:", "\\n        Complement:")),
        changed(CALLS, ('"المزاج:"', '"    المزاج:"')),
    ),
    kind(
        F,
        "a note of the author is left in the prompt",
        "text/note-left text/stray-sign text/placeholder",
        asked(RARE, "TODO: ask Jon whether 200 is still rare."),
        asked(PAIRS, "(FIXME reword this!)"),
        asked(NOTICIA, "<!-- versión antigua -->"),
        asked(LEASE, "[check with legal before the release]"),
    ),
    kind(
        F,
        "the instruction is said twice",
        "text/repeated-instruction text/said-again",
        changed(FRAC, description="Reduce the fraction to lowest terms."),
        asked(HOURS, "Answer with yes or no."),
        changed(
            DEEN, ('pieces = ["Tr', 'pieces = ["Translate the German sentence into English.", "Tr')
        ),
        line(
            LEASE,
            'text = "On which date does the lease end? Copy the date from the clause.\\n" + text',
        ),
    ),
    kind(
        F,
        "a cue is there twice",
        "text/said-again answer/cue-again text/cue-forms",
        changed(SPAN, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(DEEN, ('"German: " + data["de"]', '"German: German: " + data["de"]')),
        output(LAB, '" Flag: " + gold'),
        changed(CLAIM, rows=put("question", lambda row: row["question"] + "?")),
    ),
    kind(
        F,
        "a quote, a bracket or a fence is opened and never closed",
        "text/unclosed text/stray-sign text/markup",
        changed(PRINTS, ("{program}\\n{fence}\\nOutput", "{program}\\nOutput")),
        changed(SCENE, ("[{data['activity']}] ", "[{data['activity']} ")),
        changed(NOTICIA, ("Titular: {}", "Titular: «{}")),
        changed(LEASE, ('"Clause: " + data', '"Clause: <clause>" + data')),
    ),
    kind(
        F,
        "the text was made small, or lost its marks or accents",
        "text/changed text/no-question answer/not-an-option answer/leaked",
        changed(DEEN, ('data["de"]', 'data["de"].lower()')),
        changed(ORDERS, ("{data['order']}", "{data['order'].lower()}")),
        changed(LEASE, ('data["clause"]', 'data["clause"].replace(",", "").replace(".", "")')),
        changed(
            NOTICIA, ('data["titular"]\n', 'data["titular"].encode("ascii", "ignore").decode()\n')
        ),
    ),
    kind(
        F,
        "the text is cut after some signs",
        "text/cut-item text/no-question answer/not-an-option",
        changed(LEASE, ('data["clause"]', 'data["clause"][:45]')),
        changed(SPAN, ('(data["passage"],', '(data["passage"][:50],')),
        changed(CLAIM, ('[data["passage"],', '[data["passage"][:40],')),
        changed(REVIEW, ("{data['text']}", "{data['text'][:8]}")),
    ),
    kind(
        F,
        "lines of a program or of a list became one",
        "text/lost-lines text/run-together",
        changed(PRINTS, ('data["program"].rstrip()', '" ".join(data["program"].split())')),
        changed(PHYS, ('{choice}\\n"', '{choice}"')),
        changed(DATES, ('"\\n".join(lines)', '"".join(lines)')),
        changed(HOURS, ('{begin} to {end}\\n"', '{begin} to {end}"')),
    ),
    kind(
        F,
        "spaces are doubled",
        "text/two-spaces text/double-space text/trailing-space",
        changed(DEEN, ('"German: "', '"German:  "')),
        changed(CALLS, ('"المكالمة: "', '"المكالمة:  "')),
        changed(RARE, ("Worth: {", "Worth:  {")),
        output(SPAN, '"  " + gold'),
    ),
    kind(
        F,
        "a special token of a model is spelled out",
        "text/special-token tokens/special-text",
        line(LAB, 'text = "<s>" + text'),
        line(NOTICIA, 'text = "[INST] " + text + " [/INST]"'),
        output(DEEN, '" " + gold + "</s>"'),
        line(REVIEW, 'text = "<|im_start|>user\\n" + text'),
    ),
    kind(
        F,
        "what is asked is not shown at all",
        "text/no-question text/same-prompt text/empty-slot text/ambiguous",
        changed(
            SPAN,
            ("\\nQuestion: %s\\nAnswer:", "\\nAnswer:%s"),
            ('(data["passage"], data["question"])', '(data["passage"], "")'),
        ),
        changed(LAB, ("{data['value']} {unit}", "{unit}")),
        changed(DNA, ("5'-{strand}-3'", "5'-...-3'")),
        changed(SCENE, (" {data['context']}", "")),
    ),
    kind(
        F,
        "a word processor's quotes or dashes are in code",
        "text/typeset-code text/look-alike",
        changed(PRINTS, rows=put("program", lambda row: row["program"].replace('"', "”"))),
        line(ORDERS, "gold = gold.replace('\"', '”')"),
    ),
    kind(
        F,
        "accents are characters of their own",
        "text/not-composed text/cue-forms",
        changed(NOTICIA, ("\\nSección:", "\\nSeccio\u0301n:")),
        changed(
            DEEN,
            rows=put("de", lambda row: row["de"].replace("ä", "a\u0308").replace("ü", "u\u0308")),
        ),
    ),
    kind(
        F,
        "the name of a file or a column stands in the prompt",
        "text/snake-name text/unknown-name text/placeholder",
        changed(
            PHYS,
            description="The following are multiple choice questions about middle_school_science.",
        ),
        changed(LAB, ("Reference range:", "ref_range_mmol:")),
        changed(PAIRS, ("Do the two questions ask", "Do question_1 and question_2 ask")),
    ),
    kind(
        F,
        "words are cut at ends of lines",
        "text/hyphenated text/lost-lines",
        changed(
            LEASE,
            rows=put(
                "clause",
                lambda row: (
                    row["clause"].replace("lease", "lea-\nse").replace("tenant", "ten-\nant")
                ),
            ),
        ),
        changed(
            SPAN,
            rows=put(
                "passage",
                lambda row: " ".join(
                    w[:4] + "-\n" + w[4:] if len(w) > 8 else w for w in row["passage"].split()
                ),
            ),
        ),
        changed(
            DEEN,
            rows=put(
                "de",
                lambda row: " ".join(
                    w[:4] + "-\n" + w[4:] if len(w) > 7 else w for w in row["de"].split()
                ),
            ),
        ),
    ),
    kind(
        F,
        "items of a list run together",
        "text/run-together text/lost-lines answer/letters answer/other-names",
        changed(CARD, ('", ".join(TOPICS)', '"".join(TOPICS)')),
        changed(NOTICIA, ('", ".join(secciones)', '"".join(secciones)')),
        changed(STRAY, ("', '.join(words)", "''.join(words)")),
        changed(REVIEW, ('"、".join(BIAOQIAN', '"".join(BIAOQIAN')),
    ),
    kind(
        F,
        "a sign of the source is left in the text",
        "text/stray-sign text/placeholder text/escaped text/unclosed",
        changed(ORDERS, ("Order: {data", "Order: ${data")),
        changed(LAB, ("Test: {data['test']}", "Test: {data['test']}\\\\")),
        changed(CLAIM, ('+ "?"', '+ "?,"')),
        changed(RARE, ("Worth: {self.worth}", "Worth: {{self.worth}}")),
    ),
    kind(
        F,
        "colons or marks follow each other by a slip",
        "text/stray-sign text/said-again text/cue-forms",
        cue(PAIRS, "Same::"),
        cue(CALLS, "المزاج::"),
        cue(ERROR, "エラーコード：："),
    ),
    kind(
        F,
        "the last cue is in another language than all else",
        "text/cue-forms few-shot/other-form text/colons",
        cue(NOTICIA, "Answer:"),
        cue(REVIEW, "Answer："),
        cue(DEEN, "Englisch:"),
        cue(VOPROS, "Answer:"),
    ),
    kind(
        F,
        "words of the text run together, since spaces were taken out",
        "text/run-together text/changed text/no-question",
        changed(DEEN, ('data["de"]', 'data["de"].replace(" ", "")')),
        changed(NOTICIA, ('data["titular"]\n', '"".join(data["titular"].split())\n')),
        changed(CALLS, ('data["call"]', 'data["call"].replace(" ", "")')),
    ),
    kind(
        F,
        "a tag that the template opens is closed by another name",
        "text/unclosed text/markup text/stray-sign",
        changed(
            LEASE,
            ('"Clause: " + data["clause"] + "\\n"', '"<clause>" + data["clause"] + "</claus>\\n"'),
        ),
        changed(CLAIM, ('[data["passage"],', '["<passage>" + data["passage"] + "</text>",')),
        changed(REVIEW, ("评价：{data['text']}", "【评价{data['text']}》")),
    ),
    kind(
        F,
        "both cues show the same text",
        "text/said-again text/no-question text/cut-item text/swapped-fields text/ambiguous "
        "text/run-together",
        changed(PAIRS, ('"Second": second', '"Second": first')),
        changed(CLAIM, ('"Question: " + data["question"]', '"Question: " + data["passage"]')),
        changed(
            SPAN, ('(data["passage"], data["question"])', '(data["passage"], data["passage"])')
        ),
        changed(LAB, ("{low} to {high} {unit}", "{low} to {low} {unit}")),
    ),
    kind(
        F,
        "texts were written as JSON within JSON",
        "text/escaped text/raw-value text/stray-sign text/encoding text/markup",
        changed(NOTICIA, rows=put("titular", lambda row: json.dumps(row["titular"]))),
        changed(REVIEW, rows=put("text", lambda row: json.dumps(row["text"]))),
        changed(PRINTS, rows=put("program", lambda row: json.dumps(row["program"]))),
    ),
    kind(
        F,
        "a quote of the table's cell is left at the beginning of some texts",
        "text/unclosed text/unlike-others text/stray-sign",
        changed(DEEN, rows=put("de", lambda row: '"' + row["de"], every=3)),
        changed(CARD, rows=put("chat", lambda row: '"' + row["chat"], every=4)),
        changed(SPAN, rows=put("passage", lambda row: '"' + row["passage"], every=3)),
    ),
    kind(
        F,
        "a text is broken into lines of one width",
        "text/changed text/lost-lines text/hyphenated",
        changed(LEASE, ('data["clause"]', 'textwrap.fill(data["clause"], 24)'), WRAP),
        changed(SPAN, ('(data["passage"],', '(textwrap.fill(data["passage"], 30),'), WRAP),
        changed(CARD, ('chat=data["chat"]', 'chat=textwrap.fill(data["chat"], 20)'), WRAP),
    ),
    kind(
        F,
        "a text is shortened, with the mark of an omission at its end",
        "text/cut-item text/no-question text/changed answer/not-an-option text/empty-slot",
        changed(LEASE, ('data["clause"]', 'textwrap.shorten(data["clause"], 48)'), WRAP),
        changed(SPAN, ('(data["passage"],', '(textwrap.shorten(data["passage"], 52),'), WRAP),
        changed(CLAIM, ('[data["passage"],', '[textwrap.shorten(data["passage"], 40),'), WRAP),
    ),
    kind(
        F,
        "digits are masked, and the answer hangs on them",
        "text/changed text/no-question answer/not-an-option answer/other-rule text/ambiguous",
        changed(LEASE, ('data["clause"]', 're.sub(r"\\d", "#", data["clause"])'), PATTERNS),
        changed(FRAC, ('data["fraction"]', 're.sub(r"[0-9]", "0", data["fraction"])'), PATTERNS),
        changed(
            RARE, ("{self.worth} coins", "{re.sub('[0-9]', 'X', str(self.worth))} coins"), PATTERNS
        ),
    ),
    kind(
        F,
        "each word of the text begins with a capital",
        "text/changed answer/not-an-option answer/leaked text/no-question",
        changed(DEEN, ('data["de"]', 'data["de"].title()')),
        changed(CARD, ('chat=data["chat"]', 'chat=data["chat"].title()')),
        changed(NOTICIA, ('data["titular"]\n', 'data["titular"].title()\n')),
    ),
)
