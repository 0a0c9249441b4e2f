/** On which of the last days somebody opened, ran or changed something. */
import { TIME_ZONE } from '@panya/domain/time/bangkok.ts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'

/** One look into the index a day, however much was done on it. */
export async function activeDays(
  orm: Orm,
  studentId: number,
  today: string,
  days: number,
): Promise<string[]> {
  // raw: a row of days, each with a look of its own
  const { rows } = await orm.execute<{ day: string }>(sql`
    select day::text from (
      select ${today}::date - back as day from generate_series(0, ${days}::int - 1) back) d
    where exists (select 1 from tool_activity
      where student_id = ${studentId}
        and at >= day::timestamp at time zone ${TIME_ZONE}
        and at < (day + 1)::timestamp at time zone ${TIME_ZONE})
    order by day desc`)
  return rows.map(({ day }) => day)
}
