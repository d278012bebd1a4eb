"""The tokens of one doc's prompt and of its choices: what the pane, the command line and Python
show.

The requests are a run's own (`scoring.requests`), so what is summed here is what a run stores.
"""

from __future__ import annotations

from dataclasses import dataclass

from workbench.errors import InputError
from workbench.io.brief import brief
from workbench.models.base import LanguageModel
from workbench.models.tokens import TokenAnswer, TokenScores, token_scores
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, render_docs
from workbench.scoring.requests import ppl_requests
from workbench.tasks.task import find_doc
from workbench.types import Method, Rendered, RenderFailure, Scope


@dataclass(frozen=True, slots=True)
class DocTokens:
    """The tokens of a doc's prompt, and of what may follow it.

    In PPL that is each choice, with the delimiter before it; in GEN the output that the transform
    wants, which is its own gold. `answers` has one entry for each of `texts`, or a single one for
    the prompt alone where there are none; only the first tells the prompt's tokens. `gold` and
    `picked` are positions in `texts`; `picked`, the highest sum, is None in GEN.
    """

    doc_id: int
    method: Method
    model: str
    scope: Scope
    prompt_sha256: str
    texts: tuple[str, ...]
    answers: tuple[TokenAnswer, ...]
    gold: tuple[int, ...]
    picked: int | None

    def __repr__(self) -> str:
        return brief(self, "texts", "answers")


def rendered_tokens(
    item: Rendered,
    model: LanguageModel,
    method: Method,
    scope: Scope = "continuation",
    *,
    top: int = 5,
    last: int | None = None,
) -> DocTokens:
    """Return the tokens of a rendered doc, with the `top` likeliest in the place of each.

    Of the prompt, its `last` tokens are told (None: all of them).

    Raises:
        ModelError: the model does not tell single tokens, or fails.
    """
    if method == "ppl":
        texts = tuple(request.continuation for request in ppl_requests(item, scope))
        gold = item.gold
    else:
        texts = tuple(text for text in (item.target_delimiter + item.example.output,) if text)
        gold, scope = tuple(range(len(texts))), "continuation"
    answers = token_scores(model, item.prompt.text, texts, scope=scope, top=top, last=last)
    return DocTokens(
        doc_id=item.doc.id,
        method=method,
        model=model.name,
        scope=scope,
        prompt_sha256=item.prompt.sha256,
        texts=texts,
        answers=answers,
        gold=gold,
        picked=_picked(answers) if method == "ppl" and texts else None,
    )


def plan_tokens(
    plan: Plan, doc_id: int, model: LanguageModel, *, top: int = 5, last: int | None = None
) -> DocTokens:
    """Render a doc as the plan says, and return its tokens (see `rendered_tokens`).

    Raises:
        InputError: there is no such doc, or it cannot be rendered.
        ModelError: the model does not tell single tokens, or fails.
    """
    doc = find_doc(plan.task.docs(plan.config), doc_id)
    runner = TransformRunner()
    try:
        batch = render_docs(plan, [doc], runner, model)
    finally:
        runner.close()
    item = batch.items[0]
    if isinstance(item, RenderFailure):
        found = item.diagnostic
        raise InputError(f"doc {doc_id} cannot be rendered, line {found.line}: {found.message}")
    return rendered_tokens(item, model, plan.config.method, plan.scope, top=top, last=last)


def _picked(answers: tuple[TokenAnswer, ...]) -> int | None:
    """Return which sum is highest, the first of equal ones as in `acc`; None if one is missing."""
    sums = [answer.sum for answer in answers if isinstance(answer, TokenScores)]
    return sums.index(max(sums)) if len(sums) == len(answers) else None
