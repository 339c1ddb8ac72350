public import ReceiptDomain

/// The contract of every store of a ledger's lines.
///
/// `open` opens the same store each time, as another process would; the first call finds it empty.
public enum LineStoreCheck: String, CaseIterable, Sendable {
    case beginsEmpty, givesBackEveryByte, showsOthersWhatIsAdded, keepsPlaces, hasOneWriter, freesLockOfWhoIsGone
    case takesLongSteps, isCutWhereItEnds, setsCopiesAside, remembersAcceptedDamage, readsLikeOneText

    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    public typealias Opening = () throws -> any LineStore

    public func run(_ open: Opening) throws {
        switch self {
        case .beginsEmpty: try Self.beginsEmpty(open())
        case .givesBackEveryByte: try Self.givesBackEveryByte(open())
        case .showsOthersWhatIsAdded: try Self.showsOthersWhatIsAdded(open(), open())
        case .keepsPlaces: try Self.keepsPlaces(open(), open())
        case .hasOneWriter: try Self.hasOneWriter(open(), open())
        case .freesLockOfWhoIsGone: try Self.freesLockOfWhoIsGone(open)
        case .takesLongSteps: try Self.takesLongSteps(open())
        case .isCutWhereItEnds: try Self.isCutWhereItEnds(open())
        case .setsCopiesAside: try Self.setsCopiesAside(open())
        case .remembersAcceptedDamage: try Self.remembersAcceptedDamage(open(), open())
        case .readsLikeOneText: try Self.readsLikeOneText(open(), open())
        }
    }

    private static func expect(_ condition: Bool, _ text: String) throws {
        guard condition else { throw Violation(description: text) }
    }

    private static func expectText(_ lines: [[UInt8]], in store: any LineStore) throws {
        let text = text(of: lines)
        try expect(store.size == text.count, "the size is not that of the lines")
        try expect(store.reader.bytes(at: 0, count: text.count) == text, "the text is not that of the lines")
    }

    private static func text(of lines: [[UInt8]]) -> [UInt8] {
        var text: [UInt8] = []
        for line in lines { text += line + [10] }
        return text
    }

    private static func write(_ lines: [[UInt8]], to store: any LineStore) throws {
        try expect(store.tryLock(), "nobody has the lock")
        defer { store.unlock() }
        try store.append(lines)
    }

    // MARK: The checks

    private static func beginsEmpty(_ store: any LineStore) throws {
        try expectText([], in: store)
        try expect(store.reader.bytes(at: 0, count: 10).isEmpty, "there is nothing to read")
        try expect(store.isUnchanged(), "nobody has changed it")
        try expect(!store.name.isEmpty, "messages need a name")
    }

    /// Damaged lines have anything in them, and are moved as they are.
    private static func givesBackEveryByte(_ store: any LineStore) throws {
        let all = Array(UInt8.min...UInt8.max).filter { $0 != 10 }
        let lines = [Array("{\"v\":1}".utf8), [], all, [0, 0, 0], Array("점심".utf8), [0xFF, 0xC3]]
        for line in lines { try write([line], to: store) }
        try expectText(lines, in: store)
    }

    private static func showsOthersWhatIsAdded(_ store: any LineStore, _ other: any LineStore) throws {
        try write([[1]], to: store)
        try expectText([[1]], in: other)
        try expect(other.isUnchanged(), "what is added makes no other store of it")
        try write([[2], [3]], to: other)
        try expectText([[1], [2], [3]], in: store)
    }

    private static func keepsPlaces(_ store: any LineStore, _ other: any LineStore) throws {
        try write([Array("first".utf8), Array("second".utf8)], to: store)
        let reader = store.reader
        try write([Array("third".utf8)], to: other)
        try expect(reader.bytes(at: 6, count: 6) == Array("second".utf8), "a line stays where it is")
        try expect(reader.bytes(at: 13, count: 99) == Array("third\n".utf8), "as much as there is")
        try expect(reader.bytes(at: 99, count: 5).isEmpty, "behind the end there is nothing")
        try expect(reader.bytes(at: 3, count: 0).isEmpty, "nothing is nothing")
    }

    private static func hasOneWriter(_ store: any LineStore, _ other: any LineStore) throws {
        try expect(store.tryLock(), "nobody has the lock")
        try expect(!other.tryLock(), "another has the lock")
        store.unlock()
        try expect(other.tryLock(), "nobody has the lock any more")
        try expect(!store.tryLock(), "another has the lock now")
        other.unlock()
    }

    private static func freesLockOfWhoIsGone(_ open: Opening) throws {
        var gone: (any LineStore)? = try open()
        try expect(gone?.tryLock() == true, "nobody has the lock")
        gone = nil
        try write([[7]], to: open())
    }

    private static func takesLongSteps(_ store: any LineStore) throws {
        let lines = (0..<3000).map { number in Array("\(number)".utf8) + [UInt8](repeating: 120, count: number) }
        try write(lines, to: store)
        try expectText(lines, in: store)
    }

    private static func isCutWhereItEnds(_ store: any LineStore) throws {
        try write([[1], [2]], to: store)
        try expect(store.tryLock(), "nobody has the lock")
        defer { store.unlock() }
        try store.cut(to: 4)
        try expectText([[1], [2]], in: store)
    }

    private static func setsCopiesAside(_ store: any LineStore) throws {
        // SHA-256 of `abc` (FIPS 180-2, appendix B.1).
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        try write([Array("abc".utf8)], to: store)
        try expect(store.aside(for: "damaged", length: 3, sha256: hash) == nil, "nothing was set aside yet")
        let part = LinePlace(offset: 0, length: 3)
        let first = try store.storeCopy(part, reason: "damaged", day: "2026-11-23")
        try expect(store.aside(for: "damaged", length: 3, sha256: hash) == first, "the copy is found by its hash")
        try expect(store.aside(for: "torn", length: 3, sha256: hash) == nil, "it was for another reason")
        try expect(store.aside(for: "damaged", length: 4, sha256: hash) == nil, "it has another length")
        let second = try store.storeCopy(part, reason: "damaged", day: "2026-11-23")
        try expect(second != first, "no copy takes another's place")
    }

    private static func remembersAcceptedDamage(_ store: any LineStore, _ other: any LineStore) throws {
        try expect(store.acceptedDamage.isEmpty, "nothing was accepted yet")
        try store.setAcceptedDamage([1, 0, 10, 2])
        try expect(other.acceptedDamage == [1, 0, 10, 2], "what was accepted is known to others")
        try other.setAcceptedDamage([3])
        try expect(store.acceptedDamage == [3], "the newest is what counts")
    }

    /// Two writers take turns, and any part of the text is what it would be in one piece.
    private static func readsLikeOneText(_ store: any LineStore, _ other: any LineStore) throws {
        var numbers = SeededGenerator(11)
        var lines: [[UInt8]] = []
        for number in 0..<120 {
            let step = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                (0..<Int.random(in: 0..<300, using: &numbers)).map { _ in
                    UInt8.random(in: 11...255, using: &numbers)
                }
            }
            try write(step, to: number.isMultiple(of: 2) ? store : other)
            lines += step
        }
        try expectText(lines, in: store)
        let text = text(of: lines)
        for _ in 0..<60 {
            let offset = Int.random(in: 0..<text.count, using: &numbers)
            let count = Int.random(in: 1..<2000, using: &numbers)
            let part = Array(text[offset..<min(offset + count, text.count)])
            try expect(other.reader.bytes(at: offset, count: count) == part, "a part is not what it is in the whole")
        }
    }
}
