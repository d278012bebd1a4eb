"""A capsule of a wrong shape is an error of input that names the place: `verify` stands in other
people's CI, and a capsule is a file that anyone may have edited."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import DataError, InputError
from workbench.exchange.capsule import read_capsule
from workbench.exchange.verify import Verified, verify_version

OTHERS: tuple[Any, ...] = (None, True, 3, -1, 1.5, "x", "a\0b", [], [[]], {}, {"a": []}, 10**30)


@pytest.fixture
def exported(task: Path, tmp_path: Path) -> Path:
    """A capsule of two rows, beside what it is of."""
    rows = (task / "data" / "add.jsonl").read_text("utf-8").splitlines(keepends=True)
    (task / "data" / "add.jsonl").write_text("".join(rows[:2]), "utf-8")
    made = workbench.export(task, "ultraeval", tmp_path / "out", "gen_v0", num_fewshot=1)
    (capsule,) = (path for path in made.files if path.name.endswith(".capsule.json"))
    return capsule


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value within a value, itself included."""
    yield way
    if not isinstance(value, dict | list):
        return
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield from places(value[key], (*way, key))


def changed(value: Any, way: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    """Return a copy with a change made at a place."""
    whole = {"root": deepcopy(value)}
    *above, key = ("root", *way)
    at: Any = whole
    for step in above:
        at = at[step]
    change(at, key)
    return whole.get("root")


def refusal(read: Callable[[], object]) -> str:
    """Return what an error of input says, "" where there is none."""
    try:
        read()
    except InputError as error:
        return str(error)
    return ""


@pytest.mark.slow
def test_no_value_of_another_type_is_a_traceback(exported: Path) -> None:
    """Every value of a capsule, in turn each of another type, or gone: refused with file and place,
    or one that the shape leaves open."""
    whole = json.loads(exported.read_text("utf-8"))
    tried = refused = 0
    for way in places(whole):
        made = [
            changed(whole, way, lambda at, key, other=o: at.__setitem__(key, other)) for o in OTHERS
        ]
        made.append(changed(whole, way, lambda at, key: at.pop(key)))
        for found in made:
            tried += 1
            exported.write_text(json.dumps(found), "utf-8")
            told = refusal(lambda: read_capsule(exported))
            refused += bool(told)
            assert not told or told.startswith(str(exported))
    assert tried > 500 and refused > tried / 2


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        lambda c: c.update(system="nope"),
        lambda c: c.update(version="a\0b"),
        lambda c: c.update(version="../../x"),
        lambda c: c.update(files={"a\0b": "x"}),
        lambda c: c.update(files={"n" * 5000: "x"}),
        lambda c: c.update(files={"/dev/zero": "x"}),
        lambda c: c.update(files={}),
        lambda c: c.update(docs=[c["docs"][0], c["docs"][0]]),
        lambda c: c["docs"][0].update(doc_id=-1),
        lambda c: c["docs"][0].update(doc_id=10**30),
        lambda c: c["docs"][0].update(shots=[10**30]),
        lambda c: c["settings"].update(num_fewshot=10**30),
        lambda c: c["settings"].update(num_fewshot=-1),
        lambda c: c["settings"].update(sampler="nope"),
        lambda c: c["settings"].update(nobody_knows=1),
        lambda c: c["settings"].update(description="\ud800"),
        lambda c: c.update(score={"a": 1}),
    ],
)
def test_an_odd_capsule_is_refused_or_told_of(
    change: Callable[[dict[str, Any]], None], exported: Path
) -> None:
    """Of the right shape with odd values in it: an error of input, or what is not as it says."""
    capsule = json.loads(exported.read_text("utf-8"))
    change(capsule)
    exported.write_text(json.dumps(capsule), "utf-8")
    found: list[Verified] = []
    told = refusal(lambda: found.append(verify_version(exported.parent, "gen_v0")))
    assert told or not found[0].ok or "score" in capsule


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", ":1: not valid JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format": "workbench-capsule/1", "format": "workbench-capsule/1"}', "stands twice"),
        (b'{"format": NaN}', "no number"),
        ('{"format": 1}'.encode("utf-16"), "looks like: UTF-16"),
        (b'{"format": "workbench-capsule/9"}', "not a capsule"),
        (b"[]", "not a capsule"),
    ],
)
def test_a_file_that_is_no_capsule_is_told(content: bytes, says: str, tmp_path: Path) -> None:
    """With its name, in one message."""
    path = tmp_path / "transform_gen_v0.capsule.json"
    path.write_bytes(content)
    with pytest.raises(DataError, match=says) as raised:
        read_capsule(path)
    assert str(raised.value).startswith(str(path))
