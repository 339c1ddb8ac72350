/// Which characters engines take for one another in print as coarse as a receipt's.
enum DigitConfusion {
    /// The digit that a letter inside a number most likely is, as ASCII.
    static func digit(for scalar: UInt32) -> UInt8? {
        switch scalar {
        case 48...57: UInt8(scalar)
        case 0x4F, 0x6F, 0x51, 0x44, 0x55, 0x6E0: 48  // O o Q D U
        case 0x6C, 0x49, 0x7C, 0x69, 0x21, 0x5D, 0x5B: 49  // l I | i ! ] [
        case 0x5A, 0x7A: 50  // Z z
        case 0x41: 52  // A
        case 0x53, 0x73: 53  // S s
        case 0x62, 0x47: 54  // b G
        case 0x3F, 0x54: 55  // ? T
        case 0x42, 0x26: 56  // B &
        case 0x67, 0x71: 57  // g q
        default: nil
        }
    }

    /// How readily print makes one digit look like another: 1 for the classic pairs, 0 where it hardly happens.
    static func likeness(_ a: UInt8, _ b: UInt8) -> Double {
        guard a != b else { return 1 }
        let pair = (min(a, b), max(a, b))
        switch pair {
        case (48, 56), (54, 56), (51, 56), (48, 54), (53, 54), (49, 55), (56, 57), (48, 57): return 1
        case (49, 52), (51, 53), (51, 57), (53, 57), (53, 56), (50, 55), (52, 57), (54, 57): return 0.6
        case (50, 51), (50, 56), (48, 51), (48, 53), (49, 57), (49, 54), (52, 54), (51, 55): return 0.35
        default: return 0.15
        }
    }

    /// The places at which two numbers of equal length differ, and how alike the digits are there.
    static func difference(_ a: Int, _ b: Int) -> (places: Int, likeness: Double)? {
        let left = Array(String(abs(a)).utf8)
        let right = Array(String(abs(b)).utf8)
        guard left.count == right.count, (a < 0) == (b < 0) else { return nil }
        var places = 0
        var alike = 1.0
        for (x, y) in zip(left, right) where x != y {
            places += 1
            alike *= likeness(x, y)
        }
        return (places, alike)
    }

    /// Whether the first digit of a number is all that is missing, as behind a won sign that is taken for a part of it.
    static func isFirstLost(in read: Int, of value: Int) -> Bool {
        let (left, right) = (String(read), String(value))
        return read > 0 && right.count == left.count + 1 && right.hasSuffix(left)
    }
}
