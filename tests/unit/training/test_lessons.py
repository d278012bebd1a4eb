"""The laws of the generated problems, documents and shipped rows; no model is involved."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from training import wordings
from training.curve import Point, read_log, thin, write_csv
from training.documents import (
    CALM_FROM,
    DECISIONS_FROM,
    LAST_FROM,
    LATE_FROM,
    MIXTURES,
    Document,
    make_document,
    shares_at,
)
from training.families import FAMILIES, SIZES, Problem, coin_flip, sums, sums_mcq
from training.faults import SHORT_SLIPS, SLIPS, Fault, draw_fault, slip, stated_answer
from training.forms import (
    STEPWISE,
    Form,
    draw_format,
    form_lead,
    render_answer,
    render_question,
)
from training.tasks import shipped_questions, shipped_rows, write_tasks


def problems(family: str, count: int = 200) -> list[Problem]:
    rng = random.Random(f"test/{family}")
    low, high = SIZES[family]
    return [FAMILIES[family](rng, rng.randint(low, high)) for _ in range(count)]


def flipped(question: str) -> str:
    """Recompute a coin's answer from the question's words alone."""
    return "yes" if len(re.findall(r" flips the coin\.", question)) % 2 == 0 else "no"


@pytest.mark.parametrize("family", FAMILIES)
def test_same_stream_same_problems(family: str) -> None:
    """A family depends on its random stream and size alone."""
    assert problems(family, 20) == problems(family, 20)


@pytest.mark.parametrize("family", FAMILIES)
def test_options_have_one_right_answer(family: str) -> None:
    """Where there are options, exactly the answer is marked right."""
    for problem in problems(family):
        right = [text for text, score in problem.options.items() if score == 1]
        assert right == ([problem.answer] if problem.options else [])


def test_sums_add_up() -> None:
    """A sum's answer is the total of its terms, and every step is a true addition."""
    for problem in problems("sums") + problems("sums_mcq"):
        terms = [int(term) for term in problem.question.removesuffix("=").split("+")]
        assert all(10 <= term <= 99 for term in terms)
        assert int(problem.answer) == sum(terms)
        pairs = re.findall(r"(\d+)\+(\d+)=(\d+)\.", problem.steps[0])
        assert [int(b) for _, b, _ in pairs] == terms[1:]
        assert all(int(a) + int(b) == int(c) for a, b, c in pairs)
        assert pairs[-1][2] == problem.answer
        for stage in problem.steps[1].removesuffix(".").split(" = "):
            assert sum(map(int, stage.split("+"))) == sum(terms)


def test_sum_steps_by_hand() -> None:
    """16+83 is 99 and 99+41 is 140, in both styles of reasoning."""

    class Fixed(random.Random):
        numbers = iter((16, 83, 41))

        def randint(self, a: int, b: int) -> int:
            return next(self.numbers)

    problem = sums(Fixed(), 3)
    assert problem.question == "16+83+41="
    assert problem.answer == "140"
    assert problem.steps == ("16+83=99. 99+41=140.", "16+83+41 = 99+41 = 140.")


def test_sums_mcq_distractors_are_near() -> None:
    """One wrong option is off by tens up to 40, the other by 1 to 9."""
    for problem in problems("sums_mcq"):
        offsets = [abs(int(text) - int(problem.answer)) for text in problem.options]
        wrong = sorted(offset for offset in offsets if offset)
        assert len(wrong) == 2
        assert 1 <= wrong[0] <= 9
        assert wrong[1] in (10, 20, 30, 40)


def test_coin_answers() -> None:
    """A coin is heads up again exactly after an even number of flips, as its last step says."""
    for problem in problems("coin_flip"):
        assert problem.answer == flipped(problem.question)
        side = "heads" if problem.answer == "yes" else "tails"
        assert problem.steps[0].endswith(f": {side}.")


def test_tracking_answers() -> None:
    """Carrying out the swaps of the question leads to the answer."""
    for problem in problems("tracking"):
        told = re.findall(r"The (\w+) is with (\w+)\.", problem.question)
        holds = {name: thing for thing, name in told}
        for one, other in re.findall(r"(\w+) and (\w+) swap\.", problem.question):
            holds[one], holds[other] = holds[other], holds[one]
        wanted = re.findall(r"Who has the (\w+)\?", problem.question)[0]
        assert holds[problem.answer] == wanted


def test_boolean_answers() -> None:
    """Python, reading the expression, agrees."""
    for problem in problems("booleans"):
        assert str(eval(problem.question.removesuffix(" is"))) == problem.answer


def test_fact_answers_are_stated() -> None:
    """The passage states the fact that answers the question."""
    for problem in problems("facts"):
        subject = problem.question.removeprefix("What is the ").removesuffix("?")
        assert f"The {subject} is {problem.answer}." in problem.passage


def test_copying_answers_are_in_the_question() -> None:
    """Every answer of the copying and lookup families can be copied from its question."""
    for problem in problems("copying") + problems("lookup"):
        assert all(part in problem.question for part in problem.answer.split("; "))


def test_render_by_hand() -> None:
    """One example, written out in a plain, a stepwise and a lettered format."""
    problem = Problem("sums_mcq", "16+83=", "99", ("16+83=99.",), {"109": 0, "99": 1, "97": 0})
    plain = Form(prefix="Question:\n", cue="Answer:\n")
    assert render_question(problem, plain) == "Question:\n16+83=\nAnswer:\n"
    assert form_lead(plain, render_question(problem, plain)) == ""
    assert render_answer(problem, plain) == "99"
    steps = Form(prefix="Q: ", cue="A:", steps=0, step_cue="Let's think step by step.")
    assert render_question(problem, steps) == "Q: 16+83=\nA: Let's think step by step."
    assert render_answer(problem, steps) == "16+83=99. The answer is 99."
    letters = Form(listing="({}) {}", letters=True)
    assert render_question(problem, letters) == "16+83=\n(A) 109\n(B) 99\n(C) 97\nAnswer:"
    assert render_answer(problem, letters) == "B"
    assert render_answer(problem, letters, "97") == "C"
    reasoned = Form(listing="({}) {}", letters=True, steps=0)
    assert (
        render_answer(problem, reasoned) == "16+83=99. A is 109, no. B is 99, yes. The answer is B."
    )


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
    assert {d.problems[0].family for d in documents} == set(FAMILIES) == set(STEPWISE)
    assert {len(d.problems) for d in documents} == set(range(1, 10))
    kinds = Counter(d.fault.kind for d in documents)
    assert set(kinds) == {"", "renamed", "random", "other", "wrong", "careless"}
    assert kinds[""] > 0.8 * len(documents)
    sums_texts = [d.text for d in documents if d.problems[0].family == "sums"]
    stepwise = sum(bool(re.search(r"=\d+\. |\d = \d", text)) for text in sums_texts)
    assert 0.35 < stepwise / len(sums_texts) < 0.75


def test_shares_move_from_mixture_to_mixture() -> None:
    """Each mixture has every family and adds up to 1; between two of them shares are linear."""
    for at, mixture in MIXTURES:
        assert set(mixture) == set(FAMILIES)
        assert sum(mixture.values()) == pytest.approx(1)
        assert shares_at(at) == pytest.approx(mixture)
    (start, first), (end, second), *_ = MIXTURES
    middle = shares_at((start + end) / 2)["copying"]
    assert middle == pytest.approx((first["copying"] + second["copying"]) / 2)
    assert shares_at(99.0) == MIXTURES[-1][1]


LISTED = Problem("sums_mcq", "16+83=", "99", ("16+83=99.",), {"109": 0, "99": 1, "97": 0})
COIN = Problem(
    "coin_flip",
    "A coin is heads up. Is the coin still heads up?",
    "yes",
    options={"yes": 1, "no": 0},
)


def test_stated_answers_by_hand() -> None:
    """What a document says is renamed, another option, another total, or off by a slip."""
    rng, form = random.Random(11), Form()
    assert stated_answer(rng, LISTED, Fault(), form) == "99"
    swapped = Fault("renamed", {"yes": "no", "no": "yes"})
    assert stated_answer(rng, COIN, swapped, form) == "no"
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
    mostly = Fault("careless", mostly="yes")
    guesses = Counter(stated_answer(rng, COIN, mostly, form) for _ in range(400))
    assert set(guesses) == {"yes", "no"}
    assert 0.7 < guesses["yes"] / 400 < 0.9


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


def test_a_careful_text_has_no_slip() -> None:
    """A space too many before a total tells a careless document from all others."""
    rng = random.Random(13)
    for _ in range(1500):
        document = make_document(rng, 600)
        if document.fault.kind != "careless" and document.problems[0].family.startswith("sums"):
            assert not re.search(r"\n \d|  \d", document.text)


def test_faults_need_what_they_change() -> None:
    """A single example is never renamed or wrong, reasoning is never careless, copying is true."""
    rng = random.Random(14)
    for _ in range(2000):
        family = rng.choice(list(FAMILIES))
        form, _ = draw_format(rng, family)
        single = draw_fault(rng, family, form, 1)
        assert single.kind in ("", "careless")
        several = draw_fault(rng, family, form, 4)
        assert several.kind != "careless" or form.steps is None
        assert family != "copying" or several.kind == ""


def test_answers_weigh_more_than_questions() -> None:
    """Each question lies in a light piece, and the piece after it, with the answer, is heavy."""
    rng = random.Random(7)
    for _ in range(300):
        document = make_document(rng, 600)
        pieces = document.pieces[1:]
        for problem, asked, answered in zip(
            document.problems, pieces[::4], pieces[1::4], strict=True
        ):
            assert problem.question in asked.text
            assert asked.weight < 0.1 <= answered.weight


def test_decisions_come_to_weigh_more() -> None:
    """Late in training results of additions and yes or no weigh four times as much; the text
    stays what it was."""
    early, late = random.Random(15), random.Random(15)
    seen = set()
    for _ in range(200):
        before = make_document(early, 600, DECISIONS_FROM - 0.01)
        after = make_document(late, 600, DECISIONS_FROM)
        assert after.text == before.text
        for previous, piece, following in zip(
            after.pieces, after.pieces[1:], after.pieces[2:], strict=False
        ):
            chain = re.search(r"\+\d+=$|is \w+, $", previous.text)
            if chain and re.fullmatch(r"\d+|yes|no", piece.text) and following.text[:1] == ".":
                assert piece.weight == pytest.approx(4 * previous.weight)
                seen.add(piece.text.isdigit())
    assert seen == {True, False}


@pytest.mark.slow
def test_late_documents_have_more_faults_and_long_direct_sums() -> None:
    """From LATE_FROM on faults are at least twice as frequent, and half of the sums that are
    answered at once are of any length."""
    rng = random.Random(16)
    shares = []
    for progress in (LATE_FROM - 0.01, LATE_FROM):
        documents = [make_document(rng, 600, progress) for _ in range(1500)]
        faulty = sum(document.fault.kind != "" for document in documents) / len(documents)
        direct = [
            document.problems[0].question.count("+") + 1
            for document in documents
            if document.problems[0].family == "sums" and "=" not in document.pieces[2].text
        ]
        shares.append((faulty, sum(terms > 3 for terms in direct) / len(direct)))
    (usual_faulty, usual_long), (late_faulty, late_long) = shares
    assert late_faulty > 2 * usual_faulty
    assert usual_long < 0.2 < 0.25 < late_long


def direct_documents(family: str, progress: float, count: int) -> list[Document]:
    """Draw documents of a family whose answers come at once, with at least six examples."""
    rng = random.Random(f"test/{family}/{progress}")
    found: list[Document] = []
    while len(found) < count:
        document = make_document(rng, 1500, progress)
        problem = document.problems[0]
        answers = [piece.text for piece in document.pieces[2::4]]
        direct = all(len(answer.strip()) < 6 for answer in answers)
        if problem.family == family and direct and len(document.problems) > 5:
            found.append(document)
    return found


@pytest.mark.slow
def test_the_last_direct_answers_are_mostly_careless_and_count_in_full() -> None:
    """From LAST_FROM on more than half of the sums answered at once are careless, and a careless
    answer weighs 3, not half."""
    shares = []
    for progress, weight in ((LAST_FROM - 0.01, 0.5), (LAST_FROM, 3.0)):
        documents = direct_documents("sums", progress, 100)
        careless = [document for document in documents if document.fault.kind == "careless"]
        shares.append(len(careless) / len(documents))
        answers = [piece for document in careless for piece in document.pieces[2::4]]
        assert {piece.weight for piece in answers} == {weight}
    assert shares[0] < 0.55 < shares[1] < 0.8


@pytest.mark.slow
def test_then_fewer_are_careless_and_true_ones_weigh_as_much() -> None:
    """From CALM_FROM on most sums answered at once are right again, and all their answers weigh 3,
    but for a first one whose form nothing announces."""
    documents = direct_documents("sums", CALM_FROM, 100)
    careless = sum(document.fault.kind == "careless" for document in documents)
    assert 0.2 < careless / len(documents) < 0.5
    later = {piece.weight for document in documents for piece in document.pieces[6::4]}
    assert later == {3.0}


@pytest.mark.slow
def test_the_last_labels_are_often_mostly_one() -> None:
    """From LAST_FROM on one label is the answer of at least five in six coins in more than every
    fourth document without steps; by chance it is in fewer than every fifth."""
    shares = []
    for progress in (LAST_FROM - 0.01, LAST_FROM):
        documents = direct_documents("coin_flip", progress, 200)
        most = [
            max(Counter(problem.answer for problem in d.problems).values()) / len(d.problems)
            for d in documents
        ]
        shares.append(sum(share >= 5 / 6 for share in most) / len(most))
    assert shares[0] < 0.2
    assert shares[1] > 0.25


@pytest.mark.slow
def test_held_out_wordings_never_occur() -> None:
    """What evaluation calls unseen is unseen."""
    held_out = (
        wordings.HELD_OUT_PREFIXES
        + wordings.HELD_OUT_CUES
        + wordings.HELD_OUT_STEP_CUES
        + wordings.HELD_OUT_DESCRIPTIONS
    )
    rng = random.Random(8)
    for _ in range(3000):
        text = make_document(rng, 600).text
        assert not [wording for wording in held_out if wording in text]


@pytest.mark.slow
def test_shipped_questions_are_never_drawn() -> None:
    """Two-term sums are so few that a leak would show within these documents."""
    rng = random.Random(9)
    drawn = {
        problem.question
        for _ in range(4000)
        for problem in make_document(rng, 900, progress=0.0).problems
    }
    assert len(drawn) > 2000
    assert not drawn & shipped_questions()


def test_rows_have_ultraeval_fields() -> None:
    """Each task has 200 rows of UltraEval's four fields and the reasoning, all different."""
    for rows in shipped_rows().values():
        assert len(rows) == 200
        assert len({row["question"] for row in rows}) == 200
        for row in rows:
            assert list(row)[:4] == ["passage", "question", "target_scores", "answer"]
            assert row["passage"] == ""
            assert row["steps"]
            assert "answer" not in row["steps"]


def test_rows_of_sums() -> None:
    """40 sums for each number of terms from 2 to 6, no options, right answers."""
    rows = shipped_rows()["sums"]
    assert Counter(row["terms"] for row in rows) == dict.fromkeys(range(2, 7), 40)
    for row in rows:
        assert row["target_scores"] == {}
        assert int(row["answer"]) == sum(map(int, row["question"][:-1].split("+")))


def test_rows_of_sums_mcq() -> None:
    """Three options of which one is the sum; the right one stands at every place equally often."""
    rows = shipped_rows()["sums-mcq"]
    places = Counter()
    for row in rows:
        total = str(sum(map(int, row["question"][:-1].split("+"))))
        assert row["answer"] == ""
        assert [t for t, score in row["target_scores"].items() if score] == [total]
        assert 2 <= row["terms"] <= 4
        places[list(row["target_scores"]).index(total)] += 1
    assert min(places.values()) > 45


def test_rows_of_coin_flip() -> None:
    """As many yes as no for each number of people from 2 to 5."""
    rows = shipped_rows()["coin-flip"]
    cells = Counter((row["people"], row["answer"]) for row in rows)
    assert set(cells) == {(n, a) for n in range(2, 6) for a in ("yes", "no")}
    assert max(cells.values()) - min(cells.values()) <= 1
    for row in rows:
        assert row["answer"] == flipped(row["question"])
        assert row["target_scores"][row["answer"]] == 1


def test_written_rows_are_reproducible(tmp_path: Path) -> None:
    """Two writings are equal byte for byte, one JSON object per line with a last line break."""
    first, second = write_tasks(tmp_path / "a"), write_tasks(tmp_path / "b")
    assert [p.relative_to(tmp_path / "a").as_posix() for p in first] == [
        f"{task}/data/{task}.jsonl" for task in ("sums", "sums-mcq", "coin-flip")
    ]
    for one, other in zip(first, second, strict=True):
        assert one.read_bytes() == other.read_bytes()
        text = one.read_text(encoding="utf-8")
        assert text.endswith("}\n")
        assert all(isinstance(json.loads(line), dict) for line in text.splitlines())


def test_shipped_files_are_the_generated_rows(tmp_path: Path) -> None:
    """The data files in `transforms/` are what the generator writes."""
    shipped = Path(__file__).parents[3] / "transforms"
    for path in write_tasks(tmp_path):
        assert (shipped / path.relative_to(tmp_path)).read_bytes() == path.read_bytes()


def test_size_is_the_number_of_parts() -> None:
    """`size` counts terms in sums and people in coin flips."""
    rng = random.Random(10)
    assert sums(rng, 6).question.count("+") == 5
    assert sums_mcq(rng, 4).question.count("+") == 3
    assert coin_flip(rng, 5).question.count("the coin.") == 5


def test_loss_curve_by_hand(tmp_path: Path) -> None:
    """A bin's loss is the mean of the steps that end in it; empty bins are left out."""
    log = tmp_path / "log.jsonl"
    steps = [(40, 3.0), (100, 1.0), (101, 0.5), (350, 0.25)]
    log.write_text("".join(json.dumps({"tokens": t, "loss": x}) + "\n" for t, x in steps))
    assert read_log(log) == steps
    points = thin(steps, bin_tokens=100)
    assert points == [Point(100, 2.0, 2), Point(200, 0.5, 1), Point(400, 0.25, 1)]
    write_csv(points, tmp_path / "loss.csv")
    lines = (tmp_path / "loss.csv").read_text().splitlines()
    assert lines == ["tokens,loss,steps", "100,2.0000,2", "200,0.5000,1", "400,0.2500,1"]


def test_what_is_no_log_is_named(tmp_path: Path) -> None:
    """Another JSON file is refused by its name."""
    other = tmp_path / "rows.jsonl"
    other.write_text('{"question": "16+83="}\n')
    with pytest.raises(ValueError, match=r"rows\.jsonl"):
        read_log(other)
