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
    "q_a": Frame("\nA:", "Q: ", language=""),
    "q_a_tight": Frame("\nA:", "Q: ", separator="\n", language=""),
    "q_a_numbered": Frame("\nA{n}:", "Q{n}: ", language=""),
    "q_a_bold": Frame("\n**A:**", "**Q:** ", language=""),
    "q_a_below": Frame("\nA:\n", "Q: ", "", language=""),
    "question_answer": Frame("\nAnswer:", "Question: "),
    "question_answer_below": Frame("\nAnswer:\n", "Question:\n", ""),
    "question_answer_bold": Frame("\n**Answer:**", "**Question:** "),
    "question_answer_capitals": Frame("\nANSWER:", "QUESTION: "),
    "question_answer_brackets": Frame("\n[Answer]", "[Question] "),
    "question_answer_ruled": Frame("\nAnswer:", "Question: ", separator="\n\n---\n\n"),
    "question_answer_hashes": Frame("\nAnswer:", "Question: ", separator="\n###\n"),
    "question_answer_indented": Frame("\n  Answer:", "Question {n}: "),
    "problem_solution": Frame("\nSolution:", "Problem: "),
    "problem_solution_below": Frame("\n\nSolution:\n", "Problem {n}:\n", ""),
    "problem_answer": Frame("\nAnswer:", "Problem {n}: ", top="Solve each problem.\n\n"),
    "input_output": Frame("\nOutput:", "Input: "),
    "input_output_tight": Frame("\nOutput:", "Input: ", separator="\n"),
    "exercise": Frame("\nSolution:", "Exercise {n}. "),
    "example": Frame("\nAnswer:", "Example {n}\nQuestion: "),
    "task_result": Frame("\nResult:", "Task: "),
    "numbered": Frame("\nAnswer:", "{n}. "),
    "numbered_brackets": Frame("\n=>", "({n}) ", language=""),
    "headings": Frame("\n\n### Answer\n", "### Question\n", ""),
    "headings_numbered": Frame("\n\n**Solution.**", "## Problem {n}\n\n"),
    "xml": Frame(
        "</question>\n<answer>", "<question>", "", "</answer>", separator="\n", language=""
    ),
    "xml_lines": Frame("\n</question>\n<answer>\n", "<question>\n", "", "\n</answer>", language=""),
    "user_assistant": Frame("\nAssistant:", "User: "),
    "teacher_student": Frame("\nStudent:", "Teacher: "),
    "human_ai": Frame("\nAI:", "Human: "),
    "inline": Frame(" ->", separator="\n", language=""),
    "plain": Frame("\n", "", "", language=""),
    "plain_answer": Frame("\nAnswer:"),
    "instructed": Frame("\nA:", "Q: ", top="Answer the following questions.\n\n"),
    "instructed_heading": Frame("\nAnswer:", "Question: ", top="# Practice questions\n\n"),
    "zh_question": Frame("\n答案：", "问题：", "", language="zh"),
    "zh_question_below": Frame("\n答案：\n", "问题：\n", "", language="zh"),
    "zh_short": Frame("\n答：", "问：", "", language="zh"),
    "zh_exercise": Frame("\n解答：", "题目：", "", language="zh"),
    "zh_numbered": Frame("\n解：", "第{n}题：", "", language="zh"),
    "zh_brackets": Frame("\n【答案】", "【问题】", "", language="zh"),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for steps, before the response or at the end of the question."""

    text: str
    after_question: bool = False
    language: str = "en"


CUES = {
    "none": Cue("", language=""),
    "think": Cue("Let's think step by step."),
    "work_out": Cue("Let's work it out step by step."),
    "solve": Cue("Let's solve this step by step."),
    "one_at_a_time": Cue("Let's take it one step at a time."),
    "label": Cue("Step by step:"),
    "do_this": Cue("Let's do this step by step."),
    "please_think": Cue("Think step by step.", True),
    "please_show": Cue("Show your work.", True),
    "please_explain": Cue("Explain each step.", True),
    "please_solve": Cue("Solve it step by step, then give the answer.", True),
    "zh_think": Cue("让我们一步一步地想。", language="zh"),
    "zh_work_out": Cue("我们一步一步来算。", language="zh"),
    "zh_please_think": Cue("请一步一步地思考。", True, "zh"),
    "zh_please_show": Cue("请写出过程。", True, "zh"),
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
    "answer_is": Closing("The answer is @."),
    "so_answer_is": Closing("So the answer is @."),
    "therefore": Closing("Therefore, the answer is @."),
    "thus": Closing("Thus, the final answer is @."),
    "answer": Closing("Answer: @", True),
    "answer_bold": Closing("**Answer:** @", True),
    "final": Closing("Final answer: @", True),
    "result": Closing("Result: @", True),
    "hashes": Closing("#### @", True, ""),
    "boxed": Closing("\\boxed{@}", language=""),
    "arrow": Closing("=> @", language=""),
    "bold": Closing("**@**", language=""),
    "bare": Closing("@", True, ""),
    "zh_answer_is": Closing("答案是@。", language="zh"),
    "zh_so": Closing("所以答案是@。", language="zh"),
    "zh_therefore": Closing("因此，答案为@。", language="zh"),
    "zh_colon": Closing("答案：@", True, "zh"),
    "zh_answer": Closing("答：@。", True, "zh"),
}
