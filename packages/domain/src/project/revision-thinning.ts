/** Decides which revisions to let go: all of the last hour stay, hourly for a day, daily after. */

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface KeptRevision {
  number: number
  savedAt: Date
  bytes: number
  /** Hashes of what lies beside the document. */
  assets: readonly string[]
}

export interface HistoryLimits {
  historyBytes: number
  historyAssetBytes: number
  /** How large each of the assets is: those that several versions have count once. */
  sizes: ReadonlyMap<string, number>
}

/** The numbers that may go. The newest revision always stays, whatever its size. */
export function revisionsToDrop(
  revisions: readonly KeptRevision[],
  now: Date,
  { historyBytes, historyAssetBytes, sizes }: HistoryLimits,
): number[] {
  const newestFirst = revisions.toSorted((a, b) => b.number - a.number)
  const drop = new Set<number>()
  const slots = new Set<string>()
  const assets = new Set<string>()
  let bytes = 0
  let assetBytes = 0
  for (const [index, revision] of newestFirst.entries()) {
    const slot = slotOf(revision, now)
    const more = revision.assets.filter((hash) => !assets.has(hash))
    const moreBytes = more.reduce((total, hash) => total + (sizes.get(hash) ?? 0), 0)
    const crowded =
      slots.has(slot) ||
      bytes + revision.bytes > historyBytes ||
      (moreBytes > 0 && assetBytes + moreBytes > historyAssetBytes)
    if (index > 0 && crowded) {
      drop.add(revision.number)
      continue
    }
    slots.add(slot)
    bytes += revision.bytes
    assetBytes += moreBytes
    for (const hash of more) assets.add(hash)
  }
  return [...drop]
}

function slotOf(revision: KeptRevision, now: Date): string {
  const age = now.getTime() - revision.savedAt.getTime()
  if (age < HOUR) return `n${revision.number}`
  const size = age < DAY ? HOUR : DAY
  return `${size}:${Math.floor(revision.savedAt.getTime() / size)}`
}
