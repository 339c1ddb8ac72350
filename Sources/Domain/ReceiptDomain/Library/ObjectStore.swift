/// Keeps pictures by their keys, where many machines reach them; a key is given once and never again.
///
/// What it throws is a ``BucketProblem``.
public protocol ObjectStore: Sendable {
    /// On return the object outlasts a loss of power.
    func put(_ bytes: [UInt8], as key: ObjectKey) throws
    /// `nil` where there is no such object. More bytes than that are ``BucketProblem/changed(name:)``.
    func bytes(of key: ObjectKey, count: Int) throws -> [UInt8]?
    /// Fine where it is gone already.
    func remove(_ key: ObjectKey) throws
}

/// The name of an object: `LIBRARY/ACCOUNT/SHA256-NUMBER`.
///
/// Whoever may write rows of the tables may write what they like where a key is due: nothing else is ever asked of the storage than
/// what has this form, in which nothing leads out of the bucket's prefix, and names whose it is. The tables have the same rule.
public struct ObjectKey: Hashable, Sendable, CustomStringConvertible {
    /// A UUID in small letters.
    public let library: String
    /// The row of whose picture it is; 0 is nobody.
    public let account: Int
    public let description: String

    /// `library` is a UUID in small letters, and `hash` 64 small hexadecimal digits.
    public init(library: String, account: Int, hash: String, number: UInt64) {
        (self.library, self.account) = (library, account)
        description = "\(library)/\(account)/\(hash)-\(String(number, radix: 16))"
    }

    /// `nil` for anything else.
    public init?(_ text: String) {
        let form = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(0|[1-9][0-9]{0,18})\/[0-9a-f]{64}-[0-9a-f]{1,16}/
        guard let parts = text.wholeMatch(of: form), let account = Int(parts.2) else { return nil }
        (library, self.account, description) = (String(parts.1), account, text)
    }
}
