public import ReceiptDomain

/// What every store of objects has to do, wherever it keeps them.
public enum ObjectStoreCheck: String, CaseIterable, Sendable {
    case givesBackEveryByte, knowsWhatIsNotThere, keepsWhatIsThere, removes, refusesMoreThanWasKept

    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    private func expect(_ condition: Bool, _ text: String) throws {
        guard condition else { throw Violation(description: text) }
    }

    /// The store has nothing of this check yet.
    public func run(_ store: any ObjectStore) throws {
        let key = "library/1/" + rawValue
        switch self {
        case .givesBackEveryByte:
            let all = [Array(UInt8.min...UInt8.max), [], Array(repeating: 0, count: 3_000_000)]
            for (number, bytes) in all.enumerated() {
                try store.put(bytes, as: key + "-\(number)")
                try expect(store.bytes(of: key + "-\(number)", count: bytes.count) == bytes, "\(bytes.count) bytes")
            }
        case .knowsWhatIsNotThere:
            try expect(store.bytes(of: key, count: 1) == nil, "there is none")
            try store.remove(key)
        case .keepsWhatIsThere:
            try store.put([1], as: key)
            try store.put([2], as: key)
            try expect(store.bytes(of: key, count: 1) == [1], "the first stays")
        case .removes:
            for name in [key, key + "-other"] { try store.put([1], as: name) }
            for _ in 1...2 { try store.remove(key) }
            try expect(store.bytes(of: key, count: 1) == nil, "it is gone")
            try expect(store.bytes(of: key + "-other", count: 1) == [1], "the other is not")
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
