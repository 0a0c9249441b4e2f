import re
print(re.findall(r"\d+", "a1b22c333"), re.sub(r"(\w+)@(\w+)", r"\2 at \1", "me@home"), re.split(r"[,;]\s*", "a, b;c"))
m = re.search(r"(?P<y>\d{4})-(\d\d)", "on 2024-05-06")
print(m.group("y"), m.groups(), m.span(), re.match("x", "y"), bool(re.fullmatch("[ก-๙]+", "สวัสดี")))
