/** The secret address of somebody's calendar: made, made anew, taken back. One for each person. */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { calendarFeed } from '../../platform/database/schema/notice.ts'
import { student } from '../../platform/database/schema/person.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'

const ENDING = '.ics'
const FORM = /^[A-Za-z0-9_-]{22}$/

export const feedPath = (token: string) => `/api/calendar/${token}${ENDING}`

/** Null for what cannot be one. */
export function readFeedName(name: string): string | null {
  const token = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : ''
  return FORM.test(token) ? token : null
}

export async function feedMadeAt(orm: Orm, studentId: number): Promise<Date | null> {
  const [row] = await orm
    .select({ at: calendarFeed.createdAt })
    .from(calendarFeed)
    .where(eq(calendarFeed.studentId, studentId))
  return row?.at ?? null
}

/** The address before it leads nowhere from here on. */
export async function makeFeed(orm: Orm, studentId: number, now: Date): Promise<string> {
  const token = newLinkToken()
  const made = { tokenHash: linkTokenHash(token), createdAt: now }
  await orm
    .insert(calendarFeed)
    .values({ studentId, ...made })
    .onConflictDoUpdate({ target: calendarFeed.studentId, set: made })
  return token
}

export async function endFeed(orm: Orm, studentId: number): Promise<void> {
  await orm.delete(calendarFeed).where(eq(calendarFeed.studentId, studentId))
}

export async function ownerOfFeed(
  orm: Orm,
  token: string,
): Promise<{ studentId: number; email: string } | null> {
  const [row] = await orm
    .select({ studentId: student.id, email: student.email })
    .from(calendarFeed)
    .innerJoin(student, eq(student.id, calendarFeed.studentId))
    .where(eq(calendarFeed.tokenHash, linkTokenHash(token)))
  return row ?? null
}
