/// Models that are part of the program.
enum EmbeddedModel {
    static let names: Set<String> = []

    /// The model's data, in memory that lasts as long as the program; `nil` for a name that is not ours.
    static func bytes(of name: String) -> UnsafeRawBufferPointer? { nil }
}
