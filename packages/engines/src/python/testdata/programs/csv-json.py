import csv, io, json
rows = list(csv.DictReader(io.StringIO("name,age\nMali,10\nKong,11\n")))
print(rows, sum(int(r["age"]) for r in rows))
t = json.dumps({"a": [1, 2.5, None, True], "ก": "ข"}, indent=1)
print(t, json.loads(t)["a"], json.dumps("ก", ensure_ascii=False))
