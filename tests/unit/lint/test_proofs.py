"""Proofs of one look at a version: what is decided, and what their number leaves of it."""

from __future__ import annotations

import pytest

from workbench.analysis.compare import compare_pairs
from workbench.lint.finding import held_of
from workbench.lint.proof import Proof, corrected


def proof(better: int, worse: int = 0, n: int = 20) -> Proof:
    """Return a proof in which so many docs of n are better without the fault, and worse."""
    pairs = {i: (0.0, 1.0) if i < better else (0.5, 0.5) for i in range(n)}
    pairs = {i: (1.0, 1.0) if pair == (0.5, 0.5) else pair for i, pair in pairs.items()}
    pairs |= {n - 1 - i: (1.0, 0.0) for i in range(worse)}
    found = compare_pairs(pairs, "accuracy", ("with the fault", "without it"))
    return Proof(**vars(found), before=0.0, after=1.0, p_holm=found.p_value)


def test_a_proof_of_its_own_is_decided_by_its_own_test() -> None:
    """Six of six: 2 x 0.5^6 = 0.031; five of five: 0.0625."""
    assert proof(6).verdict == "6 better, 0 worse of 20: the fault costs 30 points"
    assert proof(0, 6).verdict.endswith("the fault gains 30 points")
    assert not proof(5).holds
    assert "undecided" in proof(5).verdict


def test_what_held_alone_may_not_hold_among_several() -> None:
    """0.031 x 2 is no longer below 0.05, and the sentence says what made it so; ten of ten,
    2 x 0.5^10 x 3 = 0.006, holds."""
    strong, weak, third = corrected([proof(10), proof(6), proof(6)])
    assert (strong.holds, weak.holds, third.holds) == (True, False, False)
    assert strong.p_holm == pytest.approx(6 * 0.5**10)
    assert weak.verdict == (
        "6 better, 0 worse of 20: undecided, since 3 proofs were made (p = 0.062 after Holm)"
    )
    assert strong.sentence.endswith("; p = 0.006 after Holm")
    assert held_of([strong, weak, third]) == "1 of 3 proofs hold after Holm"


def test_a_single_proof_is_not_counted() -> None:
    """There is nothing to say of how many hold."""
    (alone,) = corrected([proof(6)])
    assert alone.holds
    assert held_of([alone]) == held_of([]) == ""


def test_a_proof_is_printed_with_its_interval() -> None:
    """In one sentence with the means and the verdict."""
    found = proof(10)
    low, high = found.ci95
    assert f"95 % interval {low:+.3f} to {high:+.3f}" in found.sentence
    assert found.sentence.startswith("accuracy 0.000 with the fault, 1.000 without; 10 better")
