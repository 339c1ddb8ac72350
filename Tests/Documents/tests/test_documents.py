import pytest

from documents import main, skipped
from documents.markdown import Document
from documents.skipped import Skipped


@pytest.mark.parametrize('text, languages', [
    ('Nothing to run.', ['en']),
    ('```sh\nreceiptmind list\n```', ['en', 'ko']),
    ('```sh\nexport LANG=en_US.UTF-8\nreceiptmind list\n```', ['en']),
    ('```sh\nScripts/test\n```', ['en']),
])
def test_a_document_is_run_in_both_languages_where_it_does_not_say_its_own(text, languages):
    assert main.languages(Document('docs/x.md', text)) == languages


def test_what_is_listed_as_not_run_is_in_a_document(monkeypatch):
    assert main.needless() == []
    monkeypatch.setattr(skipped, 'SKIPPED', (*skipped.SKIPPED, Skipped('README.md', 'receiptmind dance', 'needs music')))
    assert len(main.needless()) == 1


def test_all_documents_can_be_read():
    assert {'README.md', 'README.ko.md', 'docs/book.md'} <= {document.name for document in main.documents()}
    assert sum(len(document.commands()) for document in main.documents()) > 100


def test_an_unknown_document_is_refused(capsys):
    with pytest.raises(SystemExit):
        main.parsed(['docs/nothing.md'])
    assert 'there is no document docs/nothing.md' in capsys.readouterr().err


def test_what_stops_a_piece_of_work_is_a_problem():
    def stops():
        raise RuntimeError('the disk is full')
    assert main.finished(('docs/x.md', stops)).problems == ['the disk is full']


def test_a_document_with_a_problem_ends_with_status_1(program, monkeypatch, capsys):
    monkeypatch.setattr(main, 'documents', lambda: [Document('X.ko.md', '```sh\nreceiptmind fails\n```')])
    assert main.main(['--program', program, 'X.ko.md']) == 1
    assert 'FAIL   X.ko.md (ko): 1 run' in capsys.readouterr().out
