import ReceiptRegions

/// Recognises street addresses.
enum AddressForm {
    private static let endings = Region.all.flatMap(\.addresses.streetEndings.words)
    /// Beginnings of street names in languages that put the kind first.
    private static let beginnings = Set(Region.all.flatMap(\.addresses.streetBeginnings.words))
    private static let ownForms = Region.all.compactMap(\.addresses.isStreet)

    /// A word for a street with a number, or a postcode before a town: `Pohlweg 110`, `Warburger Straße 130`.
    static func isStreet(_ text: String) -> Bool {
        if ownForms.contains(where: { $0(text) }) { return true }
        let words = text.split(separator: " ")
        guard words.count >= 2, let first = words.first, let last = words.last else { return false }
        if isPlace(text) { return true }
        // "Greensboro, NC", "VAUGHAN ON": a town and its state; but CO after a company is rarely Colorado.
        let isState = states.contains(String(last)) || provinces.contains(String(last))
        if isState, words.count <= 4, last != "CO" || words[words.count - 2].hasSuffix(",") { return true }
        // "2736 Countrywood Pkwy": a house number before the street.
        if first.count >= 2, first.allSatisfy({ $0.isNumber || $0 == "-" }), words.count >= 3 { return true }
        if first.count == 5, first.allSatisfy({ $0.isASCII && $0.isNumber }), words[1].first?.isLetter == true {
            return true
        }
        // The number follows the street's name: `Grote Markt 27 Den Haag`, `Via Roma 5, 20121 Milano`.
        for (street, number) in zip(words, words.dropFirst())
        where number.first?.isNumber == true && number.count <= 5 {
            let street = street.lowercased()
            if endings.contains(where: { street.hasSuffix($0) }) { return true }
        }
        return beginnings.contains(first.lowercased()) && words.contains { $0.first?.isNumber == true && $0.count <= 5 }
    }

    /// The town after a five-digit postcode: `LE BOUSCAT` of `33110 LE BOUSCAT`.
    static func town(in text: String) -> String? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 5, parts[0].allSatisfy({ $0.isASCII && $0.isNumber }),
            parts[1].count >= 3, parts[1].allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" })
        else { return nil }
        return String(parts[1])
    }

    /// A town after a comma, or a province: "Granville Island, Vancouver BC".
    private static func isPlace(_ text: String) -> Bool {
        guard let comma = text.lastIndex(of: ",") else { return false }
        let place = text[text.index(after: comma)...].split(separator: " ")
        guard let last = place.last, place.count <= 3 else { return false }
        return provinces.contains(String(last)) || towns.contains(place.joined(separator: " ").lowercased())
    }

    /// State abbreviations that are also words, and those that are not.
    private static let states = Set(
        Region.all.map(\.addresses).filter(\.areStatesWords).flatMap(\.states.words)
    )
    private static let provinces = Set(
        Region.all.map(\.addresses).filter { !$0.areStatesWords }.flatMap(\.states.words)
    )
    private static let towns = Set(Region.all.flatMap(\.addresses.towns.words))

    /// Whether the text is a telephone number: `031-555-0107`, `(830) 555-0107`, `02 5550 0118`, `1588-5783`, `0263-35-7718`.
    static func isTelephone(_ text: String) -> Bool {
        var parts = ""
        for character in text {
            switch character {
            case "0"..."9": parts.append(character)
            case "-", ".", ")", " ": if parts.last?.isNumber == true { parts += " " }
            case "(": if parts.last == " " || parts.isEmpty { continue } else { parts += "x" }
            default: parts += "x"
            }
        }
        let numbers = parts.split(separator: "x").map { $0.split(separator: " ") }
        return numbers.contains { groups in
            zip(groups, zip(groups.dropFirst(), groups.dropFirst(2))).contains { isTelephone($0, $1.0, $1.1) }
        } || numbers.contains { $0.map(\.count) == [4, 4] } && text.contains { $0 == "-" }
    }

    /// Japan's numbers have ten digits, and only in the groups of towns and free calls a middle of two or an end of three.
    private static func isTelephone(_ area: Substring, _ middle: Substring, _ end: Substring) -> Bool {
        switch (area.count, middle.count, end.count) {
        case (2...4, 3...4, 4): true
        case (4, 2, 4): area.hasPrefix("0")
        case (4, 3, 3): ["0120", "0800", "0570"].contains(area)
        default: false
        }
    }
}
