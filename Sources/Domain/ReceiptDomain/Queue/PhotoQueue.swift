/// A queue of photos to be read, shared by several machines.
///
/// A machine takes a photo on a lease and renews it while it works; a lease that is not renewed expires. Each lease has a new
/// token, and only the newest token can finish the photo, so a machine wrongly thought dead cannot write any more. All times are
/// the queue's own, because machines' clocks differ.
public protocol PhotoQueue: Sendable {
    /// Queues a photo whose bytes are stored; `false` where the same bytes are queued already.
    ///
    /// Users take turns, so that one with many photos does not hold up others.
    @discardableResult
    func put(_ photo: WaitingPhoto) async throws -> Bool

    /// Leases the next photo and counts a try; `nil` where none is waiting.
    func take() async throws -> PhotoLease?

    /// Renews the photos' leases, and reports the work since the last call.
    ///
    /// - Returns: The tokens of leases that continue; other photos may have been leased by another machine.
    func keep(_ photos: [PhotoLease], throughput: WorkThroughput) async throws -> Set<PhotoLease.Token>

    /// Ends expired leases; photos tried too often become dead letters.
    @discardableResult
    func sweep() async throws -> Int

    /// Ends the leases of workers that are known to be gone; their tries count.
    @discardableResult
    func takeBack(from workers: [String]) async throws -> Int

    /// Returns a photo to the queue without counting the try.
    @discardableResult
    func giveBack(_ photo: PhotoLease) async throws -> Bool

    /// Requeues a photo that failed, behind the others; after the last try it becomes a dead letter.
    @discardableResult
    func retryLater(_ photo: PhotoLease, because reason: String) async throws -> Bool

    /// Removes a photo whose work produced no record; `false` where the token's lease has expired.
    @discardableResult
    func finish(_ photo: PhotoLease) async throws -> Bool

    /// Requeues all dead letters of the user.
    @discardableResult
    func retry(of user: UserID) async throws -> Int

    func parked(of user: UserID) async throws -> [DeadLetter]

    /// Whether a photo with these bytes is waiting, leased or a dead letter.
    func holds(_ sha256: String, of user: UserID) async throws -> Bool

    func state() async throws -> QueueState
}

/// Limits on a photo's leases and tries.
public enum QueueLimits {
    /// Duration of a lease without renewal.
    ///
    /// Reading takes one to three seconds; a machine with a short network failure or a busy disk must not count as dead.
    public static let lease: Duration = .seconds(30)
    /// Interval of lease renewals and of the search for expired ones; five may fail before a lease ends.
    public static let heartbeat: Duration = .seconds(5)
    /// Tries before a photo is parked.
    ///
    /// Machines that die also count against innocent photos: with three tries, two of 3,500 were parked under 40 kills.
    public static let tries = 5
}

/// The metadata of a queued photo, whose bytes are stored under ``sha256``.
public struct WaitingPhoto: Hashable, Sendable {
    /// The queue's id of the photo; its record has another.
    public var id: RecordID
    public var user: UserID
    /// 64 lower-case hexadecimal digits, under which the bytes are stored.
    public var sha256: String
    public var bytes: Int
    /// The original file name in the system's bytes, which need not be valid UTF-8.
    public var name: FileLocation
    /// The file's modification day.
    public var day: CalendarDay?
    /// As ``IncomingFile/isAmongOthers``.
    public var isAmongOthers: Bool

    public init(
        id: RecordID,
        user: UserID,
        sha256: String,
        bytes: Int,
        name: FileLocation,
        day: CalendarDay?,
        isAmongOthers: Bool = false
    ) {
        (self.id, self.user, self.sha256, self.bytes) = (id, user, sha256, bytes)
        (self.name, self.day, self.isAmongOthers) = (name, day, isAmongOthers)
    }
}

public struct PhotoLease: Hashable, Sendable {
    /// A new number for each lease.
    public typealias Token = Int

    public var photo: WaitingPhoto
    public var token: Token
    /// The number of leases so far, this one included.
    public var tries: Int

    public init(photo: WaitingPhoto, token: Token, tries: Int) {
        (self.photo, self.token, self.tries) = (photo, token, tries)
    }
}

/// A photo that failed at its last try; its bytes are kept.
public struct DeadLetter: Hashable, Sendable {
    public var photo: WaitingPhoto
    public var tries: Int
    public var reason: String

    public init(photo: WaitingPhoto, tries: Int, reason: String) {
        (self.photo, self.tries, self.reason) = (photo, tries, reason)
    }
}

/// A machine's recent work, to estimate reading speed.
public struct WorkThroughput: Hashable, Sendable {
    public var photos: Int
    /// Working time summed over photos, from lease to end.
    public var busy: Duration

    public init(photos: Int = 0, busy: Duration = .zero) { (self.photos, self.busy) = (photos, busy) }

    public static func += (total: inout WorkThroughput, more: WorkThroughput) {
        // Saturating, because other machines may report any number.
        total.photos = total.photos.clampedAdding(more.photos)
        total.busy += more.busy
    }

    public var secondsPerPhoto: Double? { photos == 0 ? nil : busy / .seconds(1) / Double(photos) }
}

/// Counts of queued photos and active workers.
public struct QueueState: Hashable, Sendable {
    public struct Worker: Hashable, Sendable {
        public var name: String
        public var inHand: Int
        public var throughput: WorkThroughput

        public init(name: String, inHand: Int, throughput: WorkThroughput) {
            (self.name, self.inHand, self.throughput) = (name, inHand, throughput)
        }
    }

    public var waiting: Int
    public var inHand: Int
    public var parked: Int
    /// The time that the oldest photo has waited.
    public var longestWait: Duration?
    /// Workers heard of within the duration of a lease.
    public var workers: [Worker]

    public init(
        waiting: Int = 0,
        inHand: Int = 0,
        parked: Int = 0,
        longestWait: Duration? = nil,
        workers: [Worker] = []
    ) {
        (self.waiting, self.inHand, self.parked) = (waiting, inHand, parked)
        (self.longestWait, self.workers) = (longestWait, workers)
    }

    public var throughput: WorkThroughput { workers.reduce(into: WorkThroughput()) { $0 += $1.throughput } }
}

/// The lease has ended, so nothing of the work may be written.
public struct LeaseExpired: Error, Hashable, Sendable {
    public init() {}
}

/// An error of the environment, not of the photo: an unreachable server, a full disk.
public protocol TransientError: Error {
    /// Whether a retry may succeed later.
    var isPassing: Bool { get }
}
