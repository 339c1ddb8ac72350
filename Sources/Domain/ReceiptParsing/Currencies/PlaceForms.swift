import ReceiptDomain

/// Forms of postcodes, telephone numbers, and states that give a country away.
enum PlaceForms {
    struct Evidence {
        let code: String
        let weight: Double
        let line: PrintedLine
    }

    /// Each form counts once however often it occurs.
    static func evidence(on page: Page) -> [Evidence] {
        var found: [String: Evidence] = [:]
        func note(_ key: String, _ code: String, _ weight: Double, _ line: PrintedLine) {
            if found[key] == nil { found[key] = Evidence(code: code, weight: weight, line: line) }
        }
        for line in page.lines.flatMap(\.readings) {
            let words = line.words.map { trimmed($0.text) }
            for (index, word) in words.enumerated() {
                let next = index + 1 < words.count ? words[index + 1] : ""
                if isAmericanZip(word, next, behind: index > 0 ? line.words[index - 1].text : "") {
                    note("us-zip", "USD", 3, line)
                }
                if australianStates.contains(word), isDigits(next[...], 4) { note("au-postcode", "AUD", 2.5, line) }
                if isPhone(word, [3, 3, 4]) { note("us-phone", "USD", 0.8, line) }
                if word.count == 5, word.hasPrefix("("), isPhone(next, [3, 4]) { note("us-phone", "USD", 1.2, line) }
                if isBritishPostcode(word, next) { note("uk-postcode", "GBP", 2, line) }
                if isCanadianPostcode(word, next) { note("ca-postcode", "CAD", 4, line) }
                if word.count == 6, word.hasPrefix("RT"), isDigits(word.dropFirst(2), 4) {
                    note("ca-gst", "CAD", 3, line)
                }
                if isSwissTaxID(word) { note("ch-uid", "CHF", 3, line) }
                if isSingaporeanTaxID(word) { note("sg-gst", "SGD", 2.5, line) }
                if isPhone(word, [2, 3, 3]), line.string.uppercased().contains("GST") {
                    note("nz-gst", "NZD", 2.5, line)
                }
                if word.hasPrefix("+1"), word.count > 4 { note("us-phone", "USD", 0.8, line) }
                for (prefix, code) in dialing where word.hasPrefix(prefix) { note("dialing " + code, code, 2, line) }
                if isPhone(word, [3, 2, 5]) { note("kr-business", "KRW", 2, line) }
                if word.hasPrefix("S"), isDigits(word.dropFirst(), 6) { note("sg-postcode", "SGD", 2, line) }
                if isMalaysianCompany(word, next) { note("my-company", "MYR", 3, line) }
                if isMalaysianTaxID(word) { note("my-gst", "MYR", 2.5, line) }
                if isSouthAfricanTaxID(word), line.string.uppercased().contains("VAT") {
                    note("za-vat", "ZAR", 3, line)
                }
                if let code = currency(byAddress: line.words[index].text) { note("domain " + code, code, 2, line) }
                if word.hasPrefix("DE"), isDigits(word.dropFirst(2), 9) { note("de-vat", "EUR", 3, line) }
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    /// The states of the USA, as postal addresses end.
    static let states: Set<String> = [
        "AL", "AK", "AZ", "AR", "CA", "CO", "CT", "DE", "FL", "GA", "HI", "ID", "IL", "IN", "IA", "KS", "KY", "LA",
        "ME", "MD", "MA", "MI",
        "MN", "MS", "MO", "MT", "NE", "NV", "NH", "NJ", "NM", "NY", "NC", "ND", "OH", "OK", "OR", "PA", "RI", "SC",
        "SD", "TN", "TX", "UT",
        "VT", "VA", "WA", "WV", "WI", "WY", "DC",
    ]

    /// Australia's states and territories, as postal addresses end.
    private static let australianStates: Set<String> = ["NSW", "VIC", "QLD", "TAS", "ACT"]

    private static func trimmed(_ text: String) -> String {
        let edges: Set<Character> = [",", ".", ":", ";", "(", "[", "]"]
        var result = text[...]
        while let last = result.last, edges.contains(last) { result = result.dropLast() }
        while let first = result.first, edges.contains(first), first != "(" { result = result.dropFirst() }
        return String(result)
    }

    private static func isDigits(_ text: Substring, _ count: Int) -> Bool {
        text.utf8.count == count && text.unicodeScalars.allSatisfy(\.isDigit)
    }

    /// Groups of so many digits with dashes or points between them.
    private static func isPhone(_ text: String, _ groups: [Int]) -> Bool {
        let parts = text.split(whereSeparator: { $0 == "-" || $0 == "." || $0 == ")" }).map { $0.drop { $0 == "(" } }
        return parts.count == groups.count && zip(parts, groups).allSatisfy { isDigits($0, $1) }
    }

    /// Prefixes of telephone numbers abroad (ITU-T E.164) of countries that share theirs with no other.
    private static let dialing: [(prefix: String, code: String)] = [
        ("+30", "EUR"), ("+31", "EUR"), ("+32", "EUR"), ("+33", "EUR"), ("+34", "EUR"), ("+351", "EUR"),
        ("+352", "EUR"), ("+353", "EUR"), ("+358", "EUR"), ("+39", "EUR"), ("+43", "EUR"), ("+49", "EUR"),
        ("+36", "HUF"), ("+40", "RON"), ("+41", "CHF"), ("+420", "CZK"), ("+44", "GBP"), ("+45", "DKK"),
        ("+46", "SEK"), ("+47", "NOK"), ("+48", "PLN"), ("+52", "MXN"), ("+54", "ARS"), ("+55", "BRL"),
        ("+60", "MYR"), ("+61", "AUD"), ("+62", "IDR"), ("+63", "PHP"), ("+64", "NZD"), ("+65", "SGD"),
        ("+66", "THB"), ("+81", "JPY"), ("+82", "KRW"), ("+84", "VND"), ("+852", "HKD"), ("+886", "TWD"),
        ("+90", "TRY"), ("+91", "INR"), ("+971", "AED"), ("+27", "ZAR"),
    ]

    /// Of countries whose letters shops of other countries seldom use (ISO 3166).
    private static let domains: [(ending: [Substring], code: String)] = [
        ("EUR", "at, be, de, es, fi, fr, ie, nl, pt"), ("GBP", "co.uk"), ("CHF", "ch"), ("PLN", "pl"), ("CZK", "cz"),
        ("HUF", "hu"), ("RON", "ro"), ("SEK", "se"), ("NOK", "no"), ("DKK", "dk"), ("CAD", "ca"), ("AUD", "com.au"),
        ("NZD", "nz"), ("SGD", "sg"), ("MYR", "com.my"), ("KRW", "kr"), ("JPY", "jp"), ("HKD", "com.hk"),
        ("ZAR", "co.za"),
        ("BRL", "com.br"), ("MXN", "com.mx"), ("INR", "co.in"), ("THB", "co.th"), ("PHP", "com.ph"), ("IDR", "co.id"),
        ("TWD", "com.tw"), ("VND", "com.vn"),
    ].flatMap { code, endings in PhraseList.of(endings).map { ($0.split(separator: "."), code) } }

    /// By the country of a web or mail address: `www.storeopinion.ca`, `info@metzgerei-huber.at`.
    private static func currency(byAddress word: String) -> String? {
        guard let address = WebAddress(word), address.isMarked else { return nil }
        return domains.first { address.ends(in: $0.ending) }?.code
    }

    /// `AUSTIN, TX 78701-1234`: a state and its postcode; `DRIVER ID 0118827` and `CLERK ID 11882` are none.
    private static func isAmericanZip(_ state: String, _ code: String, behind town: String) -> Bool {
        let parts = code.split(separator: "-", maxSplits: 1)
        guard states.contains(state), let zip = parts.first, isDigits(zip, 5) else { return false }
        return (parts.count == 1 || isDigits(parts[1], 4)) && (state != "ID" || town.hasSuffix(","))
    }

    /// `K7M 3E1`: letters and digits take turns (Canada Post).
    private static func isCanadianPostcode(_ first: String, _ second: String) -> Bool {
        let code = (first + second).unicodeScalars
        return first.count == 3 && second.count == 3
            && code.enumerated().allSatisfy { $0 % 2 == 0 ? $1.isCapital : $1.isDigit }
    }

    /// `CHE-103.288.716`: Switzerland's number of a business.
    private static func isSwissTaxID(_ text: String) -> Bool {
        text.hasPrefix("CHE") && text.unicodeScalars.count(where: \.isDigit) == 9
    }

    /// `M4-0004578-0`, `M2-1234567-X`: Singapore's GST registration.
    private static func isSingaporeanTaxID(_ text: String) -> Bool {
        let parts = text.split(separator: "-")
        return parts.count == 3 && parts[0].count == 2 && parts[0].hasPrefix("M") && isDigits(parts[1], 7)
            && parts[2].count == 1
    }

    /// `SW1A 1AA`: letters and a digit or two, then a digit and two letters.
    private static func isBritishPostcode(_ first: String, _ second: String) -> Bool {
        let outer = Array(first.unicodeScalars)
        let inner = Array(second.unicodeScalars)
        guard inner.count == 3, inner[0].isDigit, inner[1].isCapital, inner[2].isCapital else { return false }
        guard (2...4).contains(outer.count), outer[0].isCapital, let last = outer.last else { return false }
        return (last.isDigit || last.isCapital) && outer.dropFirst().contains(where: \.isDigit)
    }

    /// South Africa's VAT registration: ten digits that begin with 4 (South African Revenue Service).
    private static func isSouthAfricanTaxID(_ text: String) -> Bool { text.hasPrefix("4") && isDigits(text[...], 10) }

    /// `202001011937 (1368257-P)`: a company's number with the year of its founding, then the older one (Companies Commission of
    /// Malaysia).
    private static func isMalaysianCompany(_ first: String, _ second: String) -> Bool {
        let parts = second.trimmingPrefix("(").split(separator: ")", maxSplits: 1).first?.split(separator: "-") ?? []
        return isDigits(first[...], 12) && (first.hasPrefix("19") || first.hasPrefix("20"))
            && parts.count == 2 && parts[0].count <= 7 && parts[0].unicodeScalars.allSatisfy(\.isDigit)
            && parts[1].count == 1
    }

    /// Malaysia's GST registration: twelve digits that begin with 000, 001 or 002.
    private static func isMalaysianTaxID(_ text: String) -> Bool {
        let digits = String(text.unicodeScalars.filter(\.isDigit))
        return digits.count == 12 && digits.hasPrefix("00") && ["0", "1", "2"].contains(digits.dropFirst(2).first)
            && text.count <= 15
    }
}
