/// Shared storage of pictures under keys that are never reused.
///
/// Throws only ``BucketProblem``.
public protocol ObjectStore: Sendable {
    /// The object is durable on return.
    func put(_ bytes: [UInt8], as key: ObjectKey) throws
    /// `nil` where the object does not exist; an object larger than `count` throws ``BucketProblem/changed(name:)``.
    func bytes(of key: ObjectKey, count: Int) throws -> [UInt8]?
    /// Removes an object; one that does not exist is no error.
    func remove(_ key: ObjectKey) throws
}

/// An object's key: `LIBRARY/ACCOUNT/SHA256-NUMBER`.
///
/// Anyone who can write the tables' rows can put any text where a key belongs. Only keys of this form are requested from the
/// storage: they cannot leave the bucket's prefix, and they name their account. The tables enforce the same form.
public struct ObjectKey: Hashable, Sendable, CustomStringConvertible {
    /// A lower-case UUID.
    public let library: String
    /// The id of the owning account's row; 0 for none.
    public let account: Int
    public let description: String

    /// `library` is a lower-case UUID, `hash` 64 lower-case hexadecimal digits.
    public init(library: String, account: Int, hash: String, number: UInt64) {
        (self.library, self.account) = (library, account)
        description = "\(library)/\(account)/\(hash)-\(String(number, radix: 16))"
    }

    /// `nil` for any other text.
    public init?(_ text: String) {
        let form = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(0|[1-9][0-9]{0,18})\/[0-9a-f]{64}-[0-9a-f]{1,16}/
        guard let parts = text.wholeMatch(of: form), let account = Int(parts.2) else { return nil }
        (library, self.account, description) = (String(parts.1), account, text)
    }
}
