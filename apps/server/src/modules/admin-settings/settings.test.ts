import { createHash } from 'node:crypto'
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import type { SiteSettings } from '@panya/domain/brand/site-settings.ts'
import * as Operations from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let node: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  node = await startTestServer({}, server)
  admin = await adminClient(server)
})
afterAll(async () => {
  await node.close()
  await server.close()
})

const settings = async () => (await admin.call<SiteSettings>('GET', '/settings')).body
const acts = async (target: string) => {
  const text = 'select act, before, after from audit_log where target = $1 order by id'
  return (await server.database.pool.query(text, [target])).rows
}

test('a new price is on the pages of every node', async () => {
  const change = { coinsPerMonth: 1200, priceMinor: 29_900 }
  expect((await admin.call('PUT', '/plans/pro', change)).status).toBeLessThan(300)
  for (const { context } of [server, node]) {
    await expect
      .poll(() => context.site.plans.find(({ name }) => name === 'pro')?.priceMinor)
      .toBe(29_900)
  }
})

describe('switches', () => {
  test('signing up can be closed and opened again', async () => {
    const names = { displayName: 'A', firstName: 'A', lastName: 'B', grade: 'P4', affiliation: 'C' }
    const signUp = async (email: string) => {
      const credentials = { email, password: TEST_PASSWORD, ...names }
      return (await sendOperation(server, Operations.SignUpUser, { credentials })).outcome
    }
    await admin.call('PUT', '/settings/flags', { flag: 'SIGN_UP', on: false })
    expect(await signUp('late@x.example')).toBe('FORBIDDEN')
    await admin.call('PUT', '/settings/flags', { flag: 'SIGN_UP', on: true })
    expect(await signUp('late@x.example')).toBe('ok')
    expect(await acts('flag:SIGN_UP')).toHaveLength(2)
    const fixed = await admin.call('PUT', '/settings/flags', { flag: 'COIN_TOKEN', on: true })
    expect(fixed.status).toBe(400)
  })

  test('tools are closed one by one, also when two are closed at once', async () => {
    const set = (tool: string, open: boolean) =>
      admin.call('PUT', '/settings/tools', { tool, open })
    await set('games/dungeon', false)
    await Promise.all([set('games/guessing', false), set('flow/ai-application', false)])
    expect((await settings()).closedTools.toSorted()).toEqual([
      'flow/ai-application',
      'games/dungeon',
      'games/guessing',
    ])
    await set('games/dungeon', true)
    expect((await settings()).closedTools).not.toContain('games/dungeon')
    expect((await set('games/chess', false)).status).toBe(400)
  })

  test('nobody but admins begins something new in a closed tool; what is there can be saved', async () => {
    const tool = 'coding/python-programming'
    const learner = await projectClient(server, await aStudent(server))
    const made = await learner.make()
    await admin.call('PUT', '/settings/tools', { tool, open: false })
    await expect(learner.make()).rejects.toThrow('tool-closed')
    expect((await learner.save(made.id, 1, 'print(2)')).status).toBe(200)
    const chief = await projectClient(server, await anAdmin(server))
    expect((await chief.make()).title).toBe('Mine')
    await admin.call('PUT', '/settings/tools', { tool, open: true })
    expect((await learner.make()).title).toBe('Mine')
  })

  test('single examples and levels are turned off and on, also two at once, on record', async () => {
    const tool = 'games/programming'
    const set = (id: string, open: boolean) =>
      admin.call('PUT', '/settings/content', { tool, id, open })
    await Promise.all([set('first-steps', false), set('loops/two', false)])
    expect((await settings()).closedContent).toEqual([
      'games/programming#first-steps',
      'games/programming#loops/two',
    ])
    await set('first-steps', true)
    expect((await settings()).closedContent).toEqual(['games/programming#loops/two'])
    expect(await acts('content:games/programming#first-steps')).toHaveLength(2)
    for (const id of ['', '/x', 'a b', '#', 'x'.repeat(81)]) {
      expect((await set(id, false)).status).toBe(400)
    }
    await set('loops/two', true)
  })
})

describe('board firmware', () => {
  const image = Buffer.alloc(5000, 7)
  image[0] = 0xe9
  const upload = (query: string, payload: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/admin/firmware?${query}`,
      headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
      payload,
    })

  test('is kept with its sum; the newest is offered to learners, byte by byte the same', async () => {
    expect((await upload('board=mcu_kidbright_32_v13&version=1.0', image)).statusCode).toBe(200)
    const newer = Buffer.concat([image, image])
    const made = (
      await upload('board=mcu_kidbright_32_v13&version=1.1', newer)
    ).json<FirmwareFile>()
    expect(made.sha256).toBe(createHash('sha256').update(newer).digest('hex'))
    const { withCookie: headers } = await signIn(server, (await aStudent(server)).email)
    const offered = await server.app.inject({ url: '/api/firmware', headers })
    expect(offered.json()).toEqual({ files: [made] })
    const file = await server.app.inject({ url: made.url, headers })
    expect(file.rawPayload.equals(newer)).toBe(true)
    expect((await server.app.inject({ url: made.url })).statusCode).toBe(401)
  })

  test('what is no firmware is refused, and so is a version that is there', async () => {
    const text = Buffer.from('hello'.repeat(1000))
    expect((await upload('board=mcu_kidbright_32_v16&version=1', text)).statusCode).toBe(400)
    expect((await upload('board=mcu_kidbright_32_v16&version=1', image)).statusCode).toBe(200)
    expect((await upload('board=mcu_kidbright_32_v16&version=1', image)).statusCode).toBe(409)
    expect((await upload('board=toaster&version=1', image)).statusCode).toBe(400)
    expect((await upload('board=mcu_kidbright_32_v16&version=../x', image)).statusCode).toBe(400)
    const { files } = (await admin.call('GET', '/firmware')).body
    const [newest] = files as FirmwareFile[]
    expect((await admin.call('DELETE', `/firmware/${newest?.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/firmware/${newest?.id}`)).status).toBe(404)
  })
})

test('health says which versions run, how large the database is, and when it was last saved', async () => {
  const { body } = await admin.call('GET', '/health')
  expect(body).toMatchObject({ node: process.version, lastBackup: null })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
  expect(body.database.migrations).toBeGreaterThan(10)
  await server.database.pool.query(
    `insert into audit_log (actor, act, target, after)
     values ('npm run backup', 'database.backup', 'file:x', '{"bytes": 42}')`,
  )
  expect((await admin.call('GET', '/health')).body.lastBackup).toMatchObject({ bytes: 42 })
})

test('every brand can be looked at', async () => {
  const { brands } = (await admin.call('GET', '/brands')).body
  expect(brands).toMatchObject([
    { active: false, brand: { id: 'makewise' } },
    { active: true, brand: { id: 'panya' } },
  ])
})
