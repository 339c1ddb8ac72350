import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptObjects

@Suite struct BucketCredentialsTests {
    private let home: TemporaryFolder
    private let file = ".aws/credentials"

    init() throws { home = try TemporaryFolder() }

    private func write(_ text: String, to file: String, mode: Int = 0o600) throws {
        let path = try home.write(file, text)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    private func find(_ environment: [String: String] = [:]) throws -> BucketCredentials {
        try BucketCredentials.find(environment: environment.merging(["HOME": home.path]) { $1 })
    }

    private static let text = """
        # a comment
        [default]
        aws_access_key_id = AK
        aws_secret_access_key=a/secret=+
        [ other ]
        ; another
        AWS_ACCESS_KEY_ID = OTHER
        aws_secret_access_key = theirs
        aws_session_token = short
        [half]
        aws_access_key_id = HALF
        """

    @Test func `the environment comes first`() throws {
        try write(Self.text, to: file)
        let environment = ["AWS_ACCESS_KEY_ID": "E", "AWS_SECRET_ACCESS_KEY": "S", "AWS_SESSION_TOKEN": "T"]
        #expect(try find(environment) == BucketCredentials(keyID: "E", secret: "S", sessionToken: "T"))
        // Half of it is nothing.
        #expect(try find(["AWS_ACCESS_KEY_ID": "E", "AWS_SECRET_ACCESS_KEY": ""]).keyID == "AK")
    }

    @Test func `a file has profiles`() throws {
        try write(Self.text, to: file)
        #expect(try find() == BucketCredentials(keyID: "AK", secret: "a/secret=+"))
        let other = BucketCredentials(keyID: "OTHER", secret: "theirs", sessionToken: "short")
        #expect(try find(["AWS_PROFILE": "other"]) == other)
        for name in ["half", "nobody"] {
            #expect(throws: BucketProblem.noCredentials(path: home.path(file))) { try find(["AWS_PROFILE": name]) }
        }
    }

    @Test func `a service has them from systemd, whose list of rights shows as a group's`() throws {
        try write(Self.text, to: file)
        try write(Self.text.replacing("AK", with: "SERVICE"), to: "aws", mode: 0o440)
        #expect(try find(["CREDENTIALS_DIRECTORY": home.path]).keyID == "SERVICE")
    }

    @Test(arguments: [0o644, 0o640, 0o604])
    func `a file that others can read is refused`(_ mode: Int) throws {
        try write(Self.text, to: file, mode: mode)
        #expect(throws: BucketProblem.openCredentials(path: home.path(file))) { try find() }
    }

    @Test func `where nobody says who we are, that is told with the place for it`() {
        #expect(throws: BucketProblem.noCredentials(path: home.path(file))) { try find() }
        let elsewhere = ["AWS_SHARED_CREDENTIALS_FILE": "/nowhere/keys"]
        #expect(throws: BucketProblem.noCredentials(path: "/nowhere/keys")) { try find(elsewhere) }
    }
}
