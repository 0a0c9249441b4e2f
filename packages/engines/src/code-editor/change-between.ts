/** The one stretch in which two texts differ; null when they do not. */

export interface Change {
  from: number
  to: number
  insert: string
}

export function changeBetween(before: string, after: string): Change | null {
  if (before === after) return null
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let tail = 0
  while (tail < most - from && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
