"""A version's turns of a chat as a second task of lm-evaluation-harness, `<task>-chat.yaml`.

With `--apply_chat_template --fewshot_as_multiturn` the harness makes its messages of a description
(the system's), of pairs of a question and an answer (its shots), of a question, and of the
beginning of an answer (`gen_prefix`). So each doc brings its own: what was said before is given by
a sampler of the task's own (`fewshot_config.sampler` may be a class), and the rest are columns.
The text that models without a chat template get stays in the first task, as it is another one.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.exchange.files import ExportJob, RowData
from workbench.exchange.lm_eval.columns import add_columns, has_several, is_text
from workbench.exchange.lm_eval.scoring import metadata_lines
from workbench.exchange.lm_eval.texts import yaml_text
from workbench.exchange.texts import jsonl
from workbench.prompts.chat import spoken_turns
from workbench.types import ChatTurn, Rendered

NAMES = {"choices": "choices", "gold": "gold"}
FLAGS = "--apply_chat_template --fewshot_as_multiturn true"

_MODULE = '''\
"""What {name}-chat.yaml names: its rows, and the turns that stand before a doc's last question."""

from __future__ import annotations

import json
from pathlib import Path

from datasets import Dataset
from lm_eval.api.samplers import ContextSampler


def load_rows(**_):
    """Return the rows, from the file beside this one: the folder may lie anywhere."""
    path = Path(__file__).with_name({rows})
    lines = path.read_text(encoding="utf-8").split("\\n")
    return {{"test": Dataset.from_list([json.loads(line) for line in lines if line.strip()])}}


class Earlier(ContextSampler):
    """Gives each doc what was said before, in the place of shots, however many are asked for."""

    def sample(self, n, eval_doc=None, df=None, **_):
        return eval_doc["earlier"]
'''


@dataclass(frozen=True, slots=True)
class Said:
    """A doc's turns as the harness's fields: `earlier` are pairs of a question and an answer."""

    system: str
    earlier: tuple[tuple[str, str], ...]
    question: str
    begun: str


def chat_task(
    job: ExportJob, name: str, kind: str, scoring: Sequence[str]
) -> tuple[dict[str, str], str]:
    """Return the files of the task `<name>-chat` and the loss that speaks of them: no files, and
    why, where the harness cannot say these turns; neither where no doc has turns of its own.

    `kind` is the task's `output_type`, and `scoring` are the YAML's lines about answers.
    """
    if not job.has_turns:
        return {}, ""
    said: list[Said] = []
    for item in job.items:
        spoken = spoken_turns(item.prompt, item.chat)
        found = _said([ChatTurn(each.turns[0].role, each.text) for each in spoken])
        if isinstance(found, str):
            return {}, _unsaid(name, f"of doc {item.doc.id} {found}")
        said.append(found)
    delimiter = _delimiter(job, said)
    if delimiter is None:
        why = "of some docs begin an answer that a choice follows with a delimiter, of others not"
        return {}, _unsaid(name, f"{why}: the harness has one delimiter for all")
    module = f"{name.replace('-', '_').replace('.', '_')}_chat"
    rows = [_row(job, item, each) for item, each in zip(job.items, said, strict=True)]
    files = {
        f"{name}-chat.jsonl": jsonl(rows),
        f"{module}.py": _MODULE.format(name=name, rows=json.dumps(f"{name}-chat.jsonl")),
        f"{name}-chat.yaml": _yaml(job, f"{name}-chat", module, said, (kind, delimiter, scoring)),
    }
    loss = (
        f"turns: {name}.yaml sends one text; {name}-chat.yaml sends the transform's turns "
        f"({FLAGS}), which are kept whole in its rows"
    )
    return files, loss


def chat_loss(job: ExportJob, *, is_rendered: bool) -> str:
    """Return what `--apply_chat_template --fewshot_as_multiturn` makes otherwise of a task whose
    transform says no turns than `--multiturn` does here, '' where it does the same."""
    settings = job.settings
    if job.has_turns:
        return ""
    if is_rendered and (settings.description or any(item.shot_ids for item in job.items)):
        return (
            "chat template: prompts are kept whole, so description and shots are part of the "
            "user's turn there, and turns of their own here (--multiturn)"
        )
    if settings.description and settings.description_separator:
        return (
            f"chat template: the system's turn ends there with {settings.description_separator!r}"
            ", which stands behind the description, and here (--multiturn) without it"
        )
    return ""


def _unsaid(name: str, why: str) -> str:
    return (
        f"turns: those {why}, so there is no {name}-chat.yaml, and {name}.yaml sends one text; "
        "score them here (--chat-template --multiturn), or return other turns"
    )


def _said(turns: Sequence[ChatTurn]) -> Said | str:
    """Return the turns as the harness's fields, or why they are none."""
    system = turns[0].text if turns[0].role == "system" else ""
    spoken = turns[1:] if system else turns
    if any(turn.role == "system" for turn in spoken):
        return "have the system speak later than first, where the harness has its description"
    if not spoken or spoken[0].role != "user":
        return "do not begin with a question of the user's, as every message of the harness does"
    pairs: list[tuple[str, str]] = []
    for turn in spoken:
        if turn.role == "user":
            pairs.append((turn.text, ""))
        elif pairs[-1][1]:
            return "have two answers in a row: the harness has a question before each"
        else:
            pairs[-1] = (pairs[-1][0], turn.text)
    question, begun = pairs.pop()
    return Said(system, tuple(pairs), question, begun)


def _ending(item: Rendered, said: Said) -> str:
    """Return what a choice follows with in a chat (see `prompts.render.in_chat_template`)."""
    return item.target_delimiter * bool(said.begun and not said.begun[-1].isspace())


def _delimiter(job: ExportJob, said: Sequence[Said]) -> str | None:
    """Return the delimiter of all choices, None where docs have several. The harness has one
    behind a `gen_prefix`, whichever docs have a text there."""
    if job.config.method == "gen" or is_text(job):
        return ""
    found = {_ending(item, each) for item, each in zip(job.items, said, strict=True)}
    return found.pop() if len(found) == 1 else None


def _row(job: ExportJob, item: Rendered, said: Said) -> RowData:
    row: RowData = {
        "system": said.system,
        "earlier": [{"question": question, "gold": answer} for question, answer in said.earlier],
        "question": said.question,
        "begun": said.begun,
    }
    add_columns(row, NAMES, item, job, has_several(job))
    if is_text(job):
        row["gold"] = _ending(item, said) + item.choices[0]
    row["row"] = json.dumps(dict(item.doc.data), ensure_ascii=False)
    return row


def _yaml(
    job: ExportJob,
    name: str,
    module: str,
    said: Sequence[Said],
    scored: tuple[str, str, Sequence[str]],
) -> str:
    kind, delimiter, scoring = scored
    has_earlier = any(each.earlier for each in said)
    lines = [
        f"# {job.task} {job.version.id} as turns of a chat, written by Prompt Workbench.",
        f"# lm-eval run --tasks {name} {FLAGS} --include_path FOLDER …",
        f"task: {yaml_text(name)}",
        f"custom_dataset: !function {module}.load_rows",
        f"output_type: {kind}",
        "test_split: test",
    ]
    if has_earlier:
        lines += [
            "fewshot_split: test",
            "num_fewshot: 1",
            "fewshot_config:",
            f"  sampler: !function {module}.Earlier",
            "  doc_to_choice: null",
            "  gen_prefix: null",
        ]
    else:
        lines.append("num_fewshot: 0")
    lines += ["description: system"] if any(each.system for each in said) else []
    lines += ["doc_to_text: question", "doc_to_target: gold"]
    lines += ["gen_prefix: begun"] if any(each.begun for each in said) else []
    if kind == "multiple_choice":
        lines.append("doc_to_choice: choices")
    lines.append(f"target_delimiter: {yaml_text(delimiter)}")
    return "\n".join([*lines, *scoring, *metadata_lines(job)]) + "\n"
