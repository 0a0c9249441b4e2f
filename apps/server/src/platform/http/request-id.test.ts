import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { testServer } from '../../testing/test-server.ts'
import { currentRequest } from '../current-request.ts'
import { requestIds } from './request-id.ts'

const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736'
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

type Asked = Parameters<ReturnType<typeof requestIds>>[0]

function idFrom(trusted: boolean | string, remoteAddress: string | undefined, given: string) {
  const asked = { headers: { 'x-request-id': given }, socket: { remoteAddress } }
  return requestIds(trusted)(asked as unknown as Asked)
}

test.each([
  [true, '203.0.113.9'],
  ['10.0.0.0/8', '10.200.3.4'],
  ['10.0.0.0/8', '::ffff:10.200.3.4'],
  ['192.168.1.1, ::1', '::1'],
  ['fd00::/8', 'fd12::7'],
])('the proxies %s are believed when they come from %s', (trusted, address) => {
  expect(idFrom(trusted, address, GIVEN)).toBe(GIVEN)
})

test.each([
  [false, '127.0.0.1'],
  ['10.0.0.0/8', '11.0.0.1'],
  ['10.0.0.1', '10.0.0.11'],
  ['::1', '127.0.0.1'],
  ['10.0.0.0/8', undefined],
])('with the proxies %s a visitor from %s names nothing', (trusted, address) => {
  expect(idFrom(trusted, address, GIVEN)).toMatch(UUID)
})

test.each(['', 'short', 'a'.repeat(65), 'ends */ here', `line\n${GIVEN}`, 'ข้อความยาวๆ'])(
  'a name that could not stand in a line of the log or in a remark is not taken: %j',
  (given) => {
    expect(idFrom(true, '127.0.0.1', given)).toMatch(UUID)
  },
)

test('what a request does, in its hooks, after its body and in the database, is done under its name', async () => {
  const { context, database } = await testServer({ TRUST_PROXY: '127.0.0.1' })
  const app = await createApp(context, null)
  onTestFinished(() => app.close())
  const names: (string | undefined)[] = []
  app.post('/api/what', { config: { access: 'anyone' } }, async () => {
    names.push(currentRequest())
    // raw: what the database sees of it
    const seen = await database.pool.query('select current_query() as text')
    const named = await database.pool.query({
      name: 'seen',
      text: 'select current_query() as text',
    })
    return { unnamed: seen.rows[0].text, named: named.rows[0].text }
  })
  const ask = (id: string) =>
    app.inject({
      method: 'POST',
      url: '/api/what',
      headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.9' },
      payload: { much: 'x'.repeat(100_000) },
    })
  const ids = Array.from({ length: 40 }, () => randomUUID())
  const answers = await Promise.all(ids.map(ask))
  expect(new Set(names)).toEqual(new Set(ids))
  // More at once than there are connections: who waits for one keeps the name.
  for (const [index, answer] of answers.entries()) {
    expect(answer.json()).toEqual({
      unnamed: `/* request ${ids[index]} */ select current_query() as text`,
      named: 'select current_query() as text',
    })
  }
  expect(currentRequest()).toBe(undefined)
})
