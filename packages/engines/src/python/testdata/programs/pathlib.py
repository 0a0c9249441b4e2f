from pathlib import Path
p = Path("data") / "x.txt"
p.parent.mkdir(exist_ok=True)
p.write_text("hello")
print(p.read_text(), p.name, p.suffix, p.stem, p.parts, sorted(q.name for q in Path("data").iterdir()))
p.unlink(); p.parent.rmdir()
