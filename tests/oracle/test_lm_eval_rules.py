"""The harness's small rules and ours, on texts that nobody chose: filters, metric, draws."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.answers.filters import apply_filters
from workbench.prompts.samplers.lm_eval import draw
from workbench.prompts.samplers.pool import PLAIN, POOL_MARK, SPARE, Pool
from workbench.scoring.metrics.lm_eval import GEN_METRICS
from workbench.types import Doc, RenderSettings

pytest.importorskip("lm_eval")

TEXTS = st.text(alphabet="abAB (1.)2,-: \n#yesno答", max_size=40)
NUMBERS = {"function": "regex", "regex_pattern": r"(-?[0-9.,]{2,})|(-?[0-9]+)"}
CHAINS: Sequence[Sequence[Mapping[str, Any]]] = (
    [{"function": "take_first"}],
    [NUMBERS, {"function": "take_first"}],
    [{**NUMBERS, "group_select": -1}, {"function": "remove_whitespace"},
     {"function": "take_first"}],
    [{"function": "regex"}, {"function": "take_first"}],
    [{"function": "regex", "regex_pattern": r"\(([AB])\)", "fallback": " none "}],
    [{"function": "regex", "regex_pattern": r"(x)|(a?)", "fallback": " none "}],
    [{"function": "lowercase"}, {"function": "take_first"}],
    [{"function": "uppercase"}, {"function": "majority_vote"}, {"function": "take_first"}],
    [{"function": "take_first_k", "k": 1}, {"function": "take_first"}],
    [{"function": "remove_whitespace"}, {"function": "map", "mapping_dict": {"a": "1", "b": "2"},
                                         "default_value": "0"}, {"function": "take_first"}],
    [{"function": "take_first"}, {"function": "lowercase"}],
)  # fmt: skip
BY_CHOICE: Sequence[Sequence[Mapping[str, Any]]] = (
    [{"function": "multi_choice_regex", "regex_pattern": r"(\([AB]\))", "ignore_case": True,
      "ignore_punctuation": True, "regexes_to_ignore": ["o"]}, {"function": "take_first"}],
    [{"function": "multi_choice_regex", "regex_pattern": r"answer (\d)", "group_select": -1},
     {"function": "take_first"}],
)  # fmt: skip
ROW = {"choices": ["yes", "no", "yes, no", "A"]}


def theirs_of(chain: Sequence[Mapping[str, Any]], responses: Sequence[str]) -> list[list[str]]:
    """Return what the harness's filters leave of each response."""
    from lm_eval.api.instance import Instance
    from lm_eval.filters import build_filter_ensemble

    steps: Any = [
        (step["function"], {key: value for key, value in step.items() if key != "function"})
        for step in chain
    ]
    instances = []
    for response in responses:
        instance = Instance(request_type="generate_until", doc=ROW, arguments=("", {}), idx=0)
        instance.resps = [response]
        instances.append(instance)
    build_filter_ensemble("x", steps).apply(instances)
    left = [instance.filtered_resps["x"] for instance in instances]
    return [[one] if isinstance(one, str) else list(one) for one in left]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: "+".join(s["function"] for s in chain))
@given(response=TEXTS)
def test_filters_take_what_the_harnesss_take(
    chain: Sequence[Mapping[str, Any]], response: str
) -> None:
    """A chain of filters leaves the same text of any response."""
    assert list(apply_filters(chain, response, ROW)) == theirs_of(chain, [response])[0]


@pytest.mark.parametrize("chain", BY_CHOICE, ids=["letter", "number"])
def test_a_letter_is_found_by_its_choice_as_the_harness_finds_it(
    chain: Sequence[Mapping[str, Any]],
) -> None:
    """The pattern first, then a choice's own text, the longest first, then a letter after a
    colon (over 200 drawn texts at once: the harness reads all of Unicode for each call)."""
    drawn = random.Random(5)
    words = [
        "yes",
        "no",
        "n,o",
        "A",
        "(B)",
        ": B",
        ":C",
        "answer 2",
        "answer 31",
        ".",
        "",
        "yes, no",
    ]
    texts = [drawn.choice(["", " "]).join(drawn.choices(words, k=4)) for _ in range(200)]
    ours = [list(apply_filters(chain, text, ROW)) for text in texts]
    assert ours == theirs_of(chain, texts)
    assert len({tuple(one) for one in ours}) > 3


OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "ignore_case": st.booleans(),
        "ignore_punctuation": st.booleans(),
        "ignore_numbers": st.booleans(),
        # An empty list makes the harness compare all golds at once with the answer.
        "regexes_to_ignore": st.lists(
            st.sampled_from([" ", r"\s+", "^the", ",", "[0-9]$"]), min_size=1
        ),
    },
)


@given(options=OPTIONS, gold=TEXTS, answer=TEXTS)
def test_exact_match_is_the_harnesss(options: dict[str, Any], gold: str, answer: str) -> None:
    """One gold and one answer score the same, whatever is ignored."""
    from lm_eval.api.metrics import exact_match_fn

    theirs = exact_match_fn(references=[gold], predictions=[answer], **options)["exact_match"]
    metric = GEN_METRICS["lm_eval_exact_match"](options, "")
    assert metric({}, gold, (answer,)).value == float(theirs)


@given(options=OPTIONS, golds=st.lists(TEXTS, min_size=1, max_size=4), answer=TEXTS)
def test_any_of_several_golds_counts(
    options: dict[str, Any], golds: list[str], answer: str
) -> None:
    """With several golds the harness scores 1 where one of them is equal."""
    from lm_eval.api.metrics import exact_match_fn

    found = exact_match_fn(references=golds, predictions=[answer] * len(golds), **options)
    metric = GEN_METRICS["lm_eval_exact_match"](options, "")
    assert metric({}, tuple(golds), (answer,)).value == float(found["exact_match"] > 0)


@given(
    contents=st.lists(st.integers(0, 6), min_size=4, max_size=12),
    k=st.integers(1, 3),
    seed=st.integers(0, 2**31),
    own_pool=st.booleans(),
)
def test_shots_are_drawn_as_the_harness_draws(
    contents: list[int], k: int, seed: int, own_pool: bool
) -> None:
    """Document by document from one stream: with the docs themselves as the pool, one more is
    drawn and copies of the doc are dropped; from a pool of its own, k are drawn as they come."""
    from lm_eval.api.samplers import ContextSampler

    rows = [{"x": content} for content in contents]
    sampler = ContextSampler(rows).set_rnd(seed)
    settings = RenderSettings(num_fewshot=k, seed=seed, sampler="lm-eval")
    mark = {POOL_MARK: PLAIN} if own_pool else {}
    pool = Pool(tuple(Doc(i, {**row, **mark}) for i, row in enumerate(rows)), separate=own_pool)
    order = list(range(len(rows)))
    expected: dict[int, list[int] | None] = {}
    for place in order:
        try:
            shots = sampler.sample(k, None if own_pool else rows[place])
        except ValueError:  # fewer than k docs differ from this one: the harness fails here
            return
        expected[place] = [shot["x"] for shot in shots]
    random.Random(seed).shuffle(order)  # whichever doc is asked for first
    for place in order:
        got = [shot.data["x"] for shot in draw(pool, Doc(place, rows[place]), settings)]
        assert got == expected[place]


def test_a_pool_that_says_so_is_drawn_from_with_a_spare() -> None:
    """Rows marked SPARE: k + 1 are drawn from a few-shot file too, and copies are dropped."""
    from lm_eval.api.samplers import ContextSampler

    rows = [{"x": i} for i in range(9)]
    docs = [{"x": i} for i in (3, 20, 7, 0)]
    sampler = ContextSampler(rows).set_rnd(1234)
    pool = Pool(tuple(Doc(i, {**row, POOL_MARK: SPARE}) for i, row in enumerate(rows)), True)
    settings = RenderSettings(num_fewshot=4, seed=1234, sampler="lm-eval")
    for i, doc in enumerate(docs):
        theirs = [shot["x"] for shot in sampler.sample(4, doc)]
        assert [shot.data["x"] for shot in draw(pool, Doc(i, doc), settings)] == theirs
