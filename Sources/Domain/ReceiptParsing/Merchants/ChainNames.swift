/// The chains that a reader knows by name.
public enum ChainNames {
    /// In the spelling of their signs.
    public static let all = KnownChains.distinctive + KnownChains.exact
}
