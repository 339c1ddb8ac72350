/// A library that is kept where many machines reach it.
///
/// Each machine has copies of what it uses, which it compares and can make again at any time.
public protocol SharedLibrary: Sendable {
    /// What messages call it; without secrets.
    var name: String { get }

    func users() throws -> [UserID]
    func has(_ user: UserID) throws -> Bool
    /// Fine where the user is there already.
    func add(_ user: UserID) throws

    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func lines(of user: UserID) throws -> any LineStore
    /// The files of the same user; what is to be written with lines is written with those of ``lines(of:)``.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func parts(of user: UserID) throws -> any PartStore

    /// A small file that belongs to no user; `nil` where there is none.
    func commonFile(_ name: String) throws -> [UInt8]?
    /// Changes such a file while nobody else does.
    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws

    /// Numbers that differ whenever a user's lines or own files have become different, of no user: whenever common files have.
    ///
    /// Said at once, whatever else is under way.
    func marks(of user: UserID?) throws -> [Int]
}
