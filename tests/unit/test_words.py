"""The interface's words: what is said in the code is in the catalogues, and nothing else."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from workbench.lint.rules import RULES
from workbench.widgets.words import LOCALES, catalogue, languages, nearest_language, say, speaking

WIDGETS = Path(__file__).parents[2] / "workbench" / "widgets"
SPEAKING = [WIDGETS.parent / "promise.py", WIDGETS.parent / "analysis" / "compare.py"]
UNWRITTEN = ("display.py", "lint.py")
"""Modules that hand on what is written elsewhere: nouns that are counted, and the rules' texts."""

FOREIGN = [language for language in languages() if language != "en"]


def said() -> Iterator[str]:
    """Yield every literal that the Python half hands to `say`, that a function of the core hands
    to the `speak` it was given, and that the browser half hands to `t`; and what the linter's
    rules say of themselves."""
    for rule in RULES:
        yield from (rule.finds, rule.why)
    for path in (*WIDGETS.glob("*.py"), *SPEAKING):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("say", "speak"):
                first = node.args[0]
                assert isinstance(first, ast.Constant) or path.name in UNWRITTEN, path.name
                if isinstance(first, ast.Constant):
                    yield str(first.value)
    for path in WIDGETS.glob("frontend/src/*.js"):
        for text in re.findall(r'\bt\(\s*("(?:[^"\\]|\\.)*")', path.read_text("utf-8")):
            yield json.loads(text)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_is_translated_once(language: str) -> None:
    """A text without a translation would show as English amid the other language."""
    files = sorted((LOCALES / language).glob("*.json"))
    entries = [(text, path.name) for path in files for text in json.loads(path.read_text("utf-8"))]
    texts = [text for text, _ in entries]
    assert sorted(set(said()) - set(texts)) == []
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []


@pytest.mark.parametrize("language", FOREIGN)
def test_every_counted_thing_is_translated(language: str) -> None:
    """`count` looks up "{n} row" and "{n} rows", which no literal shows."""
    texts = catalogue(language)
    for path in WIDGETS.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "count":
                noun = node.args[1]
                assert isinstance(noun, ast.Constant), path.name
                assert {f"{{n}} {noun.value}", f"{{n}} {noun.value}s"} <= texts.keys()


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_names_the_same_values(language: str) -> None:
    """A figure that the English shows is not lost in another language."""
    for path in (LOCALES / language).glob("*.json"):
        for text, translated in json.loads(path.read_text("utf-8")).items():
            names = re.findall(r"\{(\w+)\}", text)
            assert sorted(re.findall(r"\{(\w+)\}", translated)) == sorted(names), text


@pytest.mark.parametrize("language", FOREIGN)
def test_the_browser_half_bundles_every_catalogue(language: str) -> None:
    """Both halves look a text up in the same files; the rules' long texts only the kernel says."""
    source = (WIDGETS / "frontend/src/words.js").read_text("utf-8")
    for path in {*(LOCALES / language).glob("*.json")} - {LOCALES / language / "rules.json"}:
        assert f'"../../locale/{language}/{path.name}"' in source


@pytest.mark.parametrize(
    ("tag", "language"), [("zh-CN", "zh"), ("zh_TW", "zh"), ("en-GB", "en"), ("xx", "en")]
)
def test_a_language_tag_finds_its_catalogue(tag: str, language: str) -> None:
    """A region falls back on its language, an unknown language on English."""
    assert nearest_language(tag) == language


def test_say_speaks_within_the_block_alone() -> None:
    """Two widgets of two languages do not mix: the language is the thread's and the block's."""
    with speaking("zh"):
        assert say("Preview") == "预览"
    assert say("Preview") == "Preview"
