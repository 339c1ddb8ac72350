import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptHooks
import ReceiptStorage
import ReceiptWording

/// Tells hooks of what happens in a library for as long as a `watch` or `serve` runs.
///
/// These two run all the time, so they do it, and no command that a person waits for: whatever wrote a line, they find it in the
/// ledger. Without them `receiptmind hooks run` tells all that waits.
struct HookDelivery: Sendable {
    let library: ReceiptLibrary
    let session: Session
    let hooks: [Hook]
    private let deliver: DeliverHooks
    private let progress: HookProgressFiles

    /// How often a ledger is looked at; a look is a `stat` where nothing was written.
    private static let pause = Duration.seconds(1)

    /// `showsAll` tells of what went well, too, and lets programs write.
    ///
    /// - Throws: ``HookProblem`` for a file that is not used.
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
            Array(try JSONLine.encode(HookEventForm(event, library: root.path)).utf8)
        } note: { event, hook, outcome in
            guard showsAll || outcome != .done else { return }
            session.message(session.wording.notice(HookNotice.told(event, hook, outcome)))
        }
    }

    /// Tells all that waits.
    ///
    /// - Returns: how many events; `nil` where another process is at it for some user.
    func deliverAll() async throws -> Int? {
        guard !hooks.isEmpty else { return 0 }
        var told: Int? = 0
        let isKnown = progress.hasBegun
        for user in try await library.users() {
            let count = try await deliver(user.id, isNew: isKnown, today: .today())
            told = count.flatMap { count in told.map { $0 + count } }
        }
        // Last, so that after a crash the same users are no news.
        if !isKnown, told != nil { try progress.begin() }
        return told
    }

    /// Tells of what happens until its task is cancelled; what cannot be told does not stop it, and is said once.
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
                if problem != said { session.message("receiptmind: " + session.wording.unexpected(problem)) }
                said = problem
            }
            do { try await Task.sleep(for: Self.pause) } catch { return }
        }
    }

    /// The same in a task of its own, where there are hooks; a file that is not used is told of, and stops nothing.
    static func start(library: ReceiptLibrary, root: FileLocation, session: Session) -> Task<Void, Never> {
        Task {
            do {
                await (try HookDelivery(library: library, root: root, session: session)).run()
            } catch let problem as HookProblem {
                session.message("receiptmind: " + problem.sentence(session.wording))
            } catch {
                session.message("receiptmind: " + session.wording.unexpected("\(error)"))
            }
        }
    }
}
