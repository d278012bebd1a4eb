"""Faults of characters: what one sees is not what stands there."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import by_hand, each, fault, gives, kind

FAMILY = "characters"
UNSEEN = "text/invisible text/look-alike text/encoding text/empty-slot"
WIDE = str.maketrans("0123456789abcdefgh", "０１２３４５６７８９ａｂｃｄｅｆｇｈ")
SCANNED = str.maketrans("01", "Ol")
RADICALS = str.maketrans("一人大小水山木日月生子车里门長見", "⼀⼈⼤⼩⽔⼭⽊⽇⽉⽣⼦⻋⾥⻔⻑⾒")


def _said(key: str, change: Callable[[str], str], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what changes a field of each row (or of some) that is a text."""
    return gives(key, lambda row: change(row[key]), every)


def _broken(text: str) -> str:
    """Return a text whose longest word is hyphenated at a line's end, as in a PDF."""
    word = max(text.split(), key=len)
    return text.replace(word, f"{word[: len(word) // 2]}-\n{word[len(word) // 2 :]}", 1)


def _misread(text: str) -> str:
    """Return a Chinese text whose bytes were read as GBK."""
    return text.encode().decode("gbk", errors="replace")


def _scan(row: Row) -> None:
    row["table"] = [
        row["table"][0],
        *(
            [c if isinstance(c, str) else str(c).translate(SCANNED) for c in cells]
            for cells in row["table"][1:]
        ),
    ]


def _dear(rows: list[Row]) -> None:
    for row in rows:
        row["answer"] = str(int(row["answer"]) * 1000)
        row["steps"] = "* 1000: "


_THOUSANDS = "{int(data['answer']):,}"

KINDS: tuple[Kind, ...] = (
    kind(
        "O and l stand for 0 and 1, as in scanned text",
        FAMILY,
        "text/look-alike text/mixed-widths text/*digit* text/no-question",
        fault("bills", rows=_said("question", lambda text: text.translate(SCANNED))),
        fault("zh-bills", rows=_said("question", lambda text: text.translate(SCANNED))),
        fault("weather", rows=each(_scan)),
        fault("hand-bills", rows=_said("question", lambda text: text.translate(SCANNED))),
        sign=r"\d[Ol]|[Ol]\d",
    ),
    kind(
        "the cue is in mathematical bold letters",
        FAMILY,
        "text/look-alike text/cue-forms few-shot/* text/shot-cue",
        fault("rivers", ("Answer:", "𝐀𝐧𝐬𝐰𝐞𝐫:")),
        fault("feelings", ("']}\\nFeeling:", "']}\\n𝗙𝗲𝗲𝗹𝗶𝗻𝗴:")),
        fault("translations", ("French:", "𝓕𝓻𝓮𝓷𝓬𝓱:")),
        sign="𝐧|𝗲|𝓻",
    ),
    kind(
        "Chinese text was read as GBK",
        FAMILY,
        "text/encoding text/invisible text/no-question",
        fault("zh-reading", rows=_said("passage", _misread)),
        fault("zh-bills", rows=_said("question", _misread)),
        fault("idioms", ("把成语补充完整。", _misread("把成语补充完整。"))),
        sign="\ufffd|[鎶鐏瀵灏寮鐢]",
    ),
    kind(
        "outputs have thousands separators, and the golds none",
        FAMILY,
        "answer/not-extracted answer/not-in-output answer/chain-differs answer/two-spellings",
        fault("bills", ("is {data['answer']}.", f"is {_THOUSANDS}."), rows=_dear),
        fault("zh-bills", ('data["answer"] + "。"', "f\"{int(data['answer']):,}。\""), rows=_dear),
        fault("hand-bills", ("Result: {data['answer']}", f"Result: {_THOUSANDS}"), rows=_dear),
        sign=r"\d,\d{3}",
    ),
    kind(
        "quotes and apostrophes are typographic in the shots and plain in the question, or the other way round",
        FAMILY,
        "text/cue-forms few-shot/* text/shot-cue text/look-alike text/typeset-code",
        by_hand(
            "bills",
            "Problem: Of 30 seats 12 are taken. How many are free?\nSolution: Let’s think step by step. 30 - 12 = 18. The answer is 18.\n\n"
            "Problem: A pen costs 3 euros. What do 5 cost?\nSolution: Let’s think step by step. 5 * 3 = 15. The answer is 15.\n\n",
        ),
        fault(
            "hand-bills",
            ("Thoughts: 6", "Thoughts: Let’s see. 6"),
            ("Thoughts: 40", "Thoughts: Let’s see. 40"),
            ('\\nThoughts:"]', "\\nThoughts: Let's see.\"]"),
        ),
        by_hand(
            "moods",
            "Is the guest’s verdict good or bad?\nGuest: The best pie in town.\nVerdict: good\n\n"
            "Is the guest’s verdict good or bad?\nGuest: Never again.\nVerdict: bad\n\n",
        ),
        sign="[’]",
    ),
    kind(
        "characters that are drawn as nothing stand for spaces",
        FAMILY,
        UNSEEN,
        fault("facts", rows=_said("question", lambda text: text.replace(" ", "\u2800", 2))),
        fault("rivers", rows=_said("question", lambda text: text.replace(" ", "\u3164", 1), 3)),
        fault("translations", rows=_said("question", lambda text: text.replace(" ", "\u180e ", 1))),
        fault("nli", ("Premise: ", "Premise:\uffa0")),
        sign="[\u2800\u3164\u180e\uffa0]",
    ),
    kind(
        "special tokens of BERT, T5 and language models of words stand in the text",
        FAMILY,
        "text/special-token tokens/special-text",
        fault("nli", ("Premise: ", "[CLS] Premise: "), ("\nHypothesis: ", " [SEP] Hypothesis: ")),
        fault("idioms", rows=_said("question", lambda text: text.replace("____", "<extra_id_0>"))),
        fault(
            "translations", rows=_said("question", lambda text: text.replace(" is ", " <unk> "), 2)
        ),
        fault("moods", rows=_said("question", lambda text: f"<s> {text} </s>")),
        sign=r"\[CLS\]|<extra_id_0>|<unk>|<s>",
    ),
    kind(
        "some rows have full-width digits and letters",
        FAMILY,
        "text/mixed-widths text/look-alike text/colons",
        fault("bills", rows=_said("question", lambda text: text.translate(WIDE), 2)),
        fault("hand-bills", rows=_said("question", lambda text: text.translate(WIDE), 3)),
        fault("rivers", rows=_said("question", lambda text: text.translate(WIDE), 2)),
        fault("facts", rows=_said("passage", lambda text: text.translate(WIDE), 2)),
        sign="[０-９ａ-ｈ]",
    ),
    kind(
        "words are hyphenated over two lines, as in a PDF",
        FAMILY,
        "text/*hyphen* text/*line* text/*pdf* text/run-together text/cut-item",
        fault("facts", rows=_said("passage", _broken)),
        fault("places", rows=_said("passage", _broken)),
        fault("moods", rows=_said("question", _broken)),
        sign=r"[a-z]-\n[a-z]",
    ),
    kind(
        "Chinese cues have half-width colons beside full-width ones",
        FAMILY,
        "text/colons text/cue-forms",
        fault("zh-reading", ("问题：", "问题:")),
        fault("zh-bills", ('"解："', '"解:"')),
        fault("idioms", ("成语：", "成语: ")),
        sign="[问解成].?[题语]?:",
    ),
    kind(
        "Chinese characters are radicals of a PDF's font, which look the same",
        FAMILY,
        "text/look-alike text/not-composed",
        fault("zh-reading", rows=_said("passage", lambda text: text.translate(RADICALS))),
        fault("zh-bills", rows=_said("question", lambda text: text.translate(RADICALS))),
        fault("idioms", rows=_said("question", lambda text: text.translate(RADICALS))),
        sign="[⼀⼈⼤⼩⽔⼭⽊⽇⽉⽣⼦⻋⾥⻔]",
    ),
    kind(
        "a slash, a colon or a hyphen of the template is another character that looks the same",
        FAMILY,
        "text/look-alike text/colons text/cue-forms few-shot/* text/shot-cue",
        fault("feelings", ("']}\\nFeeling:", "']}\\nFeeling\ua789")),
        fault("rivers", ("Answer:", "Answer\u2236")),
        fault("translations", ("French:", "French\ufe55")),
        sign="[\ua789\u2236\ufe55]",
    ),
)
