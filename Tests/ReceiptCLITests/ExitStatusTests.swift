import Foundation
import ReceiptApp
import ReceiptDomain
import Testing

@testable import ReceiptCLI

/// Testing has an `ExitStatus` of its own.
typealias Status = ReceiptCLI.ExitStatus

@Suite struct ExitStatusTests {
    @Test(arguments: [
        (0, 0, Status.done), (3, 0, .done), (3, 1, .someFailed), (0, 1, .nothingRead), (0, 7, .nothingRead),
    ])
    func `several files come to one status`(_ read: Int, _ failed: Int, _ status: Status) {
        #expect(Status(read: read, failed: failed) == status)
    }

    @Test func `the numbers are the documented ones`() {
        #expect(Status.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 64, 130])
    }

    @Test(arguments: [
        (LibraryError.damagedBackup(path: "/l", detail: ""), Status.libraryDamagedOrLocked),
        (LibraryError.damagedLedger(path: "/l", line: 1, detail: ""), Status.libraryDamagedOrLocked),
        (.newerFormat(path: "/l", version: 9), .libraryDamagedOrLocked), (.locked(path: "/l"), .libraryDamagedOrLocked),
        (.notPermitted(path: "/l"), .notPermitted), (.noSuchUser(.me), .wrongUsage),
        (.ambiguousRecord("0", matches: 2), .wrongUsage), (.unsafeArrangement(detail: ""), .wrongUsage),
        (.vanished(path: "/a.jpg"), .nothingRead), (.noSpace(path: "/l"), .internalError),
    ])
    func `trouble with the library has the status of its kind`(_ problem: LibraryError, _ status: Status) {
        #expect(Status(any: problem) == status)
    }

    @Test(arguments: [
        (ReadingError.languageMissing("eng"), Status.languageMissing), (.engineFailed(detail: ""), .internalError),
        (.truncated, .nothingRead),
    ])
    func `trouble with reading has the status of its kind`(_ problem: ReadingError, _ status: Status) {
        #expect(Status(any: problem) == status)
    }

    @Test(arguments: [
        (HealthCheck.languageMissing(code: "kor", package: "tesseract-ocr-kor"), Status.languageMissing),
        (.ledgerDamaged(LedgerDamage(path: "/l", line: 1, kind: .altered)), .libraryDamagedOrLocked),
        (.notWritable(path: "/l", detail: ""), .notPermitted),
    ])
    func `what doctor finds has the status of its kind`(_ check: HealthCheck, _ status: Status) {
        #expect(Status(check) == status)
    }

    @Test func `an error of another kind is an internal one`() {
        #expect(Status(any: ClockError.noCalendarDay(.distantPast)) == .internalError)
    }
}
