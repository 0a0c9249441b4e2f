/** Decides which revisions to let go: all of the last hour stay, hourly for a day, daily after. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface KeptRevision {
  number: number
  savedAt: Date
  bytes: number
}

/** The numbers that may go. The newest revision always stays, whatever its size. */
export function revisionsToDrop(
  revisions: readonly KeptRevision[],
  now: Date,
  historyBytes: number,
): number[] {
  const newestFirst = revisions.toSorted((a, b) => b.number - a.number)
  const drop = new Set<number>()
  const slots = new Set<string>()
  let bytes = 0
  for (const [index, revision] of newestFirst.entries()) {
    const slot = slotOf(revision, now)
    const crowded = slots.has(slot) || bytes + revision.bytes > historyBytes
    if (index > 0 && crowded) {
      drop.add(revision.number)
      continue
    }
    slots.add(slot)
    bytes += revision.bytes
  }
  return [...drop]
}

function slotOf(revision: KeptRevision, now: Date): string {
  const age = now.getTime() - revision.savedAt.getTime()
  if (age < HOUR) return `n${revision.number}`
  const size = age < DAY ? HOUR : DAY
  return `${size}:${Math.floor(revision.savedAt.getTime() / size)}`
}
