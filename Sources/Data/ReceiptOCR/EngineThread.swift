import CTesseract
import Foundation
import Synchronization

/// One operating system thread that runs an actor's jobs in order.
///
/// Recognition takes seconds of pure computing; on the shared pool it would starve everything else. An engine also has
/// to stay on one thread, because OpenMP is switched off per thread.
final class EngineThread: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let isStopped = Atomic<Bool>(false)
    private let wakeUp = DispatchSemaphore(value: 0)

    init(name: String) {
        let thread = Thread { [self] in
            disableOpenMP()
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

/// Gives every parallel region that this thread starts a team of one.
///
/// Tesseract's teams of OpenMP threads make a page 8 times slower on two cores; a variable set at run time comes too
/// late for libgomp, and the setting holds for the calling thread only.
private func disableOpenMP() {
    typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void
    guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return }
    unsafeBitCast(symbol, to: SetMaxActiveLevels.self)(0)
}
