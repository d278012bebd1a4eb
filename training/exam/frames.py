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
    "lowercase": Frame("\na:", "q: ", language=""),
    "short_tags": Frame("</q>\n<a>", "<q>", "", "</a>", separator="\n", language=""),
    "chevrons": Frame("\n", ">>> ", "", language=""),
    "double_arrow": Frame(" ==>", separator="\n", language=""),
    "ask_reply": Frame("\nReply:", "Ask: "),
    "me_you": Frame("\nYou:", "Me: ", separator="\n"),
    "pupil_tutor": Frame("\nTutor:", "Pupil: "),
    "cards": Frame("\nBack:", "Card {n}\nFront: "),
    "worksheet": Frame("\n   Ans.", "No. {n}: ", top="Worksheet\n\n"),
    "instruct": Frame(" [/INST]", "[INST] ", separator="\n"),
    "exercise_hashes": Frame("\n## Worked answer\n", "## Exercise {n}\n", ""),
    "correct_answer": Frame(
        "\nCorrect answer:", "Quiz {n}: ", top="Please fill in the correct answers.\n\n"
    ),
    "test_ruled": Frame("\nMy solution:", "Test item: ", separator="\n* * *\n"),
    "zh_ask": Frame("\n回答：", "提问：", "", language="zh"),
    "zh_case": Frame("\n结果：", "例{n}）", "", language="zh"),
    "zh_marks": Frame("\n〔解〕", "〔题〕", "", language="zh"),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for steps, before the response or at the end of the question."""

    text: str
    after_question: bool = False
    language: str = "en"


CUES = {
    "none": Cue("", language=""),
    "slowly": Cue("Let's go through it slowly."),
    "break_down": Cue("Let's break it down."),
    "reasoning": Cue("Reasoning:"),
    "one_by_one": Cue("Going one by one:"),
    "carefully": Cue("Let me think about this carefully."),
    "every_step": Cue("Don't rush, write down every step.", True),
    "walk_me": Cue("Walk me through it.", True),
    "how_you_got": Cue("Say how you got there.", True),
    "reason_first": Cue("Reason first, answer last.", True),
    "zh_slowly": Cue("我们来慢慢分析。", language="zh"),
    "zh_no_hurry": Cue("别着急，一步步来。", language="zh"),
    "zh_reason_first": Cue("先写推理，再写答案。", True, "zh"),
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
        bound = "" if self.template == "@" else r"(?!\w)"
        if after in (r"\.", "。"):
            after += "?"
        return f"{before}({answer}){bound}{after}"


CLOSINGS = {
    "my_answer": Closing("My answer is @."),
    "hence": Closing("Hence the solution is @."),
    "all_in_all": Closing("All in all, the answer has to be @."),
    "final_result": Closing("Final result: @", True),
    "conclusion": Closing("Conclusion: @", True),
    "equals": Closing("Answer = @", True),
    "done": Closing("Done! Solution: @", True),
    "double_arrow": Closing("==> @", language=""),
    "double_brackets": Closing("[[@]]", language=""),
    "stars": Closing("*** @ ***", True, ""),
    "bare": Closing("@", True, ""),
    "zh_seen": Closing("由此可见，答案应是@。", language="zh"),
    "zh_final": Closing("最终答案：@", True, "zh"),
    "zh_obtained": Closing("最后得出：@。", language="zh"),
}
