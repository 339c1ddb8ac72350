public import ReceiptDomain

/// What every store of files beside a ledger has to do, whatever it keeps them in.
///
/// `open` opens the same store each time, as another process would; the first call finds it empty.
public enum FileStoreCheck: String, CaseIterable, Sendable {
    case beginsEmpty, givesBackEveryByte, listsWhatThereIs, replaces, removes, keepsFoldersApart, showsOthers,
        keepsSameBytesTwice

    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    public typealias Opening = () throws -> any FileStore

    private static let id = RecordID(high: 0x0190_0000_0000_7000, low: 1 << 63)
    private static let other = RecordID(high: 0x0190_0000_0001_7000, low: 1 << 63)

    private static func name(_ text: String, _ folder: PartFolder = .record(id)) -> PartName {
        PartName(folder, Array(text.utf8))
    }

    private static func expect(_ condition: Bool, _ text: String) throws {
        guard condition else { throw Violation(description: text) }
    }

    public func run(_ open: Opening) throws {
        let store = try open()
        switch self {
        case .beginsEmpty: try Self.beginsEmpty(store)
        case .givesBackEveryByte: try Self.givesBackEveryByte(store)
        case .listsWhatThereIs: try Self.listsWhatThereIs(store)
        case .replaces: try Self.replaces(store)
        case .removes: try Self.removes(store)
        case .keepsFoldersApart: try Self.keepsFoldersApart(store)
        case .showsOthers: try Self.showsOthers(store, open())
        case .keepsSameBytesTwice: try Self.keepsSameBytesTwice(store)
        }
    }

    private static func beginsEmpty(_ store: any FileStore) throws {
        for folder in [PartFolder.own, .failed, .record(id)] {
            try expect(store.parts(in: folder).isEmpty, "there is nothing yet")
        }
        try expect(store.records().isEmpty && store.bytes(of: name("1.jpg")) == nil, "nor of records")
        try expect(store.damagedParts().isEmpty, "so nothing is changed")
        try store.write([])
        try store.write([.remove(name("1.jpg")), .removeAll(.failed)])
    }

    private static func givesBackEveryByte(_ store: any FileStore) throws {
        let all = Array(UInt8.min...UInt8.max)
        for bytes in [all, [], Array(repeating: 0, count: 3_000_000)] {
            for file in ["1.jpg", "reading.json"] {
                try store.write([.put(name(file), bytes)])
                try expect(store.bytes(of: name(file)) == bytes, "\(bytes.count) bytes of \(file)")
            }
        }
    }

    private static func listsWhatThereIs(_ store: any FileStore) throws {
        let odd = PartName(.failed, [0xFF, 0x20, 0xEC, 0xA0, 0x90])
        try store.write([.put(name("b.jpg"), [98]), .put(name("a.json"), [97]), .put(odd, [1, 2])])
        let found = try store.parts(in: .record(id))
        try expect(found.map(\.name) == [name("a.json"), name("b.jpg")], "in the order of their names")
        let hash = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
        try expect(found.first == Part(name("a.json"), size: 1, sha256: hash), "size and hash of \"a\"")
        try expect(store.parts(in: .failed).map(\.name) == [odd], "names need not be text")
        try expect(store.records() == [id] && store.bytes(of: odd) == [1, 2], "the record that has files")
    }

    private static func replaces(_ store: any FileStore) throws {
        for file in ["1.jpg", "profile.json"] {
            try store.write([.put(name(file), [1])])
            try store.write([.put(name(file), [2, 2])])
            try expect(store.bytes(of: name(file)) == [2, 2], "the newest counts")
        }
        try expect(store.parts(in: .record(id)).map(\.size) == [2, 2], "and there is one of each")
    }

    private static func removes(_ store: any FileStore) throws {
        try store.write(["1.jpg", "2.jpg", "reading.json"].map { .put(name($0), [7]) })
        try store.write([.remove(name("2.jpg"))])
        try expect(store.parts(in: .record(id)).count == 2 && store.bytes(of: name("1.jpg")) == [7], "only one goes")
        try store.write([.removeAll(.record(id))])
        try expect(store.parts(in: .record(id)).isEmpty && store.bytes(of: name("1.jpg")) == nil, "then all")
    }

    private static func keepsFoldersApart(_ store: any FileStore) throws {
        let folders: [PartFolder] = [.own, .failed, .record(id), .record(other)]
        for (number, folder) in folders.enumerated() {
            try store.write([.put(name("same.json", folder), [UInt8(number)])])
        }
        for (number, folder) in folders.enumerated() {
            try expect(store.bytes(of: name("same.json", folder)) == [UInt8(number)], "each its own")
        }
        try store.write([.removeAll(.record(id))])
        try expect(store.records() == [other] && store.parts(in: .own).count == 1, "the others stay")
    }

    private static func showsOthers(_ store: any FileStore, _ other: any FileStore) throws {
        try store.write([.put(name("1.jpg"), [5])])
        try expect(other.bytes(of: name("1.jpg")) == [5], "at once")
    }

    private static func keepsSameBytesTwice(_ store: any FileStore) throws {
        try store.write([.put(name("1.jpg"), [9, 9]), .put(name("1.jpg", .record(other)), [9, 9])])
        try store.write([.removeAll(.record(other))])
        try expect(store.bytes(of: name("1.jpg")) == [9, 9], "a file goes with its own record only")
    }
}
