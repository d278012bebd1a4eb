"""Samplers: seeded, nested, and never the doc itself."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.errors import SettingError
from workbench.prompts.fewshot import SAMPLERS, choose_shots
from workbench.prompts.samplers.pool import Pool
from workbench.types import Doc, RenderSettings, SamplerName

DOCS = tuple(Doc(i, {"question": f"q{i}"}) for i in range(12))
NAMES = ("fixed", "per_doc", "first_n", "ids")
"""The workbench's own samplers; the systems' are compared with the systems."""


def ids(doc: Doc, k: int, sampler: str, *, seed: int = 0, pool: Pool | None = None) -> list[int]:
    settings = RenderSettings(
        num_fewshot=k,
        seed=seed,
        sampler=sampler,  # type: ignore[arg-type]
        shot_ids=tuple(range(11, -1, -1)),
    )
    return [shot.id for shot in choose_shots(pool or Pool(DOCS), doc, settings)]


def test_the_vocabulary_names_every_sampler() -> None:
    """`SamplerName` and the table of samplers list the same names."""
    assert set(get_args(SamplerName)) == set(SAMPLERS)


@given(
    sampler=st.sampled_from(NAMES),
    doc=st.sampled_from(DOCS),
    k=st.integers(1, 11),
    seed=st.integers(-(2**40), 2**40),
)
def test_shots_are_distinct_and_never_the_doc(sampler: str, doc: Doc, k: int, seed: int) -> None:
    """Every sampler of ours gives k different docs, and never the doc itself."""
    shots = ids(doc, k, sampler, seed=seed)
    assert len(set(shots)) == k
    assert doc.id not in shots


@pytest.mark.parametrize(
    ("sampler", "separate", "said"),
    [
        ("fixed", True, "13 docs besides doc 40 itself; saw 12"),
        ("fixed", False, "13 docs besides doc 3 itself; saw 11"),
        ("first_n", True, "13 docs besides doc 40 itself; saw 12"),
        ("freeeval", True, "13 docs besides doc 40 itself; saw 12"),
        ("opencompass", True, "13 docs besides doc 40 itself; saw 12"),
        ("lm-eval", True, "13 docs besides doc 40 itself; saw 12"),
        ("lm-eval", False, "at least 14: lm-evaluation-harness draws one more; saw 12"),
    ],
)
def test_too_few_docs_are_counted(sampler: str, separate: bool, said: str) -> None:
    """Where there are fewer docs than shots, it says how many there are."""
    doc = Doc(40, {"question": "another"}) if separate else DOCS[3]
    with pytest.raises(SettingError) as caught:
        ids(doc, 13, sampler, pool=Pool(DOCS, separate=separate))
    assert said in str(caught.value)


def test_copies_do_not_count_among_the_docs_that_may_be_shots() -> None:
    """The harness's draw leaves out the doc's copies, and they are no docs besides it; a doc before
    that has too few stops none behind it."""
    docs = (*(Doc(i, {"question": "same"}) for i in range(3)), Doc(3, {"question": "other"}))
    with pytest.raises(SettingError, match="2 docs besides doc 0 itself; saw 1"):
        ids(docs[0], 2, "lm-eval", pool=Pool(docs))
    assert len(ids(docs[3], 2, "lm-eval", pool=Pool(docs))) == 2


@given(sampler=st.sampled_from(NAMES), doc=st.sampled_from(DOCS), k=st.integers(1, 10))
def test_fewer_shots_are_the_first_of_more(sampler: str, doc: Doc, k: int) -> None:
    """A sweep over k adds shots and changes none."""
    assert ids(doc, k + 1, sampler)[:k] == ids(doc, k, sampler)


def test_fixed_shots_are_the_same_for_every_doc_but_themselves() -> None:
    """Docs that are no shots share theirs; a shot gets the next in line in its own place."""
    shared = ids(DOCS[0], 3, "fixed", seed=5)
    others = [doc for doc in DOCS if doc.id not in shared]
    assert all(ids(doc, 3, "fixed", seed=5) == shared for doc in others if doc.id != 0)
    own = ids(DOCS[shared[0]], 3, "fixed", seed=5)
    assert own[:2] == shared[1:]
    assert own[2] not in shared


def test_per_doc_shots_differ_between_docs_and_seeds() -> None:
    """Each doc and each seed has a stream of its own."""
    drawn = {tuple(ids(doc, 4, "per_doc", seed=seed)) for doc in DOCS for seed in range(3)}
    assert len(drawn) > 30


def test_first_n_takes_file_order() -> None:
    """first_n counts from the top and passes over the doc."""
    assert ids(DOCS[1], 3, "first_n") == [0, 2, 3]


def test_ids_come_in_the_given_order_and_the_spare_takes_a_doc_s_place() -> None:
    """shot_ids 11, 10, 9, …: doc 10 sees 11, 9, 8."""
    assert ids(DOCS[0], 3, "ids") == [11, 10, 9]
    assert ids(DOCS[10], 3, "ids") == [11, 9, 8]


def test_a_doc_of_equal_content_is_never_a_shot() -> None:
    """A duplicated row, here or in a separate pool, would show its own answer."""
    doubled = (*DOCS, Doc(12, dict(DOCS[0].data)))
    for sampler in ("fixed", "per_doc", "first_n"):
        assert 12 not in ids(DOCS[0], 11, sampler, pool=Pool(doubled))
    assert 0 not in ids(Doc(7, {"question": "q0"}), 11, "fixed", pool=Pool(DOCS, separate=True))


def test_a_separate_pool_has_ids_of_its_own() -> None:
    """Doc 3 of the test split may see doc 3 of the train split."""
    assert 3 in ids(Doc(3, {"question": "new"}), 12, "fixed", pool=Pool(DOCS, separate=True))


def test_too_many_shots_say_how_many_there_are() -> None:
    """The message has what was asked for and what there is."""
    with pytest.raises(SettingError, match="12 docs besides doc 0 itself; saw 11"):
        ids(DOCS[0], 12, "fixed")


def test_unknown_shot_ids_are_named() -> None:
    """An id that the pool does not have is an error, not a missing shot."""
    settings = RenderSettings(num_fewshot=1, sampler="ids", shot_ids=(99,))
    with pytest.raises(SettingError, match="99"):
        choose_shots(Pool(DOCS), DOCS[0], settings)
