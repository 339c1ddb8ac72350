import ReceiptDomain

extension EnglishWording {
    func error(_ problem: DatabaseProblem) -> String {
        switch problem {
        case .unreachable(let detail):
            "the database server does not answer (\(detail.escapingControls)); nothing was changed; "
                + "check that it is running and that its name and port are right, then try again"
        case .inDoubt(let detail):
            "the connection to the database was lost (\(detail.escapingControls)) while a change was being confirmed; "
                + "check whether the change is there before making it again; importing a photo again is always safe"
        case .login(let detail):
            "the database server does not let you in (\(detail.escapingControls)); "
                + "check the user name, and the password in ~/.pgpass or PGPASSWORD"
        case .certificate(let detail):
            "the connection to the database is not secure (\(detail.escapingControls)); "
                + "a server on another machine must show a certificate: name its authority in sslrootcert=FILE, and write the host as in "
                + "the certificate; in the library's name, sslmode=require skips that check, and sslmode=disable turns encryption off"
        case .noDatabase(let detail):
            "the server has no such database (\(detail.escapingControls)); "
                + "check the name, or create it: Scripts/database create"
        case .notPermitted(let detail):
            "the database does not allow that (\(detail.escapingControls)); "
                + "ask the database's owner for the right; a standby server can only be read"
        case .noSpace(let detail):
            "the disk of the database server is full (\(detail.escapingControls)); free some space there and try again"
        case .refused(let state, let message):
            "the database refused it (\(state.escapingControls): \(message.escapingControls)); run 'receiptmind verify'"
        case .unexpected(let detail):
            "the database gave an unexpected answer (\(detail.escapingControls)); run 'receiptmind verify'"
        case .schema(0, _): "the database has no ReceiptMind tables yet; create them: Scripts/database migrate"
        case .schema(let version, let known) where version > known:
            "the tables in the database are of a newer ReceiptMind (\(version), this one knows \(known)); update this one"
        case .schema(let version, let known):
            "the tables in the database are of an older ReceiptMind (\(version), this one needs \(known)); "
                + "bring them up to date: Scripts/database migrate"
        case .passwordInName:
            "everybody on this machine can read a password on the command line; "
                + "put it into ~/.pgpass, a service file (postgresql://?service=NAME) or PGPASSWORD, and leave it out here"
        case .noSuchAccount(let name): "there is no user \(name.escapingControls) in this library"
        case .notLocked: "the connection to the database was lost; nothing was changed; try again"
        case .overtaken: "another machine finished this photo meanwhile; nothing was changed"
        case .keepsLines: "lines in the database can only be added, not changed; run 'receiptmind verify'"
        case .changedPart(let name):
            "\(name.escapingControls) in the database is not what was stored there; restore a backup"
        case .foreignObject(let key):
            "a row in the database names an object of another user (\(key.escapingControls)); nothing was removed; "
                + "find out who wrote it, and run 'receiptmind verify'"
        }
    }
}
