import ReceiptDomain
import struct SystemPackage.FilePath

/// Paths within a library's folder.
struct LibraryLayout {
    let root: FilePath
    /// The folder of stored data, or of copies for a shared library; equal to ``root`` for a folder library.
    let kept: FilePath
    let inbox: FilePath
    let failed: FilePath
    let users: FilePath

    init(root: FilePath, kept: FilePath? = nil) {
        self.root = root
        self.kept = kept ?? root
        inbox = root.appending("Inbox")
        failed = self.kept.appending("Failed")
        users = self.kept.appending("Users")
    }

    func user(_ user: UserID) -> UserLayout {
        UserLayout(folder: users.appending(user.rawValue), failed: failed.appending(user.rawValue))
    }
}

/// Paths of a user's files.
struct UserLayout {
    let folder: FilePath
    /// The folder of files that could not be read.
    let failed: FilePath

    var profile: FilePath { folder.appending("profile.json") }
    var rules: FilePath { folder.appending("rules.json") }
    var ledger: FilePath { folder.appending("ledger.jsonl") }
    var records: FilePath { folder.appending("Records") }
    var staging: FilePath { folder.appending("Staging") }

    func record(_ id: RecordID) -> RecordFolder { RecordFolder(folder: records.appending(id.rawValue)) }
    func claim(_ id: RecordID) -> RecordFolder { RecordFolder(folder: staging.appending(id.rawValue)) }

    func path(of folder: PartFolder) -> FilePath {
        switch folder {
        case .own: self.folder
        case .failed: failed
        case .record(let id): record(id).folder
        }
    }
}

/// Paths within a record's folder, staged or committed.
struct RecordFolder {
    let folder: FilePath

    var reading: FilePath { folder.appending("reading.json") }
    /// The drafted record, from which a lost ledger line can be written again.
    var firstState: FilePath { folder.appending("record.json") }
    /// The image before its format is known.
    var unnamedImage: FilePath { folder.appending("image") }
    /// The record and file name that a staged image will be attached under.
    var attachment: FilePath { folder.appending("attach.json") }
    /// Folders of the image's further records, by id, until they are committed.
    var further: FilePath { folder.appending("further") }
    /// Locked by the process that is ingesting.
    var lock: FilePath { folder.appending("claim.lock") }

    func further(_ id: RecordID) -> RecordFolder { RecordFolder(folder: further.appending(id.rawValue)) }

    /// - Throws: ``LibraryError/unsafeFile(path:kind:)`` for a name that is not a plain component, or one of the names above.
    func image(_ image: StoredImage) throws(LibraryError) -> FilePath {
        let others = [reading, firstState, unnamedImage, attachment, further, lock]
        guard let path = folder.appending(name: image.file.utf8), !image.file.hasPrefix("."), !others.contains(path)
        else {
            throw LibraryError.unsafeFile(path: image.file, kind: "name")
        }
        return path
    }
}
