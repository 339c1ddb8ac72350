import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptHooks
import ReceiptStorage
import ReceiptWording

/// Delivers a library's events to hooks while a `watch` or `serve` runs.
///
/// These long-running commands deliver for all others, so that no command waits for a hook: they find every event in the ledger.
/// Without them `receiptmind hooks run` delivers what is waiting.
struct HookDelivery: Sendable {
    let library: ReceiptLibrary
    let session: Session
    let hooks: [Hook]
    private let deliver: DeliverHooks
    private let progress: HookProgressFiles

    /// The interval of looking at ledgers; without changes it costs one `stat`.
    private static let pause = Duration.seconds(1)

    /// `showsAll` also reports successes, and shows the programs' output.
    ///
    /// - Throws: ``HookProblem`` for an invalid hooks file.
    init(library: ReceiptLibrary, root: FileLocation, session: Session, showsAll: Bool = false) throws {
        self.library = library
        self.session = session
        hooks = try HookFile(environment: session.environment).hooks()
        progress = HookProgressFiles(library: root, environment: session.environment)
        deliver = DeliverHooks(
            library: library,
            hooks: hooks,
            runner: HookProcess(showsOutput: showsAll),
            store: progress
        ) { event in
            Array(try JSONLine.encode(JSONForm.event(event, library: root.path)).utf8)
        } note: { event, hook, outcome in
            guard showsAll || outcome != .done else { return }
            session.message(session.wording.notice(HookNotice.told(event, hook, outcome)))
        }
    }

    /// Delivers all waiting events.
    ///
    /// - Returns: Their number; `nil` where another process is delivering for a user.
    func deliverAll() async throws -> Int? {
        guard !hooks.isEmpty else { return 0 }
        var told: Int? = 0
        let isKnown = progress.hasBegun
        for user in try await library.users() {
            let count = try await deliver(user.id, isNew: isKnown, today: .today())
            told = count.flatMap { count in told.map { $0 + count } }
        }
        // Written last, so that after a crash the same users do not count as new.
        if !isKnown, told != nil { try progress.begin() }
        return told
    }

    /// Delivers events until its task is cancelled; a failure does not stop it, and is reported once.
    func run() async {
        guard !hooks.isEmpty else { return }
        var said: String?
        while !Task.isCancelled {
            do {
                _ = try await deliverAll()
                said = nil
            } catch is CancellationError {
                return
            } catch {
                let problem = "\(error)"
                if problem != said { session.explain(error) }
                said = problem
            }
            do { try await Task.sleep(for: Self.pause) } catch { return }
        }
    }

    /// Runs the delivery in a task; an invalid hooks file is reported and stops nothing.
    static func start(library: ReceiptLibrary, root: FileLocation, session: Session) -> Task<Void, Never> {
        Task {
            do {
                await (try HookDelivery(library: library, root: root, session: session)).run()
            } catch {
                session.explain(error)
            }
        }
    }
}
