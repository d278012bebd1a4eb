"""What is said to people: a message is its text and what it was made of, in the language in force;
what is said in the code is in the catalogues, and nothing else."""

from __future__ import annotations

import ast
import copy
import json
import pickle
import re
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from string import Formatter

import pytest

from workbench.api import speak
from workbench.errors import SettingError, nearest, problem
from workbench.lint.finding import Finding
from workbench.lint.rules import RULES
from workbench.messages import (
    LOCALES,
    Message,
    catalogue,
    language_in_force,
    languages,
    nearest_language,
    say,
    speaking,
    usual_language,
)

PACKAGE = Path(__file__).parents[2] / "workbench"
WIDGETS = PACKAGE / "widgets"
MODULES = [path for path in PACKAGE.rglob("*.py") if "node_modules" not in path.parts]
LINTER = [
    PACKAGE / "errors.py",
    PACKAGE / "prompts" / "listing.py",
    *PACKAGE.glob("lint/**/*.py"),
]
UNWRITTEN = [PACKAGE / "messages.py", *(WIDGETS / "views" / n for n in ("display.py", "lint.py"))]
"""Modules that hand on what is written elsewhere: what was said before, nouns that are counted, the
rules' texts."""

CHARTS = [
    PACKAGE / "analysis" / f"{name}.py" for name in ("chart", "charts", "doc_charts", "slices")
]

KERNELS = frozenset(
    f"{name}.json" for name in ("charts", "exercises", "race", "rules", "stores", "turns")
)
"""The catalogues of the linter's texts, of races, of the charts', of the exercises', of what is
not kept and of whose turn it is, which only the kernel says."""

TABS = frozenset({"tab.json"})
"""The catalogue of the texts that only JupyterLab's extension says."""

FOREIGN = [language for language in languages() if language != "en"]

TEXT = say("{n} rows say {word!r} of {share:.0%}", n=2, word="a{b}", share=0.5)


def test_it_is_its_english_text() -> None:
    """Equal to it, as good a key, and made as `str.format` makes it."""
    assert TEXT == "2 rows say 'a{b}' of 50%"
    assert TEXT in {"2 rows say 'a{b}' of 50%"}
    assert f"{say('a {part}', part=TEXT)}." == "a 2 rows say 'a{b}' of 50%."


def test_without_values_braces_are_braces() -> None:
    """A text that only quotes code is written as it is read."""
    assert say("{question} stays") == "{question} stays"
    assert say("{{{name}}}", name="question") == "{question}"


def test_what_happens_to_a_finding_loses_nothing() -> None:
    """Copied, changed elsewhere, packed, or taken apart, a message is what it was."""
    finding = Finding("text/x", "hint", TEXT, TEXT)
    for made in (
        replace(finding, count=2).message,
        copy.deepcopy(finding).message,
        pickle.loads(pickle.dumps(finding)).message,
        asdict(finding)["message"],
    ):
        assert isinstance(made, Message)
        assert (made, made.template, made.values) == (TEXT, TEXT.template, TEXT.values)
    assert json.loads(json.dumps(asdict(finding)))["message"] == str(TEXT)


def test_say_speaks_within_the_block_alone() -> None:
    """Two widgets of two languages do not mix: the language is the thread's and the block's."""
    with speaking("zh"):
        assert say("Editor") == "编辑器"
    assert say("Editor") == "Editor"


def test_a_message_is_in_the_language_in_which_it_was_said() -> None:
    """It stays so until it is said again; an error's way out is English, as the error is."""
    with speaking("zh"):
        made, way = say("Known: {names}.", names="a"), nearest("x", ["a"])
        assert (made, way) == ("已知的有：a。", "Known: a.")
    assert made == "已知的有：a。"
    assert say(made) == "Known: a."


def test_a_message_is_said_again_in_the_language_in_force() -> None:
    """Values are filled in as they are, and a message within a message is said in it, too."""
    way = say("Did you mean {name!r}?", name="a {b}")
    text = say("If it is to be filled in: {way}", way=way)
    with speaking("zh"):
        assert say(text) == "如果它本应被填入：是否想写 'a {b}'？"
        assert say(say("Known: {names}.", names="Lint")) == "已知的有：Lint。"
        assert say(say("of no catalogue: {n:02d}", n=7)) == "of no catalogue: 07"
    assert say(text) == text == "If it is to be filled in: Did you mean 'a {b}'?"


def test_what_joins_the_parts_of_an_error_is_in_the_language_in_force() -> None:
    """Whole where its parts are said; of one in English what joins them alone."""
    with speaking("zh"):
        said = problem(say("guess"), expected=say("an accuracy from 0 to 100 %"), seen="'x'")
        plain = problem("seed", expected="a number", seen="'x'", fix="Give one.")
    assert said == "猜测；应为 0 到 100 % 之间的准确率；实为 'x'"
    assert plain == "seed；应为 a number；实为 'x'. Give one."
    assert problem("seed", expected="a number", seen="'x'", fix="Give one.") == (
        "seed; expected a number; saw 'x'. Give one."
    )


def test_a_usual_language_is_spoken_where_no_block_says_otherwise() -> None:
    """On all threads; a block's own language comes first, and "auto" goes back to English."""
    try:
        speak("zh")
        assert (say("Editor"), usual_language(), language_in_force()) == ("编辑器", "zh", "zh")
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(say, "Editor").result() == "编辑器"
        with speaking("en"):
            assert say("Editor") == "Editor"
    finally:
        speak("auto")
    assert (say("Editor"), usual_language()) == ("Editor", "auto")


def test_a_language_without_texts_is_not_made_the_usual_one() -> None:
    with pytest.raises(SettingError, match="'xx'"):
        speak("xx")


def literals(paths: Iterable[Path]) -> Iterator[str]:
    """Yield the texts that are written out as the first argument of `say`."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                first = node.args[0]
                assert isinstance(first, ast.Constant) or path in UNWRITTEN, path.name
                if isinstance(first, ast.Constant):
                    yield str(first.value)


def linted() -> Iterator[str]:
    """Yield what the linter's rules say of themselves, and what they say of a prompt."""
    for rule in RULES:
        yield from (rule.finds, rule.why)
    yield from literals(LINTER)


def said() -> Iterator[str]:
    """Yield every literal that Python hands to `say` and the browser half to `t`, and what the
    linter's rules say of themselves."""
    yield from linted()
    yield from literals(MODULES)
    for path in (*WIDGETS.glob("frontend/src/*.js"), *WIDGETS.glob("lab/src/*.js")):
        for text in re.findall(r'\bt\(\s*("(?:[^"\\]|\\.)*")', path.read_text("utf-8")):
            yield json.loads(text)


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN)
def test_every_text_is_translated_once(language: str) -> None:
    """A text without a translation would show as English amid the other language."""
    files = sorted((LOCALES / language).glob("*.json"))
    entries = [(text, path.name) for path in files for text in json.loads(path.read_text("utf-8"))]
    texts = [text for text, _ in entries]
    assert sorted(set(said()) - set(texts)) == []
    assert sorted(text for text in set(texts) if texts.count(text) > 1) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN)
def test_the_kernel_says_all_that_is_translated_for_it(language: str) -> None:
    """A text that was reworded leaves no translation behind."""
    exercises = literals((PACKAGE / "lessons" / "exercises").glob("*.py"))
    told = {"rules.json": linted(), "charts.json": literals(CHARTS), "exercises.json": exercises}
    for name, texts_of in told.items():
        texts = json.loads((LOCALES / language / name).read_text("utf-8"))
        assert sorted(texts.keys() - set(texts_of)) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN)
def test_every_counted_thing_is_translated(language: str) -> None:
    """`count` looks up "{n} row" and "{n} rows", which no literal shows."""
    texts = catalogue(language)
    for path in WIDGETS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "count":
                noun = node.args[1]
                assert isinstance(noun, ast.Constant), path.name
                assert {f"{{n}} {noun.value}", f"{{n}} {noun.value}s"} <= texts.keys()


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_names_the_same_values(language: str) -> None:
    """A figure that the English shows is not lost in another language, nor written otherwise."""
    for path in (LOCALES / language).glob("*.json"):
        for text, translated in json.loads(path.read_text("utf-8")).items():
            assert fields(translated) == fields(text), text


def fields(text: str) -> list[str]:
    """Return the names of the values that a text has places for, each with how it is written."""
    parts = Formatter().parse(text)
    return sorted(f"{name}!{how}:{form}" for _, name, form, how in parts if name is not None)


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN)
def test_the_browser_half_bundles_every_catalogue(language: str) -> None:
    """Both halves look a text up in the same files; the linter's texts only the kernel says, those
    of a tab only the extension."""
    widget = unescaped(WIDGETS / "static/workbench.js")
    extension = unescaped(WIDGETS / "lab/labextension/static/tab.js")
    for path in (LOCALES / language).glob("*.json"):
        texts = json.loads(path.read_text("utf-8"))
        of_others, of_tab = path.name in KERNELS | TABS, path.name in TABS
        assert bundled(texts, widget) == ([] if of_others else list(texts)), path.name
        assert not of_tab or bundled(texts, extension) == list(texts), path.name


def bundled(texts: Mapping[str, str], script: str) -> list[str]:
    """Return the texts that stand in a script with their translations."""
    written = {t: f"{t}:{zh}".replace("\\", r"\\").replace('"', "'") for t, zh in texts.items()}
    return [text for text, pair in written.items() if pair in script]


def unescaped(path: Path) -> str:
    """Return a script with its characters as they are read, and without double quotes."""
    escapes = re.compile(r"\\(?:u(\w{4})|x(\w\w))")
    script = escapes.sub(lambda m: chr(int(m[1] or m[2], 16)), path.read_text("utf-8"))
    return script.replace('\\"', "'").replace('"', "")


@pytest.mark.parametrize(
    ("tag", "language"), [("zh-CN", "zh"), ("zh_TW", "zh"), ("en-GB", "en"), ("xx", "en")]
)
def test_a_language_tag_finds_its_catalogue(tag: str, language: str) -> None:
    """A region falls back on its language, an unknown language on English."""
    assert nearest_language(tag) == language
