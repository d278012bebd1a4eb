"""The words that prompts are written in: those drawn in training, and those never trained on.

Lists are combined freely (a prefix word with its mark, a cue with its mark, a separator), so that a
few dozen words give many thousands of formats. The `HELD_OUT_` lists are for evaluation only.
"""

from __future__ import annotations

PREFIX_WORDS = (
    "Question", "Question", "Question", "Question", "Q", "Q", "Problem", "Input", "Task", "Sum",
    "Exercise", "Item", "User", "Example", "Puzzle", "Text", "Challenge", "QUESTION",
)  # fmt: skip
PREFIX_MARKS = (": ", ": ", ": ", ":\n", ":\n", ":", ". ", " - ", ") ", "\n")
CUE_WORDS = (
    "Answer", "Answer", "Answer", "Answer", "A", "A", "Solution", "Output", "Result", "Response",
    "Assistant", "Final answer", "Reply", "ANSWER", "The answer", "Your answer",
)  # fmt: skip
CUE_MARKS = (":", ":", ":", ":", ":", ":", " =", " ->", " -", "\n")
OPEN_CUES = ("The answer is", "The answer is", "The result is", "It is", "=", "=>", "->", "")
LEADS = (" ", " ", " ", "\n", "")
JOINS = ("\n", "\n", "\n", "\n", "\n", " ", " ", "\n\n", "")
SEPARATORS = ("\n\n", "\n\n", "\n\n", "\n\n", "\n\n", "\n", "\n", "\n---\n", "\n###\n", "\n\n\n")

STEP_CUES = (
    "Let's think step by step.", "Let's think step by step.", "Let's think step by step.",
    "Let's think step by step.", "Think step by step.", "Let's solve this step by step.",
    "Step by step:", "Let's work it out.", "Show your work.", "Reasoning:",
)  # fmt: skip
CLOSINGS = (
    "The answer is {}.", "The answer is {}.", "The answer is {}.", "So the answer is {}.",
    "So the answer is {}.", "Therefore, the answer is {}.", "Answer: {}", "#### {}",
)  # fmt: skip

VERBS = ("Answer", "Solve", "Read", "Complete", "Do", "Look at", "Work on", "Consider")
NOUNS = ("questions", "problems", "tasks", "exercises", "puzzles", "examples")
BEFORE = ("", "", "Please ", "Now ", "You are a careful student. ", "You will ")
MIDDLE = ("the ", "the ", "the following ", "these ", "these ", "all ", "each of the ")
AFTER = ("", "", "", " below", " correctly", " as in the examples", " with one word or number")
STEP_AFTER = (
    " step by step", " step by step", " and show your work", " and think step by step",
    " and explain each step", ", one step at a time",
)  # fmt: skip
FAMILY_DESCRIPTIONS = {
    "sums": ("Solve the sums.", "Add the numbers.", "Calculate each sum.", "What is the sum?"),
    "sums_mcq": ("Choose the right sum.", "Solve the sums.", "Pick the correct option."),
    "coin_flip": ("Is the coin heads up?", "Follow the coin.", "Answer yes or no."),
    "tracking": ("Who has it?", "Follow the things.", "Answer with a name."),
    "booleans": ("True or False?", "Evaluate the expressions."),
    "facts": ("Read and answer.", "Use the facts.", "Answer from the text."),
    "copying": ("Read the list.", "Copy exactly."),
    "lookup": ("Choose the right option.", "Answer with a letter."),
}
LISTINGS = ("({}) {}", "({}) {}", "{}. {}", "{}. {}", "{}) {}", "{}: {}")
OPTION_HEADS = ("", "", "", "Options:\n", "Choices:\n")

# Never drawn in training: evaluation uses them to see what carries over to new wordings.
HELD_OUT_PREFIXES = ("Query: ", "Here is a riddle:\n", "Please compute: ", "### Instruction:\n")
HELD_OUT_CUES = ("Outcome:", "### Response:\n", "Your reply:", "I say")
HELD_OUT_STEP_CUES = (
    "Let's take it one step at a time.",
    "Explain your reasoning first.",
    "Before answering, go through it slowly.",
)
HELD_OUT_DESCRIPTIONS = (
    "Work out the totals and write them down.",
    "A test for clever pupils follows.",
)
