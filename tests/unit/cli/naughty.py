"""Strings that are not meant kindly: what steers a terminal, a browser, a format, a parser or a
file system, and what only looks odd. Each stands for a kind that broke something somewhere."""

from __future__ import annotations

CONTROLS = tuple(f"a{chr(code)}b" for code in (*range(9), 11, 12, *range(13, 32), *range(127, 160)))

TERMINAL = (
    "\x1b[31mred\x1b[0m",
    "\x1b[2J\x1b[H",  # clears the screen
    "\x1b]0;title\x07",
    "\x1b]8;;http://example.org\x1b\\link\x1b]8;;\x1b\\",
    "\x1b]52;c;Y3VybCBldmls\x07",  # the clipboard
    "\x1bP$q\x1b\\",
    "\x1b[6n",  # asks, and the answer is typed into the shell
    "\x1b[?1049h",
    "\x1bc",
    "\x9b31mred\x9b0m",
    "\x9d0;title\x9c",
    "\x90q\x9c",
    "50 %\r99 %",
    "secret\x08\x08\x08\x08\x08\x08shown",
    "\x0e\x0f",
    "\x1b[1A\x1b[2Kover the line above",
)
DIRECTIONS = (
    "\u202eevil\u202c",
    "\u202dleft",
    "\u2066isolated\u2069",
    "\u2067right\u2069",
    "\u2068first\u2069",
    "\u200erow",
    "\u200frow",
    "\u061crow",
    "user\u202egnp.exe",
    "if access != 'user\u202e \u2066// check\u2069 \u2066':",
    "مرحبا\u200f!",
    "שלום (abc)",
)
UNSEEN = (
    "zero\u200bwidth",
    "word\u2060joiner",
    "\ufeffmark",
    "soft\u00adhyphen",
    "line\u2028separator",
    "paragraph\u2029separator",
    "\ufff9anchor\ufffa\ufffb",
    "\U000e0041\U000e0042tags",
    "non\u00a0breaking\u3000wide",
    "\u180e",
    "\u200c\u200d",
    " ",
    "\t",
    "",
)
MARKUP = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg/onload=alert(1)>',
    "<svg><script href=http://example.org/x.js />",
    "<iframe src=https://example.org></iframe>",
    "<link rel=stylesheet href=https://example.org/a.css>",
    "<style>@import 'https://example.org/a.css';</style>",
    '<a href="javascript:alert(1)">x</a>',
    "<meta http-equiv=refresh content='0;url=https://example.org'>",
    "<base href=https://example.org/>",
    "<object data=https://example.org></object>",
    "<!-- --><!--",
    "]]><![CDATA[",
    "&lt;b&gt;&amp;&#x3C;",
    "'-alert(1)-'",
    "${alert(1)} {{7*7}} {% raw %} <%= 7 %>",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "</textarea></title><b>",
    "`<x onclick=alert(1)>`",
    "[x](javascript:alert(1)) ![y](https://example.org/y.png)",
    "[bold]x[/] [link=https://example.org]y[/link] [/nothing]",
    ":smile: :warning:",
)
CODE = (
    "'; DROP TABLE runs; --",
    "1 OR 1=1",
    'Robert"); DROP TABLE rows;--',
    "$(touch /tmp/x) `id` ; id | id && id",
    "%s%s%s%n %d %(name)s",
    "{} {0} {name} {0.__class__} {!r:>10000000}",
    "{{}} }{ {",
    "\\x1b[31m \\u202e \\n \\",
    "\"quoted\" 'single' `back`",
    "__import__('os').system('id')",
    "=cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd",
    "-1+1",
    "() { :; }; echo",
    "null",
    "NaN",
    "undefined",
    "None",
    "True",
    "[object Object]",
    "--json",
    "-",
    "#",
    "\\0",
    "a,b\tc;d|e",
    '"',
    "'",
)
PATHS = (
    "../../../etc/passwd",
    "/dev/zero",
    "C:\\Windows\\con.txt",
    "file:///etc/passwd",
    "https://example.org/x",
    "//example.org/x",
    "~/.ssh/id_rsa",
    "CON",
    "a/b\\c",
    ".",
    "..",
    "%2e%2e%2f",
)
NUMBERS = (
    "0", "-0", "1e309", "1/0", "0x10", "1_000", "١٢٣", "²", "Ⅷ", "1,000.5", "1.000,5", "∞",
    "9" * 400, "١", "１２３", "0.1" + "0" * 200,
)  # fmt: skip
LETTERS = (
    "👩\u200d👩\u200d👧\u200d👦",
    "👍🏽",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "🇩🇪🇨🇳",
    "é e\u0301",
    "Z" + "\u0301" * 60,
    "ẞßſ İı",
    "田中さん 你好 안녕",
    "𝒳𝔘𝕟𝖎",
    "ﷺ",
    "\U0001f9d1\U0001f3fb\u200d\U0001f4bb",
    "\ufdd0\uffff",
    "x" * 20_000,
    "word " * 3_000,
    "many\nlines\n\n\nhere\n",
    "\r\n\r\n",
)
HALVES = ("\ud800", "\udfff", "half \udcff byte", "\udc00\ud800")
"""Half a character: JSON can hold it, and no encoding of text."""

WHOLE = (
    *CONTROLS, *TERMINAL, *DIRECTIONS, *UNSEEN, *MARKUP, *CODE, *PATHS, *NUMBERS, *LETTERS,
)  # fmt: skip
NAUGHTY = (*WHOLE, *HALVES)
