"""A library of its own, the page in front of it, and a browser that is let in."""
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

SAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "SampleReceipts")

#: A draft whose photo was on the screen: before that none is confirmed.
SEEN = "form[data-review][data-seen]"


def sample(name):
    return os.path.realpath(os.path.join(SAMPLES, name))


class Household:
    def __init__(self, program):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="receiptmind-web-")
        self.library = os.path.join(self.folder, "library")
        self.environment = dict(
            os.environ, RECEIPTMIND_LIBRARY=self.library, XDG_CACHE_HOME=os.path.join(self.folder, "cache"),
            XDG_DATA_HOME=os.path.join(self.folder, "data"),
            LC_ALL="ko_KR.UTF-8",
        )
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.server = None

    def run(self, *words, check=True):
        done = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True)
        if check and done.returncode not in (0, 2):
            raise RuntimeError(f"{words}: {done.returncode} {done.stderr}")
        return done.stdout

    def records(self, *words):
        return [json.loads(line) for line in self.run("list", "--json", *words).splitlines()]

    def start(self, *before, options=()):
        command = [*before, self.program, "serve", "--port", str(self.port), *options]
        self.server = subprocess.Popen(command, env=self.environment, stderr=subprocess.PIPE, text=True)
        for _ in range(400):
            try:
                urllib.request.urlopen(self.base + "/robots.txt", timeout=2).read()
                return self
            except OSError:
                if self.server.poll() is not None:
                    raise RuntimeError(self.server.stderr.read())
                time.sleep(0.05)
        raise RuntimeError("the page did not answer")

    def stop(self, how=signal.SIGTERM):
        """Seconds until the server was gone."""
        begun = time.monotonic()
        self.server.send_signal(how)
        self.server.wait(timeout=30)
        return time.monotonic() - begun

    def link(self, user="me", *options):
        shown = self.run("devices", "pair", "--port", str(self.port), "--user", user, "--host", "127.0.0.1", *options)
        return re.search(r"https?://\S+", shown).group(0)

    def token(self):
        shown = self.run("devices", "pair", "--upload", "--port", str(self.port))
        return re.search(r"\b[0-9a-f]{64}\b", shown).group(0)

    def close(self):
        if self.server and self.server.poll() is None:
            self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def enter(page, household, name="Phone"):
    """Lets a browser in, as a person would who has scanned the code."""
    page.goto(household.link())
    page.fill("#name", name)
    page.click("button.main")
    page.wait_for_url(household.base + "/")
