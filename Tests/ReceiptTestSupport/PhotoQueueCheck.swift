public import ReceiptDomain

/// The contract of every queue, whatever stores its photos.
public enum PhotoQueueCheck: String, CaseIterable, Sendable {
    case handsOutWhatWasPut, takesTheSameBytesOnce, lendsToOneAtATime, takesBackFromWhoIsSilent,
        takesBackFromWhoIsGone, believesOnlyTheNewestToken
    case keepsWhatIsWorkedOn, parksWhatKillsWorkers, parksWhatCannotBeDone, givesBackUntried, letsNobodyWaitBehindMany
    case isFairToAThousand, tellsWhatWaits

    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    /// A queue that begins empty, as its machines see it.
    public struct Subject: Sendable {
        public var open: @Sendable (_ worker: String) async throws -> any PhotoQueue
        /// Makes a user whose photos may wait.
        public var addUser: @Sendable (UserID) async throws -> Void
        /// A photo of theirs whose bytes are safe.
        public var photo: @Sendable (_ number: Int, _ user: UserID) async throws -> WaitingPhoto
        /// Lets all loans come to their end.
        public var lapse: @Sendable () async throws -> Void

        public init(
            open: @escaping @Sendable (_ worker: String) async throws -> any PhotoQueue,
            addUser: @escaping @Sendable (UserID) async throws -> Void,
            photo: @escaping @Sendable (_ number: Int, _ user: UserID) async throws -> WaitingPhoto,
            lapse: @escaping @Sendable () async throws -> Void
        ) {
            (self.open, self.addUser, self.photo, self.lapse) = (open, addUser, photo, lapse)
        }
    }

    public func run(_ subject: Subject) async throws {
        let check = QueueTrial(
            subject: subject,
            first: try await subject.open("first"),
            second: try await subject.open("second")
        )
        switch self {
        case .handsOutWhatWasPut: try await check.handsOutWhatWasPut()
        case .takesTheSameBytesOnce: try await check.takesTheSameBytesOnce()
        case .lendsToOneAtATime: try await check.lendsToOneAtATime()
        case .takesBackFromWhoIsSilent: try await check.takesBackFromWhoIsSilent()
        case .takesBackFromWhoIsGone: try await check.takesBackFromWhoIsGone()
        case .believesOnlyTheNewestToken: try await check.believesOnlyTheNewestToken()
        case .keepsWhatIsWorkedOn: try await check.keepsWhatIsWorkedOn()
        case .parksWhatKillsWorkers: try await check.parksWhatKillsWorkers()
        case .parksWhatCannotBeDone: try await check.parksWhatCannotBeDone()
        case .givesBackUntried: try await check.givesBackUntried()
        case .letsNobodyWaitBehindMany: try await check.letsNobodyWaitBehindMany()
        case .isFairToAThousand: try await check.isFairToAThousand()
        case .tellsWhatWaits: try await check.tellsWhatWaits()
        }
    }
}

/// A photo of a user, with bytes that depend on its number.
extension WaitingPhoto {
    public init(number: Int, of user: UserID) {
        let digits = String(number, radix: 16)
        self.init(
            id: RecordID(high: UInt64(number) << 16 | 0x7000, low: 1 << 63),
            user: user,
            sha256: String(repeating: "0", count: 64 - digits.count) + digits,
            bytes: number,
            name: FileLocation(bytes: Array("영수증 \(number)".utf8) + [0xFF]),
            day: number.isMultiple(of: 2) ? CalendarDay(iso: "2026-02-28") : nil,
            isAmongOthers: number.isMultiple(of: 3)
        )
    }
}

private struct QueueTrial: Sendable {
    let subject: PhotoQueueCheck.Subject
    let first: any PhotoQueue
    let second: any PhotoQueue

    private func expect(_ condition: Bool, _ text: String) throws {
        guard condition else { throw PhotoQueueCheck.Violation(description: text) }
    }

    private func user(_ name: String) async throws -> UserID {
        guard let user = UserID(name) else { throw PhotoQueueCheck.Violation(description: "\(name) is no name") }
        try await subject.addUser(user)
        return user
    }

    private func make(_ number: Int, _ user: UserID) async throws -> WaitingPhoto {
        try await subject.photo(number, user)
    }

    private func take(_ queue: any PhotoQueue) async throws -> PhotoLease {
        guard let photo = try await queue.take() else { throw PhotoQueueCheck.Violation(description: "nothing waits") }
        return photo
    }

    private func expectEmpty(_ queue: any PhotoQueue) async throws {
        let photo = try await queue.take()
        let state = try await queue.state()
        try expect(photo == nil && state.waiting == 0, "something waits: \(state)")
    }

    // MARK: The checks

    func handsOutWhatWasPut() async throws {
        let user = try await user("a")
        try await expectEmpty(first)
        let photos = [try await make(1, user), try await make(2, user), try await make(3, user)]
        for photo in photos { try expect(try await first.put(photo), "it is new") }
        for photo in photos {
            let taken = try await take(second)
            try expect(taken.photo == photo && taken.tries == 1, "\(taken) is not what was put")
            try expect(try await second.finish(taken), "it is ours")
        }
        try await expectEmpty(second)
        try expect(try await second.sweep() == 0, "and nothing comes back")
    }

    func takesTheSameBytesOnce() async throws {
        let (user, other) = (try await user("a"), try await user("b"))
        try expect(try await first.put(make(1, user)), "it is new")
        var again = try await make(1, user)
        again.id = RecordID(high: 5, low: 5)
        try expect(try await second.put(again) == false, "the same bytes wait")
        var others = try await make(1, other)
        others.id = RecordID(high: 6, low: 6)
        try expect(try await second.put(others), "another's bytes are another's")
        _ = try await take(first)
        try expect(try await second.put(again) == false, "the same bytes are being read")
    }

    func lendsToOneAtATime() async throws {
        let user = try await user("a")
        for number in 1...40 { try await first.put(make(number, user)) }
        let taken = try await withThrowingTaskGroup(of: [RecordID].self) { group in
            for machine in 0..<4 {
                let queue = try await subject.open("machine \(machine)")
                group.addTask {
                    var mine: [RecordID] = []
                    while let photo = try await queue.take() { mine.append(photo.photo.id) }
                    return mine
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        try expect(
            taken.count == 40 && Set(taken).count == 40,
            "\(taken.count) were lent, \(Set(taken).count) different ones"
        )
    }

    func takesBackFromWhoIsSilent() async throws {
        try await first.put(make(1, try await user("a")))
        _ = try await take(first)
        try expect(try await second.sweep() == 0, "its time is not over")
        try await expectEmpty(second)
        try await subject.lapse()
        try expect(try await second.sweep() == 1, "its time is over")
        try expect(try await take(second).tries == 2, "it was tried before")
    }

    /// Nobody waits for a loan to end of which it is known that nobody works on it any more.
    func takesBackFromWhoIsGone() async throws {
        let user = try await user("a")
        for number in 1...3 { try await first.put(make(number, user)) }
        let (lost, kept, other) = (try await take(first), try await take(second), try await take(first))
        _ = try await first.keep([lost, other], throughput: WorkThroughput())
        let third = try await subject.open("third")
        try expect(try await third.takeBack(from: ["nobody"]) == 0, "nobody has nothing")
        try expect(try await third.takeBack(from: ["first", "nobody"]) == 2, "the first had two")
        try expect(try await first.finish(lost) == false, "the loan is over")
        try expect(try await third.state().workers.map(\.name).contains("first") == false, "it is gone")
        let again = try await [take(third), take(third)]
        try expect(Set(again.map(\.photo)) == [lost.photo, other.photo], "another has them")
        try expect(again.map(\.tries) == [2, 2], "they were tried before")
        try expect(try await second.finish(kept), "whoever lives keeps what they have")
    }

    func believesOnlyTheNewestToken() async throws {
        try await first.put(make(1, try await user("a")))
        let old = try await take(first)
        try await subject.lapse()
        try await second.sweep()
        try expect(try await first.finish(old) == false, "it is lent to nobody")
        let new = try await take(second)
        try expect(new.token != old.token, "a new loan has a new token")
        try expect(try await first.finish(old) == false, "another has it")
        try expect(
            try await [first.giveBack(old), first.retryLater(old, because: "x")] == [false, false],
            "another has it"
        )
        try expect(try await first.keep([old], throughput: WorkThroughput()).isEmpty, "another has it")
        try expect(try await second.finish(new), "it is the newest")
        try expect(try await second.finish(new) == false, "it is gone")
    }

    func keepsWhatIsWorkedOn() async throws {
        let user = try await user("a")
        for number in 1...2 { try await first.put(make(number, user)) }
        let (kept, forgotten) = (try await take(first), try await take(first))
        try await subject.lapse()
        try expect(try await first.keep([kept], throughput: WorkThroughput()) == [kept.token], "it is ours still")
        try expect(try await second.sweep() == 1, "only what nobody spoke of comes back")
        try expect(try await take(second).photo == forgotten.photo, "only what nobody spoke of comes back")
        try expect(try await first.finish(kept), "it is ours still")
    }

    func parksWhatKillsWorkers() async throws {
        let user = try await user("a")
        try await first.put(make(1, user))
        for number in 1...QueueLimits.tries {
            try expect(try await take(first).tries == number, "each loan counts")
            try await subject.lapse()
            try await second.sweep()
        }
        try expect(try await second.take() == nil, "it is tried no more")
        let parked = try await second.parked(of: user)
        try expect(parked.map(\.reason) == [DeadLetter.workerLost], "\(parked) is not what was parked")
        try expect(try await parked.map(\.photo) == [make(1, user)], "\(parked) is not what was parked")
        try expect(try await first.retry(of: user) == 1, "it waits again")
        try expect(try await first.parked(of: user).isEmpty, "it waits again")
        try expect(try await take(first).tries == 1, "what was retried begins anew")
    }

    func parksWhatCannotBeDone() async throws {
        let user = try await user("a")
        for number in 1...2 { try await first.put(make(number, user)) }
        var order: [Int] = []
        while let photo = try await first.take() {
            order.append(photo.photo.bytes)
            if photo.photo.bytes == 1 {
                try expect(try await first.retryLater(photo, because: "wrong hash"), "it is ours")
            } else {
                try await first.finish(photo)
            }
        }
        try expect(order == [1, 2] + [Int](repeating: 1, count: QueueLimits.tries - 1), "\(order): others come first")
        try expect(try await first.parked(of: user).map(\.reason) == ["wrong hash"], "its reason is known")
        try expect(try await first.state().parked == 1, "one is parked")
    }

    func givesBackUntried() async throws {
        try await first.put(make(1, try await user("a")))
        for _ in 0...QueueLimits.tries {
            let photo = try await take(first)
            try expect(photo.tries == 1, "nobody tried it")
            try expect(try await first.giveBack(photo), "it is ours")
        }
        try expect(try await second.take() != nil, "it waits for another")
    }

    /// B and C come behind 300 photos of A's, and take turns with A at once.
    func letsNobodyWaitBehindMany() async throws {
        let (a, b, c) = (try await user("a"), try await user("b"), try await user("c"))
        for number in 1...300 { try await first.put(make(number, a)) }
        for _ in 1...20 { try await first.finish(take(first)) }
        for number in 301...305 {
            try await second.put(make(number, b))
            try await second.put(make(number + 10, c))
        }
        var order = ""
        for _ in 0..<15 {
            let photo = try await take(first)
            order += photo.photo.user.rawValue
            try await first.finish(photo)
        }
        // B and C have the turn behind the lowest that waits, so A is before them once more.
        let ours = order.filter { $0 != "a" }
        try expect(ours == "bcbcbcbcb" || ours == "bcbcbcbcbc", "\(order): B and C have to alternate")
        try expect(order.split(separator: "a").allSatisfy { $0.count <= 2 }, "\(order): A has a turn, too")
    }

    /// 1,000 accounts with 3 photos each, put one account behind the other; one of them has 300 more.
    func isFairToAThousand() async throws {
        var number = 0
        for account in 0..<1000 {
            let user = try await user("u\(account)")
            for _ in 0..<(account == 0 ? 303 : 3) {
                number += 1
                try await first.put(make(number, user))
            }
        }
        var waits: [UserID: [Int]] = [:]
        var place = 0
        while let photo = try await first.take() {
            place += 1
            waits[photo.photo.user, default: []].append(place)
            try await first.finish(photo)
        }
        let means = waits.values.map { Double($0.prefix(3).reduce(0, +)) / 3 }
        let mean = means.reduce(0, +) / Double(means.count)
        try expect(place == 3300 && means.count == 1000, "\(place) photos of \(means.count) accounts")
        try expect((means.max() ?? 0) <= 2 * mean, "one waits for \(means.max() ?? 0), all for \(mean)")
    }

    func tellsWhatWaits() async throws {
        let user = try await user("a")
        try expect(try await first.state().longestWait == nil, "nothing waits")
        for number in 1...3 { try await first.put(make(number, user)) }
        let photo = try await take(first)
        _ = try await first.keep([photo], throughput: WorkThroughput(photos: 2, busy: .seconds(3)))
        _ = try await second.keep([], throughput: WorkThroughput(photos: 1, busy: .seconds(6)))
        let state = try await second.state()
        try expect(state.waiting == 2 && state.inHand == 1 && state.parked == 0, "\(state)")
        try expect(state.longestWait != nil, "\(state)")
        try expect(
            state.workers.map(\.name) == ["first", "second"] && state.workers.map(\.inHand) == [1, 0],
            "\(state)"
        )
        try expect(state.throughput == WorkThroughput(photos: 3, busy: .seconds(9)), "\(state)")
    }
}
