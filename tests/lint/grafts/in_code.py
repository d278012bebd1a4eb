"""Faults of what a transform makes, put in by lines of code behind it."""

from __future__ import annotations

from dataclasses import replace

from tests.lint.grafts.shape import (
    Fits,
    Graft,
    all_of,
    any_task,
    cued,
    each,
    foreign,
    gen,
    has_shots,
    is_exact,
    letters,
    lined,
    lists,
    longest,
    most,
    ppl,
    several,
    shows_row,
    shows_words,
    spaced,
)
from tests.lint.shape import SmallTask

HEAD = "import html\nimport json\nimport zlib\n"
WRAPPED = """

_whole = transform


def transform(data, num_sample, r, dataset_name):
    out = dict(_whole(data, num_sample, r, dataset_name))
    text, shown, gold = out["input"], out["output"], out["processed_output"]
    third = zlib.crc32(json.dumps(data, sort_keys=True).encode()) % 3 == 0
    long = max((v for v in data.values() if isinstance(v, str)), key=len, default="")
    kept.append((long, shown, gold))
{body}
    return {{"input": text, "output": shown, "processed_output": gold}}
"""


def code(name: str, fits: Fits, *lines: str) -> Graft:
    """Return a graft that changes `text`, `shown` or `gold` by lines of code."""
    body = "\n".join(f"    {line}" for line in lines)
    return Graft(name, fits, lambda task, _: wrapped(task, body), base=wrapped)


def wrapped(task: SmallTask, body: str = "    pass") -> SmallTask:
    """Return a task whose transform is wrapped; with nothing more, it says what it said."""
    source = f"{HEAD}kept = []\n{task.source}{WRAPPED.format(body=body)}"
    return replace(task, source=source)


_CUE = 'head, cue = text.rsplit("\\n", 1)'

CODE: tuple[Graft, ...] = (
    code("a space behind the cue", spaced, 'text += " "'),
    code("a newline behind the cue", spaced, 'text += "\\n"'),
    code("no space before answers", cued, "shown = shown.lstrip()"),
    code("no space before a third of the answers", spaced, "if third:", "    shown = shown.lstrip()"),
    code("two spaces before answers", spaced, 'shown = " " + shown'),
    code("the input twice", any_task, 'text = text + "\\n" + text'),
    code("the cue twice", lined, 'text = text + "\\n" + text.rsplit("\\n", 1)[1]'),
    code("the cue lost in a third", all_of(has_shots, lined), "if third:",
         '    text = text.rstrip().rsplit("\\n", 1)[0]'),
    code("another cue in a third", cued, "if third:", '    text = text.rstrip()[:-1] + " -"'),
    code("no-break spaces in a third", any_task, "if third:",
         '    text = text.replace(" ", "\\u00a0")'),
    code("capitals in a third", most(lambda d: sum(map(str.islower, d.text)) > 10), "if third:",
         "    text = text.upper()"),
    code("a value as repr has it", shows_row, "text = text.replace(long, repr(long))"),
    code("a value as a list of words", shows_row, "text = text.replace(long, str(long.split()))"),
    code("a value letter by letter", shows_row, 'text = text.replace(long, " ".join(long))'),
    code("a value is None in a third", shows_row, "if third:", '    text = text.replace(long, "None")'),
    code("a value is empty", shows_row, 'text = text.replace(long, "")'),
    code("a value is empty in a third", shows_row, "if third:", '    text = text.replace(long, "")'),
    code("a value cut by signs", all_of(shows_row, most(lambda d: len(longest(d.row)) > 40)),
         "text = text.replace(long, long[:20])"),
    code("a value cut by words", all_of(shows_row, most(lambda d: len(longest(d.row).split()) > 14)),
         'text = text.replace(long, " ".join(long.split()[:8]) + " ...")'),
    code("the value of the row before", shows_row, "text = text.replace(long, kept[-2:][0][0])"),
    code("always the first row's value", shows_row, "text = text.replace(long, kept[0][0])"),
    code("a placeholder for a value", shows_row,
         'text = text.replace(long, "{" + next(n for n, v in data.items() if v == long) + "}")'),
    code("a field's name for its value", shows_row,
         "text = text.replace(long, next(n for n, v in data.items() if v == long))"),
    code("newlines spelled out", most(lambda d: "\n" in d.text), 'text = text.replace("\\n", "\\\\n")'),
    code("HTML escaped", most(lambda d: any(s in d.text for s in "&<>\"'"), 0.1),
         "text = html.escape(text)"),
    code("a wrong encoding", foreign, 'text = text.encode().decode("latin-1")'),
    code("a wrong encoding in a third", foreign, "if third:",
         '    text = text.encode().decode("cp1252", "replace")'),
    code("ASCII alone", foreign, 'text = text.encode("ascii", "ignore").decode()'),
    code("question marks for what is not ASCII", foreign,
         'text = text.encode("ascii", "replace").decode()'),
    code("cut to 80 signs", each(lambda d: len(d.text) > 110), "text = text[:80]"),
    code("the last 80 signs", each(lambda d: len(d.text) > 110), "text = text[-80:]"),
    code("lines sorted", each(lambda d: d.text.count("\n") > 1),
         'text = "\\n".join(sorted(text.split("\\n")))'),
    code("spaces lost", each(lambda d: d.text.count(" ") > 6), 'text = text.replace(" ", "")'),
    code("lines run together", each(lambda d: d.text.strip().count("\n") > 1),
         'text = text.replace("\\n", "")'),
    code("a list on one line", lists, 'text = " ".join(text.split())'),
    code("golds in small letters", all_of(gen, is_exact, most(lambda d: d.gold.lower() != d.gold)),
         "gold = gold.lower()"),
    code("golds in capitals", all_of(gen, is_exact, most(lambda d: d.gold.upper() != d.gold)),
         "gold = gold.upper()"),
    code("answers in small letters", all_of(gen, is_exact, has_shots,
                                            most(lambda d: d.shown.lower() != d.shown)),
         "shown = shown.lower()"),
    code("golds with a full stop", all_of(gen, each(lambda d: d.gold[-1:] not in ".!?。")),
         'gold = gold + "."'),
    code("golds in quotes", gen, "gold = repr(gold)"),
    code("golds by number", letters, 'gold = str("ABCDEFGH".index(gold))'),
    code("the next letter", all_of(letters, several(lambda d: d.gold)),
         "gold = chr(ord(gold) + 1)", 'shown = " " + gold'),
    code("shots with the next letter", all_of(letters, has_shots, several(lambda d: d.gold)),
         'shown = " " + chr(ord(gold) + 1)'),
    code("the first row's gold in all", all_of(gen, several(lambda d: d.gold)), "gold = kept[0][2]"),
    code("the answer of the row before", all_of(gen, has_shots, several(lambda d: d.shown)),
         "shown = kept[-2:][0][1]"),
    code("no answers in shots", has_shots, 'shown = ""'),
    code("no answers in a third", has_shots, "if third:", '    shown = ""'),
    code("no gold in a third", gen, "if third:", '    gold = ""'),
    code("None for all answers", gen, 'shown, gold = " None", "None"'),
    code("the cue in answers again", all_of(gen, has_shots), 'shown = " Answer:" + shown'),
    code("answers doubled", all_of(gen, has_shots), "shown = shown + shown"),
    code("blank lines behind answers", all_of(gen, has_shots), 'shown = shown + "\\n\\n"'),
    code("answers cut", all_of(gen, has_shots, most(lambda d: len(d.shown) > 5)), "shown = shown[:3]"),
    code("the answer before the text", gen, 'text = f"(answer: {gold})\\n" + text'),
    code("a hint", all_of(gen, lined), _CUE, 'text = f"{head}\\nHint: {gold}\\n{cue}"'),
    code("a hint in a third", all_of(gen, lined), "if third:", f"    {_CUE}",
         '    text = f"{head}\\nHint: {gold}\\n{cue}"'),
    code("the answer at the end", any_task, "text += shown"),
    code("the answer at the end of a third", any_task, "if third:", "    text += shown"),
    code("how the answer begins", all_of(gen, several(lambda d: d.gold[:1], 4)),
         'text = f"[{gold[:1]}] " + text'),
    code("how long the answer is", all_of(gen, lined, several(lambda d: len(d.gold), 4)), _CUE,
         'text = f"{head}\\n({len(gold)} letters)\\n{cue}"'),
    code("the answer backwards", all_of(gen, each(lambda d: len(d.gold) > 3)),
         'text = f"{gold[::-1]}\\n" + text'),
    code("the answer in an id", gen, 'text = f"ID: {zlib.crc32(text.encode()) % 1000}-{gold}\\n" + text'),
    code("a star at the right option", lists, 'text = text.replace(f"{gold}. ", f"{gold}. *", 1)'),
    code("a space behind the right option", lists, 'at = text.index(f"\\n{gold}. ") + 1',
         'end = text.find("\\n", at)', 'text = text[:end] + " " + text[end:]'),
    code("the whole row", gen, 'text = json.dumps(data, ensure_ascii=False) + "\\n" + text'),
    code("a random number", any_task, "import random",
         'text = f"Example {random.random():.4f}\\n" + text'),
    code("words in the order of a set", shows_words,
         'text = text.replace(long, " ".join(set(long.split())))'),
    code("a counter", any_task, 'text = f"Question {len(kept)}\\n" + text'),
    code("today", any_task, "from datetime import datetime",
         'text = f"Today is {datetime.now()}.\\n" + text'),
    code("errors swallowed", any_task, "try:", "    if third:", "        raise KeyError",
         "except Exception:", '    text = ""'),
    code("PPL: a shot with another choice", all_of(ppl, has_shots),
         'others = [k for k, v in data["target_scores"].items() if not v]',
         "shown = shown.replace(shown.strip(), others[0].strip()) if others else shown"),
)  # fmt: skip
"""Faults of the transform."""
