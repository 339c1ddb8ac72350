/// Classification of files by their names.
enum FileNames {
    /// Whether the file is not for import: still being written, or another program's own.
    static func isTemporary(_ name: [UInt8]) -> Bool {
        guard let first = name.first, first != UInt8(ascii: "."), first != UInt8(ascii: "~") else { return true }
        let name = String(decoding: name, as: UTF8.self).lowercased()
        return name.hasSuffix("~") || otherPrograms.contains(name) || unfinishedEndings.contains { name.hasSuffix($0) }
    }

    /// Of browsers, sync programs (Syncthing, Nextcloud, Dropbox, rsync), copy tools, and our own reason files.
    private static let unfinishedEndings = [
        ".tmp", ".temp", ".part", ".partial", ".crdownload", ".download", ".filepart", ".opdownload", ".!ut", ".swp",
        ".ocdownload", ".ocpart", ".reason.json",
    ]

    private static let otherPrograms: Set<String> = [
        "thumbs.db", "ehthumbs.db", "desktop.ini", "@eadir", "#recycle", "#snapshot", "$recycle.bin", "lost+found",
        "system volume information", "__macosx",
    ]

    /// Whether the extension is a picture's.
    static func isPicture(_ name: [UInt8]) -> Bool {
        ending(of: name).map(pictureEndings.contains) ?? false
    }

    /// The extension in lower case and without the dot; `nil` if there is none.
    static func ending(of name: [UInt8]) -> String? {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < name.count - 1 else { return nil }
        return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }

    private static let pictureEndings: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "png", "webp", "tif", "tiff", "gif", "bmp", "heic", "heif", "avif", "pdf", "eml",
        "xml", "p7m", "zip",
    ]
}
