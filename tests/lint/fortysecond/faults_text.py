"""Faults of the text of a guideline, of what was to be computed in it, and of characters."""

from __future__ import annotations

from tests.lint.fortysecond.faults_labels import told
from tests.lint.fortysecond.tasks_free import DRUGS, RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAIM, CLAUSE, MATCH, MODERATE, REVIEW, TARIFF
from tests.lint.fortysecond.tasks_others import AMT, KEIGO, RIESGO, TRI
from tests.lint.fortysecond.tasks_zh import DATES, ESSAY, MAIL, TRIAGE
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

TEXT = "the text of the guideline"
F = "text that was meant to be computed"
SIGNS = "characters"
FILLED = "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous"

NOTES = """## House notes
- Swear words alone are fine. What counts is whether a member is the target.
- A link to a public trail map is not advertising.
- If a comment both insults and threatens, the threat decides: ESCALATE.
- Sarcasm is judged by its target, exactly as open insults are.
"""
CAUTION = """■ 注意
※ 「お」や「ご」が付く名詞だけでは判断しないこと。
※ 一つの文に二種類は含まれません。
"""
CRITERIA = """3. Criterios
a) Se aplica siempre el nivel más alto que corresponda.
b) Un susto sin consecuencias es nivel 1.
c) Los daños a vehículos de terceros son daños materiales.
"""

KINDS: tuple[Kind, ...] = (
    kind(
        TEXT,
        "a section was pasted twice",
        "text/repeated-instruction text/said-again few-shot/same-twice",
        changed(MODERATE, (NOTES, f"{NOTES}\n{NOTES}")),
        changed(KEIGO, (CAUTION, f"{CAUTION}\n{CAUTION}")),
        changed(RIESGO, (CRITERIA, f"{CRITERIA}\n{CRITERIA}")),
    ),
    kind(
        TEXT,
        "a word of the guideline is there twice",
        "text/said-again",
        changed(CLAIM, ("Look at the cause", "Look at the the cause")),
        changed(TRI, ("le diplôme d'État d'infirmier ;", "le le diplôme d'État d'infirmier ;")),
        changed(CLAUSE, ("of its main verb", "of of its main verb")),
    ),
    kind(
        TEXT,
        "a placeholder of the form was not filled in",
        "text/placeholder text/unknown-name text/note-left text/unclosed",
        changed(MODERATE, ("moderation, hiking forum", "moderation, {forum_name}")),
        changed(TRI, ("d'un hôpital", "de [NOM DE L'HÔPITAL]")),
        changed(MAIL, ("社區管理中心", "{{社區名稱}}管理中心")),
    ),
    kind(
        TEXT,
        "a tag of the guideline is never closed",
        "text/unclosed text/markup",
        changed(CLAIM, ("</rules>\n", "")),
        changed(DRUGS, ("</definitions>\n", "")),
        changed(DATES, ("</规则>\n", "")),
    ),
    kind(
        TEXT,
        "a tag is closed by another name",
        "text/unclosed text/markup",
        changed(CLAIM, ("</samples>", "</examples>")),
        changed(DRUGS, ("</rules>", "</rule>")),
        changed(DATES, ("</背景>", "</说明>")),
    ),
    kind(
        TEXT,
        "a fence or bold type is opened and never closed",
        "text/unclosed text/markup text/stray-sign",
        changed(RELATION, ("**Examples**\n", "**Examples**\n\n```\n")),
        changed(UNITS, ("\nExample\nAmount", "\nExample\n```\nAmount")),
        changed(RELATION, ("**Reminder**", "**Reminder")),
    ),
    kind(
        TEXT,
        "a rule was deleted and the numbers skip it",
        "text/cut-item few-shot/numbered",
        changed(CLAIM, ("3. A window smashed by a thief belongs to T.\n", "")),
        changed(ESSAY, ("2. 片段长短不影响得分。\n", "")),
        changed(TUTOR, ("3. Numbers stay on the right, x stays on the left.\n", "")),
        changed(AMT, ("3. Anrede und Grußformel bleiben außer Betracht.\n", "")),
    ),
    kind(
        TEXT,
        "a table or section is referred to that there is not",
        "text/no-question",
        changed(MODERATE, ("exactly as open insults are.", "see Appendix B for cases of doubt.")),
        changed(CLAIM, ("before you look at the part.", "as listed in table 4.")),
        changed(AMT, ("zählt das zuerst genannte.", "gilt die Rangfolge in Abschnitt 9.")),
        changed(ESSAY, ("宠物可以是任何动物。", "宠物的范围见附录三。")),
    ),
    kind(
        TEXT,
        "an example is referred to by a number that none has",
        "few-shot/other-count text/no-question few-shot/numbered",
        changed(MODERATE, ("exactly as open insults are.", "as example 7 shows.")),
        changed(RIESGO, ("son daños materiales.", "son daños materiales (véase el ejemplo 5).")),
        changed(DRUGS, ("withheld is not listed.", "withheld is not listed (see example 4).")),
    ),
    kind(
        TEXT,
        "a rule breaks off in its middle",
        "text/cut-item",
        changed(
            MODERATE,
            ("by its target, exactly as open insults are.", "by its target, exactly as the"),
        ),
        changed(MAIL, ("時，以較急的一件為準。", "時，以")),
        changed(
            TRI, ("compte comme expérience s'il s'agit de soins.", "compte comme expérience si")
        ),
        changed(DRUGS, ("fluids are not\nmedicines for our purpose.", "fluids are not the")),
    ),
    kind(
        TEXT,
        "a note of the author for himself was left",
        "text/note-left",
        changed(CLAUSE, ("@OPTIONS\n", "@OPTIONS\n\nTODO: ask Priya where insurance clauses go\n")),
        changed(RIESGO, ("3. Criterios\n", "3. Criterios (FIXME: revisar con Seguridad)\n")),
        told(TRIAGE, "【注意事项】\n", "【注意事项】\nTODO：五官科要不要加？问一下王主任\n"),
    ),
    kind(
        TEXT,
        "the marks of a merge were left",
        "text/note-left text/stray-sign text/markup",
        changed(UNITS, ("How to work\n", "<<<<<<< HEAD\nHow to work\n")),
        changed(RELATION, ("**Procedure**\n", "**Procedure**\n\n=======\n>>>>>>> v3-wording\n")),
        changed(AMT, ("## Regeln\n", "<<<<<<< HEAD\n## Regeln\n=======\n")),
    ),
    kind(
        TEXT,
        "what a chat assistant said before its draft was pasted along",
        "text/note-left few-shot/other-form",
        changed(
            MODERATE,
            ("# Community", "Sure! Here is an improved version of your prompt:\n\n# Community"),
        ),
        changed(TARIFF, ("You assist", "Certainly, here's the revised prompt.\n\nYou assist")),
        changed(RIESGO, ("MANUAL DE", "¡Claro! Aquí tienes la versión mejorada:\n\nMANUAL DE")),
    ),
    kind(
        TEXT,
        "the guideline is cut at a number of characters",
        "text/cut-item text/unclosed text/no-question",
        changed(MODERATE, ("text = HEAD +", "text = HEAD[:900] +")),
        changed(AMT, ("text = HEAD +", "text = HEAD[:310] +")),
        changed(RELATION, ("text = HEAD +", "text = HEAD[:400] +")),
    ),
    kind(
        TEXT,
        "all lines of the guideline became one",
        "text/lost-lines text/markup few-shot/run-in text/run-together",
        changed(MODERATE, ("text = HEAD +", 'text = " ".join(HEAD.split()) +')),
        changed(RELATION, ("text = HEAD +", 'text = " ".join(HEAD.split()) +')),
        changed(AMT, ("text = HEAD +", 'text = HEAD.replace("\\n", " ") +')),
    ),
    kind(
        TEXT,
        "a sentence of the description stands before every item, too",
        "text/repeated-instruction",
        changed(
            REVIEW,
            ('f"Comment:', r'f"Output: the label in lower case, no full stop.\n\nComment:'),
        ),
        changed(TRIAGE, ('f"主诉：', r'f"请根据病人的一句主诉，给出应挂的科室。\n\n主诉：')),
    ),
    kind(
        F,
        "the string with the item lacks its f",
        FILLED,
        changed(MODERATE, (r'f"\n\nComment', r'"\n\nComment')),
        changed(MAIL, (r'f"\n\n來信', r'"\n\n來信')),
        changed(AMT, (r'f"\n\nAnfrage', r'"\n\nAnfrage')),
        changed(MATCH, (r'f"\n\nOffer', r'"\n\nOffer')),
    ),
    kind(
        F,
        "the mark in the template was renamed, and the code fills the old one",
        f"{FILLED} text/stray-sign answer/letters",
        changed(TRI, ("Profil : %PROFIL%", "Profil : %CANDIDATURE%")),
        changed(CLAUSE, ("\n@OPTIONS\n", "\n@TYPES\n")),
    ),
    kind(
        F,
        "the second text is the first one again",
        "text/no-question text/said-again text/swapped-fields text/ambiguous",
        changed(MATCH, ("{data['two']}", "{data['one']}")),
        changed(RELATION, ("{data['sentence']}", "{data['first']}")),
    ),
    kind(
        F,
        "an optional field that no row has is shown",
        "text/nothing text/absent-field text/empty-slot",
        changed(AMT, (r"\n\nAnfrage: ", r"\n\nEingang: {data.get('datum')}\nAnfrage: ")),
        changed(CLAIM, (r"<report>\n{data", r"<report>\nPolicy: {data.get('policy')}\n{data")),
        changed(UNITS, (r"\n\nAmount: ", r"\n\nRecipe: {data.get('recipe')}\nAmount: ")),
    ),
    kind(
        F,
        "a list or dict is printed as Python has it",
        "text/raw-value answer/letters text/lost-lines answer/python-value answer/other-form answer/other-names",
        changed(
            CLAUSE,
            (
                r'"\n".join(f"({sign}) {name}: {NAMES[name]}" for sign, name in zip("ABCDE", NAMES))',
                "str(NAMES)",
            ),
        ),
        changed(DRUGS, ('", ".join(data["given"])', 'str(data["given"])')),
        changed(REVIEW, (r"\nLabel:", r"\nLabels: {list(LABELS.values())}\nLabel:")),
    ),
    kind(
        F,
        "newlines are escaped twice",
        "text/escaped text/lost-lines",
        changed(AMT, (r"\nSachgebiet:", r"\\nSachgebiet:")),
        changed(ESSAY, (r"\n得分：", r"\\n得分：")),
        changed(MATCH, (r"\nVerdict:", r"\\nVerdict:")),
    ),
    kind(
        SIGNS,
        "the cue ends with a space",
        "text/trailing-space text/double-space",
        changed(MATCH, (r"\nVerdict:", r"\nVerdict: ")),
        changed(TARIFF, (r'"\nChapter:"', r'"\nChapter: "')),
        changed(AMT, (r"\nSachgebiet:", r"\nSachgebiet: ")),
    ),
    kind(
        SIGNS,
        "answers begin right behind the colon",
        "text/missing-space text/run-together",
        changed(MODERATE, ('" " + gold', "gold")),
        changed(RIESGO, ('" " + gold', "gold")),
        changed(UNITS, ("f\" {data['steps']}", "f\"{data['steps']}")),
    ),
    kind(
        SIGNS,
        "a sign that nobody sees is within a word of the guideline",
        "text/invisible answer/other-names answer/legend",
        changed(MODERATE, ("| WARN |", "| WA\u200bRN |")),
        changed(MAIL, ("分級如下", "分\ufeff級如下")),
        changed(CLAIM, ("Give the letter", "Give\u00a0the letter")),
    ),
    kind(
        SIGNS,
        "a letter of the last cue is Cyrillic",
        "text/look-alike text/cue-forms few-shot/worked-cue",
        changed(CLAIM, (r"</report>\nRoute:", r"</report>\nRоute:")),
        changed(TARIFF, (r"\nChapter:", r"\nСhapter:")),
    ),
    kind(
        SIGNS,
        "a paragraph was read in the wrong encoding",
        "text/encoding",
        changed(AMT, ("Führerschein", "FÃ¼hrerschein")),
        changed(TRI, ("à l'étranger", "à l'Ã©tranger")),
        changed(TARIFF, ("Doll's clothes", "Dollâ€™s clothes")),
    ),
    kind(
        SIGNS,
        "entities of a web page are left in the guideline",
        "text/markup",
        changed(MATCH, ("(size, capacity, pack)", "(size, capacity &amp; pack)")),
        changed(CLAUSE, ("compare like with like.", "compare like with like.&nbsp;")),
        changed(RIESGO, ("2. Niveles\n", "2. Niveles<br>\n")),
    ),
    kind(
        SIGNS,
        "the last cue alone has a half-width colon",
        "text/colons text/cue-forms text/missing-space few-shot/worked-cue",
        changed(ESSAY, (r"\n得分：", r"\n得分:")),
        changed(MAIL, (r"\n等級：", r"\n等級:")),
        changed(KEIGO, (r"\n種類：", r"\n種類:")),
    ),
    kind(
        SIGNS,
        "a cue is in the other kind of Chinese characters",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues text/shot-cue",
        changed(MAIL, (r"\n等級：", r"\n等级：")),
        changed(TRIAGE, ("主诉：{", "主訴：{")),
        changed(KEIGO, (r"\n種類：", r"\n种类：")),
    ),
    kind(
        SIGNS,
        "a token of a chat template was pasted along",
        "text/special-token tokens/special-text",
        changed(MODERATE, ("# Community", "<|im_start|>system\n# Community")),
        changed(UNITS, ("You are a kitchen", "[INST] You are a kitchen")),
        changed(ESSAY, ("不写“分”字。", "不写“分”字。<|endoftext|>")),
    ),
    kind(
        SIGNS,
        "words are hyphenated as in the PDF that they come from",
        "text/hyphenated",
        changed(TARIFF, ("invoice, assign the chapter", "invoice, as-\nsign the chapter")),
        changed(CLAUSE, ("Definitions and", "Defini-\ntions and")),
    ),
    kind(
        SIGNS,
        "two spaces follow a cue",
        "text/two-spaces",
        changed(TARIFF, (r'"\n\nInvoice line: "', r'"\n\nInvoice line:  "')),
        changed(AMT, ("Anfrage: {", "Anfrage:  {")),
        changed(MODERATE, ("Comment: {", "Comment:  {")),
    ),
)
