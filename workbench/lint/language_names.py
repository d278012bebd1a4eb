"""How languages are called in others, and in which words a sentence asks for an answer in one.

For each language that a prompt may be in: the names of those that it may ask for, and what stands
around such a name where it is demanded (`NAME` in a pattern). English, the languages whose names
are alike in it, Chinese and Japanese have patterns of their own in the rule that asks here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from workbench.io.han import AnyPattern, compiled

_GAP = r"[^.\n]{0,60}?"
UNTOLD_NAMES: Mapping[str, str] = {
    "yo": "yoruba yorouba joruba", "ha": "hausa haoussa", "ig": "igbo", "zu": "zulu zoulou",
    "sw": "swahili kiswahili souahéli suajili suaheli 斯瓦希里语", "xh": "xhosa", "so": "somali",
    "am": "amharic amharique amárico", "ms": "malay malaiisch 马来语", "tl": "tagalog filipino",
    "ca": "catalan catalán katalanisch", "eu": "basque euskera baskisch", "gl": "galician gallego",
    "ro": "romanian roumain rumano rumänisch", "cs": "czech tchèque checo tschechisch 捷克语",
    "sk": "slovak slovaque", "hu": "hungarian hongrois húngaro ungarisch", "hr": "croatian croate",
    "da": "danish danois danés dänisch", "no": "norwegian norvégien noruego norwegisch",
    "fi": "finnish finnois finés finnisch", "et": "estonian", "lv": "latvian", "lt": "lithuanian",
    "ga": "irish", "cy": "welsh gallois galés walisisch", "la": "latin latín latein",
    "qu": "quechua", "uz": "uzbek", "wo": "wolof", "sr": "serbian serbe", "sl": "slovene slovenian",
}  # fmt: skip
"""Languages in Latin letters that no small words tell here."""


_NAMES: Mapping[str, str] = {
    "ru": "en=английск fr=французск de=немецк es=испанск it=итальянск pt=португальск zh=китайск"
    " ja=японск ko=корейск ru=русск ar=арабск tr=турецк pl=польск nl=нидерландск|голландск"
    " sv=шведск vi=вьетнамск hi=хинди",
    "pl": "en=angielsk fr=francusk de=niemieck es=hiszpańsk it=włosk pt=portugalsk zh=chińsk"
    " ja=japońsk ko=koreańsk ru=rosyjsk ar=arabsk tr=tureck pl=polsk nl=niderlandzk sv=szwedzk",
    "sv": "en=engelska fr=franska de=tyska es=spanska it=italienska pt=portugisiska zh=kinesiska"
    " ja=japanska ko=koreanska ru=ryska ar=arabiska tr=turkiska pl=polska nl=nederländska"
    " sv=svenska",
    "nl": "en=engels fr=frans de=duits es=spaans it=italiaans pt=portugees zh=chinees ja=japans"
    " ko=koreaans ru=russisch ar=arabisch tr=turks pl=pools nl=nederlands sv=zweeds",
    "tr": "en=i̇ngilizce|ingilizce fr=fransızca de=almanca es=i̇spanyolca|ispanyolca"
    " it=i̇talyanca|italyanca pt=portekizce zh=çince ja=japonca ko=korece ru=rusça ar=arapça"
    " tr=türkçe pl=lehçe nl=felemenkçe sv=i̇sveççe|isveççe",
    "id": "en=inggris fr=prancis|perancis de=jerman es=spanyol it=italia pt=portugis"
    " zh=mandarin|tionghoa|cina ja=jepang ko=korea ru=rusia ar=arab tr=turki nl=belanda"
    " vi=vietnam id=indonesia",
    "vi": "en=anh fr=pháp de=đức es=tây_ban_nha it=ý pt=bồ_đào_nha zh=trung ja=nhật ko=hàn ru=nga"
    " ar=ả_rập vi=việt nl=hà_lan th=thái",
    "ko": "en=영어 fr=프랑스어|불어 de=독일어|독어 es=스페인어 it=이탈리아어 pt=포르투갈어"
    " zh=중국어"
    " ja=일본어|일어 ko=한국어|한글 ru=러시아어 ar=아랍어 vi=베트남어 tr=터키어",
    "ar": "en=إنجليزي|انجليزي|إنكليزي fr=فرنسي de=ألماني es=إسباني it=إيطالي pt=برتغالي zh=صيني"
    " ja=ياباني ko=كوري ru=روسي ar=عربي tr=تركي",
    "hi": "en=अंग्रेज़ी|अंग्रेजी fr=फ़्रेंच|फ्रेंच|फ्रांसीसी de=जर्मन es=स्पेनिश it=इतालवी pt=पुर्तगाली zh=चीनी"
    " ja=जापानी ko=कोरियाई ru=रूसी ar=अरबी hi=हिंदी|हिन्दी",
}
_NAMES_OF_CUES: Mapping[str, str] = {
    "en": "en=english fr=french de=german es=spanish it=italian pt=portuguese nl=dutch ru=russian"
    " zh=chinese ja=japanese ko=korean ar=arabic pl=polish",
    "de": "en=englisch fr=französisch de=deutsch es=spanisch it=italienisch pt=portugiesisch"
    " nl=niederländisch ru=russisch zh=chinesisch ja=japanisch ko=koreanisch ar=arabisch"
    " pl=polnisch",
    "fr": "en=anglais fr=français de=allemand es=espagnol it=italien pt=portugais nl=néerlandais"
    " ru=russe zh=chinois ja=japonais ko=coréen ar=arabe pl=polonais",
    "es": "en=inglés fr=francés de=alemán es=español it=italiano pt=portugués nl=neerlandés"
    " ru=ruso zh=chino ja=japonés ko=coreano ar=árabe pl=polaco",
    "it": "en=inglese fr=francese de=tedesco es=spagnolo it=italiano pt=portoghese nl=olandese"
    " ru=russo zh=cinese ja=giapponese ko=coreano ar=arabo pl=polacco",
    "pt": "en=inglês fr=francês de=alemão es=espanhol it=italiano pt=português nl=holandês"
    " ru=russo zh=chinês ja=japonês ko=coreano ar=árabe pl=polonês",
}


_DEMANDS: Mapping[str, str] = {
    "ru": rf"\b(?:ответ|отвеча|напиш|пиши|сформулиру|излож)\w*{_GAP}\b(?:по-NAMEи|на NAMEом)\b"
    rf"|\b(?:перевед|перевод)\w*{_GAP}\bна NAMEий\b",
    "pl": rf"\b(?:odpowie|odpowiad|napisz)\w*{_GAP}\b(?:po NAMEu|w języku NAMEim)\b"
    rf"|\bprzetłumacz\w*{_GAP}\bna (?:język )?NAMEi\b",
    "sv": rf"\b(?:svara|skriv){_GAP}\bpå NAME\b|\böversätt{_GAP}\btill NAME\b",
    "nl": rf"\b(?:antwoord|beantwoord|schrijf)\w*{_GAP}\bin het NAME\b"
    rf"|\bvertaal{_GAP}\bnaar het NAME\b",
    "tr": r"\bNAME (?:olarak )?(?:cevap ver|cevapla|yanıt ver|yanıtla|özetle|yaz(?:ın|ınız)?\b)"
    r"|\bNAME['’]?y[ae] (?:çevir|tercüme)",
    "id": rf"\b(?:jawab|tulis)\w*{_GAP}\bdalam bahasa NAME\b(?! (?:berikut|ini|di bawah))"
    rf"|\bterjemahkan{_GAP}\bke (?:dalam )?bahasa NAME\b",
    "vi": rf"\b(?:trả lời|viết){_GAP}\bbằng tiếng NAME\b(?! (?:sau|dưới|trên|này))"
    rf"|\bdịch{_GAP}\b(?:sang|ra) tiếng NAME\b",
    "ko": r"NAME로 ?(?:만 )?(?:답|대답|작성(?!된)|쓰(?!인|여)|써|번역(?!된)|요약(?!된)|옮기|출력)",
    "ar": rf"(?:أجب|أجيبوا|اكتب)\w*{_GAP}ب(?:اللغة )?الNAMEة|ترجم\w*{_GAP}إلى (?:اللغة )?الNAMEة",
    "hi": r"NAME में (?:ही )?(?:उत्तर|जवाब|लिखें|लिखिए|लिखो|अनुवाद|बताएँ|बताइए)",
}
_CUES: Mapping[str, str] = {
    "ru": r"(?:перевод\s)?(?:по-|на )?NAME\w{2}(?: перевод)?",
    "pl": r"(?:po |na )?NAMEi",
    "ar": r"(?:باللغة )?(?:ب)?الNAMEة",
    "id": r"(?:bahasa )?NAME",
    "vi": r"tiếng NAME",
}


def _of(tongue: str) -> Iterator[tuple[str, str]]:
    for pair in _NAMES[tongue].split():
        wanted, _, forms = pair.partition("=")
        for form in forms.split("|"):
            yield form.replace("_", " "), wanted


def _by_name() -> Mapping[str, tuple[frozenset[str], str]]:
    found: dict[str, tuple[frozenset[str], str]] = {}
    for tongue, pairs in _NAMES_OF_CUES.items():
        for pair in pairs.split():
            named, _, form = pair.partition("=")
            found[form] = (found.get(form, (frozenset(), ""))[0] | {tongue}, named)
    return found


_NAMED = _by_name()
NAMED: Mapping[str, str] = {name: named for name, (_, named) in _NAMED.items()}
"""Which language is meant by a name, in small letters, in a language of Latin letters."""


def _compiled(patterns: Mapping[str, str]) -> AnyPattern:
    parts: list[str] = []
    for tongue, pattern in patterns.items():
        names = "|".join(sorted((form for form, _ in _of(tongue)), key=len, reverse=True))
        parts.append(pattern.replace("NAME", f"({names})"))
    return compiled("|".join(parts), re.IGNORECASE)


_WANTED = {form: wanted for tongue in _NAMES for form, wanted in _of(tongue)}


@lru_cache(maxsize=1)
def _asked() -> AnyPattern:
    return _compiled(_DEMANDS)


@lru_cache(maxsize=1)
def _cue() -> AnyPattern:
    return _compiled({tongue: _CUES.get(tongue, "NAME") for tongue in _NAMES})


def languages_asked(text: str) -> Iterator[tuple[str, str]]:
    """Yield what in a text asks for an answer in a language, with that language."""
    for match in _asked().finditer(text):
        yield match[0], _wanted(match)


def language_of_cue(cue: str) -> str:
    """Return the language that a cue consists of the name of, "" if it is none."""
    match = _cue().fullmatch(cue.rstrip(" :：").lower())
    return _wanted(match) if match else ""


def tongues_of_name(cue: str) -> tuple[frozenset[str], str]:
    """Return in which languages a cue, where it is the name of a language, calls that language so,
    and which one it is: `(de,)` and `en` for `Englisch:`; nothing and "" for any other cue."""
    return _NAMED.get(cue.strip(" *#:：\u00a0\u202f").casefold(), (frozenset(), ""))


def _wanted(match: re.Match[str]) -> str:
    return next(_WANTED[name.lower()] for name in match.groups() if name)
