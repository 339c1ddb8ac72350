import Glibc
import ReceiptDomain
import ReceiptIntake
import ReceiptTestSupport
import Testing

@Suite struct PhotoFinderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func found(_ paths: FileLocation...) -> [PhotoFinder.Found] { Array(PhotoFinder(paths)) }

    @Test func `photos are found in the order of their names, folder by folder`() throws {
        for path in ["b.jpg", "a/2.png", "a/10.png", "영수증.jpeg", "c.PDF"] { try folder.write(path) }
        #expect(
            found(folder.location)
                == ["a/10.png", "a/2.png", "b.jpg", "c.PDF", "영수증.jpeg"].map { .photo(folder.location($0)) }
        )
    }

    @Test(arguments: [
        ".hidden.jpg", ".trash/a.jpg", "a.jpg.part", "a.jpg.crdownload", "a.jpg.tmp", "~a.jpg", "a.jpg~", "Thumbs.db",
        "@eaDir/a.jpg", "._a.jpg", "desktop.ini", "a.jpg.reason.json", "notes.txt", "movie.mp4",
    ])
    func `what is hidden, unfinished or no picture is passed over in folders`(path: String) throws {
        try folder.write(path)
        #expect(found(folder.location).isEmpty)
    }

    @Test func `a name without an ending is judged by the first bytes`() throws {
        let photo = try folder.write("IMG_0001")
        try folder.write("README", Array("JPEG is a format".utf8))
        #expect(found(folder.location) == [.photo(photo)])
    }

    @Test func `in a mailbox all files but those still being delivered are mails`() throws {
        let paths = ["Mail/cur/1700.M1P2.host:2,S", "Mail/new/1701.M2P2.host", "Mail/tmp/1702.M3P2.host", "Mail/a.jpg"]
        for path in paths { try folder.write(path) }
        #expect(found(folder.location("Mail")) == paths.prefix(2).map { .mail(folder.location($0)) })
        #expect(found(folder.location) == paths.prefix(2).map { .mail(folder.location($0)) })
    }

    @Test func `what is named is taken as it is`() throws {
        let hidden = try folder.write(".receipt")
        let text = try folder.write("notes.txt")
        #expect(found(text, hidden) == [.photo(text), .photo(hidden)])
    }

    @Test func `links in folders are not followed`() throws {
        try folder.write("elsewhere/a.jpg")
        try folder.makeFolder("photos")
        try folder.link("photos/link.jpg", to: "elsewhere/a.jpg")
        try folder.link("photos/folder", to: "elsewhere")
        try folder.link("photos/loop", to: "photos")
        #expect(found(folder.location("photos")).isEmpty)
    }

    @Test(arguments: ["", "link", "library"])
    func `the folder to be left out is not searched, whatever it is called`(_ named: String) throws {
        try folder.write("library/Records/a.jpg")
        let photo = try folder.write("b.jpg")
        try folder.link("link", to: "library")
        let start = named.isEmpty ? folder.location : folder.location(named)
        let found = Array(PhotoFinder([start], leavingOut: folder.location("./library")))
        let met = folder.location(named.isEmpty ? "library" : named)
        #expect(found == (named.isEmpty ? [.photo(photo)] : []) + [.leftOut(met)])
        let elsewhere = PhotoFinder([photo], leavingOut: folder.location("missing"))
        #expect(Array(elsewhere) == [.photo(photo)])
    }

    @Test func `a link to a folder that is named is meant as the folder`() throws {
        try folder.write("elsewhere/a.jpg")
        try folder.link("photos", to: "elsewhere")
        #expect(found(folder.location("photos")) == [.photo(folder.location("photos/a.jpg"))])
    }

    @Test func `problems are told where they occur, and the rest is found`() throws {
        let photo = try folder.write("a.jpg")
        let pipe = folder.location("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let missing = folder.location("missing")
        #expect(
            found(missing, pipe, photo)
                == [
                    .problem(missing, .vanished(path: missing.path)),
                    .problem(pipe, .unsafeFile(path: pipe.path, kind: "pipe")), .photo(photo),
                ]
        )
    }

    @Test func `names with newlines and invalid UTF-8 are found`() throws {
        let names: [[UInt8]] = [Array("a\nb.jpg".utf8), [0xFF, 0xFE] + Array(".jpg".utf8)]
        let files = names.map { FileLocation(bytes: folder.location.bytes + Array("/".utf8) + $0) }
        for file in files {
            let descriptor = open(file.bytes.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
            #expect(descriptor >= 0)
            close(descriptor)
        }
        #expect(found(folder.location) == files.map { .photo($0) })
    }
}
