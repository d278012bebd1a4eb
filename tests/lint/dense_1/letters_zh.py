"""Letters, labels and legends in Chinese that do not agree with the answers."""

from __future__ import annotations

from tests.lint.dense_1.making import each, letter, put
from tests.lint.dense_1.tasks import CLAIMS
from tests.lint.eighteenth import tasks_tw as tw8
from tests.lint.eighteenth import tasks_zh as zh8
from tests.lint.nineteenth import tasks_tw as tw9
from tests.lint.nineteenth import tasks_zh as zh9
from tests.lint.seventeenth import tasks_zh as zh7
from tests.lint.shape import changed

FORMS = "few-shot/other-form text/mixed-widths text/look-alike text/cue-forms"

KINDS = (
    letter(
        "选项改成了甲乙丙丁，答案还是ABCD",
        changed(
            zh7.CHANGSHI,
            ('f"{letter}. {option}\\n"', "f\"{'甲乙丙丁'['ABCD'.index(letter)]}. {option}\\n\""),
        ),
    ),
    letter(
        "提示问正面还是负面，答案是好评和差评",
        changed(zh7.PINGLUN, ("是好评还是差评", "是正面还是负面")),
    ),
    letter(
        "提示里的标签是繁体，要排序的标签是简体",
        changed(tw8.YUNHAN, ("是蕴含、中立还是矛盾", "是蘊含、中立還是矛盾")),
        rules=FORMS,
    ),
    letter(
        "只要編號，答案卻是成語",
        changed(
            zh7.CHENGYU,
            (
                '"output": data["number"], "processed_output": data["number"]',
                '"output": gold, "processed_output": gold',
            ),
            (
                "    choices = ",
                '    gold = data["choices"][int(data["number"]) - 1]\n    choices = ',
            ),
        ),
    ),
    letter(
        "範例用「經濟」，資料用「財經」",
        changed(zh7.XINWEN, ('半碼", "財經"', '半碼", "經濟"')),
    ),
    letter(
        "答案字母是全角，选项字母是半角",
        changed(zh8.CHENGYU, rows=put("key", lambda row: chr(ord(row["key"]) + 0xFEE0))),
        rules=FORMS,
    ),
    letter(
        "标签从表格读出来是文字，与数字1不相等，全成了负面",
        changed(zh8.WAIMAI, rows=put("label", lambda row: str(row["label"]))),
        rules="answer/same-gold",
    ),
    letter(
        "问句从“符合”改成“违反”，是和否没有跟着换",
        changed(zh8.SHIFEI, ("这样做符合规定吗？", "这样做违反规定吗？")),
    ),
    letter(
        "題目要求「是」或「否」，答案還是英文",
        changed(
            tw9.SHIFEI, ('"是" if data["answer"] else "否"', '"yes" if data["answer"] else "no"')
        ),
        rules=FORMS,
    ),
    letter(
        "類別清單換了次序，資料裡的數字照舊",
        changed(
            tw9.XINWEN, ('["體育", "財經", "科技", "娛樂"]', '["財經", "體育", "娛樂", "科技"]')
        ),
    ),
    letter(
        "循环少写了D，答案里有D",
        changed(zh9.CHANGSHI, ('in "ABCD"', 'in "ABC"')),
        rules="text/no-question",
    ),
    letter(
        "pos和neg对应的中文写反了",
        changed(zh9.PINGLUN, ('{"pos": "好评", "neg": "差评"}', '{"pos": "差评", "neg": "好评"}')),
    ),
    letter(
        "标签的切片写错：列出的第一类没了，末一类两次",
        changed(zh9.YUNHAN, ('"、".join(labels[:-1])', '"、".join(labels[1:])')),
        rules="text/said-again",
    ),
    letter(
        "说是首字母，给的是末字母",
        changed(tw8.CIHUI, ("data['word'][0]", "data['word'][-1]")),
        rules="few-shot/other-form",
    ),
    letter(
        "範例答的是代號，資料答的是部門",
        changed(
            tw8.TOUSU,
            ("部門：環境", "部門：B"),
            (r"部門：交通\n\n", r"部門：A\n\n"),
            (r"部門：房屋\n", r"部門：C\n"),
        ),
    ),
    letter(
        "要求只写序号①②③，答案是阿拉伯数字",
        changed(CLAIMS, ('gold = "①②③"[data["wrong"]]', 'gold = str(data["wrong"] + 1)')),
        rules=FORMS,
    ),
    letter(
        "问哪一句相符，三句里有两句都相符，答案是不符的那句",
        changed(CLAIMS, ("哪一句与短文不符", "哪一句与短文相符")),
    ),
    letter(
        "图例写0是符合、1是不符，代码里true成了1",
        changed(
            zh8.SHIFEI,
            ("（是/否）", "（0=符合，1=不符合）"),
            ('{True: "是", False: "否"}', '{True: "1", False: "0"}'),
        ),
    ),
    letter(
        "選項用1到4編號，提示要英文字母",
        changed(
            tw9.CHENGYU,
            ("請選出最適合填入空格的成語。", "請選出最適合填入空格的成語，只回答英文字母。"),
        ),
    ),
    letter(
        "部分标签末尾多了个“的”，另一部分没有",
        changed(
            zh7.YUNHAN,
            rows=each(
                lambda row: row.update(
                    target_scores={
                        f"{key}的" if score else key: score
                        for key, score in row["target_scores"].items()
                    }
                ),
                3,
            ),
        ),
        rules="answer/two-spellings answer/stands-out answer/leaked",
    ),
    letter(
        "类别里有“体育”，是从简体站点并来的几行",
        changed(
            zh7.XINWEN,
            rows=each(
                lambda row: row.update(
                    label={"體育": "体育", "財經": "财经", "娛樂": "娱乐"}[row["label"]]
                ),
                4,
            ),
        ),
        rules=f"{FORMS} answer/two-spellings",
    ),
)
