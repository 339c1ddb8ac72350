"""The API against its own description: schemathesis asks every address with what the description allows, and with what it forbids."""
import json
import os
import re
import subprocess
import sys
import urllib.request

from household import sample

#: No failure of the server, no status, type, form or header that the description does not have, nothing without a token. Left out is
#: that every value of the right type is taken: values are texts as a person types them.
CHECKS = ("not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
          "response_headers_conformance,missing_required_header,unsupported_method,ignored_auth,use_after_free,ensure_resource_availability")


#: Examples of each address and phase. More find the same for longer: values that the description forbids are asked one by one before them.
EXAMPLES = 8
#: So many addresses at once, that a part that fails or hangs is seen.
PATHS = 10


def contract(household, check):
    household.run("import", sample("korean-cafe.jpg"), sample("us-grocery-cash.png"))
    household.run("accounts", "add", "wallet", "지갑", "--kind", "cash", "--opening", "120000KRW", "--currency", "KRW")
    household.run("subjects", "add", "나비", "--kind", "pet")
    for day in range(1, 4):
        household.run("add", f"가게 {day}", f"{day}000KRW", "food", "--date", f"2026-11-{day:02}")
    shown = household.run("devices", "pair", "--token", "send,read,review,write", "--name", "contract", "--port", str(household.port))
    token = next(word for word in shown.split() if len(word) == 64)
    description = household.base + "/api/v1/openapi.json"
    with urllib.request.urlopen(description) as answer:
        paths = json.load(answer)["paths"]
    # A stream has no end.
    del paths["/api/v1/events"]
    own = sorted(paths)
    for part in [own[begin:begin + PATHS] for begin in range(0, len(own), PATHS)]:
        done = subprocess.run(
            [os.path.join(os.path.dirname(sys.executable), "schemathesis"), "run", description,
             "-H", "Authorization: Bearer " + token, "--checks", CHECKS, "--max-examples", str(EXAMPLES), "--no-shrink", "--seed", "38",
             "--phases", "coverage,fuzzing", "--request-timeout", "30", "--no-color", "--continue-on-failure", "--warnings", "off",
             *[word for path in part for word in ("--include-path", path)]],
            capture_output=True, text=True, cwd=household.folder)
        operations = sum(len(paths[path]) for path in part)
        tested, asked = [int((re.search(told, done.stdout) or "00")[1]) for told in (r"Tested: +(\d+)", r"(\d+) generated")]
        tail = "\n".join(line for line in done.stdout.splitlines() if line.strip())[-3000:]
        check(done.returncode == 0 and tested == operations,
              f"{part[0][7:]} to {part[-1][7:]}: {tested} of {operations} operations do what their description says, asked {asked} times"
              + ("" if done.returncode == 0 else ":\n" + tail + done.stderr[-500:]))
