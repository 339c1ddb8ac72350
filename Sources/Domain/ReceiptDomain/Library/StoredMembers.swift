// How an entity is decoded from its stored form; ``JSONForm`` writes it.
extension KeyedDecodingContainer<MemberName> {
    /// The value that `make` makes of a member's text.
    ///
    /// - Throws: ``InvalidValue`` where it makes none.
    public func value<Value>(_ name: MemberName, _ make: (String) -> Value?) throws -> Value {
        try required(name, decode(String.self, forKey: name), make)
    }

    /// `nil` where the member is missing.
    public func valueIfPresent<Value>(_ name: MemberName, _ make: (String) -> Value?) throws -> Value? {
        try decodeIfPresent(String.self, forKey: name).map { try required(name, $0, make) }
    }

    public func day(_ name: MemberName) throws -> CalendarDay { try value(name) { CalendarDay(iso: $0) } }

    public func dayIfPresent(_ name: MemberName) throws -> CalendarDay? {
        try valueIfPresent(name) { CalendarDay(iso: $0) }
    }

    public func object(_ name: MemberName) throws -> Self {
        try nestedContainer(keyedBy: MemberName.self, forKey: name)
    }

    /// The objects of a list; none where it is missing.
    public func objects(_ name: MemberName) throws -> [Self] {
        guard try contains(name) && !decodeNil(forKey: name) else { return [] }
        var list = try nestedUnkeyedContainer(forKey: name)
        var objects: [Self] = []
        while !list.isAtEnd { objects.append(try list.nestedContainer(keyedBy: MemberName.self)) }
        return objects
    }

    private func required<Value>(
        _ name: MemberName,
        _ text: String,
        _ make: (String) -> Value?
    ) throws(InvalidValue) -> Value {
        let path = (codingPath.filter { $0.intValue == nil } + [name]).map(\.stringValue)
        return try InvalidValue.required(path.joined(separator: "."), text, make)
    }
}
