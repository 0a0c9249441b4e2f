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
import { and, between, type Column, desc, gt, type SQL, sql } from 'drizzle-orm'
import { writeCsv } from '../../platform/csv/csv.ts'
import type { Database } from '../../platform/database/database.ts'
import { attendance } from '../../platform/database/schema/site.ts'

interface Span {
  from: string
  to: string
}

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
  const { date, total_minutes, total_users } = attendance
  const sumOf = (column: Column) => sql<number>`coalesce(sum(${column}), 0)::float8`
  const within = between(date, from, to)
  const totals = orm
    .select({
      minutes: sumOf(total_minutes),
      visits: sumOf(total_users),
      days: sql<number>`count(*) filter (where ${total_users} > 0)::int`,
      tools: Object.fromEntries(
        TOOL_COUNTERS.map((counter) => [counter, sumOf(attendance[counter])]),
      ) as Record<ToolCounter, SQL<number>>,
    })
    .from(attendance)
    .where(within)
  const busiest = orm
    .select({ date, visits: total_users })
    .from(attendance)
    .where(and(within, gt(total_users, 0)))
    .orderBy(desc(total_users), date)
    .limit(1)
  // Buckets nobody came in are points too: a gap in a line would say that nothing is known.
  const width = sql.raw(`'1 ${bucket}'::interval`)
  const start = sql`date_trunc(${bucket}, ${from}::date::timestamp)`
  // raw: from a series of days that is no table
  const points = orm.execute<AttendancePoint & Record<string, unknown>>(sql`
    select to_char(b.start, 'YYYY-MM-DD') as date, ${sumOf(total_minutes)} as minutes,
      ${sumOf(total_users)} as visits
    from generate_series(${start}, ${to}::date::timestamp, ${width}) as b (start)
    left join attendance on ${date} >= b.start and ${date} < b.start + ${width} and ${within}
    group by b.start order by b.start`)
  const [sum, top, line] = await Promise.all([totals, busiest, points])
  return {
    from,
    to,
    totals: { ...sum[0]!, busiest: top[0] ?? null },
    points: line.rows,
  }
}

/** The rows themselves, for spreadsheets. */
export async function attendanceCsv({ orm }: Database, { from, to }: Span): Promise<string> {
  const columns = ['date', 'total_users', 'total_minutes', ...TOOL_COUNTERS] as const
  const rows = await orm
    .select()
    .from(attendance)
    .where(between(attendance.date, from, to))
    .orderBy(attendance.date)
  return writeCsv([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}
