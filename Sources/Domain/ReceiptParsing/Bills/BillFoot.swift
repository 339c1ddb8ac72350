import ReceiptDomain

/// The foot of a bill with its issuer's register, tax number and accounts.
struct BillFoot {
    private let pieces: [PrintedLine]
    private let letters: [UInt32]
    /// The y coordinate at which it begins.
    private let top: Int

    /// The foot's height relative to the page's width; an A4 page is 1.4 times as high as wide.
    private static let height = 0.25
    /// A single mark may occur at the foot of any page.
    private static let fewestMarks = 2

    init(_ all: [PrintedLine]) {
        let bottom = all.map(\.box.maxY).max() ?? 0
        let width = (all.map(\.box.maxX).max() ?? 0) - (all.map(\.box.x).min() ?? 0)
        let top = bottom - Int(Self.height * Double(width))
        let low = all.filter { $0.box.y >= top }
        let marked = low.reduce(0) { $0 + Self.marks(in: $1.string) }
        // Lines with prices belong to a table, not to the foot.
        let plain = low.filter { !MerchantReader.hasPrice($0) }
        let foot = marked >= Self.fewestMarks ? plain : []
        pieces = foot
        letters = foot.flatMap { FoldedText($0.string).letters + [0] }
        self.top = top
    }

    /// Whether a name from above is repeated in the foot.
    func names(_ name: [UInt32], standing box: PixelBox) -> Bool {
        name.count >= 4 && box.y < top && letters.contains(name)
    }

    /// Companies named in the foot, without banks.
    var candidates: [MerchantCandidate] {
        pieces.compactMap { piece in
            let front = piece.string.split(whereSeparator: { ",|•·–:;".contains($0) }).first.map(String.init) ?? ""
            let name = NameCleaner.clean(front)
            guard name.count <= 60, FirmName.hasForm(name), !FirmName.isBank(name) else { return nil }
            return MerchantCandidate(name: name, .isFirmAtFoot, confidence: piece.confidence, line: piece)
        }
    }

    private static func marks(in text: String) -> Int {
        let words = Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let alone = single.intersection(words).count
        let lower = text.lowercased()
        return alone + phrases.count { lower.contains($0) }
    }

    private static let single: Set<String> = [
        "iban", "bic", "swift", "hrb", "hra", "ustid", "uid", "siret", "siren", "rcs", "tva", "naf", "ape", "kvk",
        "btw",
        "nif", "cif", "cnpj", "rea", "cvr", "nip", "regon", "krs", "ičo", "dič", "abn", "acn", "gstin", "cin", "ein",
        "bankgiro", "plusgiro", "orgnr", "geschäftsführer", "geschäftsführung", "amtsgericht", "handelsregister",
        "bankverbindung", "steuernummer", "postbank", "sparkasse", "blz", "ceo", "mwst", "mva", "adószám",
    ]

    private static let phrases = [
        "ust-id", "ust.-id", "ust.id", "st.-nr", "st-nr", "vat-id", "vat id", "vat no", "vat reg", "vat number",
        "tax id",
        "n° tva", "p.iva", "p. iva", "partita iva", "cap. soc", "capital", "reg. imp", "sitz der gesellschaft",
        "org.nr",
        "org. nr", "y-tunnus", "alv-nro", "company no", "company number", "registered in", "registered office",
        "사업자등록번호", "통신판매", "登録番号",
    ]
}

/// Recognises companies by their legal form.
enum FirmName {
    private static let forms: Set<String> = [
        "gmbh", "mbh", "ag", "kg", "kgaa", "ohg", "gbr", "ug", "se", "eg", "ek", "ev", "ltd", "limited", "llc", "llp",
        "inc",
        "corp", "plc", "lp", "pty", "sarl", "sàrl", "sas", "sasu", "sa", "eurl", "sci", "snc", "bv", "nv", "vof", "cv",
        "srl",
        "srls", "spa", "sl", "slu", "lda", "ltda", "oy", "oyj", "ab", "as", "aps", "asa", "spzoo", "sro", "kft", "zrt",
        "bt",
        "doo", "dd", "ou", "oü", "uab", "sia", "eood", "ood", "ead", "ad",
    ]

    /// Whether a legal form ends the name, points aside: `Windspiel GmbH`, `Handel A/S`, `Sklep Sp. z o.o.`.
    static func hasForm(_ name: String) -> Bool {
        if ["주식회사", "(주)", "㈜", "유한회사", "株式会社", "有限会社"].contains(where: name.contains) { return true }
        let words = name.lowercased().split(separator: " ").map { $0.filter(\.isLetter) }
        guard words.count >= 2 else { return false }
        return (1...min(3, words.count - 1)).contains { forms.contains(words.suffix($0).joined()) }
    }

    static func isBank(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["bank", "sparkasse", "banque", "banco", "banca", "pankki", "caixa", "crédit", "은행", "銀行"].contains {
            lower.contains($0)
        }
    }
}
