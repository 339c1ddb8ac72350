/// An object parsed by ``CanonicalJSON``.
///
/// Throws on any deviation from the expected form; Foundation's decoder then decides and reports the error.
struct CanonicalObject: StoredObject {
    typealias Problem = CanonicalJSON.NotCanonical

    private let json: CanonicalJSON
    private let node: Int
    /// The member after the last one found: members are sorted, and mostly requested in that order.
    private var next: Int

    /// Decodes a whole line.
    static func read<Value: StoredValue>(_ type: Value.Type, from line: UnsafeRawBufferPointer) throws -> Value {
        // Invalid UTF-8 could hide in a member that is not decoded.
        guard String(validating: line, as: UTF8.self) != nil else { throw Problem() }
        var object = try CanonicalObject(CanonicalJSON(line), 0)
        return try Value(&object)
    }

    private init(_ json: CanonicalJSON, _ node: Int) throws {
        guard json.nodes[node].kind == .object else { throw Problem() }
        (self.json, self.node) = (json, node)
        next = node + 1
    }

    /// The member's node; `nil` where it is missing or `null`.
    private mutating func find(_ name: String) -> Int? {
        guard let found = json.member(name, of: node, from: &next), json.nodes[found].kind != .null else { return nil }
        return found
    }

    mutating func text(_ name: String) throws -> String? {
        guard let found = find(name) else { return nil }
        return try json.string(found)
    }

    mutating func flag(_ name: String) throws -> Bool? {
        guard let found = find(name) else { return nil }
        switch json.nodes[found].kind {
        case .yes: return true
        case .no: return false
        default: throw Problem()
        }
    }

    mutating func integer(_ name: String) throws -> Int? {
        guard let found = find(name) else { return nil }
        return try json.integer(found)
    }

    mutating func number(_ name: String) throws -> Double? {
        guard let found = find(name) else { return nil }
        guard json.nodes[found].kind == .number, let number = Double(String(decoding: json.raw(found), as: UTF8.self)),
            number.isFinite
        else { throw Problem() }
        return number
    }

    mutating func texts(_ name: String) throws -> [String]? { try elements(name)?.map { try json.string($0) } }
    mutating func integers(_ name: String) throws -> [Int]? { try elements(name)?.map { try json.integer($0) } }

    mutating func object(_ name: String) throws -> Self? {
        guard let found = find(name) else { return nil }
        return try Self(json, found)
    }

    mutating func objects(_ name: String) throws -> [Self]? { try elements(name)?.map { try Self(json, $0) } }

    private mutating func elements(_ name: String) throws -> [Int]? {
        guard let array = find(name) else { return nil }
        guard json.nodes[array].kind == .array else { throw Problem() }
        return json.elements(of: array)
    }
}
