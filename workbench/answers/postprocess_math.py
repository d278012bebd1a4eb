"""Post-processors for numbers and formulas: each takes a text and returns the answer in it.

The registered names, and how to look one up, are in `postprocess.py`. UltraEval's file and lines
are those of its `tasks/postprocess.py` at commit 5d967b4.
"""

from __future__ import annotations

import re

# A minus may stand on either side of the dollar sign. A sign or a digit right after a letter or
# a digit begins no number: "H2O" has none, and "5-3" ends in 3, not in -3. The 5 of "...5" is 5.
_NUMBER = re.compile(
    r"(?<![A-Za-z0-9])(?P<sign>[-−]?\$?[-−]?)"
    r"(?P<digits>(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)(?:\.[0-9]+)?|(?<!\.)\.[0-9]+)"
)
_HASHES = re.compile(r"####([^\n]*)")
_THE_ANSWER_IS = re.compile(r"the answer is", re.IGNORECASE)


def gsm8k(text: str) -> str:
    """Return the number after "####", else after the last "the answer is", else the last one.

    Thousands' commas, "$" and a full stop behind the number go; sign and decimals stay. "" where
    there is no number. Fractions and powers of ten are not read: GSM8K's answers have none.

    UltraEval's `gsm8k_post` (lines 358-381) has three faults that change scores, so ours differs:
    "The answer is 7." gives "The", because only words that are nothing but digits count and the
    loop overwrites the text; "x = 5, so the answer is 7." gives "5", because any "=" wins over
    what follows; "#### 1,234." gives "1234.", because the full stop is taken along.
    """
    places = [match.group(1) for match in _HASHES.finditer(text)]
    stated = list(_THE_ANSWER_IS.finditer(text))
    if stated:
        places.append(text[stated[-1].end() :])
    for place in places:
        first = _NUMBER.search(place)
        if first:
            return _plain_number(first)
    numbers = list(_NUMBER.finditer(text))
    return _plain_number(numbers[-1]) if numbers else ""


def _plain_number(match: re.Match[str]) -> str:
    negative = "-" in match["sign"] or "−" in match["sign"]
    return ("-" if negative else "") + match["digits"].replace(",", "")


def arithmetic(text: str) -> str:
    """Return what follows the last "=", stripped; the whole text where there is none."""
    return text.strip().rpartition("=")[2].strip()


def theoremqa(text: str) -> str:
    """Return the word after the first "answer is " without punctuation around it, else the text."""
    text = text.strip()
    match = re.search(r"answer is (\S+)", text)
    return match[1].strip(".,?!\"';:") if match else text


class _Malformed(Exception):
    """LaTeX that the normalisation cannot read; the text is then left as it was."""


def common_math(text: str) -> str:
    r"""Return LaTeX in the form that answers of MATH are compared in; malformed text unchanged.

    Goes: spaces, sizes (`\left`), degrees, per cent, a unit in `\text{ …}` at the end, "x = ".
    Rewritten: `\frac12` and `1/2` to `\frac{1}{2}`, `\sqrt3` to `\sqrt{3}`, `.5` to `0.5`, and
    `0.5`, alone, to `\frac{1}{2}`. The rules are those of Hendrycks et al. 2021, "Measuring
    Mathematical Problem Solving With the MATH Dataset" (`math_equivalence.py`).
    """
    try:
        return _normalise_latex(text)
    except _Malformed:
        return text


_LATEX_REWRITES = (
    ("\n", ""),
    (r"\!", ""),
    (r"\\", "\\"),
    ("tfrac", "frac"),
    ("dfrac", "frac"),
    (r"\left", ""),
    (r"\right", ""),
    (r"^{\circ}", ""),
    (r"^\circ", ""),
    (r"\$", ""),
)


def _normalise_latex(text: str) -> str:
    text = _replace_each(text, _LATEX_REWRITES)
    if text.count(r"\text{ ") > 1:
        raise _Malformed
    text = text.partition(r"\text{ ")[0]
    # Twice, as UltraEval: what is left may be a percent sign again.
    text = _replace_each(text, ((r"\%", ""), (r"\%", ""), (" .", " 0."), ("{.", "{0.")))
    if text.startswith("."):
        text = "0" + text
    name, equals, value = text.partition("=")
    if equals and "=" not in value and len(name) <= 2:
        text = value
    text = _brace_fractions(_brace_roots(text).replace(" ", ""))
    if text == "0.5":
        return r"\frac{1}{2}"
    ratio = re.fullmatch(r"(0|-?[1-9][0-9]*)/(0|-?[1-9][0-9]*)", text)
    return rf"\frac{{{ratio[1]}}}{{{ratio[2]}}}" if ratio else text


def _replace_each(text: str, rewrites: tuple[tuple[str, str], ...]) -> str:
    for old, new in rewrites:
        text = text.replace(old, new)
    return text


def _brace_roots(text: str) -> str:
    head, *radicands = text.split(r"\sqrt")
    if not all(radicands):
        raise _Malformed
    braced = (r if r.startswith("{") else f"{{{r[0]}}}{r[1:]}" for r in radicands)
    return r"\sqrt".join((head, *braced))


def _brace_fractions(text: str) -> str:
    head, *fractions = text.split(r"\frac")
    done = [head]
    for fraction in fractions:
        if not fraction:
            raise _Malformed
        if fraction.startswith("{"):
            done.append(fraction)
        elif len(fraction) == 1:
            return text
        else:
            over, under, rest = fraction[0], fraction[1], fraction[2:]
            done.append(f"{{{over}}}{under if under == '{' else f'{{{under}}}'}{rest}")
    return r"\frac".join(done)


# What two solutions may word differently, in the order in which it is applied: Minerva's tables
# (Lewkowycz et al. 2022, "Solving Quantitative Reasoning Problems with Language Models",
# appendix D.1) with UltraEval's additions (lines 192-251).
_MINERVA_REWRITES = (
    ("an ", ""),
    ("a ", ""),
    (".$", "$"),
    (r"\$", ""),
    ("\\ ", ""),
    (" ", ""),
    ("mbox", "text"),
    (r",\text{and}", ","),
    (r"\text{and}", ","),
    (r"\text{m}", r"\text{}"),
    (r"\le", "<"),
)
_MINERVA_WORDS = (
    *("square", "ways", "integers", "dollars", "mph", "inches", "ft", "hours", "km", "units"),
    *(r"\ldots", "sue", "points", "feet", "minutes", "digits", "cents", "degrees", "cm", "gm"),
    *("pounds", "meters", "meals", "edges", "students", "childrentickets", "multiples"),
    *(r"\text{s}", r"\text{.}", "\\text{\ns}", r"\text{}^2", r"\text{}^3", "\\text{\n}"),
    *(r"\text{}", r"\mathrm{th}", r"^\circ", r"^{\circ}", r"\;", r",\!", "{,}", '"', r"\dots"),
    *("\n", "\r", "\f"),
)
_CONCLUDES = re.compile("final answer|therefore|thus|hence")


def math(text: str) -> str:
    """Return the formula of the concluding sentence, normalised as Minerva and MATH do.

    The concluding sentence says "final answer", "therefore", "thus" or "hence"; lines are read
    from the last one, the sentences of a line from its first. Without one it is the text up to
    its first full stop. As in UltraEval (lines 319-326) a decimal point ends a sentence too, so
    3.5 and 3.7 both become 3: no metric tells them apart.
    """
    return common_math(_minerva(_concluding_sentence(text)))


def _concluding_sentence(text: str) -> str:
    for line in reversed(text.split("\n")):
        for sentence in line.split("."):
            if _CONCLUDES.search(sentence.lower()):
                return sentence
    return text.partition(".")[0]


def _minerva(text: str) -> str:
    text = _replace_each(text, _MINERVA_REWRITES)
    for words in _MINERVA_WORDS:
        text = text.replace(words, "")
    for command in ("text", "textbf", "overline"):
        text = re.sub(rf"\\{command}\{{(.*?)\}}", r"\1", text)
    text = re.sub(r"\\boxed\{(.*)\}", r"\1", text)
    for pattern in (r"finalansweris(.*)", r"oxed\{(.*?)\}", r"\$(.*?)\$"):
        found = re.findall(pattern, text)
        text = found[-1] if found else text
    text = text.strip()
    if "rac" in text and r"\frac" not in text:
        text = text.replace("rac", r"\frac")
    text = re.sub(r"frac([^{])(.)", r"frac{\1}{\2}", text)
    text = re.sub(r"sqrt([^{])", r"sqrt{\1}", text).replace("$", "")
    digits = text.replace(",", "")
    return digits if digits.isdigit() else text


def agieval_cloze(text: str) -> str:
    r"""Return what the last `\boxed{…}` holds, else the last `$…$`, else what follows the last
    "=", else the last number, in the form of `common_math`; "" where there is none.

    Only what follows "The answer is therefore" or "答案是" is looked at, where a text has them.
    UltraEval (lines 547-562) returns None where ours returns "", and its metrics then raise.
    """
    return cloze_answer(text) or ""


def cloze_answer(text: str) -> str | None:
    """Return what `agieval_cloze` does, but None where there is no answer at all."""
    for lead in ("The answer is therefore", "答案是"):
        if text.startswith(lead):
            text = text.removeprefix(lead).strip()
        elif lead in text:
            text = text.rpartition(lead)[2].strip()
    if r"\boxed" in text:
        answer = _last_boxed(text)
    else:
        formulas = re.findall(r"\$(.*)\$", text)
        formula = _right_side(formulas[-1]) if formulas else ""
        answer = formula or _bare_answer(text)
    return None if answer is None else common_math(answer)


def _last_boxed(text: str) -> str | None:
    _, _, inside = text.rpartition(r"\boxed")
    if not inside.startswith("{"):
        return None
    depth = 0
    for index, character in enumerate(inside):
        depth += (character == "{") - (character == "}")
        if depth == 0:
            return _right_side(inside[1:index])
    return None


def _right_side(formula: str) -> str:
    return formula.rpartition("=")[2].lstrip(" ") if "=" in formula else formula


def _bare_answer(text: str) -> str | None:
    if "=" in text:
        # Some of AGIEval's data has line breaks as a backslash and an "n".
        return _right_side(text).rstrip(".").partition(r"\n")[0]
    numbers = re.findall(r"\$?\d+(?:\.\d+)?(?!\w)", text)
    return numbers[-1] if numbers else None
