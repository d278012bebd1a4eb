"""Faults of text that was meant to be computed, and of characters."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import FORK, ROTA, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE, YOYAKU
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER, REL
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "text that was meant to be computed"
SIGNS = "characters"
SLOTS = "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the string with the row's text lacks its f",
        SLOTS,
        changed(CLAIM, (r'f"\n\n### Claim', r'"\n\n### Claim')),
        changed(SAFE, (r'f"\n\nЗапрос', r'"\n\nЗапрос')),
        changed(OFFER, (r'f"\n\n商品一', r'"\n\n商品一')),
    ),
    kind(
        F,
        "a slot for the company's name was never filled",
        f"{SLOTS} text/note-left text/stray-sign",
        changed(CLAIM, ("of an insurer that", "of {{insurer_name}}, an insurer that")),
        changed(MOD, ("of a regional cycling magazine", "of {magazine}, a regional magazine")),
        changed(LAW, ("你是律师事务所的助理", "你是[律所名称]律师事务所的助理")),
    ),
    kind(
        F,
        "the slot for the row's text is that of another template language",
        SLOTS,
        changed(
            MOD,
            (
                r'"\n\n<comment>" + data["comment"] + "</comment>',
                r'"\n\n<comment>{{ comment }}</comment>',
            ),
        ),
        changed(LAW, (r'"\n\n条款：" + data["clause"] + "', r'"\n\n条款：${clause}')),
        changed(UNIT, ("{data['amount']}", "%(amount)s")),
    ),
    kind(
        F,
        "a field that no row has is shown as None",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            MOD,
            (
                r"</comment>\nAction:",
                r"</comment>\nAuthor: " + '" + str(data.get("author")) + "' + r"\nAction:",
            ),
        ),
        changed(CODER, (r"\n\nNote: {", r"\n\nAge: {data.get('age')}\nNote: {")),
        changed(REL, (r"\n\n<句子>", r"\n\n<出处>{data.get('source')}</出处>\n<句子>")),
    ),
    kind(
        F,
        "a list stands there as Python prints it",
        "text/raw-value answer/letters text/lost-lines few-shot/no-options",
        changed(
            FORK,
            (
                r'"\n".join(f"{sign}. {each}" for sign, each in zip("ABCD", data["choices"]))',
                'str(data["choices"])',
            ),
        ),
        changed(
            ROTA,
            (
                r'"\n".join(f"| {day} | {early} | {late} |" for day, early, late in data["rota"])',
                'str(data["rota"])',
            ),
        ),
        changed(
            VINO,
            (
                r'"\n".join(f"({segno}) {voce}" for segno, voce in zip("abc", data["choices"]))',
                'str(data["choices"])',
            ),
        ),
    ),
    kind(
        F,
        "a newline before the last cue is escaped twice",
        "text/escaped text/lost-lines",
        changed(CLAIM, (r"\n\nDecision code:", r"\\n\\nDecision code:")),
        changed(LINIA, (r"\nDział:" + '"', r"\\nDział:" + '"')),
        changed(OFFER, (r"\n判定：" + '"', r"\\n判定：" + '"')),
    ),
    kind(
        F,
        "one field is shown where two were meant",
        "text/no-question text/said-again text/swapped-fields text/cut-item text/empty-slot "
        "text/ambiguous answer/not-an-option",
        changed(OFFER, ("{data['right']}", "{data['left']}")),
        changed(REL, ("{data['two']}", "{data['one']}")),
        changed(ROTA, ("{day} | {early} | {late} |", "{day} | {early} | {early} |")),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields few-shot/wrong-answer answer/gold-differs",
        changed(
            REL,
            ("<甲>{data['one']}</甲>", "<甲>{data['two']}</甲>"),
            ("<乙>{data['two']}</乙>", "<乙>{data['one']}</乙>"),
        ),
        changed(ROTA, ("for day, early, late in", "for day, late, early in")),
    ),
    kind(
        F,
        "the lines of the query are set in as the source is",
        "text/indented text/two-spaces",
        changed(
            CODER,
            (
                r"\n\nNote: {data['note']}\nCode:",
                r"\n\n        Note: {data['note']}\n        Code:",
            ),
        ),
        changed(
            SAFE,
            (
                r"\n\nЗапрос: {data['ask']}\nОценка:",
                r"\n\n        Запрос: {data['ask']}\n        Оценка:",
            ),
        ),
    ),
    kind(
        SIGNS,
        "the last cue ends with a space",
        "text/trailing-space text/double-space",
        changed(MOD, (r"\nAction:" + '"', r"\nAction: " + '"')),
        changed(ENSAYO, (r"\nNota:" + '"', r"\nNota: " + '"')),
        changed(MAIL, (r"\n级别：" + '"', r"\n级别： " + '"')),
    ),
    kind(
        SIGNS,
        "no space parts the cue from its answer",
        "text/missing-space text/run-together",
        changed(CLAIM, ('" " + gold', "gold")),
        changed(SAFE, ('" " + gold', "gold")),
        changed(VINO, ('" " + gold', "gold")),
    ),
    kind(
        SIGNS,
        "a character that nobody sees came along from a web page",
        "text/invisible text/cue-forms",
        changed(MAIL, ("【判断原则】", "【判断\u200b原则】")),
        changed(CODER, ("How to work:", "How\u00a0to work:")),
        changed(LINIA, ("Podaj nazwę", "\ufeffPodaj nazwę")),
    ),
    kind(
        SIGNS,
        "a letter of a cue belongs to another script",
        "text/look-alike text/cue-forms few-shot/worked-cue",
        changed(UNIT, (r"\nGrams:", r"\nGrаms:")),
        changed(SAFE, (r"\nОценка:" + '"', r"\nOценка:" + '"')),
        changed(ENSAYO, (r"\nNota:" + '"', r"\nΝota:" + '"')),
    ),
    kind(
        SIGNS,
        "the guideline was read with the wrong encoding",
        "text/encoding",
        changed(RECHNEN, ("für die fünfte", "fÃ¼r die fÃ¼nfte")),
        changed(DOUANE, ("café, thé et épices", "cafÃ©, thÃ© et Ã©pices")),
        changed(ENSAYO, ("RÚBRICA", "RÃšBRICA"), ("ortografía", "ortografÃ­a")),
    ),
    kind(
        SIGNS,
        "tags and entities of a wiki page are left",
        "text/markup",
        changed(
            CLAIM, ("worn chains, tyres, brake pads and", "worn chains, tyres, brake pads &amp;")
        ),
        changed(MAIL, ("【提醒】\n", "【提醒】<br>\n")),
        changed(RECHNEN, rows=put("aufgabe", lambda row: row["aufgabe"].replace(" ", "&nbsp;", 1))),
    ),
    kind(
        SIGNS,
        "a token of a chat model's template is in the prompt",
        "text/special-token tokens/special-text",
        changed(CLAIM, ("Give the code alone", "<|im_end|>\nGive the code alone")),
        changed(LAW, ("# 任务\n", "[INST]\n# 任务\n")),
        changed(DOUANE, ("Vous êtes déclarant", "<s>Vous êtes déclarant")),
    ),
    kind(
        SIGNS,
        "marks of Markdown keep their backslashes",
        "text/escaped text/stray-sign text/markup",
        changed(REVIEW, ("**bug**", r"\\*\\*bug\\*\\*"), ("**test**", r"\\*\\*test\\*\\*")),
        changed(CLAIM, ("### Edge cases", r"\\### Edge cases"), ("* A worn", r"\\* A worn")),
    ),
    kind(
        SIGNS,
        "the last cue has another kind of colon than all others",
        "text/colons text/cue-forms few-shot/worked-cue text/missing-space",
        changed(MAIL, (r"\n级别：" + '"', r"\n级别:" + '"')),
        changed(REL, (r"\n关系：" + '"', r"\n关系:" + '"')),
        changed(YOYAKU, (r"\n予約：" + '"', r"\n予約:" + '"')),
    ),
    kind(
        SIGNS,
        "the last cue is in another language than the prompt",
        "text/cue-forms text/shot-cue few-shot/worked-cue few-shot/other-cues text/colons",
        changed(MAIL, (r"\n级别：" + '"', r"\nAnswer：" + '"')),
        changed(LINIA, (r"\nDział:" + '"', r"\nAnswer:" + '"')),
        changed(YOYAKU, (r"\n予約：" + '"', r"\nOutput：" + '"')),
    ),
)
