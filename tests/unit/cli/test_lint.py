"""`workbench lint` and `lint_task`: what they print and return, and their exit statuses."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import workbench
from tests.unit.conftest import ADD
from workbench.cli import main
from workbench.errors import SettingError
from workbench.lint.first import errors_in
from workbench.models.fake import FakeModel
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import render_docs
from workbench.session.inspector import Inspector
from workbench.tasks.task import Task

pytestmark = pytest.mark.slow

KEYS = {"rule", "severity", "message", "line", "doc_ids", "count", "fix", "proof", "unproven"}
PROOF_KEYS = {
    *("metric", "before", "after", "reader", "delta", "ci95", "p_value", "p_holm", "proofs"),
    *("holds", "n", "better", "worse", "verdict", "sentence"),
}
CLEAN = {"findings": [], "docs_checked": 12, "proofs": None}
SPACED = ADD.replace("A:", "A: ").replace('" " + ', "")


def call(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any]:
    """Return the exit status and the JSON document of a command."""
    status = main(["lint", *map(str, arguments), "--json"])
    return status, json.loads(capsys.readouterr().out)


def save(task: Path, source: str) -> Path:
    """Make `source` the task's version gen_v1."""
    path = task / "transform_gen_v1.py"
    path.write_text(source)
    return path


def test_a_prompt_without_faults_passes(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No findings, every doc checked, status 0."""
    status, record = call(capsys, task, "--version", "gen_v0")
    assert (status, record) == (0, CLEAN)


def test_an_error_fails(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 1, and a finding with every field of the contract."""
    save(task, SPACED)
    status, record = call(capsys, task, "--version", "gen_v1")
    assert status == 1
    (finding,) = record["findings"]
    assert set(finding) == KEYS
    assert (finding["rule"], finding["severity"]) == ("text/trailing-space", "error")
    assert (finding["line"], finding["count"], finding["proof"]) == (3, 12, None)
    assert finding["doc_ids"] == list(range(10))


def test_a_warning_does_not_fail(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only errors are a failure."""
    save(task, ADD.replace('" " + ', ""))
    status, record = call(capsys, task, "--version", "gen_v1")
    (finding,) = record["findings"]
    assert (status, finding["rule"], finding["severity"]) == (0, "text/missing-space", "warning")
    assert finding["line"] is not None


def test_a_hint_does_not_fail(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault of no doc counts once."""
    status, record = call(capsys, task, "--version", "ppl_v0")
    (finding,) = record["findings"]
    assert (status, finding["rule"], finding["severity"]) == (0, "answer/one-place", "hint")
    assert (finding["doc_ids"], finding["count"]) == ([], 1)


def test_rows_that_fail_are_one_finding(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the line of the error and all docs that it meets; the others are checked."""
    save(task, ADD.replace("    return", "    1 / (data['answer'] != '5')\n    return"))
    _, record = call(capsys, task, "--version", "gen_v1", "--num-fewshot", 0)
    (finding,) = record["findings"]
    assert (finding["rule"], finding["line"], finding["doc_ids"]) == ("code/error", 2, [2])
    assert "ZeroDivisionError" in finding["message"]
    assert record["docs_checked"] == 12


def test_the_configs_own_metric_judges_the_shots(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence is no exact match; by a post-processor that reads it, it is."""
    save(task, ADD.replace('" " + data["answer"]', "f\" The answer is {data['answer']}.\""))
    status, record = call(capsys, task, "--version", "gen_v1")
    assert (status, [f["rule"] for f in record["findings"]]) == (1, ["answer/not-extracted"])
    config = task / "config" / "add_gen.json"
    config.write_text(config.read_text().replace("until_return_post", "theoremqa_post"))
    assert call(capsys, task, "--version", "gen_v1") == (0, CLEAN)


def test_code_that_differs_from_process_to_process_is_found(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A second rendering, elsewhere, is compared; the seed of `r` is the same there."""
    save(task, "import os\n\n" + ADD.replace("Q: {", "Q{os.getpid()}: {"))
    _, record = call(capsys, task, "--version", "gen_v1")
    assert "code/not-repeated" in [f["rule"] for f in record["findings"]]
    save(task, ADD.replace("Q: {", "Q{r.random()}: {"))
    _, record = call(capsys, task, "--version", "gen_v1")
    assert "code/not-repeated" not in [f["rule"] for f in record["findings"]]


def test_a_proof_has_the_scores_with_and_without_the_fault(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every field of the contract, over as many docs as asked for."""
    save(task, SPACED)
    wish = (task, "--version", "gen_v1", "--model", "fake", "--prove", "--sample", 7)
    status, record = call(capsys, *wish)
    assert status == 1
    proof = record["findings"][0]["proof"]
    assert set(proof) == PROOF_KEYS
    assert (proof["metric"], proof["n"]) == ("accuracy", 7)
    assert proof["delta"] == pytest.approx(proof["after"] - proof["before"])


def test_a_proof_without_a_model_is_a_usage_error(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, with a way out; in Python a SettingError."""
    status, record = call(capsys, task, "--prove")
    assert status == 2
    assert "--model" in record["error"]["message"]
    with pytest.raises(SettingError):
        workbench.lint_task(task, prove=True)


def test_people_see_a_table(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The fault, its line, how many docs, the way out, the proof, and a sum of it all."""
    save(task, SPACED)
    wish = ["lint", str(task), "--version", "gen_v1", "--model", "fake", "--prove"]
    assert main(wish) == 1
    shown = capsys.readouterr().out
    for part in ("text/trailing-space", "12", "End it with", "proof: accuracy"):
        assert part in shown
    assert "12 docs checked: 1 error\n" in shown
    assert main(["lint", str(task), "--version", "gen_v0"]) == 0
    assert "12 docs checked: nothing found" in capsys.readouterr().out


def test_what_has_a_mend_is_written_to_a_file(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--fix FILE` has the text without the fault; what is found is what is left, and the version
    stays as it was."""
    version, mended = save(task, SPACED), tmp_path / "mended.py"
    status, record = call(capsys, task, "--version", "gen_v1", "--fix", mended)
    assert (status, record["findings"]) == (0, [])
    assert version.read_text() == SPACED
    assert mended.read_text() != SPACED
    assert call(capsys, task, "--version", mended, "--method", "gen") == (0, record)


def test_a_project_silences_rules(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By name or family, in the nearest pyproject.toml; what is no list of rules is refused."""
    save(task, SPACED)
    settings = task.parent / "pyproject.toml"
    settings.write_text('[tool.workbench.lint]\nignore = ["text/*"]\n')
    assert call(capsys, task, "--version", "gen_v1") == (0, CLEAN)
    settings.write_text('[tool.workbench.lint]\nignore = "text/*"\n')
    status, record = call(capsys, task, "--version", "gen_v1")
    assert status == 2
    assert "[tool.workbench.lint]" in record["error"]["message"]


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ('ignore = ["text/trailing-spaces"]', "Did you mean 'text/trailing-space'?"),
        ('ignore = ["txt/*"]', "which is no rule"),
        ('ignored = ["text/*"]', "Did you mean 'ignore'?"),
    ],
)
def test_what_would_silence_nothing_is_refused(
    task: Path, capsys: pytest.CaptureFixture[str], written: str, named: str
) -> None:
    """A misspelt rule, family or key in pyproject.toml is an error with the nearest name."""
    (task.parent / "pyproject.toml").write_text(f"[tool.workbench.lint]\n{written}\n")
    status, record = call(capsys, task, "--version", "gen_v0")
    assert status == 2
    assert named in json.dumps(record)


def test_every_door_keeps_to_what_is_silenced(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A family by a comment, and by the project: from the command line, in Python, in a session,
    and where a race asks whether a variant is fit."""

    def doors() -> list[list[str]]:
        report = workbench.lint_task(task, "gen_v1")
        options = workbench.Session(task, version="gen_v1")
        with closing(options) as session, closing(TransformRunner()) as runner:
            inspected = Inspector(session).lint()
            plan = session.plan()
            items = render_docs(plan, plan.task.docs(plan.config), runner).items
            errors = errors_in(plan, items, runner)
        return [
            [f["rule"] for f in call(capsys, task, "--version", "gen_v1")[1]["findings"]],
            [f.rule for f in report.findings],
            [f.rule for f in inspected.findings],
            [text.partition(":")[0] for text in errors],
        ]

    save(task, SPACED)
    assert doors() == [["text/trailing-space"]] * 4
    save(task, "# lint: ignore text/*\n" + SPACED)
    assert doors() == [[]] * 4
    save(task, SPACED)
    (task.parent / "pyproject.toml").write_text('[tool.workbench.lint]\nignore = ["text/*"]\n')
    assert doors() == [[]] * 4


def test_every_door_that_looks_at_all_docs_tells_a_stale_comment(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its line, from the command line, in Python and in a session."""
    save(task, "# lint: ignore text/*\n" + ADD)
    (told,) = call(capsys, task, "--version", "gen_v1")[1]["findings"]
    (found,) = workbench.lint_task(task, "gen_v1").findings
    with closing(workbench.Session(task, version="gen_v1")) as session:
        (seen,) = Inspector(session).lint().findings
    assert told["rule"] == found.rule == seen.rule == "code/stale-ignore"
    assert told["line"] == found.line == seen.line == 1


def test_a_row_that_is_another_one_after_the_call_is_found(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """However deep, and by whatever name."""
    save(task, ADD.replace("    return", "    more = data\n    more['x'] = 1\n    return"))
    _, record = call(capsys, task, "--version", "gen_v1")
    assert "code/changes-row" in [f["rule"] for f in record["findings"]]


def test_what_is_left_for_the_next_call_is_found(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A count of calls makes a row's text depend on the rows before it."""
    counting = "CALLS = []\n\n" + ADD.replace("    return", "    CALLS.append(1)\n    return")
    save(task, counting.replace("Q: {", "Q{len(CALLS)}: {"))
    _, record = call(capsys, task, "--version", "gen_v1")
    assert "code/not-repeated" in [f["rule"] for f in record["findings"]]


def test_a_notebook_shows_the_report_as_a_table(task: Path) -> None:
    """What comes from the data is text there, never markup."""
    save(task, ADD.replace("Q: {", "<b>{{question}}</b>{"))
    shown = workbench.lint_task(task, "gen_v1")._repr_html_()
    assert "&#x27;{question}&#x27; is not filled in" in shown
    assert "<b>" not in shown


def test_a_proof_tells_what_a_leak_gains(task: Path) -> None:
    """A model that copies is right while the doc is among its shots, and not without."""
    (task / "transform_gen_v1.py").write_text(ADD)

    def copies(prompt: str) -> str:
        *shots, asked = prompt.split("\n\n")
        return next((shot.removeprefix(asked) for shot in shots if shot.startswith(asked)), " no")

    report = workbench.lint_task(
        Task.open(task), "gen_v1", model=FakeModel(copies), prove=True,
        sampler="freeeval", num_fewshot=11,
    )  # fmt: skip
    finding = next(f for f in report.findings if f.rule == "few-shot/own-doc")
    assert finding.proof is not None
    assert (finding.proof.before, finding.proof.after, finding.proof.n) == (1, 0, 11)
    assert finding.proof.worse == finding.doc_ids
    assert finding.proof.verdict.endswith("the fault gains 100 points")


TOLD = ADD.replace('" " + data["answer"]', "f\" The answer is {data['answer']}.\"")


class Counted(FakeModel):
    """Says what the shots say, and how many responses it was asked for."""

    def __init__(self) -> None:
        super().__init__(self.told)
        self.asked = 0

    def told(self, prompt: str) -> str:
        """Return the sum in a sentence."""
        self.asked += 1
        return f" The answer is {summed(prompt)}."


def summed(prompt: str) -> str:
    """Return the sum that a prompt asks for last."""
    one, other = prompt.rsplit("Q: ", 1)[1].split("=")[0].split("+")
    return str(int(one) + int(other))


def test_an_extractor_is_proven_on_stored_responses(task: Path) -> None:
    """A run stored what the model says; read by a post-processor that finds the number, the same
    twelve responses are right, and the model is asked for none."""
    save(task, TOLD)
    model = Counted()
    settings: dict[str, Any] = {"sample_size": None, "max_new_tokens": 64}
    workbench.score(task, model, "gen_v1", **settings)
    assert model.asked == 12
    report = workbench.lint_task(task, "gen_v1", model=model, prove=True, **settings)
    finding = next(f for f in report.findings if f.rule == "answer/not-extracted")
    assert model.asked == 12
    assert finding.proof is not None
    assert (finding.proof.before, finding.proof.after, finding.proof.n) == (0, 1, 12)
    assert finding.proof.holds
    assert f"1.000 where {finding.proof.reader} reads the responses" in finding.proof.sentence


def test_an_extractor_without_stored_responses_is_proven_by_generating(task: Path) -> None:
    """Each doc once, since both sides read the same response."""
    save(task, TOLD)
    model = Counted()
    workbench.lint_task(task, "gen_v1", model=model, prove=True, sample_size=None)
    assert model.asked == 12


def test_what_no_extractor_reads_says_so(task: Path) -> None:
    """Where none fits the shots there is nothing to prove by."""
    save(task, ADD.replace('" " + data["answer"]', "f\" 99 {data['answer']} 99\""))
    report = workbench.lint_task(task, "gen_v1", model=Counted(), prove=True)
    finding = next(f for f in report.findings if f.rule == "answer/not-extracted")
    assert finding.proof is None
    assert finding.unproven.startswith("no proof: no post-processor reads")


def test_a_fault_that_people_alone_mend_says_that_it_has_no_proof(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For people and in JSON; where none is asked for nothing is said."""
    wish = (task, "--version", "ppl_v0")
    _, record = call(capsys, *wish, "--model", "fake", "--prove")
    assert record["findings"][0]["unproven"] == "no proof: only a person can take this fault out"
    assert record["proofs"] is None
    assert call(capsys, *wish)[1]["findings"][0]["unproven"] == ""
    assert main(["lint", *map(str, wish), "--model", "fake", "--prove"]) == 0
    assert "no proof: only a person can" in capsys.readouterr().out


def test_several_proofs_are_corrected_for_their_number(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two faults of the same docs: each p counts by Holm, and it is said how many hold."""
    save(task, SPACED.replace("Q: {", "Q:  {"))
    wish = (task, "--version", "gen_v1", "--model", "fake", "--prove")
    _, record = call(capsys, *wish)
    proofs = [f["proof"] for f in record["findings"] if f["proof"]]
    assert [proof["proofs"] for proof in proofs] == [2, 2]
    assert [proof["p_holm"] for proof in proofs] == [1, 1]
    assert record["proofs"] == {"made": 2, "held": 0, "correction": "Holm 1979"}
    main(["lint", *map(str, wish)])
    assert "0 of 2 proofs hold after Holm\n" in capsys.readouterr().out


def test_a_stop_sequence_is_proven_by_dropping_it(task: Path) -> None:
    """What changes is not the prompt but where the response is cut."""
    source = ADD.replace('" " + data["answer"]', '" So:\\n" + data["answer"]')
    (task / "transform_gen_v1.py").write_text(source)
    config = task / "config" / "add_gen.json"
    config.write_text(config.read_text().replace('"until_return_post"', '"arithmetic_post"'))

    def reasons(prompt: str) -> str:
        one, other = prompt.rsplit("Q: ", 1)[1].split("=")[0].split("+")
        return f" So:\n={int(one) + int(other)}"

    report = workbench.lint_task(task, "gen_v1", model=FakeModel(reasons), prove=True)
    finding = next(f for f in report.findings if f.rule == "answer/stopped-early")
    assert finding.proof is not None
    assert (finding.proof.before, finding.proof.after) == (0, 1)
