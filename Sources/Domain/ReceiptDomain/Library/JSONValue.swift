public import Foundation

/// Any JSON value.
public enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Decimal)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// A member of an object; `nil` for anything else.
    public subscript(_ name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// Any value in its JSON form.
    public init(encoding value: some Encodable) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    }

    public var string: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? value.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Decimal.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .integer(let integer): try value.encode(integer)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let members): try value.encode(members)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .text(text) }
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
    public init(integerLiteral integer: Int) { self = .integer(integer) }
    public init(arrayLiteral list: JSONValue...) { self = .list(list) }
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(Dictionary(members) { first, _ in first })
    }
}

/// The name of a member of a JSON object whose members are not all fixed.
public struct MemberName: CodingKey, ExpressibleByStringLiteral {
    public let stringValue: String
    public var intValue: Int? { nil }

    public init(_ name: String) { stringValue = name }
    public init(stringLiteral name: String) { self.init(name) }
    public init?(stringValue: String) { self.init(stringValue) }
    public init?(intValue: Int) { nil }
}
