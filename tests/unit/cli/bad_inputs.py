"""Inputs that no command can use, a line each: what is called, and which files lie there.

In arguments and in files' names `{task}` is the folder of the small task of
`tests/unit/conftest.py` and `{tmp}` a folder of the test's own, where the command runs.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

LONG = "n" * 5000
HALF = "\udcff"
"""What Python makes of a byte of an argument that is not UTF-8."""

HUGE = str(10**30)
DIGITS = "9" * 5000
DEEP = '{"a":' * 20_000 + "1" + "}" * 20_000
DEEP_LIST = "[" * 20_000 + "]" * 20_000
DEEP_REGEX = "(" * 5000 + "a" + ")" * 5000


@dataclass(frozen=True, slots=True)
class Case:
    """A call that must be refused with `status` and a message that has each of `words`."""

    argv: tuple[str, ...]
    files: Mapping[str, bytes] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    status: int = 2

    def __str__(self) -> str:
        shown = " ".join((*self.argv, *self.files))
        return ascii(shown[:70])[1:-1]


def call(line: str, *words: str, status: int = 2, **inserted: str) -> Case:
    """A call written as in a shell; `NAME` in it is what `inserted` has by that name."""
    argv = tuple(inserted.get(part, part) for part in shlex.split(line))
    return Case(argv, words=words, status=status)


def with_file(line: str, name: str, content: str | bytes, *words: str, status: int = 2) -> Case:
    """A call with a file of that content beside the others, or in place of one of them."""
    raw = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    return Case(tuple(shlex.split(line)), {name: raw}, words, status)


ODD_NAMES = {"empty": "", "NUL": "a\0b", "long": LONG, "half": HALF, "missing": "not/here/at.all"}
"""Paths and names that can be of nothing."""

ODD_NUMBERS = ("-1", "1.5", "x", "", DIGITS, "nan")


# -- arguments ---------------------------------------------------------------------------------

TAKES_A_TASK = (
    "render ODD", "lint ODD", "score ODD --model fake", "sweep ODD --model fake --versions gen_v0 "
    "--num-fewshot 0 --seeds 0", "diff ODD gen_v0 ppl_v0", "save ODD {task}/transform_gen_v0.py",
    "verify ODD", "seal ODD", "export ultraeval ODD --to {tmp}/out", "tokens ODD --model fake",
    "rules ODD --model fake", "attribute ODD --model fake --from gen_v0 --to ppl_v0",
    "open-holdout ODD --model fake", "runs ODD",
)  # fmt: skip

TAKES_A_NAME = (
    "render {task} --version ODD", "render {task} --config ODDNAME", "diff {task} gen_v0 ODD",
    "save {task} ODD", "save {task} {task}/transform_gen_v0.py --parent ODDNAME", "tasks ODDNAME",
    "compare ODD ODD --task {task}", "report ODD --to {tmp}/a.html --task {task}",
    "new ODD --to {tmp}/made", "import ultraeval ODD --to {tmp}/made",
    "import lm-eval ODD --to {tmp}/made", "import opencompass ODD --to {tmp}/made",
    "import freeeval ODD --to {tmp}/made", "gap ODD ODD --system lm-eval --task {task}",
    "verify {task} ODD", "attribute {task} --model fake --from ODD --to gen_v0",
    "score {task} --model ODD", "score {task} --model fake --resume ODDNAME",
    "score {task} --model fake --sample 2 --samples ODDFILE", "doctor ODD --timeout 1",
    "runs {task} --merge ODD",
)  # fmt: skip


def _odd_names() -> Iterator[Case]:
    for line in (*TAKES_A_TASK, *TAKES_A_NAME):
        for kind, name in ODD_NAMES.items():
            if kind == "empty" and ("ODDNAME" in line or "ODDFILE" in line):
                continue  # the same as not given
            if kind == "half" and "ODDFILE" in line:
                continue  # a file may be called so
            yield call(line, ODD=name, ODDNAME=name, ODDFILE=name)


def _odd_numbers() -> Iterator[Case]:
    for flag in ("--num-fewshot", "--doc", "--seed"):
        for number in ODD_NUMBERS:
            if (flag, number) != ("--seed", "-1"):
                yield call(f"render {{task}} {flag} N", N=number)
    for flag in ("--sample", "--max-new-tokens"):
        for number in (*ODD_NUMBERS, "0"):
            yield call(f"score {{task}} --model fake {flag} N", N=number)
    yield from _spelled_numbers()
    yield call(f"render {{task}} --num-fewshot {HUGE}", "num_fewshot")
    yield call(f"score {{task}} --model fake --sample 2 --num-fewshot {HUGE}", "num_fewshot")
    yield call(f"render {{task}} --doc {HUGE}", "0 to 11")
    yield call(f"score {{task}} --model fake --sample 2 --max-new-tokens {HUGE}", "max_new_tokens")
    for slip in ("1_0", "٣", " 1", "1 ", "0x1", "1e0"):
        for flag in ("--num-fewshot", "--doc", "--seed"):
            yield call(f"render {{task}} {flag} N", N=slip)
        if slip == slip.strip():  # in a list there may be a blank
            line = "sweep {task} --model fake --versions gen_v0 --num-fewshot 0 --seeds N"
            yield call(line, N=slip)
        yield call("score {task} --model fake --temperature N", N=f"{slip}_")
    for share in ("nan", "inf", "-1", "0", "1", "2", "x"):
        yield call(f"seal {{task}} --holdout {share}")
    for seconds in ("nan", "inf", "0", "-1", "x"):
        yield call(f"doctor http://localhost:1 --timeout {seconds}")
    yield call("score {task} --model fake --resume=", "the id of a run")
    for part in ("", "0/0", "0/2", "3/2", "x", "1", "1/", "-1/2", f"1/{HUGE}", "²/³"):
        yield call(f"score {{task}} --model fake --shard={part}")
    for parts in ("0", "-1", HUGE, "x", "²"):
        yield call(f"score {{task}} --model fake --as slurm --shards={parts}")
    for top in ("-1", "x", DIGITS, "²"):
        yield call("tokens {task} --model fake --top=N".replace("N", top))


SPELLED = ("1_0", "４", "٣", " 5", "+-1", "1e", "0x10", "Infinity")
"""What `int` or `float` reads, and nobody means, and some that they do not read."""

TAKES_A_NUMBER = (
    "render {task} --num-fewshot=N", "render {task} --doc=N", "render {task} --seed=N",
    "render {task} --sampler ids --shot-ids=N", "diff {task} gen_v0 gen_v0 --rendered --doc=N",
    "score {task} --model fake --sample=N", "score {task} --model fake --max-new-tokens=N",
    "score {task} --model fake --temperature=N", "score {task} --model fake --top-p=N",
    "score {task} --model fake --temperature 1 --draws=N", "score {task} --model fake --shard=N/2",
    "score {task} --model fake --as slurm --shards=N",
    "score {task} --model ray:local,actors=N/fake", "score {task} --model ray:local,gpus=N/fake",
    "score {task} --model fake --filters 'take_first_k N'",
    "sweep {task} --model fake --versions gen_v0 --num-fewshot=N --seeds 0",
    "sweep {task} --model fake --versions gen_v0 --num-fewshot 0 --seeds=N",
    "neighbours {task} --model fake --budget=N", "neighbours {task} --model fake --most=N",
    "band {task} --model fake --formats=N", "shots {task} --model fake --best=N",
    "shots {task} --model fake --best 1 --most=N", "shots {task} --model fake --best 1 --budget=N",
    "compare a b --task {task} --margin=N", "seal {task} --holdout=N",
    "new {task}/data/add.jsonl --to {tmp}/made --holdout=N",
    "new {task}/data/add.jsonl --to {tmp}/made --index-from=N",
    "tokens {task} --model fake --top=N", "tokens {task} --model fake --last=N",
    "doctor http://localhost:1 --timeout=N",
)  # fmt: skip


def _spelled_numbers() -> Iterator[Case]:
    """Yield numbers that are read by nobody but Python."""
    for line in TAKES_A_NUMBER:
        for number in SPELLED:
            if number == " 5" and any(word in line for word in ("ray:", "shot-ids", "take_first")):
                continue  # a space after a comma, and one that ends a name
            if number == " 5" and line.startswith("sweep"):
                continue
            yield Case(tuple(part.replace("N", number) for part in shlex.split(line)))


def _odd_settings() -> Iterator[Case]:
    yield call("render {task} --sampler nope")
    yield call("render {task} --method nope")
    yield call(f"render {{task}} --sampler ids --shot-ids {HUGE} --num-fewshot 1", "0 to 11")
    yield call("render {task} --sampler ids --shot-ids=-1 --num-fewshot 1", "shot_ids")
    yield call("render {task} --sampler fixed --shot-ids 1 --num-fewshot 1", "shot_ids")
    yield call("render {task} --sampler per_doc --shot-ids=-1 --num-fewshot 1", "shot_ids")
    for text in (b"", b" \n", b"x = 1\0\n"):
        yield Case(("save", "{task}", "made.py"), {"made.py": text}, ("the version",))
    yield call("score {task} --model fake --until ''")
    yield call("score {task} --model server:")
    yield call("score {task} --model 'server:http://['")
    yield call("score {task} --model server:file:///etc/passwd")
    yield call("score {task} --model ray:")
    yield call("score {task} --model ray:/fake")
    yield call("score {task} --model fake --samples {task}", "--samples")
    yield call("score {task} --model fake --samples {tmp}/no/x.jsonl", "--samples")
    yield call("score {task} --model fake --as slurm --to {task}")
    yield call("score {task} --model fake --state {task}/transform_gen_v0.py")
    yield call("score {task} --model fake --group nope")
    yield call("sweep {task} --model fake --versions , --num-fewshot 0 --seeds 0")
    yield call("sweep {task} --model fake --versions gen_v0 --num-fewshot 0,x --seeds 0")
    yield call("sweep {task} --model fake --versions gen_v0 --num-fewshot -1 --seeds 0")
    yield call(f"sweep {{task}} --model fake --versions gen_v0 --num-fewshot {HUGE} --seeds 0")
    yield call("sweep {task} --model fake --versions nope --num-fewshot 0 --seeds 0")
    yield call("sweep {task} --model fake --versions gen_v0 --num-fewshot 0 --seeds 0 --plot x.txt")
    yield call("save {task} {task}")
    for ids in ("0,1", "99999"):
        yield call(f"render {{task}} --shot-ids {ids}", "shot_ids", "the sampler ids")
    yield call("render {task} --sampler per_doc --shot-ids 0", "shot_ids", "the sampler ids")
    for setting in ("device cpu", "device tpu9", "dtype float16", "quantization int3",
                    "revision x", "device-map auto", "allow-missing-weights"):  # fmt: skip
        name = setting.split()[0].replace("-", "_")
        for model in ("fake", "server:http://localhost:1", "ray:local/fake"):
            line = f"score {{task}} --model {model} --sample 2 --{setting}"
            yield call(line, "no settings of loading", name)
    for model in ("fake", "server:http://localhost:1", "ray:local/fake"):
        line = f"score {{task}} --model {model} --sample 2 --dtype float8"
        yield call(line, "dtype; expected auto, bfloat16, float16, float32; saw 'float8'")
    for model in ("teaching", "ray:local/teaching"):
        line = f"score {{task}} --model {model} --sample 2 --revision x"
        yield call(line, "no settings of loading but", "revision")
    yield call("score {task} --model vllm:gpt2 --sample 2 --quantization int8", "quantization")
    for most in ("0", "10001", HUGE):
        yield call(f"neighbours {{task}} --model fake --most {most}", "most", "10,000")
    yield call(f"neighbours {{task}} --model fake --budget {HUGE}", "budget", "1,000,000,000")
    for best in ("0", HUGE):
        yield call(f"shots {{task}} --model fake --best {best}", "best")
    yield call("shots {task} --model fake --most 5", "--most", "--best K beside it")
    yield call("export nope {task} --to {tmp}/out")
    yield call("export lm-eval {task} --to {task}/transform_gen_v0.py")
    yield call("export ultraeval {task} --to /dev/null")
    for line in ("export lm-eval {task}", "import ultraeval {task}", "new {task}/data/add.jsonl"):
        yield call(f"{line} --to ''", "the name of a file or folder")
    yield call("score {task} --model fake --samples ''", "the name of a file or folder")
    yield call("score {task} --model fake --state ''", "the name of a file or folder")
    yield call("score {task} --model fake --description T", "whole characters", T=HALF)
    yield call("score {task} --model fake --until T", "until", T=HALF)
    yield call("score {task} --model '~nobody-of-that-name/x'", "nobody-of-that-name")
    yield call("export ultraeval {task} --to T", T=LONG)
    yield call("export ultraeval {task} --to T", T="a\0b")
    yield call("report --to {tmp}")
    yield call("new {task}/data/add.jsonl --to {task}")
    yield call("new {task}/data/add.jsonl --to T", T=LONG)
    yield call("new {task}/data/add.jsonl --to T", T="a\0b")
    yield call("new {task}/data/add.jsonl --to {tmp}/made --question nope")
    yield call("new {task}/data/add.jsonl --to {tmp}/made --holdout nan")
    yield call("new {task}/data/add.jsonl --to {tmp}/made --encoding nope")
    yield call("new {task}/data/add.jsonl --to {tmp}/made --labels a")
    yield call("new /dev/null --to {tmp}/made")
    yield call("new /proc/self/mem --to {tmp}/made")
    yield call("verify {tmp}")
    yield call("verify {task}/transform_gen_v0.py")
    yield call("tasks {task}/transform_gen_v0.py")
    yield call("gap nope {task}/data/add.jsonl --system nope")
    yield call("nope")
    yield call("")


# -- a task's files ----------------------------------------------------------------------------

CONFIG = {
    "task_name": "add",
    "path": "transforms/add/data/add.jsonl",
    "description": "",
    "transform": "transforms/add/transform_gen_v0.py",
    "fewshot": 2,
    "generate": {"method": "generate", "params": {"max_new_tokens": 8, "until": ["\n"]}},
    "postprocess": "",
    "metric": {"accuracy": {"evaluation": {"type": "exact_match"}}},
}
CONFIG_FILE = "{task}/config/add_gen.json"


def _regex(pattern: Any) -> Any:
    return [{"function": "regex", "regex_pattern": pattern}]


def _metric(**evaluation: Any) -> Any:
    return {"accuracy": {"evaluation": {"type": "exact_match", **evaluation}}}


ODD_VALUES: tuple[tuple[str, Any], ...] = (
    *((key, value) for key in CONFIG for value in (None, 1.5, True, [], {"a": 1}) if value != {}),
    ("fewshot", -1),
    ("fewshot", 10**30),
    ("fewshot", float("nan")),
    ("path", ""),
    ("path", "a\0b"),
    ("path", LONG),
    ("path", "\udcff"),
    ("path", "/proc/self/mem"),
    ("transform", "a\0b"),
    ("transform", LONG),
    ("generate", {}),
    ("generate", {"method": []}),
    ("generate", {"method": "nope"}),
    ("generate", {"method": "generate", "params": {"max_new_tokens": "8"}}),
    ("generate", {"method": "generate", "params": {"max_new_tokens": -1}}),
    ("generate", {"method": "generate", "params": {"max_new_tokens": 10**30}}),
    ("generate", {"method": "generate", "params": {"nobody_knows": 1}}),
    ("generate", {"method": "generate", "params": {"until": [1]}}),
    ("generate", {"method": "generate", "params": {"until": [""]}}),
    ("generate", {"method": "generate", "params": {"temperature": float("nan")}}),
    ("generate", {"method": "generate", "params": {"temperature": "hot"}}),
    ("generate", {"method": "generate", "params": "a\0b"}),
    ("generate", {"method": "generate", "params": LONG}),
    ("generate", {"method": "generate", "params": []}),
    ("postprocess", "nope"),
    ("metric", {"accuracy": []}),
    ("metric", {"accuracy": {"evaluation": {"type": "nope"}}}),
    ("metric", {"accuracy": {"evaluation": {"type": ["exact_match"]}}}),
    ("metric", _metric(nobody_knows=1)),
    ("filters", {}),
    ("filters", [[]]),
    ("filters", [{}]),
    ("filters", [{"function": "nope"}]),
    ("filters", [{"function": []}]),
    ("filters", _regex("(")),
    ("filters", _regex(["a", "b"])),
    ("filters", _regex(None)),
    ("filters", _regex(DEEP_REGEX)),
    ("filters", _regex("a{99999999999999}")),
    ("filters", [{"function": "regex", "regex_pattern": "a", "group_select": "x"}]),
    ("filters", [{"function": "regex", "regex_pattern": "a", "nobody_knows": 1}]),
    ("filters", [{"function": "take_first_k", "k": -1}]),
    ("description", "half \ud800"),
    ("sampler", "nope"),
    ("sampler", []),
    ("seed", "x"),
    ("shot_ids", [True]),
    ("shot_ids", [-1]),
    ("separator", 1),
    ("scope", "nope"),
    ("split", 1),
    ("fewshot_path", "not/here.jsonl"),
    ("nobody_knows", 1),
)

SCORE = "score {task} --model fake --version gen_v0 --method gen --sample 2"
RENDER = "render {task} --version gen_v0 --method gen --num-fewshot 0"

NO_CONFIG: Mapping[str, str | bytes] = {
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "nothing": "",
    "half": '{"task_name": ',
    "deep": DEEP,
    "a deep list": DEEP_LIST,
    "digits": f'{{"fewshot": {DIGITS}}}',
    "keys twice": json.dumps(CONFIG)[:-1] + ', "fewshot": 1}',
    "UTF-16": json.dumps(CONFIG).encode("utf-16"),
    "UTF-32": json.dumps(CONFIG).encode("utf-32"),
    "latin": '{"task_name": "é"}'.encode("latin-1"),
    "NUL": b"\0" * 100,
}


def _configs() -> Iterator[Case]:
    for key, value in ODD_VALUES:
        yield with_file(SCORE, CONFIG_FILE, json.dumps({**CONFIG, key: value}))
    for content in NO_CONFIG.values():
        yield with_file(RENDER, CONFIG_FILE, content, "add_gen")
    for key in CONFIG:
        less = {name: value for name, value in CONFIG.items() if name != key}
        yield with_file(RENDER, CONFIG_FILE, json.dumps(less), key)
    for content in ("[]", "1", '{"nobody_knows": 1}', "{", DEEP, '{"max_new_tokens": NaN}'):
        config = {**CONFIG, "generate": {"method": "generate", "params": "params_gen.json"}}
        case = with_file(SCORE, CONFIG_FILE, json.dumps(config), "params_gen")
        beside = {"{task}/config/params_gen.json": content.encode()}
        yield Case(case.argv, {**case.files, **beside}, case.words)


DATA_FILE = "{task}/data/add.jsonl"
ROW = '{"question": "1+2=", "answer": "3"}\n'

NO_ROWS: Mapping[str, str | bytes] = {
    "nothing": "",
    "blank": "\n \n",
    "a list": ROW + "[]\n",
    "a number": "1\n",
    "half": ROW + '{"question": \n',
    "deep": ROW + f'{{"a": {DEEP}}}\n',
    "digits": ROW + f'{{"a": {DIGITS}}}\n',
    "keys twice": ROW + '{"answer": "3", "question": "1+2=", "answer": "4"}\n',
    "UTF-16": ROW.encode("utf-16"),
    "UTF-16 without a mark": ROW.encode("utf-16-le"),
    "latin": '{"question": "é"}\n'.encode("latin-1"),
    "NUL": b"\0" * 50,
    "pretty": json.dumps([{"question": "q"}], indent=1),
}
NO_CSV: Mapping[str, str | bytes] = {
    "nothing": "",
    "a head alone": "question,answer\n",
    "a name twice": "a,a\n1,2\n",
    "too many cells": "a,b\n1,2,3\n",
    "a lost quote": 'a,b\n"1,2\n',
    "deep": f'question,target_scores\nq,"{DEEP.replace(chr(34), chr(34) * 2)}"\n',
    "a deep list": f'question,target_scores\nq,"{DEEP_LIST}"\n',
    "no object": "question,target_scores\nq,[]\n",
    "NaN": 'question,target_scores\nq,"{""a"": NaN}"\n',
    "keys twice": 'question,target_scores\nq,"{""a"": 1, ""a"": 0}"\n',
    "UTF-16": "question,answer\nq,a\n".encode("utf-16"),
    "NUL": b"a,b\n\0,\0\n",
}
GOLDS = ("NaN", "Infinity", '"1"', "null", "[1]")


def _data() -> Iterator[Case]:
    for content in NO_ROWS.values():
        yield with_file(RENDER, DATA_FILE, content)
    for name, content in NO_CSV.items():
        if name == "NUL":
            continue  # odd cells, and the transform says which one it lacks
        config = json.dumps({**CONFIG, "path": "transforms/add/data/add.csv"})
        case = with_file(RENDER, "{task}/data/add.csv", content)
        yield Case(case.argv, {**case.files, CONFIG_FILE: config.encode()}, ("add.csv",))
    for gold in GOLDS:
        row = f'{{"question": "q", "answer": "a", "target_scores": {{"a": {gold}, "b": 0}}}}\n'
        line = "score {task} --model fake --version ppl_v0 --method ppl --num-fewshot 0"
        yield with_file(line, DATA_FILE, row, status=1)
    for ending in ("parquet", "arrow"):
        config = json.dumps({**CONFIG, "path": f"transforms/add/data/add.{ending}"})
        for content in (b"", b"PAR1", b"\0" * 500):
            files = {f"{{task}}/data/add.{ending}": content, CONFIG_FILE: config.encode()}
            yield Case(tuple(shlex.split(RENDER)), files, (f"add.{ending}",))


def _own_rows() -> Iterator[Case]:
    """Files that `new` is to make a task of."""
    contents: Mapping[str, tuple[str, str | bytes]] = {
        **{f"{name}.jsonl": (f"{name}.jsonl", text) for name, text in NO_ROWS.items()},
        **{f"{name}.csv": (f"{name}.csv", text) for name, text in NO_CSV.items()},
    }
    for name, (file, content) in contents.items():
        if name in ("UTF-16.jsonl", "UTF-16 without a mark.jsonl", "UTF-16.csv", "latin.jsonl"):
            continue  # what `new` reads
        argv = ("new", f"{{tmp}}/{file}", "--to", "{tmp}/made")
        raw = content if isinstance(content, bytes) else content.encode()
        yield Case(argv, {f"{{tmp}}/{file}": raw})
    for ending, content in (
        ("json", "[]"), ("json", "1"), ("json", "{"), ("json", DEEP), ("json", DEEP_LIST),
        ("json", '[{"a": 1, "a": 2}]'), ("xlsx", b""), ("xlsx", b"PK\3\4"), ("parquet", b"PAR1"),
        ("arrow", b"x"), ("tsv", ""), ("nope", "x"),
    ):  # fmt: skip
        yield with_file(
            f"new {{tmp}}/rows.{ending} --to {{tmp}}/made", f"{{tmp}}/rows.{ending}", content
        )


def _transforms() -> Iterator[Case]:
    version = "{task}/transform_gen_v0.py"
    for content in (b"\xff\xfe", "é = 1".encode("latin-1"), "x = 1\n".encode("utf-16")):
        yield with_file(RENDER, version, content, "transform_gen_v0.py")
        yield with_file("save {task} {tmp}/x.py --method gen", "{tmp}/x.py", content, "x.py")
    for content in (
        "", "x = 1", "def transform(:", "def transform(): pass", "transform = 1",
        "raise SystemExit",
        "x = " + "(" * 500 + ")" * 500, "\0", "import nobody_has_this",
        "def transform(data, num_sample, r, dataset_name): return 1",
    ):  # fmt: skip
        yield with_file(RENDER, version, content, status=1)


# -- other systems' files ----------------------------------------------------------------------

NO_JSON = ("", "{", "[]", "1", "null", '"x"', DEEP, DEEP_LIST, '{"a": NaN}', f"[{DIGITS}]")


def _foreign() -> Iterator[Case]:
    for content in (
        *NO_JSON,
        "\0",
        "a: [",
        "task: [1]",
        "task: x\ntask: y",
        "!!python/object:os 1",
    ):
        yield with_file("import lm-eval {tmp}/t.yaml --to {tmp}/made", "{tmp}/t.yaml", content)
    for content in (*NO_JSON, "\0"):
        yield with_file("import freeeval {tmp}/c.json --to {tmp}/made", "{tmp}/c.json", content)
        if "NaN" not in content:  # rows may have what Python writes
            line = "import opencompass {tmp}/r.jsonl --to {tmp}/made"
            yield with_file(line, "{tmp}/r.jsonl", content)
        rows = {"{tmp}/r.jsonl": b'{"question": "q", "A": "a", "B": "b", "answer": "A"}\n'}
        meta = "{tmp}/r.jsonl.meta.json"
        case = with_file("import opencompass {tmp}/r.jsonl --to {tmp}/made", meta, content)
        yield Case(case.argv, {**rows, **case.files})
        folder = {"{tmp}/u/transform_gen_v0.py": b"x = 1\n", "{tmp}/u/config/u_gen.json": b""}
        files = {**folder, "{tmp}/u/config/u_gen.json": content.encode()}
        yield Case(("import", "ultraeval", "{tmp}/u", "--to", "{tmp}/made"), files)
    for content in (*NO_JSON, "UTF-16"):
        raw = content.encode("utf-16" if content == "UTF-16" else "utf-8")
        name = "{task}/transform_gen_v0.capsule.json"
        yield with_file("verify {task} gen_v0", name, raw, "transform_gen_v0.capsule.json")


def all_cases() -> list[Case]:
    """Return every case, once."""
    makers = (
        _odd_names, _odd_numbers, _odd_settings, _configs, _data, _own_rows, _transforms, _foreign,
    )  # fmt: skip
    return [case for make in makers for case in make()]
