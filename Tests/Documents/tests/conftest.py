"""A program whose help is written by hand."""
import pytest

PROGRAM = '''#!/bin/sh
case "$*" in
help) printf 'OVERVIEW: Books.\\n\\nUSAGE: receiptmind <subcommand>\\n\\nEVERY DAY:\\n  list                    Lists.\\n  rules                   Rules.\\n\\n  See more.\\n' ;;
'help list') printf 'OVERVIEW: Lists.\\n\\nreceiptmind list --all\\n\\nUSAGE: receiptmind list [--all]\\n\\nOPTIONS:\\n  --all                   All.\\n  -h, --help              Help.\\n' ;;
'help rules') printf 'OVERVIEW: Rules.\\n\\nUSAGE: receiptmind rules <subcommand>\\n\\nSUBCOMMANDS:\\n  show (default)          Shows.\\n' ;;
'help rules show') printf 'OVERVIEW: Shows.\\n\\nUSAGE: receiptmind rules show [--own/--all] [--new]\\n\\nOPTIONS:\\n  --own/--all             Which.\\n' ;;
list*) echo "$RECEIPTMIND_TODAY $LANG" ;;
ask) printf 'Sure? '; read -r answer; echo "[$answer]" ;;
serve*) echo there; trap 'exit 0' TERM; while :; do sleep 0.05; done ;;
fails) echo 'receiptmind: no'; exit 64 ;;
esac
'''


@pytest.fixture(scope='session')
def program(tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp('program') / 'receiptmind'
    path.write_text(PROGRAM)
    path.chmod(0o755)
    return str(path)
