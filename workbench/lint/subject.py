"""What is linted: the prompts of all docs, rendered once, with what they were made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Protocol, TypeAlias

from workbench.answers.extraction import take
from workbench.errors import SettingError, TimeLimitError
from workbench.io.han import exactly, simplified
from workbench.lint.again import Again
from workbench.lint.blocks import Block, Cue, blocks_in, cues_in, stands_among
from workbench.lint.leaves import leaves_of, texts_of_row
from workbench.lint.line_samples import LineSamples, line_samples_in
from workbench.lint.paragraphs import Paragraph, cues_apart, paragraphs_in, unanswered_in
from workbench.lint.roles import roles_of, truths_by
from workbench.lint.samples import NO_SAMPLES, Samples, samples_in
from workbench.lint.source import Parsed, parse
from workbench.lint.truth import (
    NOT_SHOWN,
    Shown,
    Truth,
    bare,
    content_of,
    first_number,
    plain,
    shown_in,
    truth_of,
    words_in,
)
from workbench.messages import quoted
from workbench.models.offsets import Measures
from workbench.prompts.listing import Option, label_in
from workbench.runs.judging import score_settings
from workbench.runs.plan import Plan
from workbench.types import (
    Decoding,
    Doc,
    Example,
    Method,
    Prompt,
    Rendered,
    RenderFailure,
    RenderSettings,
    Segment,
)

FIELD_ROWS = 100
"""So many rows say which fields the data has."""

_NUMBERED = exactly(r"\A\W*(?:\d{1,2}|[一二三四五六七八九十]{1,2}|[A-Za-z])[.)、．]\s*")
_FORM = exactly(r"\s*(?:<[^<>\n]+>|\{[^{}\n]+\}|\[[^\[\]\n]+\]|\.{3}|…+|_+)\s*")
MATCHES = frozenset({"exact_match", "prefix_match", "in_match", "qa_match", "gaokaobench_match"})
"""The metrics by which an output is right or wrong as a whole, and that run no code."""


_LONG_TEXT = 80
"""The words of a row's text of so many signs and more are read once for it and for inputs."""

SHORTEST_TURN = 8
"""So many signs and more are said by one row alone."""

_SOME_OTHERS = 4
_SEEN_INPUTS = 8

SPACES = (
    "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
    "\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)
"""All signs that words are split at."""

RUN = ("function_execution",)
"""The metrics of a task whose responses are run, and compared with nothing."""


class Ruler(Measures, Protocol):
    """What the rules on tokens need of a model; every one of ours fits."""

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is, those included that are put before it."""
        ...


@dataclass(frozen=True, slots=True)
class Graded:
    """What scoring made of a response: what was extracted, and whether it counts as right."""

    extracted: tuple[str, ...]
    is_right: bool


Extract: TypeAlias = Callable[[Mapping[str, Any], str], "tuple[str, ...]"]
"""`(row, response)` in: what the config's post-processor takes from a response."""

Grade: TypeAlias = Callable[[Mapping[str, Any], "str | tuple[str, ...]", str], Graded | None]
"""`(row, processed_output, response)` in: the config's post-processor and metric on a response."""


@dataclass(frozen=True, slots=True)
class ShownShot:
    """A few-shot example as a prompt shows it."""

    doc_id: int | None
    input: str
    output: str


@dataclass(frozen=True, slots=True)
class Imitation:
    """An example's output taken for a response, and what scoring makes of it, where that is known.
    `doc_id` is None for an example of a few-shot file of its own; `data` is its row."""

    doc_id: int | None
    data: Mapping[str, Any]
    example: Example
    response: str
    graded: Graded | None


def _spread(place: int) -> float:
    """Return by what places are put in order so that the first ones, however many, lie at two or
    three distances from each other: the fraction of their multiple of the golden ratio (three gaps,
    Swierczkowski 1958)."""
    return place * 0.6180339887498949 % 1


@dataclass(frozen=True)
class Subject:
    """A version's prompts under its settings, and what else the rules read.

    `items` are the docs' prompts or failures. `shots` has the docs and examples of a few-shot file
    or split of its own (`separate`), by id, as far as prompts show them, all of a short one;
    otherwise shots are docs.
    `in_chat`: prompts stand in a chat template. What is None or empty is not read: `grade`
    and `extract` (GEN), `ruler` (a tokenizer), `special` (texts that are a special token),
    `again` (a second rendering of some docs, in another process with another hash seed where that
    may tell), `changed` (docs whose row is another one when their call is over),
    `ignored` (rules that the project's settings silence). `is_whole` says that no doc of the task
    is left out.
    """

    items: tuple[Rendered | RenderFailure, ...]
    method: Method
    source: str = ""
    settings: RenderSettings = field(default_factory=RenderSettings)
    decoding: Decoding = field(default_factory=Decoding)
    metrics: tuple[str, ...] = ()
    dataset_name: str = ""
    in_chat: bool = False
    separate: bool = False
    shots: Mapping[int, tuple[Doc, Example]] = field(default_factory=dict)
    grade: Grade | None = None
    extract: Extract | None = None
    ruler: Ruler | None = None
    special: tuple[str, ...] = ()
    again: Again = field(default_factory=Again)
    changed: frozenset[int] = frozenset()
    ignored: tuple[str, ...] = ()
    is_whole: bool = True

    @cached_property
    def rendered(self) -> tuple[Rendered, ...]:
        """The docs that have a prompt."""
        return tuple(item for item in self.items if isinstance(item, Rendered))

    def some(self, most: int) -> tuple[Rendered, ...]:
        """Return so many of the rendered docs, or all where they are fewer, in their order.

        They are spread over all of them, so that what begins late in a file is seen, and those of a
        smaller number are among those of a larger one, so that what is kept of a doc serves again.
        """
        if most not in self._some:
            places = sorted(sorted(range(len(self.rendered)), key=_spread)[:most])
            self._some[most] = tuple(self.rendered[place] for place in places)
        return self._some[most]

    @cached_property
    def _some(self) -> dict[int, tuple[Rendered, ...]]:
        return {}

    @cached_property
    def golds(self) -> tuple[str, ...]:
        """The first gold of each rendered doc, without white space around it."""
        return tuple(golds_of(item.example)[0].strip() for item in self.rendered)

    @cached_property
    def rights(self) -> tuple[str, ...]:
        """What is right for each rendered doc, without white space around it."""
        return tuple(self.right_of(item).strip() for item in self.rendered)

    @cached_property
    def bare_rights(self) -> tuple[str, ...]:
        """What is right for each rendered doc, as labels are compared."""
        return tuple(bare(self.right_of(item)) for item in self.rendered)

    @cached_property
    def rights_by_id(self) -> Mapping[int, str]:
        """What is right for each rendered doc, by the doc's id."""
        ids = (item.doc.id for item in self.rendered)
        return dict(zip(ids, self.rights, strict=True))

    def right_of(self, item: Rendered) -> str:
        """Return what is right for a doc: its gold, in PPL its right choice."""
        if self.method == "ppl":
            return item.choices[item.gold[0]] if item.gold else ""
        return golds_of(item.example)[0]

    @cached_property
    def failures(self) -> tuple[RenderFailure, ...]:
        """The docs that have none."""
        return tuple(item for item in self.items if isinstance(item, RenderFailure))

    @cached_property
    def code(self) -> Parsed:
        """The transform's source, parsed."""
        return parse(self.source)

    @cached_property
    def fields(self) -> frozenset[str]:
        """The names of the rows' fields."""
        rows = (item.doc.data for item in self.items[:FIELD_ROWS])
        return frozenset(str(name) for row in rows for name in row)

    @cached_property
    def shows_answers(self) -> bool:
        """Whether answers stand right behind inputs: in shots, or as the choices of PPL."""
        return self.method == "ppl" or self.settings.num_fewshot > 0

    @cached_property
    def shown(self) -> tuple[tuple[ShownShot, ...], ...]:
        """The shots of each rendered doc, in order; one object for the docs that share them."""
        known: dict[tuple[ShownShot, ...], tuple[ShownShot, ...]] = {}
        found = (tuple(shots_in(item.prompt)) for item in self.rendered)
        return tuple(known.setdefault(shots, shots) for shots in found)

    @cached_property
    def examples(self) -> tuple[tuple[int | None, Mapping[str, Any], Example], ...]:
        """Every example at hand with its row and the id of its doc, None for one of a few-shot
        file of its own."""
        own = [(item.doc.id, item.doc.data, item.example) for item in self.rendered]
        return (*own, *((None, doc.data, example) for doc, example in self.shots.values()))

    @cached_property
    def is_uniform(self) -> bool:
        """Whether all docs have the same input, so that nothing can be told from equal texts."""
        texts = {item.example.input for item in self.rendered}
        return len(self.rendered) > 1 and len(texts) == 1

    @cached_property
    def is_ascii(self) -> bool:
        """Whether all inputs and outputs are plain ASCII, so that much need not be looked for."""
        return all(e.input.isascii() and e.output.isascii() for _, _, e in self.examples)

    @cached_property
    def told(self) -> str:
        """What the description and the template say, on lines of their own, without any row."""
        return f"{self.settings.description}\n{self.code.template}"

    @cached_property
    def _written(self) -> str:
        """All inputs and answers in one text, each but once."""
        texts = dict.fromkeys(
            text for _, _, e in self.examples for text in (e.input, *e.outputs, *golds_of(e))
        )
        return "\0".join(texts)

    @cached_property
    def words_written(self) -> str:
        """The words of all inputs and answers in one text, each but once."""
        rests: dict[str, None] = {}
        for (_, _, e), texts in zip(self.examples, self.row_texts, strict=True):
            rests[_without_texts(e.input, self._long_texts.intersection(texts))] = None
            rests.update(dict.fromkeys((*e.outputs, *golds_of(e))))
        return " ".join(self._words_of_long.union("\0".join(rests).split()))

    @cached_property
    def _long_texts(self) -> frozenset[str]:
        """The long texts of rows that inputs have whole, with white space around them."""
        pairs = zip(self.examples, self.row_texts, strict=True)
        return frozenset(
            text
            for (_, _, example), texts in pairs
            for text in texts
            if len(text) >= _LONG_TEXT and _without_texts(example.input, (text,)) != example.input
        )

    @cached_property
    def _words_of_long(self) -> frozenset[str]:
        return frozenset(" ".join(self._long_texts).split())

    @cached_property
    def _signs(self) -> frozenset[str]:
        signs = frozenset(self.words_written + simplified(self.words_written))
        return (signs - {" "}) | {space for space in SPACES if space in self._written}

    @cached_property
    def _folded(self) -> str:
        return simplified(self._written).casefold()

    @cached_property
    def _folded_words(self) -> str:
        return simplified(self.words_written).casefold()

    @cached_property
    def row_texts(self) -> tuple[tuple[str, ...], ...]:
        """The texts of each example's row, options among them."""
        return tuple(tuple(texts_of_row(data)) for _, data, _ in self.examples)

    @cached_property
    def rows_in_one(self) -> str:
        """The texts of all rows in one, each but once, on lines of its own."""
        return "\n\0\n".join(dict.fromkeys(text for row in self.row_texts for text in row))

    @cached_property
    def words_of_rows(self) -> str:
        """The words of all rows in one text, each but once; with a newline where a text has one."""
        others = {text for row in self.row_texts for text in row} - self._long_texts
        words = " ".join(self._words_of_long.union(" ".join(others).split()))
        return f"{words} \n" if "\n" in self.rows_in_one.replace("\n\0\n", "") else words

    def has_sign(self, signs: str) -> bool:
        """Say whether an input or an answer has one of these characters. Most faults need one that
        most tasks have nowhere, so no doc need be looked at."""
        return not self._signs.isdisjoint(signs)

    def may_say(self, *words: str) -> bool:
        """Say whether an input or an answer has one of these words, given in small letters, in
        whatever case. (A pattern that ignores case also takes `ı` for an i.)"""
        if words not in self._said:
            self._said[words] = any(map(self._says, map(simplified, words)))
        return self._said[words]

    def _says(self, phrase: str) -> bool:
        words = phrase.split()
        is_there = all(word in self._folded_words for word in words)
        return is_there and (words == [phrase] or phrase in self._folded)

    @cached_property
    def _said(self) -> dict[tuple[str, ...], bool]:
        return {}

    @cached_property
    def imitations(self) -> tuple[Imitation, ...]:
        """Every example that has an answer, with its output as if a model had said it."""
        delimiter = self.settings.target_delimiter
        found: list[Imitation] = []
        for doc_id, data, example in self.examples:
            response = delimiter + example.output
            gold = example.processed_output
            if response.strip() and any(map(str.strip, golds_of(example))):
                graded = self.grade(data, gold, response) if self.grade else None
                found.append(Imitation(doc_id, data, example, response, graded))
        return tuple(found)

    def behind(self, shot_id: int | None) -> tuple[Doc, Example] | None:
        """Return the doc and the example that serve as a shot, where they are at hand."""
        if shot_id is None:
            return None
        if self.separate:
            return self.shots.get(shot_id)
        own = self.docs.get(shot_id)
        return (own.doc, own.example) if own else None

    @cached_property
    def truths(self) -> Mapping[int, Truth]:
        """What each doc's row says of its options, by the doc's id."""
        rows = [item.doc.data for item in self.rendered]
        first = first_number(rows[:FIELD_ROWS])
        told = [truth_of(row, first) for row in rows]
        if not any(truth.golds for truth in told):
            told = self._told_by_roles(rows) or told
        return {item.doc.id: truth for item, truth in zip(self.rendered, told, strict=True)}

    def _told_by_roles(self, rows: Sequence[Mapping[str, Any]]) -> Sequence[Truth]:
        """Return what rows say whose fields have other names than data sets give them, none where
        the golds are neither options nor their labels: then the fields are something else."""
        roles = roles_of(rows, self.code)
        if roles is None:
            return ()
        told = truths_by(roles, rows)
        if 2 * sum(len({*truth.options}) < len(truth.options) for truth in told) > len(rows):
            return ()  # they have what is counted
        fitting = 0
        for item, truth in zip(self.rendered, told, strict=True):
            golds = [gold.strip() for gold in golds_of(item.example)]
            options = set(map(plain, truth.options))
            is_answer = options <= set(map(plain, golds))  # a list of all that is right
            fitting += not is_answer and any(label_in(g) or plain(g) in options for g in golds)
        return told if 2 * fitting > len(rows) else ()

    @cached_property
    def listed(self) -> Mapping[int, Shown]:
        """The options as each doc's input lists them, by the doc's id."""
        found = {
            item.doc.id: (item, shown_in(item.example.input, self.truths[item.doc.id]))
            for item in self.rendered
        }
        return {
            doc: NOT_SHOWN if self._is_of_worked(item, shown) else shown
            for doc, (item, shown) in found.items()
        }

    def _is_of_worked(self, item: Rendered, shown: Shown) -> bool:
        """Say whether a list is none of options: the steps of a worked answer, `(1) … (2) …`."""
        if not shown.options or shown.known:
            return False
        start, text = shown.options[0].start, item.example.input
        answers = [block.answer for block in self.blocks_of(item)[:-1] if block.answer]
        places = ((text.rfind(answer, 0, start + len(answer)), len(answer)) for answer in answers)
        return any(place >= 0 and start < place + size for place, size in places)

    def list_of(self, item: Rendered) -> Shown:
        """Return the options as a doc's input lists them."""
        return self.listed.get(item.doc.id, NOT_SHOWN)

    def shown_to(self, item: Rendered) -> tuple[ShownShot, ...]:
        """Return the shots of a doc's prompt, in order."""
        return self._shots_of.get(item.doc.id, ())

    @cached_property
    def _shots_of(self) -> Mapping[int, tuple[ShownShot, ...]]:
        pairs = zip(self.rendered, self.shown, strict=True)
        return {item.doc.id: shots for item, shots in pairs}

    def options_of_shot(self, shot: ShownShot) -> tuple[Option, ...]:
        """Return the options as a shot's input lists them, none where it has no such list."""
        own = None if self.separate or shot.doc_id is None else self.listed.get(shot.doc_id)
        if own is not None:
            return own.options
        found = self.behind(shot.doc_id)
        return shown_in(shot.input, truth_of(found[0].data)).options if found else ()

    def words(self, text: str) -> str:
        """Return a text as its words in one case (see `words_in`)."""
        found = self._words.get(text)
        if found is None:
            found = self._words[text] = words_in(text)
        return found

    def content(self, data: Mapping[str, Any], text: str) -> tuple[str, ...]:
        """Return the words of a row's texts as far as its input, `text`, has them."""
        found = self.contents.get(text)
        if found is None:
            found = self.contents[text] = content_of(data, self.words(text))
        return found

    @cached_property
    def _words(self) -> dict[str, str]:
        return {}

    @cached_property
    def contents(self) -> dict[str, tuple[str, ...]]:
        """What `content` made of inputs, by the input."""
        return {}

    @cached_property
    def masked(self) -> dict[int, str]:
        """What `frames.masked` made of docs, by id."""
        return {}

    @cached_property
    def counts_said(self) -> dict[str, Any]:
        """What rules on worked examples read of these and of their number, once it is known."""
        return {}

    @cached_property
    def ranked_lists(self) -> dict[str, Any]:
        """What `rules.rows.ranked` found of lists with numbers, once it is known."""
        return {}

    @cached_property
    def sign_tables(self) -> dict[str, Any]:
        """What `rules.rows.sign_for_sign` found of signs that stand for others, once it is
        known."""
        return {}

    @cached_property
    def legends(self) -> dict[str, Any]:
        """What rules on labels read of what the prompts say of these, once it is known."""
        return {}

    @cached_property
    def own_texts(self) -> dict[str, str]:
        """What `told.own_text` made of the prompts: one text, once it is known."""
        return {}

    @cached_property
    def rows_unlike(self) -> dict[tuple[str, ...], Any]:
        """What `unlike_kinds.faults_by_trait` found in rows, by the fields that it looked at."""
        return {}

    def cues(self, text: str) -> tuple[Cue, ...]:
        """Return the cues that the template wrote into a text."""
        if text not in self._cues:
            self._cues[text] = cues_in(text, self.is_own_cue)
        return self._cues[text]

    @cached_property
    def _cues(self) -> dict[str, tuple[Cue, ...]]:
        return {}

    def is_own_cue(self, cue: str) -> bool:
        """Say whether the template or the description wrote a cue."""
        return cue in self.code.template or cue in self.settings.description

    def blocks_of(self, item: Rendered) -> tuple[Block, ...]:
        """Return the worked examples that a doc's input has in it, and those of the description;
        last what is asked."""
        if item.doc.id not in self._blocks:
            *worked, own = blocks_in(self._own_text(item), self.is_own_cue)
            worked = [block for block in worked if not self._is_of_the_row(block, item)]
            worked = [block for block in worked if not self._is_a_meaning(block, own)]
            told = {block.cues[0].name for block in worked if self._is_told_of_the_row(block, item)}
            worked = [block for block in worked if block.cues[0].name not in told]
            if item.shot_ids:  # beside shots a description may give the form: `Desk: <desk>`
                worked = [block for block in worked if not _FORM.fullmatch(block.answer or "")]
            self._blocks[item.doc.id] = (*worked, own)
        return self._blocks[item.doc.id]

    def _is_a_meaning(self, block: Block, own: Block) -> bool:
        """Say whether a label stands in the place of a block's last cue, which what is asked has
        not: what is behind it is what the label means, `absent: the patient does not have it`."""
        if own.cues and block.cues[-1].name == own.cues[-1].name:
            return False
        name = _NUMBERED.sub("", block.cues[-1].written).strip(" :：").casefold()
        return name in self.labels

    def _is_of_the_row(self, block: Block, item: Rendered) -> bool:
        """Say whether a text of the row stands behind a cue of what looks like a worked example: a
        turn of the talk that is asked about."""
        said = {cue.content.strip() for cue in block.cues}
        long = {text for text in said if len(text) > SHORTEST_TURN}
        return any(
            leaf.strip() in (said if isinstance(value, list) else long)
            and leaf.strip() not in self.code.template
            for value in (item.doc.data.values() if said else ())
            for leaf in leaves_of(value)
            if leaf.strip()
        )

    def _is_told_of_the_row(self, block: Block, item: Rendered) -> bool:
        """Say whether the template tells a text behind a cue with words of the row in it: all that
        begins with that cue is a turn of one talk. What is alike in several docs is no row's, and
        a last cue may have the next block's lines behind its own."""
        template = self.code.template
        some = [other.example.input for other in self.rendered[:_SOME_OTHERS]]
        texts = [
            text
            for cue in block.cues
            if (text := cue.content.strip().partition("\n")[0]) not in template
            and not all(text in other for other in some)
        ]
        leaves = [leaf.strip() for leaf in leaves_of(item.doc.data)] if texts else []
        return any(stands_among(leaves, text, template) for text in texts)

    def options_of(self, item: Rendered) -> tuple[Sequence[str], Sequence[str]]:
        """Return the options of a doc's row and the right ones; those of its target_scores where
        the row does not say which one is right, and they do."""
        truth = self.truths[item.doc.id]
        if len(truth.golds) != 1 and len(item.gold) == 1:
            return item.choices, (item.choices[item.gold[0]],)
        return truth.options, truth.golds

    def right_and_wrong(self, item: Rendered) -> tuple[str, Sequence[str]] | None:
        """Return a doc's right option and its wrong ones, None where that is not known."""
        options, golds = self.options_of(item)
        if len(golds) != 1 or len(options) < 2:
            return None
        return golds[0], [option for option in options if option != golds[0]]

    def paragraphs_of(self, item: Rendered) -> tuple[Paragraph, ...]:
        """Return the same as far as each is a paragraph with the cues of what is asked, whether or
        not it has an answer; none where there is no such example."""
        if item.doc.id not in self._paragraphs:
            found = paragraphs_in(self._own_text(item), self.is_own_cue)
            self._paragraphs[item.doc.id] = found
        return self._paragraphs[item.doc.id]

    def unanswered_of(self, doc_id: int) -> tuple[Paragraph, ...]:
        """Return the worked examples of a doc's input that end before the answer's cue."""
        return unanswered_in(self._own_text(self.docs[doc_id]), self.is_own_cue)

    def cues_apart(self, item: Rendered) -> tuple[str, str]:
        """Return the last cue of the examples, and that of what is asked, where these have as many
        cues and none in common; two empty texts otherwise."""
        longest = self._longest_output
        return cues_apart(self._own_text(item), self.is_own_cue, self.labels, longest)

    @cached_property
    def _longest_output(self) -> int:
        return max((len(item.example.output) for item in self.rendered), default=0)

    @cached_property
    def samples(self) -> Samples:
        """The worked samples that the template and the description have, wherever they stand."""
        texts = [item.example.input for item in self.rendered[:_SEEN_INPUTS]]
        found = samples_in(self.settings.description, texts, self.is_own_cue)
        lines = self.line_samples
        if found is not NO_SAMPLES or not lines.pairs:
            return found
        pairs = tuple((pair.asked, pair.answer) for pair in lines.pairs)
        return Samples(pairs=pairs, rest=lines.rest, lines=lines.lines)

    @cached_property
    def line_samples(self) -> LineSamples:
        """The worked samples of one line each that they have."""
        texts = [item.example.input for item in self.rendered[:_SEEN_INPUTS]]
        return line_samples_in(self.settings.description, texts, self.is_own_cue)

    @cached_property
    def labels(self) -> frozenset[str]:
        """What is right in the docs, in small letters."""
        golds = (gold for item in self.rendered for gold in golds_of(item.example))
        return frozenset(gold.strip().casefold() for gold in golds)

    @cached_property
    def _paragraphs(self) -> dict[int, tuple[Paragraph, ...]]:
        return {}

    def _own_text(self, item: Rendered) -> str:
        if self.settings.description:
            before = self.settings.description + self.settings.description_separator
            return before + item.example.input
        return item.example.input

    @cached_property
    def _blocks(self) -> dict[int, tuple[Block, ...]]:
        return {}

    @cached_property
    def docs(self) -> Mapping[int, Rendered]:
        """The docs that have a prompt, by id."""
        return {item.doc.id: item for item in self.rendered}


def make_grade(plan: Plan) -> Grade | None:
    """Return what judges a response as the plan's first metric does; None in PPL, and for a
    metric that gives parts of a point or runs code."""
    config = plan.config
    if config.method != "gen" or not config.metrics or config.metrics[0].type not in MATCHES:
        return None
    extract = make_extract(plan)
    if extract is None:
        return None
    metric = score_settings(plan).gen_metrics[config.metrics[0].name]

    def grade(data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded | None:
        try:
            extracted = extract(data, response)
            return Graded(extracted, metric(data, gold, extracted).value >= 1)
        except TimeLimitError:  # a run leaves the row unscored, and says why
            return None

    return grade


def make_extract(plan: Plan) -> Extract | None:
    """Return what takes from a response what is compared; None in PPL, and where a run is refused.

    It raises TimeLimitError where a pattern of the config takes too long.
    """
    config = plan.config
    if config.method != "gen":
        return None
    try:
        score_settings(plan)
        take("", (), config.postprocess, compat=plan.compat)
    except SettingError:  # a run refuses it and says why
        return None

    def extract(data: Mapping[str, Any], response: str) -> tuple[str, ...]:
        _, extracted = take(
            response,
            config.decoding.until,
            config.postprocess,
            filters=config.filters,
            data=data,
            compat=plan.compat,
        )
        return extracted

    return extract


def parts_of(prompt: Prompt) -> Iterator[tuple[Segment, ...]]:
    """Yield a prompt's segments, those of a shot together: from its input, or its output where
    that is empty, up to the next shot or the doc's own input."""
    part: list[Segment] = []
    for segment in prompt.segments:
        is_output = segment.kind == "shot_output"
        if part and (
            segment.kind in ("shot_input", "input")
            or (is_output and segment.doc_id != part[0].doc_id)
            or part[0].kind not in ("shot_input", "shot_output")
        ):
            yield tuple(part)
            part = []
        part.append(segment)
    yield tuple(part)


def shots_in(prompt: Prompt) -> Iterator[ShownShot]:
    """Yield the shots of a prompt, in order: what `shot_in` says of its parts."""
    shot: tuple[int | None, str, str] | None = None
    for segment in prompt.segments:
        kind = segment.kind
        if kind == "shot_output" and shot is not None and shot[0] == segment.doc_id:
            shot = (shot[0], shot[1], segment.text)
        elif kind in ("shot_input", "shot_output", "input"):
            if shot is not None:
                yield _shown_shot(*shot)
            shot = None
            if kind == "shot_input":
                shot = (segment.doc_id, segment.text, "")
            elif kind == "shot_output":
                shot = (segment.doc_id, "", segment.text)
    if shot is not None:
        yield _shown_shot(*shot)


@lru_cache(maxsize=4096)
def _shown_shot(doc_id: int | None, input: str, output: str) -> ShownShot:
    """Return a shot, the same object for the docs that share it: prompts have thousands."""
    return ShownShot(doc_id, input, output)


def shot_in(part: Sequence[Segment]) -> ShownShot | None:
    """Return the shot that a part of a prompt is, None if it is none."""
    texts = {segment.kind: segment.text for segment in part}
    if "shot_input" not in texts and "shot_output" not in texts:
        return None
    return ShownShot(part[0].doc_id, texts.get("shot_input", ""), texts.get("shot_output", ""))


def _without_texts(text: str, parts: Iterable[str]) -> str:
    """Return a text without others that stand in it between white space or its ends."""
    for part in parts:
        at = text.find(part)
        before, behind = text[:at], text[at + len(part) :]
        if at >= 0 and (not at or before[-1].isspace()) and (not behind or behind[0].isspace()):
            text = before + behind
    return text


def answers_of(item: Rendered, method: Method) -> tuple[str, ...]:
    """Return what is joined to a doc's prompt: its choices in PPL, the wanted output in GEN."""
    return item.endings if method == "ppl" else (item.target_delimiter + item.example.output,)


def golds_of(example: Example) -> tuple[str, ...]:
    """Return the texts of `processed_output`."""
    gold = example.processed_output
    return (gold,) if isinstance(gold, str) else gold


def stands_in(value: Any, text: str) -> bool:
    """Say whether `text` is in a string of the row: then it is data."""
    if isinstance(value, str):
        return text in value
    if isinstance(value, Mapping):
        return any(stands_in(part, text) for pair in value.items() for part in pair)
    return isinstance(value, list | tuple) and any(stands_in(part, text) for part in value)


def twice_in(texts: Sequence[str]) -> str | None:
    """Return the first text that is there more than once."""
    if len(set(texts)) == len(texts):
        return None
    return next(text for text in texts if texts.count(text) > 1)


def tail_of(text: str, most: int = 20, behind: str = "") -> str:
    """Return the end of a text and the beginning of what is behind it, as Python writes them."""
    cut = text if len(text) <= most else f"…{text[-most:]}"
    return quoted(cut + behind[:12])
