"""A tree of token sequences: what is shared is there once, and a block sees what it must."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from workbench.models.encoding import Encoded
from workbench.models.memory.budgets import BLOCK
from workbench.models.ppl.tree import (
    Block,
    Tree,
    blocks,
    build_tree,
    cut,
    moves,
    visible,
)

SMALL = [
    Encoded((1, 2, 3, 9), 3),
    Encoded((1, 2, 3, 8), 2),
    Encoded((1, 2, 5, 5, 9), 1),
    Encoded((1, 7), 1),
    Encoded((4, 4), 1),
]
"""Read are 1 2 3 (twice), 1 2 5 5, 1, and 4: in depth-first order 1 2 3 5 5 4."""


def drawn(seed: int) -> list[Encoded]:
    """Return different random texts over three tokens, so that many share a beginning."""
    r = random.Random(seed)
    made: dict[Encoded, None] = {}
    for _ in range(r.randrange(1, 25)):
        ids = tuple(r.choices((0, 1, 70_000), k=r.randrange(2, 30)))
        made[Encoded(ids, r.randrange(1, len(ids)))] = None
    return list(made)


def prefixes(texts: list[Encoded]) -> set[tuple[int, ...]]:
    """Return every beginning of what is read of the texts."""
    return {text.ids[:end] for text in texts for end in range(1, len(text.ids))}


def above(tree: Tree, node: int) -> list[int]:
    """Return the nodes from the root to `node`, itself included."""
    found = [node]
    while (parent := int(tree.parents[found[0]])) >= 0:
        found.insert(0, parent)
    return found


def test_a_small_tree_by_hand() -> None:
    """Six nodes for twelve tokens that are read; letters ask the same node."""
    tree = build_tree(SMALL)
    assert tree.tokens.tolist() == [1, 2, 3, 5, 5, 4]
    assert tree.depths.tolist() == [0, 1, 2, 2, 3, 0]
    assert tree.parents.tolist() == [-1, 0, 1, 1, 3, -1]
    assert tree.ends.tolist() == [5, 5, 3, 5, 5, 6]
    assert tree.starts.tolist() == [0, 1, 3, 7, 8, 9]
    assert tree.asked.tolist() == [2, 1, 2, 0, 1, 3, 4, 0, 5]
    assert tree.targets.tolist() == [9, 3, 8, 2, 5, 5, 9, 7, 4]
    assert (tree.size, tree.height) == (6, 4)


@pytest.mark.parametrize("seed", range(30))
def test_a_tree_has_a_node_for_each_distinct_prefix(seed: int) -> None:
    """No more and no fewer, and the node that is asked for a token is the text before it."""
    texts = drawn(seed)
    tree = build_tree(texts)
    texts_of = [tuple(int(tree.tokens[n]) for n in above(tree, k)) for k in range(tree.size)]
    assert len(set(texts_of)) == tree.size
    assert set(texts_of) == prefixes(texts)
    for place, text in enumerate(texts):
        for at in range(text.start, len(text.ids)):
            pair = int(tree.starts[place]) + at - text.start
            assert texts_of[tree.asked[pair]] == text.ids[:at]
            assert tree.targets[pair] == text.ids[at]


@pytest.mark.parametrize("seed", range(10))
def test_descendants_are_an_interval(seed: int) -> None:
    """A node is above exactly those from itself to before its end."""
    tree = build_tree(drawn(seed))
    ancestors = [set(above(tree, node)) for node in range(tree.size)]
    for node in range(tree.size):
        family = {other for other in range(tree.size) if node in ancestors[other]}
        assert family == set(range(node, int(tree.ends[node])))


def test_the_order_of_the_texts_changes_no_tree() -> None:
    """Shuffled texts have the same nodes, and each asks the same ones."""
    texts = drawn(3)
    tree = build_tree(texts)
    order = list(range(len(texts)))
    random.Random(0).shuffle(order)
    other = build_tree([texts[place] for place in order])
    assert other.tokens.tolist() == tree.tokens.tolist()
    for new, old in enumerate(order):
        mine = other.asked[other.starts[new] : other.starts[new + 1]]
        assert mine.tolist() == tree.asked[tree.starts[old] : tree.starts[old + 1]].tolist()


@pytest.mark.parametrize(("size", "rows"), [(1, 99), (5, 99), (99, 3), (7, 2), (10_000, 10_000)])
def test_chunks_are_as_large_as_they_may_be(size: int, rows: int) -> None:
    """They follow each other from first to last node; one node more would be too many."""
    tree = build_tree(drawn(5))
    computed = np.arange(tree.size) % 3 > 0
    asked = np.isin(np.arange(tree.size), tree.asked)
    found = list(cut(tree, computed, size, rows))
    assert [start for start, _ in found] == [0, *(stop for _, stop in found[:-1])]
    assert found[-1][1] == tree.size
    for start, stop in found:
        assert computed[start:stop].sum() <= size and asked[start:stop].sum() <= rows
        if stop < tree.size:
            wider = slice(start, stop + 1)
            assert computed[wider].sum() > size or asked[wider].sum() > rows


def test_a_hundred_letters_are_one_node_to_ask() -> None:
    """What is read of texts that differ in their last token alone is read once."""
    tree = build_tree([Encoded((1, 2, last), 2) for last in range(100)])
    assert tree.size == 2
    assert set(tree.asked.tolist()) == {1}


@pytest.mark.parametrize("call", [0.0, 50.0, 1e9])
@pytest.mark.parametrize("seed", range(8))
def test_blocks_see_ancestors_and_nothing_else(seed: int, call: float) -> None:
    """Walking the blocks as a path buffer is filled, every node sees the slots of its ancestors
    and itself: whatever a call costs, and wherever the chunks are cut."""
    tree = build_tree(drawn(seed))
    slots: dict[int, int] = {}
    everything = np.ones(tree.size, np.bool_)
    met: list[int] = []
    for start, stop in cut(tree, everything, 1 + seed * 4, tree.size):
        for block in blocks(tree, start, stop, everything, call):
            own = np.arange(block.start, block.stop)
            slots |= {block.base + place: int(node) for place, node in enumerate(own)}
            for node, seen in zip(own, visible(tree, block, own), strict=True):
                assert [slots[int(slot)] for slot in np.flatnonzero(seen)] == above(tree, int(node))
            change = moves(tree, block)
            if change is not None:
                nodes = [slots[int(slot)] for slot in change[0]]
                slots |= {change[1] + place: node for place, node in enumerate(nodes)}
            met += own.tolist()
    assert met == list(range(tree.size))


def test_a_window_hides_what_is_further_back() -> None:
    """With a window of 2 a node sees its parent and itself."""
    tree = build_tree([Encoded((1, 2, 3, 4, 5), 4), Encoded((1, 2, 8, 9), 3)])
    assert tree.tokens.tolist() == [1, 2, 3, 4, 8]
    seen = visible(tree, Block(0, 5, 0), np.arange(5), window=2)
    assert [np.flatnonzero(row).tolist() for row in seen] == [[0], [0, 1], [1, 2], [2, 3], [1, 4]]


def test_branches_share_a_call_where_that_is_cheaper() -> None:
    """Two branches of 2 after a trunk of 9: together they look at 4 × 13 = 52 pairs, one by one
    at 2 × 11 + 2 × 11 = 44, so they are together when a call costs 8 pairs or more."""
    trunk = tuple(range(9))
    tree = build_tree([Encoded((*trunk, *end, 0), 10) for end in ((20, 21), (30, 31))])
    everything = np.ones(tree.size, np.bool_)
    for call, expected in ((7.9, [2, 2]), (8.0, [4])):
        found = blocks(tree, 9, tree.size, everything, call)
        assert [block.stop - block.start for block in found] == expected


def test_blocks_have_room_behind_the_longest_text() -> None:
    """However dear a call is, no block is larger than what the buffer holds."""
    tree = build_tree([Encoded((n, *range(40), 0), 1) for n in range(100)])
    everything = np.ones(tree.size, np.bool_)
    found = blocks(tree, 0, tree.size, everything, 1e12)
    sizes = [block.stop - block.start for block in found]
    assert sum(sizes) == tree.size
    assert max(sizes) <= BLOCK
    assert all(a + b > BLOCK for a, b in itertools.pairwise(sizes))
