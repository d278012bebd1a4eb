"""The static page in a browser: the package itself, so the same prompts, findings and scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import workbench
from tests.browser.lab import be_patient
from tests.browser.server import missing
from tests.browser.static_page import SOURCES, Served, load_builder, served
from workbench.lessons.desk import Desk
from workbench.types import Rendered

TASKS = Path(__file__).parents[2] / "transforms"
MOST_BYTES = 25_000_000
WAIT = 120_000
LEAKS = """
def transform(data, num_sample, r, dataset_name):
    answer = next(key for key, value in data["target_scores"].items() if value)
    text = f"Question: {data['question']} ({answer})\\nAnswer: "
    return {"input": text, "output": answer, "processed_output": answer}
"""
LOOPS = "def transform(data, num_sample, r, dataset_name):\n    while True:\n        pass\n"

ASK = """async ([name, args]) => {
  const { python } = await import("./main.js");
  return await python.ask(name, args);
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page, built, at its address. The build needs no network, and no test may: where `make
    install` has left something out, the tests fail and say so."""
    builder, out = load_builder(), tmp_path_factory.mktemp("site") / "page"
    if not (SOURCES / "node_modules").is_dir():
        missing("the static page needs Pyodide: run `make install`, once, with a network")
    try:
        builder.build(out)
    except builder.BuildError as error:
        pytest.fail(f"the static page cannot be built: {error}", pytrace=False)
    with served(out) as address:
        yield address


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """The page, opened, with its model loaded and the network cut."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    page = context.new_page()
    be_patient(page)
    page.set_default_timeout(WAIT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    before = Served.sent
    page.goto(address)
    expect(page.locator("#state")).to_have_text("The model is loaded", timeout=WAIT)
    assert Served.sent - before <= MOST_BYTES
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    page.evaluate(ASK, ["tasks", []])
    context.set_offline(True)
    yield page
    context.close()


def ask(page: Page, name: str, *args: Any) -> Any:
    return page.evaluate(ASK, [name, list(args)])


def test_prompts_are_those_of_the_package(page: Page) -> None:
    """Byte for byte, of every task and version on the page."""
    tasks = ask(page, "tasks")
    assert [task["name"] for task in tasks] == sorted(load_builder().TASKS)
    for task in tasks:
        for version in task["versions"]:
            source = ask(page, "source", task["name"], version["id"])
            told = ask(page, "preview", task["name"], source, version["method"], 3, 1)
            (item,) = workbench.render(
                TASKS / task["name"], version["id"], docs=[told["doc_id"]], num_fewshot=3
            )
            assert isinstance(item, Rendered)
            assert "".join(each["text"] for each in told["segments"]) == item.prompt.text
            assert [each["kind"] for each in told["segments"]] == [
                segment.kind for segment in item.prompt.segments
            ]


@pytest.mark.parametrize("method", ["gen", "ppl"])
def test_findings_are_those_of_the_package(page: Page, method: Any) -> None:
    """Rule, words, line and count."""
    told = ask(page, "lint", "sums-mcq", LEAKS, method, 2)
    found = workbench.lint_task(TASKS / "sums-mcq", LEAKS, method=method, num_fewshot=2).findings
    assert found
    names = ("rule", "severity", "message", "fix", "line", "count")
    wanted = [{name: getattr(finding, name) for name in names} for finding in found]
    assert told["findings"] == wanted


def test_scores_are_those_of_the_package(page: Page) -> None:
    """Log-probabilities within 1e-4, and the same answers; so is what two runs of it say."""
    desk = Desk(TASKS / "sums-mcq")
    runs = []
    for shots in (3, 0):
        source = ask(page, "source", "sums-mcq", "ppl_v1")
        told = ask(page, "score", "sums-mcq", source, "ppl", shots, 20)
        plan = desk.plan("ppl_v1", num_fewshot=shots, sample_size=20)
        *_, rows = desk.rows(plan, desk.prompts(plan))
        assert [row["doc_id"] for row in told["rows"]] == [row.doc_id for row in rows]
        for seen, row in zip(told["rows"], rows, strict=True):
            wanted = [answer.sum for answer in row.loglikelihoods]
            assert seen["logprobs"] == pytest.approx(wanted, abs=1e-4, rel=0)
            assert seen["sha256"] == row.prompt_sha256
        runs.append([[row["doc_id"], row["score"]] for row in told["rows"]])
    found = workbench.judge([(a, b) for (_, a), (_, b) in zip(*runs, strict=True)])
    told = ask(page, "compare", *runs, 1)
    assert told["sentence"] == str(found.sentence)
    assert told["interval"] == pytest.approx(found.interval)
    desk.close()


def test_generated_texts_are_those_of_the_package(page: Page) -> None:
    """Greedy, to the last character."""
    desk = Desk(TASKS / "coin-flip")
    source = ask(page, "source", "coin-flip", "gen_v1")
    told = ask(page, "score", "coin-flip", source, "gen", 2, 10)
    plan = desk.plan("gen_v1", num_fewshot=2, sample_size=10)
    *_, rows = desk.rows(plan, desk.prompts(plan))
    texts = [row.generation.text for row in rows if row.generation]
    assert [row["said"] for row in told["rows"]] == texts
    desk.close()


def test_someone_edits_scores_and_compares(page: Page) -> None:
    """By mouse and keys, the network being cut."""
    expect(page.locator("#prompt .seg").first).to_be_visible(timeout=WAIT)
    page.locator("#score").click()
    expect(page.locator("#table tbody tr")).to_have_count(50, timeout=WAIT)
    code = page.locator("#source")
    code.fill(code.input_value().replace("Answer:", "The answer:"))
    expect(page.locator("#prompt")).to_contain_text("The answer:")
    page.locator("#score").click()
    expect(page.locator("#sentence")).to_contain_text(re.compile(r"\b50\b"), timeout=WAIT)
    code.fill(code.input_value().replace("question", "quest"))
    expect(page.locator("#band")).to_contain_text("KeyError")
    expect(page.locator("#prompt")).to_contain_text("The answer:")  # the last good one
    page.locator("#saved").click()
    expect(page.locator("#prompt")).not_to_contain_text("The answer:")
    expect(page.locator("#band")).to_be_hidden()


def test_lesson_of_the_shots(page: Page) -> None:
    """No figure before a guess; then the prompt follows a slider, and the curve has a point
    wherever one has been, and one for the guess."""
    page.locator("nav a").nth(1).click()
    expect(page.locator("#prompt")).to_contain_text("=", timeout=WAIT)
    expect(page.locator("#value")).to_be_hidden()
    expect(page.locator("#curve")).to_be_hidden()
    page.locator("#guess").fill("80")
    page.locator("#reveal").click()
    expect(page.locator("#guess")).to_be_hidden()
    expect(page.locator("#value")).to_contain_text("40 / 40", timeout=WAIT)
    page.locator("#shots").press("ArrowRight")
    expect(page.locator("#prompt [data-kind=shot_output]")).to_have_count(1)
    expect(page.locator("#value")).to_contain_text("40 / 40", timeout=WAIT)
    expect(page.locator("#curve .mark")).to_have_count(3)


def test_lesson_of_the_chain(page: Page) -> None:
    """A cut takes the later steps away at once; a false step is put in."""
    page.locator("nav a").nth(2).click()
    cuts = page.locator(".cut")
    expect(cuts.first).to_be_visible(timeout=WAIT)
    count = cuts.count()
    cuts.first.click()
    expect(page.locator(".step.gone")).to_have_count(count - 1)
    page.locator(".step .link").first.click()
    expect(page.locator("#spoilt mark")).to_be_visible(timeout=WAIT)


def test_chinese(page: Page) -> None:
    """The page and what the linter says, in Chinese, and back."""
    page.locator("header button").click()
    expect(page.locator("nav a").nth(1)).to_have_text("少样本示例")
    page.locator("header button").click()
    expect(page.locator("nav a").nth(1)).to_have_text("Few-shot examples")


def test_a_loop_is_ended(page: Page) -> None:
    """What was typed is there still, and a mended text is rendered again."""
    page.context.set_offline(False)  # Python starts anew, and the page is loaded anew
    page.locator("nav a").first.click()
    expect(page.locator("#prompt .seg").first).to_be_visible(timeout=WAIT)
    code = page.locator("#source")
    before = code.input_value()
    code.fill(LOOPS)
    expect(page.locator("#state")).to_contain_text("ended", timeout=WAIT)
    assert code.input_value() == LOOPS
    code.fill(before.replace("Question", "Q"))
    expect(page.locator("#prompt")).to_contain_text("Q: ", timeout=WAIT)
    page.reload()
    expect(code).to_have_value(before.replace("Question", "Q"), timeout=WAIT)
