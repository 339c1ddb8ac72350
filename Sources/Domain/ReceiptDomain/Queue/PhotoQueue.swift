/// Photos that wait to be read, where every machine sees them.
///
/// A machine takes a photo on a lease, which it renews while it works; a lease that is not renewed ends. Each lease has a new token, and
/// only the newest token can finish the photo: a machine that was thought dead, and was not, changes nothing any more. All times are
/// those of the queue's own clock, because machines' clocks differ.
public protocol PhotoQueue: Sendable {
    /// Has a photo read whose bytes are safe; `false` where the same bytes wait already.
    ///
    /// Who has many photos waiting does not keep others from their turn.
    @discardableResult
    func put(_ photo: WaitingPhoto) async throws -> Bool

    /// Takes the photo whose turn it is, and counts it as tried; `nil` where none waits.
    func take() async throws -> PhotoLease?

    /// Renews the leases of these photos, and says how much was done since the last time.
    ///
    /// - Returns: The tokens whose leases go on; other photos may be somebody else's by now.
    func keep(_ photos: [PhotoLease], pace: WorkPace) async throws -> Set<PhotoLease.Token>

    /// Ends the leases of machines that are silent; photos that were tried too often become dead letters.
    @discardableResult
    func sweep() async throws -> Int

    /// Ends at once the leases of these workers, of whom the caller knows that they are gone; it counts as tried.
    @discardableResult
    func takeBack(from workers: [String]) async throws -> Int

    /// Hands a photo back untouched, so that another reads it; it does not count as tried.
    @discardableResult
    func giveBack(_ photo: PhotoLease) async throws -> Bool

    /// The photo could not be dealt with, for this reason: it comes again behind the others, or becomes a dead letter after the last try.
    @discardableResult
    func retryLater(_ photo: PhotoLease, because reason: String) async throws -> Bool

    /// The work is done, and nothing of it was to be written; `false` where the lease of this token is over.
    @discardableResult
    func finish(_ photo: PhotoLease) async throws -> Bool

    /// Has all dead letters of the user tried anew.
    @discardableResult
    func retry(of user: UserID) async throws -> Int

    func parked(of user: UserID) async throws -> [DeadLetter]

    /// Whether a photo with these bytes waits, is being read or is a dead letter.
    func holds(_ sha256: String, of user: UserID) async throws -> Bool

    func state() async throws -> QueueState
}

/// How often and how long a photo may be tried.
public enum QueueLimits {
    /// So long a machine may be silent before its photos are taken from it.
    ///
    /// Reading takes one to three seconds, and a machine whose
    /// network is gone for a moment, or whose disk is busy, is not dead yet.
    public static let lease: Duration = .seconds(30)
    /// How often a machine says that it lives, and looks for those that do not; five times may fail before a lease ends.
    public static let heartbeat: Duration = .seconds(5)
    /// A machine that dies takes photos with it that are innocent: with three tries, two of 3,500 were parked under 40 kills.
    public static let tries = 5
}

/// A photo that is to be read.
public struct WaitingPhoto: Hashable, Sendable {
    /// The photo, as long as it waits; its record has another.
    public var id: RecordID
    public var user: UserID
    /// 64 small hexadecimal digits; the bytes are kept under it.
    public var sha256: String
    public var bytes: Int
    /// What it was called, as the system gave it: it need not be valid UTF-8.
    public var name: FileLocation
    /// When the file last changed.
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

/// A photo that was taken to be read.
public struct PhotoLease: Hashable, Sendable {
    /// Another one each time that a photo is lent.
    public typealias Token = Int

    public var photo: WaitingPhoto
    public var token: Token
    /// How often it was taken, this time included.
    public var tries: Int

    public init(photo: WaitingPhoto, token: Token, tries: Int) {
        (self.photo, self.token, self.tries) = (photo, token, tries)
    }
}

/// A photo that failed after the last try; its bytes are kept.
public struct DeadLetter: Hashable, Sendable {
    /// The reason of a photo that machines died with.
    public static let workerLost = "worker-lost"

    public var photo: WaitingPhoto
    public var tries: Int
    public var reason: String

    public init(photo: WaitingPhoto, tries: Int, reason: String) {
        (self.photo, self.tries, self.reason) = (photo, tries, reason)
    }
}

/// What a machine has done, for whoever wants to know how fast photos are read.
public struct WorkPace: Hashable, Sendable {
    public var photos: Int
    /// Of all photos together, from taking to the end.
    public var busy: Duration

    public init(photos: Int = 0, busy: Duration = .zero) { (self.photos, self.busy) = (photos, busy) }

    public static func += (total: inout WorkPace, more: WorkPace) {
        // A machine may name any number for itself.
        total.photos = total.photos.clampedAdding(more.photos)
        total.busy += more.busy
    }

    public var secondsPerPhoto: Double? {
        photos == 0 ? nil : busy / .seconds(1) / Double(photos)
    }
}

/// How much waits, and who works.
public struct QueueState: Hashable, Sendable {
    public struct Worker: Hashable, Sendable {
        public var name: String
        public var inHand: Int
        public var pace: WorkPace

        public init(name: String, inHand: Int, pace: WorkPace) {
            (self.name, self.inHand, self.pace) = (name, inHand, pace)
        }
    }

    public var waiting: Int
    public var inHand: Int
    public var parked: Int
    /// How long the photo has waited that waits longest.
    public var longestWait: Duration?
    /// Those who were heard of within a lease.
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

    public var pace: WorkPace { workers.reduce(into: WorkPace()) { $0 += $1.pace } }
}

/// The lease of the photo is over: nothing of the work may be written.
public struct LeaseExpired: Error, Hashable, Sendable {
    public init() {}
}

/// An error of the surroundings, not of the photo: a server that is away, a disk that is full.
public protocol TransientError: Error {
    /// Whether the same may go well in a while.
    var isPassing: Bool { get }
}
