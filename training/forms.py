"""How the examples of one document are written: a format, its rendering, and drawing one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, fields

from training import books, signs
from training import wordings as w
from training.problems import LETTERS, Problem

# The share of documents that reason, by family.
STEPWISE: Mapping[str, float] = {
    "sums": 0.72,
    "sums_mcq": 0.5,
    "coin_flip": 0.72,
    "swaps": 0.78,
    "shopping": 0.8,
    "changes": 0.8,
    "last_letters": 0.78,
    "copying": 0.0,
    "lookup": 0.75,
}
ENDING = ("sums", "shopping", "changes", "swaps")  # whose steps end in the answer
ODD_SHARE = 0.28
PAIRED_SHARE = 0.1  # of the documents: frames that close what they open
ODD_CLOSINGS = 0.35
# How often a document has a sentence that may ask for steps: where it reasons, and where it does
# not. A known sentence announces steps; a made-up one does so more often than not.
FROM_BOOKS = 0.5
"""Of what stands around problems."""
CUED: Mapping[bool, tuple[float, float]] = {False: (0.75, 0.03), True: (0.75, 0.4)}  # by odd


@dataclass(frozen=True)
class Form:
    """How every example of one document is written.

    `step_cue` may stand before the answer cue (`cue_first` False) or after it. `listing` is the
    pattern of a listed option (empty: not listed), and `letters` says whether the answer is its
    letter. `closing` states the answer after the steps, behind `closing_joint`; it is empty where
    the last step is all there is.
    """

    description: str = ""
    prefix: str = ""
    join: str = "\n"
    cue: str = "Answer:"
    lead: str = " "
    separator: str = "\n\n"
    steps: bool = False
    step_cue: str = ""
    cue_first: bool = True
    closing: str = "The answer is {}."
    closing_joint: str = " "
    listing: str = ""
    option_head: str = ""
    letters: bool = False


def render_question(problem: Problem, form: Form, number: int = 1) -> str:
    """Write the part of an example before its answer, up to and including the cue.

    `number` is the place of the example, for prefixes that count.
    """
    body = form.prefix.replace("{i}", str(number)) + problem.question
    if form.listing:
        lines = (
            form.listing.format(letter, text)
            for letter, text in zip(LETTERS, problem.options, strict=False)
        )
        body += "\n" + form.option_head + "\n".join(lines)
    if not form.step_cue:
        return body + form.join + form.cue
    join = form.join or "\n"
    if not form.cue:
        return body + join + form.step_cue
    if form.cue_first:
        lead = "\n" if form.cue.endswith("\n") else (form.lead or " ")
        return body + join + form.cue.rstrip("\n") + lead + form.step_cue
    return body + join + form.step_cue + join + form.cue


def render_answer(problem: Problem, form: Form, stated: str = "") -> str:
    """Write the answer: bare, or as reasoning and a closing sentence.

    With `stated`, that is said to be the answer, whatever the reasoning leads to; where letters
    are wanted and it is an option, its letter is.
    """
    answer = stated or problem.answer
    if form.listing and form.letters and answer in problem.options:
        answer = problem.letter(answer)
    if not form.steps or not problem.steps:
        return answer
    reasoning = problem.steps
    if form.listing and form.letters:
        reasoning += f" {problem.check}"
    if not form.closing:
        return reasoning
    return f"{reasoning}{form.closing_joint}{form.closing.format(answer)}"


def form_lead(form: Form, question: str) -> str:
    """Return the white space between a question part and its answer."""
    if form.step_cue and (form.cue_first or not form.cue):
        return " " if form.lead != "\n" else "\n"
    return "" if question.endswith(("\n", " ")) else form.lead


def draw_format(rng: random.Random, family: str) -> tuple[Form, bool]:
    """Draw a format, and whether a reader of its first question can tell the answer's form."""
    while True:
        drawn = _draw_format(rng, family)
        texts = (getattr(drawn[0], field.name) for field in fields(Form))
        if not w.held_out(" ".join(text for text in texts if isinstance(text, str))):
            return drawn


def _draw_format(rng: random.Random, family: str) -> tuple[Form, bool]:
    odd = rng.random() < ODD_SHARE
    listed = family == "lookup" or rng.random() < {"sums_mcq": 0.7, "swaps": 0.06}.get(family, 0)
    letters = listed and rng.random() < 0.9
    # The letter of a long sum's option can hardly be told at a glance.
    stepwise = rng.random() < (0.75 if letters else STEPWISE[family])
    cued = rng.random() < CUED[odd][0 if stepwise else 1]
    described = rng.random() < 0.25
    told = described and stepwise and not odd and rng.random() < 0.5
    step_cue = w.odd_sentence(rng) if odd else _step_cue(rng)
    form = Form(
        description=_description(rng, family, told, odd) if described else "",
        steps=stepwise,
        step_cue=step_cue if cued else "",
        cue_first=rng.random() < 0.75,
        listing=rng.choice(w.LISTINGS) if listed else "",
        option_head=rng.choice(w.OPTION_HEADS) if listed else "",
        letters=letters,
        **_closing(rng, family),
        **_marks(rng, family, listed, odd),
    )
    return form, not odd and (cued or told) == stepwise


def _from_books(rng: random.Random) -> bool:
    return rng.random() < FROM_BOOKS


def _step_cue(rng: random.Random) -> str:
    if _from_books(rng):
        return books.text(rng, "frames", "step_cues")
    return rng.choice(w.STEP_CUES)


def _closing(rng: random.Random, family: str) -> dict[str, str]:
    if rng.random() < 0.4:
        return {}
    joint = rng.choice((" ", " ", " ", "\n"))
    if rng.random() < ODD_CLOSINGS:
        return {"closing": signs.closing(rng), "closing_joint": joint}
    if _from_books(rng):
        return {"closing": books.closing(rng, family), "closing_joint": joint}
    # Where the last step is not the answer, it has to be stated.
    closing = rng.choice(w.ALL_CLOSINGS if family in ENDING else w.CLOSINGS)
    return {"closing": closing, "closing_joint": joint}


def _marks(rng: random.Random, family: str, listed: bool, odd: bool) -> dict[str, str]:
    prefix = ""
    if rng.random() < 0.8:
        prefix = rng.choice(w.PREFIX_WORDS) + rng.choice(w.PREFIX_MARKS)
        if odd:
            prefix = w.odd_prefix(rng)
        elif _from_books(rng):
            prefix = books.text(rng, "frames", "prefixes")
    if not listed and rng.random() < 0.12:
        return {
            "prefix": prefix if rng.random() < 0.5 else "",
            "join": "",
            "cue": "",
            "lead": rng.choice(("", " ", "\n", "\n")) if family == "sums" else "\n",
            "separator": rng.choice(w.SEPARATORS),
        }
    if rng.random() < PAIRED_SHARE:
        frames = books.book("frames")["frames"]
        before, between, behind = rng.choice(frames) if _from_books(rng) else w.paired_frame(rng)
        return {"prefix": before, "join": "", "cue": between, "lead": "", "separator": behind}
    if odd:
        cue = w.odd_cue(rng)
    elif _from_books(rng):
        cue = books.text(rng, "frames", "cues")
    elif rng.random() < 0.8:
        cue = rng.choice(w.CUE_WORDS) + rng.choice(w.CUE_MARKS)
    else:
        cue = rng.choice(w.OPEN_CUES)
    join, lead = rng.choice(w.JOINS), rng.choice(w.LEADS)
    if not cue:
        join, lead = "", "\n"
    elif (not join and family not in ("sums", "sums_mcq")) or (listed and join != "\n\n"):
        join = "\n"
    if cue and cue[-1].isalpha() and not lead:
        lead = " "
    separator = rng.choice(w.SEPARATORS if join != "\n\n" else ("\n\n", "\n---\n"))
    if join != "\n\n" and rng.random() < 0.15:
        separator = books.text(rng, "frames", "separators")
    return {"prefix": prefix, "join": join, "cue": cue, "lead": lead, "separator": separator}


def _description(rng: random.Random, family: str, told: bool, odd: bool) -> str:
    end = rng.choice(("\n\n", "\n\n", "\n", "\n---\n"))
    if odd:
        return " ".join(w.odd_sentence(rng) for _ in range(rng.randint(1, 2))) + end
    if not told and rng.random() < 0.4:
        known = w.FAMILY_DESCRIPTIONS[family]
        if _from_books(rng):
            known = books.book("frames")["families"].get(family, known)
        return books.made(rng, rng.choice(known)) + end
    if not told and _from_books(rng):
        return books.text(rng, "frames", "descriptions") + end
    verb = rng.choice(w.VERBS)
    before = rng.choice(w.BEFORE)
    if before in ("You will ", "Please ", "Now "):
        verb = verb.lower()
    after = rng.choice(w.STEP_AFTER if told else w.AFTER)
    text = f"{before}{verb} {rng.choice(w.MIDDLE)}{rng.choice(w.NOUNS)}{after}."
    if told and rng.random() < 0.3:
        text = f"{text} {rng.choice(w.STEP_CUES)}"
    return text + end
