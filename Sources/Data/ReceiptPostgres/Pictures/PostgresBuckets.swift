import ReceiptDomain
import Synchronization

/// The buckets of a library's pictures, opened on demand.
final class PostgresBuckets: Sendable {
    /// Opens the storage at an address.
    typealias Opening = @Sendable (String) throws -> any ObjectStore

    private let opening: Opening
    private let opened = Mutex<[String: any ObjectStore]>([:])

    init(_ opening: @escaping Opening) { self.opening = opening }

    /// For callers that use no pictures.
    static let none = PostgresBuckets { throw BucketProblem.badAddress(detail: $0) }

    func at(_ address: String) throws -> any ObjectStore {
        if let known = opened.withLock({ $0[address] }) { return known }
        let store = try opening(address)
        return opened.withLock { opened in
            if let earlier = opened[address] { return earlier }
            opened[address] = store
            return store
        }
    }
}

/// An object by its bucket's row and its key.
struct PostgresObject: Equatable {
    var bucket: Int
    var key: ObjectKey

    var values: [PostgresValue] { [.integer(bucket), .text(key.description)] }
}

extension LibraryError {
    /// Wraps errors of the picture storage as library errors.
    static func ofBucket<Answer>(_ work: () throws -> Answer) throws -> Answer {
        do { return try work() } catch let problem as BucketProblem { throw LibraryError.bucket(problem) }
    }
}
