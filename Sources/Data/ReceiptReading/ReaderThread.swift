import Foundation
import Synchronization

/// One operating system thread that runs an actor's jobs in order.
///
/// Recognition takes seconds of pure computing; on the shared pool it would starve everything else. An engine also has
/// to stay on one thread, because what is set up for it (OpenMP is switched off) holds for the thread.
final class ReaderThread: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let isStopped = Atomic<Bool>(false)
    private let wakeUp = DispatchSemaphore(value: 0)

    init(name: String, setUp: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            setUp()
            run()
        }
        thread.name = name
        thread.stackSize = 8 << 20
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        wakeUp.signal()
    }

    /// Ends the thread once the jobs that wait are done.
    func stop() {
        isStopped.store(true, ordering: .releasing)
        wakeUp.signal()
    }

    private func run() {
        while true {
            wakeUp.wait()
            let next = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if let next {
                next.runSynchronously(on: asUnownedSerialExecutor())
            } else if isStopped.load(ordering: .acquiring) {
                return
            }
        }
    }
}
