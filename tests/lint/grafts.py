"""Plain faults put into the right tasks of all corpora: how many of them the linter finds.

    python -m tests.lint.grafts [--each 8] [--seed 0] [--jobs 2] [NAME …]

A corpus asks about many kinds of fault in a few tasks; this asks about a few in thousands, which as
many hands have written as there are corpora, and so shows where a rule is too narrow. A graft wraps
a task's transform, or changes its config or rows, and is tried on the first right prompts, in an
order that is drawn, that it fits and changes. Found is what brings a finding that the wrapped, right
prompt has not, whichever it is: what is said is to be read, and what is missed judged by hand. Not
each is a fault everywhere.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tests.lint.measure import Said, lint, new_findings
from tests.lint.shape import Row, SmallTask

MOST_LOOKED_AT = 2_500
FEWEST_ROWS = 5
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


class Made(NamedTuple):
    """What a transform makes of a row, as it is."""

    row: Row
    text: str
    shown: str
    gold: Any


Docs: TypeAlias = Sequence[Made]
Fits: TypeAlias = Callable[[SmallTask, Docs], bool]


@dataclass(frozen=True)
class Graft:
    """A fault: its name, which tasks it fits, and what puts it in."""

    name: str
    fits: Fits
    put: Callable[[SmallTask, Docs], SmallTask]

    @property
    def is_in_code(self) -> bool:
        """Whether it wraps the transform."""
        return self in CODE


def all_of(*conditions: Fits) -> Fits:
    """Return what fits where all of these do."""
    return lambda task, docs: all(fits(task, docs) for fits in conditions)


def each(test: Callable[[Made], bool]) -> Fits:
    """Return what fits where a test holds for each doc."""
    return lambda _, docs: all(map(test, docs))


def most(test: Callable[[Made], bool], share: float = 0.5) -> Fits:
    """Return what fits where a test holds for so many of the docs, and two at least."""
    return lambda _, docs: sum(map(test, docs)) >= max(2, share * len(docs))


def several(value: Callable[[Made], Any], least: int = 3) -> Fits:
    """Return what fits where a value has so many kinds."""
    return lambda _, docs: len({value(doc) for doc in docs}) >= least


def gen(task: SmallTask, docs: Docs) -> bool:
    return task.method == "gen" and all(isinstance(doc.gold, str) for doc in docs)


def ppl(task: SmallTask, docs: Docs) -> bool:
    return task.method == "ppl" and all(_scores(doc.row) for doc in docs)


def has_shots(task: SmallTask, docs: Docs) -> bool:
    return task.fewshot > 0


def is_exact(task: SmallTask, docs: Docs) -> bool:
    return task.metric == "exact_match"


def has_no_filter(task: SmallTask, docs: Docs) -> bool:
    return not {"filters", "postprocess"} & {*task.own}


def _scores(row: Row) -> Mapping[str, Any]:
    scores = row.get("target_scores")
    return scores if isinstance(scores, Mapping) else {}


def _longest(row: Row) -> str:
    return max((v for v in row.values() if isinstance(v, str)), key=len, default="")


def _last(text: str) -> str:
    return text.rstrip().rsplit("\n", 1)[-1]


def _is_letter(doc: Made) -> bool:
    return len(doc.gold) == 1 and doc.gold in "ABCDEFGH"


any_task: Fits = all_of()
letters = all_of(gen, each(_is_letter))
words = all_of(gen, each(lambda doc: len(doc.gold) > 2 and not re.search(r"\d", doc.gold)))
numbers = all_of(gen, each(lambda doc: bool(re.fullmatch(r"-?\d+", doc.gold))))
lined = each(lambda doc: "\n" in doc.text.strip())
spaced = all_of(has_shots, each(lambda doc: doc.shown[:1] == " "))
cued = all_of(spaced, each(lambda doc: doc.text.rstrip()[-1:] == ":"))
shows_row = each(lambda doc: len(_longest(doc.row)) > 12 and _longest(doc.row) in doc.text)
shows_words = all_of(shows_row, each(lambda doc: len({*_longest(doc.row).split()}) > 5))
lists = all_of(letters, each(lambda doc: f"\n{doc.gold}. " in doc.text))
foreign = most(lambda doc: not doc.text.isascii())


def code(name: str, fits: Fits, *lines: str) -> Graft:
    """Return a graft that changes `text`, `shown` or `gold` by lines of code."""
    body = "\n".join(f"    {line}" for line in lines)
    return Graft(name, fits, lambda task, _: wrapped(task, body))


def wrapped(task: SmallTask, body: str = "    pass") -> SmallTask:
    """Return a task whose transform is wrapped; with nothing more, it says what it said."""
    source = f"{HEAD}kept = []\n{task.source}{WRAPPED.format(body=body)}"
    return replace(task, source=source)


def field(name: str, fits: Fits, **fields: Any) -> Graft:
    """Return a graft that sets fields of a task."""
    return Graft(name, fits, lambda task, _: replace(task, **fields))


def asks(text: str, fits: Fits) -> Graft:
    """Return a graft that asks for something in the description."""
    return Graft(
        f"asks: {text}",
        all_of(gen, fits),
        lambda task, _: replace(
            task, description=f"{task.description.rstrip()} {text}\n\n".lstrip()
        ),
    )


def rows(name: str, fits: Fits, change: Callable[[int, Row], Any]) -> Graft:
    """Return a graft that changes rows in place."""

    def put(task: SmallTask, _: Docs) -> SmallTask:
        made = copy.deepcopy(list(task.rows))
        for place, row in enumerate(made):
            change(place, row)
        return replace(task, rows=tuple(made))

    return Graft(name, fits, put)


def scores(name: str, change: Callable[[int, dict[str, Any]], Mapping[str, Any]]) -> Graft:
    """Return a graft that changes the scores of what PPL ranks."""

    def put(place: int, row: Row) -> None:
        row["target_scores"] = dict(change(place, row["target_scores"]))

    return rows(f"PPL: {name}", ppl, put)


def _set_longest(every: int, make: Callable[[str], str]) -> Callable[[int, Row], None]:
    def change(place: int, row: Row) -> None:
        if place % every == 0:
            name = next(n for n, value in row.items() if value == _longest(row))
            row[name] = make(row[name])

    return change


def _pattern(pattern: str) -> Mapping[str, Any]:
    return {
        "filters": [{"function": "regex", "regex_pattern": pattern}, {"function": "take_first"}]
    }


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
    code("a value cut by signs", all_of(shows_row, most(lambda d: len(_longest(d.row)) > 40)),
         "text = text.replace(long, long[:20])"),
    code("a value cut by words", all_of(shows_row, most(lambda d: len(_longest(d.row).split()) > 14)),
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

GRAFTS: tuple[Graft, ...] = (
    *CODE,
    field("room for one token", all_of(gen, most(lambda d: len(d.shown) > 14)), max_tokens=1),
    field("a space is a stop", all_of(gen, most(lambda d: " " in d.shown.strip())), stop=(" ",)),
    field("nothing is a stop", all_of(gen, has_shots, is_exact), stop=()),
    field("a filter for numbers", all_of(words, has_no_filter), own=_pattern(r"(-?\d+)")),
    field("a filter for letters", all_of(words, has_no_filter), own=_pattern(r"\b([A-D])\b")),
    field("a filter for A to C", all_of(letters, has_no_filter, most(lambda d: d.gold == "D", 0)),
          own=_pattern(r"\b([A-C])\b")),
    field("a filter for one word",
          all_of(gen, has_no_filter, most(lambda d: not re.fullmatch(r"\w+", d.gold), 0.3)),
          own=_pattern(r"(\w+)")),
    asks("Answer with yes or no.",
         each(lambda d: not d.gold.lower().startswith(("yes", "no", "true", "false")))),
    asks("Answer with the letter of the right option.", words),
    asks("Answer with a whole number.", words),
    asks("Answer with one word.", most(lambda d: len(d.gold.split()) > 2)),
    asks("Answer in English.", most(lambda d: not re.search("[A-Za-z0-9]", d.gold))),
    asks("Answer in capital letters.", all_of(words, each(lambda d: d.gold.upper() != d.gold))),
    asks('Answer as JSON with the key "answer".', each(lambda d: "{" not in d.shown)),
    asks("Think step by step.", all_of(has_shots, each(lambda d: len(d.shown.split()) < 3))),
    asks("Answer in a full sentence.", each(lambda d: len(d.gold.split()) == 1)),
    asks("Answer with two decimals.", numbers),
    asks("Here are ten examples.", lambda task, _: task.fewshot not in (0, 10)),
    rows("a quarter of the texts is empty", shows_row, _set_longest(4, lambda _: "")),
    rows("a quarter of the texts is nan", shows_row, _set_longest(4, lambda _: "nan")),
    rows("a third of the texts is cut", shows_row, _set_longest(3, lambda v: v[: len(v) // 2])),
    rows("white space around values", has_shots,
         lambda _, row: row.update({n: f"  {v} \n" for n, v in row.items() if isinstance(v, str)})),
    Graft("the docs are the shots' file", lambda task, _: task.fewshot > 0 and not task.shots,
          lambda task, _: replace(task, shots=task.rows)),
    scores("none is right", lambda _, d: dict.fromkeys(d, 0)),
    scores("all are right", lambda _, d: dict.fromkeys(d, 1)),
    scores("none is right in a third", lambda n, d: dict.fromkeys(d, 0) if n % 3 == 0 else d),
    scores("the right one alone", lambda _, d: {key: value for key, value in d.items() if value}),
    scores("the right one first",
           lambda _, d: dict(sorted(d.items(), key=lambda pair: -pair[1]))),
    scores("a space behind", lambda _, d: {f"{key} ": value for key, value in d.items()}),
    scores("a full stop behind the right one",
           lambda _, d: {f"{key}." if value else key: value for key, value in d.items()}),
    scores("numbers for texts",
           lambda _, d: {str(n): value for n, value in enumerate(d.values())}),
)  # fmt: skip


def right_prompts() -> Mapping[str, SmallTask]:
    """Return the right prompts of all corpora, by the corpus and what they are."""
    folder = Path(__file__).parent
    found: dict[str, SmallTask] = {}
    for path in sorted(folder.rglob("corpus.py")):
        inside = ".".join(path.relative_to(folder.parents[1]).with_suffix("").parts)
        for what, task in importlib.import_module(inside).CORPUS.right:
            found[f"{path.parent.name}: {what}"] = task
    return found


def made(task: SmallTask) -> Docs:
    """Return what a transform makes of a task's rows, in this process; nothing where it fails."""
    names: dict[str, Any] = {"__name__": "transform"}
    try:
        exec(compile(task.source, task.name, "exec"), names)
        run = names["transform"]
        found = [
            (row, run(copy.deepcopy(row), task.fewshot, random.Random(place), task.name))
            for place, row in enumerate(task.rows)
        ]
        return [Made(row, *(out[n] for n in ("input", "output", "processed_output")))
                for row, out in found]  # fmt: skip
    except Exception:  # a fault may break a transform that looks at its own text
        return []


@dataclass(frozen=True)
class Tried:
    """A graft in one task, with what it brought."""

    prompt: str
    found: tuple[Said, ...]


class Trial:
    """Tries grafts; what was linted or run once is kept."""

    def __init__(self, prompts: Mapping[str, SmallTask], jobs: int) -> None:
        self.prompts = prompts
        self._pool = ThreadPoolExecutor(jobs)
        self._made: dict[str, Docs] = {}
        self._said: dict[tuple[str, bool], frozenset[Said]] = {}

    def run(self, graft: Graft, names: Sequence[str], most: int) -> list[Tried]:
        """Try a graft on the first of these prompts that it fits."""
        cases = dict(self._cases(graft, names, most))
        keys = [(name, graft.is_in_code) for name in cases]
        unknown = [key for key in keys if key not in self._said]
        bases = (wrapped(self.prompts[n]) if w else self.prompts[n] for n, w in unknown)
        self._said.update(zip(unknown, self._pool.map(lint, bases), strict=True))
        after = self._pool.map(lint, cases.values())
        return [
            Tried(key[0], tuple(new_findings(self._said[key], said)))
            for key, said in zip(keys, after, strict=True)
        ]

    def _cases(
        self, graft: Graft, names: Sequence[str], most: int
    ) -> Iterator[tuple[str, SmallTask]]:
        count = 0
        for name in names[:MOST_LOOKED_AT]:
            task = self.prompts[name]
            docs = self._made[name] if name in self._made else made(task)
            self._made[name] = docs
            if len(docs) < FEWEST_ROWS or not graft.fits(task, docs):
                continue
            put = graft.put(task, docs)
            after = made(put)
            is_other = after != docs or replace(put, source=task.source) != task
            if after and is_other:
                yield name, put
                count += 1
            if count == most:
                return


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the grafts, and print what was found of each, by which rules, and where it was missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="only those that have one of these in their names")
    parser.add_argument("--each", type=int, default=8, help="in so many tasks")
    parser.add_argument("--seed", type=int, default=0, help="of the order of the tasks")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    os.environ.setdefault("WORKBENCH_TRUST", os.sep)  # the corpora's own code
    prompts = right_prompts()
    trial, rng = Trial(prompts, options.jobs), random.Random(options.seed)
    total: Counter[str] = Counter()
    for graft in GRAFTS:
        order = sorted(prompts)
        rng.shuffle(order)
        if options.names and not any(word in graft.name for word in options.names):
            continue
        tried = trial.run(graft, order, options.each)
        hits = [each for each in tried if each.found]
        total.update(found=len(hits), tried=len(tried))
        rules = Counter(rule for each in hits for rule in {said.rule for said in each.found})
        by = ", ".join(f"{rule} {count}" for rule, count in rules.most_common(4))
        print(f"{len(hits)} of {len(tried)}  {graft.name}  ({by})", flush=True)
        for one in tried:
            if not one.found:
                print(f"      not in {one.prompt}", flush=True)
    print(f"{total['found']} of {total['tried']}: {total['found'] / max(total['tried'], 1):.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
