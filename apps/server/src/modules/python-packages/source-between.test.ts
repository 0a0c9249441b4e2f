/** What stands between a school's server and the source of packages, and what becomes of it. */
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  aNode,
  aSource,
  isEqual,
  OWL,
  OWL_FILE,
  WING,
  WING_FILE,
} from './testing/served-packages.ts'

const LOGIN = '<!doctype html><title>Sign in to the school network</title>'.repeat(50)

function sendLogin(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(LOGIN)
  return true
}

/** Another host; what it was asked is written down. */
async function anotherHost(answer: (path: string, response: ServerResponse) => void) {
  const seen: { path: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', authorization: request.headers.authorization })
    answer(request.url ?? '', response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, seen }
}

test('a source with a name and a password gets them, and nobody else reads them', async () => {
  const source = await aSource()
  const seen: (string | undefined)[] = []
  source.instead = (request) => {
    seen.push(request.headers.authorization)
    return false
  }
  const { node, bring, logged } = aNode(source.url.replace('//', '//school:se%20cret@'))
  await bring()
  expect(node.status).toMatchObject({ state: 'ready', failure: null })
  const basic = `Basic ${Buffer.from('school:se cret').toString('base64')}`
  expect(seen).toEqual([basic, basic])
  expect(JSON.stringify(node.status) + logged.join('')).not.toContain('cret')
})

test('the password of a source that does not answer is in no failure and in no log', async () => {
  const { node, bring, logged } = aNode('http://school:secret@127.0.0.1:9/full')
  await bring()
  expect(node.status.failure?.reason).toBe('unreachable')
  expect(JSON.stringify(node.status) + logged.join('')).not.toContain('secret')
})

test('a source that sends on to another host is followed, without the password', async () => {
  const files = new Map([
    [`/${OWL_FILE}`, OWL],
    [`/${WING_FILE}`, WING],
  ])
  const other = await anotherHost((path, response) => response.end(files.get(path)))
  const source = await aSource()
  source.instead = (request, response) => {
    response.writeHead(302, { location: `${other.url}${request.url!.slice('/full'.length)}` }).end()
    return true
  }
  const { node, bring, ask } = aNode(source.url.replace('//', '//school:secret@'))
  await bring()
  expect(node.status).toMatchObject({ state: 'ready', failure: null })
  expect(isEqual((await ask(OWL_FILE)).rawPayload, OWL)).toBe(true)
  expect(other.seen).toHaveLength(2)
  expect(other.seen.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
})

test('a sign-in page of the network is told as such, with the host that sent it', async () => {
  const portal = await anotherHost((_, response) => sendLogin(response))
  const source = await aSource()
  source.instead = (_, response) => {
    response.writeHead(302, { location: `${portal.url}/login?from=owl` }).end()
    return true
  }
  const { node, bring, ask, folder, later } = aNode(source.url)
  await bring()
  expect(node.status).toMatchObject({ state: 'waiting', there: 0 })
  expect(node.status.failure).toEqual({
    reason: 'web-page',
    file: OWL_FILE,
    detail: `a web page came from ${new URL(portal.url).host}`,
  })
  expect(portal.seen, 'the next file would be the same page').toHaveLength(1)
  expect(readdirSync(folder)).toEqual([])
  expect((await ask('')).json(), 'a learner hears that there is none').toMatchObject({
    coming: false,
  })
  source.instead = null
  later()
  await bring()
  expect(node.status).toMatchObject({ state: 'ready', failure: null })
})

test('a sign-in page in the middle of a file leaves what has come', async () => {
  const source = await aSource()
  source.breaksAfter = 120_000
  const { node, bring, folder, later } = aNode(source.url)
  await bring()
  const [part] = readdirSync(folder)
  const before = statSync(join(folder, part!)).size
  expect(before).toBeGreaterThan(0)
  source.instead = (_, response) => sendLogin(response)
  later()
  await bring()
  expect(node.status.failure?.reason).toBe('web-page')
  expect(statSync(join(folder, part!)).size).toBe(before)
  source.instead = null
  source.breaksAfter = Number.POSITIVE_INFINITY
  source.asked = []
  later()
  await bring()
  expect(node.status.state).toBe('ready')
  expect(source.asked[0]).toBe(`${OWL_FILE} bytes=${before}-`)
})

test('a package that a careless server calls a web page is taken by what it is', async () => {
  const source = await aSource()
  source.instead = (request, response) => {
    const bytes = source.files.get((request.url ?? '').slice('/full/'.length))
    response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
    return true
  }
  const { node, bring } = aNode(source.url)
  await bring()
  expect(node.status.state).toBe('ready')
})

test.each([
  [401, 'not-let-in', 1],
  [403, 'not-let-in', 1],
  [511, 'not-let-in', 1],
  [429, 'source-busy', 1],
  [500, 'source-busy', 1],
  [503, 'source-busy', 1],
  [404, 'refused', 2],
  [410, 'refused', 2],
] as const)('an answer of %i is told as %s', async (status, reason, asked) => {
  const source = await aSource()
  source.instead = (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(LOGIN)
    return true
  }
  const { node, bring, folder } = aNode(source.url)
  await bring()
  expect(node.status.failure).toEqual({
    reason,
    file: OWL_FILE,
    detail: `the source answered ${status}`,
  })
  expect(source.asked, 'where the next file would fare the same it is not asked for').toHaveLength(
    asked,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('a source that breaks down in the middle is asked for the rest when it is back', async () => {
  const source = await aSource()
  source.breaksAfter = 120_000
  const { node, bring, later } = aNode(source.url)
  await bring()
  source.instead = (_, response) => {
    response.writeHead(503).end()
    return true
  }
  later()
  await bring()
  expect(node.status.failure?.reason).toBe('source-busy')
  source.instead = null
  source.breaksAfter = Number.POSITIVE_INFINITY
  source.asked = []
  later()
  await bring()
  expect(source.asked[0]).toMatch(/bytes=\d{4,}-$/)
  expect(node.status.state).toBe('ready')
})

test('a disk that fills up while a file comes is told, and nothing half stays', async () => {
  const source = await aSource()
  const { node, bring, folder } = aNode(source.url, { owner: 'here' })
  mkdirSync(folder, { recursive: true })
  // Linux's file that is always full stands for the disk.
  symlinkSync('/dev/full', join(folder, `${OWL_FILE}.here.part`))
  await bring()
  expect(node.status.failure).toMatchObject({ reason: 'disk-full', file: OWL_FILE })
  expect(readdirSync(folder)).toEqual([])
  node.tryNow()
  await bring()
  expect(node.status.state).toBe('ready')
})

test('a wrong checksum is named with its file; what was there before stays as it is', async () => {
  const source = await aSource()
  const { node, bring, folder, later } = aNode(source.url)
  await bring()
  expect(node.status.state).toBe('ready')
  source.files.set(OWL_FILE, Buffer.concat([OWL.subarray(0, -1), Buffer.from([OWL.at(-1)! ^ 1])]))
  writeFileSync(join(folder, OWL_FILE), 'damaged')
  node.store.forget(OWL_FILE)
  later()
  await bring()
  expect(node.status).toMatchObject({
    there: 1,
    failure: { reason: 'wrong-file', file: OWL_FILE, detail: 'the checksum is another one' },
  })
})
