"""Write the transform of an imported task: its templates as short functions of `data`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.exchange.lm_eval.python_code import (
    expression_of,
    names_made_by,
    quoted,
    slice_module,
)
from workbench.exchange.lm_eval.spec import FieldSource, Shots, Spec, functions_of
from workbench.exchange.lm_eval.yaml_files import FunctionRef
from workbench.prompts.samplers.pool import POOL_MARK

INPUT, OUTPUT, TARGET = "lm_eval_input", "lm_eval_output", "lm_eval_target"
SAID = "lm_eval_turns"
"""Columns that hold what could not be written as code."""

SPACE = " "

JINJA = '''\
def fill(template, data):
    """Fill a Jinja template as lm-evaluation-harness does."""
    return JINJA.from_string(template).render(**data)
'''
JINJA_SETUP = """\
JINJA = SandboxedEnvironment(undefined=StrictUndefined, keep_trailing_newline=True)
"""
REGEX_REPLACE = """\
def regex_replace(string, pattern, repl, count=0):
    return re.sub(pattern, repl, string, count=count)


JINJA.filters["regex_replace"] = regex_replace
"""
JOINED = '''\
def joined(left, delimiter, right):
    """Join two texts; the delimiter stands between them unless white space does already."""
    if not left or not right or left[-1].isspace() or right[0].isspace():
        return left + right
    return left + delimiter + right
'''
AS_LIST = '''\
def as_list(text):
    """Read a text such as "['a', 'b']" as the list that it writes, as the harness does."""
    if len(text) >= 2 and text[0] == "[" and text[-1] == "]":
        try:
            return ast.literal_eval(text)
        except (SyntaxError, ValueError):
            return text
    return text
'''
RIGHT_CHOICE = """\
def right_choice(data):
    return next((choice for choice, score in data["target_scores"].items() if score), "")
"""


class NotWritable(Exception):
    """A function of the task cannot stand in a transform."""


@dataclass(frozen=True, slots=True)
class TransformPlan:
    """What the rows showed of the task: which kinds of target occur, and what must be written.

    `answer` is `right` (the right key of `target_scores`) or `target`; `golds` is `one`, `several`
    or `several or none`; `lists` says that a target's text may write a list. `shot_answer` is what
    shots that are written in another way than docs answer, '' where there are none such;
    `description` puts the description into the input (it names the doc's columns), and `delimiter`
    is what our assembly puts before an output.
    """

    answer: str
    shot_answer: str
    golds: str
    lists: bool
    description: bool
    delimiter: str


@dataclass
class Writer:
    """The source in the making: what has to stand above `transform`."""

    spec: Spec
    columns: Collection[str]
    plan: TransformPlan
    imports: set[str] = field(default_factory=lambda: {"import random"})
    constants: dict[str, str] = field(default_factory=dict)
    functions: dict[str, str] = field(default_factory=dict)
    helpers: dict[str, str] = field(default_factory=dict)
    modules: dict[FunctionRef, str] = field(default_factory=dict)

    def value(self, name: str, source: FieldSource) -> str:
        """Return an expression for a field's value, writing the function that gives it."""
        if isinstance(source, FunctionRef):
            self.modules[source] = source.function
            return f"{source.function}(data)"
        if isinstance(source, str):
            if source in self.columns:
                return f"data[{quoted(source)}]"
            # A module of the task's own may well have a `question` or `choices` of its own.
            name = f"doc_{name}" if functions_of(self.spec.file.values) else name
            expression = expression_of(source, self.columns) or self._filled(name, source)
            if expression.startswith('"'):  # nothing of the row is in it
                self.constants[name.upper()] = expression
                return name.upper()
            self.functions[name] = f"def {name}(data):\n    return {expression}\n"
            return f"{name}(data)"
        return repr(list(source.values()) if isinstance(source, Mapping) else source)

    def _filled(self, name: str, template: str) -> str:
        self.imports.update(
            {
                "from jinja2 import StrictUndefined",
                "from jinja2.sandbox import SandboxedEnvironment",
            }
        )
        self.helpers["fill"] = JINJA
        if "regex_replace" in template:
            self.imports.add("import re")
            self.helpers["regex_replace"] = REGEX_REPLACE
        self.constants[name.upper()] = _block(template)
        return f"fill({name.upper()}, data)"

    def question(self, how: Spec | Shots, head: str = "") -> str:
        """Return an expression for the input: question, and the prefix of the answer."""
        made = self.value(f"{head}question", how.doc_to_text)
        if how.gen_prefix:
            self.helpers["joined"] = JOINED
            prefix = self.value(f"{head}prefix", how.gen_prefix)
            made = f"joined({made}, {quoted(how.target_delimiter)}, {prefix})"
        return made

    def turns(self, how: Spec | Shots, head: str = "", system: str = "") -> str:
        """Return an expression for the turns of a chat, "" where the input is one of the user's:
        what is `system` stands before, and the assistant's turn begins with the prefix."""
        made = [("system", system)] if system else []
        made.append(("user", self.value(f"{head}question", how.doc_to_text)))
        if how.gen_prefix:
            made.append(("assistant", self.value(f"{head}prefix", how.gen_prefix)))
        listed = ", ".join(f'("{role}", {text})' for role, text in made)
        return f"[{listed}]" if len(made) > 1 else ""

    def target(self, how: Spec | Shots, head: str = "") -> str:
        """Return an expression for the target: a text or a list of texts."""
        source, choices = how.doc_to_target, how.doc_to_choice
        made = self.value(f"{head}answer", source)
        is_template = isinstance(source, str) and source not in self.columns
        if choices is not None and not self.spec.is_choice:
            listed = self.value(f"{head}choices", choices)
            if isinstance(choices, str) and choices not in self.columns:
                self.imports.add("import ast")
                listed = f"ast.literal_eval({listed})"
            index = f"int({made})" if is_template else made
            return f"{listed}[{index}]"
        if self.plan.lists and is_template:
            self.imports.add("import ast")
            self.helpers["as_list"] = AS_LIST
            made = f"as_list({made})"
        return made

    def right_choice(self) -> str:
        """Return an expression for the right key of `target_scores`."""
        self.helpers["right_choice"] = RIGHT_CHOICE
        return "right_choice(data)"

    def after_prefix(self, answer: str, prefix: str | None, head: str = "") -> str:
        """Return an expression for what follows the prefix in a shot: the harness has a space
        there, unless white space is."""
        if not prefix or self.plan.delimiter == SPACE:
            return answer
        self.helpers["joined"] = JOINED
        given = self.value(f"{head}prefix", prefix)
        return f"joined({given}, {quoted(SPACE)}, {answer})[len({given}) :]"


FIRST = """\
def first(golds):
    return golds[0] if isinstance(golds, list) else golds
"""


def write_transform(spec: Spec, columns: Collection[str], plan: TransformPlan) -> str:
    """Return the source of a transform that gives what the harness gives.

    Raises:
        NotWritable: a `!function` needs what a transform cannot import.
    """
    writer = Writer(spec, columns, plan)
    body = _shot_branch(writer) if plan.shot_answer else []
    question = writer.question(spec)
    if plan.description:
        question = f"{writer.value('description', spec.description)} + {question}"
    body += _test_branch(writer, question)
    return _assemble(writer, body)


def _shot_branch(writer: Writer) -> list[str]:
    spec, shots = writer.spec, writer.spec.shots

    def head(*fields: str) -> str:
        same = all(getattr(shots, field) == getattr(spec, field) for field in fields)
        return "" if same else "shot_"

    question = writer.question(shots, head("doc_to_text", "gen_prefix"))
    if writer.plan.shot_answer == "right":
        answer = writer.right_choice()
    else:
        answer = writer.target(shots, head("doc_to_target", "doc_to_choice"))
        answer = f"first({answer})" if writer.plan.golds != "one" else answer
    output = writer.after_prefix(answer, shots.gen_prefix, head("gen_prefix"))
    if spec.is_text and not shots.gen_prefix:
        # The text that is scored has no delimiter before it; the answer of a shot has.
        output = f"{quoted(shots.target_delimiter)} + {output}"
    return [
        f'if "{POOL_MARK}" in data:  # a row of the few-shot file',
        f"    shot = {output}",
        *(
            f"    {line}"
            for line in _returned(
                question,
                "shot",
                "shot",
                writer.turns(shots, head("doc_to_text", "gen_prefix")),
            )
        ),
    ]


def _test_branch(writer: Writer, question: str) -> list[str]:
    spec, plan = writer.spec, writer.plan
    if plan.answer == "right":
        name, value = "answer", writer.right_choice()
    else:
        name, value = "gold", writer.target(spec)
        source = spec.doc_to_target
        if plan.golds != "one":
            name = "golds"
            value += ' or ""' if plan.golds == "several or none" else ""
        elif not isinstance(source, str) or source in writer.columns:
            value = f"str({value})"
    output = "first(golds)" if name == "golds" else name
    output = writer.after_prefix(output, spec.gen_prefix)
    system = writer.value("description", spec.description) if plan.description else ""
    turns = writer.turns(spec, system=system)
    return [f"{name} = {value}", *_returned(question, output, name, turns)]


def _returned(question: str, output: str, processed: str, turns: str = "") -> list[str]:
    fields = (("input", question), ("output", output), ("processed_output", processed))
    pairs = (*fields, *((("turns", turns),) if turns else ()))
    line = "return {" + ", ".join(f'"{name}": {value}' for name, value in pairs) + "}"
    if len(line) <= 90:
        return [line]
    return ["return {", *(f'    "{name}": {value},' for name, value in pairs), "}"]


def _assemble(writer: Writer, body: list[str]) -> str:
    if any("first(" in line for line in body):
        writer.helpers["first"] = FIRST
    pieces: list[str] = []
    sliced = _slices(writer)
    future = ["from __future__ import annotations", ""] if sliced else []
    pieces.append("\n".join([*future, *_sorted_imports(writer.imports)]))
    constants = [f"{name} = {value}" for name, value in writer.constants.items()]
    if "fill" in writer.helpers:
        constants.append(JINJA_SETUP.rstrip())
    if constants:
        pieces.append("\n".join(constants))
    pieces += sliced
    pieces += [text.rstrip() for text in writer.helpers.values()]
    pieces += [text.rstrip() for text in writer.functions.values()]
    signature = "def transform(data, num_sample: int, r: random.Random, dataset_name: str):"
    pieces.append("\n".join([signature, *(f"    {line}" for line in body)]))
    return _spaced(pieces)


def _spaced(pieces: list[str]) -> str:
    """Join the pieces: one blank line before constants, two around functions."""
    text = pieces[0]
    for piece in pieces[1:]:
        is_plain = not piece.lstrip().startswith(("def ", "class ", "@"))
        text += ("\n\n" if is_plain and text == pieces[0] else "\n\n\n") + piece
    return text + "\n"


def _sorted_imports(imports: set[str]) -> list[str]:
    plain = sorted(line for line in imports if line.startswith("import "))
    others = sorted(line for line in imports if not line.startswith("import "))
    return [*plain, *(["", *others] if others else [])]


def _slices(writer: Writer) -> list[str]:
    """Return what the task's own functions need of their modules, each module once."""
    by_module: dict[Any, set[str]] = {}
    for ref, name in writer.modules.items():
        by_module.setdefault(ref.module, set()).add(name)
    if len(by_module) > 1:
        raise NotWritable("its functions are in several modules")
    sliced: list[str] = []
    for path, names in by_module.items():
        text = slice_module(path, names) if path.exists() else None
        if text is None:
            raise NotWritable(f"{path.name} imports what a transform cannot")
        sliced.append(text)
    own = {"transform", *writer.helpers, *writer.functions, *writer.constants}
    if own & {name for text in sliced for name in names_made_by(text)}:
        raise NotWritable("a function of its has a name that the transform needs")
    return sliced


def _block(template: str) -> str:
    """Return the template as a literal: a block of lines where it has several."""
    if "\n" not in template or '"""' in template or template.endswith('"') or "\r" in template:
        return quoted(template)
    lines = [quoted(line)[1:-1].replace('\\"', '"') for line in template.split("\n")]
    return '"""\\\n' + "\n".join(lines) + '"""'


def frozen_transform(*, has_turns: bool) -> str:
    """Return the source of a transform that reads what was computed at import, turns of a chat
    too if `has_turns`."""
    turns = f'        "turns": data["{SAID}"],\n' * has_turns
    return (
        "import random\n\n\n"
        "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n"
        "    return {\n"
        f'        "input": data["{INPUT}"],\n'
        f'        "output": data["{OUTPUT}"],\n'
        f'        "processed_output": data["{TARGET}"],\n{turns}'
        "    }\n"
    )
