import ReceiptApp
import ReceiptDomain

extension EnglishWording {
    func finding(_ check: HealthCheck) -> String {
        switch check {
        case .engine(let version): "text recognition works (\(version))"
        case .engineUnusable(let detail): "text recognition does not work: \(detail)"
        case .arithmetic(let arithmetic): finding(arithmetic)
        case .readerMissing(let path): "\(path), which opens photos and documents, is missing"
        case .scripts(let scripts): "receipts are read in \(scripts.map(name).joined(separator: ", "))"
        case .languageMissing(let code, _): "language data for \"\(code)\" is missing"
        case .secondEngine(true): "where a receipt is in doubt, PP-OCR reads it as well"
        case .secondEngine(false): "PP-OCR is missing: receipts in doubt are read less well"
        case .documentTools(let names): "documents are opened by \(names.joined(separator: ", "))"
        case .documentToolMissing(let program, _): "\(program) is missing; without it some documents are not read"
        case .confinement(let confinement): finding(confinement)
        case .library(let path): "the library is at \(path)"
        case .libraryMissing(let path): "there is no library at \(path) yet"
        case .notWritable(let path, let detail): "\(path) cannot be written: \(detail)"
        case .tooOpen(let path, let mode): "\(path) can be read by others on this machine (mode \(mode))"
        case .inbox(let path, 0): "the inbox \(path) works, nothing is waiting"
        case .inbox(let path, 1): "the inbox \(path) works, 1 file is waiting"
        case .inbox(let path, let waiting): "the inbox \(path) works, \(waiting) files are waiting"
        case .inboxUnreachable(let path, let detail): "the inbox \(path) cannot be reached: \(detail)"
        case .needsPolling(let path): "\(path) is on a network share, where changes are not reported"
        case .space(let path, let free): "\(Quantities.bytes(free)) are free at \(path)"
        case .lowSpace(let path, let free): "only \(Quantities.bytes(free)) are free at \(path)"
        case .ledger(let user, 1): "the ledger of \(user) is intact, 1 record"
        case .ledger(let user, let records): "the ledger of \(user) is intact, \(Quantities.count(records)) records"
        case .ledgerDamaged(let damage): self.damage(damage)
        case .failedFiles(1, let folder): "1 file could not be read and is in \(folder)"
        case .failedFiles(let count, let folder): "\(count) files could not be read and are in \(folder)"
        case .pictures(let address): "pictures go to \(address.escapingControls), which answers"
        case .picturesUnusable(let problem): error(problem)
        case .hooks(let path, 1): "1 hook in \(path), run by 'watch' and 'serve'"
        case .hooks(let path, let count): "\(count) hooks in \(path), run by 'watch' and 'serve'"
        case .hooksUnusable(let detail): detail
        }
    }

    private func name(_ script: RecognitionModel.Script) -> String {
        switch script {
        case .latin: "Latin letters (English, German and others)"
        case .korean: "Korean"
        case .japanese: "Japanese"
        }
    }

    private func finding(_ arithmetic: NetworkArithmetic) -> String {
        let slow = "reading takes twice as long, with Tesseract's own arithmetic: the fast one"
        return switch arithmetic {
        case .vnni:
            "the fast arithmetic is in use (AVX2, VNNI): tested on one line, it gave the same result as Tesseract's own"
        case .avx2:
            "the fast arithmetic is in use (AVX2): tested on one line, it gave the same result as Tesseract's own"
        case .otherProcessor: "\(slow) needs a processor with AVX2"
        case .otherVersion: "\(slow) has not been tested with this version of Tesseract"
        case .otherBuild: "\(slow) does not fit the way this Tesseract was built"
        case .otherResults: "\(slow) read a line differently"
        case .leftOut: "\(slow) was left out when this program was built"
        }
    }

    func remedy(_ check: HealthCheck) -> String? {
        switch check {
        case _ where check.severity == .good: nil
        case .engine, .scripts, .documentTools, .library, .inbox, .space, .ledger, .pictures, .hooks: nil
        case .arithmetic: "results are the same; look for a newer receiptmind that knows this Tesseract"
        case .readerMissing: "install both programs into one folder, as Scripts/install and the package do"
        case .engineUnusable: "install it: sudo apt-get install tesseract-ocr"
        case .languageMissing(_, let package): "install it: sudo apt-get install \(package)"
        case .secondEngine: "install it: Scripts/setup; packages of receiptmind bring it along"
        case .documentToolMissing(_, let package): "install it: sudo apt-get install \(package)"
        case .confinement:
            "use a kernel with Landlock and seccomp, such as Debian's; until then open only files you trust"
        case .libraryMissing: "the first 'receiptmind import PATH' creates it"
        case .notWritable(let path, _): "make it yours: sudo chown -R \"$USER\" '\(path)'"
        case .tooOpen(let path, _): "make it private: chmod -R go= '\(path)'"
        case .inboxUnreachable(let path, _): "create it: mkdir -p '\(path)'"
        case .needsPolling: "watch it with 'receiptmind watch --poll 30'"
        case .lowSpace: "free some space, or move the library and name it with --library"
        case .ledgerDamaged: "see what can be repaired: receiptmind verify"
        case .failedFiles: "the .reason.json beside each says why; 'receiptmind retry' reads them again"
        case .picturesUnusable: "until this is fixed, no photos are taken in; none are lost"
        case .hooksUnusable: "until this is fixed, its programs are not run"
        }
    }

    func verdict(problems: Int, warnings: Int) -> String {
        switch (problems, warnings) {
        case (0, 0): "all is well"
        case (0, 1): "all works; 1 thing is worth a look"
        case (0, _): "all works; \(warnings) things are worth a look"
        case (1, _): "1 problem to fix"
        default: "\(problems) problems to fix"
        }
    }
}
