"""The words that prompts are written in: those drawn in training, and those never trained on.

Lists are combined freely (a prefix word with its mark, a cue with its mark, a separator), so that a
few dozen words give many thousands of formats. The `odd_` functions go further: they make up
prefixes, cues and sentences of everyday words, so that the model learns that such text is
arbitrary and that the shots tell what to do. The `HELD_OUT_` lists are for evaluation only.
"""

from __future__ import annotations

import random
import re

PREFIX_WORDS = (
    "Question", "Question", "Question", "Question", "Q", "Q", "Problem", "Input", "Task", "Sum",
    "Exercise", "Item", "User", "Example", "Puzzle", "Text", "Challenge", "QUESTION", "Prompt",
    "Question {i}", "Problem {i}", "Example {i}", "{i}", "Q{i}", "#{i}", "### Problem",
    "## Question", "**Question**", "Human", "Student", "[Question]", "问题", "题目", "问",
    "Aufgabe", "Pregunta", "Nr {i}", "题", "例题", "练习{i}", "第{i}题", "提问", "输入", "例{i}",
    "【问】", "问题{i}",
)  # fmt: skip
PREFIX_MARKS = (": ", ": ", ": ", ":\n", ":\n", ":", ". ", " - ", ") ", "\n", "：", ":\t")
CUE_WORDS = (
    "Answer", "Answer", "Answer", "Answer", "A", "A", "Solution", "Output", "Result", "Response",
    "Assistant", "Final answer", "Reply", "ANSWER", "The answer", "Your answer", "### Solution",
    "## Answer", "**Answer**", "Teacher", "[Answer]", "答案", "答", "解", "Antwort", "Respuesta",
    "回答", "解答", "结果", "输出", "【答】", "答案是",
)  # fmt: skip
CUE_MARKS = (":", ":", ":", ":", ":", ":", " =", " ->", " -", "\n", ":\n", "：", ".")
OPEN_CUES = ("The answer is", "The answer is", "The result is", "It is", "=", "=>", "->", "")
LEADS = (" ", " ", " ", "\n", "\n", "")
JOINS = ("\n", "\n", "\n", "\n", "\n", " ", " ", "\n\n", "")
SEPARATORS = ("\n\n", "\n\n", "\n\n", "\n\n", "\n\n", "\n", "\n", "\n---\n", "\n###\n", "\n\n\n")

# Frames that close what they open: before a question, between it and its answer, and behind.
PAIRED = (
    ("<q>", "</q>\n<a>", "</a>\n"), ("<in>", "</in><out>", "</out>\n"),
    ("[INST] ", " [/INST] ", "\n"),
    ("<question>\n", "\n</question>\n<answer>\n", "\n</answer>\n\n"), ("«", "» «", "»\n"),
    ('{"input": "', '", "output": "', '"}\n'), ("【题】", "\n【解】", "\n\n"),
    ("(", ") -> (", ")\n"),
    ("# in: ", "\n# out: ", "\n"), ("- ", " => ", "\n"), ("| ", " | ", " |\n"),
    ("Q[", "] A[", "]\n"),
    ("<|user|>", "<|assistant|>", "<|end|>\n"), ("## {i}\n", "\n", "\n\n"),
    ("{i}) ", " => ", "\n\n"),
    ("“", "” — “", "”\n"), ("Asked: ", " Said: ", " (end)\n"), ("{{", "}} {{", "}}\n"),
)  # fmt: skip

STEP_CUES = (
    "Let's think step by step.", "Let's think step by step.", "Let's think step by step.",
    "Let's think step by step.", "Think step by step.", "Let's solve this step by step.",
    "Step by step:", "Let's work it out.", "Show your work.", "Reasoning:",
    "Let's go step by step.", "First, think.", "Let us think step by step.", "Let me think.",
    "Think carefully.", "Steps:", "Explain.", "Work it out step by step.", "Show each step.",
    "让我们一步一步地想。", "一步一步来。", "请逐步思考。", "我们一步步算。", "先想一想。",
    "解题过程：", "请写出步骤。", "一步一步地推理：",
)  # fmt: skip
CLOSINGS = (
    "The answer is {}.", "The answer is {}.", "The answer is {}.", "So the answer is {}.",
    "So the answer is {}.", "Therefore, the answer is {}.", "Answer: {}", "#### {}", "#### {}",
    "So: {}", "Therefore {}.", "So {}.", "Result: {}", "Final answer: {}", "= {}", "It is {}.",
    "Hence {}", "ANSWER: {}", "The result is {}.", "Total: {}", "=> {}", "({})", "[{}]",
    "Thus, {}.", "\\boxed{{{}}}", "**{}**", "答案是{}。", "所以是{}。", "The final answer is {}",
    "That makes {}.", "答：{}", "答案：{}", "因此答案是{}。", "结果是{}。", "所以{}。",
    "最后得{}。",
)  # fmt: skip
# A bare answer behind its steps, and none at all.
ALL_CLOSINGS = (*CLOSINGS, "{}", "{}", "{}", "", "", "", "")

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
    "swaps": ("Who has it?", "Follow the things.", "Answer with a name."),
    "shopping": ("What does it cost?", "Find the total price.", "Answer with a number."),
    "changes": ("How many are left?", "Follow the number.", "Answer with a number."),
    "last_letters": ("Join the last letters.", "Take the last letters.", "Answer with a word."),
    "copying": ("Read the list.", "Copy exactly."),
    "lookup": ("Choose the right option.", "Answer with a letter."),
}
LISTINGS = ("({}) {}", "({}) {}", "{}. {}", "{}. {}", "{}) {}", "{}: {}")
OPTION_HEADS = ("", "", "", "Options:\n", "Choices:\n")

WORDS = (
    "apple", "bread", "bridge", "castle", "circle", "cloud", "coffee", "corner", "cotton",
    "desert", "dinner", "doctor", "dragon", "earth", "engine", "evening", "family", "farmer",
    "feather", "finger", "flower", "forest", "friend", "garden", "glass", "guitar", "hammer",
    "harbour", "honey", "horse", "house", "island", "jacket", "journey", "kitchen", "ladder",
    "letter", "market", "meadow", "mirror", "money", "morning", "mountain", "music", "night",
    "number", "ocean", "orange", "paper", "pencil", "picture", "pocket", "queen", "rain", "river",
    "road", "salt", "school", "shadow", "silver", "snow", "spring", "station", "stone", "story",
    "street", "sugar", "summer", "table", "tiger", "tower", "train", "tree", "valley", "village",
    "voice", "water", "wheel", "window", "winter", "yellow", "big", "bright", "brave", "calm",
    "clean", "clear", "cold", "dark", "deep", "early", "easy", "fair", "fast", "final", "fine",
    "first", "free", "fresh", "full", "gentle", "given", "good", "great", "happy", "hard", "high",
    "honest", "kind", "large", "last", "late", "light", "little", "long", "neat", "new", "next",
    "nice", "old", "open", "plain", "proud", "quick", "quiet", "rare", "ready", "rich", "right",
    "round", "safe", "sharp", "short", "simple", "small", "smart", "soft", "sound", "still",
    "strong", "sure", "sweet", "tall", "test", "true", "warm", "whole", "wide", "wild", "wise",
    "young", "we", "you", "here", "this", "that", "my", "our", "its", "what", "how", "case",
    "call", "check", "claim", "entry", "fact", "form", "goal", "guess", "hint", "idea", "key",
    "level", "line", "list", "mark", "match", "note", "order", "part", "point", "prompt",
    "record", "report", "request", "return", "rule", "score", "sign", "start", "state", "target",
    "title", "topic", "turn", "value", "word",
)  # fmt: skip
OPENERS = (
    "Let's ", "Let us ", "Let me ", "Now ", "Please ", "First, ", "Then ", "You should ",
    "We will ", "I will ", "Try to ", "Do not forget to ", "Be sure to ", "Before you write, ",
    "At the end, ",
    "As always, ", "Once more, ", "In your words, ", "",
)  # fmt: skip
ACTIONS = (
    "take", "look at", "go over", "explain", "think about", "check", "describe", "follow", "write",
    "work through", "read", "consider", "tell", "show", "break down", "list", "answer", "give",
    "state", "finish", "reason about", "talk about", "play with", "open", "keep", "count", "carry",
)  # fmt: skip
OBJECTS = (
    "it", "this", "that", "the question", "the task", "everything", "the parts", "each part", "all",
    "your thoughts", "the steps", "one thing", "the whole story", "the result", "what you see",
    "the case", "the details", "your reasons", "every step", "the way",
)  # fmt: skip
MANNERS = (
    "", "", " slowly", " carefully", " at once", " in order", " in one word", " in full", " first",
    " piece by piece", " one after the other", " with care", " now", " aloud", " in short",
    " from the start", " bit by bit", " in a few steps", " without a word", " and then stop",
    " line by line", " like a teacher", " as usual", " before the end",
)  # fmt: skip
ENDS = (".", ".", ".", ":", "!", "...", "")

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


def _as_said(wording: str) -> str:
    """Return a pattern of a wording; "I say" is not in "Eli says"."""
    text = wording.strip()
    return rf"(?<!\w){re.escape(text)}" + (r"(?!\w)" if text[-1].isalnum() else "")


_KEPT_OUT = HELD_OUT_PREFIXES + HELD_OUT_CUES + HELD_OUT_STEP_CUES + HELD_OUT_DESCRIPTIONS
_SAID = re.compile("|".join(map(_as_said, _KEPT_OUT)), re.IGNORECASE)
_SOUGHT = tuple(wording.strip().lower() for wording in _KEPT_OUT)


def held_out(text: str) -> bool:
    """Say whether a text has a wording that is kept out of training."""
    # Nearly all texts have none, and to find that out a pattern takes thirty times as long.
    lowered = text.lower()
    return any(each in lowered for each in _SOUGHT) and _SAID.search(text) is not None


def odd_words(rng: random.Random, most: int) -> str:
    """Make up a name of 1 to `most` everyday words, or now and then of random letters."""
    if rng.random() < 0.15:
        letters = rng.choice(("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        return "".join(rng.choices(letters, k=rng.randint(1, 6)))
    text = " ".join(rng.choices(WORDS, k=rng.randint(1, most)))
    return rng.choice((text.capitalize(), text.capitalize(), text, text.title(), text.upper()))


def odd_prefix(rng: random.Random) -> str:
    """Make up what stands before a question."""
    frame = rng.choice(("{}", "{}", "{}", "{}", "### {}", "[{}]", "<{}>", "* {}"))
    return frame.format(odd_words(rng, 3)) + rng.choice(PREFIX_MARKS)


def odd_cue(rng: random.Random) -> str:
    """Make up a cue for the answer, such as `Bright stone:`; it never ends in a space."""
    if rng.random() < 0.15:
        return f"### {odd_words(rng, 2)}:\n"
    if rng.random() < 0.2:
        return odd_words(rng, 3)
    return odd_words(rng, 3) + rng.choice(CUE_MARKS)


def paired_frame(rng: random.Random) -> tuple[str, str, str]:
    """Draw a frame that closes what it opens, of made-up tags now and then."""
    if rng.random() < 0.6:
        return rng.choice(PAIRED)
    one, other = (odd_words(rng, 1) for _ in range(2))
    line = rng.choice(("", "\n"))
    middle = f"</{one}>{rng.choice(('', ' ', line))}<{other}>"
    return f"<{one}>{line}", f"{line}{middle}{line}", f"{line}</{other}>\n"


def odd_sentence(rng: random.Random) -> str:
    """Make up a sentence that asks for something, or means nothing at all."""
    if rng.random() < 0.2:
        return odd_words(rng, 6) + rng.choice(ENDS)
    opener, action = rng.choice(OPENERS), rng.choice(ACTIONS)
    action = action if opener else action.capitalize()
    return f"{opener}{action} {rng.choice(OBJECTS)}{rng.choice(MANNERS)}{rng.choice(ENDS)}"
