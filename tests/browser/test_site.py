"""The static page in a browser: the package itself, so the same prompts, findings and scores."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

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
SLEEPS = LEAKS.replace("):\n", "):\n    import time; time.sleep(SECONDS)\n", 1)

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
        pairs = [[row["doc_id"], row["score"]] for row in told["rows"]]
        runs.append({"docs": told["docs"], "pairs": pairs})
    both = zip(*(run["pairs"] for run in runs), strict=True)
    found = workbench.judge([(a, b) for (_, a), (_, b) in both])
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
    for cell in ("th", "td:first-child"):  # a phone splits neither heads nor ids
        expect(page.locator(f"#table {cell}").first).to_have_css("white-space", "nowrap")
    code = page.locator("#source")
    code.fill(code.input_value().replace("Answer:", "The answer:"))
    expect(page.locator("#prompt")).to_contain_text("The answer:")
    page.locator("#score").click()
    expect(page.locator("#sentence")).to_contain_text(re.compile(r"\b50\b"), timeout=WAIT)
    code.fill(code.input_value().replace("question", "quest"))
    expect(page.locator("#band")).to_contain_text("KeyError")
    expect(page.locator("#prompt")).to_contain_text("The answer:")  # the last good one
    expect(page.locator("#band p")).to_have_count(2)
    expect(page.locator("#table caption")).to_contain_text("sums-mcq ppl_v1 + draft, 3 shots")
    page.locator("#score").click()
    expect(page.locator("#value")).to_contain_text("Mend the transform", timeout=WAIT)
    expect(page.locator("#table")).to_be_hidden()  # it is another text's
    draft = code.input_value()
    page.locator("#saved").click()
    expect(page.locator("#prompt")).not_to_contain_text("The answer:")
    expect(page.locator("#band")).to_be_hidden()
    back = page.locator("#elsewhere button")
    back.click()
    assert code.input_value() == draft
    page.locator("#saved").click()
    expect(back).to_be_visible()
    code.fill(draft.replace("quest", "question"))
    expect(back).to_have_count(0)
    page.locator("#saved").click()
    expect(page.locator("#prompt")).not_to_contain_text("The answer:")


def test_lesson_of_the_shots(page: Page) -> None:
    """No figure before a guess, which is asked for; then the figure is that of the guess, the
    prompt follows a slider, and the curve has a point wherever one has been."""
    page.locator("nav a").nth(1).click()
    expect(page.locator("#prompt")).to_contain_text("=", timeout=WAIT)
    expect(page.locator("#value")).to_be_hidden()
    expect(page.locator("#curve")).to_be_hidden()
    for guess in ("", "101"):
        page.locator("#guess").fill(guess)
        page.locator("#reveal").click()
        expect(page.locator("#wanting")).to_be_visible()
        expect(page.locator("#curve")).to_be_hidden()
    page.locator("#guess").fill("80")
    page.locator("#reveal").click()
    expect(page.locator("#guess")).to_be_hidden()
    expect(page.locator("#value")).to_contain_text("8 shots", timeout=WAIT)
    expect(page.locator("#prompt [data-kind=shot_output]")).to_have_count(8)
    expect(page.locator("#curve .mark.guess")).to_have_count(1)
    page.locator("#shots").press("Home")
    page.locator("#shots").press("ArrowRight")
    expect(page.locator("#prompt [data-kind=shot_output]")).to_have_count(1)
    expect(page.locator("#value")).to_contain_text("40 / 40", timeout=WAIT)
    expect(page.locator("#curve .mark.here")).to_have_count(1)


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
    """The page and what the linter says, in Chinese, and back. A score goes on meanwhile, and when
    one is elsewhere on the page."""
    page.locator("nav a").first.click()
    page.locator("#rows").select_option("20")
    expect(page.locator("#source")).to_be_editable(timeout=WAIT)
    count = page.locator("#runs .run").count()
    page.locator("#score").click()
    page.locator("header button").click()
    expect(page.locator("nav a").nth(1)).to_have_text("少样本示例")
    expect(page.locator("#score")).to_have_text("停止")
    page.locator("nav a").nth(1).click()
    expect(page.locator("#lesson-task")).to_be_visible()
    page.locator("nav a").first.click()
    expect(page.locator("#runs .run")).to_have_count(count + 1, timeout=WAIT)
    expect(page.locator("#table caption")).to_contain_text("个示例")
    page.locator("header button").click()
    expect(page.locator("nav a").nth(1)).to_have_text("Few-shot examples")
    expect(page.locator("#table caption")).to_contain_text("shots")


def test_texts_and_runs_are_kept_apart(page: Page) -> None:
    """While a score keeps Python busy, nothing can be typed into a version whose text is not there
    yet, and the text that comes is that of the last choice. Runs of two tasks are not compared."""
    page.locator("nav a").first.click()
    expect(page.locator("#prompt .seg").first).to_be_visible(timeout=WAIT)
    page.locator("#shots").fill("99")
    page.locator("#shots").blur()
    expect(page.locator("#shots")).to_have_value("8")
    page.locator("#shots").fill("0")
    page.locator("#rows").select_option("20")
    page.locator("#task").select_option("sums-mcq")
    _scored(page)
    page.locator("#task").select_option("sums")
    page.go_back()
    expect(page.locator("#task")).to_have_value("sums-mcq")
    page.go_forward()
    expect(page.locator("#task")).to_have_value("sums")
    expect(page.locator("#shots")).to_have_value("0")
    _scored(page, meanwhile=lambda: _choose_twice(page))
    assert page.locator("#source").input_value() == ask(page, "source", "sums", "gen_v1")
    assert page.evaluate("() => localStorage['draft/sums/gen_v0'] ?? null") is None
    boxes = page.locator("#runs input")
    boxes.nth(0).check()  # of sums, the newest
    boxes.nth(1).check()
    expect(page.locator("#why")).to_contain_text("The run of sums was unticked")
    expect(boxes.nth(0)).not_to_be_checked()
    expect(page.locator("#sentence")).to_have_count(0)


def _scored(page: Page, meanwhile: Callable[[], object] = lambda: None) -> None:
    """Score what is chosen, and do something else meanwhile."""
    expect(page.locator("#source")).to_be_editable()
    count = page.locator("#runs .run").count()
    page.locator("#score").click()
    meanwhile()
    expect(page.locator("#runs .run")).to_have_count(count + 1, timeout=WAIT)


def _choose_twice(page: Page) -> None:
    """Choose a version, and at once the first again."""
    locked = page.evaluate("""() => {
      const version = document.querySelector("#version");
      return ["gen_v0", "gen_v1"].map((id) => {
        version.value = id;
        version.onchange();
        return document.querySelector("#source").readOnly;
      });
    }""")
    assert locked == [True, True]
    expect(page.locator("#source")).to_be_editable()


def test_own_rows(page: Page) -> None:
    """A file becomes a task: what the rows don't tell is asked, what cannot be read is said, and
    the task and its transform can be taken along. Another tab's of that name stays."""
    page.locator("nav a").first.click()
    expect(page.locator("#prompt .seg").first).to_be_visible(timeout=WAIT)
    page.locator("#shots").fill("8")  # more than there are rows for
    page.locator("#own summary").first.click()
    others = '[{"task":"own-weather","file":"weather.csv","data":"","told":{}}]'
    page.evaluate("text => localStorage.setItem('own-rows', text)", others)
    rows = [json.dumps({"text": f"It is {n} degrees.", "label": n % 2}) for n in range(12)]
    _pick(page, "weather.jsonl", "\n".join(rows))
    expect(page.locator("#own-said .note")).to_contain_text("nothing names them", timeout=WAIT)
    page.locator("header button").click()  # what is asked is said in Chinese, too
    expect(page.locator("#own-said .note")).to_contain_text("没有给出名称")
    page.locator("header button").click()
    page.locator(".means").nth(0).fill("even")
    page.locator(".means").nth(1).fill("odd")
    page.locator("#own-make").click()
    expect(page.locator("#task")).to_have_value("own-weather-2")
    expect(page.locator("#prompt")).to_contain_text("It is", timeout=WAIT)
    expect(page.locator("#shots")).to_have_value("1")
    expect(page.locator("#prompt [data-kind=shot_output]")).to_contain_text(re.compile("even|odd"))
    with page.expect_download() as taken:
        page.locator("#own-transform").click()
    assert taken.value.path().read_text("utf-8") == page.locator("#source").input_value()
    with page.expect_download() as taken:
        page.locator("#own-pack").click()
    with zipfile.ZipFile(taken.value.path()) as archive:
        assert "own-weather-2/data/own-weather-2.jsonl" in archive.namelist()
    page.locator("#own-remove").click()
    expect(page.locator("#task")).to_have_value("sums-mcq")
    assert page.evaluate("() => localStorage['own-rows']") == others
    page.locator("#own-said .link").click()
    expect(page.locator("#task")).to_have_value("own-weather-2")
    page.locator("#own-text").fill('{"question": ')
    page.locator("#own-make").click()
    expect(page.locator("#own-said .band")).to_contain_text("rows.jsonl: line 1")


def _pick(page: Page, name: str, text: str) -> None:
    """Pick a file of rows."""
    file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    page.locator("#own-file").set_input_files(file)


def test_a_loop_is_ended(page: Page) -> None:
    """Without a network: what was typed is there still, what is shown of an older text says so,
    another room's question is asked again, and a mended text of own rows is rendered."""
    page.locator("nav a").first.click()
    expect(page.locator("#prompt .seg").first).to_be_visible(timeout=WAIT)
    _pick(page, "sheet.csv", "q,answer\n" + "".join(f"{n}+1=,{n + 1}\n" for n in range(12)))
    expect(page.locator("#prompt")).to_contain_text("+1=", timeout=WAIT)
    code, state = page.locator("#source"), page.locator("#state")
    before = code.input_value()
    expect(page.locator("#findings")).not_to_be_empty(timeout=WAIT)
    code.fill(LOOPS)
    expect(state).to_contain_text("ended", timeout=WAIT)
    assert code.input_value() == LOOPS
    expect(page.locator("#band")).to_contain_text("ended")
    expect(page.locator("#prompt")).to_have_class(re.compile("stale"))
    expect(page.locator("#findings")).to_be_empty()
    expect(state).to_have_text("The model is loaded", timeout=WAIT)
    code.fill(f"{LOOPS}\n")
    page.wait_for_function("async () => (await import('./main.js')).python.at")
    page.locator("nav a").nth(2).click()
    expect(page.locator(".cut").first).to_be_visible(timeout=WAIT)
    page.evaluate("text => localStorage.setItem('draft/' + text[0], JSON.stringify(text[1]))",
                  [_draft(page), before.replace("Answer:", "Reply:")])  # fmt: skip
    page.locator("nav a").first.click()
    expect(page.locator("#prompt")).to_contain_text("Reply:", timeout=WAIT)


def test_a_slow_machine_is_no_loop(page: Page) -> None:
    """Only live code is timed, and each of its calls anew: what the package itself takes, and what
    many rows take together, is never ended."""
    page.evaluate("""async () => {
      const { python } = await import("./main.js");
      const { end } = Object.getPrototypeOf(python);
      window.ends = 0;
      python.end = function () { window.ends += 1; return end.call(this); };
      const later = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => later(run, ms === 8000 ? 1500 : ms, ...rest);
      window.asBefore = () => { delete python.end; window.setTimeout = later; };
    }""")
    told = ask(page, "lint", "sums-mcq", SLEEPS.replace("SECONDS", "0.02"), "ppl", 1)
    assert "findings" in told
    assert page.evaluate("() => window.ends") == 0
    page.evaluate(
        """async ([name, args]) => {
      const { python } = await import("./main.js");
      return python.ask(name, args).catch((error) => error.message);
    }""",
        ["preview", ["sums-mcq", SLEEPS.replace("SECONDS", "4"), "ppl", 0, 0]],
    )
    assert page.evaluate("() => window.ends") == 1
    page.evaluate("() => window.asBefore()")


def _draft(page: Page) -> str:
    """Return the name of the one draft that loops."""
    return page.evaluate("""() => Object.keys(localStorage)
      .find((key) => localStorage[key].includes("while True")).replace("draft/", "")""")


def test_a_draft_is_there_at_once(page: Page) -> None:
    """Before Python is: a key that is typed then changes the draft, and does not replace it; nor
    does another tab. What the address says is there after a reload, too."""
    page.context.set_offline(False)
    page.evaluate("text => localStorage.setItem('draft/sums-mcq/ppl_v1', JSON.stringify(text))",
                  "# an hour of work")  # fmt: skip
    page.goto(page.url.split("#")[0])
    code = page.locator("#source")
    page.reload()
    expect(page.locator("#state")).to_contain_text("Starting")
    code.press("End")
    code.press("x")
    assert page.evaluate("() => JSON.parse(localStorage['draft/sums-mcq/ppl_v1'])") == (
        "# an hour of workx"
    )
    _type_in_another_tab(page)
    page.goto(f"{page.url.split('#')[0]}#few-shot?task=swaps&version=gen_v1&shots=2&wrong=1")
    page.reload()
    expect(page.locator("#lesson-task option:checked")).to_have_text("swaps gen_v1")
    for slider, value in (("shots", "2"), ("wrong", "1"), ("order", "0")):
        expect(page.locator(f"#{slider}")).to_have_value(value)
    page.go_back()
    expect(page.locator("#source")).to_have_value("# an hour of workx")
    page.evaluate("() => localStorage.clear()")


def _type_in_another_tab(page: Page) -> None:
    """Type there, where Python is not needed: each tab keeps its own text and is offered the
    other's, which stays when its tab is gone."""
    code, note = page.locator("#source"), page.locator("#elsewhere button")
    other = page.context.new_page()
    other.route("**/worker.js", lambda route: route.abort())
    other.goto(page.url)
    others_code, others_note = other.locator("#source"), other.locator("#elsewhere button")
    expect(others_code).to_have_value("# an hour of workx")
    expect(others_note).to_have_count(0)
    others_code.fill("# yours")
    expect(note).to_have_count(2)
    expect(code).to_have_value("# an hour of workx")
    code.fill("# mine")
    expect(others_note).to_have_count(2)
    expect(others_code).to_have_value("# yours")
    other.close()
    note.first.click()
    expect(code).to_have_value("# yours")
    code.fill("# an hour of workx")
    note.first.click()
    expect(code).to_have_value("# mine")
    note.nth(1).click()  # the other's goes, and can be had back
    expect(note).to_have_text(["Bring it back"])
    note.click()
    expect(code).to_have_value("# an hour of workx")


def test_what_cannot_be_fetched_is_said(browser: Browser, address: str) -> None:
    """No question waits for ever."""
    page = browser.new_page(locale="en")
    page.route("**/workbench.zip", lambda route: route.abort())
    page.goto(address)
    expect(page.locator("#state")).to_contain_text("Reload the page", timeout=WAIT)
    expect(page.locator("#band")).to_contain_text("workbench.zip")
    page.locator("nav a").nth(2).click()
    expect(page.locator("#chain")).to_contain_text("workbench.zip")
    page.close()
