/// What speaks for and against a printed date being the day of the purchase.
enum DateFeature: Int, DecisionFeature {
    // MARK: Its form, as clearly as it was read

    /// `2026-11-18`, `18 Nov 2026`: cannot be much else.
    case hasYearFirst
    /// `18/11/2026`.
    case hasYearLast
    /// `26.11.18`.
    case hasTwoDigitYear
    /// `20261118`: may be a part of any number.
    case isGlued
    /// The engine's confidence in the word that it is least confident of.
    case confidence
    /// How many other readings give the same day, 4 at most.
    case isReadAgain
    /// Two passes read it.
    case isReadTwice
    /// The share of belief among the ways to take it (day or month first), as a logarithm to base 2.
    case orderShare

    /// The printed day of the week is another one: a figure was misread.
    case isOtherWeekday

    // MARK: What stands beside it

    case isDate
    case hasTime
    /// "Date", "거래일시".
    case isCalledDate
    /// "Valid until", "유효기간", "입차".
    case isCalledOther
    /// Behind a tilde or "by".
    case isUntil
    /// "Returns accepted until" ends the line above.
    case isBelowUntil
    case isBelowDateLabel
    case isBelowOtherLabel
    /// Of a delivery, of payment, of another paper: on bills that a program made.
    case isOtherOnBill
    /// The bill and its number are named beside it or above.
    case isBesidePaper
    /// In thousands of pixels, of which a sheet of A4 has 1,754: the bill's own day stands above the days of its lines.
    case depthOnBill

    // MARK: When it is

    /// More than 25 years ago.
    case isOld
    /// Within three days before the photo.
    case isPhotoDay
    /// Within 45 days before the photo.
    case isPhotoMonth
    /// More than a day later than the photo: one of the two is wrong.
    case isAfterPhoto
    /// More than 400 days before the photo.
    case isLongBeforePhoto
}
