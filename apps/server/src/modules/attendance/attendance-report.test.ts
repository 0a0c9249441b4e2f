import type { AttendanceReport } from '@panya/domain/admin/attendance.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
  await server.database.pool.query(`
    insert into attendance (date, total_users, total_minutes, minutes_block_programming, minutes_game_dungeon)
    select d, extract(day from d), 100, 60, 40
    from generate_series('2025-01-01'::date, '2026-03-31'::date, interval '1 day') d
    where extract(isodow from d) < 6`)
})
afterAll(() => server.close())

async function report(from: string, to: string, compare = 'before'): Promise<AttendanceReport> {
  const { status, body } = await admin.call(
    'GET',
    `/attendance?from=${from}&to=${to}&compare=${compare}`,
  )
  expect(status).toBe(200)
  return body
}

test('totals, tools, the busiest day, and a point for every day, also for empty ones', async () => {
  const { bucket, period, compared } = await report('2026-03-02', '2026-03-08')
  expect(bucket).toBe('day')
  expect(period.totals).toMatchObject({ minutes: 500, visits: 2 + 3 + 4 + 5 + 6, days: 5 })
  expect(period.totals.busiest).toEqual({ date: '2026-03-06', visits: 6 })
  expect(period.totals.tools).toMatchObject({
    minutes_block_programming: 300,
    minutes_game_dungeon: 200,
    minutes_flow_ai: 0,
  })
  expect(period.points.map(({ date, minutes }) => [date, minutes])).toEqual([
    ['2026-03-02', 100],
    ['2026-03-03', 100],
    ['2026-03-04', 100],
    ['2026-03-05', 100],
    ['2026-03-06', 100],
    ['2026-03-07', 0],
    ['2026-03-08', 0],
  ])
  expect(compared).toMatchObject({ from: '2026-02-23', to: '2026-03-01', totals: { days: 5 } })
})

test('a year is shown by weeks, three by months, and nothing outside the period is counted', async () => {
  const year = await report('2025-03-05', '2026-03-04', 'year')
  expect(year.bucket).toBe('week')
  const sum = year.period.points.reduce((total, { minutes }) => total + minutes, 0)
  expect(sum).toBe(year.period.totals.minutes)
  const three = await report('2023-04-01', '2026-03-31')
  expect(three.bucket).toBe('month')
  expect(three.period.points).toHaveLength(36)
  expect(three.compared.totals).toMatchObject({ minutes: 0, busiest: null })
})

test('a country of learners: minutes of a tool may be more than two thousand million', async () => {
  await server.database.pool.query(`insert into attendance (date, total_users, total_minutes, minutes_flow_ai)
    select d, 1000000, 1500000000, 1500000000 from generate_series('2024-05-06'::date, '2024-05-07', '1 day') d`)
  const { period } = await report('2024-05-06', '2024-05-07')
  expect(period.totals).toMatchObject({ minutes: 3e9, tools: { minutes_flow_ai: 3e9 } })
})

test('as CSV for spreadsheets', async () => {
  const url = '/api/admin/attendance.csv?from=2026-03-05&to=2026-03-09'
  const { headers, body } = await server.app.inject({ url, headers: admin.headers })
  expect(headers['content-disposition']).toContain('attendance-2026-03-05-2026-03-09.csv')
  expect(body.split('\r\n').map((line) => line.split(',').slice(0, 4).join(','))).toEqual([
    '\uFEFFdate,total_users,total_minutes,minutes_block_programming',
    '2026-03-05,5,100,60',
    '2026-03-06,6,100,60',
    '2026-03-09,9,100,60',
    '',
  ])
})

test.each([
  ['2026-02-30', '2026-03-01', 'from'],
  ['2026-03-02', '2026-03-01', 'to'],
  ['2020-01-01', '2026-03-01', 'to'],
])('%s to %s is refused', async (from, to, field) => {
  const { status, body } = await admin.call('GET', `/attendance?from=${from}&to=${to}&compare=year`)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
