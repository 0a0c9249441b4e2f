/** Which day may stand under a guardian's letter: one that has been, and not too long ago. */
import { bangkokDay } from '../time/bangkok.ts'

const DAY_MS = 86_400_000
/** A letter that was found in a drawer says little about today. */
const OLDEST_DAYS = 366

/** The first and the last day that fit. */
export function letterDays(now: Date): { oldest: string; latest: string } {
  const oldest = bangkokDay(new Date(now.getTime() - OLDEST_DAYS * DAY_MS))
  return { oldest, latest: bangkokDay(now) }
}
