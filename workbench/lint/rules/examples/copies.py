"""Rules on copies and chains: shots that ask the doc's question in nearly its words, and chains of
thought that close on another answer than their own."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from workbench.errors import shorten
from workbench.io.han import compiled, exactly, simplified
from workbench.lint.blocks import Block
from workbench.lint.finding import Hit, Rule
from workbench.lint.repairs import drop_shots
from workbench.lint.rules.examples.chains import beside_option, unfounded
from workbench.lint.rules.examples.fewshot import ask_the_same
from workbench.lint.rules.examples.last_steps import is_left_to_readers
from workbench.lint.rules.examples.read_numbers import figure_of
from workbench.lint.rules.examples.steps_behind import steps_behind
from workbench.lint.rules.examples.sums import other_results
from workbench.lint.rules.examples.worked_rows import worked_row
from workbench.lint.rules.leaking.key_told import own_demonstrations, rows_written_out, turned_shots
from workbench.lint.rules.rows.held_against import beside_own_steps
from workbench.lint.subject import ShownShot, Subject, golds_of, tail_of
from workbench.lint.truth import content_of, places_of, words_in
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Example, Rendered

_FEWEST = 3
_FEWEST_INSIDE = 4
_SIGNS_A_WORD = 3
_FEWEST_SIGNS = 6
_FEWEST_CUES = 3
"""A worked example has two cues, and the question one."""
_HEAD = 24
_LOGIC = frozenset({"and", "or", "not", "xor", "true", "false"})
_CLAIM_SIGNS = 200

_CLOSES = compiled(
    r"(?:answer\s*(?:is|would be|must be|:|=)|####|\\boxed\{|答案(?:是|为|选)?|选"
    r"|therefore,?\s+the\s+(?:result|option|choice)\s+is)\s*[:：]?\s*"
    r"(?P<said>\(?[A-Za-z]\)?(?![\w'])|[-+$]?\d[\d,.]*|yes\b|no\b|true\b|false\b"
    r"|[^\s.。,，}]{1,30})",
    re.IGNORECASE,
)
_CLOSING_WORDS = ("answer", "####", "\\boxed{", "答案", "选", "therefore")
"""One of these is in all that closes: quicker to tell."""

_CLAIMS = compiled(
    r"(?:\b(?:so|therefore|thus|hence)\b,?\s(?:it|the\s\w+)\s(?:is|must be)|=)\s*"
    r"(?P<said>\(?[A-J]\)?|-?\$?\d[\d,]*(?:\.\d+)?)\s*[.。]?\s*(?:(?:so|the|thus|hence|final)\b,?\s*)*\Z",
    re.IGNORECASE,
)
"""What is said right before the sentence that gives the answer."""

_SIGN = exactly(r"[^\w\s.,;:?!'\"“”‘’。，；：？！、…–—-]|(?<![A-Za-z])-(?=[\d(])")

_SPACED_SIGN = exactly(r" ?([^\w\s]) ?")
_NUMBER = exactly(r"-?\d[\d,]*(?:\.\d+)?")


def near_copy(subject: Subject) -> Iterator[Hit]:
    """A shot asks the doc's own question in nearly its words: in another case or white space, or
    with a sentence more. Worked examples that the prompt brings along count, too."""
    if subject.is_uniform:
        return
    written = {
        **turned_shots(subject),
        **own_demonstrations(subject),
        **rows_written_out(subject),
        **_written_out(subject),
    }
    told = f"{subject.code.template}\0{subject.settings.description}".casefold()
    respaced = _respaced(subject)
    for item in subject.rendered:
        shot = next((s for s in _likely(subject, item) if _is_copy(subject, item, s)), None)
        shot = shot or respaced.get(item.doc.id)
        text = shot.input if shot else _worked_copy(subject, item) or _said_before(item)
        text = text or written.get(item.doc.id, "") or worked_row(subject, item, told)
        if text:
            yield Hit(
                say("a shot asks the doc's own question: {shot}", shot=shorten(text.strip(), 50)),
                say("Take that shot out, or the row that repeats it."),
                item.doc.id,
                subject.code.line_of_input if shot is None else None,
            )


def _respaced(subject: Subject) -> Mapping[int, ShownShot]:
    """Return the docs with a shot of the same input and output but for white space around signs,
    however short: `6 / 8 =` for `6/8 =`."""
    found: dict[int, ShownShot] = {}
    bare: dict[str, str] = {}
    for item in subject.rendered if subject.settings.num_fewshot else ():
        text = item.example.input
        if not any(map(str.isalnum, text)):
            continue
        for shot in subject.shown_to(item):
            if shot.input == text or shot.output.strip() != item.example.output.strip():
                continue
            for one in (text, shot.input):
                bare[one] = bare.get(one) or _SPACED_SIGN.sub(r"\1", " ".join(one.split()))
            if bare[text] == bare[shot.input]:
                found[item.doc.id] = shot
                break
    return found


def _likely(subject: Subject, item: Rendered) -> Iterator[ShownShot]:
    """Yield the shots of a doc that have the beginning of its texts, or it that of theirs: pairs
    are many, and the others are soon told from it."""
    text = item.example.input
    own = subject.content(item.doc.data, text)
    if not own or not _varies(own):
        return
    head, words = own[0][:_HEAD], subject.words(text)
    for shot in subject.shown_to(item):
        theirs = subject.words(shot.input)
        other = subject.contents.get(shot.input)
        if other is None and (found := subject.behind(shot.doc_id)):
            other = subject.content(found[0].data, shot.input)
        if head in theirs or (other and other[0][:_HEAD] in words):
            yield shot


def _is_copy(subject: Subject, item: Rendered, shot: ShownShot) -> bool:
    """Say whether a shot of a prompt is nearly the doc itself (and not in its very words, which
    another rule finds)."""
    if shot.input == item.example.input or (shot.doc_id == item.doc.id and not subject.separate):
        return False
    own = subject.content(item.doc.data, item.example.input)
    if not own or not _varies(own):
        return False
    found = subject.behind(shot.doc_id)
    if found is not None:
        other = subject.content(found[0].data, shot.input)
        if other == own:
            question = found[0].data.get("question")
            differs = question is None or question != item.doc.data.get("question")
            if not differs and not ask_the_same(item.doc, found[0]):  # in white space or case
                differs = subject.words(shot.input) == subject.words(item.example.input)
            return differs and _have_signs_alike(shot.input, item.example.input)
        if _is_inside(other, subject.words(item.example.input)):
            is_short = _has_signs(item.example.input, shot.input)
            return is_short and not _is_filled_in(other, own)
        if _is_filled_in(own, other):
            return False
    is_inside = _is_inside(own, subject.words(shot.input))
    return is_inside and _has_signs(shot.input, item.example.input)


def _is_filled_in(short: Sequence[str], long: Sequence[str]) -> bool:
    """Say whether a question has more than another in numbers, single letters and words of logic
    alone: then it is one of another thing, `How many are in {}?` and `How many are in {1, 2}?`."""
    more = Counter(" ".join(long).split()) - Counter(" ".join(short).split())
    return bool(more) and all(
        word.isdigit() or (len(word) == 1 and word.isascii()) or word in _LOGIC for word in more
    )


def _signs(text: str) -> list[str]:
    """Return the signs of a text that are no punctuation: brackets to close, or what is computed,
    may be all that tells two questions apart."""
    return _SIGN.findall(text)


def _have_signs_alike(one: str, other: str) -> bool:
    """Say whether two texts of the same words have the same signs at the same places: another
    question than `(not a) or b` is `not (a or b)`."""
    signs = _signs(one)
    return signs == _signs(other) and (not signs or _compact(one) == _compact(other))


def _has_signs(text: str, short: str) -> bool:
    """Say whether a text has all signs of a shorter one, in order: its brackets are its own."""
    signs = iter(_signs(text))
    return all(sign in signs for sign in _signs(short))


def _varies(content: Sequence[str]) -> bool:
    """Say whether texts, given by their words, are long enough to be told from others."""
    if sum(part.count(" ") - 1 for part in content) >= _FEWEST:
        return True
    whole = " ".join(content)
    return len(whole) >= _FEWEST_SIGNS and not whole.isascii()


def _is_inside(content: Sequence[str], text: str) -> bool:
    """Say whether all of a row's texts stand in another text, whole and in order. Numbers alone
    may by chance."""
    if not _in_order(content, text):
        return False
    letters = [word for part in content for word in part.split() if not word.isdigit()]
    signs = (word for word in letters if not word.isascii())
    return len(letters) >= _FEWEST_INSIDE or any(len(word) >= _FEWEST_SIGNS for word in signs)


def _in_order(content: Sequence[str], text: str) -> bool:
    place = 0
    for part in content:
        if part[:_HEAD] not in text:  # a long text is quicker to miss by its beginning
            return False
        place = text.find(part, place)
        if place < 0:
            return False
        place += len(part) - 1  # the space behind is before the next
    return True


def _worked_copy(subject: Subject, item: Rendered) -> str:
    """Return the worked example that asks the doc's question, "" if there is none."""
    text = item.example.input
    if text.count(":") + text.count("：") < _FEWEST_CUES:
        return ""
    *worked, own = subject.blocks_of(item)
    if not worked:
        return ""
    content = content_of(item.doc.data, words_in(own.text))
    if not content or not _varies(content):
        return ""
    question = _asked_in(own)
    for block in worked:
        asked = _asked_in(block)
        text, words = words_in(block.text), words_in(asked)
        if words == words_in(question) and _signs(asked) != _signs(question):
            continue
        if _in_order(content, text) and _has_signs(block.text, question):
            return block.text
        is_inside = len(words.split()) > _FEWEST_INSIDE and words in words_in(own.text)
        if is_inside and _has_signs(own.text, asked):
            return block.text
    return ""


def _asked_in(block: Block) -> str:
    """Return the longest text behind a cue of a block, its last left out, "" without one."""
    return max((cue.content for cue in block.cues[:-1]), key=len, default="")


def _written_out(subject: Subject) -> Mapping[int, str]:
    """Return the texts of those docs whose row stands in the template or the description: a worked
    example that was taken from the rows. What most rows have in common is an instruction."""
    own = f"{subject.code.template}\0{subject.settings.description}"
    words = subject.words(own)
    found: dict[int, str] = {}
    for item in subject.rendered:
        content = subject.content(item.doc.data, item.example.input)
        if content and _varies(content) and _is_inside(content, words):
            found[item.doc.id] = max(content, key=len)
    others = [item for item in subject.rendered if item.doc.id not in found]
    if len(found) > len(others):
        return {}
    shown = subject.words(others[0].example.input) if others else ""
    return {doc: text for doc, text in found.items() if text in shown}


def _said_before(item: Rendered) -> str:
    """Return a text of the row that stands in the input a second time in nearly its signs: in other
    case, without a mark or a space."""
    whole = ""
    for value in item.doc.data.values():
        if not isinstance(value, str) or len(value) < _FEWEST_SIGNS:
            continue
        if value not in item.example.input:
            continue
        own = _signs_alone(value)
        is_long = len(own) >= (_FEWEST_SIGNS if not own.isascii() else 3 * _FEWEST_SIGNS)
        text = item.example.input
        has_room = len(text) - len(value) >= len(own)
        if not is_long or (text.isascii() and not has_room):
            continue
        whole = whole or _signs_alone(item.example.input)
        others = (v for v in item.doc.data.values() if isinstance(v, str) and v != value)
        once = item.example.input.count(value) == 1
        is_again = once and whole.count(own) > 1 and _compact(text).count(_compact(value)) > 1
        if is_again and not any(own in _signs_alone(v) for v in others):
            return value
    return ""


def _compact(text: str) -> str:
    """Return the letters, digits and signs of a text that are no punctuation, in one case."""
    return "".join(s for s in text if s.isalnum() or _SIGN.match(s)).casefold()


_NO_SIGNS = {code: None for code in range(128) if not chr(code).isalnum()}


def _signs_alone(text: str) -> str:
    if text.isascii():  # the same by the quickest way
        return text.translate(_NO_SIGNS).lower()
    return "".join(filter(str.isalnum, text)).casefold()


def chain_differs(subject: Subject) -> Iterator[Hit]:
    """A chain of thought closes on another answer than its gold, which stands before it; or a
    worked example on another one than its last sum comes to; or, unlike nearly all others, on a
    number that its steps have nowhere; or steps of the row come to another one."""
    yield from steps_behind(subject)
    yield from other_results(subject)
    yield from beside_own_steps(subject)
    if subject.method != "gen":
        return
    yield from unfounded(subject)
    yield from beside_option(subject)
    for one in subject.imitations:
        said = _closing(one.response, one.example)
        if said:
            yield Hit(
                say(
                    "the steps close on {said}, and {gold} is right: {end}",
                    said=said,
                    gold=shorten(golds_of(one.example)[0], 30),
                    end=tail_of(one.response, 40),
                ),
                say("Correct the row's steps, or its answer."),
                one.doc_id,
                subject.code.line_of_output,
            )


def _closing(text: str, example: Example) -> str:
    """Return the answer that a text closes on where that is none of the golds, else ""."""
    golds = [gold.strip() for gold in golds_of(example)]
    size = len(text.split()) if text.isascii() else len(text) / _SIGNS_A_WORD
    if size < _FEWEST_INSIDE and "\n" not in text.strip():
        return ""
    last = deque(_CLOSES.finditer(text, _first_closing(text)), maxlen=1)
    if last:
        rest = text[last[0].start("said") :]
        if any(_same(gold, rest) or rest.strip("( ").startswith(gold) for gold in golds):
            return _claimed(text[: last[0].start()], golds, example.input)
        said = last[0]["said"].strip("().,$ ")
        kinds = [_kind(said), *(_kind(gold) for gold in golds)]
        return said if len(set(kinds)) == 1 and kinds[0] and said not in golds else ""
    numbers = _NUMBER.findall(text)
    if numbers and all(_kind(gold) == "number" for gold in golds):
        end = numbers[-1].replace(",", "")
        earlier = [number.replace(",", "") for number in numbers[:-1]]
        wanted = [gold.replace(",", "") for gold in golds]
        if end not in wanted and any(gold in earlier for gold in wanted):
            tail = text.rstrip(" .。\n")
            return numbers[-1] if tail.endswith(numbers[-1]) else ""
    return ""


def _first_closing(text: str) -> int:
    """Return where the first words stand that close a chain; the text's end if there are none."""
    lowered = simplified(text).lower()
    if len(lowered) != len(text):
        return 0
    found = [place for words in _CLOSING_WORDS if (place := lowered.find(words)) >= 0]
    return min(found, default=len(text))


_CHECKS = compiled(r"\b(?:check(?:ing)?|verif\w+|proof)\b\s?[:：]|验算|驗算|检验", re.IGNORECASE)


def _claimed(steps: str, golds: Sequence[str], asked: str) -> str:
    """Return what the steps right before the closing sentence come to where that is no gold."""
    claim = _CLAIMS.search(steps, max(0, len(steps) - _CLAIM_SIGNS))
    said = claim["said"].strip("().,$ ") if claim else ""
    if not said or len({_kind(said), *map(_kind, golds)}) > 1:
        return ""
    bare = said.replace(",", "")
    if any(bare == gold.replace(",", "").strip("$") for gold in golds):
        return ""
    if _kind(said) == "number" and any(
        is_left_to_readers(steps, figure_of(gold), asked) for gold in golds
    ):
        return ""
    # What is worked out there may be the way back.
    return "" if _CHECKS.search(steps, max(0, len(steps) - _CLAIM_SIGNS)) else said


def _same(gold: str, rest: str) -> bool:
    """Say whether a text begins with a gold, or has it in its first words."""
    head = rest[: len(gold) + 12].casefold().replace(",", "")
    word = gold.casefold().replace(",", "")
    return any(head[start - 1 : start] != "." for start in places_of(word, head))


@lru_cache(maxsize=4096)
def _kind(text: str) -> str:
    """Return what an answer is: a letter, a number, a yes or no; "" for any other text."""
    if text.casefold() in ("yes", "no", "true", "false", "是", "否"):
        return "verdict"
    if _NUMBER.fullmatch(text.strip("$.")):
        return "number"
    return "letter" if len(label_in(text)) == 1 and label_in(text).isalpha() else ""


RULES = (
    Rule(
        "few-shot/near-copy",
        "error",
        near_copy,
        "The answer stands in the prompt all the same: data sets repeat their questions with small "
        "changes, and worked examples are often taken from the test set.",
        "Those shots are left out.",
        drop_shots(lambda subject, item, shot, _: _is_copy(subject, item, shot)),
    ),
    Rule(
        "answer/chain-differs",
        "error",
        chain_differs,
        "The shots teach steps that lead elsewhere, and a model that follows them is wrong.",
    ),
)
