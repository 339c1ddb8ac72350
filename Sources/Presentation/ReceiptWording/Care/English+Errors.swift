import ReceiptDomain

extension EnglishWording {
    func error(_ error: ReadingError, file: String) -> String {
        let file = file.escapingControls
        return switch error {
        case .emptyFile: "\(file) is empty; copy it again"
        case .notAnImage where file.isNameOfStatement:
            "\(file) is not a picture of a receipt; a bank's statement is read by 'receiptmind bank import \(file)'"
        case .notAnImage:
            "\(file) is not a picture or document; ReceiptMind reads JPEG, PNG, HEIC, AVIF, WebP, TIFF, GIF, BMP, PDF, mails (EML), e-invoices (XML, P7M) and ZIPs of them"
        case .unsupportedFormat(let format):
            "\(file) is a \(format.rawValue.uppercased()) file, which is not read yet; save it as JPEG or PNG"
        case .archive: "\(file) is a ZIP archive; 'receiptmind import' reads the photos in it, scan reads them unpacked"
        case .truncated: "\(file) is cut off too early to be read; copy it again"
        case .damaged(let detail):
            "\(file) is damaged (\(detail.escapingControls)); copy it again or take another photo"
        case .overLimit(let detail): "\(file) is larger than is accepted (\(detail.escapingControls)); save it smaller"
        case .fileTooLarge(let bytes, let limit):
            "\(file) has \(Quantities.bytes(bytes)), at most \(Quantities.bytes(limit)) are accepted; save it smaller"
        case .locked:
            "\(file) needs a password; save a copy without one, for instance by printing it to a PDF"
        case .toolMissing(let program, let package):
            "\(file) was not read: \(program) is not installed; sudo apt-get install \(package)"
        case .libraryTooOld(let library, let version, let needed):
            """
            \(file) was not read: newer iPhones write photos that \(library) \(version) on this machine cannot open. Save the photo as JPEG, \
            or install \(library) \(needed) or newer: ReceiptMind's package brings it along, on Debian 12 bookworm-backports has it. \
            Settings > Camera > Formats > Most Compatible lets the iPhone take JPEG from now on
            """
        case .readerMissing(let path):
            "\(file) was not read: \(path.escapingControls), which opens photos and documents, is missing; install both programs into one folder"
        case .languageMissing(let language):
            "\(file) was not read: Tesseract has no data for \"\(language.escapingControls)\"; run 'receiptmind doctor'"
        case .engineFailed(let detail):
            "\(file) was not read: text recognition failed (\(detail.escapingControls)); run 'receiptmind doctor'"
        case .inaccessible(let detail):
            "\(file) cannot be read (\(detail.escapingControls)); check that it exists and that you may read it"
        }
    }

    func error(_ error: LibraryError) -> String {
        switch error {
        case .noLibrary(let path):
            """
            there is no library at \(path.escapingControls); check --library and RECEIPTMIND_LIBRARY, and whether its disk is mounted. \
            'receiptmind init' makes a new one
            """
        case .noSuchUser(let user): "there is no user \(user) in this library; 'receiptmind users' lists them"
        case .noSuchRecord(let id): "there is no record \(id.short); 'receiptmind list' shows them"
        case .ambiguousRecord(let text, 0):
            "no record has the id \"\(text.escapingControls)\"; 'receiptmind list' shows them, and 'receiptmind search' finds them by words"
        case .ambiguousRecord(let text, let matches):
            "\"\(text.escapingControls)\" fits \(matches) records; give more of its characters"
        case .staleEntity(let kind, let id):
            "\(entityName(kind).escapingControls) \(id.escapingControls) was changed meanwhile; check it before changing it again"
        case .stale(let id, _): "record \(id.short) was changed meanwhile; check it before changing it again"
        case .lastImage(let id):
            "record \(id.short) has only this image; 'receiptmind discard \(id.short)' sets the record aside"
        case .noSuchImage(let id, let number):
            "record \(id.short) has no image \(number); 'receiptmind show \(id.short)' numbers them"
        case .purged(let id):
            "the images of record \(id.short) were removed for good, so it stays discarded; to have it back, import its photo again"
        case .checked(let id):
            "record \(id.short) was checked against a statement; to change it anyway: 'receiptmind edit \(id.short) … --unlock'"
        case .incomplete(let id, let field):
            "record \(id.short) cannot be confirmed without its \(field.escapingControls); enter it first"
        case .damagedLedger(let path, let line, let detail):
            "line \(line) of \(path.escapingControls) is damaged (\(detail.escapingControls)); "
                + "fix that line, or restore a backup"
        case .newerFormat(let path, let version):
            "\(path.escapingControls) was written by a newer ReceiptMind (format \(version)); update this one"
        case .locked(let path):
            "another ReceiptMind is writing to \(path.escapingControls); wait for it, or stop it, and try again"
        case .notPermitted(let path):
            "you may not read or write \(path.escapingControls); check its owner and permissions"
        case .noSpace(let path): "the disk of \(path.escapingControls) is full; free some space and try again"
        case .unsafeFile(let path, let kind):
            "\(path.escapingControls) is not a regular file (\(kind.escapingControls)); copy the picture itself"
        case .changedWhileCopying(let path):
            "\(path.escapingControls) changed while it was being copied; try again when it is complete"
        case .vanished(let path):
            "\(path.escapingControls): there is no such file or folder; check the name, and whether it was moved"
        case .tooLarge(let path, let bytes, let limit):
            "\(path.escapingControls) has \(Quantities.bytes(bytes)), at most \(Quantities.bytes(limit)) are accepted; "
                + "save it smaller"
        case .unsafeArrangement(let detail):
            "library, inbox and other files must not lie within each other (\(detail.escapingControls)); choose another place"
        case .alreadyThere(let path): "\(path.escapingControls) already exists; choose another name"
        case .damagedBackup(let path, let detail):
            "\(path.escapingControls) is not a complete backup (\(detail.escapingControls)); use another one"
        case .moved(let place): "this library was moved; use --library '\(place.escapingControls)'"
        case .merging(let from, let into):
            "moving \(from)'s records to \(into) was interrupted; 'receiptmind users merge \(from) \(into)' completes it"
        case .userExists(let user):
            "there is a user \(user) already; choose another name, or 'receiptmind users merge' joins two users"
        case .photosWaiting(let user, let count):
            "\(count) photos of \(user) wait to be read; run 'receiptmind work' first, or 'receiptmind retry' for parked ones"
        case .database(let problem): self.error(problem)
        case .bucket(let problem): self.error(problem)
        case .system(let path, let detail):
            "\(path.escapingControls): \(detail.escapingControls); run 'receiptmind doctor'"
        }
    }

    func damage(_ damage: LedgerDamage) -> String {
        let place = "line \(damage.line) of \(damage.path.escapingControls)"
        return switch damage.kind {
        case .unreadable(let detail):
            "\(place) is damaged (\(detail.escapingControls)) and is left out"
                + (damage.keptAt.map { "; a copy of it is kept in \($0.escapingControls)" } ?? "")
        case .altered: "\(place) was changed, or lines after it are missing; it is read as it is"
        case .runTogether: "\(place) and the next line have run together; both are read"
        case .beginsLate: "the beginning of \(damage.path.escapingControls) is missing; the rest is read"
        }
    }

    func noViewer(picture path: String) -> String {
        "no program to show pictures was found (xdg-open); the photo is at \(path.escapingControls)"
    }
}
