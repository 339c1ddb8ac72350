import Foundation

/// S3-compatible storage on loopback, which checks signatures and rights: `Tests/Objects/server.py`, as one process.
public final class ObjectStorage: @unchecked Sendable {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The installation of `Scripts/setup --database-tests`.
    private static let python = root.appending(path: ".build/storage-tests/bin/python3").path

    public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python) }

    /// For all tests that do not stop it.
    public static let common: Result<ObjectStorage, any Error> = Result { try ObjectStorage() }

    public struct Key: Decodable, Sendable {
        public var id: String
        public var secret: String
    }

    private struct Start: Decodable {
        var port: Int
        var bucket: String
        var keys: [String: Key]
    }

    public struct Failure: Error {}

    private let process: ChildProcess
    /// It ends when this does.
    private let input = Pipe()
    public let endpoint: String
    public let bucket: String
    private let keys: [String: Key]

    public init() throws {
        let output = Pipe()
        process = try ChildProcess(
            Self.python,
            [Self.root.appending(path: "Tests/Objects/server.py").path],
            input: input.fileHandleForReading,
            output: output.fileHandleForWriting
        )
        try output.fileHandleForWriting.close()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure() }
            line += more
        }
        let start = try JSONDecoder().decode(Start.self, from: line)
        (endpoint, bucket, keys) = ("http://127.0.0.1:\(start.port)", start.bucket, start.keys)
    }

    deinit { stop() }

    /// `owner` may write, read and remove; `intake` may not remove.
    public func key(of user: String) throws -> Key {
        guard let key = keys[user] else { throw Failure() }
        return key
    }

    public func address(prefix: String, bucket: String? = nil) -> String {
        "s3://\(bucket ?? self.bucket)/\(prefix)?endpoint=\(endpoint)&region=us-east-1"
    }

    /// Has other bytes in all objects, as somebody with the keys could.
    public func spoil() throws {
        let code = """
            import boto3, sys
            s3 = boto3.client('s3', endpoint_url=sys.argv[1], region_name='us-east-1',
                aws_access_key_id=sys.argv[2], aws_secret_access_key=sys.argv[3])
            for item in s3.list_objects_v2(Bucket=sys.argv[4])['Contents']:
                s3.put_object(Bucket=sys.argv[4], Key=item['Key'], Body=b'spoiled')
            """
        let key = try key(of: "owner")
        let other = try ChildProcess.run(Self.python, ["-c", code, endpoint, key.id, key.secret, bucket])
        guard other.status == 0 else { throw Failure() }
    }

    /// From now on nobody answers.
    public func stop() {
        process.send(SIGKILL)
        process.wait()
    }

    /// From now on it takes connections and says nothing, until ``goOn()``.
    public func pause() { process.send(SIGSTOP) }

    public func goOn() { process.send(SIGCONT) }
}
