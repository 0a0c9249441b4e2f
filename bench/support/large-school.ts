/** A country's worth of people: made in the database by one statement a table, the same every time. */
import { createHash } from 'node:crypto'
import type pg from 'pg'

const FIRST = [
  'Ananda',
  'Benjawan',
  'Chai',
  'Dao',
  'Ekachai',
  'Fah',
  'Kanya',
  'Lek',
  'Malee',
  'Nok',
].concat(['Ploy', 'Rung', 'Somchai', 'Suda', 'Tida', 'Wichai', 'Yuphin', 'ก้อง', 'น้ำ', 'ใบเตย'])
const LAST = [
  'Boonmee',
  'Chaiyo',
  'Dee',
  'Jaidee',
  'Kaewsai',
  'Meesuk',
  'Phromma',
  'Rakthai',
].concat(['Saetang', 'Srisuk', 'Thongdee', 'Wongsa', 'ใจดี', 'แก้วใส'])
const GRADES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6']
export const CLASS_SIZE = 40
const SCHOOL_SIZE = 200
/** Learners whose every day of three years is there; the others have their last one. */
const WITH_HISTORY = 400
const DAYS = 1095

const array = (values: readonly string[]) => `array[${values.map((v) => `'${v}'`).join(',')}]`
const pick = (values: readonly string[], by: string) =>
  `(${array(values)})[1 + (${by}) % ${values.length}]`

const UUID_OF = (id: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${id}), 12, '0'))::uuid`

const STATEMENTS = (count: number): [table: string, statement: string][] => [
  [
    'student',
    `insert into student (id, email, display_name, first_name, last_name, grade, affiliation,
      last_online, total_online_minutes, total_online_days, created_at, deactivated_at)
    select n, 'learner' || n || '@school' || n % 5000 || '.example', ${pick(FIRST, 'n * 7')} || n % 97,
      ${pick(FIRST, 'n * 7')}, ${pick(LAST, 'n * 13')}, ${pick(GRADES, 'n')},
      'School ' || n % ${Math.ceil(count / SCHOOL_SIZE)}, now() - (n % 400) * interval '1 hour', n % 9000, n % 600,
      now() - (n % 1095) * interval '1 day',
      case when n % 1000 = 0 then now() end
    from generate_series(1, ${count}) n`,
  ],
  [
    'deletion_request',
    `insert into deletion_request (student_id, requested_by, requested_at, due_at)
    select id, 'admin', now(), now() + interval '9 days' from student where id % 4000 = 0`,
  ],
  [
    'privileged_users',
    `insert into privileged_users (email, is_active, "group")
    select email, id % 10 > 0, case when id % 5000 = 7 then 'admin' else 'teacher' end
    from student where id % 50 = 7`,
  ],
  ['demo', `insert into demo (email) select email from student where id % 100 = 3 limit 20`],
  [
    'user_subscriptions',
    `insert into user_subscriptions (user_id, plan_id, coin_balance, plan_since, anchor_at, period_start,
      next_renewal_at, latest_coins_at)
    select id, 1 + id % 3, 30, at, at, at, at + interval '1 month', at
    from student, (select now() - interval '1 day' as at) month`,
  ],
  [
    'coin_lot',
    `insert into coin_lot (id, user_id, source, grant_key, granted, available, held, created_at, expires_at)
    select ${UUID_OF('id')}, id, 'monthly', 'monthly:bench', 30, 30, 0, u.anchor_at, u.next_renewal_at
    from student join user_subscriptions u on u.user_id = id`,
  ],
  [
    'coin_movement',
    `insert into coin_movement (user_id, lot_id, from_place, to_place, amount, at)
    select user_id, id, 'grants', 'student', 30, created_at from coin_lot`,
  ],
  [
    'complimentary_subscriptions',
    `insert into complimentary_subscriptions (user_id, plan_id, cycle, grant_reason, created_at, expires_at)
    select id, 3, 'monthly', 'Bench', now() - interval '90 days', now() - interval '1 day' from student where id % 20 = 1`,
  ],
  [
    'device_sessions',
    `insert into device_sessions (session_hash, uid, email, user_agent, created_at, last_seen_at)
    select 'bench' || id, 'u' || id, email, 'Mozilla/5.0 (X11; CrOS) Chrome/130', now(), now()
    from student where id % 4 = 0`,
  ],
  [
    'classroom',
    `insert into classroom (id, name, join_code) overriding system value
    select n, 'Class ' || n, 'B' || n from generate_series(1, ${Math.ceil(count / CLASS_SIZE)}) n`,
  ],
  [
    'classroom_member',
    `insert into classroom_member (classroom_id, student_id, part)
    select 1 + (id - 1) / ${CLASS_SIZE}, id, case when id % 50 = 7 then 'teacher' else 'student' end from student`,
  ],
  [
    'attendance',
    `insert into attendance (date, total_users, total_minutes, minutes_block_programming,
      minutes_text_programming, minutes_flow_ai, minutes_game_dungeon)
    select d, ${count} / 10, ${count} * 4, ${count}, ${count}, ${count}, ${count}
    from generate_series(current_date - ${DAYS - 1}, current_date, interval '1 day') d`,
  ],
  [
    'student_day',
    `insert into student_day (student_id, date, minutes, minutes_block_programming)
    select s.id, d, 45, 30 from student s, generate_series(
      current_date - case when s.id <= ${WITH_HISTORY} then ${DAYS - 1} else 0 end, current_date, interval '1 day') d`,
  ],
  [
    'tool_activity',
    `insert into tool_activity (student_id, tool, kind, detail, at)
    select 1 + n % ${count}, 'coding/python-programming', (array['run','error','check-passed','check-failed'])[1 + n % 4],
      case when n % 4 = 1 then 'NameError' end, now() - (n / ${count}) * interval '7 minutes'
    from generate_series(0, ${count} * 3) n`,
  ],
  [
    'assignment',
    `insert into assignment (id, classroom_id, title, tool) overriding system value
    select n, 1 + n % ${Math.ceil(count / CLASS_SIZE)}, 'Task ' || n, 'coding/python-programming'
    from generate_series(1, ${Math.ceil(count / CLASS_SIZE) * 10}) n`,
  ],
  [
    'project',
    `insert into project (id, owner_id, tool, title, bytes)
    select ${UUID_OF('id')}, id, 'coding/python-programming', 'Work of ' || id, 60 from student`,
  ],
  [
    'project_revision',
    `insert into project_revision (project_id, number, format, version, content, bytes, save_id)
    select id, 1, 'python', 1, '{"files":[{"name":"main.py","text":"print(1)"}]}', 60, id from project`,
  ],
  [
    'submission',
    `insert into submission (assignment_id, student_id, project_id, state, hand_ins, handed_in_at)
    select a.id, m.student_id, ${UUID_OF('m.student_id')}, 'handed-in', 1, now()
    from assignment a join classroom_member m on m.classroom_id = a.classroom_id and m.part = 'student'
    where a.id <= ${Math.ceil(count / CLASS_SIZE)} * 2`,
  ],
  [
    'audit_log',
    `insert into audit_log (at, actor, act, target, before, after)
    select now() - (${count} - n) * interval '90 seconds', 'learner' || 7 + 50 * (n % 400) || '@bench.example',
      (array['role.give','person.edit','subscription.grant','classroom.create'])[1 + n % 4],
      'student:' || n, '{"state":"open"}', '{"state":"closed"}' from generate_series(1, ${count} / 2) n`,
  ],
]

/** Made anew unless it was made today, by the same statements. */
export async function ensureLargeSchool(pool: pg.Pool, count: number): Promise<void> {
  const mark = createHash('sha256')
    .update(JSON.stringify(STATEMENTS(count)))
    .digest('hex')
  await pool.query(
    `create table if not exists bench_school (mark text, made_on date default current_date)`,
  )
  const { rows } = await pool.query<{ fresh: boolean }>(
    `select mark = $1 and made_on = current_date as fresh from bench_school`,
    [mark],
  )
  if (rows.length > 0) {
    if (!rows[0]?.fresh) throw new Error('this school is of another day: delete BENCH_DATA')
    return startLessonAgain(pool)
  }
  await makeLargeSchool(pool, count)
  await pool.query(`insert into bench_school (mark) values ($1)`, [mark])
}

/** The class whose board is looked at is at work now, not when the school was made. */
async function startLessonAgain(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update tool_activity set at = at + (
       select now() - max(at) from tool_activity where student_id between 1 and ${CLASS_SIZE})
     where student_id between 1 and ${CLASS_SIZE}`,
  )
}

/** Indexes are built once at the end, and nobody is notified: that is what makes it minutes, not hours. */
async function makeLargeSchool(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const [table, statement] of STATEMENTS(count)) {
      await withoutIndexes(client, table, () => client.query(statement))
    }
    await client.query(`select setval(pg_get_serial_sequence('student', 'id'), ${count})`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

async function withoutIndexes(
  client: pg.PoolClient,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
     where i.indrelid = $1::regclass and c.oid is null`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
