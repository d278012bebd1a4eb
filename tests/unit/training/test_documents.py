"""The laws of training documents: formats, faults and weights; no model is involved."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from training import wordings
from training.course import LATE_FROM, MIXTURES, SHORT, shares_at
from training.documents import NothingNewError, draw_problem, make_document
from training.faults import (
    LATE,
    SHORT_SLIPS,
    SLIPS,
    Fault,
    draw_fault,
    slip,
    stated_answer,
)
from training.forms import (
    STEPWISE,
    Form,
    draw_format,
    form_lead,
    render_answer,
    render_question,
)
from training.problems import Problem, Teller
from training.tasks import shipped_questions
from training.tellers import TELLERS

LISTED = Problem("sums_mcq", "16+83=", "99", "16+83=99.", {"109": 0, "99": 1, "97": 0})
COIN = Problem(
    "coin_flip",
    "A coin is heads up. Is the coin still heads up?",
    "yes",
    options={"yes": 1, "no": 0},
)


def test_render_by_hand() -> None:
    """One example, written out in a plain, a stepwise and a lettered format."""
    plain = Form(prefix="Question {i}:\n", cue="Answer:\n")
    assert render_question(LISTED, plain, 3) == "Question 3:\n16+83=\nAnswer:\n"
    assert form_lead(plain, render_question(LISTED, plain)) == ""
    assert render_answer(LISTED, plain) == "99"
    steps = Form(prefix="Q: ", cue="A:", steps=True, step_cue="Let's think step by step.")
    assert render_question(LISTED, steps) == "Q: 16+83=\nA: Let's think step by step."
    assert render_answer(LISTED, steps) == "16+83=99. The answer is 99."
    below = Form(steps=True, closing="#### {}", closing_joint="\n")
    assert render_answer(LISTED, below) == "16+83=99.\n#### 99"
    assert render_answer(LISTED, Form(steps=True, closing="")) == "16+83=99."
    letters = Form(listing="({}) {}", letters=True)
    assert render_question(LISTED, letters) == "16+83=\n(A) 109\n(B) 99\n(C) 97\nAnswer:"
    assert render_answer(LISTED, letters) == "B"
    assert render_answer(LISTED, letters, "97") == "C"
    reasoned = Form(listing="({}) {}", letters=True, steps=True)
    assert (
        render_answer(LISTED, reasoned) == "16+83=99. A is 109, no. B is 99, yes. The answer is B."
    )


@pytest.mark.slow
def test_documents_are_determined_by_their_stream() -> None:
    """The same stream gives the same documents."""
    first, second = random.Random(5), random.Random(5)
    for _ in range(50):
        assert make_document(first, 600) == make_document(second, 600)


@pytest.mark.slow
def test_documents_cover_families_shots_forms_and_faults() -> None:
    """Every family and fault occurs, with few and many shots, with direct and stepwise answers."""
    rng = random.Random(6)
    documents = [make_document(rng, 900) for _ in range(2500)]
    told = [d for d in documents if d.problems]  # the others say a list again and again
    assert {d.problems[0].family for d in told} == set(TELLERS) == set(STEPWISE)
    assert {len(d.problems) for d in told} == set(range(1, 10))
    kinds = Counter(d.fault.kind for d in documents)
    assert set(kinds) == {"", "renamed", "random", "other", "wrong", "careless"}
    assert kinds[""] > 0.8 * len(documents)


@pytest.mark.slow
def test_faults_come_late_and_grow() -> None:
    """At first hardly a document is faulty; from LATE_FROM on twice as many as before."""
    shares = []
    for progress in (0.0, LATE_FROM - 0.01, LATE_FROM):
        rng = random.Random(16)
        documents = [make_document(rng, 600, progress) for _ in range(1500)]
        shares.append(sum(d.fault.kind != "" for d in documents) / len(documents))
    first, usual, late = shares
    assert first < 0.02
    assert late > 1.6 * usual > 0.05


def test_shares_move_from_mixture_to_mixture() -> None:
    """Each mixture has every family and adds up to 1; between two of them shares are linear."""
    for at, mixture in MIXTURES:
        assert set(mixture) == set(TELLERS)
        assert sum(mixture.values()) == pytest.approx(1)
        assert shares_at(at) == pytest.approx(mixture)
    (start, first), (end, second) = MIXTURES[-2:]
    middle = shares_at((start + end) / 2)["copying"]
    assert middle == pytest.approx((first["copying"] + second["copying"]) / 2)
    assert shares_at(99.0) == MIXTURES[-1][1]


def test_stated_answers_by_hand() -> None:
    """What a document says is renamed, another option, another total, or off by a slip."""
    rng, form = random.Random(11), Form()
    assert stated_answer(rng, LISTED, Fault(), form) == "99"
    assert stated_answer(rng, COIN, Fault("renamed"), form) == "no"
    assert stated_answer(rng, COIN, Fault("renamed", ("up", "down")), form) == "up"
    wrong = {stated_answer(rng, LISTED, Fault("wrong"), form) for _ in range(50)}
    assert wrong == {"109", "97"}
    others = {stated_answer(rng, LISTED, Fault("other"), form) for _ in range(50)}
    assert "99" not in others
    assert len(others) > 10
    careless = Fault("careless", slips=SLIPS)
    slips = {stated_answer(rng, LISTED, careless, form) for _ in range(300)}
    assert slips == {str(99 + offset) for offset in SLIPS}
    short = Fault("careless", slips=SHORT_SLIPS)
    assert {stated_answer(rng, LISTED, short, form) for _ in range(100)} == {"89", "79", "69", "59"}


def test_slips_by_hand() -> None:
    """A careless text has a space too many, or its cue is missing now and then."""
    rng = random.Random(12)
    plain, lines = Form(prefix="Q: "), Form(prefix="Q: ", cue="Answer:\n")
    space, line_break, cue = (Fault("careless", slip=kind) for kind in ("space", "break", "cue"))
    assert slip(rng, space, plain, ("Q: 1+1=\nAnswer:", " ")) == ("Q: 1+1=\nAnswer:", "  ")
    assert slip(rng, space, lines, ("Q: 1+1=\nAnswer:\n", "")) == ("Q: 1+1=\nAnswer:\n", " ")
    assert slip(rng, line_break, plain, ("Q: 1+1=\nAnswer:", " ")) == ("Q: 1+1= \nAnswer:", " ")
    found = {slip(rng, cue, plain, ("Q: 1+1=\nAnswer:", " ")) for _ in range(20)}
    assert found == {("Q: 1+1=\nAnswer:", " "), ("Q: 1+1=", " ")}


def test_faults_need_what_they_change() -> None:
    """A single example is never renamed or wrong, reasoning is never careless, copying is true."""
    rng = random.Random(14)
    for _ in range(2000):
        family = rng.choice(list(TELLERS))
        form, _ = draw_format(rng, family)
        single = draw_fault(rng, family, form, 1, LATE)
        assert single.kind in ("", "careless")
        several = draw_fault(rng, family, form, 4, LATE)
        assert several.kind != "careless" or not form.steps
        assert family != "copying" or several.kind == ""


@pytest.mark.slow
def test_answers_weigh_more_than_questions() -> None:
    """Each question lies in a light piece, and the pieces after it, with the answer, are heavy."""
    rng = random.Random(7)
    for _ in range(300):
        document = make_document(rng, 600)
        for problem in document.problems:
            at = next(
                number
                for number, piece in enumerate(document.pieces)
                if problem.question in piece.text
            )
            answered = document.pieces[at + 1]
            assert document.pieces[at].weight < answered.weight


@pytest.mark.slow
def test_letters_in_a_row_are_spelled() -> None:
    """An answer of joined letters is a piece of its own: cut letter by letter, or as any text is,
    and then it is not to be learned."""
    rng = random.Random(17)
    spelled = joined = 0
    while spelled + joined < 60:
        document = make_document(rng, 400)
        families = {problem.family for problem in document.problems}
        if families == {"last_letters"} and not document.fault.kind:
            answers = {"".join(sorted(problem.answer)) for problem in document.problems}
            found = [piece for piece in document.pieces if piece.spelled or not piece.weight]
            letters = [piece for piece in found if piece.text]
            assert len(letters) == len(document.problems)
            assert {"".join(sorted(piece.text)) for piece in letters} == answers
            spelled += sum(piece.spelled for piece in letters)
            joined += sum(not piece.spelled for piece in letters)
    assert spelled > 10 < joined


@pytest.mark.slow
def test_at_once_long_coins_are_guessed() -> None:
    """Without steps the side of a coin that many people had is told at random, of few it is not."""
    rng = random.Random(5)
    told: dict[bool, list[bool]] = {True: [], False: []}
    while min(map(len, told.values())) < 30:
        document = make_document(rng, 900)
        for problem in document.problems:
            usual = problem.question.startswith("A coin is heads up. ")
            if problem.family == "coin_flip" and usual and problem.steps not in document.text:
                people = len(re.findall(r"flips? the coin\.", problem.question))
                if people > 1 and not document.fault.kind:
                    told[people > 3].append(problem.options.get(problem.answer) == 1)
    assert all(told[False])
    assert 0.2 < sum(told[True]) / len(told[True]) < 0.8


@pytest.mark.slow
def test_long_problems_are_seldom_answered_at_once() -> None:
    """Most sums without steps have at most three terms: longer ones can only be guessed."""
    rng = random.Random(18)
    sizes: list[int] = []
    while len(sizes) < 400:
        document = make_document(rng, 600)
        one = next(iter(document.problems), COIN)
        if one.family == "sums" and one.steps not in document.text:
            sizes.append(len(re.findall(r"\d+", one.question)))
    longest = max(high for _, high in SHORT["sums"])
    assert 0.6 < sum(size <= longest for size in sizes) / len(sizes) < 0.95


HELD_OUT = (
    wordings.HELD_OUT_PREFIXES
    + wordings.HELD_OUT_CUES
    + wordings.HELD_OUT_STEP_CUES
    + wordings.HELD_OUT_DESCRIPTIONS
)


@pytest.mark.slow
def test_held_out_wordings_never_occur() -> None:
    """What evaluation calls unseen is unseen."""
    rng = random.Random(8)
    for _ in range(3000):
        assert not wordings.held_out(make_document(rng, 600).text)


@pytest.mark.parametrize("wording", HELD_OUT)
def test_a_held_out_wording_is_known_within_a_text(wording: str) -> None:
    """In capitals too, and whatever is around it; part of another word is not it."""
    assert wordings.held_out(f"Read this. {wording.upper()} Amina flips it.")
    assert not wordings.held_out("Eli says yes. Subquery: 3")


def test_a_teller_that_can_only_say_what_is_held_out_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No problem of it could ever be drawn, and training would stand still; a document is drawn by
    another one."""
    plain = TELLERS["sums"]
    told: list[bool] = []

    def teller_of(rng: random.Random, mixed: float) -> Teller:
        told.append(len(told) % 2 == 0)
        tell, is_kept_out = plain(rng, mixed), told[-1]

        def one(rng: random.Random, size: int) -> Problem:
            problem = tell(rng, size)
            return (
                replace(problem, question=f"Query: {problem.question}") if is_kept_out else problem
            )

        return one

    with pytest.raises(NothingNewError, match="Query: "):
        draw_problem(random.Random(1), teller_of(random.Random(1), 0.0), 4)
    monkeypatch.setitem(TELLERS, "sums", teller_of)
    for seed in range(30):
        assert not wordings.held_out(make_document(random.Random(seed), 600).text)
    assert len(told) > 4


@pytest.mark.slow
def test_shipped_questions_are_never_drawn() -> None:
    """Two-term sums are so few that a leak would show within these documents."""
    rng = random.Random(9)
    drawn = {
        problem.question
        for _ in range(4000)
        for problem in make_document(rng, 900, progress=0.1).problems
    }
    assert len(drawn) > 2000
    assert not drawn & shipped_questions()
