extension String {
    /// The sentence with each particle in the form that its word asks for: `이마트은(는)` becomes `이마트는`.
    ///
    /// After a word whose pronunciation is not known, as most foreign ones, both forms remain.
    var withKoreanParticles: String {
        guard contains("(") else { return self }
        var text = self
        for (both, closed, open) in Self.particles where text.contains(both) {
            var parts = text.split(separator: both, omittingEmptySubsequences: false).map { String($0) }
            for index in parts.indices.dropLast() {
                let isAfterRieul = both.hasPrefix("(")
                switch parts[index].lastSound {
                case .vowel: parts[index] += open
                case .rieul: parts[index] += isAfterRieul ? open : closed
                case .consonant: parts[index] += closed
                case nil: parts[index] += both
                }
            }
            text = parts.joined()
        }
        return text
    }

    /// Both forms as sentences have them, the form after a consonant, and the one after a vowel.
    private static let particles = [
        ("은(는)", "은", "는"), ("이(가)", "이", "가"), ("을(를)", "을", "를"), ("와(과)", "과", "와"), ("(으)로", "으로", "로"),
    ]

    private enum LastSound { case vowel, rieul, consonant }

    /// The sound that the last word ends with as a Korean reads it, quotation marks and brackets aside.
    private var lastSound: LastSound? {
        let scalars = Array(unicodeScalars.reversed().drop { "\"'”’)]".unicodeScalars.contains($0) }.prefix(3))
        guard let last = scalars.first else { return nil }
        switch last.value {
        case 0xAC00...0xD7A3:
            // Syllables stand in blocks of 28 by their final consonant (Unicode, chapter 3.12); the eighth is ㄹ.
            let final = (last.value - 0xAC00) % 28
            return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
        case 0x30...0x39:
            // A day such as 2026-11-02 is read with 일.
            if scalars.count == 3, scalars[2] == "-" { return .rieul }
            return switch last {
            case "1", "7", "8": .rieul
            case "2", "4", "5", "9": .vowel
            default: .consonant
            }
        // Codes such as KRW and USD are read letter by letter.
        case 0x41...0x5A where scalars.count > 1 && ("A"..."Z").contains(scalars[1]):
            return switch last {
            case "L", "R": .rieul
            case "M", "N": .consonant
            default: .vowel
            }
        default: return nil
        }
    }
}
