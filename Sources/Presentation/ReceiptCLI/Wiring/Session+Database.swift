import ReceiptObjects
import ReceiptPostgres

extension Session {
    /// Opens a database library, with access to the storage of its pictures.
    func database(_ name: String) throws -> PostgresLibrary {
        let environment = environment
        return try PostgresLibrary(name) { address in
            Bucket(
                try BucketAddress(address),
                credentials: { try BucketCredentials.find(environment: environment) },
                authorities: environment["AWS_CA_BUNDLE"].flatMap { $0.isEmpty ? nil : $0 }
            )
        }
    }
}
