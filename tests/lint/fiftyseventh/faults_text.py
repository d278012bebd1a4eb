"""Faults of the characters and the layout of prompts."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftyseventh.edits import both, cue, say
from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    TURNS,
)
from tests.lint.making import each, kind, line, output, put, sub
from tests.lint.shape import Kind, SmallTask, changed

F = "text"
SPACE = "text/trailing-space text/double-space text/two-spaces"


def _bare(task: SmallTask, *pieces: Any) -> SmallTask:
    """Take the space off the options of a PPL task."""

    def run(rows: list[Any]) -> None:
        for row in rows:
            row["target_scores"] = {
                key.strip(): score for key, score in row["target_scores"].items()
            }

    return changed(task, *pieces, rows=run)


def _mojibake(task: SmallTask, *keys: str, by: str = "cp1252", every: int = 1) -> SmallTask:
    def run(row: Any) -> None:
        for key in keys:
            row[key] = row[key].replace("'", "’").encode().decode(by, errors="ignore")

    return changed(task, rows=each(run, every))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the cue ends with a space, in all docs or in some",
        SPACE + " text/cue-forms text/shot-cue",
        cue(LABS, "{} "),
        cue(GERMAN, "{} "),
        cue(SKY, "{} "),
        cue(HOUSE, "{} "),
        cue(STARS, "{}  "),
        cue(ANTONIM, "{} "),
        cue(SCALE, "{} "),
        cue(GUSHI, "{} "),
        changed(CHORES, ("{data['context']}", "{data['context']} ")),
        line(DESK, "text = text.ljust(len(text) + 1)"),
        line(NOTICE, "if len(clause) > 70:", '    text += " "'),
        changed(PHYSICS, ('"\\nAnswer:"', '"\\nAnswer:" + " "')),
        cue(CHAT, "{} "),
        changed(TOWN, ('"\\n\\nCode:"', '"\\n\\nCode: "')),
    ),
    kind(
        F,
        "the answer stands right behind the cue, without a space or a newline",
        "text/missing-space few-shot/other-form",
        output(SPELL, "gold"),
        output(DESK, "gold"),
        output(SKY, "gold"),
        output(LOOT, "gold"),
        output(TURNS, "gold"),
        output(SECCION, "gold"),
        output(ANTONIM, "gold"),
        output(QISM, "gold"),
        changed(GRADE, ('f" {steps}', 'f"{steps}')),
        _bare(PHYSICS),
        _bare(CHORES),
        _bare(STARS, ('" positive", 0: " negative"', '"positive", 0: "negative"')),
    ),
    kind(
        F,
        "a placeholder was not filled in, as an f or a format is missing",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign",
        changed(LABS, ("f\"Result: {data['result']}\"", '"Result: {result}"')),
        changed(DESK, ('data["message"] + "\\nQueue:"', '"{message}\\nQueue:"')),
        changed(GERMAN, ("{source}", "{{source}}")),
        changed(SPELL, ("{data['sentence']}", "%(sentence)s")),
        changed(NOTICE, ("<clause>{clause}", "<clause>{{clause}}")),
        changed(PARK, ('PROMPT % (data["plate"], data["minutes"])', "PROMPT")),
        changed(
            SCALE,
            ("TEMPLATE.substitute", "TEMPLATE.safe_substitute"),
            ("for $guests", "for $gests"),
        ),
        changed(SKY, ('f"\\n{letter}. {choice}"', '"\\n{letter}. {choice}"')),
        changed(STARS, ("text = f\"Review: {data['review']}", "text = \"Review: {data['review']}")),
        changed(SECCION, ('"\\n\\nTitular: " + data["titular"]', '"\\n\\nTitular: ${titular}"')),
        changed(PINGJIA, ("从{xuanxiang}中", "从{{xuanxiang}}中")),
        changed(GIST, ('f"Article:\\n{', '"Article:\\n{')),
        changed(CHAT, ("{data['message']}", "{{message}}")),
    ),
    kind(
        F,
        "a newline or a tab stands there as a backslash and a letter",
        "text/escaped text/lost-lines",
        changed(GERMAN, ("\\n\\nGerman", "\\\\n\\\\nGerman")),
        changed(SPELL, ("\\nCorrect", "\\\\nCorrect")),
        changed(LABS, ('"\\n".join', 'r"\\n".join')),
        changed(SKY, ('f"\\n{letter}', 'rf"\\n{letter}')),
        changed(DESK, ('f"\\n- {name}', 'f"\\\\n- {name}')),
        changed(PRINTS, rows=put("program", lambda row: row["program"].replace("\n", "\\n"))),
        changed(HOUSE, ("{}\\nQuestion", "{}\\\\nQuestion")),
        changed(GIST, rows=sub("article", ". ", ".\\n")),
        changed(PINGJIA, ("\\n评价", "\\\\n评价")),
        changed(QISM, ('{qism}\\n"', '{qism}\\\\n"')),
        changed(GRADE, ('.split("\\n#### ")', '.replace("\\n", "\\\\n").split("\\\\n#### ")')),
        changed(SCALE, ("of $what.\\n", "of $what.\\\\n")),
        changed(TOWN, ('"\\n\\n".join(parts)', 'r"\\n\\n".join(parts)')),
    ),
    kind(
        F,
        "a value is printed as Python writes it",
        "text/raw-value text/stray-sign text/no-question text/changed text/lost-lines "
        "text/run-together answer/python-value",
        changed(
            TURNS,
            (
                '"\\n".join(f"{turn[\'who\']}: {turn[\'says\']}" for turn in data["talk"])',
                'str(data["talk"])',
            ),
        ),
        changed(
            SKY,
            (
                '    for letter, choice in zip("ABCD", data["choices"]):\n'
                '        text += f"\\n{letter}. {choice}"\n',
                '    text += "\\n" + str(data["choices"])\n',
            ),
        ),
        changed(DESK, ('text = HEAD + "\\n\\n', 'text = f"Route the message: {QUEUES}\\n\\n')),
        changed(
            BEASTS,
            (
                '"\\n".join(f"{number} = {name}" for number, name in CLASSES.items())',
                "str(CLASSES)",
            ),
        ),
        changed(SECCION, ('lista = " / ".join(SECCIONES)', "lista = str(SECCIONES)")),
        changed(PINGJIA, ('"、".join(FANGMIAN)', "repr(FANGMIAN)")),
        changed(GERMAN, ("{source}", "{source!r}")),
        changed(NOTICE, ('clause = data["clause"]', 'clause = data["clause"].encode()')),
        changed(COUNTS, ('"\\n".join(str(place) for place in places)', "str(places)")),
        changed(SCALE, rows=put("amount", lambda row: row["amount"] * 1.1 / 1.1 + 1e-13)),
        changed(GUSHI, ('data["duanwen"]', 'str(data["duanwen"].split("，"))')),
        changed(HOUSE, ('(data["passage"],', '(data["passage"].split(". "),')),
    ),
    kind(
        F,
        "entities or tags of a web page are left in texts or in the template",
        "text/markup text/unlike-others",
        changed(GERMAN, rows=each(lambda row: row.update(source=f"<p>{row['source']}</p>"), 3)),
        changed(SPELL, rows=sub("sentence", " ", "&nbsp;")),
        changed(NOTICE, rows=sub("clause", "'", "&#39;")),
        changed(LABS, rows=sub("unit", "µ", "&micro;")),
        changed(HOUSE, ("{}\\nQuestion", "{}<br>Question")),
        changed(GIST, rows=sub("article", ". ", ".<br/>")),
        changed(STARS, rows=each(lambda row: row.update(review=row["review"] + "<br /><br />"), 2)),
        changed(SECCION, rows=sub("titular", "ó", "&oacute;")),
        changed(PINGJIA, rows=sub("pingjia", "，", "，<br>")),
        changed(SKY, rows=put("question", lambda row: f"&quot;{row['question']}&quot;")),
        changed(TURNS, ("{turn['says']}", "<span>{turn['says']}</span>")),
    ),
    kind(
        F,
        "texts were read with the wrong encoding",
        "text/encoding text/unlike-others text/invisible text/changed",
        changed(LABS, rows=sub("unit", "µ", "Âµ")),
        _mojibake(GERMAN, "source"),
        _mojibake(SECCION, "titular", by="latin-1"),
        changed(
            TURNS,
            rows=each(
                lambda row: [
                    turn.update(says=turn["says"].replace("'", "â€™")) for turn in row["talk"]
                ]
            ),
        ),
        _mojibake(NOTICE, "clause"),
        _mojibake(DESK, "message"),
        _mojibake(PINGJIA, "pingjia", by="latin-1", every=3),
        changed(
            ANTONIM, rows=put("slovo", lambda row: row["slovo"].encode("cp1251").decode("latin-1"))
        ),
        changed(GRADE, rows=sub("question", "euros", "â‚¬")),
        changed(GIST, rows=sub("article", ". ", "â€¦ ")),
        changed(MASU, ("「ます」", "ã€Œã\u0081¾ã\u0081™ã€\u008d")),
        changed(HOUSE, rows=sub("passage", "'", "â€™")),
    ),
    kind(
        F,
        "characters that nobody sees, or spaces that are no plain ones, are in the prompt",
        "text/invisible text/two-spaces text/trailing-space text/double-space text/cue-forms",
        cue(LABS, "Flag\u00a0:"),
        cue(GERMAN, "English\u200b:"),
        changed(DESK, rows=put("message", lambda row: "\ufeff" + row["message"])),
        changed(SPELL, rows=sub("sentence", " ", "\u00a0")),
        changed(NOTICE, rows=put("clause", lambda row: row["clause"].replace("t", "t\u00ad"), 3)),
        changed(SKY, ("{letter}. {choice}", "{letter}.\u2003{choice}")),
        changed(STARS, rows=put("review", lambda row: row["review"] + "\r")),
        changed(SECCION, ("Secciones: ", "Secciones:\u202f")),
        changed(QISM, ("المتصل: ", "\u200fالمتصل: ")),
        changed(PINGJIA, ("\\n评价：", "\\n\u200b评价：")),
        changed(PRINTS, ("```python\\n", "\u2060```python\\n")),
        changed(SCALE, ("$amount $unit", "$amount\u2007$unit")),
        changed(CHAT, ("Message:", "Message\u200b:")),
    ),
    kind(
        F,
        "the template's lines are set in as the source is",
        "text/indented text/two-spaces",
        changed(
            GERMAN,
            (
                '"Translate from German into English.\\n\\nGerman: {source}\\nEnglish:"'
                ".format(**data)",
                'f"""Translate from German into English.\n\n        German: {data[\'source\']}\n'
                '        English:"""',
            ),
        ),
        changed(
            SPELL,
            (
                "f\"{ask}\\n\\nSentence: {data['sentence']}\\nCorrect word:\"",
                'f"""{ask}\n\n    Sentence: {data[\'sentence\']}\n    Correct word:"""',
            ),
        ),
        changed(
            GIST,
            (
                "f\"Article:\\n{data['article']}\\n\\nHeadline (at most six words):\"",
                'f"""\n    Article:\n    {data[\'article\']}\n\n'
                '    Headline (at most six words):"""',
            ),
        ),
        changed(LABS, ('"\\n".join(lines)', '"\\n        ".join(lines)')),
        changed(
            HOUSE,
            (
                '"{}\\nQuestion: {}?\\nAnswer:".format(',
                '"""{}\n            Question: {}?\n            Answer:""".format(',
            ),
        ),
        changed(
            STARS,
            (
                "f\"Review: {data['review']}\\nSentiment:\"",
                'f"""Review: {data[\'review\']}\n    Sentiment:"""',
            ),
        ),
        changed(PINGJIA, ("\\n评价：", "\\n        评价："), ("\\n方面：", "\\n        方面：")),
        changed(SKY, ('"\\nAnswer:"', '"""\n    Answer:"""')),
        changed(PARK, ("Fee in euros:", "        Fee in euros:"), ("Car %s", "        Car %s")),
        changed(
            BEASTS,
            ('"\\n\\nAnimal: "', '"\\n\\n    Animal: "'),
            ('"\\nNumber:"', '"\\n    Number:"'),
        ),
    ),
    kind(
        F,
        "the description and the template say the same, or the template says it twice",
        "text/repeated-instruction text/said-again",
        changed(
            LABS,
            description="Compare the result with the reference range and answer low, "
            "normal or high.",
        ),
        changed(GERMAN, description="Translate from German into English."),
        say(SPELL, "Write that word as it should be."),
        changed(
            BEASTS, description="To which class does the animal belong? Answer with the number."
        ),
        changed(NOTICE, description="Copy the period from the clause, word for word."),
        changed(DATES, ("\\nDate:", "\\nWrite the date as YYYY-MM-DD.\\nDate:")),
        changed(PINGJIA, description="下面的评价说的是哪一方面？"),
        changed(
            MASU, ("にしてください。\\n", "にしてください。動詞を「ます」の形にしてください。\\n")
        ),
        changed(ANTONIM, description="Напиши слово с противоположным значением."),
        changed(SECCION, description="¿A qué sección del periódico pertenece el titular?"),
        changed(
            SCALE,
            (
                "TEMPLATE.substitute(data)",
                '"Give the number and the unit.\\n" + TEMPLATE.substitute(data)',
            ),
        ),
        changed(
            COUNTS, description="At which place were the most birds seen? Answer with its name."
        ),
        changed(
            CHAT, description="You moderate the chat of an online game that is played by all ages."
        ),
    ),
    kind(
        F,
        "a field that is empty in some rows is printed as None or nan, or its cue has nothing",
        "text/nothing text/empty-slot text/trailing-space text/absent-field text/two-spaces "
        "text/unlike-others",
        changed(LABS, rows=each(lambda row: row.update(unit=None), 3)),
        both(
            DESK,
            lambda row: row.update(branch=None if len(row["message"]) % 3 else "Ulm"),
            ('"\\n\\nCustomer: "', "f\"\\n\\nBranch: {data['branch']}\\nCustomer: \""),
        ),
        both(
            GIST,
            lambda row: row.update(section="" if len(row["article"]) % 2 else "Local"),
            ("Article:", "Section: {data['section']}\\nArticle:"),
        ),
        both(
            STARS,
            lambda row: row.update(title=None if row["review"][0] in "TBI" else "My view"),
            ("Review:", "Title: {data['title']}\\nReview:"),
        ),
        both(
            SECCION,
            lambda row: row.update(autor=None if row["numero"] % 2 else "M. Rey"),
            ('"\\n\\nTitular: "', "f\"\\n\\nFirma: {data['autor']}\\nTitular: \""),
        ),
        both(
            PINGJIA,
            lambda row: row.update(shangpin="" if len(row["pingjia"]) % 2 else "炒锅"),
            ("评价：", "商品：{data['shangpin']}\\n评价："),
        ),
        both(
            NOTICE,
            lambda row: row.update(number=float("nan") if len(row["clause"]) % 2 else 4.0),
            ("\\n\\n<clause>", "\\n\\nSection {data['number']}\\n<clause>"),
        ),
        changed(TURNS, rows=each(lambda row: row["talk"][0].update(says=""), 3)),
        changed(SKY, rows=each(lambda row: row["choices"].__setitem__(row["answer"] - 1, ""), 4)),
        changed(SCALE, rows=each(lambda row: row.update(what=""), 4)),
        both(
            QISM,
            lambda row: row.update(ism=None if len(row["kalam"]) % 3 else "سامي"),
            ("المتصل: {", "الاسم: {data['ism']}\\nالمتصل: {"),
        ),
        changed(GUSHI, rows=each(lambda row: row.update(duanwen=""), 4)),
    ),
    kind(
        F,
        "letters of another script, or other forms of a letter, are in cues or in the rows",
        "text/look-alike text/cue-forms text/colons text/not-composed text/unlike-others",
        cue(SKY, "\u0410nswer:"),
        cue(LABS, "Fl\u0430g:"),
        cue(DATES, "D\u0430te:"),
        changed(GERMAN, ("German:", "G\u0435rman:")),
        changed(DESK, ("Customer:", "\u0421ustomer:")),
        changed(
            SPELL,
            rows=put(
                "sentence",
                lambda row: row["sentence"].replace("fi", "\ufb01").replace("o", "\u043e"),
                3,
            ),
        ),
        cue(ANTONIM, "A\u043d\u0442\u043e\u043d\u0438\u043c:"),
        changed(SECCION, rows=sub("titular", "ó", "o\u0301")),
        changed(SCALE, ("Needed:", "N\u0435\u0435ded:")),
        cue(PARK, "Fee in \uff45\uff55\uff52\uff4f\uff53:"),
        changed(BEASTS, ("{number} = {name}", "{number} \uff1d {name}")),
        changed(STARS, ("Review:", "R\u0435view:")),
        cue(CHAT, "\u0410ction:"),
    ),
    kind(
        F,
        "a note of the author to himself is left in the prompt",
        "text/note-left text/markup text/stray-sign",
        say(GERMAN, "TODO: try a formal register, too."),
        say(SPELL, "(check wording with Anna)"),
        changed(DESK, ("of these queues:", "of these queues: # FIXME add a queue for insurance")),
        changed(
            SKY,
            description="<!-- v2, copied from the wiki -->\nThe following are multiple "
            "choice questions (with answers) about astronomy.",
        ),
        cue(GIST, "XXX shorten?\\n{}"),
        changed(HOUSE, ("\\nQuestion:", "\\n# old prompt: Is it true that\\nQuestion:")),
        changed(PINGJIA, ("中选一个。", "中选一个。（待办：加上“包装”这一类）")),
        changed(QISM, ("القسم المناسب.", "القسم المناسب. TODO: ترتيب الأقسام")),
        changed(LABS, rows=put("test", lambda row: f"{row['test']} (TODO check unit)", 4)),
        changed(PARK, ("9 euros\n", "9 euros\n<<<<<<< HEAD\n")),
        changed(MASU, ("にしてください。", "にしてください。【要確認】TODO：例文を足す")),
        changed(SECCION, ("Secciones: ", "[pendiente: revisar lista] Secciones: ")),
        changed(CHAT, ("Irony is common", "[TODO ask legal about irony] Irony is common")),
        changed(
            TOWN,
            ("3. Whether the writer", "<!-- rule 3 is under review -->\n3. Whether the writer"),
        ),
    ),
    kind(
        F,
        "a cue or a mark stands there twice, as the data has it and the template writes it",
        "text/said-again text/stray-sign text/unlike-others text/run-together",
        changed(
            SKY,
            rows=put(
                "choices",
                lambda row: [
                    f"{letter}. {choice}"
                    for letter, choice in zip("ABCD", row["choices"], strict=True)
                ],
            ),
        ),
        changed(GRADE, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(HOUSE, rows=put("question", lambda row: row["question"] + "?")),
        changed(GERMAN, rows=put("source", lambda row: "German: " + row["source"])),
        changed(LABS, rows=put("test", lambda row: "Test: " + row["test"])),
        changed(DESK, rows=put("message", lambda row: "Customer: " + row["message"])),
        cue(SPELL, "{} {}"),
        changed(SECCION, rows=put("titular", lambda row: "Titular: " + row["titular"])),
        changed(PINGJIA, rows=put("pingjia", lambda row: "评价：" + row["pingjia"])),
        changed(GUSHI, ('data["wenti"] + "', 'data["wenti"] + "？')),
        changed(SCALE, ("takes $amount $unit", "takes $amount $unit $unit")),
        changed(
            TURNS,
            rows=each(
                lambda row: [
                    turn.update(says=f"{turn['who']}: {turn['says']}") for turn in row["talk"]
                ]
            ),
        ),
    ),
    kind(
        F,
        "tokens of a model's chat template, or its end of text, are typed into the prompt",
        "text/special-token tokens/special-text text/markup text/unclosed text/placeholder",
        changed(
            LABS, ('        "Compare', '        "[INST] Compare'), ('"Flag:"', '"Flag: [/INST]"')
        ),
        changed(GERMAN, ("Translate from", "<s>Translate from")),
        changed(DESK, ('"\\n\\nCustomer: "', '"<|im_end|>\\n<|im_start|>user\\n"')),
        changed(GIST, rows=put("article", lambda row: row["article"] + "<|endoftext|>")),
        changed(
            SKY,
            description="<<SYS>> The following are multiple choice questions about "
            "astronomy. <</SYS>>",
        ),
        changed(STARS, rows=put("review", lambda row: row["review"] + "</s>", 3)),
        changed(PINGJIA, ('f"下面', 'f"<|user|>\\n下面')),
        changed(PHYSICS, ('"Question: "', '"[CLS] Question: "')),
        changed(GRADE, ('f"Question: {', 'f"<|begin_of_text|>Question: {')),
        changed(QISM, ('text = "حوّل', 'text = "<bos>حوّل')),
        output(ANTONIM, '" " + gold + "<eos>"'),
    ),
    kind(
        F,
        "a quote, bracket, tag or fence that the template opens is not closed",
        "text/unclosed text/stray-sign text/cut-item",
        changed(NOTICE, ("</clause>", "")),
        changed(PRINTS, ("\\n```\\nOutput", "\\nOutput")),
        changed(GERMAN, ("German: {source}", 'German: \\"{source}')),
        changed(LABS, ("({data['unit']})", "({data['unit']}")),
        changed(SPELL, ("Sentence: {data['sentence']}", "Sentence: [{data['sentence']}")),
        changed(GIST, ("Article:\\n{data['article']}", "<article>{data['article']}")),
        changed(SKY, ("{letter}. {choice}", "({letter} {choice}")),
        changed(MASU, ("「ます」の形", "「ますの形")),
        changed(PINGJIA, ("{data['pingjia']}", "“{data['pingjia']}")),
        changed(
            SECCION, ('"\\n\\nTitular: " + data["titular"]', '"\\n\\nTitular: «" + data["titular"]')
        ),
        changed(SCALE, ("people takes", "people (adults takes")),
        changed(HOUSE, ('"{}\\nQuestion', '"<passage>{}\\nQuestion')),
        changed(TOWN, ("{data['letter']}", "<letter>{data['letter']}")),
    ),
    kind(
        F,
        "lines, sentences or items run together, since what parts them is missing",
        "text/run-together text/lost-lines text/missing-space few-shot/run-in "
        "text/description-runs-on",
        changed(LABS, ('"\\n".join(lines)', '"".join(lines)')),
        changed(GERMAN, ("{source}\\nEnglish", "{source}English")),
        changed(DESK, ('f"\\n- {name}', 'f"- {name}')),
        changed(SKY, ('f"\\n{letter}.', 'f"{letter}.')),
        changed(TURNS, ('"\\n".join(', '"".join(')),
        changed(HOUSE, ("{}\\nQuestion", "{}Question")),
        changed(GRADE, ("\\nAnswer:", "Answer:")),
        changed(SECCION, ('" / ".join', '"".join')),
        changed(ANTONIM, ('"\\n".join((', '"".join((')),
        changed(SPELL, ("is misspelt. Write", "is misspelt.Write")),
        changed(QISM, ('{qism}\\n"', '{qism}"')),
        changed(BEASTS, ('"\\n".join(f"{number}', '"".join(f"{number}')),
        changed(TOWN, ("under one code. The code", "under one code.The code")),
        changed(CHAT, ("\\nMessage:", "Message:")),
    ),
)
