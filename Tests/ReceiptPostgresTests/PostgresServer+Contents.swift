import ReceiptDomain
import ReceiptTestSupport

@testable import ReceiptPostgres

extension PostgresServer {
    /// A new database in it.
    static func database(named name: String) throws -> String {
        let information = try information.get()
        try PostgresConnection(information).run("CREATE DATABASE \(name)")
        return information.replacing("dbname=postgres", with: "dbname=\(name)")
    }

    /// A photo of the user, with its bytes.
    static func photo(_ number: Int, of user: UserID, _ connection: PostgresConnection) throws -> WaitingPhoto {
        let bytes = [UInt8](repeating: 7, count: number)
        try connection.run(
            """
            INSERT INTO receiptmind.blob (account, sha256, size, bytes)
            SELECT id, sha256($2), length($2), $2 FROM receiptmind.account WHERE name = $1 ON CONFLICT DO NOTHING
            """,
            [.text(user.rawValue), .bytes(bytes)]
        )
        var photo = WaitingPhoto(number: number, of: user)
        photo.sha256 = try connection.run("SELECT encode(sha256($1), 'hex')", [.bytes(bytes)]).row.text(0)
        return photo
    }
}

extension PostgresLineStore {
    convenience init(_ connection: PostgresConnection, of user: UserID) throws {
        self.init(try PostgresAccount(user, connection))
    }
}
