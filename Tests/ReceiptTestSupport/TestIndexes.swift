import HouseholdBook
public import ReceiptDomain
import ReceiptIndex
import ReceiptLearning

/// Indexes as the program has them: a file in each user's folder.
public let testIndexes: any RecordIndexes = SQLiteIndexes(
    lessons: { LessonCounter() },
    movements: { $0.movements },
    statements: { $0.statementAccounts }
)
