public import ReceiptDomain
import ReceiptFiles

/// The photos that arrive in an inbox.
///
/// Files are found by scans of the folder. Notifications only say when a scan is due; without them it is made every few seconds.
/// There can be one consumer: a second loop over the same watcher would take events from the first.
public actor InboxWatcher<C: Clock>: Inbox where C.Duration == Duration {
    public struct Intervals: Hashable, Sendable {
        /// Whether to wait for notifications between scans; network shares send none.
        public var usesNotifications: Bool
        /// The interval of scans without notifications.
        public var poll: Duration
        /// The interval of scans with notifications, in case one got lost.
        public var rescan: Duration
        /// The least time between two scans.
        public var pause: Duration

        public init(
            usesNotifications: Bool = true,
            poll: Duration = .seconds(5),
            rescan: Duration = .seconds(120),
            pause: Duration = .milliseconds(200)
        ) {
            (self.usesNotifications, self.poll, self.rescan, self.pause) = (usesNotifications, poll, rescan, pause)
        }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        let watcher: InboxWatcher

        /// `nil` once the task is cancelled.
        public mutating func next() async -> Arrival? { await watcher.nextEvent() }
    }

    /// The most files of one scan; the others are left for the next scan.
    private static var maximumBatch: Int { 256 }

    private let inbox: FileLocation
    private let owner: UserID
    private let users: @Sendable () async throws -> Set<UserID>
    private let intervals: Intervals
    private let clock: C
    private let wakeUp = WakeUp()
    private let executor = QueueExecutor(label: "inbox")
    private var settling: SettlingFiles<C.Instant>
    private var events: [Arrival] = []
    /// The complete files of the current scan.
    private var files: [IncomingFile] = []
    private var problems: [FileLocation: LibraryError] = [:]
    private var knownProblems: [FileLocation: LibraryError] = [:]
    private var postponed: [FileLocation: C.Instant] = [:]
    private var notifications: FolderNotifications?
    private var isStarted = false
    private var isReachable = true
    private var isIdle = false
    private var wasCutShort = false
    private var lastScan: (end: C.Instant, took: Duration)?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Photos in a folder named like a user belong to that user; all others, at any depth, to the owner.
    ///
    /// The users are requested before each scan; if that fails, nothing is handed over.
    public init(
        inbox: FileLocation,
        owner: UserID = .me,
        users: @escaping @Sendable () async throws -> Set<UserID>,
        timeouts: SettlingFiles<C.Instant>.Timeouts = .init(),
        intervals: Intervals = Intervals(),
        clock: C
    ) {
        (self.inbox, self.owner, self.users) = (inbox, owner, users)
        (self.intervals, self.clock) = (intervals, clock)
        settling = SettlingFiles(timeouts: timeouts)
    }

    public nonisolated func makeAsyncIterator() -> AsyncIterator { AsyncIterator(watcher: self) }

    public func giveBack(_ file: IncomingFile) { giveBack(file, after: .seconds(60)) }

    public func giveBack(_ file: IncomingFile, after delay: Duration) {
        postponed[file.location] = clock.now.advanced(by: delay)
    }

    private func nextEvent() async -> Arrival? {
        while !Task.isCancelled {
            if !events.isEmpty { return events.removeFirst() }
            await rest()
            guard !Task.isCancelled else { break }
            do {
                scan(try await users())
            } catch {
                lastScan = (clock.now, .zero)
                noteUnreachable(.system(path: inbox.path, detail: "its users cannot be asked for: \(error)"))
            }
        }
        notifications = nil
        return nil
    }

    // MARK: Waiting

    private func rest() async {
        guard let lastScan else { return }
        // A large inbox takes long to scan, so it is scanned less often, to leave most of the time for reading.
        let earliest = lastScan.end.advanced(by: Swift.max(intervals.pause, lastScan.took * 4))
        // More complete files remain than the last scan took.
        if wasCutShort { return }
        let usual = notifications == nil || !isReachable ? intervals.poll : intervals.rescan
        let latest = [settling.nextDue, postponed.values.min(), lastScan.end.advanced(by: usual)].compactMap(\.self)
            .min()
        if let latest, latest > earliest { await sleep(until: latest, orKnock: wakeUp) }
        if clock.now < earliest { await sleep(until: earliest) }
    }

    private nonisolated func sleep(until deadline: C.Instant, orKnock wakeUp: WakeUp) async {
        await withTaskGroup { group in
            group.addTask { await wakeUp.wait() }
            group.addTask { await self.sleep(until: deadline) }
            await group.next()
            group.cancelAll()
        }
    }

    private nonisolated func sleep(until deadline: C.Instant) async {
        // Ends early only if the task is cancelled, which callers check.
        try? await clock.sleep(until: deadline, tolerance: nil)
    }

    // MARK: Scanning

    private func scan(_ users: Set<UserID>) {
        let start = clock.now
        if intervals.usesNotifications, notifications == nil {
            notifications = FolderNotifications { [wakeUp] in wakeUp.knock() }
        }
        settling.beginScan()
        files = []
        problems = [:]
        do {
            let isComplete = try walk(of: users, at: start)
            if isComplete {
                settling.endScan()
                // Those that were due and are not there any more.
                postponed = postponed.filter { $0.value > start }
            }
            wasCutShort = !isComplete
            noteReachable()
        } catch {
            wasCutShort = false
            noteUnreachable(error)
        }
        let new = problems.filter { knownProblems[$0.key] != $0.value }
        events += new.sorted { $0.key < $1.key }.map { .problem($0.value) }
        knownProblems = wasCutShort ? knownProblems.merging(problems) { $1 } : problems
        events += files.sorted { $0.location < $1.location }.map(Arrival.file)
        noteIdle()
        let end = clock.now
        lastScan = (end, start.duration(to: end))
    }

    private func walk(of users: Set<UserID>, at now: C.Instant) throws(LibraryError) -> Bool {
        let scan = InboxScan(
            inbox: inbox,
            owner: owner,
            users: users,
            enter: { folder in
                // At the limit of watches, regular scans replace notifications.
                if self.notifications?.watch(folder) == false { self.notifications = nil }
            },
            visit: { sighting in
                if self.isDue(sighting, at: now) {
                    self.files.append(
                        IncomingFile(location: sighting.location, user: sighting.user, isConsumed: true)
                    )
                }
                return self.files.count < Self.maximumBatch ? .goOn : .stop
            },
            report: { self.problems[$0] = $1 }
        )
        return try scan.run()
    }

    private func isDue(_ sighting: InboxScan.Sighting, at now: C.Instant) -> Bool {
        if !postponed.isEmpty, let due = postponed[sighting.location] {
            guard due <= now else { return false }
            postponed[sighting.location] = nil
            settling.giveBack(sighting.version.identity)
        }
        return settling.take(sighting.version, in: sighting.location.hashValue, at: now) {
            sighting.folder.ends(of: sighting.name, length: FormatEnd.length).map(FormatEnd.init) ?? .unknowable
        }
    }

    private func noteReachable() {
        if !isReachable { events.append(.reachable) }
        if !isStarted { events.append(.watching) }
        isStarted = true
        isReachable = true
    }

    private func noteIdle() {
        let wasIdle = isIdle
        isIdle = isReachable && !wasCutShort && settling.nextDue == nil
        if isIdle, !wasIdle || !files.isEmpty { events.append(.idle) }
    }

    private func noteUnreachable(_ problem: LibraryError) {
        if isReachable { events.append(.unreachable(problem)) }
        isReachable = false
    }
}

extension FileLocation {
    static func < (a: FileLocation, b: FileLocation) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
