import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createLog } from './log.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('says what failed and where, but none of the values the database was given', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const query = sql`insert into student (email) values (${'mali@school.example'})`
  const failure: unknown = await server.database.orm.execute(query).catch((error: unknown) => error)
  log.error({ err: failure }, 'request failed')
  const { err } = JSON.parse(lines[0]!) as { err: { message: string; cause: { code: string } } }
  expect(err.message).toContain('insert into student')
  expect(err.cause.code).toBe('23502')
  expect(lines[0]).not.toContain('mali')
})
