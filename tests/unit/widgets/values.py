"""Values such as a session on the task `sums` has, for the tests of views: they need no session."""

from __future__ import annotations

from tests.unit.widgets.sums import PARENT
from workbench.prompts.prompt import assemble
from workbench.session.state import SessionState
from workbench.tasks.versions import VersionInfo
from workbench.types import (
    Decoding,
    Doc,
    Example,
    Extraction,
    Generation,
    Loglikelihood,
    Rendered,
    RenderSettings,
    Row,
    Score,
)

VERSIONS = (
    VersionInfo("gen_v0", "gen", 0, "transforms/sums/transform_gen_v0.py"),
    VersionInfo(
        "gen_v1",
        "gen",
        1,
        "transforms/sums/transform_gen_v1.py",
        "gen_v0",
        "say Answer",
        "2026-11-20",
    ),
)

STATE = SessionState(
    task="sums",
    path="transforms/sums",
    method="gen",
    methods=("gen", "ppl"),
    version="gen_v1",
    versions=VERSIONS,
    source=PARENT,
    dirty=False,
    doc_id=0,
    num_docs=200,
    settings=RenderSettings(num_fewshot=1, description="Add the numbers."),
    decoding=Decoding(max_new_tokens=16, until=("\n\n",)),
    scope="continuation",
    model="teaching",
    device="",
    sample_size=4,
    running=False,
    draft_restored=False,
)


def example(doc_id: int) -> Example:
    """Return the example of a doc: 1 plus its number."""
    return Example(f"Question: 1 + {doc_id} = ?\nAnswer:", (f" {doc_id + 1}",), str(doc_id + 1))


def rendered(state: SessionState, choices: tuple[str, ...] = ()) -> Rendered:
    """Return the current doc's prompt with doc 7 as its shot."""
    shots = [(7, example(7))] if state.settings.num_fewshot else []
    own = example(state.doc_id)
    prompt = assemble(own, state.doc_id, shots, state.settings)
    doc = Doc(state.doc_id, {"question": f"1 + {state.doc_id} = ?", "answer": own.processed_output})
    gold = tuple(i for i, choice in enumerate(choices) if choice in own.outputs)
    return Rendered(doc, own, prompt, choices, gold, tuple(shot_id for shot_id, _ in shots))


def gen_row(doc_id: int, *, response: str, value: float, reason: str = "") -> Row:
    """Return a GEN row whose extraction is the response's first word up to a blank line."""
    cut = response.split("\n\n")[0]
    word = (cut.split() or [""])[0]
    start = cut.find(word) if word else None
    return Row(
        doc_id=doc_id,
        prompt="p",
        prompt_sha256="ab" * 32,
        processed_output=str(doc_id + 1),
        scores={"exact_match": Score(value, reason)},
        generation=Generation(response, (), (), "stop"),
        extraction=Extraction(cut, (word,), start, None if start is None else start + len(word)),
        shot_ids=(7,),
        computed=1,
    )


def ppl_row(doc_id: int, *, picked: int) -> Row:
    """Return a PPL row over three choices of which the second is gold."""
    sums = [-3.0, -4.0, -5.0]
    sums[picked] = -1.0
    return Row(
        doc_id=doc_id,
        prompt="p",
        prompt_sha256="cd" * 32,
        processed_output="B",
        scores={"acc": Score(float(picked == 1))},
        choices=(" A", " B", " C"),
        gold=(1,),
        loglikelihoods=tuple(
            Loglikelihood((total / 2, total / 2), (1, 2), total == -1.0) for total in sums
        ),
        predicted=picked,
        cached=3,
    )
