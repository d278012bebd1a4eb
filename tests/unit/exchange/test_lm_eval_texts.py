"""Texts on their way through Jinja, Python and YAML: they come out as they went in."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from workbench.exchange.lm_eval.jinja import constant_template, templates_of, why_not_steady
from workbench.exchange.lm_eval.python_code import expression_of, slice_module
from workbench.exchange.lm_eval.texts import yaml_text
from workbench.exchange.lm_eval.values import as_list, joint, render
from workbench.exchange.texts import quoted

ANY = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
MARKED = st.text(alphabet="a{}%# \n\r\\\"'\u2028\u0085\ufeff\x00🙂", max_size=30)


@given(text=ANY | MARKED)
def test_a_yaml_scalar_is_read_back(text: str) -> None:
    """Whatever is in it: line ends that YAML folds, controls that it refuses, quotes."""
    assert yaml.safe_load(f"key: {yaml_text(text)}\n") == {"key": text}
    assert yaml.load(f"key: {yaml_text(text)}\n", Loader=yaml.CSafeLoader) == {"key": text}


@given(text=ANY | MARKED)
def test_a_literal_is_read_back(text: str) -> None:
    """As Python reads it."""
    assert ast.literal_eval(quoted(text)) == text


@given(text=ANY | MARKED)
def test_a_constant_template_renders_to_its_text(text: str) -> None:
    """Or there is none: Jinja makes a line feed of a carriage return."""
    template = constant_template(text)
    if template is None:
        assert "\r" in text or "endraw" in text
    else:
        assert render(template, {}, "", "") == text


ROW = {"a": "A {b} \n", "b": "\u3000b", "n": 7, "list": ["x", " y "], "deep": {"k": ["z"]}}
PART = st.sampled_from(
    ["{{a}}", "{{ b }}", "{{n}}", "{{list[0]}}", "{{list[1].strip()}}", "{{deep.k[0]}}",
     "{{a|trim}}", "{{deep['k']}}", "{{b.replace('b', 'c')}}", "{{list}}", "{# x #}", "{", "}",
     "\n", "text", "'", '"', "\\", "\t", "{{a.upper()}}", "{{n + 1}}", "{{'x'}}",
     "{% if n %}yes{% endif %}"]
)  # fmt: skip


@given(parts=st.lists(PART, max_size=8))
def test_a_translated_template_gives_what_jinja_gives(parts: list[str]) -> None:
    """An expression over `data` where there is one; statements and sums have none."""
    template = "".join(parts)
    try:
        expected = render(template, dict(ROW), "", "")
    except Exception:  # parts put together need not be a template
        return
    expression = expression_of(template, ROW)
    if "{%" in template or "+ 1" in template:
        assert expression is None
    if expression is not None:
        assert eval(expression, {"data": ROW}) == expected


def test_common_templates_are_translated() -> None:
    """The law above is not kept by giving None."""
    assert expression_of("Q: {{a}}\nA:", ROW) is not None
    assert expression_of("{{list[1].strip()}} {{deep.k[0]}} {x}", ROW) is not None


@pytest.mark.parametrize(
    ("body", "template"),
    [
        ("return {'input': f\"Q: {data['q']}\"}", "Q: {{q}}"),
        ("text = 'Q: ' + data['q'].strip()\n    return {'input': text}", "Q: {{q.strip()}}"),
        ("return {'input': ask(data) + '{{'}", "Ask {{q}}{% raw %}{{{% endraw %}"),
        ("return {'input': HEAD + data['o'][0]}", "Head{{o[0]}}"),
        ("return {'input': str(data['n'])}", "{{n}}"),
    ],
)
def test_a_transform_that_fills_a_text_has_a_template(body: str, template: str) -> None:
    """f-strings, sums of texts, constants, locals and one-line helpers of `data`."""
    source = (
        "HEAD = 'Head'\ndef ask(row):\n    return f\"Ask {row['q']}\"\n"
        f"def transform(data, n, r, name):\n    {body}\n"
    )
    found = templates_of(source)
    assert found is not None and found["input"] == template


@pytest.mark.parametrize(
    "body",
    [
        "if data['q']:\n        return {'input': 'x'}\n    return {'input': 'y'}",
        "return {'input': f\"{data['q']!r}\"}",
        "return {'input': f\"{data['n']:.2f}\"}",
        "return {'input': ' '.join(data['o'])}",
        "return {'input': loop(data)}",
        "return dict(input='x')",
    ],
)
def test_a_transform_that_does_more_has_none(body: str) -> None:
    """Branches, formats, loops and recursion are not read as templates."""
    source = f"def loop(d):\n    return loop(d)\ndef transform(data, n, r, name):\n    {body}\n"
    found = templates_of(source)
    assert found is None or "input" not in found


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import random\ndef transform(data, n, r: random.Random, name): return {}", ""),
        ("def transform(data, n, r, name): return r.random()", "random numbers (r)"),
        ("import random\ndef transform(d, n, r, m): return random.random()", "uses random"),
        ("import numpy\ndef transform(d, n, r, m): return {}", "imports numpy"),
        ("def transform(d, n, r, m): return open('x')", "uses open"),
    ],
)
def test_why_a_transform_may_give_something_else_elsewhere(source: str, reason: str) -> None:
    """Random numbers, files and libraries; a type is no use of a module."""
    found = why_not_steady(source)
    assert reason in found and bool(found) == bool(reason)


def test_a_slice_has_what_its_function_needs_and_no_more(tmp_path: Path) -> None:
    """Names that are only changed, or only annotated, are told apart."""
    path = tmp_path / "utils.py"
    path.write_text(
        "import re\nimport datasets\n\nTABLE = {}\nTABLE['a'] = 1\nTABLE.update(b=2)\nOTHER = 3\n"
        "def process(ds: datasets.Dataset):\n    return ds\n\n\n"
        "# Finds it.\ndef find(doc: datasets.Dataset):\n    return re.sub('x', '', TABLE[doc])\n"
    )
    assert slice_module(path, ["find"]) == (
        "import re\n\n\nTABLE = {}\n\n\nTABLE['a'] = 1\n\n\nTABLE.update(b=2)\n\n\n"
        "def find(doc: datasets.Dataset):\n    return re.sub('x', '', TABLE[doc])"
    )
    (tmp_path / "near.py").write_text("x = 1\n")
    path.write_text("from near import x\n\ndef find(doc):\n    return x\n")
    assert slice_module(path, ["find"]) is None


@pytest.mark.parametrize(
    ("left", "right", "between"),
    [("Q", "A", "-"), ("Q ", "A", ""), ("Q", "\nA", ""), ("", "A", ""), ("Q", "", "")],
)
def test_a_delimiter_stands_between_two_words_alone(left: str, right: str, between: str) -> None:
    """White space on either side takes its place."""
    assert joint(left, right, "-") == between


@pytest.mark.parametrize(
    ("text", "value"),
    [("[1, 2]", [1, 2]), ("['a']", ["a"]), ("[a]", "[a]"), ("[", "["), ("(1, 2)", "(1, 2)")],
)
def test_a_text_that_writes_a_list_is_one(text: str, value: object) -> None:
    """As the harness reads a target."""
    assert as_list(text) == value
