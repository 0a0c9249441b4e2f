"""The standard library's door to small databases, which this Python comes without: on SQLite, as far as shelve needs it."""

import io
import os
from collections.abc import MutableMapping

_SIGNATURE = b"SQLite format 3\x00"


class error(OSError):
    pass


def whichdb(filename):
    """The kind of a file's database; '' for a file of another kind, None where there is none."""
    if not os.path.exists(filename):
        return None
    with io.open(filename, "rb") as file:
        return "dbm.sqlite3" if file.read(16) == _SIGNATURE else ""


def open(file, flag="r", mode=0o666):
    """'r' reads, 'w' writes, 'c' makes the file where there is none, 'n' always begins anew."""
    if flag[:1] not in ("r", "w", "c", "n"):
        raise ValueError(f"flag must be 'r', 'w', 'c' or 'n', not {flag!r}")
    return _Database(os.fsdecode(file), flag[:1])


def _bytes(value):
    return value if isinstance(value, bytes) else str(value).encode()


class _Database(MutableMapping):
    def __init__(self, path, flag):
        if flag == "n" and os.path.exists(path):
            os.remove(path)
        if flag in "rw" and not os.path.exists(path):
            raise error(f"db type could not be determined: there is no file {path!r}")
        import sqlite3

        self._problem = sqlite3.Error
        self._reads_only = flag == "r"
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._ask("PRAGMA journal_mode = OFF")
        self._ask("CREATE TABLE IF NOT EXISTS Dict (key BLOB UNIQUE NOT NULL, value BLOB NOT NULL)")

    def _ask(self, words, *values):
        if self._connection is None:
            raise error("the database is closed")
        try:
            return self._connection.execute(words, values)
        except self._problem as problem:
            raise error(str(problem)) from None

    def _change(self, words, *values):
        if self._reads_only:
            raise error("the database was opened to read only")
        return self._ask(words, *values)

    def __getitem__(self, key):
        found = self._ask("SELECT value FROM Dict WHERE key = ?", _bytes(key)).fetchone()
        if found is None:
            raise KeyError(key)
        return found[0]

    def __setitem__(self, key, value):
        self._change("REPLACE INTO Dict (key, value) VALUES (?, ?)", _bytes(key), _bytes(value))

    def __delitem__(self, key):
        if self._change("DELETE FROM Dict WHERE key = ?", _bytes(key)).rowcount == 0:
            raise KeyError(key)

    def __len__(self):
        return self._ask("SELECT COUNT(*) FROM Dict").fetchone()[0]

    def __iter__(self):
        return iter([key for (key,) in self._ask("SELECT key FROM Dict").fetchall()])

    def close(self):
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
