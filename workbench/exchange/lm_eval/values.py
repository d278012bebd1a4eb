"""What lm-evaluation-harness makes of a task's fields and a row: text, choices, target, shot.

The rules are those of `ConfigurableTask.doc_to_text`, `doc_to_target`, `doc_to_choice` and
`build_qa_turn` (`lm_eval/api/task.py`, release 0.4.13): a string that is a column's name gives the
column as it is, any other string is a Jinja template.
"""

from __future__ import annotations

import ast
import contextlib
import re
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from workbench.errors import DataError, shorten
from workbench.exchange.files import RowData
from workbench.exchange.lm_eval.functions import call
from workbench.exchange.lm_eval.spec import FieldSource, Shots, Spec
from workbench.exchange.lm_eval.yaml_files import FunctionRef

MAX_RENDERED = 16 * 1024 * 1024

TEMPLATE_SECONDS = 2.0
"""What one template may take of a processor's time for one row."""

MEMORY = 4 * 1024**3
"""Bytes that a process for templates may use."""


@dataclass(frozen=True, slots=True)
class FieldRules:
    """The value rules of one task: `columns` are those of its evaluated rows, and
    `several_inputs` says that its choices are inputs of one answer."""

    spec: Spec
    columns: frozenset[str]
    several_inputs: bool = False

    def text(self, field: FieldSource, row: RowData, doc: str) -> str | int:
        """Return `doc_to_text`: the question, or the index of the right one of several inputs."""
        value = self._value(field, row, "doc_to_text", doc)
        if not isinstance(field, str) or field in self.columns:
            if not isinstance(value, str | int) or isinstance(value, bool):
                raise self.unusable("doc_to_text", doc, "a text", value)
            return value
        return self._digits(value, "doc_to_text", doc)

    def target(self, field: FieldSource, row: RowData, doc: str) -> Any:
        """Return `doc_to_target`: an index, a text, or a list of either."""
        value = self._value(field, row, "doc_to_target", doc)
        if not isinstance(field, str) or field in self.columns:
            return value
        value = self._digits(value, "doc_to_target", doc)
        return as_list(value) if isinstance(value, str) else value

    def choices(self, field: FieldSource, row: RowData, doc: str) -> list[str]:
        """Return `doc_to_choice`."""
        value = self._value(field, row, "doc_to_choice", doc)
        if isinstance(field, Mapping):
            value = list(field.values())
        elif isinstance(field, str) and field not in self.columns:
            try:
                value = ast.literal_eval(value)
            except (ValueError, SyntaxError, MemoryError, RecursionError) as error:
                raise self.unusable(
                    "doc_to_choice", doc, "a list as Python writes it", value
                ) from error
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise self.unusable("doc_to_choice", doc, "a list of texts", value)
        if not value:
            raise self.unusable("doc_to_choice", doc, "at least one choice", value)
        return list(value)

    def resolved(self, field: str | None, row: RowData, name: str, doc: str) -> str:
        """Return a description or prefix: a column, or a template; '' where there is none."""
        if not field:
            return ""
        if field in row:
            if not isinstance(row[field], str):
                raise self.unusable(name, doc, "a text", row[field])
            return row[field]
        return render(field, row, self.spec.file.where(name), doc)

    def unusable(self, name: str, doc: str, expected: str, seen: object) -> DataError:
        """Return the error of a field that gives for a row what it may not."""
        where = self.spec.file.where(name)
        return DataError(f"{where}: {doc}", expected=expected, seen=shorten(seen))

    def _value(self, field: FieldSource, row: RowData, name: str, doc: str) -> Any:
        if isinstance(field, FunctionRef):
            return call(field, row, of=doc)
        if isinstance(field, str):
            if field in self.columns:
                if field not in row:
                    raise self.unusable(name, doc, f"a column {field!r}", sorted(row))
                return row[field]
            return render(field, row, self.spec.file.where(name), doc)
        return field

    def _digits(self, text: str, name: str, doc: str) -> str | int:
        """Return a text of digits as a number where there are choices to count."""
        if not text.isdigit() or self.spec.doc_to_choice is None:
            return text
        try:
            return ast.literal_eval(text)
        except SyntaxError as error:  # "007", "²"
            raise self.unusable(name, doc, "an index without leading zeros", text) from error


def as_list(text: str) -> Any:
    """Return a text such as "['a', 'b']" as the list that it writes, any other as it is."""
    if len(text) >= 2 and text[0] == "[" and text[-1] == "]":
        try:
            return ast.literal_eval(text)
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            return text
    return text


def joint(left: str, right: str, delimiter: str) -> str:
    """Return what stands between two texts: `delimiter`, unless either has white space there, or
    there is nothing on a side (`lm_eval/api/utils.py`, `maybe_delimit`, `requires_delimiter`)."""
    if not left or not right or left[-1].isspace() or right[0].isspace():
        return ""
    return delimiter


@dataclass(frozen=True, slots=True)
class Question:
    """What a prompt, or a shot before its answer, ends with: `text` is all of it, what is `asked`
    and the `prefix` of the answer with what stands between them."""

    text: str
    asked: str
    prefix: str


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot as the harness writes it: `question` ends behind the answer's prefix, and `joint`
    stands before `answer`. Without an answer nothing follows, not even the delimiter of shots."""

    question: Question
    joint: str
    answer: str
    separator: str

    @property
    def text(self) -> str:
        """All of it."""
        if not self.answer:
            return self.question.text
        return self.question.text + self.joint + self.answer + self.separator

    @property
    def turns(self) -> tuple[tuple[str, str], ...]:
        """The messages that it is in a chat: pairs of a role and a text."""
        prefix = self.question.prefix
        said = prefix + self.joint + self.answer if prefix and self.answer else prefix
        return turns_of(self.question.asked, said or self.answer)


def turns_of(asked: str, said: str, system: str = "") -> tuple[tuple[str, str], ...]:
    """Return the turns of a chat, those without text left out."""
    turns = (("system", system), ("user", asked), ("assistant", said))
    return tuple((role, text) for role, text in turns if text)


def question_of(values: FieldRules, how: Spec | Shots, row: RowData, doc: str) -> Question:
    """Return the text that a doc's prompt, or a shot's before its answer, ends with."""
    text = values.text(how.doc_to_text, row, doc)
    if values.several_inputs and isinstance(text, int):
        text = _one_of(
            values, values.choices(how.doc_to_choice, row, doc), text, "doc_to_text", doc
        )
    if not isinstance(text, str):
        raise values.unusable("doc_to_text", doc, "a text", text)
    prefix = values.resolved(how.gen_prefix, row, "gen_prefix", doc)
    return Question(text + joint(text, prefix, how.target_delimiter) + prefix, text, prefix)


def shot_of(values: FieldRules, row: RowData, doc: str) -> Shot:
    """Return the row as a shot."""
    shots = values.spec.shots
    question = question_of(values, shots, row, doc)
    prefix = question.prefix
    answer = values.target(shots.doc_to_target, row, doc)
    has_choices = shots.doc_to_choice is not None and not values.several_inputs
    if isinstance(answer, int) and has_choices:
        choices = values.choices(shots.doc_to_choice, row, doc)
        answer = _one_of(values, choices, answer, "doc_to_target", doc)
    elif isinstance(answer, list):
        answer = answer[0] if answer else None
    if answer is None:
        answer = ""
    if not isinstance(answer, str):
        raise values.unusable("doc_to_target", doc, "a text to show as the shot's answer", answer)
    between = joint(prefix, answer, " ") if prefix else shots.target_delimiter
    return Shot(question, between, answer, shots.fewshot_delimiter)


def _one_of(values: FieldRules, choices: Sequence[str], index: int, name: str, doc: str) -> str:
    if not -len(choices) <= index < len(choices):
        raise values.unusable(name, doc, f"an index below {len(choices)}", index)
    return choices[index]


# ---- Jinja ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def environment() -> Any:
    """Return the harness's Jinja environment (`lm_eval/utils.py`), except that a template can
    reach no more than its row: it is a text that somebody else wrote."""
    from jinja2 import StrictUndefined
    from jinja2.exceptions import SecurityError
    from jinja2.sandbox import SandboxedEnvironment

    class Environment(SandboxedEnvironment):
        intercepted_binops = frozenset(["*", "**"])

        def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
            for text, times in ((left, right), (right, left)):
                is_repeated = isinstance(text, str | list) and isinstance(times, int)
                if is_repeated and len(text) * times > MAX_RENDERED:
                    raise SecurityError("too long")
            if operator == "**" and abs(right) > 1000:
                raise SecurityError("too large")
            return super().call_binop(context, operator, left, right)

    made = Environment(undefined=StrictUndefined, keep_trailing_newline=True)
    made.filters["regex_replace"] = regex_replace
    return made


def regex_replace(string: str, pattern: str, repl: str, count: int = 0) -> str:
    """Return `re.sub`'s result: the one filter that the harness adds to Jinja's."""
    return re.sub(pattern, repl, string, count=count)


@lru_cache(maxsize=256)
def _template(text: str) -> Any:
    return environment().from_string(text)


def limit_templates(*, memory: bool) -> None:
    """Give each template `TEMPLATE_SECONDS` of a processor's time from now on and, if `memory`, all
    of the process no more than `MEMORY`. For the main thread of a process that does nothing else;
    Python and its `re` look for signals. Windows has none: there the process is ended as a whole.
    """
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, _over)
    if not memory:
        return
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _over(*_: object) -> None:
    raise TimeoutError(f"it took longer than {TEMPLATE_SECONDS:g} s")


@contextmanager
def _limited() -> Iterator[None]:
    if not hasattr(signal, "SIGPROF") or signal.getsignal(signal.SIGPROF) is not _over:
        yield
        return
    # Again and again: somewhere Jinja takes an exception for a missing attribute.
    signal.setitimer(signal.ITIMER_PROF, TEMPLATE_SECONDS, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def render(template: str, row: RowData, where: str, doc: str) -> str:
    """Return the template filled from the row. `where` and `doc` are for the message.

    Raises:
        DataError: the template is not valid, or names what the row does not have.
    """
    try:
        with _limited():
            return _template(template).render(**row)
    except Exception as error:  # a template calls methods of whatever the row holds
        number = getattr(error, "lineno", None)
        line = f", line {number} of the template" if number else ""
        raise DataError(
            f"{where}: {doc}{line}: the template {shorten(template)} cannot be filled",
            seen=f"{type(error).__name__}: {shorten(str(error), 200)}",
            fix=f"The row has {', '.join(map(str, list(row)[:20]))}.",
        ) from error
