/** A provider's list beside our book: what one of them has and the other has not. */
import { type Amount, isSameAmount } from '../amount/amount.ts'

export interface MoneyLine {
  kind: 'paid' | 'refunded'
  id: string
  amount: Amount
}

export const DIFFERENCES = ['not-in-book', 'not-at-provider', 'other-amount'] as const
export type DifferenceKind = (typeof DIFFERENCES)[number]

export interface Difference<Theirs extends MoneyLine, Ours extends MoneyLine> {
  kind: DifferenceKind
  theirs: Theirs | null
  ours: Ours | null
}

/** Payments first: what goes back of them can be told only then. */
export function compareMoney<Theirs extends MoneyLine, Ours extends MoneyLine>(
  provider: readonly Theirs[],
  book: readonly Ours[],
): Difference<Theirs, Ours>[] {
  const theirs = new Map(provider.map((line) => [keyOf(line), line]))
  const ours = new Map(book.map((line) => [keyOf(line), line]))
  const keys = [...new Set([...theirs.keys(), ...ours.keys()])].toSorted()
  return keys.flatMap((key) => {
    const [one, other] = [theirs.get(key) ?? null, ours.get(key) ?? null]
    const kind = differenceOf(one, other)
    return kind === null ? [] : [{ kind, theirs: one, ours: other }]
  })
}

const keyOf = ({ kind, id }: MoneyLine) => `${kind} ${id}`

function differenceOf(theirs: MoneyLine | null, ours: MoneyLine | null): DifferenceKind | null {
  if (theirs === null) return 'not-at-provider'
  if (ours === null) return 'not-in-book'
  return isSameAmount(theirs.amount, ours.amount) ? null : 'other-amount'
}
