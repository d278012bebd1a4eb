"""Two stored runs, compared doc by doc: which runs may be, and by what."""

from __future__ import annotations

import math
from collections.abc import Collection

from workbench.analysis.compare import Comparison, compare_pairs
from workbench.analysis.draws import draw_noise
from workbench.analysis.report import Report
from workbench.analysis.rounding import find_rounding
from workbench.analysis.scores import bounds_of, is_loss, score_of
from workbench.errors import SettingError, nearest, shorten
from workbench.io.given import require_text
from workbench.messages import say
from workbench.runs.identity import ROWS, Deviation, Facts, deviations, facts_of_run, may_vary
from workbench.runs.options import GENERATING_OPTIONS
from workbench.scoring.groups import joined_most
from workbench.types import Run


def compare_reports(
    a: Report,
    b: Report,
    *,
    metric: str = "",
    vary: Collection[str] = (),
    tries: int = 1,
    margin: float | None = None,
) -> Comparison:
    """Compare two runs over the docs that both scored, by `metric` (default: the config's own).

    Versions may always differ, and so may the sizes of the samples. Everything else that scores
    depend on must be equal, or a difference would have two causes; name in `vary` what you mean
    to compare: `model`, `method`, or any setting of a run (`num_fewshot`, `seed`, `sampler`, …).

    Of a run that is not finished the rows count that are a fair sample, and the comparison says so.
    `tries` is how many versions or settings were tried on these rows (see `Ledger.tries`), and
    within `margin` the two are equivalent. Flips that rounding alone could have made count as ties
    (see `analysis.rounding`), and of sampled answers a note says what varies between draws.

    Raises:
        SettingError: the runs do not pair: another task or data, a setting that differs and is
            not in `vary`, no such metric, no doc in common.
    """
    require_text(metric=metric)
    name = _common_metric(a, b, metric)
    _require_pairing(a.run, b.run, name, vary)
    rows_a, rows_b = ({row.doc_id: row for row in report.counted()} for report in (a, b))
    # In the order in which B answered them.
    common = sorted(rows_a.keys() & rows_b.keys(), key=lambda i: (rows_b[i].block or (0, 0), i))
    if not common and not (a.is_partial or b.is_partial):
        raise SettingError(
            f"runs {a.run_id} and {b.run_id} have no doc in common",
            fix="Score both on the same sample.",
        )
    sign = -1 if is_loss(a.run, name) else 1
    pairs = {
        i: (sign * score_of(rows_a[i], name), sign * score_of(rows_b[i], name)) for i in common
    }
    pairs = {i: pair for i, pair in pairs.items() if not any(map(math.isnan, pair))}
    left_out = len({row.doc_id for report in (a, b) for row in report.rows}) - len(pairs)
    questions = _questions(a, b, pairs)
    runs, rows = (a.run, b.run), {i: (rows_a[i], rows_b[i]) for i in pairs}
    bounds = bounds_of(b.run, name)
    drawn = draw_noise(runs, list(rows.values()), name, questions)
    notes = [*map(_unfinished, (a, b)), drawn and drawn.note(is_share=bounds == (0, 1))]
    flips = (rows[i] for i, (old, new) in pairs.items() if old != new)
    return compare_pairs(
        pairs,
        name,
        (a.run_id, b.run_id),
        questions=questions,
        tries=tries,
        margin=margin,
        bounds=bounds,
        left_out=left_out,
        notes=tuple(filter(None, notes)),
        rounding=find_rounding(runs, flips, name),
    )


def _questions(a: Report, b: Report, docs: Collection[int]) -> dict[int, str]:
    """Return what each doc is a question of: as the run has it that was told, or else the one that
    takes more rows together, so that it is the same whichever run is A."""
    told = [report for report in (a, b) if report.run.settings.get("group") is not None]
    found = [
        {row.doc_id: row.question or row.group for row in report.rows if row.doc_id in docs}
        for report in told or (a, b)
    ]
    return joined_most(found)


def _unfinished(report: Report) -> str:
    """Return what is to be said of a run that is not finished; "" of another."""
    if not report.is_partial:
        return ""
    counts = {"n": len(report.counted()), "total": report.run.settings.get("n", "?")}
    if report.run.status == "running":
        return say("partial: {run} goes on, {n} of {total} rows count", run=report.run_id, **counts)
    return say("partial: {run} was not finished, {n} of {total} rows count", run=report.run_id,
               **counts)  # fmt: skip


def _common_metric(a: Report, b: Report, metric: str) -> str:
    for report in (a, b):
        if not report.metrics:
            raise SettingError(
                f"run {report.run_id} has no scores", seen=f"status {report.run.status}"
            )
    name = metric or next(iter(a.metrics))
    for report in (a, b):
        if name not in report.metrics:
            both = a.metrics.keys() & b.metrics.keys()
            raise SettingError(
                f"metric: run {report.run_id} has no {name!r}", fix=nearest(name, both)
            )
    return name


def differing_settings(a: Run, b: Run, metric: str, vary: Collection[str] = ()) -> tuple[str, ...]:
    """Return what keeps two runs from pairing: the names of all that scores of `metric` depend on
    and that differs, besides the version and what is in `vary`.

    Raises:
        SettingError: a name in `vary` that no setting has, or that may never vary.
    """
    return tuple(found.name for found in _deviations(a, b, metric, vary))


def _deviations(a: Run, b: Run, metric: str, vary: Collection[str]) -> tuple[Deviation, ...]:
    facts = [_facts(run, metric) for run in (a, b)]
    unread = GENERATING_OPTIONS if {a.method, b.method} == {"ppl"} else ()
    return deviations(facts[0], facts[1], free=("source", *unread, *may_vary(vary)))


def _facts(run: Run, metric: str) -> Facts:
    """Return what a score of `metric` depends on: not the other metrics of the config, and not
    how much of the likeliest is sampled from where nothing is sampled."""
    facts = dict(facts_of_run(run))
    decoding = facts["decoding"] or {}
    if decoding.get("temperature") == 0:
        facts["decoding"] = {name: v for name, v in decoding.items() if name != "top_p"}
    for name in ("metrics", "metric_options"):
        facts[name] = (facts[name] or {}).get(metric)
    return facts


def _require_pairing(a: Run, b: Run, metric: str, vary: Collection[str]) -> None:
    found = _deviations(a, b, metric, vary)
    if not found:
        return
    names = [each.name for each in found]
    never = [name for name in names if name in ROWS]
    fix = (
        "Only runs on the same rows can be compared."
        if never
        else f"If that is what you compare, let it vary: --vary {' '.join(names)}, "
        f"or vary={tuple(names)!r} in Python."
    )
    raise SettingError(
        f"runs {a.run_id} and {b.run_id} do not pair",
        expected=f"the same {', '.join(never or names)}",
        seen="; ".join(map(_both, found)),
        fix=fix,
    )


def _both(found: Deviation) -> str:
    """Return what differs and how, without hashes: nobody can read those."""
    a, b = found.scored, found.wanted
    if found.name == "files":
        return "other files that the transform reads beside its rows"
    if found.name in ("rows", "shots"):
        return f"other {found.name}: the data was edited in between, or is another file's"
    if found.is_weights:
        return "one model name with other weights, tokenizer or quantization"
    if isinstance(a, dict) and isinstance(b, dict):
        names = [name for name in {**a, **b} if a.get(name) != b.get(name)]
        each = (f"{name} {shorten(a.get(name))} and {shorten(b.get(name))}" for name in names)
        return f"{found.name} {', '.join(each)}"
    texts = (
        str(x) if found.name in ("model", "dtype", "task") else shorten(x, 200) for x in (a, b)
    )
    return f"{found.name} {' and '.join(texts)}"
