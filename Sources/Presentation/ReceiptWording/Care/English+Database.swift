import ReceiptDomain

extension EnglishWording {
    func error(_ problem: DatabaseProblem) -> String {
        switch problem {
        case .unreachable(let detail):
            "the database server does not answer (\(detail.escapingControls)); nothing was changed; "
                + "check that it runs and that its name and port are right, and try again"
        case .inDoubt(let detail):
            "the link to the database was lost (\(detail.escapingControls)) while a change was confirmed; "
                + "look whether it is there before making it again; importing a photo again is always safe"
        case .login(let detail):
            "the database server does not let you in (\(detail.escapingControls)); "
                + "check the user name, and the password in ~/.pgpass or PGPASSWORD"
        case .certificate(let detail):
            "the connection to the database is not safe (\(detail.escapingControls)); "
                + "a server on another machine has to show a certificate: name its authority in sslrootcert=FILE, and the host as in "
                + "the certificate; sslmode=require in its name goes without that check, and sslmode=disable in plain text"
        case .noDatabase(let detail):
            "the server has no such database (\(detail.escapingControls)); "
                + "check the name, or make it: Scripts/database create"
        case .notPermitted(let detail):
            "the database does not allow that (\(detail.escapingControls)); "
                + "its owner gives rights, and a standby server only reads"
        case .noSpace(let detail):
            "the disk of the database server is full (\(detail.escapingControls)); free some space there and try again"
        case .refused(let state, let message):
            "the database refused it (\(state.escapingControls): \(message.escapingControls)); run 'receiptmind verify'"
        case .unexpected(let detail):
            "the database answers otherwise than expected (\(detail.escapingControls)); run 'receiptmind verify'"
        case .schema(0, _): "the database has no tables of ReceiptMind yet; make them: Scripts/database migrate"
        case .schema(let version, let known) where version > known:
            "the database has tables of a newer ReceiptMind (\(version), this one knows \(known)); update this one"
        case .schema(let version, let known):
            "the database has tables of an older ReceiptMind (\(version), this one needs \(known)); "
                + "bring them up to date: Scripts/database migrate"
        case .passwordInName:
            "a password on the command line can be read by everybody on this machine; "
                + "put it into ~/.pgpass, a service file (postgresql://?service=NAME) or PGPASSWORD, and leave it out here"
        case .noSuchAccount(let name): "there is no user \(name.escapingControls) in this library"
        case .notLocked: "the link to the database was lost; nothing was changed; try again"
        case .overtaken: "somebody else has finished this photo meanwhile; nothing was changed"
        case .keepsLines: "the database keeps every line that it has; run 'receiptmind verify'"
        case .changedPart(let name):
            "\(name.escapingControls) in the database is not what was kept there; put back a backup"
        case .foreignObject(let key):
            "a row of the database names an object that is not its user's (\(key.escapingControls)); nothing was removed; "
                + "look who has written that, and run 'receiptmind verify'"
        }
    }
}
