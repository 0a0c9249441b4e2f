/** Looks through the audit log, newest first, a page at a time. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { AuditPage, AuditQuery } from '@panya/domain/admin/audit.ts'
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { and, eq, getTableColumns, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Orm } from '../../platform/database/database.ts'
import { staffInvite } from '../../platform/database/schema/account.ts'
import { demo, privilegedUsers, student } from '../../platform/database/schema/person.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { readPlace, writePlace } from '../../platform/http/page-place.ts'
import { type AddressChange, addressChanges, addressNow, isIn, periodsOf } from './own-acts-port.ts'

const PAGE = 50

export async function searchActs({ orm }: Database, query: AuditQuery): Promise<AuditPage> {
  const place = readPlace(query.after)
  const changes = await addressChanges(orm)
  const parts = await conditions(orm, query, changes)
  // Within one actor, act or target the index goes by id; without any of them it goes by time.
  const narrow = Boolean(query.actor || query.act || query.about)
  if (place && narrow) parts.push(sql`id < ${place.id}`)
  if (place && !narrow) parts.push(sql`(at, id) < (${place.key}::timestamptz, ${place.id})`)
  // Exactly as the indexes are ordered: any other way would sort the whole log.
  const order = narrow ? sql`id desc nulls last` : sql`at desc nulls last, id desc nulls last`
  const rows = await orm
    // To the microsecond: the next page begins exactly behind the last row.
    .select({
      ...getTableColumns(auditLog),
      moment: sql<string>`${auditLog.at}::text`.as('moment'),
    })
    .from(auditLog)
    .where(and(...parts))
    .orderBy(order)
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const next = rows.length > PAGE && last ? writePlace({ key: last.moment, id: last.id }) : null
  const entries = shown.map(({ moment: _moment, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actorNow: addressNow(changes, row),
  }))
  return { entries, next }
}

async function conditions(
  orm: Orm,
  query: AuditQuery,
  changes: AddressChange[],
): Promise<(SQL | undefined)[]> {
  const { act, target, at } = auditLog
  return [
    query.actor ? isBy(actorOf(query.actor), changes) : undefined,
    query.act ? eq(act, query.act) : undefined,
    query.about ? inArray(target, await targets(orm, query.about)) : undefined,
    query.from ? gte(at, sql`${`${query.from}T00:00:00+07:00`}::timestamptz`) : undefined,
    query.to ? lte(at, endOfDay(query.to)) : undefined,
  ]
}

/** Everything under this name, and what whoever has it now did under another. */
function isBy(name: string, changes: AddressChange[]): SQL | undefined {
  const [, ...earlier] = periodsOf(changes, name)
  return or(eq(auditLog.actor, name), isIn(earlier))
}

function actorOf(text: string): string {
  return text.includes('@') ? normaliseEmail(text) : text.trim()
}

/** An email stands for everything that is kept under it. */
async function targets(orm: Orm, about: string): Promise<string[]> {
  if (!about.includes('@')) return [about.trim()]
  const email = normaliseEmail(about)
  const named = (kind: string, table: Kept) =>
    orm
      .select({ target: sql<string>`${kind}::text || ':' || ${table.id}` })
      .from(table)
      .where(eq(table.email, email))
  const rows = await unionAll(
    named('student', student),
    named('privileged_user', privilegedUsers),
    named('staff_invite', staffInvite),
    named('demo', demo),
  )
  return [...rows.map(({ target }) => target), `account:${email}`]
}

type Kept = typeof student | typeof privilegedUsers | typeof staffInvite | typeof demo

/** Every kind of act there is in the log; jumps from one to the next instead of reading all. */
export async function listActs({ orm }: Database): Promise<string[]> {
  // raw: a recursive query
  const { rows } = await orm.execute<{ act: string }>(sql`
    with recursive acts as (
      (select act from audit_log order by act limit 1)
      union all
      select (select l.act from audit_log l where l.act > acts.act order by l.act limit 1)
      from acts where acts.act is not null
    ) select act from acts where act is not null`)
  return rows.map(({ act }) => act)
}
