"""What exports, pages, tools and colleagues left in rows and templates, by the catalogue of marks
in `lint/artefacts.toml`. The rules that its entries name say so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.artefacts import Artefact, artefacts
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Example

_FIRST_DOCS = 3
"""What the template writes is in all of so many."""

_MOST_MARKS = 20
_LONGEST = 50
_FEWEST_OF_SIGNS = 3

_ABOUT_MARKS = compiled(
    r"\b(?:clean(?:ed)?(?: up)?|clean-?up|markup|regex\w*|regular expressions?|render\w*|decod\w+"
    r"|encod\w+|(?:un)?escap\w+|normali[sz]\w+|artefacts?|artifacts?|corrupt\w*|garbled|mojibake"
    r"|pre-?process\w*|tokeni[sz]\w+|detokeni[sz]\w+|boilerplate|strip the)\b"
    r"|清洗|清理|乱码|转义|编码|解码|渲染|还原|噪声|去除|分词|标记语言|正则",
    re.IGNORECASE,
)
"""What a prompt says whose texts have marks of right."""

_ROMAN = exactly(r"[IVXLCDM]+\Z")
_HAS_WORDS = exactly(r"\w")
_QUOTES = "'\"`“”‘’「」"

_OF = {
    "table": say("a table of pandas"),
    "program": say("what a program prints of its values"),
    "spreadsheet": say("a spreadsheet"),
    "database": say("a data base"),
    "csv": say("a file of CSV"),
    "letter": say("a letter to be filled in"),
    "catalogue": say("a catalogue of translations"),
    "template": say("a language of templates"),
    "format": say("a text that was to be formatted"),
    "code": say("the code"),
    "yaml": say("a file of YAML"),
    "assistant": say("what an assistant said"),
    "colleague": say("a remark of a colleague"),
    "draft": say("a draft"),
    "subtitles": say("a file of subtitles"),
    "book": say("the pages of a book"),
    "exam": say("an exam"),
    "site": say("a page of the web"),
    "picture": say("a picture that is not there"),
    "word_processor": say("a word processor"),
    "mail": say("a mail"),
    "forum": say("a forum"),
    "markdown": say("Markdown"),
    "latex": say("LaTeX"),
    "annotation": say("an annotation"),
    "diff": say("a diff"),
    "notebook": say("a notebook"),
    "listing": say("the listing of a program"),
    "html": say("HTML"),
    "encoding": say("a wrong encoding"),
    "half_width": say("Japanese of half width"),
    "typing": say("a key beside the one that was meant"),
    "conversion": say("a conversion from simplified characters"),
}


def left_over(subject: Subject, says: str) -> Iterator[Hit]:
    """Yield the docs that have a mark of the catalogue which one rule tells."""
    told, prompt = subject.told, _words_of_a_prompt(subject)
    for mark in artefacts():
        if mark.says != says:
            continue
        of_row = mark.where != "template" and mark.may_be_in(subject.words_of_rows)
        of_template = mark.where != "row" and mark.may_be_in(prompt)
        if not (of_row or of_template) or (mark.topic and mark.topic.search(told)):
            continue
        hits: list[tuple[int | None, str]] = []
        if of_row and not _ABOUT_MARKS.search(told):
            hits = _in_rows(subject, mark)
        for doc_id, found in hits:
            yield _hit(subject, mark, doc_id, found, say("Take it out of the data."))
        if not hits and of_template:
            for doc_id, found in _in_template(subject, mark):
                yield _hit(subject, mark, doc_id, found, say("Correct it in the template."))


def _words_of_a_prompt(subject: Subject) -> str:
    """Return the words of the description and the first input, where any mark of the template is,
    as `words_of_rows` has those of rows."""
    first = subject.rendered[0].example.input if subject.rendered else ""
    text = f"{subject.settings.description}\0{first}"
    return " ".join(text.split()) + " \n" * ("\n" in text)


def _in_rows(subject: Subject, mark: Artefact) -> list[tuple[int | None, str]]:
    """Return the docs that show a mark which their row has, with it; none where too few have it, or
    so many that it may be meant."""
    if not mark.among_lines.search(subject.rows_in_one):
        return []
    told = subject.told
    hits: list[tuple[int | None, str]] = []
    for (doc_id, _, example), texts in zip(subject.examples, subject.row_texts, strict=True):
        for text in texts:
            match = mark.found_in(text)
            found = match[0].strip() if match else ""
            if not match or not found or found in told or _is_matter(mark, text, texts):
                continue
            if mark.whole and _is_of_a_code(found, texts, subject):
                continue
            if _is_shown(subject, found, example) and not _is_meant(match):
                if (
                    mark.whole
                    or mark.of == "spreadsheet"
                    or found not in map(str.strip, golds_of(example))
                ):
                    hits.append((doc_id, found))
                break
    is_enough = mark.least <= len(hits) <= mark.most * len(subject.examples)
    return hits if is_enough else []


def _is_matter(mark: Artefact, text: str, texts: Sequence[str]) -> bool:
    """Say whether another text of the row speaks of what has such a mark."""
    return mark.topic is not None and any(
        other is not text and mark.topic.search(other) for other in texts
    )


def _is_of_a_code(found: str, texts: Sequence[str], subject: Subject) -> bool:
    """Say whether a text that is a mark as a whole is one of many signs alone, in its row or in
    others (Morse's `...`, a row of a grid), a Roman numeral among others (`XXX`), what a program
    prints that has its letter in quotes (`"x" * 5`), or goes with its initials: `to be
    announced` of TBA."""
    others = [text.strip() for text in texts]
    others.remove(found)
    quoted = (f'"{found[0]}"', f"'{found[0]}'")
    if len(set(found)) == 1 and any(one in text for one in quoted for text in others):
        return True
    if _ROMAN.match(found) and any(map(_ROMAN.match, others)):
        return True
    if not any(map(str.isalpha, found)):
        if any(found[0] in text and not _HAS_WORDS.search(text) for text in others):
            return True
        if _signs_alone(found, subject) >= _FEWEST_OF_SIGNS:
            return True
        golds = [gold for _, _, one in subject.examples for gold in golds_of(one)]
        are_signs = 2 * sum(not _HAS_WORDS.search(gold) for gold in golds) > len(golds)
        return found in golds and are_signs
    return any(
        _initials(text) == own.lower()
        for one in texts
        for text, own in ((found, one.strip()), (one, found))
        if len(own) > 1
    )


def _signs_alone(found: str, subject: Subject) -> int:
    """Return how many other texts of rows are nothing but signs, with those of a mark: `.-.`."""
    own = {text.strip() for texts in subject.row_texts for text in texts if found[0] in text}
    return sum(text != found and not _HAS_WORDS.search(text) for text in own)


def _initials(text: str) -> str:
    return "".join(word[0] for word in text.lower().split())


def _is_shown(subject: Subject, found: str, example: Example) -> bool:
    """Say whether a prompt, an answer or what is ranked has what was found."""
    is_there = any(found in text for text in (example.input, *example.outputs))
    return is_there or subject.method == "ppl"


def _is_meant(match: re.Match[str]) -> bool:
    """Say whether what was found is in quotes by itself: a text that is spoken of."""
    text = match.string
    before, behind = text[: match.start()][-1:], text[match.end() :][:1]
    return before != "" and behind != "" and before in _QUOTES and behind in _QUOTES


def _in_template(subject: Subject, mark: Artefact) -> Iterator[tuple[int | None, str]]:
    """Yield the docs with a mark that is none of the row's, where the first ones all have it; the
    description, of no doc, first."""
    match = mark.found_in(subject.settings.description)
    if match:
        yield None, match[0].strip()
        return
    first = range(min(_FIRST_DOCS, len(subject.rendered)))
    if not first or not all(_own_of(subject, mark, place) for place in first):
        return
    for place, item in enumerate(subject.rendered):
        if own := _own_of(subject, mark, place):
            yield item.doc.id, own


def _own_of(subject: Subject, mark: Artefact, place: int) -> str:
    """Return the first mark of a doc's input that its row does not have, "" if there is none."""
    texts = subject.row_texts[place]  # those of docs come first
    for match in islice(mark.pattern.finditer(subject.rendered[place].example.input), _MOST_MARKS):
        found = match[0].strip()
        if not any(found in text for text in texts):
            return found
    return ""


def _hit(subject: Subject, mark: Artefact, doc_id: int | None, found: str, fix: Message) -> Hit:
    what, short = _OF[mark.of], found if len(found) <= _LONGEST else f"{found[:_LONGEST]}…"
    if mark.says == "note":
        message = say(
            "a note to oneself is left in the prompt: {note}", note=shorten(found, _LONGEST)
        )
    elif mark.says == "encoding":
        message = say("{found!r} comes of a wrong encoding", found=short)
    elif mark.says == "nothing":
        message = say("{found!r} stands where a value is missing, from {what}",
                      found=short, what=what)  # fmt: skip
    else:
        message = say("{found!r} is left over from {what}", found=short, what=what)
    first_line = found.split("\n", 1)[0]
    return Hit(
        message,
        fix,
        doc_id,
        subject.code.line_with(first_line) or subject.code.line_of_input,
        about=mark.name,
        severity=mark.severity,
    )
