"""Make a task of ours from a task of lm-evaluation-harness: rows, shots, transform, configs.

Every doc and every possible shot is rendered twice: by the harness's rules, and by the transform
that was written for the task. The transform is kept only if the two are equal, byte for byte;
otherwise what it cannot say is computed into columns of the rows, and the losses say so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.errors import ConfigError, DataError, nearest, shorten
from workbench.exchange.files import RowData, Written
from workbench.exchange.lm_eval import settings
from workbench.exchange.lm_eval.data import Tables, read_tables
from workbench.exchange.lm_eval.layout import (
    as_ours,
    copied,
    layout_of,
    plain,
    set_targets,
    turns_before,
)
from workbench.exchange.lm_eval.randomness import Watch
from workbench.exchange.lm_eval.rows import (
    Made,
    has_several_inputs,
    make_docs,
    make_shots,
    pool_targets,
)
from workbench.exchange.lm_eval.shots import SEED
from workbench.exchange.lm_eval.spec import ROLLING, Spec
from workbench.exchange.lm_eval.transform import (
    INPUT,
    OUTPUT,
    SAID,
    TARGET,
    NotWritable,
    TransformPlan,
    frozen_transform,
    write_transform,
)
from workbench.exchange.lm_eval.values import FieldRules, Shot, turns_of
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.exchange.texts import config_file, jsonl
from workbench.prompts.dataset import CONTINUATION
from workbench.prompts.samplers.lm_eval import draw
from workbench.prompts.samplers.pool import POOL_MARK, Pool
from workbench.prompts.worker.contract import check_result
from workbench.types import Doc, RenderSettings


def build(spec: Spec) -> Written:
    """Return the task folder's files.

    Raises:
        ConfigError, DataError: the task cannot be read, or a doc of it cannot be rendered.
    """
    tables = read_tables(spec)
    watch = Watch()
    values = FieldRules(spec, frozenset(tables.columns))
    values = replace(values, several_inputs=has_several_inputs(values, tables.docs[0]))
    made = make_docs(values, tables.docs)
    shots, broken = make_shots(values, tables)
    losses = [*settings.other_losses(spec), *tables.losses, *made.losses]
    if drawn := watch.drawn():
        losses.append(
            f"its templates or functions draw random numbers ({', '.join(drawn)}) for each prompt: "
            "what they drew at this import is kept, and the harness draws other numbers"
        )
    if broken and spec.num_fewshot:
        losses.append(f"few-shot docs that cannot be shots, {len(broken)}: {broken[0]}")
    losses += _notes_on_shots(spec, tables)
    return _Plan(values, tables, made, shots, losses).written()


def _notes_on_shots(spec: Spec, tables: Tables) -> Iterator[str]:
    where, sampler = f"{spec.file.where('fewshot_config')}.sampler", spec.shots.sampler
    if isinstance(sampler, FunctionRef):
        raise ConfigError(f"{where}: a class of its own", expected="default or first_n")
    if sampler not in ("default", "first_n"):
        raise ConfigError(f"{where} {sampler!r}", fix=nearest(sampler, ("default", "first_n")))
    needed = spec.num_fewshot + tables.excludes
    if spec.num_fewshot and needed > len(tables.pool):
        yield (
            f"{spec.file.where('num_fewshot')} {spec.num_fewshot}: {tables.pool_name!r} has "
            f"{len(tables.pool)} docs, of which {needed} are drawn: the harness fails, and here no "
            "prompt can be made with as many shots (--num-fewshot)"
        )
    if tables.same and not tables.excludes and _may_have_shots(spec):
        yield (
            f"shots of {tables.pool_name!r}: a doc may be shown its own answer, as the harness "
            "does (issue 4145); a few-shot split of its own avoids that"
        )


def _may_have_shots(spec: Spec) -> bool:
    """Say whether the harness can show shots: a 0 in the YAML is not overridden there."""
    return spec.get("num_fewshot") != 0


_DESCRIBED = (
    "it names columns of the doc, so each input begins with it: shots stand before it here, and "
    "behind it there"
)


class _Plan:
    """The work of one import; `written` is its result."""

    def __init__(
        self,
        values: FieldRules,
        tables: Tables,
        made: Made,
        shots: Sequence[Shot | None],
        losses: list[str],
    ) -> None:
        self.values, self.tables, self.made, self.shots = values, tables, made, shots
        self.losses = losses
        self.spec = spec = values.spec
        self.name = folder_name(spec.task)
        self.layout = layout_of(spec, tables, shots)
        self.num_fewshot = spec.num_fewshot
        self.description = spec.description if len(set(made.descriptions)) > 1 else ""
        self.baked = bool(self.description and self.num_fewshot)

    # ---- the transform ----------------------------------------------------------------------

    def written(self) -> Written:
        """Return the files, the first way of writing the transform that proves right."""
        docs, pool = self._rows()
        for source in self._candidates():
            if not self._fault(source, docs, pool):
                return self._files(source, docs, pool)
        self._freeze(docs, pool)
        source = frozen_transform(has_turns=self.has_turns)
        if fault := self._fault(source, docs, pool):
            raise DataError(
                f"{self.spec.file.path}: {fault}", expected="what the harness makes of the row"
            )
        return self._files(source, docs, pool)

    def _candidates(self) -> Iterator[str]:
        """Yield transforms, the plainest first; say what is lost where none of them serves."""
        if self.made.continuations:
            self.losses.append(
                "doc_to_text: the choices are inputs of one answer, which is scored behind each; "
                f"they are in target_scores, the answer in {CONTINUATION}, and shots in columns"
            )
            return
        if self.baked:
            self.losses.append(
                "description: it names columns of the doc and stands before the shots, so each "
                f"prompt is kept whole in the column {INPUT}, with the shots of seed {SEED}"
            )
            return
        if self.description:
            self.losses.append(f"description: {_DESCRIBED}")
        kinds = ("right", "target") if self.spec.is_choice else ("target",)
        reason = (
            f"doc_to_text, doc_to_target: computed into the columns {INPUT}, {OUTPUT}, {TARGET}"
        )
        for shot_answer in ("", *kinds):
            plan = TransformPlan(
                answer=kinds[0],
                shot_answer=shot_answer,
                golds=self.made.golds,
                lists=self.made.lists,
                description=bool(self.description),
                delimiter=self.layout.delimiter,
            )
            try:
                yield write_transform(self.spec, self.tables.columns, plan)
            except NotWritable as error:
                self.losses.append(f"{reason}, since {error}")
                return
        self.losses.append(reason)

    def _fault(self, source: str, docs: Sequence[RowData], pool: Sequence[RowData]) -> str:
        """Return where the transform gives another thing than the harness makes, or '' where it
        is right."""
        try:
            scope: dict[str, Any] = {}
            exec(compile(source, "<imported transform>", "exec", dont_inherit=True), scope)
            return next(self._faults(scope["transform"], docs, pool), "")
        except Exception as error:  # a task's own functions, out of their module, fail in any way
            return f"{type(error).__name__}: {shorten(str(error))}"

    def _faults(
        self, transform: Any, docs: Sequence[RowData], pool: Sequence[RowData]
    ) -> Iterator[str]:
        for i, (row, question, gold) in enumerate(
            zip(docs, self._inputs(), self.made.golds_of, strict=True)
        ):
            where = f"row {i} of {self.spec.eval_split!r}"
            example, complaint, _ = check_result(transform(copied(row), 0, None, ""))
            if example is None:
                yield f"{where}: {complaint}"
            elif example["input"] != question:
                yield f"{where}: column {INPUT}"
            elif not self.spec.is_choice and example["processed_output"] != gold:
                yield f"{where}: column {TARGET}"
        if self.baked:
            return
        layout = self.layout
        for i, (row, shot) in enumerate(
            zip(pool if layout.separate else docs, self.shots, strict=True)
        ):
            if shot is None:
                continue
            example = transform(copied(row), 0, None, "")
            output = example["output"]
            joined = example["input"] + (layout.delimiter if output else "") + output
            ended = shot.text + ("" if shot.answer else layout.separator)
            if joined + layout.separator != ended:
                where = f"row {i} of {self.tables.pool_name!r} as a shot"
                yield f"{where}: columns {INPUT}, {OUTPUT}"

    def _inputs(self) -> list[str]:
        if self.baked:
            return self._whole_prompts()
        if self.description:
            pairs = zip(self.made.descriptions, self.made.questions, strict=True)
            return [description + question.text for description, question in pairs]
        return [question.text for question in self.made.questions]

    def _freeze(self, docs: list[RowData], pool: list[RowData]) -> None:
        """Put what the harness makes of each row into columns of its own."""
        layout = self.layout
        pairs = [("", "") if s is None else as_ours(s, layout) for s in self.shots]
        golds = self.made.golds_of
        for i, (row, text) in enumerate(zip(docs, self._inputs(), strict=True)):
            output = pairs[i][1] if not layout.separate and not self.baked else ""
            row.update({INPUT: text, OUTPUT: output, TARGET: golds[i]})
        for row, (text, output) in zip(pool, pairs if layout.separate else (), strict=False):
            # The columns tell a doc's row and its copy among the shots apart: the mark joins them.
            row.update({INPUT: text, OUTPUT: output, TARGET: output, POOL_MARK: layout.mark})
        if self.has_turns:
            self._freeze_turns(docs, pool)

    def _freeze_turns(self, docs: list[RowData], pool: list[RowData]) -> None:
        shots = self._whole_shots() if self.baked else [()] * len(docs)
        for i, (row, question) in enumerate(zip(docs, self.made.questions, strict=True)):
            system = self.made.descriptions[i] if self.description else ""
            own = turns_of(question.asked, question.prefix)
            before = [turn for shot in shots[i] for turn in shot.turns]
            row[SAID] = [*turns_of("", "", system), *before, *own]
        for row, shot in zip(pool, self.shots if self.layout.separate else (), strict=False):
            row[SAID] = list(turns_before(shot, self.layout)) if shot else []
        if not self.layout.separator and any(shot and shot.answer for shot in self.shots):
            self.losses.append(
                "a chat template: the delimiter of shots ends their answers, since some have none"
            )

    @property
    def has_turns(self) -> bool:
        """Whether a chat of the task's has other turns than an input and an output."""
        return bool(self.spec.gen_prefix or self.spec.shots.gen_prefix or self.description)

    def _whole_prompts(self) -> list[str]:
        """Return each doc's prompt as the harness sends it, shots and all."""
        made = zip(self.made.descriptions, self._whole_shots(), self.made.questions, strict=True)
        return [
            description + "".join(shot.text for shot in shots) + question.text
            for description, shots, question in made
        ]

    def _whole_shots(self) -> list[Sequence[Shot]]:
        """Return the shots that the harness shows each doc."""
        tables, mark = self.tables, {POOL_MARK: self.layout.mark}
        docs = tuple(Doc(i, {**row, **mark}) for i, row in enumerate(tables.pool))
        wanted = RenderSettings(num_fewshot=self.num_fewshot, seed=SEED)
        found: list[Sequence[Shot]] = []
        for i, row in enumerate(tables.docs):
            if self.spec.shots.sampler == "first_n":
                others = enumerate(tables.pool)
                chosen = [j for j, other in others if not tables.excludes or other != row]
            else:
                pool = Pool(docs, separate=True)
                chosen = [doc.id for doc in draw(pool, Doc(i, row), wanted)]
            found.append([shot for j in chosen[: self.num_fewshot] if (shot := self.shots[j])])
        return found

    # ---- the files --------------------------------------------------------------------------

    def _rows(self) -> tuple[list[RowData], list[RowData]]:
        """Return the rows of both files, as they will be read back."""
        docs = [dict(row) for row in self.tables.docs]
        pool = [dict(row) for row in self.tables.pool]
        for row, targets in zip(docs, self.made.targets, strict=True):
            set_targets(row, targets)
        for row, text in zip(docs, self.made.continuations, strict=False):
            row[CONTINUATION] = text
        targets_of_pool = pool_targets(self.values, self.made, self.tables)
        for row, targets in zip(pool, targets_of_pool, strict=True):
            set_targets(row, targets)
            if self._is_marked():
                row[POOL_MARK] = self.layout.mark
        return [plain(row) for row in docs], [plain(row) for row in pool]

    def _is_marked(self) -> bool:
        """Say whether the few-shot rows need the mark: not where our own `first_n` leaves out a
        doc's copies by comparing rows, and shots are written as docs are."""
        is_first_n = self.spec.shots.sampler == "first_n"
        return not (is_first_n and self.tables.excludes and not self.spec.has_own_shots)

    def _files(self, source: str, docs: list[RowData], pool: list[RowData]) -> Written:
        method = self.spec.method
        losses = self.losses
        files = {
            f"data/{self.name}.jsonl": jsonl(docs),
            f"transform_{method}_v0.py": source,
        }
        own: dict[str, Any] = {
            "params": settings.decoding(self.spec, losses) or "",
            "metric": settings.metrics(self.spec, losses),
            "sampler": "lm-eval" if self.spec.shots.sampler == "default" else "first_n",
            "seed": SEED,
            "separator": self.layout.separator,
            "description_separator": "",
            "target_delimiter": self.layout.delimiter,
        }
        if lost := self._lost_shots():
            own["lost_shots"] = lost
        if lost := self._lost_turns():
            own["lost_turns"] = lost
            losses.append(f"a chat template: {lost}")
        has_pool = _may_have_shots(self.spec) or not self.tables.same
        has_pool = has_pool and self.spec.output_type != ROLLING
        if self.layout.separate and not self.baked and has_pool:
            files[f"data/{self.name}-shots.jsonl"] = jsonl(pool)
            own["fewshot_path"] = f"data/{self.name}-shots.jsonl"
        for number, chain in enumerate(settings.pipelines(self.spec, losses)):
            of_chain: dict[str, Any] = {"filters": chain.steps} if chain.steps else {}
            if lost := settings.lost_scoring(self.spec, chain):
                of_chain["lost_scoring"] = lost
            if chain.votes:
                of_chain["repeats"] = chain.responses
            files[f"config/{config_name(self.spec, chain.name, number)}.json"] = config_file(
                self.name,
                method,
                path=f"data/{self.name}.jsonl",
                description="" if self.description else self.made.descriptions[0],
                transform=f"transform_{method}_v0.py",
                fewshot=0 if self.baked else self.num_fewshot,
                **own,
                **of_chain,
            )
        return Written(files, tuple(dict.fromkeys(losses)))

    def _lost_shots(self) -> str:
        """Return what is to be said of prompts with another number of shots than the task's."""
        if self.spec.output_type == ROLLING:
            return "lm-evaluation-harness shows no shots before a text that is scored as a whole"
        if self.baked:
            return (
                f"each prompt holds {self.num_fewshot} shots of lm-evaluation-harness already: "
                "others stand before them"
            )
        return f"description: {_DESCRIBED}" if self.description else ""

    def _lost_turns(self) -> str:
        """Return what is to be said of prompts that a chat template makes one turn of."""
        parts = [
            *(["the description is the system's turn"] * any(self.made.descriptions)),
            *(["gen_prefix begins the assistant's"] * bool(self.spec.gen_prefix)),
        ]
        if not parts or self.made.continuations:
            return ""
        return (
            f"in lm-evaluation-harness {' and '.join(parts)}, with --fewshot_as_multiturn or "
            "without; here --multiturn has it so, and --chat-template alone puts all into the "
            "user's turn, which is a prompt that the harness never sends"
        )


def config_names(spec: Spec) -> dict[str, str]:
    """Return the names of a task's configs with the filter that each stands for."""
    chains = settings.pipelines(spec, [])
    return {config_name(spec, chain.name, i): chain.name for i, chain in enumerate(chains)}


def config_name(spec: Spec, chain: str, number: int) -> str:
    """Return what the config for a task's chain of filters is called; `number` counts from 0."""
    tail = f"-{re.sub('[^A-Za-z0-9]+', '-', chain)}" if number else ""
    return f"{folder_name(spec.task)}{tail}_{spec.method}"


def folder_name(task: str) -> str:
    """Return a task's name as that of its folder and its files."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", task).strip("-.") or "task"
