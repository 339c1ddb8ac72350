/// Forms of a street address that need no word list.
enum AddressForm {
    private static let endings = PhraseList.of(
        "strasse, straße, strabe, strase, str., weg, wea, allee, platz, gasse, ring, damm, chaussee, ufer, markt, street, road, avenue"
    )

    /// `Pohlweg 110`, `Warburger Straße 130`: a word for a street, then a number; or a postcode before a town.
    static func isStreet(_ text: String) -> Bool {
        if isKoreanStreet(text) { return true }
        let words = text.split(separator: " ")
        guard words.count >= 2, let first = words.first, let last = words.last else { return false }
        // "Greensboro, NC": a town and its state.
        if last.count == 2, PlaceForms.states.contains(String(last)), words.count <= 4 { return true }
        // "2736 Countrywood Pkwy": a house number before the street.
        if first.count >= 2, first.allSatisfy({ $0.isNumber || $0 == "-" }), words.count >= 3 { return true }
        if first.count == 5, first.allSatisfy({ $0.isASCII && $0.isNumber }), words[1].first?.isLetter == true {
            return true
        }
        guard last.first?.isNumber == true, last.count <= 5 else { return false }
        let street = words[words.count - 2].lowercased()
        return endings.contains { street.hasSuffix($0) }
    }

    /// `수원시 영통구 삼성로 129`: a city, county or ward, then a street and a number (Road Name Address Act).
    private static func isKoreanStreet(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars.filter { $0 != " " })
        let places = scalars.indices.dropFirst().filter { "시군구".unicodeScalars.contains(scalars[$0]) }
        guard let place = places.first else { return false }
        return scalars.indices.dropFirst(place + 2).contains { index in
            "로길".unicodeScalars.contains(scalars[index]) && index + 1 < scalars.count
                && ("0"..."9").contains(scalars[index + 1])
        }
    }
}
