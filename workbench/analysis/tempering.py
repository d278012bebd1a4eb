"""Points drawn as often as they are likely, where hardly any of those drawn beforehand is likely.

Of points that are weighed once, a sharp likelihood leaves a handful. So a crowd of them goes from
what is thought beforehand to what the data say in steps, each of which leaves half of it, and after
each all wander by Metropolis's rule (sequential Monte Carlo: Del Moral, Doucet and Jasra 2006,
"Sequential Monte Carlo samplers", JRSS B 68).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

LEFT = 0.5
"""The share of the crowd that a step leaves, as the effective number of those weighed."""

WANDERS, LAST_WANDERS = 3, 9
STRIDE = 2.38
"""Times the crowd's own width over the root of the dimensions: Gelman, Roberts and Gilks 1996."""

SHORT = 0.3
"""Each third stride is so much shorter, for where the crowd is no ellipsoid."""

_BISECTIONS, _LEAST_STEP = 30, 1e-4


def tempered(
    points: Floats,
    before: Callable[[Floats], Floats],
    told: Callable[[Floats], Floats],
    draw: numpy.random.Generator,
) -> Floats:
    """Return points, [points, dimensions], drawn as often as `before` and `told` together make them
    likely, from such as `before` does. Both give logarithms, [points], up to a constant."""
    import numpy

    count, dimensions = points.shape
    done, prior, data = 0.0, before(points), told(points)
    while done < 1:
        step = _step(data, 1 - done, LEFT * count)
        done = min(1.0, done + step)
        weights = numpy.exp(step * (data - data.max()))
        kept = draw.choice(count, count, p=weights / weights.sum())
        points, prior, data = points[kept], prior[kept], data[kept]
        cover = numpy.cov(points.T) + 1e-9 * numpy.eye(dimensions)
        wide = STRIDE / math.sqrt(dimensions) * numpy.linalg.cholesky(cover).T
        for turn in range(WANDERS if done < 1 else LAST_WANDERS):
            stride = SHORT if turn % 3 == 2 else 1.0
            there = points + stride * draw.standard_normal(points.shape) @ wide
            prior_there, data_there = before(there), told(there)
            gain = prior_there - prior + done * (data_there - data)
            moves = numpy.log(draw.random(count)) < gain
            points[moves], prior[moves], data[moves] = (
                there[moves], prior_there[moves], data_there[moves],
            )  # fmt: skip
    return points


def _step(data: Floats, most: float, left: float) -> float:
    """Return how far to go, at most `most`, so that the weights are worth `left` points."""
    import numpy

    def worth(step: float) -> float:
        weights = numpy.exp(step * (data - data.max()))
        return float(weights.sum() ** 2 / (weights**2).sum())

    if worth(most) >= left:
        return most
    low, high = 0.0, most
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if worth(middle) > left else (low, middle)
    return max(low, _LEAST_STEP)
