"""Broken and dangerous YAML for lm-evaluation-harness: refused with file, line and a way out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from workbench.errors import ConfigError, DataError, InputError
from workbench.exchange.lm_eval import import_task
from workbench.exchange.lm_eval.plain_templates import is_plain
from workbench.exchange.lm_eval.yaml_files import FunctionRef, read_task_file

GOOD = """\
task: demo
dataset_path: json
dataset_kwargs: {data_files: {test: ROWS}}
test_split: test
output_type: multiple_choice
doc_to_text: "{{question}}"
doc_to_choice: ["yes", "no"]
doc_to_target: label
num_fewshot: 0
"""


def write(folder: Path, text: str, rows: str = "") -> Path:
    """Write a task and its rows; return the YAML's path."""
    lines = [{"question": f"Is {i} even?", "label": i % 2} for i in range(4)]
    (folder / "rows.jsonl").write_text(
        rows or "".join(json.dumps(line) + "\n" for line in lines), "utf-8"
    )
    path = folder / "demo.yaml"
    path.write_text(text.replace("ROWS", str(folder / "rows.jsonl")), "utf-8")
    return path


def test_the_good_one_is_good(tmp_path: Path) -> None:
    """What the broken ones are broken from can be imported, without a loss."""
    written = import_task(write(tmp_path, GOOD))
    assert written.losses == ()
    assert set(written.files) == {
        "data/demo.jsonl",
        "config/demo_ppl.json",
        "transform_ppl_v0.py",
    }


BOMB = "x: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + last] * 10)}]\n"
    for last, name in zip("abcdef", "bcdefg", strict=True)
)

BROKEN = [
    ("no task", GOOD.replace("task: demo\n", ""), "no key 'task'"),
    ("unknown key", GOOD + "doc_to_txt: x\n", ":10: doc_to_txt: unknown key. Did you mean"),
    ("too many shots", GOOD.replace("shot: 0", "shot: 1" + "0" * 30), "expected 10,000 at most"),
    (
        "wrong type",
        GOOD.replace("shot: 0", "shot: many"),
        ":9: num_fewshot; expected a whole number",
    ),
    ("a flag for a number", GOOD.replace("shot: 0", "shot: true"), ":9: num_fewshot"),
    ("fewshot key", GOOD + "fewshot_config: {smpler: x}\n", "fewshot_config.smpler: unknown key"),
    ("fewshot sampler", GOOD + "fewshot_config: {sampler: first}\n", "Did you mean 'first_n'?"),
    ("twice", GOOD + "task: other\n", ":10: 'task' is set twice; saw the first time in line 1"),
    ("tag", GOOD + "metadata: !!python/object:os.system x\n", ":10: not valid YAML"),
    ("syntax", GOOD + "metadata: [1\n", "not valid YAML"),
    ("bomb", GOOD + BOMB, "aliases make too much"),
    ("itself", GOOD + "metadata: &m [*m]\n", ":10: an alias of what it stands in"),
    ("deep", GOOD + "metadata: " + "[" * 5000 + "]" * 5000 + "\n", "not valid YAML"),
    ("a list", "- task: demo\n", "expected keys and values"),
    ("empty", "", "empty"),
    ("output type", GOOD.replace("multiple_choice", "multiple_choise"), "'multiple_choice'?"),
    ("a group", "group: g\ntask: [a, b]\n", ":2: task: no task, group or tag 'a' here"),
    ("a group of none", "group: g\ntask: []\n", ":1: group: a group without tasks"),
    ("a group in itself", "group: g\ntask: [g]\n", ":2: task: the group 'g' contains itself"),
    ("task list", GOOD + "task_list: [{task: a}]\n", ":10: task_list: a list of tasks"),
    ("a class", "class: x\ntask: a\n", ":1: class: a class that is not beside it"),
    ("promptsource", GOOD + "use_prompt: x:y\n", ":10: use_prompt: a prompt of PromptSource"),
    ("an image", GOOD + "doc_to_image: image\n", ":10: doc_to_image: prompts here are text"),
    ("no split", GOOD.replace("test_split: test\n", ""), "nothing to evaluate"),
    ("no choices", GOOD.replace('doc_to_choice: ["yes", "no"]\n', ""), "'doc_to_choice'"),
    ("include", GOOD + "include: nowhere\n", ":10: 'nowhere' does not exist"),
    ("include itself", GOOD + "include: demo.yaml\n", ":10: 'demo.yaml' includes itself"),
    ("code", GOOD.replace("label", "!function utils.f"), ":8: !function utils.f is code"),
    ("function name", GOOD.replace("label", "!function f"), ":8: !function f; expected module"),
    ("metric", GOOD + "metric_list: [acc]\n", ":10: metric_list[0]; expected {metric:"),
    (
        "several inputs",
        GOOD.replace('doc_to_text: "{{question}}"', "doc_to_text: label") + "gen_prefix: x\n",
        "gives a number, so its choices are inputs",
    ),
]


@pytest.mark.parametrize(("text", "message"), [case[1:] for case in BROKEN],
                         ids=[case[0] for case in BROKEN])  # fmt: skip
def test_a_broken_task_says_where_and_what(text: str, message: str, tmp_path: Path) -> None:
    """Every fault is a ConfigError that names the file and, where there is one, the line."""
    path = write(tmp_path, text)
    with pytest.raises(ConfigError) as caught:
        import_task(path)
    assert message in str(caught.value)
    assert str(path) in str(caught.value)


DATA = [
    ("no file", GOOD.replace("ROWS", "/nowhere/rows.jsonl"), "", "cannot be read"),
    ("split", GOOD.replace("test_split: test", "test_split: dev"), "", "split 'dev' is not in"),
    ("field", GOOD.replace("{{question}}", "{{text}}"), "",
     ":6: doc_to_text: row 0 of 'test': the template"),
    ("template", GOOD.replace("{{question}}", "{% if %}"), "", "line 1 of the template"),
    ("not JSON", GOOD, '{"question": "a", "label": 0}\n{"question": \n', "cannot be read"),
    ("hub", GOOD.replace("dataset_path: json", "dataset_path: nobody/none")
     .replace("dataset_kwargs: {data_files: {test: ROWS}}\n", ""), "", "cannot be fetched"),
    ("leading zeros", GOOD.replace("doc_to_target: label", "doc_to_target: '007'"), "",
     "an index without leading zeros"),
    ("rolling", GOOD.replace("multiple_choice", "loglikelihood_rolling"), "", "a text to score"),
    ("likelihood", GOOD.replace("multiple_choice", "loglikelihood"), "", "a text to score"),
    ("choices", GOOD.replace('["yes", "no"]', "label"), "",
     ":7: doc_to_choice: row 0 of 'test'; expected a list"),
    ("attack", GOOD.replace("{{question}}", "{{question.__class__.__mro__}}"), "", "SecurityError"),
    ("flood", GOOD.replace("{{question}}", "{{'x' * 10 ** 12}}"), "", "SecurityError"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("text", "rows", "message"), [case[1:] for case in DATA],
                         ids=[case[0] for case in DATA])  # fmt: skip
def test_unusable_rows_say_where_and_what(
    text: str, rows: str, message: str, tmp_path: Path
) -> None:
    """Rows that cannot be read or rendered are a DataError; a template reaches no further than
    its row."""
    path = write(tmp_path, text, rows)
    with pytest.raises(DataError) as caught:
        import_task(path)
    assert message in str(caught.value), caught.value


def test_bytes_that_are_not_utf8_are_told_with_their_line(tmp_path: Path) -> None:
    """A file in another encoding is refused; a byte order mark is read over, as YAML does."""
    path = tmp_path / "demo.yaml"
    path.write_bytes(b"task: demo\ndescription: caf\xe9\n")
    with pytest.raises(ConfigError, match=r"demo\.yaml:2: not UTF-8; saw byte 0xe9"):
        import_task(path)
    path.write_bytes(b"\xef\xbb\xbftask: demo\n")
    assert read_task_file(path).values == {"task": "demo"}


def test_a_file_too_large_to_be_a_task_is_not_read(tmp_path: Path) -> None:
    """Eight megabytes are refused before they are parsed."""
    path = tmp_path / "demo.yaml"
    path.write_bytes(b"#" * (8 * 1024 * 1024 + 1))
    with pytest.raises(ConfigError, match="too large"):
        import_task(path)


def test_includes_are_merged_and_the_nearer_key_wins(tmp_path: Path) -> None:
    """A chain of includes: later ones over earlier ones, the including file over all; places
    are those of the file that has the key."""
    (tmp_path / "low").write_text("a: 1\nb: 1\nc: !function m.f\n")
    (tmp_path / "mid").write_text("include: low\nb: 2\nd: 2\n")
    (tmp_path / "more").write_text("d: 3\n")
    (tmp_path / "top.yaml").write_text("include: [mid, more]\na: 0\n")
    file = read_task_file(tmp_path / "top.yaml")
    function = file.values["c"]
    assert {**file.values, "c": None} == {"a": 0, "b": 2, "c": None, "d": 3}
    assert isinstance(function, FunctionRef)
    assert function.module == tmp_path / "m.py"
    assert file.where("b") == f"{tmp_path / 'mid'}:2: b"


FUNCTIONS = [
    ("missing file", "", "cannot import utils"),
    ("broken file", "1 / 0\n", "ZeroDivisionError"),
    ("failing", "def f(row):\n    return row['nothing']\n", "failed on"),
    ("exits", "import os\ndef f(row):\n    os._exit(3)\n", "its code ended the process"),
    ("prints", "def f(row):\n    print('{')\n    return 7.5\n", "expected a text"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("code", "message"), [case[1:] for case in FUNCTIONS],
                         ids=[case[0] for case in FUNCTIONS])  # fmt: skip
def test_trusted_code_that_fails_fails_there(code: str, message: str, tmp_path: Path) -> None:
    """A `!function` runs in a process of its own: whatever it does is an error with a message."""
    path = write(tmp_path, GOOD.replace('"{{question}}"', "!function utils.f"))
    if code:
        (tmp_path / "utils.py").write_text(code)
    with pytest.raises(InputError) as caught:
        import_task(path, trust=True)
    assert message in str(caught.value), caught.value


def test_a_tasks_name_is_no_path(tmp_path: Path) -> None:
    """A name with slashes and dots gives files inside the folder all the same."""
    written = import_task(write(tmp_path, GOOD.replace("task: demo", "task: ../../evil/x")))
    assert {Path(name).name for name in written.files} == {
        "evil-x.jsonl",
        "evil-x_ppl.json",
        "transform_ppl_v0.py",
    }
    assert not any(".." in name for name in written.files)


def test_a_folder_of_several_tasks_needs_a_name(tmp_path: Path) -> None:
    """A folder stands for its only task; with two, the message lists them."""
    write(tmp_path, GOOD)
    assert import_task(tmp_path).files
    (tmp_path / "other.yaml").write_text("task: other\n")
    with pytest.raises(ConfigError, match=r"which task.*demo\.yaml, other\.yaml"):
        import_task(tmp_path)


ENDLESS = [
    ("loops", "{% for a in range(9999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"),
    ("range", "{% for a in range(10**9) %}{% endfor %}"),
    ("macro", "{% macro f(n) %}{{ f(n - 1) ~ f(n - 1) if n }}{% endmacro %}{{ f(60) }}"),
    ("pattern", "{{ ('x' * 60) | regex_replace('(x+x+)+y', '') }}"),
    ("memory", "{{ question | center(10**11) }}"),
    ("doubling", "{% set n = namespace(x=question) %}{% for i in range(60) %}"
     "{% set n.x = n.x ~ n.x %}{% endfor %}"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("template", [case[1] for case in ENDLESS], ids=[c[0] for c in ENDLESS])
def test_a_template_that_has_no_end_is_ended(template: str, tmp_path: Path) -> None:
    """Templates are taken without trust, so none of them may work for long, or use up memory."""
    path = write(tmp_path, GOOD.replace('"{{question}}"', json.dumps(template)))
    with pytest.raises(DataError, match=r"doc_to_text: .*cannot be filled"):
        import_task(path)


def test_a_template_of_columns_and_conditions_is_plain() -> None:
    """What nearly every task has is rendered at once; a loop, a call or a product is not."""
    plain = (
        "{{question.strip()}} {{choices[label]}}",
        "{{a ~ b if a is defined else ''}}",
        "a",
        "{{",
    )
    assert [is_plain(text) for text in plain] == [True] * 4
    work = ("{% for a in b %}{% endfor %}", "{{a * 9}}", "{{f(1)}}", "{{a.center(9)}}", "{{a|f}}")
    assert [is_plain(text) for text in work] == [False] * 5


SECRET = "token: hf_abc\nnot: [valid"


@pytest.mark.parametrize("content", [SECRET, "hf_abc", "hf_abc: [", "- hf_abc", "\x00hf_abc"])
def test_an_include_tells_nothing_of_a_file_outside(content: str, tmp_path: Path) -> None:
    """A YAML of somebody else's may name any file of mine: its name is in the message, and of what
    is in it nothing. A file inside the folder is told of with its line."""
    (tmp_path / "secret").write_text(content, "utf-8")
    folder = tmp_path / "task"
    folder.mkdir()
    path = write(folder, GOOD + "include: ../secret\n")
    with pytest.raises(
        ConfigError, match=r"demo\.yaml:10: include '\.\./secret' cannot be read"
    ) as told:
        read_task_file(path)
    assert "hf_abc" not in str(told.value) and told.value.__cause__ is None
    (folder / "secret").write_text("just a text", "utf-8")
    with pytest.raises(ConfigError, match="saw 'just a text'"):
        read_task_file(write(folder, GOOD + "include: secret\n"))
