/// Removes the HTML elements that styles hide, because w3m ignores styles and would show them.
enum VisibleHTML {
    /// Elements without an end tag (HTML standard, 13.1.2).
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    static func text(_ html: String) -> String {
        let bytes = Array(html.utf8)
        var kept: [UInt8] = []
        var hidden: (name: String, depth: Int)?
        var index = 0
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), index < lastEnd,
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
            else {
                if hidden == nil { kept.append(bytes[index]) }
                index += 1
                continue
            }
            let tag = Tag(bytes[(index + 1)..<end])
            if let inside = hidden {
                if tag.name == inside.name { hidden?.depth += tag.isEnd ? -1 : 1 }
                if hidden?.depth == 0 { hidden = nil }
            } else if tag.isHidden, !void.contains(tag.name) {
                hidden = (tag.name, 1)
            } else if !tag.isHidden {
                kept += bytes[index...end]
            }
            index = end + 1
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private struct Tag {
        let name: String
        let isEnd: Bool
        let isHidden: Bool

        init(_ bytes: ArraySlice<UInt8>) {
            isEnd = bytes.first == UInt8(ascii: "/")
            let body = String(decoding: isEnd ? bytes.dropFirst() : bytes, as: UTF8.self).lowercased()
            name = String(body.prefix { $0.isLetter || $0.isNumber })
            let rest = body.dropFirst(name.count)
            let plain = rest.filter { !$0.isWhitespace }
            let styles = [
                "display:none", "visibility:hidden", "mso-hide:all", "font-size:0", "max-height:0", "opacity:0",
            ]
            isHidden =
                !isEnd
                && (rest.split(whereSeparator: { $0.isWhitespace || $0 == "/" }).contains { $0 == "hidden" }
                    || styles.contains { Self.says(plain, $0) })
        }

        /// Whether the style has this value: `font-size:0` is not in `font-size:0.9em`.
        private static func says(_ text: String, _ style: String) -> Bool {
            text.ranges(of: style).contains { range in
                let rest = text[range.upperBound...]
                return !(rest.first == "." || rest.first?.isNumber ?? false)
            }
        }
    }
}
