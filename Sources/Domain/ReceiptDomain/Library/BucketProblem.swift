/// Errors of the S3-compatible storage that holds a library's pictures.
public enum BucketProblem: Error, Hashable, Sendable {
    /// The address is not of the form `s3://BUCKET/PREFIX?endpoint=…&region=…`.
    case badAddress(detail: String)
    /// Credentials are neither in the environment nor in the file.
    case noCredentials(path: String)
    /// The credentials file can be read by others, or is not a file of this user.
    case openCredentials(path: String)
    /// No answer, a lost connection, a timeout, or a server that is temporarily unable.
    case unreachable(detail: String)
    case certificate(detail: String)
    case noBucket(detail: String)
    case notPermitted(detail: String)
    /// The server does not know the access key, or the secret key is wrong.
    case signature(detail: String)
    /// The clocks differ too much for a signature to be valid.
    case clock(detail: String)
    case noSpace(detail: String)
    /// Any other error response; `code` is S3's error code.
    case refused(status: Int, code: String, message: String)
    /// The file's object does not exist.
    case gone(name: String)
    /// The object's bytes do not have the recorded hash.
    case changed(name: String)
    /// The upload took so long that its object was cleaned up meanwhile.
    case overdue
}

extension BucketProblem: TransientError {
    /// Most errors concern the service, not the photo, and can be mended by its operator.
    public var isPassing: Bool {
        switch self {
        case .gone, .changed: false
        default: true
        }
    }
}
