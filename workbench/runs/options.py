"""The user's settings: listed here, and nowhere else.

The command line makes its flags of this list, `Session` and the widget take their names from it,
and `plan` lays what is set over the config.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from functools import partial
from operator import ge
from typing import Any, get_args

from workbench.answers.filters import read_filter
from workbench.answers.postprocess import postprocessor
from workbench.errors import SettingError, nearest
from workbench.io.files import is_whole
from workbench.io.given import is_number, is_whole_number, require
from workbench.prompts.chat import ChatTemplate
from workbench.prompts.fewshot import SAMPLERS
from workbench.tasks.bounds import MOST_DOCS, MOST_DRAWS, MOST_NEW_TOKENS, MOST_SHOTS, SEEDS
from workbench.types import Compat, Decoding, RenderSettings, SamplerName, Scope

SAMPLED_DRAWS = 4
"""How often each doc is answered when sampling, unless it is said. The variance that is between
draws falls as one over their number: a fourth of it is left, for four times the work."""


def _option(
    expected: str,
    fits: Callable[[Any], bool],
    default: Any = None,
    flag: tuple[str, str] = ("", ""),
    most: int | None = None,
) -> Any:
    """Return a field: what it may be, in words and as a test that None is never put to; of its
    flag on the command line the value's name and the help; and the largest that a number may be."""
    about = {"expected": expected, "fits": fits, "flag": flag, "most": most}
    return field(default=default, metadata=about)


def _is_seed(value: object) -> bool:
    return is_whole_number(value, SEEDS[0])


def _is_text(value: object) -> bool:
    return isinstance(value, str) and is_whole(value)


def _is_one_of(*known: str) -> Callable[[Any], bool]:
    return lambda value: value in known


@dataclass(frozen=True, slots=True)
class Options:
    """What a user may set. None means: as the config says.

    `sample_size` counts docs (None: all); `until` are stop sequences; `max_new_tokens` counts
    tokens of the model. `draws` is how often each doc is answered at a temperature above 0 (see
    `draws_at`). `metric` is the one that counts, in the place of the config's: one by the name that
    it has there, or any other (the plan says which there are); `filters` are lines, as
    `read_filter` takes them. `chat_template` says whether prompts are put into the model's: as one
    turn ("turn"), or with each shot as two of its own ("turns"). `group` is a field, by dots, in
    which rows that belong together agree (see `scoring.groups.questions_of`); "" takes each row for
    itself.
    """

    num_fewshot: int | None = _option(
        "a whole number, 0 or more",
        lambda n: is_whole_number(n, 0),
        flag=("K", "default: the config's"),
        most=MOST_SHOTS,
    )
    seed: int | None = _option(
        "a whole number",
        _is_seed,
        flag=("S", "of the shots and of r; default: 0"),
        most=SEEDS[-1],
    )
    sampler: SamplerName | None = _option(
        f"one of {', '.join(SAMPLERS)}", _is_one_of(*SAMPLERS), flag=("", "default: the config's")
    )
    shot_ids: tuple[int, ...] | None = _option(
        "ids of docs, such as (3, 7)",
        lambda ids: all(is_whole_number(shot, 0) for shot in ids),
        flag=("I,J", "for --sampler ids"),
    )
    description: str | None = _option(
        "a text of whole characters", _is_text, flag=("TEXT", "default: the config's")
    )
    sample_size: int | None = _option(
        "1 or more docs, or None for all",
        lambda n: is_whole_number(n, 1),
        default=50,
        most=MOST_DOCS,
    )
    scope: Scope | None = _option(
        "continuation or full", _is_one_of(*get_args(Scope)), flag=("", "what PPL sums over")
    )
    max_new_tokens: int | None = _option(
        "1 or more tokens",
        lambda n: is_whole_number(n, 1),
        flag=("T", "of an answer, at most"),
        most=MOST_NEW_TOKENS,
    )
    until: tuple[str, ...] | None = _option(
        "stop sequences of at least one character",
        lambda texts: isinstance(texts, tuple) and all(text and _is_text(text) for text in texts),
        flag=("S", "stop sequences, as they are"),
    )
    temperature: float | None = _option(
        "0 (greedy) or more, below 100",
        lambda x: is_number(x) and 0 <= x < 100,
        flag=("X", "0 is greedy"),
    )
    top_p: float | None = _option(
        "more than 0 and at most 1",
        lambda p: is_number(p) and 0 < p <= 1,
        flag=("P", "when sampling"),
    )
    draws: int | None = _option(
        "1 or more answers of each doc",
        lambda n: is_whole_number(n, 1),
        flag=("N", "answers of each doc when sampling; default: 4"),
        most=MOST_DRAWS,
    )
    metric: str | None = _option(
        "the name of a metric",
        lambda name: _is_text(name) and name != "",
        flag=("NAME", "one that the config names, or any of its kind; default: the config's"),
    )
    postprocess: str | None = _option(
        "the name of a post-processor, or ''",
        lambda name: callable(postprocessor(name)),
        flag=("NAME", "what makes an answer of a response; default: the config's"),
    )
    filters: tuple[str, ...] | None = _option(
        "lines such as 'regex (\\d+)' or 'take_first'",
        lambda lines: all(map(read_filter, lines)),
        flag=("LINE", "lm-evaluation-harness's, such as 'regex (\\d+)'"),
    )
    group: str | None = _option(
        "a field of the rows, or '' for none",
        lambda name: isinstance(name, str),
        flag=("FIELD", "rows that agree in it count as one; default: what the data marks"),
    )
    compat: Compat = _option(
        " or ".join(map(repr, get_args(Compat))),
        _is_one_of(*get_args(Compat)),
        default="",
        flag=("", "repeat its faults"),
    )
    chat_template: ChatTemplate = _option(
        "'' (none), 'turn' or 'turns'", _is_one_of(*get_args(ChatTemplate)), default=""
    )


OPTIONS = tuple(each.name for each in fields(Options))
PROMPT_OPTIONS = tuple(n for n in OPTIONS if n in {each.name for each in fields(RenderSettings)})
DECODING_OPTIONS = tuple(n for n in OPTIONS if n in {each.name for each in fields(Decoding)})
JUDGING_OPTIONS = ("metric", "postprocess", "filters")
GENERATING_OPTIONS = (*DECODING_OPTIONS, "postprocess", "filters")
"""What is about an answer that is generated: PPL reads none of it."""


def change_options(options: Options, **changes: Any) -> Options:
    """Return the options with `changes` made to them.

    Raises:
        SettingError: a name that is not an option's, or a value that it cannot have.
    """
    for name in changes:
        if name not in OPTIONS:
            raise SettingError(f"unknown setting {name!r}", fix=nearest(name, OPTIONS))
    for name in ("shot_ids", "until", "filters"):
        if isinstance(changes.get(name), list):
            changes[name] = tuple(changes[name])
    for name in ("compat", "chat_template"):
        if changes.get(name, "") is None:  # no config says anything of these
            changes[name] = ""
    changed = replace(options, **changes)
    for each in fields(Options):
        _require(changed, each.name, each.metadata["expected"], each.metadata["fits"])
        most = each.metadata["most"]
        if most is not None:
            _require(changed, each.name, f"{most:,} at most", partial(ge, most))
    if changed.temperature == 0:
        draws_at(0.0, changes.get("draws"))  # said at once, one of the two is a mistake
        changed = replace(changed, draws=None)  # set while sampling, it ends with it
    if changed.sampler == "ids":
        expected = "ids of docs, such as (3, 7), for the sampler 'ids'"
        _require(replace(changed, shot_ids=changed.shot_ids or ()), "shot_ids", expected, bool)
    return changed


def draws_at(temperature: float, draws: int | None) -> int:
    """Return how often each doc is answered at a temperature, where `draws` were asked for, or None
    for as many as are usual there.

    Raises:
        SettingError: several at temperature 0, where each would be the same.
    """
    if temperature == 0 and draws not in (None, 1):
        raise SettingError(
            "draws",
            expected="1 at temperature 0, where every draw is the same",
            seen=str(draws),
            fix="Leave draws out, or set a temperature above 0.",
        )
    return draws or (SAMPLED_DRAWS if temperature > 0 else 1)


def _require(options: Options, name: str, expected: str, fits: Callable[[Any], bool]) -> None:
    value = getattr(options, name)
    if value is not None:
        require(name, value, fits, expected)
