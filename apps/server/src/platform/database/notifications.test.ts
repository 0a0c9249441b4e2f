import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Listener, listenToNotifications } from './notifications.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const CONNECTIONS = `select pid from pg_stat_activity
  where application_name = 'panya-listener' and datname = current_database()`
const connections = async () => (await server.database.pool.query(CONNECTIONS)).rows.length

function ear(channel: string) {
  const heard: string[] = []
  const states: string[] = []
  const listener: Listener = {
    channel,
    onNotify: (payload) => heard.push(payload),
    lost: () => states.push('lost'),
    restored: () => states.push('restored'),
  }
  return { heard, states, listener }
}

test('everybody of one node shares a connection, hears their own, and hears again after it was lost', async () => {
  const { pool } = server.database
  expect(await connections()).toBe(1)
  const one = ear('first_channel')
  const two = ear('second_channel')
  const listening = await Promise.all(
    [one, two].map(({ listener }) =>
      listenToNotifications(pool.options, [listener], server.context.log),
    ),
  )
  expect(await connections()).toBe(1)
  await pool.query(`notify first_channel, 'a'`)
  await pool.query(`notify second_channel, 'b'`)
  await expect.poll(() => [one.heard, two.heard]).toEqual([['a'], ['b']])

  await pool.query(`select pg_terminate_backend(pid) from (${CONNECTIONS}) listening`)
  await expect.poll(() => two.states).toEqual(['restored', 'lost', 'restored'])
  await pool.query(`notify second_channel, 'c'`)
  await expect.poll(() => two.heard).toEqual(['b', 'c'])

  for (const ears of listening) await ears.close()
  expect(await connections()).toBe(1)
})
