"""Every script says what it is for, before it builds, installs or needs anything."""
import os
import subprocess
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[3] / 'Scripts'


@pytest.mark.parametrize('script', sorted(
    path.name for path in SCRIPTS.iterdir() if path.is_file() and os.access(path, os.X_OK)
))
def test_its_help_is_there_at_once(script, tmp_path):
    bare = {'PATH': '/usr/bin:/bin', 'LC_ALL': 'C.UTF-8'}
    asked = subprocess.run([SCRIPTS / script, '--help'], cwd=tmp_path, env=bare, capture_output=True, text=True, timeout=20)
    assert asked.returncode == 0, asked.stderr
    assert len(asked.stdout.split()) > 9
    assert asked.stderr == '' and not any(tmp_path.iterdir())
