"""Rows with a label of few."""

from __future__ import annotations

from tests.lint.seventh.making import table

RTE = tuple(
    row | {"target_scores": {"yes": int(row["label"] == 0), "no": int(row["label"] == 1)}}
    for row in table("""
    premise | hypothesis | label#
    The ferry to the island was cancelled on Sunday because of fog. | No ferry went to the island on Sunday. | 0
    Maria sold her bakery last spring and moved to the coast. | Maria still owns the bakery. | 1
    The bridge, built in 1931, was closed for repairs in June. | The bridge was opened to ships in 1950. | 1
    Heavy rain damaged the roof of the town museum. | A museum's roof was damaged. | 0
    The committee will vote on the plan next Tuesday. | The plan was accepted a year ago. | 1
    All six climbers returned to the hut before dark. | Nobody of the climbers spent the night on the wall. | 0
    The firm doubled its staff to 400 within a year. | The firm had about 200 people a year before. | 0
    Prices of onions fell by a third after the harvest. | Onions became more expensive after the harvest. | 1
    The river Olt rises in the mountains and flows south. | The Olt has its spring in the mountains. | 0
    The singer cancelled three of her ten concerts. | The singer cancelled all of her concerts. | 1
    Dr. Okafor has led the clinic since 2012. | The clinic is led by Dr. Okafor. | 0
    The zoo bought two zebras from a park in Kenya. | The zoo sold two zebras to Kenya. | 1
    """)
)

NLI_ES = table("""
    premisa | hipotesis | etiqueta
    Una niña salta en un charco con botas rojas. | La niña lleva botas. | verdadero
    Un hombre lee el periódico en un banco. | El hombre está nadando. | falso
    Dos ancianos juegan al ajedrez en la plaza. | Los ancianos son hermanos. | indeterminado
    El tren salió de la estación a las ocho. | El tren sigue en la estación. | falso
    Una mujer vende flores en el mercado. | Una mujer está en el mercado. | verdadero
    El perro duerme delante de la chimenea. | El perro tiene ocho años. | indeterminado
    Los niños comen helado en la playa. | Los niños están comiendo. | verdadero
    Un ciclista sube la montaña bajo la lluvia. | Hace un sol espléndido y el cielo está despejado. | falso
    La profesora escribe en la pizarra. | La profesora enseña matemáticas. | indeterminado
    Tres músicos tocan en la calle. | Hay música en la calle. | verdadero
    El museo está cerrado los lunes. | El museo abre todos los días. | falso
    Un camarero lleva dos cafés a la terraza. | Los cafés son para turistas. | indeterminado
""")

NEWS = table("""
    text | label#
    The striker scored twice as the home side beat its rivals 3-1. | 1
    Shares of the chip maker rose 4 percent after strong quarterly results. | 2
    Ministers of six countries met in Oslo to discuss the ceasefire. | 0
    A new telescope has found water vapour on a distant planet. | 3
    The central bank left its interest rate unchanged on Thursday. | 2
    Voters in the north go to the polls on Sunday. | 0
    The marathon was won by a runner who had never raced before. | 1
    Researchers taught a small robot to fold laundry. | 3
    The airline will cut 900 jobs to save costs. | 2
    The goalkeeper signed a contract for three more years. | 1
    Talks about the border broke down late on Monday. | 0
    An update of the browser closes two security holes. | 3
""")
NEWS_NAMES = ["World", "Sports", "Business", "Sci/Tech"]

WAIMAI = table("""
    review | label#
    送餐很快，饭还是热的，味道不错。 | 1
    等了两个小时，汤都洒出来了。 | 0
    包装干净，分量足，下次还点。 | 1
    米饭是硬的，菜里有头发，太恶心了。 | 0
    骑手态度非常好，冒雨送来的。 | 1
    少送了一份饮料，客服也不理人。 | 0
    牛肉很嫩，酱汁调得恰到好处。 | 1
    又咸又油，完全没法吃。 | 0
    价格实惠，一家人都爱吃。 | 1
    图片上有虾，实际一个也没有。 | 0
    面条筋道，汤头很鲜。 | 1
    打电话催了三次才送到，再也不点了。 | 0
""")

TREC = table("""
    question | label
    How many strings does a cello have ? | NUM
    Who painted the ceiling of the chapel ? | HUM
    Where does the Danube begin ? | LOC
    What does the abbreviation DIY stand for ? | ABBR
    What is a gazebo ? | DESC
    Which animal is on the flag of Bhutan ? | ENTY
    When was the first postage stamp printed ? | NUM
    What country has the longest coast ? | LOC
    Who wrote the opera about a barber ? | HUM
    Why do cats purr ? | DESC
    What instrument did the duke play ? | ENTY
    What is the full form of RSVP ? | ABBR
""")

BOOLQ = tuple(
    {"passage": row["passage"], "question": row["question"], "answer": row["answer"] == "true"}
    for row in table("""
    passage | question | answer
    Rye is a grass grown as a grain. It is closely related to wheat and barley, and its flour is used for bread. | is rye used to make bread | true
    The platypus lays eggs, although it is a mammal. It is found in eastern Australia. | does the platypus give birth to live young | false
    Venice is built on more than a hundred islands. Cars are not allowed in its historic centre. | can you drive a car through the centre of venice | false
    The Kiel Canal links the North Sea to the Baltic Sea. Some 30,000 ships pass it each year. | is there a canal between the north sea and the baltic | true
    Tomatoes are berries in the botanical sense, though cooks treat them as vegetables. | is a tomato botanically a berry | true
    The penalty shoot-out is used only where a winner is needed. League games may end in a draw. | does a league game always have a winner | false
    Mount Kenya is the highest mountain in Kenya, and the second highest in Africa. | is mount kenya the highest mountain in africa | false
    Honey keeps for years because it holds little water and much sugar. | can honey be kept for years | true
    Greenland is the largest island of the world and belongs to the Kingdom of Denmark. | does greenland belong to denmark | true
    The emu can run fast, but its wings are too small for flight. | can an emu fly | false
    """)
)
