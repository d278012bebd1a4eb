"""Rows with options."""

from __future__ import annotations

from tests.lint.tenth.making import placed, scored, table

_KEYS = ("right", "one", "two", "three")
_TRIAGE = table(
    "question right one two three",
    """
A 64-year-old man has crushing chest pain that spreads to his left arm. Which test comes first? | Electrocardiogram | Chest radiograph | Abdominal ultrasound | Lumbar puncture
Which vitamin is lacking in a patient with bleeding gums and corkscrew hairs? | Vitamin C | Vitamin B12 | Vitamin K | Vitamin D
A child with a barking cough and stridor most likely has which illness? | Croup | Whooping cough | Bacterial pneumonia | Cystic fibrosis
Which electrolyte is most dangerous when it rises quickly in kidney failure? | Potassium | Sodium | Chloride | Magnesium
A farmer has a painless black eschar on his forearm after shearing sheep. What is the cause? | Anthrax infection of the skin | Ringworm | Scabies | Erysipelas
Which nerve is compressed in carpal tunnel syndrome? | Median nerve | Ulnar nerve | Radial nerve | Axillary nerve
What is given first for anaphylaxis after a bee sting? | Intramuscular adrenaline | Oral antihistamine | Inhaled steroid | Intravenous antibiotic
Which organ makes most of the body's erythropoietin? | Kidney | Liver | Spleen | Bone marrow
A woman with weight gain, cold intolerance and a slow pulse most likely has a low level of what? | Thyroxine | Cortisol | Insulin | Aldosterone
Which bacterium causes most duodenal ulcers? | Helicobacter pylori | Escherichia coli | Vibrio cholerae | Listeria monocytogenes
Which drug reverses an overdose of morphine? | Naloxone | Flumazenil | Atropine | Protamine
The murmur of aortic stenosis is best heard at which phase? | Systole | Early diastole | Late diastole | Throughout both phases
""",
)


def _triage(index: int) -> dict[str, object]:
    options, place = placed(_TRIAGE[index], index, _KEYS)
    return {"question": _TRIAGE[index]["question"], "options": options, "answer": "ABCD"[place]}


TRIAGE = tuple(_triage(index) for index in range(len(_TRIAGE)))

_HUKUM = table(
    "soal right one two three",
    """
Perjanjian yang dibuat di bawah ancaman dapat dimintakan apa? | pembatalan | perpanjangan | pendaftaran | pengumuman
Siapa yang berwenang memutus sengketa hasil pemilihan umum? | Mahkamah Konstitusi | Mahkamah Agung | Komisi Yudisial | Pengadilan Negeri
Denda yang ditetapkan hakim termasuk jenis sanksi apa? | pidana pokok | pidana tambahan | tindakan disiplin | ganti rugi
Surat kuasa khusus dipakai untuk keperluan apa? | mewakili di pengadilan | membuka rekening | mendaftar kuliah | menyewa rumah
Akta tanah dibuat di hadapan pejabat apa? | PPAT | lurah | camat kota | jaksa penuntut umum
Ahli waris yang menolak warisan harus menyatakannya di mana? | di pengadilan | di bank | di kantor pajak | di kantor pos
Upaya hukum terhadap putusan pengadilan tingkat pertama disebut apa? | banding | kasasi | grasi | amnesti
Perseroan terbatas memperoleh status badan hukum setelah apa? | pengesahan menteri | rapat pertama | pembukaan toko | pembayaran dividen
Orang yang belum dewasa diwakili oleh siapa dalam perjanjian? | wali | guru | tetangga | saksi ahli
Barang bukti yang mudah rusak boleh diapakan oleh penyidik? | dilelang | dihibahkan | dipinjamkan | disembunyikan
""",
)


def _hukum(index: int) -> dict[str, object]:
    options, place = placed(_HUKUM[index], index + 3, _KEYS)
    return {
        "soal": _HUKUM[index]["soal"],
        **{f"pilihan_{letter}": option for letter, option in zip("abcd", options, strict=True)},
        "kunci": "abcd"[place],
    }


HUKUM = tuple(_hukum(index) for index in range(len(_HUKUM)))

_FAYI = table(
    "题目 right one two three",
    """
租房合同期满后，房东不退押金，租客首先应当怎么做？ | 与房东协商 | 砸坏门锁 | 拒绝搬走 | 找人恐吓房东
十五岁的学生用压岁钱买了一台昂贵的电脑，合同效力如何？ | 效力待定 | 自始有效 | 必然无效 | 已经解除
在网上散布他人隐私照片，主要侵犯了什么权利？ | 隐私权 | 继承权 | 著作财产权 | 相邻权
劳动者试用期最长不得超过几个月？ | 六个月 | 十个月 | 十二个月 | 二十四个月
行人闯红灯被车撞伤，责任应如何确定？ | 按过错分担 | 全由司机承担 | 全由保险公司承担 | 由路人承担
夫妻一方婚前购买的房屋，离婚时一般归谁？ | 购买的一方 | 双方平分 | 归子女 | 归父母
超市出售过期牛奶，消费者可以要求什么？ | 退款并赔偿 | 只能换货 | 只能道歉 | 延长保质期
邻居的树枝伸进自家院子，应当先怎么办？ | 请邻居修剪 | 砍倒整棵树 | 放火烧掉 | 报警抓人
借款没有写明利息，法律上视为什么？ | 没有利息 | 按月付息 | 按年付息 | 由出借人决定
捡到他人的钱包，拾得人有什么义务？ | 归还失主 | 自己保管三年 | 捐给学校 | 分给同伴
""",
)


def _fayi(index: int) -> dict[str, object]:
    options, place = placed(_FAYI[index], index + 5, _KEYS)
    return {
        "题目": _FAYI[index]["题目"],
        "选项": dict(zip("ABCD", options, strict=True)),
        "答案": "ABCD"[place],
    }


FAYI = tuple(_fayi(index) for index in range(len(_FAYI)))

_BILMECE = table(
    "bilmece right one two",
    """
Dört ayağı vardır ama yürüyemez, üstünde yemek yenir. | masa | kedi | merdiven
Ben giderim o gider, güneşte yanımda durur. | gölge | rüzgâr | bulut
Dişi vardır ısırmaz, saçı düzeltir. | tarak | makas | köpek
Bir küçücük fıçıcık, içi dolu turşucuk. | limon | kavun | ceviz
Kanadı var uçamaz, karada da kaçamaz, denizde yüzer. | balık | martı | kaplumbağa
Yazın giyinir, kışın soyunur. | ağaç | çoban | koyun
Kapısı yok penceresi yok, sarı bebek içinde. | yumurta | beşik | okul çantası
Gece gelir gündüz gider, gökte parlar. | yıldız | güneş | uçak
Ağzı var dili yok, suyu taşır. | testi | kuyu başı | balıkçı
Uzaktan baktım hiç yok, yakından baktım pek çok. | karınca | dağ | gemi
""",
)


def _bilmece(index: int) -> dict[str, object]:
    options, place = placed(_BILMECE[index], index + 1, _KEYS[:3])
    return {"bilmece": _BILMECE[index]["bilmece"], "secenekler": options, "dogru": place}


BILMECE = tuple(_bilmece(index) for index in range(len(_BILMECE)))

_RIDDLES = table(
    "riddle right one two three",
    """
I have cities but no houses, and rivers but no water. What am I? | a map | a desert | a painter | a village
The more you take, the more you leave behind. What are they? | footsteps | coins | promises | photographs
What has a neck but no head? | a bottle | a giraffe | a swan | a lamp post
What gets wetter the more it dries? | a towel | a river | a sponge cake | the sun
What has hands but cannot clap? | a clock | a monkey | a conductor | a drummer
I speak without a mouth and come back to every caller in the hills. What am I? | an echo | a shepherd | a parrot | a storm
What can travel around the world while staying in a corner? | a stamp | a pilot | a spider | a globe
What has one eye but cannot see? | a needle | a pirate | a potato field | a hurricane
What goes up but never comes down? | your age | a kite | a lift | a balloon
What is full of holes but still holds water? | a sponge | a bucket | a sieve | a glass
""",
)


def _riddle(index: int) -> dict[str, object]:
    options, place = placed(_RIDDLES[index], index + 2, _KEYS)
    return {"riddle": _RIDDLES[index]["riddle"], "target_scores": scored(options, place)}


RIDDLES = tuple(_riddle(index) for index in range(len(_RIDDLES)))

_CHENGYU = table(
    "句子 right one two three",
    """
他做事总是（　），从不拖到第二天。 | 雷厉风行 | 拖泥带水 | 三心二意 | 画蛇添足
山里的路很难走，大家（　）才到了山顶。 | 千辛万苦 | 一帆风顺 | 井底之蛙 | 对牛弹琴
考试前他（　），把课本读了一遍又一遍。 | 废寝忘食 | 守株待兔 | 掩耳盗铃 | 叶公好龙
这幅画画得（　），像真的一样。 | 栩栩如生 | 杯弓蛇影 | 亡羊补牢 | 刻舟求剑
犯了错马上改正，（　），还不算晚。 | 亡羊补牢 | 滥竽充数 | 狐假虎威 | 鸡犬不宁
他看了一眼就（　），不肯再听别人解释。 | 妄下结论 | 虚怀若谷 | 洗耳恭听 | 不耻下问
两支队伍实力相当，比赛打得（　）。 | 难解难分 | 一盘散沙 | 无人问津 | 风平浪静
老师讲得（　），连小孩子都听懂了。 | 深入浅出 | 语无伦次 | 词不达意 | 故弄玄虚
他把小事说得很严重，真是（　）。 | 小题大做 | 大材小用 | 避重就轻 | 轻描淡写
听到这个好消息，全家人（　）。 | 喜出望外 | 垂头丧气 | 怒发冲冠 | 心惊胆战
""",
)


def _chengyu(index: int) -> dict[str, object]:
    options, place = placed(_CHENGYU[index], index + 7, _KEYS)
    return {"句子": _CHENGYU[index]["句子"], "target_scores": scored(options, place)}


CHENGYU = tuple(_chengyu(index) for index in range(len(_CHENGYU)))
