public import ReceiptDomain

extension ReceiptLibrary {
    /// Verifies hash chain, image bytes, records against folders, access rights and leftovers.
    ///
    /// Writes nothing unless it repairs, and may run beside writing processes: their unfinished work is no finding. A repair does
    /// only what cannot lose data, and each finding states what was done.
    public func verify(repairing: Bool = false) throws -> VerifyReport {
        var report = VerifyReport()
        report.findings = try store.inspectFolders()
        for user in try store.users() {
            let ledger = try ledgerToVerify(of: user)
            try ledger.refresh()
            report += try ledger.files.inspect(ledger, kinds: kinds)
            report.users += 1
        }
        if repairing { try repair(&report) }
        return report
    }

    private func repair(_ report: inout VerifyReport) throws {
        try acceptDamage()
        for user in try store.users() { try files(of: user).stored.removeUnneeded() }
        let recovery = try recover()
        for (index, finding) in report.findings.enumerated() {
            report.findings[index].repair =
                if case .damagedLine = finding.kind { .accepted } else { try store.repair(finding, recovery) }
        }
    }

    /// Copies every damaged line aside and records the damage as accepted.
    private func acceptDamage() throws {
        for user in try store.users() {
            let ledger = try ledger(of: user)
            try ledger.locked { try ledger.acceptDamage() }
        }
    }
}
