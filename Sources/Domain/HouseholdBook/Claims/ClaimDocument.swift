/// The kind of a paper, as insurers distinguish them, by the words on it.
public enum ClaimDocument: String, CaseIterable, Hashable, Sendable {
    /// 진료비 계산서·영수증, with what the insured paid and what the state paid.
    case bill
    /// 약제비 계산서·영수증.
    case pharmacyBill
    /// 진료비 세부산정내역: each treatment with its code and price.
    case details
    /// 처방전.
    case prescription
    /// 진단서, 소견서, 통원확인서.
    case certificate
    /// The slip of a card terminal, which states a payment but no goods.
    case slip
    /// A receipt of a shop.
    case receipt
    case other

    /// From a page's recognised lines: a title decides, then columns that only one kind has.
    public init(lines: [String]) {
        let lines = lines.map(Self.letters).filter { !$0.isEmpty }
        let text = lines.joined()
        func isTitled(_ titles: [String]) -> Bool {
            titles.contains { title in
                lines.contains { $0.count <= title.count + Self.besideTitle && Self.has(title, in: $0) }
            }
        }
        func count(_ words: [String]) -> Int { words.count { text.contains($0) } }
        if isTitled(Self.detailsTitles) || count(Self.detailsColumns) >= 3 {
            self = .details
        } else if isTitled(Self.certificateTitles) {
            self = .certificate
        } else if isTitled(Self.pharmacyTitles) || count(Self.pharmacyColumns) >= 2 {
            self = .pharmacyBill
        } else if isTitled(Self.billTitles) || count(Self.billColumns) >= 3 {
            self = .bill
        } else if isTitled(["처방전", "prescription"]) {
            self = .prescription
        } else if count(Self.slipWords) >= 2, count(Self.goodsWords) < 2 {
            self = .slip
        } else {
            self = count(Self.receiptWords) > 0 ? .receipt : .other
        }
    }

    /// The most letters beside the title in its line, such as a form's number or a hospital's name.
    private static let besideTitle = 14

    private static let detailsTitles = [
        "진료비세부산정내역", "진료비세부내역", "세부산정내역", "진료세부내역", "세부내역서", "진료비상세내역", "진료내역서", "itemizedbill",
        "itemizedstatement", "itemizedinvoice",
    ]
    private static let detailsColumns = ["수가코드", "edi코드", "행위코드", "처방코드", "횟수", "일수", "단가", "급여구분"]
    private static let certificateTitles = [
        "진단서", "소견서", "통원확인서", "진료확인서", "입퇴원확인서", "입원확인서", "수술확인서", "medicalcertificate", "doctorsnote",
    ]
    private static let pharmacyTitles = ["약제비계산서", "약제비영수증", "약제비계산서영수증"]
    private static let pharmacyColumns = ["약제비총액", "약제비", "조제료", "조제기본료", "약품비", "약국관리료"]
    private static let billTitles = [
        "진료비계산서", "진료비영수증", "진료비계산서영수증", "외래진료비", "입원진료비", "진료비납입확인서", "동물병원진료비", "hospitalbill",
        "veterinaryinvoice", "medicalinvoice",
    ]
    private static let billColumns = [
        "본인부담", "공단부담", "비급여", "진찰료", "진료비총액", "환자부담", "검사료", "처치", "영상진단", "주사료", "환자명", "동물명", "진료과",
        "마취", "예방접종", "patient", "consultation", "diagnosis", "treatment",
    ]
    private static let slipWords = [
        "승인번호", "매출전표", "신용승인", "신용카드전표", "카드번호", "가맹점번호", "가맹점명", "일시불", "할부개월", "매입사", "단말기", "approvalcode",
        "authcode",
        "merchantcopy", "customercopy", "cardholder", "terminalid", "merchantid",
    ]
    private static let goodsWords = ["단가", "수량", "상품명", "품명", "품목", "qty", "subtotal", "unitprice"]
    private static let receiptWords = goodsWords + ["영수증", "합계", "receipt", "invoice", "total", "부가세", "과세"]

    /// Lower-case letters and digits.
    private static func letters(_ line: String) -> String { line.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Whether a text has the word; a long one may be read with one letter wrong.
    private static func has(_ word: String, in text: String) -> Bool {
        if text.contains(word) { return true }
        let (word, text) = (Array(word), Array(text))
        guard word.count >= 6, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { start in
            zip(word, text[start...]).count { $0 != $1 } <= 1
        }
    }
}
