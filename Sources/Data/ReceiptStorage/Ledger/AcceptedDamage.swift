import Foundation
import ReceiptDomain

/// Damaged ledger lines that the user has accepted.
///
/// The ledger itself stays unchanged, so that a later repair can still use the damaged bytes.
struct AcceptedDamage: Hashable {
    private struct Line: Codable {
        var v = 1
        var at: String
        /// The line number at that time.
        var line: Int
        /// Hash of the line as it stands in the ledger.
        var sha256: String
        var kind: String
    }

    private var known: Set<String> = []

    /// Entries that cannot be decoded are ignored.
    init(in store: any LineStore) throws {
        let decoder = JSONDecoder()
        for text in try store.acceptedDamage.split(separator: LedgerFormat.newline) {
            guard let line = try? decoder.decode(Line.self, from: Data(text)) else { continue }
            known.insert(line.kind + line.sha256)
        }
    }

    func contains(_ damage: LedgerIndex.Damage) -> Bool { known.contains(damage.code + damage.hash.text) }

    /// Appends the damages to those accepted before; needs the ledger's lock.
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
