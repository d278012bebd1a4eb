"""What a remark in brackets says that is for colleagues, and not for a model: a question with two
question marks, `do we …?`, what is still to be written or to be asked. The rule `text/note-left`
says so."""

from __future__ import annotations

from workbench.io.han import compiled

_PERSON = (
    r"(?:[小老][\u4e00-\u9fff]|[\u4e00-\u9fff]{1,3}(?:老师|经理|总|哥|姐|工|主任)"
    r"|同事|团队|客户|法务|产品|领导)"
)
_REMARK = compiled(
    r"^(?:(?:do|should|can|could|would|shall|will) (?:we|I)\b.*\?|.*\w\W+\w.*(?:\?{2,}|？{2,})$"
    r"|(?:still )?(?:to be|needs to be) (?:checked|written|added|confirmed|discussed|decided"
    r"|reviewed|updated)\b|(?:missing|more) (?:examples?|samples?) (?:to (?:come|follow)|needed)\b"
    # German
    r"|(?:(?:hier|das|bitte|evtl\.?|vielleicht|später|muss|wird|ist) )*noch\b.*\b(?:prüfen|geprüft"
    r"|klären|geklärt|ergänzen|ergänzt|ändern|geändert|fragen|überarbeiten|überarbeitet|löschen"
    r"|anpassen|angepasst|ersetzen|ersetzt|streichen|offen|schreiben|übersetzen)\b"
    r"|mit [A-Z]\w+ (?:klären|abstimmen|besprechen)|[A-Z]\w+ fragen\b"
    # French, Spanish, Portuguese, Italian
    r"|à (?:vérifier|revoir|compléter|confirmer|faire|discuter|supprimer|traduire)\b"
    r"|(?:voir avec|demander à) [A-Z]\w+|pendiente\b|por (?:revisar|confirmar|completar)\b"
    r"|(?:preguntar a|confirmar con|revisar con|consultar con|perguntar a[o]?|confirmar com"
    r"|rever com|chiedere a|verificare con) [A-Z]\w+|a (?:rever|confirmar|completar)\b"
    r"|da (?:rivedere|verificare|completare|confermare)\b"
    # Russian
    r"|(?:потом |ещё |надо |нужно )*(?:уточнить|спросить|дописать|доделать|переделать"
    r"|согласовать)\b"
    # Chinese, Japanese, Korean
    r"|待(?:补充|完善|确认|核实|讨论|定|更新|修改|翻译|删)(?![^\s:：，,]{7})"
    rf"|(?:还?需要?|还?要|回头|稍后|记得|先|再)*(?:和|跟|与|问|找){_PERSON}"
    r"|这(?:里|条|句|段)(?:要不要|是否|需不需要|还要|还没|先这样|再想|可能要)"
    r"|要確認|要検討|(?:後で|あとで).*(?:書く|直す|追加|確認|差し替え)|.{1,6}さんに(?:確認|聞く)"
    r"|(?:추후|나중에).*(?:추가|수정|확인)|확인 필요|보완 필요)",
)


def is_for_colleagues(remark: str) -> bool:
    """Say whether a remark, without its brackets, is one to colleagues."""
    return _REMARK.match(remark) is not None
