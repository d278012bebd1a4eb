"""Letters of Cyrillic and Greek that are drawn as Latin ones are."""

from __future__ import annotations

LOOK_ALIKES = {
    **dict(zip("АВЕКМНОРСТУХаеорсухіјѕԁһԛԝЅІЈ", "ABEKMHOPCTYXaeopcyxijsdhqwSIJ", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo", strict=True)),
}
_TABLE = str.maketrans(LOOK_ALIKES)


def in_latin(text: str) -> str:
    """Return a text with Latin letters in the place of those that look like them."""
    return text if text.isascii() else text.translate(_TABLE)
