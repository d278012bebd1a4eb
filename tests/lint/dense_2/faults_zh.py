"""More kinds in Chinese, in simplified and traditional characters."""

from __future__ import annotations

from tests.lint.dense_2.making import EMPTY, LOST, NOTE, SIGN, at, case, put, signs, sub, text

KINDS = (
    text(
        "the number of a question that the rows do not have",
        "text/nothing text/absent-field text/raw-value",
        case("shici", ('f"请写出下一句。', "f\"第{data.get('number')}题 请写出下一句。")),
    ),
    text(
        "options that keep the newline of the file that they were read from",
        "text/two-spaces text/lost-lines text/double-newline",
        case("chengyu", rows=put("choices", lambda row: [word + "\n" for word in row["choices"]])),
    ),
    text(
        "a newline in a raw literal between the options",
        "text/escaped text/lost-lines text/run-together",
        case("tw-chengyu", ('options = "\\n".join(', 'options = r"\\n".join(')),
    ),
    text(
        "a cue with nothing behind it where the dictionary had no entry",
        EMPTY + " " + LOST,
        case("cihui-english", rows=put("meaning", lambda row: "", 4, 1)),
    ),
    text(
        "the watermark of a collection of exercises",
        NOTE,
        case(
            "zh-yuedu",
            rows=put(
                "passage",
                lambda row: f"{row['passage'][:9]}更多资料请关注公众号{row['passage'][9:]}",
                3,
            ),
        ),
    ),
    text(
        "the source stands behind the cue of its translation, too",
        "text/repeated-instruction text/said-again text/swapped-fields "
        "text/run-together few-shot/other-form text/missing-space answer/*",
        case(
            "fanyi-tw",
            ("英文：%s\\n中文：", "英文：%s\\n中文：%s"),
            ('(data["en"],)', '(data["en"], data["en"])'),
        ),
    ),
    text(
        "the apostrophe that tells a spreadsheet to leave a text as it is",
        "text/stray-sign text/unclosed text/look-alike text/raw-value",
        case("zh-en", rows=put("zh", lambda row: "'" + row["zh"], 2)),
    ),
    signs(
        "breaks of HTML for the template's newlines",
        SIGN,
        case("tousu-fenlei", ("環境或房屋。\\n\\n", "環境或房屋。<br><br>")),
    ),
    signs(
        "the parts of speech of a tagged corpus",
        SIGN + " text/changed text/stray-sign text/two-spaces",
        case(
            "yunhan",
            rows=at(
                "premise",
                "三个/m 孩子/n 在/p 操场/n 上/f 踢/v 足球/n 。/w",
                "餐厅/n 里/f 坐满/v 了/u 客人/n 。/w",
                "",
                "她/r 昨天/t 坐/v 飞机/n 去/v 了/u 昆明/ns 。/w",
            ),
        ),
    ),
    signs(
        "titles in simplified characters among traditional ones, as two sources were joined",
        "text/look-alike text/changed text/cue-forms few-shot/other-form text/mixed-widths",
        case(
            "xinwen",
            rows=at(
                "title",
                "羽球名将宣布退役",
                "",
                "",
                "",
                "马拉松赛吸引两万人参加",
                "",
                "",
                "油价下周调涨两角",
            ),
        ),
    ),
    signs(
        "replacement characters where bytes were cut",
        SIGN,
        case(
            "yunhan-ppl",
            rows=put(
                "passage",
                lambda row: [row["passage"][0][:-3] + "\ufffd\ufffd。", row["passage"][1]],
                3,
            ),
        ),
    ),
    signs(
        "letters of an input method that never became a character",
        SIGN + " text/changed text/cue-forms text/stray-sign text/note-left text/run-together",
        case("zh-pinglun", ("判断下面的评论", "判断xia面的评论")),
    ),
    signs(
        "the multiplication sign of GBK, read as Latin-1",
        SIGN + " answer/chain-differs",
        case("yingyongti", rows=sub("steps", "×", "¡Á")),
    ),
)
