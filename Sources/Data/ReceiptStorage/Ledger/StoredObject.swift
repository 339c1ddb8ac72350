import ReceiptDomain

/// A JSON object whose members are read by name: in canonical form, or decoded by Foundation.
///
/// Each stored type is decoded by one generic initialiser, which the compiler specialises for both, because ledgers are long.
protocol StoredObject {
    // `nil` where the member is missing or `null`; an error where it has another type.
    mutating func text(_ name: String) throws -> String?
    mutating func flag(_ name: String) throws -> Bool?
    mutating func integer(_ name: String) throws -> Int?
    mutating func number(_ name: String) throws -> Double?
    mutating func texts(_ name: String) throws -> [String]?
    mutating func integers(_ name: String) throws -> [Int]?
    mutating func object(_ name: String) throws -> Self?
    mutating func objects(_ name: String) throws -> [Self]?
}

/// A value decoded from such an object.
protocol StoredValue: Decodable {
    /// Reading members in the order of their names is fastest.
    init(_ object: inout some StoredObject) throws
}

extension StoredValue {
    init(from decoder: any Decoder) throws {
        var object = try AnyObjectOfJSON(decoder)
        try self.init(&object)
    }
}

extension StoredObject {
    mutating func value<Value: StoredValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
        guard var object = try object(name) else { return nil }
        return try Value(&object)
    }

    mutating func values<Value: StoredValue>(_ name: String, as type: Value.Type = Value.self) throws -> [Value]? {
        try objects(name)?.map { object in
            var object = object
            return try Value(&object)
        }
    }
}

/// The value of a required member.
func present<Value>(_ name: String, _ value: Value?) throws -> Value {
    guard let value else {
        throw DecodingError.keyNotFound(MemberName(name), .init(codingPath: [], debugDescription: "it is missing"))
    }
    return value
}

/// An object decoded by Foundation.
private struct AnyObjectOfJSON: StoredObject {
    private let members: KeyedDecodingContainer<MemberName>

    init(_ decoder: any Decoder) throws { members = try decoder.container(keyedBy: MemberName.self) }

    private init(_ members: KeyedDecodingContainer<MemberName>) { self.members = members }

    private func read<Value: Decodable>(_ name: String) throws -> Value? {
        try members.decodeIfPresent(Value.self, forKey: MemberName(name))
    }

    private func isThere(_ name: String) throws -> Bool {
        try members.contains(MemberName(name)) && !members.decodeNil(forKey: MemberName(name))
    }

    func text(_ name: String) throws -> String? { try read(name) }
    func flag(_ name: String) throws -> Bool? { try read(name) }
    func integer(_ name: String) throws -> Int? { try read(name) }
    func number(_ name: String) throws -> Double? { try read(name) }
    func texts(_ name: String) throws -> [String]? { try read(name) }
    func integers(_ name: String) throws -> [Int]? { try read(name) }

    func object(_ name: String) throws -> Self? {
        guard try isThere(name) else { return nil }
        return Self(try members.nestedContainer(keyedBy: MemberName.self, forKey: MemberName(name)))
    }

    func objects(_ name: String) throws -> [Self]? {
        guard try isThere(name) else { return nil }
        var elements = try members.nestedUnkeyedContainer(forKey: MemberName(name))
        var objects: [Self] = []
        while !elements.isAtEnd { objects.append(Self(try elements.nestedContainer(keyedBy: MemberName.self))) }
        return objects
    }
}
