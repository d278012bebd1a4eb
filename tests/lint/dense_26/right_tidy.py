"""Right prompts in English that put a cell of a sheet into another form."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, typed
from tests.lint.making import right, table

RIGHT = (
    cell(
        "a phone number into one form, behind an arrow",
        "phone-e164",
        "Rewrite this US phone number as +1XXXXXXXXXX, no spaces or dashes.\n{number} ->",
        table(
            "number|a",
            """
            (415) 555-0132|+14155550132
            212.555.0187|+12125550187
            303-555-0119|+13035550119
            1 617 555 0175|+16175550175
            (206)555-0143|+12065550143
            773 555 0168|+17735550168
            +1 (504) 555-0196|+15045550196
            1-702-555-0104|+17025550104
            919.555.0151|+19195550151
            """,
        ),
        fewshot=2,
    ),
    typed(
        "last name first",
        "last-name-first",
        "Put the last name first, with a comma.\nName: {name}\nResult:",
        table(
            "name|a",
            """
            Maria Lopez|Lopez, Maria
            Grace Okafor|Okafor, Grace
            Tomas Lind|Lind, Tomas
            Priya Raman|Raman, Priya
            Hugh Barlow|Barlow, Hugh
            Ingrid Solberg|Solberg, Ingrid
            Dana Whitfield|Whitfield, Dana
            Kenji Mori|Mori, Kenji
            Lucia Ferrante|Ferrante, Lucia
            """,
        ),
        fewshot=2,
    ),
    cell(
        "American dates into ISO dates, with a worked example in the text",
        "us-date-to-iso",
        "Convert the date (month/day/year) to YYYY-MM-DD.\n12/25/2023 -> 2023-12-25\n{date} ->",
        table(
            "date|a",
            """
            3/7/2024|2024-03-07
            11/30/2022|2022-11-30
            1/15/1999|1999-01-15
            7/4/2021|2021-07-04
            10/2/2018|2018-10-02
            5/21/2025|2025-05-21
            8/9/2020|2020-08-09
            2/28/2017|2017-02-28
            9/13/2016|2016-09-13
            """,
        ),
        fewshot=0,
    ),
    cell(
        "column headers into snake case",
        "headers-snake",
        "Rename the column to snake_case.\n{header} ->",
        table(
            "header|a",
            """
            Order Date|order_date
            Customer ID|customer_id
            Unit Price|unit_price
            Last Login Time|last_login_time
            Email Address|email_address
            Ship To Country|ship_to_country
            Number Of Seats|number_of_seats
            Tax Rate|tax_rate
            """,
        ),
        fewshot=2,
    ),
    typed(
        "amounts of money with a code before them",
        "money-code",
        "Currency code first (EUR, USD or GBP), then the amount with two decimals, no thousands separator.\n{raw} =",
        table(
            "raw|a",
            """
            €1,250|EUR 1250.00
            $49.9|USD 49.90
            £3,000|GBP 3000.00
            $12,400.5|USD 12400.50
            €75|EUR 75.00
            £8.25|GBP 8.25
            €2,199.99|EUR 2199.99
            $640|USD 640.00
            £15,020|GBP 15020.00
            """,
        ),
    ),
    cell(
        "Fahrenheit into Celsius",
        "f-to-c",
        "Convert to Celsius. Whole number, no unit.\nFahrenheit: {f}\nCelsius:",
        table(
            "f#|c#",
            """
            32|0
            50|10
            68|20
            86|30
            104|40
            212|100
            95|35
            77|25
            41|5
            """,
        ),
        gold='str(data["c"])',
        fewshot=2,
    ),
    typed(
        "an address of three lines on one",
        "one-line-address",
        "Put this address on one line, with commas between the parts.\n\n{address}\n\nOne line:",
        table(
            "address|a",
            """
            12 Elm Street⏎Springfield⏎IL 62704|12 Elm Street, Springfield, IL 62704
            88 Harbor Road⏎Portland⏎ME 04101|88 Harbor Road, Portland, ME 04101
            5 Cedar Court⏎Boise⏎ID 83702|5 Cedar Court, Boise, ID 83702
            301 Mission Avenue⏎San Rafael⏎CA 94901|301 Mission Avenue, San Rafael, CA 94901
            47 Lake Drive⏎Madison⏎WI 53703|47 Lake Drive, Madison, WI 53703
            910 Peachtree Lane⏎Atlanta⏎GA 30308|910 Peachtree Lane, Atlanta, GA 30308
            26 Canyon Way⏎Tucson⏎AZ 85701|26 Canyon Way, Tucson, AZ 85701
            1400 Pine Street⏎Seattle⏎WA 98101|1400 Pine Street, Seattle, WA 98101
            """,
        ),
        fewshot=1,
    ),
    cell(
        "inches in centimetres to one decimal",
        "inch-cm",
        "{n} inches in cm, rounded to one decimal:",
        table(
            "n#|a",
            """
            2|5.1
            5|12.7
            7|17.8
            10|25.4
            12|30.5
            15|38.1
            20|50.8
            30|76.2
            36|91.4
            """,
        ),
    ),
    typed(
        "twelve hours into twenty-four, with an equals sign",
        "clock-24",
        "24-hour time, please (HH:MM).\n{time} =",
        table(
            "time|a",
            """
            7:05 am|07:05
            3:45 pm|15:45
            12:30 am|00:30
            12:10 pm|12:10
            9:20 pm|21:20
            11:59 pm|23:59
            6:00 am|06:00
            1:15 pm|13:15
            10:40 am|10:40
            """,
        ),
    ),
    cell(
        "years and numbers in Roman numerals",
        "to-roman",
        "{n} as a Roman numeral:",
        table(
            "n#|a",
            """
            14|XIV
            9|IX
            40|XL
            58|LVIII
            95|XCV
            399|CCCXCIX
            621|DCXXI
            1066|MLXVI
            2024|MMXXIV
            """,
        ),
        fewshot=0,
    ),
    cell(
        "a list item into JSON",
        "order-json",
        "Turn this order line into JSON with the keys item, qty and price.\n{line}\nJSON:",
        table(
            "line|a",
            """
            4 lamps at 19.50 each|{"item": "lamps", "qty": 4, "price": 19.50}
            12 pencils at 0.35 each|{"item": "pencils", "qty": 12, "price": 0.35}
            1 desk at 249.00|{"item": "desk", "qty": 1, "price": 249.00}
            6 mugs at 7.25 each|{"item": "mugs", "qty": 6, "price": 7.25}
            2 office chairs at 89.90 each|{"item": "office chairs", "qty": 2, "price": 89.90}
            30 envelopes at 0.12 each|{"item": "envelopes", "qty": 30, "price": 0.12}
            3 whiteboards at 54.00 each|{"item": "whiteboards", "qty": 3, "price": 54.00}
            8 folders at 2.75 each|{"item": "folders", "qty": 8, "price": 2.75}
            """,
        ),
        fewshot=2,
    ),
    right(
        "a sentence into a line of CSV",
        "people-csv",
        r"""
        text = "Make one CSV line: name,age,city (no header, no spaces).\n\n"
        text += data["sentence"] + "\n\nCSV:"
        gold = data["csv"]
        """,
        table(
            "sentence|csv",
            """
            Anna is 34 and lives in Graz.|Anna,34,Graz
            Ben from Cardiff turned 27 last week.|Ben,27,Cardiff
            At 61, Chiara still works in Turin.|Chiara,61,Turin
            David, 19, studies in Leiden.|David,19,Leiden
            Esra (23) has just moved to Izmir.|Esra,23,Izmir
            Our oldest member is Frank, aged 88, of Bremen.|Frank,88,Bremen
            Gita lives in Pune; she is 45.|Gita,45,Pune
            Hamid is a 52-year-old baker in Lyon.|Hamid,52,Lyon
            """,
        ),
        fewshot=2,
    ),
    typed(
        "sentence case",
        "sentence-case",
        "Write the headline in sentence case (only the first word and names get a capital).\n{title}\n=>",
        table(
            "title|a",
            """
            City Council Votes To Close Old Swimming Pool|City council votes to close old swimming pool
            New Bakery Opens Near The Station In Leeds|New bakery opens near the station in Leeds
            How To Keep Your Houseplants Alive In Winter|How to keep your houseplants alive in winter
            Teachers In Chicago Ask For Smaller Classes|Teachers in Chicago ask for smaller classes
            Five Cheap Dinners For Busy Parents|Five cheap dinners for busy parents
            Storm Leaves Thousands Without Power In Florida|Storm leaves thousands without power in Florida
            Young Pianist Wins First Prize In Vienna|Young pianist wins first prize in Vienna
            Why Bees Matter More Than We Think|Why bees matter more than we think
            """,
        ),
        fewshot=2,
    ),
)
