/** Which open order a bank's line pays: certain by reference and amount, or left to a person. */
import type { Amount, Currency } from '../amount/amount.ts'
import type { StatementLine } from './read-statement.ts'

export interface OpenOrder {
  id: string
  /** Capital letters and digits, as it stands in the code that was paid. */
  reference: string
  amount: Amount
}

export const DOUBTS = [
  /** The reference fits, the amount does not. */
  'other-amount',
  /** References of several orders, or one that several have. */
  'several-orders',
  /** No reference: whoever pays as much could be anybody. */
  'amount-only',
] as const
export type Doubt = (typeof DOUBTS)[number]

export type LineMatch = { line: StatementLine } & (
  | { kind: 'exact'; orderId: string }
  /** For a person to decide among; nothing is given before. */
  | { kind: 'ambiguous'; why: Doubt; orderIds: string[] }
  | { kind: 'none' }
)

const REFERENCE_MIN = 6
const REFERENCE_MAX = 20

const REFERENCE = new RegExp(`^[A-Z0-9]{${REFERENCE_MIN},${REFERENCE_MAX}}$`)

/** Long enough and of both kinds, so that no word and no account number looks like it. */
function isTelling(reference: string): boolean {
  return REFERENCE.test(reference) && /[A-Z]/.test(reference) && /\d/.test(reference)
}

export function matchLines(
  lines: readonly StatementLine[],
  orders: readonly OpenOrder[],
  currency: Currency = 'THB',
): LineMatch[] {
  const own = orders.filter(({ amount }) => amount.currency === currency)
  const byReference = Map.groupBy(
    own.filter(({ reference }) => isTelling(reference)),
    ({ reference }) => reference,
  )
  const byAmount = Map.groupBy(own, ({ amount }) => amount.minor)
  return lines.map((line) => {
    const named = referencesIn(line.text).flatMap((reference) => byReference.get(reference) ?? [])
    const alike = byAmount.get(line.minor) ?? []
    return { line, ...judge(line, named, alike) }
  })
}

function judge(line: StatementLine, named: readonly OpenOrder[], alike: readonly OpenOrder[]) {
  const [only] = named
  const ids = (orders: readonly OpenOrder[]) => orders.map(({ id }) => id)
  const doubt = (why: Doubt, orders: readonly OpenOrder[]) =>
    ({ kind: 'ambiguous', why, orderIds: ids(orders) }) as const
  if (named.length > 1) return doubt('several-orders', named)
  if (only && only.amount.minor !== line.minor) return doubt('other-amount', named)
  if (only) return { kind: 'exact', orderId: only.id } as const
  return alike.length > 0 ? doubt('amount-only', alike) : ({ kind: 'none' } as const)
}

/**
 * Everything in a text that could be a whole reference, once. Banks break them by spaces and signs; a piece of
 * a longer run of letters is none.
 */
export function referencesIn(text: string): string[] {
  const letters = text.toUpperCase()
  const runs = [...letters.matchAll(/[A-Z0-9]+/g)].map(({ 0: run, index }) => ({
    run,
    begin: index,
    end: index + run.length,
  }))
  const found = new Set<string>()
  for (const [first, { run }] of runs.entries()) {
    let joined = run
    for (let next = first + 1; joined.length <= REFERENCE_MAX; next++) {
      if (joined.length >= REFERENCE_MIN) found.add(joined)
      const [before, after] = [runs[next - 1], runs[next]]
      if (!before || !after) break
      const between = letters.slice(before.end, after.begin)
      if (!/^[\s._/-]{1,3}$/.test(between)) break
      joined += after.run
    }
  }
  return [...found]
}
