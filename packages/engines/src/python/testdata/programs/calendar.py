import calendar
print(calendar.month(2024, 2))
print(calendar.isleap(2000), calendar.monthrange(2023, 2)[1])
