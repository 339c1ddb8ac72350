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
