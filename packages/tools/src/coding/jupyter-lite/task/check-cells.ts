/** A teacher's tests as cells that run after the learner's own, in the same Python. */
import type { CheckOf } from '@panya/domain/classroom/check.ts'
import { type CodeCell, codeCell } from '@panya/domain/notebook/notebook.ts'

/** JSON's texts are Python's. */
const text = (value: string) => JSON.stringify(value)

const testOf = (test: string, output: string) => `from _panya import own_test as __own_test
__own_test.put_back_python()
__why_not = __own_test.why_not(${text(test)}, globals(), ${text(output)})
assert __why_not is None, __why_not`

/** Numbers may be a little beside; what has no difference has to be the same. */
const holds = ({ name, value, within }: CheckOf<'name-value'>) => `
def __same(is_now, wanted):
    if isinstance(is_now, bool) != isinstance(wanted, bool):
        return False
    try:
        return bool(abs(is_now - wanted) <= ${within} + 1e-9 * max(1, abs(wanted)))
    except Exception:
        pass
    try:
        return bool(is_now == wanted)
    except Exception:
        return list(is_now) == list(wanted)
assert __same(${name}, (${value}\n)), repr(${name})[:200]`

export function checkCell(
  check: CheckOf<'test' | 'name-value'>,
  id: string,
  output: string,
): CodeCell {
  return codeCell(testOf(check.kind === 'test' ? check.test : holds(check), output), id)
}

export const NAMES_CELL = 'names'

/** Writes down the names that hold something plain, as Python writes it. */
export const namesCell = (): CodeCell =>
  codeCell(
    `import json as __json
print(__json.dumps([[name, repr(value), isinstance(value, float)]
    for name, value in list(globals().items())
    if not name.startswith("_") and type(value) in (int, float, str, bool, list, tuple, dict)
    and name not in ("In", "Out") and len(repr(value)) <= 120]))`,
    NAMES_CELL,
  )
