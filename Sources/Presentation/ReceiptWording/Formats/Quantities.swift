/// Formats of numbers, sizes and times.
enum Quantities {
    /// A size in the unit that leaves two or three digits: `870 B`, `12.3 MB`, `1.2 GB`.
    static func bytes(_ count: Int) -> String {
        guard count >= 1000 else { return "\(count) B" }
        var tenths = count
        var unit = 0
        repeat {
            tenths = unit == 0 ? (tenths + 50) / 100 : (tenths + 500) / 1000
            unit += 1
        } while tenths >= 10_000 && unit < 4
        let number = tenths >= 1000 ? "\((tenths + 5) / 10)" : "\(tenths / 10).\(tenths % 10)"
        return "\(number) \(["B", "kB", "MB", "GB", "TB"][unit])"
    }

    /// A duration: `0:42`, `12:05`, `1:02:03`.
    static func clock(seconds: Int) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
    }

    /// A number with one decimal: `3.7`.
    static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A number with thousands separators: `12,345`.
    static func count(_ number: Int) -> String {
        var text = ""
        let digits = String(number.magnitude)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return number < 0 ? "-" + text : text
    }
}
