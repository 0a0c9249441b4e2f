/** The first page of the administration: how many people there are, and how today goes. */
import type { AdminOverview } from '@panya/domain/admin/overview.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** Above this, counting one by one takes too long and the planner's own estimate is near enough. */
const EXACT_UP_TO = 20_000

export async function readOverview({ orm }: Database, now: Date): Promise<AdminOverview> {
  const { rows } = await orm.execute<Omit<AdminOverview, 'exact'> & Record<string, unknown>>(sql`
    select (select count(*)::int from (select from student limit ${EXACT_UP_TO + 1}) s) as people,
      (select count(*)::int from privileged_users where is_active and "group" = 'teacher') as teachers,
      (select count(*)::int from privileged_users where is_active and "group" = 'admin') as admins,
      (select count(*)::int from demo where active) as demo,
      (select count(*)::int from student where deactivated_at is not null) as closed,
      (select count(*)::int from student where delete_at is not null) as leaving,
      coalesce((select total_users from attendance where date = ${bangkokDay(now)}), 0) as "visitsToday",
      coalesce((select total_minutes from attendance where date = ${bangkokDay(now)}), 0)
        as "minutesToday"`)
  const figures = rows[0]!
  if (figures.people <= EXACT_UP_TO) return { ...figures, exact: true }
  return { ...figures, people: await estimate(orm, figures.people), exact: false }
}

async function estimate(orm: Database['orm'], atLeast: number): Promise<number> {
  const { rows } = await orm.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = 'student'::regclass`,
  )
  return Math.max(atLeast, Math.round(rows[0]?.rows ?? 0))
}
