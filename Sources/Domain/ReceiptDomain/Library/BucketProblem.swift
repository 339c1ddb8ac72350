/// What can go wrong with the S3-compatible storage that has a library's pictures.
public enum BucketProblem: Error, Hashable, Sendable {
    /// Not `s3://BUCKET/PREFIX?endpoint=…&region=…`.
    case badAddress(detail: String)
    /// Who we are stands neither in the environment nor in a file.
    case noCredentials(path: String)
    /// The file with the secret key can be read by others, or is no file of ours.
    case openCredentials(path: String)
    /// Nobody answers, the link is lost, the time is over, or the server cannot do it at present.
    case unreachable(detail: String)
    case certificate(detail: String)
    case noBucket(detail: String)
    case notPermitted(detail: String)
    /// The server knows no such key, or it is another's.
    case signature(detail: String)
    /// The server's clock and ours differ too much for a signature to count.
    case clock(detail: String)
    case noSpace(detail: String)
    /// Any other answer; the code is S3's word for it.
    case refused(status: Int, code: String, message: String)
    /// The object that has this file is not there.
    case gone(name: String)
    /// Its bytes have not the hash that they were kept under.
    case changed(name: String)
    /// A picture took so long that what was kept of it has been cleared away meanwhile.
    case overdue
}

extension BucketProblem: TransientError {
    /// Most of it is no photo's fault, and whoever looks after the storage can mend it.
    public var isPassing: Bool {
        switch self {
        case .gone, .changed: false
        default: true
        }
    }
}
