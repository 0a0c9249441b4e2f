/** The first page of the administration: how many people there are, and how today goes. */
import { type AdminOverview, COUNTED_UP_TO } from '@panya/domain/admin/overview.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'

/** Above this, counting one by one takes too long and the planner's own estimate is near enough. */
const EXACT_UP_TO = 5000

const upTo = (source: SQL) =>
  sql`(select count(*)::int from (select from ${source} limit ${COUNTED_UP_TO + 1}) c)`

export async function readOverview({ orm }: Database, now: Date): Promise<AdminOverview> {
  const day = bangkokDay(now)
  const people = await estimate(orm)
  // raw: counts that stop at a limit, without a table around them
  const { rows } = await orm.execute<AdminOverview & Record<string, unknown>>(sql`
    select (select count(*)::int from (select from student limit ${EXACT_UP_TO + 1}) s) as people,
      ${upTo(sql`privileged_users where is_active and "group" = 'teacher'`)} as teachers,
      ${upTo(sql`privileged_users where is_active and "group" = 'admin'`)} as admins,
      ${upTo(sql`demo where active`)} as demo,
      ${upTo(sql`student where deactivated_at is not null`)} as closed,
      ${upTo(sql`deletion_request`)} as leaving,
      coalesce((select total_users from attendance where date = ${day}), 0) as "visitsToday",
      coalesce((select total_minutes from attendance where date = ${day}), 0) as "minutesToday"`)
  const figures = rows[0]!
  const exact = figures.people <= EXACT_UP_TO
  return { ...figures, exact, people: exact ? figures.people : Math.max(figures.people, people) }
}

async function estimate(orm: Orm): Promise<number> {
  // raw: the catalogue of the database
  const { rows } = await orm.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = 'student'::regclass`,
  )
  return Math.max(0, Math.round(rows[0]?.rows ?? 0))
}
