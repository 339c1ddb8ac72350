import Foundation
import ReceiptCertificates
import ReceiptWeb
import ReceiptWording

extension SecurePage {
    /// The household's authority on this machine, made where there is none yet, and what it certifies this machine as.
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

    /// Where programs keep what belongs to this machine and its user (XDG base directories): a library may lie on a disk that others read.
    private static func folder(_ environment: [String: String]) -> String {
        let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (named ?? NSHomeDirectory() + "/.local/share") + "/receiptmind/certificates"
    }
}
