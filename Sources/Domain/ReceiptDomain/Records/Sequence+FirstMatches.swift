extension Sequence {
    /// The elements that meet the first of the conditions that any element meets; empty where none does.
    ///
    /// Finds what a person named, exactly before in part.
    public func matches(ofFirst conditions: [(Element) -> Bool]) -> [Element] {
        for condition in conditions {
            let found = filter(condition)
            if !found.isEmpty { return found }
        }
        return []
    }
}
