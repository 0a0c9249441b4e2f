import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { programActor, recordAct } from './record-act.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the audit log', () => {
  it('keeps what was done, and nobody can change, delete or empty it', async () => {
    const { orm, pool } = server.database
    await recordAct(orm, programActor('a test'), {
      act: 'classroom.archive',
      target: 'classroom:7',
      before: { archived: false },
      after: { archived: true },
    })
    for (const statement of [
      `update audit_log set actor = 'nobody'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('append-only')
    }
    const { rows } = await pool.query(
      `select actor, before, after from audit_log where target = 'classroom:7'`,
    )
    expect(rows).toEqual([
      { actor: 'a test', before: { archived: false }, after: { archived: true } },
    ])
  })

  it('has no record of an act that was rolled back', async () => {
    const { orm, pool } = server.database
    const undone = orm.transaction(async (transaction) => {
      await recordAct(transaction, programActor('a test'), { act: 'a.b', target: 'undone:1' })
      throw new Error('the act failed')
    })
    await expect(undone).rejects.toThrow('the act failed')
    const { rows } = await pool.query(`select 1 from audit_log where target = 'undone:1'`)
    expect(rows).toEqual([])
  })
})
