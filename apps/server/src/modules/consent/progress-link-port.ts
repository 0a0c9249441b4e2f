/** The secret link to a child's page of progress. It is there only while a guardian's yes is, and a new one ends the old. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { guardianState } from '@panya/domain/consent/consent-state.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { consent, progressLink, student } from '../../platform/database/schema/person.ts'
import { linkTokenHash, newLinkToken } from '../../platform/secret-link.ts'

const LASTS_MS = RETENTION.progressLinkDays * 86_400_000

/** A teacher says whose child; a guardian with the link they were mailed speaks for one. */
export type LinkWanted = { studentId: number } | { guardianTokenHash: string }

/** The link's secret, which is kept nowhere; null where no guardian has said yes. */
export async function renewProgressLink(
  orm: Orm,
  wanted: LinkWanted,
  now: Date,
): Promise<string | null> {
  const mailed = 'guardianTokenHash' in wanted
  const who = mailed
    ? eq(consent.tokenHash, wanted.guardianTokenHash)
    : eq(consent.studentId, wanted.studentId)
  const token = newLinkToken()
  return orm.transaction(async (tx) => {
    // A yes that is being taken back meanwhile waits, and ends this link.
    const [row] = await tx.select(STATUS).from(consent).where(who).for('update')
    if (!row || !isOpen(row, now)) return null
    const link = { tokenHash: linkTokenHash(token), madeAt: now, mailed }
    await tx
      .insert(progressLink)
      .values({ studentId: row.studentId, ...link })
      .onConflictDoUpdate({ target: progressLink.studentId, set: link })
    return token
  })
}

const STATUS = {
  studentId: consent.studentId,
  country: consent.country,
  decision: consent.decision,
  bornFrom: consent.bornFrom,
  bornTo: consent.bornTo,
}
type Status = Pick<typeof consent.$inferSelect, 'country' | 'decision' | 'bornFrom' | 'bornTo'>

/** Somebody who has grown up decides alone who looks at their work. */
function isOpen({ country, decision, bornFrom, bornTo }: Status, now: Date): boolean {
  const record = { country, decision, band: { from: bornFrom, to: bornTo } }
  return guardianState(record, bangkokYear(now)) === 'given'
}

export interface SeenChild {
  studentId: number
  displayName: string
  until: Date
}

/** Whose progress this link shows; null for one that is unknown, ended or no longer right. */
export async function findSeenChild(orm: Orm, token: string, now: Date): Promise<SeenChild | null> {
  const [row] = await orm
    .select({ ...STATUS, displayName: student.displayName, madeAt: progressLink.madeAt })
    .from(progressLink)
    .innerJoin(consent, eq(consent.studentId, progressLink.studentId))
    .innerJoin(student, eq(student.id, progressLink.studentId))
    .where(and(eq(progressLink.tokenHash, linkTokenHash(token)), isYoung(now)))
  if (!row || !isOpen(row, now)) return null
  const { studentId, displayName, madeAt } = row
  return { studentId, displayName, until: endOfLink(madeAt) }
}

/** For queries that ask whether there is a link. */
export const isYoung = (now: Date) => gt(progressLink.madeAt, new Date(now.getTime() - LASTS_MS))

export const endOfLink = (madeAt: Date): Date => new Date(madeAt.getTime() + LASTS_MS)

/** For the learner, who is told that somebody looks on. */
export async function hasProgressLink(orm: Orm, studentId: number, now: Date): Promise<boolean> {
  const [row] = await orm
    .select(STATUS)
    .from(progressLink)
    .innerJoin(consent, eq(consent.studentId, progressLink.studentId))
    .where(and(eq(progressLink.studentId, studentId), isYoung(now)))
  return row !== undefined && isOpen(row, now)
}

/** By whoever holds it. */
export async function endProgressLink(orm: Orm, token: string): Promise<void> {
  await orm.delete(progressLink).where(eq(progressLink.tokenHash, linkTokenHash(token)))
}

/** With the yes goes everything that rested on it; a mailbox that paper has replaced loses only what it was sent. */
export async function closeProgressLink(
  orm: Orm,
  studentId: number,
  which: 'any' | 'mailed',
): Promise<void> {
  const any = which === 'any' ? undefined : sql`${progressLink.mailed}`
  await orm.delete(progressLink).where(and(eq(progressLink.studentId, studentId), any))
}
