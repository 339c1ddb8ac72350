/// Characters that engines confuse in coarse print.
enum DigitConfusion {
    /// The digit from 0 to 9 that a letter inside a number most likely is.
    static func digit(for scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "0"..."9": UInt8(scalar.value - 48)
        case "O", "o", "Q", "D", "U", "\u{6E0}": 0
        case "l", "I", "|", "i", "!", "]", "[": 1
        case "Z", "z": 2
        case "A": 4
        case "S", "s": 5
        case "b", "G": 6
        case "?", "T": 7
        case "B", "&": 8
        case "g", "q": 9
        default: nil
        }
    }

    /// How easily two digits are confused: 1 for the common pairs, near 0 for the rest.
    static func likeness(_ a: UInt8, _ b: UInt8) -> Double {
        guard a != b else { return 1 }
        switch (min(a, b), max(a, b)) {
        case (0, 8), (6, 8), (3, 8), (0, 6), (5, 6), (1, 7), (8, 9), (0, 9): return 1
        case (1, 4), (3, 5), (3, 9), (5, 9), (5, 8), (2, 7), (4, 9), (6, 9): return 0.6
        case (2, 3), (2, 8), (0, 3), (0, 5), (1, 9), (1, 6), (4, 6), (3, 7): return 0.35
        default: return 0.15
        }
    }

    /// The number of places at which two numbers of equal length differ, and the likeness of the digits there.
    static func difference(_ a: Int, _ b: Int) -> (places: Int, likeness: Double)? {
        let left = digits(of: a)
        let right = digits(of: b)
        guard left.count == right.count, (a < 0) == (b < 0) else { return nil }
        var places = 0
        var alike = 1.0
        for (x, y) in zip(left, right) where x != y {
            places += 1
            alike *= likeness(x, y)
        }
        return (places, alike)
    }

    private static func digits(of value: Int) -> [UInt8] { String(abs(value)).utf8.map { $0 - 48 } }

    /// Whether only the first digit of a number is missing, as where a won sign swallowed it.
    static func isFirstLost(in read: Int, of value: Int) -> Bool {
        let (left, right) = (String(read), String(value))
        return read > 0 && right.count == left.count + 1 && right.hasSuffix(left)
    }
}
