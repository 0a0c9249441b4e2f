import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'
import { seedDemoSchool } from './demo-school.ts'

const PASSWORD = 'a-school-of-owls'

test('makes the school once, whoever starts and however many at the same time', async () => {
  const server = await testServer()
  const { context, database } = server
  await Promise.all([seedDemoSchool(context, PASSWORD), seedDemoSchool(context, PASSWORD)])
  const school = await seedDemoSchool(context, PASSWORD)
  expect(school.students).toHaveLength(30)
  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)
  expect(await count('student')).toBe(34)
  expect(await count('attendance')).toBe(30)
  expect(await count('classroom')).toBe(2)
  expect(await count('classroom_member')).toBe(32)
  expect(await count('project')).toBe(12)
  expect(await count('assignment')).toBe(2)
  const { rows: minutes } = await server.database.pool.query(
    `select (select sum(minutes) from student_day) = (select sum(total_minutes) from attendance) as same,
       (select count(*) from student_day) = (select sum(total_users) from attendance) as days`,
  )
  expect(minutes).toEqual([{ same: true, days: true }])
  for (const email of [school.admin, school.teacher, 'student30@panya.example']) {
    expect((await signIn(server, email, PASSWORD)).sessionId).toHaveLength(32)
  }
  await signIn(server, 'guest@panya.example', 'look-around-panya')
})

test("the days' totals are the students' totals", async () => {
  const { context, database } = await testServer()
  await seedDemoSchool(context, PASSWORD)
  const { rows } = await database.orm.execute(sql`
    select (select sum(total_minutes)::int from attendance) as day_minutes,
      (select sum(total_online_minutes)::int from student) as student_minutes,
      (select sum(total_users)::int from attendance) as visits,
      (select sum(total_online_days)::int from student) as days`)
  const [{ day_minutes, student_minutes, visits, days }] = rows as [Record<string, number>]
  expect(day_minutes).toBeGreaterThan(5000)
  expect([day_minutes, visits]).toEqual([student_minutes, days])
})

test('a start that was cut short is made good by the next one', async () => {
  const { context, database } = await testServer()
  await seedDemoSchool(context, PASSWORD)
  await database.pool.query(
    `delete from student where email like 'admin@%' or email like 'student2%'`,
  )
  await database.pool.query(`delete from identity_accounts where email like 'admin@%'`)
  await database.pool.query(`delete from privileged_users where email like 'admin@%'`)
  await seedDemoSchool(context, PASSWORD)
  const { rows } = await database.pool.query('select count(*)::int as n from student')
  expect(rows[0].n).toBe(34)
})
