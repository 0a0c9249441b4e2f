/** Whether a set of examples is fair enough to learn from. */

export type Balance = 'one-class' | 'few' | 'uneven'

const FEW = 8
const UNEVEN = 2

/** What to say about the number of examples per class; null when all is well or nothing is there yet. */
export function balanceOf(counts: readonly number[]): Balance | null {
  if (counts.every((count) => count === 0)) return null
  if (counts.length < 2) return 'one-class'
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (least < FEW) return least * UNEVEN < most ? 'uneven' : 'few'
  return least * UNEVEN < most ? 'uneven' : null
}
