"""Signs of all kinds, and what is laid out with them: steps, patterns and tables that nobody has
seen before, so that what stands in the shots has to be copied from there."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from training import words as w
from training.problems import Layout

SINGLE = tuple(
    "·•∙⋅×✕÷→⇒⟶▸►–—≈≡∴∎…§¶†‡°±√∑≥≤≠↦↳⊕⊗⊙○●□■◇◆△▲▽★☆✓✔✗♪♠♣♥♦①②③④《》〔〕【】〈〉「」＋－＝，。；：、｜～＃＊%&@#~^*+=/|<>!?;:,._-$"
)
DOUBLE = (
    "->", "=>", "-->", "==>", "~>", "|>", ">>", "<-", "<=", "::", ":=", "//", "--", "..", "...",
    "##", "###", "####", "||", "**", "++", "==", "=>>", "<>", "&&", "~~", ">>>", ":-", "-:", "%%",
)  # fmt: skip
PAIRS = (
    ("(", ")"), ("[", "]"), ("<", ">"), ("**", "**"), ("*", "*"), ("`", "`"), ("«", "»"),
    ("“", "”"), ("\"", "\""), ("'", "'"), ("【", "】"), ("「", "」"), ("__", "__"), ("$", "$"),
    ("<b>", "</b>"), ("[[", "]]"), ("((", "))"), ("|", "|"), ("~", "~"), ("《", "》"), ("/", "/"),
)  # fmt: skip
RULES = ("|---|", "| --- |", "|:--|", "|:-:|", "|-|", "|----|", "")
MADE_UP = 0.22
"""Of layouts and patterns."""
TABLED = 0.08
"""Of the ways of writing steps."""


def sign(rng: random.Random) -> str:
    """Draw a sign of one character or a few."""
    return rng.choice(SINGLE) if rng.random() < 0.7 else rng.choice(DOUBLE)


def between(rng: random.Random) -> str:
    """Draw what stands between two parts of a step."""
    chance = rng.random()
    if chance < 0.3:
        return f" {sign(rng)} "
    if chance < 0.4:
        return sign(rng)
    if chance < 0.7:
        return f" {w.phrase(rng, 1, 3, 0.15)} "
    return rng.choice((": ", ", ", " = ", "=", " ", " is ", ", so ", " - ", ", which is ", "; "))


def pattern(rng: random.Random, choices: Sequence[str], parts: Sequence[Sequence[str]]) -> str:
    """Draw one of the patterns, or make one up of one row of parts."""
    if rng.random() >= MADE_UP:
        return rng.choice(choices)
    row = rng.choice(parts)
    text = row[0]
    for part in row[1:]:
        text += between(rng) + part
    chance = rng.random()
    if chance < 0.2:
        return f"{w.phrase(rng, 1, 3, 0.15)} {text}"
    if chance < 0.3:
        return f"{text} {w.phrase(rng, 1, 2, 0.15)}"
    if chance < 0.45:
        left, right = rng.choice(PAIRS)
        head, part = text[: -len(row[-1])], row[-1]
        return f"{head}{left}{part}{right}"
    return text


def layout(rng: random.Random, choices: Sequence[Layout]) -> Layout:
    """Draw one of the layouts, or make one up."""
    if rng.random() >= MADE_UP:
        return rng.choice(choices)
    chance = rng.random()
    mark = ""
    if chance < 0.2:
        mark = sign(rng) + rng.choice((" ", " ", ""))
    elif chance < 0.35:
        mark = w.word(rng, 0.15) + rng.choice((" ", ": ", ", "))
        mark = mark.capitalize() if rng.random() < 0.5 else mark
    elif chance < 0.6:
        word = rng.choice(("", "", "Step ", "step ", "No. ", f"{w.word(rng, 0.1).capitalize()} "))
        left, right = rng.choice(
            (("", "."), ("", ")"), ("(", ")"), ("[", "]"), ("", ":"), ("#", ""))
        )
        mark = f"{word}{left}{{n}}{right} "
    end = rng.choice(("", "", "", ".", ".", ";", ",", sign(rng), f" {sign(rng)}"))
    joint = rng.choice((" ", " ", "\n", "\n", "\n", ", ", f" {sign(rng)} ", f"{sign(rng)} "))
    return Layout(mark, end, joint, rng.random() < 0.3)


Table = Callable[[Sequence[str], Sequence[Sequence[str]]], str]
"""Writes a table of its columns' heads and its rows."""


def heads(rng: random.Random, usual: Sequence[str]) -> list[str]:
    """Draw the heads of a table's columns: the usual ones, or others."""
    found = [w.word(rng, 0.1) for _ in usual] if rng.random() < 0.25 else list(usual)
    return [head.capitalize() for head in found] if rng.random() < 0.4 else found


def table(rng: random.Random) -> Table:
    """Draw how tables are written."""
    kind, headed, rule = rng.random(), rng.random() < 0.8, rng.choice(RULES)

    def write(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        if kind < 0.75:
            lines = [f"| {' | '.join(row)} |" for row in rows]
            top = [f"| {' | '.join(heads)} |"]
            if rule:
                top.append("|" + rule[1:] * len(heads))
        else:
            joint = "," if kind < 0.85 else "\t" if kind < 0.9 else " | "
            lines, top = [joint.join(row) for row in rows], [joint.join(heads)]
        return "\n".join([*top, *lines] if headed else lines)

    return write


def closing(rng: random.Random) -> str:
    """Make up how an answer is stated after its steps; `{}` is the answer."""
    left, right = ("", "") if rng.random() < 0.5 else rng.choice(PAIRS)
    kind = rng.random()
    if kind < 0.2:
        return f"{left}{{}}{right}" if left else f"{sign(rng)} {{}}"
    words = w.phrase(rng, 1, 3, 0.1)
    words = rng.choice((words, words.capitalize(), words.capitalize(), words.title()))
    if rng.random() < 0.5:
        words = rng.choice(
            ("Answer", "answer", "The answer", "Final", "Final answer", "Result", "So", "Total",
             "Thus", "Then", "In all", "Solution", "That makes", "Conclusion", "ANSWER", "Ans")
        )  # fmt: skip
    mark = rng.choice((":", ":", " =", ",", " ->", "", " is", f" {sign(rng)}", sign(rng)))
    if kind < 0.5:
        return f"{words}{mark} {left}{{}}{right}{rng.choice(('', '', '.'))}"
    if kind < 0.7:  # the words in marks of their own
        one, other = rng.choice(PAIRS)
        inside = rng.random() < 0.5
        head = f"{one}{words}{mark}{other}" if inside else f"{one}{words}{other}{mark}"
        return f"{head} {{}}"
    if kind < 0.8:
        return f"{{}} {w.phrase(rng, 1, 4, 0.1)}{rng.choice(('', '.'))}"
    if kind < 0.9:
        tag = w.word(rng, 0.1)
        return f"<{tag}>{{}}</{tag}>"
    return f"{left}{words}{mark} {{}}{right}"
