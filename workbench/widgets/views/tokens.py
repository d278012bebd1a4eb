"""The tokens pane's view model: each token with its log-probability, and what is likelier."""

from __future__ import annotations

import math
from typing import Literal, TypedDict

from workbench.messages import say
from workbench.models.tokens import Token, TokenScores
from workbench.runs.tokens import DocTokens
from workbench.types import Unanswered
from workbench.widgets.views.display import GlyphRun, number, one_line, printable, runs
from workbench.widgets.views.shared import Paged

PAGE = 256
"""Tokens of the prompt on a page, from its end: what a message can hold and an eye can follow."""

CHOICES = 26
CHOICE_TOKENS = 64
"""So many choices are shown, and so many tokens of each."""

_LEVELS = (0.5, 0.1, 0.01, 0.001)
"""From this probability on a token is of level 0, 1, 2, 3; below the last it is of level 4."""


class Rival(TypedDict):
    """What may stand in a token's place, the token itself among them."""

    text: str
    value: str
    chance: str
    share: float
    own: bool


class DrawnToken(TypedDict):
    runs: list[GlyphRun]
    ends_line: bool
    level: int
    value: str
    chance: str
    rank: str
    name: str
    label: str
    special: bool
    others: list[Rival]


class TokenChoice(TypedDict):
    label: str
    gold: bool
    picked: bool
    text: str
    error: str
    tokens: list[DrawnToken]
    more: str
    sum: str
    per_token: str


class WaitingView(TypedDict):
    state: Literal["idle", "working"]
    message: str
    button: str


class TokensView(Paged):
    """Tokens of the prompt by pages, which count from its end, and of the choices."""

    state: Literal["ready"]
    message: str
    button: str
    facts: list[str]
    context: list[DrawnToken]
    hidden: str
    choices: list[TokenChoice]
    left_out: str
    error: str


def waiting_view(message: str, *, button: str = "", working: bool = False) -> WaitingView:
    """Return what the pane draws while there are no tokens; `button` says what would get them."""
    return {
        "state": "working" if working else "idle",
        "message": printable(message),
        "button": button,
    }


def tokens_view(
    found: DocTokens, *, page: int = 0, has_all: bool = False, stale: bool = False
) -> TokensView:
    """Return what the pane draws. Page 0 is the prompt's last; `has_all` says that the whole
    prompt was asked for."""
    first = next((a for a in found.answers if isinstance(a, TokenScores)), None)
    context = first.context if first else ()
    pages = max(1, math.ceil(len(context) / PAGE))
    page = min(max(page, 0), pages - 1)
    end = len(context) - page * PAGE
    shown = context[max(0, end - PAGE) : end]
    hidden = first.num_context - len(context) if first else 0
    return {
        "state": "ready",
        "message": say("The draft does not run: these tokens are its last working prompt's.")
        if stale
        else "",
        "button": "",
        "facts": _facts(found, first, has_all=has_all),
        "context": [token_view(token) for token in shown],
        "page": page,
        "pager": say("page {page} of {pages}", page=pages - page, pages=pages) if pages > 1 else "",
        "has_previous": page < pages - 1,
        "has_next": page > 0,
        "hidden": say("{n} tokens before these", n=f"{hidden:,}") if hidden else "",
        "choices": _choices(found) if found.texts else [],
        "left_out": _left_out(found),
        "error": "" if first else _reason(found.answers[0]),
    }


def token_view(token: Token) -> DrawnToken:
    """Return one token: its text with all that is invisible drawn, value, level and rivals."""
    name = one_line(token.text, 40) if token.text else "⋯"
    value = "–" if token.logprob is None else number(token.logprob + 0.0)
    return {
        "runs": runs(token.text, invisibles=True) if token.text else [("", "⋯")],
        "ends_line": token.text.endswith("\n"),
        "level": level(token),
        "value": value,
        "chance": "" if token.logprob is None else percent(token.logprob),
        "rank": "" if token.rank is None else say("rank {rank}", rank=f"{token.rank:,}"),
        "name": name,
        "label": say("token {name}, log-probability {value}", name=name, value=value),
        "special": token.special,
        "others": [
            {
                "text": one_line(other.text, 24) or "⋯",
                "value": number(other.logprob + 0.0),
                "chance": percent(other.logprob),
                "share": math.exp(min(other.logprob, 0.0)),
                "own": other.text == token.text,
            }
            for other in token.alternatives
        ],
    }


def level(token: Token) -> int:
    """Return how surprising a token is: 0 (likely) to 4 (below 0.1 %); −1 is unknown."""
    if token.logprob is None:
        return -1
    chance = math.exp(token.logprob)
    return next((place for place, bound in enumerate(_LEVELS) if chance >= bound), len(_LEVELS))


def percent(logprob: float) -> str:
    """Return a probability in per cent, with as many digits as tell it from 0 and from 100."""
    share = 100 * math.exp(min(logprob, 0.0))
    if share >= 99.95 or share == 0:
        return f"{share:.0f} %"
    return f"{share:.1f} %" if share >= 0.1 else "< 0.1 %"


def _facts(found: DocTokens, first: TokenScores | None, *, has_all: bool) -> list[str]:
    facts = [say("doc {id}", id=found.doc_id), found.model]
    if first is not None:
        facts.append(say("{n} tokens of prompt", n=f"{first.num_context:,}"))
        scored = [token.logprob for token in first.context if token.logprob is not None]
        if scored:
            mean = sum(scored) / len(scored)
            where = say("the prompt") if has_all or len(first.context) == first.num_context else ""
            where = where or say("its last {n}", n=len(first.context))
            facts.append(
                say("{where}: {mean} per token, perplexity {perplexity}", where=where,
                    mean=number(mean), perplexity=number(math.exp(-mean)))
            )  # fmt: skip
    if found.method == "ppl" and found.scope == "full":
        facts.append(say("sums are over the whole text"))
    return facts


def _choices(found: DocTokens) -> list[TokenChoice]:
    out: list[TokenChoice] = []
    for place, (text, answer) in enumerate(zip(found.texts, found.answers, strict=True)):
        row: TokenChoice = {
            "label": say("choice {n}", n=place) if found.method == "ppl" else say("output"),
            "gold": place in found.gold and found.method == "ppl",
            "picked": place == found.picked,
            "text": one_line(text, 80),
            "error": _reason(answer),
            "tokens": [],
            "more": "",
            "sum": "–",
            "per_token": "–",
        }
        if isinstance(answer, TokenScores):
            row["tokens"] = [token_view(token) for token in answer.continuation[:CHOICE_TOKENS]]
            more = len(answer.continuation) - CHOICE_TOKENS
            row["more"] = say("and {n} more", n=more) if more > 0 else ""
            row["sum"] = number(answer.sum + 0.0)
            row["per_token"] = number(answer.sum / answer.num_scored + 0.0)
        out.append(row)
    return out[:CHOICES]


def _left_out(found: DocTokens) -> str:
    more = len(found.texts) - CHOICES
    return say("{n} more choices are not shown", n=more) if more > 0 else ""


def _reason(answer: TokenScores | Unanswered) -> str:
    return printable(answer.reason) if isinstance(answer, Unanswered) else ""
