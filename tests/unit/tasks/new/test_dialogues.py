"""Rows of messages with speakers: the last turn is the answer, or a label of the whole is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.errors import SettingError
from workbench.tasks.new.write import NewTask
from workbench.types import Rendered


def chats(last: str = "assistant", /, **more: Sequence[Any]) -> list[dict[str, Any]]:
    """Return rows of three turns; of each field in `more` the values take turns."""
    return [
        {
            "messages": [
                {"role": "system", "content": "You are of help."},
                {"role": "user", "content": f"What is {n} + 1?"},
                {"role": last, "content": f"It is {n + 1}."},
            ],
            **{name: values[n % len(values)] for name, values in more.items()},
        }
        for n in range(24)
    ]


def made(tmp_path: Path, rows: Sequence[Mapping[str, Any]], **given: Any) -> NewTask:
    return workbench.new_task(list(rows), tmp_path / "transforms" / "mine", **given)


def first(task: NewTask, method: str = "gen") -> Rendered:
    (item,) = workbench.render(task.path, method=method, num_fewshot=0, docs=[0])  # type: ignore[arg-type]
    assert isinstance(item, Rendered)
    return item


@pytest.mark.parametrize("name", ["channel", "team", "topic", "category", "flagged"])
def test_the_last_turn_or_a_label_of_the_whole_is_asked(tmp_path: Path, name: str) -> None:
    """Both may be the gold, and each candidate, given, makes the task that it means."""
    rows = chats(**{name: (True, False) if name == "flagged" else ("web", "phone")})
    task = made(tmp_path, rows)
    (question,) = task.questions
    assert (question.about, question.candidates) == ("answer", ("messages", name))
    assert not any(reason.startswith("answer:") for reason in task.reasons)
    said = "system: You are of help.\nuser: What is 0 + 1?"
    turn = workbench.new_task(rows, tmp_path / "t" / "turn", answer="messages")
    label = workbench.new_task(rows, tmp_path / "t" / "label", answer=name)
    for one in (turn, label):
        item = first(one)
        assert said.replace("0", item.doc.data["messages"][1]["content"][8]) in item.prompt.text
        assert "{'role'" not in item.prompt.text and '"role"' not in item.prompt.text
    assert (turn.shape.kind, label.shape.kind) == ("dialogue", "classes")
    assert first(turn).prompt.text.endswith("?\nassistant:")
    assert first(turn).example.processed_output == first(turn).doc.data["messages"][-1]["content"]
    assert first(label, "ppl").prompt.text.startswith("Conversation:\nsystem: ")
    assert "\nassistant: It is" in first(label).prompt.text


@pytest.mark.parametrize(
    "given",
    [{"question": "messages", "answer": "messages"}, {"kind": "dialogue"},
     {"question": "messages", "kind": "dialogue"}, {"answer": "messages", "kind": "dialogue"}],
)  # fmt: skip
def test_the_last_turn_may_be_told_in_several_ways(tmp_path: Path, given: dict[str, Any]) -> None:
    """The dialogue is the question and has the answer in it."""
    task = made(tmp_path, chats(team=("a", "b")), **given)
    assert (task.questions, task.shape.kind) == ((), "dialogue")
    assert task.proposal.roles.question == ("messages",)


@pytest.mark.parametrize(
    "given",
    [{"question": "team", "answer": "messages"}, {"answer": "team", "kind": "dialogue"},
     {"question": ["messages", "team"], "kind": "dialogue"}],
)  # fmt: skip
def test_a_last_turn_has_the_turns_before_it_as_its_question(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    """Another field beside or in place of the dialogue is refused, with what is expected."""
    with pytest.raises(SettingError, match="messages with speakers"):
        made(tmp_path, chats(team=("a", "b")), **given)
    with pytest.raises(SettingError, match="no such field"):
        made(tmp_path, [{"q": "x", "a": "y"}], kind="dialogue")


@pytest.mark.parametrize(
    ("rows", "answer"),
    [
        (chats(), ""),
        (chats(lang=("en", "de")), ""),
        (chats(source=("web", "app"), model_id=("m1", "m2")), ""),
        (chats(label=("good", "bad")), "label"),
        (chats(sentiment=("good", "bad")), "sentiment"),
        (chats(summary=[f"A sum of {n}" for n in range(24)]), "summary"),
        (chats("user", team=("a", "b")), "team"),
        (chats(prompt=[f"What is {n} + 1?" for n in range(24)]), ""),
    ],
)
def test_one_reading_is_not_asked_about(
    tmp_path: Path, rows: Sequence[Mapping[str, Any]], answer: str
) -> None:
    """What a row is of, a name that says answer, a last turn that nobody answers in."""
    task = made(tmp_path, rows)
    assert (task.questions, task.proposal.roles.answer) == ((), answer)
    assert task.proposal.roles.question == ("messages",)
    assert (task.shape.kind == "dialogue") == (not answer)


def test_several_labels_are_asked_with_the_last_turn(tmp_path: Path) -> None:
    """Two columns of labels are no reason to take neither."""
    (question,) = made(tmp_path, chats(team=("a", "b"), channel=("web", "app", "web"))).questions
    assert question.candidates == ("messages", "team", "channel")


def test_a_passage_stands_above_a_dialogue(tmp_path: Path) -> None:
    """It was told to be read, and is."""
    task = made(tmp_path, chats(about=[f"On sums, {n}." for n in range(24)]), passage="about")
    assert first(task).prompt.text.startswith("Passage: On sums")


def test_chinese_dialogues_have_chinese_words_around_them(tmp_path: Path) -> None:
    """What is said tells the language, not the names of the messages' fields."""
    labels = ("正面", "负面")
    rows = [
        {"messages": [{"role": "user", "content": f"第{n}条太差了"}], "label": labels[n % 2]}
        for n in range(20)
    ]
    text = first(made(tmp_path, rows)).prompt.text
    assert text.startswith("对话：\nuser: 第") and text.endswith("\n标签（正面, 负面）：")


def test_lists_and_fields_are_read_as_json(tmp_path: Path) -> None:
    """A field of lists that is named as the question is shown as a file of rows has it."""
    rows = [{"tokens": ["It's", n, None], "tag": "x" if n % 2 else "y"} for n in range(12)]
    item = first(made(tmp_path, rows, question="tokens", answer="tag"))
    assert item.prompt.text.startswith('Question: ["It\'s", ')
    assert ", null]\n" in item.prompt.text
