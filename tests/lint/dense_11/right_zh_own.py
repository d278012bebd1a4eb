"""Right prompts in Chinese of small tasks of their own, whose demands all answers keep to."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "Chinese: the longest of the words is asked for, and is answered",
        qa("""
        猫、长颈鹿、老虎 > 长颈鹿
        西红柿、葱、白菜 > 西红柿
        笔、橡皮、文具盒 > 文具盒
        飞机、船、摩托车 > 摩托车
        云、向日葵、小草 > 向日葵
        广州、哈尔滨、西安 > 哈尔滨
        毛衣、鞋、羽绒服 > 羽绒服
        钢琴、鼓、小提琴 > 小提琴
        盐、胡椒粉、酱油 > 胡椒粉
        """),
        "f\"下面哪个词的字数最多？照抄这个词。\\n词语：{data['q']}\\n回答：\"",
        output="gold",
    ),
    ask(
        "Chinese: quotation marks are asked for, and are there",
        qa("""
        妈妈说外面下雨了。 > “外面下雨了。”
        弟弟喊快来看彩虹！ > “快来看彩虹！”
        老板问要不要加糖？ > “要不要加糖？”
        司机说前面堵车。 > “前面堵车。”
        医生说多喝温水。 > “多喝温水。”
        她回答我不认识他。 > “我不认识他。”
        警察喊请靠右行走！ > “请靠右行走！”
        同桌问作业写完了吗？ > “作业写完了吗？”
        爷爷说稻子熟了。 > “稻子熟了。”
        """),
        "f\"找出人物说的话，并加上双引号。\\n句子：{data['q']}\\n原话：\"",
        output="gold",
    ),
    ask(
        "traditional: measure words of one character are asked for",
        qa("""
        一＿雨傘 > 把
        兩＿書 > 本
        一＿河 > 條
        三＿紙 > 張
        一＿馬 > 匹
        五＿汽車 > 輛
        一＿樹 > 棵
        四＿信 > 封
        一＿飛機 > 架
        """),
        "f\"請填上適當的量詞，只填一個字。\\n詞語：{data['q']}\\n量詞：\"",
        output="gold",
    ),
    ask(
        "Chinese: an example of the form has another content",
        qa("""
        明朝的第一个皇帝 > 朱元璋（明）
        写《史记》的人 > 司马迁（汉）
        改进造纸术的人 > 蔡伦（汉）
        写《西游记》的人 > 吴承恩（明）
        著有《梦溪笔谈》的人 > 沈括（宋）
        七次下西洋的人 > 郑和（明）
        被称为诗圣的人 > 杜甫（唐）
        发明活字印刷的人 > 毕昇（宋）
        收复台湾的将领 > 郑成功（明）
        西天取经的僧人 > 玄奘（唐）
        """),
        "f\"写出人名和朝代，格式如：曹雪芹（清）。\\n描述：{data['q']}\\n人物：\"",
        output="gold",
    ),
)
