import ReceiptDomain
import struct SystemPackage.FilePath

/// Where things are in a library's folder.
struct LibraryLayout {
    let root: FilePath
    /// What is kept, or copies of it: the root itself, where the folder is the library.
    let kept: FilePath

    init(root: FilePath, kept: FilePath? = nil) {
        self.root = root
        self.kept = kept ?? root
    }

    var inbox: FilePath { root.appending("Inbox") }
    var failed: FilePath { kept.appending("Failed") }
    var users: FilePath { kept.appending("Users") }

    func failed(of user: UserID) -> FilePath { failed.appending(user.rawValue) }
    func user(_ user: UserID) -> UserLayout { UserLayout(folder: users.appending(user.rawValue)) }
}

/// Where things are in a user's folder.
struct UserLayout {
    let folder: FilePath

    var profile: FilePath { folder.appending("profile.json") }
    /// What its user decided for good.
    var rules: FilePath { folder.appending("rules.json") }
    var ledger: FilePath { folder.appending("ledger.jsonl") }
    var records: FilePath { folder.appending("Records") }
    var staging: FilePath { folder.appending("Staging") }

    func record(_ id: RecordID) -> RecordFolder { RecordFolder(folder: records.appending(id.rawValue)) }
    func claim(_ id: RecordID) -> RecordFolder { RecordFolder(folder: staging.appending(id.rawValue)) }
}

/// Where things are in a record's folder, staged or committed.
struct RecordFolder {
    let folder: FilePath

    var reading: FilePath { folder.appending("reading.json") }
    /// What the record was when it was drafted: makes up for a lost ledger line.
    var firstState: FilePath { folder.appending("record.json") }
    /// The picture before its format is known.
    var unnamedImage: FilePath { folder.appending("image") }
    /// The record that the image is to join, and under which name.
    var attachment: FilePath { folder.appending("attach.json") }
    /// Folders of the further records of the image, by their identifiers; only until it is committed.
    var further: FilePath { folder.appending("further") }
    /// Held open and locked by the process that is ingesting.
    var lock: FilePath { folder.appending("claim.lock") }

    func further(_ id: RecordID) -> RecordFolder { RecordFolder(folder: further.appending(id.rawValue)) }

    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` for a name that is not one plain component of its own.
    func image(_ image: StoredImage) throws(LibraryError) -> FilePath {
        let others = [reading, firstState, unnamedImage, attachment, further, lock]
        guard let path = folder.appending(name: image.file.utf8), !image.file.hasPrefix("."), !others.contains(path)
        else {
            throw LibraryError.unsafeFile(path: image.file, kind: "name")
        }
        return path
    }
}
