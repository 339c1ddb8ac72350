/// An element of an XML document as a plain value: names without prefixes, and text without the space around it.
public struct PlainElement: Hashable, Sendable {
    public var name: String
    public var attributes: [String: String]
    /// Its own text, without its children's, in one piece.
    public var text: String
    /// In the document's order.
    public var children: [PlainElement]

    public init(_ name: String, attributes: [String: String] = [:], text: String = "", children: [PlainElement] = []) {
        (self.name, self.attributes, self.text, self.children) = (name, attributes, text, children)
    }
}

extension PlainElement {
    /// All elements that the path of names leads to: `all("Ntry", "NtryDtls", "TxDtls")`.
    public func all(_ path: String...) -> [PlainElement] { all(path[...]) }

    /// The first element that the path of names leads to.
    public func first(_ path: String...) -> PlainElement? { all(path[...]).first }

    /// The text of the first element that the path of names leads to and that has one.
    public func text(_ path: String...) -> String? { text(at: path) }

    public func text(at path: [String]) -> String? { all(path[...]).lazy.map(\.text).first { !$0.isEmpty } }

    private func all(_ path: ArraySlice<String>) -> [PlainElement] {
        guard let name = path.first else { return [self] }
        return children.filter { $0.name == name }.flatMap { $0.all(path.dropFirst()) }
    }
}
