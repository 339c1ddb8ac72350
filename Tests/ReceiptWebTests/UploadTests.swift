import Foundation
import ReceiptDomain
import Synchronization
import Testing

@testable import ReceiptWeb

@Suite struct UploadTests {
    private let photo: [UInt8] = [0xFF, 0xD8, 0xFF] + (0..<5000).map { UInt8($0 % 251) }

    @Test func `a photo is on the disk when it is said to be, once however often it comes`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            for size in [1, 7, 1000, 5003] {
                let pieces = stride(from: 0, to: photo.count, by: size).map {
                    Array(photo[$0..<min($0 + size, photo.count)])
                }
                let answer = try await kitchen.ask(.put, "/photos", as: secret, body: pieces)
                #expect(answer.status == 201 && answer.text.contains("\"bytes\":5003"))
            }
            let names = kitchen.inbox
            #expect(names.count == 1 && names[0].hasSuffix(".jpg"))
            let path = kitchen.folder.appendingPathComponent("Inbox/me/\(names[0])").path
            #expect(FileManager.default.contents(atPath: path) == Data(photo))
            let state = try await kitchen.ask("/photos/\(names[0].prefix(64))", as: secret)
            #expect(state.status == 200 && state.text.contains("\"state\""))
        }
    }

    @Test(arguments: [
        ("IMG_1234.HEIC", "-IMG_1234.jpg"), ("%EC%98%81%EC%88%98%EC%A6%9D.jpg", "-영수증.jpg"), ("a%0Ab.jpg", "-ab.jpg"),
        (String(repeating: "x", count: 300), "-" + String(repeating: "x", count: 120) + ".jpg"), (".jpg", "-.jpg.jpg"),
    ])
    func `a photo keeps the name that it had on the phone`(sent: String, kept: String) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let answer = try await kitchen.ask(.put, "/photos/\(sent)", as: secret, body: [photo])
            #expect(answer.status == 201)
            // The same bytes under another name are the same photo.
            #expect(try await kitchen.ask(.put, "/photos/other.jpg", as: secret, body: [photo]).status == 201)
            #expect(kitchen.inbox.count == 1)
            let name = try #require(kitchen.inbox.first)
            #expect(UploadName.sha256(in: name) != nil && name.dropFirst(64) == kept, "\(name)")
            #expect(UploadName.original(name) == kept.dropFirst())
            #expect(try await kitchen.ask("/photos/\(name.prefix(64))", as: secret).status == 200)
        }
    }

    @Test func `a photo that breaks off leaves nothing`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let short = ["content-length": "9999"]
            #expect(try await kitchen.ask(.put, "/photos", as: secret, body: [photo], headers: short).status == 400)
            #expect(try await kitchen.ask(.put, "/photos", as: secret, body: []).status == 400)
            let large = ["content-length": "\(FileLimit.photo + 1)"]
            #expect(try await kitchen.ask(.put, "/photos", as: secret, body: [photo], headers: large).status == 413)
            #expect(kitchen.inbox.isEmpty)
        }
    }

    /// A form with one photo of so many MiB, in pieces of one.
    private static func form(ofMiB size: Int) -> [[UInt8]] {
        let head = "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.jpg\"\r\n\r\n"
        let piece = [0xFF, 0xD8] + [UInt8](repeating: 7, count: 1 << 20 - 2)
        return [Array(head.utf8)] + Array(repeating: piece, count: size) + [Array("\r\n--b--\r\n".utf8)]
    }

    /// The body of the method: a form, or a photo alone.
    private static func body(_ method: PageRequest.Method, ofMiB size: Int) -> [[UInt8]] {
        method == .post ? form(ofMiB: size) : [[0xFF, 0xD8], [7]] + form(ofMiB: size)
    }

    private static let chunked = ["transfer-encoding": "chunked", "content-type": "multipart/form-data; boundary=b"]

    @Test(arguments: [PageRequest.Method.put, .post])
    func `the disk keeps its reserve, though nobody says how much will come`(method: PageRequest.Method) async throws {
        let free = Mutex(PhotoUploads.reserve + 3 << 20)
        try await Kitchen.with(freeSpace: { free.withLock { $0 } }) { kitchen in
            let secret = try await kitchen.device()
            let form = Self.body(method, ofMiB: 8)
            let answer = try await kitchen.ask(method, "/photos", as: secret, body: form, headers: Self.chunked) { _ in
                free.withLock { $0 -= 1 << 20 }
            }
            #expect(answer.status == 507 && answer.header("connection") == "close")
            #expect(kitchen.inbox.isEmpty && free.withLock { $0 } > PhotoUploads.reserve - 3 << 20)
        }
    }

    @Test(arguments: [PageRequest.Method.put, .post])
    func `a device has four uploads under way, however they come`(method: PageRequest.Method) async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let form = Self.body(method, ofMiB: 0)
            /// Each waits within its body for the next one to be answered.
            @Sendable func ask(_ depth: Int) async throws -> [Int] {
                let inner = Mutex<[Int]>([])
                let answer = try await kitchen.ask(method, "/photos", as: secret, body: form, headers: Self.chunked) {
                    guard $0 == 1, depth < 5 else { return }
                    let states = try await ask(depth + 1)
                    inner.withLock { $0 = states }
                }
                return [answer.status] + inner.withLock { $0 }
            }
            let taken = method == .put ? 201 : 303
            #expect(try await ask(1).suffix(2) == [taken, 429])
            #expect(try await ask(5) == [taken])
        }
    }

    @Test(arguments: [
        "hello", "\u{0}\u{0}\u{0}", "PNG but no PNG", "{\"a\":1}", "MZ\u{90}", "name: value\n\nbody", "\u{7F}ELF",
    ])
    func `bytes that no reader could open are refused and leave nothing`(text: String) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            for target in ["/photos", "/api/v1/photos"] {
                let body = [Array(text.utf8), Array(text.utf8)]
                #expect(try await kitchen.ask(.put, target, as: secret, body: body).status == 415)
            }
            let form = "--b\r\nContent-Disposition: form-data; name=\"p\"; filename=\"a\"\r\n\r\n\(text)\r\n--b--\r\n"
            let headers = ["content-type": "multipart/form-data; boundary=b"]
            let answer = try await kitchen.ask(.post, "/photos", as: secret, form: form, headers: headers)
            #expect(answer.status == 415 && kitchen.inbox.isEmpty)
        }
    }

    @Test func `a form's files arrive, however the bytes are cut`() async throws {
        let form =
            "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"\"\r\n\r\n\r\n"
            + "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.jpg\"\r\n\r\none\r\n--\r\n--xb"
            + "\r\n--b\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhello\r\n--b--\r\n"
        let bytes = Array(form.utf8)
        for size in Array(1...24) + [bytes.count] {
            var parser = try #require(Multipart(contentType: "multipart/form-data; boundary=b"))
            var files: [[UInt8]] = []
            var isFile = false
            for start in stride(from: 0, to: bytes.count, by: size) {
                for piece in try parser.take(Array(bytes[start..<min(start + size, bytes.count)])) {
                    switch piece {
                    case .part(_, let file):
                        isFile = file != nil
                        if isFile { files.append([]) }
                    case .data(let data): if isFile { files[files.count - 1] += data }
                    case .end: break
                    }
                }
            }
            #expect(parser.isDone && files.count == 2)
            #expect(String(decoding: files[1], as: UTF8.self) == "one\r\n--\r\n--xb", "pieces of \(size)")
        }
    }

    @Test func `no bytes break the form's parser`() throws {
        var generator = SystemRandomNumberGenerator()
        let parts = [
            "--b", "\r\n", "--", "\r\n\r\n", "Content-Disposition: form-data; name=\"x\"", "; filename=\"y\"", "z",
            "\0",
        ]
        for _ in 0..<500 {
            var parser = try #require(Multipart(contentType: "multipart/form-data; boundary=b"))
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let piece = (0..<Int.random(in: 0...6, using: &generator)).map { _ in parts.randomElement() ?? "" }
                do { _ = try parser.take(Array(piece.joined().utf8)) } catch { break }
            }
        }
    }

    @Test(arguments: [
        nil, "text/plain", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/form-data; boundary=a b\u{1}",
    ])
    func `what is no form of parts is none`(type: String?) {
        #expect(Multipart(contentType: type) == nil)
    }
}
