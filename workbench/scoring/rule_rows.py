"""One pass over the docs for all rules: what is asked of the model, and a row for each doc.

A choice needs two requests, its whole text and the text whose parts are encoded each by itself;
a model runs texts with equal tokens once, so the second costs nothing where the tokens agree.
The third, the choice after "Answer:", is asked once for all docs that have the choice. Only where
the whole text does not tell where the choice begins is the choice asked for by itself.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TypeAlias

from workbench.errors import shorten
from workbench.models.base import LanguageModel
from workbench.prompts.dataset import target_scores
from workbench.scoring.metrics.doc_metric import NAN
from workbench.scoring.requests import scored_texts
from workbench.scoring.rules import Evidence, Verdict, judge, rules
from workbench.types import (
    Compat,
    Diagnostic,
    Loglikelihood,
    LoglikelihoodRequest,
    Rendered,
    RenderFailure,
    Score,
    Unanswered,
)

UNCONDITIONAL = "Answer:"
"""What FreeEval's unconditional form puts before a choice (`datasets/multiple_choice.py`)."""


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One doc under every rule, with the evidence.

    `gold` are the indices of the right choices. A doc whose prompt could not be made has an
    `error`, no choices, and verdicts without a pick.
    """

    doc_id: int
    prompt_sha256: str
    choices: tuple[str, ...]
    gold: tuple[int, ...]
    verdicts: Mapping[str, Verdict]
    evidence: tuple[Evidence, ...] = ()
    error: Diagnostic | None = None

    @property
    def picks(self) -> dict[str, int | None]:
        """Each rule's pick."""
        return {name: verdict.pick for name, verdict in self.verdicts.items()}

    @property
    def is_disputed(self) -> bool:
        """Whether two rules that have a pick have different ones."""
        return len({pick for pick in self.picks.values() if pick is not None}) > 1


AnswersByRequest: TypeAlias = dict[LoglikelihoodRequest, Loglikelihood | Unanswered]


def score_by_rules(
    items: Sequence[Rendered | RenderFailure], model: LanguageModel, *, compat: Compat = ""
) -> Generator[RuleRow | None, None, None]:
    """Yield a row for each item, in the order in which they finish, and None while the model
    works: a consumer may stop at any of these, and loses nothing that was yielded.

    Raises:
        ModelError: the model cannot answer.
    """
    waiting: list[Rendered] = []
    for item in items:
        reason = _why_unscorable(item)
        if reason or isinstance(item, RenderFailure):
            yield _unscored(item, reason, compat)
        else:
            waiting.append(item)
    answers: AnswersByRequest = {}
    while waiting:
        again: list[Rendered] = []
        with closing(_round(model, waiting, answers)) as stream:
            for ready in stream:
                if ready is None:
                    yield None
                elif any(_lacking(ready, answers)):
                    again.append(ready)
                else:
                    yield _row(ready, answers, compat)
        waiting = again


def _round(
    model: LanguageModel, items: Sequence[Rendered], answers: AnswersByRequest
) -> Generator[Rendered | None, None, None]:
    """Ask for what the items lack and put it into `answers`. Yield each item when the last of
    that has come, and None between."""
    lacking = [dict.fromkeys(_lacking(item, answers)) for item in items]
    owners: dict[LoglikelihoodRequest, list[int]] = {}
    for index, requests in enumerate(lacking):
        for request in requests:
            owners.setdefault(request, []).append(index)
    asked = list(owners)
    with closing(model.loglikelihoods(asked)) as stream:
        for answered in stream:
            yield None
            if answered is None:
                continue
            place, answer = answered
            answers[asked[place]] = answer
            for index in owners[asked[place]]:
                del lacking[index][asked[place]]
                if not lacking[index]:
                    yield items[index]


def _lacking(item: Rendered, answers: AnswersByRequest) -> Iterator[LoglikelihoodRequest]:
    """Yield the requests of the item that have no answer yet: the three of each choice, and its
    own where the whole text's answer does not tell where it begins."""
    for choice in item.choices:
        whole, *others = _requests(item, choice)
        if whole in answers and _is_unsplit(answers[whole]):
            others.append(_split_request(whole))
        yield from (request for request in (whole, *others) if request not in answers)


def _is_unsplit(answer: Loglikelihood | Unanswered) -> bool:
    return isinstance(answer, Unanswered) or answer.context_tokens is None


def _why_unscorable(item: Rendered | RenderFailure) -> str:
    if isinstance(item, RenderFailure):
        return "the prompt could not be made"
    if not item.choices:
        return "there are no choices (target_scores is empty)"
    return "" if all(item.choices) else "a choice is empty"


def _requests(item: Rendered, choice: str) -> tuple[LoglikelihoodRequest, ...]:
    """Return the requests of a choice: whole, apart, alone."""
    context, continuation = scored_texts(item, choice)
    return (
        LoglikelihoodRequest(context, continuation, "full"),
        LoglikelihoodRequest(context, continuation, joint=False),
        LoglikelihoodRequest(UNCONDITIONAL, continuation, joint=False),
    )


def _split_request(whole: LoglikelihoodRequest) -> LoglikelihoodRequest:
    return LoglikelihoodRequest(whole.context, whole.continuation)


def _row(item: Rendered, answers: AnswersByRequest, compat: Compat) -> RuleRow:
    evidence = tuple(_evidence(item, choice, answers) for choice in item.choices)
    scores = target_scores(item.doc)
    return RuleRow(
        doc_id=item.doc.id,
        prompt_sha256=item.prompt.sha256,
        choices=item.choices,
        gold=item.gold,
        verdicts={name: judge(rule, evidence, scores) for name, rule in rules(compat).items()},
        evidence=evidence,
    )


def _evidence(item: Rendered, choice: str, answers: AnswersByRequest) -> Evidence:
    whole, apart, alone = _requests(item, choice)
    return Evidence(
        choice=choice,
        whole=_part(answers[whole], choice),
        continuation=_continuation(whole, answers, choice),
        apart=_part(answers[apart], choice),
        alone=_part(answers[alone], choice),
    )


def _continuation(
    whole: LoglikelihoodRequest, answers: AnswersByRequest, choice: str
) -> tuple[float, ...] | str:
    """Return the log-probabilities of the tokens behind the prompt."""
    answer = answers[whole]
    if isinstance(answer, Loglikelihood) and answer.context_tokens is not None:
        return answer.token_logprobs[answer.context_tokens :]
    split = _part(answers[_split_request(whole)], choice)
    return split if isinstance(split, str) else split.token_logprobs


def _part(answer: Loglikelihood | Unanswered, choice: str) -> Loglikelihood | str:
    if isinstance(answer, Unanswered):
        return f"choice {shorten(choice)}: {answer.reason}"
    return answer


def _unscored(item: Rendered | RenderFailure, reason: str, compat: Compat) -> RuleRow:
    failed = isinstance(item, RenderFailure)
    verdict = Verdict((), None, Score(NAN, reason))
    return RuleRow(
        doc_id=item.doc.id,
        prompt_sha256="" if failed else item.prompt.sha256,
        choices=() if failed else item.choices,
        gold=() if failed else item.gold,
        verdicts=dict.fromkeys(rules(compat), verdict),
        error=item.diagnostic if failed else None,
    )
