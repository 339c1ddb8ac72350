/// States of movements that failed, were taken back, or have not come about yet, in the languages of the banks.
enum UndoneWords {
    /// The state as a whole.
    static let whole = words(
        """
        pending, pend, denied, voided, expired, refused, authorised, authorized, returned, blocked, scheduled, upcoming
        in progress, unsuccessful, not posted, offen, reserviert, autorisiert, in Bearbeitung, en attente, en cours
        non comptabilisé, renvoyé, échoué, in sospeso, in elaborazione, en proceso, pendiente, pendente, agendado, agendada
        não concluída, não concluído, em processamento, in behandeling, in afwachting, gereserveerd, mislukt, w realizacji
        niezrealizowana, väntar, väntande, nekad, reserverat, ej bokförd, reserveret, avvist, odottaa, varaus, függőben
        în așteptare, в обработке, отказ, ожидает, beklemede, 대기, 미매입, 승인대기, 未確定, 保留, 取消, 失敗, 処理中, 速報
        처리중, 失败, 拒绝, 處理中, 拒絕, 待處理, ממתין, נדחה, בתהליך, בוטל, רשומה ממתינה, รอดำเนินการ, ล้มเหลว, ปฏิเสธ, ยกเลิก
        Đang xử lý, Thất bại, Bị từ chối, Đã hủy, w trakcie realizacji, makulerad, katevaraus, peruttu, provizyon, tertunda
        gagal, diproses, dibatalkan, в обробці, відхилено, очікується, скасовано
        处理中, 待处理, 支付失败, 交易失败, 交易关闭, 已关闭, 等待付款, 已撤销, 已取消
        """
    )

    /// Its beginning, of words that change with what they are said of.
    static let beginnings = words(
        """
        cancelled, canceled, reverted, reversed, rejected, storniert, abgelehnt, ausstehend, fehlgeschlagen
        zurückgewiesen, zurückgesetzt, zurückgezogen, rückgängig, refusé, rejeté, annul, stornat, rifiutat, ripristinat
        anulad, cancelad, rechazad, fallid, revertid, estornad, recusad, geannuleerd, geweigerd, teruggedraaid, oczekując
        anulowan, cofnięt, zablokowan, blokad, blokac, återkallad, kansellert, hylätty, peruutettu, čekající, čeká, zamítnut
        zrušen, vrácen, elutasít, zárolt, visszavon, respins, revenit, anulat, отклон, отмен, iptal, reddedil, キャンセル
        """
    )

    private static func words(_ table: String) -> Set<String> {
        Set(table.split { $0 == "," || $0.isNewline }.map { ColumnWords.plain(String($0)) })
    }
}
