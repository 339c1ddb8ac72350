/// A stored property that the encoded form leaves out while it has its usual value.
@propertyWrapper
public struct Omitted<Value: UsualValue & Codable & Hashable & Sendable>: Hashable, Sendable, Codable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A type with a value that need not be written.
public protocol UsualValue {
    static var usual: Self { get }
}

extension Array: UsualValue { public static var usual: [Element] { [] } }
extension Bool: UsualValue { public static var usual: Bool { false } }
extension Int: UsualValue { public static var usual: Int { 0 } }
extension PictureContent: UsualValue { public static var usual: PictureContent { .receipt } }
extension RecognitionModel.Role: UsualValue { public static var usual: RecognitionModel.Role { .page } }

// Synthesised conformances call these in place of the general methods.

extension KeyedDecodingContainer {
    public func decode<Value>(_ type: Omitted<Value>.Type, forKey key: Key) throws -> Omitted<Value> {
        Omitted(wrappedValue: try decodeIfPresent(Value.self, forKey: key) ?? .usual)
    }
}

extension KeyedEncodingContainer {
    public mutating func encode<Value>(_ omitted: Omitted<Value>, forKey key: Key) throws {
        if omitted.wrappedValue != .usual { try encode(omitted.wrappedValue, forKey: key) }
    }
}
