"""The functions of the public door: render, lint, score, compare, sweep, import, export, verify,
speak."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from workbench.analysis.compare import Comparison
from workbench.analysis.curves import Sweep
from workbench.analysis.gap import Gap
from workbench.analysis.raced import Race
from workbench.analysis.report import Report
from workbench.analysis.rules_report import RulesReport
from workbench.errors import DataError, NotFoundError, SettingError, StoreError, shorten
from workbench.exchange import systems
from workbench.exchange.beside import explain_run, score_plan_by_rules
from workbench.exchange.export import Exported, export_version
from workbench.exchange.systems import Imported
from workbench.exchange.task_group import GroupReport, members_of, score_groups
from workbench.exchange.verify import Verified, verify_version
from workbench.io.files import as_path
from workbench.io.given import (
    require_flag,
    require_function,
    require_one_of,
    require_text,
    require_whole,
    several,
)
from workbench.lint.finding import LintReport
from workbench.lint.first import errors_in
from workbench.lint.look import lint_plan
from workbench.messages import languages, make_usual
from workbench.models.base import LanguageModel
from workbench.models.load import model_of
from workbench.prompts.transform import TransformRunner
from workbench.runs.holdout import require_sealed
from workbench.runs.ledger import Ledger
from workbench.runs.neighbours.axes import MOST
from workbench.runs.neighbours.best_shots import BestShots, Choose, make_choices, race_choices
from workbench.runs.neighbours.field import by_name
from workbench.runs.neighbours.formats import FORMATS, FormatBand, band_of_plan
from workbench.runs.neighbours.sealed import open_winner
from workbench.runs.neighbours.search import (
    FieldPrice,
    Neighbours,
    Search,
    make_field,
    price_field,
    race_field,
)
from workbench.runs.options import Options, change_options
from workbench.runs.pairing import compare_reports
from workbench.runs.plan import Plan, make_plan, plan_of, render_docs, require_read
from workbench.runs.progress import Progress, Recorder
from workbench.runs.run import open_tools, score_plan
from workbench.runs.stored import (
    ledger_beside,
    state_of_runs,
    stored_reports,
    stored_tries,
    with_formats,
    with_texts,
)
from workbench.runs.sweep import Grid, score_sweep, sweep_plans, swept_models
from workbench.runs.tokens import DocTokens, plan_tokens
from workbench.tasks.task import Task, find_doc
from workbench.types import Diagnostic, Method, Rendered, RenderFailure


class Prompts(tuple[Rendered | RenderFailure, ...]):
    """Prompts in the order of their docs, and `notes` on all of them: what was printed as code ran
    on them, that rows are another task's, that shots are not those of an import, …"""

    notes: tuple[Diagnostic, ...] = ()


def render(
    task: Task | str | os.PathLike[str],
    version: str = "latest",
    *,
    docs: Sequence[int] | None = None,
    method: Method | None = None,
    config: str = "",
    **settings: Any,
) -> Prompts:
    """Return the prompts of `docs` (ids; by default the sample), in order; its `notes` are what
    `workbench render` prints below them.

    `version` is an id, a file's path, or a transform's source (see `template`); `config` is the
    name of one of the task's configs ("": the method's first). `settings` are fields of
    `workbench.runs.options.Options`: num_fewshot, seed, …  A model's chat template is not among
    them: `workbench.prompts.render.in_chat_template` puts prompts into one.

    Raises:
        InputError: the task, version or a setting cannot be used.
    """
    if settings.get("chat_template"):
        raise SettingError(
            "render() has no model whose chat template it could use",
            fix="Leave out chat_template, or run: workbench render TASK --chat-template MODEL",
        )
    wanted = () if docs is None else several("docs", docs, "ids of docs, such as (0, 3), or None")
    plan = _planned(task, version, method, config, settings)
    every = plan.task.docs(plan.config)
    chosen = plan.docs() if docs is None else [find_doc(every, doc_id) for doc_id in wanted]
    with closing(TransformRunner()) as runner:
        batch = render_docs(plan, chosen, runner)
    prompts = Prompts(batch.items)
    prompts.notes = batch.notes
    return prompts


def score(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    method: Method | None = None,
    progress: Callable[[Progress], None] = lambda step: None,
    config: str = "",
    **settings: Any,
) -> Report:
    """Score a version on the sample, write the run to the ledger, and return its report.

    `version` is an id, a file's path, or a draft: the text of a transform; `config` is the name of
    one of the task's configs ("": the method's first). `settings` are fields of
    `workbench.runs.options.Options`: num_fewshot, sample_size, seed, …

    Raises:
        InputError: the task, version or a setting cannot be used.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(progress=progress)
    plan = _planned(task, version, method, config, settings)
    return _scored(plan, model_of(model), progress)


def _scored(plan: Plan, model: LanguageModel, progress: Callable[[Progress], None]) -> Report:
    tools = open_tools(plan.task.state)
    recorders: list[Recorder] = []
    with closing(tools):
        for step in score_plan(plan, model, tools, recorders.append):
            progress(step)
    return recorders[0].report()


def score_group(
    folder: str | os.PathLike[str],
    model: LanguageModel | str,
    *,
    progress: Callable[[Progress], None] = lambda step: None,
    **settings: Any,
) -> GroupReport:
    """Score every task of a folder that was imported from a group of lm-evaluation-harness, and
    return their reports with what the group's `aggregate_metric_list` makes of them.

    `settings` are fields of `workbench.runs.options.Options`, as in `score`; a task whose method
    does not read one is scored without it.

    Raises:
        InputError: there is no group, a task or setting cannot be used, or no task reads one.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(progress=progress)
    options = change_options(Options(), **settings)
    group = as_path(folder, NotFoundError)

    def plan_one(task: Path, config: str) -> Plan:
        opened = Task.open(task)
        method = opened.config(config).method
        return make_plan(opened, options, config=config, method=method)

    plans = {
        (group / name, config): plan_one(group / name, config) for name, config in members_of(group)
    }
    require_read(options, *plans.values())
    loaded = model_of(model)
    return score_groups(group, lambda task, config: _scored(plans[task, config], loaded, progress))


def neighbours(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    axes: Sequence[str] = (),
    most: int = MOST,
    budget: int | None = None,
    sealed: bool = False,
    models: Sequence[LanguageModel | str] = (),
    method: Method | None = None,
    config: str = "",
    priced: Callable[[FieldPrice], None] = lambda price: None,
    watch: Callable[[Race], None] = lambda race: None,
    **settings: Any,
) -> Neighbours:
    """Race the neighbours of a version against it, and return which is best, told honestly.

    `version` and `settings` are as in `score`, but that all docs are taken where no `sample_size`
    is given. `axes` are those to vary, by name (none: all that the version has), `most` is how many
    neighbours at most, and `budget` for how many evaluations of one variant on one doc (None: nine
    runs' worth). With `sealed`, the sealed rows say what they make of the best, which is counted as
    an opening (see `open_winner`); where yours stays the best, they stay shut. `models` are others,
    besides that of yours, which then are an axis. `priced` is given
    the price before anything is scored, and `watch` the race after each round; what they raise ends
    it.

    Raises:
        InputError: the task, version, a setting or an axis cannot be used.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(priced=priced, watch=watch)
    require_flag(sealed=sealed)
    search = Search(several("axes", axes, "names of axes, such as ('shots',)"), most, budget)
    plan = _planned(task, version, method, config, {"sample_size": None, **settings})
    if sealed:
        require_sealed(plan)
    loaded = model_of(model)
    others = [
        _model_at(place, other)
        for place, other in enumerate(several("models", models, "models, such as ('fake',)"))
    ]
    tools = open_tools(plan.task.state)
    with closing(tools):
        found = make_field(plan, search, tools, loaded, errors_in, by_name(others, loaded))
        priced(price_field(found, loaded, tools))
        end = race_field(found, loaded, tools, watch=watch)
    return open_winner(end, loaded) if sealed and end.race.best_place else end


def best_shots(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    k: int,
    most: int = MOST,
    budget: int | None = None,
    sealed: bool = False,
    method: Method | None = None,
    config: str = "",
    priced: Callable[[FieldPrice], None] = lambda price: None,
    watch: Callable[[Race], None] = lambda race: None,
    **settings: Any,
) -> BestShots:
    """Race choices of `k` rows of the pool of shots against the shots that a version has, and
    return which are best, told honestly.

    `most` is how many choices at most, in an order each; where there are no more, all of them run.
    `version`, `budget`, `sealed`, `priced`, `watch` and `settings` are as in `neighbours`.

    Raises:
        InputError: the task, version or a setting cannot be used, or the pool is too small.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(priced=priced, watch=watch)
    require_flag(sealed=sealed)
    choose = Choose(k, most, budget)
    plan = _planned(task, version, method, config, {"sample_size": None, **settings})
    if sealed:
        require_sealed(plan)
    loaded = model_of(model)
    tools = open_tools(plan.task.state)
    with closing(tools):
        found = make_choices(plan, choose, tools, loaded, errors_in)
        priced(price_field(found, loaded, tools))
        return race_choices(found, choose, loaded, tools, sealed=sealed, watch=watch)


def _model_at(place: int, model: object) -> LanguageModel:
    """Return one of `models`.

    Raises:
        SettingError: it is no model and no name.
        ModelError: it cannot be loaded.
    """
    if not isinstance(model, str | LanguageModel):
        raise SettingError(f"models[{place}]", expected="a model, or the name of one",
                           seen=shorten(model))  # fmt: skip
    return model_of(model)


def band(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    against: str = "",
    formats: int = FORMATS,
    method: Method | None = None,
    config: str = "",
    **settings: Any,
) -> FormatBand:
    """Return how a version scores over neutral formats: other separators, spaces, marks and orders
    of options, draws of the shots, none of which says anything else.

    It takes two runs' worth of evaluations; with `against`, another version of the task, four
    more, and `kept.versus` says in how many of the same formats the version is better. What came
    of it is kept in the ledger. `version` and `settings` are as in `score`, but that all docs are
    taken where no `sample_size` is given; `formats` is of how many formats the band is.

    Raises:
        InputError: the task, a version or a setting cannot be used, answers are sampled, or there
            is nothing to vary.
        ModelError: the model cannot be loaded, or fails.
    """
    require_text(against=against)
    require_whole("formats", formats, 2)
    given = {"sample_size": None, **settings}
    plan = _planned(task, version, method, config, given)
    other = _planned(task, against, plan.config.method, config, given) if against else None
    loaded = model_of(model)
    tools = open_tools(plan.task.state)
    with closing(tools):
        return band_of_plan(plan, loaded, tools, formats=formats, against=other, faults=errors_in)


def compare(
    run_a: Report | str,
    run_b: Report | str,
    *,
    metric: str = "",
    vary: Collection[str] = (),
    margin: float | None = None,
    task: Task | str | os.PathLike[str] | None = None,
    ledger: Ledger | None = None,
) -> Comparison:
    """Compare two runs, doc by doc (see `runs.pairing`). Within `margin` they are equivalent. Where
    the bands of their versions are stored (see `band`), `formats` has them.

    A run is a report, or the id of one in `ledger`, by default that of `task`, or else that of
    the nearest folder `.workbench` from the current folder upwards.

    Raises:
        NotFoundError: there is no run of that id, or no ledger.
        SettingError: the runs do not pair.
    """
    opened = None if task is None else Task.of(task)
    a, b = stored_reports((run_a, run_b), task=opened, ledger=ledger)
    with ledger_beside(b.run, task=opened, ledger=ledger) as kept:
        tries = stored_tries(a.run, b.run, ledger=kept) if kept else 1
        found = compare_reports(a, b, metric=metric, vary=vary, tries=tries, margin=margin)
        return with_texts(with_formats(found, a.run, b.run, kept), a.run, b.run, opened)


def sweep(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str | Sequence[LanguageModel | str],
    *,
    versions: Sequence[str],
    num_fewshot: Sequence[int],
    seeds: Sequence[int],
    method: Method | None = None,
    config: str = "",
    **settings: Any,
) -> Sweep:
    """Score every version with every number of shots and every seed, in that order, with one
    model after the other.

    Each is a run of its own in the ledger, and one that is stored there is not scored again; the
    result's `plot()` draws them. `settings` are the other fields of
    `workbench.runs.options.Options`: sample_size, sampler, …

    Raises:
        InputError: the task, a version or a setting cannot be used.
        ModelError: a model cannot be loaded, or fails.
    """
    if "seed" in settings:
        raise SettingError("seed: a sweep has several", fix="Give them as seeds=(0, 1).")
    opened = Task.of(task)
    grid = Grid(
        several("versions", versions, "versions, such as ('gen_v0', 'gen_v1')"),
        several("num_fewshot", num_fewshot, "numbers of shots, such as (0, 2, 4)"),
        several("seeds", seeds, "seeds, such as (0, 1)"),
    )
    plans = sweep_plans(opened, grid, change_options(Options(), **settings), method, config)
    named = [model] if isinstance(model, str) or not isinstance(model, Sequence) else model
    models = swept_models(named)
    tools = open_tools(opened.state)
    with closing(tools):
        return score_sweep(plans, models, tools)


def import_task(
    system: str,
    source: str | os.PathLike[str],
    to: str | os.PathLike[str],
    *,
    trust: bool = False,
    step: str = "",
) -> Imported:
    """Make the task folder `to` from the files of `ultraeval`, `lm-eval`, `opencompass` or
    `freeeval` at `source`. `trust` allows to run code that they name, in a process of its own;
    `step` chooses one of the steps of a FreeEval config.

    Raises:
        InputError: the source cannot be used, or a file of the task exists already.
    """
    require_text(system=system, step=step)
    require_flag(trust=trust)
    return systems.import_task(
        system,
        as_path(source, NotFoundError),
        as_path(to, StoreError),
        trust=trust,
        step=step,
    )


def export(
    task: Task | str | os.PathLike[str],
    system: str,
    to: str | os.PathLike[str],
    version: str = "latest",
    *,
    method: Method | None = None,
    commit: bool = False,
    model: str = "",
    config: str = "",
    **settings: Any,
) -> Exported:
    """Write a version for another system into the folder `to` (see `exchange.export`).

    The score that goes with it is one of exactly this, by `model` where one is named. `settings`
    are fields of `workbench.runs.options.Options`: num_fewshot, seed, sampler, …

    Raises:
        InputError: the task, version or a setting cannot be used, or a doc cannot be rendered.
        StoreError: the folder cannot be written, or git refuses the commit.
    """
    require_text(system=system, model=model)
    require_flag(commit=commit)
    plan = _planned(task, version, method, config, settings)
    return export_version(plan, system, as_path(to, StoreError), commit=commit, model=model)


def verify(
    task: str | os.PathLike[str], version: str = "latest", *, trust: bool = False
) -> Verified:
    """Render a version again and compare it with what it was exported or scored as.

    Raises:
        NotFoundError: there is neither a capsule nor a run to compare with.
    """
    require_text(version=version)
    require_flag(trust=trust)
    return verify_version(as_path(task, NotFoundError), version, trust=trust)


def score_rules(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    config: str = "",
    **settings: Any,
) -> RulesReport:
    """Score a PPL version once, and return what each of the four systems would report for it.

    `settings` are fields of `workbench.runs.options.Options`: num_fewshot, sample_size, seed, …

    Raises:
        InputError: the task, version or a setting cannot be used.
        ModelError: the model cannot be loaded, or fails.
    """
    plan = _planned(task, version, "ppl", config, settings)
    loaded = model_of(model)
    return score_plan_by_rules(plan, loaded)


def explain_gap(
    run: Report | str,
    file: str | os.PathLike[str],
    system: str,
    *,
    task: Task | str | os.PathLike[str] | None = None,
) -> Gap:
    """Return where a run and another system's file of the same docs first differ, row by row:
    prompt, tokens, stop sequences, response, extraction or metric.

    `file` is lm-evaluation-harness's `samples_*.jsonl`, UltraEval's `instance.jsonl`,
    OpenCompass's `predictions/…/*.json` or FreeEval's predictions. The run's ledger is found as
    in `compare`.

    Raises:
        NotFoundError: there is no run of that id.
        DataError: the file cannot be read.
    """
    require_text(system=system)
    path = as_path(file, DataError)
    run_id = run.run_id if isinstance(run, Report) else run
    opened = None if task is None else Task.of(task)
    with closing(Ledger(state_of_runs(opened), only_read=True)) as ledger:
        return explain_run(run_id, path, system, ledger, opened)


def score_tokens(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    doc: int = 0,
    version: str = "latest",
    *,
    method: Method | None = None,
    top: int = 5,
    last: int | None = None,
    config: str = "",
    **settings: Any,
) -> DocTokens:
    """Return how likely a model finds each token of a doc's prompt and of its choices, with the
    `top` likeliest in the place of each; of the prompt, its `last` tokens (None: all).

    `settings` are fields of `workbench.runs.options.Options`: num_fewshot, seed, scope, …

    Raises:
        InputError: the task, version, doc or a setting cannot be used.
        ModelError: the model cannot be loaded, does not tell single tokens, or fails.
    """
    require_whole("top", top, 0)
    if last is not None:
        require_whole("last", last, 0)
    plan = _planned(task, version, method, config, settings)
    loaded = model_of(model)
    return plan_tokens(plan, doc, loaded, top=top, last=last)


def lint_task(
    task: Task | str | os.PathLike[str],
    version: str = "latest",
    *,
    model: LanguageModel | str | None = None,
    method: Method | None = None,
    prove: bool = False,
    config: str = "",
    **settings: Any,
) -> LintReport:
    """Check every prompt of a version, and return what is wrong with them, gravest first.

    With a `model` its tokens are looked at, too. With `prove` it scores `sample_size` of the docs
    that have a fault, with the fault and with it taken out (see `lint.repairs`); answers are kept
    as a run's are. `settings` are fields of `workbench.runs.options.Options`: num_fewshot, seed, …

    Raises:
        InputError: the task, version or a setting cannot be used, or `prove` has no model.
        ModelError: the model cannot be loaded, or fails.
    """
    require_flag(prove=prove)
    plan = _planned(task, version, method, config, settings)
    return lint_plan(plan, None if model is None else model_of(model), prove=prove)


def speak(language: str) -> None:
    """Choose the language of widgets, findings, verdicts and figures for this process: one of
    `workbench.messages.languages()`, or "auto", by which a widget follows its page and all else is
    English. Pages to hand on (`write_report`), a report's table and most errors are in English in
    any case. What asks for another language by itself (`language=`) gets that.

    Raises:
        SettingError: there are no texts in that language.
    """
    require_one_of("language", language, ("auto", *languages()))
    make_usual(language)


def _planned(
    task: Task | str | os.PathLike[str],
    version: str,
    method: Method | None,
    config: str,
    settings: Mapping[str, Any],
) -> Plan:
    options = change_options(Options(), **settings)
    return plan_of(Task.of(task), options, version, method, config)
