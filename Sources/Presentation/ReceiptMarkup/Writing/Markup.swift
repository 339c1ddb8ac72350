/// A piece of HTML or SVG.
///
/// It consists of constants (`StaticString`), which are written as they are, and of data, which is escaped. A `String` becomes
/// markup in no other way, so that a merchant called `<script>` cannot run anything.
public struct Markup: Hashable, Sendable {
    public fileprivate(set) var text: String

    public init() { text = "" }

    /// Escaped data.
    public init(data: some StringProtocol) {
        text = ""
        text.appendEscaped(data)
    }

    /// Constant markup, not escaped.
    public init(literal: StaticString) { text = literal.description }

    public var isEmpty: Bool { text.isEmpty }

    public static func + (a: Markup, b: Markup) -> Markup {
        var sum = a
        sum.text += b.text
        return sum
    }

    public static func += (a: inout Markup, b: Markup) { a.text += b.text }
}

/// Concatenates pieces; strings among them are data, and escaped.
@resultBuilder
public enum MarkupBuilder {
    public static func buildExpression(_ piece: Markup) -> Markup { piece }
    public static func buildExpression(_ data: String) -> Markup { Markup(data: data) }
    public static func buildExpression(_ data: String?) -> Markup { data.map { Markup(data: $0) } ?? Markup() }
    public static func buildExpression(_ piece: Markup?) -> Markup { piece ?? Markup() }
    public static func buildExpression(_ pieces: [Markup]) -> Markup { buildArray(pieces) }

    public static func buildBlock(_ pieces: Markup...) -> Markup { buildArray(pieces) }
    public static func buildOptional(_ piece: Markup?) -> Markup { piece ?? Markup() }
    public static func buildEither(first piece: Markup) -> Markup { piece }
    public static func buildEither(second piece: Markup) -> Markup { piece }

    public static func buildArray(_ pieces: [Markup]) -> Markup {
        var all = Markup()
        for piece in pieces { all.text += piece.text }
        return all
    }
}

public func tag(
    _ name: StaticString,
    _ attributes: Attribute?...,
    @MarkupBuilder content: () -> Markup = { Markup() }
) -> Markup {
    tag(name, attributes.compactMap(\.self), content: content)
}

public func tag(
    _ name: StaticString,
    _ attributes: [Attribute],
    @MarkupBuilder content: () -> Markup = { Markup() }
) -> Markup {
    var piece = Markup()
    piece.open(name, attributes)
    piece.text += content().text
    piece.text += "</"
    piece.text += name.description
    piece.text += ">"
    return piece
}

/// A void element of HTML: `input`, `meta`, `img`.
public func void(_ name: StaticString, _ attributes: Attribute?...) -> Markup {
    void(name, attributes.compactMap(\.self))
}

public func void(_ name: StaticString, _ attributes: [Attribute]) -> Markup {
    var piece = Markup()
    piece.open(name, attributes)
    return piece
}

extension Markup {
    fileprivate mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
        text += "<"
        text += name.description
        for attribute in attributes {
            text += " "
            text += attribute.text
        }
        text += ">"
    }

    /// A style sheet within a page or a drawing: the design tokens and the rules that use them.
    public static func style(_ rules: StaticString...) -> Markup {
        var piece = Markup()
        piece.text = "<style>\n" + DesignTokens.css + rules.map(\.description).joined() + "</style>"
        return piece
    }

    /// A complete HTML page.
    public func page(language: String) -> String {
        "<!DOCTYPE html>\n" + tag("html", .text(.lang, language)) { self }.text
    }

    /// A complete SVG file.
    public var file: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text + "\n" }
}

extension String {
    /// Appends data escaped for text and for quoted attribute values.
    ///
    /// Control characters become blanks: XML cannot represent them, and nobody reads them.
    mutating func appendEscaped(_ data: some StringProtocol) {
        var data = data.utf8.makeIterator()
        // All markup characters are ASCII, and in UTF-8 no ASCII byte is part of another character, so bytes suffice.
        var bytes: [UInt8] = []
        while let byte = data.next() {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            case 0..<9, 11..<13, 14..<32, 127: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        self += String(decoding: bytes, as: UTF8.self)
    }
}
