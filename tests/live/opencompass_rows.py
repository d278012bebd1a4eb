"""Made custom datasets of many shapes, for a comparison with the real OpenCompass."""

from __future__ import annotations

import json
import random
from typing import Any

LETTERS = "ABCDEFGH"
WORDS = ["river", "Köln", "答案是", "B", "1.", "the answer is", "A", "{A}", "{answer}", "C", "选项"]
WORDS += ["{idx}", "{nowhere}", "{question}", "\n", "two words", "x", "", "  ", "3.5", "{"]
REPLIES = ["", "A", "B.", " C ", "The answer is B", "the answer is (C)", "ANSWER: d", "答案是 A"]
REPLIES += ["答案选项为: B", "所以B", "我选C", "故选A只有选项B是对", "说法不正确的是C", "boxed{A}"]
REPLIES += ["The correct answer is $\\boxed{B}$", "1. two", "I think it is A because B fails"]
REPLIES += ["只有选项B错误", "因此C。", "显然A", "A选项", "x B, y", "The correct option is: C"]


def text(stream: random.Random) -> str:
    """Return a value for a cell: some words, fields among them."""
    return " ".join(stream.choices(WORDS, k=stream.randint(0, 3)))


def made_case(seed: int) -> dict[str, Any]:
    """Return a case of a shape that depends on the seed alone: kind, options, template, range."""
    stream = random.Random(seed)
    kind = stream.choice(("mcq", "qa", "circular-mcq"))
    method = "gen" if kind == "qa" else stream.choice(("gen", "ppl"))
    options = LETTERS[: stream.randint(2, 5)] if kind != "qa" else ""
    answer = stream.choice(("answer", "gold"))
    rows = [made_row(stream, options, answer) for _ in range(stream.randint(1, 5))]
    entry: dict[str, Any] = {"path": "made.jsonl", "data_type": kind, "infer_method": method}
    meta: dict[str, Any] = {"output_column": answer}
    template = made_template(stream, method, options, answer)
    meta.update(template)
    if stream.random() < 0.3 and len(rows) > 2:
        entry["test_range"] = stream.choice(("[1:]", "[::2]", 2, 0.5))
    case: dict[str, Any] = {
        "files": {
            "made.jsonl": "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows),
            "made.jsonl.meta.json": json.dumps(meta, ensure_ascii=False),
        },
        "entry": entry,
        "replies": made_replies(stream, options if method == "ppl" else ""),
    }
    return case


def made_replies(stream: random.Random, labels: str) -> list[str]:
    """Return responses to be judged: labels, where those are what is predicted."""
    if labels:
        return stream.choices(labels, k=30)
    return [stream.choice(REPLIES) + stream.choice(("", " " + text(stream))) for _ in range(60)]


def made_row(stream: random.Random, options: str, answer: str) -> dict[str, Any]:
    """Return a row with its columns in some order."""
    row: dict[str, Any] = {"question": text(stream) + "?", "note": stream.randint(1, 9)}
    row |= {option: text(stream) + stream.choice((option, "", "z")) for option in options}
    row[answer] = stream.choice(options) if options else text(stream)
    # All rows have the columns in the same order: the first one's counts there.
    columns = sorted(row, key=lambda name: random.Random(f"{len(options)}{name}").random())
    return {column: row[column] for column in columns}


def made_template(stream: random.Random, method: str, options: str, answer: str) -> dict[str, Any]:
    """Return the keys of a meta file that say what a prompt looks like."""
    listed = "".join(f"\n{option}) {{{option}}}" for option in options)
    human = {"role": "HUMAN", "prompt": "{note}: {question}" + listed}
    shots = [{"role": "HUMAN", "prompt": "0: one?"}, {"role": "BOT", "prompt": "one"}]
    style = stream.choice(("default", "prompts", "text", "rounds", "begin"))
    if style == "default":
        return {}
    if style == "prompts":
        return {"human_prompt": stream.choice(("{question}\n", "Ask: {question}" + listed, "")),
                "bot_prompt": stream.choice(("{%s}" % answer, "So: {%s}!" % answer))}  # noqa: UP031 # fmt: skip
    if method == "ppl":
        endings = stream.choice((tuple(options), [f"{{{o}}}." for o in options]))
        if style == "text":
            pairs = zip(options, endings, strict=True)
            return {"template": {o: "{question}" + listed + "\nSay: " + e for o, e in pairs}}
        pairs = zip(options, endings, strict=True)
        return {"template": {o: {"round": [*shots, human, {"role": "BOT", "prompt": "It is " + e}]}
                             for o, e in pairs}}  # fmt: skip
    if style == "text":
        return {"template": "{question} {note}" + listed + "\nAnswer:"}
    bot = {"role": "BOT", "prompt": stream.choice(("", "Answer: ")) + "{" + answer + "}"}
    template: dict[str, Any] = {"round": [*shots, human, bot]}
    if style == "begin":
        template["begin"] = [{"role": "SYSTEM", "fallback_role": "HUMAN", "prompt": "Say it."}]
    return {"template": template}
