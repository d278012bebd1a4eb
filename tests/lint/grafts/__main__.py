"""Plain faults put into the right tasks of all corpora: how many of them the linter finds.

    python -m tests.lint.grafts [--each 8] [--rows N] [--seed 0] [--jobs 2] [NAME …]

A corpus asks about many kinds of fault in a few tasks; this asks about a few in thousands, which as
many hands have written as there are corpora, and so shows where a rule is too narrow. A graft wraps
a task's transform, or changes its config or rows, and is tried on the first right prompts, in an
order that is drawn, that it fits and changes. Found is what brings a finding that the wrapped, right
prompt has not, whichever it is: what is said is to be read, and what is missed judged by hand. Not
each is a fault everywhere.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import Counter
from collections.abc import Sequence

from tests.lint.grafts import GRAFTS
from tests.lint.grafts.trial import Trial, right_prompts


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the grafts, and print what was found of each, by which rules, and where it was missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="only those that have one of these in their names")
    parser.add_argument("--each", type=int, default=8, help="in so many tasks")
    parser.add_argument("--rows", type=int, help="only so many of a task's rows: it is new yet")
    parser.add_argument("--seed", type=int, default=0, help="of the order of the tasks")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(arguments)
    os.environ.setdefault("WORKBENCH_TRUST", os.sep)  # the corpora's own code
    prompts = right_prompts(options.rows)
    trial, rng = Trial(prompts, options.jobs), random.Random(options.seed)
    total: Counter[str] = Counter()
    for graft in GRAFTS:
        order = sorted(prompts)
        rng.shuffle(order)
        if options.names and not any(word in graft.name for word in options.names):
            continue
        tried = trial.run(graft, order, options.each)
        hits = [each for each in tried if each.found]
        total.update(found=len(hits), tried=len(tried))
        rules = Counter(rule for each in hits for rule in {said.rule for said in each.found})
        by = ", ".join(f"{rule} {count}" for rule, count in rules.most_common(4))
        print(f"{len(hits)} of {len(tried)}  {graft.name}  ({by})", flush=True)
        for one in tried:
            if not one.found:
                print(f"      not in {one.prompt}", flush=True)
    print(f"{total['found']} of {total['tried']}: {total['found'] / max(total['tried'], 1):.1%}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
