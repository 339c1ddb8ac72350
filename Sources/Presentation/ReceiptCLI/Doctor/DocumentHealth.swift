import ReceiptApp
import ReceiptDocuments

/// Looks at the programs that open documents, and at what confines them.
struct DocumentHealth {
    func checks() -> [HealthCheck] {
        let programs = DocumentTools.programs
        let there = programs.filter(\.isThere).map(\.program)
        var checks = there.isEmpty ? [] : [HealthCheck.documentTools(there)]
        checks += programs.filter { !$0.isThere }.map {
            .documentToolMissing(program: $0.program, package: $0.package)
        }
        let confinement = DocumentTools.confinement
        return checks + [
            .confinement(closesFiles: confinement.closesFiles, filtersCalls: confinement.filtersCalls)
        ]
    }
}
