import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// Damage in a ledger that its user knows of: `ledger.accepted.jsonl`, a line each.
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

    private static func path(of ledger: FilePath) -> FilePath {
        ledger.removingLastComponent().appending("ledger.accepted.jsonl")
    }

    /// Lines that cannot be understood accept nothing.
    init(of ledger: FilePath) throws {
        do {
            let bytes = try DurableFile.read(Self.path(of: ledger), limit: FileLimit.ownFile)
            let decoder = JSONDecoder()
            for text in bytes.split(separator: LedgerFormat.newline) {
                guard let line = try? decoder.decode(Line.self, from: Data(text)) else { continue }
                known.insert(line.kind + line.sha256)
            }
        } catch LibraryError.vanished {
            return
        }
    }

    func contains(_ damage: LedgerIndex.Damage) -> Bool { known.contains(damage.code + damage.hash.text) }

    /// Adds the damages to the file; needs the ledger's lock.
    static func add(_ damages: [LedgerIndex.Damage], of ledger: FilePath, at: Timestamp) throws {
        let path = path(of: ledger)
        var bytes: [UInt8] = []
        do { bytes = try DurableFile.read(path, limit: FileLimit.ownFile) } catch LibraryError.vanished {}
        for damage in damages {
            let line = Line(at: at.text, line: damage.number, sha256: damage.hash.text, kind: damage.code)
            bytes += try LedgerFormat.encoder().encode(line) + [LedgerFormat.newline]
        }
        try DurableFile.replace(path, bytes)
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
