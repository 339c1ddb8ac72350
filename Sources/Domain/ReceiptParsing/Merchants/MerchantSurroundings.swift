/// The lines above a candidate, after some of which a name is unlikely.
struct MerchantSurroundings {
    private var isOwner = false
    private var isBelowAddress = false
    private var isBelowNumbers = false
    private var isBelowItems = false

    func note(in features: inout Features<MerchantFeature>) {
        features.note(.isBelowOwner, if: isOwner)
        features.note(.isBelowAddress, if: isBelowAddress)
        features.note(.isBelowNumbers, if: isBelowNumbers)
        features.note(.isBelowItems, if: isBelowItems)
    }

    /// `isNamed` tells that a possible name was in this line or above it.
    mutating func pass(_ line: PageLine, isNamed: Bool, hasPrice: Bool) {
        let found = MerchantWords.matcher.matches(in: line.best.folded).filter { $0.length >= 3 }
        isOwner = [Self.owners, Self.customers].contains { words in
            words.matches(in: line.best.folded).contains { $0.likeness > 0.85 }
        }
        isBelowAddress = isBelowAddress || isNamed && found.contains { $0.meaning == .address }
        isBelowNumbers = isBelowNumbers || isNamed && found.contains { $0.meaning == .administration }
        isBelowItems = isBelowItems || hasPrice
    }

    /// Words that announce the owning company, or the recipient of the goods.
    private static let owners = PhraseMatcher(
        anyOf: """
            owned by, operated by, managed by, licensee of, a division of, franchisee
            """
    )

    /// Words that announce the customer, on their own line or before the name.
    static let customers = PhraseMatcher(
        anyOf: """
            bill to, billed to, sold to, ship to, invoice to, invoiced to, deliver to, customer name, client name, attn, attention to,
            received from, paid by, patient name, patient, tenant, student name, student, passenger, guest name, member name,
            account holder, policyholder, recipient, addressee, rechnungsempfanger, rechnungsadresse, lieferadresse, herrn,
            destinataire, facture a, adresse de facturation, spett le, spettabile, destinatario, intestatario, facturado a,
            factuuradres, odbiorca, nabywca, odberatel, zakaznik, vevo, asiakas, alici, musteri, お客様名, 宛名, ご氏名, 아동명,
            환자명, 환자성명, 수진자명, 기사명, 운전자명, 승무원명, 탑승자명, 투숙객, 患者no, 患者番号, 患者名, 患者氏名, 乗務員名, 宿泊者名,
            원생명, 수강생, 고객명, 납부자, 보호자, 동물명, 주문자, 예금주, 수강자, 피보험자, 임차인, 학생명, 회원명
            """
    )
}
