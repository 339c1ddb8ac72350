import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// Performs the actions of a review durably, before the conversation continues.
public struct ReviewActions: Sendable {
    /// Opens a picture for the person; `false` where no viewer is available.
    public typealias ImageOpener = @Sendable (FileLocation) throws -> Bool

    private let ledger: ReviewLedger
    private let joining: JoinDrafts?
    private let openImage: ImageOpener

    public init(
        library: any LedgerTransactions,
        user: UserID,
        joining: JoinDrafts? = nil,
        openImage: @escaping ImageOpener = { _ in false }
    ) {
        ledger = ReviewLedger(library: library, user: user)
        self.joining = joining
        self.openImage = openImage
    }

    public func perform(_ action: ReviewAction) async -> ReviewOutcome {
        do {
            switch action {
            case .confirm(let before, let after):
                return .done(try await ledger.answer(RecordChange(before: before, after: after)))
            case .discard(let record): return .done(try await ledger.answer(RecordEdit(record).discarding))
            case .undo(let answer):
                let (records, rules) = try await ledger.undo(answer)
                return .applied(records, rules)
            case .change(let changes): return .applied(try await ledger.change(changes), nil)
            case .undoChange(let changes, let step):
                return .applied(try await ledger.change(changes, undoing: step), nil)
            case .follow(let rule, let changes):
                let (records, rules, replaced) = try await ledger.follow(rule, changes)
                return .followed(records, rules, replaced: replaced)
            case .openImage(let record): return try await open(record)
            case .join(let proposal): return try await join(proposal)
            case .setCard(let offer, let isListed):
                try await ledger.setCard(offer, isListed: isListed)
                return .applied([], nil)
            }
        } catch LibraryError.stale(_, let current) {
            return .stale(current: current)
        } catch let problem as BookProblem {
            return .failed(.book(problem))
        } catch let problem as LibraryError {
            return .failed(.library(problem))
        } catch {
            return .failed(.unexpected("\(error)"))
        }
    }

    private func join(_ proposal: MergeProposal) async throws -> ReviewOutcome {
        guard let changes = try await joining?(proposal), let record = changes.first?.after else {
            return .applied([], nil)
        }
        return .joined(try await ReviewDrafts(library: ledger.library).item(record), changes)
    }

    private func open(_ record: Record) async throws -> ReviewOutcome {
        guard let place = try await ledger.picture(of: record) else { return .done(record) }
        return try openImage(place) ? .done(record) : .failed(.noViewer(picture: place.path))
    }
}
