"""All docs of a task under lm-evaluation-harness's rules: what every prompt and shot must be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from workbench.errors import ConfigError, DataError
from workbench.exchange.files import RowData
from workbench.exchange.lm_eval.data import Tables
from workbench.exchange.lm_eval.spec import ROLLING
from workbench.exchange.lm_eval.values import FieldRules, Question, Shot, question_of, shot_of
from workbench.exchange.texts import some_of


@dataclass(frozen=True, slots=True)
class Made:
    """What the evaluated rows became, one entry for each.

    `targets` are the `target_scores` of choices ({} when generating); `golds_of` what a
    generation is compared with, a text or a list of texts. `golds` is "several" where the
    harness counts any of a list (its first doc decides), "several or none" where one of these is
    empty, and `lists` says that a template wrote such a list. `continuations` are there where the
    choices are several inputs of one answer: what is scored behind each of a row's choices.
    """

    questions: tuple[Question, ...]
    descriptions: tuple[str, ...]
    targets: tuple[dict[str, int], ...]
    golds_of: tuple[Any, ...]
    golds: str
    lists: bool
    losses: tuple[str, ...]
    continuations: tuple[str, ...] = ()


def make_docs(values: FieldRules, docs: Sequence[RowData]) -> Made:
    """Render every evaluated row.

    Raises:
        DataError: a row cannot be rendered: the harness fails on it too.
        ConfigError: the task has several inputs in a way that is not understood.
    """
    spec = values.spec
    names = [f"row {i} of {spec.eval_split!r}" for i in range(len(docs))]
    pairs = list(zip(docs, names, strict=True))
    if values.several_inputs:
        return _several_inputs(values, pairs)
    questions = tuple(question_of(values, spec, row, name) for row, name in pairs)
    descriptions = tuple(
        values.resolved(spec.description, row, "description", name) for row, name in pairs
    )
    losses: list[str] = []
    raw = [values.target(spec.doc_to_target, row, name) for row, name in pairs]
    # The harness asks its first doc, by how long the list is (`multiple_target`).
    is_several = isinstance(raw[0], list) and len(raw[0]) > 0
    golds: list[Any]
    if spec.is_text:
        texts = [
            _text_to_score(values, target, name)
            for target, (_, name) in zip(raw, pairs, strict=True)
        ]
        targets, golds = [{text: 1} for text in texts], list[Any](texts)
        if empty := [number for number, text in enumerate(texts) if not text]:
            losses.append(f"docs {some_of(empty)}: an empty text cannot be scored here")
        is_several = False
    elif spec.is_choice:
        targets = _all_targets(values, pairs, raw, losses)
        golds = [next((c for c, score in t.items() if score), "") for t in targets]
    else:
        targets = [{} for _ in docs]
        golds = [
            _gold(values, pair, target, is_several) for pair, target in zip(pairs, raw, strict=True)
        ]
        if raw[0] == [] and any(raw):
            losses.append(
                "doc_to_target: the list of the first doc is empty, so the harness compares with "
                "the lists of all docs as they are written, brackets included, and so is done here"
            )
        left_out = [
            number
            for number, (target, gold) in enumerate(zip(raw, golds, strict=True))
            if is_several and isinstance(target, list) and len(target) > len(gold or ())
        ]
        if left_out:
            losses.append(
                f"docs {some_of(left_out)}: doc_to_target gives a list with what is no text and "
                "equals no answer there, so it is left out here"
            )
        if without := [number for number, gold in enumerate(golds) if is_several and gold == ""]:
            losses.append(
                f"docs {some_of(without)}: no answer is right, which scores 0 there; here an empty "
                "response would be right"
            )
    is_template = isinstance(spec.doc_to_target, str) and spec.doc_to_target not in values.columns
    return Made(
        questions=questions,
        descriptions=descriptions,
        targets=tuple(targets),
        golds_of=tuple(golds),
        golds=_kind_of(golds) if is_several and not spec.is_choice else "one",
        lists=is_template and any(isinstance(target, list) for target in raw),
        losses=tuple(losses),
    )


def _kind_of(golds: Sequence[Any]) -> str:
    return "several" if all(golds) else "several or none"


def make_shots(values: FieldRules, tables: Tables) -> tuple[list[Shot | None], list[str]]:
    """Render every row that may be a shot: None for one that cannot, with the reasons."""
    shots: list[Shot | None] = []
    broken: list[str] = []
    for i, row in enumerate(tables.pool):
        if values.spec.output_type == ROLLING:  # its prompts are never sent
            shots.append(None)
            continue
        try:
            shots.append(shot_of(values, row, f"row {i} of {tables.pool_name!r}"))
        except DataError as error:
            # The harness fails only when it draws the row.
            shots.append(None)
            broken.append(str(error))
    return shots, broken


def pool_targets(values: FieldRules, made: Made, tables: Tables) -> Sequence[dict[str, int]]:
    """Return the `target_scores` of the few-shot rows; {} for those that have none."""
    if tables.same and not values.spec.has_own_shots:
        return made.targets
    return [_shot_targets(values, row, i) for i, row in enumerate(tables.pool)]


def has_several_inputs(values: FieldRules, row: RowData) -> bool:
    """Say whether the choices are inputs of one answer (as in WinoGrande): the harness takes it
    so where its first doc's `doc_to_text` is a number, the right one's."""
    spec = values.spec
    text = values.text(spec.doc_to_text, row, f"row 0 of {spec.eval_split!r}")
    if not isinstance(text, int):
        return False
    if not spec.is_choice or spec.gen_prefix is not None:
        raise ConfigError(
            f"{spec.file.where('doc_to_text')} gives a number, so its choices are inputs",
            expected="output_type: multiple_choice, without gen_prefix",
            seen=spec.output_type,
        )
    return True


def _several_inputs(values: FieldRules, pairs: Sequence[tuple[RowData, str]]) -> Made:
    """Return the docs of a task whose choices are inputs of one answer: the prompt ends before
    the input, and the answer is scored behind each (`multiple_input_context`)."""
    spec, losses = values.spec, list[str]()
    right = [values.text(spec.doc_to_text, row, name) for row, name in pairs]
    targets = _all_targets(values, pairs, right, losses)
    answers = [values.target(spec.doc_to_target, row, name) for row, name in pairs]
    return Made(
        questions=(Question("", "", ""),) * len(pairs),
        descriptions=tuple(
            values.resolved(spec.description, row, "description", name) for row, name in pairs
        ),
        targets=tuple(targets),
        golds_of=tuple(next((c for c, score in t.items() if score), "") for t in targets),
        golds="one",
        lists=False,
        losses=tuple(losses),
        continuations=tuple(f"{spec.target_delimiter}{answer}" for answer in answers),
    )


def _text_to_score(values: FieldRules, target: Any, name: str) -> str:
    """Return the target of a `loglikelihood` task, which is sent as it is: no delimiter."""
    if not isinstance(target, str):
        raise values.unusable("doc_to_target", name, "a text to score", target)
    return target


def _all_targets(
    values: FieldRules, pairs: Sequence[tuple[RowData, str]], raw: Sequence[Any], losses: list[str]
) -> list[dict[str, int]]:
    spec = values.spec
    made: list[dict[str, int]] = []
    doubled, golden, empty = [], [], []
    for number, ((row, name), target) in enumerate(zip(pairs, raw, strict=True)):
        choices = values.choices(spec.doc_to_choice, row, name)
        scores = _target_scores(choices, target)
        doubled += [number] if len(scores) < len(choices) else []
        golden += [] if any(scores.values()) else [number]
        empty += [number] if "" in scores else []
        made.append(scores)
    for docs, what in (
        (doubled, _DOUBLED),
        (golden, "no choice is right: scored 0 there, not scored here"),
        (empty, "an empty choice cannot be ranked here"),
    ):
        if docs:
            losses.append(f"docs {some_of(docs)}: {what}")
    return made


_DOUBLED = (
    "two choices of the same text are one choice here, right if either is; the harness takes the "
    "first of them for its pick, which is wrong where another is the right one, so its acc may be "
    "lower"
)


def _target_scores(choices: Sequence[str], target: Any) -> dict[str, int]:
    """Return 1 for each right choice (`ConfigurableTask.process_results`)."""
    scores = dict.fromkeys(choices, 0)
    for one in target if isinstance(target, list) else [target]:
        if isinstance(one, int | float) and one == int(one) and 0 <= one < len(choices):
            scores[choices[int(one)]] = 1
        elif isinstance(one, str) and one in scores:
            scores[one] = 1
    return scores


def _shot_targets(values: FieldRules, row: RowData, number: int) -> dict[str, int]:
    shots, spec = values.spec.shots, values.spec
    if not spec.is_choice or shots.doc_to_choice is None:
        return {}
    name = f"shot {number}"
    try:
        target = values.target(shots.doc_to_target, row, name)
        return _target_scores(values.choices(shots.doc_to_choice, row, name), target)
    except DataError:  # it serves as a shot, or it is told that it cannot
        return {}


def _gold(values: FieldRules, pair: tuple[RowData, str], target: Any, is_several: bool) -> Any:
    """Return what a generation is compared with (`ConfigurableTask.process_results`)."""
    spec, (row, name) = values.spec, pair
    if spec.doc_to_choice is not None:
        choices = values.choices(spec.doc_to_choice, row, name)
        if not isinstance(target, int) or not -len(choices) <= target < len(choices):
            raise DataError(
                f"{spec.file.where('doc_to_target')}: {name}",
                expected="an index of a choice",
                seen=repr(target),
            )
        return choices[target]
    if is_several:
        # What no list stands for is "": a prompt without a right answer can still be shown.
        return _counted(target) or "" if isinstance(target, list) else str(target)
    return str(target)


def _counted(golds: Sequence[Any]) -> list[str]:
    """Return those of several golds that a generation can equal. The harness makes one array of
    them: numbers beside texts become texts, numbers alone, or beside anything else, stay numbers,
    which no text equals."""
    is_mixed = all(isinstance(one, str | int | float) for one in golds)
    are_texts = is_mixed and any(isinstance(one, str) for one in golds)
    return [str(one) for one in golds if are_texts or isinstance(one, str)]
