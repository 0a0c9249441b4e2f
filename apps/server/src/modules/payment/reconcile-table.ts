/** Differences between a provider and the book, as an operator reads them in a terminal. */
import { type Amount, decimalText } from '@panya/domain/amount/amount.ts'
import type { ReconcileLine } from './reconcile.ts'

const WHAT: Record<ReconcileLine['what'], string> = {
  'not-in-book': 'not in the book',
  'not-at-provider': 'not at the provider',
  'other-amount': 'another amount',
  'unknown-order': 'no such order here',
}

const HEADINGS = ['what', 'kind', 'order', 'provider’s name', 'provider', 'book', 'done']

/** Empty for nothing. */
export function reconcileTable(lines: readonly ReconcileLine[]): string {
  if (lines.length === 0) return ''
  const rows = lines.map(({ what, kind, reference, id, theirs, ours, mended }) => [
    WHAT[what],
    kind,
    reference ?? '–',
    id,
    amountText(theirs),
    amountText(ours),
    mended ? 'mended' : '',
  ])
  const table = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const written = table.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd(),
  )
  return written.join('\n')
}

const amountText = (amount: Amount | null) =>
  amount === null ? '–' : `${decimalText(amount.minor)} ${amount.currency}`
