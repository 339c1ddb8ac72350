public import ReceiptDomain
import Synchronization

/// Objects that end with the process; what happens to each call can be said.
public final class MemoryObjects: ObjectStore {
    public enum Call: Hashable, Sendable {
        case put, read, remove
    }

    private let content = Mutex<[String: [UInt8]]>([:])
    private let before: @Sendable (Call, String) throws -> Void
    private let after: @Sendable (Call, String) throws -> Void

    /// `before` and `after` are called with each call and its key; what they throw, the call throws.
    public init(
        before: @escaping @Sendable (Call, String) throws -> Void = { _, _ in },
        after: @escaping @Sendable (Call, String) throws -> Void = { _, _ in }
    ) {
        (self.before, self.after) = (before, after)
    }

    public var keys: [String] { content.withLock { $0.keys.sorted() } }

    /// As somebody does who gets at the storage without us.
    public func change(_ work: (inout [String: [UInt8]]) -> Void) { content.withLock { work(&$0) } }

    public func put(_ bytes: [UInt8], as key: ObjectKey) throws {
        let key = key.description
        try before(.put, key)
        content.withLock { content in if content[key] == nil { content[key] = bytes } }
        try after(.put, key)
    }

    public func bytes(of key: ObjectKey, count: Int) throws -> [UInt8]? {
        let key = key.description
        try before(.read, key)
        let bytes = content.withLock { $0[key] }
        if let bytes, bytes.count > count { throw BucketProblem.changed(name: key) }
        try after(.read, key)
        return bytes
    }

    public func remove(_ key: ObjectKey) throws {
        let key = key.description
        try before(.remove, key)
        content.withLock { $0[key] = nil }
        try after(.remove, key)
    }
}
