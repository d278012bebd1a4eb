"""Which of its two scripts a Chinese text is in, by characters that only the one or only the other
has: what both write (`里`, `后`, `只`, `台`, `云`) tells nothing."""

from __future__ import annotations

from functools import lru_cache

_TRADITIONAL = (
    "來個備僅優內兩則區參問單嗎國圍圖塊學寫對帶幣張從復應換擇據數斷時暫書會條極標樣歲沒測漢為無獨當確碼種稱積節簡籤級細結給編練縮總羅"
    "義臘臨與舉舊萬處號術補裡製見計訓記設評詞試話該詳認語誤說請論證譯讀負貨貶資輯輸轉辦這連進過達適選還釋錄錯鐘開間閱隻難頁項順領頭題"
    "類顯馬驗驟體點規況陳專業車長門東風飛魚鳥龍愛親電腦網絡聯經約紅綠線組織終續維緒職聲聽藥蟲裝觀觸訂訊許診誰調談識議護譽變讓貝財責購"
    "費賞賣買賽質贈趙趕軍軟較載農運違遠遲邊郵鄉醫針鐵錢關陽陰階際陸險隊隨雖雙離霧靈靜響預頻願飯飲館養驚鮮麗齊亞億偉側傳傷價儀儲凍剛創"
    "劇動務勝勞勢協員嚴執堅場報壓壞夢奪婦媽孫寧寶實審將尋導層屬島嶺師庫廠廣廳彈徑態憂懷戰戲戶擁擔擊擴攝敗敵曉曬棄構樂樓機檢權歐歡殘殺"
    "氣決淨湯溫滅漲潔濟濕灣災煙熱燈營爭牆狀獎獲環現產畢畫療盡監盤眾礙禮稅穩窮競筆糧糾紀純紙統絕綜緊縣績繼罰習聖腳臉興艱藝蝦衛襲視覺覽"
    "訪訴誠課諾謂講譜貴貿賓賢賴贏軌輕輛輩遞遺鄰釣鋼鍵鎮鏡閃閉闊陣隱雜雞頂頓額顏顧飾駛駕騎騙鬧鳳鴨鹽黨齡們倉啟閒貓謝歷韓輩帳訣詩誦譯"
)
_SIMPLIFIED = (
    "来个备仅优内两则区参问单吗国围图块学写对带币张从复应换择据数断时暂书会条极标样岁没测汉为无独当确码种称积节简签级细结给编练缩总罗"
    "义腊临与举旧万处号术补里制见计训记设评词试话该详认语误说请论证译读负货贬资辑输转办这连进过达适选还释录错钟开间阅只难页项顺领头题"
    "类显马验骤体点规况陈专业车长门东风飞鱼鸟龙爱亲电脑网络联经约红绿线组织终续维绪职声听药虫装观触订讯许诊谁调谈识议护誉变让贝财责购"
    "费赏卖买赛质赠赵赶军软较载农运违远迟边邮乡医针铁钱关阳阴阶际陆险队随虽双离雾灵静响预频愿饭饮馆养惊鲜丽齐亚亿伟侧传伤价仪储冻刚创"
    "剧动务胜劳势协员严执坚场报压坏梦夺妇妈孙宁宝实审将寻导层属岛岭师库厂广厅弹径态忧怀战戏户拥担击扩摄败敌晓晒弃构乐楼机检权欧欢残杀"
    "气决净汤温灭涨洁济湿湾灾烟热灯营争墙状奖获环现产毕画疗尽监盘众碍礼税稳穷竞笔粮纠纪纯纸统绝综紧县绩继罚习圣脚脸兴艰艺虾卫袭视觉览"
    "访诉诚课诺谓讲谱贵贸宾贤赖赢轨轻辆辈递遗邻钓钢键镇镜闪闭阔阵隐杂鸡顶顿额颜顾饰驶驾骑骗闹凤鸭盐党龄们仓启闲猫谢历韩辈帐诀诗诵译"
)
_BOTH = frozenset("里制只没温烟灾净晒粮脚厂广虫")
"""Simplified ones that traditional texts have, too."""

_OF_ONE = {
    **dict.fromkeys(_TRADITIONAL, "traditional"),
    **{one: "simplified" for one in _SIMPLIFIED if one not in _BOTH},
}


@lru_cache(maxsize=4096)
def scripts_of(text: str) -> frozenset[str]:
    """Return which scripts a text has characters of alone: `simplified`, `traditional`."""
    return frozenset(_OF_ONE[sign] for sign in text if sign in _OF_ONE)
