"""Rules on what a letter means: the options as the prompt lists them, and the answer that names one
of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.answers.folded_labels import folded_labels
from workbench.lint.rules.choices.classes_turned import classes_turned
from workbench.lint.rules.choices.defined import named_by_rows_otherwise
from workbench.lint.rules.choices.initials import by_initials, good_is_bad, other_numbers
from workbench.lint.rules.choices.inline_options import inline_faults
from workbench.lint.rules.choices.listed_places import by_listed_places
from workbench.lint.rules.choices.marked_twice import marked_twice
from workbench.lint.rules.choices.marks_apart import marks_apart
from workbench.lint.rules.choices.marks_out import marks_out_of_order
from workbench.lint.rules.choices.marks_unseen import marks_unseen
from workbench.lint.rules.choices.meanings_moved import legend_told
from workbench.lint.rules.choices.meant import told_for
from workbench.lint.rules.choices.order_marks import order_marks
from workbench.lint.rules.choices.other_line import of_another_line
from workbench.lint.rules.choices.other_series import other_order
from workbench.lint.rules.choices.own_marks import marks_of_before
from workbench.lint.rules.choices.own_words import against_words
from workbench.lint.rules.choices.parts_named import other_than_named
from workbench.lint.rules.choices.polarity import asked_the_other_way
from workbench.lint.rules.choices.rated import rated_otherwise
from workbench.lint.rules.choices.shown_letter import shown_letter
from workbench.lint.rules.choices.sorted_places import counted_by_alphabet, places_in_sorted
from workbench.lint.rules.choices.spelt_options import text_for_list
from workbench.lint.rules.choices.turned_fields import turned_in_code
from workbench.lint.rules.choices.twice_told import told_twice
from workbench.lint.rules.choices.unexplained import labels_untold, options_untold
from workbench.lint.rules.choices.unknown_as import unknown_as_another
from workbench.lint.rules.choices.unlisted import (
    are_numbers_of_unshown,
    is_number_of_none,
    letters_of_none,
    mentions,
)
from workbench.lint.rules.choices.verdicts import named_otherwise, turned_round
from workbench.lint.rules.choices.yes_of_fields import yes_of_fields
from workbench.lint.rules.instructions.spoken import said_of_list, unspoken
from workbench.lint.rules.rows.looked_up import looked_up
from workbench.lint.rules.rows.ranked import ranked_in_order
from workbench.lint.rules.source.counted_from import counted_from_one, numbered_from_two
from workbench.lint.rules.texts.empty_items import one_option_twice
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.lint.truth import Shown, are_labels, places_of, plain, stands_before, unmarked
from workbench.messages import Message, say
from workbench.prompts.listing import Option, kind_of, label_in, labels_in_words, listings
from workbench.types import Rendered

FEWEST_PLACED = 8
"""With fewer docs, one place for all golds is chance."""

PLACED = 0.8
"""The share of golds at one place that a fair order does not give."""

_SEVERAL_NUMBERS = 3
_EXPLAINS = ("=", "＝")
_PARTS_OPTIONS = exactly(r"\n|[(（]?(?<!\w)\w{1,2}\s?[)）.．、:：]")
_POINTS = compiled(
    r"(?<![\d.])\d{1,3}\s?(?:分(?!钟)|点(?!钟)|[級级]|(?:points?|pts?|marks?|Punkte?|puntos?|punti|punto"
    r"|pontos?|балл\w*|punkt\w*|punten)\b)",
    re.IGNORECASE,
)
"""So many points."""

_SEVERAL = compiled(
    r"\W*((?:[A-J](?:(?:\s*[,、;，/&]?\s*|\s+and\s+|和)[A-J])+)"
    r"|(?:[a-j](?:(?:\s*[,、;，/&]?\s*|\s+and\s+|和)[a-j])+))\W*"
)


def letters(subject: Subject) -> Iterator[Hit]:
    """The letter of an answer is none of those that the prompt lists (of another case or kind,
    too), an option is left out, listed twice, marked out of order or marked twice, or the prompt
    speaks of letters that it does not list, or of numbers where it lists letters; or the answer
    puts marks in an order that the list has not."""
    yield from order_marks(subject)
    yield from marks_unseen(subject)
    yield from labels_untold(subject)
    yield from options_untold(subject)
    by_number = _are_chosen_by_number(subject)
    some = _are_some_shown(subject) or _are_never_shown(subject)
    of_unshown, twice = are_numbers_of_unshown(subject), marked_twice(subject)
    spelt = text_for_list(subject)
    turned = other_order(subject) or counted_by_alphabet(subject)
    inline, by_example = inline_faults(subject), shown_letter(subject)
    is_told = False
    for item in subject.rendered:
        shown = subject.list_of(item)
        is_count = not by_number and not shown.known and _is_number(item)
        is_count = is_count and not of_unshown
        found = None if is_count else _of_the_answer(subject, item, shown)
        found = found or _of_the_list(item, shown)
        if found and found[0] == "missing" and some:
            found = None
        found = found or said_of_list(subject, item, shown) or twice.get(item.doc.id)
        if found is None and (one := one_option_twice(subject, item)):
            found = "twice", one
        found = ("spelt", spelt[item.doc.id]) if item.doc.id in spelt else found
        found = ("order", turned) if found is None and turned else found
        found = found or inline.get(item.doc.id)
        found = ("words", by_example) if found is None and by_example else found
        if found:
            about, message = found
            is_told = True
            yield Hit(
                message,
                say("Letter the options in a loop over target_scores."),
                item.doc.id,
                _line_of_list(subject, item),
                about=about,
            )
    if not is_told:
        yield from marks_apart(subject)
        yield from marks_of_before(subject)


def _are_some_shown(subject: Subject) -> bool:
    """Say whether all prompts leave options out, equally many, the right one never, and not always
    those at the same places: they are made easier so."""
    shown = [subject.list_of(item) for item in subject.rendered]
    known = [frozenset(place for place in one.places if place is not None) for one in shown]
    sizes = {(len(places), len(one.options)) for places, one in zip(known, shown, strict=True)}
    golds = [
        (one.truth.options.index(gold), places)
        for places, one in zip(known, shown, strict=True)
        for gold in one.truth.golds
        if gold in one.truth.options
    ]
    is_one_size = len(sizes) == 1 and all(size == listed > 1 for size, listed in sizes)
    is_left_in = len(golds) >= len(shown) and all(gold in places for gold, places in golds)
    return is_one_size and is_left_in and len(set(known)) > 2


def _are_never_shown(subject: Subject) -> bool:
    """Say whether no prompt shows the right option, which stands at the same place in all rows, and
    all others are shown: the answer is the last member of a row, `hand : glove :: foot :`."""
    places: set[int] = set()
    for item in subject.rendered:
        shown = subject.list_of(item)
        options = shown.truth.options
        missing = [n for n in range(len(options)) if n not in shown.places]
        if len(missing) != 1 or options[missing[0]] != golds_of(item.example)[0].strip():
            return False
        places.add(missing[0])
    return len(places) == 1


def _are_chosen_by_number(subject: Subject) -> bool:
    """Say whether answers may be numbers of lists: all are numbers, of half of the docs one of the
    list, or all but the same. Lines of a program or of a text are numbered, too, and what is asked
    about them may have any answer."""
    if subject.method != "gen":
        return True
    golds = [label_in(golds_of(item.example)[0]) for item in subject.rendered]
    if not all(gold.isdigit() for gold in golds):
        return False
    if _is_rubric(subject.list_of(subject.rendered[0]) if subject.rendered else None):
        return False
    shown = [subject.list_of(item).labels for item in subject.rendered]
    others = [gold for gold, labels in zip(golds, shown, strict=True) if gold not in labels]
    return 2 * len(others) <= len(golds) or len(set(others)) < _SEVERAL_NUMBERS


def _is_rubric(shown: Shown | None) -> bool:
    """Say whether a list that is none of the row's options says for what there are how many
    points: its numbers count the rules, and an answer is a sum."""
    options = () if shown is None or shown.known else shown.options
    return 0 < len(options) <= 2 * sum(_POINTS.search(each.text) is not None for each in options)


def _is_number(item: Rendered) -> bool:
    return kind_of(label_in(golds_of(item.example)[0]) or "-") == "digit"


def _line_of_list(subject: Subject, item: Rendered) -> int | None:
    code = subject.code
    for name in ("target_scores", *(n for n in item.doc.data if n in ("options", "choices"))):
        line = code.line_of_field(name)
        if line is not None:
            return line
    return code.line_of_input


def _of_the_answer(subject: Subject, item: Rendered, shown: Shown) -> tuple[str, Message] | None:
    """Say whether an answer is called by a letter that the prompt does not list."""
    text = item.example.input
    choices = [label_in(choice) for choice in item.choices]
    by_letter = are_labels(choices) and not choices[0].isdigit()
    if by_letter and subject.method == "ppl":
        lists = [[o.label for o in run] for run in listings(text)]
        if any(sorted(choices) == sorted(labels) for labels in lists):
            return None
        if not _labels_at_hand(item, shown) and mentions(sorted(choices), unspoken(subject, text)):
            return None
        message = say(
            "target_scores has {choices}; the prompt has {seen}",
            choices=", ".join(choices),
            seen=labels_in_words(shown.options),
        )
        return "choices", message
    if asked := letters_of_none(subject, item, shown):
        return "asked", say(
            "the prompt says {words!r} and lists {seen}",
            words=asked,
            seen=labels_in_words(()),
        )
    if subject.method == "ppl":
        return None
    several = _letters_in(golds_of(item.example)[0])
    if several and _are_of_another_case(several, shown):
        return "case", say(
            "the answer is {gold!r}; the prompt has {seen}",
            gold=golds_of(item.example)[0],
            seen=labels_in_words(shown.options),
        )
    for name, said in (("gold", golds_of(item.example)[0]), ("output", item.example.output)):
        label = label_in(said)
        if not label or label in shown.labels or label in _labels_at_hand(item, shown):
            continue
        own = set(map(plain, shown.truth.options))
        if plain(label) in own or (shown.labels and own.issuperset(map(plain, shown.labels))):
            continue  # options that are numbers, `15.`, are no marks of any
        if not shown.truth.options and not _are_in_turn(shown.labels):
            continue  # cues of one letter, `P:` and `H:`
        if not shown.truth.options and not _are_listed(subject, shown):
            continue  # steps, say: the answers are other letters
        if label.isdigit() and _are_told(subject):
            continue  # `甲：…` and `乙：…` are two texts, and `1` is to be written if they agree
        is_numbered = is_number_of_none(subject, item, shown, label)
        is_called = _is_called_by_label(item, shown, label, text)
        if not shown.labels and not is_called:
            told = unspoken(subject, f"{subject.settings.description}\n{text}")
            is_called = _is_called_by_label(item, shown, label, told)
        if not is_numbered and not is_called:
            continue
        if _is_read_in_any_case(subject, item, shown):
            continue
        message = say(
            "the answer is {gold!r}; the prompt has {seen}",
            gold=label,
            seen=labels_in_words(shown.options),
        )
        return name, message
    return None


def _are_listed(subject: Subject, shown: Shown) -> bool:
    """Say whether half of the docs' answers, or more, are labels of a list, in whatever case."""
    known = {label.casefold() for label in shown.labels}
    golds = [label_in(golds_of(item.example)[0]).casefold() for item in subject.rendered]
    return not known or 2 * sum(gold in known for gold in golds) >= len(golds)


def _are_told(subject: Subject) -> bool:
    """Say whether all answers are numbers, and the prompt says what each stands for."""
    known = subject.legends
    if "are numbers" not in known:
        golds = {label_in(golds_of(item.example)[0]) for item in subject.rendered}
        known["are numbers"] = all(map(str.isdigit, golds)) and golds <= {*legend_told(subject)}
    return known["are numbers"]


def _are_in_turn(labels: Sequence[str]) -> bool:
    """Say whether labels follow each other, or are no letters."""
    ranks = [ord(label) for label in labels if len(label) == 1 and label.isalpha()]
    return len(ranks) < len(labels) or all(b - a == 1 for a, b in pairwise(ranks))


def _labels_at_hand(item: Rendered, shown: Shown) -> set[str]:
    """Return the labels of a prompt's lists; where the last one has the row's own options, without
    those that it has in the other case: they are of worked examples."""
    every = {o.label for run in listings(item.example.input) for o in run if o.label}
    if shown.known == len(shown.options) > 1:
        every -= {label.swapcase() for label in shown.labels}
    return every | set(shown.labels) | set(_label_above(item.example.input, shown))


def _label_above(text: str, shown: Shown) -> str:
    """Return the label of the line right above a list that is marked as it is: the list begins
    there, with another option than its first, `C. … A. … B. …`."""
    if not shown.labels:
        return ""
    first = shown.options[0]
    line = text[: first.start].rstrip(" \t").removesuffix("\n").rpartition("\n")[2].strip()
    place = first.style.find("_")
    label = line[place : place + 1]
    is_alike = first.style != "_" and line.startswith(first.style.replace("_", label))
    return label if label and is_alike and kind_of(label) == first.kind else ""


def _is_read_in_any_case(subject: Subject, item: Rendered, shown: Shown) -> bool:
    """Say whether the listed letter counts as right where the gold is that letter in the other
    case, and no shot shows the gold's."""
    if subject.grade is None or subject.settings.num_fewshot:
        return False
    gold = item.example.processed_output
    label = label_in(golds_of(item.example)[0])
    listed = [one for one in shown.labels if one != label and one.casefold() == label.casefold()]
    graded = (subject.grade(item.doc.data, gold, one) for one in listed)
    return any(each is not None and each.is_right for each in graded)


def _letters_in(text: str) -> tuple[str, ...]:
    """Return the letters of an answer that is several, `AC` or `A, C`; none of any other."""
    text = text.strip()
    match = _SEVERAL.fullmatch(text) if len(text) > 1 else None
    found = re.findall(r"[A-Ja-j]", match[1].replace("and", "")) if match else []
    return tuple(found) if len(set(found)) == len(found) > 1 else ()


def _are_of_another_case(several: Sequence[str], shown: Shown) -> bool:
    folded = {label.casefold() for label in shown.labels}
    is_known = len(folded) > 1 and {one.casefold() for one in several} <= folded
    return is_known and not set(several) & set(shown.labels)


def _is_called_by_label(item: Rendered, shown: Shown, label: str, text: str) -> bool:
    """Say whether a label that no list of the prompt has is meant as one."""
    own = kind_of(label)
    labels = shown.labels
    if not shown.known and stands_before(label, text, _EXPLAINS):
        return False
    if labels:
        kinds = {kind_of(each) for each in labels}
        if own == "digit" and not shown.known and mentions([label], text, first=0):
            return False  # texts are counted, and the prompt says what the number means
        if own in kinds or label.casefold() in [each.casefold() for each in labels]:
            return True
        if own == "digit":  # a number may be the answer itself
            return label in "0123456789" and len(shown.truth.options) > 1
        is_named = own in ("upper", "lower", "roman", "ring", "stem", "wide")
        if is_named and shown.known > 1:
            return True  # the row's own options are listed, by other labels
        return is_named and not mentions([label], text, first=0)
    if own not in ("upper", "lower") or len(label) != 1:
        return False
    if len(shown.truth.options) > 1 or are_labels([c.strip() for c in item.choices]):
        return not mentions([label], text, first=0)
    return False


def _are_bare(shown: Shown) -> bool:
    """Say whether lines behind bullets are options, and no sentences that name one each."""
    wanted = set(map(plain, shown.truth.options))
    return all(plain(option.text) in wanted for option in shown.options)


def _of_the_list(item: Rendered, shown: Shown) -> tuple[str, Message] | None:
    """Say whether the list lacks an option, has one twice, or is marked out of order."""
    options, truth = shown.options, shown.truth.options
    marked = [o for o in options if o.label and not o.kind.startswith("roman")]
    ranks = [option.rank for option in marked]
    gold = label_in(golds_of(item.example)[0])
    letters = (gold,) if gold else _letters_in(golds_of(item.example)[0])
    is_of_kind = bool(marked and letters) and {*map(kind_of, letters)} == {marked[0].kind}
    is_asked = shown.known > 1 or is_of_kind
    is_run = bool(ranks) and max(ranks) - min(ranks) <= len(ranks) + 1  # p and h are names
    if shown.known < 2 and marked and marked[0].style.strip() == "_ |":
        is_asked = False  # the first cells of a table
    is_odd = is_asked and is_run and 1 < len(ranks) == len(options) and _is_out_of_order(ranks)
    if is_odd and not _is_of_row(item, marked) and not _tells_of_gaps(item.example.input, marked):
        seen = labels_in_words(options)
        return "order", say("the options are marked {seen}", seen=seen)
    if not marked and (out := marks_out_of_order(item, shown)):
        return "order", out
    known = [place for place in shown.places if place is not None]
    is_of_rules = options[:1] and options[0].kind == "bullet" and not _are_bare(shown)
    is_twice = len(set(known)) < len(known) and len(set(known)) > 1
    if is_twice and len(options) >= len(truth) and not is_of_rules:
        twice = next(place for place in known if known.count(place) > 1)
        return "twice", say(
            "the prompt lists the option {option} twice", option=shorten(truth[twice], 30)
        )
    if _is_listed_before(item.example.input, shown):
        return "again", say("the prompt lists its options twice: {seen}",
                            seen=shorten(options[0].text, 30))  # fmt: skip
    missing = [text for place, text in enumerate(truth) if place not in known]
    unknown = len(options) - len(known)
    is_cut = bool(known) and (len(known) > 1 or options[0].label or len(options) > 1)
    if is_cut and (listed := shown.options) and listed[0].kind == "none":
        # Without marks it may be a sentence of the row.
        chain = item.example.input[listed[0].start : listed[-1].end]
        is_cut = not stands_in(item.doc.data, chain)
    if options and options[0].kind == "bullet" and _are_sentences(shown):
        is_cut = False
    if (
        missing
        and is_cut
        and unknown < len(missing)
        and not _is_said(missing, item, is_marked=not options or options[0].kind != "none")
    ):
        return "missing", say(
            "the prompt leaves out the option {option}", option=shorten(missing[0], 30)
        )
    return None


def _are_sentences(shown: Shown) -> bool:
    """Say whether no line of a list begins with the option that it has in it: lines of a talk."""
    pairs = zip(shown.options, shown.places, strict=True)
    return not any(
        place is not None and plain(option.text).startswith(plain(shown.truth.options[place]))
        for option, place in pairs
    )


def _is_listed_before(text: str, shown: Shown) -> bool:
    """Say whether the options stand in the text once more before their list, each behind a mark of
    its own or on its own line."""
    texts = tuple(option.text for option in shown.options)
    if len(texts) < 2 or not all(texts) or text.find(texts[-1]) >= shown.options[0].start:
        return False
    text = text[_end_of_worked(text, shown.options[0].start) : shown.options[0].start]
    chain = unmarked(text, texts)
    gaps = [text[one.end : other.start] for one, other in pairwise(chain)]
    return len(chain) == len(texts) and all(map(_PARTS_OPTIONS.search, gaps))


def _end_of_worked(text: str, end: int) -> int:
    """Return where the last worked example before a place ends: its answer stands behind the cue
    that the whole text ends with."""
    cue = text.rstrip().rpartition("\n")[2]
    place = text.rfind(f"\n{cue}", 0, end) if cue[-1:] in (":", "：") else -1
    return place + 1 if place >= 0 else 0


def _is_out_of_order(ranks: Sequence[int]) -> bool:
    """Say whether marks go neither up nor down one by one: a list may be turned round, each option
    under its own letter. Exams leave out the I: F, G, H, J."""
    if _go_one_by_one(ranks):
        return False
    ninth = ord("I") - ord("A") + 1
    if ninth in ranks or not {ninth - 1, ninth + 1} <= {*ranks}:
        return True
    return not _go_one_by_one([rank - (rank > ninth) for rank in ranks])


def _is_of_row(item: Rendered, options: Sequence[Option]) -> bool:
    """Say whether the numbers of a list, which go up, are keys of one of the row's fields."""
    ranks = [option.rank for option in options]
    if options[0].kind != "digit" or ranks != sorted(set(ranks)):
        return False
    fields = (value for value in item.doc.data.values() if isinstance(value, Mapping))
    return any({*map(str, ranks)} <= {*map(str, value)} for value in fields)


def _tells_of_gaps(text: str, options: Sequence[Option]) -> bool:
    """Say whether numbers that a list leaves out are told before it: `(rule 3 was withdrawn)`."""
    ranks = [option.rank for option in options]
    left_out = {*range(ranks[0], ranks[-1])} - {*ranks}
    if options[0].kind != "digit" or ranks != sorted(set(ranks)) or not left_out:
        return False
    told = re.findall(r"(?<![\d.])\d+(?![\d.])", text[: options[0].start])
    return left_out <= {*map(int, told)}


def _go_one_by_one(ranks: Sequence[int]) -> bool:
    first, size = ranks[0], len(ranks)
    up, down = range(first, first + size), range(first, first - size, -1)
    return list(ranks) in (list(up), list(down))


def _is_said(missing: Sequence[str], item: Rendered, *, is_marked: bool) -> bool:
    """Say whether what no list has stands in the prompt all the same; of a row without marks, which
    may be a sentence, whether any of it does."""
    text = " ".join(item.example.input.split()).casefold()
    said = [
        not words
        or (words in text if not words.isascii() else any(True for _ in places_of(words, text)))
        for words in map(plain, missing)
    ]
    return all(said) if is_marked else any(said)


def gold_differs(subject: Subject) -> Iterator[Hit]:
    """`answer`, or the transform's `processed_output`, names another option than the row says is
    right: by its words, by the letter that the prompt gives to it, or by the name of its class; or
    it says no where the row says true, or the code numbers its lines from two on; or the words of
    nearly all texts tell another label, or two lines of the prompt's own table have each other's;
    or (a hint) the code makes two labels one, and the prompt offers both."""
    yield from other_than_named(subject)
    yield from counted_from_one(subject)
    yield from numbered_from_two(subject)
    yield from unknown_as_another(subject)
    yield from asked_the_other_way(subject)
    yield from turned_in_code(subject)
    yield from yes_of_fields(subject)
    yield from of_another_line(subject)
    yield from classes_turned(subject)
    yield from folded_labels(subject)
    yield from looked_up(subject)
    yield from by_listed_places(subject, _letters_in)
    named = (
        ({} if told_for(subject) else named_otherwise(subject))
        or by_initials(subject)
        or other_numbers(subject)
        or told_twice(subject)
        or against_words(subject, {})
        or named_by_rows_otherwise(subject)
        or rated_otherwise(subject)
    )
    if moved := places_in_sorted(subject):
        yield Hit(
            moved,
            say("Compare some rows with what their texts say."),
            line=subject.code.line_of_output,
            about="sorted",
            severity="hint",
        )
    coded = good_is_bad(subject) if not named else None
    if coded is not None:
        yield Hit(
            coded,
            say("Compare some rows with what their texts say: in most data 1 is the good one."),
            line=subject.code.line_of_output,
            about="code",
            severity="hint",
        )
    if not named and (turned := turned_round(subject)) and not told_for(subject):
        named = turned  # what is to be said of which, answer/legend compares
    is_from_the_end = _FROM_THE_END.search(subject.source) is not None
    for item in subject.rendered:
        own = _answer_differs(item) or named.get(item.doc.id)
        if own:
            yield Hit(own, say("Make the two agree in the data."), item.doc.id,
                      subject.code.line_of_field("answer"), about="answer")  # fmt: skip
            continue  # the transform hands on what the row says
        other = None if is_from_the_end else _output_differs(subject, item)
        if other:
            line = subject.code.line_of_field("target_scores") or subject.code.line_of_output
            yield Hit(
                other,
                say("Take the letter from the order in which the options are listed."),
                item.doc.id,
                line,
                about="processed_output",
            )


def _answer_differs(item: Rendered) -> Message | None:
    """Say whether the row's own answer is another than its target_scores have as right."""
    text = item.doc.data.get("answer")
    if len(item.gold) != 1 or len(item.choices) < 2 or not isinstance(text, str):
        return None
    choices = [choice.strip() for choice in item.choices]
    letter = re.fullmatch(r"\(?([A-Z])\)?\.?", text.strip())
    places = {ord(letter[1]) - ord("A")} if letter else set[int]()
    if text.strip() in choices:  # an option may be a letter itself, and then both may be meant
        places.add(choices.index(text.strip()))
    if item.gold[0] in places or not any(place < len(choices) for place in places):
        return None
    return say(
        "{name} says {own}, target_scores {gold!r}",
        name="answer",
        own=shorten(text, 30),
        gold=choices[item.gold[0]],
    )


_FROM_THE_END = exactly(r"\[\s*-\s*(?:int\()?(?:data|row|doc)\[")
"""What counts options from the last one, as the row's number is read nowhere here."""


def _output_differs(subject: Subject, item: Rendered) -> Message | None:
    """Say whether the transform's gold is another option than the row's."""
    shown = subject.list_of(item)
    truth = shown.truth
    own = [text.strip() for text in golds_of(item.example)]
    if len(truth.golds) != 1 and len(item.gold) == 1 and len(item.choices) > 1:
        # Letters without texts: the row's own letter is all there is.
        right = item.choices[item.gold[0]].strip()
        names = [choice.strip() for choice in item.choices]
        under = [o.label for o in shown.options if plain(o.text) == plain(right)]
        is_other = not {right, *under} & set(own)  # an option that is a letter has another label
        if are_labels(names) and all(text in names for text in own) and is_other:
            return _names(own[0], right)
        return None
    if len(truth.golds) != 1:
        return _several_differ(item, shown)
    options = list(map(plain, truth.options))
    right = options.index(plain(truth.golds[0]))
    for text in own:
        meant = {place for place, option in enumerate(options) if option == plain(text)}
        label = label_in(text)
        by_label = shown.text_of(label) if label else None
        meant |= {by_label} if by_label is not None else set()
        if not meant or right in meant:
            return None
    return _names(own[0], truth.golds[0], shown)


def _several_differ(item: Rendered, shown: Shown) -> Message | None:
    """Say whether an answer of several letters names other options in the prompt than the row's
    letters do, which count its options from A."""
    answer = item.doc.data.get("answer")
    options = shown.truth.options
    said = _letters_in(golds_of(item.example)[0])
    wanted = _letters_in(answer) if isinstance(answer, str) else ()
    places = [ord(letter.upper()) - ord("A") for letter in wanted]
    if not said or not wanted or shown.truth.golds or not all(p < len(options) for p in places):
        return None
    named = [shown.text_of(letter) for letter in said]
    if None in named or set(named) == set(places):
        return None
    return say(
        "processed_output says {own}, which the prompt gives to {other}; {gold} is right",
        own=golds_of(item.example)[0],
        other=", ".join(shorten(options[place], 20) for place in named if place is not None),
        gold=", ".join(shorten(options[place], 20) for place in places),
    )


def _names(own: str, right: str, shown: Shown | None = None) -> Message:
    place = shown.text_of(label_in(own)) if shown and label_in(own) else None
    if shown is not None and place is not None:
        return say(
            "processed_output says {own}, which the prompt gives to {other}; {gold} is right",
            own=shorten(own, 30),
            other=shorten(shown.truth.options[place], 30),
            gold=shorten(right, 30),
        )
    return say(
        "{name} says {own}, target_scores {gold!r}",
        name="processed_output",
        own=shorten(own, 30),
        gold=right,
    )


def one_place(subject: Subject) -> Iterator[Hit]:
    """The right option has the same place in all docs, or nearly all (eight or more); or the name
    with the largest number of a list, which is right, stands first in all lists."""
    in_order = ranked_in_order(subject)
    if in_order:
        yield Hit(
            say("the right option is number {place} in {count} of {n} docs",
                place=in_order[0], count=in_order[1], n=in_order[1]),
            say("Shuffle the options when the data is made."),
            line=subject.code.line_of_input,
        )  # fmt: skip
    places: list[int] = []
    sizes: list[int] = []
    texts: set[tuple[str, ...]] = set()
    is_unseen = False
    for item in subject.rendered:
        shown = subject.list_of(item)
        order = list(shown.places)
        gold = [i for i, o in enumerate(shown.truth.options) if o in shown.truth.golds]
        if len(gold) == 1 and gold[0] in order and shown.known > 1:
            places.append(order.index(gold[0]))
            sizes.append(len(order))
        elif len(item.gold) == 1 and len(item.choices) > 1 and subject.method == "ppl":
            is_unseen = True  # nobody is shown an order, so only a tie is decided by it
            places.append(item.gold[0])
            sizes.append(len(item.choices))
        texts.add(item.choices or shown.truth.options)
    if len(places) < FEWEST_PLACED:
        return
    often = max(set(places), key=places.count)
    share = places.count(often) / len(places)
    # Labels that are the same for all docs, in another order now and then, or options of each doc.
    is_of_order = len(texts) > len(places) // 2 or len(set(map(frozenset, texts))) < len(texts)
    if share == 1 or (share >= PLACED and len(texts) > len(places) // 2 and min(sizes) > 2):
        yield Hit(
            say(
                "the right option is number {place} in {count} of {n} docs",
                place=often + 1,
                count=places.count(often),
                n=len(places),
            ),
            say("Shuffle the options when the data is made."),
            line=subject.code.line_of_field("target_scores") or subject.code.line_of_input,
            severity="hint" if is_unseen and is_of_order else None,
        )


RULES = (
    Rule(
        "answer/gold-differs",
        "error",
        gold_differs,
        "One of the two is wrong, and GEN and PPL score against different answers.",
    ),
    Rule(
        "answer/letters",
        "error",
        letters,
        "UltraEval's agieval v0 always says `A through F`; a fixed `ABCD` drops the fifth option.",
    ),
    Rule(
        "answer/one-place",
        "warning",
        one_place,
        "A model that always picks that place is right (truthfulqa's mc1 lists it first).",
    ),
)
