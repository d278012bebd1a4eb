"""Contents at which a reader fell once, each of another kind: it falls at none of them again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.unit.fuzz.harness import fault_of
from tests.unit.fuzz.projects import OPENING, ROOT
from tests.unit.fuzz.readers import SUMS, json_bytes
from tests.unit.fuzz.servers import CHAT, COMPLETION, OLLAMA, SGLANG, TEXT_ECHO
from tests.unit.fuzz.targets import TARGETS
from workbench.errors import ConfigError
from workbench.exchange.task_group import score_groups

DEEP = b"[" * 100_000
HUGE = -(10**400)
RUN = OPENING["run"]
META = SGLANG[0]["meta_info"]
ONE = {"tasks": ["one"], "configs": {}, "folders": {}}

CASES = (
    ("lint settings", b'[tool.workbench.lint]\nignore = ["text/\xff"]\n'),
    ("lint settings", b"tool = 3 # workbench\n"),
    ("lint settings", b"[tool]\nworkbench = 3\n"),
    ("lint settings", b"tool.workbench.lint = " + DEEP),
    ("lint settings", b"tool.workbench.lint = " + b"9" * 5000),
    ("openings", json_bytes({**OPENING, "run": "x"})),
    ("openings", json_bytes({**OPENING, "notes": 3})),
    ("openings", json_bytes({**OPENING, "run": {**RUN, "metrics": {"a": {"ci95": [1]}}}})),
    ("openings", json_bytes({**OPENING, "run": {**RUN, "settings": {"files": ["a"]}}})),
    ("openings", json_bytes({**OPENING, "run": {**RUN, "settings": {"files": {"\0": "a"}}}})),
    ("openings", json_bytes({**OPENING, "run": {**RUN, "more": 1}})),
    (
        "samples of opencompass",
        b'{"0": {"label: A": {"prompt": "", "testing input": "\\ud800", "BPB": 1},'
        b' "prediction": "A"}}',
    ),
    ("groups", json_bytes([{"name": "all", **ONE, "aggregate": 5}])),
    (
        "groups",
        json_bytes([{"name": "all", **ONE, "aggregate": {"metric": "m", "filter_list": 5}}]),
    ),
    ("new .jsonl", b'{"question": "1 + 1", "target_scores": {"2": 1%s, "3": 0}}\n' % (b"0" * 400)),
    ("rates", b'{"runs": {"f/cpu/gen": [{"read": null}]}, "characters_per_token": {}}'),
    ("rates", b'{"runs": {}, "characters_per_token": ' + DEEP),
    ("examination", b'{"at": 0, "found": ' + DEEP),
    ("examination", b'{"at": 0, "found": {"engine": {"name": "vLLM"}}}'),
    ("keys of servers", DEEP),
    ("keys of servers", json_bytes({ROOT: {"variable": 3}})),
    ("keys of servers", b'{"%s": {"variable": "\\ud800"}}' % ROOT.encode()),
    ("model's index", b'{"weight_map": ' + DEEP),
    ("server: echo", json_bytes(TEXT_ECHO).replace(b"-0.25", str(HUGE).encode())),
    ("server: completion", json_bytes(COMPLETION).replace(b"-0.5", str(HUGE).encode())),
    ("server: chat", json_bytes(CHAT).replace(b"-0.5", str(HUGE).encode())),
    ("server: ollama", json_bytes(OLLAMA).replace(b"-0.5", str(HUGE).encode())),
    *(
        ("server: sglang", json_bytes([{"meta_info": {**META, "input_top_logprobs": tops}}]))
        for tops in (-1, [-1], [["x", 1]], [[[]]], [{"": None}])
    ),
    *(
        ("server: sglang's token", json_bytes([{"meta_info": {"output_token_logprobs": told}}]))
        for told in (1, [1], [[]], [["x"]], [[None]])
    ),
    *(
        ("server: pages", json_bytes(pages))
        for pages in (
            {"/api/version": {"version": "1"}, "/api/tags": {"models": ["x"]}},
            {"/api/version": {"version": "1"}, "/api/tags": {"models": 5}},
            {
                "/v1/models": {"data": [{"id": "m", "owned_by": "library"}]},
                "/api/version": {"version": "1"},
                "/api/show": {"model_info": [[]]},
            },
            {"/v1/models": {"data": [{"id": "m"}]}, "/api/v0/models": {"data": 1.5}},
            {"/v1/models": {"data": [{"id": "m" * 400}]}},
        )
    ),
)


@pytest.mark.parametrize(("name", "content"), CASES)
def test_a_reader_falls_at_nothing_twice(name: str, content: bytes, tmp_path: Path) -> None:
    shutil.copytree(SUMS, tmp_path / "sums")
    assert fault_of(TARGETS[name], content, tmp_path) == ""


def test_groups_that_name_each_other_again_and_again_are_refused(tmp_path: Path) -> None:
    """Forty groups, of which each has the next one twice: 2^40 tasks."""
    groups = [
        {"name": f"g{n}", "tasks": [f"g{n + 1}"] * 2, "aggregate": {"metric": "acc"}}
        for n in range(40)
    ]
    (tmp_path / "group.json").write_bytes(json_bytes(groups))
    with pytest.raises(ConfigError, match="again and again"):
        score_groups(tmp_path, lambda folder, config: pytest.fail("no task has a config"))
