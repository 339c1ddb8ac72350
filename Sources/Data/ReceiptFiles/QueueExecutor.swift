import Dispatch

/// Runs an actor's jobs on a dispatch queue of its own.
///
/// So blocking calls, such as those for the disk, do not hold up the threads that all Swift tasks share.
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
