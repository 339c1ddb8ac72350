import Glibc

/// A fast parser for one ledger line in our own encoder's form: JSON with sorted keys, parsed in place.
///
/// Foundation's decoder spends most of its time on a dictionary for each object, and nearly all lines of a long ledger are
/// ours. Any other form, and anything that may be invalid, is refused here and left to Foundation; accepted lines mean the same.
final class CanonicalJSON {
    struct NotCanonical: Error {}

    /// A value, followed by its descendants: for an object keys and values alternate.
    struct Node {
        enum Kind: UInt8 { case null, yes, no, number, text, escapedText, array, object }
        var kind: Kind
        // 32-bit offsets, because nodes are many; lines are limited to ``LedgerFormat/longestLine``.
        private var startPlace: UInt32
        private var endPlace: UInt32
        private var nextNode: UInt32

        init(kind: Kind, start: Int, end: Int, next: Int = 0) {
            self.kind = kind
            startPlace = UInt32(start)
            endPlace = UInt32(end)
            nextNode = UInt32(next)
        }

        /// For a string the offset behind the opening quote.
        var start: Int { Int(startPlace) }
        var end: Int {
            get { Int(endPlace) }
            set { endPlace = UInt32(newValue) }
        }
        /// The index of the node after this one and its descendants.
        var next: Int {
            get { Int(nextNode) }
            set { nextNode = UInt32(newValue) }
        }
    }

    let nodes: [Node]
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) throws(NotCanonical) {
        guard bytes.count < Int(UInt32.max) else { throw NotCanonical() }
        self.bytes = bytes
        var parser = Parser(bytes: bytes)
        nodes = try parser.parse()
    }

    /// The node of the object's member; `nil` where it has none.
    func member(_ key: String, of object: Int) -> Int? {
        var first = object + 1
        return member(key, of: object, from: &first)
    }

    /// Looks for the member from `place` on, then from the first key; sets `place` to the key after the found one.
    func member(_ key: String, of object: Int, from place: inout Int) -> Int? {
        var key = key
        return key.withUTF8 { wanted in
            nodes.withUnsafeBufferPointer { nodes in
                let end = nodes[object].next
                var member = place
                while member < end {
                    let order = order(of: nodes[member], wanted)
                    if order == 0 {
                        place = nodes[member + 1].next
                        return member + 1
                    }
                    if order > 0 { break }
                    member = nodes[member + 1].next
                }
                // Keys are sorted: the wanted key would have stood before this greater one.
                if member > place || place == object + 1 {
                    place = member
                    return nil
                }
                member = object + 1
                while member < place {
                    let order = order(of: nodes[member], wanted)
                    if order == 0 {
                        place = nodes[member + 1].next
                        return member + 1
                    }
                    if order > 0 { break }
                    member = nodes[member + 1].next
                }
                place = member
                return nil
            }
        }
    }

    /// Negative where the node's bytes sort before the wanted ones, 0 where they are equal.
    private func order(of node: Node, _ wanted: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress, let first = wanted.baseAddress else { return node.end - node.start }
        let length = node.end - node.start
        let order = memcmp(base + node.start, first, min(length, wanted.count))
        return order == 0 ? length - wanted.count : Int(order)
    }

    func elements(of array: Int) -> [Int] {
        var elements: [Int] = []
        var next = array + 1
        while next < nodes[array].next {
            elements.append(next)
            next = nodes[next].next
        }
        return elements
    }

    func integer(_ index: Int) throws(NotCanonical) -> Int {
        guard nodes[index].kind == .number else { throw NotCanonical() }
        let digits = raw(index)
        let isNegative = digits.first == UInt8(ascii: "-")
        var value = 0
        // More digits may overflow.
        guard digits.count <= 18 else { throw NotCanonical() }
        for digit in digits.dropFirst(isNegative ? 1 : 0) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { throw NotCanonical() }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return isNegative ? -value : value
    }

    /// The node's bytes as they stand in the line.
    func raw(_ index: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[nodes[index].start..<nodes[index].end])
    }

    func string(_ index: Int) throws(NotCanonical) -> String {
        switch nodes[index].kind {
        case .text: return String(decoding: raw(index), as: UTF8.self)
        case .escapedText: return try unescaped(raw(index))
        default: throw NotCanonical()
        }
    }

    private func unescaped(_ raw: UnsafeRawBufferPointer) throws(NotCanonical) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count)
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                index += 1
                continue
            }
            guard index + 1 < raw.count else { throw NotCanonical() }
            switch raw[index + 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(raw[index + 1])
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            // Other escapes are rare, and left to Foundation.
            default: throw NotCanonical()
            }
            index += 2
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Parses one value from the beginning of the bytes to their end.
private struct Parser {
    typealias Node = CanonicalJSON.Node
    typealias NotCanonical = CanonicalJSON.NotCanonical

    let bytes: UnsafeRawBufferPointer
    private var nodes: [Node] = []
    private var place = 0

    /// No line of ours nests deeper.
    private static let deepest = 32

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func parse() throws(NotCanonical) -> [Node] {
        // A receipt's line has about sixty values, two nodes for each member.
        nodes.reserveCapacity(192)
        try value(depth: 0)
        guard place == bytes.count else { throw NotCanonical() }
        return nodes
    }

    private mutating func value(depth: Int) throws(NotCanonical) {
        guard place < bytes.count, depth < Self.deepest else { throw NotCanonical() }
        switch bytes[place] {
        case UInt8(ascii: "{"): try object(depth: depth)
        case UInt8(ascii: "["): try array(depth: depth)
        case UInt8(ascii: "\""): try text()
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        default: try number()
        }
    }

    private mutating func object(depth: Int) throws(NotCanonical) {
        let own = nodes.count
        nodes.append(Node(kind: .object, start: place, end: place))
        place += 1
        var last: Int?
        if !take("}") {
            repeat {
                let key = nodes.count
                guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw NotCanonical() }
                try text()
                // Strictly ascending keys exclude duplicates.
                guard nodes[key].kind == .text, last.map({ isSorted($0, key) }) ?? true, take(":") else {
                    throw NotCanonical()
                }
                last = key
                try value(depth: depth + 1)
            } while take(",")
            guard take("}") else { throw NotCanonical() }
        }
        close(own)
    }

    private mutating func array(depth: Int) throws(NotCanonical) {
        let own = nodes.count
        nodes.append(Node(kind: .array, start: place, end: place))
        place += 1
        if !take("]") {
            repeat { try value(depth: depth + 1) } while take(",")
            guard take("]") else { throw NotCanonical() }
        }
        close(own)
    }

    private mutating func close(_ own: Int) {
        nodes[own].end = place
        nodes[own].next = nodes.count
    }

    private mutating func text() throws(NotCanonical) {
        place += 1
        let start = place
        var kind = Node.Kind.text
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                nodes.append(Node(kind: kind, start: start, end: place, next: nodes.count + 1))
                place += 1
                return
            case UInt8(ascii: "\\"):
                kind = .escapedText
                place += 2
            case 0..<0x20: throw NotCanonical()
            default: place += 1
            }
        }
        throw NotCanonical()
    }

    private mutating func number() throws(NotCanonical) {
        let start = place
        _ = take("-")
        let leading = place
        try digits()
        if bytes[leading] == UInt8(ascii: "0"), place - leading > 1 { throw NotCanonical() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("-") { _ = take("+") }
            try digits()
        }
        nodes.append(Node(kind: .number, start: start, end: place, next: nodes.count + 1))
    }

    private mutating func digits() throws(NotCanonical) {
        let start = place
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
        guard place > start else { throw NotCanonical() }
    }

    private mutating func word(_ text: StaticString, _ kind: Node.Kind) throws(NotCanonical) {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count, let base = bytes.baseAddress,
            memcmp(base + place, text.utf8Start, count) == 0
        else { throw NotCanonical() }
        nodes.append(Node(kind: kind, start: place, end: place + count, next: nodes.count + 1))
        place += count
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(truncatingIfNeeded: character.value) else { return false }
        place += 1
        return true
    }

    private func isSorted(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (nodes[first], nodes[second])
        guard let base = bytes.baseAddress else { return false }
        let order = memcmp(base + a.start, base + b.start, min(a.end - a.start, b.end - b.start))
        return order < 0 || order == 0 && a.end - a.start < b.end - b.start
    }
}
