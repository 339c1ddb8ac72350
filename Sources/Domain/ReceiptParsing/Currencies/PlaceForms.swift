import ReceiptDomain
import ReceiptRegions

/// Finds postcodes, telephone numbers and addresses that identify a country.
enum PlaceForms {
    struct Evidence {
        let place: Place
        let weight: Double
        let line: PrintedLine
    }

    /// A country's code, and its currency's.
    struct Place {
        let country: String
        let currency: String

        init(_ region: Region) { (country, currency) = (region.code, region.currency.code) }
    }

    /// Each form counts once, however often it occurs.
    static func evidence(on page: Page) -> [Evidence] {
        var found: [String: Evidence] = [:]
        for line in page.lines.flatMap(\.readings) {
            func note(_ key: String, _ place: Place, _ weight: Double) {
                if found[key] == nil { found[key] = Evidence(place: place, weight: weight, line: line) }
            }
            let words = line.words.map { trimmed($0.text) }
            for (index, text) in words.enumerated() {
                let word = PrintedWord(
                    text,
                    next: index + 1 < words.count ? words[index + 1] : "",
                    before: index > 0 ? line.words[index - 1].text : ""
                )
                for (place, form) in forms where form.matches(word) {
                    if let beside = form.beside, !line.string.uppercased().contains(beside) { continue }
                    note(form.kind, place, form.weight)
                }
                for (prefix, place) in dialing where text.hasPrefix(prefix) {
                    note("dialing " + place.currency, place, 2)
                }
                if let place = place(byAddress: line.words[index].text) {
                    note("domain " + place.currency, place, 2)
                }
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    private static let forms = Region.all.flatMap { region in
        region.numberForms.places.map { (place: Place(region), form: $0) }
    }

    private static let dialing = Region.all.compactMap { region in
        region.numberForms.dialingCode.map { (prefix: $0, place: Place(region)) }
    }

    private static let domains = Region.all.flatMap { region in
        region.numberForms.webEndings.words.map { (ending: $0.split(separator: "."), place: Place(region)) }
    }

    private static func trimmed(_ text: String) -> String {
        let edges: Set<Character> = [",", ".", ":", ";", "(", "[", "]"]
        var result = text[...]
        while let last = result.last, edges.contains(last) { result = result.dropLast() }
        while let first = result.first, edges.contains(first), first != "(" { result = result.dropFirst() }
        return String(result)
    }

    /// The country of a web or mail address: `www.storeopinion.ca`, `info@metzgerei-huber.at`.
    private static func place(byAddress word: String) -> Place? {
        guard let address = WebAddress(word), address.isMarked else { return nil }
        return domains.first { address.ends(in: $0.ending) }?.place
    }
}
