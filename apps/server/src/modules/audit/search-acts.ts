/** Looks through the audit log, newest first, a page at a time. */
import { normaliseEmail } from '@panya/domain/account/account-fields.ts'
import type { AuditEntry, AuditPage, AuditQuery } from '@panya/domain/admin/audit.ts'
import { endOfDay } from '@panya/domain/money/complimentary.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { readPlace, writePlace } from '../../platform/http/page-place.ts'

const PAGE = 50

interface Row extends Record<string, unknown> {
  id: string
  /** Under another name than the column: the order goes by the column, which has the index. */
  moment: string
  actor: string
  act: string
  target: string
  before: unknown
  after: unknown
  from_address: string | null
  request_id: string | null
}

export async function searchActs({ orm }: Database, query: AuditQuery): Promise<AuditPage> {
  const place = readPlace(query.after)
  const parts = await conditions(orm, query)
  // Within one actor, act or target the index goes by id; without any of them it goes by time.
  const narrow = Boolean(query.actor || query.act || query.about)
  if (place && narrow) parts.push(sql`id < ${place.id}`)
  if (place && !narrow) parts.push(sql`(at, id) < (${place.key}::timestamptz, ${place.id})`)
  // Exactly as the indexes are ordered: any other way would sort the whole log.
  const order = narrow ? sql`id desc nulls last` : sql`at desc nulls last, id desc nulls last`
  const { rows } = await orm.execute<Row>(sql`
    select id, at::text as moment, actor, act, target, before, after, from_address, request_id
    from audit_log where ${sql.join(parts, sql` and `)} order by ${order} limit ${PAGE + 1}`)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const next =
    rows.length > PAGE && last ? writePlace({ key: last.moment, id: Number(last.id) }) : null
  return { entries: shown.map(present), next }
}

async function conditions(orm: Orm, query: AuditQuery): Promise<SQL[]> {
  const parts = [sql`true`]
  if (query.actor) parts.push(sql`actor = ${actorOf(query.actor)}`)
  if (query.act) parts.push(sql`act = ${query.act}`)
  if (query.about)
    parts.push(sql`target in (${sql.join(await targets(orm, query.about), sql`, `)})`)
  if (query.from) parts.push(sql`at >= ${`${query.from}T00:00:00+07:00`}::timestamptz`)
  if (query.to) parts.push(sql`at <= ${endOfDay(query.to)}::timestamptz`)
  return parts
}

function actorOf(text: string): string {
  return text.includes('@') ? normaliseEmail(text) : text.trim()
}

/** An email stands for everything that is kept under it. */
async function targets(orm: Orm, about: string): Promise<SQL[]> {
  if (!about.includes('@')) return [sql`${about.trim()}`]
  const email = normaliseEmail(about)
  const { rows } = await orm.execute<{ target: string }>(sql`
    select 'student:' || id as target from student where email = ${email}
    union all select 'privileged_user:' || id from privileged_users where email = ${email}
    union all select 'staff_invite:' || id from staff_invite where email = ${email}
    union all select 'demo:' || id from demo where email = ${email}`)
  return [...rows.map(({ target }) => sql`${target}`), sql`${`account:${email}`}`]
}

function present(row: Row): AuditEntry {
  return {
    id: Number(row.id),
    at: new Date(row.moment).toISOString(),
    actor: row.actor,
    act: row.act,
    target: row.target,
    before: row.before,
    after: row.after,
    fromAddress: row.from_address,
    requestId: row.request_id,
  }
}

/** Every kind of act there is in the log; jumps from one to the next instead of reading all. */
export async function listActs({ orm }: Database): Promise<string[]> {
  const { rows } = await orm.execute<{ act: string }>(sql`
    with recursive acts as (
      (select act from audit_log order by act limit 1)
      union all
      select (select l.act from audit_log l where l.act > acts.act order by l.act limit 1)
      from acts where acts.act is not null
    ) select act from acts where act is not null`)
  return rows.map(({ act }) => act)
}
