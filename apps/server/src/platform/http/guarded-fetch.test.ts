import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGuardedFetch, isPrivateAddress, RefusedFetch } from './guarded-fetch.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function refusal(asked: Promise<Response>): Promise<string> {
  const error: unknown = await asked.then(
    () => new Error('answered'),
    (reason: unknown) => reason,
  )
  return error instanceof RefusedFetch ? error.reason : String(error)
}

test('nothing of our own network is reached, however it is written', async () => {
  const ask = createGuardedFetch(null)
  const inside = [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
  ]
  for (const address of inside)
    expect([address, await refusal(ask(address))]).toEqual([address, 'private-address'])
})

test('only https, unless the operator has named the place', async () => {
  const base = await listen((_request, response) => response.end('{}'))
  expect(await refusal(createGuardedFetch(null)(base))).toBe('not-https')
  expect(await (await createGuardedFetch(base)(base)).text()).toBe('{}')
  expect(await refusal(createGuardedFetch(base)('http://127.0.0.1:1/'))).toBe('not-https')
  expect(await refusal(createGuardedFetch(base)('https://127.0.0.1/'))).toBe('private-address')
})

test('no redirects, no endless answers, nobody who is away', async () => {
  const base = await listen((request, response) => {
    if (request.url === '/elsewhere')
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else response.end('x'.repeat(300 * 1024))
  })
  const ask = createGuardedFetch(base)
  expect(await refusal(ask(`${base}/elsewhere`))).toBe('redirect')
  expect(await refusal(ask(`${base}/endless`))).toBe('too-large')
  expect(await refusal(createGuardedFetch('http://127.0.0.1:1')('http://127.0.0.1:1/'))).toBe(
    'unreachable',
  )
  expect(await refusal(createGuardedFetch(null)('https://nowhere.invalid/'))).toBe('unknown-host')
})

test('whoever asks says how long and how much', async () => {
  const base = await listen((request, response) => {
    if (request.url === '/silent') return
    if (request.url === '/slow') response.write('{')
    else response.end('x'.repeat(300 * 1024))
  })
  const ask = createGuardedFetch(base, { timeMs: 200, bytes: 400 * 1024 })
  expect(await (await ask(`${base}/long`)).text()).toHaveLength(300 * 1024)
  expect(await refusal(ask(`${base}/silent`))).toBe('timeout')
  expect(await refusal(ask(`${base}/slow`))).toBe('timeout')
})

test('a form says that it is one', async () => {
  const base = await listen((request, response) => response.end(request.headers['content-type']))
  const answer = await createGuardedFetch(base)(base, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(await answer.text()).toMatch(/^application\/x-www-form-urlencoded/)
})

test('what is private', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111']) {
    expect([address, isPrivateAddress(address)]).toEqual([address, false])
  }
  for (const address of [
    '100.64.0.1',
    '172.31.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '2002::1',
  ])
    expect([address, isPrivateAddress(address)]).toEqual([address, true])
})
