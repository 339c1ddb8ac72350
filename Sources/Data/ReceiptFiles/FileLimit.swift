/// How large a file may be that is read as a whole.
public enum FileLimit {
    /// No phone makes larger pictures; a file beyond this is not a photo of a receipt.
    public static let photo = 64 << 20

    /// Of an archive: a phone's export of a year.
    ///
    /// It is copied once while its photos are taken in.
    public static let archive = 4 << 30

    /// Of the library's own small files, in bytes; none comes near it.
    public static let ownFile = 64 << 20
}
