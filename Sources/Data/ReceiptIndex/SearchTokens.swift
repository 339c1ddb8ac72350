/// Tokens of texts for a word index that finds any part of a text, from one character on.
///
/// A run of Hangul or Han becomes its overlapping pairs and its last character; a run of other letters and digits its overlapping
/// triples, its last pair and its last letter. Each part of a run is then a phrase of tokens, or a prefix of one. A hit may have
/// the runs in another order, so that callers must check the text itself.
enum SearchTokens {
    private struct Run {
        var scalars: [Unicode.Scalar]
        var length: Int
    }

    /// The tokens of a folded text, separated by spaces.
    static func document(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var tokens: [UInt8] = []
            tokens.reserveCapacity(bytes.count * 4)
            // The start offsets of the run's characters, and the end of the last.
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

    /// An FTS5 query that every text with the part matches; `nil` where the part has no tokens.
    static func query(_ part: String) -> String? {
        let phrases = runs(of: part).map { run in
            guard run.scalars.count >= run.length else { return "\"\(String(run.scalars))\"*" }
            let tokens = (0...(run.scalars.count - run.length)).map { String(run.scalars[$0..<($0 + run.length)]) }
            return "\"\(tokens.joined(separator: " "))\""
        }
        return phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
    }

    /// Orders phrases by length, longest first, because those are the rarest.
    static func isRarer(_ phrase: String, than other: String) -> Bool {
        (other.count, phrase) < (phrase.count, other)
    }

    /// Whether only texts with the part match ``query(_:)``: a single run, whose tokens of full length overlap when they are
    /// neighbours.
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

    /// The token length for the character's run; `nil` for characters between runs.
    private static func length(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39, 0x61...0x7A: 3
        case 0..<0x80: nil
        // Hangul, kana and Han.
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
