import { py } from '@panya/engines/code/python-code.ts'

/** What the Python of several table nodes needs, each as the flow itself does it. */

/** Yes and no are learned as words, as in the flow. */
export const CLASSES = py`def classes(column):
    """Yes and no as words, all others as they are."""
    return column.map(lambda value: str(value).lower() if isinstance(value, bool) else value)`

export const FREE_NAME = py`def free_name(table, wanted):
    """A name that no column has yet."""
    names = [wanted] + [f"{wanted}_{number}" for number in range(2, len(table.columns) + 3)]
    return next(name for name in names if name not in table)`

/** The order of mixed rows, number by number that of the flow. */
export const MIXED = py`def mixed(count, seed):
    """The same order as in the flow: mixed by the same numbers."""
    state, order = seed + 0x6D2B79F5, list(range(count))
    for last in range(count - 1, 0, -1):
        state = (state + 0x6D2B79F5) & 0xFFFFFFFF
        bits = (state ^ state >> 15) * (1 | state) & 0xFFFFFFFF
        bits ^= bits + (bits ^ bits >> 7) * (61 | bits) & 0xFFFFFFFF
        other = int((bits ^ bits >> 14) / 4294967296 * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order`

/** Numbers as the flow writes them: 3 and not 3.0. */
export const TEXT_OF = py`def text_of(value):
    """A value as the flow writes it; a gap stays a gap."""
    if isinstance(value, float):
        return None if value != value else f"{value:.15g}"
    return value if isinstance(value, str) else str(value).lower()`

/** Python's own calendar knows years of every era; that of pandas ends in 2262. */
export const TO_DATES = py`def to_dates(column, day_first=None, buddhist=None):
    """Dates from texts such as 2024-05-31 or 31/5/2567. What is not said is found out from the column."""
    numbers = [[int(number) for number in re.findall(r"\\d+", str(value))[:3]] for value in column]
    if day_first is None:
        day_first = all(parts[1] <= 12 for parts in numbers if len(parts) == 3 and parts[0] <= 31)
    def date(parts):
        if len(parts) < 3:
            return None
        year, month, day = parts if parts[0] > 31 else parts[::-1] if day_first else (parts[2], parts[0], parts[1])
        year -= 543 if buddhist or buddhist is None and year > 2400 else 0
        try:
            return datetime.date(year, month, day)
        except ValueError:
            return None
    return [date(parts) for parts in numbers]`

export const DATE_IMPORTS = [py`import datetime`, py`import re`]
