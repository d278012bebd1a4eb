"""The command `tokens`: a prompt's tokens with their log-probabilities, as JSON or in columns."""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING, Any

from workbench.analysis.records import record_of
from workbench.cli.common import EXIT_FAILS, EXIT_OK, plan_from, print_found
from workbench.io.shown import quoted

if TYPE_CHECKING:
    from rich.console import Console

    from workbench.models.tokens import Token, TokenAnswer
    from workbench.runs.tokens import DocTokens


def tokens_command(arguments: argparse.Namespace) -> int:
    """Show how likely a model finds each token of a doc's prompt and of its choices."""
    from workbench.models.load import load_model
    from workbench.runs.tokens import plan_tokens

    plan = plan_from(arguments)
    model = load_model(arguments.model)
    found = plan_tokens(plan, arguments.doc or 0, model, top=arguments.top, last=arguments.last)
    record = tokens_record(found)
    print_found(arguments, record, lambda terminal: _show(found, terminal.out))
    return EXIT_FAILS if all("error" in answer for answer in record["answers"]) else EXIT_OK


def tokens_record(found: DocTokens) -> dict[str, Any]:
    """Return what `workbench tokens --json` prints. Log-probabilities are in nats."""
    return {
        **record_of(found, "doc_id method model scope prompt_sha256 gold picked"),
        "answers": [
            {"text": text, **_answer_record(answer)}
            for text, answer in zip(found.texts or ("",), found.answers, strict=True)
        ],
    }


def _answer_record(answer: TokenAnswer) -> dict[str, Any]:
    from workbench.types import Unanswered

    if isinstance(answer, Unanswered):
        return {"error": answer.reason}
    return {
        **record_of(answer, "sum num_scored num_context"),
        "context": [_token_record(token) for token in answer.context],
        "continuation": [_token_record(token) for token in answer.continuation],
    }


def _token_record(token: Token) -> dict[str, Any]:
    return record_of(token, "id text logprob rank alternatives" + " special" * token.special)


def _show(found: DocTokens, out: Console) -> None:
    from rich.table import Table
    from rich.text import Text

    from workbench.types import Unanswered

    table = Table("", "token", "log-prob", "p", "rank", "likeliest", box=None, pad_edge=False)
    for column in (2, 3, 4):
        table.columns[column].justify = "right"
    sums: list[str] = []
    for place, answer in enumerate(found.answers):
        name = _name(found, place)
        if isinstance(answer, Unanswered):
            sums.append(f"{name}: {answer.reason}")
            continue
        hidden = answer.num_context - len(answer.context)
        if place == 0 and hidden:
            table.add_row("prompt", f"({hidden} tokens before)", style="dim")
        for token in answer.context:
            table.add_row("prompt", *map(Text, _cells(token)))
        for token in answer.continuation:
            table.add_row(name, *map(Text, _cells(token)), style="bold")
        sums.append(f"{name}: {answer.sum:.4f} nats over {answer.num_scored} tokens")
    out.print(table)
    for line in sums:
        out.print(line)


def _name(found: DocTokens, place: int) -> str:
    if not found.texts:
        return "prompt"
    marks = " gold" * (place in found.gold) + " picked" * (place == found.picked)
    return f"choice {place}{marks}" if found.method == "ppl" else "output"


def _cells(token: Token) -> tuple[str, ...]:
    if token.logprob is None:
        return (quoted(token.text), "–", "–", "–", "")
    likeliest = ", ".join(f"{quoted(a.text)} {math.exp(a.logprob):.1%}" for a in token.alternatives)
    chance = f"{math.exp(token.logprob):.1%}"
    # Adding 0 takes the sign off a zero.
    logprob = f"{round(token.logprob, 3) + 0:.3f}"
    return (quoted(token.text), logprob, chance, str(token.rank), likeliest)
