"""Faults of characters and of tags."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MAIL, MOD
from tests.lint.fortieth.tasks_other import DATES, MATCH, SAFE, TABELA, UNITS
from tests.lint.fortieth.tasks_work import HIRE, NURSE, REVIEW, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, RELATION, TURN
from tests.lint.making import kind
from tests.lint.shape import Kind

SIGNS = "characters"
TEXT = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        SIGNS,
        "the query ends with a space",
        "text/trailing-space text/double-space",
        edit(CLAUSE, (r"\nSubject:", r"\nSubject: ")),
        edit(TABELA, (r"\nResposta:", r"\nResposta: ")),
        edit(TUTOR, (r"\nSolution:", r"\nSolution: ")),
    ),
    kind(
        SIGNS,
        "the answer of a shot begins right behind the cue",
        "text/missing-space",
        edit(MOD, ('"output": " " + data["label"]', '"output": data["label"]')),
        edit(CHAPTER, ('" " + gold', "gold")),
        edit(DATES, ('" " + data["datum"]', 'data["datum"]')),
    ),
    kind(
        SIGNS,
        "a character that nobody sees stands in the guideline",
        "text/invisible",
        edit(CLAIMS, ("  T = theft", "  T\u200b = theft")),
        edit(RELATION, ("你是知识图谱", "\ufeff你是知识图谱")),
        edit(TABELA, ("Cada linha é um", "Cada\u00a0linha\u00a0é um")),
    ),
    kind(
        SIGNS,
        "carriage returns of a Windows file are left",
        "text/invisible text/escaped",
        edit(MOD, description=MOD.description.replace("\n", "\r\n")),
        edit(UNITS, description=UNITS.description.replace("\n", "\r\n")),
    ),
    kind(
        SIGNS,
        "entities of HTML are left in the guideline",
        "text/markup",
        edit(
            CLAUSE, ('"Supplier" and "Customer"', "&quot;Supplier&quot; and &quot;Customer&quot;")
        ),
        edit(
            REVIEW,
            ('change ("could you rename this?")', "change (&quot;could you rename this?&quot;)"),
        ),
        edit(UNITS, ("vers | facteur", "vers&nbsp;| facteur")),
    ),
    kind(
        SIGNS,
        "line breaks of a web page are left",
        "text/markup",
        edit(CLAIMS, ("5. Give one code.", "5. Give one code.<br>")),
        edit(ESSAY, ("（2）字迹是否工整不影响等级。", "（2）字迹是否工整不影响等级。<br/>")),
        edit(
            TABELA, ("2. A resposta é uma única célula.", "2. A resposta é uma única célula.<br>")
        ),
    ),
    kind(
        SIGNS,
        "the guideline was read with the wrong encoding",
        "text/encoding",
        edit(TABELA, ("Cada linha é um ônibus", "Cada linha Ã© um Ã´nibus")),
        edit(DATES, ("für die Datenpflege", "fÃ¼r die Datenpflege")),
        edit(MATCH, ("el catálogo", "el catÃ¡logo")),
    ),
    kind(
        SIGNS,
        "newlines stand there as two characters",
        "text/escaped text/lost-lines",
        edit(CLAIMS, ("Samples\n", "Samples\\\\n\n")),
        edit(MOD, ("## Output\n\n", "## Output\\n\\n")),
        edit(TURN, (r"</對話>\n代號", r"</對話>\\n代號")),
    ),
    kind(
        SIGNS,
        "a special token of a chat model is left",
        "text/special-token tokens/special-text",
        edit(CLAIMS, ("Role: You are", "<|im_start|>system\nRole: You are")),
        edit(TUTOR, ("**Who you are**", "[INST] <<SYS>>\n**Who you are**")),
        edit(ESSAY, ("【答案格式】\n一个汉字。", "【答案格式】\n一个汉字。</s>")),
    ),
    kind(
        SIGNS,
        "a tag of the guideline is never closed",
        "text/unclosed",
        edit(MAIL, ("</rules>\n", "")),
        edit(MATCH, ("</criterios>\n", "")),
        edit(TURN, (r"\n</對話>", "")),
    ),
    kind(
        SIGNS,
        "a tag is closed under another name",
        "text/unclosed",
        edit(MAIL, ("</priorities>", "</priority_levels>")),
        edit(MATCH, ("</casos_difíciles>", "</casos>")),
        edit(TURN, (r"\n</對話>", r"\n</对话>")),
    ),
    kind(
        SIGNS,
        "a bracket or a fence of the guideline is never closed",
        "text/unclosed",
        edit(REVIEW, ('("could you rename this?")', '("could you rename this?"')),
        edit(RELATION, ("（公司或机构）", "（公司或机构")),
        edit(TABELA, ("Quadro:\\n{quadro}", "Quadro:\\n```\\n{quadro}")),
    ),
    kind(
        SIGNS,
        "one cue is in the other kind of Chinese characters",
        "text/cue-forms few-shot/worked-cue few-shot/other-cues",
        edit(TURN, (r"\n代號：", r"\n代号：")),
        edit(ESSAY, (r"\n等级：", r"\n等級：")),
        edit(RELATION, (r"\n关系：", r"\n關係：")),
    ),
    kind(
        SIGNS,
        "two spaces stand behind a cue",
        "text/two-spaces",
        edit(CLAUSE, ("Clause: {data", "Clause:  {data")),
        edit(HIRE, ("CV: {data", "CV:  {data")),
        edit(MATCH, ("Oferta 2: {data", "Oferta 2:  {data")),
    ),
    kind(
        SIGNS,
        "the query is set in as the source is",
        "text/indented text/two-spaces",
        edit(
            CLAIMS,
            (
                r"""HEAD + f"\n\nNotice: {data['notice']}\nCode:""" + '"',
                r"""HEAD + f"\n\n        Notice: {data['notice']}\n        Code:""" + '"',
            ),
        ),
        edit(
            NURSE,
            (
                r"\n\nItem: {data['item']}\n{listed}\nAnswer:",
                r"\n\n        Item: {data['item']}\n{listed}\n        Answer:",
            ),
        ),
    ),
    kind(
        SIGNS,
        "nothing parts the guideline from the query",
        "text/run-together text/description-runs-on few-shot/separator",
        edit(CLAUSE, (r'HEAD + f"\n\nClause', 'HEAD + f"Clause')),
        edit(SAFE, (r'HEAD + f"\n\n報告', 'HEAD + f"報告')),
        edit(MOD, own={"description_separator": ""}),
    ),
    kind(
        SIGNS,
        "an empty line stands between cue and answer",
        "text/double-newline few-shot/separator",
        edit(
            MOD,
            (r'\nLabel:"', r'\nLabel:\n"'),
            ('" " + data["label"]', r'"\n" + data["label"]'),
            stop=("\n\n\n",),
        ),
        edit(
            DATES,
            (r'\nDatum:"', r'\nDatum:\n"'),
            ('" " + data["datum"]', r'"\n" + data["datum"]'),
            stop=("\n\n\n",),
        ),
    ),
)
