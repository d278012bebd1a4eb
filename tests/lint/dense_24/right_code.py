"""Right prompts in simplified Chinese as programmers and operators write them."""

from __future__ import annotations

from tests.lint.dense_24.making import LETTERS, ask
from tests.lint.making import starred, table

RIGHT = (
    ask(
        "what a program of Python prints, in a fence",
        "python-shuchu",
        """
        请写出下面这段Python代码的输出，只写输出内容。
        ```python
        {program}
        ```
        输出：
        """,
        table(
            "program|answer",
            """
            a = [1, 2, 3]⏎a.append(7)⏎print(len(a))|4
            s = "hello"⏎print(s.upper())|HELLO
            print(17 // 5)|3
            x = 10⏎while x > 3:⏎    x -= 4⏎print(x)|2
            print("-".join(["a", "b", "c"]))|a-b-c
            d = {"k": 8}⏎print(d.get("z", 0))|0
            print(sum(range(1, 6)))|15
            def f(n):⏎    return n * 3⏎print(f(9))|27
            print(sorted([5, 1, 4])[0])|1
            t = (6, 8)⏎print(t[0] * t[1])|48
            """,
        ),
    ),
    ask(
        "a query in SQL from a question and two columns, in a fence",
        "sql-shengcheng",
        """
        你是数据分析师。表结构如下：
        orders(id, city, amount, created_at)

        请把问题写成一条SQL语句，用```sql代码块包裹，不要解释。

        问题：{question}
        SQL：
        """,
        table(
            "question|answer",
            """
            一共有多少个订单？|SELECT COUNT(*) FROM orders;
            成都的订单总金额是多少？|SELECT SUM(amount) FROM orders WHERE city = '成都';
            金额最高的订单是多少钱？|SELECT MAX(amount) FROM orders;
            每个城市各有多少订单？|SELECT city, COUNT(*) FROM orders GROUP BY city;
            列出金额大于500的订单编号。|SELECT id FROM orders WHERE amount > 500;
            订单来自哪些不同的城市？|SELECT DISTINCT city FROM orders;
            所有订单的平均金额是多少？|SELECT AVG(amount) FROM orders;
            最近创建的10个订单的编号是什么？|SELECT id FROM orders ORDER BY created_at DESC LIMIT 10;
            西安有几个订单？|SELECT COUNT(*) FROM orders WHERE city = '西安';
            按金额从小到大列出全部订单编号。|SELECT id FROM orders ORDER BY amount;
            """,
        ),
        work="""gold = f"```sql\\n{data['answer']}\\n```" """,
        postprocess="general_torch",
        stop=("\n\n",),
        max_tokens=128,
        fewshot=0,
        style="literals",
    ),
    ask(
        "what is behind a line of a log: database, network, disk or rights",
        "rizhi-genyin",
        """
        根据日志判断故障根因，从以下类别中选一个：数据库、网络、磁盘、权限。

        日志：{log}
        根因：
        """,
        table(
            "log|answer",
            """
            ERROR connect to 10.2.0.8 failed: no route to host|网络
            ERROR MySQL server has gone away during query|数据库
            ERROR write failed: no space left on device|磁盘
            ERROR open /etc/shadow: permission denied|权限
            WARN ping timeout, packet loss 80%|网络
            ERROR deadlock found when trying to get lock on table users|数据库
            ERROR I/O error on sda1, bad sector|磁盘
            ERROR user guest is not allowed to run sudo|权限
            ERROR DNS lookup for api.example.com timed out|网络
            ERROR duplicate key violates unique constraint orders_pkey|数据库
            WARN volume /data is 99% full|磁盘
            ERROR 403 Forbidden: role viewer cannot delete object|权限
            """,
        ),
    ),
    ask(
        "kinds of commits by their English marks, with Chinese explanations",
        "commit-leixing",
        """
        请为提交说明选择提交类型：
        feat：新增功能
        fix：修复缺陷
        docs：修改文档
        test：增加或修改测试
        只输出英文类型。

        提交说明：{message}
        类型：
        """,
        table(
            "message|answer",
            """
            支持用微信扫码登录|feat
            解决列表为空时页面崩溃的问题|fix
            更新安装手册中的截图|docs
            补充购物车结算的单元用例|test
            修正时区换算差八小时的错误|fix
            导出报表时可选择Excel格式|feat
            在README里说明环境变量|docs
            给解析器添加边界用例|test
            新加暗色主题开关|feat
            处理并发下重复扣款的漏洞|fix
            改正接口说明里的错别字|docs
            用模拟服务覆盖超时场景的用例|test
            """,
        ),
        fewshot=2,
        style="replace",
    ),
    ask(
        "a command of the shell for a sentence",
        "linux-mingling",
        """
        把需求翻译成一条Linux命令，只输出命令本身。

        需求：查看当前所在目录
        命令：pwd

        需求：{need}
        命令：
        """,
        table(
            "need|answer",
            """
            新建名为logs的目录|mkdir logs
            删除文件a.txt|rm a.txt
            查看文件note.md的前20行|head -n 20 note.md
            统计文件data.csv的行数|wc -l data.csv
            把文件x.py改名为y.py|mv x.py y.py
            实时跟踪文件app.log的末尾|tail -f app.log
            复制文件conf.yml到目录backup|cp conf.yml backup
            给脚本run.sh加上可执行权限|chmod +x run.sh
            在文件main.c中查找字符串TODO所在的行|grep TODO main.c
            显示当前登录的用户名|whoami
            """,
        ),
        fewshot=0,
        style="add",
    ),
    ask(
        "the time complexity of an algorithm by letter",
        "fuzadu-xuanze",
        """
        请回答下列数据结构与算法单选题。
        {question}
        {options}
        答案：
        """,
        starred(
            """
            二分查找在最坏情况下的时间复杂度是？|O(1)/*O(log n)/O(n)/O(n^2)
            冒泡排序的平均时间复杂度是？|O(n)/O(log n)/*O(n^2)/O(1)
            按下标访问数组元素的时间复杂度是？|*O(1)/O(n)/O(log n)/O(n^2)
            归并排序的时间复杂度是？|O(n)/O(n^2)/O(log n)/*O(n log n)
            先进先出的数据结构是？|栈/*队列/堆/图
            递归调用通常借助哪种结构保存现场？|队列/链表/*栈/集合
            有n个顶点的树有多少条边？|*n-1/n/n+1/2n
            深度为3的满二叉树有多少个结点？|3/5/6/*7
            单链表按值查找的平均时间复杂度是？|O(1)/O(log n)/*O(n)/O(n^2)
            哈希表查找的平均时间复杂度是？|O(n)/*O(1)/O(n^2)/O(n log n)
            """
        ),
        work=LETTERS,
        style="join",
    ),
    ask(
        "Chinese names into snake case, with an example",
        "bianliang-mingming",
        """
        你是代码规范助手。请把中文含义转换为英文变量名。

        规则：
        1. 使用小写字母和下划线。
        2. 恰好两个单词。
        3. 不加引号，不加注释。

        例如：用户年龄 → user_age

        中文含义：{meaning}
        变量名：
        """,
        table(
            "meaning|answer",
            """
            订单编号|order_id
            文件大小|file_size
            最大长度|max_length
            开始时间|start_time
            图片宽度|image_width
            总价格|total_price
            城市名称|city_name
            错误代码|error_code
            页面数量|page_count
            默认颜色|default_color
            """,
        ),
        fewshot=0,
    ),
    ask(
        "the priority of a bug by rules on whom it hits",
        "bug-youxianji",
        """
        按以下规则给缺陷定优先级，取值为P0、P1、P2：
        - 全部用户无法使用核心功能，则为P0；
        - 部分用户的功能不可用，则为P1；
        - 仅影响文字或样式，则为P2。

        缺陷：{bug}
        优先级：
        """,
        table(
            "bug|answer",
            """
            首页按钮颜色与设计稿不一致|P2
            所有用户都无法登录|P0
            部分安卓用户上传头像失败|P1
            帮助页有一个错别字|P2
            全站支付接口报错，谁也付不了款|P0
            使用旧版浏览器的用户打不开报表|P1
            弹窗标题没有居中|P2
            服务器宕机，全部用户打不开应用|P0
            少数海外用户收不到短信验证码|P1
            页脚年份文字未更新|P2
            所有用户下单时都提示系统异常|P0
            个别企业用户无法导出通讯录|P1
            """,
        ),
        fewshot=0,
        style="literals",
    ),
    ask(
        "true or false of an expression, as Python says it",
        "biaodashi-zhenjia",
        """
        判断Python表达式的值，回答True或False。
        表达式：{expression}
        值：
        """,
        table(
            "expression|answer",
            """
            3 > 2 and 5 > 9|False
            not (1 == 2)|True
            "cat" in "concatenate"|True
            len([]) > 0|False
            10 % 2 == 0|True
            7 == 7.5|False
            "a" < "b"|True
            bool("")|False
            2 in [1, 3, 5]|False
            abs(-4) == 4|True
            """,
        ),
        style="add",
    ),
    ask(
        "the value of a key in nested JSON",
        "json-quzhi",
        """
        给定一个JSON对象和一个路径，请输出该路径对应的值，若路径不存在则输出“无”。

        JSON：{object}
        路径：{path}
        值：
        """,
        table(
            "object|path|answer",
            """
            {"user": {"name": "李雷", "age": 20}}|user.name|李雷
            {"shop": {"city": "宁波", "open": 9}}|shop.open|9
            {"book": {"title": "边城"}}|book.price|无
            {"a": {"b": {"c": 42}}}|a.b.c|42
            {"car": {"brand": "红旗", "seats": 5}}|car.brand|红旗
            {"file": {"ext": "pdf", "size": 120}}|file.owner|无
            {"team": {"coach": "郎平", "players": 12}}|team.coach|郎平
            {"map": {"x": 3, "y": 8}}|map.y|8
            {"tea": {"kind": "龙井", "year": 2023}}|tea.kind|龙井
            {"pet": {"type": "猫"}}|pet.age|无
            """,
        ),
        fewshot=0,
    ),
)
