import Synchronization

/// Limits how many operations each device may have in progress.
final class Slots: Sendable {
    private let most: Int
    private let taken = Mutex<[String: Int]>([:])

    init(most: Int) { self.most = most }

    /// Takes one of the device's slots; `false` if none is free.
    func take(_ device: String) -> Bool {
        taken.withLock { taken in
            guard taken[device, default: 0] < most else { return false }
            taken[device, default: 0] += 1
            return true
        }
    }

    func giveBack(_ device: String) {
        taken.withLock { taken in
            taken[device, default: 1] -= 1
            if taken[device] == 0 { taken[device] = nil }
        }
    }
}
