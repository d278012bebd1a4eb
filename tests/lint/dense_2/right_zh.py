"""Right prompts in Chinese that look odd, in simplified and traditional characters."""

from __future__ import annotations

from tests.lint.dense_2.making import ask, at, odd, put

RIGHT = (
    odd(
        "Chinese reviews with waves, Latin letters and many marks",
        "pinglun",
        rows=at(
            "content",
            "房间超nice～下次还来！！",
            "等了1h才上菜，也是醉了……",
            "快递so快，包装很结实：）",
        ),
    ),
    odd(
        "names with a middle dot, dashes and quotes in quotes",
        "zh-yuedu",
        rows=lambda rows: [
            {
                "passage": "俄国作家列夫·托尔斯泰——《复活》的作者——生于1828年。",
                "question": "《复活》的作者是谁？",
                "answer": "列夫·托尔斯泰",
            },
            {
                "passage": "老师说：“他的外号叫‘小诸葛’，因为点子多……”",
                "question": "他的外号叫什么？",
                "answer": "小诸葛",
            },
            *rows[2:],
        ],
    ),
    odd(
        "headlines in two parts with a full-width space between",
        "tw-xinwen",
        rows=put("title", lambda row: row["title"].replace(" ", "\u3000")),
    ),
    odd(
        "signs of units in one character",
        "yingyongti",
        rows=lambda rows: [
            {
                "question": "一块地长8m、宽5m，种菜用了12㎡，还剩多少㎡？",
                "steps": "8×5=40，40-12=28，",
                "answer": 28,
            },
            {
                "question": "早上5℃，中午升高了9℃，晚上又降低了6℃，晚上多少℃？",
                "steps": "5+9=14，14-6=8，",
                "answer": 8,
            },
            *rows[2:],
        ],
    ),
    odd(
        "titles of poems with brackets",
        "shici",
        rows=at("title", "", "", "", "悯农（其二）", "", "", "寻隐者不遇（一作孙革访羊尊师诗）"),
    ),
    odd(
        "cues in black brackets",
        "yuedu",
        ('f"{name}：{value}\\n"', 'f"【{name}】{value}\\n"'),
        ("答案：\\n", "【答案】\\n"),
    ),
    odd(
        "rules with numbers of articles and titles",
        "guize-shifei",
        rows=put("rule", lambda row: f"《管理办法》第{len(row['rule'])}条：{row['rule']}"),
    ),
    odd(
        "English words with a hyphen and an abbreviation",
        "cihui-english",
        rows=lambda rows: [
            {"meaning": "短袖圆领衫", "word": "T-shirt"},
            {"meaning": "电子邮件", "word": "e-mail"},
            *rows[2:],
        ],
    ),
    odd(
        "a brand's own small letter and digits in traditional text",
        "fanyi-tw",
        rows=lambda rows: [
            {"en": "My iPhone 15 is broken.", "zh": "我的 iPhone 15 壞了。"},
            {"en": "He takes vitamin B12.", "zh": "他吃維他命 B12。"},
            *rows[2:],
        ],
    ),
    ask(
        "把简体字写成繁体字",
        """
        发展 > 發展
        头发 > 頭髮
        图书馆 > 圖書館
        皇后 > 皇后
        后来 > 後來
        公里 > 公里
        这里 > 這裡
        面条 > 麵條
        """,
        r"""f"把简体写成繁体。\n简体：{data['q']}\n繁体：\n" """,
        'data["a"]',
    ),
    ask(
        "给词语注音",
        """
        中国 > Zhōngguó
        学生 > xuésheng
        北京 > Běijīng
        老师 > lǎoshī
        朋友 > péngyou
        吃饭 > chīfàn
        女儿 > nǚ'ér
        天气 > tiānqì
        """,
        r"""f"写出词语的拼音，标出声调。\n词语：{data['q']}\n拼音：" """,
        'data["a"]',
    ),
    ask(
        "全角数字转换成半角",
        """
        １２３ > 123
        ４５ > 45
        ２０２４ > 2024
        ７ > 7
        ９９０ > 990
        ３１４ > 314
        ６０ > 60
        ８８ > 88
        """,
        r"""f"把全角数字改成半角数字。\n全角：{data['q']}\n半角：" """,
        'data["a"]',
    ),
    ask(
        "找出句子裡的錯字",
        """
        他每天座公車上學。 > 座
        我們在也不見面了。 > 在
        這件事以經過去了。 > 以
        請你在說一次。 > 在
        他的成積很好。 > 積
        我覺的有點冷。 > 的
        今天天汽很好。 > 汽
        她因該會來。 > 因
        """,
        r"""f"找出句子裡的錯字。\n句子：{data['q']}\n錯字：" """,
        'data["a"]',
    ),
    ask(
        "标点：给没有标点的句子选末尾的标点",
        """
        你叫什么名字 > ？
        今天星期三 > 。
        多美的花啊 > ！
        谁来了 > ？
        他走了 > 。
        真可惜呀 > ！
        你吃了吗 > ？
        太好了 > ！
        我住在南京 > 。
        """,
        r"""f"给句子选一个末尾的标点（。？！）。\n句子：{data['q']}\n标点：" """,
        'data["a"]',
    ),
)
