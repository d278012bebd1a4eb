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
    "exercise": Frame("\nMy answer:", "Ex. {n}: "),
    "q_and_a": Frame("\nA{n}.", "Q{n}. ", language=""),
    "tags": Frame("</task>\n<answer>", "<task>", "", "</answer>", separator="\n", language=""),
    "student": Frame("\nTA:", "Student: "),
    "task_result": Frame("\nRESULT:", "TASK: "),
    "heading": Frame("\n\n*Model answer*\n", "## Exercise {n}\n", ""),
    "chat": Frame("\nbot:", "me: ", separator="\n"),
    "chevrons": Frame("\n>>", language=""),
    "console": Frame("\nout>", "in> ", separator="\n", language=""),
    "handout": Frame("\nanswer:", "{n}) ", top="Tutorial sheet, group work\n\n"),
    "instruction": Frame(" [/INST]", "[INST] ", separator="\n"),
    "zh_ask": Frame("\n答：", "问：", "", language="zh"),
    "zh_exercise": Frame("\n参考答案：", "练习{n}\n", "", language="zh"),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for steps, before the response or at the end of the question."""

    text: str
    after_question: bool = False
    language: str = "en"


CUES = {
    "none": Cue("", language=""),
    "walk_through": Cue("Let me walk through it."),
    "careful": Cue("Let's be careful here."),
    "scratch": Cue("Scratch work:"),
    "reasoning": Cue("Reasoning:"),
    "one_by_one": Cue("One by one:"),
    "in_order": Cue("I go through it in order."),
    "every_step": Cue("Write down every step.", True),
    "how": Cue("How do you get there?", True),
    "reason_first": Cue("Reason first, answer last.", True),
    "conclude": Cue("Please work through it before you conclude.", True),
    "zh_slowly": Cue("我们慢慢来。", language="zh"),
    "zh_draft": Cue("草稿：", language="zh"),
    "zh_reason": Cue("先推理，再作答。", True, "zh"),
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
    "final": Closing("Final answer: @", True),
    "hence": Closing("Hence @."),
    "my_answer": Closing("My answer would be @."),
    "leaves": Closing("And that leaves us with @."),
    "done": Closing("Done, it's @."),
    "conclusion": Closing("Conclusion: @", True),
    "output": Closing("Output: @", True),
    "hashes": Closing("#### @", True, ""),
    "stars": Closing("**@**", True, ""),
    "brackets": Closing("[[@]]", language=""),
    "zh_thus": Closing("故答案是@。", language="zh"),
    "zh_last": Closing("最后结果：@", True, "zh"),
}
