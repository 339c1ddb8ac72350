public import ReceiptDomain

/// The contract of every store of objects.
public enum ObjectStoreCheck: String, CaseIterable, Sendable {
    case givesBackEveryByte, knowsWhatIsNotThere, keepsWhatIsThere, removes, refusesMoreThanWasKept

    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    private func expect(_ condition: Bool, _ text: String) throws {
        guard condition else { throw Violation(description: text) }
    }

    /// Another for each check, and for each of its objects.
    private func key(_ number: Int) -> ObjectKey {
        let check = Self.allCases.firstIndex(of: self) ?? 0
        return .sample(UInt64(check << 8 | number))
    }

    /// The store has nothing of this check yet.
    public func run(_ store: any ObjectStore) throws {
        let key = key(0)
        switch self {
        case .givesBackEveryByte:
            let all = [Array(UInt8.min...UInt8.max), [], Array(repeating: 0, count: 3_000_000)]
            for (number, bytes) in all.enumerated() {
                try store.put(bytes, as: self.key(number))
                try expect(store.bytes(of: self.key(number), count: bytes.count) == bytes, "\(bytes.count) bytes")
            }
        case .knowsWhatIsNotThere:
            try expect(store.bytes(of: key, count: 1) == nil, "there is none")
            try store.remove(key)
        case .keepsWhatIsThere:
            try store.put([1], as: key)
            try store.put([2], as: key)
            try expect(store.bytes(of: key, count: 1) == [1], "the first stays")
        case .removes:
            for number in 0...1 { try store.put([1], as: self.key(number)) }
            for _ in 1...2 { try store.remove(key) }
            try expect(store.bytes(of: key, count: 1) == nil, "it is gone")
            try expect(store.bytes(of: self.key(1), count: 1) == [1], "the other is not")
        case .refusesMoreThanWasKept:
            try store.put(Array(repeating: 7, count: 200_000), as: key)
            do {
                _ = try store.bytes(of: key, count: 199_999)
            } catch BucketProblem.changed {
                return
            }
            throw Violation(description: "what is longer than it was is not what was kept")
        }
    }
}

extension ObjectKey {
    /// A key as any other, of a library and a picture that there are not.
    public static func sample(_ number: UInt64 = 0) -> ObjectKey {
        let library = "0f8fad5b-d9cb-469f-a165-70867728950e"
        return ObjectKey(library: library, account: 1, hash: String(repeating: "a", count: 64), number: number)
    }
}
