/**
 * Whose acts are in the log, which knows people by the address they had. Who changed theirs (`person.change-email`)
 * keeps what they did; an address may belong to somebody else later, who did none of it.
 */
import { and, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../../platform/database/schema/site.ts'

export const CHANGED_ADDRESS = 'person.change-email'

/** The place in the log at which somebody got another address. */
export interface AddressChange {
  id: number
  from: string
  to: string
}

/** Newest first; there are few. */
export async function addressChanges(orm: Orm): Promise<AddressChange[]> {
  return orm
    .select({
      id: auditLog.id,
      from: sql<string>`${auditLog.before}->>'email'`,
      to: sql<string>`${auditLog.after}->>'email'`,
    })
    .from(auditLog)
    .where(eq(auditLog.act, CHANGED_ADDRESS))
    .orderBy(desc(auditLog.id))
}

/** Acts under one address; `upTo` is null while somebody has it. */
interface Period {
  actor: string
  after: number
  upTo: number | null
}

/** The times and addresses of whoever has this address now (or at `upTo`), the newest first. */
export function periodsOf(
  changes: readonly AddressChange[],
  actor: string,
  upTo: number | null = null,
): Period[] {
  // Before somebody got it, it may have been another's, who left it.
  const last = changes.find(
    ({ id, from, to }) => (upTo === null || id < upTo) && (to === actor || from === actor),
  )
  const period = { actor, after: last?.id ?? 0, upTo }
  return last?.to === actor ? [period, ...periodsOf(changes, last.from, last.id)] : [period]
}

export function isIn(periods: readonly Period[]): SQL | undefined {
  const { actor, id } = auditLog
  return or(
    ...periods.map((period) =>
      and(
        eq(actor, period.actor),
        gt(id, period.after),
        period.upTo === null ? undefined : lte(id, period.upTo),
      ),
    ),
  )
}

/** The address that whoever did something has now; null when it is still the same. */
export function addressNow(
  changes: readonly AddressChange[],
  { id, actor }: { id: number; actor: string },
): string | null {
  let now = actor
  for (const change of changes.toReversed()) {
    if (change.id >= id && change.from === now) now = change.to
  }
  return now === actor ? null : now
}
