import { listed, type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import {
  DATE_PARTS,
  type DatePart,
  dateReader,
  habitsOf,
  partOf,
} from '@panya/engines/tabular/date-part.ts'
import { columnOf, numbersOf, withColumn } from '@panya/engines/tabular/table.ts'
import { tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { typedColumn } from '@panya/engines/tabular/typed-column.ts'
import { columnParam, columnsParam, textParam, whole } from '../../../../flow-kit/param-forms.ts'
import { chosenDates, dateNotes, dateOrder, datesAsked, yearsCounted } from '../dates.ts'
import { tableNode } from '../define.ts'
import { notedCells, notedRows } from '../notes.ts'
import { DATE_IMPORTS, TEXT_OF, TO_DATES } from '../shared-python.ts'

/** Columns taken apart and put together: texts, dates, ranges of numbers. */

const splitText = tableNode('split-text', 'columns', {
  params: [columnParam('column'), textParam('separator', ' ')],
  variable: 'split',
  code: (c) =>
    py`name = ${c.param('column')}\npieces = ${c.input('table')}[name].str.split(${c.param('separator')}, expand=True, regex=False)\npieces.columns = [f"{name}_{n + 1}" for n in pieces.columns]\n${c.output('table')} = ${c.input('table')}.join(pieces)`,
})

const runSplitText = tableRun(splitText, {
  run: (io) => {
    const table = io.table()
    const { name, data } = columnOf(table, io.text('column'))
    const by = io.text('separator') || ' '
    const parts = data.map((value) => (value === null ? [] : String(value).split(by)))
    const most = Math.min(20, Math.max(1, ...parts.map((list) => list.length)))
    let out = table
    for (let n = 0; n < most; n++) {
      out = withColumn(
        out,
        typedColumn(
          `${name}_${n + 1}`,
          parts.map((list) => list[n]?.trim() ?? null),
          io.language,
        ),
      )
    }
    const cut = parts.flatMap((list, row) => (list.length > most ? row : []))
    return tableResult(out, notedRows('parts-cut', table, cut, { max: most }))
  },
})

const mergeText = tableNode('merge-text', 'columns', {
  params: [columnsParam('columns'), textParam('separator', ' '), textParam('name', 'merged')],
  variable: 'merged',
  helpers: [TEXT_OF],
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.assign(**{${c.param('name')}: ${c.input('table')}[${c.param('columns')}].apply(lambda row: ${c.param('separator')}.join(text_of(value) or "" for value in row), axis=1)})`,
})

const runMergeText = tableRun(mergeText, {
  run: (io) => {
    const table = io.table()
    const columns = io.list('columns').map((name) => columnOf(table, name))
    if (columns.length === 0) throw new NotReady('choose-columns')
    const data = Array.from({ length: table.rows }, (_, row) =>
      columns.map((column) => column.data[row] ?? '').join(io.text('separator')),
    )
    return tableResult(
      withColumn(table, { name: io.text('name').trim() || 'merged', type: 'text', data }),
    )
  },
})

const PART_CODE: Record<DatePart, Py> = {
  year: py`[date and date.year for date in dates]`,
  month: py`[date and date.month for date in dates]`,
  day: py`[date and date.day for date in dates]`,
  weekday: py`[date and date.isoweekday() for date in dates]`,
}

const dates = tableNode('dates', 'columns', {
  params: [columnParam('column'), dateOrder, yearsCounted],
  imports: DATE_IMPORTS,
  helpers: [TO_DATES],
  variable: 'dated',
  code: (c) => {
    const parts = DATE_PARTS.map(
      (part) => py`${c.literal(`${c.text('column')}_${part}`)}: ${PART_CODE[part]}`,
    )
    return py`dates = to_dates(${c.input('table')}[${c.param('column')}]${datesAsked(c)})\n${c.output('table')} = ${c.input('table')}.assign(**{${listed(parts)}})`
  },
})

const runDates = tableRun(dates, {
  run: (io) => {
    const before = io.table()
    const column = columnOf(before, io.text('column'))
    const habits = habitsOf(column, io.language, chosenDates(io.params))
    const read = dateReader(habits)
    let table = before
    for (const part of DATE_PARTS) {
      const data = column.data.map((cell) => partOf(read(cell), part))
      table = withColumn(table, { name: `${column.name}_${part}`, type: 'number', data })
    }
    const missed = column.data.flatMap((cell, row) => {
      const parts = cell === null ? null : read(cell)
      const isWhole = parts && parts.year !== null && parts.month !== null && parts.day !== null
      return cell !== null && !isWhole ? row : []
    })
    return tableResult(table, [
      ...notedCells('no-whole-date', column, missed),
      ...dateNotes(column.name, habits),
    ])
  },
})

const BINS = py`def bins(values, count):
    """The range that each value is in; all ranges are equally wide."""
    low, width = values.min(), (values.max() - values.min()) / count or 1
    def label(value):
        at = min(count - 1, int((value - low) / width))
        return f"{low + at * width:.6g} – {low + (at + 1) * width:.6g}"
    return values.map(label, na_action="ignore")`

const bins = tableNode('bins', 'columns', {
  params: [columnParam('column'), whole('count', 5, 2, 100)],
  variable: 'binned',
  helpers: [BINS],
  code: (c) =>
    py`${c.output('table')} = ${c.input('table')}.assign(**{${c.literal(`${c.text('column')}_bin`)}: bins(${c.input('table')}[${c.param('column')}], ${c.param('count')})})`,
})

const runBins = tableRun(bins, {
  run: (io) => {
    const table = io.table()
    const name = io.text('column')
    const values = numbersOf(table, name)
    const known = values.filter((value): value is number => value !== null)
    if (known.length === 0) throw new FlowFailure('no-rows')
    const [low, high, count] = [Math.min(...known), Math.max(...known), io.number('count')]
    const width = (high - low) / count || 1
    const label = (n: number): string =>
      `${Number((low + n * width).toPrecision(6))} – ${Number((low + (n + 1) * width).toPrecision(6))}`
    const data = values.map((value) =>
      value === null ? null : label(Math.min(count - 1, Math.floor((value - low) / width))),
    )
    return tableResult(withColumn(table, { name: `${name}_bin`, type: 'text', data }))
  },
})

export const COLUMN_PARTS = [splitText, mergeText, dates, bins]

export const COLUMN_PARTS_RUNS = [runSplitText, runMergeText, runDates, runBins]
