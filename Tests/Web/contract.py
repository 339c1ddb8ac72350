"""The API against its own description: schemathesis asks every address with what the description allows, and with what it forbids."""
import os
import subprocess
import sys

from household import sample

#: No failure of the server, no status, type, form or header that the description does not have, nothing without a token. Left out is
#: that every value of the right type is taken: values are texts as a person types them.
CHECKS = ("not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
          "response_headers_conformance,missing_required_header,unsupported_method,ignored_auth,use_after_free,ensure_resource_availability")


def contract(household, check, seconds=120):
    household.run("import", sample("korean-cafe.jpg"), sample("us-grocery-cash.png"))
    household.run("accounts", "add", "wallet", "지갑", "--kind", "cash", "--opening", "120000KRW", "--currency", "KRW")
    for day in range(1, 4):
        household.run("add", f"가게 {day}", f"{day}000KRW", "food", "--date", f"2026-11-{day:02}")
    shown = household.run("devices", "pair", "--token", "send,read,review,write", "--name", "contract", "--port", str(household.port))
    token = next(word for word in shown.split() if len(word) == 64)
    done = subprocess.run(
        [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", household.base + "/api/v1/openapi.json",
         "-H", "Authorization: Bearer " + token, "--checks", CHECKS, "--max-time", str(seconds), "--request-timeout", "10",
         # A stream has no end.
         "--exclude-path", "/api/v1/events", "--seed", "38", "--no-color", "--continue-on-failure"],
        capture_output=True, text=True, cwd=household.folder)
    tail = "\n".join(line for line in done.stdout.splitlines() if line.strip())[-3000:]
    check(done.returncode == 0, "the API does what its description says" + ("" if done.returncode == 0 else ":\n" + tail + done.stderr[-500:]))
