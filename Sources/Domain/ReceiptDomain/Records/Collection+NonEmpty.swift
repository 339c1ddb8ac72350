extension Collection {
    /// `nil` where it is empty.
    public var nonEmpty: Self? { isEmpty ? nil : self }
}
