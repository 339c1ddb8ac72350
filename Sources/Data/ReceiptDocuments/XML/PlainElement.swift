/// An XML element as a plain value: names without prefixes, text trimmed of white space.
public struct PlainElement: Hashable, Sendable {
    public var name: String
    public var attributes: [String: String] = [:]
    /// The element's own text, without its children's, joined.
    public var text = ""
    /// In document order.
    public var children: [PlainElement] = []

    init(_ name: String) { self.name = name }
}

extension PlainElement {
    /// All elements at the path of names: `all("Ntry", "NtryDtls", "TxDtls")`.
    public func all(_ path: String...) -> [PlainElement] { all(path[...]) }

    public func first(_ path: String...) -> PlainElement? { all(path[...]).first }

    /// The first non-empty text of an element at the path of names.
    public func text(_ path: String...) -> String? { text(at: path) }

    public func text(at path: [String]) -> String? { all(path[...]).lazy.map(\.text).first { !$0.isEmpty } }

    /// The tree with attributes as elements, for formats whose values are attributes.
    var withAttributesAsElements: PlainElement {
        var element = self
        element.children = children.map(\.withAttributesAsElements)
        element.children += attributes.map { name, value in
            var child = PlainElement(name)
            child.text = value
            return child
        }
        return element
    }

    private func all(_ path: ArraySlice<String>) -> [PlainElement] {
        guard let name = path.first else { return [self] }
        return children.filter { $0.name == name }.flatMap { $0.all(path.dropFirst()) }
    }
}
