"""Faults of the template's own text."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import (
    ADVERTS,
    CALLS,
    CHEM,
    LIBRARY,
    MEDNLI,
    PASSAGE,
    ROBOT,
)
from tests.lint.fortyseventh.tasks_free import (
    IDIOM,
    INVOICE,
    LOGS,
    ORDERS,
    PLACES,
    RAIN,
    SQL,
)
from tests.lint.fortyseventh.tasks_world import ECOLE, HABER, HOTEL, NOTARY, RECETA, WETTER
from tests.lint.fortyseventh.tasks_zh import ANYOU, CMM, DRIVE, GONGDAN, JIANLI, READ
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

T = "text that was meant to be computed"
C = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "an f was lost when a line was split",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/unclosed",
        changed(CHEM, ("f\"{data['stem']}", "\"{data['stem']}")),
        changed(CALLS, ('text = f"Queues', 'text = "Queues')),
        changed(NOTARY, ('tekst = f"', 'tekst = "')),
        changed(INVOICE, ('f"Line: ', '"Line: ')),
    ),
    kind(
        T,
        "the call of format, or the percent sign's value, is gone",
        "text/placeholder text/same-prompt text/no-question text/unknown-name",
        changed(HABER, ('.format(data["baslik"])', "")),
        changed(LOGS, ('.format(data["entry"])', "")),
        changed(ADVERTS, ('" % data["advert"]', '"')),
        changed(
            READ,
            ('.format(\n        passage=data["passage"], query=data["query"]\n    )', ""),
        ),
    ),
    kind(
        T,
        "braces were doubled in a template that came from another engine",
        "text/placeholder text/stray-sign text/unknown-name text/same-prompt text/no-question",
        changed(CALLS, ("{data['utterance']}", "{{utterance}}")),
        changed(HOTEL, ("{data['voice']}", "{{voice}}")),
        changed(RECETA, ("{data['es']}", "{{{{es}}}}")),
    ),
    kind(
        T,
        "the placeholder's name is that of the colleague's table",
        "text/unknown-name text/placeholder text/absent-field text/empty-slot text/no-question "
        "text/same-prompt code/error",
        changed(
            READ,
            ('"短文：{passage}', '"短文：{context}'),
            (
                '.format(\n        passage=data["passage"], query=data["query"]\n    )',
                '.replace("{passage}", data["passage"]).replace("{query}", data["query"])',
            ),
        ),
        changed(
            ADVERTS,
            ('%s\\nSeniority:" % data["advert"]', '{ad_text}\\nSeniority:"'),
        ),
    ),
    kind(
        T,
        "a newline was escaped twice",
        "text/escaped text/lost-lines text/run-together",
        changed(DRIVE, ('"\\n（对/错）"', '"\\\\n（对/错）"')),
        changed(ADVERTS, ("lead\\n", "lead\\\\n")),
        changed(PLACES, ("first.\\n{shown}\\nOrder", "first.\\\\n{shown}\\\\nOrder")),
        changed(MEDNLI, ("unclear.\\nReply:", "unclear.\\\\nReply:")),
    ),
    kind(
        T,
        "a list or a dict of the row is printed as Python has it",
        "text/raw-value",
        changed(CMM, ("\\n{body}\\n", "\\n{data['options']}\\n")),
        changed(RAIN, ("{grid}\\n\\n", "{data['readings']}\\n\\n")),
        changed(WETTER, ("{werte}", "{data['werte']}")),
        changed(ORDERS, ("{chat}\\n\\n", "{data['chat']}\\n\\n")),
    ),
    kind(
        T,
        "a text is joined as if it were a list",
        "text/raw-value text/run-together text/two-spaces text/no-question text/changed",
        changed(HOTEL, ("{data['voice']}", "{'、'.join(data['voice'])}")),
        changed(CALLS, ("{data['utterance']}", "{', '.join(data['utterance'])}")),
        changed(GONGDAN, ("{data['desc']}", "{' '.join(data['desc'])}")),
    ),
    kind(
        T,
        "lines are joined by nothing",
        "text/run-together text/lost-lines text/empty-slot text/said-again",
        changed(ROBOT, ('"\\n".join(lines)', '"".join(lines)')),
        changed(GONGDAN, ('"\\n".join(\n', '"".join(\n')),
        changed(PASSAGE, ('"\\n\\n".join(parts)', '"".join(parts)')),
        changed(RECETA, ('"\\n".join(partes)', '"".join(partes)')),
    ),
    kind(
        T,
        "dedent was forgotten",
        "text/indented text/two-spaces",
        changed(LOGS, ("dedent('''", "str('''")),
        changed(
            ECOLE,
            (
                'texte = "Réponds par vrai ou faux.\\n"\n    texte += "Phrase : " + '
                'data["phrase"] + "\\nRéponse :"',
                'texte = f"""Réponds par vrai ou faux.\n        Phrase : {data["phrase"]}\n'
                '        Réponse :"""',
            ),
        ),
        changed(
            HOTEL,
            (
                '分類してください。\\n"\n        f"お客様の声：{data[\'voice\']}\\n分類："',
                '分類してください。\\n"\n        f"""お客様の声：{data[\'voice\']}\n            分類："""',
            ),
        ),
    ),
    kind(
        C,
        "the cue keeps the space that the editor put there",
        "text/trailing-space text/double-space",
        changed(CHEM, ("Correct choice:", "Correct choice: ")),
        changed(SQL, ("\\nSELECT", "\\nSELECT ")),
        changed(WETTER, ("\\nAntwort:", "\\nAntwort: ")),
        changed(CMM, ("答案是：", "答案是： ")),
    ),
    kind(
        C,
        "the answer follows its cue at once",
        "text/missing-space few-shot/not-a-choice",
        changed(LIBRARY, ('" " + data["family"]', 'data["family"]')),
        changed(IDIOM, ('" " + data["word"]', 'data["word"]')),
        changed(ECOLE, ('" " + bon', "bon")),
        changed(CALLS, ('" " + gold', "gold")),
    ),
    kind(
        C,
        "white space stands on both sides of the border",
        "text/double-space text/double-newline text/trailing-space",
        changed(LIBRARY, ("\\nFamily:", "\\nFamily:\\n")),
        changed(SQL, ('" " + gold', '"  " + gold')),
        changed(JIANLI, ('"output": gold', '"output": "\\n" + gold')),
    ),
    kind(
        C,
        "one cue has the other width of colon",
        "text/colons text/cue-forms",
        changed(GONGDAN, ("级别：", "级别:")),
        changed(READ, ("\\n回答：", "\\n回答:")),
        changed(LOGS, ("Entry: {}", "Entry： {}")),
        changed(HOTEL, ("\\n分類：", "\\n分類:")),
    ),
    kind(
        C,
        "one cue has the French space before its colon, the other has not",
        "text/cue-forms text/colons",
        changed(ECOLE, ("Réponse :", "Réponse:")),
        changed(WETTER, ("\\nAntwort:", "\\nAntwort :")),
        changed(MEDNLI, ("\\nReply:", "\\nReply :")),
    ),
    kind(
        C,
        "characters that nobody sees came along from a chat window",
        "text/invisible",
        changed(CHEM, ("Correct choice:", "Correct\u00a0choice:")),
        changed(CMM, ("答案是：", "答案是：\u200b")),
        changed(PLACES, ("Put the events", "\ufeffPut the events")),
        changed(NOTARY, ("Numer rodzaju", "Numer\u00a0rodzaju")),
    ),
    kind(
        C,
        "a letter of another alphabet is in a cue",
        "text/look-alike text/cue-forms",
        changed(CHEM, ("Correct choice", "\u0421orrect choice")),
        changed(LIBRARY, ("\\nFamily:", "\\nF\u0430mily:")),
        changed(HABER, ("\\nKonu:", "\\nK\u043enu:")),
    ),
    kind(
        C,
        "the template was saved decomposed by a Mac",
        "text/not-composed",
        changed(ECOLE, ("Réponds", "Re\u0301ponds"), ("Réponse", "Re\u0301ponse")),
        changed(RECETA, ("Español:", "Espan\u0303ol:"), ("Inglés:", "Ingle\u0301s:")),
    ),
    kind(
        C,
        "a quote or a bracket that is opened is never closed",
        "text/unclosed text/stray-sign",
        changed(CALLS, ("{data['utterance']}\\\"", "{data['utterance']}")),
        changed(HOTEL, ("「要望」の", "「要望の")),
        changed(JIANLI, ("学校：…”。", "学校：…。")),
        changed(DRIVE, ("【判断题】", "【判断题")),
    ),
    kind(
        C,
        "a special token of the model it was tried on is left",
        "text/special-token text/markup tokens/special-text",
        changed(CHEM, ('"General chemistry', '"<|endoftext|>General chemistry')),
        changed(ROBOT, ('lines = [data["prompt"]]', 'lines = ["[INST] " + data["prompt"]]')),
        changed(GONGDAN, ("你是客服主管", "<|im_start|>你是客服主管")),
    ),
    kind(
        C,
        "a note to oneself stands in the prompt",
        "text/note-left",
        changed(SQL, ("-- SQLite", "-- SQLite (TODO ask Ben whether paid is 0/1)")),
        changed(LIBRARY, ("by family.", "by family. FIXME: add harp and piano later")),
        changed(PLACES, ("the earliest first.", "the earliest first. <!-- try 'oldest' too -->")),
    ),
    kind(
        C,
        "the description says again what the template says",
        "text/repeated-instruction",
        changed(
            HOTEL,
            description="宿泊のお客様の声を「好評」「苦情」「要望」のいずれかに分類してください。",
        ),
        changed(IDIOM, description="Complete the saying with one word."),
        changed(ADVERTS, description="Read the advert and say which seniority it is for."),
    ),
    kind(
        C,
        "a name of a file or a split stands in the prompt",
        "text/snake-name code/arguments",
        changed(IDIOM, description="These are items of idiom_gap_dev_v2."),
        changed(CHEM, ('"General chemistry, first semester.', '"general_chemistry_1.')),
        changed(ROBOT, description="Questions about mobile_robots_basic."),
    ),
    kind(
        C,
        "a cue is misspelt or typed twice",
        "text/cue-forms text/said-again text/stray-sign",
        changed(READ, ("\\n问题：", "\\n问题：：")),
        changed(WETTER, ("\\nAntwort:", "\\nAntowrt:")),
        changed(PASSAGE, ('"Answer:"', '"Anwser:"')),
        changed(RECETA, ('"Inglés:"', '"Inglés: Inglés:"')),
    ),
    kind(
        C,
        "one line of the legend is in the traditional script, all else is simplified",
        "text/cue-forms text/unlike-others",
        changed(GONGDAN, ("级别：", "級別：")),
        changed(READ, ("问题：", "問題："), ("回答：", "答覆：")),
        changed(ANYOU, ("编号：", "編號：")),
    ),
)
