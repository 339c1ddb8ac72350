import Foundation
import ReceiptDomain

/// Damage in a ledger that its user knows of, a line each.
///
/// The ledger itself stays as it is, so that nothing that could still be made out of the damaged bytes is lost.
struct AcceptedDamage: Hashable {
    private struct Line: Codable {
        var v = 1
        var at: String
        /// As it was counted then.
        var line: Int
        /// Of the line as it stands in the ledger.
        var sha256: String
        var kind: String
    }

    private var known: Set<String> = []

    /// Lines that cannot be understood accept nothing.
    init(in store: any LineStore) throws {
        let decoder = JSONDecoder()
        for text in try store.acceptedDamage.split(separator: LedgerFormat.newline) {
            guard let line = try? decoder.decode(Line.self, from: Data(text)) else { continue }
            known.insert(line.kind + line.sha256)
        }
    }

    func contains(_ damage: LedgerIndex.Damage) -> Bool { known.contains(damage.code + damage.hash.text) }

    /// Adds the damages to those before; needs the ledger's lock.
    static func add(_ damages: [LedgerIndex.Damage], to store: any LineStore, at: Timestamp) throws {
        var bytes = try store.acceptedDamage
        for damage in damages {
            let line = Line(at: at.text, line: damage.number, sha256: damage.hash.text, kind: damage.code)
            bytes += try LedgerFormat.encoder().encode(line) + [LedgerFormat.newline]
        }
        try store.setAcceptedDamage(bytes)
    }
}

extension LedgerIndex.Damage {
    fileprivate var code: String {
        switch kind {
        case .unreadable: "unreadable"
        case .altered: "altered"
        case .runTogether: "run-together"
        case .beginsLate: "begins-late"
        }
    }
}
