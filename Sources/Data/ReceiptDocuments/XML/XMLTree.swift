import CXMLTree
public import ReceiptDomain

/// Parses XML with libxml2 into plain trees: no document type, no entities, nothing fetched.
public enum XMLTree {
    /// More than any invoice, and any month of bank statements, has.
    private enum Limits {
        static let bytes = 10 << 20
        static let depth: UInt32 = 64
        /// Elements and attributes together.
        static let nodes: UInt32 = 100_000
    }

    /// - Returns: The root element; one named `_` around several root elements.
    /// - Throws: ``ReadingError/notAnImage`` for other data, ``ReadingError/damaged(detail:)`` for XML that is not well-formed or
    ///   has a document type, ``ReadingError/overLimit(detail:)``.
    public static func read(_ bytes: [UInt8]) throws(ReadingError) -> PlainElement {
        guard isXML(bytes) else { throw .notAnImage }
        guard bytes.count <= Limits.bytes else { throw .fileTooLarge(bytes: bytes.count, limit: Limits.bytes) }
        if let root = try parse(bytes) { return root }
        // Templates produce fragments with several root elements, which are enclosed in one.
        guard let root = try parse(enclosed(bytes)) else { throw notWellFormed }
        return root
    }

    private static let notWellFormed = ReadingError.damaged(detail: "the XML is not well-formed")

    /// `nil` if there is a second root element.
    private static func parse(_ bytes: [UInt8]) throws(ReadingError) -> PlainElement? {
        var limits = xml_tree_limits(depth: Limits.depth, nodes: Limits.nodes)
        let builder = Builder()
        var visitor = visitor
        let status = xml_tree_read(bytes, bytes.count, &limits, &visitor, Unmanaged.passUnretained(builder).toOpaque())
        switch status {
        case XML_TREE_OK: break
        case XML_TREE_GOES_ON: return nil
        case XML_TREE_OVER_LIMIT: throw .overLimit(detail: "too many elements in the XML, or too deep in one another")
        case XML_TREE_HAS_DOCUMENT_TYPE: throw .damaged(detail: "the XML has a document type, which is not opened")
        default: throw notWellFormed
        }
        guard let root = builder.root else { throw notWellFormed }
        return root
    }

    /// The fragments enclosed in an element, after the XML declaration.
    private static func enclosed(_ bytes: [UInt8]) -> [UInt8] {
        let declared = bytes.prefix(200).firstRange(of: Array("?>".utf8))?.upperBound ?? 0
        return bytes[..<declared] + Array("<_>".utf8) + bytes[declared...] + Array("</_>".utf8)
    }

    /// Whether it begins with a declaration, a comment or an element, in UTF-8, UTF-16 or an encoding like ASCII; not HTML.
    public static func isXML(_ bytes: some Collection<UInt8>) -> Bool {
        // Without white space, byte order marks, and the second bytes of UTF-16.
        let head = bytes.prefix(64).filter { $0 > 32 && $0 < 0x80 }
        let start = String(decoding: head.prefix(6), as: UTF8.self).lowercased()
        guard start.hasPrefix("<"), !start.hasPrefix("<html"), let second = start.dropFirst().first else {
            return false
        }
        return start.hasPrefix("<?xml") || start.hasPrefix("<!--") || second.isLetter || second == "_"
    }

    private static var visitor: xml_tree_visitor {
        xml_tree_visitor(
            begin: { name, context in
                guard let name else { return }
                XMLTree.builder(context)?.begin(String(cString: name))
            },
            attribute: { name, value, count, context in
                guard let name else { return }
                XMLTree.builder(context)?.note(String(cString: name), XMLTree.text(value, count))
            },
            text: { text, count, context in XMLTree.builder(context)?.add(XMLTree.text(text, count)) },
            end: { context in XMLTree.builder(context)?.end() }
        )
    }

    private static func builder(_ context: UnsafeMutableRawPointer?) -> Builder? {
        context.map { Unmanaged<Builder>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
        guard let start else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}

/// Builds elements from the parser's events.
private final class Builder {
    private(set) var root: PlainElement?
    private var open: [PlainElement] = []

    func begin(_ name: String) { open.append(PlainElement(name)) }

    func note(_ attribute: String, _ value: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].attributes[attribute] = value
    }

    func add(_ text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func end() {
        guard var element = open.popLast() else { return }
        element.text = element.text.trimmed
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
}

extension String {
    /// Without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
