"""The loss curve of a training run: a short table from its log, and a picture of that.

    python -m training.curve models/teaching.training/log.jsonl --out models/teaching

writes `loss.csv` (the mean loss of every half million tokens) and `loss.png` into a folder.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.analysis.plots import COLOURS, INK, finish, new_figure, save_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BIN_TOKENS = 500_000
POINTS = 250


@dataclass(frozen=True)
class Point:
    """The mean loss (nats per answer token) of the steps that end at up to `tokens` tokens."""

    tokens: int
    loss: float
    steps: int


def read_log(path: Path) -> list[tuple[int, float]]:
    """Return (tokens seen, loss) of each step of a training log.

    Raises OSError for a file that cannot be read, ValueError for one that is no such log.
    """
    entries = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    try:
        return [(int(entry["tokens"]), float(entry["loss"])) for entry in entries]
    except (KeyError, TypeError) as error:
        raise ValueError(f"{path} is no log of a training run: {error!r}") from error


def thin(steps: Iterable[tuple[int, float]], bin_tokens: int = BIN_TOKENS) -> list[Point]:
    """Return the mean loss of each bin of `bin_tokens` tokens that has a step."""
    bins: dict[int, list[float]] = {}
    for tokens, loss in steps:
        bins.setdefault(-(-tokens // bin_tokens), []).append(loss)
    return [
        Point(number * bin_tokens, sum(losses) / len(losses), len(losses))
        for number, losses in sorted(bins.items())
    ]


def plot_loss(points: Sequence[Point]) -> Figure:
    """Draw the loss against the tokens seen, with the last mean marked.

    A bin with less than half of the steps of the fullest, as the last may be, is left out.
    """
    figure, axes = new_figure(6.4, 3.4)
    fullest = max(point.steps for point in points)
    points = [point for point in points if 2 * point.steps >= fullest]
    last = points[-1]
    axes.plot(
        [point.tokens / 1e6 for point in points],
        [point.loss for point in points],
        color=COLOURS[0],
        linewidth=1.6,
    )
    axes.plot([last.tokens / 1e6], [last.loss], "o", color=INK, markersize=4)
    axes.annotate(
        f"{last.loss:.3f}",
        (last.tokens / 1e6, last.loss),
        textcoords="offset points",
        xytext=(0, 7),
        ha="center",
        fontsize=9,
        color=INK,
    )
    axes.set(xlabel="million tokens seen", ylabel="mean loss, nats per answer token")
    axes.set_xlim(left=0)
    # The first steps, of a model that knows nothing, would leave no room for all others.
    most = sorted((point.loss for point in points), reverse=True)[len(points) // 100]
    axes.set_ylim(0, 1.1 * most)
    return finish(figure)


def write_csv(points: Sequence[Point], path: Path) -> None:
    """Write the points as a table with the columns tokens, loss and steps.

    Raises OSError where the file cannot be written.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("tokens", "loss", "steps"))
        table.writerows((point.tokens, f"{point.loss:.4f}", point.steps) for point in points)


def main(argv: list[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m training.curve")
    parser.add_argument("log", type=Path, help="log.jsonl of a training run")
    parser.add_argument("--out", type=Path, required=True, help="folder for loss.csv and loss.png")
    options = parser.parse_args(argv)
    steps = read_log(options.log)
    # A long run has as many points as a short one: more than a picture has room for tell nothing.
    points = thin(steps, max(BIN_TOKENS, 1_000_000 * round(steps[-1][0] / POINTS / 1e6)))
    write_csv(points, options.out / "loss.csv")
    save_figure(plot_loss(points), options.out / "loss.png")


if __name__ == "__main__":
    main()
