/// Help of `claims`.
public enum ClaimHelp: CaseIterable, Hashable, Sendable {
    case claims, claimsDiscussion, list, all, json, find, show, claim, add, addDiscussion, records
    case kind, title, payer, until, period, memo, edit, addRecord, takeOut, paper
    case bundle, out, force, sent, date, paid, amount, account, category, noEntry, refused, reason, remove

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        listText(wording) ?? factText(wording) ?? answerText(wording)
    }

    private func listText(_ wording: any Wording) -> String? {
        switch self {
        case .claims:
            wording.localized(
                "Keep track of money that you can still get back: insurances, warranties, returns.",
                "돌려받을 수 있는 돈을 관리합니다: 보험금, 보증 수리, 반품."
            )
        case .claimsDiscussion:
            wording.localized(
                """
                receiptmind claims find
                receiptmind claims add a1b2c3d4 --until 2029-11-25 --payer "Blue Health"
                receiptmind claims bundle c1 claim.pdf
                receiptmind claims sent c1
                receiptmind claims paid c1 45000 --account checking
                """,
                """
                receiptmind claims find
                receiptmind claims add a1b2c3d4 --until 2029-11-25 --payer 삼성화재
                receiptmind claims bundle c1 청구.pdf
                receiptmind claims sent c1
                receiptmind claims paid c1 45000 --account kb
                """
            )
        case .list:
            wording.localized("List the claims, those that end first before the others.", "청구를 기한이 가까운 순서로 봅니다.")
        case .all: wording.localized("Paid and refused ones too.", "받은 청구와 거절된 청구도 봅니다.")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        case .find:
            wording.localized(
                "List purchases of the last three years that an insurance may pay for and that belong to no claim.",
                "지난 3년 동안 보험에 청구할 만한데 아직 청구에 넣지 않은 지출을 봅니다."
            )
        case .show:
            wording.localized(
                "Show a claim: records, papers, what is missing, days left.",
                "청구 하나를 봅니다: 기록, 서류, 없는 서류, 남은 날."
            )
        case .claim: wording.localized("The claim, such as c1.", "청구. 예: c1.")
        case .add: wording.localized("Make a claim of one or more purchases.", "지출 하나 이상으로 청구를 만듭니다.")
        case .addDiscussion:
            wording.localized(
                """
                Spending on health is a claim of the medical insurance, of a pet or at a vet's of the pet's; everything else is a \
                warranty, unless --kind says otherwise. Insurances in Korea pay for three years (상법 제662조), which is the default for \
                purchases in won; all other claims need --until or --for. Papers are told apart by what they say: a card slip is no \
                medical bill. 'claims show' lists what is missing.
                """,
                """
                의료 지출은 실손보험, 반려동물이나 동물병원 지출은 펫보험, 나머지는 보증 수리로 봅니다. 다르면 --kind로 지정하세요. 원화 지출의 보험금은 기본이 \
                3년(상법 제662조)이고, 다른 청구는 --until이나 --for가 필요합니다. 서류는 적힌 내용으로 구분하며, 카드 전표는 진료비 영수증이 아닙니다. 없는 서류는 \
                'claims show'에 나옵니다.
                """
            )
        case .records: wording.localized("The ids of the records, or their ends.", "기록의 ID나 ID의 끝부분.")
        default: nil
        }
    }

    private func factText(_ wording: any Wording) -> String? {
        switch self {
        case .kind:
            wording.localized(
                "medical, pet, warranty or return (default: from the records).",
                "medical(실손), pet(펫), warranty(보증), return(반품) 중 하나 (기본: 기록에 따라)."
            )
        case .title: wording.localized("What it is called (default: the shop).", "이름 (기본: 가게).")
        case .payer: wording.localized("Who is asked: an insurance, a shop.", "청구할 곳: 보험사, 가게.")
        case .until: wording.localized("The last day to ask.", "청구할 수 있는 마지막 날.")
        case .period:
            wording.localized("The time to ask, from the first purchase: 14d, 2y.", "첫 구매일부터 청구할 수 있는 기간: 14d, 2년.")
        case .memo: wording.localized("A memo.", "메모.")
        case .edit: wording.localized("Change a claim, its records, or what its papers are.", "청구와 그 기록, 서류의 종류를 고칩니다.")
        case .addRecord: wording.localized("Add this record; may be repeated.", "이 기록을 넣습니다. 여러 번 쓸 수 있습니다.")
        case .takeOut: wording.localized("Take this record out; may be repeated.", "이 기록을 뺍니다. 여러 번 쓸 수 있습니다.")
        case .paper:
            wording.localized(
                "What the paper with this number in 'claims show' is: 2=details; bill, pharmacyBill, details, prescription, certificate, "
                    + "slip, receipt or other.",
                "'claims show'에서 이 번호인 서류의 종류: 2=details. bill(진료비 영수증), pharmacyBill(약제비 영수증), details(세부내역서), "
                    + "prescription(처방전), certificate(진단서·확인서), slip(카드 전표), receipt(영수증), other(기타)."
            )
        default: nil
        }
    }

    private func answerText(_ wording: any Wording) -> String {
        switch self {
        case .bundle:
            wording.localized(
                "Write a PDF with a list of the records and all their pictures.",
                "기록의 목록과 모든 사진이 든 PDF를 만듭니다."
            )
        case .out: wording.localized("The PDF file.", "PDF 파일.")
        case .force: wording.localized("Replace an existing file.", "이미 있는 파일을 덮어씁니다.")
        case .sent: wording.localized("Mark a claim as sent.", "청구했다고 표시합니다.")
        case .date: wording.localized("The day (default: today).", "날짜 (기본: 오늘).")
        case .paid:
            wording.localized(
                "Note what came back, and enter it: as income, for a return as a refund.",
                "받은 금액을 적고 기록합니다. 보험금은 수입, 반품은 환불로 기록합니다."
            )
        case .amount: wording.localized("What was paid; may be paid in several parts.", "받은 금액. 나누어 받으면 여러 번 적습니다.")
        case .account: wording.localized("The account that it arrived on.", "받은 계좌.")
        case .category: wording.localized("The category of the entry.", "기록의 분류.")
        case .noEntry:
            wording.localized("Make no entry, as where one is there already.", "기록을 만들지 않습니다. 이미 기록이 있을 때 씁니다.")
        case .refused: wording.localized("Mark a claim as refused.", "거절되었다고 표시합니다.")
        case .reason: wording.localized("The reason, kept as the memo.", "이유. 메모로 남깁니다.")
        case .remove:
            wording.localized("Remove a claim; its records stay.", "청구를 삭제합니다. 기록은 남습니다.")
        default: ""
        }
    }
}
