import { type Py, py, pyFlag } from '@panya/engines/code/python-code.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import type { DateChoice, DateHabits } from '@panya/engines/tabular/dates/date-habits.ts'
import { importedColumn, importNotes } from '@panya/engines/tabular/import/import-report.ts'
import { choice } from '../../../flow-kit/param-forms.ts'

/** Settings of nodes that read dates, and what they say about how they read them. */

export const dateOrder = choice('written', ['auto', 'dmy', 'mdy'], 'dates')
export const yearsCounted = choice('era', ['auto', 'ce', 'be'], 'era')

export function chosenDates({
  written,
  era,
}: {
  written: (typeof dateOrder)['default']
  era: (typeof yearsCounted)['default']
}): DateChoice {
  return {
    ...(written !== 'auto' && { order: written }),
    ...(era !== 'auto' && { era }),
  }
}

/** What a learner said about the dates, for Python's `to_dates`. */
export function datesAsked({ params }: PythonContext): Py {
  const order =
    params.written === 'auto' ? py`` : py`, day_first=${pyFlag(params.written === 'dmy')}`
  return params.era === 'auto' ? order : py`${order}, buddhist=${pyFlag(params.era === 'be')}`
}

/** The same words as at the import of a file. */
export function dateNotes(name: string, habits: DateHabits): NodeNote[] {
  const reading = { type: 'date', missed: 0, read: () => null, habits } as const
  return importNotes({
    source: 'text',
    lines: [],
    odd: [],
    ragged: { short: 0, long: 0, rows: [] },
    columns: [importedColumn(name, reading)],
  })
}
