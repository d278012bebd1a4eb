"""Faults of the prompts' text: signs, spaces, leftovers."""

from __future__ import annotations

from tests.lint.fiftysixth.edits import cue, say
from tests.lint.fiftysixth.tasks_exam import ANALOGY, CIVICS, COPA, NLI, RECIPE, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, NIDAA, TORISETSU
from tests.lint.making import kind, line, output, put, sub
from tests.lint.shape import Kind, changed

F = "text"


def _amid(text: str, note: str) -> str:
    words = text.split(" ")
    return " ".join([*words[:5], note, *words[5:]])


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "ligatures of a printed page stand in the rows or in the template",
        "text/look-alike text/not-composed",
        changed(CLAUSE, rows=sub("clause", "fi", "ﬁ")),
        changed(TRIAGE, ("a doctor is needed", "a suﬃciently quick doctor is needed")),
        changed(RECIPE, (".format(**data)", '.format(**data).replace("fi", "ﬁ")')),
        changed(PAST, ("Write the verb alone.", "Write the ﬁnite verb alone.")),
    ),
    kind(
        F,
        "a part of the template was typed with full-width letters or marks",
        "text/look-alike text/colons text/cue-forms",
        cue(CIVICS, "Ａnswer:"),
        cue(FR, "English："),
        changed(LOAN, ("Monthly income:", "Monthly income：")),
        changed(QUEST, ('f"Item: {item}"', 'f"Ｉtem: {item}"')),
    ),
    kind(
        F,
        "Markdown's backslashes stand before marks",
        "text/escaped text/stray-sign",
        changed(REGEX, ("Answer yes or no.", "Answer yes or no\\\\.")),
        changed(BIN, ("- {self.colour}", "\\\\- {self.colour}")),
        changed(CODON, ('" = ".join', '" \\\\= ".join')),
        changed(SORT, ('", ".join(map', '"\\\\, ".join(map')),
    ),
    kind(
        F,
        "texts are coded as in an address",
        "text/url-coded text/escaped",
        changed(KEFU, rows=sub("xiaoxi", "？", "%EF%BC%9F")),
        changed(CIUDAD, rows=sub("noticia", " ", "%20", 2)),
        changed(TRIAGE, rows=sub("complaint", " ", "%20", 3)),
        changed(CLAUSE, rows=sub("clause", ",", "%2C")),
    ),
    kind(
        F,
        "a tokenizer or a treebank has left its marks in the rows",
        "text/markup text/invisible",
        changed(CLAUSE, rows=sub("clause", " ", " Ġ", 2)),
        changed(TRIAGE, rows=sub("complaint", ",", " -COMMA-", 2)),
        changed(QUEST, rows=put("scene", lambda r: r["scene"].replace(".", " . </w>"), 2)),
        changed(FR, rows=sub("fr", " ", "▁", 2)),
        changed(COPA, rows=put("premise", lambda r: r["premise"].replace(".", " -RRB- ."), 3)),
    ),
    kind(
        F,
        "the text was joined letter by letter, where a list was meant",
        "text/raw-value text/run-together text/two-spaces text/no-question text/changed",
        changed(QUEST, ("            scene,\n", '            ", ".join(scene),\n')),
        changed(CLAUSE, ("{data['clause']}", "{' '.join(data['clause'])}")),
        changed(KEFU, ('xiaoxi=data["xiaoxi"]', 'xiaoxi="、".join(data["xiaoxi"])')),
        changed(FR, ('+ data["fr"]', '+ "; ".join(data["fr"])')),
    ),
    kind(
        F,
        "a value stands there as Python writes it: a list, a tuple, bytes, quotes of repr",
        "text/raw-value text/stray-sign text/unclosed",
        changed(SORT, ('", ".join(map(str, numbers))', "str(numbers).encode()")),
        changed(LOAN, ("{data['purpose']}", "{data['purpose'].split()}")),
        changed(TRIAGE, ('complaint=data["complaint"]', 'complaint=(data["complaint"],)')),
        changed(BIN, ('"Waste: " + data["waste"]', "f\"Waste: {[data['waste']]}\"")),
        changed(NIDAA, ("{data['kalam']}", "{data['kalam'].encode()}")),
    ),
    kind(
        F,
        "a number carries its error of rounding or the point of a float",
        "text/raw-value answer/python-value text/unlike-others",
        changed(
            LOAN,
            (
                "Monthly instalment: {instalment} euros",
                "Monthly instalment: {instalment / income * 100} % of it, {instalment} euros",
            ),
        ),
        changed(SORT, (".join(map(str, numbers))", ".join(str(n / 10 * 10) for n in numbers)")),
        changed(TRIAGE, ('age=data["age"]', 'age=float(data["age"])')),
    ),
    kind(
        F,
        "a word of the template is there twice in a row",
        "text/said-again text/repeated-instruction",
        changed(CODON, ("by the table", "by the the table")),
        changed(LOAN, ("Approve the loan if", "Approve the loan if if")),
        changed(CIUDAD, ("el nombre de la", "el nombre de de la")),
        changed(PAST, ("Put the verb", "Put the verb verb")),
    ),
    kind(
        F,
        "the template puts a mark behind a text that has one",
        "text/said-again text/stray-sign text/run-together",
        changed(CIVICS, ('data["question"] + "\\n"', 'data["question"] + "?\\n"')),
        changed(CIUDAD, ('data["noticia"]', 'data["noticia"] + "."')),
        changed(FR, ('data["fr"], "English', 'data["fr"] + ".", "English')),
        changed(TORISETSU, ('data["bun"])', 'data["bun"] + "。")')),
    ),
    kind(
        F,
        "the quotes of a cell are doubled, as CSV writes them",
        "text/said-again text/stray-sign text/unlike-others text/unclosed text/raw-value "
        "text/changed",
        changed(TRIAGE, rows=put("complaint", lambda r: '""' + r["complaint"] + '""')),
        changed(QUEST, rows=put("scene", lambda r: f'"{r["scene"]}""', 2)),
        changed(CLAUSE, rows=put("clause", lambda r: f'"""{r["clause"]}"""', 3)),
    ),
    kind(
        F,
        "an apostrophe is doubled or has a backslash, as SQL or a shell wants it",
        "text/said-again text/escaped text/stray-sign text/unlike-others text/cue-forms",
        changed(TRIAGE, rows=sub("complaint", "'", "''")),
        changed(CLAUSE, rows=sub("clause", "'", "\\'")),
        changed(SHOP, ("Let's work", "Let\\\\'s work")),
        changed(BIN, ('"Waste: "', "\"Waste (in the resident''s words): \"")),
    ),
    kind(
        F,
        "signs of a diff stand before lines of the template",
        "text/stray-sign text/note-left text/said-again text/cue-forms text/shot-cue",
        changed(LOAN, ("Monthly income:", "+Monthly income:")),
        changed(
            FR,
            ('"English:"', '"-English:", "+English:"'),
        ),
        changed(REGEX, ("\\nString:", "\\n- String:\\n+ String:")),
        changed(NLI, ("\\nClaim:", "\\n+ Claim:")),
    ),
    kind(
        F,
        "what a chat bot wrote around the prompt was pasted with it",
        "text/note-left text/repeated-instruction text/markup text/no-question few-shot/other-form",
        changed(
            CIVICS,
            description="Sure! Here is an improved version of your prompt:\n\n"
            + CIVICS.description,
        ),
        changed(
            LOAN, ('"Approve the loan', '"Certainly! Here\'s the prompt:\\n\\n" "Approve the loan')
        ),
        changed(
            BIN,
            ('"Which bin does', '"Copy code", "Which bin does'),
        ),
        changed(CIUDAD, ("Copie de la", "¡Claro! Aquí tienes el prompt mejorado:\\nCopie de la")),
    ),
    kind(
        F,
        "the answer stands right behind the cue, since neither has a space",
        "text/missing-space",
        output(LOAN, "gold"),
        output(CIUDAD, "gold"),
        output(FR, "gold"),
        output(CIVICS, "gold"),
    ),
    kind(
        F,
        "cue and text are on one line, as the break between them is missing",
        "text/run-together text/lost-lines text/missing-space few-shot/run-in",
        changed(TRIAGE, ("{complaint}\\nLevel:", "{complaint}Level:")),
        changed(NLI, ("{data['claim']}\\nVerdict:", "{data['claim']}Verdict:")),
        changed(CIVICS, ('options + "\\nAnswer:"', 'options + "Answer:"')),
        changed(KEFU, ("顾客：{xiaoxi}\n", "顾客：{xiaoxi}")),
    ),
    kind(
        F,
        "sentences of the instruction run together, as two literals lack the space",
        "text/run-together text/missing-space text/lost-lines",
        changed(LOAN, ('decline it if it is "', 'decline it if it is"')),
        changed(BUG, ("Which one? Answer", 'Which one?" "Answer')),
        changed(QUEST, ("over the item. Answer", 'over the item." "Answer')),
        changed(PAST, ("simple past. Write", 'simple past." "Write')),
    ),
    kind(
        F,
        "a format pads values with blanks or noughts",
        "text/two-spaces text/trailing-space text/raw-value text/changed",
        changed(LOAN, ("{income} euros", "{income:>9} euros")),
        changed(QUEST, ("Item: {item}", "Item: {item:<24}|")),
        changed(CLAUSE, ("{letter}) {topic}", "{letter:4}) {topic}")),
        changed(REGEX, ("%(string)s", "%(string)12s")),
    ),
    kind(
        F,
        "a heading stands there for a field that is empty in many rows",
        "text/empty-slot text/trailing-space",
        changed(
            TRIAGE,
            ("\\nLevel:", "\\nAllergies: {allergies}\\nLevel:"),
            ('age=data["age"]', 'age=data["age"], allergies=data["allergies"]'),
            rows=put("allergies", lambda r: "penicillin" if r["age"] % 3 == 0 else ""),
        ),
        changed(
            CIUDAD,
            ('"Ciudad": ""', '"Autor": data["autor"], "Ciudad": ""'),
            rows=put("autor", lambda r: "L. Prieto" if len(r["ciudad"]) == 6 else ""),
        ),
        changed(
            NLI,
            ("\\nVerdict:", "\\nSource: {data['source']}\\nVerdict:"),
            rows=put("source", lambda r: "notice board" if len(r["note"]) % 3 == 0 else ""),
        ),
    ),
    kind(
        F,
        "LaTeX's commands lost their backslash to Python",
        "text/escaped text/invisible text/two-spaces",
        changed(SORT, ("\\n{shown}", "\\n$\\text{{{shown}}}$")),
        changed(CODON, ('" = ".join(pair)', '" \\to ".join(pair)')),
        changed(TIMES, ("travel time $duration", "travel time \\times $duration")),
    ),
    kind(
        F,
        "minus signs or dashes of one row are other characters than those of the others",
        "text/look-alike text/unlike-others answer/unlike-others answer/other-form "
        "answer/not-in-output answer/two-spellings answer/other-rule",
        changed(SORT, rows=sub("sorted", "-", "−", 2, 1)),
        changed(CODON, rows=sub("chain", "-", "‑", 3)),
        changed(TIMES, rows=sub("arrival", ":", "∶", 4)),
    ),
    kind(
        F,
        "page numbers or running heads of the scan stand within texts",
        "text/unlike-others text/markup text/said-again text/note-left text/lost-lines",
        changed(
            CLAUSE,
            rows=put("clause", lambda r: _amid(r["clause"], "- Page 4 of 11 -"), 4),
        ),
        changed(
            QUEST,
            rows=put("scene", lambda r: _amid(r["scene"], "112 THE CROWN OF ILVE"), 3),
        ),
        changed(
            CIUDAD,
            rows=put("noticia", lambda r: r["noticia"] + " © Diario del Norte. Pág. 14", 3),
        ),
    ),
    kind(
        F,
        "the cue is written in two ways, by a branch on the row",
        "text/shot-cue text/cue-forms",
        line(TRIAGE, 'if data["age"] % 2:', '    text = text.replace("Level:", "LEVEL:")'),
        line(PAST, "if len(sentence) > 32:", '    text = text.replace("Verb:", "Verb form:")'),
        line(KEFU, 'if "？" in data["xiaoxi"]:', '    text = text.replace("意图：", "顾客意图：")'),
        line(SORT, "if len(numbers) > 4:", '    text = text.replace("Sorted:", "Result:")'),
    ),
    kind(
        F,
        "braces are doubled, or a template's name is misspelt, and the name stands there",
        "text/placeholder text/unknown-name text/no-question text/stray-sign text/same-prompt",
        changed(
            TIMES,
            ("travel time $duration", "travel time $durations"),
            ("ASK.substitute", "ASK.safe_substitute"),
        ),
        changed(KEFU, ("顾客：{xiaoxi}", "顾客：{{xiaoxi}}")),
        changed(ANALOGY, ("{a} is to", "{{a}} is to")),
        changed(MNOZH, ("\\n{slovo}", "\\n{{slovo}}")),
    ),
    kind(
        F,
        "the transcript's or the recorder's marks are left in what people said",
        "text/markup text/unlike-others text/note-left text/escaped",
        changed(NIDAA, rows=put("kalam", lambda r: "[00:12] " + r["kalam"], 2)),
        changed(TRIAGE, rows=put("complaint", lambda r: "<v Caller>" + r["complaint"], 2)),
        changed(KEFU, rows=put("xiaoxi", lambda r: r["xiaoxi"] + "[表情][图片]", 3)),
    ),
    kind(
        F,
        "the instruction breaks off, as its end was deleted",
        "text/cut-item text/unclosed text/lost-lines text/no-question text/run-together",
        changed(CODON, ("and join the amino acids with hyphens.", "and join the amino acids with")),
        changed(TIMES, (" on the 24-hour clock.", " on the")),
        say(LOAN, "If the purpose is a business, then"),
        say(QUEST, "(If several people are named,"),
    ),
)
