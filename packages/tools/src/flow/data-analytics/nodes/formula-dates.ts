import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { habitsOf, isDatePart } from '@panya/engines/tabular/date-part.ts'
import { type DateHabits, dateParts } from '@panya/engines/tabular/dates/date-habits.ts'
import { compileFormula } from '@panya/engines/tabular/evaluate-formula.ts'
import { columnsIn, type Formula } from '@panya/engines/tabular/expression.ts'
import { type Column, columnOf, type Table } from '@panya/engines/tabular/table.ts'
import { dateNotes } from './dates.ts'
import { notedCells } from './notes.ts'

/** What a formula guesses about the dates it takes apart: the same as at an import, said on the node that guesses. */

/** Whose year, month, day or weekday is asked for. */
function datesAskedFor(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'unary':
      return datesAskedFor(formula.of)
    case 'binary':
      return [...datesAskedFor(formula.left), ...datesAskedFor(formula.right)]
    case 'call': {
      const inner = formula.args.flatMap(datesAskedFor)
      return isDatePart(formula.name) ? [...formula.args.slice(0, 1), ...inner] : inner
    }
    case 'value':
    case 'column':
    default:
      return []
  }
}

function columnFrom(formula: Formula, table: Table, language: string): Column {
  if (formula.kind === 'column') return columnOf(table, formula.name)
  const at = compileFormula(formula, table, language)
  return {
    name: [...columnsIn(formula)].join(', '),
    type: 'text',
    data: Array.from({ length: table.rows }, (_, row) => at(row)),
  }
}

/** Cells that say another day when day and month change places. */
function swappableRows({ data }: Column, habits: DateHabits): number[] {
  const known = new Map<string, boolean>()
  const isSwappable = (text: string): boolean => {
    const before = known.get(text)
    if (before !== undefined) return before
    const [day, month] = (['dmy', 'mdy'] as const).map((order) =>
      dateParts(text, { ...habits, order }),
    )
    const months = [day?.month ?? null, month?.month ?? null]
    const differs = !months.includes(null) && months[0] !== months[1]
    known.set(text, differs)
    return differs
  }
  return data.flatMap((cell, row) => (cell !== null && isSwappable(String(cell)) ? row : []))
}

export function formulaDateNotes(formula: Formula, table: Table, language: string): NodeNote[] {
  const seen = new Set<string>()
  return datesAskedFor(formula).flatMap((asked) => {
    const column = columnFrom(asked, table, language)
    if (seen.has(column.name)) return []
    seen.add(column.name)
    const habits = habitsOf(column, language)
    const order = habits.order === 'mdy' ? 'mdy' : 'dmy'
    const guessed = habits.orderIsGuess ? swappableRows(column, habits) : []
    const about = dateNotes(column.name, habits).filter(({ code }) => code.startsWith('era-'))
    return [...notedCells(`formula-${order}`, column, guessed), ...about]
  })
}
