import Dispatch

/// Runs an actor's jobs one after another on a queue of its own, so that waiting for the disk never holds up the threads
/// that all Swift tasks share.
public final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    public init(label: String) {
        queue = DispatchQueue(label: label)
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
