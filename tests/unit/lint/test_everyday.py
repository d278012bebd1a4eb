"""What people who are no authors of benchmarks write, each beside a fault that looks like it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

Rows = Sequence[Mapping[str, object]]

CITIES = ("Oslo", "Rome", "Lima", "Cairo", "Delhi", "Quito", "Tunis", "Kyoto")
LEASES: Rows = [{"lease": f"House {i} is let to {name}.", "name": name}
                for i, name in enumerate(("Ann Ray", "Bo Lind", "Cy Hart", "Di Moss", "Ed Vane",
                                          "Flo Kerr", "Gus Hale", "Ida Penn"))]  # fmt: skip
STEPS: Rows = [{"steps": f"1. eat {i}\n2. boil {i}\n3. peel {i}",
                "order": ("2, 3, 1", "3, 1, 2", "2, 1, 3")[i % 3]} for i in range(9)]  # fmt: skip
PULSES: Rows = [{"note": f"Pulse {60 + i}, temp {36 + i % 3}, at 1{i % 3}:{i}0.", "pulse": 60 + i,
                 "temp": 36 + i % 3, "exact": 36 + i % 3 + 0.5} for i in range(6)]  # fmt: skip
LENGTHS: Rows = [{"q": f"{n}米等于多少厘米？", "a": f"{n}00"} for n in range(2, 10)]
TEXTS = ("快递三天没有更新。", "我要把钱退回来。", "杯子收到就碎了。", "请补开一张发票。",
         "包裹送错了楼。", "这个月的退款还没到。", "衣服上有个洞。", "发票抬头写错了。",
         "司机说找不到地址。", "取消订单，钱退给我。", "屏幕不亮。", "发票要专票。")  # fmt: skip
LABELS = ("物流", "退款", "质量", "发票")
TICKETS: Rows = [{"text": t, "label": LABELS[i % 4]} for i, t in enumerate(TEXTS)]
LEGEND = (
    "物流：询问包裹的配送",
    "退款：要求退回货款",
    "质量：商品坏了或有缺陷",
    "发票：要求开具发票",
)
MAILS: Rows = [{"mail": f"{text} ({i})", "level": level} for i, (text, level) in enumerate((
    ("Water drips on the racks.", "3"), ("Tidy the cupboard one day.", "1"),
    ("Figures by Thursday, please.", "2"), ("Fire in the hall.", "3"),
    ("Old brochures may go.", "1"), ("The draft is due on Friday.", "2"),
    ("The lift is stuck.", "3"), ("Sort photos.", "1"), ("Book a room.", "2")))]  # fmt: skip
LOGS: Rows = [{"log": f"2024-05-0{i} disk {i} reports E1{i}80", "code": f"E1{i}80",
               "day": f"2024-05-0{i}"} for i in range(1, 8)]  # fmt: skip
WEATHER: Rows = [{"news": f"City {name}: {low} to {high} degrees.", "low": str(low),
                  "high": str(high)}
                 for name, low, high in zip("ABCDEFGH", range(5, 13), range(14, 22),
                                            strict=True)]  # fmt: skip
PHRASES: Rows = [{"phrase": f"phrase {name}", "sentence": f"They said phrase {name} at noon.",
                  "label": ("literal", "figurative")[i % 2]}
                 for i, name in enumerate(CITIES)]  # fmt: skip
QUERIES: Rows = [{"question": f"How many people are in {name}?",
                  "sql": f"SELECT COUNT(*) FROM people WHERE city = '{name}';"}
                 for name in CITIES]  # fmt: skip
LINES: Rows = [{"en": f"Enter your {a}.", "es": f"Introduce tu {b}."}
               for a, b in (("name", "nombre"), ("city", "ciudad"), ("mail", "correo"),
                            ("age", "edad"), ("code", "código"), ("plan", "plan"))]  # fmt: skip
DEALS: Rows = [{"deal": f"{a} Ltd sells desks to {b} School.", "seller": f"{a} Ltd",
                "buyer": f"{b} School"}
               for a, b in zip(CITIES, reversed(CITIES), strict=True)]  # fmt: skip
CASES: Rows = [{"text": f"{a}诉被告{b}公司合同一案。", "one": a, "other": f"{b}公司"}
               for a, b in (("陈江", "宏远"), ("李梅", "大同"), ("王强", "金叶"), ("赵敏", "海通"),
                            ("孙立", "东风"), ("周洁", "万和"))]  # fmt: skip
DUTIES: Rows = [{"said": f"请{who}去{what}。", "who": who, "what": what}
                for who, what in (("小陈", "订场地"), ("小李", "买花"), ("小王", "写稿"),
                                  ("小赵", "租车"), ("小孙", "发信"),
                                  ("小周", "拍照"))]  # fmt: skip
ELEMENTS: Rows = [{"name": name, "sign": sign}
                  for name, sign in (("钠", "Na"), ("氯", "Cl"), ("钙", "Ca"), ("镁", "Mg"),
                                     ("铝", "Al"), ("铁", "Fe"))]  # fmt: skip
STARS: Rows = [{"cell": f'print("x" * {n})', "out": "x" * n} for n in range(2, 8)]


def case(
    text: str,
    output: str,
    rows: Rows,
    *,
    before: str = " ",
    processed: str = "",
    num_fewshot: int = 0,
) -> Case:
    """Return a prompt with fields in its text, and an answer that is an expression."""
    source = returns(f"f'''{text}'''", f"{before!r} + {output}", processed or output)
    return Case(source=source, rows=rows, settings=RenderSettings(num_fewshot=num_fewshot))


def tickets(*legend: str, head: str = "判断留言属于哪一类。", sample: str = "") -> Case:
    """Return tickets behind what each label means."""
    text = "\n".join((head, *legend)) + f"\n\n{sample}留言：{{data['text']}}\n类别："
    return case(text, "data['label']", TICKETS, before="")


def mail(head: str) -> Case:
    text = f"{head}\n1 = it can wait, 2 = it is for this week, 3 = it has to be done today\n\n"
    return case(text + "Mail: {data['mail']}\nUrgency:", "data['level']", MAILS)


def pulses(said: str, temp: str) -> Case:
    output = f"str({{'pulse': data['pulse'], 'temp': data['{temp}']}}).replace(\"'\", '\"')"
    return case(f"Output JSON with the keys \"pulse\" and \"temp\", {said}.\n\n"
                "Note: {data['note']}\nJSON:", output, PULSES)  # fmt: skip


def weather(said: str) -> Case:
    return case(f"Write the {said} temperature in the report, only the number.\n"
                "Report: {data['news']}\nAnswer:", "data['high']", WEATHER)  # fmt: skip


def lease(before: str, behind: str) -> Case:
    return case(f"Who is the tenant? {before}\n\n<lease>\n{{data['lease']}}\n{behind}\n\nTenant:",
                "data['name']", LEASES)  # fmt: skip


SELLERS = "f\"Seller: {data['seller']}\\nBuyer: {data['buyer']}\""
PARTIES = "f\"原告：{data['one']}\\n被告：{data['other']}\""

HEADERS: Rows = [{"header": f"{a} {b}", "name": f"{a}_{b}".lower()}
                 for a in ("Order", "Ship", "Due") for b in ("Date", "Place")]  # fmt: skip

PAIRS = {
    "an answer of several numbers by example": (
        "few-shot/other-form",
        case("Answer with the order, for example: 2 > 1 > 3\n\n{data['steps']}\nOrder:",
             "data['order']", STEPS),
        case("Answer with the numbers, for example: 2, 1, 3\n\n{data['steps']}\nOrder:",
             "data['order']", STEPS),
    ),
    "an example of an answer behind what it is the answer to": (
        "few-shot/other-form",
        case("写成数字格式，例如：2020年1月5日写成2020-01-05。\n\n{data['log']}\n答案：",
             "data['day'].replace('-', '/')", LOGS, before=""),
        case("写成数字格式，例如：2020年1月5日写成2020-01-05。\n\n{data['log']}\n答案：",
             "data['day']", LOGS, before=""),
    ),
    "whole numbers within an object": (
        "few-shot/other-form",
        pulses("both whole numbers", "exact"),
        pulses("both whole numbers", "temp"),
    ),
    "a tag that a sentence names": (
        "text/unclosed",
        lease("Read the text in the <lease> tags.", "That is all."),
        lease("Read the text in the <lease> tags.", "</lease>"),
    ),
    "what a program prints": (
        "text/note-left",
        case("Who is the tenant?\n\n{data['lease']}\n\nTenant:", "data['name']",
             [*LEASES[1:], {"lease": "House 9 is let to xxx.", "name": "xxx"}]),
        case("What does it print?\n\n{data['cell']}\n\nOutput:", "data['out']", STARS),
    ),
    "a number and its unit": (
        "few-shot/other-form",
        case("{data['q']}只写数字。\n答案：", "data['a'] + '厘米'", LENGTHS, before=""),
        case("{data['q']}只写数字和单位。\n答案：", "data['a'] + '厘米'", LENGTHS, before=""),
    ),
    "one of those that are listed": (
        "few-shot/other-form",
        tickets(*("- " + line for line in LEGEND), head="请归入下面三个类别：\n以下三项："),
        tickets(*("- " + line for line in LEGEND), head="请归入一个类别："),
    ),
    "a text between quotes": (
        "few-shot/other-form",
        case('请阅读文章，并把回答放在引号中。\n"""\n{data[\'text\']}\n"""\n答案：',
             "data['one']", CASES, before=""),
        case('请阅读三引号之间的文章，并回答问题。\n"""\n{data[\'text\']}\n"""\n答案：',
             "data['one']", CASES, before=""),
    ),
    "a phrase in quotes": (
        "few-shot/other-form",
        case("Write the label in quotation marks.\nPhrase: \"{data['phrase']}\"\n"
             "Sentence: {data['sentence']}\nLabel:", "data['label']", PHRASES),
        case("Decide how the phrase in quotation marks is used in the sentence.\n"
             "Phrase: \"{data['phrase']}\"\nSentence: {data['sentence']}\nLabel:",
             "data['label']", PHRASES),
    ),
    "a label without its line in the legend": (
        "answer/other-names",
        tickets(LEGEND[0], LEGEND[1], LEGEND[3]),
        tickets(*LEGEND),
    ),
    "labels below a heading": (
        "answer/other-names",
        tickets("【标签】", "配送：包裹在路上", "退钱：想要回钱", "坏货：商品坏了", "票据：要收据"),
        tickets("【标签】", *LEGEND),
    ),
    "meanings that name each other's label": (
        "answer/legend",
        tickets(LEGEND[0], "退款：要求开具发票", LEGEND[2], "发票：要求退回货款"),
        tickets(*LEGEND),
    ),
    "a sample below a legend": (
        "few-shot/other-cues",
        tickets(*LEGEND, sample="内容：货到哪里了？\n结果：物流\n\n"),
        tickets(*LEGEND, sample="留言：货到哪里了？\n类别：物流\n\n"),
    ),
    "words for levels": (
        "answer/other-names",
        mail("How urgent is this mail? Answer with low, medium or high."),
        mail("How urgent is this mail? Answer with 1, 2 or 3."),
    ),
    "a date": (
        "few-shot/other-form",
        case("Copy the date from the log line.\nLog: {data['log']}\nAnswer:", "data['code']",
             LOGS),
        case("Copy the date from the log line.\nLog: {data['log']}\nAnswer:", "data['day']", LOGS),
    ),
    "the highest of two": ("few-shot/other-form", weather("lowest"), weather("highest")),
    "words in capitals": (
        "few-shot/other-form",
        case("Write one query, all in uppercase.\nQuestion: {data['question']}\nSQL:",
             "data['sql'].lower()", QUERIES),
        case("Write one query, with keywords in uppercase.\nQuestion: {data['question']}\nSQL:",
             "data['sql']", QUERIES),
    ),
    "a form of address": (
        "few-shot/other-form",
        case("Translate into Spanish and end with \"gracias\".\nEnglish: {data['en']}\nSpanish:",
             "data['es']", LINES),
        case("Translate into Spanish. Use the informal \"tú\" and keep it short.\n"
             "English: {data['en']}\nSpanish:", "data['es']", LINES),
    ),
    "a form with places": (
        "few-shot/other-cues",
        case("Name the parties.\n\nOwner: Ann Ltd\nTenant: Bo School\n\n"
             "Agreement: {data['deal']}\nParties:", SELLERS, DEALS, before="\n"),
        case("Name the parties. Use this format:\n\nSeller: ...\nBuyer: ...\n\n"
             "Agreement: {data['deal']}\nParties:", SELLERS, DEALS, before="\n"),
    ),
    "no block of code": (
        "few-shot/other-form",
        case("Name the seller and wrap the name in a code block.\n{data['deal']}\nSeller:",
             "data['seller']", DEALS),
        case("Name the seller. Do not wrap the name in a code block.\n{data['deal']}\nSeller:",
             "data['seller']", DEALS, num_fewshot=2),
    ),
    "the cues of an instruction": (
        "few-shot/other-cues",
        case("商品：保温杯\n问题：能装多少\n结论：半升\n\n发言：{data['said']}\n时间：今天\n回答：",
             "data['who']", DUTIES, before=""),
        case("角色：秘书\n任务：回答问题\n要求：\n1. 简短。\n\n"
             "发言：{data['said']}\n时间：今天\n回答：", "data['who']", DUTIES, before=""),
    ),
    "one letter in small": (
        "few-shot/other-form",
        case("请写出元素符号，一律小写。\n元素：{data['name']}\n符号：", "data['sign'].upper()",
             ELEMENTS, before=""),
        case("请写出元素符号，注意首字母大写，第二个字母小写。\n元素：{data['name']}\n符号：",
             "data['sign']", ELEMENTS, before=""),
    ),
    "a place in a form": (
        "text/note-left",
        case("请提取原告和被告。XXX\n\n文书：{data['text']}\n提取：", PARTIES, CASES, before=""),
        case("请提取原告和被告，按如下格式输出：\n原告：XXX\n被告：XXX\n\n文书：{data['text']}\n"
             "提取：", PARTIES, CASES, before=""),
    ),
    "things that are to be done": (
        "text/note-left",
        case("请整理发言。（待办：改措辞）\n发言：{data['said']}\n结果：", "data['what']", DUTIES,
             before=""),
        case("请整理待办事项。\n发言：{data['said']}\n待办事项：", "data['what']", DUTIES,
             before=""),
    ),
    "what is said of one key": (
        "few-shot/other-form",
        pulses("both whole numbers", "exact"),
        pulses("as follows.\n- pulse: a whole number\n- temp: degrees", "exact"),
    ),
    "names with underscores": (
        "text/snake-name",
        case("Give the column.\n{data['header']} ->", "data['name']", HEADERS),
        case("Rename the column to snake_case.\n{data['header']} ->", "data['name']", HEADERS),
    ),
    "what is put in the place of a name": (
        "few-shot/other-form",
        case("Say what the name with [NAME] behind it is.\n{data['deal']}\nName:",
             "data['seller']", DEALS),
        case("Replace every buyer's name with [NAME].\n{data['deal']}\nRedacted:",
             "data['deal'].replace(data['buyer'], '[NAME]')", DEALS),
    ),
    "cues of an answer that are shown": (
        "text/empty-slot",
        case("写出原告和被告。\n\n文书：{data['text']}\n被告：", "data['other']",
             [*CASES, {"text": "", "one": "何静", "other": "天一公司"}], before=""),
        case("写出原告和被告，分两行输出：\n原告：\n被告：\n\n文书：{data['text']}\n结果：",
             PARTIES, CASES, before="\n"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_meant_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not loud(good, rule)
