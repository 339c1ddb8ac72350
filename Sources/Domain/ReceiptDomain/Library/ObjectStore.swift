/// Keeps pictures by their keys, where many machines reach them; a key is given once and never again.
///
/// What it throws is a ``BucketProblem``.
public protocol ObjectStore: Sendable {
    /// On return the object outlasts a loss of power.
    func put(_ bytes: [UInt8], as key: String) throws
    /// `nil` where there is no such object. More bytes than that are ``BucketProblem/changed(name:)``.
    func bytes(of key: String, count: Int) throws -> [UInt8]?
    /// Fine where it is gone already.
    func remove(_ key: String) throws
}
