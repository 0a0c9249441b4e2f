import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { PackageSource } from './package-source.ts'

const OWL = Buffer.from('owl '.repeat(50_000))
const WING = Buffer.from('wing')

function sum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const LOCK = {
  packages: {
    owl: { file_name: 'owl.whl', sha256: sum(OWL) },
    wing: { file_name: 'wing.whl', sha256: sum(WING) },
  },
}

const INDEX = { coming: false, files: { 'owl.whl': OWL.length, 'wing.whl': WING.length } }

/** A site that has these answers at these addresses. */
async function aSite() {
  const answers = new Map<string, [status: number, body: Uint8Array | string]>([
    ['/lock.json', [200, JSON.stringify(LOCK)]],
    ['/python-packages/2/', [200, JSON.stringify(INDEX)]],
    ['/python-packages/2/owl.whl', [200, OWL]],
    ['/python-packages/2/wing.whl', [200, WING]],
  ])
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const [status, body] = answers.get(request.url ?? '') ?? [404, '']
    response.writeHead(status, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => server.close(resolve))
  onTestFinished(() => void close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const base = `${origin}/python-packages/2/`
  const source = new PackageSource({
    lock: `${origin}/lock.json`,
    packages: base,
    broughtAlong: `${origin}/wheels/`,
  })
  return { answers, asked, close, source, base, origin }
}

/** The browser's store, which any script of the site may write to. */
function aDevice(): Map<string, Uint8Array> {
  const kept = new Map<string, Uint8Array>()
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) =>
      kept.has(url) ? new Response(kept.get(url)!.slice()) : undefined,
    delete: async (url: string) => kept.delete(url),
    put: async (url: string, response: Response) =>
      kept.set(url, new Uint8Array(await response.arrayBuffer())),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return kept
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('packages come with their bytes counted, and from the device the next time, offline too', async () => {
  const kept = aDevice()
  const { source, base, close, asked } = await aSite()
  kept.set(base.replace('/2/', '/1/'), WING)
  const seen: [number, number][] = []
  const first = await source.fetch(['owl.whl', 'wing.whl'], (...counted) => seen.push(counted))
  expect(Object.keys(first.files)).toEqual(['owl.whl', 'wing.whl'])
  expect(seen.at(-1)).toEqual([OWL.length + WING.length, OWL.length + WING.length])
  expect([...kept.keys()].toSorted(), 'the old version is gone').toEqual([
    `${base}owl.whl`,
    `${base}wing.whl`,
  ])
  await close()
  const again = await source.fetch(['owl.whl'], () => undefined)
  expect(Buffer.from(again.files['owl.whl']!).equals(OWL)).toBe(true)
  expect(asked).toHaveLength(4)
})

test('what somebody put into the store is not given to Python', async () => {
  const kept = aDevice()
  const { source, base } = await aSite()
  kept.set(`${base}wing.whl`, Buffer.from('import evil'))
  const { files } = await source.fetch(['wing.whl'], () => undefined)
  expect(Buffer.from(files['wing.whl']!).equals(WING)).toBe(true)
})

test('without a store on the device it works too', async () => {
  const { source } = await aSite()
  expect((await source.fetch(['wing.whl'], () => undefined)).reason).toBeNull()
})

test.each([
  ['no-source', 200, { coming: false, files: { 'owl.whl': 1 } }],
  ['on-its-way', 200, { coming: true, files: { 'owl.whl': 1 } }],
  ['unreachable', 500, {}],
] as const)('%s: what the site has is asked before a file is', async (reason, status, index) => {
  const { source, answers, asked } = await aSite()
  answers.set('/python-packages/2/', [status, JSON.stringify(index)])
  expect(await source.fetch(['owl.whl', 'wing.whl'], () => undefined)).toEqual({
    files: {},
    reason,
  })
  expect(asked).toEqual(['/lock.json', '/python-packages/2/'])
})

test('another file than the listed one is asked for once more, and then refused', async () => {
  const kept = aDevice()
  const { source, answers, asked } = await aSite()
  answers.set('/python-packages/2/wing.whl', [200, '<html>Sign in to this network</html>'])
  const answer = await source.fetch(['wing.whl'], () => undefined)
  expect(answer).toEqual({ files: {}, reason: 'unreachable' })
  expect(asked.filter((path) => path.endsWith('wing.whl'))).toHaveLength(2)
  expect(kept.size).toBe(0)
})

test('a sandbox that names other files gets nothing, and nobody is asked for them', async () => {
  const { source, asked } = await aSite()
  for (const name of ['../../api/profile', 'https://evil.example/x.whl', 'secret.whl']) {
    expect(await source.fetch([name], () => undefined)).toEqual({ files: {}, reason: 'no-source' })
  }
  expect(asked).toEqual(['/lock.json'])
})

test('offline, where nothing is on the device, is told as such and tried again later', async () => {
  const { source, close } = await aSite()
  await close()
  expect((await source.fetch(['owl.whl'], () => undefined)).reason).toBe('unreachable')
  expect((await source.fetch(['owl.whl'], () => undefined)).reason).toBe('unreachable')
})

test('what is part of the product comes from beside the interpreter, also where there is no source', async () => {
  const { answers, asked, source } = await aSite()
  const kept = aDevice()
  const file = 'traitlets-5.16.1-py3-none-any.whl'
  const bytes = readFileSync(new URL(`./wheels/${file}`, import.meta.url))
  answers.set(`/wheels/${file}`, [200, bytes])
  answers.delete('/python-packages/2/')
  const { files, reason } = await source.fetch([file], () => {})
  expect(reason).toBeNull()
  expect(new Uint8Array(files[file]!)).toEqual(new Uint8Array(bytes))
  expect(asked).toEqual(['/lock.json', `/wheels/${file}`])
  kept.clear()
  answers.set(`/wheels/${file}`, [200, WING])
  expect((await source.fetch([file], () => {})).reason, 'another file').toBe('unreachable')
})
