import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptObjects

struct BucketAddressTests {
    @Test(arguments: [
        (
            "s3://receipts", "s3://receipts?region=us-east-1", "https://receipts.s3.us-east-1.amazonaws.com/"
        ),
        (
            "s3://receipts/home//photos/?region=ap-northeast-2", "s3://receipts/home/photos?region=ap-northeast-2",
            "https://receipts.s3.ap-northeast-2.amazonaws.com/home/photos/"
        ),
        (
            "s3://receipts/home?endpoint=https://nas.home:9000/&region=garage",
            "s3://receipts/home?endpoint=https://nas.home:9000&region=garage", "https://nas.home:9000/receipts/home/"
        ),
        (
            "s3://receipts?endpoint=http://[::1]:9000", "s3://receipts?endpoint=http://[::1]:9000&region=us-east-1",
            "http://[::1]:9000/receipts/"
        ),
    ])
    func `a bucket and its endpoint become the address of an object`(
        _ text: String,
        _ same: String,
        _ url: String
    ) throws {
        let address = try BucketAddress(text)
        let key = ObjectKey.sample()
        #expect(address.description == same && address.url(of: key) == url + key.description)
        #expect(try BucketAddress(same) == address)
    }

    @Test(arguments: [
        "receipts", "https://receipts", "s3://", "s3://a", "s3://Receipts", "s3://AK:SK@receipts", "s3://receipts:9000",
        "s3://receipts/a b", "s3://receipts/../other", "s3://receipts/%2e", "s3://receipts?secret=x",
        "s3://receipts?region=a&region=b", "s3://receipts?region=a/b", "s3://receipts?endpoint=nas.home",
        "s3://receipts?endpoint=https://me:secret@nas.home", "s3://receipts?endpoint=https://nas.home/path",
        "s3://receipts?endpoint=file:///etc", "s3://receipts#x",
    ])
    func `anything else is refused`(_ text: String) {
        do {
            _ = try BucketAddress(text)
            Issue.record("\(text) was taken")
        } catch BucketProblem.badAddress {
            // As it should be.
        } catch {
            Issue.record(error)
        }
    }
}
