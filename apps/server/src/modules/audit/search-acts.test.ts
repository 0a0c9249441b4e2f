import type { AuditPage } from '@panya/domain/admin/audit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { aStudent } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
  await server.database.pool.query(`
    insert into audit_log (at, actor, act, target, before, after)
    select '2026-01-01'::timestamptz + n * interval '1 hour', 'bulk@x.example', 'a.' || n % 2,
      'thing:' || n % 5, jsonb_build_object('n', n - 1), jsonb_build_object('n', n)
    from generate_series(1, 120) n`)
})
afterAll(() => server.close())

const search = async (query: object) =>
  (await admin.call<AuditPage>('POST', '/audit/search', query)).body

test('newest first, page by page, every entry once', async () => {
  for (const query of [{}, { actor: ' Bulk@x.example ' }]) {
    const seen: number[] = []
    let after: string | undefined
    do {
      const page: AuditPage = await search({ ...query, ...(after ? { after } : {}) })
      seen.push(...page.entries.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(120)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  }
})

test('by act, by what it was done to, by days in Bangkok, and all of them together', async () => {
  expect((await search({ about: 'thing:3' })).entries).toHaveLength(24)
  expect((await search({ about: 'thing:3', act: 'a.1' })).entries).toHaveLength(12)
  // The 2nd of January in Bangkok begins at 17:00 of the 1st in UTC.
  const { entries } = await search({ from: '2026-01-02', to: '2026-01-02' })
  expect(entries.map(({ after }) => (after as { n: number }).n)).toEqual(
    Array.from({ length: 24 }, (_unused, hour) => 40 - hour),
  )
  expect(await admin.call('POST', '/audit/search', { from: 'monday' })).toMatchObject({
    status: 400,
  })
})

test('what an admin does to somebody is found by their email, with before, after and from where', async () => {
  const { id, email } = await aStudent(server)
  await admin.call('PUT', `/people/${id}/state`, { state: 'closed' })
  const { entries } = await search({ about: email })
  expect(entries).toMatchObject([
    {
      actor: admin.person.email,
      act: 'person.close',
      target: `student:${id}`,
      before: { state: 'open' },
      after: { state: 'closed' },
      fromAddress: '127.0.0.1',
    },
  ])
  expect((await admin.call('GET', '/audit/acts')).body.acts).toEqual(['a.0', 'a.1', 'person.close'])
})
