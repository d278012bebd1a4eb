"""The transforms of a new task: source that reads as if someone had written it for these rows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from workbench.tasks.new.columns import TURN_KEYS, Column, keys_of, spelled, turn_of
from workbench.tasks.new.labels import between
from workbench.tasks.new.marked import ends
from workbench.tasks.new.roles import Proposal
from workbench.tasks.new.row_options import LETTERS
from workbench.tasks.new.shape import Shape
from workbench.types import Method

HEAD = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
"""

_HEADINGS = {
    "q": "Question", "question": "Question", "query": "Question", "problem": "Question",
    "prompt": "Question", "goal": "Question", "text": "Text", "ctx": "Text", "sentence": "Text",
    "passage": "Passage", "context": "Passage", "paragraph": "Passage", "article": "Passage",
    "document": "Passage", "story": "Passage", "instruction": "Instruction", "input": "Input",
}  # fmt: skip
_ANSWERS = {
    "label": "Label", "labels": "Labels", "sentiment": "Sentiment", "summary": "Summary",
    "topic": "Topic", "category": "Category", "intent": "Intent", "response": "Response",
}  # fmt: skip
_CHINESE = {
    "Question": "问题", "Text": "文本", "Passage": "文章", "Instruction": "指令", "Input": "输入",
    "Answer": "答案", "Label": "标签", "Labels": "标签", "Sentiment": "情感", "Summary": "摘要",
    "Topic": "主题", "Category": "类别", "Intent": "意图", "Response": "回答",
    "Conversation": "对话",
}  # fmt: skip
_CJK = re.compile(r"[\u3400-\u9fff]")


def make_sources(proposal: Proposal, shape: Shape) -> dict[Method, str]:
    """Return a transform for each method that the answers allow."""
    writer = _Writer(proposal, shape)
    sources: dict[Method, str] = {"gen": writer.gen()}
    if shape.target_scores and shape.kind != "set":
        sources["ppl"] = writer.ppl()
    return sources


def is_chinese(columns: Sequence[Column]) -> bool:
    """Say whether the texts are Chinese, so that the prompt's own words should be."""
    texts = [_words(value)[:200] for column in columns for value in column.present[:50]]
    letters = sum(sum(map(str.isalpha, text)) for text in texts)
    return sum(len(_CJK.findall(text)) for text in texts) > 0.3 * max(1, letters)


def _words(value: Any) -> str:
    """Return a value's text, of a dialogue what is said in it."""
    if not isinstance(value, list):
        return spelled(value)
    said = [turn_of(one) if isinstance(one, Mapping) else None for one in value]
    return " ".join(turn[1] for turn in said if turn) or spelled(value)


def writer_of(column: Column) -> Callable[[Any], str]:
    """Return what makes the text of a column's value, as a transform does."""
    if any(isinstance(one, dict | list) for one in column.present):
        return lambda value: json.dumps(value, ensure_ascii=False)
    return lambda value: value if isinstance(value, str) else str(value)


def joint_of(shape: Shape) -> str:
    """Return what stands between a row's labels, of what the metrics of sets cut at."""
    return between((label for gold in shape.answers for label in gold), (", ", "; "))


def closing_of(is_chinese: bool) -> str:
    """Return the sentence behind the steps that tells the answer."""
    return "所以答案是{answer}。" if is_chinese else "The answer is {answer}."


def steps_text(text: str) -> str:
    """Return the steps of an answer without blank lines: those stand between shots."""
    return "\n".join(line for line in text.splitlines() if line.strip()) if "\n\n" in text else text


def worked_text(text: str, gold: str, mark: str) -> str:
    """Return a worked answer as a transform shows it."""
    return f"{text.rpartition('####')[0].rstrip()}\n#### {gold}" if mark == "####" else text


class _Writer:
    def __init__(self, proposal: Proposal, shape: Shape) -> None:
        self.roles, self.shape, self.columns = proposal.roles, shape, proposal.columns
        self.rows = proposal.looked.table.rows
        asked = [self.columns[p] for p in self.roles.question if p in self.columns]
        self.is_chinese = is_chinese(asked)

    # -- words ---------------------------------------------------------------------------------

    def heading(self, path: str, known: Mapping[str, str], otherwise: str) -> str:
        """Return what stands before a field's text, with its colon."""
        name = self.columns[path].name if path in self.columns else ""
        if _CJK.search(path):
            return f"{_quoted(path.rpartition('.')[2])}："
        word = _quoted(known.get(name, otherwise))
        return f"{_CHINESE.get(word, word)}：" if self.is_chinese else f"{word}:"

    @property
    def space(self) -> str:
        """What stands between a heading and its text."""
        return "" if self.is_chinese else " "

    @property
    def cue(self) -> str:
        """What the answer follows."""
        return self.heading(self.roles.answer, _ANSWERS, "Answer")

    def at(self, path: str) -> str:
        """Return the expression for a field; where a row lacks it, for None."""
        keys, is_everywhere = keys_of(self.rows, path)
        named = [json.dumps(key, ensure_ascii=False) for key in keys]
        if is_everywhere:
            return "data" + "".join(f"[{name}]" for name in named)
        inner = "".join(f".get({name}, {{}})" for name in named[:-1])
        return f"data{inner}.get({named[-1]})"

    # -- pieces --------------------------------------------------------------------------------

    def _input(self, texts: Sequence[tuple[str, str, str]]) -> tuple[list[str], str]:
        """Return the lines that name the fields of `texts`, each with its variable and its plain
        heading, and the prompt's text as in an f-string."""
        lines: list[str] = []
        text = ""
        for path, name, otherwise in texts:
            heading = f"{self.heading(path, _HEADINGS, otherwise)}{self.space}"
            if self.columns[path].kind == "turns":
                heading = f"{self.heading(path, {}, 'Conversation')}\\n"
            lines.append(f"{name} = {self._shown(path)}")
            if self.columns[path].is_full:
                text += f"{heading}{{{name}}}\\n"
            else:  # where the row has none, its heading goes too
                lines.append(f'{name} = f"{heading}{{{name}}}\\n" if {name} else ""')
                text += f"{{{name}}}"
        return lines, text

    def _shown(self, path: str) -> str:
        """Return the expression for a field's text: a dialogue's turns are a line each, other lists
        and fields of fields are JSON, as they are in a file of rows."""
        column, at = self.columns[path], self.at(path)
        if column.kind == "turns":
            return _said(column, at if column.is_full else f"{at} or []")
        if not any(isinstance(value, dict | list) for value in column.present):
            return at
        shown = f"json.dumps({at}, ensure_ascii=False)"
        if all(isinstance(value, dict | list) for value in column.values):
            return shown
        return f"{shown} if isinstance({at}, dict | list) else {at}"

    def _texts(self) -> list[tuple[str, str, str]]:
        """Return path, variable and plain heading of what the model reads, in order."""
        questions = self.roles.question
        if len(questions) > 1:
            found = [(p, f"text_{i}", _titled(p)) for i, p in enumerate(questions, 1)]
        else:
            found = [(path, "question", "Question") for path in questions]
        above = self._passage()
        # An instruction is read first, and then what it is about.
        is_told = bool(questions) and self.columns[questions[0]].name == "instruction"
        return [*found, *above] if is_told else [*above, *found]

    def _passage(self) -> list[tuple[str, str, str]]:
        passage = self.roles.passage
        return [(passage, "passage", "Passage")] if passage else []

    def gen(self) -> str:
        """Return the transform for generating."""
        kind = self.shape.kind
        if kind == "code":
            return self._code()
        if kind == "dialogue":
            return self._dialogue()
        lines, text = self._input(self._texts())
        if self.shape.target_scores and kind != "classes":
            return self._among(lines, text)
        if kind == "classes":
            joint = json.dumps(between(self.shape.target_scores[0]))
            lines += [
                f'labels = {joint}.join(data["target_scores"])',
                'answer = max(data["target_scores"], key=data["target_scores"].get)',
            ]
            before = "（{labels}）" if self.is_chinese else " ({labels})"
            return self._answered(lines, f"{text}{self.cue[:-1]}{before}{self.cue[-1]}")
        return self._free(lines, text)

    def _answered(self, lines: list[str], text: str) -> str:
        output = f'"{self.space}" + answer' if self.space else "answer"
        return self._whole(lines, text, output, "answer")

    def _among(self, lines: list[str], text: str) -> str:
        """Return the transform of rows with options: one letter, several, or any right text."""
        kind = self.shape.kind
        lines += ['options = list(data["target_scores"])']
        if kind == "any":
            listed = '"".join(f"- {option}\\n" for option in options)'
            lines += [*_BEST, f"listed = {listed}"]
            outputs = f'["{self.space}" + answer for answer in answers]'
            return self._whole(
                lines,
                f"{text}{{listed}}{self.cue}",
                outputs if self.space else "answers",
                "answers",
            )
        most = max(map(len, self.shape.target_scores))
        lines += [f'letters = "{LETTERS[: max(10, most)]}"']
        listed = ""
        if not self.shape.is_listed:
            lines += [
                "pairs = zip(letters, options)",
                'listed = "".join(f"{letter}. {option}\\n" for letter, option in pairs)',
            ]
            listed = "{listed}"
        if kind == "set":
            lines += [
                'right = [option for option in options if data["target_scores"][option]]',
                'answer = ", ".join(letters[options.index(option)] for option in right)',
            ]
            note = (
                "（所有正确的字母，如 A, C）"
                if self.is_chinese
                else " (all that are right, as A, C)"
            )
            return self._answered(lines, f"{text}{listed}{self.cue[:-1]}{note}{self.cue[-1]}")
        lines += ['answer = letters[options.index(max(options, key=data["target_scores"].get))]']
        return self._answered(lines, f"{text}{listed}{self.cue}")

    def _free(self, lines: list[str], text: str) -> str:
        kind, at = self.shape.kind, self.at(self.roles.answer)
        cue = f"{text}{self.cue}"
        present = self.columns[self.roles.answer].present
        if self.roles.labels_cut:
            cut = json.dumps(self.roles.labels_cut, ensure_ascii=False)
            cell = at if all(isinstance(value, str) for value in present) else f"str({at})"
            lines += [f"listed = [part.strip() for part in {cell}.split({cut}) if part.strip()]"]
            at = "listed"
        elif kind in ("set", "any") and not all(isinstance(value, list) for value in present):
            lines += [f"listed = {at}", "listed = listed if isinstance(listed, list) else [listed]"]
            at = "listed"
        if kind == "set":
            joint = json.dumps(joint_of(self.shape))
            if self.roles.names:
                named = json.dumps(dict(self.roles.names), ensure_ascii=False)
                lines += [f"names = {named}"]
                lines += [f"answer = {joint}.join(names[str(value)] for value in {at})"]
            else:
                lines += [f"answer = {joint}.join(map(str, {at}))"]
            return self._answered(lines, cue)
        if kind == "any":
            lines += [f"answers = list(dict.fromkeys(map(str, {at})))"]
            outputs = f'["{self.space}" + answer for answer in answers]'
            return self._whole(lines, cue, outputs if self.space else "answers", "answers")
        if self.shape.mark:
            lines += [f"worked = {at}", *self._final()]
            return self._whole(lines, cue, f'f"{self.space}{{worked}}"', "answer")
        if any(isinstance(v, dict | list) for v in present):
            lines += [f"answer = json.dumps({at}, ensure_ascii=False)"]
        else:
            is_text = all(isinstance(v, str) for v in present)
            lines += [f"answer = {at if is_text else f'str({at})'}"]
        if self.roles.steps:
            lines += [f"steps = {self.at(self.roles.steps)}"]
            worked = self.columns[self.roles.steps].present
            if any(steps_text(text) != text for text in map(spelled, worked)):
                kept = "line for line in steps.splitlines() if line.strip()"
                lines += [f'steps = "\\n".join({kept})']
            said = closing_of(self.is_chinese)
            return self._whole(lines, cue, f'f"{self.space}{{steps}} {said}"', "answer")
        return self._answered(lines, cue)

    def _final(self) -> Sequence[str]:
        """Return the lines that take the answer from its steps."""
        mark, column = self.shape.mark, self.columns[self.roles.answer]
        if mark == "boxed" and ends(column, mark) != self.shape.answers:
            return [f"answer = {CLOZE}()([], worked)[1][0]"]
        return _FINAL[mark]

    def _code(self) -> str:
        """Return the transform of rows with programs: HumanEval's, or else MBPP's."""
        if "entry_point" in self.columns:
            return self._whole(
                [], '" + data["prompt"] + "', self.at(self.roles.answer), self.at("test")
            )
        lines = ['tests = "\\n".join(data["test_list"])', 'text = data["text"]']
        return self._whole(lines, "{text}\\n{tests}\\n", self.at(self.roles.answer), "tests")

    def _dialogue(self) -> str:
        path = self.roles.question[0]
        column = self.columns[path]
        who, what = _turn_keys(column)
        lines, text = self._input(self._passage())
        lines += [f"*before, last = {self.at(path)}", f"said = {_said(column, 'before')}"]
        text += f"{{said}}\\n{{last['{who}']}}:"
        return self._whole(lines, text, f'" " + last["{what}"]', f'last["{what}"]')

    def ppl(self) -> str:
        """Return the transform for ranking: each key of `target_scores` follows the input."""
        lines, text = self._input(self._texts())
        if self.shape.kind == "any":
            lines += ['options = list(data["target_scores"])', *_BEST]
            return self._whole(lines, f"{text}{self.cue}", "answers", "answers")
        lines.append('answer = max(data["target_scores"], key=data["target_scores"].get)')
        return self._whole(lines, f"{text}{self.cue}", "answer", "answer")

    def _whole(self, lines: Sequence[str], text: str, output: str, gold: str) -> str:
        mark = "f" if "{" in text else ""
        shown = f'{mark}"{text}"'.removeprefix('"" + ').removesuffix(' + ""')
        body = [
            *lines,
            "return {",
            f'    "input": {shown},',
            f'    "output": {output},',
            f'    "processed_output": {gold},',
            "}",
        ]
        source = HEAD + "".join(f"    {line}\n" for line in body)
        if f"{CLOZE}()" in source:
            own = f"from UltraEval.tasks.postprocess import {CLOZE}"
            source = source.replace("import random\n", f"import random\n\n{own}\n", 1)
        return f"import json\n{source}" if "json.dumps(" in source else source


_BEST = (
    'best = max(data["target_scores"].values())',
    'answers = [option for option in options if data["target_scores"][option] == best]',
)

CLOZE = "AGIEvalClozePost"
"""UltraEval's class that takes a formula from a text in the form in which formulas are compared."""

_FINAL: Mapping[str, Sequence[str]] = {
    "####": (
        'steps, _, answer = worked.rpartition("####")',
        'answer = answer.strip().replace(",", "")',
        'worked = f"{steps.rstrip()}\\n#### {answer}"',
    ),
    "boxed": (
        "# What the last \\boxed{…} holds, with the braces inside it.",
        'inside, depth, end = worked.rpartition("\\\\boxed")[2].lstrip(), 0, 0',
        "for end, sign in enumerate(inside):",
        '    depth += {"{": 1, "}": -1}.get(sign, 0)',
        "    if depth == 0:",
        "        break",
        "answer = inside[1:end].strip()",
    ),
}


def _titled(path: str) -> str:
    words = re.sub(r"(?<=[a-z])(?=\d)|_", " ", path.rpartition(".")[2]).split()
    return " ".join(words).capitalize()


def _quoted(text: str) -> str:
    """Return a field's name as it stands in an f-string: it is no code."""
    return json.dumps(text, ensure_ascii=False)[1:-1].replace("{", "{{").replace("}", "}}")


def _said(column: Column, turns: str) -> str:
    """Return the expression for a dialogue's text, a turn a line."""
    who, what = _turn_keys(column)
    return f"\"\\n\".join(f\"{{turn['{who}']}}: {{turn['{what}']}}\" for turn in {turns})"


def _turn_keys(column: Column) -> tuple[str, str]:
    first: Mapping[str, Any] = column.present[0][0]
    return next((who, what) for who, what in TURN_KEYS if who in first and what in first)
