/// Decodes what ``CanonicalJSON`` has parsed.
///
/// It throws where anything is not as expected, however slightly: then Foundation's decoder is asked, which tells what is wrong.
struct CanonicalDecoder: Decoder {
    typealias Problem = CanonicalJSON.NotCanonical

    fileprivate let json: CanonicalJSON
    fileprivate let node: Int

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func decode<Value: Decodable>(_ type: Value.Type, from line: UnsafeRawBufferPointer) throws -> Value {
        // What is no UTF-8 may stand in a field that nobody looks at.
        guard String(validating: line, as: UTF8.self) != nil else { throw Problem() }
        return try Value(from: CanonicalDecoder(json: CanonicalJSON(line), node: 0))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard json.nodes[node].kind == .object else { throw Problem() }
        return KeyedDecodingContainer(CanonicalObject(json: json, node: node))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard json.nodes[node].kind == .array else { throw Problem() }
        return CanonicalArray(json: json, node: node)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { CanonicalValue(json: json, node: node) }
}

extension CanonicalJSON {
    fileprivate func bool(_ node: Int) throws -> Bool {
        switch nodes[node].kind {
        case .yes: return true
        case .no: return false
        default: throw NotCanonical()
        }
    }

    fileprivate func integer<Value: FixedWidthInteger>(_ node: Int) throws -> Value {
        guard nodes[node].kind == .number, let value = Value(String(decoding: raw(node), as: UTF8.self)) else {
            throw NotCanonical()
        }
        return value
    }

    fileprivate func number(_ node: Int) throws -> Double {
        guard nodes[node].kind == .number, let value = Double(String(decoding: raw(node), as: UTF8.self)),
            value.isFinite
        else { throw NotCanonical() }
        return value
    }

    fileprivate func value<Value: Decodable>(_ type: Value.Type, _ node: Int) throws -> Value {
        // The types of nearly all fields; a generic call for each would cost more than the rest.
        if type == String.self, let text = try string(node) as? Value { return text }
        if type == Int.self, let number = try integer(node) as Int as? Value { return number }
        return try Value(from: CanonicalDecoder(json: self, node: node))
    }
}

private struct CanonicalObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let json: CanonicalJSON
    let node: Int
    let codingPath: [any CodingKey] = []

    /// The value's node; `nil` where there is none.
    private func find(_ key: Key) -> Int? { json.member(key.stringValue, of: node) }

    private func required(_ key: Key) throws -> Int {
        guard let found = find(key) else { throw CanonicalJSON.NotCanonical() }
        return found
    }

    /// `nil` for `null`, too.
    private func present(_ key: Key) -> Int? { find(key).flatMap { json.nodes[$0].kind == .null ? nil : $0 } }

    var allKeys: [Key] {
        var keys: [Key] = []
        var member = node + 1
        while member < json.nodes[node].next {
            if let key = Key(stringValue: String(decoding: json.raw(member), as: UTF8.self)) { keys.append(key) }
            member = json.nodes[member + 1].next
        }
        return keys
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { json.nodes[try required(key)].kind == .null }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try json.bool(required(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try json.string(required(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try json.number(required(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try json.integer(required(key)) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try json.value(type, required(key))
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try present(key).map(json.bool) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        guard let found = present(key) else { return nil }
        return try json.string(found)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        guard let found = present(key) else { return nil }
        return try json.integer(found)
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let found = present(key) else { return nil }
        return try json.value(type, found)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try CanonicalDecoder(json: json, node: required(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try CanonicalDecoder(json: json, node: required(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { throw CanonicalJSON.NotCanonical() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw CanonicalJSON.NotCanonical() }
}

private struct CanonicalArray: UnkeyedDecodingContainer {
    let json: CanonicalJSON
    private var next: Int
    private let end: Int
    let codingPath: [any CodingKey] = []
    let count: Int? = nil
    private(set) var currentIndex = 0

    init(json: CanonicalJSON, node: Int) {
        self.json = json
        next = node + 1
        end = json.nodes[node].next
    }

    var isAtEnd: Bool { next == end }

    private mutating func advance() throws -> Int {
        guard next < end else { throw CanonicalJSON.NotCanonical() }
        defer {
            next = json.nodes[next].next
            currentIndex += 1
        }
        return next
    }

    mutating func decodeNil() throws -> Bool {
        guard next < end, json.nodes[next].kind == .null else { return false }
        _ = try advance()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try json.value(type, advance()) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try CanonicalDecoder(json: json, node: advance()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try CanonicalDecoder(json: json, node: advance()).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { throw CanonicalJSON.NotCanonical() }
}

private struct CanonicalValue: SingleValueDecodingContainer {
    let json: CanonicalJSON
    let node: Int
    let codingPath: [any CodingKey] = []

    func decodeNil() -> Bool { json.nodes[node].kind == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try json.bool(node) }
    func decode(_ type: String.Type) throws -> String { try json.string(node) }
    func decode(_ type: Double.Type) throws -> Double { try json.number(node) }
    func decode(_ type: Int.Type) throws -> Int { try json.integer(node) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // These would ask for themselves again; no field of ours has them.
        if type is any BinaryInteger.Type || type == Float.self { throw CanonicalJSON.NotCanonical() }
        return try json.value(type, node)
    }
}
