/** A thousand learners topping up in the same second: batched, against one statement each. */
import { createAttendance } from '../apps/server/src/modules/attendance/attendance.ts'
import { report } from './figure.ts'
import { benchContext } from './support/app-context.ts'
import { median } from './support/http-load.ts'

const LEARNERS = 1000
const ROUNDS = 7
const QUARTER_MS = 15 * 60_000

const { context, close } = await benchContext()
const { pool } = context.database
await pool.query(
  `insert into student (email, display_name, first_name, last_name, grade, affiliation)
   select 's' || n || '@x.co', 'x', 'x', 'x', 'P4', 'x' from generate_series(1, $1) n`,
  [LEARNERS],
)
const { rows } = await pool.query<{ id: number }>('select id from student order by random()')

// Noon, so that all rounds fall on one day.
let now = new Date('2026-01-01T12:00:00+07:00')
const attendance = createAttendance({ database: context.database, now: () => now })

// The same three rows written and the same row answered, in one statement for each learner.
const ONE = {
  name: 'one_topup',
  text: `with learner as (
      update student set total_online_minutes = total_online_minutes + 15, last_online = $2::timestamptz,
        last_topup = $2::timestamptz
      where id = $1 and (last_topup is null or last_topup <= $2::timestamptz - interval '870 seconds')
      returning *
    ), own_day as (
      insert into student_day as d (student_id, date, minutes) select id, $3::date, 15 from learner
      on conflict (student_id, date) do update set minutes = d.minutes + 15
    ), day as (
      insert into attendance (date, total_minutes) select $3::date, 15 from learner
      on conflict (date) do update set total_minutes = attendance.total_minutes + 15
    )
    select * from learner`,
}

function batched(): Promise<unknown> {
  const user = { role: 'student' as const, email: '', groups: [], sessionHash: null }
  return Promise.all(rows.map(({ id }) => attendance.update({ ...user, studentId: id }, 15)))
}

function oneByOne(): Promise<unknown> {
  const values = (id: number) => [id, now, '2026-01-01']
  return Promise.all(rows.map(({ id }) => pool.query({ ...ONE, values: values(id) })))
}

async function rate(work: () => Promise<unknown>): Promise<number> {
  now = new Date(now.getTime() + QUARTER_MS)
  const start = performance.now()
  await work()
  return LEARNERS / ((performance.now() - start) / 1000)
}

try {
  await rate(batched)
  await rate(oneByOne)
  const many: number[] = []
  const single: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    many.push(await rate(batched))
    single.push(await rate(oneByOne))
  }
  const bench = 'attendance'
  report({
    bench,
    figure: 'top-ups per second',
    value: median(many),
    baseline: median(single),
    goal: '>= 10',
  })
  const totals = await pool.query(
    `select (select sum(total_online_minutes)::int from student) as learners,
       (select total_minutes from attendance where date = '2026-01-01') as day`,
  )
  const expected = LEARNERS * 15 * 2 * (ROUNDS + 1)
  const { learners, day } = totals.rows[0]
  report({ bench, figure: "learners' minutes", value: learners, baseline: expected, goal: '>= 1' })
  report({ bench, figure: "the day's minutes", value: day, baseline: expected, goal: '>= 1' })
  if (learners !== expected || day !== expected) process.exitCode = 1
} finally {
  await close()
}
