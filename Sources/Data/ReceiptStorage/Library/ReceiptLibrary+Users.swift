import Foundation
public import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

extension ReceiptLibrary: ProfileRepository {
    public func users() throws -> [User] {
        try userIDs().map { User(id: $0, profile: try profile(of: $0)) }
    }

    public func user(_ id: UserID) throws -> User? {
        let isThere =
            if let shared { try ledgers[id] != nil || shared.has(id) } else {
                try FileStatus.ifPresent(layout.user(id).folder)?.kind == .folder
            }
        return isThere ? User(id: id, profile: try profile(of: id)) : nil
    }

    /// Adds a user; an existing one keeps their profile.
    public func addUser(_ id: UserID, profile: Profile) throws -> User {
        let place = layout.user(id)
        try shared?.add(id)
        try Folder.makeIfMissing(place.folder)
        try ledger(of: id).locked {
            try fileCache(of: id)?.bring(place.profile)
            if try FileStatus.ifPresent(place.profile) == nil {
                try syncFolders()
                try write(profile, to: place.profile)
                try fileCache(of: id)?.keep([place.profile])
            }
        }
        return User(id: id, profile: try self.profile(of: id))
    }

    public func updateProfile(
        of id: UserID,
        _ change: @Sendable (inout Profile) throws -> Void
    ) throws -> Profile {
        let place = layout.user(id)
        return try ledger(of: id).locked {
            profiles[id] = nil
            var profile = try profile(of: id)
            try change(&profile)
            try write(profile, to: place.profile)
            try fileCache(of: id)?.keep([place.profile])
            profiles[id] = nil
            return profile
        }
    }

    func userIDs() throws -> [UserID] { try shared?.users() ?? usersWithFolder() }

    /// Names in `Users/` that are valid user ids.
    func usersWithFolder() throws -> [UserID] {
        try Folder.names(in: layout.users).compactMap { name in
            guard let user = UserID(name.string), try FileStatus.ifPresent(layout.user(user).folder)?.kind == .folder
            else { return nil }
            return user
        }
    }

    private func write(_ profile: Profile, to path: FilePath) throws {
        try DurableFile.replace(path, LedgerFormat.encoder().encode(StoredProfile(profile)))
    }

    func profile(of id: UserID) throws -> Profile {
        if let known = profiles[id] { return known }
        let path = layout.user(id).profile
        if let fileCache = try fileCache(of: id) {
            try Folder.makeIfMissing(layout.user(id).folder)
            try fileCache.bring(path)
        }
        do {
            let stored = try StoredFile.decode(StoredProfile.self, at: path, version: StoredProfile.version)
            let profile = try StoredFile.naming(path) { () throws(InvalidField) in try stored.profile() }
            if shared != nil { profiles[id] = profile }
            return profile
        } catch LibraryError.vanished {
            // The profile is lost or not written yet; the user's records exist all the same.
            return Profile(locale: "en", currency: nil)
        }
    }
}
