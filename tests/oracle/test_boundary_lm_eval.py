"""lm-evaluation-harness, run beside us on the same tiny model: its boundary and its sums."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from workbench.models.encoding import encode_pair, split_pair
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.settings import LoadSettings
from workbench.types import Loglikelihood, LoglikelihoodRequest

from ..model.conftest import save_tiny

HEADS = ["", "Question: What is 3 + 4?", "今天天气", "Emoji 🙂🙂", "A. yes\nB. no", "The answer is"]
BORDERS = ["", " ", "  ", "\n", "\n\n", " \n", "\u3000", "\t"]
TAILS = ["Paris", " (B)", "12.", "气很好", "🙂", "\nA", "café naïve", " maybe\n"]

MERGING = [
    ("The ans", "wer is 12"),
    ("Question: What is 1", "2 + 4"),
    ("Question: Wh", "at is the answer?"),
    ("A. yes\nB. n", "ever"),
    ("今天", "气很好"),
    ("Par", "is is the capital"),
]
"""Where tokens merge at the border."""


def pairs() -> list[tuple[str, str]]:
    """Return 60 pairs, among them empty contexts and every border; blank contexts have none of
    the harness's own rule (it refuses them where no BOS is added) and are left out."""
    drawn = random.Random(20)
    made = [("", tail) for tail in TAILS]
    made += MERGING
    while len(made) < 60:
        head = drawn.choice(HEADS)
        context = head + drawn.choice(BORDERS) if head else ""
        made.append((context, drawn.choice(TAILS) + drawn.choice(["", " ", "天", " yes"])))
    return made


@pytest.fixture(scope="module", params=["gpt2", "llama", "qwen2"])
def both(request: pytest.FixtureRequest, tmp_path_factory: Any) -> tuple[Any, HFModel]:
    """The harness's model and ours, on the same folder."""
    huggingface = pytest.importorskip("lm_eval.models.huggingface")
    folder: Path = save_tiny(request.param, tmp_path_factory.mktemp("oracle") / request.param)
    theirs = huggingface.HFLM(pretrained=str(folder), device="cpu", dtype="float32", batch_size=4)
    settings = LoadSettings(device="cpu", max_batch_tokens=300)
    return theirs, load_hf_model(str(folder), settings=settings)


def test_the_boundary_is_the_harnesss(both: tuple[Any, HFModel]) -> None:
    """The tokens before and after the border are the same ids."""
    theirs, ours = both
    checked = 0
    for context, continuation in pairs():
        if not split_pair(context, continuation)[0]:
            continue
        before, scored = theirs._encode_pair(context, continuation)
        if not scored:
            continue
        got = encode_pair(ours._tokenizer, context, continuation)
        assert (len(before), tuple(scored)) == (got.start, got.scored), (context, continuation)
        checked += 1
    assert checked >= 40


def test_the_sums_are_the_harnesss(both: tuple[Any, HFModel]) -> None:
    """Log-likelihoods agree within 1e-4 nats, and so do the greedy flags, unless tokens merge at
    the border: the harness has the model read another text there, or nothing is left to score."""
    from lm_eval.api.instance import Instance

    theirs, ours = both
    parts = {pair: theirs._encode_pair(*pair) for pair in pairs() if pair[0]}
    merging = [pair for pair, (c, t) in parts.items() if c + t != theirs.tok_encode("".join(pair))]
    asked = [pair for pair in pairs() if pair not in merging]
    assert len(asked) > 50
    instances = [
        Instance(request_type="loglikelihood", doc={}, arguments=pair, idx=index)
        for index, pair in enumerate(asked)
    ]
    expected = theirs.loglikelihood(instances, disable_tqdm=True)
    requests = [LoglikelihoodRequest(*pair) for pair in asked]
    got = dict(item for item in ours.loglikelihoods(requests) if item is not None)
    for index, (total, greedy) in enumerate(expected):
        answer = got[index]
        assert isinstance(answer, Loglikelihood)
        assert answer.sum == pytest.approx(total, abs=1e-4), asked[index]
        assert answer.is_greedy == greedy
