"""The library that multiplies faster is taken, where it makes the same numbers, and a model is left
as it was."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.nn.functional import linear
from transformers import AutoModelForCausalLM
from transformers.pytorch_utils import Conv1D

from workbench.models.layers import products
from workbench.models.layers.lean import lean
from workbench.models.layers.network import Network
from workbench.models.layers.products import Layers, add_product, onednn, product


def refusing(*_: torch.Tensor) -> torch.Tensor:
    """Fail as an operator does that does not know such tensors."""
    raise RuntimeError("could not create a primitive descriptor")


def missing(*_: torch.Tensor) -> torch.Tensor:
    """Fail as a torch without the operator does."""
    return torch.ops.mkldnn._no_such_product(*_)


def slow(states: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Return the right numbers, late."""
    time.sleep(0.02)
    return linear(states, weight)


def wrong(states: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Return other numbers at once."""
    return torch.zeros(len(states), len(weight))


def nan(states: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    """Return no numbers at once."""
    return torch.full((len(states), len(weight)), float("nan"))


class Instant:
    """The right numbers, which took time the first time alone."""

    def __init__(self) -> None:
        self.made: torch.Tensor | None = None

    def __call__(self, states: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        if self.made is None:
            self.made = linear(states, weight)
        return self.made


@pytest.mark.parametrize(
    ("multiply", "is_taken"),
    [
        (refusing, False),
        (missing, False),
        (slow, False),
        (wrong, False),
        (nan, False),
        (Instant(), True),
    ],
)
def test_what_is_faster_and_right_is_taken(
    monkeypatch: pytest.MonkeyPatch, multiply: Callable[..., torch.Tensor], is_taken: bool
) -> None:
    """oneDNN is left alone where it is missing, fails, is slow, or makes other numbers. The
    user's random numbers stay the same."""
    monkeypatch.setattr(products, "onednn", multiply)
    before = torch.random.get_rng_state()
    assert products.is_faster.__wrapped__(torch.get_num_threads()) is is_taken
    assert torch.equal(before, torch.random.get_rng_state())


@torch.inference_mode()
@pytest.mark.parametrize("rows", [1, 3, 12, 64, 100, 506, 513])
@pytest.mark.parametrize("has_bias", [False, True])
@pytest.mark.usefixtures("library")
def test_both_make_the_same_numbers(rows: int, has_bias: bool) -> None:
    """Written and added, with rows that lie apart in memory, too: those of float64."""
    torch.manual_seed(0)
    states, weight, hidden = torch.randn(rows, 40), torch.randn(50, 40), torch.randn(rows, 50)
    bias = torch.randn(50) if has_bias else None
    wanted = linear(states.double(), weight.double(), None if bias is None else bias.double())
    table = torch.zeros(rows, 120)
    for out in (torch.empty(rows, 50), table[:, 30:80]):
        assert torch.allclose(product(states, weight, bias, out).double(), wanted, atol=1e-4)
    added = hidden.clone()
    add_product(added, states, weight, bias)
    assert torch.allclose(added.double(), hidden + wanted, atol=1e-4)
    assert not table[:, :30].any() and not table[:, 80:].any()


class Small(torch.nn.Module):
    """A linear layer, one of GPT-2's kind, and one that is not torch's own."""

    def __init__(self) -> None:
        super().__init__()
        self.first = torch.nn.Linear(8, 6)
        self.second = Conv1D(5, 6)
        self.other = torch.nn.modules.linear.NonDynamicallyQuantizableLinear(5, 5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Return what all three make of `x`."""
        return self.other(self.second(self.first(x)))


KINDS = [torch.nn.Linear, Conv1D, torch.nn.modules.linear.NonDynamicallyQuantizableLinear]


def kinds(model: Small) -> list[type]:
    """Return the classes of the model's layers."""
    return [type(layer) for layer in (model.first, model.second, model.other)]


def called(monkeypatch: pytest.MonkeyPatch) -> list[torch.Size]:
    """Collect the shapes that oneDNN multiplies."""
    seen: list[torch.Size] = []

    def watched(states: torch.Tensor, *rest: Any) -> torch.Tensor:
        seen.append(states.shape)
        return onednn(states, *rest)

    monkeypatch.setattr(products, "onednn", watched)
    return seen


def test_a_model_is_left_as_it_was(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its plain layers are another kind during a pass alone, also when that fails or another pass
    is inside it."""
    torch.manual_seed(0)
    model, x = Small(), torch.randn(2, 9, 8)
    wanted = model(x)
    seen = called(monkeypatch)
    layers = Layers(model)
    for _ in range(2):
        with layers.at_best(), torch.inference_mode():
            assert (kinds(model) != KINDS) == (library == "oneDNN")
            with layers.at_best():
                assert torch.allclose(model(x), wanted, atol=1e-5)
        assert kinds(model) == KINDS
    assert seen == [(16, 8), (16, 6)] * 2 * (library == "oneDNN")  # 18 rows: two are left
    with pytest.raises(ZeroDivisionError), layers.at_best():
        raise ZeroDivisionError
    assert kinds(model) == KINDS


@pytest.mark.usefixtures("library")
def test_layers_of_our_own_are_known_meanwhile(folders: dict[str, Path]) -> None:
    """Where another network runs the same model just then."""
    model = AutoModelForCausalLM.from_pretrained(folders["llama"])
    with Layers(model).at_best():
        assert lean(model) is not None


@torch.inference_mode()
def test_rows_are_multiplied_in_blocks_of_few_sizes(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many rows there are: each new size would cost time and memory that stays."""
    seen = called(monkeypatch)
    weight, room = torch.randn(6, 8), torch.empty(1_000, 6)
    for rows in range(1_000):
        product(torch.randn(rows, 8), weight, None, room[:rows])
    sizes = {shape[0] for shape in seen}
    assert sizes == (set(products.BLOCKS) if library == "oneDNN" else set())
    assert [products.blocks(rows) for rows in (7, 8, 23, 24)] == [(), (16,), (16,), (32,)]
    assert products.blocks(701) == (256, 512, 640, 704)


@pytest.mark.usefixtures("library")
def test_what_learns_meanwhile_is_not_disturbed() -> None:
    """Another thread may train the model while the workbench runs it."""
    model, x = Small(), torch.randn(16, 8)
    model(x).sum().backward()
    wanted = [parameter.grad for parameter in model.parameters()]
    model.zero_grad()
    with Layers(model).at_best():
        model(x).sum().backward()
    for parameter, grad in zip(model.parameters(), wanted, strict=True):
        assert grad is not None and parameter.grad is not None
        assert torch.equal(parameter.grad, grad)


@pytest.mark.usefixtures("library")
def test_other_types_are_left_to_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model in float64, or one that becomes bfloat16 later, never meets oneDNN's float32."""
    seen = called(monkeypatch)
    for dtype in (torch.float64, torch.bfloat16):
        model = Small()
        layers = Layers(model)
        model.to(dtype)
        with layers.at_best(), torch.inference_mode():
            assert model(torch.randn(16, 8, dtype=dtype)).dtype == dtype
    assert seen == []


@torch.inference_mode()
@pytest.mark.usefixtures("library")
def test_weights_with_gaps_are_left_to_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """oneDNN has no fast way for a matrix whose rows lie apart: 1,000 times as slow."""
    seen = called(monkeypatch)
    states, wide, out = torch.randn(16, 8), torch.randn(6, 16), torch.empty(16, 6)
    assert torch.allclose(product(states, wide[:, :8], None, out), states @ wide[:, :8].T)
    assert seen == []


def test_small_products_are_left_to_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a product is done before oneDNN has made its program."""
    monkeypatch.setattr(products, "is_faster", lambda _: True)
    monkeypatch.setattr(products, "LEAST", 32 * 8 * 6)
    seen = called(monkeypatch)
    model = Small()
    with Layers(model).at_best(), torch.inference_mode():
        for rows in (31, 32):
            model(torch.randn(rows, 8))
    assert seen == [(32, 8)]


def test_a_network_takes_the_faster_one(
    library: str, monkeypatch: pytest.MonkeyPatch, folders: dict[str, Path]
) -> None:
    """A forward pass of a whole model has its products made by it."""
    model = AutoModelForCausalLM.from_pretrained(folders["gpt2"])
    seen = called(monkeypatch)
    ids = torch.arange(16)[None]
    Network(model).forward(ids, torch.ones_like(ids), 0)
    assert len(seen) == (4 * 2 + 1) * (library == "oneDNN")
