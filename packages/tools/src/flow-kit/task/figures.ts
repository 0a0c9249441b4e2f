/** The numbers there are in what a node gives: the number itself, or how large it is. */
import type { Figure, FigureCheck } from '@panya/domain/classroom/flow-check.ts'
import type { FlowValue, PortableValue } from '@panya/engines/flow/flow-value.ts'
import type { PortType } from '@panya/engines/flow/port-type.ts'

export const FIGURES_OF: Partial<Record<PortType, readonly Figure[]>> = {
  number: ['value'],
  table: ['rows', 'columns', 'cell'],
  image: ['width', 'height'],
  list: ['items'],
}

export interface Reader {
  /** Takes a big value out of its engine. */
  take(value: FlowValue): Promise<PortableValue>
  /** What a name reads in the learner's language. */
  label(name: string): string
}

/** Null where there is no such number. */
export async function figureIn(
  check: FigureCheck,
  value: FlowValue,
  reader: Reader,
): Promise<number | null> {
  if (!FIGURES_OF[value.type]?.includes(check.what)) return null
  switch (value.type) {
    case 'number':
      return value.value
    case 'list':
      return value.value.length
    case 'image':
      return check.what === 'width' ? value.width : value.height
    case 'table':
      if (check.what === 'rows') return value.rows
      if (check.what === 'columns') return value.columns.length
      return cellIn(check, await reader.take(value), reader)
    case 'text':
    case 'boolean':
    case 'model':
      return null
  }
}

function cellIn(
  { column, row }: FigureCheck,
  table: PortableValue,
  { label }: Reader,
): number | null {
  if (table.type !== 'table') return null
  const is = (shown: unknown, wanted: string) =>
    [String(shown), label(String(shown))].some((name) => sameWord(name, wanted))
  const cells = table.data[table.columns.findIndex(({ name }) => is(name, column))]
  const length = cells?.length ?? 0
  const at = row.trim() === '' ? 0 : rowWith(table.data, length, (cell) => is(cell, row))
  const cell = cells?.[at]
  return typeof cell === 'number' ? cell : null
}

const rowWith = (
  data: readonly (readonly unknown[])[],
  length: number,
  isIt: (cell: unknown) => boolean,
): number => {
  for (let at = 0; at < length; at++) if (data.some((cells) => isIt(cells[at]))) return at
  return -1
}

const sameWord = (a: string, b: string) =>
  a.normalize('NFC').trim().toLowerCase() === b.normalize('NFC').trim().toLowerCase()
