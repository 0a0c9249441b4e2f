import { expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { testServer } from '../../testing/test-server.ts'
import { asSent } from './statements.ts'

const NAMED = { name: 'one', text: 'select $1::int', values: [1] }

test('a statement keeps its name only where names are known; one without says whose it is', () => {
  expect(asSent(NAMED, true, 'r-1')).toBe(NAMED)
  expect(asSent(NAMED, false)).toEqual({ ...NAMED, name: undefined })
  expect(asSent(NAMED, false, 'r-1')).toMatchObject({ text: '/* request r-1 */ select $1::int' })
  expect(asSent('begin', true, 'r-1')).toBe('/* request r-1 */ begin')
  expect(asSent('begin', true)).toBe('begin')
  const copy = { submit: () => undefined }
  expect(asSent(copy, false, 'r-1')).toBe(copy)
})

test('without names the database keeps no prepared statement, and people learn as with them', async () => {
  const server = await testServer()
  const unnamed = await testServer({ DATABASE_NAMED_STATEMENTS: 'off' }, server)
  const { pool } = unnamed.database
  const client = await pool.connect()
  const { rows } = await client.query<{ int4: number }>(NAMED)
  const kept = await client.query('select name from pg_prepared_statements')
  client.release()
  expect([rows, kept.rows]).toEqual([[{ int4: 1 }], []])
  const learner = await projectClient(unnamed, await aStudent(unnamed))
  const { id, revision } = await learner.make('print(1)')
  expect(await learner.save(id, revision, 'print(2)')).toMatchObject({ status: 200 })
  expect((await learner.call('GET', '/api/coins')).status).toBe(200)
  expect((await unnamed.app.inject('/readyz')).statusCode).toBe(200)
})
