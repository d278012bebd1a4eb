"""The words of the command line: its commands and their arguments.

What a command does stands beside; here is only how it is called.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from itertools import takewhile
from operator import methodcaller
from typing import Any, Literal, NoReturn, TypeAlias, get_args, get_origin, get_type_hints

from workbench.cli.readers import (
    count,
    labels,
    models,
    names,
    numbers,
    one_number,
    one_whole,
    run_id,
    shards,
    whole,
)
from workbench.errors import InputError
from workbench.exchange.systems import SYSTEMS
from workbench.models.settings import DTYPES
from workbench.runs.options import (
    DECODING_OPTIONS,
    JUDGING_OPTIONS,
    PROMPT_OPTIONS,
    Options,
)

Command: TypeAlias = Callable[[argparse.Namespace], int]

Argument: TypeAlias = Callable[[Any], Any]
"""Adds itself to a parser, or to a group of one."""


class Parser(argparse.ArgumentParser):
    """A parser that shows what it was given: an argument may hold what steers a terminal."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self.register("type", int, one_whole)
        self.register("type", float, one_number)
        self._given: list[str] = []

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what the arguments say; one that is none of a command's is told by that command,
        with its own usage."""
        found, rest = self.parse_known_args(args, namespace)
        if rest:
            getattr(found, "parser", self).error(f"unrecognized arguments: {' '.join(rest)}")
        return found

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as `argparse` does, and know what was given, for the way out of an error."""
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Raise a `UsageError`, which `main` tells as it tells any, with what was meant where a
        flag is mistyped, or one of many values took the argument that is missing."""
        told = message if len(message) <= MOST_CHARS else f"{message[:MOST_CHARS]}…"
        if ways := " ".join(dict.fromkeys(self._ways_out(message))):
            told = f"{told}. {ways}"
        raise UsageError(told, f"{self.format_usage()}{self.prog}: error: {told}")

    def _ways_out(self, message: str) -> Iterator[str]:
        _, _, required = message.partition("are required: ")
        places = [str(a.metavar) for a in self._actions if not a.option_strings]
        missing = [name for name in required.split(", ") if name in places]
        known = self._option_string_actions
        for place, text in enumerate(self._given):
            name = text.partition("=")[0]
            action = known.get(name)
            if action is None and name.startswith("--"):
                for meant in get_close_matches(name, known, n=1):
                    yield f"Did you mean {meant}?"
            takes_all = action is not None and action.nargs == "+" and missing
            if takes_all and sum(1 for _ in takewhile(_is_value, self._given[place + 1 :])) > 1:
                yield f"{name} takes all words up to the next flag: put {missing[0]} before it."


def _is_value(text: str) -> bool:
    return not text.startswith("--")


class UsageError(InputError):
    """Arguments that are none of the command's; `told` is the message below the usage."""

    def __init__(self, message: str, told: str) -> None:
        super().__init__(message)
        self.told = told


MOST_CHARS = 1000
"""A message repeats what was given, whatever its length."""


def build_parser(run: Mapping[str, Command]) -> argparse.ArgumentParser:
    """Return the parser; `run` has a function for each command, by its name."""
    from workbench import __version__

    parser = Parser(
        prog="workbench",
        description="Edit, preview, score and save prompts for language-model evaluation.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"workbench {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, (about, *arguments) in _COMMANDS.items():
        command = commands.add_parser(
            name, help=about, description=about[0].upper() + about[1:] + ".", allow_abbrev=False
        )
        command.set_defaults(run=run[name], parser=command)
        for add_to in (_switch("--json", "one JSON document on stdout"), *arguments):
            add_to(command)
    about = "What stands after -- goes to jupyter lab: workbench lab -- --no-browser"
    commands.choices["lab"].epilog = about
    return parser


def _value(name: str, value_name: str, about: str | None = None, **how: Any) -> Argument:
    return methodcaller("add_argument", name, metavar=value_name, help=about, **how)


def _switch(name: str, about: str, **how: Any) -> Argument:
    return methodcaller("add_argument", name, action="store_true", help=about, **how)


def _one_of(*arguments: Argument) -> Argument:
    def add_to(parser: argparse.ArgumentParser) -> None:
        group = parser.add_mutually_exclusive_group()
        for add in arguments:
            add(group)

    return add_to


def _settings(*names: str) -> Iterator[Argument]:
    """Yield a flag for each of the user's settings `names`, as `Options` describes it."""
    kinds = get_type_hints(Options)
    for each in fields(Options):
        if each.name not in names:
            continue
        value_name, about = each.metadata["flag"]
        kind = next((k for k in get_args(kinds[each.name]) if get_origin(k)), kinds[each.name])
        how: dict[str, Any] = {"metavar": value_name, "help": about}
        if get_origin(kind) is Literal:
            how = {"choices": tuple(filter(None, get_args(kind))), "help": about}
        elif kind == tuple[int, ...]:
            how["type"] = numbers
        elif kind == tuple[str, ...]:
            how |= {"nargs": "+", "action": "extend"}
        elif str not in get_args(kind):
            how["type"] = get_args(kind)[0]
        yield methodcaller("add_argument", "--" + each.name.replace("_", "-"), **how)


# -- arguments of several commands -------------------------------------------------------------


def _model(*, required: bool) -> Argument:
    about = "teaching, fake, a hub id, a local folder, server:URL or ray:ADDRESS/MODEL"
    return _value("--model", "M", about, required=required)


def _sample_size(about: str = "default: 50") -> Argument:
    return _one_of(_value("--sample", "N", about, dest="sample_size", type=int), _ALL)


_ALL = _switch("--all", "every doc")
_DOC = _value("--doc", "I", "this doc (default: 0)", type=int)
_MODELS = methodcaller(
    *("add_argument", "--model"),
    metavar="M,M",
    help="teaching, fake, hub ids or local folders; may be given again",
    type=models,
    action="extend",
    required=True,
)
_FORCE = _switch("--force", "replace a file that is there")
_METHOD = methodcaller("add_argument", "--method", choices=("ppl", "gen"))
_STATE = _value("--state", "DIR", "where runs and answers are kept (default: beside the tasks)")
_MULTITURN = _switch("--multiturn", "in the chat template, each shot is two turns")
_SYSTEM = _value("system", "SYSTEM", ", ".join(SYSTEMS), choices=SYSTEMS)
_TASK = _value("task", "TASK")
_TRUST = _switch("--trust", "run code that the files name")
_VARY = "settings that may differ, besides the version: model, num_fewshot, seed, …"

_CONFIG = _value("--config", "C", "a config's name", default="")
_PROMPT = (
    _CONFIG,
    _METHOD,
    *_settings(*PROMPT_OPTIONS),
)
_VERSION = (
    _value("--version", "V", "gen_v1, ppl_v0, a file, or latest", default="latest"),
    *_PROMPT,
)
_LOADING = (
    _value("--device", "D", "auto, cuda, cuda:1, mps or cpu", default="auto"),
    _value("--dtype", "T", ", ".join(DTYPES), default="auto"),
    _value("--revision", "R", "a branch, tag or commit of a hub model"),
    _value("--device-map", "M", "auto: spread over several GPUs (needs accelerate)"),
    _value("--quantization", "Q", "int8, int4 or torchao-int8 weights", default="none"),
    _switch(
        "--allow-missing-weights", "load a model that lacks some, random numbers in their place"
    ),
)
_SCORING = (_TASK, _model(required=True), *_LOADING, *_VERSION, _sample_size())
_JUDGED = tuple(_settings("scope", "compat", *DECODING_OPTIONS, *JUDGING_OPTIONS, "group"))
_CHAT_TEMPLATE = (
    _switch("--chat-template", "prompt inside the model's chat template", dest="use_chat_template"),
    _MULTITURN,
)


_COMMANDS: Mapping[str, tuple[str, *tuple[Argument, ...]]] = {
    "lab": (
        "open JupyterLab on the workbench for a task",
        _value("task", "TASK", "a task folder, or a file of rows (default: the demo)", nargs="?"),
    ),
    "new": (
        "make a task from your own rows",
        _value("data", "DATA", "csv, tsv, jsonl, json, parquet, Arrow, Excel, or for `datasets`"),
        _value("--to", "TASK", "the folder to make (default: transforms/<its name>)"),
        _METHOD,
        _value("--question", "F,…", "the fields that the model reads", type=whole, default=()),
        _value("--passage", "F", "what the question is about", default=""),
        _value("--answer", "F", "the field that has the right answer", default=""),
        _value("--options", "F,…", "a list, or a column each", type=whole, default=()),
        _switch("--no-options", "no field holds options, whatever it is called"),
        _value(
            "--kind",
            "KIND",
            "how the answer is read (default: found)",
            choices=("options", "classes", "set", "any", "marked", "text"),
            default="",
        ),
        _value("--index-from", "0|1", "where the answer counts from", type=int, choices=(0, 1)),
        _value("--labels", "V=NAME,…", "of answers; keep: numbers", type=labels, default={}),
        _value("--holdout", "SHARE", "of the rows to seal", type=float, default=0.0),
        _value("--encoding", "NAME", "of the file (default: found)", default=""),
        _switch("--ignore-split", "split the rows anew, whatever a column says of train and test"),
        _switch("--skip-broken", "leave out broken lines, and rows without question or answer"),
    ),
    "tasks": (
        "list the tasks of a folder",
        _value("dir", "DIR", "default: ./transforms, or the demo's", nargs="?"),
    ),
    "render": (
        "print prompts as the model gets them",
        *(_TASK, *_VERSION, _one_of(_DOC, _ALL)),
        _value("--chat-template", "MODEL", "inside this model's template"),
        _MULTITURN,
    ),
    "score": (
        "score a version on a sample",
        *(*_SCORING, *_JUDGED),
        _value("--samples", "FILE.jsonl", "write a line for each doc"),
        _FORCE,
        _switch("--no-cache", "compute everything anew"),
        _switch("--dry-run", "say what is stored, to compute, and how long it takes"),
        _value(
            "--resume",
            "RUN",
            "go on with a run that did not end; last: if there is one",
            type=run_id,
        ),
        _value("--shard", "I/N", "this part of the sample (join them: workbench runs --merge)"),
        _STATE,
        _value(
            "--as",
            "PLACE",
            "score nothing: print what starts it as a command, or by slurm, ray or kubernetes",
            dest="place",
            choices=("command", "slurm", "ray", "kubernetes"),
        ),
        _value("--shards", "N", "its parts (default: by the time it takes)", type=shards),
        _value("--to", "FILE", "write that to a file"),
        *_CHAT_TEMPLATE,
    ),
    "seal": (
        "seal rows that were never scored: only open-holdout reads them",
        *(_TASK, _value("--config", "C", "whose data (default: the task's first)", default="")),
        _value("--holdout", "SHARE", "of the rows; default: 0.3", type=float, default=0.3),
        _value("--group", "F", "a field: rows of one value stay together", default=""),
    ),
    "open-holdout": (
        "score the sealed rows, once for a version, and count it",
        *(_TASK, _model(required=True), *_LOADING, *_VERSION, *_JUDGED, *_CHAT_TEMPLATE),
    ),
    "compare": (
        "compare two runs, doc by doc",
        _value("run_a", "RUN_A", "an id that `workbench runs` lists", type=run_id),
        _value("run_b", "RUN_B", "an id that `workbench runs` lists", type=run_id),
        _value("--metric", "NAME", "default: the config's own", default=""),
        _value("--vary", "NAME", _VARY, nargs="+", action="extend", default=[]),
        _value("--margin", "X", "equivalent within it: 0.03 is 3 points", type=float),
        _value("--task", "TASK", "whose runs (default: those of the nearest .workbench)"),
    ),
    "attribute": (
        "show which edit between two versions changed the score",
        *(_TASK, _model(required=True), *_LOADING),
        _value("--from", "V", "the old version: gen_v0, or a file", dest="old", required=True),
        _value("--to", "V", "the new one", dest="new", required=True),
        *(*_PROMPT, _value("--to-config", "C", "the new version's (default: --config)")),
        *_settings("scope", "compat", *DECODING_OPTIONS, *JUDGING_OPTIONS),
        *(_sample_size(), _switch("--no-cache", "compute everything anew")),
        _switch("--dry-run", "say the hunks and what it would take, and score nothing"),
        *_CHAT_TEMPLATE,
    ),
    "neighbours": (
        "race variants of a version against it",
        *(_TASK, _MODELS, *_LOADING, *_VERSION, *_JUDGED),
        _value("--axes", "A,A", "what to vary (default: all there is)", type=names, default=()),
        _value(
            "--budget",
            "N",
            "evaluations of one variant on one doc (default: 9 runs' worth)",
            type=int,
        ),
        _value("--most", "N", "neighbours, at most (default: 96)", type=int),
        *(_sample_size("default: every doc"), _switch("--no-cache", "compute everything anew")),
        _switch("--dry-run", "say who would run and what it would take, and score nothing"),
        _switch("--sealed", "ask the sealed rows about the best, if it is ahead, and count it"),
        *_CHAT_TEMPLATE,
    ),
    "band": (
        "say how a version scores over neutral formats: separators, marks, orders, draws",
        *(_TASK, _model(required=True), *_LOADING, *_VERSION, *_JUDGED),
        _value("--against", "V", "say in how many formats it is better than this version"),
        _value("--formats", "N", "how many formats (default: 100)", type=int),
        *(_sample_size("default: every doc"), _switch("--no-cache", "compute everything anew")),
        *_CHAT_TEMPLATE,
    ),
    "shots": (
        "say what each shot of a version earns, or which rows of the pool are the best shots",
        *(_TASK, _model(required=True), *_LOADING, *_VERSION, *_JUDGED),
        _value("--best", "K", "race choices of K rows of the pool as shots", type=int),
        _value("--most", "N", "choices, at most (default: 96)", type=int),
        _value(
            "--budget",
            "N",
            "evaluations of one choice on one doc (default: 9 runs' worth)",
            type=int,
        ),
        _switch("--dry-run", "say which choices would run and what it would take"),
        _switch("--sealed", "ask the sealed rows about the best, if it is ahead, and count it"),
        *(_sample_size("default: every doc"), _switch("--no-cache", "compute everything anew")),
        *_CHAT_TEMPLATE,
    ),
    "mcp": (
        "let an agent propose prompts, and judge them (MCP, on stdin and stdout)",
        _value("task", "TASK", "a task, or a folder of tasks (default: ./transforms)", nargs="?"),
        _value(
            "--version",
            "V",
            "gen_v1, …: yours (default: the newest that no agent saved)",
            default="latest",
        ),
        *(_model(required=True), *_LOADING, *_PROMPT, *_JUDGED),
        _value("--budget", "N", "rows that agents may have scored of a task, in all", type=int),
        _sample_size("the rows to score on (default: every doc)"),
        _switch("--unconfined", "run an agent's text also where files can't be closed to it"),
        *_CHAT_TEMPLATE,
    ),
    "report": (
        "write one run, or two compared, as an HTML page to hand on",
        _value("runs", "RUN", "one or two ids that `workbench runs` lists", nargs="+", type=run_id),
        _value("--to", "FILE.html", "the file to write", required=True),
        _value("--metric", "NAME", "default: the config's own", default=""),
        _value("--vary", "NAME", _VARY, nargs="+", action="extend", default=[]),
        _value("--task", "TASK", "whose runs (default: those of the nearest .workbench)"),
        _FORCE,
    ),
    "sweep": (
        "score versions with several numbers of shots, seeds and models",
        *(_TASK, _MODELS, *_LOADING),
        _value("--versions", "V,V", "such as gen_v0,gen_v1", required=True, type=names),
        _value("--num-fewshot", "N,N", "such as 0,1,2,4", required=True, type=numbers),
        _value("--seeds", "N,N", "such as 0,1,2", required=True, type=numbers),
        *(_CONFIG, _METHOD, _sample_size()),
        _value("--plot", "FILE", "draw it: .png, .svg or .pdf"),
        _FORCE,
    ),
    "save": (
        "save a file as the task's next version",
        *(_TASK, _value("file", "FILE")),
        _value("--parent", "V", "what the diff starts from (default: the latest of another text)"),
        _value("--note", "TEXT", "kept above the diff", default=""),
        _METHOD,
    ),
    "diff": (
        "show what changed between two versions",
        *(_TASK, _value("old", "V"), _value("new", "V")),
        _switch("--rendered", "the prompts, not the sources"),
        *(_DOC, *_PROMPT),
    ),
    "runs": (
        "list runs, newest first, or join parts of one",
        _value("task", "TASK", nargs="?"),
        _STATE,
        _value(
            "--merge",
            "RUN",
            "ids, or FOLDER/ID of other ledgers",
            nargs="+",
            default=[],
            type=run_id,
        ),
        _value("--mark", "M", "with --merge: only the run that score --as gave this", default=""),
    ),
    "import": (
        "make a task from another system's",
        _SYSTEM,
        _value("source", "SOURCE", "its file or folder"),
        _value("--to", "TASK", "the folder to make", required=True),
        _value("--step", "NAME", "of a FreeEval config", default=""),
        _TRUST,
    ),
    "export": (
        "write a version for another system",
        *(_SYSTEM, _TASK),
        _value("--to", "DIR", "a folder, or a clone of it", required=True),
        *_VERSION,
        _value("--model", "M", "whose score goes with it", default=""),
        _one_of(
            _switch("--commit", "commit it there, on a new branch of its own"),
            _switch("--dry-run", "say what would be written, and write nothing"),
        ),
    ),
    "verify": (
        "check that a version still renders to what it was exported or scored as",
        _value("task", "TASK", "a task folder, or one that was exported to"),
        _value("version", "V", nargs="?", default="latest"),
        _TRUST,
    ),
    "rules": (
        "score once, and show what each of the four systems would report",
        *(*_SCORING, *_settings("compat")),
        _switch("--no-cache", "ask the model for everything"),
    ),
    "gap": (
        "show where a run and another system's file first differ, row by row",
        _value("run_id", "RUN", "of ours (see `workbench runs`)", type=run_id),
        _value("file", "FILE", "what the other system wrote of its docs"),
        _value("--system", "SYSTEM", required=True, choices=SYSTEMS),
        _value("--task", "TASK", "whose runs; also aligns rows by content"),
    ),
    "tokens": (
        "show how likely a model finds each token of a doc's prompt and choices",
        *(_TASK, _model(required=True), _DOC, *_VERSION, *_settings("scope")),
        _value("--top", "K", "likeliest tokens (5)", type=count, default=5),
        _value("--last", "N", "of the prompt's tokens alone", type=count),
        *_CHAT_TEMPLATE,
    ),
    "doctor": (
        "examine a server: what it is, and what it can be trusted with",
        _value("url", "URL", "such as http://localhost:8000; several with commas; #MODEL"),
        _value("--reference", "M", "a model here that its numbers are compared with", default=""),
        _value("--timeout", "S", "seconds for each server (default: 60)", type=float, default=60.0),
    ),
    "models": (
        "list the models that can be had here: loaded, in the hub's cache, in folders, on servers",
        _value("folders", "FOLDER", "of models (also: those of WORKBENCH_MODELS)", nargs="*"),
        _switch("--servers", "ask the usual ports of this computer, too"),
    ),
    "lint": (
        "find what is wrong with a version's prompts",
        *(_TASK, _model(required=False), *_LOADING, *_VERSION),
        _switch("--prove", "score docs with each fault and without (needs --model)"),
        _value("--fix", "FILE", "write the transform there without the faults that have a mend"),
        _sample_size("docs of a proof; default: 50"),
        *_CHAT_TEMPLATE,
    ),
}
