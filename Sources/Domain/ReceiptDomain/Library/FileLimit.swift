/// The largest sizes of files that are read as a whole, in bytes.
public enum FileLimit {
    /// No phone makes larger pictures; a larger file is no photo of a receipt.
    public static let photo = 64 << 20

    /// An archive with a phone's export of a year.
    ///
    /// It is copied once while its photos are imported.
    public static let archive = 4 << 30

    /// The library's own small files; none is nearly that large.
    public static let ownFile = 64 << 20
}
