"""What stands around a problem: labels and separators, words that ask for steps, and closings."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Frame:
    """How the examples of a prompt are laid out; `{n}` in the head is an example's number.

    An example is the head, the question, the label, the gap, the response and the tail.
    """

    label: str
    head: str = ""
    gap: str = " "
    tail: str = ""
    separator: str = "\n\n"
    top: str = ""

    @property
    def stop(self) -> str:
        """What comes after a response and never in one."""
        if self.tail:
            return self.tail
        return (self.separator + self.head.split("{n}")[0]).rstrip(" ")

    def spread(self) -> Frame:
        """The frame for examples with line breaks: a blank line parts what a line break parted."""
        if self.stop != "\n":
            return self
        return Frame(self.label, self.head, self.gap, self.tail, "\n\n", self.top)


FRAMES = {
    "q_a": Frame("\nA:", "Q: "),
    "q_a_close": Frame("\nA:", "Q: ", separator="\n"),
    "question_answer": Frame("\nAnswer:", "Question: "),
    "problem_solution": Frame("\nSolution:", "Problem: ", separator="\n---\n"),
    "small": Frame("\nans:", "prob: "),
    "shout": Frame("\n\nANSWER\n", "QUESTION {n}\n", gap="", separator="\n\n\n"),
    "numbered": Frame("\nAnswer {n}:", "Question {n}: "),
    "numbered_close": Frame(" =>", "{n}) ", separator="\n"),
    "exercise": Frame("\nYour answer:", "Exercise {n}. ", top="Homework\n\n"),
    "markdown": Frame("\n\n### Reply\n", "### Task\n", gap="", separator="\n\n"),
    "markdown_bold": Frame("\n**A:**", "**Q:** ", separator="\n\n***\n\n"),
    "heading": Frame("\n", "## {n}\n", gap="", separator="\n\n"),
    "bold_heading": Frame("\n>", "**No. {n}**\n"),
    "xml": Frame("</q>\n<a>", "<q>", gap="", tail="</a>", separator="\n"),
    "xml_lines": Frame(
        "\n</problem>\n<answer>\n",
        "<problem>\n",
        gap="",
        tail="\n</answer>",
        separator="\n\n",
    ),
    "xml_one": Frame(" <reply>", "<example> ", tail=" </reply></example>", separator="\n"),
    "chat": Frame("\nAssistant:", "User: "),
    "chat_names": Frame("\nTutor:", "Pupil: ", separator="\n"),
    "chat_lower": Frame("\nbot>", "you> ", separator="\n"),
    "chat_angles": Frame("<|bot|>", "<|user|>", gap="", tail="<|end|>", separator="\n"),
    "interview": Frame("\n—", "— Riddle: "),
    "brackets": Frame("\n[A]", "[Q] "),
    "inst": Frame(" [/INST]", "[INST] ", separator="\n"),
    "guillemets": Frame("› «", "‹", gap="", tail="»", separator="\n"),
    "json_like": Frame('", "out": "', '{ "in": "', gap="", tail='" }', separator="\n"),
    "bare": Frame(""),
    "bare_lines": Frame("", gap="\n"),
    "bare_close": Frame("", separator="\n"),
    "bare_rule": Frame("", gap="\n", separator="\n=====\n"),
    "arrow": Frame(" ->", separator="\n"),
    "colons": Frame(" ::", tail=" ;;", separator="\n"),
    "signs": Frame(" ##", tail=" @@", separator="\n"),
    "dashes": Frame(" --", separator="\n"),
    "hash_rule": Frame("\nA.", "Q. ", separator="\n####\n"),
    "input_output": Frame("\nOutput:", "Input: ", top="Examples:\n\n"),
    "given_find": Frame("\nFound:", "Given: ", separator="\n* * *\n"),
    "chinese": Frame("\n答：", "问：", gap=""),
    "chinese_long": Frame("\n答案：", "题目{n}：", gap="", separator="\n"),
    "chinese_brackets": Frame("\n【解】", "【题】", gap=""),
    "fullwidth": Frame("\nＡ：", "Ｑ：", gap=""),
    "french": Frame("\nRéponse :", "Question : "),
    "spanish": Frame("\nRespuesta:", "Pregunta: "),
    "german": Frame("\nLösung:", "Aufgabe {n}: "),
    "python": Frame("\n# out:", "# in: ", separator="\n"),
    "told": Frame("\nIt is answered:", "It is asked: "),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for steps, before the response or at the end of the question."""

    text: str
    after_question: bool = False


CUES = {
    "none": Cue(""),
    "step_by_step": Cue("Let's think step by step."),
    "work": Cue("Let me work this out."),
    "slowly": Cue("We go slowly, one step after the other."),
    "reasoning": Cue("Reasoning:"),
    "steps": Cue("Steps:"),
    "working": Cue("Working:"),
    "first": Cue("First we reason, then we answer."),
    "ok": Cue("OK, step 1 first."),
    "breakdown": Cue("Breaking it down:"),
    "order": Cue("Taking things in order:"),
    "tag": Cue("<think>"),
    "chinese": Cue("一步一步来："),
    "show": Cue("Show your work.", True),
    "explain": Cue("Explain each step before you answer.", True),
    "by_step": Cue("(Think step by step.)", True),
    "reason_first": Cue("Write down your reasoning first.", True),
    "not_at_once": Cue("Don't answer at once; do it step by step.", True),
}


@dataclass(frozen=True)
class Closing:
    """How an answer is stated after its steps; `lined`: on a line of its own."""

    template: str
    lined: bool = False

    def text(self, answer: str) -> str:
        """The closing with an answer."""
        return self.template.replace("@", answer)

    def pattern(self, answer: str) -> str:
        """A regular expression with the answer as its group; a last full stop may be missing."""
        before, after = (re.escape(part) for part in self.template.split("@"))
        bound = "" if self.template == "@" else r"(?!\w)"
        if after in (r"\.", "。"):
            after += "?"
        return f"{before}({answer}){bound}{after}"


CLOSINGS = {
    "answer_is": Closing("The answer is @."),
    "so": Closing("So the answer is @."),
    "therefore": Closing("Therefore: @."),
    "get": Closing("So I get @."),
    "result": Closing("Result: @", True),
    "answer": Closing("Answer: @", True),
    "final": Closing("Final answer: @"),
    "final_bold": Closing("**Final: @**", True),
    "four_hashes": Closing("#### @", True),
    "boxed": Closing("\\boxed{@}"),
    "fat_arrow": Closing("==> @"),
    "tagged": Closing("<ans>@</ans>"),
    "brackets": Closing("[[@]]"),
    "capitals": Closing("ANSWER = @", True),
    "hence": Closing("Hence my answer, @."),
    "chinese": Closing("答案是@。"),
    "equals": Closing("Solution = @."),
    "bare": Closing("@", True),
}
