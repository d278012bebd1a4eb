"""Syntaxes of machines and lists that a prompt may ask for, in the ways that sentences do: a dict,
a list with marks, an item a line, a table, XML; and names as code writes them."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.rules.instructions.formats import Form, form, is_json
from workbench.messages import say

_SAY = (
    r"(?:\A|[.!?。！？:;,(\n]\s*|\b(?:please|and|then|only|just|must|should|always)\s)"
    r"(?:give|return|output|write|answer|reply|respond|produce|print|provide|use|make|format"
    r"|present|put|state|express|show|list|name)\b"
)
_KIND = r"(?:(?!(?:the|this|that|these|those|each|your|his|her|its|their|or|and)\b)[\w-]+\s)"
_ENDS = (
    r"(?!\s(?:of (?:the|this)|above|below|given|that|which|shown|is|was|are|were|has|have|or"
    r"|contains?|you)\b)"
)
_HAN_SAY = (
    r"(?:[用以按]|写成|排成|输出为?|返回|给出|整理[成为]|列成|转换?[为成]|表示[为成])"
    r"(?:一个|一张|一份|标准的?)?\s?"
)
_HAN_ENDS = (
    r"\s?(?:的)?(?:形式|格式|方式|对象|列表|结构)?(?:来)?(?:进行)?"
    r"(?:回答|作答|写(?!的)|输出|返回|给出|列出|表示|呈现|展示|排列|答|$|(?=[，。；,;)）\n]))"
)


def _told(thing: str, han: str = "") -> str:
    """Return a pattern of what asks for a thing: to give one, to answer with or as one, or that the
    answer be one; in Chinese to answer by it."""
    thing = rf"(?:{thing})\b{_ENDS}"
    english = (
        rf"{_SAY}\s(?:me\s|only\s|just\s)?(?:an?\s|one\s)?{_KIND}?{thing}"
        rf"|{_SAY}[^.\n]{{0,40}}?\s(?:as|in|with|using|into)\s(?:the (?:form|format|style) of\s)?"
        rf"(?:an?\s)?{_KIND}?{thing}"
        r"|\b(?:answer|output|reply|response|result)s?\s(?:must|should|has to|is to|shall)\sbe\s"
        rf"(?:(?:given|written|in|as|valid)\s)*(?:an?\s)?{thing}"
    )
    return f"{english}|{_HAN_SAY}(?:{han}){_HAN_ENDS}" if han else english


_OF_ROWS = exactly(
    r"\b(?:is|are|was|were|given|shown|listed|stands?|comes?|below|following|has|have|contains?)\s"
    r"(?:\w+\s){0,3}\Z|(?:下面|以下|给出|输入|文本|原文)[^，。；\n]{0,10}\Z",
    re.IGNORECASE,
)
"""What stands before a form that the row's own texts have: `The names are given one per line`."""

_MARK = exactly(r"^\s*(?:[-*•·–]|\(?\d+[.)、:：)]|[①-⑨])", re.MULTILINE)
_JOINED = exactly(r"[,;，、；]|\s(?:and|/)\s")
_OF_LATEX = exactly(r"[A-Za-z]{3}|[√π×÷²³≤≥∞/]")
"""What LaTeX writes in another way, and not a number."""

_PICTOGRAM = exactly("[\u2190-\u2bff\U0001f000-\U0001faff]|:[)(DP]|:\\w+:")


def _is_of_answer(asked: re.Match[str]) -> bool:
    return _OF_ROWS.search(asked.string[: asked.start()].rpartition("\n")[2]) is None


SYNTAXES: tuple[Form, ...] = (
    form(
        _told(
            r"(?:Python\s)?dict|(?:Python|JSON)\s(?:dictionary|set|tuple)",
            r"(?:Python\s?(?:的)?\s?)?(?:字典|元组)",
        ),
        lambda text, _: re.search(r"[{(\[]", text) is None,
        say("a value in Python"),
    ),
    form(
        _told(r"Python\slist|(?:JSON\s)?array|list\sin\sPython", r"数组|JSON\s?数组"),
        lambda text, _: "[" not in text,
        say("a list in Python"),
    ),
    form(
        _told(r"JSON(?:\s(?:object|string|document))?"),
        lambda text, asked: not is_json(text, asked.string),
        say("JSON"),
        '{{"answer": "{}"}}',
    ),
    form(
        _told(
            r"(?:bullet(?:ed|[ -]point)?|dashed|dotted|unordered|numbered|enumerated|itemi[sz]ed)\s"
            r"(?:list|points?|items)|bullets|bullet[ -]points?|bulleted lists?",
            r"(?:项目符号|无序|有序|带(?:编号|序号|项目符号)的?)(?:列表|清单)?|(?:编号|序号)(?:列表|清单)",
        )
        + r"|(?:^|[，。；,请并])(?:请)?(?:分条|逐条|分点)(?:列出|列举|回答|作答|写)",
        lambda text, _: _MARK.search(text) is None,
        say("a list with marks"),
    ),
    form(
        r"\bone\s(?:\w+\s)?(?:a|per|to a|on each|on every"
        r"|(?:per|on) (?:its|a) (?:own|new|separate))\sline\b"
        r"|\b(?:eine?|je eine?) (?:\w+ )?pro Zeile\b"
        r"|\bune? (?:\w+ )?par ligne\b"
        r"|\bun[oa]? (?:\w+ )?por línea\b"
        r"|\b(?:each|every)\s(?:\w+\s)?(?:per line|on (?:its|a) (?:own|new|separate) line)\b"
        r"|\b(?:each|every)\s(?:\w+\s){1,3}on (?:its|a) (?:own|new|separate) line\b"
        r"|\ba (?:new|separate) line for each\b|\bseparated by (?:newlines|line breaks)\b"
        r"|一行(?:写|放|填)?一[个条项]|每[个条项][^，。；\n]{0,4}(?:占|单独|各占|独占)一行"
        r"|每行(?:只|仅)?(?:写|放|填|列出?)?一[个条项]|(?:用|以)?换行符?(?:分隔|隔开)"
        r"|分行(?:写出?|列出|输出|作答)",
        lambda text, asked: (
            "\n" not in text and _JOINED.search(text) is not None and _is_of_answer(asked)
        ),
        say("a line for each"),
    ),
    form(
        _told(r"(?:CSV|TSV)(?:\s(?:line|row|format|text))?", r"(?:CSV|TSV)"),
        lambda text, _: re.search(r"[,;\t\n]", text) is None,
        say("values with commas between"),
    ),
    form(
        _told(r"(?:YAML|TOML|INI)(?:\s(?:document|format|block))?", "YAML|TOML"),
        lambda text, _: ":" not in text and "=" not in text,
        say("YAML or TOML"),
    ),
    form(
        _told(
            r"(?:XML|HTML)(?:\s(?:document|element|list|code|snippet|format))?(?!\s?-?tags)",
            "XML|HTML",
        ),
        lambda text, _: "<" not in text,
        say("XML"),
    ),
    form(
        _told(
            r"(?:markdown|ASCII|two-column|three-column)\stable|table(?=\s*(?:$|[.,;:!)\n]))",
            r"(?:Markdown\s?)?表格",
        ),
        lambda text, _: re.search(r"[|\t\n]", text) is None,
        say("a table"),
    ),
    form(
        _told(r"LaTeX(?:\s(?:notation|format|code|syntax))?", "LaTeX"),
        lambda text, _: re.search(r"[\\$^_{]", text) is None and _OF_LATEX.search(text) is not None,
        say("LaTeX"),
    ),
    form(
        _told(r"emojis?", r"表情符号|emoji"),
        lambda text, _: _PICTOGRAM.search(text) is None,
        say("an emoji"),
    ),
    form(
        _told(r"snake[_ ]case", r"蛇形命名"),
        lambda text, _: re.search(r"\w[ -]\w|[A-Z]", text) is not None,
        say("a name as code writes it"),
    ),
    form(
        _told(r"(?:lower\s?)?camel\s?case|pascal\s?case|upper\s?camel\s?case", r"驼峰(?:命名)?"),
        lambda text, _: re.search(r"\w[ _-]\w", text) is not None,
        say("a name as code writes it"),
    ),
)  # fmt: skip
"""What a prompt may ask for that programs read, and what tells that an answer has it not."""
