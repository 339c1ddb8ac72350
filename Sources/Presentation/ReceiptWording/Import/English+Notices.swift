import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func notice(_ notice: Notice) -> String {
        switch notice {
        case .drafted(let file, let records):
            records.map { "\(file.escapingControls)\($0.partMark): \(outline($0))" }.joined(separator: "\n")
        case .unpacked(let file, let counts):
            "\(file.escapingControls): "
                + [
                    (counts.drafts, "new"), (counts.known, "already imported"),
                    (counts.otherPictures, "not receipts"), (counts.otherFiles, "neither picture nor document"),
                ].filter { $0.0 > 0 || $0.1 == "new" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
                + (counts.rest.map { "; the file is kept at \($0.escapingControls)" } ?? "")
        case .noReceipt(let file): "\(file.escapingControls): no receipt was recognised, so nothing was kept"
        case .notRead(let names):
            "not read: " + names.prefix(3).map(\.escapingControls).joined(separator: ", ")
                + (names.count > 3 ? " and \(names.count - 3) more" : "") + "; the reason is above the table"
        case .seemNoReceipts(let count):
            (count == 1 ? "1 picture seems" : "\(Quantities.count(count)) pictures seem")
                + " to show no receipt; the review asks about \(count == 1 ? "it" : "them together")"
        case .queued(let file, true): "\(file.escapingControls): stored safely, waiting to be read"
        case .queued(let file, false): "\(file.escapingControls): already waiting to be read"
        case .duplicate(let file, let record):
            "\(file.escapingControls): already imported as \(record.id.short) (\(outline(record)))"
        case .failed(let file, let problem, let place?):
            "\(error(problem, file: file)); the file is kept at \(place.escapingControls)"
        case .failed(let file, let problem, nil):
            error(problem, file: file)
        case .refused(let file, let problem):
            "\(file.escapingControls) was not imported and stays where it is: \(error(problem))"
        case .wouldImport(let file, let user):
            "\(file.escapingControls): would be imported for \(user)"
        case .wouldSkip(let file, let record):
            "\(file.escapingControls): already imported as \(record.id.short), would be skipped"
        case .nothingToImport(let path):
            "\(path.escapingControls): no pictures or documents found; ReceiptMind reads JPEG, PNG, HEIC, AVIF, WebP, TIFF, GIF, BMP, PDF, mails (EML), e-invoices (XML, P7M) and ZIPs of them"
        case .libraryLeftOut(let path):
            "\(path.escapingControls) is left out, as it is the library itself; 'receiptmind watch' reads its inbox"
        case .watching(let folder, 0): "watching \(folder.escapingControls); stop with Ctrl-C"
        case .watching(let folder, let waiting):
            "watching \(folder.escapingControls), where \(files(waiting)) already waiting; stop with Ctrl-C"
        case .emptying(let folder, 0): "nothing is waiting in \(folder.escapingControls)"
        case .emptying(let folder, let waiting):
            "reading \(waiting == 1 ? "1 file" : "\(Quantities.count(waiting)) files") in \(folder.escapingControls); "
                + "waiting up to a minute for any that is not copied completely"
        case .polling(let folder, let seconds):
            "checking \(folder.escapingControls) every \(seconds == 1 ? "second" : "\(seconds) seconds"); stop with Ctrl-C"
        case .stopping(0): "stopping"
        case .stopping(let count): "stopping after \(count == 1 ? "the receipt" : "the \(count) receipts") in hand"
        case .recovered(let report): recovered(report)
        case .summary(let summary): self.summary(summary)
        }
    }

    func progress(_ progress: WorkProgress) -> String {
        var parts = ["\(Quantities.count(progress.done)) of \(Quantities.count(progress.total))"]
        if let rate = progress.rate.map(Quantities.tenths) { parts.append("\(rate) per second") }
        if let left = progress.secondsLeft { parts.append("\(Quantities.clock(seconds: left)) left") }
        if progress.failed > 0 { parts.append("\(progress.failed) failed") }
        return parts.joined(separator: " · ")
    }

    private func outline(_ record: Record) -> String {
        guard record.content != PictureContent.none else { return "seems to show no receipt" }
        let parts = [record.merchant?.escapingControls, record.date.map(\.description), record.amount?.formatted]
        let known = parts.compactMap(\.self)
        let missing = record.missingFields.filter { $0 != .currency }.map { field($0).lowercased() }
        return known.joined(separator: ", ") + (known.isEmpty || missing.isEmpty ? "" : ", ")
            + (missing.isEmpty ? "" : "no " + missing.joined(separator: ", no "))
    }

    private func files(_ count: Int) -> String { count == 1 ? "1 file is" : "\(Quantities.count(count)) files are" }

    private func recovered(_ report: RecoveryReport) -> String {
        var parts: [String] = []
        if report.undone > 0 {
            parts.append("\(report.undone) half-imported \(report.undone == 1 ? "file" : "files") undone")
        }
        if !report.completed.isEmpty {
            parts.append("\(report.completed.count) \(report.completed.count == 1 ? "record" : "records") completed")
        }
        parts += report.tornLedgers.map { "the torn end of \($0.escapingControls) set aside" }
        return parts.isEmpty ? "nothing to repair" : "repaired after an interruption: " + parts.joined(separator: ", ")
    }

    private func summary(_ summary: IntakeSummary) -> String {
        if summary.isDryRun {
            return "\(summary.read) would be imported, \(summary.duplicates) already there; nothing was changed"
        }
        var parts = ["\(Quantities.count(summary.read)) read"]
        if summary.queued > 0 { parts = ["\(Quantities.count(summary.queued)) wait to be read"] }
        parts.append("\(Quantities.count(summary.duplicates)) already there")
        parts.append("\(Quantities.count(summary.failed)) failed")
        return parts.joined(separator: ", ") + " in \(Quantities.tenths(Double(summary.milliseconds) / 1000)) s"
    }
}
