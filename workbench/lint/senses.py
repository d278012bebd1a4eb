"""What classes of texts speak of: a lexicon, by which a text tells its own class."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from workbench.io.han import exactly
from workbench.io.kept_tables import read_table
from workbench.io.scripts import wholly_simplified

RELATIONS = "relation"
"""The family of what two texts are to each other: told in definitions, and not by the texts."""

VERDICTS = "verdict"
"""The family of yes and no, which texts do not tell by their words either."""

TOLD_IN_DEFINITIONS = frozenset({RELATIONS, VERDICTS, "commit"})
"""The families whose classes a definition tells by its words, and no text that is classified: what
a commit is for its subject need not say."""

_FILES = "senses*.toml"
_WORDS = exactly(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_BETWEEN_WORDS = exactly("[_/-]")
_BETWEEN_NAMES = exactly(r" (?:and|or|&) |&|和|与|、")
_ENDINGS = ("ful", "ing", "ed", "es", "er", "ly", "s", "d")
_SHORTEST = 3
"""What is left of a word without its ending has at least so many letters."""

_REACH = 3
"""A "not" so many words before a word turns it round."""

_LONGEST_HAN = 6
_NOT = frozenset({"not", "no", "never", "nothing", "hardly", "without", "neither", "nor", "cannot"})
_NOT_HAN = ("不", "没", "没有", "别", "未", "无", "并不", "不是", "不够", "不太", "谈不上")
_ENDS = {"?": "<?>", "？": "<?>", "!": "<!>", "！": "<!>", ".": "<.>", "。": "<.>"}
"""What a text ends with tells as a word does."""

_ARTICLES = ("a ", "an ", "the ", "about ", "about the ", "is ", "it is ")
_NOUNS = (" issue", " issues", " problem", " problems", " request", " question", " questions",
          " team", " desk", " department", " dept", " review", " news", " message", " intent",
          " query", " category", " section", " law", " comment", " text", " sentence", " language",
          "类", "科", "部", "部门", "新闻", "问题", "类别", "评论", "句", "组", "频道")  # fmt: skip
"""What a label says besides its class."""


@dataclass(frozen=True, eq=False)
class Sense:
    """A class: the names that data sets give it, and the words that tell it from the others of its
    family, alone or several in turn (`phrases`). `opposite` is the class that a "not" before a word
    makes of it, "" if none."""

    key: str
    family: str
    opposite: str
    names: frozenset[str]
    english: frozenset[str]
    phrases: tuple[str, ...]
    chinese: tuple[str, ...]


@cache
def senses() -> tuple[Sense, ...]:
    """Return all classes of the lexicon."""
    files = sorted(Path(__file__).parent.glob(_FILES))
    return tuple(
        Sense(
            key,
            one["family"],
            one.get("opposite", ""),
            frozenset(one["names"]),
            frozenset(word for word in one["en"].split() if "_" not in word),
            tuple(word.replace("_", " ").strip() for word in one["en"].split() if "_" in word),
            tuple(word.replace("_", " ") for word in one["zh"].split()),
        )
        for file in files
        for key, one in read_table(file).items()
    )


@cache
def named() -> Mapping[str, Sequence[Sense]]:
    """Return the classes that have each name."""
    found: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses():
        for name in sense.names:
            found[name].append(sense)
    return found


@lru_cache(maxsize=1024)
def called(label: str) -> Sequence[Sense]:
    """Return the classes that a label names, with or without an article, a plural's ending, or what
    it says besides: `sports desk`."""
    if not _is_word(label):
        return ()
    bare = " ".join(_BETWEEN_WORDS.sub(" ", label.casefold()).split())
    bare = wholly_simplified(bare).strip(" .。:：\"'“”")
    known = named()
    whole = wholly_simplified(label.casefold().strip(" .。:："))
    forms = [whole, bare]
    forms += [bare.removeprefix(article) for article in _ARTICLES if bare.startswith(article)]
    forms += [form.removesuffix(noun) for noun in _NOUNS for form in forms[1:] if form != noun]
    for form in forms:
        if form in known:
            return known[form]
        if " " not in form and form.isascii():
            for stem in sorted(forms_of(form) - {form}):
                if stem in known:
                    return known[stem]
    parts = [part.strip() for part in _BETWEEN_NAMES.split(bare) if part.strip()]
    if len(parts) > 1:
        return tuple(dict.fromkeys(sense for part in parts for sense in known.get(part, ())))
    return ()


def _is_word(label: str) -> bool:
    """Say whether a label is more than a letter or a number: most are told without the lexicon."""
    return any(map(str.isalpha, label)) and (len(label) > 1 or not label.isascii())


def merged(label: str, found: Sequence[Sense]) -> Sense:
    """Return one class that has the words of several, the first one's where there is but one."""
    first = found[0]
    if len(found) == 1:
        return first
    return Sense(
        "+".join(sense.key for sense in found),
        first.family,
        first.opposite,
        frozenset({label}).union(*(sense.names for sense in found)),
        frozenset().union(*(sense.english for sense in found)),
        tuple(dict.fromkeys(words for sense in found for words in sense.phrases)),
        tuple(dict.fromkeys(words for sense in found for words in sense.chinese)),
    )


@lru_cache(maxsize=64)
def classes_of(labels: frozenset[str]) -> Mapping[str, Sense]:
    """Return which class of the lexicon each label names, by the label: of the one family that
    knows most of them, none where it knows fewer than two of them apart."""
    families: dict[str, dict[str, list[Sense]]] = defaultdict(lambda: defaultdict(list))
    for label in sorted(labels):
        for sense in called(label):
            families[sense.family][label].append(sense)
    best: dict[str, Sense] = {}
    for known in families.values():
        found = {label: merged(label, known[label]) for label in known}
        keys = {sense.key for sense in found.values()}
        if len(found) > max(1, len(best)) and len(keys) == len(found):
            best = found
    return best


class Reader:
    """Tells which of some classes a text speaks of, by their words and, where asked, by their
    names. A word that two of them have tells nothing."""

    def __init__(self, classes: Iterable[Sense], *, by_name: bool = False) -> None:
        self.by_key = {sense.key: sense for sense in classes}
        self._words: dict[str, Sense | None] = {}
        self._phrases: dict[str, list[tuple[str, Sense]]] = defaultdict(list)
        self._parts: list[tuple[str, Sense]] = []
        self._han: dict[str, Sense | None] = {}
        for sense in self.by_key.values():
            self._learn(sense, sense.names if by_name else ())

    def _learn(self, sense: Sense, names: Collection[str]) -> None:
        plain = [name for name in names if name.isascii()]
        for word in sense.english | {name for name in plain if " " not in name}:
            self._words[word] = None if self._words.get(word, sense) is not sense else sense
        for words in (*sense.phrases, *(name for name in plain if " " in name)):
            self._phrases[words.partition(" ")[0]].append((words, sense))
        for part in (*sense.chinese, *(name for name in names if not name.isascii())):
            if part.isascii() or len(part) > _LONGEST_HAN or not part.isalpha():
                self._parts.append((part.replace("⏎", "\n"), sense))
            else:
                self._han[part] = None if self._han.get(part, sense) is not sense else sense

    def counts(self, text: str) -> Mapping[str, Sequence[str]]:
        """Return the words of a text that speak of each class, by the class's key."""
        found: dict[str, list[str]] = defaultdict(list)
        for word, sense, is_denied in self._found(text):
            key = sense.key
            if is_denied:
                if not sense.opposite:
                    continue
                key = sense.opposite if sense.opposite in self.by_key else key
            found[key].append(word)
        return found

    def _found(self, text: str) -> Iterator[tuple[str, Sense, bool]]:
        own = wholly_simplified(text.casefold())
        tokens = _WORDS.findall(own)
        spaced = f" {' '.join(tokens)} " if self._phrases else ""
        for place, token in enumerate(tokens):
            sense = self._sense_of(token)
            if sense is not None:
                yield token, sense, _is_denied(tokens, place)
            for words, other in self._phrases.get(token, ()):
                if (
                    f" {words} " in spaced
                    and words.split() == tokens[place : place + words.count(" ") + 1]
                ):
                    yield words, other, _is_denied(tokens, place)
        end = self._words.get(_ENDS.get(own.rstrip("\"'”’」』) \n")[-1:], ""))
        if end is not None:
            yield own.rstrip()[-1:], end, False
        if self._han and not own.isascii():
            yield from self._in_han(own)
        for part, sense in self._parts:
            if part in text:
                yield part.strip(), sense, False

    def _sense_of(self, token: str) -> Sense | None:
        if token in self._words:
            return self._words[token]
        for form in forms_of(token):
            if form in self._words:
                return self._words[form]
        return None

    def _in_han(self, text: str) -> Iterator[tuple[str, Sense, bool]]:
        """Yield the words of a text that has no spaces, the longest at each place, each once."""
        seen: set[str] = set()
        for place in range(len(text)):
            for size in range(_LONGEST_HAN, 0, -1):
                word = text[place : place + size]
                sense = self._han.get(word) if len(word) == size else None
                if sense is not None and word not in seen:
                    seen.add(word)
                    yield word, sense, text[:place].endswith(_NOT_HAN)
                    break


@lru_cache(maxsize=128)
def reader_of(classes: tuple[Sense, ...], *, by_name: bool = False) -> Reader:
    """Return what tells some classes apart."""
    return Reader(classes, by_name=by_name)


def told_by(
    text: str, classes: Iterable[Sense], *, by_name: bool = False
) -> tuple[Sense | None, int, Sequence[str]]:
    """Return of which class a text speaks most, how many more words of it there are than of the
    next one, and the words; None and 0 where it speaks of none, or of two as much. `by_name`: their
    names are words of theirs, as in what a prompt says of a label."""
    reader = reader_of(tuple(classes), by_name=by_name)
    found = reader.counts(text)
    ranked = Counter({key: len(words) for key, words in found.items()}).most_common(2)
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None, 0, ()
    key, count = ranked[0]
    return reader.by_key[key], count - (ranked[1][1] if len(ranked) > 1 else 0), found[key]


def _is_denied(tokens: Sequence[str], place: int) -> bool:
    near = tokens[max(0, place - _REACH) : place]
    return any(word in _NOT or word.endswith(("n't", "n’t")) for word in near)


@lru_cache(maxsize=16384)
def forms_of(token: str) -> frozenset[str]:
    """Return a word and what is left of it without an ending: `loved`, `love`, `lov`."""
    forms = {token}
    for ending in _ENDINGS:
        stem = token.removesuffix(ending)
        if stem != token and len(stem) >= _SHORTEST:
            forms |= {stem, f"{stem}e"}
            if stem[-1] == stem[-2]:  # `stopped`
                forms.add(stem[:-1])
            if stem[-1] == "i":  # `worries`
                forms.add(f"{stem[:-1]}y")
    return frozenset(forms)
