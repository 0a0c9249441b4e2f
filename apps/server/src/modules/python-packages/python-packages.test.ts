/** The source is a folder that the test serves, in the layout of the public one. */
import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { testServer } from '../../testing/test-server.ts'
import type { Lock } from './python-lock.ts'
import { PythonPackages } from './python-packages.ts'
import { registerPythonPackages } from './routes.ts'

const OWL = randomBytes(300_000)
const WING = randomBytes(200_000)
const OWL_FILE = 'owl-1.0-py3-none-any.whl'
const WING_FILE = 'wing-2.0-py3-none-any.whl'

function sum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const LOCK: Lock = {
  packages: {
    owl: { name: 'owl', file_name: OWL_FILE, sha256: sum(OWL), depends: ['wing'] },
    wing: { name: 'wing', file_name: WING_FILE, sha256: sum(WING), depends: [] },
  },
}

interface Source {
  url: string
  files: Map<string, Uint8Array>
  /** Name and range of every request. */
  asked: string[]
  /** Sends so many bytes and hangs up. */
  breaksAfter: number
  knowsRanges: boolean
}

async function aSource(): Promise<Source> {
  const source: Source = {
    url: '',
    files: new Map([
      [OWL_FILE, OWL],
      [WING_FILE, WING],
    ]),
    asked: [],
    breaksAfter: Number.POSITIVE_INFINITY,
    knowsRanges: true,
  }
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice('/full/'.length)
    source.asked.push([name, request.headers.range].filter(Boolean).join(' '))
    const whole = source.files.get(name)
    if (!whole) return response.writeHead(404).end()
    const from = source.knowsRanges ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0
    if (from >= whole.length) return response.writeHead(416).end()
    const bytes = whole.subarray(from)
    const range = { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': bytes.length,
      ...(from > 0 ? range : {}),
    })
    if (bytes.length <= source.breaksAfter) return response.end(bytes)
    return response.write(bytes.subarray(0, source.breaksAfter), () =>
      setTimeout(() => response.destroy(), 100),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  source.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/full`
  return source
}

interface NodeOptions {
  dataDir?: string
  packages?: string
  reserve?: string
  owner?: string
}

/** A node's packages, with a clock that the test turns. */
function aNode(source: string, { dataDir, packages, reserve, owner }: NodeOptions = {}) {
  const env = readEnv({
    DATA_DIR: dataDir ?? mkdtempSync(join(tmpdir(), 'packages-')),
    PYTHON_PACKAGES: packages ?? 'owl',
    PYTHON_PACKAGES_URL: source,
    DISK_RESERVE_MB: reserve ?? '0',
  })
  let minutes = 0
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, minutes))
  const log = pino({ level: 'silent' })
  const known = { lock: LOCK, version: '1.2.3' }
  const node = new PythonPackages({ env, log, now }, known, owner)
  return {
    node,
    dataDir: env.dataDir,
    folder: node.store.folder,
    bring: () => node.bring(new AbortController().signal),
    later: () => {
      minutes += 30
    },
    /** As a browser would. */
    async ask(file: string, version = '1.2.3') {
      const app = Fastify()
      registerErrorHandler(app)
      registerPythonPackages(app, node)
      return app.inject(`/python-packages/${version}/${file}`)
    },
  }
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

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
