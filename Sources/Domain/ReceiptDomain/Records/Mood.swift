/// A person's mood about a record or a day.
public enum Mood: String, CaseIterable, Hashable, Sendable {
    case happy, sad, angry, tired, calm, anxious, neutral

    public var icon: String {
        switch self {
        case .happy: "😊"
        case .sad: "😢"
        case .angry: "😠"
        case .tired: "😪"
        case .calm: "😌"
        case .anxious: "😟"
        case .neutral: "😐"
        }
    }

    /// Red, green and blue in hexadecimal; never the only mark of a mood, for people who do not distinguish colours.
    public var color: String {
        switch self {
        case .happy: "#FFD66B"
        case .sad: "#9DB4F5"
        case .angry: "#F57C73"
        case .tired: "#B7AFA3"
        case .calm: "#A2D5C6"
        case .anxious: "#E2B4BD"
        case .neutral: "#DADADA"
        }
    }
}
