from documents.markdown import Command, Document

CONSOLE = '''Text with `one
span` and

```console
$ receiptmind list    # all
first
second
$ receiptmind undo
```

```sh
cat > file <<'END'
# no comment, but text
END

# a comment
receiptmind report
```

```
receiptmind watch
├── a folder
```
'''


def document(text: str = CONSOLE, name: str = 'docs/x.md') -> Document:
    return Document(name, text)


def test_a_console_has_commands_behind_prompts_and_what_they_print():
    assert document().commands()[:2] == [
        Command(5, 'receiptmind list    # all', ('first', 'second')), Command(8, 'receiptmind undo')]


def test_a_line_of_sh_is_a_command_with_its_here_document():
    assert document().commands()[2:] == [
        Command(12, "cat > file <<'END'\n# no comment, but text\nEND"), Command(17, 'receiptmind report')]


def test_a_command_in_an_unmarked_block_is_found():
    assert document().stray_commands() == [21]


def test_inline_code_is_that_outside_of_blocks_and_may_go_over_lines():
    assert document().code() == [(1, 'one span')]


def test_the_name_of_a_document_has_its_language():
    assert document(name='README.ko.md').language == 'ko'
    assert document(name='README.md').language == 'en'
