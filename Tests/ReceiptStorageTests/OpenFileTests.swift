import Foundation
import Glibc
import ReceiptDomain
import SystemPackage
import Testing

@testable import ReceiptStorage

/// A link may take a file's place between any look and the opening: every way to open refuses it.
@Suite final class OpenFileTests {
    private let place: TemporaryLibrary
    private let target: FilePath
    private let link: FilePath

    init() throws {
        place = try TemporaryLibrary()
        target = FilePath(place.folder.appending(path: "target").path)
        link = FilePath(place.folder.appending(path: "link").path)
        try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: target.string)
    }

    @Test(arguments: [0, O_EXCL, O_APPEND])
    func `a file is not made where a link leads, though nothing is there`(flags: CInt) {
        #expect(throws: LibraryError.self) { _ = try OpenFile(creating: link, flags: flags) }
        #expect(!FileManager.default.fileExists(atPath: target.string))
    }

    @Test func `a file that a link leads to is neither opened nor given other rights`() throws {
        #expect(FileManager.default.createFile(atPath: target.string, contents: Data("kept".utf8)))
        #expect(chmod(target.string, 0o644) == 0)
        #expect(throws: LibraryError.self) { _ = try OpenFile(creating: link, flags: 0) }
        #expect(throws: LibraryError.self) { _ = try OpenFile(link, flags: O_RDONLY) }
        let rights = try FileManager.default.attributesOfItem(atPath: target.string)[.posixPermissions] as? Int
        #expect(rights == 0o644)
    }

    @Test func `a folder behind a link is opened only where that is said`() throws {
        try FileManager.default.createDirectory(atPath: target.string, withIntermediateDirectories: false)
        #expect(throws: LibraryError.self) { _ = try OpenFile(folder: link) }
        #expect(throws: Never.self) { _ = try OpenFile(folder: link, followsLink: true) }
    }

    @Test func `in an open folder no name leads elsewhere`() throws {
        #expect(FileManager.default.createFile(atPath: target.string, contents: Data("kept".utf8)))
        let folder = try OpenFile(folder: FilePath(place.folder.path))
        #expect(throws: LibraryError.self) { _ = try folder.open(name: "link", flags: O_RDONLY) }
        #expect(throws: Never.self) { _ = try folder.open(name: "target", flags: O_RDONLY) }
    }
}
