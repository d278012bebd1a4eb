"""The words with which prompts ask for an order from the least or from the most, in many
languages."""

from __future__ import annotations

import re

from workbench.io.han import compiled

_LOW = (
    r"(?:smallest|lowest|least|fewest|shortest|lightest|youngest|slowest|cheapest|coldest|weakest"
    r"|earliest|low|small|few|little)"
)
_HIGH = (
    r"(?:largest|biggest|greatest|highest|most|longest|heaviest|oldest|fastest|dearest|tallest"
    r"|hottest|strongest|latest|newest|high|large|big|great|much|many)"
)

RISING = compiled(
    rf"\b{_LOW}(?: \w+)? to (?:the )?{_HIGH}\b|\b(?:ascending|increasing|rising)\b"
    r"|\b(?:smallest|lowest|earliest|oldest|cheapest|shortest) first\b|\boldest to\b"
    r"|\b(?:vo[mn]|mit) (?:de[rmn] )?\w*(?:kleinst|niedrigst|wenigst|leichtest|kürzest)\w* "
    r"(?:zu[mr]?|bis|an)\b|\b(?:aufsteigend|steigend)\w*\b"
    r"|\bdu (?:plus petit|moins)\b[^.\n]{0,16}\bau (?:plus|moins)\b|(?<!dé)\bcroissante?\b"
    r"|\bde (?:menor|menos) a (?:mayor|más)\b|\bascendentes?\b"
    r"|\bd[oa] (?:menor|menos)\b[^.\n]{0,12}\b(?:ao?|para o) (?:maior|mais)\b|\bcrescente\b"
    r"|\bdal (?:più piccolo|minore|meno)\b[^.\n]{0,12}\bal (?:più|maggiore)\b"
    r"|\bот (?:меньш|сам\w+ маленьк|наименьш)\w+ (?:к|до)\b|\b(?:по )?возрастани\w+"
    r"|\bod najmniejsz\w+ do\b|\brosnąc\w+|\bvan (?:klein|laag|licht) naar\b|\boplopend\w*"
    r"|\bartan\b|\bstigande\b"
    r"|[从由從](?:小|低|早|少|短|轻|輕|弱|慢)[到至]|升序|昇順"
    r"|小さい(?:もの)?(?:から|順)|少ない順|低い順|古い順|早い順|오름차순|작은 (?:것부터|순)",
    re.IGNORECASE,
)
FALLING = compiled(
    rf"\b{_HIGH}(?: \w+)? to (?:the )?{_LOW}\b|\b(?:descending|decreasing|falling)\b"
    r"|\b(?:largest|biggest|highest|latest|newest|dearest|longest) first\b|\b(?:latest|newest) to\b"
    r"|\b(?:vo[mn]|mit) (?:de[rmn] )?\w*(?:größt|groesst|höchst|meist|schwerst|längst)\w* "
    r"(?:zu[mr]?|bis|an)\b|\b(?:absteigend|fallend)\w*\b"
    r"|\bdu (?:plus (?:grand|gros|haut|long|lourd))\b[^.\n]{0,16}\bau (?:plus|moins)\b"
    r"|\bdécroissante?\b"
    r"|\bde (?:mayor|más) a (?:menor|menos)\b|\bdescendentes?\b"
    r"|\bd[oa] (?:maior|mais)\b[^.\n]{0,12}\b(?:ao?|para o) (?:menor|menos)\b|\bdecrescente\b"
    r"|\bdal (?:più grande|maggiore|più)\b[^.\n]{0,12}\bal (?:più piccolo|minore|meno)\b"
    r"|\bот (?:больш|сам\w+ больш|наибольш)\w+ (?:к|до)\b|\b(?:по )?убывани\w+"
    r"|\bod największ\w+ do\b|\bmalejąc\w+|\bvan (?:groot|hoog|zwaar) naar\b|\baflopend\w*"
    r"|\bazalan\b|\bfallande\b"
    r"|[从由從](?:大|高|晚|多|长|長|重|强|強|快)[到至]|降序|降順"
    r"|大きい(?:もの)?(?:から|順)|多い順|高い順|新しい順|遅い順|내림차순|큰 (?:것부터|순)",
    re.IGNORECASE,
)
