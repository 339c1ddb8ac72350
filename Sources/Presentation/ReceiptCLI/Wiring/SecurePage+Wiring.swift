import struct Foundation.Date
import ReceiptCertificates
import ReceiptFiles
import ReceiptWeb
import ReceiptWording

extension SecurePage {
    /// The household's certificate authority on this machine, created where missing, and its certificate for this machine.
    ///
    /// - Throws: ``WebProblem/certificateUnusable(folder:detail:)``
    init(names: [String], session: Session) throws {
        let folder = Self.folder(session.environment)
        let authority: HouseholdAuthority
        do {
            authority = try HouseholdAuthority(folder: folder, names: names, now: Date())
            let now = try authority.identity(for: names, now: Date())
            if !now.uncertified.isEmpty {
                session.message(session.wording.notice(WebNotice.uncertified(now.uncertified, folder: folder)))
            }
            self.init(authority: try authority.authorityFile(), fingerprint: try authority.fingerprint()) {
                let current = try authority.identity(for: names, now: Date())
                return Identity(certificates: current.certificates, privateKey: current.privateKey)
            }
        } catch {
            throw WebProblem.certificateUnusable(folder: folder, detail: "\(error)")
        }
    }

    /// Not in the library, which may be on a disk that others read.
    private static func folder(_ environment: [String: String]) -> String {
        OwnFolders(environment: environment).data + "/certificates"
    }
}
