"""Findings: where they point, how hits are gathered, how they are silenced, what is grave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import HEAD, ROWS, Case, Letters, found, returns
from workbench.lint.again import Again
from workbench.lint.check import check
from workbench.lint.finding import SEVERITIES
from workbench.lint.rules import RULES
from workbench.types import Diagnostic, RenderSettings

TWO = RenderSettings(num_fewshot=2)
TRAILING = returns("f\"{data['question']}\\nAnswer: \"")

SEVERAL_LINES = f"""{HEAD}    text = (
        f"Question: {{data['question']}}\\n"
        "Answer: "
    )
    return {{"input": text, "output": data["answer"], "processed_output": data["answer"]}}
"""


def test_a_finding_counts_all_its_docs() -> None:
    """One finding for one fault, with the ids of all docs in order."""
    (finding,) = found(Case(TRAILING), "text/trailing-space")
    assert finding.doc_ids == tuple(range(12))
    assert finding.count == 12
    assert finding.message == r"the input ends with ' ': '…yer 0 draw?\nAnswer: '"
    assert finding.fix == r"End it with '…ayer 0 draw?\nAnswer:'."


def test_only_the_docs_with_the_fault_are_named() -> None:
    """A fault of two rows is of these two."""
    rows = tuple({**row, "end": " " if i in (4, 9) else "?"} for i, row in enumerate(ROWS))
    case = Case(returns("data['question'] + '\\nAnswer' + data['end']"), rows)
    (finding,) = found(case, "text/trailing-space")
    assert (finding.doc_ids, finding.count, finding.line) == ((4, 9), 2, 2)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (TRAILING, 2),
        (SEVERAL_LINES, 4),
        (returns("'{}\\nAnswer: '.format(data['question'])", before="    # a line\n"), 3),
        (returns("data['question'] + '\\nA: '.lower()"), None),
        (returns("text + ' '", before="    text = data['question'] + '\\nA:'\n"), 3),
    ],
)
def test_a_trailing_space_points_at_its_literal(source: str, line: int | None) -> None:
    """Also inside a text of several lines; None where a call made the space."""
    (finding,) = found(Case(source), "text/trailing-space")
    assert finding.line == line


@pytest.mark.parametrize(
    ("rule", "source", "line"),
    [
        ("text/placeholder", returns("('a '\n            '{question}')"), 3),
        ("text/raw-value", returns("str(data['target_scores'])"), 2),
        ("text/no-question", returns("data['question'][-8:]"), 2),
        ("code/error", f"{HEAD}    return data['no']\n", 2),
        ("code/outside", returns(before="    x = open('/dev/null')\n    x.close()\n"), 2),
        ("answer/reasoning-in-input", returns(before="    # 2\n    t = data['steps']\n",
                                              text="data['question'] + t"), 3),
    ],
)  # fmt: skip
def test_a_finding_points_at_its_line(rule: str, source: str, line: int) -> None:
    """The line of the literal, of the field that is read, of the call, of the error."""
    assert [finding.line for finding in found(Case(source), rule)] == [line]


def test_placeholders_are_told_apart() -> None:
    """Two placeholders are two findings, each with its own replacement."""
    case = Case(returns("'{question} {answer}'"))
    first, second = found(case, "text/placeholder")
    assert first.fix == "Put the row's value there: {data['question']} in an f-string."
    assert second.message == "'{answer}' is not filled in"


@pytest.mark.parametrize(
    "text",
    ["{question}", "{{question}}", "{ question }", "${question}", "%(question)s", "<question>"],
)
def test_a_placeholder_of_any_system_is_found(text: str) -> None:
    """Python's, Jinja's, OpenCompass's, the shell's, printf's, and angle brackets."""
    (finding,) = found(Case(returns(repr(text))), "text/placeholder")
    assert finding.message.startswith(repr(text))


def test_braces_in_the_data_are_no_placeholder() -> None:
    """A value may say `{question}`: it is text of the row."""
    rows = tuple({**row, "question": "What does '{answer}' mean?"} for row in ROWS)
    assert found(Case(rows=rows), "text/placeholder") == ()


def test_tags_that_are_closed_are_no_placeholder() -> None:
    """`<question>…</question>` is markup."""
    case = Case(returns("f\"<question>{data['question']}</question>\\nAnswer:\""))
    assert found(case, "text/placeholder") == ()


def test_a_chat_template_takes_spaces_away() -> None:
    """In a turn of a chat, the white space around an input does not reach the model."""
    case = Case(TRAILING, facts={"in_chat": True})
    assert found(case, "text/trailing-space") == ()


def test_a_trailing_space_before_a_space_is_both_faults() -> None:
    """`Answer: ` and ` 5` have a space too many, and end in one."""
    rules = {finding.rule for finding in check(Case(TRAILING, settings=TWO).subject())}
    assert rules == {"text/trailing-space", "text/double-space"}


def test_a_delimiter_counts_as_the_answers_own() -> None:
    """A space from target_delimiter helps what lacks one, and doubles what has one."""
    spaced = replace(TWO, target_delimiter=" ")
    bare = Case(returns(output="data['answer']"), settings=TWO)
    assert found(bare, "text/missing-space")
    assert check(replace(bare, settings=spaced).subject()) == ()
    (finding,) = found(Case(settings=spaced), "text/double-space")
    assert "target_delimiter" in finding.fix


def test_a_comment_silences_its_line() -> None:
    """`# lint: ignore RULE` on the line of the finding."""
    source = TRAILING.replace("\n    answer", "  # lint: ignore text/trailing-space\n    answer")
    assert found(Case(source), "text/trailing-space") == ()


def test_a_comment_on_another_line_of_code_silences_nothing_there() -> None:
    """It holds for its own line."""
    source = TRAILING.replace("\n    return", "  # lint: ignore text/trailing-space\n    return")
    assert found(Case(source), "text/trailing-space")


def test_a_comment_on_a_line_of_its_own_silences_the_file() -> None:
    """Several rules may be named, with a reason behind them."""
    comment = "# lint: ignore text/trailing-space, text/double-space: as the paper has it\n"
    assert check(Case(comment + TRAILING, settings=TWO).subject()) == ()


def test_a_finding_without_a_line_is_silenced_by_any_comment() -> None:
    """There is no line to put it on."""
    source = returns().replace("\n    answer", "  # lint: ignore few-shot/no-stop\n    answer")
    assert found(Case(source, settings=TWO, until=("###",)), "few-shot/no-stop") == ()


def test_a_text_that_looks_like_a_comment_silences_nothing() -> None:
    """A literal is no comment."""
    source = "X = '# lint: ignore text/trailing-space'\n" + TRAILING
    assert found(Case(source), "text/trailing-space")


def test_findings_come_errors_first() -> None:
    """Errors, warnings, hints; within these in the rules' order."""
    source = returns("'{question} '", before="    r and r.random()\n    open('/dev/null')\n")
    findings = check(Case(source, settings=TWO).subject())
    grave = [SEVERITIES.index(finding.severity) for finding in findings]
    assert grave == sorted(grave)
    assert set(grave) == {0, 1, 2}
    order = [rule.name for rule in RULES]
    errors = [order.index(f.rule) for f in findings if f.severity == "error"]
    assert errors == sorted(errors)


def test_what_the_stop_sequence_leaves_decides_how_grave_it_is() -> None:
    """An answer that is left over is a warning, one that is lost an error."""
    lost = found(Case(returns(output="' So.\\n\\n' + data['answer']")), "answer/stopped-early")
    left = found(Case(returns(output="data['answer'] + '\\n\\nSo.'")), "answer/stopped-early")
    assert [finding.severity for finding in (*lost, *left)] == ["error", "warning"]


def test_a_source_that_is_no_python_is_one_finding() -> None:
    """What cannot be parsed has no lines to look for."""
    (finding,) = check(Case("def transform(data:\n").subject())
    assert (finding.rule, finding.count) == ("code/error", 12)


def test_shots_of_a_file_of_their_own_are_checked_too() -> None:
    """A shot whose answer is not extracted is found though no doc has that fault."""
    shots = [{**ROWS[0], "answer": "1\n2"}]
    case = Case(shots=shots, settings=RenderSettings(num_fewshot=1))
    (finding,) = found(case, "answer/not-extracted")
    assert (finding.doc_ids, finding.count) == ((), 1)


def test_a_row_of_a_shots_file_that_equals_a_doc_is_a_leak() -> None:
    """No sampler of ours shows it; a prompt that does is found by its text."""
    case = Case(shots=ROWS, settings=RenderSettings(num_fewshot=2))
    subject = case.subject()
    own = subject.rendered[0]
    leaking = replace(own, prompt=replace(own.prompt, segments=tuple(
        replace(s, text=own.example.input) if s.kind == "shot_input" else s
        for s in own.prompt.segments)))  # fmt: skip
    items = (leaking, *subject.items[1:])
    findings = check(replace(subject, items=items))
    assert [(f.rule, f.doc_ids) for f in findings if f.severity == "error"] == [
        ("few-shot/own-doc", (0,))
    ]


def test_white_space_between_prompt_and_choice_may_be_in_any_token() -> None:
    """In PPL `:\\n` may be one token, and ` 1` too: both end before the choice or begin with it."""
    case = Case(returns("data['question'] + '\\nAnswer:\\n'"), method="ppl")
    for merges, expected in (([":\n"], 0), (["\n1", "\n2"], 0), ([":\n1"], 1)):
        ruled = replace(case, facts={"ruler": Letters(merges=merges)})
        assert len(found(ruled, "tokens/merged-border")) == expected


@pytest.mark.parametrize(
    "text",
    ["A) red B) blue", "(A) red (B) blue", "A: red\nB: blue", "A - red\nB - blue"],
)
def test_options_are_lettered_in_many_ways(text: str) -> None:
    """In lines or in a row, with any mark; only where no letter stands there, none is asked for."""
    rows = tuple({**row, "target_scores": {"A": 1, "B": 0}} for row in ROWS)
    source = returns(f"data['question'] + {text!r}")
    assert found(Case(source, rows, method="ppl"), "answer/letters") == ()
    assert found(Case(returns("data['question']"), rows, method="ppl"), "answer/letters")


def test_answers_that_are_letters_need_no_list() -> None:
    """Blood groups are no labels."""
    rows = tuple({**row, "target_scores": {"A": 1, "B": 0, "O": 0}} for row in ROWS)
    case = Case(returns("data['question']"), rows, method="ppl")
    assert found(case, "answer/letters") == ()


def test_a_stream_that_the_transform_seeds_is_its_own() -> None:
    """`random.seed(text)` before drawing gives the same prompt everywhere."""
    seeded = "import random\n" + returns(
        before="    random.seed(data['question'])\n    random.random()\n"
    )
    assert found(Case(seeded), "code/random") == ()
    assert found(Case(seeded.replace("data['question'])\n", ")\n")), "code/random")


def test_a_shot_may_differ_from_a_choice_by_a_space_alone() -> None:
    """`Answer: 1` is shown and `Answer:1` scored; a delimiter of that space cures it."""
    case = Case(returns("f\"{data['question']}\\nAnswer:\""), method="ppl", settings=TWO)
    (finding,) = found(case, "few-shot/not-a-choice")
    assert "white space" in finding.message
    spaced = replace(case, source=returns("f\"{data['question']}\\nAnswer:\"", "data['answer']"),
                     settings=replace(TWO, target_delimiter=" "))  # fmt: skip
    assert check(spaced.subject()) == ()


def test_a_family_is_silenced_by_its_name() -> None:
    """`text/*` is every rule of it."""
    comment = "# lint: ignore text/*\n"
    assert check(Case(comment + TRAILING, settings=TWO).subject()) == ()


def test_a_comment_that_silences_nothing_is_told() -> None:
    """It is stale; what it silenced is mended."""
    case = Case("# lint: ignore text/trailing-space\n" + returns())
    (finding,) = check(case.subject())
    assert (finding.rule, finding.severity, finding.line) == ("code/stale-ignore", "hint", 1)


@pytest.mark.slow
def test_nothing_is_called_stale_of_docs_that_were_not_looked_at() -> None:
    """Of some docs of a task nobody can say that a comment silences nothing in the others; nor
    without a second rendering that it would be the same."""
    trailing = Case("# lint: ignore text/trailing-space\n" + returns())
    assert check(replace(trailing, facts={"is_whole": False}).subject()) == ()
    for rule in ("code/not-repeated", "code/*", "tokens/window", "few-shot/repeated"):
        assert check(Case(f"# lint: ignore {rule}\n" + returns()).subject()) == ()


def test_many_values_at_one_line_are_one_finding() -> None:
    """Rows that fail in words of their own do not fill the list."""
    source = f"{HEAD}    raise ValueError(data['question'])\n"
    (finding,) = check(Case(source).subject())
    assert (finding.rule, finding.count) == ("code/error", 12)


def test_one_space_gets_one_advice() -> None:
    """What ends the input goes, and what begins the answer stays."""
    double = found(Case(TRAILING, settings=TWO), "text/double-space")
    assert [finding.fix for finding in double] == [
        "Cut the space off the input's end; the answer keeps its own."
    ]


def test_a_process_that_was_ended_is_not_called_unrepeatable() -> None:
    """A limit that was hit says nothing of the text."""
    ended = Diagnostic("error", "ProcessExit", "killed", doc_id=0)
    assert found(Case(facts={"again": Again({0: ended})}), "code/not-repeated") == ()
