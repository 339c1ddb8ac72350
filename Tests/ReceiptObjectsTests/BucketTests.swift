import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptObjects

/// Storage that checks signatures and rights, as a server of its own.
@Suite(.enabled(if: ObjectStorage.isInstalled, "there is no storage to try (Scripts/setup --database-tests)"))
struct BucketTests {
    private static let quick = BucketTimeouts(
        connecting: .seconds(2),
        request: .seconds(5),
        megabyte: .zero,
        pauses: [.zero]
    )

    private func bucket(
        _ storage: ObjectStorage,
        _ user: String = "owner",
        named name: String? = nil,
        timeouts: BucketTimeouts = quick,
        change: (inout BucketCredentials) -> Void = { _ in }
    ) throws -> Bucket {
        let key = try storage.key(of: user)
        var credentials = BucketCredentials(keyID: key.id, secret: key.secret)
        change(&credentials)
        let address = try BucketAddress(storage.address(prefix: "a/prefix-\(UUID().uuidString)", bucket: name))
        return Bucket(address, credentials: { [credentials] in credentials }, timeouts: timeouts, pause: { _ in })
    }

    @Test(arguments: ObjectStoreCheck.allCases)
    func `a bucket keeps objects as every store does`(_ check: ObjectStoreCheck) throws {
        try check.run(bucket(ObjectStorage.common.get()))
    }

    @Test func `who may not remove can write and read`() throws {
        let intake = try bucket(ObjectStorage.common.get(), "intake")
        try intake.put([1], as: .sample())
        #expect(try intake.bytes(of: .sample(), count: 1) == [1])
        #expect(throws: BucketProblem.notPermitted(detail: "AccessDenied: Access Denied")) {
            try intake.remove(.sample())
        }
    }

    @Test func `what a server refuses is told apart`() throws {
        let storage = try ObjectStorage.common.get()
        func problem(_ bucket: Bucket) -> String {
            do {
                try bucket.put([1], as: .sample())
                return "none"
            } catch {
                return "\(error)"
            }
        }
        #expect(problem(try bucket(storage) { $0.secret = "another" }).hasPrefix("signature"))
        #expect(problem(try bucket(storage) { $0.keyID = "nobody" }).hasPrefix("signature"))
        let nowhere = try bucket(storage, named: "there-is-none")
        #expect(problem(nowhere).hasPrefix("noBucket"))
        #expect(throws: BucketProblem.self) { try nowhere.bytes(of: .sample(), count: 1) }
        #expect(throws: BucketProblem.self) { try nowhere.remove(.sample()) }
    }

    @Test func `a server that is gone, or says nothing, does not answer`() throws {
        let storage = try ObjectStorage()
        let short = BucketTimeouts(
            connecting: .seconds(2),
            request: .milliseconds(100),
            megabyte: .zero,
            pauses: [.zero]
        )
        let (impatient, patient) = (try bucket(storage, timeouts: short), try bucket(storage))
        try patient.put([1], as: .sample())
        storage.pause()
        #expect(throws: BucketProblem.self) { try impatient.put([1], as: .sample(1)) }
        storage.goOn()
        #expect(try patient.bytes(of: .sample(), count: 1) == [1])
        storage.stop()
        do {
            _ = try patient.bytes(of: .sample(), count: 1)
            Issue.record("nobody can have answered")
        } catch BucketProblem.unreachable {
            // As it should be.
        }
    }
}

/// Answers that no storage gives when it is asked to.
struct ScriptedBucketTests {
    private func bucket(_ server: ScriptedServer, token: String? = nil) throws -> Bucket {
        let credentials = BucketCredentials(keyID: "AK", secret: "SK", sessionToken: token)
        return Bucket(
            try BucketAddress("s3://receipts/home?endpoint=\(server.endpoint)&region=eu-central-1"),
            credentials: { credentials },
            timeouts: BucketTimeouts(pauses: [.seconds(1), .seconds(10)]),
            pause: { _ in }
        )
    }

    @Test(arguments: [500, 502, 503, 504, 429])
    func `what a server cannot do at present is asked again`(_ status: Int) throws {
        let server = try ScriptedServer([.status(status), .cut, .status(200)])
        try bucket(server).put([1, 2, 3], as: .sample())
        #expect(server.requests.count == 3)
    }

    @Test func `a server that never can is given up after the last pause`() throws {
        let slow = ScriptedServer.Answer.status(503, code: "SlowDown", message: "later")
        let server = try ScriptedServer([slow, .cut, .status(503), .status(200)])
        #expect(throws: BucketProblem.unreachable(detail: "HTTP 503")) { try bucket(server).remove(.sample()) }
        #expect(server.requests.count == 3)
    }

    @Test func `an answer that ends too early is none`() throws {
        let server = try ScriptedServer([.half, .status(404, code: "NoSuchKey")])
        #expect(try bucket(server).bytes(of: .sample(), count: 100) == nil)
    }

    @Test func `an object whose first try was kept after all is there`() throws {
        let server = try ScriptedServer([.cut, .status(412, code: "PreconditionFailed")])
        try bucket(server).put([1], as: .sample())
    }

    @Test func `a server without conditional requests is asked without`() throws {
        let server = try ScriptedServer([.status(501, code: "NotImplemented"), .status(200)])
        try bucket(server).put([1], as: .sample())
        #expect(server.requests.map { $0.contains("If-None-Match: *") } == [true, false])
    }

    @Test func `the body's hash, the region and a session's token are signed`() throws {
        let server = try ScriptedServer([.status(200)])
        try bucket(server, token: "a token").put(Array("abc".utf8), as: .sample())
        let head = try #require(server.requests.first)
        #expect(head.hasPrefix("PUT /receipts/home/\(ObjectKey.sample()) HTTP/1.1"))
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(head.contains("x-amz-content-sha256: \(hash)") && head.contains("x-amz-security-token: a token"))
        let signed = try #require(head.firstMatch(of: /SignedHeaders=([^,]*),/)?.1)
        let wanted = ["host", "if-none-match", "x-amz-content-sha256", "x-amz-date", "x-amz-security-token"]
        #expect(Set(wanted).isSubset(of: signed.split(separator: ";").map(String.init)), "\(signed)")
        #expect(head.contains("/eu-central-1/s3/aws4_request") && !head.contains("SK"))
    }

    @Test func `what is asked for is what was said, and no dots lead to another object`() throws {
        let server = try ScriptedServer([.status(200)])
        let url = server.endpoint + "/receipts/home/../../payroll/1"
        let request = TransferRequest(method: "DELETE", url: url, body: nil, answerLimit: 100)
        let credentials = BucketCredentials(keyID: "AK", secret: "SK")
        _ = try TransferLink().run(request, in: "eu", by: credentials, trusting: nil, BucketTimeouts())
        #expect(server.requests.map { $0.hasPrefix("DELETE /receipts/home/../../payroll/1 HTTP/1.1") } == [true])
    }

    @Test(arguments: [
        (403, "RequestTimeTooSkewed", "clock"), (403, "AccessDenied", "notPermitted"), (401, "", "notPermitted"),
        (507, "XMinioStorageFull", "noSpace"), (507, "", "noSpace"), (403, "QuotaExceeded", "noSpace"),
        (403, "SignatureDoesNotMatch", "signature"), (400, "ExpiredToken", "signature"),
        (404, "NoSuchBucket", "noBucket"), (301, "PermanentRedirect", "refused"), (400, "InvalidRequest", "refused"),
    ])
    func `each refusal has its meaning`(_ status: Int, _ code: String, _ meaning: String) throws {
        let server = try ScriptedServer([.status(status, code: code, message: "words")])
        do {
            try bucket(server).remove(.sample())
            Issue.record("it was refused")
        } catch let problem as BucketProblem {
            #expect("\(problem)".hasPrefix(meaning), "\(problem)")
            #expect(problem.isPassing)
        }
    }
}
