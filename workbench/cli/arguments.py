"""The words of the command line: its commands and their arguments.

What a command does stands beside; here is only how it is called.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from workbench.exchange.systems import SYSTEMS
from workbench.runs.options import DECODING_OPTIONS, PROMPT_OPTIONS, Options

Command: TypeAlias = Callable[[argparse.Namespace], int]


def build_parser(run: Mapping[str, Command]) -> argparse.ArgumentParser:
    """Return the parser; `run` has a function for each command, by its name."""
    from workbench import __version__

    parser = argparse.ArgumentParser(
        prog="workbench",
        description="Edit, preview, score and save prompts for language-model evaluation.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"workbench {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    lab = _command(commands, "lab", run["lab"], "open JupyterLab on the workbench for a task")
    lab.add_argument("task", nargs="?", metavar="TASK", help="a task folder (default: the demo)")
    lab.epilog = "What stands after -- goes to jupyter lab: workbench lab -- --no-browser"

    tasks = _command(commands, "tasks", run["tasks"], "list the tasks of a folder")
    tasks.add_argument("dir", nargs="?", metavar="DIR", help="default: ./transforms, or the demo's")

    render = _command(commands, "render", run["render"], "print prompts as the model gets them")
    render.add_argument("task", metavar="TASK")
    _add_prompt_arguments(render)
    _add_doc_argument(render.add_mutually_exclusive_group()).add_argument(
        "--all", action="store_true", help="every doc"
    )
    render.add_argument("--chat-template", metavar="MODEL", help="inside this model's template")
    _add_multiturn(render)

    _add_score(_command(commands, "score", run["score"], "score a version on a sample"))
    _add_compare(_command(commands, "compare", run["compare"], "compare two runs, doc by doc"))
    about = "score versions with several numbers of shots and seeds"
    _add_sweep(_command(commands, "sweep", run["sweep"], about))

    save = _command(commands, "save", run["save"], "save a file as the task's next version")
    save.add_argument("task", metavar="TASK")
    save.add_argument("file", metavar="FILE")
    save.add_argument("--parent", metavar="V", help="what the diff starts from (default: latest)")
    save.add_argument("--note", default="", metavar="TEXT", help="kept above the diff")
    _add_method(save)

    diff = _command(commands, "diff", run["diff"], "show what changed between two versions")
    for name in ("task", "old", "new"):
        diff.add_argument(name, metavar="TASK" if name == "task" else "V")
    diff.add_argument("--rendered", action="store_true", help="the prompts, not the sources")
    _add_doc_argument(diff)
    _add_prompt_arguments(diff, version=False)

    runs = _command(commands, "runs", run["runs"], "list runs, newest first")
    runs.add_argument("task", nargs="?", metavar="TASK")

    _add_import(_command(commands, "import", run["import"], "make a task from another system's"))
    _add_export(_command(commands, "export", run["export"], "write a version for another system"))
    about = "check that a version still renders to what it was exported or scored as"
    verify = _command(commands, "verify", run["verify"], about)
    verify.add_argument("task", metavar="TASK", help="a task folder, or one that was exported to")
    verify.add_argument("version", nargs="?", default="latest", metavar="V")
    _add_trust(verify)
    about = "score once, and show what each of the four systems would report"
    _add_rules(_command(commands, "rules", run["rules"], about))
    about = "show where a run and another system's file first differ, row by row"
    _add_gap(_command(commands, "gap", run["gap"], about))
    about = "show how likely a model finds each token of a doc's prompt and choices"
    _add_tokens(_command(commands, "tokens", run["tokens"], about))
    _add_lint(
        _command(commands, "lint", run["lint"], "find what is wrong with a version's prompts")
    )
    return parser


def _command(commands: Any, name: str, run: Any, about: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", allow_abbrev=False
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout")
    parser.set_defaults(run=run)
    return parser


def _add_import(importing: argparse.ArgumentParser) -> None:
    importing.add_argument("system", choices=SYSTEMS, metavar="SYSTEM", help=", ".join(SYSTEMS))
    importing.add_argument("source", metavar="SOURCE", help="its file or folder")
    importing.add_argument("--to", required=True, metavar="TASK", help="the folder to make")
    importing.add_argument("--step", default="", metavar="NAME", help="of a FreeEval config")
    _add_trust(importing)


def _add_export(export: argparse.ArgumentParser) -> None:
    export.add_argument("system", choices=SYSTEMS, metavar="SYSTEM", help=", ".join(SYSTEMS))
    export.add_argument("task", metavar="TASK")
    export.add_argument("--to", required=True, metavar="DIR", help="a folder, or a clone of it")
    _add_prompt_arguments(export)
    export.add_argument("--model", default="", metavar="M", help="whose score goes with it")
    end = export.add_mutually_exclusive_group()
    end.add_argument(
        "--commit", action="store_true", help="commit it there, on a new branch of its own"
    )
    end.add_argument(
        "--dry-run", action="store_true", help="say what would be written, and write nothing"
    )


def _add_rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("task", metavar="TASK")
    _add_model(rules)
    _add_loading(rules)
    _add_prompt_arguments(rules)
    _add_sample_size(rules)
    _add_options(rules, "compat")
    rules.add_argument("--no-cache", action="store_true", help="ask the model for everything")


def _add_gap(gap: argparse.ArgumentParser) -> None:
    gap.add_argument("run_id", metavar="RUN", help="of ours (see `workbench runs`)")
    gap.add_argument("file", metavar="FILE", help="what the other system wrote of its docs")
    gap.add_argument("--system", required=True, choices=SYSTEMS, metavar="SYSTEM")
    gap.add_argument("--task", metavar="TASK", help="whose runs; also aligns rows by content")


def _add_multiturn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--multiturn", action="store_true", help="in the chat template, each shot is two turns"
    )


def _add_tokens(tokens: argparse.ArgumentParser) -> None:
    tokens.add_argument("task", metavar="TASK")
    _add_model(tokens)
    _add_doc_argument(tokens)
    _add_prompt_arguments(tokens)
    _add_options(tokens, "scope")
    tokens.add_argument("--top", type=_count, default=5, metavar="K", help="likeliest tokens (5)")
    tokens.add_argument("--last", type=_count, metavar="N", help="of the prompt's tokens alone")
    _add_chat_template(tokens)


def _add_lint(lint: argparse.ArgumentParser) -> None:
    lint.add_argument("task", metavar="TASK")
    _add_model(lint, required=False)
    _add_loading(lint)
    _add_prompt_arguments(lint)
    lint.add_argument(
        "--prove", action="store_true",
        help="score docs with each fault and without (needs --model)",
    )  # fmt: skip
    _add_sample_size(lint, "docs of a proof; default: 50")
    _add_chat_template(lint)


def _add_chat_template(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--chat-template", dest="use_chat_template", action="store_true",
        help="prompt inside the model's chat template",
    )  # fmt: skip
    _add_multiturn(parser)


def _add_trust(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--trust", action="store_true", help="run code that the files name")


def _add_doc_argument(parser: Any) -> Any:
    parser.add_argument("--doc", type=int, metavar="I", help="this doc (default: 0)")
    return parser


def _add_method(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--method", choices=("ppl", "gen"))


def _add_prompt_arguments(parser: argparse.ArgumentParser, *, version: bool = True) -> None:
    if version:
        parser.add_argument(
            "--version", default="latest", metavar="V", help="gen_v1, ppl_v0, a file, or latest"
        )
    parser.add_argument("--config", default="", metavar="C", help="a config's name")
    _add_method(parser)
    _add_options(parser, *PROMPT_OPTIONS)


def _add_options(parser: argparse.ArgumentParser, *names: str) -> None:
    """Add a flag for each of the user's settings `names`, as `Options` describes it."""
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
            how["type"] = _numbers
        elif kind == tuple[str, ...]:
            how |= {"nargs": "+", "action": "extend"}
        elif str not in get_args(kind):
            how["type"] = get_args(kind)[0]
        parser.add_argument("--" + each.name.replace("_", "-"), **how)


def _add_model(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    parser.add_argument(
        "--model", required=required, metavar="M", help="teaching, fake, a hub id or a local folder"
    )


def _add_loading(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--device", default="auto", metavar="D", help="auto, cuda, cuda:1, mps or cpu"
    )
    parser.add_argument(
        "--dtype", default="auto", metavar="T", help="auto, bfloat16, float16 or float32"
    )
    parser.add_argument("--revision", metavar="R", help="a branch, tag or commit of a hub model")
    parser.add_argument(
        "--device-map", metavar="M", help="auto: spread over several GPUs (needs accelerate)"
    )
    parser.add_argument(
        "--quantization", default="none", metavar="Q", help="int8, int4 or torchao-int8 weights"
    )
    parser.add_argument(
        "--allow-missing-weights", action="store_true",
        help="load a model that lacks some, random numbers in their place",
    )  # fmt: skip


def _add_sample_size(parser: argparse.ArgumentParser, about: str = "default: 50") -> None:
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--sample", dest="sample_size", type=int, metavar="N", help=about)
    size.add_argument("--all", action="store_true", help="every doc")


def _add_score(score: argparse.ArgumentParser) -> None:
    score.add_argument("task", metavar="TASK")
    _add_model(score)
    _add_loading(score)
    _add_prompt_arguments(score)
    _add_sample_size(score)
    _add_options(score, "scope", "compat", *DECODING_OPTIONS)
    score.add_argument("--samples", metavar="FILE.jsonl", help="write a line for each doc")
    score.add_argument("--no-cache", action="store_true", help="compute everything anew")
    score.add_argument(
        "--dry-run",
        action="store_true",
        help="say what is stored, to compute, and how long it takes",
    )
    _add_chat_template(score)


def _add_compare(compare: argparse.ArgumentParser) -> None:
    for name in ("run_a", "run_b"):
        compare.add_argument(name, metavar=name.upper(), help="an id that `workbench runs` lists")
    compare.add_argument("--metric", default="", metavar="NAME", help="default: the config's own")
    compare.add_argument(
        "--vary", nargs="+", action="extend", default=[], metavar="NAME",
        help="settings that may differ, besides the version: model, num_fewshot, seed, …",
    )  # fmt: skip
    compare.add_argument(
        "--task", metavar="TASK", help="whose runs (default: those of the nearest .workbench)"
    )


def _add_sweep(sweep: argparse.ArgumentParser) -> None:
    sweep.add_argument("task", metavar="TASK")
    _add_model(sweep)
    _add_loading(sweep)
    sweep.add_argument(
        "--versions", required=True, type=_names, metavar="V,V", help="such as gen_v0,gen_v1"
    )
    for name, example in (("num-fewshot", "0,1,2,4"), ("seeds", "0,1,2")):
        sweep.add_argument(
            f"--{name}", required=True, type=_numbers, metavar="N,N", help=f"such as {example}"
        )
    _add_method(sweep)
    _add_sample_size(sweep)
    sweep.add_argument("--plot", metavar="FILE", help="draw it: .png, .svg or .pdf")


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number, 0 or more; saw {text!r}")
    return int(text)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected numbers such as 0,1,2; saw {text!r}") from None


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
