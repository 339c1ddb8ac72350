public import ReceiptDomain

/// A queue in memory, with a clock that is set by hand.
///
/// The queue itself; each machine has a ``MemoryPhotoQueue``.
public actor PhotoShelf {
    struct Job {
        var photo: WaitingPhoto
        var turn: Int
        var tries = 0
        var loan: (token: Int, worker: String, until: Duration)?
        var reason: String?

        var isWaiting: Bool { loan == nil && reason == nil }
    }

    private var jobs: [Job] = []
    private var lanes: [UserID: Int] = [:]
    private var tokens = 0
    private var now = Duration.zero
    private var throughputs: [String: WorkThroughput] = [:]
    /// Thrown by the next calls, first to last.
    private var troubles: [any Error] = []

    public init() {}

    public func advance(by time: Duration) { now += time }

    public func fail(with errors: [any Error]) { troubles += errors }

    public var isEmpty: Bool { jobs.isEmpty }

    private func nextTurn(of user: UserID) -> Int {
        let lowest = jobs.filter(\.isWaiting).map(\.turn).min() ?? 0
        let turn = max(lanes[user] ?? 0, lowest) + 1
        lanes[user] = turn
        return turn
    }

    func put(_ photo: WaitingPhoto) -> Bool {
        guard !jobs.contains(where: { $0.photo.user == photo.user && $0.photo.sha256 == photo.sha256 }) else {
            return false
        }
        jobs.append(Job(photo: photo, turn: nextTurn(of: photo.user)))
        return true
    }

    func take(_ worker: String, _ lease: Duration) throws -> PhotoLease? {
        if !troubles.isEmpty { throw troubles.removeFirst() }
        let waiting = jobs.indices.filter { jobs[$0].isWaiting }
        guard let next = waiting.min(by: { (jobs[$0].turn, jobs[$0].photo.id) < (jobs[$1].turn, jobs[$1].photo.id) })
        else {
            return nil
        }
        tokens += 1
        jobs[next].tries += 1
        jobs[next].loan = (tokens, worker, now + lease)
        return PhotoLease(photo: jobs[next].photo, token: tokens, tries: jobs[next].tries)
    }

    func keep(_ photos: [PhotoLease], _ throughput: WorkThroughput, _ worker: String, _ lease: Duration) -> Set<Int> {
        throughputs[worker, default: WorkThroughput()] += throughput
        var kept: Set<Int> = []
        for photo in photos {
            guard let place = place(of: photo) else { continue }
            jobs[place].loan?.until = now + lease
            kept.insert(photo.token)
        }
        return kept
    }

    private func place(of photo: PhotoLease) -> Int? {
        jobs.firstIndex { $0.photo.id == photo.photo.id && $0.loan?.token == photo.token }
    }

    private func takeBack(_ place: Int, parkedBecause reason: String) {
        jobs[place].loan = nil
        if jobs[place].tries >= QueueLimits.tries { jobs[place].reason = reason }
    }

    func sweep() -> Int {
        let late = jobs.indices.filter { index in jobs[index].loan.map { $0.until < now } ?? false }
        for place in late { takeBack(place, parkedBecause: DeadLetter.workerLost) }
        return late.count
    }

    func takeBack(from workers: [String]) -> Int {
        let lent = jobs.indices.filter { index in jobs[index].loan.map { workers.contains($0.worker) } ?? false }
        for place in lent { takeBack(place, parkedBecause: DeadLetter.workerLost) }
        for worker in workers { throughputs[worker] = nil }
        return lent.count
    }

    func giveBack(_ photo: PhotoLease) -> Bool {
        guard let place = place(of: photo) else { return false }
        jobs[place].tries -= 1
        jobs[place].loan = nil
        return true
    }

    func retryLater(_ photo: PhotoLease, because reason: String) -> Bool {
        guard let place = place(of: photo) else { return false }
        jobs[place].turn = nextTurn(of: photo.photo.user)
        takeBack(place, parkedBecause: reason)
        return true
    }

    func finish(_ photo: PhotoLease) -> Bool {
        guard let place = place(of: photo) else { return false }
        jobs.remove(at: place)
        return true
    }

    func retry(of user: UserID) -> Int {
        let parked = jobs.indices.filter { jobs[$0].photo.user == user && jobs[$0].reason != nil }
        for place in parked {
            jobs[place].tries = 0
            jobs[place].reason = nil
            jobs[place].turn = nextTurn(of: user)
        }
        return parked.count
    }

    func parked(of user: UserID) -> [DeadLetter] {
        jobs.compactMap { job in
            guard job.photo.user == user, let reason = job.reason else { return nil }
            return DeadLetter(photo: job.photo, tries: job.tries, reason: reason)
        }
    }

    func holds(_ sha256: String, of user: UserID) -> Bool {
        jobs.contains { $0.photo.user == user && $0.photo.sha256 == sha256 }
    }

    func state() -> QueueState {
        QueueState(
            waiting: jobs.count(where: \.isWaiting),
            inHand: jobs.count { $0.loan != nil },
            parked: jobs.count { $0.reason != nil },
            longestWait: jobs.contains { $0.reason == nil } ? .zero : nil,
            workers: throughputs.sorted { $0.key < $1.key }.map { name, throughput in
                QueueState.Worker(name: name, inHand: jobs.count { $0.loan?.worker == name }, throughput: throughput)
            }
        )
    }
}

/// A machine's way to a ``PhotoShelf``.
public struct MemoryPhotoQueue: PhotoQueue {
    private let shelf: PhotoShelf
    private let worker: String

    public init(_ shelf: PhotoShelf, worker: String) { (self.shelf, self.worker) = (shelf, worker) }

    public func put(_ photo: WaitingPhoto) async -> Bool { await shelf.put(photo) }
    public func take() async throws -> PhotoLease? { try await shelf.take(worker, QueueLimits.lease) }
    public func keep(_ photos: [PhotoLease], throughput: WorkThroughput) async -> Set<PhotoLease.Token> {
        await shelf.keep(photos, throughput, worker, QueueLimits.lease)
    }
    public func sweep() async -> Int { await shelf.sweep() }
    public func takeBack(from workers: [String]) async -> Int { await shelf.takeBack(from: workers) }
    public func giveBack(_ photo: PhotoLease) async -> Bool { await shelf.giveBack(photo) }
    public func retryLater(_ photo: PhotoLease, because reason: String) async -> Bool {
        await shelf.retryLater(photo, because: reason)
    }
    public func finish(_ photo: PhotoLease) async -> Bool { await shelf.finish(photo) }
    public func retry(of user: UserID) async -> Int { await shelf.retry(of: user) }
    public func parked(of user: UserID) async -> [DeadLetter] { await shelf.parked(of: user) }
    public func holds(_ sha256: String, of user: UserID) async -> Bool { await shelf.holds(sha256, of: user) }
    public func state() async -> QueueState { await shelf.state() }
}

extension DeadLetter {
    /// The reason code that a queue gives photos whose workers died.
    static let workerLost = "worker-lost"
}
