"""Faults of text that was meant to be computed."""

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
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, MINUTES, REGEX, TIDES, TRAIL
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "text that was meant to be computed"
SAME = "text/same-prompt text/no-question text/ambiguous answer/not-an-option"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before the text was forgotten",
        f"text/placeholder text/unknown-name {SAME}",
        changed(BAKERY, ('f"Problem', '"Problem')),
        changed(JOSHIKI, ('text = f"', 'text = "')),
        changed(RECHNUNG, ('f"Rechnung', '"Rechnung')),
        changed(OTZYV, ('f"Отзыв', '"Отзыв')),
    ),
    kind(
        F,
        "the call of format was lost in a refactoring",
        f"text/placeholder text/unknown-name {SAME}",
        changed(QUAKE, ('.format(bulletin=data["bulletin"])', "")),
        changed(VERBOS, ("plantilla.format(**data)", "plantilla")),
        changed(LOOT, ('card.format(card=data["card"])', "card")),
    ),
    kind(
        F,
        "the percent sign's slot has nothing to fill it",
        f"text/placeholder text/unknown-name {SAME}",
        changed(XINWEN, (' % data["title"]', "")),
        changed(LEASE, (' % (data["stem"], listed)', "")),
    ),
    kind(
        F,
        "slots of a Jinja template are left",
        f"text/placeholder text/unknown-name text/stray-sign {SAME}",
        changed(TRAIL, ('data["passage"], ', '"{{passage}}", ')),
        changed(KOREAN, ("{data['글']}", "{{{{글}}}}")),
        changed(MINUTES, ('data["minutes"] + ', '"{{ doc.minutes }}" + ')),
    ),
    kind(
        F,
        "a field is read that the new export no longer has",
        f"text/nothing text/absent-field text/empty-slot {SAME}",
        changed(HELPDESK, ("{ticket['subject']}", "{ticket.get('title')}")),
        changed(QUAKE, ('bulletin=data["bulletin"]', 'bulletin=data.get("text", "")')),
        changed(RECLAMA, ('data["texto"] +', 'str(data.get("descricao")) +')),
        changed(VRAIFAUX, ('+ data["phrase"]', '+ data.get("enonce", "")')),
    ),
    kind(
        F,
        "a list is put into the text as it is",
        "text/raw-value",
        changed(KEFU, ("{'、'.join(LEI)}", "{LEI}")),
        changed(CUSTOMS, ("({rules})", "({GROUPS})")),
        changed(JOSHIKI, ("選択肢：{sentaku}", "選択肢：{data['choices']}")),
        changed(TIDES, ('",".join(head), *body', "str(head), *body")),
    ),
    kind(
        F,
        "a dictionary is put into the text as it is",
        "text/raw-value",
        changed(LEASE, ('% (data["stem"], listed)', '% (data["stem"], data["options"])')),
        changed(KEFU, ("f\"{turn['谁']}：{turn['话']}\"", "str(turn)")),
        changed(
            TRIAGE,
            (
                'lines.extend(f"- {colour}: {meaning}" for colour, meaning in COLOURS.items())',
                "lines.append(str(COLOURS))",
            ),
        ),
        changed(TIDES, ("{sheet}", "{data['columns']}")),
    ),
    kind(
        F,
        "items of a dictionary are written as pairs",
        "text/raw-value",
        changed(
            TRIAGE,
            (
                'f"- {colour}: {meaning}" for colour, meaning in COLOURS',
                'f"- {pair}" for pair in COLOURS',
            ),
        ),
        changed(JOSHIKI, ('f"{i}:{t}" for i, t in', "str(pair) for pair in")),
    ),
    kind(
        F,
        "a newline was escaped on its way through JSON",
        "text/escaped text/lost-lines",
        changed(HELPDESK, ("\\nBody:", "\\\\nBody:")),
        changed(KOREAN, ("\\n질문:", "\\\\n질문:")),
        changed(RECHNUNG, ("\\nAngaben:", "\\\\nAngaben:")),
    ),
    kind(
        F,
        "join goes over a text, letter by letter",
        "text/raw-value text/run-together text/stray-sign text/two-spaces answer/other-names",
        changed(KEFU, ("'、'.join(LEI)", "'、'.join('、'.join(LEI))")),
        changed(TRAIL, ('data["passage"], ', '" ".join(data["passage"]), ')),
        changed(QUAKE, ('bulletin=data["bulletin"]', 'bulletin=", ".join(data["bulletin"])')),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields answer/not-an-option",
        changed(
            HELPDESK,
            ("ticket['subject']", "@"),
            ("ticket['body']", "ticket['subject']"),
            ("@", "ticket['body']"),
        ),
        changed(
            KOREAN, ("{data['글']}\\n질문: {data['질문']}", "{data['질문']}\\n질문: {data['글']}")
        ),
        changed(
            REGEX,
            ("{data['pattern']}", "@"),
            ("{data['string']}", "{data['pattern']}"),
            ("@", "{data['string']}"),
        ),
        changed(
            MINUTES,
            (
                'data["minutes"] + "\\nClaim: " + data["claim"]',
                'data["claim"] + "\\nClaim: " + data["minutes"]',
            ),
        ),
    ),
    kind(
        F,
        "the field's name stands where its value was to be",
        f"text/unknown-name text/placeholder text/snake-name {SAME}",
        changed(XINWEN, ('% data["title"]', '% "title"')),
        changed(QUAKE, ('bulletin=data["bulletin"]', 'bulletin="bulletin"')),
        changed(OTZYV, ("{data['text']}", "{'text'}")),
    ),
    kind(
        F,
        "a quote too many makes code a part of the text",
        f"text/stray-sign text/placeholder text/unknown-name text/unclosed {SAME}",
        changed(
            RECLAMA, ('Reclamação: " + data["texto"] + "', "Reclamação: ' + data['texto'] + '")
        ),
        changed(TELLER, ('"\\n-- " + data["ask"] + "\\n"', "\"\\n-- + data['ask'] + \\n\"")),
        changed(VRAIFAUX, ('"Affirmation : " + data["phrase"]', '"Affirmation : + data[phrase]"')),
    ),
    kind(
        F,
        "a dollar from another language's templates stands before the values",
        "text/stray-sign text/placeholder text/raw-value",
        changed(OTZYV, ("Отзыв: {data", "Отзыв: ${data")),
        changed(HELPDESK, ("Body: {ticket", "Body: ${ticket")),
        changed(RECHNUNG, ("Rechnung: {data", "Rechnung: ${data")),
    ),
    kind(
        F,
        "texts are cut after so many characters",
        "text/cut-item text/no-question answer/not-an-option",
        changed(QUAKE, ('bulletin=data["bulletin"]', 'bulletin=data["bulletin"][:30]')),
        changed(RECLAMA, ('data["texto"] +', 'data["texto"][:25] +')),
        changed(TRAIL, ('data["passage"], ', 'data["passage"][:32], ')),
        changed(CHANGSHI, ('data["前提"] +', 'data["前提"][:4] +')),
    ),
    kind(
        F,
        "only the first turn, row or option gets into the prompt",
        "text/cut-item text/first-item answer/letters answer/not-an-option answer/leaked",
        changed(KEFU, ('for turn in data["对话"]', 'for turn in data["对话"][:1]')),
        changed(TIDES, ("for i in range(height)", "for i in range(height - 1)")),
        changed(CHENGYU, ("zip(MARKS, data", "zip(MARKS[:1], data")),
    ),
    kind(
        F,
        "a cleaner makes the text small, and answers keep their capitals",
        "text/changed text/cut-item answer/not-an-option answer/other-form",
        changed(LOOT, ('card=data["card"]', 'card=data["card"].lower()')),
        changed(RECHNUNG, ("{data['text']}", "{data['text'].lower()}")),
        changed(
            TIDES,
            (
                'sheet = "\\n".join([",".join(head), *body])',
                'sheet = "\\n".join([",".join(head), *body]).lower()',
            ),
        ),
    ),
    kind(
        F,
        "a cleaner takes out marks that the answer hangs on",
        "text/changed text/cut-item answer/not-an-option answer/other-form",
        changed(QUAKE, ('bulletin=data["bulletin"]', 'bulletin=data["bulletin"].replace(".", "")')),
        changed(RECHNUNG, ("{data['text']}", "{data['text'].replace(',', '')}")),
        changed(
            TIDES,
            (
                'sheet = "\\n".join([",".join(head), *body])',
                'sheet = "\\n".join([",".join(head), *body]).replace(":", "")',
            ),
        ),
    ),
    kind(
        F,
        "the template's lines are set in as the source is",
        "text/indented",
        changed(LOOT, ("textwrap.dedent('''", "str('''")),
        changed(TRAIL, ('"\\n".join(parts)', '"\\n        ".join(parts)')),
        changed(KEFU, ("{chat}\\n意图：", "{chat}\\n        意图：")),
    ),
    kind(
        F,
        "the lines of a list ran together",
        "text/lost-lines text/run-together",
        changed(LEASE, ('listed = "\\n".join', 'listed = "".join')),
        changed(TIDES, ('sheet = "\\n".join', 'sheet = "".join')),
        changed(ZHONGKAO, ('opts = "\\n".join', 'opts = "".join')),
        changed(CHENGYU, ('"\\n".join(lines)', '"".join(lines)')),
    ),
    kind(
        F,
        "the instruction is in the config's description as well",
        "text/repeated-instruction",
        changed(HELPDESK, description="Which team gets the ticket: network, hardware or accounts?"),
        changed(QUAKE, description="Read the bulletin and give the magnitude with one decimal."),
        changed(ZHONGKAO, description="下面是一道中考物理单选题，请直接写出正确选项的字母。"),
    ),
    kind(
        F,
        "the author's note to himself is in the prompt",
        "text/note-left",
        changed(TRIAGE, ("emergency ward.", "emergency ward. (TODO: ask Dr Lee about blue)")),
        changed(RECLAMA, ('+ "."\n', '+ ". FIXME: falta a categoria de troca"\n')),
        changed(KEFU, ("中选一个：", "中选一个（待办：再加一个类别 TODO）：")),
        changed(BAKERY, ("after ####.", "after ####. # old prompt, check this again")),
    ),
    kind(
        F,
        "the cue is written twice, since the rows have it as well",
        "text/said-again",
        changed(OTZYV, rows=put("text", lambda row: "Отзыв: " + row["text"])),
        changed(HELPDESK, rows=put("subject", lambda row: "Subject: " + row["subject"])),
        changed(ZHONGKAO, rows=put("A", lambda row: "A．" + row["A"])),
        changed(TRAIL, rows=put("question", lambda row: row["question"] + "?")),
    ),
    kind(
        F,
        "a merge's marks are left in the template",
        "text/note-left text/stray-sign text/markup text/special-token",
        changed(RECHNUNG, ('\\n\\n"', '\\n<<<<<<< HEAD\\n"')),
        changed(CUSTOMS, ("\\n\\nGoods", "\\n=======\\n>>>>>>> new-groups\\nGoods")),
    ),
    kind(
        F,
        "numbers went through a float on their way",
        "text/raw-value answer/python-value text/unlike-others answer/other-names",
        changed(
            CUSTOMS,
            ("GROUPS, start=1", "GROUPS"),
            ("{number} = {name}", "{number + 1.0} = {name}"),
        ),
        changed(
            TIDES,
            (
                'data["columns"][name][i] for name',
                'str(float(data["columns"][name][i])) if name == "pier" else data["columns"][name][i] for name',
            ),
        ),
    ),
    kind(
        F,
        "the sentence that asks went, since a variable was overwritten",
        "text/no-question text/ambiguous text/same-prompt text/empty-slot answer/leaked",
        changed(HELPDESK, ("text += show(data)", "text = show(data)[:9]")),
        changed(KOREAN, ("\\n질문: {data['질문']}", "\\n질문:")),
        changed(TIDES, ("Q: {data['q']}", "Q:")),
    ),
)
