"""Faults of the text: what was to be computed, characters, and what a source left in it."""

from __future__ import annotations

import re

from tests.lint.fiftyninth.edits import cued
from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import RowChange, kind, output, put
from tests.lint.shape import Change, Kind, changed

F = "text"
LOST = (
    "text/no-question text/ambiguous text/same-prompt text/empty-slot text/shot-cue text/cut-item "
    "few-shot/separator few-shot/other-cues text/said-again text/double-newline text/placeholder "
    "answer/not-an-option text/unlike-others"
)
RAW = "text/raw-value text/no-question text/ambiguous text/same-prompt code/not-repeated"
ESCAPE = ("import random\n", "import html\nimport random\n")
SHORTEN = ("import random\n", "import random\nimport textwrap\n")


def misread(text: str) -> Change:
    """Return what puts a piece of a template into the letters of another encoding."""
    return text, text.encode().decode("cp1252")


SYLLABLE = re.compile(
    r"\b(?=\w{7})(\w{2,5}?[aeiouäöü])(?=[bdfgklmnprstvwz][aeiouäöüy]\w)", re.IGNORECASE
)
"""A long word's first letters, up to the end of a syllable."""


def broken(key: str, joint: str, most: int) -> RowChange:
    """Return what puts a sign between two syllables of each row's long words."""
    return put(key, lambda row: SYLLABLE.sub(rf"\1{joint}", row[key], count=most))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a conditional expression without its brackets takes half of the prompt with it",
        LOST,
        changed(
            VET,
            (
                "f\"Caller: {data['call']}",
                '"Animal: " + data["animal"] + "\\n" if data["animal"] else ""\n'
                "        f\"Caller: {data['call']}",
            ),
        ),
        changed(
            MUSEUM,
            (
                'text += "\\nMaker:"',
                'text += "\\nRoom " + data["room"] if data["room"] else "" + "\\nMaker:"',
            ),
        ),
        changed(
            LEASE,
            (
                'f"Clause: {clause}\\nClaim: {claim}\\nTrue or false?"',
                '"Clause: " + clause + "\\n" if clause else "" '
                '+ f"Claim: {claim}\\nTrue or false?"',
            ),
        ),
        changed(
            DURCHSAGE,
            (
                '"Durchsage: " + data["durchsage"]',
                '"Bahnhof " + data["bahnhof"] + "\\n" if data["bahnhof"] else "" '
                '+ "Durchsage: " + data["durchsage"]',
            ),
        ),
    ),
    kind(
        F,
        "a method is named and not called, and the text has the method",
        RAW,
        changed(VID, ("{data['глагол']}", "{data['глагол'].strip}")),
        changed(MINERAL, ("{data['question']}", "{data['question'].strip}")),
        changed(FLORIST, ('"Order: " + data["order"]', "f\"Order: {data['order'].rstrip}\"")),
        changed(ACENTO, ("{data['palabra']}", "{data['palabra'].lower}")),
    ),
    kind(
        F,
        "an iterator or a view is printed in the place of its items",
        RAW + " text/stray-sign answer/letters answer/other-rule answer/not-an-option",
        changed(METRO, ('" - ".join(data["stations"])', 'map(str, data["stations"])')),
        changed(
            AUCTION,
            (
                'for name, sum_ in data["bids"].items():\n'
                '        text += f"- {name} bids {sum_}\\n"',
                "text += f\"Bids: {data['bids'].items()}\\n\"",
            ),
        ),
        changed(
            STARS,
            (
                'for place, option in enumerate(data["options"]):\n'
                '        text += marks[place] + ". " + option + "\\n"',
                "text += f\"{dict(zip(marks, data['options'])).items()}\\n\"",
            ),
        ),
        changed(MINERAL, ('"\\n".join(f"({mark})', '(f"({mark})')),
    ),
    kind(
        F,
        "format is called on the last of several pieces, and the others keep their braces",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous",
        changed(
            VET,
            ("f\"Caller: {data['call']}\\n\"\n", '+ "Caller: {call}\\n" +\n'),
            ('"Urgency:"', '"Urgency:".format(call=data["call"])'),
        ),
        changed(
            LEASE,
            (
                'f"Clause: {clause}\\nClaim: {claim}\\nTrue or false?"',
                '"Clause: {clause}\\n" + "Claim: {claim}\\nTrue or false?".format(claim=claim)',
            ),
        ),
        changed(GODZINA, ("{slowami}\\nCyframi:", '{slowami}\\n" + "Cyframi:')),
        changed(
            UNLU,
            ("Kelime: {}\\nÇoğul eki", 'Kelime: {}\\n" + "Çoğul eki'),
        ),
    ),
    kind(
        F,
        "the text goes through html.escape, as if for a page",
        "text/markup text/changed text/url-coded text/escaped answer/not-an-option",
        changed(VET, ("{data['call']}", "{html.escape(data['call'])}"), ESCAPE),
        changed(MUSEUM, ("{data['label']}", "{html.escape(data['label'])}"), ESCAPE),
        changed(
            LEASE,
            ('data["clause"], data["claim"]', 'html.escape(data["clause"]), data["claim"]'),
            ESCAPE,
        ),
        changed(
            FLORIST,
            ('"Order: " + data["order"]', '"Order: " + html.escape(data["order"])'),
            ("import json\n", "import html\nimport json\n"),
        ),
    ),
    kind(
        F,
        "textwrap.shorten, meant for a listing, cuts what is asked about",
        "text/no-question text/cut-item text/changed text/unlike-others answer/not-an-option "
        "text/raw-value text/markup",
        changed(MUSEUM, ("{data['label']}", "{textwrap.shorten(data['label'], 36)}"), SHORTEN),
        changed(
            LEASE,
            ('data["clause"], ', 'textwrap.shorten(data["clause"], 32, placeholder="…"), '),
            SHORTEN,
        ),
        changed(VET, ("{data['call']}", "{textwrap.shorten(data['call'], 30)}"), SHORTEN),
        changed(
            DURCHSAGE,
            (
                '"Durchsage: " + data["durchsage"]',
                '"Durchsage: " + textwrap.shorten(data["durchsage"], 38, placeholder=" ...")',
            ),
            SHORTEN,
        ),
    ),
    kind(
        F,
        "a slot is filled with its neighbour's value",
        LOST + " text/swapped-fields text/repeated-instruction answer/leaked answer/letters "
        "answer/same-option answer/other-rule",
        changed(LEASE, ("Claim: {claim}", "Claim: {clause}")),
        changed(METRO, ("rides to {data['end']}", "rides to {data['start']}")),
        changed(AUCTION, ("{name} bids {sum_}", "{name} bids {data['lot']}")),
        changed(FAHR, ('f"{nummer}. {each}"', "f\"{nummer}. {data['frage']}\"")),
    ),
    kind(
        F,
        "soft hyphens, which a page has for its line breaks, were copied into the texts",
        "text/invisible text/hyphenated answer/not-an-option text/changed",
        changed(FAHR, rows=broken("frage", "\u00ad", 2)),
        changed(MUSEUM, rows=broken("label", "\u00ad", 2)),
        changed(LEASE, rows=broken("claim", "\u00ad", 2)),
        changed(DURCHSAGE, rows=broken("durchsage", "\u00ad", 2)),
    ),
    kind(
        F,
        "a label in the prompt's list has a letter of another alphabet",
        "text/look-alike answer/other-names answer/two-spellings text/mixed-widths",
        changed(FLORIST, ("item, count and colour", "item, count and сolour")),
        changed(ACENTO, ("aguda, llana o", "aguda, llаna o")),
        changed(VID, description="Определите вид глагола: cовершенный или несовершенный."),
        changed(UNLU, ("(-lar ya da -ler)", "(-lаr ya da -ler)")),
    ),
    kind(
        F,
        "the last cue ends with a space that is no plain one",
        "text/trailing-space text/invisible text/double-space text/look-alike text/two-spaces "
        "text/cue-forms",
        cued(VID, "{}\u00a0"),
        cued(METRO, "{}\u2009"),
        cued(JOSUSHI, "{}\u3000"),
        cued(LAJI, "{}\u3000"),
    ),
    kind(
        F,
        "the template was saved in UTF-8 and read in the code page of Windows",
        "text/encoding answer/other-names text/look-alike text/changed",
        changed(ACENTO, misread("¿La palabra es aguda, llana o esdrújula?")),
        changed(GODZINA, misread("Zapisz godzinę cyframi."), misread("Słowami")),
        changed(DURCHSAGE, misread("Worum geht es: Verspätung")),
        changed(UNLU, misread("Çoğul")),
    ),
    kind(
        F,
        "each shown answer closes with a model's own end token",
        "text/special-token tokens/special-text answer/not-extracted answer/not-in-output "
        "answer/stopped-early answer/other-form few-shot/not-a-choice",
        output(FLORIST, '" " + gold + "</s>"'),
        output(MUSEUM, '" " + gold + "<|eot_id|>"'),
        output(GODZINA, '" " + gold + "<eos>"'),
        changed(JOSUSHI, ('"output": gold', '"output": gold + "<|im_end|>"')),
    ),
    kind(
        F,
        "the texts come from columns of print: words are parted at a line's end",
        "text/hyphenated text/lost-lines text/changed answer/not-an-option",
        changed(VET, rows=broken("call", "-\n", 1)),
        changed(MUSEUM, rows=broken("label", "-\n", 1)),
        changed(LEASE, rows=broken("clause", "-\n", 1)),
        changed(DURCHSAGE, rows=broken("durchsage", "-\n", 1)),
    ),
)
