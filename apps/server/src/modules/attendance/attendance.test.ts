import { TOOL_COUNTERS } from '@panya/domain/attendance/tool-counters.ts'
import type { GraphqlDocument } from '@panya/domain/graphql/document.ts'
import {
  GetStudent,
  InsertAttendance,
  TOPUPS,
  UpdateOnlineStatus,
} from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { expect, test } from 'vitest'
import { sendOperation } from '../../testing/graphql.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { createAttendance } from './attendance.ts'

const MINUTE = 60_000

async function learner(server: TestServer, make = aStudent) {
  const person = await make(server)
  // By cookie: the clock is turned further than a token lives.
  const { withCookie } = await signIn(server, person.email)
  const call = (now: Date, topup_minutes?: number) => {
    server.setNow(now)
    const variables = {
      student_id: person.id,
      today: bangkokDay(now),
      last_online: now.toISOString(),
      ...(topup_minutes === undefined ? {} : { topup_minutes }),
    }
    return sendOperation(server, UpdateOnlineStatus, variables, withCookie)
  }
  const look = async (today: string) => {
    const { data } = await sendOperation(
      server,
      GetStudent,
      { email: person.email, today },
      withCookie,
    )
    return { ...data?.student[0], ...data?.attendance[0] }
  }
  return { ...person, withCookie, call, look }
}

test('a day of learning across midnight in Bangkok', async () => {
  const server = await testServer()
  const start = new Date(Date.now() + MINUTE)
  const evening = new Date(`${bangkokDay(start)}T23:20:00+07:00`)
  const at = (minutes: number) => new Date(evening.getTime() + minutes * MINUTE)
  const { call, look } = await learner(server)
  await call(at(0))
  await call(at(1))
  await call(at(15), 15)
  await call(at(16), 15)
  await call(at(30), 15)
  expect(await look(bangkokDay(evening))).toMatchObject({
    total_online_days: 1,
    total_online_minutes: 30,
    total_users: 1,
    total_minutes: 30,
  })
  await call(at(45), 15)
  const after = await look(bangkokDay(at(45)))
  expect(bangkokDay(at(45))).not.toBe(bangkokDay(evening))
  expect(after).toMatchObject({
    total_online_days: 2,
    total_online_minutes: 45,
    total_users: 1,
    total_minutes: 15,
  })
})

test('check-ins at once count one day; extra minutes are answered and not counted', async () => {
  const server = await testServer()
  const { call, look } = await learner(server)
  const now = new Date()
  const checkIns = await Promise.all(Array.from({ length: 20 }, () => call(now)))
  const topups = await Promise.all(Array.from({ length: 20 }, () => call(now, 600)))
  expect([...checkIns, ...topups].map(({ outcome }) => outcome)).toEqual(Array(40).fill('ok'))
  expect(await look(bangkokDay(now))).toMatchObject({
    total_online_days: 1,
    total_online_minutes: 15,
    total_users: 1,
    total_minutes: 15,
  })
})

test('each counter grows by the minutes of its own top-up only', async () => {
  const server = await testServer()
  const today = bangkokDay(new Date())
  const counters = async (): Promise<Record<string, number>> => {
    const { rows } = await server.database.pool.query('select * from attendance')
    const { date: _date, ...numbers } = rows[0] ?? {}
    return numbers
  }
  for (const counter of Object.values(TOOL_COUNTERS)) {
    const { withCookie } = await learner(server)
    await server.database.pool.query('delete from attendance')
    const variables = { today, topup_minutes: 15 }
    await sendOperation(server, TOPUPS[counter], variables, withCookie)
    const again = await sendOperation(server, TOPUPS[counter], variables, withCookie)
    expect(again.outcome, counter).toBe('ok')
    const grown = await counters()
    expect(grown, counter).toHaveProperty(counter)
    expect(grown, counter).toEqual(
      Object.fromEntries(Object.keys(grown).map((name) => [name, name === counter ? 15 : 0])),
    )
  }
})

test('admins are answered and not tracked', async () => {
  const server = await testServer()
  const { call, look, withCookie } = await learner(server, anAdmin)
  const now = new Date()
  expect([(await call(now)).outcome, (await call(now, 15)).outcome]).toEqual(['ok', 'ok'])
  const variables = { today: bangkokDay(now), topup_minutes: 15 }
  expect((await sendOperation(server, TOPUPS.minutes_flow_ai, variables, withCookie)).outcome).toBe(
    'ok',
  )
  expect(await look(bangkokDay(now))).toMatchObject({
    last_online: null,
    total_online_days: 0,
    total_online_minutes: 0,
    total_users: 0,
    total_minutes: 0,
  })
})

test('what is no day or no minutes is refused and changes nothing', async () => {
  const server = await testServer()
  const { id, withCookie, look } = await learner(server)
  const today = bangkokDay(new Date())
  for (const wrong of [
    { today: '2026-02-30' },
    { topup_minutes: 0 },
    { topup_minutes: -15 },
    { topup_minutes: 0.5 },
  ]) {
    const variables = { student_id: id, today, last_online: new Date().toISOString(), ...wrong }
    const { outcome } = await sendOperation(server, UpdateOnlineStatus, variables, withCookie)
    expect(outcome, JSON.stringify(wrong)).toBe('BAD_INPUT')
    expect(await look(today)).toMatchObject({ total_online_days: 0, total_online_minutes: 0 })
  }
})

test.each([
  ['years behind', '2020-01-01'],
  ['days ahead', '2036-05-05'],
])('a learner whose clock is %s is counted on the day it is here', async (_name, wrong) => {
  const server = await testServer()
  const { id, withCookie, look } = await learner(server)
  const last_online = `${wrong}T09:00:00Z`
  const send = <Data, Variables>(
    operation: GraphqlDocument<Data, Variables>,
    variables: Variables,
  ) => sendOperation(server, operation, variables, withCookie)
  const online = { student_id: id, today: wrong, last_online }
  const made = await send(InsertAttendance, { date: wrong })
  await send(UpdateOnlineStatus, online)
  await send(UpdateOnlineStatus, { ...online, topup_minutes: 15 })
  const topup = { today: wrong, topup_minutes: 15 }
  expect([made.outcome, (await send(TOPUPS.minutes_game_dungeon, topup)).outcome]).toEqual([
    'ok',
    'ok',
  ])
  const { rows } = await server.database.pool.query(
    'select date::text, total_users, total_minutes, minutes_game_dungeon from attendance',
  )
  const today = bangkokDay(new Date())
  expect(rows).toEqual([
    { date: today, total_users: 1, total_minutes: 15, minutes_game_dungeon: 15 },
  ])
  const { last_online: seen, ...counted } = await look(today)
  expect(counted).toMatchObject({ total_online_days: 1, total_online_minutes: 15 })
  expect(bangkokDay(new Date(seen as string))).toBe(today)
})

test('many learners on several nodes at once: few transactions, exact totals', async () => {
  const server = await testServer()
  const { pool } = server.database
  await pool.query(
    `insert into student (email, display_name, first_name, last_name, grade, affiliation)
     select 's' || n || '@x.co', 'x', 'x', 'x', 'P4', 'x' from generate_series(1, 300) n`,
  )
  const ids = (await pool.query<{ id: number }>('select id from student order by random()')).rows
  const nodes = [0, 1, 2].map(() => createAttendance(server.context))
  const calls = ids.flatMap(({ id }) =>
    nodes.flatMap((node) => {
      const user = {
        role: 'student' as const,
        email: '',
        studentId: id,
        groups: [],
        sessionHash: null,
      }
      return [node.update(user, 15), node.topup(user, 'minutes_game_dungeon', 15)]
    }),
  )
  const before = await commits(server)
  await Promise.all(calls)
  const { rows } = await pool.query(
    `select total_users, total_minutes, minutes_game_dungeon,
       (select sum(total_online_minutes)::int from student) as student_minutes,
       (select sum(total_online_days)::int from student) as student_days from attendance`,
  )
  expect(rows).toEqual([
    {
      total_users: 300,
      total_minutes: 4500,
      minutes_game_dungeon: 4500,
      student_minutes: 4500,
      student_days: 300,
    },
  ])
  expect((await commits(server)) - before).toBeLessThan(100)
})

async function commits({ database }: TestServer): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await database.pool.query(
    'select xact_commit::int as n from pg_stat_database where datname = current_database()',
  )
  return rows[0].n
}
