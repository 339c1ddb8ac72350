import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@testable import ReceiptWording

@Suite struct WordingTests {
    private static let readingErrors: [ReadingError] = [
        .emptyFile, .notAnImage, .unsupportedFormat(.pdf), .truncated, .damaged(detail: "bad marker"),
        .overLimit(detail: "70000 pixels wide"), .fileTooLarge(bytes: 60_000_000, limit: 50_000_000),
        .locked, .toolMissing(program: "pdftotext", package: "poppler-utils"), .languageMissing("kor"),
        .libraryTooOld(library: "libheif", version: "1.15.1", needed: "1.18"),
        .readerMissing(path: "/usr/bin/receiptmind-reader"),
        .engineFailed(detail: "no memory"), .inaccessible(detail: "Permission denied"),
    ]

    private static let libraryErrors: [LibraryError] = [
        .noSuchUser(.me), .noSuchRecord(Fixture.id(1)), .ambiguousRecord("01", matches: 3),
        .ambiguousRecord("zz", matches: 0),
        .stale(Fixture.id(1), current: Fixture.proved.record),
        .incomplete(Fixture.id(1), missing: "amount"), .damagedLedger(path: "/l", line: 7, detail: "no brace"),
        .newerFormat(path: "/l", version: 9), .locked(path: "/l"), .notPermitted(path: "/l"), .noSpace(path: "/l"),
        .unsafeFile(path: "/l", kind: "pipe"), .changedWhileCopying(path: "/l"), .vanished(path: "/l"),
        .tooLarge(path: "/l", bytes: 60_000_000, limit: 50_000_000), .unsafeArrangement(detail: "inbox inside Users"),
        .purged(Fixture.id(1)), .alreadyThere(path: "/l"), .damagedBackup(path: "/l", detail: "it ends too early"),
        .system(path: "/l", detail: "Input/output error"),
    ]

    @Test(arguments: Language.allCases, readingErrors)
    func `every reading error names the file and is a sentence of its own`(_ language: Language, _ error: ReadingError)
    {
        let sentence = language.wording.error(error, file: "photo.jpg")
        #expect(sentence.contains("photo.jpg"))
        expectPlain(sentence)
        let others = Self.readingErrors.filter { $0 != error }.map { language.wording.error($0, file: "photo.jpg") }
        #expect(!others.contains(sentence))
    }

    @Test(arguments: Language.allCases)
    func `a note stands in lists as one line`(_ language: Language) {
        var note = Fixture.proved.record
        (note.kind, note.merchant, note.memo) = (.note, nil, "one\n\ntwo\r\nthree")
        #expect(language.wording.title(of: note) == "one two three")
    }

    private static let reviewNotices: [ReviewNotice] = [
        .split(parts: 3), .completed, .noSuchChoice(1, of: 0), .problem(.notACurrency("XYZ")),
        .problem(.noSuchCategory("XYZ")), .failed(.book(.repeats("weekly"))), .failed(.book(.transferNeedsAccounts)),
    ]

    @Test(arguments: Language.allCases, reviewNotices)
    func `the page names neither keys nor commands of the terminal`(_ language: Language, _ notice: ReviewNotice) {
        let sentence = language.wording.onPage(notice)
        let terminal = ["receiptmind", "--", "Enter", "p again", "p를", "u undoes", "u로", "m, t, a"]
        #expect(!terminal.contains { sentence.contains($0) }, "\(sentence)")
        expectPlain(sentence)
    }

    @Test(arguments: Language.allCases, ImageFormat.allCases)
    func `a file that is no picture, and a folder without one, are told which formats are read`(
        _ language: Language,
        _ format: ImageFormat
    ) {
        let sentences = [
            language.wording.error(.notAnImage, file: "notes.txt"),
            language.wording.notice(.nothingToImport(path: "folder")),
        ]
        for sentence in sentences {
            #expect(sentence.lowercased().contains(format.rawValue))
        }
    }

    @Test(arguments: Language.allCases)
    func `a bank's statement among photos is told how it is read`(_ language: Language) {
        let sentence = language.wording.error(.notAnImage, file: "umsaetze.CSV")
        #expect(sentence.contains("'receiptmind bank import umsaetze.CSV'"))
        expectPlain(sentence)
    }

    @Test(arguments: Language.allCases, libraryErrors)
    func `every library error is a sentence of its own`(_ language: Language, _ error: LibraryError) {
        let sentence = language.wording.error(error)
        expectPlain(sentence)
        #expect(!Self.libraryErrors.filter { $0 != error }.map { language.wording.error($0) }.contains(sentence))
    }

    @Test(arguments: Language.allCases)
    func `an error of any kind is told by its own sentence, and one without is to be reported`(_ language: Language) {
        let wording = language.wording
        let errors: [(any Error, String)] = [
            (InputProblem.notADate("x"), wording.problem(InputProblem.notADate("x"))),
            (BookProblem.needsAmount, wording.problem(BookProblem.needsAmount)),
            (LibraryError.noSpace(path: "/l"), wording.error(LibraryError.noSpace(path: "/l"))),
            (DatabaseProblem.notLocked, wording.error(LibraryError.database(.notLocked))),
            (BucketProblem.overdue, wording.error(LibraryError.bucket(.overdue))),
            (CancellationError(), wording.unexpected("CancellationError()")),
        ]
        for (error, sentence) in errors { #expect(wording.sentence(of: error) == sentence) }
    }

    @Test(arguments: Language.allCases)
    func `damage is told by file and line, and no text from it steers the terminal`(_ language: Language) {
        let kinds: [LedgerDamage.Kind] = [.unreadable(detail: "\u{1B}[2J"), .altered, .runTogether, .beginsLate]
        let sentences = kinds.map {
            language.wording.damage(LedgerDamage(path: "/l\u{1B}.jsonl", line: 7, kind: $0, keptAt: "/kept\u{1B}"))
        }
        #expect(Set(sentences).count == kinds.count)
        for sentence in sentences {
            expectPlain(sentence)
            #expect(!sentence.contains("\u{1B}"))
            #expect(sentence.contains("/l"))
        }
        #expect(sentences.filter { $0.contains("7") }.count == 3)
        #expect(sentences[0].contains("/kept"))
    }

    @Test(arguments: Language.allCases)
    func `every finding of verify is a sentence of its own with a remedy, and names what it is about`(
        _ language: Language
    ) {
        let id = Fixture.id(1)
        let kinds: [LibraryFinding.Kind] = [
            .damagedLine(LedgerDamage(path: "/l", line: 3, kind: .altered)), .tornEnd(bytes: 6), .imageMissing(id),
            .imageChanged(id), .folderMissing(id), .folderWithoutRecord, .damagedFile(detail: "no JSON"),
            .wrongKind(kind: "link"), .tooOpen(mode: "755"), .leftover, .indexDiffers, .unknownFile,
        ]
        let findings = kinds.map { LibraryFinding(path: "/l\u{1B}", kind: $0) }
        let sentences = findings.map(language.wording.finding)
        #expect(Set(sentences).count == kinds.count)
        for sentence in sentences + findings.map(language.wording.remedy) { expectPlain(sentence) }
        #expect(sentences.allSatisfy { $0.contains("/l") })
        let repairs: [LibraryFinding.Repair] = [
            .accepted, .closed, .removed, .setAside(path: "/k\u{1B}"), .completed(id),
        ]
        let done = repairs.map { repair in
            var finding = LibraryFinding(path: "/l", kind: .leftover)
            finding.repair = repair
            return language.wording.remedy(finding)
        }
        #expect(Set(done).count == repairs.count)
        for sentence in done { expectPlain(sentence) }
    }

    @Test(arguments: Language.allCases)
    func `an e-invoice says which it is, and what its page has instead`(_ language: Language) {
        let hostile = "R\u{1B}[2J"
        let sources = ElectronicInvoice.Format.allCases.map { InvoiceSource(format: $0, number: hostile) }
        let differences: [InvoiceSource.Difference] = [
            .total(onPage: Money(minorUnits: 99_900, currency: .eur)), .seller(onPage: hostile),
        ]
        let formats: [ElectronicInvoice.Format] = [.crossIndustry, .mailData]
        let sentences =
            sources.map(language.wording.invoice)
            + formats.flatMap { format in differences.map { language.wording.difference($0, format) } }
        #expect(Set(sentences).count == sentences.count)
        for sentence in sentences { expectPlain(sentence) }
        #expect(sentences[sources.count].contains("999"))
    }

    @Test(arguments: Language.allCases)
    func `a possible duplicate says how certain that is and what is common`(_ language: Language) {
        let traits = Set(PossibleDuplicate.Trait.allCases)
        let certainties = [PossibleDuplicate.Certainty.likely, .possible]
        let found = certainties.map { PossibleDuplicate(record: Fixture.hostile.record, certainty: $0, common: traits) }
        let sentences = found.map(language.wording.possibleDuplicate) + found.map(language.wording.common)
        #expect(Set(sentences).count == 4)
        for sentence in sentences { expectPlain(sentence) }
        #expect(sentences[2].count { $0 == "," } == traits.count - 1)
        let differs = PossibleDuplicate(record: Fixture.hostile.record, certainty: .possible, common: [.date, .time])
        #expect(found.map { language.wording.common($0).contains(";") } == [false, true])
        #expect(!language.wording.common(differs).contains(";"), "the amounts differ")
    }

    @Test func `an error says what to do next`() {
        let english = Language.english.wording
        #expect(
            english.error(.unsupportedFormat(.pdf), file: "bill.pdf")
                == "bill.pdf is a PDF file, which is not read yet; save it as JPEG or PNG"
        )
        #expect(
            english.error(.fileTooLarge(bytes: 60_000_000, limit: 50_000_000), file: "a.png")
                == "a.png has 60.0 MB, at most 50.0 MB are accepted; save it smaller"
        )
    }

    @Test(arguments: Language.allCases)
    func `names of files cannot steer the terminal`(_ language: Language) {
        let name = "a\u{1B}[2J\u{202E}.jpg"
        var sentences = Self.readingErrors.map { language.wording.error($0, file: name) }
        sentences += [
            language.wording.error(LibraryError.vanished(path: name)),
            language.wording.notice(.drafted(file: name, [Fixture.hostile.record])),
            language.wording.notice(.confirmed(Fixture.hostile.record)),
            language.wording.unknownCommand(name, hasHelp: true), language.wording.unknownCommand(name, hasHelp: false),
        ]
        for sentence in sentences { #expect(!sentence.contains("\u{1B}") && !sentence.contains("\u{202E}")) }
    }

    @Test(arguments: [
        (
            Notice.drafted(file: "emart.jpg", [Fixture.proved.record]),
            "emart.jpg: 이마트 성수점, 2026-11-18, ₩23,400", "emart.jpg: 이마트 성수점, 2026-11-18, ₩23,400"
        ),
        (
            .drafted(file: "b.jpg", [Fixture.incomplete.record]), "b.jpg: 2026-10-30, no merchant, no amount",
            "b.jpg: 2026-10-30, 상호 없음, 금액 없음"
        ),
        (
            .summary(IntakeSummary(read: 12, duplicates: 3, failed: 1, milliseconds: 4730)),
            "12 read, 3 already there, 1 failed in 4.7 s", "읽음 12, 중복 3, 실패 1 (4.7초)"
        ),
        (
            .seemNoReceipts(1), "1 picture seems to show no receipt; the review asks about it",
            "영수증이 아닌 것 같은 사진이 1장 있습니다. 검토할 때 버릴 수 있습니다"
        ),
        (
            .emptying(folder: "/home/ReceiptMind/Inbox", waiting: 2),
            "reading 2 files in /home/ReceiptMind/Inbox; waiting up to a minute for any that is not copied completely",
            "/home/ReceiptMind/Inbox 폴더의 파일 2개를 읽는 중. 덜 복사된 것은 1분까지 기다립니다"
        ),
        (
            .watching(folder: "/home/ReceiptMind/Inbox", waiting: 1),
            "watching /home/ReceiptMind/Inbox, where 1 file is already waiting; stop with Ctrl-C",
            "/home/ReceiptMind/Inbox 폴더를 감시하는 중, 대기 파일 1개. Ctrl-C로 멈춥니다"
        ),
        (
            .stopping(inHand: 2), "stopping after the 2 receipts in hand", "읽고 있는 영수증 2장을 마치고 멈춥니다"
        ),
        (
            .recovered(RecoveryReport(undone: 1, completed: [Fixture.id(1)], tornLedgers: ["ledger.jsonl"])),
            "repaired after an interruption: 1 half-imported file undone, 1 record completed, "
                + "the torn end of ledger.jsonl set aside",
            "중단된 작업을 복구했습니다: 가져오다 만 파일 1개를 되돌림, 기록 1건을 마저 저장함, ledger.jsonl의 잘린 끝부분을 따로 보관함"
        ),
    ])
    func `events are told in both languages`(_ notice: Notice, _ english: String, _ korean: String) {
        #expect(Language.english.wording.notice(notice) == english)
        #expect(Language.korean.wording.notice(notice) == korean)
    }

    @Test(arguments: [
        ("USD", "subtotal + tax", "소계 + 세금"), ("KRW", "net + VAT", "공급가액 + 부가세"),
        ("EUR", "net + VAT", "세금 제외 금액 + 부가세"),
    ])
    func `a proof by tax has the country's words`(_ code: String, _ english: String, _ korean: String) throws {
        let currency = try #require(Currency(code: code))
        #expect(Language.english.wording.proof(.tax, currency) == english)
        #expect(Language.korean.wording.proof(.tax, currency) == korean)
    }

    @Test(arguments: Language.allCases)
    func `names in tables differ from one another and are not empty`(_ language: Language) {
        let wording = language.wording
        let lists = [
            TableColumn.allCases.map(wording.header), Category.builtIn.map(wording.category),
            RecordKind.allCases.map(wording.kind), RecordStatus.allCases.map(wording.status),
            ConfidenceLevel.allCases.map(wording.confidence), ReviewField.allCases.map(wording.field),
            ReviewField.allCases.map(wording.hint), Proof.Identity.allCases.map { wording.proof($0, .usd) },
        ]
        for list in lists {
            #expect(Set(list).count == list.count, "\(list)")
            #expect(!list.contains(""))
        }
    }

    @Test(arguments: Language.allCases)
    func `every problem that doctor finds has a remedy`(_ language: Language) {
        let checks: [HealthCheck] = [
            .engine(version: "5.3.0"), .engineUnusable(detail: "not found"),
            .readerMissing(path: "/usr/bin/receiptmind-reader"), .scripts([.latin, .korean, .japanese]),
            .languageMissing(code: "kor", package: "tesseract-ocr-kor"), .library(path: "/l"),
            .libraryMissing(path: "/l"),
            .notWritable(path: "/l", detail: "read-only"), .tooOpen(path: "/l", mode: "755"),
            .inbox(path: "/i", waiting: 2),
            .inboxUnreachable(path: "/i", detail: "gone"), .needsPolling(path: "/i"), .space(path: "/l", freeBytes: 9),
            .lowSpace(path: "/l", freeBytes: 9), .ledger(user: "me", records: 3),
            .ledgerDamaged(LedgerDamage(path: "/l", line: 3, kind: .altered)),
            .pictures(address: "s3://a"), .picturesUnusable(.noBucket(detail: "a")),
            .failedFiles(count: 2, folder: "/f"),
        ]
        for check in checks + NetworkArithmetic.allCases.map(HealthCheck.arithmetic) {
            #expect((language.wording.remedy(check) == nil) == (check.severity == .good), "\(check)")
            expectPlain(language.wording.finding(check))
        }
    }

    @Test(arguments: Language.allCases)
    func `steps that ask a question have one, and keys to answer it`(_ language: Language) {
        let asking: [ReviewStep] = [
            .chooseField, .enter(.date, isNeeded: false), .chooseCategory, .dropChanges(.skip), .dropChanges(.quit),
            .allAnswered,
        ]
        for step in asking {
            #expect(!language.wording.question(step).isEmpty)
            #expect(!language.wording.keys(for: step).isEmpty)
        }
        #expect(
            language.wording.help(isTyped: true).map(\.key) == Language.english.wording.help(isTyped: false).map(\.key)
        )
    }

    /// Lower case at the start (names apart), no exclamation, no full stop at the end, no doubled spaces.
    private func expectPlain(_ sentence: String) {
        #expect(!sentence.isEmpty)
        #expect(!sentence.contains("\u{1B}"))
        #expect(!sentence.contains("!") && !sentence.hasSuffix(".") && !sentence.contains("  "), "\(sentence)")
        #expect(sentence.first.map { !$0.isUppercase } ?? false, "\(sentence)")
    }
}
