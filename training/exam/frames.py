"""What stands around a problem: labels and separators, words that ask for steps, and closings."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Frame:
    """How the examples of a prompt are laid out; `{n}` is an example's number.

    An example is the head, the question, the label, the gap, the response and the tail.
    """

    label: str
    head: str = ""
    gap: str = " "
    tail: str = ""
    separator: str = "\n\n"
    top: str = ""
    language: str = "en"  # "" suits all

    @property
    def stop(self) -> str:
        """What comes after a response and never in one."""
        if self.tail:
            return self.tail
        return (self.separator + self.head.split("{n}")[0]).rstrip(" ")

    def spread(self) -> Frame:
        """The frame for examples with line breaks: a blank line parts what a line break parted."""
        return replace(self, separator="\n\n") if self.stop == "\n" else self


FRAMES = {
    "problem_solution": Frame("\nSolution:", "Problem: "),
    "square_tags": Frame("\n[A]", "[Q] ", language=""),
    "arrow_below": Frame("\n->", language=""),
    "tilde_arrow": Frame(" ~>", language=""),
    "user_assistant": Frame("\nAssistant:", "User: "),
    "bold": Frame("\n\n**A.**", "**Q.** ", separator="\n\n---\n\n"),
    "input_output": Frame("\n### Output\n", "### Input\n", ""),
    "latex": Frame("\n\\begin{solution}\n", "\\question ", "", "\n\\end{solution}", separator="\n"),
    "chat_tokens": Frame("\n<|assistant|>\n", "<|user|>\n", "", separator="\n"),
    "class": Frame("\nClass:", "Teacher: ", separator="\n"),
    "quiz_show": Frame("\nContestant:", "Host: "),
    "points": Frame("\nYour answer:", "Question {n} (5 points)\n"),
    "homework": Frame("\n   Sol.", "({n}) ", top="Homework, due on Friday\n\n"),
    "aufgabe": Frame("\nLösung:", "Aufgabe {n}: "),
    "forum": Frame("\nBest reply:", "OP asks: ", top="From the forum:\n\n"),
    "zh_problem": Frame("\n解答：", "题目{n}：", "", language="zh"),
    "zh_student": Frame("\n老师：", "学生：", "", language="zh"),
    "zh_brackets": Frame("\n【解】", "【例】", "", language="zh"),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for steps, before the response or at the end of the question."""

    text: str
    after_question: bool = False
    language: str = "en"


CUES = {
    "none": Cue("", language=""),
    "work_out": Cue("Let's work this out."),
    "okay": Cue("Okay, let me see."),
    "working": Cue("Working:"),
    "here_is_how": Cue("Here is how it goes:"),
    "bit_by_bit": Cue("We do this bit by bit."),
    "thoughts": Cue("My thoughts:"),
    "show_working": Cue("Show your working.", True),
    "explain": Cue("Explain how you know.", True),
    "at_a_time": Cue("Take it one piece at a time.", True),
    "think_before": Cue("Think before you answer.", True),
    "full_solution": Cue("A full solution is expected, not just the result.", True),
    "zh_think": Cue("让我们想一想。", language="zh"),
    "zh_process": Cue("解题过程：", language="zh"),
    "zh_write": Cue("请写出解题过程。", True, "zh"),
}


@dataclass(frozen=True)
class Closing:
    """How an answer is stated after its steps; `lined`: on a line of its own."""

    template: str
    lined: bool = False
    language: str = "en"

    def text(self, answer: str) -> str:
        """The closing with an answer."""
        return self.template.replace("@", answer)

    def pattern(self, answer: str) -> str:
        """A regular expression with the answer as its group; a last full stop may be missing."""
        before, after = (re.escape(part) for part in self.template.split("@"))
        if after in (r"\.", "。"):
            after += "?"
        return rf"{before}({answer})(?!\w){after}"


CLOSINGS = {
    "that_gives": Closing("That gives @."),
    "so_we_get": Closing("So we get @."),
    "end_result": Closing("The end result must be @."),
    "comes_out": Closing("It comes out as @."),
    "id_say": Closing("I'd say @."),
    "ans": Closing("ans = @", True),
    "result_arrow": Closing("Result -> @", True),
    "qed": Closing("QED: @", True),
    "therefore_sign": Closing("∴ @", language=""),
    "boxed": Closing("\\boxed{@}"),
    "guillemets": Closing("» @ «", True, ""),
    "equals_signs": Closing("=== @ ===", True, ""),
    "zh_so": Closing("所以答案为@。", language="zh"),
    "zh_known": Closing("可知结果是@。", language="zh"),
    "zh_answer": Closing("答：@", True, "zh"),
}
