"""Chinese in its two scripts: what is known in simplified characters is known in traditional ones.

The characters are those of the package's own words and patterns, with the forms that Taiwan and
Hong Kong write.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from workbench.io.kept_codes import compile_kept
from workbench.io.known_needs import Needs, is_known, key_of, key_of_ascii, known_or
from workbench.io.needles import folded, folded_needs, meets, needs_of, needs_of_ascii

_TRADITIONAL = (
    "乾佔來個備僅優內兩別刪則區參問單嗎國圍圖塊學寫對帶幣幹幾張後從復應換擇據數斷於時暫書會條極標樣歲沒測準漢為無爲獨當確碼種稱積節範簡籤級細結給"
    "編練縮總羅義臘臨與舉舊萬蘭處號術裏補裡製複見計訓記設評詞試話該詳認語誤說説請論證譯讀負貨貶資輯輸轉辦這連進過達適選還釋錄錯鍾鐘開間閱閲隻難韓"
    "頁項順領頭題類顯餘馬驗驟體麵麼點規況機構組織實齡職產藥預灣誌須鬚減屬歸詩導運緒現額億燙聞陳經許線擬匯彙圓長亂課報郵敘觀欄關們韻續討歐夠談門財"
    "陸態傾變講執顆際輕務動誰擾識價場響雙剛約紅黃"
)
_SIMPLIFIED = (
    "干占来个备仅优内两别删则区参问单吗国围图块学写对带币干几张后从复应换择据数断于时暂书会条极标样岁没测准汉为无为独当确码种称积节范简签级细结给"
    "编练缩总罗义腊临与举旧万兰处号术里补里制复见计训记设评词试话该详认语误说说请论证译读负货贬资辑输转办这连进过达适选还释录错钟钟开间阅阅只难韩"
    "页项顺领头题类显余马验骤体面么点规况机构组织实龄职产药预湾志须须减属归诗导运绪现额亿烫闻陈经许线拟汇汇圆长乱课报邮叙观栏关们韵续讨欧够谈门财"
    "陆态倾变讲执颗际轻务动谁扰识价场响双刚约红黄"
)
_TABLE = str.maketrans(_TRADITIONAL, _SIMPLIFIED)
_FORMS = {one: one for one in _SIMPLIFIED}
for _other, _one in zip(_TRADITIONAL, _SIMPLIFIED, strict=True):
    _FORMS[_one] += _other
_FORMS |= {other: _FORMS[one] for other, one in zip(_TRADITIONAL, _SIMPLIFIED, strict=True)}
_ANY = re.compile(f"[{_TRADITIONAL}]")
_FITS_NOTHING = re.compile("\0(?!)")  # looks for a zero byte, which is quickest
MOST_MET = 20
"""So often an expression may be tried where what it needs was there; then it is tried at once."""
_LONG = 10_000
_PARTS = re.compile(rf"\\.|[\[\]]|[{_SIMPLIFIED}{_TRADITIONAL}]", re.DOTALL)


def simplified(text: str) -> str:
    """Return a text of the same length in simplified characters."""
    return text.translate(_TABLE) if _is_traditional(text) else text


def in_both(pattern: str) -> str:
    """Return a regular expression that takes either script where this one has characters of one."""
    if pattern.isascii():
        return pattern
    in_class = False

    def part(match: re.Match[str]) -> str:
        nonlocal in_class
        own = match[0]
        if own in "[]":
            in_class = own == "["
        forms = _FORMS.get(own, own)
        return forms if in_class or own not in _FORMS else f"[{forms}]"

    return _PARTS.sub(part, pattern)


class Pattern:
    """A regular expression for both scripts, with the methods of `re.Pattern` that are needed.

    Texts in ASCII, and where the pattern has no traditional characters those that have none either,
    are matched by it as it is, which is quicker. Each form is compiled when it is needed: not for
    texts that lack what it needs (see `io.needles`), as long as most do. An exact one keeps to the
    characters that it is written in.
    """

    def __init__(self, pattern: str, flags: re.RegexFlag | int = 0, *, exact: bool = False) -> None:
        self._pattern = pattern
        self._flags = flags
        self._in_any_case = bool(flags & re.IGNORECASE)
        self._is_simple = _ANY.search(pattern) is None
        self._is_exact = exact
        self._left = MOST_MET

    @cached_property
    def _plain(self) -> re.Pattern[str]:
        return self._compiled(self._pattern)

    @cached_property
    def _both(self) -> re.Pattern[str]:
        return self._compiled(in_both(self._pattern))

    def _compiled(self, pattern: str) -> re.Pattern[str]:
        is_own = self.may_lack and is_known(self.key)  # and not made of a prompt's words
        return (compile_kept if is_own else re.compile)(pattern, self._flags)

    @cached_property
    def _needs(self) -> Needs | None:
        """What a text must have, in simplified characters, and folded where case is ignored."""
        return known_or(self.key, self.read_needs) if self.may_lack else None

    @property
    def key(self) -> str:
        """What the expression is called where its needs are kept."""
        return key_of(self._pattern, in_any_case=self._in_any_case)

    def read_needs(self) -> Needs | None:
        """Return what a text must have, read off the expression."""
        needs = needs_of(simplified(self._pattern))
        return folded_needs(needs) if needs and self._in_any_case else needs

    @property
    def may_lack(self) -> bool:
        """Whether it may be told that a text lacks what is needed."""
        return not self._flags & re.VERBOSE

    @cached_property
    def _needs_of_ascii(self) -> Needs | None:
        if not self.may_lack:
            return None
        return known_or(key_of_ascii(self.key), lambda: self._needs and needs_of_ascii(self._needs))

    def _may_fit(self, text: str) -> bool:
        is_ascii = text.isascii()
        needs = self._needs_of_ascii if is_ascii else self._needs
        if needs is None:
            return True
        simple = text if is_ascii else simplified(text)
        return meets(needs, folded(simple) if self._in_any_case else simple)

    def _for(self, text: str) -> re.Pattern[str]:
        if self._left > 0:
            if not self._may_fit(text):
                return _FITS_NOTHING
            self._left -= 1
        is_plain = self._is_exact or text.isascii()
        is_plain = is_plain or (self._is_simple and not _is_traditional(text))
        return self._plain if is_plain else self._both

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the first match between two places."""
        return self._for(text).search(text, start, end)

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """Return the match that begins at a place."""
        return self._for(text).match(text, start)

    def fullmatch(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Return the match that is the whole text, or all of it between two places."""
        return self._for(text).fullmatch(text, start, end)

    def finditer(
        self, text: str, start: int = 0, end: int = sys.maxsize
    ) -> Iterator[re.Match[str]]:
        """Yield all matches between two places."""
        return self._for(text).finditer(text, start, end)

    def findall(self, text: str) -> list[Any]:
        """Return what all matches are, or their groups."""
        return self._for(text).findall(text)

    def split(self, text: str) -> list[Any]:
        """Return what is between the matches."""
        return self._for(text).split(text)

    def sub(self, by: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
        """Return the text with something else in the place of matches."""
        pattern = self._for(text)
        # What stands in their place may name groups, which only this pattern has.
        return text if pattern is _FITS_NOTHING else pattern.sub(by, text, count)


AnyPattern: TypeAlias = re.Pattern[str] | Pattern


def _has_traditional(text: str) -> bool:
    return _ANY.search(text) is not None


_of_short = lru_cache(maxsize=4096)(_has_traditional)
_of_long = lru_cache(maxsize=64)(_has_traditional)  # a cache keeps its texts


def _is_traditional(text: str) -> bool:
    """Say whether a text has a traditional character; most that are asked about are asked about
    by many expressions."""
    if text.isascii():
        return False
    return _of_short(text) if len(text) < _LONG else _of_long(text)


def compiled(pattern: str, flags: re.RegexFlag | int = 0) -> Pattern:
    """Return a regular expression for both scripts."""
    return Pattern(pattern, flags)


def exactly(pattern: str, flags: re.RegexFlag | int = 0) -> Pattern:
    """Return one that keeps to the characters that it is written in: `re.compile`, put off until a
    text may fit."""
    return Pattern(pattern, flags, exact=True)
