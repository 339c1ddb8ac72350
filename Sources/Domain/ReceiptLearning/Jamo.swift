/// The groups of letters that are easily misread for one another, with Hangul syllables decomposed.
enum Jamo {
    /// The jamo of Hangul syllables in order (Unicode, chapter 3.12), other letters unchanged.
    static func parts(of text: String) -> [UInt32] {
        var parts: [UInt32] = []
        parts.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            guard (0xAC00...0xD7A3).contains(scalar.value) else {
                parts.append(scalar.value)
                continue
            }
            let index = scalar.value - 0xAC00
            parts.append(0x1100 + index / 588)
            parts.append(0x1161 + index % 588 / 28)
            if index % 28 > 0 { parts.append(0x11A7 + index % 28) }
        }
        return parts
    }

    /// Whether recognisers confuse the two letters.
    static func areAlike(_ a: UInt32, _ b: UInt32) -> Bool {
        a < groups.count && b < groups.count && groups[Int(a)] & groups[Int(b)] != 0
    }

    /// For each letter up to the last jamo a bit set of its groups.
    private static let groups: [UInt32] = {
        let alike = [
            // Initial consonants, vowels, final consonants.
            "ᄀᄁᄏ", "ᄃᄄᄐᄅ", "ᄇᄈᄑᄆ", "ᄉᄊᄌᄍᄎ", "ᄋᄒᄆ", "ᅡᅣᅥᅧᅵ", "ᅩᅭᅮᅲᅳ", "ᅢᅦᅤᅨ", "ᅬᅱᅴ", "ᆨᆩᆿ", "ᆫᆮᆯ",
            "ᆷᆸᇁᆼᇂ", "ᆺᆻᆽᆾ",
            // Latin letters, and the digits that look like them.
            "o0qd", "il1j", "s5", "b8", "z2", "g9q", "uv", "nm", "ec", "tf",
        ]
        var groups = [UInt32](repeating: 0, count: 0x1200)
        for (bit, letters) in alike.enumerated() {
            for scalar in letters.unicodeScalars { groups[Int(scalar.value)] |= 1 << bit }
        }
        return groups
    }()
}
