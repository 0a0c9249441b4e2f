import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  aNode,
  aSource,
  isEqual,
  OWL,
  OWL_FILE,
  WING,
  WING_FILE,
} from './testing/served-packages.ts'

test('a package comes with what it needs and is given to anybody, for ever', async () => {
  const source = await aSource()
  const { node, bring, ask, folder } = aNode(source.url)
  expect(node.status).toMatchObject({ state: 'bringing', there: 0, wanted: 2 })
  expect((await ask(OWL_FILE)).statusCode, 'on its way').toBe(503)
  expect((await ask('')).json()).toEqual({ coming: true, files: {} })
  await bring()
  const files = { [OWL_FILE]: OWL.length, [WING_FILE]: WING.length }
  expect((await ask('')).json()).toEqual({ coming: false, files })
  expect((await ask('', '1.2.2')).json()).toEqual({ coming: false, files: {} })
  expect(node.status).toMatchObject({ state: 'ready', there: 2, bytes: 500_000, failure: null })
  const answer = await ask(OWL_FILE)
  expect(isEqual(answer.rawPayload, OWL)).toBe(true)
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  for (const name of ['numpy.whl', '..%2f..%2fsecret', `${OWL_FILE}.part`]) {
    expect((await ask(name)).statusCode).toBe(404)
  }
  expect((await ask(OWL_FILE, '1.2.2')).statusCode).toBe(404)
  expect(readdirSync(folder).toSorted()).toEqual([OWL_FILE, WING_FILE])
  await bring()
  expect(source.asked).toHaveLength(2)
})

test('a start finds what is there, and replaces what is damaged', async () => {
  const source = await aSource()
  const first = aNode(source.url)
  await first.bring()
  writeFileSync(join(first.folder, WING_FILE), 'half')
  source.asked = []
  const second = aNode(source.url, { dataDir: first.dataDir })
  expect((await second.ask(WING_FILE)).statusCode).toBe(503)
  await second.bring()
  expect(source.asked).toEqual([WING_FILE])
  expect(isEqual((await second.ask(WING_FILE)).rawPayload, WING)).toBe(true)
})

test('without its source the server says why, and tries again after longer and longer pauses', async () => {
  const { node, bring, ask, later } = aNode('http://127.0.0.1:9/full')
  await bring()
  expect(node.status).toMatchObject({
    state: 'waiting',
    failure: { reason: 'unreachable', file: OWL_FILE },
    nextTryAt: '2026-01-01T00:00:05.000Z',
  })
  // What nobody can say when it comes is not on its way.
  expect((await ask(OWL_FILE)).statusCode).toBe(404)
  later()
  await bring()
  expect(node.status.nextTryAt).toBe('2026-01-01T00:30:10.000Z')
  await bring()
  expect(node.status.nextTryAt, 'too early').toBe('2026-01-01T00:30:10.000Z')
  node.tryNow()
  await bring()
  expect(node.status.nextTryAt, 'an admin asked').toBe('2026-01-01T00:30:05.000Z')
})

test('an operator without a way out puts the files there, however slowly', async () => {
  const { node, bring, ask, folder } = aNode('http://127.0.0.1:9/full')
  await bring()
  writeFileSync(join(folder, OWL_FILE), OWL.subarray(0, 1000))
  writeFileSync(join(folder, WING_FILE), WING)
  await bring()
  expect(node.status).toMatchObject({ state: 'waiting', there: 1 })
  expect((await ask(OWL_FILE)).statusCode).toBe(404)
  writeFileSync(join(folder, OWL_FILE), OWL)
  await bring()
  expect(node.status).toMatchObject({ state: 'ready', there: 2, failure: null, nextTryAt: null })
})

test('a file that is not the right one is not kept; the others come', async () => {
  const source = await aSource()
  source.files.set(OWL_FILE, Buffer.from('<html>Welcome to the hotel network</html>'))
  const { node, bring, folder, later } = aNode(source.url)
  await bring()
  expect(node.status).toMatchObject({
    state: 'waiting',
    there: 1,
    failure: { reason: 'wrong-file', file: OWL_FILE },
  })
  expect(readdirSync(folder)).toEqual([WING_FILE])
  source.files.set(OWL_FILE, OWL)
  later()
  await bring()
  expect(node.status).toMatchObject({ state: 'ready', failure: null })
})

test('a file the source does not have is named', async () => {
  const source = await aSource()
  source.files.delete(WING_FILE)
  const { node, bring } = aNode(source.url)
  await bring()
  expect(node.status.failure).toEqual({
    reason: 'refused',
    file: WING_FILE,
    detail: 'the source answered 404',
  })
})

test('a line that breaks goes on where it stopped', async () => {
  const source = await aSource()
  source.breaksAfter = 120_000
  const { node, bring, later } = aNode(source.url, { packages: 'owl' })
  await bring()
  expect(node.status.failure?.reason).toBe('unreachable')
  source.breaksAfter = Number.POSITIVE_INFINITY
  later()
  await bring()
  expect(node.status.state).toBe('ready')
  const resumed = source.asked.find((request) => request.includes('bytes='))
  expect(Number(/bytes=(\d+)-/.exec(resumed ?? '')?.[1])).toBeGreaterThan(0)
})

/** What a process that was killed left behind a minute ago. */
function leftBehind(folder: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const part = join(folder, `${OWL_FILE}.dead.part`)
  writeFileSync(part, bytes)
  const before = new Date(Date.now() - 60_000)
  utimesSync(part, before, before)
  return part
}

test.each([
  ['goes on', OWL.subarray(0, 1000), true, [`${OWL_FILE} bytes=1000-`]],
  [
    'starts anew where ranges are unknown',
    OWL.subarray(0, 1000),
    false,
    [`${OWL_FILE} bytes=1000-`],
  ],
  ['is complete', OWL, true, []],
  ['was another file', WING.subarray(0, 1000), true, [`${OWL_FILE} bytes=1000-`, OWL_FILE]],
  ['is too long', Buffer.concat([OWL, WING]), true, [`${OWL_FILE} bytes=500000-`, OWL_FILE]],
])('half a file of a server that was killed: %s', async (_, bytes, knowsRanges, asked) => {
  const source = await aSource()
  source.knowsRanges = knowsRanges
  const { node, bring, folder, ask } = aNode(source.url)
  leftBehind(folder, bytes)
  await bring()
  expect(node.status.state).toBe('ready')
  expect(source.asked.filter((name) => name.startsWith(OWL_FILE))).toEqual(asked)
  expect(isEqual((await ask(OWL_FILE)).rawPayload, OWL)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual([OWL_FILE, WING_FILE])
})

test('two nodes with one folder share the work and never each other’s halves', async () => {
  const source = await aSource()
  const dataDir = mkdtempSync(join(tmpdir(), 'packages-'))
  const here = aNode(source.url, { dataDir, owner: 'here' })
  const there = aNode(source.url, { dataDir, owner: 'there' })
  mkdirSync(here.folder, { recursive: true })
  const theirs = join(here.folder, `${OWL_FILE}.there.part`)
  writeFileSync(theirs, OWL.subarray(0, 10))
  await here.bring()
  expect(here.node.status).toMatchObject({ state: 'bringing', there: 1, failure: null })
  expect(source.asked).toEqual([WING_FILE])
  await there.bring()
  expect(there.node.status.state).toBe('ready')
  await here.bring()
  expect(here.node.status.state).toBe('ready')
  expect(source.asked).toEqual([WING_FILE, `${OWL_FILE} bytes=10-`])
})

test('two nodes that begin at the same moment end with the same whole files', async () => {
  const source = await aSource()
  const dataDir = mkdtempSync(join(tmpdir(), 'packages-'))
  const nodes = ['one', 'two'].map((owner) => aNode(source.url, { dataDir, owner }))
  await Promise.all(nodes.map(({ bring }) => bring()))
  for (const { bring } of nodes) await bring()
  expect(nodes.map(({ node }) => node.status.state)).toEqual(['ready', 'ready'])
  expect(readdirSync(nodes[0]!.folder).toSorted()).toEqual([OWL_FILE, WING_FILE])
})

test('the reserve on the disk is not touched', async () => {
  const source = await aSource()
  const { node, bring, folder } = aNode(source.url, { reserve: '1000000000' })
  await bring()
  expect(node.status).toMatchObject({ state: 'waiting', failure: { reason: 'disk-full' } })
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that cannot be made is a reason, not an end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'packages-'))
  writeFileSync(join(dataDir, 'python-packages'), 'a file')
  const { node, bring } = aNode('http://127.0.0.1:9/full', { dataDir })
  await bring()
  expect(node.status.failure?.reason).toBe('no-folder')
})

test('what was taken away while the server ran is brought again', async () => {
  const source = await aSource()
  const { node, bring, ask, folder } = aNode(source.url)
  await bring()
  rmSync(join(folder, OWL_FILE))
  expect((await ask(OWL_FILE)).statusCode).toBe(503)
  await bring()
  expect(node.status.state).toBe('ready')
  expect((await ask(OWL_FILE)).statusCode).toBe(200)
})

test('none are brought where none are wanted; a name nobody knows is told', async () => {
  const off = aNode('http://127.0.0.1:9/full', { packages: 'none' })
  await off.bring()
  expect(off.node.status).toMatchObject({ state: 'off', failure: null, wanted: 0 })
  const source = await aSource()
  const odd = aNode(source.url, { packages: 'wing, turtel' })
  await odd.bring()
  expect(odd.node.status).toMatchObject({
    state: 'ready',
    failure: { reason: 'unknown-package', detail: 'turtel' },
  })
  expect(() => readEnv({ PYTHON_PACKAGES: '../etc' })).toThrow(/PYTHON_PACKAGES/)
})

test('packages of an earlier version go a day after the new ones came', async () => {
  const source = await aSource()
  const { node, bring, dataDir } = aNode(source.url)
  const old = join(dataDir, 'python-packages', '1.2.2')
  mkdirSync(old, { recursive: true })
  const tomorrow = new Date(Date.now() + 2 * 86_400_000)
  await node.store.forgetOld(tomorrow)
  expect(existsSync(old), 'the new ones are not there').toBe(true)
  await bring()
  await node.store.forgetOld(new Date())
  expect(existsSync(old), 'another node may need them').toBe(true)
  await node.store.forgetOld(tomorrow)
  expect(existsSync(old)).toBe(false)
  expect(existsSync(node.store.folder)).toBe(true)
})

test('an admin reads how far they are, without the password of the source; others do not', async () => {
  const server = await testServer({
    PYTHON_PACKAGES_URL: 'https://school:secret@packages.example/full',
  })
  expect((await server.app.inject('/api/admin/python-packages')).statusCode).toBe(401)
  const admin = await adminClient(server)
  const { body } = await admin.call('GET', '/python-packages')
  expect(body).toMatchObject({ state: 'bringing', there: 0 })
  expect(JSON.stringify(body)).toContain('packages.example')
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await admin.call('POST', '/python-packages/try')).status).toBe(200)
})
