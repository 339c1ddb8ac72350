/// How texts are cut for a table of words, so that any part of a text is found, from one character on.
///
/// A run of Hangul or Han becomes its overlapping pairs and its last character; a run of other letters and digits its overlapping
/// triples, its last pair and its last letter. So each part of a run is a phrase of them, or the beginning of one. What is found
/// this way may have its parts in another order of runs: whoever asks looks at the text itself as well.
enum SearchTokens {
    private struct Run {
        var scalars: [Unicode.Scalar]
        var length: Int
    }

    /// Separated by spaces; the text is folded.
    static func document(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var tokens: [UInt8] = []
            tokens.reserveCapacity(bytes.count * 4)
            // Where the characters of the run begin, and where the last of them ends.
            var places: [Int] = []
            var length = 0
            func endRun(at end: Int) {
                places.append(end)
                for start in 0..<(places.count - 1) {
                    tokens += bytes[places[start]..<places[min(start + length, places.count - 1)]]
                    tokens.append(UInt8(ascii: " "))
                }
                places.removeAll(keepingCapacity: true)
            }
            var place = 0
            for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
                let kind = Self.length(scalar) ?? 0
                if kind != length, length > 0 { endRun(at: place) }
                length = kind
                if kind > 0 { places.append(place) }
                place += UTF8.width(scalar)
            }
            if length > 0 { endRun(at: place) }
            return String(decoding: tokens, as: UTF8.self)
        }
    }

    /// What a text that has the part has, in the language of FTS5; `nil` where nothing can be said.
    static func query(_ part: String) -> String? {
        let phrases = runs(of: part).map { run in
            guard run.scalars.count >= run.length else { return "\"\(String(run.scalars))\"*" }
            let tokens = (0...(run.scalars.count - run.length)).map { String(run.scalars[$0..<($0 + run.length)]) }
            return "\"\(tokens.joined(separator: " "))\""
        }
        return phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
    }

    /// An order in which the phrase that fewest texts have comes first: the longest.
    static func isRarer(_ phrase: String, than other: String) -> Bool {
        (other.count, phrase) < (phrase.count, other)
    }

    /// Whether the part's ``query(_:)`` is found in no text but those that have the part: a run's tokens but the last are as long as
    /// tokens get, so that what is found as neighbours overlaps in one run.
    static func isOneRun(_ part: String) -> Bool {
        let runs = runs(of: part)
        return runs.count == 1 && runs[0].scalars.count == part.unicodeScalars.count
    }

    private static func runs(of text: String) -> [Run] {
        var runs: [Run] = []
        var isInRun = false
        for scalar in text.unicodeScalars {
            guard let length = length(scalar) else {
                isInRun = false
                continue
            }
            if isInRun, runs[runs.count - 1].length == length {
                runs[runs.count - 1].scalars.append(scalar)
            } else {
                runs.append(Run(scalars: [scalar], length: length))
                isInRun = true
            }
        }
        return runs
    }

    /// How many characters a token of its run has; `nil` for what stands between runs.
    private static func length(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: 3
        case 0..<0x80: nil
        // Hangul, kana, Han.
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: 2
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? 3 : nil
        }
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
