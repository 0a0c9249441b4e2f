/** Adds attendance rows up over a period and the one it is compared with. One row a day: never many. */
import {
  type AttendancePeriod,
  type AttendancePoint,
  type AttendanceReport,
  type Bucket,
  bucketFor,
  type Comparison,
  comparedPeriod,
  daysBetween,
} from '@panya/domain/admin/attendance.ts'
import { TOOL_COUNTERS, type ToolCounter } from '@panya/domain/attendance/tool-counters.ts'
import { sql } from 'drizzle-orm'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Database } from '../../platform/database/database.ts'

interface Span {
  from: string
  to: string
}

type Sums = { minutes: number; visits: number; days: number } & Record<ToolCounter, number>

export async function attendanceReport(
  database: Database,
  span: Span,
  comparison: Comparison,
): Promise<AttendanceReport> {
  const bucket = bucketFor(daysBetween(span.from, span.to))
  const [period, compared] = await Promise.all([
    readPeriod(database, span, bucket),
    readPeriod(database, comparedPeriod(span, comparison), bucket),
  ])
  return { bucket, period, compared }
}

async function readPeriod(
  { orm }: Database,
  { from, to }: Span,
  bucket: Bucket,
): Promise<AttendancePeriod> {
  const sums = TOOL_COUNTERS.map(
    (counter) =>
      sql`coalesce(sum(${sql.identifier(counter)}), 0)::float8 as ${sql.identifier(counter)}`,
  )
  const within = sql`date between ${from}::date and ${to}::date`
  const totals = orm.execute<Sums>(sql`
    select coalesce(sum(total_minutes), 0)::float8 as minutes,
      coalesce(sum(total_users), 0)::float8 as visits,
      count(*) filter (where total_users > 0)::int as days, ${sql.join(sums, sql`, `)}
    from attendance where ${within}`)
  const busiest = orm.execute<{ date: string; visits: number }>(sql`
    select date, total_users as visits from attendance where ${within} and total_users > 0
    order by total_users desc, date limit 1`)
  // Buckets nobody came in are points too: a gap in a line would say that nothing is known.
  const width = sql.raw(`'1 ${bucket}'::interval`)
  const start = sql`date_trunc(${bucket}, ${from}::date::timestamp)`
  const points = orm.execute<AttendancePoint & Record<string, unknown>>(sql`
    select to_char(b.start, 'YYYY-MM-DD') as date, coalesce(sum(a.total_minutes), 0)::float8 as minutes,
      coalesce(sum(a.total_users), 0)::float8 as visits
    from generate_series(${start}, ${to}::date::timestamp, ${width}) as b (start)
    left join attendance a on a.date >= b.start and a.date < b.start + ${width} and ${within}
    group by b.start order by b.start`)
  const [sum, top, line] = await Promise.all([totals, busiest, points])
  const { minutes, visits, days, ...tools } = sum.rows[0]!
  return {
    from,
    to,
    totals: { minutes, visits, days, busiest: top.rows[0] ?? null, tools },
    points: line.rows,
  }
}

/** The rows themselves, for spreadsheets. */
export async function attendanceCsv({ orm }: Database, { from, to }: Span): Promise<string> {
  const columns = ['date', 'total_users', 'total_minutes', ...TOOL_COUNTERS]
  const { rows } = await orm.execute<Record<string, string | number>>(sql`
    select ${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )} from attendance
    where date between ${from}::date and ${to}::date order by date`)
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))])
}
