"""The four systems' scoring rules, on numbers worked by hand, and the pass that feeds them."""

from __future__ import annotations

import io
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from workbench.analysis.rules_report import (
    RulesReport,
    make_rules_report,
    rules_record,
    rules_tables,
)
from workbench.analysis.tables import rich_tables
from workbench.errors import ModelError
from workbench.models.base import LoglikelihoodStream
from workbench.models.cache import ScoreCache, cached
from workbench.models.fake import FakeModel
from workbench.scoring.evaluate import evaluate
from workbench.scoring.rule_rows import RuleRow, score_by_rules
from workbench.scoring.rules import FAULTY, RULES, Evidence, Verdict, judge, rules
from workbench.scoring.settings import ScoreSettings
from workbench.types import (
    Decoding,
    Diagnostic,
    Doc,
    Example,
    Loglikelihood,
    LoglikelihoodRequest,
    Prompt,
    Rendered,
    RenderFailure,
    Segment,
    Unanswered,
)


def part(*logprobs: float, ids: Sequence[int] = ()) -> Loglikelihood:
    return Loglikelihood(logprobs, tuple(ids) or tuple(range(len(logprobs))), is_greedy=False)


# Two tokens of the prompt (ids 1 and 2) are scored with each choice.
LONG = Evidence(
    "éé",
    whole=part(-1.0, -1.0, -2.0, -1.5, ids=(1, 2, 3, 4)),
    continuation=(-2.0, -1.5),
    apart=part(-3.0, -1.5),
    alone=part(-4.0, -2.0),
)
SHORT = Evidence(
    "b",
    whole=part(-1.0, -1.0, -3.0, ids=(1, 2, 5)),
    continuation=(-3.0,),
    apart=part(-2.5),
    alone=part(-2.0),
)
SCORES = {"éé": 1.0, "b": 0.0}


def judged(name: str, *choices: Evidence, scores: Mapping[str, float] = SCORES) -> Verdict:
    return judge({**RULES, **FAULTY}[name], choices, scores)


@pytest.mark.parametrize(
    ("name", "values", "pick"),
    [
        ("ultraeval", (5.5, 5.0), 1),
        ("ultraeval_norm", (3.5 / 2, 3.0), 0),
        ("lm_eval_acc", (-3.5, -3.0), 1),
        ("lm_eval_acc_norm", (-3.5 / 2, -3.0), 0),
        ("lm_eval_acc_bytes", (-3.5 / 4, -3.0), 0),
        ("opencompass", (5.5 / 5, 5.0 / 4), 0),
        ("freeeval_cloze", (-4.5, -2.5), 1),
        ("freeeval_ln", (-4.5 / 2, -2.5), 0),
        ("freeeval_un", (-4.5 + 6.0, -2.5 + 2.0), 0),
    ],
)
def test_each_rule_on_the_same_evidence(name: str, values: tuple[float, float], pick: int) -> None:
    """éé is worth 1, b 0: two characters, four bytes, two tokens against one, one, one."""
    got = judged(name, LONG, SHORT)
    assert got.values == pytest.approx(values)
    assert (got.pick, got.score.value) == (pick, 1.0 - pick)


def test_rounding_hides_shared_tokens_from_ultraeval() -> None:
    """Its own rule compares floats: with the second token off by 1e-7, it is not taken away."""
    off = part(-1.0, -1.0000001, -3.0, ids=(1, 2, 5))
    short = Evidence("b", off, SHORT.continuation, SHORT.apart, SHORT.alone)
    assert judged("ultraeval_norm", LONG, short).values == pytest.approx((3.5 / 2, 3.0))
    assert judged("ultraeval_norm_floats", LONG, short).values == pytest.approx((4.5 / 3, 2.0))
    assert judged("ultraeval_norm_floats", LONG, SHORT) == judged("ultraeval_norm", LONG, SHORT)


def test_equal_floats_of_other_tokens_are_not_shared() -> None:
    """Three and four have one log-probability here: UltraEval drops both, the tokens differ."""
    a = Evidence("a", part(-1.0, -2.0, -4.0, ids=(1, 3, 9)), (), part(), part())
    b = Evidence("b", part(-1.0, -2.0, -6.0, ids=(1, 4, 8)), (), part(), part())
    assert judged("ultraeval_norm", a, b, scores={"a": 1}).values == (3.0, 4.0)
    assert judged("ultraeval_norm_floats", a, b, scores={"a": 1}).values == (4.0, 6.0)


def test_a_choice_that_begins_another_has_no_normalised_form() -> None:
    """UltraEval divides by zero there; here the rule says why and the others go on."""
    longer = Evidence("bc", part(-1.0, -1.0, -3.0, -1.0, ids=(1, 2, 5, 6)), (), part(), part())
    got = judged("ultraeval_norm", SHORT, longer)
    assert (got.pick, math.isnan(got.score.value)) == (None, True)
    assert "no token of choice 'b' is left" in got.score.reason
    assert judged("ultraeval", SHORT, longer).pick == 0
    assert "there is no other" in judged("ultraeval_norm", SHORT).score.reason


# What `LogProb._argmin` of UltraEval 5d967b4 gives.
HASHED = [
    ((1.0, 1.0), 1),
    ((2.0, 2.0), 0),
    ((3.5, 3.5, 3.5), 1),
    ((0.5, 0.25, 0.25), 1),
    ((7.0, 1.0, 1.0, 1.0), 1),
    ((4.0, 4.0, 9.0, 4.0), 1),
    ((1.5, 1.5, 1.5, 1.5), 1),
    ((2.5, 2.5, 2.5, 2.5), 0),
]


@pytest.mark.parametrize(("losses", "pick"), HASHED)
def test_ultraeval_breaks_ties_by_a_hash(losses: tuple[float, ...], pick: int) -> None:
    """Of equals, the values' own bytes choose; the other systems take the first."""
    choices = [
        Evidence(str(i), part(-loss), (-loss,), part(-loss), part(0.0))
        for i, loss in enumerate(losses)
    ]
    scores = {str(i): 1.0 for i in range(len(losses))}
    first = losses.index(min(losses))
    for name in RULES:
        if name == "ultraeval":
            assert judged(name, *choices, scores=scores).pick == pick
        elif name != "ultraeval_norm":
            assert judged(name, *choices, scores=scores).pick == first, name


def test_a_pick_is_worth_its_target_score() -> None:
    """Fractions count as they are; without a right choice there is a pick and no score."""
    assert judged("lm_eval_acc", LONG, SHORT, scores={"éé": 1, "b": 0.25}).score.value == 0.25
    got = judged("lm_eval_acc", LONG, SHORT, scores={"éé": 0, "b": 0})
    assert (got.pick, math.isnan(got.score.value)) == (1, True)
    assert got.score.reason == "no choice is right: no value of target_scores is above 0"


def test_a_part_that_is_missing_silences_its_rules_alone() -> None:
    """The choice apart could not be asked: FreeEval's rules have the reason, the others a pick."""
    broken = Evidence("b", SHORT.whole, SHORT.continuation, "too long", "too long")
    silent = {name for name in RULES if judged(name, LONG, broken).pick is None}
    assert silent == {"freeeval_cloze", "freeeval_ln", "freeeval_un"}
    assert judged("freeeval_ln", LONG, broken).score.reason == "too long"


def test_compat_adds_the_faulty_rule_and_changes_none() -> None:
    """`compat="ultraeval"` shows UltraEval's own rule beside the right one."""
    assert set(rules("ultraeval")) - set(rules()) == {"ultraeval_norm_floats"}
    assert {name: rules("ultraeval")[name] for name in RULES} == dict(rules()) == dict(RULES)


@given(st.lists(st.floats(-9, 0), min_size=2, max_size=5), st.floats(-9, 0))
def test_what_all_choices_share_changes_no_pick_of_a_sum(sums: list[float], shared: float) -> None:
    """UltraEval's whole texts and the harness's choices rank alike, unless rounding ties them."""
    choices = [
        Evidence(str(i), part(shared, value, ids=(0, i + 1)), (value,), part(value), part(0.0))
        for i, value in enumerate(sums)
    ]
    by_sum = sorted(sums)
    if by_sum[-1] - by_sum[-2] > 1e-9:
        scores = {str(i): 1.0 for i in range(len(sums))}
        picks = {
            name: judged(name, *choices, scores=scores).pick
            for name in ("ultraeval", "lm_eval_acc", "ultraeval_norm")
        }
        assert set(picks.values()) == {sums.index(by_sum[-1])}


# ---- the pass ------------------------------------------------------------------------------------


class Counting(FakeModel):
    """The fake, which remembers what it was asked, and refuses continuations with `refuse`."""

    def __init__(self, refuse: str = "\0") -> None:
        super().__init__()
        self.asked: list[LoglikelihoodRequest] = []
        self.refuse = refuse

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        self.asked += requests
        for answered in super().loglikelihoods(requests):
            if answered is not None and self.refuse in requests[answered[0]].continuation:
                yield answered[0], Unanswered("it is refused")
            else:
                yield answered


def item(doc_id: int, text: str, scores: Mapping[str, float], delimiter: str = "") -> Rendered:
    choices = tuple(scores)
    return Rendered(
        doc=Doc(doc_id, {"target_scores": dict(scores)}),
        example=Example(text, choices[:1] or ("",), "x"),
        prompt=Prompt((Segment("input", text, doc_id),)),
        choices=choices,
        gold=tuple(i for i, choice in enumerate(choices) if scores[choice] > 0),
        shot_ids=(),
        target_delimiter=delimiter,
    )


ITEMS = [
    item(i, f"Question {i}: which?\nAnswer:", {"yes": i % 2, "no, never": 1 - i % 2, "é": 0}, " ")
    for i in range(12)
]


def by_rules(items: Sequence[Rendered | RenderFailure], model: FakeModel) -> list[RuleRow]:
    return [row for row in score_by_rules(items, model) if row is not None]


def test_the_rules_agree_with_the_scored_runs() -> None:
    """`lm_eval_*` are what a run of scope continuation scores, `ultraeval*` one of scope full."""
    rows = {row.doc_id: row for row in by_rules(ITEMS, FakeModel())}
    names = {
        "continuation": {"acc": "acc", "acc_norm": "acc_norm", "acc_bytes": "acc_bytes"},
        "full": {"acc": "ultraeval", "acc_suffix": "ultraeval_norm"},
    }
    for scope, own in names.items():
        settings = ScoreSettings("ppl", scope, Decoding())  # type: ignore[arg-type]
        for row in evaluate(ITEMS, FakeModel(), settings):
            if row is None:
                continue
            for metric, rule in own.items():
                name = rule if rule.startswith("ultra") else f"lm_eval_{rule}"
                verdict = rows[row.doc_id].verdicts[name]
                assert verdict.score.value == row.scores[metric].value
            if scope == "continuation":
                sums = tuple(answer.sum for answer in row.loglikelihoods)
                assert rows[row.doc_id].verdicts["lm_eval_acc"].values == pytest.approx(sums)


def test_one_pass_asks_for_each_thing_once() -> None:
    """12 docs of 3 choices: 36 whole texts, 36 with parts apart, and 3 choices after "Answer:"."""
    model = Counting()
    assert len(by_rules(ITEMS, model)) == 12
    assert len(model.asked) == len(set(model.asked)) == 36 + 36 + 3
    assert sum(request.scope == "full" for request in model.asked) == 36
    assert sum(request.context == "Answer:" for request in model.asked) == 3


def test_a_choice_without_context_is_asked_for_by_itself() -> None:
    """The first character of a text is not scored in it, so the choice needs its own request."""
    model = Counting()
    (row,) = by_rules([item(0, "", {"ab": 1, "b": 0})], model)
    extra = [r for r in model.asked if r.scope == "continuation" and r.joint]
    assert [r.continuation for r in extra] == ["ab", "b"]
    assert isinstance(row.evidence[0].continuation, tuple)
    assert len(row.evidence[0].continuation) == 2
    assert isinstance(row.evidence[0].whole, Loglikelihood)
    assert row.evidence[0].whole.num_tokens == 1


def test_stored_answers_give_the_same_rows(tmp_path: Path) -> None:
    """The split between prompt and choice is stored with the answer."""
    model = Counting()
    with_cache = cached(model, ScoreCache(tmp_path / "scores.db"))
    first = [row for row in score_by_rules(ITEMS, with_cache) if row]
    asked = len(model.asked)
    again = [row for row in score_by_rules(ITEMS, with_cache) if row]
    assert again == first == by_rules(ITEMS, FakeModel())
    assert len(model.asked) == asked


def test_what_cannot_be_scored_says_why() -> None:
    """No prompt, no choices, an empty choice, a refused choice: a row each, without a pick."""
    failed = RenderFailure(Doc(0, {}), Diagnostic("error", "KeyError", "'question'"))
    items = [
        failed,
        item(1, "Q", {}),
        item(2, "Q", {"a": 1, "": 0}),
        item(3, "Q", {"a": 1, "#": 0}),
        item(4, "Q", {"a": 1, "b": 0}),
    ]
    rows = {row.doc_id: row for row in by_rules(items, Counting(refuse="#"))}
    reasons = {i: {v.score.reason for v in rows[i].verdicts.values()} for i in rows}
    assert reasons == {
        0: {"the prompt could not be made"},
        1: {"there are no choices (target_scores is empty)"},
        2: {"a choice is empty"},
        3: {"choice '#': it is refused"},
        4: {""},
    }
    assert rows[0].error is failed.diagnostic
    assert all(set(rows[i].picks.values()) == {None} for i in range(4))


def test_a_cancelled_pass_keeps_its_rows() -> None:
    """Doc 0 needs 9 answers (its choices after "Answer:" are for all), doc 1 six more."""
    stream = score_by_rules(ITEMS, FakeModel(fail_after=14))
    got: list[int] = []

    def read() -> None:
        got.extend(row.doc_id for row in stream if row is not None)

    with pytest.raises(ModelError, match="as it was told to"):
        read()
    assert got == [0]


# ---- the report ----------------------------------------------------------------------------------


def report() -> RulesReport:
    return make_rules_report(by_rules(ITEMS, FakeModel()), task="t", version="ppl_v0", model="fake")


def test_the_report_counts_who_picks_differently() -> None:
    """A pair's count is that of the docs on which its two picks differ, a doc is disputed once."""
    made = report()
    assert made.differing("lm_eval_acc", "lm_eval_acc") == ()
    for row in made.rows:
        differs = row.picks["lm_eval_acc"] != row.picks["lm_eval_acc_norm"]
        assert differs == (row.doc_id in made.differing("lm_eval_acc", "lm_eval_acc_norm"))
        assert row.is_disputed == (len(set(row.picks.values())) > 1)
    right = sum(row.picks["opencompass"] in row.gold for row in made.rows)
    assert made.metrics["opencompass"].value == pytest.approx(right / 12)
    assert made.metrics["opencompass"].n == 12


def test_the_record_is_json_with_sums_and_counts() -> None:
    """Every rule's value can be worked out again from the record's own sums and counts."""
    record = json.loads(json.dumps(rules_record(report()), allow_nan=False))
    assert list(record["rules"]) == list(RULES)
    assert record["disputed"] == [row["doc_id"] for row in record["rows"] if row["disputed"]]
    assert record["disputed"], "rules that never differ would make this test empty"
    for row in record["rows"]:
        for place, sums in enumerate(row["sums"]):
            whole, choice = sums["whole"], sums["continuation"]
            own = {name: rule["values"][place] for name, rule in row["rules"].items()}
            assert own["ultraeval"] == pytest.approx(-whole["sum"])
            assert own["opencompass"] == pytest.approx(-whole["sum"] / (whole["num_tokens"] + 1))
            assert own["lm_eval_acc_norm"] == pytest.approx(choice["sum"] / sums["num_chars"])
            assert own["lm_eval_acc_bytes"] == pytest.approx(choice["sum"] / sums["num_bytes"])
            assert own["freeeval_un"] == pytest.approx(sums["apart"]["sum"] - sums["alone"]["sum"])


def test_what_is_shown_to_people_has_the_picks_and_no_markup() -> None:
    """The terminal and the HTML twin show each rule and the disputed docs; data stays text."""
    items = [item(i, f"Q{i}", {"[bold]<b>": 1, "no": 0, "neither": 0}) for i in range(9)]
    made = make_rules_report(by_rules(items, FakeModel()), task="<i>", model="[red]m")
    out = Console(file=io.StringIO(), width=400)
    out.print(rich_tables(*rules_tables(made)))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert all(name in text for name in RULES)
    assert made.disputed
    assert "[bold]<b> ✓" in text
    assert "[red]m" in text
    page = made._repr_html_()
    assert "[bold]&lt;b&gt; ✓" in page
    assert "<i>" not in page
    assert "<b>" not in page


def test_a_report_without_rows_is_empty() -> None:
    """Cancelled before the first row: no metrics, no error."""
    made = make_rules_report([])
    assert (made.metrics, rules_record(made)["n"]) == ({}, 0)
    assert made._repr_html_() == "<div></div>"
