/// A unit that values of one quantity can be converted from and to.
public struct MeasureUnit: Hashable, Sendable {
    enum Quantity { case mass, length, volume, temperature }

    let quantity: Quantity
    /// A value times the factor, plus the offset, is in the quantity's first unit.
    let factor: Double
    let offset: Double

    /// `nil` for a unit that is not known, whose values are like no other's.
    public init?(_ name: String?) {
        guard let found = name.flatMap({ Self.byName[$0.lowercased()] }) else { return nil }
        self = found
    }

    private init(_ quantity: Quantity, _ factor: Double, offset: Double = 0) {
        (self.quantity, self.factor, self.offset) = (quantity, factor, offset)
    }

    /// The value in another unit; `nil` for one of another quantity.
    public func converted(_ value: Double, to other: MeasureUnit) -> Double? {
        guard quantity == other.quantity else { return nil }
        return (value * factor + offset - other.offset) / other.factor
    }

    /// By international definition: the pound of 1959 and what is reckoned from it, the inch of 25.4 mm, 32 °F at 0 °C.
    private static let byName: [String: MeasureUnit] = {
        let units: [(String, MeasureUnit)] = [
            ("kg", .init(.mass, 1)), ("g", .init(.mass, 0.001)), ("lb lbs pound pounds", .init(.mass, 0.453_592_37)),
            ("oz", .init(.mass, 0.453_592_37 / 16)), ("st stone", .init(.mass, 0.453_592_37 * 14)),
            ("m", .init(.length, 1)), ("mm", .init(.length, 0.001)), ("cm", .init(.length, 0.01)),
            ("km", .init(.length, 1000)), ("in inch inches", .init(.length, 0.0254)),
            ("ft feet", .init(.length, 0.3048)),
            ("mi mile miles", .init(.length, 1609.344)), ("l", .init(.volume, 1)), ("ml cc", .init(.volume, 0.001)),
            ("°c ℃ c", .init(.temperature, 1)), ("°f ℉ f", .init(.temperature, 5.0 / 9, offset: -160.0 / 9)),
        ]
        return units.reduce(into: [:]) { table, unit in
            for name in unit.0.split(separator: " ") { table[String(name)] = unit.1 }
        }
    }()
}

extension Measure {
    /// The number in another unit, which may be the same; `nil` where it cannot be converted.
    public func number(in unit: String?) -> Double? {
        guard self.unit != unit else { return number }
        guard let own = MeasureUnit(self.unit), let other = MeasureUnit(unit) else { return nil }
        return number.flatMap { own.converted($0, to: other) }
    }
}
