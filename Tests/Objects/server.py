"""S3-compatible storage for tests: moto, which checks signatures, rights and "If-None-Match", on loopback.

It says its port and keys as a line of JSON, and ends with its standard input. Nothing is kept.
"""
import json
import logging
import os
import sys
import urllib.request

# Before it is told otherwise below, it asks nobody who they are.
os.environ["INITIAL_NO_AUTH_ACTION_COUNT"] = "1000000"
logging.getLogger("werkzeug").disabled = True

import boto3
from moto.server import ThreadedMotoServer

BUCKET = "receipts"
# As docs/scale.md has them.
RIGHTS = {
    "owner": ["s3:PutObject", "s3:GetObject", "s3:DeleteObject", "s3:ListBucket"],
    "intake": ["s3:PutObject", "s3:GetObject", "s3:ListBucket"],
}


def client(name, url):
    return boto3.client(
        name, endpoint_url=url, region_name="us-east-1", aws_access_key_id="anybody", aws_secret_access_key="anything"
    )


def make_user(iam, name, actions):
    iam.create_user(UserName=name)
    statement = {
        "Effect": "Allow",
        "Action": actions,
        "Resource": [f"arn:aws:s3:::{BUCKET}", f"arn:aws:s3:::{BUCKET}/*", "arn:aws:s3:::there-is-none/*"],
    }
    policy = json.dumps({"Version": "2012-10-17", "Statement": [statement]})
    iam.put_user_policy(UserName=name, PolicyName="objects", PolicyDocument=policy)
    key = iam.create_access_key(UserName=name)["AccessKey"]
    return {"id": key["AccessKeyId"], "secret": key["SecretAccessKey"]}


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=port, verbose=False)
    server.start()
    _, port = server.get_host_and_port()
    url = f"http://127.0.0.1:{port}"
    iam = client("iam", url)
    keys = {name: make_user(iam, name, actions) for name, actions in RIGHTS.items()}
    client("s3", url).create_bucket(Bucket=BUCKET)
    ask = urllib.request.Request(
        url + "/moto-api/reset-auth", data=b"0", headers={"Content-Type": "text/plain"}, method="POST"
    )
    urllib.request.urlopen(ask).read()
    print(json.dumps({"port": port, "bucket": BUCKET, "keys": keys}), flush=True)
    sys.stdin.read()


main()
