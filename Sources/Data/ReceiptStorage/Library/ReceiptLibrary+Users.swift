import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary: ProfileRepository {
    public func users() throws -> [User] {
        try store.users().map { User(id: $0, profile: try profile(of: $0)) }
    }

    public func user(_ id: UserID) throws -> User? {
        try store.has(id) ? User(id: id, profile: try profile(of: id)) : nil
    }

    /// Adds a user; an existing one keeps their profile.
    public func addUser(_ id: UserID, profile: Profile) throws -> User {
        let place = layout.user(id)
        try store.add(id)
        let files = try files(of: id)
        try ledger(of: id).locked {
            try files.bring(place.profile)
            if try FileStatus.ifPresent(place.profile) == nil {
                try syncFolders()
                try write(profile, to: place.profile)
                try files.keep([place.profile])
                try adoptCurrencies(into: ledger(of: id))
                // A folder that is not there gets a photo for its name. Whoever keeps something else there can make it later.
                if id != .me { _ = try? Folder.makeIfMissing(layout.inbox.appending(id.rawValue)) }
            }
        }
        return User(id: id, profile: try self.profile(of: id))
    }

    public func updateProfile(
        of id: UserID,
        _ change: @Sendable (inout Profile) throws -> Void
    ) throws -> Profile {
        let place = layout.user(id)
        let files = try files(of: id)
        return try ledger(of: id).locked {
            try files.bring(place.profile)
            var profile = try profile(of: id)
            try change(&profile)
            try write(profile, to: place.profile)
            try files.keep([place.profile])
            return profile
        }
    }

    private func write(_ profile: Profile, to path: FilePath) throws {
        try DurableFile.replace(path, LedgerFormat.encoder().encode(StoredProfile(profile)))
    }

    func profile(of id: UserID) throws -> Profile {
        let path = layout.user(id).profile
        try files(of: id).bringOnce(path)
        let profile = try StoredFile.value(at: path) { (stored: StoredProfile) throws(InvalidValue) in
            try stored.profile()
        }
        // Where it is lost or not written yet, the user's records exist all the same.
        return profile ?? Profile(locale: "en", currency: nil)
    }
}
