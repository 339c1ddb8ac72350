/// How often something may be tried in a minute, by anybody.
actor Attempts {
    private let most: Int
    private let now: @Sendable () -> ContinuousClock.Instant
    private var times: [ContinuousClock.Instant] = []

    init(most: Int, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        (self.most, self.now) = (most, now)
    }

    /// `false` where there were too many.
    func take() -> Bool {
        let now = now()
        times.removeAll { now - $0 > .seconds(60) }
        guard times.count < most else { return false }
        times.append(now)
        return true
    }
}

/// How much a device may have under way at once.
actor Slots {
    private let most: Int
    private var taken: [String: Int] = [:]

    init(most: Int) { self.most = most }

    func take(_ device: String) -> Bool {
        guard taken[device, default: 0] < most else { return false }
        taken[device, default: 0] += 1
        return true
    }

    func giveBack(_ device: String) {
        taken[device, default: 1] -= 1
        if taken[device] == 0 { taken[device] = nil }
    }
}
