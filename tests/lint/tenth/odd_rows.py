"""Right prompts of rows of their own: letters of another script, several right options."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.tenth.making import placed, table

_RUSSIAN = table(
    "q right one two three",
    """
Столица Франции? | Париж | Лион | Марсель | Ницца
Сколько дней в неделе? | семь | пять | шесть | десять
Самая длинная река Европы? | Волга | Рейн | Дунай | Сена
Какой газ нужен для дыхания? | кислород | азот | гелий | водород
Кто написал «Войну и мир»? | Толстой | Чехов | Гоголь | Бунин
Какая планета ближе к Солнцу? | Меркурий | Венера | Земля | Марс
Самое глубокое озеро? | Байкал | Онежское | Виктория | Мичиган
Какой металл жидкий при комнатной температуре? | ртуть | железо | медь | олово
""",
)


def _russian(index: int) -> dict[str, object]:
    options, place = placed(_RUSSIAN[index], index + 4, ("right", "one", "two", "three"))
    return {"q": _RUSSIAN[index]["q"], "options": options, "answer": "АБВГ"[place]}


_TRUE = (
    (
        "What should you do if you find a wallet?",
        ("Give it to the police", "Look for its owner"),
        ("Keep it", "Burn it"),
    ),
    (
        "What happens if you swallow chewing gum?",
        ("It passes through you", "Nothing much"),
        ("It stays seven years", "You choke at once"),
    ),
    (
        "Can you see stars by day?",
        ("No, the sky is too bright", "Only the Sun"),
        ("Yes, all of them", "Yes, from a well"),
    ),
    (
        "Do goldfish remember things?",
        ("Yes, for months", "Yes, they can be trained"),
        ("No, only three seconds", "They have no brain"),
    ),
    (
        "Is glass a liquid?",
        ("No, it is a solid", "It is an amorphous solid"),
        ("Yes, it flows slowly", "Yes, at night"),
    ),
    (
        "Do bulls hate red?",
        ("No, they react to movement", "Red is nothing special to them"),
        ("Yes, red makes them wild", "They see only red"),
    ),
)
_DUOXUAN = (
    ("下列哪些是哺乳动物？", "鲸鱼 鲨鱼 蝙蝠 鸽子", "AC"),
    ("下列哪些城市在中国？", "上海 东京 广州 成都", "ACD"),
    ("下列哪些数是质数？", "4 7 9 11", "BD"),
    ("下列哪些是唐代诗人？", "李白 杜甫 苏轼 陆游", "AB"),
    ("下列哪些是可再生能源？", "煤炭 风能 石油 太阳能", "BD"),
    ("下列哪些行星有卫星？", "水星 地球 木星 火星", "BCD"),
    ("下列哪些是乐器？", "二胡 算盘 古筝 毛笔", "AC"),
    ("下列哪些是偶数？", "3 6 7 10", "BD"),
)
RIGHT = (
    (
        "Cyrillic letters mark the options of Russian questions.",
        SmallTask(
            "russian",
            code(
                """
                text = f"Вопрос: {data['q']}\\n"
                text += "\\n".join(f"{mark}) {text_}" for mark, text_ in zip("АБВГ", data["options"]))
                text += "\\nОтвет:"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
                """
            ),
            tuple(_russian(index) for index in range(len(_RUSSIAN))),
        ),
    ),
    (
        "Several options are right, and log_prob_mc2 sums over them.",
        SmallTask(
            "truthful",
            code(
                """
                best = next(name for name, right in data["target_scores"].items() if right)
                return {"input": f"Q: {data['q']}\\nA:", "output": best, "processed_output": best}
                """
            ),
            tuple(
                {
                    "q": q,
                    "target_scores": {
                        one: int(one in right)
                        for one in sorted((*right, *wrong), key=lambda one: one[::-1])
                    },
                }
                for q, right, wrong in _TRUE
            ),
            method="ppl",
            metric="log_prob_mc2",
            fewshot=2,
            own={"target_delimiter": " "},
        ),
    ),
    (
        "Several letters are the answer, in Chinese.",
        SmallTask(
            "duoxuan",
            code(
                """
                text = f"多选题：{data['题目']}\\n"
                for 字母, 选项 in zip("ABCD", data["选项"].split()):
                    text += f"{字母}. {选项}\\n"
                return {"input": text + "答案：", "output": data["答案"], "processed_output": data["答案"]}
                """
            ),
            tuple({"题目": q, "选项": options, "答案": right} for q, options, right in _DUOXUAN),
            postprocess="gaokao_multi_choice_post",
            description="请选出所有正确的选项，写出它们的字母。",
        ),
    ),
)
