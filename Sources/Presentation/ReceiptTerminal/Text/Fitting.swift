/// The alignment of text in a wider space.
public enum Alignment: Sendable {
    case left, right
}

extension StringProtocol {
    /// The text cut to the columns, with `…` in the last one where something was cut.
    public func truncated(toColumns limit: Int) -> String {
        guard columns > limit else { return String(self) }
        guard limit > 0 else { return "" }
        return prefix(columns: limit - 1) + "…"
    }

    /// As many leading characters as fit the columns.
    func prefix(columns limit: Int) -> SubSequence {
        var used = 0
        return prefix { character in
            used += character.columns
            return used <= limit
        }
    }

    /// The text padded with spaces to the columns; longer text is unchanged.
    public func padded(toColumns width: Int, _ alignment: Alignment = .left) -> String {
        let space = String(repeating: " ", count: Swift.max(0, width - columns))
        return alignment == .left ? self + space : space + self
    }

    /// The text with its long lines broken at spaces, below their indentation; a longer word, as a path, stays whole.
    ///
    /// Unchanged without a width, and where the text has sequences that control a terminal.
    public func folded(toColumns width: Int?) -> String {
        guard let width, width >= 20, columns > width || contains("\n"), !contains("\u{1B}") else {
            return String(self)
        }
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.columns > width else { return String(line) }
            let indent = line.prefix { $0 == " " }
            // A prompt ends with one.
            let end = String(line.reversed().prefix { $0 == " " })
            var lines: [String] = []
            var current = String(indent)
            for word in line.split(separator: " ") {
                if current.columns > indent.count, current.columns + 1 + word.columns > width {
                    lines.append(current)
                    current = String(indent)
                }
                current += current.columns > indent.count ? " \(word)" : String(word)
            }
            return (lines + [current + end]).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// Lines of at most `width` columns, broken at spaces; longer words are broken too.
    public func wrapped(toColumns width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty, line.columns + 1 + word.columns > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
            while line.columns > width, width >= 2 {
                let head = line.prefix(columns: width)
                lines.append(String(head))
                line = String(line.dropFirst(head.count))
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}
