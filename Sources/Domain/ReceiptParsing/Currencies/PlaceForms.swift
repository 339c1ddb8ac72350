import ReceiptDomain
import ReceiptRegions

/// Finds postcodes, telephone numbers and addresses that identify a country.
enum PlaceForms {
    struct Evidence {
        let code: String
        let weight: Double
        let line: PrintedLine
    }

    /// Each form counts once, however often it occurs.
    static func evidence(on page: Page) -> [Evidence] {
        var found: [String: Evidence] = [:]
        for line in page.lines.flatMap(\.readings) {
            func note(_ key: String, _ code: String, _ weight: Double) {
                if found[key] == nil { found[key] = Evidence(code: code, weight: weight, line: line) }
            }
            let words = line.words.map { trimmed($0.text) }
            for (index, text) in words.enumerated() {
                let word = PrintedWord(
                    text,
                    next: index + 1 < words.count ? words[index + 1] : "",
                    before: index > 0 ? line.words[index - 1].text : ""
                )
                for (code, form) in forms where form.matches(word) {
                    if let beside = form.beside, !line.string.uppercased().contains(beside) { continue }
                    note(form.kind, code, form.weight)
                }
                for (prefix, code) in dialing where text.hasPrefix(prefix) { note("dialing " + code, code, 2) }
                if let code = currency(byAddress: line.words[index].text) { note("domain " + code, code, 2) }
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    private static let forms = Region.all.flatMap { region in
        region.numberForms.places.map { (code: region.currency.code, form: $0) }
    }

    private static let dialing = Region.all.compactMap { region in
        region.numberForms.dialingCode.map { (prefix: $0, code: region.currency.code) }
    }

    private static let domains = Region.all.flatMap { region in
        region.numberForms.webEndings.words.map { (ending: $0.split(separator: "."), code: region.currency.code) }
    }

    private static func trimmed(_ text: String) -> String {
        let edges: Set<Character> = [",", ".", ":", ";", "(", "[", "]"]
        var result = text[...]
        while let last = result.last, edges.contains(last) { result = result.dropLast() }
        while let first = result.first, edges.contains(first), first != "(" { result = result.dropFirst() }
        return String(result)
    }

    /// The currency of a web or mail address's country: `www.storeopinion.ca`, `info@metzgerei-huber.at`.
    private static func currency(byAddress word: String) -> String? {
        guard let address = WebAddress(word), address.isMarked else { return nil }
        return domains.first { address.ends(in: $0.ending) }?.code
    }
}
