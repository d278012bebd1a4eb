"""A block's mask, on a device whose kernels read it in strides of 16 bytes."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from workbench.models.encoding import Encoded
from workbench.models.ppl.path import Chunk
from workbench.models.ppl.tree import Block, build_tree


@pytest.mark.parametrize("begun", [1, 7, 20])
def test_elsewhere_than_on_a_cpu_a_mask_begins_where_its_memory_does(begun: int) -> None:
    """That of a straight block is part of one which serves all such blocks; on a CPU a view."""
    tree = build_tree([Encoded(tuple(range(41)), 1)])
    nodes, rows = np.arange(begun, begun + 9), np.full(tree.size, -1)
    for device, is_view in (("cpu", True), ("meta", False)):
        chunk = Chunk(tree, begun + 9, nodes, nodes, rows, [Block(begun, begun + 9, begun)])
        mask = chunk.mask("computed", 0, None, 1, torch.empty(0, device=device))
        assert mask is not None
        assert mask.shape == (9, begun + 9)
        assert (mask.storage_offset() > 0) is is_view
        assert mask.is_contiguous() is not is_view
