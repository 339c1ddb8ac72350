/// A library stored where several machines can reach it.
///
/// Each machine caches the files it uses, and verifies and refetches them as needed.
public protocol SharedLibrary: Sendable {
    /// The library's name in messages, without secrets.
    var name: String { get }

    func users() throws -> [UserID]
    func has(_ user: UserID) throws -> Bool
    /// Adds a user; an existing one is no error.
    func add(_ user: UserID) throws

    /// The user's lines; locking those of a user who was moved throws ``LibraryError/moved(to:)``, unless `evenIfMoved`.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore
    /// Marks the user as moved; `nil` removes the mark.
    func setMoved(_ user: UserID, to place: String?) throws
    /// The mark of ``setMoved(_:to:)``.
    func placeOfMoved(_ user: UserID) throws -> String?
    /// The number of photos that wait to be read for the user.
    func photosWaiting(of user: UserID) throws -> Int
    /// Removes the user's files and frees the name; the lines stay, under a name that is no user's.
    func retire(_ user: UserID) throws
    /// The user's files; changes to be written with lines go together with those of ``lines(of:evenIfMoved:)``.
    ///
    /// - Throws: ``LibraryError/noSuchUser(_:)``
    func parts(of user: UserID) throws -> any FileStore

    /// A small file that belongs to no user; `nil` where it does not exist.
    func commonFile(_ name: String) throws -> [UInt8]?
    /// Changes a common file atomically.
    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws

    /// Numbers that change with a user's lines or own files; for `nil` with the common files.
    ///
    /// Answered without waiting for other work.
    func marks(of user: UserID?) throws -> [Int]
}
