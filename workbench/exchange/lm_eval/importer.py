"""Make a task of ours from a task of lm-evaluation-harness: rows, shots, transform, configs.

Every doc and every possible shot is rendered twice: by the harness's rules, and by the transform
that was written for the task. The transform is kept only if the two are equal, byte for byte;
otherwise what it cannot say is computed into columns of the rows, and the losses say so.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from workbench.errors import ConfigError, DataError, nearest
from workbench.exchange.files import Written
from workbench.exchange.lm_eval import settings
from workbench.exchange.lm_eval.data import Row, Tables, read_tables
from workbench.exchange.lm_eval.layout import (
    as_ours,
    copied,
    jsonl,
    layout_of,
    plain,
    plain_gold,
    set_targets,
)
from workbench.exchange.lm_eval.rows import Made, make_docs, make_shots
from workbench.exchange.lm_eval.spec import Spec, read_spec
from workbench.exchange.lm_eval.transform import (
    INPUT,
    OUTPUT,
    TARGET,
    NotWritable,
    Shape,
    frozen_transform,
    write_transform,
)
from workbench.exchange.lm_eval.values import Shot, Values
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.prompts.samplers.lm_eval import draw
from workbench.prompts.samplers.pool import POOL_MARK, Pool
from workbench.types import Doc, RenderSettings

SEED = 1234
"""The harness's few-shot seed where its command line names none (`lm_eval/defaults.py`)."""


def build(spec: Spec) -> Written:
    """Return the task folder's files.

    Raises:
        ConfigError, DataError: the task cannot be read, or a doc of it cannot be rendered.
    """
    tables = read_tables(spec)
    values = Values(spec, frozenset(tables.columns))
    made = make_docs(values, tables.docs)
    shots, broken = make_shots(values, tables)
    losses = [*settings.other_losses(spec), *made.losses]
    if broken and spec.num_fewshot:
        losses.append(f"few-shot docs that cannot be shots, {len(broken)}: {broken[0]}")
    losses += _notes_on_shots(spec, tables)
    plan = _Plan(spec, tables, made, shots, losses)
    return plan.written()


def _notes_on_shots(spec: Spec, tables: Tables) -> Iterator[str]:
    if isinstance(spec.shots.sampler, FunctionRef):
        raise ConfigError(
            f"{spec.file.where('fewshot_config')}.sampler: a class of its own",
            expected="default or first_n",
        )
    if spec.shots.sampler not in ("default", "first_n"):
        known = ("default", "first_n")
        raise ConfigError(
            f"{spec.file.where('fewshot_config')}.sampler {spec.shots.sampler!r}",
            fix=nearest(spec.shots.sampler, known),
        )
    if tables.same and not tables.excludes and _may_have_shots(spec):
        yield (
            f"shots of {tables.pool_name!r}: a doc may be shown its own answer, as the harness "
            "does (issue 4145); a few-shot split of its own avoids that"
        )


def _may_have_shots(spec: Spec) -> bool:
    """Say whether the harness can show shots: a 0 in the YAML is not overridden there."""
    return spec.get("num_fewshot") != 0


class _Plan:
    """The work of one import; `written` is its result."""

    def __init__(
        self,
        spec: Spec,
        tables: Tables,
        made: Made,
        shots: Sequence[Shot | None],
        losses: list[str],
    ) -> None:
        self.spec, self.tables, self.made, self.shots = spec, tables, made, shots
        self.losses = losses
        self.name = re.sub(r"[^A-Za-z0-9.]+", "-", spec.task).strip("-.") or "task"
        self.layout = layout_of(spec, tables, shots)
        self.num_fewshot = spec.num_fewshot
        self.description = spec.description if len(set(made.descriptions)) > 1 else ""
        self.baked = bool(self.description and self.num_fewshot)

    # ---- the transform ----------------------------------------------------------------------

    def written(self) -> Written:
        """Return the files, the first way of writing the transform that proves right."""
        docs, pool = self._rows()
        for source, reason in self._candidates():
            if self._is_right(source, docs, pool):
                return self._files(source, docs, pool)
            self.losses += [] if reason in self.losses else [reason]
        self._freeze(docs, pool)
        source = frozen_transform()
        if not self._is_right(source, docs, pool):
            raise DataError(
                f"{self.spec.file.path}: the rows change when they are written as JSON",
                fix="Give every column one type.",
            )
        return self._files(source, docs, pool)

    def _candidates(self) -> Iterator[tuple[str, str]]:
        if self.baked:
            self.losses.append(
                "description: it names columns of the doc and stands before the shots, so each "
                f"prompt is kept whole in the column {INPUT}, with the shots of seed {SEED}"
            )
            return
        base = Shape(
            golds=self.made.golds, lists=self.made.lists, description=bool(self.description)
        )
        kinds = ("right", "target") if self.spec.is_choice else ("target",)
        reason = (
            f"doc_to_text, doc_to_target: computed into the columns {INPUT}, {OUTPUT}, {TARGET}"
        )
        for answer in kinds[:1]:
            for own_shots in (False, True):
                for shot_answer in kinds:
                    shape = replace(
                        base, answer=answer, own_shots=own_shots, shot_answer=shot_answer
                    )
                    try:
                        source = write_transform(self.spec, self.tables.columns, shape)
                    except NotWritable as error:
                        self.losses.append(f"{reason}, since {error}")
                        return
                    if own_shots or shot_answer == kinds[0]:
                        yield source, ""
        self.losses.append(reason)

    def _is_right(self, source: str, docs: Sequence[Row], pool: Sequence[Row]) -> bool:
        try:
            scope: dict[str, Any] = {}
            exec(compile(source, "<imported transform>", "exec", dont_inherit=True), scope)
            return all(self._matches(scope["transform"], docs, pool))
        except Exception:  # a task's own functions, sliced out of their module, may fail in any way
            return False

    def _matches(self, transform: Any, docs: Sequence[Row], pool: Sequence[Row]) -> Iterator[bool]:
        for row, question, gold in zip(docs, self._inputs(), self.made.golds_of, strict=True):
            example = transform(copied(row), 0, None, "")
            yield example["input"] == question
            yield self.spec.is_choice or plain_gold(example["processed_output"]) == gold
        if self.baked:
            return
        layout = self.layout
        for row, shot in zip(pool if layout.separate else docs, self.shots, strict=True):
            if shot is None:
                continue
            example = transform(copied(row), 0, None, "")
            output = example["output"]
            joined = example["input"] + (layout.delimiter if output else "") + output
            yield joined + layout.separator == shot.text + ("" if shot.answer else layout.separator)

    def _inputs(self) -> list[str]:
        if self.baked:
            return self._whole_prompts()
        if self.description:
            pairs = zip(self.made.descriptions, self.made.questions, strict=True)
            return [description + question for description, question in pairs]
        return list(self.made.questions)

    def _freeze(self, docs: list[Row], pool: list[Row]) -> None:
        """Put what the harness makes of each row into columns of its own."""
        layout = self.layout
        pairs = [("", "") if s is None else as_ours(s, layout) for s in self.shots]
        golds = self.made.golds_of
        for i, (row, text) in enumerate(zip(docs, self._inputs(), strict=True)):
            output = pairs[i][1] if not layout.separate and not self.baked else ""
            row.update({INPUT: text, OUTPUT: output, TARGET: golds[i]})
        for row, (text, output) in zip(pool, pairs if layout.separate else (), strict=False):
            row.update({INPUT: text, OUTPUT: output, TARGET: output})

    def _whole_prompts(self) -> list[str]:
        """Return each doc's prompt as the harness sends it, shots and all."""
        pool = Pool(
            tuple(
                Doc(i, {**row, POOL_MARK: self.layout.mark})
                for i, row in enumerate(self.tables.pool)
            ),
            separate=True,
        )
        wanted = RenderSettings(num_fewshot=self.num_fewshot, seed=SEED)
        prompts: list[str] = []
        for i, (row, question) in enumerate(
            zip(self.tables.docs, self.made.questions, strict=True)
        ):
            if self.spec.shots.sampler == "first_n":
                chosen = [
                    j
                    for j, other in enumerate(self.tables.pool)
                    if not self.tables.excludes or other != row
                ]
            else:
                chosen = [doc.id for doc in draw(pool, Doc(i, row), wanted)]
            texts = [shot.text for j in chosen[: self.num_fewshot] if (shot := self.shots[j])]
            prompts.append(self.made.descriptions[i] + "".join(texts) + question)
        return prompts

    # ---- the files --------------------------------------------------------------------------

    def _rows(self) -> tuple[list[Row], list[Row]]:
        """Return the rows of both files, as they will be read back."""
        docs = [dict(row) for row in self.tables.docs]
        pool = [dict(row) for row in self.tables.pool]
        for row, targets in zip(docs, self.made.targets, strict=True):
            set_targets(row, targets)
        for row, targets in zip(pool, self.made.pool_targets(self.spec, self.tables), strict=True):
            set_targets(row, targets)
            if self._is_marked():
                row[POOL_MARK] = self.layout.mark
        return [plain(row) for row in docs], [plain(row) for row in pool]

    def _is_marked(self) -> bool:
        """Say whether the few-shot rows need the mark: not where our own `first_n` leaves out a
        doc's copies by comparing rows, and shots are written as docs are."""
        shots, spec = self.spec.shots, self.spec
        own = (shots.doc_to_text, shots.doc_to_target, shots.doc_to_choice, shots.gen_prefix)
        same = own == (spec.doc_to_text, spec.doc_to_target, spec.doc_to_choice, spec.gen_prefix)
        return not (shots.sampler == "first_n" and self.tables.excludes and same)

    def _files(self, source: str, docs: list[Row], pool: list[Row]) -> Written:
        method = "ppl" if self.spec.is_choice else "gen"
        losses = [loss for loss in self.losses if loss]
        files = {
            f"data/{self.name}.jsonl": jsonl(docs),
            f"transform_{method}_v0.py": source,
        }
        base = self._config(method, losses)
        has_pool = _may_have_shots(self.spec) or not self.tables.same
        if self.layout.separate and not self.baked and has_pool:
            files[f"data/{self.name}-shots.jsonl"] = jsonl(pool)
            base["fewshot_path"] = f"data/{self.name}-shots.jsonl"
        for number, (chain, steps) in enumerate(settings.pipelines(self.spec, losses)):
            tail = f"-{re.sub('[^A-Za-z0-9]+', '-', chain)}" if number else ""
            config = {**base, "filters": steps} if steps else base
            text = json.dumps(config, ensure_ascii=False, indent=4) + "\n"
            files[f"config/{self.name}{tail}_{method}.json"] = text
        return Written(files, tuple(dict.fromkeys(losses)))

    def _config(self, method: str, losses: list[str]) -> dict[str, Any]:
        spec, layout = self.spec, self.layout
        constant = "" if self.description else self.made.descriptions[0]
        return {
            "task_name": self.name,
            "path": f"data/{self.name}.jsonl",
            "description": constant,
            "transform": f"transform_{method}_v0.py",
            "fewshot": 0 if self.baked else self.num_fewshot,
            "generate": {
                "method": "loglikelihood" if spec.is_choice else "generate",
                "params": settings.decoding(spec, losses) or "",
            },
            "postprocess": "",
            "metric": settings.metrics(spec, losses),
            "sampler": "lm-eval" if spec.shots.sampler == "default" else "first_n",
            "seed": SEED,
            "separator": layout.separator,
            "description_separator": "",
            "target_delimiter": layout.delimiter,
        }


def import_from(source: Any) -> Written:
    """Return the task folder's files for the YAML at `source`, in this process: functions that
    the YAML names are run (see `lm_eval.import_task`, which is careful)."""
    return build(read_spec(source))
