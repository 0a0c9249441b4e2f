from datetime import date, datetime, timedelta
d = date(2024, 2, 28)
print(d + timedelta(days=2), d.strftime("%d/%m/%Y %A"), d.weekday(), (date(2024, 12, 25) - d).days)
t = datetime(2024, 1, 1, 13, 5, 9)
print(t, t.isoformat(), t.strftime("%H:%M %p"), datetime.strptime("2024-03-01", "%Y-%m-%d"), timedelta(minutes=95))
