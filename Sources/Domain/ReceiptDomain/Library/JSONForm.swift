/// A JSON object that is only written, such as a line of `--json`: each member's name and value stand once, on one line.
///
/// A member whose value is `nil` is left out; ``JSONValue/null`` is written as `null`.
public struct JSONForm: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: any Encodable]

    public init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        self.members = Dictionary(members.compactMap { name, value in value.map { (name, $0) } }) { first, _ in first }
    }

    public subscript(_ name: String) -> (any Encodable)? {
        get { members[name] }
        set { members[name] = newValue }
    }

    public func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: MemberName.self)
        for (name, value) in members { try form.encode(value, forKey: MemberName(name)) }
    }
}

extension Double {
    /// 0 in place of infinities and NaN, which JSON lacks: a faulty confidence must not keep a photo from being stored.
    public var orZero: Double { isFinite ? self : 0 }

    public var roundedToThousandths: Double { (orZero * 1000).rounded() / 1000 }
}
