/** Complimentary subscriptions for many people at once; giving the same table twice changes nothing. */

import { endOfDay } from '@panya/domain/money/complimentary.ts'
import {
  GRANT_LINES_MAX,
  type GrantLine,
  type GrantReport,
  type GrantTable,
  type GrantTerms,
  readGrantLines,
} from '@panya/domain/money/grant-lines.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordActs } from '../../platform/audit/record-act.ts'
import { readCsv } from '../../platform/csv/csv.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { runBatch } from '../ledger/run-batch-port.ts'

const GRANTS_LOCK = 7_214_013

export interface ManyGrants extends GrantTerms {
  text: string
}

interface Found extends Record<string, unknown> {
  line: number
  user_id: number | null
  there: boolean
}

export async function checkManyGrants(
  { orm }: Database,
  wish: ManyGrants,
  now: Date,
): Promise<GrantReport> {
  const table = readTable(wish, now)
  return reportOf(table, await compare(orm, table.lines, now))
}

/** The subscriptions, their first coins and the record of who gave them: all or none. */
export async function giveManyGrants(
  database: Database,
  actor: Actor,
  wish: ManyGrants,
  now: Date,
): Promise<GrantReport> {
  const table = readTable(wish, now)
  const expected = await compare(database.orm, table.lines, now)
  const calls = expected.flatMap(({ user_id, there }) =>
    user_id === null || there ? [] : [{ userId: user_id, operation: { do: 'renew' } as const }],
  )
  let report = reportOf(table, expected)
  if (calls.length === 0) return report
  await runBatch(database, calls, now.getTime(), {
    async before(tx) {
      report = await insertMissing(tx, actor, table, now)
    },
  })
  return report
}

async function insertMissing(
  writer: Orm,
  actor: Actor,
  table: GrantTable,
  now: Date,
): Promise<GrantReport> {
  // Two admins with the same table, or one who clicks twice: the second finds everything there.
  // raw: an advisory lock
  await writer.execute(sql`select pg_advisory_xact_lock(${GRANTS_LOCK})`)
  const found = await compare(writer, table.lines, now)
  const report = reportOf(table, found)
  const making = new Set(report.made.map(({ line }) => line))
  const userOf = new Map(found.map(({ line, user_id }) => [line, user_id]))
  const lines = table.lines.filter(({ line }) => making.has(line))
  if (lines.length === 0) return report
  // raw: all lines at once, out of arrays
  await writer.execute(sql`
    insert into complimentary_subscriptions
      (user_id, plan_id, status, cycle, grant_reason, created_at, expires_at)
    select w.user_id, p.id, 'active', w.cycle, w.reason, ${now}::timestamptz, w.expires_at
    from unnest(${sql.param(lines.map(({ line }) => userOf.get(line)))}::int[], ${columns(lines)})
      as w (user_id, plan, cycle, expires_at, reason)
    join subscription_plans p on p.name = w.plan`)
  const acts = lines.map(({ line, plan, cycle, until, reason }) => ({
    act: 'subscription.grant',
    target: `student:${userOf.get(line)}`,
    after: { plan, cycle, until, reason },
  }))
  await recordActs(writer, actor, acts)
  return report
}

function readTable(wish: ManyGrants, now: Date): GrantTable {
  const table = readGrantLines(readCsv(wish.text, 'too-many-lines'), wish, now)
  if (table.lines.length + table.wrong.length > GRANT_LINES_MAX) {
    throw new Problem('TOO_LARGE', 'too-many-lines')
  }
  return table
}

function columns(lines: readonly GrantLine[]) {
  const texts = (values: string[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  return sql.join(
    [
      texts(
        lines.map(({ plan }) => plan),
        'text',
      ),
      texts(
        lines.map(({ cycle }) => cycle),
        'text',
      ),
      texts(
        lines.map(({ until }) => endOfDay(until).toISOString()),
        'timestamptz',
      ),
      texts(
        lines.map(({ reason }) => reason),
        'text',
      ),
    ],
    sql`, `,
  )
}

/** Who each line means, and whether exactly this was given to them before. */
async function compare(reader: Orm, lines: readonly GrantLine[], now: Date): Promise<Found[]> {
  if (lines.length === 0) return []
  const numbers = sql.param(lines.map(({ line }) => line))
  const emails = sql.param(lines.map(({ email }) => email))
  // raw: all lines at once, out of arrays; with a limit, or all grants ever made are read to compare with
  const { rows } = await reader.execute<Found>(sql`
    select w.line, s.id as user_id, g.id is not null as there
    from unnest(${numbers}::int[], ${emails}::text[], ${columns(lines)})
      as w (line, email, plan, cycle, expires_at, reason)
    left join student s on s.email = w.email and s.deactivated_at is null
    left join lateral (
      select c.id from complimentary_subscriptions c join subscription_plans p on p.id = c.plan_id
      where c.user_id = s.id and p.name = w.plan and c.status = 'active' and c.cycle = w.cycle
        and c.expires_at = w.expires_at and c.grant_reason = w.reason
        and c.expires_at >= ${now}::timestamptz
      limit 1) g on true`)
  return rows
}

function reportOf(table: GrantTable, found: readonly Found[]): GrantReport {
  const byLine = new Map(found.map((row) => [row.line, row]))
  const { headings, wrong } = table
  const report: GrantReport = { headings, made: [], there: [], wrong: [...wrong] }
  for (const { line, email } of table.lines) {
    const row = byLine.get(line)
    if (!row?.user_id) report.wrong.push({ line, email, problem: 'no-account' })
    else if (row.there) report.there.push({ line, email })
    else report.made.push({ line, email })
  }
  report.wrong.sort((a, b) => a.line - b.line)
  return report
}
